"""The formula registry: every derived figure is computed here, and recomputed by the verifier."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rules.formulas import FORMULAS, FormulaError, Value, compute
from schemas.base import to_number
from tests.properties import stable

D = Decimal
THOUSAND = [D(30_167), D(26_653), D(50_104)]
"""TSLA's revenue in the first three quarters of 2012, USD thousands (public SEC data)."""


def series(*values: str | int) -> tuple[Decimal, ...]:
    return tuple(D(value) for value in values)


HAND_COMPUTED: list[tuple[str, dict[str, Value], str]] = [
    ("ttm", {"ytd": D(10), "last_year": D(40), "last_ytd": D(8)}, "42"),
    ("ratio_percent", {"numerator": D(1), "denominator": D(8)}, "12.5"),
    ("ratio_percent", {"numerator": D(1), "denominator": D(3)}, "33.3333333333333"),
    ("margin_percent", {"revenue": D(200), "cost": D(50)}, "75"),
    ("margin_percent", {"revenue": D(200), "cost": D(250)}, "-25"),
    ("growth_percent", {"current": D(90), "base": D(120)}, "-25"),
    ("cagr_3y_percent", {"current": D("1331"), "base": D(1000)}, "10"),
    ("difference", {"minuend": D(3), "subtrahend": D(5)}, "-2"),
    ("sum", {"a": D("0.1"), "b": D("0.2"), "c": D("0.3")}, "0.6"),
    ("mean", {"a": D(1), "b": D(2), "c": D(6)}, "3"),
    ("quotient", {"numerator": D(7), "denominator": D(2)}, "3.5"),
    ("clamp", {"value": D(9), "low": D(-5), "high": D(8)}, "8"),
    ("clamp", {"value": D(-9), "low": D(-5), "high": D(8)}, "-5"),
    ("clamp", {"value": D(3), "low": D(-5), "high": D(8)}, "3"),
    ("percentile_rank", {"series": series(10, 20, 20, 30), "current": D(20)}, "75"),
    ("percentile_rank", {"series": series(10, 20), "current": D(9)}, "0"),
    ("count", {"series": series(1, 1, 1)}, "3"),
    ("quartile_1", {"series": series(4, 1, 3, 2)}, "1.75"),
    ("median", {"series": series(4, 1, 3, 2)}, "2.5"),
    ("quartile_3", {"series": series(4, 1, 3, 2)}, "3.25"),
    ("median", {"series": series(7)}, "7"),
    ("multiple_value", {"multiple": D(20), "earnings": D(500), "shares": D(100)}, "100"),
    ("identity", {"value": D("1.5")}, "1.5"),
]


@pytest.mark.parametrize(
    ("name", "arguments", "expected"),
    HAND_COMPUTED,
    ids=[f"{row[0]}-{row[2]}" for row in HAND_COMPUTED],
)
def test_a_formula_gives_what_the_hand_computes(
    name: str, arguments: dict[str, Value], expected: str
) -> None:
    """Each formula reproduces a value worked out by hand."""
    assert compute(name, arguments) == D(expected)


@pytest.mark.parametrize(
    ("ytd", "last_year", "last_ytd", "expected"),
    [
        (sum(THOUSAND), 204_242, 164_867, 146_299),
        (561_792, 413_256, 30_167, 944_881),
        (561_792 + 405_139, 413_256, 30_167 + 26_653, 1_323_367),
        (561_792 + 405_139 + 431_346, 413_256, sum(THOUSAND), 1_704_609),
    ],
    ids=["2012-09-30", "2013-03-31", "2013-06-30", "2013-09-30"],
)
def test_trailing_revenue_of_tesla_matches_the_public_record(
    ytd: int, last_year: int, last_ytd: int, expected: int
) -> None:
    """TTM = this year to date + last year - last year to date, on real SEC figures."""
    arguments: dict[str, Value] = {
        "ytd": D(ytd), "last_year": D(last_year), "last_ytd": D(last_ytd)
    }  # fmt: skip

    assert compute("ttm", arguments) == expected


def dcf(**changes: str) -> Decimal:
    given_ = {
        "cash_flow": "100", "growth": "10", "discount_rate": "10", "terminal_growth": "0",
        "shares": "10",
    } | changes  # fmt: skip
    return compute("dcf_two_stage_5y", {name: D(value) for name, value in given_.items()})


def test_two_stage_value_matches_a_hand_computation() -> None:
    """At growth equal to the discount rate five years are worth five flows, then a perpetuity.

    Each year's flow discounts to 100; the perpetuity is 100 x 1.1^5 / 10 % / 1.1^5 = 1000.
    """
    assert dcf() == D("150")


