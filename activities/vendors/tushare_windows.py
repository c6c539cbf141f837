"""Histories of Tushare put together from raw answers: an older one, and the sessions since.

A session has the same columns as a history, so that its reader reads both, with all its checks.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from typing import Any

from activities.errors import SchemaDrift
from activities.vendors.answer import Cells, Since
from activities.vendors.tushare_cells import Row, compact
from activities.vendors.tushare_interfaces import Interface, Params
from activities.vendors.tushare_sessions import SESSIONS
from activities.vendors.wire.snapshot import split
from schemas.fetch import DatasetQuery
from schemas.market import WINDOWS


class PackedRows:
    """The rows of a session in one text, for a worker holds dozens of sessions.

    As Python objects the rows of a market take ten times the memory.
    """

    def __init__(self, rows: Iterable[Cells]) -> None:
        lines = (f"\n[{','.join(map(_text, row))}]" for row in rows)
        self._lines = "".join(lines).encode() + b"\n"

    def get(self, code: str) -> Cells | None:
        """The row of that code, its numbers as they came."""
        begin = self._lines.find(f"\n[{json.dumps(code)},".encode())
        if begin < 0:
            return None
        line = self._lines[begin + 1 : self._lines.index(b"\n", begin + 1)]
        cells: list[Any] = json.loads(line, parse_float=Decimal)
        return cells


def packed(query: DatasetQuery, raw: bytes) -> PackedRows:
    """The rows in the raw answer of a session, of the table that extends ``query``."""
    interface = SESSIONS[WINDOWS[query.dataset]]
    names = interface.columns.split(",")
    rows = _rows(interface.api, interface.columns, raw)
    return PackedRows([row[name] for name in names] for row in rows)


def _text(value: object) -> str:
    return str(value) if isinstance(value, Decimal) else json.dumps(value)


def window_rows(
    query: DatasetQuery,
    interface: Interface,
    asked: Mapping[str, str],
    raw: bytes,
    since: Since,
) -> list[Row]:
    """The rows that a fetch of ``query`` would bring.

    What the older answer has of a session counts less than that session's own table: it may have
    been asked for while the session was on.
    """
    wanted = interface.params(query)
    _check_reach(interface, asked, wanted)
    names = SESSIONS[WINDOWS[query.dataset]].columns.split(",")
    days = {compact(day) for day in since}
    rows = [
        row
        for row in _rows(interface.api, interface.columns, raw)
        if wanted["start_date"] <= str(row["trade_date"]) <= wanted["end_date"]
        and row["trade_date"] not in days
    ]
    return rows + [dict(zip(names, row, strict=True)) for row in since.values() if row]


def _check_reach(interface: Interface, asked: Mapping[str, str], wanted: Params) -> None:
    """The older query asked the same of the same code, and not of a later window."""
    same = {"api_name": interface.api, "fields": interface.columns, "ts_code": wanted["ts_code"]}
    other = [name for name, value in same.items() if asked.get(name) != value]
    if other or asked.get("start_date", "99999999") > wanted["start_date"]:
        raise SchemaDrift(f"tushare {interface.api}: the older answer is to another question")


def _rows(api: str, columns: str, raw: bytes) -> Iterator[Row]:
    from activities.vendors.tushare_client import page_of  # noqa: PLC0415 - 0.4 s import

    pages = split(raw) if raw.startswith(b"[{") else (raw,)
    for number, body in enumerate(pages):
        yield from page_of(api, columns, 200, body, number).rows
