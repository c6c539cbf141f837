"""Which fiscal periods and years may be called by the name of another."""

from activities.rules.prose.periods import Period

_REPORTS = {
    "R1": frozenset({"Q1", "R1"}),
    "R3": frozenset({"Q3", "9M", "R3"}),
    "R2": frozenset({"Q2", "H1", "R2"}),
    "H1": frozenset({"H1"}),
    "Q1": frozenset({"Q1", "R1"}),
}
_MONTHS = {"Q1": 3, "R1": 3, "H1": 6, "R2": 6, "9M": 9, "R3": 9, "FY": 12}
_ENDS = ({"FY", "END"}, {"Q4", "END"})


def fits_year(period: Period, fact: Period) -> bool:
    """Whether the year of a fact is the one named; one that ends in spring is also called by the year before."""
    if period.year is None or fact.year in (None, period.year):
        return True
    if fact.part == "FY" and fact.month and period.month == fact.month:
        return False
    return 1 <= (period.month or 12) <= 6 and fact.year == period.year - 1


def same_part(one: str, other: str) -> bool:
    """Whether two parts of a year are the same, or the report of one tells the other."""
    if one == other or {one, other} in _ENDS or one == "YEAR":
        return True
    if other in ("Q", "H") and one != "YTD":
        return one[:1] == other
    return other in _REPORTS.get(one, ()) or one in _REPORTS.get(other, ()) or "YTD" in (one, other)


def months(period: Period) -> int | None:
    """How many months of its year a period has gone through; None where it does not say."""
    return period.month if period.part == "YTD" else _MONTHS.get(period.part)
