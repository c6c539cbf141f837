"""Histories put together from what is stored: an earlier answer, and the sessions since."""

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from datetime import date, datetime
from threading import Lock
from typing import NamedTuple

from activities.archive.records import StoredWindow
from activities.archive.store import Archive
from activities.errors import VendorError
from activities.rules import windows
from activities.rules.calendar import SHANGHAI
from activities.vendors.answer import SessionRows, Since, Source, WindowSource
from schemas.fetch import CalendarSlice, Dataset, DatasetQuery, Ref, ToolCall
from schemas.market import WINDOWS, MarketTable

KEPT_IN_MEMORY = len(WINDOWS) * windows.LONGEST
"""Read sessions: each history of a refresh needs those of all days since the last fetch."""


class _Session(NamedTuple):
    """A stored session as a history takes it in: its table without the rows, and those by code."""

    ref: Ref
    knowledge: datetime
    fetched_at: datetime
    rows: SessionRows


class Windows:
    """Extends fetched histories by stored sessions. Safe for many threads.

    A ``private`` one gives no run another's answer, and keeps none.
    """

    def __init__(self, archive: Archive, *, private: bool = False) -> None:
        self._archive, self._private, self._lock = archive, private, Lock()
        self._read: OrderedDict[str, _Session] = OrderedDict()

    def find(
        self, query: DatasetQuery, source: Source | None, tool_call_id: str
    ) -> ToolCall | None:
        """The answer to ``query`` as an entry of its run's ledger; None where it must be fetched.

        It is built upon a fetched history only, never upon an extended one. That of this very
        fetch, stored by a try whose end nobody heard of, is the answer itself.
        """
        if self._private or not windows.extendable(query) or not isinstance(source, WindowSource):
            return None
        base = self._archive.stored_window(query.dataset, query.code or "", query.clock)
        if base and (base.tool_call_id, base.knowledge) == (tool_call_id, query.clock):
            return self._archive.load(base.ref, ToolCall)
        days = base and windows.sessions_since(base.last_day, query.clock, self._calendar(query))
        if base is None or days is None:
            return None
        try:
            sessions = self._sessions(query, days, source)
            rows = _rows_of_code(query.code or "", sessions)
            if sessions.keys() != set(days) or rows is None:
                return None
            return self._extended(query, source, base, sessions.values(), rows, tool_call_id)
        except VendorError:  # what does not fit together is fetched, and judged, as a whole
            return None

    def keep(self, query: DatasetQuery, call: ToolCall, ref: Ref) -> None:
        """Store a fetched history, for later ones of the same code to begin with."""
        last = windows.last_day(call)
        whole = query.dataset in WINDOWS and query.code and query.session is None
        if self._private or query.sample or not whole or last is None:
            return
        self._archive.store_window(
            StoredWindow(
                dataset=query.dataset, code=query.code or "", knowledge=query.clock,
                tool_call_id=call.tool_call_id, fetched_at=call.fetched_at, last_day=last, ref=ref,
            )
        )  # fmt: skip

    def keep_calendar(self, query: DatasetQuery, calendar: CalendarSlice) -> None:
        """Store the day's calendar, which is certain where the bundled one ends."""
        if self._private or query.sample or self._stored_calendar(query):
            return
        ref = self._archive.put_model("calendar", calendar)
        self._archive.store_answer(Dataset.CALENDAR, _today(query), query.clock, ref)

    def _extended(
        self,
        query: DatasetQuery,
        source: WindowSource,
        base: StoredWindow,
        sessions: Iterable[_Session],
        rows: Since,
        tool_call_id: str,
    ) -> ToolCall:
        begun = self._archive.load(base.ref, ToolCall)
        raw = self._archive.get(begun.snapshot.sha256)
        answer = source.read_window(query, begun.query, raw, rows)
        parts = tuple(sessions)
        return begun.model_copy(
            update={
                "tool_call_id": tool_call_id, "observations": answer.observations,
                "series": answer.series, "notes": answer.notes, "cache_hit": True,
                "fetched_at": max((begun.fetched_at, *(part.fetched_at for part in parts))),
                "market": base.ref, "sessions": tuple(part.ref for part in parts),
            }
        )  # fmt: skip

    def _sessions(
        self, query: DatasetQuery, days: tuple[date, ...], source: WindowSource
    ) -> dict[date, _Session]:
        """The stored sessions of those days, the oldest first; any that is not stored is absent."""
        if not days:
            return {}
        refs = self._archive.stored_days(WINDOWS[query.dataset], days[0], days[-1], query.clock)
        if not refs.keys() >= set(days):
            return {}
        return {day: self._session(query, refs[day], source) for day in days}

    def _session(self, query: DatasetQuery, ref: Ref, source: WindowSource) -> _Session:
        with self._lock:
            if found := self._read.get(ref.sha256):
                self._read.move_to_end(ref.sha256)
                return found
        table = self._archive.load(ref, MarketTable)
        raw = self._archive.get(table.snapshot.sha256)
        read = _Session(ref, table.knowledge, table.fetched_at, source.session_rows(query, raw))
        with self._lock:
            self._read[ref.sha256] = read
            while len(self._read) > KEPT_IN_MEMORY:
                self._read.popitem(last=False)
        return read

    def _calendar(self, query: DatasetQuery) -> CalendarSlice | None:
        ref = self._stored_calendar(query)
        return self._archive.load(ref, CalendarSlice) if ref else None

    def _stored_calendar(self, query: DatasetQuery) -> Ref | None:
        return self._archive.stored_answer(Dataset.CALENDAR, _today(query), query.clock)


def _rows_of_code(code: str, sessions: Mapping[date, _Session]) -> Since | None:
    """The row of each session, or None where a table came too early to tell that there is none."""
    rows = {day: session.rows.get(code) for day, session in sessions.items()}
    late = any(
        row is None and not windows.tells_absence(day, sessions[day].knowledge)
        for day, row in rows.items()
    )
    return None if late else rows


def _today(query: DatasetQuery) -> date:
    return query.clock.astimezone(SHANGHAI).date()
