"""Short names, heads of rows, moved levels and lines of business, as English results tell them."""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(entity: str, metric: str, value: float, unit: str, code: str | None = None) -> Fact:
    day = date(2025, 9, 30)
    return Fact(
        entity=entity, metric=metric, value=value, unit=unit, as_of=day, period="2025Q3", code=code
    )


_FACTS = [
    _fact("Wanhua", "operating margin", 23.82, "%"),
    _fact("Wanhua", "operating margin change yoy", -4.47, "pp", "600309"),
    _fact("Wanhua", "gross margin", 21.45, "%", "600309"),
    _fact("Exxon Mobil", "production", 4.77, "million boe/d", "XOM"),
    _fact("Exxon Mobil", "free cash flow", 6.3, "billion USD", "XOM"),
    _fact("JPMorgan", "net interest income", 24.1, "billion USD", "JPM"),
    _fact("JPMorgan", "investment banking fees", 2.6, "billion USD", "JPM"),
]
_HEAD = "| | Exxon Mobil |\n|---|---|\n| Production"


@pytest.mark.parametrize(
    "text",
    [
        "Wanhua Chemical (600309) had an operating margin of 23.8% and a gross margin of 21.5%.",
        "Wanhua's operating margin contracted by 4.5 percentage points year over year to 23.8%.",
        f"{_HEAD} (Q3, million boe/d) | 4.77 |\n| Free cash flow (Q3 2025, $bn) | 6.3 |",
        f"{_HEAD} (million boe/d, 3Q25) | 4.77 |\n| Free cash flow ($bn; third quarter) | 6.3 |",
        "Wanhua's operating margin was 23.8% in its fiscal third quarter.",
        "JPMorgan's investment-banking fees reached $2.6 billion.",
    ],
)
def test_right_heads_pass(text: str) -> None:
    """A short name is its company, brackets give a time and a unit.

    A level is of the metric that moved.
    """
    assert not check_prose(text, _FACTS, "en")


@pytest.mark.parametrize(
    "text",
    [
        "Zijin Mining (601899) had an operating margin of 23.8%.",
        "Wanhua's operating margin contracted by 4.5 percentage points year over year to 21.5%.",
        f"{_HEAD} (Q3, thousand boe/d) | 4.77 |",
        f"{_HEAD} (Q2, million boe/d) | 4.77 |",
        "Wanhua's operating margin was 23.8% in its fiscal second quarter.",
        (
            "JPMorgan's net interest income was $24.1 billion, "
            "and trading revenue came in at $2.6 billion."
        ),
    ],
)
def test_wrong_heads_are_found(text: str) -> None:
    """Another company, metric, scale, quarter or line of business is found."""
    assert check_prose(text, _FACTS, "en")
