"""How long the time is that words about a number leave unnamed: for the quarter, in the half."""

import re
from functools import lru_cache

from activities.rules.prose import periods
from activities.rules.prose.bounds import Bound
from activities.rules.prose.periods import Period
from activities.rules.prose.readings import Reading, Readings
from activities.rules.scanning.regex import regex

_SAID = regex(
    r"(?<![a-z])(?P<months>three|six|nine|twelve)[ -]months?\s(?:to|ended|ending)\s|(?<![a-z])"
    r"(?:for|in|during|over|of)\s(?:the|that|its)\s(?:latest\s|three-month\s|six-month\s)?"
    r"(?P<span>quarter|half|nine months|full year|year)(?!\s(?:to|ended|ending|through|a year|"
    r"last|before|earlier|ahead|that))(?:'s)?(?=[\s,.;:)]|$)"
    r"|(?<![a-z])(?P<prose>quarterly|half-yearly|first-half|nine-month|full-year)\s"
    r"(?=[a-z ]{3,30}(?:was|were|of|at|to|reached|came|rose|fell|grew|climbed|dropped))"
)
_SPANS = {"quarter": "Q", "quarterly": "Q", "half": "H", "half-yearly": "H", "first-half": "H",
          "nine months": "9", "nine-month": "9"}  # fmt: skip
_MONTHS = {"three": "Q", "six": "H", "nine": "9", "twelve": "F"}
_MONTH, _DAYS = 31, 8
_NUMBER = regex(r"[0-9](?:[0-9,.]*[0-9])?")


def contradict(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether the words beside a number say another length than that of a fact.

    A fact like it has that length.
    """
    if reading.period is None or not reading.metric:
        return False
    if bound.direct and bound.period and bound.period.part == reading.period.part:
        return False
    said = _said(f"{bound.lead} {bound.before}", bound.behind)
    if not said or reading.period.part[:1] not in "QH9F" or reading.period.part[:1] == said:
        return False
    return any(
        other.period is not None
        and other.period.part[:1] == said
        and other.entity == reading.entity
        and other.words == reading.words
        for other in readings
    )


def ends_about(period: Period, reading: Reading) -> bool:
    """Whether a day is about the one on which a fiscal period ends.

    Years of 52 weeks end on Saturdays.
    """
    fiscal = reading.period is not None and reading.period.part not in ("DAY", "MONTH", "TTM")
    if not (fiscal and period.month and period.day):
        return False
    day = reading.fact.as_of
    ends = [(day.year, day.month, day.day)]
    told = reading.period
    if told and (end := periods.end_of(told)):
        ends.append(end)
    if told and told.year and told.month and told.day:
        ends.append((told.year, told.month, told.day))
    return any(
        period.year in (None, year)
        and month
        and abs((month - period.month) * _MONTH + date - period.day) <= _DAYS
        for year, month, date in ends
    )


def apart(one: Reading, other: Reading) -> int | None:
    """How many months a fact's period lies before another's, where both are quarters or years."""
    first, last = one.period, other.period
    if not (first and last and first.year and last.year):
        return None
    if first.part == last.part:
        return (last.year - first.year) * 12
    if first.part[0] != "Q" or last.part[0] != "Q" or "" in (first.part[1:], last.part[1:]):
        return None
    return (last.year - first.year) * 12 + (int(last.part[1]) - int(first.part[1])) * 3


def agree(bound: Bound, reading: Reading) -> bool:
    """Whether the words beside a number say a fact's length, within the year told before."""
    fact, told = reading.period, bound.period
    if fact is None or told is None or bound.direct or fact.year != told.year:
        return False
    said = _said(bound.before, bound.behind)
    return bool(said) and fact.part[:1] == said and told.part[:1] != said


@lru_cache(maxsize=1024)
def _said(before: str, behind: str) -> str:
    """The length that stands since the number before, or directly behind: Q, H, 9, F; or none."""
    hits = list(_SAID.finditer(before))
    hit = hits[-1] if hits else None
    if hit is None:
        ahead = _NUMBER.split(re.split(r"[.;]\s|,", behind, maxsplit=1)[0], maxsplit=1)[0]
        hit = _SAID.search(ahead)
    if hit and hit["months"]:
        return _MONTHS[hit["months"]]
    return _SPANS.get(hit["span"] or hit["prose"], "F") if hit else ""


_LAST_MONTH = {"Q1": 3, "H1": 6, "9M": 9, "FY": 12}
_ALL_MONTHS = regex(r"累计|ytd|cumulative")


def is_so_far(period: Period, reading: Reading) -> bool:
    """Whether a fact that is labelled with a month counts all months so far, and those are named.

    1—10月 of 累计交付量.
    """
    told = reading.period
    if told is None or told.part != "MONTH" or not _ALL_MONTHS.search(reading.words):
        return False
    last = period.month if period.part == "YTD" else _LAST_MONTH.get(period.part)
    return last == told.month and period.year in (None, told.year)
