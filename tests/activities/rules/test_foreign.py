"""The picture of a company that files with the SEC: derived, recomputable, in its currency."""

from collections.abc import Callable
from datetime import UTC, date, datetime
from decimal import Decimal

import pytest

from activities.rules.calendar import NEW_YORK, TradingDays
from activities.rules.completeness import FOREIGN
from activities.rules.freshness import Moment, foreign_status
from activities.rules.integrity import assemble
from activities.rules.quality import QualityInput, judge
from schemas.claim import Tier
from schemas.fetch import Dataset, Observation, ToolCall
from schemas.gate import Verdict
from schemas.instrument import Market
from schemas.integrity import DataPoint, IntegrityReport, StalenessStatus
from schemas.metrics import Period
from schemas.text import Lang
from tests.ledgers import (
    claims_of,
    fetched,
    fetches,
    integrity_input,
    report_of,
    verifier_of,
)

TESLA, APPLE = "TSLA.US", "AAPL.US"
MILLION = 10**6


def point(report: IntegrityReport, metric: str, period: Period, as_of: str) -> DataPoint:
    """The one data point of that figure."""
    (found,) = (
        p
        for p in report.data_points
        if (p.metric, p.period, p.as_of_date.isoformat()) == (metric, period, as_of)
    )
    return found


REAL = [
    (TESLA, "total_revenue", Period.YEAR, "2025-12-31", 94_827),
    (TESLA, "total_revenue", Period.QUARTER, "2025-12-31", 24_901),
    (TESLA, "net_profit", Period.QUARTER, "2025-12-31", 840),
    (TESLA, "total_revenue", Period.TRAILING, "2026-06-30", 103_619),
    (TESLA, "net_profit", Period.TRAILING, "2026-06-30", 3_804),
    (TESLA, "ocf", Period.TRAILING, "2026-03-31", 3_937 + 14_747 - 2_156),
    (TESLA, "fcf", Period.YEAR, "2025-12-31", 14_747 - 8_527),
    (APPLE, "total_revenue", Period.QUARTER, "2025-09-27", 102_466),
    (APPLE, "net_profit", Period.QUARTER, "2025-09-27", 27_466),
    (APPLE, "total_revenue", Period.TRAILING, "2026-06-27", 466_823),
    (APPLE, "net_profit", Period.TRAILING, "2026-06-27", 128_930),
]


@pytest.mark.parametrize(("code", "metric", "period", "as_of", "millions"), REAL)
def test_derived_flows_of_real_companies(
    code: str, metric: str, period: Period, as_of: str, millions: int
) -> None:
    """Fourth quarters and twelve months, as an independent tabulation of the filings has them."""
    found = point(report_of(code), metric, period, as_of)

    assert found.value == millions * MILLION
    assert found.unit == "USD"


def test_ratios_of_a_real_year() -> None:
    """Gross margin 18.03 %, cash conversion 388.69 %, return on the mean equity 4.87 %."""
    report = report_of(TESLA)
    shown = {
        metric: round(Decimal(point(report, metric, Period.YEAR, "2025-12-31").value), 2)
        for metric in ("gross_margin", "net_margin", "cash_conversion", "ROE")
    }

    assert shown == {
        "gross_margin": Decimal("18.03"), "net_margin": Decimal("4.00"),
        "cash_conversion": Decimal("388.69"), "ROE": Decimal("4.87"),
    }  # fmt: skip


@pytest.mark.parametrize(("code", "growth"), [(TESLA, Decimal("21.02")), (APPLE, Decimal("16.15"))])
def test_growth_is_of_the_fiscal_year_to_date(code: str, growth: Decimal) -> None:
    """Half a year of Tesla, nine months of Apple, each against the same part of the year before."""
    (found,) = (
        p
        for p in report_of(code).data_points
        if p.metric == "revenue_growth" and p.period is Period.YEAR_TO_DATE
    )

    assert round(Decimal(found.value), 2) == growth
    assert found.window_start in (date(2026, 1, 1), date(2025, 9, 28))


