"""Cross-source comparison: what counts as the same figure, and what as a conflict."""

from datetime import date
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rules.ledger import Ledger
from activities.rules.reconciliation import (
    TOLERANCE,
    compare,
    disagreements,
    is_recent,
    outvoted,
    relative_difference,
)
from schemas.fetch import Dataset, Observation, ToolCall
from schemas.integrity import Agreement
from schemas.metrics import Period
from tests.ledgers import (
    AUGUST,
    FY2025,
    close,
    fetched,
    profit,
    seen,
)
from tests.properties import stable

TODAY = date(2026, 8, 21)
Q1 = date(2026, 3, 31)


def conflicts(*calls: ToolCall) -> list[tuple[str, list[str]]]:
    """The disagreements in a ledger: the metric, and the values that differ."""
    return [
        (found.metric, [f"{r.observation.value:f}" for r in found.readings])
        for found in disagreements(Ledger(calls))
    ]


@pytest.mark.parametrize(
    ("ours", "theirs", "differs"),
    [
        ("1371.05", "1371.05", False),
        ("1371.05", "1371.06", False),
        ("1371.05", "1371.20", True),
        ("43.21", "43.22", True),
        ("1371.05", "1371.050048828125", False),
        ("10000", "9999", False),
        ("10000", "9998.9", True),
    ],
    ids=[
        "equal", "one tick of a dear share", "fifteen ticks", "one tick of a cheap share",
        "float32 noise", "exactly 0.01 %", "just above 0.01 %",
    ],
)  # fmt: skip
def test_two_closes_conflict_above_a_hundredth_of_a_percent(
    ours: str, theirs: str, differs: bool
) -> None:
    """The same session's close of two sources may differ by 0.01 % and no more."""
    found = conflicts(
        fetched(Dataset.PRICE_HISTORY, close(ours)), fetched(Dataset.SECOND_CLOSE, close(theirs))
    )

    assert found == ([("close", [ours, theirs])] if differs else [])


def test_closes_of_different_sessions_are_not_compared() -> None:
    """Yesterday's close of one source is no contradiction to today's of another."""
    older = seen("close", Decimal("1300"), date(2026, 8, 20), Period.INSTANT)

    assert conflicts(
        fetched(Dataset.PRICE_HISTORY, close("1371.05")), fetched(Dataset.SECOND_CLOSE, older)
    ) == []  # fmt: skip


def test_a_live_price_is_never_compared_with_a_close() -> None:
    """Current price and close are two metrics."""
    live = seen("current_price", Decimal("1400"), TODAY, Period.INSTANT)

    assert conflicts(
        fetched(Dataset.LIVE_QUOTE, live), fetched(Dataset.PRICE_HISTORY, close("1371.05"))
    ) == []  # fmt: skip


def test_an_unsettled_annual_difference_is_a_conflict() -> None:
    """The licensed vendor and the second source disagree about the year's profit."""
    found = conflicts(
        fetched(Dataset.INCOME, profit(837)), fetched(Dataset.SECOND_ANNUAL, profit(1110))
    )

    assert found == [("net_profit", ["837", "1110"])]


@pytest.mark.parametrize(
    ("restated", "settled"),
    [(1110, True), (837, False), (900, False)],
    ids=["agrees with the other source", "repeats the first", "a third figure"],
)
def test_a_restated_row_settles_a_conflict_it_explains(restated: int, settled: bool) -> None:
    """A restated statement that agrees with the other source ends the conflict; others do not."""
    found = conflicts(
        fetched(Dataset.INCOME, profit(837)),
        fetched(Dataset.INCOME_RESTATED, profit(restated)),
        fetched(Dataset.SECOND_ANNUAL, profit(1110)),
    )

    assert (found == []) is settled


def test_after_a_settlement_the_restated_figure_is_the_preferred_one() -> None:
    """Evidence, growth and margins then rest on the newer version of the accounts."""
    calls = (
        fetched(Dataset.INCOME, profit(837)),
        fetched(Dataset.INCOME_RESTATED, profit(1110)),
        fetched(Dataset.SECOND_ANNUAL, profit(1110)),
    )
    best = Ledger(calls).best("net_profit", Period.YEAR, FY2025)

    assert best is not None
    assert (best.observation.value, best.call.dataset) == (Decimal(1110), Dataset.INCOME_RESTATED)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (profit(100), profit(101)),
        (profit(100, Q1, Period.YEAR_TO_DATE), profit(101, Q1, Period.YEAR_TO_DATE)),
        (seen("oper_cost", 100), seen("oper_cost", 101)),
        (seen("ROE", 30, Q1, Period.YEAR_TO_DATE), seen("ROE", 31, Q1, Period.YEAR_TO_DATE)),
    ],
    ids=["annual profit", "quarterly profit", "a metric of one source", "quarterly ROE"],
)
def test_contradicting_rows_of_one_fetch_are_a_conflict(
    one: Observation, other: Observation
) -> None:
    """Two corrected versions of one row are never picked from silently."""
    found = conflicts(fetched(Dataset.INCOME, one, other))

    assert [metric for metric, _ in found] == [one.metric]


