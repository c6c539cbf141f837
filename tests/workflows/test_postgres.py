"""Whole runs with the archive on a real PostgreSQL server, which fails while they go on."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from temporalio.client import WorkflowFailureError, WorkflowHandle
from temporalio.testing import WorkflowEnvironment

from activities.archive.store import Archive
from schemas.failures import Failure
from starter.audit import audit
from starter.errors import explain
from tests.lab import Lab
from tests.postgres import PASSWORD, TEMPLATE, Postgres


@pytest.fixture
def archive_url(postgres: Postgres) -> Iterator[str]:
    """An archive on PostgreSQL."""
    with postgres.database(TEMPLATE) as url:
        yield url


@pytest.fixture
def lab(server: WorkflowEnvironment, archive_url: str) -> Iterator[Lab]:
    """Runs workflows with that archive."""
    archive = Archive.connect(archive_url)
    yield Lab(server.client, archive)
    archive.close()


async def test_a_whole_run_is_kept_on_postgresql(lab: Lab) -> None:
    """The memo, its proof and every row are there; the password is in none of them."""
    summary, handle = await lab.run("600519.SH")
    history = await handle.fetch_history()

    assert summary.verdict == "PASS"
    assert audit(history, lab.archive).reports == 4
    assert [lab.archive.count(table) for table in ("runs", "blackboards", "reports")] == [1, 1, 4]
    assert lab.archive.count("tool_calls") > 10
    assert PASSWORD not in lab.everything(summary) + history.to_json()


async def test_cut_connections_cost_a_run_nothing(lab: Lab, postgres: Postgres) -> None:
    """Whatever the run writes when its connections are cut is written again, and once."""
    async with lab.workers():
        handle = await lab.start("600519.SH")
        result = asyncio.create_task(handle.result())
        while not (result.done() or await _failed_for(handle, Failure.ARCHIVE_DOWN)):
            await asyncio.to_thread(postgres.cut)
        summary = await asyncio.wait_for(result, 120)

    history = await handle.fetch_history()
    tries = [event.activity_task_started_event_attributes.attempt for event in history.events]
    assert max(tries) > 1
    assert summary.verdict == "PASS"
    assert audit(history, lab.archive).reports == 4
    assert lab.archive.count("runs") == 1


async def test_a_run_outlives_a_restart_of_the_server(
    lab: Lab, postgres: Postgres, eventually: Callable[..., Any]
) -> None:
    """While PostgreSQL is away activities fail in a way that is retried; then the run goes on."""
    await asyncio.to_thread(postgres.stop)
    try:
        async with lab.workers():
            handle = await lab.start("600519.SH")
            await eventually(lambda: _failed_for(handle, Failure.ARCHIVE_DOWN))
            await asyncio.to_thread(postgres.start)
            summary = await asyncio.wait_for(handle.result(), 120)
    finally:
        await asyncio.to_thread(postgres.start)

    assert summary.verdict == "PASS"
    assert audit(await handle.fetch_history(), lab.archive).reports == 4


async def test_no_source_is_blamed_for_an_archive_that_stays_away(
    skipping_server: WorkflowEnvironment,
) -> None:
    """The run fails with the archive's own error, after minutes: no report speaks of sources."""
    away = Archive.connect(f"postgresql://research:{PASSWORD}@127.0.0.1:1/runs")
    with pytest.raises(WorkflowFailureError) as failed:
        await Lab(skipping_server.client, away).run("600519.SH")
    told = explain(failed.value)

    assert (told.kind, told.code) == (Failure.ARCHIVE_DOWN, 1)
    assert "cannot be reached" in str(told)
    assert PASSWORD not in str(told)


async def _failed_for(handle: WorkflowHandle[Any, Any], kind: Failure) -> bool:
    """Whether an activity waits for its next try because of that failure."""
    pending = (await handle.describe()).raw_description.pending_activities
    return any(p.last_failure.application_failure_info.type == kind for p in pending)
