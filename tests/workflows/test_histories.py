"""Whole runs on extended histories: they say what they would say of fetched ones."""

import json
import re
from collections.abc import Iterator, Sequence
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import text
from temporalio.client import WorkflowHistory
from temporalio.testing import ActivityEnvironment

from activities.fetching import FetchActivities
from activities.vendors.sample import SampleFarEnd
from activities.vendors.tushare import TushareSource
from activities.vendors.tushare_sessions import SESSIONS
from activities.vendors.wire.core import WireRequest
from activities.vendors.wire.wiring import Wiring
from schemas import names
from schemas.fetch import Dataset, DatasetQuery, ToolCall
from schemas.market import MARKET_WIDE, WINDOWS
from schemas.research import SAMPLE_CLOCK, FiledBlackboard, RunSummary
from starter.audit import audit, read_history
from starter.audit_errors import AuditFailure
from tests.lab import Lab, live_sources
from tests.loopback import Loopback, table, whole
from tests.starter.test_audit import payloads, plain, put, rehash
from worker import reread

MOUTAI = "600519.SH"
DAY_BEFORE, SESSION = SAMPLE_CLOCK - timedelta(days=1), SAMPLE_CLOCK.date()
TODAY: dict[Dataset, list[Any]] = {
    Dataset.CLOSE: [MOUTAI, "20260821", 1272.83, 1291.5],
    Dataset.DAILY_INDICATORS: [
        MOUTAI, "20260821", 1272.83, 19.54, 6.333, 4.0872, 159114054.42, 125008.0,
    ],
    Dataset.ADJ_FACTORS: [MOUTAI, "20260821", 8.2],
}  # fmt: skip
"""Factors are in no recording, and indicators of that day neither: these are for the test."""
FACTORS = {"20250820": 8, "20250821": 8, "20260626": 8.2, "20260820": 8.2}
_CHANGING = {"sha256", "size", "workflow_id", "timestamp"}
"""Hashes hold the id of their run."""


@pytest.fixture
def live(lab: Lab) -> Iterator[tuple[Lab, Loopback]]:
    """A laboratory whose sources ask a server on this machine, which knows the recording."""
    with Loopback() as server:
        tushare = TushareSource("token-of-this-test", Wiring(loopback=server.url))
        others = [source for source in live_sources(server.url) if source.name != tushare.name]
        lab.served = [tushare, *others]
        yield lab, server


def recorded(dataset: Dataset) -> list[list[Any]]:
    """The rows up to the day before: recorded ones, where there are any."""
    if dataset is Dataset.ADJ_FACTORS:
        return [[MOUTAI, day, factor] for day, factor in FACTORS.items()]
    interface, params = SESSIONS[dataset], {"ts_code": MOUTAI}
    asked = {"api_name": interface.api, "params": params, "fields": interface.columns}
    request = WireRequest("POST", "http://api.waditu.com/dataapi", json.dumps(asked).encode())
    answer = json.loads(SampleFarEnd().answer(request, DAY_BEFORE).body)
    rows: list[list[Any]] = answer["data"]["items"]
    return rows


def serve(server: Loopback, dataset: Dataset, rows: Sequence[list[Any]], times: int | None) -> None:
    """Answer an interface with these rows."""
    interface = SESSIONS[dataset]
    body = table(interface.columns.split(","), list(rows))
    server.answer_with(whole(body), path=f"/dataapi/{interface.api}", times=times)


def store(lab: Lab, server: Loopback) -> None:
    """What a run of the day before left, and a prefetch of today."""
    activities, run = FetchActivities(lab.served, lab.archive), ActivityEnvironment().run
    for history, dataset in WINDOWS.items():
        serve(server, dataset, recorded(dataset), 1)
        run(activities.fetch_dataset,
            DatasetQuery(dataset=history, code=MOUTAI, clock=DAY_BEFORE))  # fmt: skip
    for dataset in MARKET_WIDE:
        serve(server, dataset, [TODAY[dataset]], 1)
        run(activities.fetch_session,
            DatasetQuery(dataset=dataset, session=SESSION, clock=SAMPLE_CLOCK))  # fmt: skip


async def researched(lab: Lab) -> tuple[RunSummary, WorkflowHistory]:
    """A live run of today."""
    summary, handle = await lab.run(MOUTAI, sample=False, as_of=SAMPLE_CLOCK)
    return summary, await handle.fetch_history()


def asked(server: Loopback) -> int:
    """How often a history or a session was asked for."""
    return sum(server.paths().count(f"/dataapi/{item.api}") for item in SESSIONS.values())


def histories(lab: Lab, summary: RunSummary) -> list[ToolCall]:
    """The histories in the ledger of a run."""
    board = lab.archive.load(summary.blackboard_ref, FiledBlackboard)
    calls = [lab.archive.load(entry.call, ToolCall) for entry in board.ledger]
    return [call for call in calls if call.dataset in WINDOWS]


def said(lab: Lab, summary: RunSummary) -> Any:
    """Evidence, claims, verdicts and outcome, without ids, hashes and the times of fetches."""
    told = json.dumps(lab.json(summary), ensure_ascii=False)
    for number in range(1, 80):
        told = told.replace(names.tool_call_id(summary.run_id, str(number)), f"tc#{number}")
    told = re.sub(r"[0-9-]{10} [0-9:]{8} UTC", "THEN", told.replace(summary.run_id, "RUN"))
    return _timeless(json.loads(told))


def _timeless(value: Any) -> Any:
    if isinstance(value, list):
        return [_timeless(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {
        name: _timeless(part)
        for name, part in value.items()
        if not name.endswith("_at") and name not in _CHANGING
    }


async def test_a_run_on_extended_histories_says_the_same(live: tuple[Lab, Loopback]) -> None:
    """Same evidence, claims and verdict; three requests less; and the audit reads every part."""
    lab, server = live
    store(lab, server)
    before = asked(server)
    extended, history = await researched(lab)
    between = asked(server)
    with lab.archive._write() as connection:
        connection.execute(text("DELETE FROM stored_windows"))
    for dataset in MARKET_WIDE:
        serve(server, dataset, [*recorded(dataset), TODAY[dataset]], None)
    fetched, _ = await researched(lab)

    assert [(c.cache_hit, len(c.sessions)) for c in histories(lab, extended)] == [(True, 1)] * 3
    assert [(c.cache_hit, len(c.sessions)) for c in histories(lab, fetched)] == [(False, 0)] * 3
    assert said(lab, extended) == said(lab, fetched)
    assert extended.verdict == "PASS"
    assert "price.window_adjusted" in {claim["topic"] for claim in lab.json(extended)["claims"]}
    assert (between - before, asked(server) - between) == (0, 3)
    proved = audit(history, lab.archive, reread)
    assert (proved.unproved, proved.raw_answers) == ([], proved.fetches)


async def test_a_forged_history_is_found_out(live: tuple[Lab, Loopback]) -> None:
    """Changed in every payload, its record's hash with it, it differs from its raw answers."""
    lab, server = live
    store(lab, server)
    _, history = await researched(lab)

    for real, forged, says in (
        ('"value":6.333,', '"value":6.444,', r"is recorded as 6\.444, its raw answer says 6\.333"),
        (",1346.5,", ",1446.5,", "the series differs from its raw answer"),
    ):
        doctored = json.loads(history.to_json())
        for payload in payloads(doctored):
            put(payload, plain(payload).replace(real, forged))
        rehash(doctored)
        with pytest.raises(AuditFailure, match=says):
            audit(read_history(json.dumps(doctored)), lab.archive, reread)
