"""Facts of filings become figures of periods: golden vectors of real filings, and properties."""

from datetime import date, timedelta
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rules.us_facts import (
    FLOWS,
    Chosen,
    Fact,
    Length,
    choose,
    known,
    length,
    public_from,
)
from activities.rules.us_periods import (
    Flow,
    FourthQuarter,
    Missing,
    Trailing,
    YearOnYear,
    fourth_quarter,
    trailing,
    year_on_year,
    year_to_date,
)
from schemas.metrics import Period
from tests.properties import stable

REVENUES = "us-gaap:Revenues"
CONTRACTS = "us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax"


def day(text: str) -> date:
    """A day, written as 20260331."""
    return date.fromisoformat(text)


def fact(
    start: str | None, end: str, value: int, filed: str | None = None, concept: str = REVENUES
) -> Fact:
    """A fact by hand; its accession number follows from the day of filing."""
    return Fact(
        concept=concept, start=day(start) if start else None, end=day(end), value=value,
        unit="USD", filed=day(filed) if filed else None, accession=filed and f"a-{filed}",
    )  # fmt: skip


def flows(*facts: Fact) -> list[Flow]:
    """The flows that speak for total revenue."""
    return [
        Flow(c.fact.start, c.fact.end, c.fact.value, c.fact.since)
        for c in choose(facts, {"total_revenue": FLOWS["total_revenue"]})
        if c.fact.start
    ]


TESLA = (
    fact("20110101", "20110930", 164_867, "20111114"),
    fact("20110101", "20111231", 204_242, "20120227"),
    fact("20120101", "20120331", 30_167, "20120510"),
    fact("20120401", "20120630", 26_653, "20120801"),
    fact("20120101", "20120630", 56_820, "20120801"),
    fact("20120701", "20120930", 50_104, "20121107"),
    fact("20120101", "20120930", 106_924, "20121107"),
    fact("20120101", "20121231", 413_256, "20130307"),
    fact("20130101", "20130331", 561_792, "20130510"),
    fact("20120101", "20120331", 30_167, "20130510"),
    fact("20130401", "20130630", 405_139, "20130809"),
    fact("20130101", "20130630", 966_931, "20130809"),
    fact("20120101", "20120630", 56_820, "20130809"),
    fact("20130701", "20130930", 431_346, "20131108"),
    fact("20130101", "20130930", 1_398_277, "20131108"),
    fact("20120101", "20120930", 106_924, "20131108"),
)
"""us-gaap:Revenues of CIK 1318605, thousands of USD, as the filings of 2011 to 2013 say them."""


@pytest.mark.parametrize(
    ("start", "end", "expected"),
    [
        ("20120101", "20120331", Length.QUARTER),
        ("20250929", "20251227", Length.QUARTER),
        ("20120101", "20120630", Length.HALF),
        ("20120101", "20120930", Length.NINE_MONTHS),
        ("20120101", "20121231", Length.YEAR),
        ("20220925", "20230930", Length.YEAR),
        ("20240929", "20250927", Length.YEAR),
        ("20120101", "20120131", None),
        ("20110701", "20120930", None),
        ("20120101", "20120430", None),
    ],
    ids=[
        "calendar quarter", "13 weeks", "half", "nine months", "leap year", "53 weeks", "52 weeks",
        "a month", "fifteen months", "four months",
    ],
)  # fmt: skip
def test_a_span_is_classed_by_its_days(start: str, end: str, expected: Length | None) -> None:
    """Years of 52 and 53 weeks fit; odd spans fit nothing and are left out."""
    assert length(day(start), day(end)) is expected


@pytest.mark.parametrize(
    ("end", "expected"),
    [
        ("20120930", 146_299), ("20130331", 944_881), ("20130630", 1_323_367),
        ("20130930", 1_704_609), ("20121231", 413_256),
    ],
)  # fmt: skip
def test_twelve_months_of_real_filings(end: str, expected: int) -> None:
    """TTM = year to date + last year - last year to date, and at a year end the year itself."""
    twelve = trailing(flows(*known(TESLA, day("20131231"))), day(end))

    assert isinstance(twelve, Trailing)
    assert twelve.value == expected


