"""Steering a run from outside: the orders it has been given, and the waits they cause.

Orders arrive as updates at any moment; they bite at stage boundaries only, so that a stage is
never half done.
"""

from temporalio import workflow
from temporalio.exceptions import ApplicationError

with workflow.unsafe.imports_passed_through():
    from schemas.control import ControlState, Steering
    from schemas.failures import Failure


class Stopped(Exception):
    """Raised at a boundary when the run has been told to stop."""


class RunControl:
    """The orders a run has been given so far."""

    def __init__(self) -> None:
        self._state = ControlState()

    @property
    def state(self) -> ControlState:
        """The orders as queries show them."""
        return self._state

    def pause(self, order: Steering) -> ControlState:
        """Hold the run at its next boundary."""
        return self._set(paused=order, pauses=self._state.pauses + 1)

    def resume(self) -> ControlState:
        """Let the run go on."""
        return self._set(paused=None)

    def stop(self, order: Steering) -> ControlState:
        """End the run at its next boundary, with what is verified so far."""
        return self._set(stopping=order, paused=None)

    def close(self) -> None:
        """Take no further orders: the result is being archived."""
        self._set(closing=True)

    async def boundary(self) -> None:
        """Wait here while paused; raises Stopped when the run is to end."""
        if self._state.paused:
            self._set(held=True)
            await workflow.wait_condition(lambda: self._state.paused is None)
            self._set(held=False)
        if self._state.stopping and not self._state.closing:
            raise Stopped(self._state.stopping.reason)

    def _set(self, **changes: object) -> ControlState:
        self._state = self._state.model_copy(update=changes)
        return self._state


def refuse(reason: str | None) -> None:
    """Turn a reason into the rejection of an update; None lets it pass."""
    if reason is not None:
        raise ApplicationError(reason, type=Failure.BAD_REQUEST, non_retryable=True)
