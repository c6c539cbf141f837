"""The limits of task queues, on a real server."""

import asyncio
import uuid
from collections.abc import Callable
from datetime import datetime
from typing import Any

import pytest
from temporalio.exceptions import ApplicationError
from temporalio.testing import ActivityEnvironment, WorkflowEnvironment

from activities.archive.store import Archive
from activities.fetching import FetchActivities
from activities.guarding import Guard
from activities.rules.mechanism import RuleAnalyst
from activities.rules.rates import QueueLimit
from activities.vendors.tushare import TushareSource
from activities.vendors.wire.wiring import Wiring
from schemas.fetch import UPSTREAMS, Dataset, DatasetQuery
from schemas.names import recorded_queue, source_queue
from starter import queues
from tests.lab import Lab
from tests.loopback import Loopback, refusal, whole
from worker import Duty, running_workers

CLOCK = datetime.fromisoformat("2026-08-21T16:30:00+08:00")
MINUTE = (
    "抱歉，您每分钟最多访问该接口10次，权限的具体详情访问："
    "https://tushare.pro/document/1?doc_id=108"
)


@pytest.fixture
def queue() -> str:
    """A main queue of this test's own."""
    return f"limits-{uuid.uuid4().hex[:10]}"


@pytest.fixture
def told(
    server: WorkflowEnvironment, queue: str, eventually: Callable[..., Any]
) -> Callable[..., Any]:
    """The limit of an upstream's queue, once the server tells one: it may do so a moment later."""

    async def limit(upstream: str = "tushare", learnt: str = "") -> QueueLimit:
        async def now() -> QueueLimit | None:
            known = (await queues.status(server.client, source_queue(queue, upstream))).limit
            return known if known and known.source.startswith(learnt) else None

        return await eventually(now)  # type: ignore[no-any-return]

    return limit


async def test_a_start_sets_each_limit_with_its_reason(
    server: WorkflowEnvironment, queue: str, told: Callable[..., Any]
) -> None:
    """Each upstream's queue is held by the server; nobody else's is."""
    await queues.keep_rates(server.client, queue, UPSTREAMS, {"tushare": 200})
    limits = {name: await told(name) for name in UPSTREAMS}

    tushare, xueqiu = limits["tushare"], limits["xueqiu"]
    assert (round(tushare.per_minute), tushare.source) == (200, "RESEARCH_RATES 200/min")
    assert xueqiu.source.startswith("default 30/min: ")
    assert (await queues.status(server.client, recorded_queue(queue))).limit is None
    assert (await queues.status(server.client, queue)).limit is None


async def test_a_limit_set_by_hand_outlives_starts(
    server: WorkflowEnvironment, queue: str, told: Callable[..., Any]
) -> None:
    """What a person set on the server with the Temporal CLI is not ours to change."""
    by_hand = QueueLimit(per_minute=7, reason="points ran out")
    await queues.set_limit(server.client, source_queue(queue, "tushare"), by_hand)
    await told()
    await queues.keep_rates(server.client, queue, ["tushare"], {"tushare": 200})

    assert await told() == by_hand


async def test_a_refusal_lowers_the_limit_for_all(
    server: WorkflowEnvironment, queue: str, archive: Archive, told: Callable[..., Any]
) -> None:
    """The number in the refusal becomes the server's limit, and no restart raises it again."""
    await queues.keep_rates(server.client, queue, ["tushare"], {})
    await told()
    guard = Guard(queues.Throttle(server.client, queue, asyncio.get_running_loop()))
    with Loopback() as site:
        site.answer_with(whole(refusal(40203, MINUTE)))
        source = TushareSource("token-of-this-test", Wiring(loopback=site.url))
        fetching = FetchActivities([source], archive, guard)
        query = DatasetQuery(dataset=Dataset.CLOSE, code="600519.SH", clock=CLOCK)
        with pytest.raises(ApplicationError, match="more than 10 calls a minute"):
            await asyncio.to_thread(ActivityEnvironment().run, fetching.fetch_dataset, query)
    lowered = await told(learnt="learnt")
    await queues.keep_rates(server.client, queue, ["tushare"], {})

    assert round(lowered.per_minute) == 10
    assert lowered.source.startswith("learnt 10/min, was default 50/min: tushare daily refused")
    assert await told() == lowered


async def test_the_recording_teaches_nothing(
    server: WorkflowEnvironment, queue: str, archive: Archive, told: Callable[..., Any]
) -> None:
    """A sample fetch that meets a refusal leaves the limit of the live queue alone."""
    await queues.keep_rates(server.client, queue, ["tushare"], {})
    before = await told()
    guard = Guard(queues.Throttle(server.client, queue, asyncio.get_running_loop()))
    with Loopback() as site:
        site.answer_with(whole(refusal(40203, MINUTE)))
        fetching = FetchActivities([TushareSource(None, Wiring(loopback=site.url))], archive, guard)
        query = DatasetQuery(dataset=Dataset.CLOSE, code="600519.SH", clock=CLOCK, sample=True)
        with pytest.raises(ApplicationError):
            await asyncio.to_thread(ActivityEnvironment().run, fetching.fetch_dataset, query)

    assert await told() == before


async def test_a_server_without_limits_is_no_obstacle(
    skipping_server: WorkflowEnvironment, caplog: pytest.LogCaptureFixture
) -> None:
    """A worker starts all the same, keeps its own limit, and says so."""
    await queues.keep_rates(skipping_server.client, "any", ["tushare"], {})

    assert "each worker keeps its own" in caplog.text


async def test_a_worker_serves_what_it_is_told(lab: Lab, eventually: Callable[..., Any]) -> None:
    """A subset of the queues is polled, and no other."""
    told = {recorded_queue(lab.queue), source_queue(lab.queue, "tushare")}
    others = {lab.queue, *(source_queue(lab.queue, name) for name in UPSTREAMS)} - told

    async def polled(names: set[str]) -> set[str]:
        return {name for name in names if (await queues.status(lab.client, name)).workers}

    async def all_told() -> bool:
        return await polled(told) == told

    duty = Duty(serves=("recorded", "tushare"))
    async with running_workers(lab.client, lab.queue, lab.archive, lab.served, RuleAnalyst(), duty):
        await eventually(all_told)
        assert await polled(others) == set()


async def test_a_sample_run_asks_only_for_the_recorded_queue(lab: Lab) -> None:
    """With every live queue unserved a sample run ends as ever: no limit of a site slows it."""
    duty = Duty(serves=("main", "recorded"))
    async with running_workers(lab.client, lab.queue, lab.archive, lab.served, RuleAnalyst(), duty):
        handle = await lab.start("600519.SH")
        summary = await asyncio.wait_for(handle.result(), 60)

    assert summary.verdict == "PASS"
