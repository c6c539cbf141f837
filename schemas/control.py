"""What people say to a run while it runs."""

from pydantic import Field

from schemas.base import Record


class Steering(Record):
    """An order to a run: who gives it, and why."""

    by: str = Field(default="operator", min_length=1, max_length=80)
    reason: str = Field(default="", max_length=400)


class ControlState(Record):
    """How a run is steered right now. ``held`` says that a pause has reached a boundary.

    ``pauses`` counts how often the run was paused so far.
    """

    paused: Steering | None = None
    held: bool = False
    pauses: int = 0
    stopping: Steering | None = None
    closing: bool = False
