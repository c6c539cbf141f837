"""Circuit breakers: pure steps over recorded events and the clock."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rules import breakers
from activities.rules.breakers import admit, after, closed, explain_refusal, forgiven
from schemas.breaker import About, Breaker, Ending, State
from schemas.failures import Failure
from tests.properties import stable

START = datetime(2026, 8, 21, 8, 30, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
UPSTREAM, TABLE = Breaker(upstream="tushare"), Breaker(upstream="tushare", table="daily")
SERVED = Ending()
DOWN = Ending(kind=Failure.SOURCE_DOWN, text="tushare daily: HTTP 502")
BLOCKED = Ending(kind=Failure.BLOCKED, text="tushare daily: HTTP 403")
TOKEN = Ending(kind=Failure.AUTH_OR_PERMISSION, text="token", about=About.UPSTREAM)
POINTS = Ending(kind=Failure.AUTH_OR_PERMISSION, text="points")
NO_TOKEN = Ending(kind=Failure.AUTH_OR_PERMISSION, text="no token", about=About.WORKER)
PER_MINUTE = Ending(kind=Failure.RATE_LIMITED, text="50 a minute")
PER_HOUR = Ending(kind=Failure.RATE_LIMITED, text="1 an hour", wait=3600)
NOTHING = Ending(kind=Failure.NO_DATA, text="no rows")
DRIFT = Ending(kind=Failure.SCHEMA_DRIFT, text="columns")


def _after(breaker: Breaker, *endings: Ending, now: datetime = START) -> Breaker:
    for ending in endings:
        breaker = after(breaker, ending, now)
    return breaker


def _probing(breaker: Breaker) -> Breaker:
    assert breaker.until
    probe = admit(breaker, breaker.until)
    assert probe
    return probe


OPENINGS = {
    "served": (SERVED, None, None),
    "blocked": (BLOCKED, 15, None),
    "down once": (DOWN, None, None),
    "wrong token": (TOKEN, 60, None),
    "no points for one table": (POINTS, None, 60),
    "a worker without a token": (NO_TOKEN, None, None),
    "a limit by the minute": (PER_MINUTE, None, None),
    "a limit by the hour": (PER_HOUR, None, 60),
    "no such figure": (NOTHING, None, None),
    "another shape": (DRIFT, None, None),
}


@pytest.mark.parametrize(("ending", "upstream", "table"), OPENINGS.values(), ids=OPENINGS)
def test_what_opens_which_breaker(ending: Ending, upstream: int | None, table: int | None) -> None:
    """A refusal of the site opens the site's breaker, one of an interface only the table's."""
    for breaker, minutes in ((UPSTREAM, upstream), (TABLE, table)):
        ended = after(breaker, ending, START)
        assert ended.state is (State.OPEN if minutes else State.CLOSED)
        assert ended.until == (START + minutes * MINUTE if minutes else None)


def test_five_faults_in_a_row_open_it() -> None:
    """Four do not, and any answer in between begins the count anew."""
    four = _after(UPSTREAM, *[DOWN] * 4)

    assert four.state is State.CLOSED
    assert _after(four, DOWN).state is State.OPEN
    for answer in (SERVED, NOTHING, PER_MINUTE, DRIFT, POINTS):
        assert _after(four, answer, *[DOWN] * 4).state is State.CLOSED


def test_each_failed_probe_doubles_the_time_up_to_an_hour() -> None:
    """After the first 15 minutes 30, 60, 60: and ``since`` stays the first moment."""
    breaker, minutes = after(UPSTREAM, BLOCKED, START), []
    for _ in range(4):
        assert breaker.until
        now = breaker.until
        breaker = after(_probing(breaker), DOWN, now)
        assert breaker.until
        minutes.append((breaker.until - now) / MINUTE)

    assert minutes == [30, 60, 60, 60]
    assert breaker.since == START


def test_a_success_begins_anew() -> None:
    """After a probe was served, the next opening is a short one again."""
    twice = after(_probing(after(UPSTREAM, BLOCKED, START)), BLOCKED, START + 15 * MINUTE)
    served = after(_probing(twice), SERVED, START + 45 * MINUTE)
    again = after(served, BLOCKED, START + 46 * MINUTE)

    assert (served.state, served.reason, served.until) == (State.CLOSED, "", None)
    assert served.last_success == START + 45 * MINUTE
    assert again.until == START + 61 * MINUTE


def test_one_probe_and_no_more() -> None:
    """When the time is over one fetch is let through; the next waits for how it ends."""
    opened = after(UPSTREAM, BLOCKED, START)
    end = START + 15 * MINUTE
    probe = admit(opened, end)

    assert admit(opened, end - timedelta(seconds=1)) is None
    assert probe
    assert admit(probe, end) is None
    assert admit(probe, end + timedelta(seconds=89)) is None
    assert admit(probe, end + timedelta(seconds=90)), "the probe died with its worker"


ENDS_OF_PROBES = {
    "served": (UPSTREAM, SERVED, State.CLOSED),
    "no such figure": (UPSTREAM, NOTHING, State.CLOSED),
    "a limit by the minute": (UPSTREAM, PER_MINUTE, State.CLOSED),
    "another shape": (UPSTREAM, DRIFT, State.CLOSED),
    "no points for the table": (UPSTREAM, POINTS, State.CLOSED),
    "down": (UPSTREAM, DOWN, State.OPEN),
    "blocked": (UPSTREAM, BLOCKED, State.OPEN),
    "asked by a worker without a token": (UPSTREAM, NO_TOKEN, State.OPEN),
    "table served": (TABLE, SERVED, State.CLOSED),
    "table still without points": (TABLE, POINTS, State.OPEN),
    "table, but the site is down": (TABLE, DOWN, State.OPEN),
}


@pytest.mark.parametrize(("kind", "ending", "state"), ENDS_OF_PROBES.values(), ids=ENDS_OF_PROBES)
def test_how_a_probe_ends(kind: Breaker, ending: Ending, state: State) -> None:
    """An answer closes; a fault opens again; what told nothing gives the probe back."""
    opened = after(kind, BLOCKED if kind is UPSTREAM else POINTS, START)
    assert opened.until

    assert after(_probing(opened), ending, opened.until).state is state


@pytest.mark.parametrize(("kind", "ending"), [(UPSTREAM, NO_TOKEN), (TABLE, DOWN)])
def test_a_probe_that_told_nothing_may_be_repeated_at_once(kind: Breaker, ending: Ending) -> None:
    """A worker without a token, or a site that is down, says nothing of the table."""
    opened = after(kind, BLOCKED if kind is UPSTREAM else POINTS, START)
    assert opened.until
    back = after(_probing(opened), ending, opened.until)

    assert admit(back, opened.until)


def test_latecomers_do_not_close_or_shorten() -> None:
    """Fetches that were under way when it opened: a success closes nothing, a ban may extend."""
    opened = after(UPSTREAM, BLOCKED, START)

    assert after(opened, SERVED, START + MINUTE).until == opened.until
    assert after(opened, DOWN, START + MINUTE).until == opened.until
    assert after(opened, TOKEN, START + MINUTE).until == START + 61 * MINUTE
    assert after(after(opened, TOKEN, START), BLOCKED, START).until == START + 60 * MINUTE


def test_a_start_forgives_credentials_only() -> None:
    """A restarted worker may have another token; an address stays blocked."""
    assert forgiven(after(UPSTREAM, TOKEN, START)).state is State.CLOSED
    assert forgiven(after(TABLE, POINTS, START)).state is State.CLOSED
    assert forgiven(after(UPSTREAM, BLOCKED, START)).state is State.OPEN


def test_the_refusal_says_why_since_when_and_until_when() -> None:
    """Whoever reads it knows the cause, and when to expect the source again."""
    opened = after(UPSTREAM, BLOCKED, START)

    assert explain_refusal([TABLE, opened], START) == (
        "tushare is not asked until 2026-08-21 08:45:00 UTC, since 2026-08-21 08:30:00 UTC: "
        "the source refuses this address: tushare daily: HTTP 403"
    )
    assert explain_refusal([UPSTREAM, TABLE], START) is None
    assert "tushare daily is not asked" in str(
        explain_refusal([UPSTREAM, after(TABLE, PER_HOUR, START)], START)
    )
    assert "being tried" in str(explain_refusal([_probing(opened)], START + 15 * MINUTE))


def test_successes_are_noted_now_and_then() -> None:
    """A busy upstream does not write a row for every fetch, but for every change."""
    first = after(UPSTREAM, SERVED, START)

    assert first.last_success == START
    assert after(first, SERVED, START + timedelta(seconds=29)) is first
    assert after(first, SERVED, START + MINUTE).last_success == START + MINUTE
    assert after(TABLE, SERVED, START) is TABLE
    failed = after(first, NOTHING, START + MINUTE)
    assert failed.last_failure is None
    assert after(first, DRIFT, START).last_error == "SchemaDrift: columns"


ENDINGS = st.sampled_from(
    [SERVED, DOWN, BLOCKED, TOKEN, POINTS, NO_TOKEN, PER_MINUTE, PER_HOUR, NOTHING, DRIFT]
)
EVENTS = st.lists(st.tuples(st.integers(0, 3000), st.booleans(), ENDINGS), max_size=60)


@stable
@given(st.sampled_from([UPSTREAM, TABLE]), EVENTS)
def test_never_closed_before_its_time_and_never_two_probes(
    breaker: Breaker, events: list[tuple[int, bool, Ending]]
) -> None:
    """Whatever happens in whatever order, of fetches admitted before and after it opened."""
    now, probing_until = START, START
    for seconds, asks, ending in events:
        now += timedelta(seconds=seconds)
        before = breaker
        if asks:
            admitted = admit(breaker, now)
            breaker = admitted or breaker
            if before.state is State.OPEN and before.until and now < before.until:
                assert admitted is None
            if before.state is not State.CLOSED and admitted:
                assert now >= probing_until, "two probes at once"
                probing_until = now + breakers.PROBE
            continue
        breaker = after(breaker, ending, now)
        if before.state is State.HALF_OPEN and breaker.state is not State.HALF_OPEN:
            probing_until = now
        if before.state is State.OPEN:
            assert breaker.state is State.OPEN
            assert before.until
            assert breaker.until
            assert breaker.until >= before.until
        if breaker.state is State.OPEN:
            assert breaker.reason
            assert breaker.since
            assert breaker.until
            assert breaker.until - now <= timedelta(hours=1)


@stable
@given(EVENTS)
def test_every_opening_can_be_closed(events: list[tuple[int, bool, Ending]]) -> None:
    """No sequence of events wedges a breaker: a probe that is served always closes it."""
    breaker, now = UPSTREAM, START
    for seconds, asks, ending in events:
        now += timedelta(seconds=seconds)
        breaker = (admit(breaker, now) or breaker) if asks else after(breaker, ending, now)
    now = max(now, breaker.until or now)
    admitted = admit(breaker, now)

    assert admitted
    assert after(admitted, SERVED, now).state is State.CLOSED
    assert closed(breaker).openings == 0
