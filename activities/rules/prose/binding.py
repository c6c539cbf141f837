"""What each quantity of a text speaks of: whose, which metric, of when, and which way it goes."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from activities.rules.prose import directions
from activities.rules.prose.context import M, MetricMention, Scene
from activities.rules.prose.directions import Direction
from activities.rules.prose.entities import EntityMention
from activities.rules.prose.metrics import Metric
from activities.rules.prose.periods import Period, PeriodMention
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.tables import Cell, Tables

_COMPARED = re.compile(
    r"(?:较|比|相比于?|对比|相较于?|较之|比起|高于|低于|than|from|over|versus|vs\.?|against|compared (?:with|to)|relative to|since|on|自)\s?(?:the\s)?$",
    re.IGNORECASE,
)
_IN = re.compile(
    r"\s?(?:的|,)?\s?(?:\(|(?:in|for|during|at|on|as of|as at|at the end of|for the|in the|during the|over the|through|ended|by)\s)?\s?(?:the\s)?(?:(?:fiscal\s)?(?:year|quarter|period|months)\s(?:ended|to|ending)\s)?$",
    re.IGNORECASE,
)
_ANNOUNCED = re.compile(
    r"\s?(?:晚间?|盘后|早间|当日|日前)?\s?[，,]?\s?(?:公司|[一-鿿A-Za-z ]{0,8})?(?:公告|发布|披露|公布|宣布|召开|收到|讯|消息|报道|电)|\s?,?\s?(?:when|as)?\s?(?:the company|it)?\s?(?:announced|reported|filed|disclosed|published|released|said)",
    re.IGNORECASE,
)  # fmt: skip
_DATED = re.compile(
    r"(?:截至|截止|至|于|as of|as at|at|ended|ending|through|to|until|on)\s?(?:the end of\s)?$",
    re.IGNORECASE,
)
_ASIDE = re.compile(
    r"(?:接近|超过|不及|高于|低于|逊于|优于|向|对|与|跟|同|被|像|如|比|较|给|供应商|竞争对手|客户|对手|友商|(?<![A-Za-z])(?:with|to|against|including|like|such as|than|versus|vs\.?|compared (?:with|to)|rivals?|competitors?|peers?|supplier|customer|by|from|unlike|alongside|behind|beating|trailing))\s?$",
    re.IGNORECASE,
)
_OWN = re.compile(r"(?:'s?\s|的|\s?(?:[$¥€£]|[A-Z]{3}\s)?(?=[0-9])|\s?(?:was|is|at|为|\())")
_LINK = re.compile(
    r"[\s:=]*(?:\((?:TTM|ttm|LTM|%|亿元|万元|元|元/股|倍|x|RMB|USD|CNY|\$|basic|diluted|[^()0-9]{0,14})\)|[的仅已又约为是达到至在于报近逾超]|超过|不足|不到|突破|首破|分别|合计|录得|实现|共计|共|则|高达|只有|仅为|同比|环比"
    r"|(?<![A-Za-z])(?:of|was|is|were|are|at|came in at|stood at|reached|totaled|totalled|to|hit|amounted to|came to|stands at|closed at|closed|ratio|around|about|nearly|approximately|roughly|over|more than|almost|some|just|under|a|an|the|for|in|ended|finished|equal to|equals|by|from|rose|fell|grew|dropped|increased|decreased|declined|up|down|climbed|slipped|per cent|remained|held|running|sat|sits)(?![A-Za-z])|[\s:=\x00-])*"
)
_FOLLOWS = re.compile(
    r"\s?(?:的|in|of|for|as|on|from|worth of)?\s?(?:(?:a|an|the|its|total|annual|quarterly|full-year|consolidated|reported)\s){0,2}$",
    re.IGNORECASE,
)
_AT = re.compile(r"\s?(?:at|for|by|from|of)\s(?:rival\s|peer\s)?$|的?$", re.IGNORECASE)
_LIST = re.compile(
    r"(?:\s|[、，,/;；和与及跟\x00]|以及|和及|(?<![A-Za-z])and(?![A-Za-z])|同比|环比|分别|其|its|the|of|for|in|at|as well as|年|'s|的)*",
    re.IGNORECASE,
)
_CLOSED = re.compile(r"\s?(?:[),，;]|(?:TTM|actual|同比|A|年)\s?\))")
_COMPARED_FAR = re.compile(
    r"(?:(?<![A-Za-z])(?:from|versus|vs\.?|against|compared (?:with|to)|than)\s|从|由|自)"
    r"[^,，;。\n]{0,20}[0-9][^,，;。\n]{0,20}$",
    re.IGNORECASE,
)
_ARRIVED = re.compile(r"至|到|(?<![A-Za-z])to(?![A-Za-z])")
_REPORTED = frozenset({"FY", "END", "Q1", "Q2", "Q3", "Q4", "H1", "H2", "9M", "R1", "R3"})
_FROM = re.compile(r"(?:从|由|自|(?<![A-Za-z])from)\s?(?:[$¥€£]|[A-Z]{3}\s?)?$")
_OTHER_YEAR = re.compile(
    r"(?:今年|去年|上年|前年|本年|明年|(?:this|last|next) year's)\s?$", re.IGNORECASE
)
_JOINT = re.compile(r"[、和与及/]|以及|,|，|(?<![A-Za-z])and(?![A-Za-z])")
_FILLER = re.compile(
    r"[\s、和与及跟/\x00~]|以及|同比|环比|约|近|逾|超过?|微|小幅|大幅|(?<![A-Za-z])(?:and|about|up|down|a|an|of|by|rose|fell|"
    r"increase|decrease|decline|gain|growth|rise|grew|dropped|gained|declined|increased|decreased)(?![A-Za-z])"
    r"|增长|下降|上升|减少|增加|提升|下滑|上涨|下跌|[增减升降涨跌]"
)
_IN_TURN = re.compile(r"分别|依次|各为|(?<![A-Za-z])respectively(?![A-Za-z])", re.IGNORECASE)
_LOOK = 40


class Bound(NamedTuple):
    """What a quantity speaks of. ``near`` tells how close the period stands: clause, sentence, far."""

    entity: str | None = None
    metric: Metric | None = None
    adjacent: bool = False
    period: Period | None = None
    near: str = "far"
    dated: bool = False
    direction: Direction = Direction()
    sentence: tuple[int, int] = (0, 0)


def bind(scene: Scene, quantities: Sequence[Quantity]) -> list[Bound]:
    """What each of the quantities speaks of, in order."""
    bounds: list[Bound] = []
    tables = Tables(scene.text)
    for index, quantity in enumerate(quantities):
        previous = quantities[index - 1].end if index else 0
        following = quantities[index + 1].start if index + 1 < len(quantities) else len(scene.text)
        bound = _bind(scene, quantity, previous, following)
        header = tables.header(quantity.start)
        bounds.append(_under(scene, bound, header) if header else bound)
    for first, last in _runs(scene, quantities):
        _share(scene, quantities, bounds, (first, last))
    return bounds


def _bind(scene: Scene, quantity: Quantity, previous: int, following: int) -> Bound:
    sentence = scene.sentence(quantity.start)
    direction = _direction(scene, quantity, previous, following)
    metric, adjacent = _metric(scene, quantity, sentence, (previous, following))
    period, near, dated = _period(
        scene, quantity, sentence, (previous, following), growth=direction.change
    )
    entity = _entity(scene, quantity, sentence, following)
    return Bound(entity, metric, adjacent, period, near, dated, direction, sentence)


def _under(scene: Scene, bound: Bound, header: Cell) -> Bound:
    """What a table cell speaks of: its row names it, the header of its column comes first."""
    for mention in scene.after(scene.periods, header.start, header.end)[:1]:
        bound = bound._replace(period=mention.period, near="clause", dated=True)
    for named in scene.after(scene.metrics, header.start, header.end)[:1]:
        bound = bound._replace(metric=named.metric, adjacent=True)
    for company in scene.after(scene.entities, header.start, header.end)[:1]:
        bound = bound._replace(entity=company.key)
    return bound._replace(direction=Direction())


def _direction(scene: Scene, quantity: Quantity, previous: int, following: int) -> Direction:
    start = max(previous, scene.clause(quantity.start), quantity.start - 60)
    pieces, at = [], start
    for mention in reversed(scene.before(scene.metrics, quantity.start, start)):
        if mention.start >= at:
            pieces += [scene.text[at : mention.start], "\x00" * (mention.end - mention.start)]
            at = mention.end
    before = "".join(pieces) + scene.text[at : quantity.start]
    if before.rstrip().endswith((" by", "by")) and not directions.speaks(before):
        before = scene.text[scene.sentence(quantity.start)[0] : quantity.start][-120:]
    return directions.read(before, scene.text[quantity.end : min(following, quantity.end + _LOOK)])


def _metric(
    scene: Scene, quantity: Quantity, sentence: tuple[int, int], around: tuple[int, int]
) -> tuple[Metric | None, bool]:
    text, (previous, following) = scene.text, around
    left = scene.before(scene.metrics, quantity.start, sentence[0])
    if left and left[0].start >= previous:
        gap = text[left[0].end : quantity.start]
        if len(gap) <= _LOOK and _LINK.fullmatch(gap):
            return left[0].metric, True
    until = min(following, sentence[1], quantity.end + _LOOK)
    for mention in scene.after(scene.metrics, quantity.end, until)[:1]:
        own = following - mention.end <= _LOOK and _LINK.fullmatch(text[mention.end : following])
        if _FOLLOWS.fullmatch(text[quantity.end : mention.start]) and not own:
            return mention.metric, True
    if left:
        return left[0].metric, False
    right = scene.after(scene.metrics, quantity.end, scene.clause_end(quantity.end))
    return (right[0].metric if right else None), False


def _entity(
    scene: Scene, quantity: Quantity, sentence: tuple[int, int], following: int
) -> str | None:
    text = scene.text
    right = scene.after(scene.entities, quantity.end, min(following, sentence[1]))
    if right and _AT.fullmatch(text[quantity.end : right[0].start]):
        return right[0].key
    for floor, ceiling in ((sentence[0], quantity.start), (0, sentence[0])):
        for mention in scene.before(scene.entities, ceiling, floor):
            if not _aside(scene, mention, quantity.start):
                return mention.key
    right = scene.after(scene.entities, quantity.end, sentence[1])
    return right[0].key if right and not _aside(scene, right[0], quantity.start) else None


def _aside(scene: Scene, mention: EntityMention, position: int) -> bool:
    """Whether a company is named beside the subject: compared with Samsung, 向五粮液采购.

    What is said to be its own (Samsung's 12 %) is, but no further than the clause.
    """
    if not _ASIDE.search(scene.text[max(0, mention.start - 16) : mention.start]):
        return False
    far = re.search(r"[，,;；]", scene.text[mention.end : min(position, mention.end + _LOOK)])
    return bool(far) or not _OWN.match(scene.text, mention.end)


def _period(
    scene: Scene,
    quantity: Quantity,
    sentence: tuple[int, int],
    around: tuple[int, int],
    *,
    growth: bool,
) -> tuple[Period | None, str, bool]:
    previous, following = around
    text, until = scene.text, min(following, sentence[1], quantity.end + _LOOK)
    for mention in scene.after(scene.periods, quantity.end, until)[:1]:
        gap, behind = _gap(scene, quantity, mention), text[mention.end : mention.end + 12]
        if _attached(gap, mention, behind) and not _base(scene, mention, quantity, growth):
            return _resolved(scene, mention, sentence), "clause", True
    start = scene.clause(quantity.start)
    if _FROM.search(text[max(start, quantity.start - 8) : quantity.start]):
        return None, "far", False
    for mention in scene.before(scene.periods, quantity.start, sentence[0]):
        left = mention.end <= previous and _FROM.search(
            text[max(0, mention.start - 8) : mention.start]
        )
        if not left and not _skipped(scene, mention, quantity, growth):
            near = "clause" if mention.start >= start else "sentence"
            return _resolved(scene, mention, sentence), near, _is_dated(text, mention)
    return _period_afar(scene, quantity, sentence)


def _gap(scene: Scene, quantity: Quantity, mention: PeriodMention) -> str:
    """The words between a quantity and a time, past the quantity's own metric: of cash in 2024."""
    for named in scene.after(scene.metrics, quantity.end, mention.start)[:1]:
        if _FOLLOWS.fullmatch(scene.text[quantity.end : named.start]):
            return scene.text[named.end : mention.start]
    return scene.text[quantity.end : mention.start]


def _period_afar(
    scene: Scene, quantity: Quantity, sentence: tuple[int, int]
) -> tuple[Period | None, str, bool]:
    """The time that a sentence gives behind its figures, or the last one of the text before."""
    behind = scene.after(scene.periods, quantity.end, sentence[1])[:1]
    if behind and _is_placed(scene.text, behind[0]):
        dated = _is_dated(scene.text, behind[0])
        return _resolved(scene, behind[0], sentence), "sentence", dated
    for mention in (*behind, *scene.before(scene.periods, sentence[0], 0)):
        later = mention.start > quantity.start
        if mention.period.part not in _REPORTED or not (mention.period.year or later):
            continue
        if not _base(scene, mention, quantity, growth=True):
            return _resolved(scene, mention, sentence), "sentence" if later else "far", False
    return None, "far", False


def _is_placed(text: str, mention: PeriodMention) -> bool:
    """Whether a time behind all figures is said to be theirs: …, in 2024; （均为2024年末）."""
    if re.search(r"(?:截至|截止|均为|均系|为)$", text[max(0, mention.start - 3) : mention.start]):
        return True
    before = text[max(0, mention.start - 24) : mention.start].lower()
    return bool(
        re.search(
            r"(?:in|for|during|at|of|ended|on)\s(?:the\s)?(?:(?:fiscal\s)?(?:year|quarter)\s(?:ended\s)?)?$|\($",
            before,
        )
    )


def _attached(gap: str, mention: PeriodMention, behind: str) -> bool:
    """Whether a time behind a quantity is the quantity's own: in 2024, (2024), a year earlier."""
    if "(" in gap:
        return bool(_IN.fullmatch(gap)) and bool(_CLOSED.match(behind))
    if mention.period.part == "LAST" and gap.strip(" ,") == "":
        return True
    return bool(gap.strip(" ,的")) and bool(_IN.fullmatch(gap))


def _base(scene: Scene, mention: PeriodMention, quantity: Quantity, growth: bool) -> bool:
    """Whether a time is only what is compared with: 较2024年增长, up 5% from 2024."""
    before = scene.text[max(0, mention.start - 36) : mention.start]
    far = _COMPARED_FAR.search(before) if growth and mention.end <= quantity.start else None
    if far and not _ARRIVED.search(far[0]):
        return True
    if not _COMPARED.search(before[-16:]):
        return False
    return growth or quantity.start - mention.end > 6 or mention.start > quantity.start


def _skipped(scene: Scene, mention: PeriodMention, quantity: Quantity, growth: bool) -> bool:
    if mention.period.part == "THIS" or _base(scene, mention, quantity, growth):
        return True
    if growth and mention.period.part == "LAST":
        return True
    published = mention.period.part in ("DAY", "MONTH")
    return published and bool(_ANNOUNCED.match(scene.text, mention.end))


def _is_dated(text: str, mention: PeriodMention) -> bool:
    return bool(_DATED.search(text[max(0, mention.start - 20) : mention.start]))


def _resolved(scene: Scene, mention: PeriodMention, sentence: tuple[int, int]) -> Period:
    """The time with the year that its sentence gives it; last year as a year."""
    period = mention.period
    if period.year is not None or period.part in ("TTM", "THIS", "DAY", "MONTH"):
        return period
    if _OTHER_YEAR.search(scene.text[max(0, mention.start - 12) : mention.start]):
        return period
    floor = 0 if period.part == "LAST" else sentence[0]
    for other in scene.before(scene.periods, mention.start, floor):
        if other.period.year is not None and other.period.part not in ("DAY", "MONTH"):
            if period.part == "LAST":
                return other.period._replace(year=other.period.year - 1)
            return period._replace(year=other.period.year)
    return period


def _runs(scene: Scene, quantities: Sequence[Quantity]) -> list[tuple[int, int]]:
    """First and last index of each list of quantities that stand side by side."""
    runs: list[tuple[int, int]] = []
    first = 0
    for index in range(1, len(quantities) + 1):
        if index == len(quantities) or not _listed(scene, quantities[index - 1], quantities[index]):
            if index - first > 1:
                runs.append((first, index - 1))
            first = index
    return runs


def _listed(scene: Scene, one: Quantity, other: Quantity) -> bool:
    gap = scene.text[one.end : other.start]
    if len(gap) > 30 or not _JOINT.search(gap) or _IN_TURN.search(gap):
        return False
    rest = _FILLER.sub("", gap)
    if rest in ("", ","):
        return True
    start, end = scene.sentence(one.start)
    return rest in (",", "，", ",，") and bool(_IN_TURN.search(scene.text, start, end))


def _share(
    scene: Scene, quantities: Sequence[Quantity], bounds: list[Bound], run: tuple[int, int]
) -> None:
    """Give each quantity of a list its own of the names listed before or behind it."""
    first, last = run
    count = last - first + 1
    start, end = bounds[first].sentence
    lists: list[tuple[int, Sequence[EntityMention | MetricMention | PeriodMention]]] = []
    for mentions in (
        _tail(scene, scene.metrics, quantities[first].start, start),
        _tail(scene, scene.entities, quantities[first].start, start),
        _tail(scene, scene.periods, quantities[first].start, start),
    ):
        if len(mentions) == count:
            lists.append((mentions[-1].end, mentions))
    if lists:
        chosen = max(lists, key=lambda pair: pair[0])[1]
    else:
        chosen = _head(scene, quantities[last].end, end, count)
    for offset in range(count):
        given = _given(bounds[first + offset], chosen[offset] if chosen else None)
        inherited = bounds[first + offset - 1].direction if offset else given.direction
        if offset and given.direction == Direction():
            given = given._replace(direction=inherited)
        bounds[first + offset] = given


def _given(bound: Bound, mention: EntityMention | MetricMention | PeriodMention | None) -> Bound:
    if isinstance(mention, MetricMention):
        return bound._replace(metric=mention.metric, adjacent=True)
    if isinstance(mention, PeriodMention):
        return bound._replace(period=mention.period, near="clause")
    if isinstance(mention, EntityMention):
        return bound._replace(entity=mention.key)
    return bound


def _tail(scene: Scene, mentions: list[M], position: int, floor: int) -> list[M]:
    """The list of mentions, side by side, that ends last before a position."""
    found: list[M] = []
    for mention in scene.before(mentions, position, floor):
        if found and not _LIST.fullmatch(scene.text[mention.end : found[-1].start]):
            break
        found.append(mention)
    return found[::-1]


def _head(
    scene: Scene, position: int, ceiling: int, count: int
) -> Sequence[EntityMention | MetricMention | PeriodMention]:
    """The list of mentions behind a run: $5bn and $6bn in 2024 and 2025, respectively."""
    if not _IN_TURN.search(scene.text, position, ceiling):
        return ()
    for mentions in (
        scene.after(scene.periods, position, ceiling),
        scene.after(scene.entities, position, ceiling),
        scene.after(scene.metrics, position, ceiling),
    ):
        if len(mentions) == count:
            return mentions
    return ()
