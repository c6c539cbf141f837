"""Whose a quantity is: the company that its sentence speaks of."""

import re
from bisect import bisect_right

from activities.rules.prose import contact, deals, limits, pronouns, sources
from activities.rules.prose.context import Scene
from activities.rules.prose.entities import EntityMention
from activities.rules.prose.institutions import AVERAGES
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.tables import Tables
from activities.rules.prose.timing import LOOK
from activities.rules.prose.units import Kind
from activities.rules.prose.whose_words import (
    ACTS,
    AND_NEXT,
    ASIDE,
    AT,
    AT_ANOTHER,
    CLAUSE_OF_ITS,
    DEALT,
    ELLIPTIC,
    HOLDERS,
    OWN,
    PART_OF_ITS,
    PARTNER,
    RATING,
    SET_AGAINST,
    TIMES_ITS,
)
from activities.rules.scanning.regex import regex

_BACK = 36
_PLACE = regex(r"(?:(?<![存现潜内外实])在|于|赴|登陆|透过|通过|据|经)$")
"""Before the name of a place: 在港交所回购, 据上交所披露."""
_REPORTS = regex(
    r"(?:的|于)?(?:(?:19|20)[0-9]{2}年?)?(?:度)?(?:年报|半年报|中报|[一三]季报|季报|财报|"
    r"年度报告|公告|披露|定期报告|业绩预告|业绩快报|招股)"
)
"""Behind the name of whoever tells figures of himself: 据甲公司披露."""
_STOPPED = regex(r"[(，；;。]")
"""Between a name and a metric that is no more its own: 低于甲公司的71天；应收账款周转天数."""
_MODEL = regex(r"\s?[A-Z]{0,2}[0-9]{3}(?![0-9])")
"""Behind the name of a maker: what is told is of who has the model, 引进1架空客A320."""
_ROLE = regex(r"(?<![A-Za-z])(?:rival|competitor|peer|supplier|customer)\s$", re.IGNORECASE)
_LEADS_TO = regex(r"\s(?:[a-z-]+\s){1,3}(?:to|on)\s(?:[A-Z]{2,3})?[$¥€£]?\s?")
"""Between a change and the level that it leads to, whosoever that is: a 3.3% gain to $7bn at
Harlow."""
_LED = regex(r"\s(?:to|at)\s(?:[A-Z]{2,3})?[$¥€£]?")
_WE = regex(
    r"\s?(?:[-*]\s)?(?:(?:We|Our)(?!\s[^.;\n]{0,60}?(?:price target|target price|price objective|"
    r"fair value|PT|TP)(?![A-Za-z]))|Spot|Futures)(?![a-z])"
)
"""At the head of a sentence: who writes speaks of himself, a market of its own prices, and not of
the company before, unless he says what he thinks its shares worth."""
_QUOTED = regex(r"(?:摘自|节选自|引自|出自|来源[:：]?|来自)\s?$")
"""Before the company whose words a text gives."""
_ALONE, _CLOSED = regex(r"(?:[。\n]|[.!?]\s)\($"), regex(r"(?:\s?\([A-Z0-9.]+\))?\)\s*")
"""Around the company in brackets of its own at the end of a text: … maturities. (Nvidia (NVDA))"""
_STAKE = regex(r"\s?(?:的|of its)?\s?(?:股权|股份|权益|(?:equity )?(?:stake|interest)(?![a-z]))")
"""Behind the percentage of a company that another one buys or holds."""
_OF_WHOLE_AT = regex(r"\sof\s(?:[a-z-]+\s){1,3}(?:at|for|by)\s(?:rival\s|peer\s)?")
"""Between a share and whose it is: 8.8% of revenue at Aldgate."""
_THINGS_AT = regex(r"\s(?:[a-z-]+\s){1,4}(?:at|for)\s(?:rival\s|peer\s)?")
_NEXT = regex(r"[,.;)]|\s(?:and|versus|vs|against|but|while|compared|in|last)(?![a-z])|$")
_ARMS = frozenset({"placebo", "pbo"})
"""Who stands directly behind its number: 12.4% vs 1.9% pbo."""
_ROW = regex(r"\s?[,、]\s?[0-9]")
_ROW_HEAD = regex(r"[$¥€£]?[0-9.]+[%x倍]?[,、]\s[0-9]")
_VERSUS = regex(r"\s?(?:vs\.?|versus|对比?)\s?", re.IGNORECASE)
"""Between two numbers in brackets of two companies: （25.9% vs 27.2%）."""
_AGAINST = regex(r"(?:对|比|\s?vs\.?\s?|\sversus\s)[0-9]")
"""Between two numbers of two companies that are named before them: A与B，收入1对2."""
_EACH = regex(r"\s?[:：]?\s?[$¥€£]?[0-9][0-9,.]*[%x倍]?\s?[,、，;]\s?(?:and\s|和)?")
"""Between companies that stand in a list with a number each; the next list may follow it."""
_CLAUSE_ZH = regex(r"，[^，。；]{0,4}$")
_HEADED = regex(r"(?:总票房|总销量|总规模|总产量|总量|总额|大盘|全行业)(?:为|达|约|近|逾|超)?$")
"""Before the total of a market, whose the company in the next clause is only a part of."""
_SIDE_BY_SIDE = regex(r"\s?(?:[、/&和与及]|,\s?|and|versus|vs\.?)\s?(?:and\s)?")
_BRACKETED = regex(r"\((?:占[^0-9()]{0,8}|约)?")
"""Between a name and a number of its own in brackets: 腾讯控股（9.6%）."""
_FIGURE_CELL = regex(r"\|[^|A-Za-z]{0,6}[0-9]")
"""A cell that begins with a number."""
_LATELY = regex(
    r"(?:过去|近|最近|这|未来|今后|此前|往后)的?(?:[0-9]{1,2}|[一两二三四五六七八九十]{1,2})(?:年|个?季度?|个月|周|天)"
)
"""A span of time that is no figure of whom a clause names: 美的集团过去一年."""
_ENDS = regex(r"(?:\s(?:index|benchmark|average|sector|market))?[,，;).。]")


