"""Crashes: a killed worker costs seconds, never a run, and no completed fetch is made twice."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from temporalio.testing import WorkflowEnvironment

from activities.archive.store import Archive
from activities.settings import Settings
from activities.vendors.answer import Source
from starter.audit import audit
from tests.lab import Lab, sample_sources
from tests.loopback import Loopback, recorded, whole
from worker import reread, sources

BLOCKED = "/dataapi/balancesheet"


@pytest.fixture
def sites() -> Iterator[Loopback]:
    """All sources, on this machine, counting what they are asked."""
    with Loopback() as server:
        yield server


def _on(sites: Loopback) -> list[Source]:
    """The real sources, on the loopback sites."""
    sample_sources()
    settings = {"RESEARCH_DATA_DIR": "unused", "RESEARCH_LOOPBACK": sites.url}
    return sources(Settings.from_env(settings))


@pytest.fixture
def site_lab(server: WorkflowEnvironment, archive: Archive, sites: Loopback) -> Lab:
    """A lab whose sources are the loopback sites."""
    return Lab(server.client, archive, served=_on(sites))


@pytest.fixture
def spawn(
    server: WorkflowEnvironment, site_lab: Lab, sites: Loopback, archive_url: str, tmp_path: Path
) -> Iterator[Callable[[], subprocess.Popen[bytes]]]:
    """Start a real worker process on the lab's queue."""
    environ = {
        **os.environ,
        "RESEARCH_DATA_DIR": str(tmp_path),
        "RESEARCH_ARCHIVE_URL": archive_url,
        "RESEARCH_TASK_QUEUE": site_lab.queue,
        "RESEARCH_LOOPBACK": sites.url,
        "TEMPORAL_ADDRESS": str(server.client.service_client.config.target_host),
    }
    started: list[subprocess.Popen[bytes]] = []

    def start() -> subprocess.Popen[bytes]:
        process = subprocess.Popen(
            [sys.executable, "-m", "worker"], env=environ,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        started.append(process)
        assert process.stdout is not None
        assert process.stdout.readline().strip() == b"ready"
        return process

    yield start
    for process in started:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        process.wait()
        for pipe in (process.stdout, process.stderr):
            if pipe:
                pipe.close()


async def test_a_killed_worker_loses_nothing_and_repeats_no_completed_fetch(
    site_lab: Lab,
    sites: Loopback,
    spawn: Callable[[], subprocess.Popen[bytes]],
    archive: Archive,
    eventually: Callable[..., Any],
) -> None:
    """Kill -9 in the middle of a fetch: another worker ends the run, right, with one more call."""
    release = threading.Event()

    def hold(handler: Any) -> None:
        release.wait(60)

    sites.answer_with(hold, path=BLOCKED, times=1)
    first = await asyncio.to_thread(spawn)
    handle = await site_lab.start("600519.SH")
    await eventually(lambda: len(sites.requests) >= 15)
    await eventually(lambda: _only_pending(handle, "fetch_dataset"))
    first.send_signal(signal.SIGKILL)
    release.set()
    async with site_lab.workers():
        summary = await asyncio.wait_for(handle.result(), 60)
    calls = Counter((request.host, request.path) for request in sites.requests)

    assert summary.verdict == "PASS"
    assert calls.pop(("api.waditu.com", BLOCKED)) == 2
    assert calls.pop(("api.waditu.com", "/dataapi/daily")) == 1
    assert calls.pop(("api.waditu.com", "/dataapi/stock_basic")) == 3, "one a list state"
    assert set(calls.values()) == {1}
    assert audit(await handle.fetch_history(), archive, reread).reports == 4


async def _only_pending(handle: Any, activity: str) -> bool:
    """Whether one activity is left, and it is a fetch."""
    description = (await handle.describe()).raw_description
    pending = [item.activity_type.name for item in description.pending_activities]
    return pending == [activity]


async def test_a_worker_that_is_told_to_stop_ends_what_it_has_begun(
    site_lab: Lab,
    sites: Loopback,
    spawn: Callable[[], subprocess.Popen[bytes]],
    eventually: Callable[..., Any],
) -> None:
    """On SIGTERM it takes nothing new, returns its fetch, and ends with status 0."""
    release = threading.Event()

    def hold(handler: Any) -> None:
        asked = next(request for request in sites.requests if request.path == BLOCKED)
        release.wait(60)
        recorded(asked)(handler)

    sites.answer_with(hold, path=BLOCKED, times=1)
    first = await asyncio.to_thread(spawn)
    handle = await site_lab.start("600519.SH")
    await eventually(lambda: sites.paths().count(BLOCKED))
    await eventually(lambda: _only_pending(handle, "fetch_dataset"))
    first.send_signal(signal.SIGTERM)
    assert first.stderr is not None
    while b"told to stop" not in await asyncio.to_thread(first.stderr.readline):
        assert first.poll() is None, "it left its fetch behind"
    release.set()
    async with site_lab.workers():
        summary = await asyncio.wait_for(handle.result(), 60)

    assert await asyncio.to_thread(first.wait, 30) == 0
    assert summary.verdict == "PASS"
    assert sites.paths().count(BLOCKED) == 1, "the fetch was made again"


@pytest.fixture
def skipping_lab(skipping_server: WorkflowEnvironment, archive: Archive, sites: Loopback) -> Lab:
    """A lab on the time-skipping server whose sources are the loopback sites."""
    return Lab(skipping_server.client, archive, served=_on(sites))


async def test_a_source_that_stumbles_is_asked_again(skipping_lab: Lab, sites: Loopback) -> None:
    """Two gateway errors and a rate limit are retried with patience, and the run passes."""
    sites.answer_with(whole("bad gateway", 502), path="/dataapi/income", times=2)
    limit = '{"code":40203,"msg":"抱歉，您每分钟最多访问该接口200次","data":null}'
    sites.answer_with(whole(limit), path="/dataapi/cashflow", times=1)
    summary, _ = await skipping_lab.run("600519.SH")

    assert summary.verdict == "PASS"
    assert sites.paths().count("/dataapi/income") == 3
    assert sites.paths().count("/dataapi/cashflow") == 2


async def test_a_source_that_never_answers_ends_in_an_honest_failure(
    skipping_lab: Lab, sites: Loopback
) -> None:
    """Statements that are down for good: four tries each, two fallbacks, and no invented figure."""
    sites.answer_with(whole("bad gateway", 502), path="/dataapi/income")
    sites.answer_with(whole("bad gateway", 502), host="datacenter.eastmoney.com")
    summary, _ = await skipping_lab.run("600519.SH")
    run = skipping_lab.json(summary)

    assert (run["verdict"], run["fallbacks"]) == ("FAIL", 2)
    assert sites.paths().count("/dataapi/income") == 8
    assert {f["error"] for f in run["outcome"]["source_failures"]} >= {"SourceDown"}
    assert not [c for c in run["claims"] if c["metric"] in ("net_profit", "revenue")]
