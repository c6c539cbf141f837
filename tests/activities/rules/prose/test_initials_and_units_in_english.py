"""Who and what is meant by few letters, and what a unit or a bracket says of a figure."""

from datetime import date

import pytest

from tests.activities.rules.prose.talk import fact, passes

_JUNE = date(2025, 6, 30)
_TOWER = "Harrow Tower Networks"


@pytest.mark.parametrize(("name", "right"), [("HTN", True), ("HTW", False)])
def test_initials_of_the_only_company_name_it(name: str, right: bool) -> None:
    """The first letters of all words of a name are the company."""
    known = fact("revenue", 360.8, "million USD", "H1 2025", entity=_TOWER, as_of=_JUNE)
    assert passes(f"{name}'s H1 2025 sales totalled $360.8 million.", known) is right


_RIVERS = (
    fact("P/B", 1.05, "x", entity="Aldgate Bank"),
    fact("P/B", 0.52, "x", entity="Two Rivers Bank of Kent"),
)


@pytest.mark.parametrize(
    ("one", "other", "right"), [("1.05", "0.52", True), ("0.52", "1.05", False)]
)
def test_initials_name_it_in_the_middle_of_a_sentence(one: str, other: str, right: bool) -> None:
    """Small words have no part in them."""
    text = f"Aldgate Bank trades on {one}x book, whereas TRBK fetches {other}x."
    assert passes(text, *_RIVERS) is right


@pytest.mark.parametrize(("level", "right"), [("1.88%", True), ("1.68%", False)])
def test_year_on_year_behind_a_move_is_not_of_the_level_it_led_to(level: str, right: bool) -> None:
    """By 12 basis points on the year, and to a level."""
    facts = (
        fact("net interest margin", 1.88, "%", "H1 2025", as_of=_JUNE),
        fact("net interest margin change YoY", -12, "bps", "H1 2025", as_of=_JUNE),
    )
    assert passes(f"NIM at Bexley Dairy slipped 12bps y/y to {level} in 1H25.", *facts) is right


@pytest.mark.parametrize(("said", "right"), [("27.1mt", True), ("27.1kt", False)])
def test_small_letters_may_be_a_million_tonnes(said: str, right: bool) -> None:
    """Reports of miners write mt for millions of tonnes."""
    known = fact("coal output", 27.1, "million tonnes", "FY2024")
    assert passes(f"Bexley Dairy's coal output was {said} in FY2024.", known) is right


def test_a_verb_is_no_name_of_what_the_next_figure_tells() -> None:
    """Cash is what it sat on, and not what it earned."""
    facts = (
        fact("归母净利润", 11.7, "亿元", "2025Q1", as_of=date(2025, 3, 31)),
        fact("cash and cash equivalents", 187.1, "亿元", "2025Q1", as_of=date(2025, 3, 31)),
    )
    text = "In Q1 2025 Bexley Dairy earned RMB{}bn and sat on cash of about RMB{}bn."
    assert passes(text.format("1.17", "18.7"), *facts)
    assert not passes(text.format("1.87", "11.7"), *facts)


@pytest.mark.parametrize(("whole", "right"), [("its sales", True), ("its net profit", False)])
def test_a_share_of_sales_is_one_of_the_sales_volume(whole: str, right: bool) -> None:
    """Whoever counts in units means those that were sold."""
    facts = (
        fact("overseas sales volume", 454_100, "vehicles", "FY2024"),
        fact("overseas share of sales volume", 36.8, "%", "FY2024"),
    )
    text = f"Bexley Dairy FY2024: overseas volume 454,100 units, nearly 37% of {whole}."
    assert passes(text, *facts) is right


@pytest.mark.parametrize(("said", "right"), [("pounds", True), ("dollars", False)])
def test_sales_in_pounds_may_be_a_weight(said: str, right: bool) -> None:
    """A fact told by weight is what sales of pounds are of."""
    facts = (
        fact("copper sales volume", 1016, "million lb", "2025Q2", as_of=_JUNE),
        fact("average realized copper price", 4.54, "USD/lb", "2025Q2", as_of=_JUNE),
    )
    text = f"Bexley Dairy reported copper sales of 1,016 million {said} for Q2 2025."
    assert passes(text, *facts) is right


@pytest.mark.parametrize(("first", "second"), [("87.4", "140bps"), ("0.874", "140bps")])
def test_a_ratio_with_decimals_takes_no_basis_points(first: str, second: str) -> None:
    """No list of basis points has decimals in front and none behind."""
    facts = (
        fact("combined ratio", 87.4, "%", "FY2025"),
        fact("combined ratio", 88.8, "%", "FY2024"),
        fact("combined ratio change YoY", -140, "bps", "FY2025"),
    )
    text = (
        f"Bexley Dairy wrote at a combined ratio of {first} in 2025, "
        f"{second} better than the 88.8 of 2024."
    )
    assert passes(text, *facts) is (first == "87.4")


