"""What a picture lacks, and how old it is as a whole."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import NamedTuple

from activities.rules.points import NOT_POSITIVE
from schemas.fetch import Dataset, SourceFailure
from schemas.integrity import (
    DataPoint,
    FreshnessSummary,
    MissingItem,
    RefusedFigure,
    StalenessStatus,
)
from schemas.metrics import METRICS, Period


class _Expected(NamedTuple):
    """A figure that a complete picture has, in one of the periods that claims are made of."""

    metric: str
    periods: tuple[Period, ...]
    dataset: Dataset
    core: bool = False
    of_financials: bool = True


_NOW, _FLOW, _YEAR = (Period.INSTANT,), (Period.YEAR_TO_DATE, Period.YEAR), (Period.YEAR,)
MAINLAND = (
    _Expected("close", _NOW, Dataset.CLOSE, core=True),
    _Expected("revenue_growth", _FLOW, Dataset.INCOME),
    _Expected("profit_growth", _FLOW, Dataset.INCOME),
    _Expected("net_profit", tuple(Period), Dataset.INCOME, core=True),
    _Expected("ROE", _YEAR, Dataset.FINANCIAL_INDICATORS),
    _Expected("debt_to_assets", (*_NOW, *_FLOW), Dataset.BALANCE_SHEET),
    _Expected("cash_conversion", _YEAR, Dataset.CASH_FLOW, of_financials=False),
    _Expected("pe_ttm", _NOW, Dataset.DAILY_INDICATORS),
)
FOREIGN = (
    _Expected("close", _NOW, Dataset.FOREIGN_HISTORY, core=True),
    _Expected("revenue_growth", _FLOW, Dataset.US_FACTS),
    _Expected("profit_growth", _FLOW, Dataset.US_FACTS),
    _Expected("net_profit", tuple(Period), Dataset.US_FACTS, core=True),
    _Expected("ROE", _YEAR, Dataset.US_FACTS),
    _Expected("debt_to_assets", _NOW, Dataset.US_FACTS),
    _Expected("cash_conversion", _YEAR, Dataset.US_FACTS, of_financials=False),
    _Expected("pe_ttm", _NOW, Dataset.US_FACTS),
)


def missing(
    points: Sequence[DataPoint],
    failures: Sequence[SourceFailure],
    refused: Sequence[RefusedFigure] = (),
    *,
    financial: bool,
    expected: Sequence[_Expected] = MAINLAND,
    reasons: Mapping[str, str] | None = None,
) -> tuple[MissingItem, ...]:
    """The expected figures that no data point carries, each with the reason.

    One that was refused is missing although an older one is there. The reason is why the figure
    was refused, or the source's, or why it could not be derived (``reasons`` by metric).
    """
    present = _newest_days(points)
    withheld = {figure.metric: figure.reason for figure in sorted(refused, key=_day)}
    failed = {failure.dataset: failure.reason for failure in failures}
    underived = reasons or {}
    return tuple(
        MissingItem(
            metric=want.metric,
            dataset=want.dataset,
            core=want.core,
            reason=withheld.get(want.metric)
            or failed.get(want.dataset)
            or underived.get(want.metric)
            or f"{METRICS[want.metric].en} is not in the source's answer",
        )
        for want in expected
        if _absent(want, present, refused) and (want.of_financials or not financial)
    )


def _newest_days(points: Sequence[DataPoint]) -> dict[tuple[str, Period], date]:
    """The newest day of each metric and period; a live price stands for a close."""
    days: dict[tuple[str, Period], date] = {}
    for point in points:
        metric = "close" if point.metric == "current_price" else point.metric
        key = (metric, point.period)
        days[key] = max(point.as_of_date, days.get(key, point.as_of_date))
    return days


def _absent(
    want: _Expected,
    present: Mapping[tuple[str, Period], date],
    refused: Sequence[RefusedFigure],
) -> bool:
    """Whether there is no such figure, or a newer one of it means nothing."""
    newest = max((present[key] for p in want.periods if (key := (want.metric, p)) in present),
                 default=None)  # fmt: skip
    return newest is None or any(
        item.metric == want.metric and item.period in want.periods and item.as_of > newest
        and item.reason.startswith(NOT_POSITIVE)
        for item in refused
    )  # fmt: skip


def _day(figure: RefusedFigure) -> date:
    return figure.as_of


def freshness_summary(
    points: Sequence[DataPoint], today: date, halted_since: date | None = None
) -> FreshnessSummary:
    """The age of the whole picture; core data are the price and the profit."""
    current = _newest_of_each_metric(points)
    stale = {p.metric for p in current if p.freshness.staleness_status is StalenessStatus.STALE}
    dates = [p.as_of_date for p in points]
    core = [
        max(p.as_of_date for p in points if p.metric in group)
        for group in (("close", "current_price"), ("net_profit",))
        if any(p.metric in group for p in points)
    ]
    order = (StalenessStatus.STALE, StalenessStatus.AGING)
    worst = next(
        (s for s in order if any(p.freshness.staleness_status is s for p in current)),
        StalenessStatus.FRESH,
    )
    return FreshnessSummary(
        oldest_data_point=min(dates, default=None),
        newest_data_point=max(dates, default=None),
        overall_staleness=worst,
        stale_metrics=tuple(sorted(stale)),
        core_staleness_days=max(((today - day).days for day in core), default=None),
        halted_since=halted_since,
    )


def _newest_of_each_metric(points: Sequence[DataPoint]) -> Sequence[DataPoint]:
    """The points that speak for the present: a year-end balance does not, once a newer one is."""
    current = [p for p in points if p.freshness.staleness_status is not StalenessStatus.HISTORICAL]
    newest = {p.metric: p for p in sorted(current, key=lambda p: p.as_of_date)}
    return tuple(newest.values())