def test_the_fourth_quarter_is_the_year_less_nine_months() -> None:
    """Q4 2012: 413,256 - 106,924 = 306,332, which the filings of that time also reported."""
    quarter = fourth_quarter(flows(*known(TESLA, day("20131231"))), day("20121231"))

    assert isinstance(quarter, FourthQuarter)
    assert quarter.value == 306_332
    assert quarter.start == day("20121001")


def test_the_second_quarter_is_not_last_years_half() -> None:
    """Q2 2013 is 405,139; 56,820 is the half of 2012, which the same filing repeats."""
    found = {f.end: f.value for f in flows(*TESLA) if f.length is Length.QUARTER}

    assert found[day("20130630")] == 405_139


def test_the_discrete_quarters_stand_in_for_an_unreported_year_to_date() -> None:
    """FY2025: 94,827 M with 19,335, 22,496 and 28,095 leaves 24,901 for the fourth quarter."""
    year = [
        fact("20240101", "20241231", 97_690), fact("20250101", "20250331", 19_335),
        fact("20250401", "20250630", 22_496), fact("20250701", "20250930", 28_095),
        fact("20250101", "20251231", 94_827), fact("20260101", "20260331", 22_387),
    ]  # fmt: skip
    quarter = fourth_quarter(flows(*year), day("20251231"))
    twelve = trailing(flows(*year), day("20260331"))

    assert isinstance(quarter, FourthQuarter)
    assert isinstance(twelve, Trailing)
    assert quarter.value == 24_901
    assert len(quarter.nine_months) == 3
    assert twelve.value == 22_387 + 94_827 - 19_335


WEEKS = (
    fact("20220925", "20230930", 383_285), fact("20231001", "20231230", 119_575),
    fact("20231231", "20240330", 90_753), fact("20240331", "20240629", 85_777),
    fact("20231001", "20240928", 391_035), fact("20240929", "20241228", 124_300),
    fact("20241229", "20250329", 95_359),
)  # fmt: skip
"""A fiscal year that ends on the last Saturday of September: 53 weeks, then 52 (millions)."""


def test_fiscal_weeks_are_compared_within_eight_days() -> None:
    """The half to 2025-03-29 stands against the half to 2024-03-30."""
    twelve = trailing(flows(*WEEKS), day("20250329"))
    quarter = fourth_quarter(flows(*WEEKS), day("20240928"))

    assert isinstance(twelve, Trailing)
    assert isinstance(quarter, FourthQuarter)
    assert twelve.value == 124_300 + 95_359 + 391_035 - 119_575 - 90_753
    assert quarter.value == 391_035 - 119_575 - 90_753 - 85_777


@pytest.mark.parametrize(
    ("end", "base"), [("20241228", "20231230"), ("20250329", "20240330"), ("20240928", "20230930")]
)
def test_growth_compares_with_the_same_part_of_the_fiscal_year(end: str, base: str) -> None:
    """A quarter, a half and a year, each against the one that ended about a year before."""
    compared = year_on_year(flows(*WEEKS), day(end))

    assert isinstance(compared, YearOnYear)
    assert (compared.current[-1].end, compared.base[-1].end) == (day(end), day(base))


@pytest.mark.parametrize(
    ("facts", "end", "says"),
    [
        ((TESLA[7], TESLA[8]), "20130331", "no year-to-date figure"),
        ((TESLA[1], TESLA[5]), "20120930", "nothing is reported for the quarter from 2012-01-01"),
        ((TESLA[0],), "20110930", "no fiscal year is reported that ends before"),
    ],
    ids=["no prior year to date", "a hole among the quarters", "no fiscal year"],
)
def test_what_cannot_be_derived_says_why(facts: tuple[Fact, ...], end: str, says: str) -> None:
    """No twelve months are made up from parts that are not there."""
    twelve = trailing(flows(*facts), day(end))

    assert isinstance(twelve, Missing)
    assert says in twelve.reason


