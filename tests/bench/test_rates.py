"""Several workers on one upstream keep its limit together."""

import asyncio
import uuid
from contextlib import AsyncExitStack

from temporalio.testing import WorkflowEnvironment

from activities.archive.store import Archive
from activities.rules.mechanism import RuleAnalyst
from activities.vendors.tushare import TushareSource
from activities.vendors.wire.wiring import Wiring
from starter.connect import connect
from starter.queues import keep_rates
from tests.bench.dispatch import burst, excess
from tests.loopback import Loopback
from worker import Duty, running_workers

PER_SECOND = 10
CALLS = 36


async def test_three_workers_keep_one_limit(server: WorkflowEnvironment, archive: Archive) -> None:
    """No window holds more than the limit times its length and a burst of twice the rate."""
    queue = f"rates-{uuid.uuid4().hex[:10]}"
    rates = {"tushare": PER_SECOND * 61}
    await keep_rates(server.client, queue, ["tushare"], rates)
    with Loopback() as site:
        source = TushareSource("token-of-this-test", Wiring(loopback=site.url))
        source.prepare()
        async with AsyncExitStack() as stack:
            for _ in range(3):
                client = await connect(server.client.service_client.config.target_host)
                duty = Duty(serves=("tushare",), rates=rates)
                await stack.enter_async_context(
                    running_workers(client, queue, archive, [source], RuleAnalyst(), duty)
                )
            served = await asyncio.wait_for(burst(server.client, queue, CALLS), 30)
        moments = [request.at for request in site.requests]

    assert served == len(moments) == CALLS
    assert excess(PER_SECOND, moments) <= 2 * PER_SECOND + 1
