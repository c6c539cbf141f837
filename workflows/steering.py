"""What may be said to a run in which state: each function gives the reason for a refusal, or None.

Pure: the same state and order always get the same answer, so that a validator may ask before the
order enters history, and a test may ask about every state.
"""

from schemas.control import ControlState

MOST_PAUSES = 100
"""Each order stays in the history of its run; a bound on them is a bound on that."""

_ENDING = "the run is being closed: a new run, or a rewind, can still change its result"


def refuse_pause(state: ControlState) -> str | None:
    """Why the run cannot be paused."""
    if state.paused:
        return f"the run is already paused by {state.paused.by}"
    if state.pauses >= MOST_PAUSES:
        return f"the run has been paused {state.pauses} times: it can still be stopped"
    return _ended(state)


def refuse_resume(state: ControlState) -> str | None:
    """Why the run cannot be resumed."""
    if not state.paused:
        return "the run is not paused"
    return _ended(state)


def refuse_stop(state: ControlState, reason: str) -> str | None:
    """Why the run cannot be stopped."""
    if not reason.strip():
        return "a stop needs a reason: it stands in the report"
    return _ended(state)


def _ended(state: ControlState) -> str | None:
    if state.stopping:
        return f"the run is already being stopped by {state.stopping.by}"
    return _ENDING if state.closing else None
