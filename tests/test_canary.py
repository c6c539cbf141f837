"""A planted secret is looked for everywhere that a run leaves something behind.

The far end is as careless as a server can be: it writes the token into refusals, error pages and
ordinary answers. Nothing of it may be found in the history, the logs, the metrics, the tape, the
archive or a report.
"""

import asyncio
import base64
import os
import re
import signal
import sqlite3
import sys
import urllib.request
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from temporalio.testing import WorkflowEnvironment

from schemas.fetch import UPSTREAMS
from schemas.research import SAMPLE_CLOCK, ResearchRequest, RunSummary
from starter import runs
from tests.lab import Lab
from tests.loopback import Loopback, page, refusal, whole
from tests.starter.conftest import free_port

TUSHARE, XUEQIU = "canary-tushare-5f0c2d9e7b1a", "canary-xueqiu-8c41d7aa90fe"
CANARIES = (TUSHARE, XUEQIU)


@pytest.fixture
def sites() -> Iterator[Loopback]:
    """Sites that repeat the token wherever they can."""
    with Loopback() as server:
        server.answer_with(
            whole(refusal(40101, f"您的token不对：{TUSHARE}")), path="/dataapi/cashflow"
        )
        server.answer_with(
            page(502, f"<html>POST token={TUSHARE}</html>"), path="/dataapi/dividend"
        )
        server.answer_with(whole(f'{{"code":0,"data":"{TUSHARE}"}}'), path="/dataapi/balancesheet")
        server.answer_with(
            whole(f'{{"error_code":"400016","cookie":"xq_a_token={XUEQIU}"}}', 400),
            host="stock.xueqiu.com",
        )
        yield server


@asynccontextmanager
async def _worker(environ: dict[str, str], log: Path) -> AsyncIterator[None]:
    with log.open("wb") as said:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "worker", env={**os.environ, **environ},
            stdout=asyncio.subprocess.PIPE, stderr=said,
        )  # fmt: skip
        assert process.stdout
        try:
            assert await asyncio.wait_for(process.stdout.readline(), 60) == b"ready\n"
            yield
        finally:
            process.send_signal(signal.SIGTERM)
            await asyncio.wait_for(process.wait(), 60)


def _metrics(port: int) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        return str(answer.read().decode())


def _rows(file: Path) -> Iterator[str]:
    """Every value of every table, with packed content unpacked."""
    with sqlite3.connect(file) as database:
        names = [
            n for (n,) in database.execute("SELECT name FROM sqlite_master WHERE type='table'")
        ]
        for name in names:
            for row in database.execute(f'SELECT * FROM "{name}"'):  # noqa: S608 - a table of ours
                for value in row:
                    yield _text(value)


def _text(value: object) -> str:
    if not isinstance(value, bytes):
        return str(value)
    try:
        return zlib.decompress(value).decode(errors="replace")
    except zlib.error:
        return value.decode(errors="replace")


async def _research(lab: Lab) -> tuple[RunSummary, str]:
    """A live run at the recording's clock during the session, and its whole history."""
    clock = SAMPLE_CLOCK.replace(hour=10, minute=30)
    request = ResearchRequest(code="600519.SH", as_of=clock)
    started = await runs.start_research(lab.client, lab.queue, request)
    summary = await started.handle.result()
    return summary, _unpacked((await started.handle.fetch_history()).to_json())


def _unpacked(history: str) -> str:
    """The history with its payloads readable: on their way they are base64."""

    def read(found: re.Match[str]) -> str:
        return base64.b64decode(found[1]).decode(errors="replace")

    return history + re.sub(r'"data":\s*"([A-Za-z0-9+/=]*)"', read, history)


async def test_a_secret_is_found_nowhere(
    lab: Lab, server: WorkflowEnvironment, sites: Loopback, archive_url: str, tmp_path: Path
) -> None:
    """History, log, metrics, tape, archive and reports: all are searched, and none is empty."""
    port, tape, log = free_port(), tmp_path / "tape", tmp_path / "worker.log"
    environ = {
        "RESEARCH_DATA_DIR": str(tmp_path),
        "RESEARCH_ARCHIVE_URL": archive_url,
        "RESEARCH_TASK_QUEUE": lab.queue,
        "RESEARCH_LOOPBACK": sites.url,
        "RESEARCH_RECORD": str(tape),
        "RESEARCH_RATES": ",".join(f"{upstream}=6000" for upstream in UPSTREAMS),
        "RESEARCH_METRICS_ADDRESS": f"127.0.0.1:{port}",
        "TUSHARE_TOKEN": TUSHARE,
        "XUEQIU_TOKEN": XUEQIU,
        "TEMPORAL_ADDRESS": str(server.client.service_client.config.target_host),
    }
    async with _worker(environ, log):
        summary, history = await _research(lab)
        places = {"metrics": _metrics(port), "history": history}
    places["log"] = log.read_text(encoding="utf-8")
    places["archive"] = "\n".join(_rows(Path(archive_url.removeprefix("sqlite:///"))))
    places["tape"] = "\n".join(
        _text(file.read_bytes()) + file.name for file in tape.rglob("*") if file.is_file()
    )
    places["reports"] = lab.everything(summary)
    sent = [request.body["token"] for request in sites.requests if request.body]
    cookies = " ".join(request.headers.get("cookie", "") for request in sites.requests)

    assert set(sent) == {TUSHARE}, "the token was never sent, so nothing was tested"
    assert XUEQIU in cookies
    assert all(places[name] for name in places if name != "log")
    assert "***" in places["archive"], "no careless answer was met, or its token is gone unseen"
    found = {name for name, text in places.items() for canary in CANARIES if canary in text}
    assert found == set()
