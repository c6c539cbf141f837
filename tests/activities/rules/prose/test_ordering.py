"""Lists of numbers in the order of names told before, and brackets of the time before.

And years counted back.
"""

from datetime import date
from decimal import Decimal

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact

_MARGINS = (("Kelmore", "3.12"), ("Arlen", "2.87"), ("Tamsin", "3.45"))
_BANKS = "Kelmore, Arlen and Tamsin are the lenders that we follow. "


def fact(entity: str, metric: str, value: str, unit: str = "%", period: str = "2025FY") -> Fact:
    """A fact that was known in March 2026."""
    return Fact(
        entity=entity,
        metric=metric,
        value=Decimal(value),
        unit=unit,
        as_of=date(2026, 3, 31),
        period=period,
    )


MARGINS = [fact(bank, "net interest margin", value) for bank, value in _MARGINS]
QUARTERS = [fact("赤壁文旅", "净利润", f"{n}.4", "亿元", f"2025Q{n}") for n in (1, 2, 3, 4)]
EQUITY = [fact("Quillon", "return on equity", f"{v}", period=f"{y}FY") for y, v in (
    (2023, "18.9"), (2024, "17.2"), (2025, "15.8"))]  # fmt: skip
SHARES = [fact("Axmin", f"{where} share of revenue", value, period=f"{year}FY") for where, year,
          value in (
    ("China", 2025, "21"), ("China", 2024, "26"), ("Europe", 2025, "48"),
    ("Europe", 2024, "44"))]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        (f"{_BANKS}Margins ran at 3.12%, 2.87% and 3.45% in the same order.", MARGINS),
        ("2025年四个季度净利润分别为1.4亿、2.4亿、3.4亿、4.4亿元。", QUARTERS),
        ("2025Q1到Q4净利润为1.4亿、2.4亿、3.4亿、4.4亿元。", QUARTERS),
        ("ROE slipped: 18.9% in 2023, 17.2% in 2024, 15.8% last year.", EQUITY),
        ("China was 21% of revenue in 2025 (2024: 26%), Europe 48% (44%).", SHARES),
    ],
)
def test_an_order_that_fits_every_fact_is_the_reading(text: str, facts: list[Fact]) -> None:
    """Each number is that of its own name, in turn."""
    assert check_prose(text, facts) == ()


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        (f"{_BANKS}Margins ran at 2.87%, 3.12% and 3.45% in the same order.", MARGINS),
        ("2025年四个季度净利润分别为2.4亿、1.4亿、3.4亿、4.4亿元。", QUARTERS),
        ("ROE slipped: 17.2% in 2023, 18.9% in 2024, 15.8% last year.", EQUITY),
        ("China was 26% of revenue in 2025 (2024: 21%), Europe 48% (44%).", SHARES),
    ],
)
def test_numbers_that_change_places_are_found(text: str, facts: list[Fact]) -> None:
    """The values are all known, but not of these."""
    assert check_prose(text, facts) != ()


def test_a_year_ago_is_counted_from_the_year_spoken_of() -> None:
    """Not from the one that the line before compares with."""
    facts = [
        fact("Dunmore", "revenue", "655.2", "million USD", "2026Q1"),
        fact("Dunmore", "revenue", "631.0", "million USD", "2025Q1"),
        fact("Dunmore", "gross margin", "38.2", period="2026Q1"),
        fact("Dunmore", "gross margin", "37.5", period="2025Q1"),
    ]
    head = "Revenue in Q1 2026 was $655.2 million, versus $631.0 million in Q1 2025.\n"

    assert check_prose(f"{head}Gross margin was 38.2%, against 37.5% a year ago.", facts) == ()
    assert check_prose(f"{head}Gross margin was 37.5%, against 38.2% a year ago.", facts) != ()


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("全年出货目标由15GW调整为13GW。", True),
        ("全年出货目标由13GW调整为15GW。", False),
    ],
)
def test_what_was_before_a_move_is_told_by_its_own_fact(text: str, known: bool) -> None:
    """前次目标 is where the move began."""
    facts = [
        fact("明曜新能", "前次全年出货目标", "15", "GW"),
        fact("明曜新能", "全年出货目标", "13", "GW"),
    ]

    assert (check_prose(text, facts) == ()) is known


def test_millions_with_a_small_m_are_no_nine_months() -> None:
    """$239m is no 9M of 2023."""
    facts = [fact("Orbex", "revenue", "239", "million USD", "2025Q4")]

    assert check_prose("Orbex had revenue of $239m.", facts) == ()


@pytest.mark.parametrize("text", ["DSO was 54 weeks.", "应收账款周转天数118天。"])
def test_a_span_that_is_told_as_a_figure_needs_a_fact(text: str) -> None:
    """A number of days in weeks, and a turnover that no fact gives."""
    assert check_prose(text, [fact("Hart", "days sales outstanding", "54", "days")]) != ()
