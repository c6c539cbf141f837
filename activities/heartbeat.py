"""Heartbeats for every activity, so that a dead worker is noticed within seconds."""

import asyncio
from typing import Any

from temporalio.worker import (
    ActivityInboundInterceptor,
    ActivityOutboundInterceptor,
    ExecuteActivityInput,
    Interceptor,
)

INTERVAL_SECONDS = 0.5


class HeartbeatInterceptor(Interceptor):
    """Beats while an activity runs. A hang stays bounded by the start-to-close timeout."""

    def __init__(self, interval: float = INTERVAL_SECONDS) -> None:
        self._interval = interval

    def intercept_activity(self, next: ActivityInboundInterceptor) -> ActivityInboundInterceptor:
        """Wrap the activity in a beating one."""
        return _Beating(next, self._interval)


class _Beating(ActivityInboundInterceptor):
    def __init__(self, next: ActivityInboundInterceptor, interval: float) -> None:
        super().__init__(next)
        self._interval = interval

    def init(self, outbound: ActivityOutboundInterceptor) -> None:
        self._outbound = outbound
        super().init(outbound)

    async def execute_activity(self, input: ExecuteActivityInput) -> Any:
        beat = asyncio.create_task(self._beat())
        try:
            return await self.next.execute_activity(input)
        finally:
            beat.cancel()

    async def _beat(self) -> None:
        """Beat from the event loop.

        ``activity.heartbeat`` would not do: for an activity in a thread it waits for this very
        loop, which then stands still for ten seconds and sends no beat of any activity.
        """
        while True:
            await asyncio.sleep(self._interval)
            self._outbound.heartbeat()
