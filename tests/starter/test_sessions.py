"""``research prefetch``: one line or one object for a session, and what it refuses."""

import asyncio
import json
import uuid
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, date, datetime

import pytest
from temporalio.testing import WorkflowEnvironment

from activities.rules.market import NoSession
from starter.problems import BadInput
from starter.sessions import session_request
from tests.loopback import Loopback, refusal, table, whole
from tests.starter.conftest import Call, Ended

EVENING = datetime(2026, 8, 21, 9, 30, tzinfo=UTC)
"""Half past five in Shanghai."""


@pytest.fixture
def far_end() -> Iterator[Loopback]:
    """A server that answers from the recording, unless told otherwise."""
    with Loopback() as server:
        yield server


@pytest.fixture
def prefetch(call: Call, server: WorkflowEnvironment) -> Callable[..., Awaitable[Ended]]:
    """Call the command against the development server, on a queue of this test's own."""
    mine = {
        "RESEARCH_TASK_QUEUE": f"prefetch-{uuid.uuid4().hex[:10]}",
        "TEMPORAL_ADDRESS": str(server.client.service_client.config.target_host),
    }

    async def run(*arguments: str, **environ: str) -> Ended:
        return await asyncio.to_thread(call, "prefetch", *arguments, **mine, **environ)

    return run


async def test_prefetch_tells_rows_requests_and_failures(
    prefetch: Callable[..., Awaitable[Ended]], far_end: Loopback
) -> None:
    """A table a line; the same session again costs no request, and is one object with --json."""
    factors = table(["ts_code", "trade_date", "adj_factor"], [["600519.SH", "20260820", 8.2]])
    far_end.answer_with(whole(factors), path="/dataapi/adj_factor")
    far_end.answer_with(whole(refusal(2002, "没有访问该接口的权限")), path="/dataapi/daily_basic")
    site = {"RESEARCH_LOOPBACK": far_end.url, "TUSHARE_TOKEN": "token-of-this-test"}

    first = await prefetch("--session", "2026-08-20", **site)
    asked = far_end.paths().count("/dataapi/daily")
    second = await prefetch("--session", "2026-08-20", "--json", **site)
    said = json.loads(second.out)

    assert (first.code, second.code) == (0, 0)
    assert [line.split()[1] for line in first.out.splitlines()] == [
        "daily", "daily_basic", "adj_factor",
    ]  # fmt: skip
    assert "adj_factor  1 rows, requests: 1" in first.out
    assert "daily_basic failed: tushare daily_basic refused (2002)" in first.out
    assert (said["session"], asked) == ("2026-08-20", 1)
    assert [entry.get("stored_before") for entry in said["tables"]] == [True, None, True]
    assert far_end.paths().count("/dataapi/daily") == asked


async def test_prefetch_without_a_token_says_which_one(
    prefetch: Callable[..., Awaitable[Ended]],
) -> None:
    """Nothing was served: exit code 4, and the way out."""
    ended = await prefetch("--session", "2026-08-20", TUSHARE_TOKEN="")

    assert ended.code == 4
    assert "set TUSHARE_TOKEN" in ended.out


def test_the_recording_has_no_whole_sessions(call: Call) -> None:
    """--sample is refused before anything starts."""
    ended = call("prefetch", "--sample")

    assert (ended.code, ended.out) == (2, "")
    assert ended.err == (
        "research: the recording holds no whole sessions: prefetch without --sample\n"
    )


@pytest.mark.parametrize(
    ("session", "reason"),
    [
        ("2026-08-22", "--session 2026-08-22 is in the future"),
        ("2026-08-16",
         "--session 2026-08-16 is not a trading day: the one before it is 2026-08-14"),
        ("2026-02-17",
         "--session 2026-02-17 is not a trading day: the one before it is 2026-02-13"),
        ("yesterday", "--session 'yesterday' is not a date"),
    ],
    ids=["tomorrow", "a Sunday", "a holiday", "no date"],
)  # fmt: skip
def test_what_is_no_session_is_refused(session: str, reason: str) -> None:
    """The refusal names the option and the day that would do."""
    with pytest.raises((BadInput, NoSession), match=reason):
        session_request(session, EVENING)


def test_a_session_under_way_is_not_over() -> None:
    """At half past two there is no close of today, and yesterday's is the last."""
    noon = EVENING.replace(hour=6)
    with pytest.raises(NoSession, match="2026-08-21 is not over: the last that is over is"):
        session_request("2026-08-21", noon)

    assert session_request("2026-08-20", noon).session == date(2026, 8, 20)
