"""Companies, their facts, and what is said of them."""

import re
from datetime import date

from activities.rules.prose import check_prose
from schemas.facts import Fact

_ENDS = {
    "Q1": (3, 31),
    "Q2": (6, 30),
    "H1": (6, 30),
    "Q3": (9, 30),
    "Q1-Q3": (9, 30),
    "9M": (9, 30),
}
_DAY, _YEAR = re.compile(r"\d{4}-\d\d-\d\d"), re.compile(r"20\d\d")


def of(entity: str, metric: str, value: float, unit: str, when: str) -> Fact:
    """A fact of a day (2025-09-30), or of a period (2025Q3, H1 2025) as of its end."""
    period = None if _DAY.fullmatch(when) else when
    return Fact(
        entity=entity, metric=metric, value=value, unit=unit, as_of=_end(when), period=period
    )


def _end(when: str) -> date:
    if _DAY.fullmatch(when):
        return date.fromisoformat(when)
    (year,) = _YEAR.findall(when)
    return date(int(year), *_ENDS.get(when.replace(year, "").strip(), (12, 31)))


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