def test_repeated_rows_that_agree_are_no_conflict() -> None:
    """The same figure twice is only said twice."""
    assert conflicts(fetched(Dataset.INCOME, profit(100), profit(100))) == []


def test_figures_older_than_the_years_shown_are_left_alone() -> None:
    """A difference six years back concerns nothing that a report shows."""
    calls = [
        fetched(dataset, profit(value, old))
        for dataset, value in ((Dataset.INCOME, 837), (Dataset.SECOND_ANNUAL, 1110))
        for old in (date(2020, 12, 31), date(2021, 12, 31))
    ]
    found = disagreements(Ledger(calls))

    assert [(item.as_of.year, is_recent(item, TODAY)) for item in found] == [
        (2020, False), (2021, True),
    ]  # fmt: skip


def test_texts_are_not_compared() -> None:
    """Two spellings of one name are no contradiction, and no agreement either."""
    ledger = Ledger(
        [
            fetched(source, seen("name", name, TODAY, Period.INSTANT))
            for source, name in (
                (Dataset.STOCK_LIST, "贵州茅台"),
                (Dataset.SECOND_CLOSE, "茅台"),
            )
        ]
    )  # fmt: skip
    made = compare(ledger)["name", Period.INSTANT, TODAY]

    assert (made.status, made.difference, made.found) == (Agreement.NOT_COMPARED, None, None)
    assert made.tables == ("akshare.stock_zh_a_hist", "tushare.stock_basic")


@pytest.mark.parametrize("metric", ["ocf", "total_assets", "pe_ttm", "debt_to_assets"])
def test_every_metric_that_two_tables_have_is_compared(metric: str) -> None:
    """No list says what is compared: one more source of a figure is heard at once."""
    found = conflicts(
        fetched(Dataset.INCOME, seen(metric, 100)),
        fetched(Dataset.SECOND_ANNUAL, seen(metric, 300)),
    )

    assert found == [(metric, ["100", "300"])]


def live(value: int, dataset: Dataset, minute: int) -> ToolCall:
    price = seen("current_price", value, TODAY, Period.INSTANT)
    moment = AUGUST.replace(hour=11, minute=minute)
    return fetched(dataset, price.model_copy(update={"as_of_ts": moment}))


@pytest.mark.parametrize(
    ("minute", "status"), [(0, Agreement.CONFLICT), (1, Agreement.NOT_COMPARED)]
)
def test_live_prices_of_one_moment_are_compared(minute: int, status: Agreement) -> None:
    """A minute later the price may be another one."""
    calls = (live(100, Dataset.LIVE_QUOTE, 0), live(105, Dataset.LIVE_QUOTE_TENCENT, minute))
    made = compare(Ledger(calls))["current_price", Period.INSTANT, TODAY]

    assert made.status is status
    assert (made.found is not None) is (status is Agreement.CONFLICT)


def test_windows_of_two_fetches_are_not_compared() -> None:
    """Each begins on a day of its own; two rows of one fetch are of one window."""
    first, other = (seen("close_first", value, TODAY, Period.WINDOW) for value in (90, 100))
    apart = (
        fetched(Dataset.PRICE_HISTORY, first), fetched(Dataset.PRICE_HISTORY, other, number=1)
    )  # fmt: skip

    assert conflicts(*apart) == []
    assert conflicts(fetched(Dataset.PRICE_HISTORY, first, other)) == [
        ("close_first", ["90", "100"])
    ]


numbers = st.integers(min_value=-(10**12), max_value=10**12).map(Decimal)


@stable
@given(numbers, numbers)
def test_a_difference_has_no_direction(a: Decimal, b: Decimal) -> None:
    """Which source comes first does not decide whether there is a conflict."""
    assert relative_difference(a, b) == relative_difference(b, a)
    assert (relative_difference(a, b) == 0) == (a == b)