def test_a_year_that_was_not_filed_has_no_fourth_quarter() -> None:
    """Before the 10-K there is nothing to subtract from."""
    assert isinstance(fourth_quarter(flows(*TESLA), day("20131231")), Missing)


def test_the_version_filed_last_counts_but_only_what_was_filed_by_then() -> None:
    """Prepaid expenses of 2014 were restated: each day sees the version of its time."""
    versions = [
        fact(None, "20141231", 94_718, "20150226", "us-gaap:PrepaidExpense"),
        fact(None, "20141231", 76_134, "20160224", "us-gaap:PrepaidExpense"),
    ]
    seen = {
        today: [(int(f.value), f.accession) for f in known(versions, day(today))]
        for today in ("20150225", "20150226", "20160223", "20160224")
    }

    assert seen == {
        "20150225": [],
        "20150226": [(94_718, "a-20150226")],
        "20160223": [(94_718, "a-20150226")],
        "20160224": [(76_134, "a-20160224")],
    }


def test_a_repeated_value_is_known_since_its_first_filing() -> None:
    """The comparative in next year's report does not make a figure newer."""
    first = known(TESLA, day("20131231"))
    repeated = next(f for f in first if (f.start, f.end) == (day("20120101"), day("20120331")))

    assert (repeated.filed, repeated.since) == (day("20130510"), day("20120510"))


def test_vintages_are_not_mixed() -> None:
    """Nine months restated after the year was filed are not subtracted from that year."""
    restated = (*TESLA, fact("20120101", "20120930", 100_000, "20131109"))
    found = flows(*known(restated, day("20131231")))
    quarter = fourth_quarter(found, day("20121231"))
    then = fourth_quarter(flows(*known(restated, day("20130307"))), day("20121231"))

    assert isinstance(quarter, Missing)
    assert "restatement mismatch" in quarter.reason
    assert isinstance(then, FourthQuarter)
    assert then.value == 306_332


def test_an_amendment_is_a_later_version() -> None:
    """A 10-K/A replaces the year it amends, from its own filing on."""
    amended = (*TESLA, fact("20120101", "20121231", 413_000, "20130401"))
    year = [f for f in known(amended, day("20130402")) if f.length is Length.YEAR][-1]

    assert year.value == 413_000


def test_the_concept_is_chosen_for_each_period() -> None:
    """A concept that was used in 2018 only speaks for 2018 only."""
    drift = [
        fact("20170101", "20171231", 11_759), fact("20190101", "20191231", 24_578),
        fact("20180101", "20181231", 21_461, concept=CONTRACTS),
    ]  # fmt: skip
    chosen = choose(drift, {"total_revenue": FLOWS["total_revenue"]})

    assert {c.fact.end.year: c.fact.value for c in chosen} == {
        2017: 11_759, 2018: 21_461, 2019: 24_578
    }  # fmt: skip


@pytest.mark.parametrize(("other", "sides"), [(21_461, 1), (17_632, 2)], ids=["same", "differs"])
def test_two_concepts_that_differ_for_one_period_are_both_kept(other: int, sides: int) -> None:
    """The conflict is for the reconciliation to see; where they agree, one is enough."""
    both = [
        fact("20180101", "20181231", other, concept=CONTRACTS), fact("20180101", "20181231", 21_461)
    ]  # fmt: skip
    chosen = choose(both, {"total_revenue": FLOWS["total_revenue"]})

    assert len(chosen) == sides
    assert chosen[0].fact.concept == REVENUES or sides == 2


@pytest.mark.parametrize(
    ("undated", "first"),
    [
        (fact("20250101", "20251231", 1), "20260301"),
        (fact("20260401", "20260630", 1), "20260809"),
        (fact(None, "20251231", 1, concept="us-gaap:Assets"), "20260301"),
        (fact(None, "20260716", 1, concept="dei:EntityCommonStockSharesOutstanding"), "20260810"),
    ],
    ids=["year", "quarter", "balance", "cover page"],
)
def test_an_undated_fact_waits_for_its_deadline(undated: Fact, first: str) -> None:
    """60 days for the 10-K, 40 for the 10-Q: never a day earlier than it can have been known."""
    assert public_from(undated) == day(first)
    assert known([undated], day(first))
    assert not known([undated], day(first) - timedelta(days=1))


