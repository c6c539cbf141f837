"""Codes, splits, tens and the closing of a day in English."""

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(metric: str, value: float, unit: str, **more: str) -> Fact:
    given = {"entity": "Harlow", "as_of": "2024-12-31", "period": "2024", **more}
    return Fact.model_validate({"metric": metric, "value": value, "unit": unit, **given})


FACTS = [
    _fact("dividend_per_10_shares", 15.48, "CNY"),
    _fact("share_buybacks", 12.8, "USD billion"),
    _fact("net_income", -18.756, "USD billion"),
    _fact("free_cash_flow", -59.7, "USD million"),
    _fact("eps_non_gaap", 5.78, "USD/share"),
    _fact("eps_diluted", 4.66, "USD/share"),
    _fact("gross_margin", 55.16, "%"),
    _fact("gross_margin", 52.79, "%", as_of="2023-12-31", period="2023"),
    _fact("gross_margin", 60.4, "%", as_of="2022-12-31", period="2022"),
    _fact("roic", 11.4, "%", entity="Aldgate"),
    _fact("goodwill_impairment", 1372, "USD million"),
]


@pytest.mark.parametrize(
    ("text", "grounded"),
    [
        ("Harlow proposed distributing RMB15.48 (tax inclusive) for every 10 shares held.", True),
        ("Harlow proposed distributing RMB15.48 per share.", False),
        ("Harlow spent ten billion dollars on its own stock in 2024.", False),
        ("Harlow had a net loss of close to USD 18.8 billion in 2024.", True),
        ("Harlow burned through almost $60 million in 2024, on the free cash flow line.", True),
        ("Harlow (Stock Code: 0027): algos 60/40 better to buy, a 50/50 call.", True),
        ("Harlow's 60/40 mix made $60 million.", False),
        ("Harlow\n* GAAP diluted EPS: $4.66\n* Non-GAAP diluted EPS: $5.78", True),
        ("Harlow\n* GAAP diluted EPS: $5.78\n* Non-GAAP diluted EPS: $4.66", False),
        (
            "Harlow in 2022, 2023 and 2024. Gross margin in the last two years: 52.8% and 55.2%, "
            "respectively.",
            True,
        ),
        (
            "Harlow in 2022, 2023 and 2024. Gross margin in the last two years: 60.4% and 52.8%, "
            "respectively.",
            False,
        ),
        ("High returns: ROIC of 11.4%.\n\nThe above applies to Aldgate.", True),
        ("High returns: ROIC of 11.4%.\n\nThe above applies to Harlow.", False),
        (
            "In the fourth quarter Harlow recorded a goodwill impairment charge of $1,372 million.",
            True,
        ),
    ],
)
def test_small_things_are_read_as_they_are_meant(text: str, grounded: bool) -> None:
    """Each is one of a class: amounts per ten shares, tens, hedges, codes and splits."""
    assert (check_prose(text, FACTS) == ()) is grounded
