"""The audit of a history that was put together from an earlier answer and stored sessions."""

from collections.abc import Sequence
from datetime import date

from activities.archive.store import Archive
from activities.rules import windows
from schemas.fetch import CalendarSlice, DatasetQuery, Ref, ToolCall
from schemas.market import WINDOWS, Extended, MarketTable
from starter.audit_errors import AuditFailure


class Unproved(Exception):
    """A part cannot be looked at; the text says which one."""


def extended_from(
    query: DatasetQuery, call: ToolCall, archive: Archive, calendar: CalendarSlice | None
) -> Extended | None:
    """What a history was extended from; None where the fetch is no such history.

    Raises AuditFailure where a part is of something else or was not known at the clock, or where
    a session between is missing; Unproved where this archive does not hold a part.
    """
    if not call.cache_hit or query.dataset not in WINDOWS or query.session is not None:
        return None
    begun, tables = _begun(call, archive), [_table(ref, archive) for ref in call.sessions]
    for table in tables:
        if table.dataset is not WINDOWS[query.dataset] or table.knowledge > query.clock:
            raise AuditFailure(
                f"{_name(call)} is extended by {table.dataset} of {table.session}, known at "
                f"{table.knowledge.isoformat()}"
            )
    newest = max((begun.fetched_at, *(table.fetched_at for table in tables)))
    if call.fetched_at != newest:
        raise AuditFailure(f"{_name(call)} was not fetched at {call.fetched_at.isoformat()}")
    _check_complete(query, begun, call, [table.session for table in tables], calendar)
    return Extended(
        begun.query, {table.session: archive.get(table.snapshot.sha256) for table in tables}
    )


def _begun(call: ToolCall, archive: Archive) -> ToolCall:
    """The fetch that the history begins with, which must be one, and of the same figures."""
    if call.market is None:
        raise AuditFailure(f"{_name(call)} does not name the fetch that it begins with")
    _check_held(call.market, archive)
    begun = archive.load(call.market, ToolCall)
    of_it = {"dataset", "source", "table", "served_by", "code", "query", "snapshot"}
    if begun.cache_hit or begun.model_dump(include=of_it) != call.model_dump(include=of_it):
        raise AuditFailure(f"{_name(call)} does not begin with the fetch {begun.tool_call_id}")
    return begun


def _table(ref: Ref, archive: Archive) -> MarketTable:
    _check_held(ref, archive)
    table = archive.load(ref, MarketTable)
    _check_held(table.snapshot, archive)
    return table


def _check_held(ref: Ref, archive: Archive) -> None:
    if not archive.has(ref.sha256):
        raise Unproved(f"its part {ref.sha256[:12]} is not in this archive")


def _check_complete(
    query: DatasetQuery,
    begun: ToolCall,
    call: ToolCall,
    days: Sequence[date],
    calendar: CalendarSlice | None,
) -> None:
    last = windows.last_day(begun)
    wanted = windows.sessions_since(last, query.clock, calendar) if last else None
    if wanted is None:
        raise Unproved("no calendar tells whether its sessions are all that there were")
    if list(days) != list(wanted):
        raise AuditFailure(
            f"{_name(call)} is extended by {len(days)} sessions, the calendar has {len(wanted)} "
            f"after {last}"
        )


def _name(call: ToolCall) -> str:
    return f"fetch {call.source}.{call.table} {call.tool_call_id}"