@pytest.mark.parametrize(
    ("one", "other", "right"),
    [("407.2", "189.2", True), ("189.2", "407.2", False), ("407.2", "198.2", False)],
)
def test_who_stands_behind_a_change_in_brackets_has_the_level_too(
    one: str, other: str, right: bool
) -> None:
    """A change in brackets parts no level from its company."""
    facts = (
        fact("revenue", 407.2, "million USD", "FY2024"),
        fact("revenue YoY", 9.4, "%", "FY2024"),
        fact("revenue", 189.2, "million USD", "FY2024", entity="Larch Foods"),
        fact("revenue YoY", -7.3, "%", "FY2024", entity="Larch Foods"),
    )
    text = (
        f"Bexley Dairy's 2024 revenue of ${one}m (+9.4%) compares with "
        f"${other}m (-7.3%) at Larch Foods."
    )
    assert passes(text, *facts) is right


_JETS = (
    fact("free cash flow", -1880, "million USD", "FY2025"),
    fact("free cash flow", -14310, "million USD", "FY2024"),
    fact("airplane deliveries", 600, "aircraft", "FY2025"),
    fact("airplane deliveries", 348, "aircraft", "FY2024"),
)
_BURNED = (
    "Bexley Dairy burned $1.9 billion of free cash flow in 2025, "
    "better than the $14.3 billion outflow of 2024, and delivered"
)


@pytest.mark.parametrize(
    ("text", "right"),
    [
        (f"{_BURNED} 600 jets.", True),
        (f"{_BURNED} 600 aircraft in 2024.", False),
        (f"{_BURNED} 610 jets.", False),
    ],
    ids=["goes on", "its own time", "another number"],
)
def test_behind_a_comparison_another_deed_is_of_the_first_time(text: str, right: bool) -> None:
    """The year of the base is none of what else was done."""
    assert passes(text, *_JETS) is right


@pytest.mark.parametrize(("way", "right"), [("buybacks", True), ("dividends", False)])
def test_how_money_was_given_back_is_what_the_fact_tells(way: str, right: bool) -> None:
    """What went out through dividends bought no shares."""
    known = fact("share buybacks", 61, "million USD", "2025Q2", as_of=_JUNE)
    text = f"Bexley Dairy returned $61 million through {way} in Q2 2025."
    assert passes(text, known) is right


@pytest.mark.parametrize(("name", "right"), [("Sany Heavy", True), ("Zoomlion", False)])
def test_an_issuer_that_a_measure_is_told_at_owns_it(name: str, right: bool) -> None:
    """Its facts need not be known for it to be another."""
    known = fact("overseas revenue", 485.13, "亿元", "FY2024", entity="Sany Heavy")
    text = f"Overseas revenue at {name} came to RMB48.5bn in FY2024."
    assert passes(text, known) is right


@pytest.mark.parametrize(("count", "right"), [("9.03", True), ("11.1", False)])
def test_a_clause_with_which_is_of_the_company_right_before(count: str, right: bool) -> None:
    """Whom somebody stayed ahead of handed over what the clause says."""
    facts = (
        fact("deliveries", 11.1, "million vehicles", "FY2024"),
        fact("deliveries", 9.03, "million vehicles", "FY2024", entity="Larch Motors"),
    )
    text = (
        f"With 11.1 million deliveries in 2024 Bexley Dairy stayed ahead of Larch Motors, "
        f"which handed over {count} million."
    )
    assert passes(text, *facts) is right


@pytest.mark.parametrize(("amount", "right"), [("$47.5bn", True), ("$15.0bn", False)])
def test_a_growth_between_two_levels_leaves_the_first_time_to_what_follows(
    amount: str, right: bool
) -> None:
    """The prior year is that of the base alone."""
    facts = (
        fact("revenue", 60.9, "billion USD", "FY2024", as_of=date(2024, 12, 31)),
        fact("revenue", 27.0, "billion USD", "FY2023", as_of=date(2023, 12, 31)),
        fact("revenue YoY", 125.6, "%", "FY2024", as_of=date(2024, 12, 31)),
        fact("data center revenue", 47.5, "billion USD", "FY2024", as_of=date(2024, 12, 31)),
    )
    text = (
        f"At $60.9bn, Bexley Dairy's fiscal 2024 revenue was 126% above the prior year's $27.0bn, "
        f"and data center alone brought in {amount}."
    )
    assert passes(text, *facts) is right


@pytest.mark.parametrize(("said", "right"), [("36bps", True), ("63bps", False)])
def test_credit_losses_are_told_in_basis_points(said: str, right: bool) -> None:
    """A source gives the same in percent."""
    known = fact("expected credit losses as % of gross loans", 0.36, "%", "FY2024")
    assert passes(f"Bexley Dairy's expected credit losses ran at {said} in 2024.", known) is right