def company(
    scene: Scene, quantity: Quantity, sentence: tuple[int, int], around: tuple[int, int]
) -> tuple[str | None, frozenset[str]]:
    """Whose a quantity is, and whose else it could be."""
    text, (previous, following) = scene.text, around
    right = scene.after(scene.entities, quantity.end, min(following, sentence[1]))
    if right and _is_own(text, quantity.end, right[0]):
        return right[0].key, frozenset()
    if owner := _of_level(scene, quantity, following, sentence[1]):
        return owner, frozenset()
    if pronouns.is_unnamed(scene, quantity.start):
        return None, frozenset()
    if (named := pronouns.in_order(scene, quantity.start, quantity.end, sentence)) is not None:
        keys = pronouns.pair(scene, sentence)
        return (keys[named] if len(keys) == 2 else None), frozenset()
    if mention := _named_before(scene, quantity, sentence):
        return _of_mention(scene, quantity, mention, (sentence[0], previous))
    entity = (
        pronouns.it(scene, sentence[0])
        or scene.carry.entity
        or _held_alone(scene, quantity.start)
        or _named_behind(scene, quantity, sentence[1], following)
    )
    return entity or _quoted_from(scene), frozenset()


def _of_mention(
    scene: Scene, quantity: Quantity, mention: EntityMention, floors: tuple[int, int]
) -> tuple[str | None, frozenset[str]]:
    """Whose a quantity is behind a company.

    ``floors`` are where its sentence begins and the quantity before it ends.
    """
    start, previous = floors
    if mention.end <= start and _WE.match(scene.text, start):
        return None, frozenset()
    if mention.end == quantity.start and _STAKE.match(scene.text, quantity.end):
        return None, frozenset()
    if pronouns.is_another(scene, mention, quantity.start):
        return None, frozenset()
    return mention.key, _others(scene, mention, (start, quantity.start), previous)


def of_table(scene: Scene, tables: Tables, position: int) -> EntityMention | None:
    """The only company that the first cell of the head of a table names.

    No row need name it again.
    """
    cell = tables.corner(position)
    named = scene.after(scene.entities, cell.start, cell.end) if cell else []
    return named[0] if len({mention.key for mention in named}) == 1 else None


def _quoted_from(scene: Scene) -> str | None:
    """The company whose report or call a text says at its end that it is taken from.

    Or that alone is named there in brackets.
    """
    last = scene.entities[-1] if scene.entities else None
    if last is None or last.key.startswith("?"):
        return None
    alone = len({mention.key for mention in scene.entities}) == 1
    alone = alone and _CLOSED.fullmatch(scene.text, scene.entities[0].end) is not None
    if alone and _ALONE.search(scene.text[: scene.entities[0].start][-3:]):
        return last.key
    return last.key if _QUOTED.search(scene.text[max(0, last.start - 12) : last.start]) else None


def _held_alone(scene: Scene, position: int) -> str | None:
    """The only company of a text, where shareholders deal in it whom it does not name.

    第二大股东减持甲公司，持股比例降至.
    """
    if len({mention.key for mention in scene.entities}) != 1:
        return None
    one = scene.entities[0]
    holders = HOLDERS.search(scene.text, 0, min(one.start, position))
    known = holders and one.end <= position and not one.key.startswith("?")
    return one.key if known else None


