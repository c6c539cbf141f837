"""Heartbeats for every activity, so that a dead worker is noticed within seconds."""

import asyncio
from typing import Any

from temporalio import activity
from temporalio.worker import (
    ActivityInboundInterceptor,
    ExecuteActivityInput,
    Interceptor,
)

INTERVAL_SECONDS = 1.0


class HeartbeatInterceptor(Interceptor):
    """Beats while an activity runs. A hang stays bounded by the start-to-close timeout."""

    def intercept_activity(self, next: ActivityInboundInterceptor) -> ActivityInboundInterceptor:
        """Wrap the activity in a beating one."""
        return _Beating(next)


class _Beating(ActivityInboundInterceptor):
    async def execute_activity(self, input: ExecuteActivityInput) -> Any:
        beat = asyncio.create_task(_beat())
        try:
            return await self.next.execute_activity(input)
        finally:
            beat.cancel()


async def _beat() -> None:
    while True:
        await asyncio.sleep(INTERVAL_SECONDS)
        activity.heartbeat()
