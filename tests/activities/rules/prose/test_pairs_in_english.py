"""Captions, pairs of times, lists and counts in English, as a plain report writes them."""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(metric: str, value: float, unit: str, period: str = "2026Q3") -> Fact:
    return Fact(
        entity="Harbor Software",
        metric=metric,
        value=value,
        unit=unit,
        as_of=date(int(period[:4]), 9, 30),
        period=period,
    )


_FACTS = [
    _fact("revenue", 536.1, "million USD"),
    _fact("revenue", 479.15, "million USD", "2025Q3"),
    _fact("net income", 78.1, "million USD"),
    _fact("net income", 76.4, "million USD", "2025Q3"),
    _fact("net income", 240.2, "million USD", "2025FY"),
    _fact("net income", 190.3, "million USD", "2024FY"),
    _fact("core business revenue", 322.4, "million USD"),
    _fact("services revenue", 143.6, "million USD"),
    _fact("other revenue", 70.1, "million USD"),
    _fact("stores", 4549, "stores"),
    _fact("employees", 44859, "people"),
]
_TABLE = "\n\n| Item | Amount |\n|---|---|\n| Revenue | 536.1 |\n| Net income | 78.1 |"
_PAIR = "Harbor Software had revenue of $536.1m in Q3 2026, against $479.15m in Q3 2025"


@pytest.mark.parametrize(
    "text",
    [
        f"Harbor Software, 3Q26, $ millions:{_TABLE}",
        f"Harbor Software, Q3 2026, USD m, unaudited{_TABLE}",
        f"{_PAIR}; net income was $78.1m, against $76.4m.",
        f"{_PAIR}. Net income was $78.1m, compared with $76.4m.",
        (
            "The company aims for more in 2026, "
            "against the $240.2m that Harbor Software earned in 2025."
        ),
        (
            "By segment, core business, services and other revenue at Harbor Software were "
            "$322.4m, $143.6m and $70.1m, respectively, in Q3 2026."
        ),
        "Harbor Software ended Q3 2026 with 4,549 stores and 44,859 people.",
    ],
)
def test_right_pairs_pass(text: str) -> None:
    """Each number is read with its unit, its time of the two, its name in the list, or its noun."""
    assert not check_prose(text, _FACTS, "en")


@pytest.mark.parametrize(
    "text",
    [
        f"Harbor Software, 3Q26, $ billions:{_TABLE}",
        f"Harbor Software, Q3 2026, in thousands of dollars{_TABLE}",
        f"{_PAIR}; net income was $78.1m, against $78.1m.",
        f"{_PAIR}; net income was $76.4m, up from $76.4m.",
        (
            "The company aims for more in 2026, "
            "against the $190.3m that Harbor Software earned in 2025."
        ),
        (
            "By segment, core business, services and other revenue at Harbor Software were "
            "$322.4m, $70.1m and $70.1m, respectively, in Q3 2026."
        ),
        "Harbor Software ended Q3 2026 with 4,549 stores and 4,549 people.",
        "Harbor Software ended Q3 2026 with 44,859 customers.",
    ],
)
def test_wrong_pairs_are_found(text: str) -> None:
    """A number at another scale, of another time, segment or count is found."""
    assert check_prose(text, _FACTS, "en")
