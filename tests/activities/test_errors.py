"""Which failures Temporal may retry, and what it records of them."""

from datetime import timedelta
from itertools import chain

import pytest
from temporalio.exceptions import ApplicationError, ApplicationErrorCategory, CancelledError

from activities import errors
from activities.errors import RateLimited, ResearchError, to_failure
from activities.failing import typed_failures
from schemas.failures import EXIT_CODES, NON_RETRYABLE, Failure

CLASSES: list[tuple[type[ResearchError], Failure, bool, bool]] = [
    (errors.SourceDown, Failure.SOURCE_DOWN, True, False),
    (errors.RateLimited, Failure.RATE_LIMITED, True, False),
    (errors.Blocked, Failure.BLOCKED, False, False),
    (errors.CircuitOpen, Failure.CIRCUIT_OPEN, False, True),
    (errors.AuthOrPermission, Failure.AUTH_OR_PERMISSION, False, False),
    (errors.NoData, Failure.NO_DATA, False, True),
    (errors.NotRecorded, Failure.NOT_RECORDED, False, True),
    (errors.ReplayMiss, Failure.REPLAY_MISS, False, False),
    (errors.SchemaDrift, Failure.SCHEMA_DRIFT, False, False),
    (errors.BadRequest, Failure.BAD_REQUEST, False, True),
    (errors.UnknownName, Failure.UNKNOWN_NAME, False, True),
    (errors.ArchiveCorrupt, Failure.ARCHIVE_CORRUPT, False, False),
    (errors.ArchiveUnusable, Failure.ARCHIVE_UNUSABLE, False, False),
    (errors.ArchiveDown, Failure.ARCHIVE_DOWN, True, False),
]


@pytest.mark.parametrize(("kind", "failure", "retryable", "benign"), CLASSES)
def test_each_class_says_what_temporal_may_do(
    kind: type[ResearchError], failure: Failure, retryable: bool, benign: bool
) -> None:
    """Only what may pass by itself is retried; facts do not count as errors of the worker."""
    recorded = to_failure(kind("tushare daily: why"))

    assert (recorded.type, recorded.message) == (failure, "tushare daily: why")
    assert recorded.non_retryable is not retryable
    assert (recorded.category is ApplicationErrorCategory.BENIGN) is benign


def _leaves(kind: type[ResearchError]) -> list[type[ResearchError]]:
    below = kind.__subclasses__()
    return [*chain.from_iterable(_leaves(sub) for sub in below)] if below else [kind]


def test_no_class_was_forgotten() -> None:
    """Every error of the tree and every name on the wire has its row above, and an exit code.

    But for the one that a workflow raises itself, when it is told to stop, and for the one that
    stands for whatever nobody foresaw.
    """
    assert set(_leaves(ResearchError)) == {row[0] for row in CLASSES}
    own = {Failure.STOPPED}
    assert {row[1] for row in CLASSES} | own | {Failure.FAULT} == set(Failure) == set(EXIT_CODES)
    assert {row[1] for row in CLASSES if not row[2]} | own == set(NON_RETRYABLE)


@pytest.mark.parametrize("seconds", [1.0, 61.0, 120.0])
def test_a_rate_limit_is_waited_for(seconds: float) -> None:
    """Temporal waits as long as the source asked, not as long as its own policy says."""
    recorded = to_failure(RateLimited("slowly", seconds))

    assert recorded.next_retry_delay == timedelta(seconds=seconds)
    assert not recorded.non_retryable


@pytest.mark.parametrize("seconds", [121.0, 3600.0, 86400.0])
def test_a_long_rate_limit_is_not_waited_for(seconds: float) -> None:
    """A limit by the hour or the day would only be hit again: the next source is asked."""
    recorded = to_failure(RateLimited("tomorrow", seconds))

    assert recorded.non_retryable
    assert recorded.type == Failure.RATE_LIMITED


@pytest.mark.parametrize(
    ("attempt", "seconds", "again"), [(1, 1, True), (2, 2, True), (3, 4, True), (4, 4, False)]
)
def test_a_site_that_is_down_has_four_tries(attempt: int, seconds: int, again: bool) -> None:
    """Each with more patience; the attempts beyond are for workers that die over the fetch."""
    recorded = to_failure(errors.SourceDown("502"), attempt)

    assert recorded.next_retry_delay == timedelta(seconds=seconds)
    assert recorded.non_retryable is not again


@pytest.mark.parametrize(("attempt", "seconds"), [(1, 2), (2, 15), (3, 60), (6, 60)])
def test_an_archive_that_is_down_is_given_time(attempt: int, seconds: int) -> None:
    """A cut connection costs seconds; a server that moves elsewhere has minutes to do so."""
    recorded = to_failure(errors.ArchiveDown("restarting"), attempt)

    assert recorded.next_retry_delay == timedelta(seconds=seconds)


@pytest.mark.parametrize("kind", [row[0] for row in CLASSES])
def test_expected_errors_leave_an_activity_typed(kind: type[ResearchError]) -> None:
    """History shows the type and the text, without the stack or the cause of an inner library."""
    with pytest.raises(ApplicationError) as recorded, typed_failures():
        raise kind("why") from ValueError("inner")

    assert recorded.value.type == kind.failure
    assert recorded.value.__cause__ is None


def test_our_own_faults_are_typed_and_keep_their_stack() -> None:
    """A bug is no failure of a source: it has a type of its own, and says where it is."""
    with pytest.raises(ApplicationError) as recorded, typed_failures():
        _ = 1 / 0

    assert (recorded.value.type, recorded.value.non_retryable) == (Failure.FAULT, False)
    assert recorded.value.message == "unexpected ZeroDivisionError: division by zero"
    assert recorded.value.next_retry_delay is None, "the retry policy knows"
    assert isinstance(recorded.value.__cause__, ZeroDivisionError)


def test_what_an_unexpected_error_quotes_is_cut() -> None:
    """One line, and never a whole document: it stands in the history and in the terminal."""
    recorded = errors.fault(ValueError("no number:\n" + "x" * 9999))

    assert "\n" not in recorded.message
    assert len(recorded.message) < 400


def test_an_order_to_end_is_no_fault() -> None:
    """A worker that is told to stop interrupts its activities, which are then tried elsewhere."""
    with pytest.raises(CancelledError), typed_failures():
        raise CancelledError("worker shutdown")


@pytest.mark.parametrize(("attempt", "over"), [(5, False), (6, True), (7, False), (30, False)])
def test_an_archive_that_stays_away_ends_an_activity(attempt: int, over: bool) -> None:
    """At the sixth try; later ones are of activities that wait for a build that mends a fault."""
    assert to_failure(errors.ArchiveDown("restarting"), attempt).non_retryable is over


@pytest.mark.parametrize(
    ("seconds", "tries"), [(1.0, 4), (61.0, 4), (80.0, 4), (81.0, 3), (120.0, 3)]
)
def test_a_source_that_always_asks_for_patience_is_given_minutes(
    seconds: float, tries: int
) -> None:
    """At most four tries, and no more than four minutes of waiting between them."""
    over = [to_failure(RateLimited("slowly", seconds), n).non_retryable for n in range(1, 6)]

    assert over.index(True) + 1 == tries
