"""Whole runs with the archive on a real PostgreSQL server, which fails while they go on."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from temporalio.client import WorkflowFailureError, WorkflowHandle
from temporalio.testing import WorkflowEnvironment

from activities.archive.store import Archive
from activities.settings import Settings
from activities.vendors.answer import Source
from schemas.failures import Failure
from starter.audit import audit
from starter.errors import explain
from tests.lab import Lab
from tests.loopback import Loopback
from tests.postgres import PASSWORD, TEMPLATE, Postgres
from tests.workflows.test_research import activities_of
from worker import reread, sources

HELD = "/dataapi/balancesheet"


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
    assert audit(history, lab.archive, reread).reports == 4
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
    assert audit(history, lab.archive, reread).reports == 4
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
    assert audit(await handle.fetch_history(), lab.archive, reread).reports == 4


async def test_no_source_is_blamed_for_the_archive(
    lab: Lab, archive_url: str, postgres: Postgres, eventually: Callable[..., Any]
) -> None:
    """A fetch that cannot be kept ends the run there: nothing is judged as if data were missing."""
    release = threading.Event()

    def hold(_: Any) -> None:
        release.wait(60)

    with Loopback() as sites:
        sites.answer_with(hold, path=HELD, times=1)
        lab.served = _sources(sites)
        async with lab.workers():
            handle = await lab.start("600519.SH")
            await eventually(lambda: HELD in sites.paths())
            await eventually(lambda: _all_pending(handle, "fetch_dataset", 1))
            database = archive_url.rpartition("/")[2]
            postgres.execute("ALTER TABLE blobs RENAME TO gone", database=database)
            release.set()
            with pytest.raises(WorkflowFailureError) as failed:
                await asyncio.wait_for(handle.result(), 60)
    names = {name for name, _ in await activities_of(handle)}

    assert explain(failed.value).kind == Failure.ARCHIVE_UNUSABLE
    assert names == {"fetch_dataset", "resolve_target"}


async def test_an_archive_that_stays_away_ends_a_run_with_its_own_error(
    skipping_server: WorkflowEnvironment,
) -> None:
    """After minutes of patience the run fails, and the line says what is away."""
    away = Archive.connect(f"postgresql://research:{PASSWORD}@127.0.0.1:1/runs")
    with pytest.raises(WorkflowFailureError) as failed:
        await Lab(skipping_server.client, away).run("600519.SH")
    told = explain(failed.value)

    assert (told.kind, told.code) == (Failure.ARCHIVE_DOWN, 1)
    assert "cannot be reached" in str(told)
    assert PASSWORD not in str(told)


def _sources(sites: Loopback) -> list[Source]:
    served = sources(
        Settings.from_env({"RESEARCH_DATA_DIR": "unused", "RESEARCH_LOOPBACK": sites.url})
    )
    for source in served:
        source.prepare()
    return served


async def _all_pending(handle: WorkflowHandle[Any, Any], activity: str, count: int) -> bool:
    """Whether so many activities are left, all of that type."""
    pending = (await handle.describe()).raw_description.pending_activities
    return [item.activity_type.name for item in pending] == [activity] * count


async def _failed_for(handle: WorkflowHandle[Any, Any], kind: Failure) -> bool:
    """Whether an activity waits for its next try because of that failure."""
    pending = (await handle.describe()).raw_description.pending_activities
    return any(p.last_failure.application_failure_info.type == kind for p in pending)
