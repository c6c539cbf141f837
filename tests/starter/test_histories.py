"""The audit of an extended history: each of its parts is looked at, a wrong one is named."""

from collections.abc import Callable, Iterator
from datetime import timedelta

import pytest
from sqlalchemy import text

from activities.archive.store import Archive
from schemas.fetch import Dataset, ToolCall
from starter.audit_errors import AuditFailure
from starter.histories import Unproved, extended_from
from tests.activities.test_windows import BEFORE, NOW, SESSIONS_SINCE, history, store, worker
from tests.activities.vendors.asking import ask
from tests.loopback import Loopback
from worker import reread

QUERY = ask(Dataset.PRICE_HISTORY, clock=NOW)


@pytest.fixture
def call(archive: Archive) -> Iterator[ToolCall]:
    """A history that two stored sessions extended."""
    with Loopback() as far_end:
        fetching = worker(far_end, archive)
        for code in ("600519.SH", "000858.SZ"):
            history(fetching, code=code, clock=BEFORE)
        store(fetching)
        yield history(fetching)


def test_an_extended_history_is_read_again(archive: Archive, call: ToolCall) -> None:
    """From the raw answer that it begins with, and those of its sessions."""
    parts = extended_from(QUERY, call, archive, None)

    assert parts is not None
    assert tuple(parts.sessions) == SESSIONS_SINCE
    raw = archive.get(call.snapshot.sha256)
    assert reread(QUERY, raw, True, parts) == (call.observations, call.series)


def test_other_fetches_have_no_parts(archive: Archive, call: ToolCall) -> None:
    """A fetched history, and a stored session, are read as they always were."""
    assert call.market is not None
    begun = archive.load(call.market, ToolCall)

    assert extended_from(QUERY, begun, archive, None) is None
    named = QUERY.model_copy(update={"session": SESSIONS_SINCE[0]})
    assert extended_from(named, call, archive, None) is None


def _begins_elsewhere(archive: Archive, call: ToolCall) -> ToolCall:
    other = archive.stored_window(Dataset.PRICE_HISTORY, "000858.SZ", NOW)
    assert other
    return call.model_copy(update={"market": other.ref})


def _begins_extended(archive: Archive, call: ToolCall) -> ToolCall:
    return call.model_copy(update={"market": archive.put_model("tool_call", call)})


DOCTORED: dict[str, tuple[Callable[[Archive, ToolCall], ToolCall], str]] = {
    "a session left out": (
        lambda _, call: call.model_copy(update={"sessions": call.sessions[1:]}),
        "1 sessions, the calendar has 2 after 2026-08-18",
    ),
    "no beginning": (
        lambda _, call: call.model_copy(update={"market": None}), "does not name the fetch"
    ),
    "another company's beginning": (_begins_elsewhere, "does not begin with the fetch tc_"),
    "an extended beginning": (_begins_extended, "does not begin with the fetch tc_"),
    "another time": (
        lambda _, call: call.model_copy(update={"fetched_at": NOW}), "was not fetched at 2026-08-20"
    ),
}  # fmt: skip


@pytest.mark.parametrize(("doctor", "says"), DOCTORED.values(), ids=DOCTORED)
def test_a_wrong_part_is_named(
    archive: Archive, call: ToolCall, doctor: Callable[[Archive, ToolCall], ToolCall], says: str
) -> None:
    """What the ledger says of a history's parts must fit together."""
    with pytest.raises(AuditFailure, match=says):
        extended_from(QUERY, doctor(archive, call), archive, None)


def test_a_session_from_the_future_is_found_out(archive: Archive, call: ToolCall) -> None:
    """No part may have become known after the clock of the run."""
    earlier = QUERY.model_copy(update={"clock": NOW - timedelta(minutes=1)})

    with pytest.raises(AuditFailure, match="close of 2026-08-20, known at 2026-08-20T18:00"):
        extended_from(earlier, call, archive, None)


def test_a_part_that_is_gone_is_said(archive: Archive, call: ToolCall) -> None:
    """It is no proof, and no lie either."""
    with archive._write() as connection:
        connection.execute(text("PRAGMA defer_foreign_keys=ON"))
        connection.execute(text("DELETE FROM stored_answers"))
        connection.execute(
            text("DELETE FROM blobs WHERE sha256 = :sha"), {"sha": call.sessions[0].sha256}
        )

    with pytest.raises(Unproved, match=f"{call.sessions[0].sha256[:12]} is not in this archive"):
        extended_from(QUERY, call, archive, None)
