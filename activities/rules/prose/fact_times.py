"""The time that a fact gives in words, read with its day: 2025Q3, 2025.Q3, 2025Q3累计, YTD."""

import re
from datetime import date

from activities.rules.prose import periods
from activities.rules.prose.folding import fold
from activities.rules.prose.periods import Period
from activities.rules.scanning.regex import regex

_TTM = regex(
    r"(?<![a-z])(?:[lt]tm|[lrt]12m)(?![a-z])|(?<![a-z])(?:trailing|rolling)(?![a-z])|滚动|"
    r"(?:近|过去|前)\s?(?:12|十二)个?月|近四个?季度|"
    r"(?<![a-z])(?:last|past)\s(?:twelve|12)\smonths|(?<![a-z])(?:last|past)\s(?:four|4)\squarters"
)
_SO_FAR = regex(r"累计|(?<![a-z])(?:ytd|cumulative|year[- ]to[- ]date)(?![a-z])|年初至今")
_LATEST_QUARTER = regex(
    r"mrq|(?:the\s)?(?:most recent|latest) quarter|最[近新](?:一个?)?(?:财季|季度?)"
)
_MONTHS = regex(
    r"(?:(?P<m1>[1-9]|1[0-2])m\s?(?P<y1>(?:19|20)[0-9]{2})|"
    r"(?P<y2>(?:19|20)[0-9]{2})[ -]?(?P<m2>[1-9]|1[0-2])m)"
)
"""The months from January on: 5M 2026."""
_A_MONTH = regex(
    r"(?P<y>(?:19|20)[0-9]{2})(?:(?P<slash>[/.])(?P<m>1[0-2]|0?[1-9])|(?P<m2>1[0-2]|0[1-9]))"
)
"""A month as few write it: 2025/09, 2025.9, 202509; 2011/12 are two years."""
_JOINTS = (
    (regex(r"(?<=[0-9])[.·](?=f?[qh][1-4](?![0-9])|9m)"), ""),
    (regex(r"(?<=[qh][1-4])[.·/](?=(?:19|20)?[0-9]{2}(?![0-9]))"), " "),
    (regex(r"(?<=[0-9])(?=(?:[lt]tm|ytd)(?![a-z]))"), " "),
    (regex(r"(?<=[qh][1-4])e$"), ""),
)
"""What fewer hands write between a year and its part, or behind: 2025.Q3, 2025Q3YTD, 2025Q4E."""
_SO_FAR_IN = {"Q1": 3, "H1": 6, "Q2": 6, "Q3": 9, "9M": 9, "Q4": 12, "R1": 3, "R2": 6, "R3": 9}
_LATE = 28
"""On no earlier day a month ends."""
_PARTS = {3: "Q1", 6: "H1", 9: "9M", 12: "FY"}


def read(period: str, as_of: date, *, price: bool = False) -> Period | None:
    """The time of a fact, which may be one day; None where its words name none that is known.

    The move of a price since the year began is as often told of the year.
    """
    plain = fold(period).strip().lower()
    for joint, plainly in _JOINTS:
        plain = joint.sub(plainly, plain)
    if _TTM.search(plain):
        return Period("TTM")
    if _LATEST_QUARTER.fullmatch(plain):
        return Period("Q")
    if months := _MONTHS.fullmatch(plain):
        return _so_far(int(months["y1"] or months["y2"]), int(months["m1"] or months["m2"]))
    if (month := _A_MONTH.fullmatch(plain)) and not _are_two_years(month):
        return Period("MONTH", int(month["y"]), int(month["m"] or month["m2"]))
    if _SO_FAR.search(plain):
        return _until(plain, as_of, price=price)
    return periods.parse(plain)


def _are_two_years(month: re.Match[str]) -> bool:
    """Whether what looks like a month is the year after: 2011/12."""
    return month["slash"] == "/" and int(month["m"]) == (int(month["y"]) + 1) % 100


def _until(plain: str, as_of: date, *, price: bool) -> Period:
    """The months of a year up to the one named, or to the day of the fact: 2025Q3累计, YTD."""
    rest = _SO_FAR.sub(" ", plain).strip(" ()-_")
    named = periods.parse(rest) if rest else None
    year = (named.year if named else None) or as_of.year
    if named and named.part in _SO_FAR_IN:
        return _so_far(year, _SO_FAR_IN[named.part])
    if named and named.part in ("MONTH", "YTD") and named.month:
        return _so_far(year, named.month)
    if price or rest.startswith(("fy", "fiscal")) or as_of.day < _LATE:
        return Period("YTD", year)
    return _so_far(year, as_of.month if year == as_of.year else 12)


def _so_far(year: int, month: int) -> Period:
    part = _PARTS.get(month, "YTD")
    return Period(part, year, month if part == "YTD" else None)
