"""What a worker shows a Prometheus server, read over HTTP."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
import uuid
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from temporalio.testing import WorkflowEnvironment

from activities.archive.breakers import BreakerStore
from activities.rules import breakers as rules
from schemas.breaker import WHOLE, Ending
from schemas.failures import Failure
from tests.bench.dispatch import burst
from tests.loopback import Loopback, refusal, whole
from tests.starter.conftest import Call, free_port

TOKEN = "canary-5f0c2d9e-canary"


def _value(page: str, name: str, **labels: str) -> float | None:
    """The value of the one series of that name that has these labels."""
    found = [
        line.rpartition(" ")[2]
        for line in page.splitlines()
        if re.match(rf"{name}\{{", line)
        and all(f'{label}="{value}"' in line for label, value in labels.items())
    ]
    assert len(found) < 2, found
    return float(found[0]) if found else None


@asynccontextmanager
async def _worker(environ: dict[str, str]) -> AsyncIterator[None]:
    """A worker process that is ready, until the block is left."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "worker", env={**os.environ, **environ}, stdout=subprocess.PIPE
    )
    assert process.stdout
    try:
        assert await asyncio.wait_for(process.stdout.readline(), 60) == b"ready\n"
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        await asyncio.wait_for(process.wait(), 60)


def _page(port: int, needs: str) -> str | None:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        page: str = answer.read().decode()
    return page if needs in page else None


@pytest.fixture
async def page(
    server: WorkflowEnvironment,
    archive_url: str,
    tmp_path: Path,
    eventually: Callable[..., Any],
) -> str:
    """What a worker shows that was refused once and served four times, beside a blocked site."""
    queue, port = f"metrics-{uuid.uuid4().hex[:10]}", free_port()
    now = datetime.now(UTC)
    blocked = Ending(kind=Failure.BLOCKED, text="HTTP 403")
    with BreakerStore.connect(archive_url) as breakers, Loopback() as site:
        breakers.change([("xueqiu", WHOLE)], lambda found: (rules.after(found[0], blocked, now),))
        site.answer_with(whole(refusal(2002, "没有访问该接口的权限")), times=1)
        environ = {
            "RESEARCH_DATA_DIR": str(tmp_path), "RESEARCH_TASK_QUEUE": queue,
            "RESEARCH_ARCHIVE_URL": archive_url, "RESEARCH_LOOPBACK": site.url,
            "RESEARCH_SERVES": "tushare,xueqiu", "RESEARCH_METRICS_ADDRESS": f"127.0.0.1:{port}",
            "RESEARCH_RATES": "tushare=6000", "TUSHARE_TOKEN": TOKEN,
            "TEMPORAL_ADDRESS": str(server.client.service_client.config.target_host),
        }  # fmt: skip
        async with _worker(environ):
            assert await asyncio.wait_for(burst(server.client, queue, 1), 60) == 0
            breakers.change_all(["tushare"], rules.closed)
            assert await asyncio.wait_for(burst(server.client, queue, 4), 60) == 4
            found: str = await eventually(lambda: _page(port, "research_breaker_open"))
    return found


def test_a_worker_shows_its_fetches(page: str) -> None:
    """By ending, with their seconds and bytes, beside what the SDK counts."""
    daily = {"upstream": "tushare", "table": "daily"}
    assert _value(page, "research_fetches_total", **daily, result="ok") == 4
    assert _value(page, "research_fetches_total", **daily, result="AuthOrPermission") == 1
    assert _value(page, "research_fetch_seconds_count", **daily) == 5
    size = _value(page, "research_fetch_bytes_sum", upstream="tushare")
    assert size
    assert size > 4 * 100
    assert _value(page, "research_fetch_bytes_bucket", upstream="tushare", le="10000") == 4
    assert "temporal_activity_schedule_to_start_latency" in page


def test_a_worker_shows_the_breakers(page: str) -> None:
    """Of every upstream that it serves."""
    assert _value(page, "research_breaker_open", upstream="tushare") == 0
    assert _value(page, "research_breaker_open", upstream="xueqiu") == 1
    assert _value(page, "research_breaker_open", upstream="eastmoney") is None


def test_no_label_holds_a_token_or_a_code(page: str) -> None:
    """Whoever reads the metrics learns neither, though the fetches had both."""
    assert TOKEN not in page
    assert not re.search(r'"[^"]*600519[^"]*"', page)


async def test_a_taken_address_is_one_clear_line(
    server: WorkflowEnvironment, archive_url: str, tmp_path: Path
) -> None:
    """A worker whose metrics nobody could read does not start, and says which variable it is."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "worker", stderr=subprocess.PIPE,
            env={
                **os.environ, "RESEARCH_DATA_DIR": str(tmp_path),
                "RESEARCH_ARCHIVE_URL": archive_url, "RESEARCH_METRICS_ADDRESS": address,
                "TEMPORAL_ADDRESS": str(server.client.service_client.config.target_host),
            },
        )  # fmt: skip
        _, said = await asyncio.wait_for(process.communicate(), 60)

    assert process.returncode == 1
    assert said.decode().startswith(
        f"research-worker: RESEARCH_METRICS_ADDRESS {address} cannot be listened on"
    )
    assert said.count(b"\n") == 1


def test_an_impossible_address_is_one_clear_line(call: Call) -> None:
    """Before anything is started the variable is named, with what would be right."""
    ended = call("sources", RESEARCH_METRICS_ADDRESS="localhost")

    assert ended.code == 2
    assert ended.err == (
        "research: RESEARCH_METRICS_ADDRESS is 'localhost': use an address and a port, as "
        "127.0.0.1:9464\n"
    )