def _of_level(scene: Scene, quantity: Quantity, following: int, end: int) -> str | None:
    """The company behind the level that a change leads to, where it is that one's own."""
    if following >= end or not _LEADS_TO.fullmatch(scene.text, quantity.end, following):
        return None
    level = scene.ends[bisect_right(scene.ends, quantity.end)]
    right = scene.after(scene.entities, level, min(end, level + LOOK))[:1]
    own = right and scene.text[level : right[0].start].strip()
    return right[0].key if own and _is_own(scene.text, level, right[0]) else None


def loosely(scene: Scene, entity: str | None, sentence: tuple[int, int]) -> frozenset[str]:
    """Whose a quantity may be where its sentence names no company: of any that the text has.

    The last one named then counts only where it has a fact of the same kind.
    """
    if entity in (None, scene.carry.applied) or scene.after(scene.entities, *sentence):
        return frozenset()
    return scene.named


def _named_before(
    scene: Scene, quantity: Quantity, sentence: tuple[int, int]
) -> EntityMention | None:
    """The last company before a quantity that is not named aside, if possible in its sentence."""
    for floor, ceiling in ((sentence[0], quantity.start), (0, sentence[0])):
        for mention in scene.before(scene.entities, ceiling, floor):
            if _is_base(scene.text, mention, quantity):
                continue
            if _in_other_row(scene.text, mention.start, quantity.start):
                continue
            if _is_told_of(scene, mention, quantity.start):
                return mention
            if not _aside(scene, mention, quantity.start) and not _of_another(scene, mention):
                return mention
    return None


def _is_told_of(scene: Scene, mention: EntityMention, position: int) -> bool:
    """Whether the first figure of a clause that hangs on a name stands there."""
    first = bisect_right(scene.ends, mention.end) == bisect_right(scene.ends, position)
    return first and CLAUSE_OF_ITS.match(scene.text, mention.end) is not None


def _in_other_row(text: str, place: int, position: int) -> bool:
    """Whether a place is in another row of the table of a position: each row speaks of its own."""
    start, end = text.rfind("\n", 0, place) + 1, text.find("\n", place)
    row = text.rfind("\n", 0, position) + 1
    if not 0 <= end < row or "|" not in text[start:end] or "|" not in text[row:position]:
        return False
    return _FIGURE_CELL.search(text, start, end) is not None


def _is_base(text: str, mention: EntityMention, quantity: Quantity) -> bool:
    """Whether a company is what another one is measured by, in times or as a part."""
    if not TIMES_ITS.fullmatch(text, mention.end, quantity.start):
        return False
    part = PART_OF_ITS.search(text[max(0, mention.start - 8) : mention.start])
    return quantity.unit.kind is Kind.MULTIPLE or (
        quantity.unit.kind is Kind.PERCENT and bool(part)
    )


def _named_behind(scene: Scene, quantity: Quantity, end: int, following: int) -> str | None:
    """The company that the rest of a sentence names, unless it is that of another quantity."""
    text = scene.text
    right = [
        m
        for m in scene.after(scene.entities, quantity.end, end)
        if text[m.start : m.end] not in AVERAGES
    ]
    if not right or _is_measure(text, right[0]) or DEALT.search(text[: right[0].start][-8:]):
        return None
    if _CLAUSE_ZH.search(text, quantity.end, right[0].start) and _HEADED.search(
        text[: quantity.start][-12:]
    ):
        return None
    if following < end and (
        _heads_its_own(scene, right[0]) or _BRACKETED.fullmatch(text, right[0].end, following)
    ):
        return None
    another = right[0].start > following and AT_ANOTHER.search(text[: right[0].start][-16:])
    return None if another else right[0].key


def _heads_its_own(scene: Scene, mention: EntityMention) -> bool:
    """Whether a clause behind begins with a company and gives a number of its own.

    ，同期创业板指跌1.8%; , Harlow's own at 6.9%.
    """
    if ELLIPTIC.match(scene.text, mention.end):
        return scene.text[: mention.start].endswith((", ", "; "))
    start, end = scene.clause(mention.start), scene.clause_end(mention.start)
    ends = scene.ends[bisect_right(scene.ends, mention.end) : bisect_right(scene.ends, end)]
    spans = {hit.end() for hit in _LATELY.finditer(scene.text, mention.end, end)}
    return (
        not spans.issuperset(ends)
        and scene.text[start - 1 : start] in ("，", "；", ",")
        and not scene.text.isascii()
    )


def _is_measure(text: str, mention: EntityMention) -> bool:
    """Whether a company behind a quantity is only what it is compared with.

    Better than Linden's.
    """
    return bool(ASIDE.search(text[max(0, mention.start - _BACK) : mention.start]))


