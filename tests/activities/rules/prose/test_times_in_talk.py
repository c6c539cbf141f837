"""Which words of English cards, answers and talk are times, and of what."""

from datetime import date

import pytest

from tests.activities.rules.prose.talk import fact, passes

_QUARTER = (
    fact("interest income", 9, "million GBP", "2026Q1"),
    fact("operating expenses", 57, "million GBP", "2026Q1"),
    fact("revenue", 412, "million GBP", "2025 9M"),
    fact("revenue", 140, "million GBP", "2026Q1"),
)


@pytest.mark.parametrize(
    "text",
    [
        "Interest income was £9m in the March quarter of 2026, and operating expenses were £57m.",
        "Interest income was GBP 9m in the first quarter of 2026; operating expenses were £57m.",
        "In 9M 2025 revenue was £412m.",
    ],
)
def test_nine_millions_are_no_nine_months(text: str) -> None:
    """Behind a currency 9m is an amount, and dates nothing that follows."""
    assert passes(text, *_QUARTER)


@pytest.mark.parametrize(
    "text",
    [
        "Interest income was £9m in Q2 2026.",
        "Interest income was £8m in the first quarter of 2026.",
        "It counted 9m subscribers.",
        "In 9M 2025 revenue was £140m.",
    ],
)
def test_nine_millions_are_judged(text: str) -> None:
    """What is an amount is judged as one, and nine months are still a time."""
    assert not passes(text, *_QUARTER)


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("The 2025 interim report shows operating cash flow of $37m.", True),
        ("Operating cash flow was $37m in the 2025 interims.", True),
        ("The 2025 interim report shows operating cash flow of $61m.", False),
        ("The 2025 annual report shows operating cash flow of $37m.", False),
    ],
)
def test_interims_are_of_the_first_half(text: str, right: bool) -> None:
    """What a year's interim report shows is of its first half."""
    facts = (
        fact("operating cash flow", 37, "million USD", "2025H1"),
        fact("operating cash flow", 61, "million USD", "2025FY"),
    )
    assert passes(text, *facts) is right


@pytest.mark.parametrize(
    ("text", "right"),
    [
        (
            "Some 18% of the bonds mature before the end of 2028, and the cost of debt is 4.2%.",
            True,
        ),
        ("Some 18% of the debt expires by mid-2028, and the cost of debt is 4.2%.", True),
        ("At the end of 2028 the cost of debt is 4.2%.", False),
    ],
)
def test_a_deadline_dates_no_other_figure(text: str, right: bool) -> None:
    """The time by which something falls due is that of nothing else."""
    facts = (
        fact("share of debt maturing by 2028", 18, "%", "2025FY"),
        fact("cost of debt", 4.2, "%", "2025FY"),
    )
    assert passes(text, *facts) is right


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Q: How many branches were there at end-April 2026? A: 735.", True),
        ("Q: How many branches were there at end-April 2026? A: 690.", False),
        ("Q: How many branches were there at end-October 2025? A: 690.", True),
        ("Q: How many branches are there? A: 690.", True),
        ("It has closed some since April 2026. There are 690 left.", True),
    ],
)
def test_an_answer_is_of_the_month_asked_for(text: str, right: bool) -> None:
    """A month named before is that of a count where another one is as of it."""
    facts = (
        fact("branches", 690, "branches", as_of=date(2025, 10, 31)),
        fact("branches", 735, "branches", as_of=date(2026, 4, 30)),
    )
    assert passes(text, *facts) is right


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Revenue in the first three quarters of 2025 was £412m.", True),
        ("Revenue in the first two quarters of 2025 was £412m.", False),
        ("Revenue in the first quarter of 2026 was £412m.", False),
    ],
)
def test_the_first_quarters_of_a_year_are_its_months_so_far(text: str, right: bool) -> None:
    """Three of them are nine months."""
    assert passes(text, *_QUARTER) is right


_CLOSES = fact("backlog", 29, "million GBP", "FY2026 Q3", as_of=date(2025, 10, 31))


def test_a_fact_of_the_last_day_of_a_month_is_of_no_month_end_before() -> None:
    """A fact may be known weeks after the odd end of its quarter.

    But then not on the last day of a month.
    """
    assert passes("Backlog stood at £29m as of 31 October 2025.", _CLOSES)
    assert not passes("Backlog stood at £29m as of 31 July 2025.", _CLOSES)
    told = _CLOSES.model_copy(update={"as_of": date(2025, 11, 20)})
    assert passes("Backlog stood at £29m as of 31 October 2025.", told)


def test_falling_short_is_no_fall() -> None:
    """What is missed has the sign that it has."""
    guided = fact("operating margin guidance", 31.5, "%", "2025Q3")
    told = fact("operating margin", 28.2, "%", "2025Q3")

    assert passes(
        "The Q3 2025 operating margin of 28.2% fell short of its guidance of 31.5%.", guided, told
    )


def test_a_market_price_may_be_a_close() -> None:
    """What vendors call the regular market price is the last one of the session."""
    price = fact("regularMarketPrice", 51.2, "GBP")

    assert passes("The shares closed at £51.20.", price)
    assert not passes("The shares closed at £52.10.", price)
