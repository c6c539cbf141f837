"""``research sources``: how each upstream stands, with and without a server."""

import asyncio
import json
import os
import signal
import subprocess
import uuid
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from temporalio.testing import WorkflowEnvironment

from activities.archive.breakers import BreakerStore
from activities.archive.migrate import upgrade
from activities.rules import breakers as rules
from activities.rules import rates
from schemas.breaker import WHOLE, Ending
from schemas.failures import Failure
from schemas.fetch import UPSTREAMS
from schemas.names import source_queue
from starter import queues
from starter.engine import worker_kept
from tests.starter.conftest import BIN, Call

CANARY = "canary-5f0c2d9e"
BLOCKED = Ending(kind=Failure.BLOCKED, text="tushare daily: HTTP 403")
POINTS = Ending(kind=Failure.AUTH_OR_PERMISSION, text="tushare income refused (2002)")


def _line(printed: str, upstream: str) -> dict[str, Any]:
    lines = {line["upstream"]: line for line in json.loads(printed)["upstreams"]}
    assert set(lines) == set(UPSTREAMS)
    found: dict[str, Any] = lines[upstream]
    return found


def _open(folder: Path, table: str, ending: Ending) -> None:
    """What a worker of that data directory would have recorded just now."""
    url = f"sqlite:///{folder / 'archive.sqlite'}"
    upgrade(url)
    now = datetime.now(UTC)
    with BreakerStore.connect(url) as store:
        store.change(
            [("tushare", WHOLE), ("tushare", table)],
            lambda found: tuple(rules.after(breaker, ending, now) for breaker in found),
        )


def test_without_a_server_it_says_what_cannot_be_known(call: Call) -> None:
    """Rates are those that a start would set; workers and backlog stay open; that is no error."""
    shown, printed = call("sources"), call("sources", "--json")
    line = _line(printed.out, "tushare")

    assert (shown.code, printed.code) == (0, 0)
    assert "no Temporal server answers" in shown.out
    assert shown.out.count("\ntushare ") + shown.out.startswith("tushare ") == 1
    assert (line["per_minute"], line["workers"], line["backlog"]) == (50, None, None)
    assert (line["state"], line["breakers"], line["last_success"]) == ("closed", [], None)
    assert (line["queue"], "tushare.daily" in line["serves"]) == ("research-tushare", True)


def test_an_unreachable_server_is_no_error(call: Call) -> None:
    """A server that does not answer leaves the same open as none at all."""
    ended = call("sources", "--json", TEMPORAL_ADDRESS="127.0.0.1:1")

    assert (ended.code, json.loads(ended.out)["server"]) == (0, False)


def test_an_unreadable_archive_hides_only_the_breakers(call: Call, tmp_path: Path) -> None:
    """Whoever looks for what is wrong still sees rates and queues, and what cannot be read."""
    (tmp_path / "archive.sqlite").write_bytes(b"this is not a database" * 100)
    ended = call("sources")

    assert ended.code == 0
    assert "50/min" in ended.out
    assert "the breakers cannot be read: the archive" in ended.out


def test_tokens_are_named_and_never_shown(call: Call) -> None:
    """Set or missing in this very process, and it says so; upstreams without one need none."""
    text = call("sources", TUSHARE_TOKEN=CANARY)
    printed = call("sources", "--json", TUSHARE_TOKEN=CANARY)

    assert [_line(printed.out, name)["token"] for name in ("tushare", "xueqiu", "eastmoney")] == [
        "set", "missing", "none needed",
    ]  # fmt: skip
    assert "tokens are those of this process" in text.err
    assert CANARY not in text.out + text.err + printed.out + printed.err


def test_an_open_breaker_shows_its_reason_and_is_closed_by_hand(call: Call, tmp_path: Path) -> None:
    """Since when, until when and why; ``reset`` closes the whole and its tables."""
    _open(tmp_path, "daily", BLOCKED)
    _open(tmp_path, "income", POINTS)
    shown, line = call("sources"), _line(call("sources", "--json").out, "tushare")

    assert "tushare is not asked until" in shown.out
    assert "address: tushare daily: HTTP 403; `research sources reset tushare`" in shown.out
    table = shown.out.splitlines()[: len(UPSTREAMS) + 1]
    assert max(map(len, table)) <= 100, "it fits where it is piped to"
    assert line["state"] == "open"
    assert {(b["table"], b["cause"]) for b in line["breakers"]} == {
        ("", "Blocked"), ("income", "AuthOrPermission"),
    }  # fmt: skip
    assert line["last_error"].startswith("AuthOrPermission")
    closed = call("sources", "reset", "tushare")
    assert (closed.code, closed.out) == (0, "closed: tushare, tushare income\n")
    assert _line(call("sources", "--json").out, "tushare")["state"] == "closed"
    assert call("sources", "reset", "tushare").out == "no breaker of tushare was open\n"


