"""From the recorded sample to reconciled data points, conflicts and gaps."""

from datetime import UTC, date, datetime, timedelta
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rules.calendar import SHANGHAI
from activities.rules.integrity import assemble
from schemas.fetch import Dataset, Observation, SourceFailure
from schemas.integrity import DataPoint, IntegrityReport, StalenessStatus
from schemas.metrics import Period
from tests.ledgers import (
    AUGUST,
    CMB,
    FY2025,
    MAY,
    MOUTAI,
    PING_AN,
    WULIANGYE,
    fetched,
    fetches,
    integrity_input,
    report_of,
    seen,
)
from tests.properties import stable

H1_2026 = date(2026, 6, 30)


def point(report: IntegrityReport, metric: str, period: Period) -> DataPoint:
    """The newest data point of a metric."""
    found = [p for p in report.data_points if (p.metric, p.period) == (metric, period)]
    return max(found, key=lambda p: p.as_of_date)


@pytest.mark.parametrize(
    ("metric", "period", "as_of", "value"),
    [
        ("close", Period.INSTANT, "2026-08-21", "1272.83"),
        ("ROE", Period.YEAR, "2025-12-31", "34.462"),
        ("gross_margin", Period.YEAR, "2025-12-31", "91.18"),
        ("net_margin", Period.YEAR, "2025-12-31", "50.53"),
        ("net_profit", Period.TRAILING, "2026-06-30", "81433985225.44"),
        ("debt_to_assets", Period.INSTANT, "2026-03-31", "12.12"),
        ("revenue_growth", Period.YEAR_TO_DATE, "2026-06-30", "1.47"),
        ("profit_growth", Period.YEAR_TO_DATE, "2026-06-30", "-1.95"),
        ("pe_ttm", Period.INSTANT, "2026-08-20", "19.83"),
        ("dv_ttm", Period.TRAILING, "2026-08-21", "4.08"),
    ],
)
def test_moutai_s_figures_are_the_recorded_ones(
    metric: str, period: Period, as_of: str, value: str
) -> None:
    """The report of 600519 on 2026-08-21 carries the real figures of the recording."""
    found = point(report_of(MOUTAI), metric, period)
    places = Decimal(value)

    assert found.as_of_date == date.fromisoformat(as_of)
    assert isinstance(found.value, Decimal)
    assert found.value.quantize(places) == places


def test_trailing_profit_says_how_it_was_made() -> None:
    """TTM = H1 2026 + FY2025 - H1 2025, each part with its own value and source."""
    found = point(report_of(MOUTAI), "net_profit", Period.TRAILING)
    parts = {name: part.value for name, part in found.lineage.source_values.items()}

    assert found.lineage.transformation_applied == "ttm"
    assert parts["ytd"] + parts["last_year"] - parts["last_ytd"] == found.value
    assert {part.source for part in found.lineage.source_values.values()} == {"tushare.income"}


def test_moutai_is_complete_and_free_of_conflict() -> None:
    """Nothing that a full picture needs is missing, and no two sources disagree."""
    report = report_of(MOUTAI)

    assert (report.conflicts, report.missing) == ((), ())
    assert report.freshness_summary.core_staleness_days == (AUGUST.date() - H1_2026).days


def test_a_metric_is_as_fresh_as_its_newest_figure() -> None:
    """The debt ratio of March is not stale because the one of December is; equity is only old."""
    stale = report_of(MOUTAI).freshness_summary.stale_metrics

    assert stale == ("equity", "money_cap", "total_assets", "total_liab")


def test_only_the_newest_of_a_run_of_figures_speaks_for_the_present() -> None:
    """Earlier years, last year's half and windows are history: they are not judged for age."""
    flows = [p for p in report_of(MOUTAI).data_points if p.period in (Period.YEAR, Period.WINDOW)]
    base = [p for p in report_of(MOUTAI).data_points if p.as_of_date == date(2025, 6, 30)]
    past = [
        p for p in flows
        if (p.period is Period.WINDOW and p.metric != "pe_percentile") or p.as_of_date < FY2025
    ]  # fmt: skip

    assert len(past) > 20
    assert {p.metric for p in base} == {"revenue", "net_profit", "ocf"}
    assert {p.freshness.staleness_status for p in (*past, *base)} == {StalenessStatus.HISTORICAL}


