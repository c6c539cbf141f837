"""Tushare: statements, daily bars and indicators, calendar, lists, announcements, news."""

import os
from collections.abc import Mapping
from typing import Any

from activities.errors import AuthOrPermission, NoData, NotRecorded
from activities.vendors.answer import MarketAnswer, Since, VendorAnswer, strict_reading
from activities.vendors.tushare_cells import Row, compact
from activities.vendors.tushare_interfaces import Interface, interface_of
from activities.vendors.tushare_sessions import FULL_PAGE, SESSIONS, check_over, read_session
from activities.vendors.tushare_windows import PackedRows, packed, window_rows
from activities.vendors.wire.wiring import Wiring
from schemas.breaker import About
from schemas.fetch import CATALOGUE, DatasetQuery
from schemas.market import Extended

HOSTS = frozenset({"api.waditu.com", "api.tushare.pro"})


class TushareSource:
    """Fetches datasets from Tushare, or from a recording of it."""

    name = "tushare"

    def __init__(self, token: str | None, wiring: Wiring) -> None:
        self._token, self._wiring = token, wiring

    def prepare(self) -> None:
        """Import the package now: it takes a second or two."""
        os.environ.setdefault("TQDM_DISABLE", "1")
        from activities.vendors import tushare_client  # noqa: F401, PLC0415 - see fetch

    def fetch(self, query: DatasetQuery) -> VendorAnswer:
        """The rows of one dataset as observations."""
        interface = interface_of(query)
        params = interface.params(query)
        with self._wiring.open(query, HOSTS, self._token) as wire:
            rows = self._rows(query, interface, params)
            parts = [self._part(query, interface, more) for more in interface.parts]
            bodies = [exchange.body for exchange in wire.exchanges]
            for further, raw in parts:
                rows += further
                bodies += raw
            with strict_reading(f"tushare {interface.api}"):
                typed = interface.read(query, rows)
        return VendorAnswer(
            table=CATALOGUE[query.dataset].table,
            served_by=self.name,
            raw=joined(bodies, several=bool(interface.parts)),
            query={"api_name": interface.api, "fields": interface.columns, **params},
            fetched_at=wire.last.fetched_at,
            **typed,
        )

    def fetch_market(self, query: DatasetQuery) -> MarketAnswer:
        """One table of a whole session, in one request for each 6000 codes."""
        interface, session = SESSIONS[query.dataset], check_over(query)
        params = {"trade_date": compact(session)}
        with self._wiring.open(query, HOSTS, self._token) as wire:
            rows: list[Row] = self._client(query).query(
                interface.api, interface.columns, full_page=FULL_PAGE, **params
            )
            with strict_reading(f"tushare {interface.api}"):
                columns, typed = read_session(interface, session, rows)
            bodies = [exchange.body for exchange in wire.exchanges]
        return MarketAnswer(
            table=CATALOGUE[query.dataset].table, served_by=self.name, raw=joined(bodies),
            query={"api_name": interface.api, "fields": interface.columns, **params},
            columns=columns, rows=typed, requests=len(bodies),
        )  # fmt: skip

    def session_rows(self, query: DatasetQuery, raw: bytes) -> PackedRows:
        """The rows in the raw answer of a session, by code."""
        with strict_reading(f"tushare {CATALOGUE[query.dataset].table}"):
            return packed(query, raw)

    def read_window(
        self, query: DatasetQuery, asked: Mapping[str, str], raw: bytes, since: Since
    ) -> VendorAnswer:
        """The history that ``query`` asks for, from an older answer and the sessions since."""
        interface = interface_of(query)
        with strict_reading(f"tushare {interface.api}"):
            typed = interface.read(query, window_rows(query, interface, asked, raw, since))
        return VendorAnswer(
            table=CATALOGUE[query.dataset].table, served_by=self.name, raw=raw,
            query=dict(asked), **typed,
        )  # fmt: skip

    def read_history(self, query: DatasetQuery, raw: bytes, extended: Extended) -> VendorAnswer:
        """An extended history once more, from the raw answers that it was put together from."""
        since = {
            day: self.session_rows(query, session).get(query.code or "")
            for day, session in extended.sessions.items()
        }
        return self.read_window(query, extended.asked, raw, since)

    def _part(
        self, query: DatasetQuery, interface: Interface, params: dict[str, str]
    ) -> tuple[list[Row], list[bytes]]:
        """A further request of a fetch, under rules of its own; it may well have no rows."""
        try:
            with self._wiring.open(query, HOSTS, self._token) as wire:
                rows = self._rows(query, interface, params)
                return rows, [exchange.body for exchange in wire.exchanges]
        except (NoData, NotRecorded):
            return [], []

    def _rows(self, query: DatasetQuery, interface: Interface, params: dict[str, str]) -> list[Row]:
        client = self._client(query)
        rows: list[Row] = client.query(
            interface.api, interface.columns, full_page=interface.full_page, **params
        )
        return rows

    def _client(self, query: DatasetQuery) -> Any:
        os.environ.setdefault("TQDM_DISABLE", "1")
        from activities.vendors.tushare_client import TushareClient  # noqa: PLC0415 - 0.4 s import

        if not self._token and self._wiring.is_live(query):
            whole = query.session is not None and query.code is None
            raise AuthOrPermission(
                "tushare has no token: set TUSHARE_TOKEN in the worker's environment"
                + ("" if whole else ", or use --sample"),
                About.WORKER,
            )
        return TushareClient(self._token or "recorded")


def joined(bodies: list[bytes], *, several: bool = False) -> bytes:
    """The raw answers of one fetch as one JSON text: the body itself, or a list of them."""
    alone = len(bodies) == 1 and not several
    return bodies[0] if alone else b"[" + b",".join(bodies) + b"]"
