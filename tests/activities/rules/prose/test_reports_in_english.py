"""How English reports tell spans of time, shares of a whole, comparisons and losses."""

from datetime import date
from decimal import Decimal

import pytest

from activities.rules.prose import check_prose, periods
from activities.rules.prose.periods import Period
from schemas.facts import Fact


def _fact(metric: str, value: float, unit: str, period: str, entity: str = "Bexley Tools") -> Fact:
    return Fact(
        entity=entity,
        metric=metric,
        value=value,
        unit=unit,
        as_of=date(2026, 8, 1),
        period=period,
    )


_FACTS = [
    _fact("net income", 412, "million USD", "2026Q2"),
    _fact("diluted EPS", 1.87, "USD/share", "2026Q2"),
    _fact("net income", 388, "million USD", "2025Q2"),
    _fact("diluted EPS", 1.71, "USD/share", "2025Q2"),
    _fact("payout ratio", 46, "%", "2026Q2"),
    Fact(
        entity="Bexley Tools",
        metric="net income guidance",
        value=(Decimal("1.5"), Decimal("1.6")),
        unit="billion USD",
        as_of=date(2026, 8, 1),
        period="2026FY",
    ),
    _fact("interim dividend per share", 49, "HK cents/share", "2026H1"),
    _fact("forward P/E", 15, "x", "2026FY"),
    _fact("gross margin", 41.2, "%", "2026Q2"),
    _fact("gross margin", 44.9, "%", "2026Q2", "Garner Industrial"),
]


@pytest.mark.parametrize(
    ("words", "period"),
    [
        ("quarter ended 2026-06-30", Period("Q2", 2026, 6, 30)),
        ("six months ended June 30, 2026", Period("H1", 2026, 6, 30)),
        ("quarter ended 2026-05-02", Period("Q", 2026, 5, 2)),
        ("year ending 2027-03-31", Period("FY", 2027, 3)),
    ],
)
def test_a_span_that_ends_on_a_day_is_a_period(words: str, period: Period) -> None:
    """It is a part of the calendar year where it ends with one, and left open elsewhere."""
    assert periods.parse(words) == period


@pytest.mark.parametrize(
    "text",
    [
        "Net income was $412 million, or $1.87 per diluted share, "
        "in the second quarter of 2026, compared with "
        "$388 million, or $1.71 per diluted share, in the same period of 2025.",
        "Bexley Tools pays out 46% of net income.",
        "Bexley Tools earned $412 million in its fiscal 2026 second quarter.",
        (
            "In the second quarter of 2026 it was another good start. Net income was $412 "
            "million, and the company guided for $1.5 billion to $1.6 billion in 2026."
        ),
        "Bexley Tools pays an interim dividend of 49.00 Hong Kong cents per share.",
        "Bexley Tools turned a net profit of $412 million, after a loss in the first quarter.",
        "We forecast growth in 2026, which puts Bexley Tools on 15x P/E.",
        (
            "Gross margin at Bexley Tools was 41.2%, "
            "lower than the 44.9% recorded by Garner Industrial."
        ),
    ],
)
def test_right_figures_pass(text: str) -> None:
    """No share of a whole, base of a comparison or second form of a number is misread."""
    assert not check_prose(text, _FACTS, "en")


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (
            (
                "Net income was $388 million, or $1.71 per diluted share, "
                "in the second quarter of 2026."
            ),
            "grounding.period",
        ),
        (
            (
                "Gross margin at Bexley Tools was 41.2%, "
                "higher than the 44.9% recorded by Garner Industrial."
            ),
            "grounding.sign",
        ),
    ],
)
def test_wrong_times_and_comparisons_do_not(text: str, rule: str) -> None:
    """The time behind a number holds for its other form, too; levels say which is higher."""
    assert rule in {finding.rule for finding in check_prose(text, _FACTS, "en")}
