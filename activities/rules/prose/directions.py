"""Words of change around a quantity: which way it goes, and whether it is a change or a level."""

import re
from typing import NamedTuple

from activities.rules.prose.direction_words import (
    BEHIND_EN,
    BESIDE,
    CLOSE,
    COMPARE,
    EITHER_WAY,
    EXPECTED,
    INVERTED,
    LEADS_ON,
    NEGATIVE,
    NOT_BEHIND,
    OFF,
    OFFSET,
    OPEN,
    PACED,
    PREDICATE,
    PREPOSITION,
    QUALITY,
    RELATED,
    RELATIONS,
    SAVED,
    SHORT,
    SIGNS,
    SIZES,
    SOME_WAY,
    STEP,
    THAN,
    UNKNOWN,
    WORD,
    YEARLY,
    ZH,
)
from activities.rules.scanning.regex import regex

_LEVEL_ZH = regex(r"(?:至|到|成)(?!少|多|今)")
_SETS = frozenset({"上调", "下调", "上修", "下修", "提高", "降低", "提升"})
_SET_TO = regex(r"(?:指引|目标|预[期测计]|预算|展望|区间|假设)[^，。；0-9]{0,6}[至到]$")
"""Around what is set to a level: 上调全年毛利率指引至17%-18%."""
_LEVELS = frozenset({"to", "at", "from", "reaching", "hitting", "totaling", "totalling", "with"})
_WEATHER = frozenset({"headwind", "tailwind", "drag"})
_ROOM_ZH = regex(r"的?(?:潜在|理论)?(?P<way>上[行涨升]|下[行跌降])(?:空间|幅度|风险)")
_BEHIND_ZH = regex(rf"的{PREDICATE}[^0-9，。、]{{0,6}}?(?P<word>{ZH})")
"""A move behind its size, 8%的收入增长; what happened since to a level, 较52.43亿元的亏损明显收窄,
is none of it."""
_COMPARED = {"高": 1, "多": 1, "领": 1, "快": 1, "低": -1, "少": -1, "落": -1, "慢": -1}
_SPENT = regex(r"\s(?:that\s)?(?:it|they|we)\s(?:had\s)?(?:burn(?:ed|t)|lost|used)(?![a-z])")
"""Behind an amount that went, which sources give with either sign: the $4.3 billion it burned."""
_NOUNS = frozenset({"growth", "增速", "增长率", "增幅", "涨幅", "降幅", "跌幅"})
_GAPS = frozenset({"discount", "premium", "upside", "downside", "折价", "溢价"})
_WIDTH = regex(r"收窄|走窄|扩大|放大|缩小|收敛|narrow|widen|扩", re.IGNORECASE)


_ARTICLE = regex(r"(?<![A-Za-z])(?:a|an|the|its)\s(?:[A-Z]{2,3})?[$¥€£]?$", re.IGNORECASE)
_NOTHING = regex(r"[\s\x00(,，:：;；、|=/~约近逾达为+-]*")


_GROWTH_BY = regex(r"growth(?:\srates?)?\sby\s(?:about\s|some\s|roughly\s|nearly\s|an?\s)?")
"""From the growth on that a verb before it moved, up to by how much: reduced growth by 2 points."""
_PART = regex(r"\s?of\s(?:the\s|its\s|their\s|total|group|net|overall|all|revenue|sales)")
"""Behind a share, which is no change of what it is told of: contributed 37% of the total."""
_ARROW = regex(r"(?:(?P<up>[▲↑⬆🔺↗])|[▼▽↓⬇🔻↘])\ufe0f?\s?(?:[A-Z]{0,3}[$¥€£])?$")
"""A sign of the way right before how far something went: ▼ 13.0%."""
_BESIDE_AN_EVENT = regex(rf"(?:{ZH})(?=[前后](?!期|值))")
"""A move that only tells when: 减持前其持股比例为34.6%."""


_LEVEL_BEFORE = regex(r"(?:较|比|从|由|于)[^，。；、0-9增减升降涨跌]{1,8}的\s?(?:约|近|逾)?$")
"""Behind these stands the level that is compared with: 较上年同期的28.05%下滑."""


_STEPPED_TO = regex(r"[升增涨抬拉推提降跌减削压滑掉缩][高升]?了?[至到](?:约|近|逾|超过?)?\s?$")
"""Right before the level that a short verb leads to, whatever it is compared with: 环比降至."""


class Direction(NamedTuple):
    """Which way a quantity goes: -1, +1, 0 for not said, None where the words leave it open.

    ``soft`` tells of words that a source may count from the other side: ``beside`` of a
    comparison (低3个百分点), ``quality`` of a judgement (恶化); ``minus`` says that the number
    itself is negative, ``bare`` that no word stands before it.
    """

    sign: int | None = 0
    change: bool = False
    soft: str = ""


def _blank(hit: re.Match[str]) -> str:
    return "\x00" * (hit.end() - hit.start())


def bare(before: str) -> bool:
    """Whether no word at all stands before a number, but for hedges."""
    return bool(_NOTHING.fullmatch(before))


def speaks(text: str) -> bool:
    """Whether the text has a word of change."""
    return bool(WORD.search(text))