def test_the_multiple_uses_the_shares_that_were_counted() -> None:
    """Without diluted shares of the same period: market value over twelve months of profit."""
    report = report_of(TESLA)
    value = point(report, "total_mv", Period.INSTANT, "2026-08-20")
    multiple = point(report, "pe_ttm", Period.INSTANT, "2026-08-20")

    assert value.value == Decimal("345.13") * 3_949_547_394
    assert round(Decimal(multiple.value), 2) == Decimal("358.34")


@pytest.mark.parametrize("code", [TESLA, APPLE])
@pytest.mark.parametrize("lang", list(Lang))
def test_every_claim_is_proven_and_in_dollars(code: str, lang: Lang) -> None:
    """The verifier recomputes all of it; no sentence speaks of renminbi."""
    claims = claims_of(code, lang=lang)
    result = verifier_of(code).verify(claims)

    assert result.ok
    assert len(claims) >= 13
    texts = " ".join(claim.text for claim in claims)
    assert "$" in texts
    assert not any(word in texts.replace("美元", "") for word in ("元", "CNY", "¥"))


def test_the_verdict_rests_on_filings_and_says_what_does_not() -> None:
    """Filings are tier A; price, multiple and an old balance sheet are what is lacking."""
    report = report_of(TESLA)
    claims = claims_of(TESLA)
    gate = judge(QualityInput(claims=claims, evidence=report.evidence, missing=report.missing))

    assert {e.tier for e in report.evidence if e.source.startswith("sec.gov")} == {Tier.A}
    assert gate.verdict is Verdict.DEGRADE
    assert [finding.reason for finding in gate.findings] == [
        "close: tier C only", "debt_to_assets: stale since 2025-12-31", "pe_ttm: tier A/C only"
    ]  # fmt: skip


def test_the_report_says_its_currency_and_fiscal_year() -> None:
    """Both come from the data, not from the market."""
    summaries = [report_of(code).normalization_summary for code in (TESLA, APPLE)]

    assert [s.base_currency for s in summaries] == ["USD", "USD"]
    assert [s.fiscal_year_end for s in summaries] == ["December 31", "September 27"]


def changed(code: str, drop: str = "", **more: tuple[Observation, ...]) -> IntegrityReport:
    """The report on a ledger without one metric, or with more observations of a dataset."""
    made = fetches(code)
    calls: list[ToolCall] = []
    for call in made.calls:
        kept = tuple(o for o in call.observations if o.metric != drop)
        added = more.get(call.dataset, ())
        calls.append(call.model_copy(update={"observations": (*kept, *added)}))
    return assemble(integrity_input(made, calls=tuple(calls)))


def flow(metric: str, value: int, start: str, end: str, period: Period, **more: str) -> Observation:
    """A reported flow by hand."""
    return Observation(
        metric=metric, value=value, as_of=date.fromisoformat(end), unit=more.get("unit", "USD"),
        period=period, start=date.fromisoformat(start),
        announced=date.fromisoformat(more["announced"]) if "announced" in more else None,
    )  # fmt: skip


def test_diluted_shares_of_the_same_period_make_earnings_a_share() -> None:
    """P/E is then price over (profit of twelve months / diluted shares)."""
    shares = flow(
        "diluted_share", 3_540 * MILLION, "2026-04-01", "2026-06-30", Period.QUARTER, unit="shares"
    )
    report = changed(TESLA, us_facts=(shares,))
    earnings = point(report, "eps", Period.TRAILING, "2026-06-30")
    multiple = point(report, "pe_ttm", Period.INSTANT, "2026-08-20")

    assert round(Decimal(earnings.value), 4) == Decimal("1.0746")
    assert earnings.unit == "USD"
    assert abs(Decimal(multiple.value) - Decimal("345.13") / Decimal(earnings.value)) < Decimal(
        "1e-9"
    )


