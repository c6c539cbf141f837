"""Translating errors into what Temporal records."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

from temporalio import activity
from temporalio.exceptions import ApplicationError, FailureError
from temporalio.worker import ActivityInboundInterceptor, ExecuteActivityInput, Interceptor

from activities.errors import ResearchError, SourceDown, fault, to_failure
from schemas.failures import Failure

MARGIN = timedelta(seconds=5)
"""So long before its start-to-close timeout a fetch ends as the failure of its source."""


@contextmanager
def typed_failures() -> Iterator[None]:
    """Raise expected errors as typed application errors, without their inner stack.

    Any other is a fault of ours: typed as well, its stack below it. What Temporal itself raises, as
    where a worker is told to stop, passes.
    """
    try:
        yield
    except ResearchError as error:
        raise to_failure(error, _attempt()) from None
    except FailureError:
        raise
    except Exception as error:
        raise fault(error) from error


def _attempt() -> int:
    return activity.info().attempt if activity.in_activity() else 1


class SourceDeadline(Interceptor):
    """Ends a fetch that hangs as its source's failure, which has few tries.

    A start-to-close timeout has none of its own: it would be tried as long as a fault of ours.
    """

    def __init__(self, fetches: frozenset[str], margin: timedelta = MARGIN) -> None:
        self._fetches, self._margin = fetches, margin

    def intercept_activity(self, next: ActivityInboundInterceptor) -> ActivityInboundInterceptor:
        """Wrap the activity in one that keeps the deadline."""
        return _Timely(next, self._fetches, self._margin)


class _Timely(ActivityInboundInterceptor):
    def __init__(
        self, next: ActivityInboundInterceptor, fetches: frozenset[str], margin: timedelta
    ) -> None:
        super().__init__(next)
        self._fetches, self._margin = fetches, margin

    async def execute_activity(self, input: ExecuteActivityInput) -> Any:
        """The activity's result; an expected failure leaves no stack in the history of its run."""
        try:
            return await self._in_time(input)
        except ApplicationError as error:
            if error.type != Failure.FAULT:
                error.with_traceback(None)
            raise

    async def _in_time(self, input: ExecuteActivityInput) -> Any:
        info = activity.info()
        if info.activity_type not in self._fetches or info.start_to_close_timeout is None:
            return await self.next.execute_activity(input)
        seconds = (info.start_to_close_timeout - self._margin).total_seconds()
        try:
            async with asyncio.timeout(seconds):
                return await self.next.execute_activity(input)
        except TimeoutError:
            late = SourceDown(f"no answer within {seconds:g} s")
            raise to_failure(late, info.attempt) from None
