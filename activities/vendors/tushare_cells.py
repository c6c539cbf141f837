"""From the cells of Tushare's rows to days, numbers and observations in canonical units.

A row about another company, or a value that is no number, refuses the whole answer.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal
from functools import lru_cache
from typing import Any

from activities.errors import SchemaDrift
from activities.vendors.answer import LARGEST, figure
from activities.vendors.quoting import shown
from schemas.base import Number
from schemas.fetch import DatasetQuery, Observation
from schemas.metrics import METRICS, Period

Row = dict[str, Any]
HUNDRED = Decimal(100)
THOUSAND = Decimal(1000)
TEN_THOUSAND = Decimal(10_000)


@dataclass(frozen=True)
class Column:
    """A column that carries a metric, and the factor from its unit to the canonical one."""

    column: str
    metric: str
    factor: Decimal = Decimal(1)
    basis: str | None = None


def columns(*groups: Sequence[Column]) -> str:
    """The column names of several groups, comma separated."""
    return ",".join(field.column for group in groups for field in group)


def compact(day: date) -> str:
    """A day as Tushare writes it."""
    return day.strftime("%Y%m%d")


def day_of(text: object, api: str) -> date:
    """The day that a cell names."""
    try:
        return _parsed(str(text))
    except ValueError:
        raise SchemaDrift(f"tushare {api}: {shown(text)} is not a day") from None


@lru_cache(maxsize=4096)
def _parsed(text: str) -> date:
    """A table names few days many times."""
    return datetime.strptime(text, "%Y%m%d").date()  # noqa: DTZ007 - a calendar day


def day_or_none(text: object, api: str) -> date | None:
    """The day that a cell names, or None for an empty one."""
    return day_of(text, api) if text else None


def own_rows(query: DatasetQuery, rows: Sequence[Row], api: str) -> Sequence[Row]:
    """The rows, after making sure that every one is about the company that was asked for."""
    foreign = {str(row["ts_code"]) for row in rows} - {query.code}
    if foreign:
        raise SchemaDrift(f"tushare {api} answered for {', '.join(sorted(foreign))[:80]}")
    return rows


def number(value: object, api: str, column: str) -> Number | None:
    """The number in a cell, or None for an empty one; anything else refuses the answer."""
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float | Decimal):
        raise SchemaDrift(f"tushare {api}: {column} is {shown(value)}, not a number")
    found = Decimal(repr(value)) if isinstance(value, float) else Decimal(value)
    if found.is_finite() and abs(found) < LARGEST:
        return found
    return figure(found, f"tushare {api}: {column}")


def positive(price: Number, api: str) -> Number:
    """A price, which is never zero or less."""
    if price <= 0:
        raise SchemaDrift(f"tushare {api}: close is {price}")
    return price


def observe(
    row: Row,
    fields: Sequence[Column],
    api: str,
    as_of: date,
    period: Period = Period.INSTANT,
    announced: date | None = None,
) -> Iterable[Observation]:
    """The figures of one row, in canonical units; an empty cell is no figure."""
    for field in fields:
        value = number(row[field.column], api, field.column)
        if value is not None:
            yield Observation(
                metric=field.metric,
                value=value * field.factor,
                as_of=as_of,
                unit=METRICS[field.metric].unit,
                period=period,
                announced=announced,
                basis=field.basis,
            )


def distinct(observations: Iterable[Observation]) -> tuple[Observation, ...]:
    """Identical rows once; rows that contradict each other all stay, for the reconciliation."""
    return tuple(dict.fromkeys(observations))