def test_three_year_growth_is_compounded_from_four_annual_figures() -> None:
    """Revenue of 2025 over 2022, cube root, over the window it names."""
    growth = point(report_of(MOUTAI), "revenue_growth", Period.WINDOW)

    assert growth.window_start == date(2022, 12, 31)
    assert float(growth.value) == pytest.approx(
        ((172054171890.91 / 127553959355.97) ** (1 / 3) - 1) * 100
    )


def test_a_margin_that_the_vendor_omits_is_derived_beside_the_one_it_reports() -> None:
    """One reported margin does not keep the other from being computed."""
    calls = (
        fetched(Dataset.FINANCIAL_INDICATORS, seen("gross_margin", 70)),
        fetched(
            Dataset.INCOME,
            seen("net_profit", 20), seen("revenue", 100), seen("net_income", 25),
            seen("oper_cost", 40),
        ),
    )  # fmt: skip
    report = assemble(integrity_input(fetches(MOUTAI), calls=calls))
    margins = [point(report, name, Period.YEAR) for name in ("gross_margin", "net_margin")]

    assert [p.value for p in margins] == [70, 25]
    assert [p.lineage.type for p in margins] == ["REPORTED", "DERIVED"]


def test_a_figure_made_of_a_series_rests_on_the_fetch_that_brought_it() -> None:
    """The median P/E has evidence, though no single reading is its input."""
    median = point(report_of(MOUTAI), "pe_median", Period.WINDOW)

    assert median.sources == ("tushare.daily_basic",)
    assert len(median.evidence_ids) == 1


def test_ping_an_has_exactly_two_conflicts() -> None:
    """601318's FY2022 was restated: revenue and profit differ between the two sources."""
    conflicts = report_of(PING_AN).conflicts

    assert [(c.metric, c.as_of.year) for c in conflicts] == [
        ("total_revenue", 2022), ("net_profit", 2022),
    ]  # fmt: skip
    assert [reading.value for reading in conflicts[1].readings] == [83_774_000_000, 111_008_000_000]
    assert len({reading.evidence_id for c in conflicts for reading in c.readings}) == 4


def test_a_close_behind_a_quarter_hour_of_publication_is_still_found() -> None:
    """At 15:10 the day's bar is not out: the newest close is yesterday's, and it is ageing."""
    report = report_of(MOUTAI, AUGUST.replace(hour=15, minute=10))
    close = point(report, "close", Period.INSTANT)

    assert close.as_of_date == date(2026, 8, 20)
    assert close.freshness.staleness_status is StalenessStatus.AGING


def test_the_same_ledger_gives_the_same_report_byte_for_byte() -> None:
    """Ids, order and digits do not depend on the run."""
    again = assemble(integrity_input(fetches(MOUTAI)))

    assert again.model_dump_json() == report_of(MOUTAI).model_dump_json()


def test_a_report_survives_the_archive_unchanged() -> None:
    """A report built from calls read back from JSON equals one built from fresh calls."""
    given_ = integrity_input(fetches(MOUTAI))
    again = type(given_).model_validate_json(given_.model_dump_json())

    assert assemble(again).model_dump_json() == report_of(MOUTAI).model_dump_json()


def test_the_past_is_seen_as_it_was() -> None:
    """On the evening of 2026-05-07 nothing newer is visible, and the close is 1371.05."""
    report = report_of(MOUTAI, MAY)
    close = point(report, "close", Period.INSTANT)

    assert (close.value, close.as_of_date) == (Decimal("1371.05"), MAY.date())
    assert max(p.as_of_date for p in report.data_points) == MAY.date()
    assert point(report, "net_profit", Period.TRAILING).as_of_date == date(2026, 3, 31)
    assert all((e.envelope.announced or MAY.date()) <= MAY.date() for e in report.evidence)


def test_ages_do_not_depend_on_the_time_zone_of_the_clock() -> None:
    """Half past midnight in Shanghai is the same moment, and the same age, written in UTC."""
    clock = datetime(2026, 8, 22, 0, 30, tzinfo=SHANGHAI)
    made = fetches(MOUTAI)
    here, there = (
        assemble(integrity_input(made, clock=zoned)).data_points
        for zoned in (clock, clock.astimezone(UTC))
    )

    assert [p.freshness.staleness_days for p in here] == [p.freshness.staleness_days for p in there]


