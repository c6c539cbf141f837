"""Everything that can go wrong outside our own code, and what is left: faults of ours.

ResearchError
├── BadRequest            what was asked makes no sense; the text says how to ask
├── UnknownName           no listed company bears the name; it may be a former one
├── ArchiveCorrupt        the archive holds something else than was written
├── ArchiveUnusable       the archive does not let us in, or is not ours; the text says what to do
├── ArchiveDown           the archive cannot be reached, or is locked; try again
└── VendorError           a source did not serve
    ├── SourceDown        it did not answer, or answered with a gateway page; try again
    ├── RateLimited       it asked us to wait; try again after ``retry_after``
    ├── Blocked           it refuses this address for a while
    ├── CircuitOpen       it is left alone for a while, because of what it said before
    ├── AuthOrPermission  the token is wrong, or has no right to this interface
    ├── NoData            it answered: there is no such figure
    ├── NotRecorded       the sample does not hold this request
    ├── ReplayMiss        the tape that is replayed does not hold this request
    └── SchemaDrift       it answered in a shape that we do not know

Only ``to_failure`` decides what Temporal may retry. Whatever else is raised is a fault of ours:
``fault``.
"""

from collections.abc import Sequence
from datetime import timedelta

from temporalio.exceptions import ApplicationError, ApplicationErrorCategory

from schemas.base import Record
from schemas.breaker import About
from schemas.control import Choice
from schemas.failures import IN_CHINESE, NON_RETRYABLE, Failure
from schemas.fetch import Ref
from schemas.text import Bilingual

MAX_WAIT_SECONDS = 120.0
"""Longer than this no run waits: at a limit by the hour or the day, the next source is asked."""

PATIENCE_SECONDS = 240.0
"""All waits for one source together: with the calls between them, some six minutes."""

SOURCE_WAIT_SECONDS = (1.0, 2.0, 4.0)
"""Before each next try at a site that is down; after the last one the next source is asked.

A fetch has more attempts than that, for the workers that die over it: those blame no source.
"""

ARCHIVE_WAIT_SECONDS = (2.0, 15.0, 60.0)
"""Before each next try: a cut connection, a restarted server, a server that moved elsewhere."""

ARCHIVE_TRIES = 6
"""The try that ends an activity whose archive stays away: some three minutes after the first.

It ends at no later one: an activity that has come so far waits for something else, as for a build
that mends a fault, and the archive may be away while that is deployed.
"""

LONGEST_REASON = 300
"""Characters of an unexpected error's own text: it may quote whole documents."""


class ResearchError(Exception):
    """Base of all expected errors. As text it is English; ``zh`` is the Chinese, where there is."""

    failure = Failure.SOURCE_DOWN

    def __init__(self, message: str | Bilingual = "") -> None:
        super().__init__(message.en if isinstance(message, Bilingual) else message)
        self.zh = message.zh if isinstance(message, Bilingual) else None


class BadRequest(ResearchError):
    """The request names something that does not exist, or nothing at all.

    ``choices`` are what a person may mean by it.
    """

    failure = Failure.BAD_REQUEST

    def __init__(self, message: str | Bilingual = "", choices: Sequence[Choice] = ()) -> None:
        super().__init__(message)
        self.choices = tuple(choices)


class UnknownName(ResearchError):
    """No listed company bears the name today; former names have not been looked at yet."""

    failure = Failure.UNKNOWN_NAME


class ArchiveCorrupt(ResearchError):
    """Content in the archive does not match its hash."""

    failure = Failure.ARCHIVE_CORRUPT


class ArchiveUnusable(ResearchError):
    """The archive is not to be used like this: a login, a right, or the schema is wrong."""

    failure = Failure.ARCHIVE_UNUSABLE


class ArchiveDown(ResearchError):
    """The archive did not serve; nothing was written, and another try may succeed."""

    failure = Failure.ARCHIVE_DOWN


class VendorError(ResearchError):
    """A source did not serve.

    ``evidence`` is the raw answer that was rejected, if one came, and ``snapshot`` where the
    archive keeps it.
    """

    evidence: bytes | None = None
    snapshot: Ref | None = None


class SourceDown(VendorError):
    """The source did not answer usefully; another try may succeed."""


