"""What may be said to a run in which state, as pure rules."""

from collections.abc import Callable

import pytest

from schemas.control import ControlState, Steering
from workflows import steering

ME = Steering(by="analyst", reason="a look at the figures")
STATES = {
    "running": ControlState(),
    "paused": ControlState(paused=ME),
    "stopping": ControlState(stopping=ME),
    "closing": ControlState(closing=True),
}
LEGAL = {"pause": {"running"}, "resume": {"paused"}, "stop": {"running", "paused"}}
ASK: dict[str, Callable[[ControlState], str | None]] = {
    "pause": steering.refuse_pause,
    "resume": steering.refuse_resume,
    "stop": lambda state: steering.refuse_stop(state, "enough"),
}


@pytest.mark.parametrize("order", ASK)
@pytest.mark.parametrize("state", STATES)
def test_each_order_is_legal_in_its_states_only(order: str, state: str) -> None:
    """The whole table: every order in every state, legal or refused with a reason."""
    refused = ASK[order](STATES[state])

    assert (refused is None) == (state in LEGAL[order]), refused
    assert refused is None or len(refused) > 10


def test_a_run_is_not_paused_for_ever() -> None:
    """Beyond the bound only a pause is refused: who is held can go on, and end."""
    weary = ControlState(pauses=steering.MOST_PAUSES)
    held = ControlState(pauses=steering.MOST_PAUSES, paused=ME)

    assert "100 times" in str(steering.refuse_pause(weary))
    assert steering.refuse_resume(held) is None
    assert steering.refuse_stop(weary, "enough") is None


def test_a_stop_without_a_reason_is_refused() -> None:
    """The reason stands in the report, so there must be one."""
    assert "needs a reason" in str(steering.refuse_stop(ControlState(), "  "))
