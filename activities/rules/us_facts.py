"""From the facts of SEC filings to one figure for each period, as it was known on a day.

A fact is what one filing says of one span of time. Filings repeat and restate each other: the
fields ``fy`` and ``fp`` of EDGAR describe the filing, so facts are keyed by (start, end) alone, of
several versions the one filed last counts, and nothing counts that was filed after the knowledge
day. Which concept speaks for a metric is chosen for each period, never for the whole company.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta
from enum import StrEnum

from schemas.base import Number, Record
from schemas.metrics import Period

DUE_ANNUAL, DUE_INTERIM = timedelta(days=60), timedelta(days=40)
"""Statutory deadlines of large filers for 10-K and 10-Q: an undated fact is public from then."""
DUE_COVER = timedelta(days=25)
"""A cover page counts shares at least a fortnight after the period that its report is due for."""


class Length(StrEnum):
    """How long a flow runs. 52- and 53-week years fit."""

    QUARTER = "quarter"
    HALF = "half"
    NINE_MONTHS = "nine_months"
    YEAR = "year"


_DAYS = (
    (80, 100, Length.QUARTER), (165, 200, Length.HALF), (255, 290, Length.NINE_MONTHS),
    (350, 380, Length.YEAR),
)  # fmt: skip


class Fact(Record):
    """One fact of one filing; an instant has no ``start``. ``since`` is set by ``known``."""

    concept: str
    start: date | None
    end: date
    value: Number
    unit: str
    filed: date | None = None
    accession: str | None = None
    since: date | None = None

    @property
    def length(self) -> Length | None:
        """The class of its span; None for an instant and for spans that fit no class."""
        return length(self.start, self.end) if self.start else None


class Chosen(Record):
    """The fact that speaks for a metric in its period."""

    metric: str
    fact: Fact

    @property
    def period(self) -> Period:
        """The span, in the words of our figures."""
        match self.fact.length:
            case None:
                return Period.INSTANT
            case Length.YEAR:
                return Period.YEAR
            case Length.QUARTER:
                return Period.QUARTER
            case _:
                return Period.YEAR_TO_DATE


FLOWS: dict[str, tuple[str, ...]] = {
    "total_revenue": (
        "us-gaap:Revenues",
        "us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax",
        "us-gaap:RevenueFromContractWithCustomerIncludingAssessedTax",
        "us-gaap:SalesRevenueNet",
        "us-gaap:RevenuesNetOfInterestExpense",
        "ifrs-full:Revenue",
    ),
    "net_profit": ("us-gaap:NetIncomeLoss", "ifrs-full:ProfitLossAttributableToOwnersOfParent"),
    "gross_profit": ("us-gaap:GrossProfit", "ifrs-full:GrossProfit"),
    "oper_cost": (
        "us-gaap:CostOfRevenue", "us-gaap:CostOfGoodsAndServicesSold", "ifrs-full:CostOfSales",
    ),
    "ocf": (
        "us-gaap:NetCashProvidedByUsedInOperatingActivities",
        "ifrs-full:CashFlowsFromUsedInOperatingActivities",
    ),
    "capex": (
        "us-gaap:PaymentsToAcquirePropertyPlantAndEquipment",
        "us-gaap:PaymentsToAcquireProductiveAssets",
        "ifrs-full:PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities",
    ),
    "eps": ("us-gaap:EarningsPerShareDiluted", "ifrs-full:DilutedEarningsLossPerShare"),
    "diluted_share": (
        "us-gaap:WeightedAverageNumberOfDilutedSharesOutstanding",
        "ifrs-full:AdjustedWeightedAverageShares",
    ),
}  # fmt: skip
STOCKS: dict[str, tuple[str, ...]] = {
    "total_assets": ("us-gaap:Assets", "ifrs-full:Assets"),
    "total_liab": ("us-gaap:Liabilities", "ifrs-full:Liabilities"),
    "equity": ("us-gaap:StockholdersEquity", "ifrs-full:EquityAttributableToOwnersOfParent"),
    "money_cap": (
        "us-gaap:CashAndCashEquivalentsAtCarryingValue", "ifrs-full:CashAndCashEquivalents",
    ),
    "total_share": ("dei:EntityCommonStockSharesOutstanding",),
}  # fmt: skip
"""For each metric the concepts that may carry it, the preferred one first."""


def length(start: date, end: date) -> Length | None:
    """The class of the span from ``start`` to ``end``, both included; None where none fits."""
    days = (end - start).days + 1
    return next((name for low, high, name in _DAYS if low <= days <= high), None)


def public_from(fact: Fact) -> date:
    """The day from which the fact may be used: its filing, or where unsaid its deadline.

    An undated instant may be of a year end, so it waits for the deadline of the 10-K.
    """
    if fact.filed:
        return fact.filed
    if fact.concept.startswith("dei:"):
        return fact.end + DUE_COVER
    interim = fact.length not in (None, Length.YEAR)
    return fact.end + (DUE_INTERIM if interim else DUE_ANNUAL)


def known(facts: Iterable[Fact], today: date) -> tuple[Fact, ...]:
    """The newest version of each fact on ``today``; the order of ``facts`` does not matter.

    ``since`` tells from when its value has stood unchanged: the day on which it became known.
    """
    versions: dict[tuple[str, date | None, date, str], list[Fact]] = {}
    for fact in facts:
        if public_from(fact) <= today:
            key = (fact.concept, fact.start, fact.end, fact.unit)
            versions.setdefault(key, []).append(fact)
    newest = [_newest(found) for _, found in sorted(versions.items(), key=_by_key)]
    return tuple(newest)


def _by_key(
    item: tuple[tuple[str, date | None, date, str], object],
) -> tuple[str, date, date, str]:
    concept, start, end, unit = item[0]
    return concept, end, start or end, unit


def _newest(versions: Sequence[Fact]) -> Fact:
    ordered = sorted(versions, key=lambda f: (f.filed or date.min, f.accession or "", f.value))
    last = ordered[-1]
    since = last.filed
    for version in reversed(ordered):
        if version.value != last.value:
            break
        since = version.filed
    return last.model_copy(update={"since": since})


def choose(facts: Sequence[Fact], metrics: Mapping[str, Sequence[str]]) -> tuple[Chosen, ...]:
    """The figures of each metric, by its ordered concepts, period by period.

    Where two concepts speak of one period and differ, both are returned: that is a conflict, which
    the reconciliation finds and nobody settles in silence.
    """
    by_concept: dict[str, list[Fact]] = {}
    for fact in facts:
        by_concept.setdefault(fact.concept, []).append(fact)
    chosen: list[Chosen] = []
    for metric, concepts in metrics.items():
        spans: dict[tuple[date | None, date], list[Fact]] = {}
        for concept in concepts:
            for fact in by_concept.get(concept, ()):
                if fact.start is None or fact.length:
                    spans.setdefault((fact.start, fact.end), []).append(fact)
        for found in spans.values():
            chosen += [Chosen(metric=metric, fact=fact) for fact in _distinct(found)]
    return tuple(chosen)


def _distinct(facts: Sequence[Fact]) -> Iterable[Fact]:
    """The facts of one period that differ in value, the preferred concept first."""
    return {fact.value: fact for fact in reversed(facts)}.values() if len(facts) > 1 else facts
