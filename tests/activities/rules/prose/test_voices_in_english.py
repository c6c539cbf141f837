"""How newswires, notices and notes tell coins, tenors, paces and years that end in spring."""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(entity: str, metric: str, value: float, unit: str, period: str = "") -> Fact:
    return Fact(
        entity=entity,
        metric=metric,
        value=value,
        unit=unit,
        as_of=date(2026, 5, 13),
        period=period or None,
    )


_FACTS = [
    _fact("Bexley Dairy", "net profit", 61.68, "billion JPY", "2025FY"),
    _fact("Bexley Dairy", "interim dividend", 0.065, "AUD/share", "2026H1"),
    _fact("Bexley Dairy", "final dividend", 0.28, "HKD/share", "2025FY"),
    _fact("Bexley Dairy", "intraday share price change (low)", -9.34, "%"),
    _fact("Bexley Dairy", "monthly sales MoM", 22.3, "%", "2026-04"),
    _fact("Bexley Dairy", "monthly sales YoY", 48.1, "%", "2026-04"),
    _fact("Bexley Dairy", "diluted EPS", 4.58, "USD/share", "2026FYQ2"),
    _fact("Bexley Dairy", "backlog", 2035, "million USD", "2026Q1"),
    _fact("Bexley Dairy", "takeover price", 2.7, "billion USD"),
    _fact("Bexley Dairy", "cash and equivalents", 640, "million USD"),
    _fact("2-year US Treasury", "yield", 3.816, "%"),
    _fact("10-year US Treasury", "yield", 4.283, "%"),
    _fact("10-year US Treasury", "yield daily change", 5.1, "bp"),
    _fact("Maritime", "underlying EBIT", 201, "million GBP", "2025FY"),
]


@pytest.mark.parametrize(
    "text",
    [
        "Net profit was 61.7 billion yen in the year ended March.",
        "Net profit was 61.7 billion yen for the year ended March 31, the company said.",
        "The interim dividend is 6.5 Australian cents.",
        "A final dividend of HK28 cents is proposed.",
        "Bexley Dairy slid as much as 9.3% in early trade.",
        "April sales rose 22.3% m/m and 48.1% y/y.",
        "Diluted EPS for the second fiscal quarter was $4.58.",
        "Backlog was $2.04 billion.",
        "It agreed to buy Bexley Dairy for $2.7 billion in cash.",
        "The two-year yield was 3.816%, and the 10-year yield rose 5.1 bps to 4.283%.",
        "| Division | Underlying EBIT £m |\n|---|---|\n| Maritime | 201 |",
    ],
)
def test_what_sources_write_is_read(text: str) -> None:
    """Each of these says what a fact says, in the words of a newswire, a notice or a note."""
    assert not check_prose(text, _FACTS, "en")


@pytest.mark.parametrize(
    "text",
    [
        "The interim dividend is 6.5 Hong Kong cents.",
        "A final dividend of HK27 cents is proposed.",
        "Bexley Dairy rose as much as 9.3% in early trade.",
        "April sales rose 48.1% m/m and 22.3% y/y.",
        "Backlog was $2.03 billion.",
        "Orders in the quarter hit $2.04 billion.",
        "The two-year yield was 3.816%, and the 10-year yield rose 5.1 bps to 3.816%.",
        "| Division | Underlying EBIT £bn |\n|---|---|\n| Maritime | 201 |",
    ],
)
def test_what_they_would_not_is_found(text: str) -> None:
    """A coin, a direction, a pace, a cut digit, a metric, a tenor or a scale is wrong."""
    assert check_prose(text, _FACTS, "en")