@stable
@given(numbers.filter(bool), st.integers(min_value=0, max_value=10**6))
def test_the_tolerance_is_exact(value: Decimal, millionths: int) -> None:
    """A relative gap is within the tolerance exactly when it is at most 0.01 %."""
    gap = Decimal(millionths) / 10**6
    other = value * (1 - gap)

    assert (relative_difference(value, other) <= TOLERANCE) == (gap <= TOLERANCE)


THREE = (Dataset.PRICE_HISTORY, Dataset.SECOND_CLOSE, Dataset.THIRD_CLOSE)


@pytest.mark.parametrize(
    ("closes", "against"),
    [
        (("43.21", "43.21", "43.21"), None),
        (("43.21", "43.21", "43.22"), ["third_close"]),
        (("43.21", "43.22", "43.21"), ["second_close"]),
        (("43.22", "43.21", "43.21"), ["price_history"]),
        (("43.21", "43.22", "43.23"), []),
        (("43.21", "43.22", None), []),
        (("43.21", None, "43.22"), []),
        (("43.21", None, None), None),
    ],
    ids=[
        "all agree",
        "tencent alone",
        "eastmoney alone",
        "the licensed vendor alone",
        "all differ",
        "two that differ",
        "another two that differ",
        "one source",
    ],
)
def test_two_sites_outvote_a_third(
    closes: tuple[str | None, ...], against: list[str] | None
) -> None:
    """A majority gives the value, whoever it is; without one the conflict stays open."""
    calls = [
        fetched(dataset, close(value))
        for dataset, value in zip(THREE, closes, strict=True)
        if value is not None
    ]
    found = disagreements(Ledger(calls))

    assert [[r.call.dataset for r in item.outvoted] for item in found] == (
        [] if against is None else [against]
    )


def test_two_tables_of_one_site_are_one_voice() -> None:
    """Tushare's bar and its history agree with each other by birth: no majority against a third."""
    calls = (
        fetched(Dataset.CLOSE, close("43.21")), fetched(Dataset.PRICE_HISTORY, close("43.21")),
        fetched(Dataset.SECOND_CLOSE, close("43.22")),
    )  # fmt: skip
    (found,) = disagreements(Ledger(calls))

    assert found.outvoted == ()


def test_the_majority_s_value_is_preferred_over_the_better_tier() -> None:
    """The outvoted reading is still there, but last."""
    calls = [
        fetched(dataset, close(value))
        for dataset, value in zip(THREE, ("43.22", "43.21", "43.21"), strict=True)
    ]
    ledger = Ledger(calls, outvoted(disagreements(Ledger(calls))))

    values = [str(r.observation.value) for r in ledger.readings("close")]
    assert values == ["43.21", "43.21", "43.22"]


@pytest.mark.parametrize(
    ("code", "differs"), [("600519.SH", False), ("510300.SH", True), ("113050.SH", True)]
)
def test_closes_are_compared_in_ticks(code: str, differs: bool) -> None:
    """Half a cent is noise on a share, and five ticks of a fund or a convertible."""
    calls = [
        fetched(dataset, close(value)).model_copy(update={"code": code})
        for dataset, value in zip(THREE, ("4.010", "4.0149"), strict=False)
    ]

    assert bool(disagreements(Ledger(calls))) is differs


def test_another_unit_is_a_conflict() -> None:
    """A figure in dollars neither agrees with one in yuan nor may it be passed over."""
    abroad = profit(14).model_copy(update={"unit": "USD"})
    calls = (fetched(Dataset.INCOME, profit(100)), fetched(Dataset.SECOND_ANNUAL, abroad))
    (found,) = disagreements(Ledger(calls))

    assert [r.observation.unit for r in found.readings] == ["CNY", "USD"]
    assert (found.difference, found.outvoted) == (Decimal(1), ())


def test_the_same_number_in_another_unit_is_a_conflict_too() -> None:
    """A hundred dollars are no hundred yuan."""
    abroad = profit(100).model_copy(update={"unit": "USD"})

    assert conflicts(
        fetched(Dataset.INCOME, profit(100)), fetched(Dataset.SECOND_ANNUAL, abroad)
    ) == [("net_profit", ["100", "100"])]  # fmt: skip


def test_two_sites_outvote_a_third_that_has_another_unit() -> None:
    """It is a dissenter like any other."""
    calls = [fetched(dataset, close("43.21")) for dataset in THREE[:2]]
    abroad = close("47.10").model_copy(update={"unit": "HKD"})
    (found,) = disagreements(Ledger([*calls, fetched(THREE[2], abroad)]))

    assert [r.observation.unit for r in found.outvoted] == ["HKD"]