@pytest.mark.parametrize(
    ("span", "period"),
    [
        ((None, "20251231"), Period.INSTANT), (("20250101", "20251231"), Period.YEAR),
        (("20250101", "20250331"), Period.QUARTER), (("20250101", "20250630"), Period.YEAR_TO_DATE),
        (("20250101", "20250930"), Period.YEAR_TO_DATE),
    ],
)  # fmt: skip
def test_a_span_has_the_period_of_our_figures(span: tuple[str | None, str], period: Period) -> None:
    """A half and nine months are years to date."""
    assert Chosen(metric="ocf", fact=fact(*span, 1)).period is period


_START = date(2020, 1, 1)
_amounts = st.integers(-(10**12), 10**12)


def _years(quarters: list[int]) -> list[Fact]:
    """Years of four quarters each, as filings report them: no fourth quarter, but the year."""
    made, ends = [], [date(2020 + n // 4, *_ENDS[n % 4]) for n in range(len(quarters))]
    for n, value in enumerate(quarters):
        begin = ends[n - 1] + timedelta(days=1) if n else _START
        filed = ends[n] + timedelta(days=35)
        first = date(ends[n].year, 1, 1)
        total = sum(quarters[n - n % 4 : n + 1])
        if n % 4 < 3:
            made.append(_made(begin, ends[n], value, filed))
        made.append(_made(first, ends[n], total, filed))
    return made


_ENDS = ((3, 31), (6, 30), (9, 30), (12, 31))


def _made(start: date, end: date, value: int, filed: date) -> Fact:
    return Fact(
        concept=REVENUES, start=start, end=end, value=value, unit="USD", filed=filed,
        accession=f"a-{filed}",
    )  # fmt: skip


@stable
@given(st.lists(_amounts, min_size=8, max_size=8), st.randoms(use_true_random=False))
def test_four_quarters_make_the_year_and_order_never_matters(
    quarters: list[int], chance: object
) -> None:
    """The derived fourth quarter closes the sum, in whatever order the facts arrive."""
    made = _years(quarters)
    shuffled = list(made)
    chance.shuffle(shuffled)  # type: ignore[attr-defined]
    today = date(2022, 12, 31)
    found = flows(*known(shuffled, today))
    quarter = fourth_quarter(found, date(2021, 12, 31))
    twelve = trailing(found, date(2021, 12, 31))

    assert known(made, today) == known(shuffled, today)
    assert isinstance(quarter, FourthQuarter)
    assert isinstance(twelve, Trailing)
    assert sum(quarters[4:7]) + quarter.value == sum(quarters[4:]) == twelve.value


@stable
@given(
    st.lists(_amounts, min_size=8, max_size=8),
    st.integers(0, 7),
    _amounts,
    st.integers(0, 500),
    st.integers(1, 700),
)
def test_later_filings_never_change_what_was_known(
    quarters: list[int], which: int, restated: int, today_after: int, filed_after: int
) -> None:
    """Whatever is filed after the knowledge day, the answer of that day stays the same."""
    made = _years(quarters)
    today = date(2021, 1, 1) + timedelta(days=today_after)
    later = made[which].model_copy(
        update={"value": Decimal(restated), "filed": today + timedelta(days=filed_after)}
    )

    assert known([*made, later], today) == known(made, today)


@stable
@given(st.lists(_amounts, min_size=8, max_size=8), st.integers(4, 7))
def test_twelve_months_are_the_last_four_quarters(quarters: list[int], last: int) -> None:
    """At each quarter end of the second year."""
    found = flows(*_years(quarters))
    twelve = trailing(found, date(2021, *_ENDS[last % 4]))
    so_far = year_to_date(found, date(2021, *_ENDS[last % 4]))

    assert isinstance(twelve, Trailing)
    assert twelve.value == sum(quarters[last - 3 : last + 1])
    assert not isinstance(so_far, Missing)