def reasons(report: IntegrityReport) -> dict[str, str]:
    """What is missing, and why."""
    return {item.metric: item.reason for item in report.missing}


def test_a_split_after_the_count_spoils_the_multiple() -> None:
    """Old share counts fit none of the adjusted closes: no market value, no multiple."""
    split = Observation(metric="split_ratio", value=3, as_of=date(2026, 8, 3), unit="times")
    report = changed(TESLA, foreign_history=(split,))

    assert "split on 2026-08-03" in reasons(report)["pe_ttm"]
    assert not [p for p in report.data_points if p.metric in ("total_mv", "pe_ttm")]


def recast(code: str, change: Callable[[ToolCall, Observation], Observation]) -> IntegrityReport:
    """The report on a ledger in which every observation went through ``change``."""
    made = fetches(code)
    calls = tuple(
        call.model_copy(update={"observations": tuple(change(call, o) for o in call.observations)})
        for call in made.calls
    )
    return assemble(integrity_input(made, calls=calls))


def test_a_loss_has_no_multiple() -> None:
    """A negative P/E ranks below every cheap one: it is not given."""

    def lost(_: ToolCall, seen: Observation) -> Observation:
        newest = seen.metric == "net_profit" and seen.as_of == date(2026, 6, 30)
        return seen.model_copy(update={"value": Decimal(-(10**10))}) if newest else seen

    assert reasons(recast(TESLA, lost))["pe_ttm"] == "the last twelve months show no profit"


def test_books_in_another_currency_have_no_multiple() -> None:
    """A price in dollars over a profit in renminbi is no multiple of anything."""

    def translated(call: ToolCall, seen: Observation) -> Observation:
        books = call.dataset is Dataset.US_FACTS and seen.unit == "USD"
        return seen.model_copy(update={"unit": "CNY"}) if books else seen

    report = recast(TESLA, translated)

    assert "another currency" in reasons(report)["pe_ttm"]
    assert report.normalization_summary.base_currency == "CNY"
    assert point(report, "total_mv", Period.INSTANT, "2026-08-20").unit == "USD"


def test_a_restated_part_leaves_the_twelve_months_out() -> None:
    """Half of 2025 restated after the year was filed: no TTM and why; growth is like for like."""
    year = flow(
        "net_profit",
        3_794 * MILLION,
        "2025-01-01",
        "2025-12-31",
        Period.YEAR,
        announced="2026-01-29",
    )
    half = flow(
        "net_profit", 1_500 * MILLION, "2025-01-01", "2025-06-30", Period.YEAR_TO_DATE,
        announced="2026-07-23",
    )  # fmt: skip
    now = flow("net_profit", 1_591 * MILLION, "2026-01-01", "2026-06-30", Period.YEAR_TO_DATE)
    before = flow("net_profit", 7_091 * MILLION, "2024-01-01", "2024-12-31", Period.YEAR)
    report = changed(TESLA, "net_profit", us_facts=(before, year, half, now))

    growth = point(report, "profit_growth", Period.YEAR_TO_DATE, "2026-06-30")
    assert round(Decimal(growth.value), 2) == Decimal("6.07")
    assert "restatement mismatch" in reasons(report)["pe_ttm"]


def test_concepts_that_contradict_each_other_are_a_conflict() -> None:
    """Two figures for the revenue of one year: the gate sees both and settles nothing."""
    other = flow("total_revenue", 94_000 * MILLION, "2025-01-01", "2025-12-31", Period.YEAR)
    report = changed(TESLA, us_facts=(other,))
    gate = judge(QualityInput(claims=(), evidence=report.evidence, conflicts=report.conflicts))

    assert [(c.metric, c.as_of) for c in report.conflicts] == [
        ("total_revenue", date(2025, 12, 31))
    ]  # fmt: skip
    assert gate.verdict is Verdict.FAIL
    assert [action.dataset for action in gate.actions] == [Dataset.US_FACTS]