def test_a_table_alone_may_be_open(call: Call, tmp_path: Path) -> None:
    """The upstream is asked for everything else."""
    _open(tmp_path, "income", POINTS)

    assert _line(call("sources", "--json").out, "tushare")["state"] == "open for income"


def test_reset_knows_its_upstreams(call: Call) -> None:
    """A misspelt name is answered with the right ones."""
    ended = call("sources", "reset", "tushar")

    assert ended.code == 2
    assert "use tushare, xueqiu" in ended.err


async def test_the_running_service_is_seen(served: Call, eventually: Callable[..., Any]) -> None:
    """The rate that the server keeps, its reason, and one worker on each queue."""

    async def all_polled() -> dict[str, Any] | None:
        printed = json.loads((await asyncio.to_thread(served, "sources", "--json")).out)
        return printed if {line["workers"] for line in printed["upstreams"]} == {1} else None

    printed = await eventually(all_polled)

    assert printed["server"]
    assert printed["notes"] == []
    assert {line["backlog"] for line in printed["upstreams"]} == {0}
    assert _line(json.dumps(printed), "tushare")["rate_reason"].startswith("default 50/min")


@pytest.fixture
def queue() -> str:
    """A main queue of this test's own."""
    return f"sources-{uuid.uuid4().hex[:10]}"


async def test_a_learnt_rate_is_shown_with_what_was_said(
    call: Call, server: WorkflowEnvironment, queue: str
) -> None:
    """The server's own limit and reason, not what this process would like."""
    learnt = rates.learnt(rates.wanted("tushare", {}), 10, "tushare daily refused (40203)")
    assert learnt
    await queues.set_limit(server.client, source_queue(queue, "tushare"), learnt)
    ended = await asyncio.to_thread(
        call, "sources", RESEARCH_TASK_QUEUE=queue, RESEARCH_RATES="tushare=500",
        TEMPORAL_ADDRESS=str(server.client.service_client.config.target_host),
    )  # fmt: skip

    assert "10/min" in ended.out
    assert f"{queue}-tushare: learnt 10/min, was default 50/min: tushare daily" in ended.out
    assert f"{queue}-xueqiu: no limit" in ended.out


async def _served(server: WorkflowEnvironment, queue: str) -> bool:
    return bool((await queues.status(server.client, queue)).workers)


async def test_a_worker_of_one_upstream_serves_no_other(
    call: Call,
    server: WorkflowEnvironment,
    queue: str,
    tmp_path: Path,
    eventually: Callable[..., Any],
) -> None:
    """``worker --serves tushare`` polls that queue, sets its rate, and is nobody's only worker.

    Its start also lets Tushare's credentials be tried again.
    """
    _open(tmp_path, "income", POINTS)
    address = str(server.client.service_client.config.target_host)
    mine = {"RESEARCH_TASK_QUEUE": queue, "TEMPORAL_ADDRESS": address}
    process = await asyncio.create_subprocess_exec(
        str(BIN / "research"), "worker", "--serves", "tushare",
        env={**os.environ, **mine, "RESEARCH_DATA_DIR": str(tmp_path)},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    assert process.stdout
    try:
        ready = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
        await eventually(lambda: _served(server, source_queue(queue, "tushare")))
        ended = await asyncio.to_thread(call, "sources", "--json", **mine)
        kept = worker_kept(tmp_path)
    finally:
        process.send_signal(signal.SIGTERM)
        code = await asyncio.wait_for(process.wait(), 60)
    workers = {u["upstream"]: u["workers"] for u in json.loads(ended.out)["upstreams"]}

    assert ready == "worker ready for tushare; Ctrl-C ends\n"
    assert workers == {name: int(name == "tushare") for name in UPSTREAMS}
    assert _line(ended.out, "tushare")["rate_reason"].startswith("default 50/min")
    assert _line(ended.out, "tushare")["state"] == "closed"
    assert _line(ended.out, "xueqiu")["per_minute"] is None
    assert not kept
    assert code == 0
