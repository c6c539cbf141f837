"""A derived figure is as stale as its stalest input, and nothing is known of days to come."""

from datetime import date, datetime
from decimal import Decimal

import pytest

from activities.rules.calendar import SHANGHAI
from activities.rules.integrity import assemble
from activities.rules.points import as_stale_as
from activities.rules.prices import day_of
from schemas.fetch import Dataset, Observation, ToolCall
from schemas.integrity import DataPoint, IntegrityReport, StalenessStatus
from schemas.metrics import Period
from tests.ledgers import MOUTAI, fetched, fetches, integrity_input, report_of

FRESH, AGING = StalenessStatus.FRESH, StalenessStatus.AGING
STALE, PAST = StalenessStatus.STALE, StalenessStatus.HISTORICAL
OLD = 20260710


@pytest.mark.parametrize(
    ("own", "inputs", "expected"),
    [
        (FRESH, (STALE, FRESH), STALE),
        (FRESH, (AGING, PAST), AGING),
        (AGING, (FRESH,), AGING),
        (STALE, (FRESH,), STALE),
        (FRESH, (PAST,), FRESH),
        (PAST, (FRESH, PAST), PAST),
        (PAST, (STALE,), STALE),
        (FRESH, (), FRESH),
    ],
)
def test_the_stalest_counts_and_a_base_of_the_past_does_not(
    own: StalenessStatus, inputs: tuple[StalenessStatus, ...], expected: StalenessStatus
) -> None:
    """The base of a growth rate is old on purpose."""
    assert as_stale_as(own, inputs) is expected


def until_july(call: ToolCall) -> ToolCall:
    """The daily indicators as a vendor would have them that stopped in July."""
    if call.table != "daily_basic":
        return call
    (series,) = call.series
    pairs = [pair for pair in zip(series.days, series.values, strict=True) if pair[0] <= OLD]
    days, values = zip(*pairs, strict=True)
    last = Observation(
        metric="pe_ttm", value=values[-1], as_of=day_of(days[-1]), unit="times",
    )  # fmt: skip
    shorter = series.model_copy(update={"days": days, "values": values})
    return call.model_copy(update={"observations": (last,), "series": (shorter,)})


def of(report: IntegrityReport, metric: str, period: Period) -> DataPoint:
    return next(p for p in report.data_points if (p.metric, p.period) == (metric, period))


def test_the_rank_of_a_stale_multiple_is_stale() -> None:
    """It is made of that very P/E; the quartiles beside it tell of the past and stay so."""
    made = fetches(MOUTAI)
    report = assemble(integrity_input(made, calls=tuple(map(until_july, made.calls))))

    assert of(report, "pe_ttm", Period.INSTANT).freshness.staleness_status is STALE
    assert of(report, "pe_percentile", Period.WINDOW).freshness.staleness_status is STALE
    assert of(report, "pe_median", Period.WINDOW).freshness.staleness_status is PAST


def test_a_rank_ages_with_its_multiple() -> None:
    """The recorded P/E is one session behind."""
    statuses = {
        of(report_of(MOUTAI), metric, period).freshness.staleness_status
        for metric, period in (("pe_ttm", Period.INSTANT), ("pe_percentile", Period.WINDOW))
    }

    assert statuses == {AGING}


def test_earlier_quarters_of_a_year_to_date_do_not_age_it() -> None:
    """The newest quarter dates the sum; the first one is of the past on purpose."""
    found = of(report_of("TSLA.US"), "total_revenue", Period.YEAR_TO_DATE)

    assert found.freshness.staleness_status is FRESH


def close(day: date, value: int = 9999) -> ToolCall:
    seen = Observation(metric="close", value=Decimal(value), as_of=day, unit="CNY")
    return fetched(Dataset.CLOSE, seen)


def test_a_close_of_a_day_to_come_is_not_used() -> None:
    """It does not become the headline, it is named, and no age is below zero."""
    made = fetches(MOUTAI)
    report = assemble(integrity_input(made, calls=(*made.calls, close(date(2027, 1, 1)))))
    (refused,) = report.refused

    assert report.data_points == report_of(MOUTAI).data_points
    assert report.freshness_summary == report_of(MOUTAI).freshness_summary
    assert (refused.metric, refused.as_of) == ("close", date(2027, 1, 1))
    assert refused.reason.startswith("dated_ahead: ")


def test_with_no_other_close_the_price_is_missing() -> None:
    """Core data are missing then, on which the gate fails."""
    made = fetches(MOUTAI)
    calls = [c for c in made.calls if not any(o.metric == "close" for o in c.observations)]
    report = assemble(integrity_input(made, calls=(*calls, close(date(2027, 1, 1)))))
    (missing,) = [item for item in report.missing if item.metric == "close"]

    assert missing.core
    assert missing.reason.startswith("dated_ahead: ")


def test_a_session_that_is_not_over_has_no_close() -> None:
    """At eleven the bar of the day is a price, and not its close."""
    at_eleven = datetime(2026, 8, 21, 11, tzinfo=SHANGHAI)
    made = fetches(MOUTAI, at_eleven)
    report = assemble(integrity_input(made, calls=(*made.calls, close(date(2026, 8, 21)))))

    assert max(p.as_of_date for p in report.data_points if p.metric == "close") < at_eleven.date()
    assert [item.metric for item in report.refused] == ["close"]


def test_a_series_that_goes_on_after_today_is_not_used() -> None:
    """A rank among days that nobody has seen is none."""
    made = fetches(MOUTAI)

    def longer(call: ToolCall) -> ToolCall:
        series = tuple(
            s.model_copy(update={"days": (*s.days, 20270101), "values": (*s.values, Decimal(1))})
            for s in call.series
        )
        return call.model_copy(update={"series": series}) if call.table == "daily_basic" else call

    report = assemble(integrity_input(made, calls=tuple(map(longer, made.calls))))

    assert "pe_percentile" not in {p.metric for p in report.data_points}


def test_plans_payments_and_forecasts_may_speak_of_days_to_come() -> None:
    """An ex-date is announced before it comes."""
    made = fetches(MOUTAI)
    day = date(2026, 9, 30)
    told = tuple(
        Observation(metric=metric, value=Decimal(1), as_of=day, unit="CNY", period=period)
        for metric, period in (
            ("cash_div_tax", Period.INSTANT), ("cash_div_planned", Period.INSTANT),
            ("profit_forecast_low", Period.YEAR_TO_DATE),
        )
    )  # fmt: skip
    calls = (*made.calls, fetched(Dataset.DIVIDENDS, *told[:2]), fetched(Dataset.FORECAST, told[2]))

    assert assemble(integrity_input(made, calls=calls)).refused == ()
