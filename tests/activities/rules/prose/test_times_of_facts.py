"""The period of a fact: reports by their day, months so far, twelve months, other words."""

from datetime import date

import pytest

from activities.rules.prose import check_prose, fact_times
from activities.rules.prose.periods import Period
from schemas.facts import Fact

_TIMES = {
    "Q3": "2025年第三季度",
    "9M": "2025年前三季度",
    "FY": "2025年全年",
    "TTM": "过去十二个月",
}


def _passes(text: str, period: str | None, **other: object) -> bool:
    given = {
        "entity": "贵州茅台",
        "code": "600519.SH",
        "metric": "营业收入",
        "value": 1284.5,
        "unit": "亿元",
        "as_of": date(2025, 9, 30),
        "period": period,
        **other,
    }
    return not check_prose(text, [Fact.model_validate(given)], None)


def _passing(period: str | None, **other: object) -> set[str]:
    texts = {name: f"贵州茅台{time}营业收入1284.5亿元。" for name, time in _TIMES.items()}
    return {name for name, text in texts.items() if _passes(text, period, **other)}


@pytest.mark.parametrize(
    "period",
    [None, "2025-09-30", "20250930", "2025/09/30", "2025/9/30", "2025年9月30日", "截至2025-09-30",
     "2025年9月", "2025-09", "2025/09", "2025.9", "202509"],
)  # fmt: skip
def test_no_full_year_of_a_chinese_company_ends_in_september(period: str | None) -> None:
    """A figure as of a report's day is of the quarter or the months so far, of no full year."""
    assert {"Q3", "9M"} == _passing(period) - {"TTM"}


def test_a_full_year_is_told_by_the_day_on_which_it_ends() -> None:
    """The counterpart: what is as of the last of December may be the year."""
    text = "贵州茅台2025年全年营业收入1284.5亿元。"
    assert _passes(text, None, as_of=date(2025, 12, 31))
    assert _passes(text, "2025-12-31", as_of=date(2025, 12, 31))
    assert not _passes("贵州茅台2025年全年营业收入1284.5亿元。", None, as_of=date(2025, 6, 30))


def test_what_is_planned_for_a_year_or_stands_at_a_day_may_be_told_of_it() -> None:
    """Guidance is dated before its year is over, a price within it."""
    assert _passes("贵州茅台2025年营业收入指引为1284.5亿元。", None, metric="营业收入指引")
    assert _passes("贵州茅台2025年收盘价1284.5元。", None, metric="收盘价", unit="元")


@pytest.mark.parametrize("day", [date(2025, 9, 27), date(2025, 9, 30)])
def test_a_fiscal_year_abroad_may_end_in_september(day: date) -> None:
    """Elsewhere a year ends on any day, and its figures are told of it."""
    apple = {"entity": "Apple", "code": "AAPL", "metric": "revenue", "unit": "USD billion"}
    text = "Apple's revenue was $1,284.5 billion in fiscal 2025."
    assert _passes(text, None, as_of=day, **apple)
    assert _passes(text, day.isoformat(), as_of=day, **apple)


@pytest.mark.parametrize(
    ("period", "told"),
    [
        ("2025.Q3", "Q3"), ("2025-Q3", "Q3"), ("2025_Q3", "Q3"), ("2025Q3", "Q3"),
        ("Q3.2025", "Q3"), ("2025Q3E", "Q3"), ("MRQ", "Q3"), ("latest quarter", "Q3"),
        ("2025Q3累计", "9M"), ("2025Q3 YTD", "9M"), ("2025Q3YTD", "9M"), ("三季度累计", "9M"),
        ("2025 YTD", "9M"), ("YTD", "9M"), ("2025年9月累计", "9M"), ("9M 2025", "9M"),
        ("2025Q4累计", "FY"), ("TTM", "TTM"), ("LTM", "TTM"), ("最近十二个月", "TTM"),
        ("滚动十二个月", "TTM"), ("trailing twelve months", "TTM"), ("2025 Q3 TTM", "TTM"),
        ("2025Q3TTM", "TTM"),
    ],
)  # fmt: skip
def test_a_label_is_the_time_that_it_says_and_no_other(period: str, told: str) -> None:
    """Neither 累计 nor TTM is dropped, and a quarter is one however it is joined to its year."""
    assert _passing(period) == {told}


@pytest.mark.parametrize(("period", "month"), [("5M 2025", 5), ("2025年5月累计", 5)])
def test_months_so_far_are_no_year(period: str, month: int) -> None:
    """Five months are told as such, and not as the year."""
    day = date(2025, month, 31)
    assert _passes("贵州茅台2025年1-5月营业收入1284.5亿元。", period, as_of=day)
    assert not _passes("贵州茅台2025年全年营业收入1284.5亿元。", period, as_of=day)


def test_a_season_over_two_years_is_no_month() -> None:
    """2011/12 are two years, 2025/09 is a month."""
    assert fact_times.read("2011/12", date(2012, 3, 31)) == Period("FY", 2011)
    assert fact_times.read("2025/09", date(2025, 9, 30)) == Period("MONTH", 2025, 9)


@pytest.mark.parametrize("period", ["banana", "latest", "IPO", "近一年"])
def test_words_that_name_no_time_must_stand_in_the_text(period: str) -> None:
    """A figure of a time that only its label knows is of no quarter, year or twelve months."""
    assert not _passing(period)
    assert _passes("贵州茅台营业收入1284.5亿元。", period)
    assert _passes(f"贵州茅台2025年{period}营业收入1284.5亿元。", period)


@pytest.mark.parametrize("period", ["latest", "2025-09-30", None])
def test_what_stands_at_a_day_needs_no_label(period: str | None) -> None:
    """Cash as of the end of September is that of the third quarter's end."""
    text = "贵州茅台2025年三季度末货币资金1284.5亿元。"
    assert _passes(text, period, metric="货币资金")


def test_a_valuation_over_twelve_months_may_be_told_of_a_quarters_end() -> None:
    """A multiple of twelve months is one of its day."""
    pe = {"metric": "市盈率TTM", "value": 20.5, "unit": "倍"}
    assert _passes("贵州茅台三季度末市盈率20.5倍。", "TTM", **pe)


def test_the_latest_quarter_of_a_fiscal_year_has_its_own_number() -> None:
    """Abroad a quarter that ends in September may be the first of the next year."""
    us = {"entity": "Microsoft", "code": "MSFT", "metric": "revenue", "unit": "USD billion"}
    said = "Microsoft's revenue was $1,284.5 billion in the "
    assert _passes(f"{said}fiscal first quarter of 2026.", "MRQ", **us)
    assert not _passes(f"{said}first quarter of 2023.", "MRQ", **us)
    assert not _passes(f"{said}full year 2025.", "MRQ", **us)


@pytest.mark.parametrize(
    ("written", "right"),
    [("20259M", True), ("20249M", False), ("1H35", False), ("9M25", True)],
)
def test_a_year_beside_its_part_is_read_whole(written: str, *, right: bool) -> None:
    """Two digits stand for any year, not only for those that end in 2."""
    text = f"贵州茅台{written}营业收入1284.5亿元。"

    assert _passes(text, "2025年前三季度") is right