def test_without_facts_the_profit_is_core_and_missing() -> None:
    """No statements: the verdict is FAIL, and each gap is named."""
    made = fetches(TESLA)
    calls = tuple(call for call in made.calls if call.dataset is not Dataset.US_FACTS)
    report = assemble(integrity_input(made, calls=calls))

    assert {item.metric for item in report.missing if item.core} == {"net_profit"}
    assert {item.metric for item in report.missing} == {want.metric for want in FOREIGN} - {"close"}


def test_hong_kong_has_a_price_and_says_what_it_lacks() -> None:
    """A close in Hong Kong dollars; there is no source of statements."""
    close = Observation(metric="close", value=600, as_of=date(2026, 8, 21), unit="HKD")
    call = fetched(Dataset.FOREIGN_HISTORY, close).model_copy(update={"code": "00700.HK"})
    given = integrity_input(fetches(TESLA), code="00700.HK", calls=(call,))
    report = assemble(given)

    assert [(p.metric, p.unit) for p in report.data_points] == [("close", "HKD")]
    assert report.normalization_summary.fiscal_year_end == "unknown"
    assert "net_profit" in reasons(report)


def now(today: str) -> Moment:
    """Noon of a day in New York, of a company whose year ends with the calendar's."""
    moment = datetime.fromisoformat(f"{today}T12:00").replace(tzinfo=NEW_YORK)
    days = TradingDays(None, Market.US)
    return Moment(moment.date(), moment.date(), days, year_end=date(2025, 12, 31))


@pytest.mark.parametrize(
    ("metric", "period", "as_of", "today", "status"),
    [
        ("net_profit", Period.TRAILING, "2026-03-31", "2026-08-13", StalenessStatus.AGING),
        ("net_profit", Period.TRAILING, "2026-03-31", "2026-08-14", StalenessStatus.STALE),
        ("net_profit", Period.TRAILING, "2026-06-30", "2026-08-21", StalenessStatus.FRESH),
        ("revenue_growth", Period.YEAR_TO_DATE, "2025-09-30", "2026-04-09", StalenessStatus.AGING),
        ("revenue_growth", Period.YEAR_TO_DATE, "2025-09-30", "2026-04-10", StalenessStatus.STALE),
        ("revenue_growth", Period.YEAR, "2025-12-31", "2026-05-16", StalenessStatus.STALE),
        ("ROE", Period.YEAR, "2025-12-31", "2027-04-10", StalenessStatus.FRESH),
        ("ROE", Period.YEAR, "2025-12-31", "2027-04-11", StalenessStatus.STALE),
        ("debt_to_assets", Period.INSTANT, "2025-12-31", "2026-05-15", StalenessStatus.AGING),
        ("debt_to_assets", Period.INSTANT, "2025-12-31", "2026-05-16", StalenessStatus.STALE),
        ("close", Period.INSTANT, "2026-08-14", "2026-08-21", StalenessStatus.STALE),
        ("close", Period.INSTANT, "2026-08-20", "2026-08-21", StalenessStatus.AGING),
        ("price_change", Period.WINDOW, "2026-01-01", "2026-08-21", StalenessStatus.FRESH),
    ],
)
def test_a_figure_ages_by_the_deadlines_of_the_sec(
    metric: str, period: Period, as_of: str, today: str, status: StalenessStatus
) -> None:
    """135 days for a newer 10-Q, after the third quarter until the 10-K; a year and 100 days."""
    assert foreign_status(metric, period, date.fromisoformat(as_of), now(today)) is status


def test_the_staleness_of_a_day_is_counted_in_new_york() -> None:
    """At 02:00 UTC it is still the day before there."""
    clock = datetime(2026, 8, 21, 2, tzinfo=UTC)
    made = fetches(TESLA, clock)
    close = point(assemble(integrity_input(made)), "close", Period.INSTANT, "2026-08-20")

    assert close.freshness.staleness_days == 0
