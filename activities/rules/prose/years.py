"""The year of a time that names none: that of its sentence, or of the text before."""

import re
from collections.abc import Iterable

from activities.rules.prose import bases
from activities.rules.prose.context import Scene
from activities.rules.prose.periods import QUARTER, YEAR, Period, PeriodMention
from activities.rules.scanning.regex import regex

_COMPARED = regex(
    (
        r"(?:(?<![A-Za-z])(?:from|versus|vs\.?|against|compared (?:with|to)|than)\s|"
        r"较|比)[^;。\n]{0,40}$"
    ),
    re.IGNORECASE,
)
"""Before a time that the figures of another one are compared with."""
_SPAN_END, _SPAN_START = (
    regex(r"(?:19|20)?[0-9]{2}\s?年?度?\s?[-~至到—–]\s?(?:19|20)?[0-9]{2}\s?年?度?$"),
    regex(r"\s?年?度?\s?[-~至到—–]\s?(?:19|20)[0-9]{2}"),
)
"""Years taken together, 2025-2027年: no year is counted back from them."""
_SINCE = regex(r"\s?年?(?:以来|至今)")
"""Behind a year that only begins a stretch: of 2018年以来新高, 去年 is none before it."""
_TURNS = regex(r"(?:,|;)\s(?:and|while|but|with)\s(?:the|its|their|[a-z]+\s[a-z]+)\s")
"""Behind the time of what something was compared with: the next words tell of the time before it
again."""
_SERIES = 2
_LOOK = 60
_CLOSE_OF_YEAR = regex(r"年度?[末底初]$")
_OTHER_YEAR = regex(
    r"(?:今年|去年|上年|前年|本年|明年|(?:this|last|next) year's)\s?$", re.IGNORECASE
)

_SAME_PART = regex(r"年?度?同[期季]")
_PARTS = frozenset({"Q1", "Q2", "Q3", "Q4", "H1", "H2", "9M"})
_INTERIMS = _PARTS | {"R1", "R2", "R3"}
_FORESEEN_ZH = regex(
    r"预[计测期告]|有望|指引|展望|目标|计划|料将|将|完成|占|达成|力争|假设|若|如果"
)
"""Words by which a report of a part of a year speaks of all of it."""
_PART_FOR = regex(
    r"(?:\s(?!from|than|versus|vs|against|to|and|but|after|compared|over|up|down)[a-z&-]+){1,5}\s"
    r"(?:for|in|of)\s(?:fiscal\s|fy)?"
)
"""Between a part and the year that it is of: first-half attributable profit in 2025."""
_INTERIM_OF = regex(
    r"(?<![a-z])interim (?:net |gross |operating |attributable )*(?:revenues?|sales|turnover|"
    r"profits?|earnings|loss|results?)\s(?:for|in)\s$"
)
_INTERIM_FOR = regex(
    r"(?<![a-z])interim (?:cash )?(?:dividend|distribution|payout)s?(?![a-z])"
    r"(?:[^.;]|\.(?=[0-9]))*(?<![a-z])(?:for|in)\s(?:fiscal\s)?$"
)
"""Before the year that an interim dividend is a part of."""
_FAR = 160
_AGAINST = regex(
    r"(?<![a-z])(?:than|above|below|versus|vs\.?|against|second only to|short of|shy of|"
    r"trail(?:s|ed|ing)?|lag(?:s|ged|ging)?|match(?:es|ed|ing)|top(?:s|ped|ping)|beats?|beating|"
    r"exceed(?:s|ed|ing)?|surpass(?:es|ed|ing)?|eclips(?:es|ed|ing)|after|following|compared "
    r"(?:with|to))\s(?:the\s|its\s|their\s)?(?:record\s|peak\s|previous\s|old\s)?(?:[a-z]{1,3}"
    r"\s?)?[-+]?[$¥€£]?[0-9][0-9.,]*(?:%|bn|mn?|b|k|tn|x|bps?|pp)?(?:\s[a-z]+){0,6}\s$"
)
"""Between a number and a time, another number that it is compared with, which the time is of."""
_FORESEEN = regex(r"consensus|guid|forecast|expect|estimate|target|plan|budget")
_OPENS, _CLOSES = regex(r"\s?\(\s?"), regex(r"\s?\)")


def joined(plain: str, mentions: Iterable[PeriodMention]) -> list[PeriodMention]:
    """The times of a text, a part of a year and the year in brackets behind it as one.

    上半年（2025年）.
    """
    found: list[PeriodMention] = []
    for mention in mentions:
        part = found[-1] if found else None
        if (
            part is not None
            and part.period.part in _PARTS
            and part.period.year is None
            and mention.period.part == "FY"
            and _OPENS.fullmatch(plain, part.end, mention.start)
            and (closing := _CLOSES.match(plain, mention.end))
        ):
            dated = part.period._replace(year=mention.period.year)
            found[-1] = PeriodMention(part.start, closing.end(), dated)
        else:
            found.append(mention)
    return found


def has_year(period: Period) -> bool:
    """Whether a time names a year, and is more than a day of it."""
    return period.year is not None and period.part not in ("DAY", "MONTH")


def _needs_none(period: Period) -> bool:
    """Whether a time has a year, or leaves it open."""
    if period.year is not None or period.part in ("TTM", "THIS", "THEN", "DAY", "MONTH"):
        return True
    return (period.part, period.month) in (("FY", 0), ("LAST", QUARTER))