def _is_own(text: str, position: int, mention: EntityMention) -> bool:
    """Whether a company behind a quantity is its own: 27% at Harlow, 1.47%（江夏银行）."""
    gap = text[position : mention.start]
    if _OF_WHOLE_AT.fullmatch(gap) and _NEXT.match(text, mention.end):
        return True
    if _THINGS_AT.fullmatch(gap) and SET_AGAINST.search(text[max(0, position - _BACK) : position]):
        return _NEXT.match(text, mention.end) is not None
    if contact.is_had_by(text, position, mention.start, mention.end):
        return True
    arm = gap in (" ", " on ", " for ") and text[mention.start : mention.end].lower() in _ARMS
    return arm or bool(AT.fullmatch(gap)) or (gap.strip() == "(" and text[mention.end :][:1] == ")")


def _of_another(scene: Scene, mention: EntityMention) -> bool:
    """Whether a company is said of a quantity before alone: 24.5x for Nimbus Data, a discount."""
    text, index = scene.text, bisect_right(scene.ends, mention.start) - 1
    if index < 0 or scene.ends[index] == mention.start:
        return False
    if not _is_own(text, scene.ends[index], mention):
        return False
    end = scene.ends[index]
    if AND_NEXT.match(text, mention.end) and SET_AGAINST.search(text[max(0, end - _BACK) : end]):
        return True
    return bool(_ENDS.match(text, mention.end))


def _others(
    scene: Scene, mention: EntityMention, sentence: tuple[int, int], previous: int
) -> frozenset[str]:
    """The companies of a sentence that a quantity far behind a name may be of as well."""
    floor, start = sentence
    if _VERSUS.fullmatch(scene.text, previous, start):
        return frozenset(m.key for m in scene.before(scene.entities, start, 0))
    if mention.end <= floor:
        text = scene.text
        row = _ROW.match(text, previous) or _ROW_HEAD.match(text, start)
        return _listed(scene, mention, _EACH if row else _SIDE_BY_SIDE)
    if mention.end > previous:
        row = _AGAINST.match(scene.text, scene.ends[bisect_right(scene.ends, start)])
        return _listed(scene, mention, _SIDE_BY_SIDE) if row else frozenset()
    if _leads_on(scene, mention, previous, start):
        return frozenset()
    return frozenset(m.key for m in scene.before(scene.entities, start, floor))


def _leads_on(scene: Scene, mention: EntityMention, previous: int, start: int) -> bool:
    """Whether a number is the level that the change right before it led to, of whom that was told.

    Down 3.1 bps at.
    """
    index = bisect_right(scene.ends, previous) - 2
    before = scene.ends[index] if index >= 0 else 0
    return mention.start > before and _LED.fullmatch(scene.text, previous, start) is not None


def _listed(scene: Scene, mention: EntityMention, between: re.Pattern[str]) -> frozenset[str]:
    """The companies listed side by side with one: of each of them the next sentence may speak."""
    keys = {mention.key}
    for one in scene.before(scene.entities, mention.start, 0):
        if not between.fullmatch(scene.text[one.end : mention.start]):
            break
        keys.add(one.key)
        mention = one
    return frozenset(keys)


def _is_partner(text: str, mention: EntityMention) -> bool:
    """Whether a stranger rates, lends, buys, is bought or only the place.

    The figures behind are not its own.
    """
    if _PLACE.search(text[max(0, mention.start - 4) : mention.start]):
        return not _REPORTS.match(text, mention.end)
    if sources.is_source(text, mention.end):
        return True
    return bool(RATING.match(text, mention.end) or PARTNER.match(text, mention.end))


def subject(scene: Scene) -> str | None:
    """The company that a text speaks of at its end."""
    end = len(scene.text)
    named = (m for m in reversed(scene.entities[-8:]) if not _aside(scene, m, end))
    return next((mention.key for mention in named), None)


def _aside(scene: Scene, mention: EntityMention, position: int) -> bool:
    """Whether a company is named beside the subject: compared with Samsung, 向五粮液采购.

    What is said to be its own (Samsung's 12 %) is, but no further than the clause.
    """
    if mention.key.startswith("?") and _is_partner(scene.text, mention):
        return True
    if mention.key.startswith("?") and _MODEL.match(scene.text, mention.end):
        return True
    if mention.key.startswith("?") and scene.wide and sources.heads(scene.text, mention.end):
        return True
    before = scene.text[max(0, mention.start - _BACK) : mention.start]
    dealt = DEALT.search(before) or deals.is_partner(scene, mention)
    if dealt or limits.is_bar(scene.text, mention.start, mention.end):
        return True
    if not ASIDE.search(before):
        return False
    if _ROLE.search(before) and ACTS.match(scene.text, mention.end):
        return False
    ahead = min(position, mention.end + 6)
    own = scene.after(scene.metrics, mention.end, ahead)[:1]
    if own and not _STOPPED.search(scene.text, mention.end, own[0].start):
        return False
    far = re.search(r"[，,;；]", scene.text[mention.end : min(position, mention.end + LOOK)])
    return bool(far) or not OWN.match(scene.text, mention.end)
