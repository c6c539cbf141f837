"""When an upstream is left alone, for how long, and how it is tried again.

A breaker opens at once when the upstream refuses this address or these credentials, after five
tries in a row that found it down, and at a limit by the hour or the day until that limit ends.
When its time is over one fetch goes out as a probe: an answer closes the breaker, a fault opens it
again for twice as long. To have no such figure, or a limit by the minute, is an answer.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta

from activities.rules.wording import failure_words
from schemas.breaker import WHOLE, About, Breaker, Ending, State
from schemas.failures import Failure

FAULTS = 5
FIRST_OPENING = timedelta(minutes=15)
LONGEST_OPENING = timedelta(minutes=60)
CREDENTIALS_OPENING = timedelta(hours=1)
PROBE = timedelta(seconds=90)
"""A probe that has not ended by then died with its worker; an activity may take 60 seconds."""
NOTE_AGAIN = timedelta(seconds=30)
"""Successes closer together than this are noted once."""
LONGEST_REASON = 300


def admit(breaker: Breaker, now: datetime) -> Breaker | None:
    """The breaker once a fetch goes out, or None where it may not.

    Whoever turns it to half-open has the one probe.
    """
    if breaker.state is State.CLOSED:
        return breaker
    if breaker.until is not None and now < breaker.until:
        return None
    return breaker.model_copy(update={"state": State.HALF_OPEN, "until": now + PROBE})


def after(breaker: Breaker, ending: Ending, now: datetime) -> Breaker:
    """The breaker after a fetch ended so."""
    opens = _opens(ending)
    if opens is About.WORKER:
        return _released(breaker, now)
    noted = _noted(breaker, ending, now)
    if opens is (About.UPSTREAM if breaker.table == WHOLE else About.TABLE):
        return _failed(noted, ending, now)
    if opens is About.UPSTREAM:
        return _released(noted, now)
    return _answered(noted)


def closed(breaker: Breaker) -> Breaker:
    """The breaker as new, but for what it remembers of the last answers."""
    return breaker.model_copy(
        update={
            "state": State.CLOSED, "since": None, "until": None, "cause": None, "reason": "",
            "openings": 0, "faults": 0,
        }
    )  # fmt: skip


def forgiven(breaker: Breaker) -> Breaker:
    """The breaker after a worker started, perhaps with other credentials."""
    return closed(breaker) if breaker.cause is Failure.AUTH_OR_PERMISSION else breaker


def stands_open(breaker: Breaker) -> bool:
    """Whether ordinary fetches are held back."""
    return breaker.state is not State.CLOSED


def describe(breaker: Breaker) -> str:
    """Why nothing is asked, since when and until when."""
    name = f"{breaker.upstream} {breaker.table}".strip()
    since, until = _shown(breaker.since), _shown(breaker.until)
    if breaker.state is State.HALF_OPEN:
        return f"{name} is being tried by one fetch until {until}, not asked since {since}: " + (
            breaker.reason
        )
    return f"{name} is not asked until {until}, since {since}: {breaker.reason}"


def explain_refusal(breakers: Iterable[Breaker], now: datetime) -> str | None:
    """Why a fetch behind these breakers may not go out; None where it may."""
    held = [breaker for breaker in breakers if admit(breaker, now) is None]
    return describe(held[0]) if held else None


def _shown(moment: datetime | None) -> str:
    return f"{moment:%Y-%m-%d %H:%M:%S} UTC" if moment else "unknown"


def _opens(ending: Ending) -> About | None:
    """What an ending says something bad about; None where it is an answer."""
    if ending.kind in (Failure.BLOCKED, Failure.SOURCE_DOWN):
        return About.UPSTREAM
    if ending.kind is Failure.AUTH_OR_PERMISSION:
        return ending.about
    if ending.kind is Failure.RATE_LIMITED and ending.wait is not None:
        return About.TABLE
    return None


def _noted(breaker: Breaker, ending: Ending, now: datetime) -> Breaker:
    if breaker.table != WHOLE:
        return breaker
    if ending.kind in (None, Failure.NO_DATA):
        last = breaker.last_success
        if last is not None and now - last < NOTE_AGAIN:
            return breaker
        return breaker.model_copy(update={"last_success": now})
    return breaker.model_copy(
        update={"last_failure": now, "last_error": f"{ending.kind}: {ending.text}"[:LONGEST_REASON]}
    )  # fmt: skip


def _answered(breaker: Breaker) -> Breaker:
    if breaker.state is State.HALF_OPEN or (breaker.state is State.CLOSED and breaker.faults):
        return closed(breaker)
    return breaker


def _released(breaker: Breaker, now: datetime) -> Breaker:
    """Give a probe back that told nothing about this breaker."""
    if breaker.state is not State.HALF_OPEN:
        return breaker
    return breaker.model_copy(update={"state": State.OPEN, "until": now})


def _failed(breaker: Breaker, ending: Ending, now: datetime) -> Breaker:
    down = ending.kind is Failure.SOURCE_DOWN
    faults = breaker.faults + down
    if down and breaker.state is State.CLOSED and faults < FAULTS:
        return breaker.model_copy(update={"faults": faults})
    if breaker.state is State.OPEN:
        return breaker if down else _extended(breaker, ending, now)
    openings = breaker.openings + 1
    return breaker.model_copy(
        update={
            "state": State.OPEN,
            "since": breaker.since if breaker.state is State.HALF_OPEN else now,
            "until": now + _opening(ending, openings),
            "cause": ending.kind,
            "reason": _words(ending),
            "openings": openings,
            "faults": faults,
        }
    )


def _extended(breaker: Breaker, ending: Ending, now: datetime) -> Breaker:
    """A fetch that was under way when the breaker opened brought a worse reason."""
    until = now + _opening(ending, breaker.openings)
    if breaker.until is not None and until <= breaker.until:
        return breaker
    return breaker.model_copy(
        update={"until": until, "cause": ending.kind, "reason": _words(ending)}
    )


def _opening(ending: Ending, openings: int) -> timedelta:
    if ending.kind is Failure.AUTH_OR_PERMISSION:
        return CREDENTIALS_OPENING
    if ending.wait is not None:
        return timedelta(seconds=ending.wait)
    return min(FIRST_OPENING * (1 << min(openings - 1, 8)), LONGEST_OPENING)


def _words(ending: Ending) -> str:
    """What happened, in plain words, and the source's own beside it."""
    happened = failure_words(ending.kind).en if ending.kind else "it answered"
    return f"{happened}: {ending.text}"[:LONGEST_REASON]
