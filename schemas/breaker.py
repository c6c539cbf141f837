"""The circuit breaker of an upstream, or of one of its tables, as all workers share it."""

from datetime import datetime
from enum import StrEnum

from schemas.base import Record
from schemas.failures import Failure

WHOLE = ""
"""The table name of the breaker that stands for the upstream as a whole."""


class State(StrEnum):
    """Whether fetches go out: all, none, or one to see whether the upstream serves again."""

    CLOSED = "closed"
    OPEN = "open"
    HALF_OPEN = "half_open"


class About(StrEnum):
    """What a refusal is about: the upstream, one table of it, or only the worker that asked."""

    UPSTREAM = "upstream"
    TABLE = "table"
    WORKER = "worker"


class Breaker(Record):
    """One breaker. ``until`` ends the opening, or the time that a probe has to end.

    ``openings`` counts openings without a success between them, ``faults`` the tries in a row
    that found the upstream down.
    """

    upstream: str
    table: str = WHOLE
    state: State = State.CLOSED
    since: datetime | None = None
    until: datetime | None = None
    cause: Failure | None = None
    reason: str = ""
    openings: int = 0
    faults: int = 0
    last_success: datetime | None = None
    last_failure: datetime | None = None
    last_error: str = ""


class Ending(Record):
    """How a fetch ended: served (``kind`` is None), or refused for a reason.

    ``wait`` is set where the upstream asked for more patience than a run has, in seconds.
    """

    kind: Failure | None = None
    text: str = ""
    wait: float | None = None
    about: About = About.TABLE