def test_a_later_report_makes_the_older_one_stale() -> None:
    """After 31 August the first quarter no longer speaks for the company."""
    made = fetches(MOUTAI)
    calls = tuple(c for c in made.calls if c.dataset is not Dataset.INCOME)
    given_ = integrity_input(made, calls=calls, clock=AUGUST + timedelta(days=11))
    report = assemble(given_)

    assert "debt_to_assets" in report.freshness_summary.stale_metrics
    assert report.freshness_summary.overall_staleness is StalenessStatus.STALE


@pytest.mark.parametrize(
    ("code", "missing"),
    [
        (WULIANGYE, [("cash_conversion", False)]),
        ("000001.SZ", [("revenue_growth", False), ("net_profit", True)]),
        (CMB, []),
    ],
    ids=["no cash flow recorded", "no statements recorded", "a bank needs no cash conversion"],
)
def test_what_a_complete_picture_lacks_is_named(code: str, missing: list[tuple[str, bool]]) -> None:
    """Gaps are listed with the source's reason and whether they are core data."""
    found = report_of(code).missing

    assert [(item.metric, item.core) for item in found] == missing
    assert all("the sample holds no" in item.reason for item in found)


def test_a_figure_of_another_period_does_not_fill_a_gap() -> None:
    """A quarter's ROE is not the annual one that the key claim needs: the gap is named."""
    quarter = seen("ROE", 10, date(2026, 3, 31), Period.YEAR_TO_DATE)
    calls = (fetched(Dataset.FINANCIAL_INDICATORS, quarter),)
    report = assemble(integrity_input(fetches(MOUTAI), calls=calls))

    assert "ROE" in {item.metric for item in report.missing}


def test_a_failed_fetch_is_the_reason_of_the_gap() -> None:
    """The reader is told that the source was down, not that the figure does not exist."""
    made = fetches(MOUTAI)
    lost = (Dataset.PRICE_HISTORY, Dataset.CLOSE, Dataset.SECOND_CLOSE, Dataset.DAILY_INDICATORS)
    down = SourceFailure(
        dataset=Dataset.CLOSE, source="tushare", error="SourceDown", reason="HTTP 502"
    )
    calls = tuple(c for c in made.calls if c.dataset not in lost)
    report = assemble(integrity_input(made, calls=calls, failures=(down,)))

    assert [(m.metric, m.core, m.reason) for m in report.missing] == [
        ("close", True, "HTTP 502"),
        ("pe_ttm", False, "P/E (TTM) is not in the source's answer"),
    ]


def test_an_empty_ledger_gives_an_honest_empty_report() -> None:
    """Without fetches there are no points, no evidence, and every expected figure is missing."""
    report = assemble(integrity_input(fetches(MOUTAI), calls=(), failures=()))

    assert (report.data_points, report.evidence, report.conflicts) == ((), (), ())
    assert {"close", "net_profit"} <= {item.metric for item in report.missing if item.core}
    assert report.freshness_summary.core_staleness_days is None


def test_contradicting_rows_show_both_values() -> None:
    """A conflict inside one fetch names both readings with evidence of their own."""
    made = fetches(MOUTAI)
    rows = (seen("goodwill", 5), seen("goodwill", 9))
    report = assemble(
        integrity_input(made, calls=(*made.calls, fetched(Dataset.BALANCE_SHEET, *rows, number=1)))
    )
    values = {e.evidence_id: e.envelope.value for e in report.evidence}
    (conflict,) = report.conflicts

    assert [reading.value for reading in conflict.readings] == [5, 9]
    assert [values[reading.evidence_id] for reading in conflict.readings] == [5, 9]


def test_dividends_of_the_last_year_make_the_yield() -> None:
    """Only cash dividends with an ex-date in the last 365 days count."""
    today = AUGUST.date()
    paid = [
        seen("cash_div_tax", value, today - timedelta(days=days), Period.INSTANT)
        for value, days in ((2, 10), (3, 364), (50, 366))
    ]
    calls = (
        fetched(Dataset.DIVIDENDS, *paid),
        fetched(Dataset.CLOSE, seen("close", 100, today, Period.INSTANT)),
    )
    report = assemble(integrity_input(fetches(MOUTAI), calls=calls))

    assert point(report, "dividend_ttm", Period.TRAILING).value == 5
    assert point(report, "dv_ttm", Period.TRAILING).value == 5


