"""Facts of another length than the time that a text names: a year not over, twelve months."""

from activities.rules.prose import days, lengths, spans
from activities.rules.prose.bounds import Bound
from activities.rules.prose.closings import CLOSES
from activities.rules.prose.readings import Reading
from activities.rules.scanning.regex import regex

_PLANNED = regex(
    r"指引|预[计测期告算]|目标|计划|承诺|展望|"
    r"(?<![a-z])(?:guid(?:ance|ed)|forecasts?|outlook|targets?|plan(?:ned)?|expected|estimates?|"
    r"estimated|consensus|projected|budget)(?![a-z])"
)
"""Names of what is told before its time is over."""
_PARTS = frozenset({"FY", "Q1", "Q2", "Q3", "Q4", "H1", "H2", "9M"})
_YEARS = regex(
    r"(?<![0-9a-z])(?:fy|fiscal\s)?\s?(?P<first>(?:(?:19|20)[0-9]{2}|(?<=fy)[0-9]{2}))\s?年?度?\s?"
    r"(?:[-~–—/至到]|to|through|and)\s?(?:fy|fiscal\s)?\s?"
    r"(?P<last>(?:(?:19|20)[0-9]{2}|(?<=fy)[0-9]{2}|(?<=fy[0-9]{2}[-–/])[0-9]{2}))(?![0-9])"
)
"""Two years between which something has grown: between FY2022 and FY2025, 2022年至2025年."""
_GROWN = regex(r"复合|年均|年化|cagr|compound")
_CHINESE = regex(r"[0-9]{6}(?:\.(?:SH|SZ|BJ))?")
"""The code of a company that is listed in Shanghai, Shenzhen or Beijing."""


def contradict(bound: Bound, reading: Reading) -> bool:
    """Whether the time named cannot be that of a fact, by how long it is."""
    return (
        _is_cut_short(bound, reading)
        or _is_of_no_such_length(bound, reading)
        or _is_over_other_years(bound, reading)
    )


def _is_over_other_years(bound: Bound, reading: Reading) -> bool:
    """Whether a growth is told over other years than those between which its fact lies."""
    own = _years((reading.fact.period or "").lower())
    if len(own) != 1 or not _GROWN.search(reading.words):
        return False
    told = _years((bound.around + " " + bound.behind).lower())
    return bool(told) and not told & own


def _years(words: str) -> frozenset[tuple[int, int]]:
    """Between which years something is told."""
    ends = ((int(hit["first"]) % 100, int(hit["last"]) % 100) for hit in _YEARS.finditer(words))
    return frozenset(pair for pair in ends if pair[0] < pair[1])


def _is_cut_short(bound: Bound, reading: Reading) -> bool:
    """Whether a Chinese fact is dated before the year ends that is told, or in another quarter.

    Their years are those of the calendar by law; elsewhere a year may end on any such day.
    """
    said, day = bound.period, reading.fact.as_of
    if said is None or said.part not in _PARTS or bound.near == "far" or reading.label:
        return False
    if (day.month, day.day) not in CLOSES or not _CHINESE.fullmatch(reading.entity):
        return False
    if reading.period is not None and reading.period.part not in ("MONTH", "TTM", "Q"):
        return False
    if (
        said.year not in (None, day.year)
        or lengths.is_so_far(said, reading)
        or _is_of_a_moment(reading)
    ):
        return False
    return said.part not in spans.implied(day) and not _PLANNED.search(reading.words)


def _is_of_no_such_length(bound: Bound, reading: Reading) -> bool:
    """Whether twelve months tell a part of a year, or a label of its own any other time."""
    said, fact = bound.period, reading.period
    if said is None or bound.near == "far" or _is_of_a_moment(reading):
        return False
    if fact is not None and fact.part == "TTM":
        return said.part in _PARTS and said.part != "FY"
    if fact is not None and fact.part == "Q" and fact.year is None and said.year:
        return said.year - reading.fact.as_of.year not in (0, 1)
    if fact is not None and fact.part == "YTD" and not fact.month:
        return said.part in ("Q2", "Q3", "Q4", "H2", "FY")
    told = said.part in _PARTS or said.part == "TTM"
    return bool(reading.label) and told and reading.label not in bound.around.lower()


def _is_of_a_moment(reading: Reading) -> bool:
    """Whether a fact is told as of its day: a price, or what stands at the end of a time."""
    return spans.is_stock(reading.metric) or days.is_of_the_day(reading)
