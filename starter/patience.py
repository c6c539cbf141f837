"""Asking a server again that has not noted enough yet to answer."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection
from typing import TypeVar

from temporalio.service import RPCError, RPCStatusCode

T = TypeVar("T")
PAUSE_SECONDS = 0.25


async def patiently(
    call: Callable[[], Awaitable[T]], passing: Collection[RPCStatusCode], seconds: float
) -> T:
    """What the server answers; a refusal that is ``passing`` is met with the same question again.

    Raises the RPCError of any other, and the last one after ``seconds``.
    """
    deadline = time.monotonic() + seconds
    while True:
        try:
            return await call()
        except RPCError as error:
            if error.status not in passing or time.monotonic() > deadline:
                raise
        await asyncio.sleep(PAUSE_SECONDS)