def test_shares_are_implied_by_market_value_and_close_of_the_same_day() -> None:
    """Where the vendor sends no share count it is derived, and says so."""
    day = date(2026, 8, 20)
    quoted = [seen(m, v, day, Period.INSTANT) for m, v in (("close", 10), ("total_mv", 1000))]
    report = assemble(
        integrity_input(fetches(MOUTAI), calls=(fetched(Dataset.DAILY_INDICATORS, *quoted),))
    )
    shares = point(report, "total_share", Period.INSTANT)

    assert (shares.value, shares.lineage.type) == (Decimal(100), "DERIVED")


def test_evidence_is_registered_once_and_only_where_a_point_rests_on_it() -> None:
    """Every point names evidence of the registry, and no evidence stands unused."""
    report = report_of(MOUTAI)
    ids = [item.evidence_id for item in report.evidence]
    used = {evidence_id for p in report.data_points for evidence_id in p.evidence_ids}

    assert len(ids) == len(set(ids))
    assert used == set(ids)


amounts = st.integers(min_value=1, max_value=10**12)


@stable
@given(st.lists(amounts, min_size=4, max_size=4))
def test_trailing_figures_close_for_any_company(values: list[int]) -> None:
    """TTM plus last year's first half equals this first half plus last year, to the last digit."""
    half, year, last_half, older = values
    rows: list[Observation] = [
        seen("net_profit", half, H1_2026, Period.YEAR_TO_DATE),
        seen("net_profit", year, FY2025),
        seen("net_profit", last_half, date(2025, 6, 30), Period.YEAR_TO_DATE),
        seen("net_profit", older, date(2024, 12, 31)),
    ]
    given_ = integrity_input(fetches(MOUTAI), calls=(fetched(Dataset.INCOME, *rows),))
    trailing = point(assemble(given_), "net_profit", Period.TRAILING).value

    assert trailing == half + year - last_half


def test_a_handful_of_sessions_is_no_history_to_rank_in() -> None:
    """300750 has nine recorded P/E days: no percentile is made of them."""
    points = report_of("300750.SZ").data_points

    assert "pe_ttm" in {point.metric for point in points}
    assert "pe_percentile" not in {point.metric for point in points}


def _with_closes(second: str, third: str) -> IntegrityReport:
    """The picture of 600519, whose recorded close is 1272.83, with two more sources' closes."""
    made = fetches(MOUTAI)
    calls = tuple(c for c in made.calls if c.dataset is not Dataset.SECOND_CLOSE)
    day = AUGUST.date()
    others = (
        fetched(Dataset.SECOND_CLOSE, seen("close", Decimal(second), day, Period.INSTANT)),
        fetched(Dataset.THIRD_CLOSE, seen("close", Decimal(third), day, Period.INSTANT)),
    )
    return assemble(integrity_input(made).model_copy(update={"calls": (*calls, *others)}))


@pytest.mark.parametrize(
    ("second", "third", "value", "source", "status", "resolution"),
    [
        ("1272.83", "1272.83", "1272.83", "tushare.daily", "agreed", []),
        ("1272.83", "1300.00", "1272.83", "tushare.daily", "majority", ["majority"]),
        ("1300.00", "1300.00", "1300.00", "akshare.stock_zh_a_hist", "majority", ["majority"]),
        ("1300.00", "1310.00", "1272.83", "tushare.daily", "conflict", [None]),
    ],
    ids=["agreed", "one scraped page differs", "the vendor differs", "all differ"],
)
def test_the_close_is_the_majority_s(
    second: str, third: str, value: str, source: str, status: str, resolution: list[str | None]
) -> None:
    """The value, where it is from, and what is on record of the disagreement."""
    report = _with_closes(second, third)
    close = point(report, "close", Period.INSTANT)

    assert (str(close.value), close.sources[0]) == (value, source)
    assert close.reconciliation.status == status
    assert [c.resolution for c in report.conflicts if c.metric == "close"] == resolution


def test_a_close_of_one_source_alone_is_noted() -> None:
    """Nobody contradicts it, and nobody confirms it."""
    made = fetches(MOUTAI)
    calls = tuple(c for c in made.calls if c.dataset is not Dataset.SECOND_CLOSE)
    report = assemble(integrity_input(made).model_copy(update={"calls": calls}))

    assert point(report, "close", Period.INSTANT).reconciliation.status == "single_source"
