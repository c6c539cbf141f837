"""A company, its facts, and what is said of them in English."""

from datetime import date

from activities.rules.prose import check_prose
from schemas.facts import Fact


def fact(
    metric: str,
    value: float,
    unit: str,
    period: str = "",
    *,
    entity: str = "Bexley Dairy",
    as_of: date = date(2026, 5, 13),
) -> Fact:
    """A fact of Bexley Dairy, unless of another."""
    return Fact(
        entity=entity, metric=metric, value=value, unit=unit, as_of=as_of, period=period or None
    )


def passes(text: str, *facts: Fact) -> bool:
    """Whether facts ground an English text."""
    return not check_prose(text, list(facts), "en")
