"""Typing a whole session of Tushare: one row for every code, in canonical units."""

import re
from collections.abc import Callable, Sequence
from datetime import date
from decimal import Decimal
from typing import NamedTuple

from activities.errors import NoData, SchemaDrift
from activities.vendors.clock import last_bar_day
from activities.vendors.tushare_cells import Column, Row, columns, day_of, number, positive
from activities.vendors.tushare_market import DAILY, check_units, close_of, within_limits
from schemas.fetch import Dataset, DatasetQuery
from schemas.market import MarketColumn
from schemas.metrics import METRICS

FULL_PAGE = 6000
OUTSIDE_SHARE = 100
"""One row in so many may lie outside the price limits: new listings and resumed trading do."""
_CODE = re.compile(r"[0-9]{6}\.(?:SH|SZ|BJ)")

Rows = dict[str, tuple[Decimal | None, ...]]


class SessionInterface(NamedTuple):
    """How one table of a whole session is asked for and checked."""

    api: str
    more_columns: str
    fields: tuple[Column, ...]
    check: Callable[[Sequence[Row]], None]

    @property
    def columns(self) -> str:
        """The columns to ask for."""
        return f"ts_code,trade_date,{columns(self.fields)}{self.more_columns}"


def _check_closes(rows: Sequence[Row]) -> None:
    """Every close is a price, and hardly any moved by more than a day's limit."""
    outside = [row["ts_code"] for row in rows if not _is_possible(row)]
    if len(outside) > 1 + len(rows) // OUTSIDE_SHARE:
        raise SchemaDrift(f"tushare daily: {len(outside)} closes are outside of the day's limits")


def _is_possible(row: Row) -> bool:
    close, before = close_of(row, "daily"), number(row["pre_close"], "daily", "pre_close")
    return before is None or within_limits(row["ts_code"], close, positive(before, "daily"))


def _check_indicators(rows: Sequence[Row]) -> None:
    for row in rows:
        check_units(row)


def _check_factors(rows: Sequence[Row]) -> None:
    for row in rows:
        factor = number(row["adj_factor"], "adj_factor", "adj_factor")
        if factor is None or factor <= 0:
            raise SchemaDrift(f"tushare adj_factor: {row['ts_code']} has none")


SESSIONS = {
    Dataset.CLOSE: SessionInterface(
        "daily", ",pre_close", (Column("close", "close"),), _check_closes
    ),
    Dataset.DAILY_INDICATORS: SessionInterface("daily_basic", "", DAILY, _check_indicators),
    Dataset.ADJ_FACTORS: SessionInterface(
        "adj_factor", "", (Column("adj_factor", "adj_factor"),), _check_factors
    ),
}


def check_over(query: DatasetQuery) -> date:
    """The session asked for, which must be over at the clock."""
    if query.session is None or query.session > last_bar_day(query):
        raise NoData(f"the session of {query.session} is not over at {query.clock:%Y-%m-%d %H:%M}")
    return query.session


def read_session(
    interface: SessionInterface, session: date, rows: Sequence[Row]
) -> tuple[tuple[MarketColumn, ...], Rows]:
    """The rows of a session by code; any row of another day or of no code refuses them all."""
    typed: Rows = {}
    for row in rows:
        code = row["ts_code"]
        if not _CODE.fullmatch(code) or day_of(row["trade_date"], interface.api) != session:
            raise SchemaDrift(
                f"tushare {interface.api}: {code!r} of {row['trade_date']!r} is not of {session}"
            )
        values = tuple(_value(row, field, interface.api) for field in interface.fields)
        if typed.setdefault(code, values) != values:
            raise SchemaDrift(f"tushare {interface.api}: {code} has two rows that differ")
    interface.check(rows)
    return tuple(
        MarketColumn(metric=f.metric, unit=METRICS[f.metric].unit, basis=f.basis)
        for f in interface.fields
    ), typed  # fmt: skip


def _value(row: Row, field: Column, api: str) -> Decimal | None:
    value = number(row[field.column], api, field.column)
    return None if value is None else value * field.factor