def resolved(scene: Scene, mention: PeriodMention, sentence: tuple[int, int]) -> Period:
    """The time with the year that its sentence gives it; last year as a year."""
    part = _part_of_it(scene, mention, sentence)
    period = mention.period._replace(part=part) if part else mention.period
    if _needs_none(period) or _OTHER_YEAR.search(
        scene.text[max(0, mention.start - 12) : mention.start]
    ):
        return period
    if told := _reported_before(scene, mention, sentence) or _closing_a_series(
        scene, mention, sentence
    ):
        return told
    if (other := _year_before(scene, mention, sentence)) is not None:
        if period.part == "LAST":
            return _counted_back(scene, mention, other)
        return period._replace(year=other.year)
    year = scene.carry.year
    if scene.plain.startswith("last year", mention.start):
        return period
    if period.part == "LAST" and year is not None and year.year is not None:
        back = _counted_back(scene, mention, year)
        return back._replace(part="YEAR") if back.part == "FY" else back
    if scene.carry.closing and period.part != "LAST":
        return period._replace(year=scene.carry.closing.year)
    return period


def _reported_before(
    scene: Scene, mention: PeriodMention, sentence: tuple[int, int]
) -> Period | None:
    """The part of a year whose report tells figures that are said to be of the whole one.

    2024年半年报出炉，全年净利润: of what no word foresees.
    """
    if mention.period != Period("FY"):
        return None
    for other in scene.before(scene.periods, mention.start, sentence[0])[:1]:
        named = has_year(other.period) and other.period.part in _INTERIMS
        if not named or not scene.plain[other.start : other.end].endswith("报"):
            return None
        foreseen = _FORESEEN_ZH.search(scene.plain[other.end : sentence[1]])
        return None if foreseen else other.period
    return None


def _part_of_it(scene: Scene, mention: PeriodMention, sentence: tuple[int, int]) -> str:
    """The part of a year that was told before it: third-quarter revenue for 2025."""
    if mention.period.part != "FY" or mention.period.year is None:
        return ""
    if same := of_same_part(scene, mention):
        return same
    if _INTERIM_FOR.search(scene.plain[max(0, mention.start - _LOOK) : mention.start]):
        return "YEAR"
    if _INTERIM_OF.search(scene.plain[max(0, mention.start - _LOOK) : mention.start]):
        return "H1"
    for other in scene.before(scene.periods, mention.start, sentence[0])[:1]:
        apart = _PART_FOR.fullmatch(scene.plain, other.end, mention.start)
        if apart and other.period.year is None and other.period.part in _PARTS:
            return other.period.part
    return ""


def of_same_part(scene: Scene, mention: PeriodMention) -> str:
    """The part of another year that is the same one as told before, or any.

    2024年同期; nothing of a year alone.
    """
    if not _SAME_PART.match(scene.text, mention.end - 1):
        return ""
    told = scene.before(scene.periods, mention.start, 0)[:1]
    return told[0].period.part if told and told[0].period.part in _PARTS else "YEAR"


def _counted_back(scene: Scene, mention: PeriodMention, base: Period) -> Period:
    """The time a year before another, or the end of that year.

    Beside 一季度末, 去年底 is no quarter's.
    """
    closes = _CLOSE_OF_YEAR.search(scene.text, mention.start, mention.end)
    part = "END" if closes and base.part not in ("FY", "YEAR") else base.part
    return base._replace(part=part, year=(base.year or 0) - _years_back(mention.period))


def _years_back(period: Period) -> int:
    return max(1, (period.month or YEAR) // YEAR)


def _year_before(scene: Scene, mention: PeriodMention, sentence: tuple[int, int]) -> Period | None:
    """The last time with a year before one that has none.

    In its sentence, or where years are counted back, anywhere.
    """
    back = mention.period.part == "LAST"
    for other in scene.before(scene.periods, mention.start, 0 if back else sentence[0]):
        if back and (
            _is_of_a_span(scene.plain, other)
            or _SINCE.match(scene.text, other.end)
            or bases.is_left(scene, other, mention.start)
        ):
            continue
        if has_year(other.period) and not (
            is_compared(scene, other) and (back or _TURNS.match(scene.plain, other.end))
        ):
            return other.period
    return None


def _is_of_a_span(plain: str, mention: PeriodMention) -> bool:
    """Whether a year is one of several that a text takes together."""
    if mention.period.part != "FY":
        return False
    last = _SPAN_END.search(plain[max(0, mention.start - 8) : mention.end])
    return bool(last or _SPAN_START.match(plain, mention.end))


def is_compared(scene: Scene, mention: PeriodMention) -> bool:
    """Whether a time is that of a figure which another one is compared with.

    Versus $631m in Q1 2025.
    """
    floor = max(scene.sentence(mention.start)[0], mention.start - _LOOK)
    return bool(_COMPARED.search(scene.text[floor : mention.start]))


def is_of_a_base(scene: Scene, mention: PeriodMention, position: int) -> bool:
    """Whether a time is that of a later figure which the one at a position is compared with.

    Above the 55% paid out for 2024.
    """
    if not position < mention.start <= position + _FAR:
        return False
    hit = _AGAINST.search(scene.plain[position : mention.start])
    return hit is not None and not _FORESEEN.search(hit[0])


def _closing_a_series(
    scene: Scene, mention: PeriodMention, sentence: tuple[int, int]
) -> Period | None:
    """Last year as the one that follows years told in a row.

    18.9% in 2023, 17.2% in 2024, 15.8% last year.
    """
    if not scene.plain.startswith(("last year", "去年"), mention.start):
        return None
    told = scene.before(scene.periods, mention.start, sentence[0])[:_SERIES]
    years = [m.period.year for m in told if has_year(m.period) and m.period.year]
    if len(years) == _SERIES and years[0] == years[1] + 1:
        return Period("YEAR", years[0] + 1)
    return None
