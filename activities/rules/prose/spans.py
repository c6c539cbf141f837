"""Which fiscal periods and years may be called by the name of another."""

from datetime import date

from activities.rules.prose import metrics
from activities.rules.prose.metrics import Metric
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
_LAST_MONTHS = {**_MONTHS, "Q2": 6, "Q3": 9, "Q4": 12, "H2": 12, "END": 12}
_STOCKS = metrics.BALANCES | frozenset({
    "cash", "receivables", "inventory", "contract_liabilities", "goodwill", "total_assets",
    "total_liabilities", "current_assets", "current_liabilities",
    "equity", "debt", "net_debt", "net_cash", "long_term_debt", "short_term_debt", "debt_ratio",
    "debt_equity", "gearing", "current_ratio", "quick_ratio",
    "bvps", "loans", "deposits", "npl", "coverage", "car", "tier1", "cet1", "stores", "employees",
    "holders", "holding_ratio", "total_shares", "float_shares",
})  # fmt: skip
"""Families of metrics that are told as of the end of a time, however long it is."""


def fits_year(period: Period, fact: Period) -> bool:
    """Whether the year of a fact is the one named.

    One that ends in spring is also called by the year before.
    """
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


def is_stock(metric: Metric | None) -> bool:
    """Whether a metric is told as of the end of a time."""
    return metric is not None and metric.family in _STOCKS and not metric.change


def fits_part(period: Period, fact: Period, metric: Metric | None) -> bool:
    """Whether a fact is of the part of the year named.

    What is told as of its end, of any part that ends with it; an impairment of a year is found by
    the test in its last quarter.
    """
    if is_stock(metric):
        end = _LAST_MONTHS.get(period.part)
        if end is not None and end == _LAST_MONTHS.get(fact.part):
            return True
    if metric is not None and metric.family == "impairment" and not period.year:
        return same_part(period.part, fact.part) or (period.part, fact.part) == ("Q4", "FY")
    return same_part(period.part, fact.part)


def months(period: Period) -> int | None:
    """How many months of its year a period has gone through; None where it does not say."""
    return period.month if period.part == "YTD" else _MONTHS.get(period.part)


def implied(as_of: date) -> frozenset[str]:
    """The parts of the year that a figure dated at a quarter's end may cover."""
    by_end: dict[tuple[int, int], frozenset[str]] = {
        (3, 31): frozenset({"Q1", "R1"}),
        (6, 30): frozenset({"Q2", "H1", "R2"}),
        (9, 30): frozenset({"Q3", "9M", "R3"}),
        (12, 31): frozenset({"Q4", "FY", "END", "H2"}),
    }
    return by_end.get((as_of.month, as_of.day), frozenset())