def way(text: str) -> int:
    """Which way the last word of change in a text points; 0 where there is none."""
    words = [hit[0].lower() for hit in WORD.finditer(text)]
    words = [word for word in words if word not in _NOUNS and not _soft(word)]
    if not words and (step := STEP.search(text)):
        return 1 if step["up"] else -1
    return SIGNS[words[-1]] if words else 0


def read(before: str, behind: str) -> Direction:
    """The direction of a quantity, from the words of its own clause before and behind it."""
    before = _BESIDE_AN_EVENT.sub(_blank, EITHER_WAY.sub(_blank, before))
    if _LEVEL_BEFORE.search(before) or _STEPPED_TO.search(before):
        return Direction()
    told = YEARLY.search(before) and not LEADS_ON.fullmatch(before)
    yearly = bool(told) or _is_yearly(behind.lstrip(" (")[:36])
    return (
        _told_behind(before, behind)
        or _told_by_phrase(before, behind)
        or _told_by_word(before, yearly)
        or _told_by_comparison(before, behind)
        or _told_open(before, yearly)
        or Direction(0, change=yearly)
    )


def _told_behind(before: str, behind: str) -> Direction | None:
    if room := _ROOM_ZH.match(behind):
        return Direction(1 if room["way"][0] == "上" else -1, change=True, soft="beside")
    found = _BEHIND_ZH.match(behind) or BEHIND_EN.match(behind)
    word = found["word"].lower() if found else ""
    if (not word or word in NOT_BEHIND) and (related := RELATED.match(behind)):
        return Direction(RELATIONS[related["word"].lower()], change=True)
    if not word and (SOME_WAY.match(behind) or _SPENT.match(behind)):
        return Direction(None, change=True)
    if not word or (word in NOT_BEHIND and not (word == "rise" and _ARTICLE.search(before))):
        return None
    if word in SIZES:
        soft = "quality" if word in _WEATHER else "charge" if word == "charge" else ""
        return Direction(SIZES[word], soft=soft)
    return Direction(SIGNS[word], change=True, soft=_soft(word))


def _told_by_phrase(before: str, behind: str) -> Direction | None:
    if arrow := _ARROW.search(before):
        return Direction(1 if arrow["up"] else -1, change=True)
    if OFF.search(before):
        return Direction(-1, change=True)
    if saved := SAVED.search(before):
        return Direction(None if saved[1].lower().startswith("cost") else 1)
    offset = OFFSET.search(before) and not _PART.match(behind)
    return Direction(None, change=True) if offset else None


def _told_by_word(before: str, yearly: bool) -> Direction | None:
    words = list(WORD.finditer(before))
    close = CLOSE.search(before)
    if words and words[-1][0] in _NOUNS and COMPARE.search(before):
        return None
    if len(words) > 1 and _GROWTH_BY.fullmatch(before, words[-1].start()):
        return _before(words[-2], before[: words[-1].start()], yearly)
    if words and not (close and close.start() > words[-1].end() - 1):
        return _before(words[-1], before, yearly)
    return Direction(SHORT[close["word"] or close["more"]], change=True) if close else None


def _told_by_comparison(before: str, behind: str) -> Direction | None:
    if beside := BESIDE.match(behind):
        sign = 1 if beside["up"] or beside["better"] else -1
        told = beside["up"] or beside["down"]
        return Direction(sign, change=True, soft="beside" if told else "quality")
    if beat := EXPECTED.search(before):
        return Direction(1 if beat["over"] else -1, change=True)
    if compared := COMPARE.search(before):
        return Direction(_COMPARED.get(compared[0][0]), change=True, soft="beside")
    return None


def _told_open(before: str, yearly: bool) -> Direction | None:
    if NEGATIVE.search(before):
        return Direction(-1, soft="minus")
    if paced := PACED.search(before):
        return Direction(1 if paced["up"] else -1, change=True)
    if OPEN.search(before):
        return Direction(None, change=yearly)
    return Direction(None, change=True) if UNKNOWN.search(before) else None


def _soft(word: str) -> str:
    return "quality" if word in QUALITY else "beside" if word in _GAPS else ""


def _is_yearly(behind: str) -> bool:
    """Whether 同比 or year on year behind a number is its own, not that of the next number."""
    hit = YEARLY.match(behind)
    return hit is not None and not re.search(r"[0-9]", behind[hit.end() : hit.end() + 8])


def _before(word: re.Match[str], text: str, yearly: bool) -> Direction:
    gap = text[word.end() :]
    said = word[0].lower()
    if said.isascii():
        if THAN.match(gap):
            return Direction(0)
        prepositions = [word for word in PREPOSITION.findall(gap) if word.lower() != "of"]
        if prepositions and prepositions[-1].lower() in _LEVELS:
            return Direction(0)
        if said == "up" and gap.lower().startswith(" to "):
            return Direction(0)
    elif (
        _LEVEL_ZH.match(gap)
        or (said in _SETS and _SET_TO.search(gap))
        or (gap.startswith("为") and said[-1] not in "幅率速长")
    ):
        return Direction(0)
    if _WIDTH.search(said) and INVERTED.search(text[: word.start()]):
        return Direction(None, change=True)
    if said in ("增速", "增长率", "growth", "增长", "增幅", "涨幅"):
        return Direction(0 if said in ("增速", "增长率", "growth") else 1, change=True)
    return Direction(SIGNS[said], change=True, soft=_soft(said))