@pytest.mark.parametrize(
    ("name", "arguments", "reason"),
    [
        ("made_up", {"a": D(1)}, "not registered"),
        ("ttm", {"ytd": D(1)}, "takes ytd, last_year, last_ytd"),
        ("ttm", {"ytd": D(1), "last_year": D(1), "last_ytd": D(1), "x": D(1)}, "takes ytd"),
        ("sum", {}, "takes numbers"),
        ("ratio_percent", {"numerator": D(1), "denominator": D(0)}, "denominator is not positive"),
        ("margin_percent", {"revenue": D(0), "cost": D(1)}, "revenue is not positive"),
        ("quotient", {"numerator": D(1), "denominator": D(0)}, "denominator is not positive"),
        ("growth_percent", {"current": D(5), "base": D(0)}, "not positive"),
        ("growth_percent", {"current": D(5), "base": D(-1)}, "not positive"),
        ("cagr_3y_percent", {"current": D(-5), "base": D(1)}, "not positive"),
        ("multiple_value", {"multiple": D(1), "earnings": D(1), "shares": D(0)}, "share count"),
        ("identity", {"value": series(1)}, "is a series"),
        ("sum", {"a": series(1)}, "is a series"),
        ("median", {"series": D(1)}, "not a series"),
        ("count", {"series": ()}, "not a series with values"),
    ],
    ids=[
        "unknown formula", "argument missing", "argument too many", "no arguments", "zero base",
        "zero revenue", "zero divisor", "growth from zero", "growth from a loss",
        "compound growth of a loss", "no shares", "series for a number", "series in a sum",
        "number for a series", "empty series",
    ],
)  # fmt: skip
def test_an_undefined_result_is_an_error_with_a_reason(
    name: str, arguments: dict[str, Value], reason: str
) -> None:
    """No formula answers zero or infinity for what has no answer."""
    with pytest.raises(FormulaError, match=reason):
        compute(name, arguments)


@pytest.mark.parametrize(
    "changes",
    [
        {"discount_rate": "2", "terminal_growth": "2"},
        {"discount_rate": "1", "terminal_growth": "2"},
        {"shares": "0"},
        {"discount_rate": "-100", "terminal_growth": "-200"},
    ],
    ids=["rate equals growth", "rate below growth", "no shares", "rate of minus one hundred"],
)
def test_a_value_that_diverges_is_refused(changes: dict[str, str]) -> None:
    """A perpetuity needs a discount rate above its growth, and a share count."""
    with pytest.raises(FormulaError):
        dcf(**changes)


@pytest.mark.parametrize("name", sorted(FORMULAS))
def test_every_formula_says_how_it_computes(name: str) -> None:
    """The registry gives each formula an expression for the reader, over its own arguments."""
    formula = FORMULAS[name]

    assert formula.expression
    assert name in ("sum", "mean") or formula.arguments


money = st.integers(min_value=1, max_value=10**13).map(D)
rates = st.integers(min_value=-500, max_value=800).map(lambda n: D(n) / 100)
histories = st.lists(money, min_size=1, max_size=40).map(tuple)


@stable
@given(money, money)
def test_trailing_figure_at_a_year_end_is_the_year(year: Decimal, before: Decimal) -> None:
    """At a year end year-to-date is the year itself, so TTM returns it whatever came before."""
    assert compute("ttm", {"ytd": year, "last_year": before, "last_ytd": before}) == year


@stable
@given(histories, money, money)
def test_a_higher_multiple_never_ranks_lower(
    history: tuple[Decimal, ...], one: Decimal, other: Decimal
) -> None:
    """The percentile rises with the current value and stays within 0 and 100."""
    low, high = sorted((one, other))
    ranks = [compute("percentile_rank", {"series": history, "current": v}) for v in (low, high)]

    assert 0 <= ranks[0] <= ranks[1] <= 100


@stable
@given(histories)
def test_quartiles_stand_in_order_within_the_history(history: tuple[Decimal, ...]) -> None:
    """First quartile, median and third quartile are ordered and never leave the range."""
    marks = [compute(name, {"series": history}) for name in ("quartile_1", "median", "quartile_3")]

    assert [min(history), *marks, max(history)] == sorted([min(history), *marks, max(history)])


@stable
@given(rates, rates, rates)
def test_a_clamped_rate_stays_between_its_limits(one: Decimal, two: Decimal, v: Decimal) -> None:
    """Whatever the growth rate, it leaves the clamp within floor and cap."""
    low, high = sorted((one, two))

    assert low <= compute("clamp", {"value": v, "low": low, "high": high}) <= high


@stable
@given(rates, rates)
def test_more_growth_never_makes_a_company_cheaper(one: Decimal, other: Decimal) -> None:
    """The two-stage value rises with stage-one growth."""
    low, high = sorted((one, other))

    assert dcf(growth=str(low)) <= dcf(growth=str(high))


@stable
@given(*(st.integers(min_value=300, max_value=2000) for _ in "ab"))
def test_a_higher_discount_rate_never_makes_a_company_dearer(one: int, other: int) -> None:
    """The two-stage value falls as the discount rate rises."""
    low, high = (str(D(n) / 100) for n in sorted((one, other)))

    assert dcf(discount_rate=low) >= dcf(discount_rate=high)


@stable
@given(money, money, st.sampled_from(["ratio_percent", "quotient"]))
def test_a_result_is_ready_to_be_recorded(a: Decimal, b: Decimal, name: str) -> None:
    """Results carry at most 15 significant digits, so recording them changes nothing."""
    result = compute(name, {"numerator": a, "denominator": b})

    assert to_number(result) == result


@stable
@given(st.permutations(THOUSAND), st.sampled_from(["sum", "mean"]))
def test_the_order_of_addends_does_not_matter(values: list[Decimal], name: str) -> None:
    """Sum and mean are the same in any order: same inputs, same digits."""
    shuffled, sorted_ = ({str(n): v for n, v in enumerate(vs)} for vs in (values, THOUSAND))

    assert compute(name, shuffled) == compute(name, sorted_)
