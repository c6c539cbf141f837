"""What English cards, answers and talk call a figure, and whose it is."""

import pytest

from tests.activities.rules.prose.talk import fact, passes

_OFFICES = (
    fact("vacancy rate", 13.2, "%", "2026-04", entity="Docklands Grade A offices"),
    fact("portfolio vacancy rate", 5.7, "%", "2026-04", entity="Bexley Land Group"),
    fact("portfolio vacancy rate", 6.4, "%", "2025-04", entity="Bexley Land Group"),
)


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Vacancy in the district stood at 13.2%, Bexley Land Group's own at only 5.7%.", True),
        ("Vacancy stood at 13.2%, Bexley Land Group's worst in years.", False),
        ("Vacancy in its portfolio stood at 13.2%, Bexley Land Group said.", False),
        ("At 13.2%, Bexley Land Group's vacancy is far above the 5.7% of a year ago.", False),
    ],
)
def test_a_figure_of_its_own_is_all_that_a_clause_tells(text: str, right: bool) -> None:
    """Who heads the next clause with a figure of its own does not own the one before."""
    assert passes(text, *_OFFICES) is right


_RESULTS = (
    fact("diluted EPS", 0.91, "USD", "2026Q1"),
    fact("consensus EPS", 0.84, "USD", "2026Q1"),
)


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("| | Actual | Street estimate |\n|---|---|---|\n| Diluted EPS ($) | 0.91 | 0.84 |", True),
        ("| | Actual | Year ago |\n|---|---|---|\n| Diluted EPS ($) | 0.91 | 0.84 |", False),
        ("Diluted EPS was $0.84.", False),
    ],
)
def test_a_forecast_is_set_against_forecasts(text: str, right: bool) -> None:
    """An estimate's fact of plain EPS stands behind what is headed as an estimate.

    Whatever the actual is called.
    """
    assert passes(text, *_RESULTS) is right


_MULTIPLES = (
    fact("forward P/E", 14, "x"),
    fact("price to sales", 3.1, "x"),
    fact("price to book", 1.7, "x"),
    fact("EV/EBITDA", 8.8, "x"),
)


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Bexley Dairy trades on 14 times next year's earnings and 1.7 times book.", True),
        ("Bexley Dairy trades on 3.1x sales and 8.8x EBITDA.", True),
        ("Bexley Dairy trades on 14 times next year's earnings and 3.1 times book.", False),
        ("Bexley Dairy trades on 1.7x sales and 8.8x EBITDA.", False),
        ("Bexley Dairy trades on 8.8 times tangible book value.", False),
    ],
)
def test_what_a_multiple_is_of_names_it(text: str, right: bool) -> None:
    """Times book is a price-to-book, and no price-to-sales."""
    assert passes(text, *_MULTIPLES) is right


@pytest.mark.parametrize(
    ("text", "value", "right"),
    [
        ("Working capital absorbed $52m.", -52, True),
        ("Working capital released $52m.", 52, True),
        ("Working capital released $52m.", -52, False),
        ("Working capital swallowed another $52m, tying up cash.", -52, True),
        ("Working capital tied up $52m.", 52, False),
    ],
)
def test_working_capital_gives_or_takes_cash(text: str, value: float, right: bool) -> None:
    """Released is an inflow of cash, absorbed an outflow."""
    assert passes(text, fact("working capital cash flow effect", value, "million USD")) is right


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Daily active users came in at 5.2 million.", True),
        ("DAU hit 5.2 million in the quarter.", True),
        ("Monthly active users came in at 5.2 million.", False),
        ("MAU hit 5.2 million in the quarter.", False),
        ("Active users came in at 5.2 million.", True),
    ],
)
def test_users_of_a_day_are_not_those_of_a_month(text: str, right: bool) -> None:
    """A count for one span is none for another where both are known."""
    facts = (
        fact("average daily active users", 5.2, "million", "2026Q1"),
        fact("average monthly active users", 19.4, "million", "2026Q1"),
    )
    assert passes(text, *facts) is right


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Deposit growth at Bexley Community Bank ran at 8.3%.", True),
        ("Loan growth at Bexley Community Bank ran at 8.3%.", False),
        ("Bexley Community Bank's loan growth was 8.3%.", False),
        ("Loan demand at Bexley Community Bank was strong: deposit growth ran at 8.3%.", True),
    ],
)
def test_whose_it_is_does_not_hide_a_name(text: str, right: bool) -> None:
    """A name is that of another fact, with the company behind or before it, too."""
    facts = (
        fact("deposit growth yoy", 8.3, "%", "2026FY", entity="Bexley Community Bank"),
        fact("loan growth yoy", 12.9, "%", "2026FY", entity="Bexley Community Bank"),
    )
    assert passes(text, *facts) is right


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("The line to watch is operating margin, 31.5% in the quarter.", True),
        ("The line to watch is operating margin, 17.4% in the quarter.", False),
        ("The trouble is operating margin, 17.4% net margin notwithstanding.", True),
        ("Beyond operating margin, 17.4% was also a good level for the other one.", True),
    ],
)
def test_what_is_named_last_has_the_number_behind_it(text: str, right: bool) -> None:
    """Behind "is", a metric and a comma the number is that metric's."""
    facts = (
        fact("operating margin", 31.5, "%", "2026Q1"),
        fact("net margin", 17.4, "%", "2026Q1"),
    )
    assert passes(text, *facts) is right


_COVERAGE = (
    fact("interest cover", 4.4, "x", "FY2025"),
    fact("interest cover covenant minimum", 4.0, "x", "FY2025"),
)


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Interest cover, at 4.4x for 2025, is uneasily close to the 4.0x covenant minimum.", True),
        (
            "Interest cover, at 4.4x for 2025, is uneasily close to the 4.1x covenant minimum.",
            False,
        ),
        ("Interest cover was close to 4.5x for 2025.", True),
    ],
)
def test_what_something_is_close_to_is_told_as_it_is(text: str, right: bool) -> None:
    """A number that is known ("the") bounds another and is no rough one."""
    assert passes(text, *_COVERAGE) is right


def test_a_participle_that_begins_a_sentence_is_nobody() -> None:
    """Having swung, a company reports: the loss is its own."""
    facts = (
        fact("net profit attributable", -310, "million CNY", "FY2023"),
        fact("net profit attributable", 88, "million CNY", "FY2024"),
    )
    told = (
        "Having swung from a loss of 310 million yuan in 2023, "
        "Bexley Dairy made a net profit of 88 million yuan in 2024."
    )

    assert passes(told, *facts)
    assert not passes(told.replace("310", "301"), *facts)
