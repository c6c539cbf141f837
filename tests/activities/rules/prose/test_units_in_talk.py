"""In what units and how nearly English cards and talk tell a figure."""

import pytest

from tests.activities.rules.prose.talk import fact, passes


@pytest.mark.parametrize(
    ("text", "unit", "right"),
    [
        ("The distribution was 4.15 Singapore cents per unit.", "SGD cents", True),
        ("The distribution was 4.15 SGD cents per unit.", "Singapore cents per unit", True),
        ("The distribution was 4.15 Australian cents per unit.", "AUD cents/unit", True),
        ("The distribution was 4.15 Singapore cents per unit.", "AUD cents", False),
        ("The distribution was S$4.15 per unit.", "SGD cents", False),
    ],
)
def test_cents_of_a_currency_are_hundredths_of_it(text: str, unit: str, right: bool) -> None:
    """SGD cents are Singapore cents, none of another country, and no dollars."""
    assert passes(text, fact("distribution per unit", 4.15, unit, "2026H1")) is right


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Not quite 26,000 hectares are planted.", True),
        ("Not quite 25,000 hectares are planted.", False),
        ("Not quite 36,000 hectares are planted.", False),
    ],
)
def test_not_quite_is_nearly(text: str, right: bool) -> None:
    """Not quite N is up to N, and no more."""
    assert passes(text, fact("planted area", 25_730, "hectares")) is right


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Zinc output, kt: 88. Cash cost, US$/t: 912.", True),
        ("Zinc output, Mt: 88. Cash cost, US$/t: 912.", False),
        ("Zinc output, kt: 88. Cash cost, A$/t: 912.", False),
        ("On output, management was terse: 88 thousand tonnes.", True),
    ],
)
def test_a_head_in_a_line_gives_its_unit(text: str, right: bool) -> None:
    """Name, comma, unit, colon: the number behind is in that unit."""
    facts = (
        fact("zinc production", 88.3, "kt", "2025FY"),
        fact("C1 cash cost", 912, "USD/t", "2025FY"),
    )
    assert passes(text, *facts) is right


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Organic growth was 6.1%, of which mix 2.3 and volume 3.8 pts.", True),
        ("Organic growth was 6.1%, of which mix 2.6 and volume 3.8 pts.", False),
        ("Organic growth was 6.1%, of which mix 2.3 and volume 3.8 million.", False),
    ],
)
def test_parts_of_a_growth_share_their_points(text: str, right: bool) -> None:
    """The first of two parts may leave its points to the second."""
    facts = (
        fact("organic growth", 6.1, "%", "2026H1"),
        fact("mix contribution to organic growth", 2.3, "pp", "2026H1"),
        fact("volume contribution to organic growth", 3.8, "pp", "2026H1"),
    )
    assert passes(text, *facts) is right


@pytest.mark.parametrize(
    "shown",
    [
        "CHF 412m",
        "AUD 52",
        "SEK 1,204m",
        "£985m",
        "RMB 618k",
        "USD 9m",
        "INR 401k",
        "Rs 2030",
        "SEK 9m",
        "SEK 2030",
    ],
)
def test_no_amount_is_left_unread(shown: str) -> None:
    """What has a currency before it is no name, whatever its digits are the name of elsewhere."""
    assert not passes(f"Revenue was {shown} in the period.", fact("revenue", 7.77, "million USD"))


@pytest.mark.parametrize("shown", ["9MW", "618 tonnes", "985 stores", "211 vehicles", "985k units"])
def test_no_count_is_left_unread(shown: str) -> None:
    """Nor is what has a unit behind it."""
    assert not passes(f"The figure was {shown} in the period.", fact("output", 77.7, "tonnes"))


@pytest.mark.parametrize(
    "text",
    [
        "员工多毕业于985、211院校。",
        "今年618期间平台补贴加大。",
        "The 618 shopping festival began early, and its 401(k) plan is generous.",
        "The Stoxx 600 slipped, and Nine months of talks with Hall 12 ended.",
    ],
)
def test_names_of_digits_are_no_figures(text: str) -> None:
    """Universities, festivals, pension plans and halls are called by numbers."""
    assert passes(text, fact("revenue", 7.77, "million USD"))