class RateLimited(VendorError):
    """The source asked for patience. ``retry_after`` is in seconds.

    ``per_minute`` is the number of calls that it said it bears, where it said so.
    """

    failure = Failure.RATE_LIMITED

    def __init__(
        self, message: str, retry_after: float = 61.0, per_minute: int | None = None
    ) -> None:
        super().__init__(message)
        self.retry_after, self.per_minute = retry_after, per_minute


class Blocked(VendorError):
    """The source refuses this address; only time or another source helps."""

    failure = Failure.BLOCKED


class CircuitOpen(VendorError):
    """The source was not asked: its circuit breaker is open."""

    failure = Failure.CIRCUIT_OPEN


class AuthOrPermission(VendorError):
    """The credentials are wrong or do not cover the interface.

    ``about`` says what is refused: one table unless said otherwise, the whole upstream where the
    credentials themselves are, or nothing where it is this worker that has none and never asked.
    """

    failure = Failure.AUTH_OR_PERMISSION

    def __init__(self, message: str, about: About = About.TABLE) -> None:
        super().__init__(message)
        self.about = about


class NoData(VendorError):
    """A valid answer without the figure: a fact, not a fault."""

    failure = Failure.NO_DATA


class NotRecorded(VendorError):
    """The sample recording does not hold this request."""

    failure = Failure.NOT_RECORDED


class ReplayMiss(VendorError):
    """A tape is replayed, and does not hold this request; no network is asked instead."""

    failure = Failure.REPLAY_MISS


class SchemaDrift(VendorError):
    """The answer has a shape or a value that the adapter does not know."""

    failure = Failure.SCHEMA_DRIFT


_EXPECTED = frozenset(
    {
        Failure.NO_DATA,
        Failure.NOT_RECORDED,
        Failure.BAD_REQUEST,
        Failure.UNKNOWN_NAME,
        Failure.CIRCUIT_OPEN,
    }
)


def to_failure(error: ResearchError, attempt: int = 1) -> ApplicationError:
    """The error as Temporal records it: typed, and retryable only where a retry can help."""
    wait = _wait(error, attempt)
    too_long = wait is not None and wait > MAX_WAIT_SECONDS
    expected = error.failure in _EXPECTED
    return ApplicationError(
        str(error),
        *_details(error),
        *(({IN_CHINESE: error.zh},) if error.zh else ()),
        type=error.failure,
        non_retryable=too_long or error.failure in NON_RETRYABLE or _given_up(error, attempt),
        next_retry_delay=timedelta(seconds=wait) if wait and not too_long else None,
        category=(
            ApplicationErrorCategory.BENIGN if expected else ApplicationErrorCategory.UNSPECIFIED
        ),
    )


def fault(error: Exception) -> ApplicationError:
    """An error that nobody foresaw, as Temporal records it: typed, and tried again for days.

    The retry policy says how often, for only a build that mends it helps.
    """
    said = " ".join(str(error).split())[:LONGEST_REASON]
    what = f"{type(error).__name__}: {said}" if said else type(error).__name__
    return ApplicationError(
        f"unexpected {what}", {IN_CHINESE: f"意外错误 {what}"}, type=Failure.FAULT
    )


def _details(error: ResearchError) -> tuple[Record, ...]:
    """What a workflow may go on from: the rejected answer, or what could have been meant."""
    if isinstance(error, BadRequest):
        return error.choices
    snapshot = error.snapshot if isinstance(error, VendorError) else None
    return (snapshot,) if snapshot else ()


def _given_up(error: ResearchError, attempt: int) -> bool:
    """Whether the source, or the archive, has had all its tries."""
    if isinstance(error, ArchiveDown):
        return attempt == ARCHIVE_TRIES
    if isinstance(error, RateLimited) and attempt * error.retry_after > PATIENCE_SECONDS:
        return True
    return isinstance(error, SourceDown | RateLimited) and attempt > len(SOURCE_WAIT_SECONDS)


def _wait(error: ResearchError, attempt: int) -> float | None:
    """Seconds until the next try, where the error knows better than the retry policy."""
    if isinstance(error, RateLimited):
        return error.retry_after
    if isinstance(error, ArchiveDown):
        return ARCHIVE_WAIT_SECONDS[min(attempt, len(ARCHIVE_WAIT_SECONDS)) - 1]
    if isinstance(error, SourceDown):
        return SOURCE_WAIT_SECONDS[min(attempt, len(SOURCE_WAIT_SECONDS)) - 1]
    return None
