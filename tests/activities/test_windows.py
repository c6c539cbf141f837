"""A history that is extended by stored sessions, instead of being fetched anew."""

from collections.abc import Iterator, Sequence
from datetime import date, datetime, timedelta
from typing import Any

import pytest

from activities.archive.store import Archive
from activities.fetching import FetchActivities
from activities.vendors.sample import recorded_codes
from activities.vendors.tushare import TushareSource
from activities.vendors.tushare_interfaces import INTERFACES
from activities.vendors.tushare_sessions import SESSIONS
from activities.vendors.wire.wiring import Wiring
from schemas.fetch import Dataset, ToolCall
from schemas.market import WINDOWS
from tests.activities.test_market import fetch, session
from tests.activities.vendors.asking import MOUTAI, ask, shanghai
from tests.loopback import Loopback, table, whole

BEFORE = shanghai("2026-08-18 18:00")
NOW = shanghai("2026-08-20 18:00")
SESSIONS_SINCE = (date(2026, 8, 19), date(2026, 8, 20))
HISTORIES = tuple(WINDOWS)


@pytest.fixture
def far_end() -> Iterator[Loopback]:
    """A server that answers from the recording, unless told otherwise."""
    with Loopback() as server:
        yield server


@pytest.fixture
def fetching(far_end: Loopback, archive: Archive) -> FetchActivities:
    """The fetches of a worker that takes the far end for the real site."""
    return worker(far_end, archive)


def worker(far_end: Loopback, archive: Archive, *, private: bool = False) -> FetchActivities:
    """A worker of its own, which has nothing in memory."""
    source = TushareSource("token-of-this-test", Wiring(loopback=far_end.url))
    return FetchActivities([source], archive, private=private)


def history(
    fetching: FetchActivities,
    dataset: Dataset = Dataset.PRICE_HISTORY,
    code: str = MOUTAI,
    clock: datetime = NOW,
    **more: Any,
) -> ToolCall:
    """The history that a run at ``clock`` gets."""
    return fetch(fetching, ask(dataset, code, clock, **more), f"run at {clock}").call


def store(
    fetching: FetchActivities,
    dataset: Dataset = Dataset.PRICE_HISTORY,
    days: Sequence[date] = SESSIONS_SINCE,
    hour: int = 18,
) -> None:
    """Store those sessions, each on its own evening, as an operator's prefetch does."""
    for day in days:
        clock = shanghai(f"{day} {hour:02}:00")
        session(fetching, WINDOWS[dataset], session=day, clock=clock)


def said(call: ToolCall) -> tuple[object, ...]:
    """What a history tells, without how it came."""
    return call.observations, call.series, call.notes


def answer(server: Loopback, dataset: Dataset, rows: Sequence[Sequence[object]]) -> None:
    """Answer the next request for an interface with these rows."""
    interface = SESSIONS[dataset]
    body = table(interface.columns.split(","), [list(row) for row in rows])
    server.answer_with(whole(body), path=f"/dataapi/{interface.api}", times=1)


@pytest.mark.parametrize("dataset", HISTORIES)
def test_a_session_has_the_columns_of_its_history(dataset: Dataset) -> None:
    """One reader reads both."""
    assert SESSIONS[WINDOWS[dataset]].columns == INTERFACES[dataset].columns
    assert SESSIONS[WINDOWS[dataset]].api == INTERFACES[dataset].api


@pytest.mark.parametrize(
    ("dataset", "days", "codes"),
    [
        (Dataset.PRICE_HISTORY, SESSIONS_SINCE, recorded_codes()),
        (Dataset.DAILY_INDICATORS, [date(2025, 10, 23)], ("002594.SZ", "600036.SH", MOUTAI)),
    ],
    ids=["closes", "indicators"],
)
def test_an_extended_history_says_what_a_fetched_one_would(
    far_end: Loopback,
    fetching: FetchActivities,
    archive: Archive,
    dataset: Dataset,
    days: Sequence[date],
    codes: Sequence[str],
) -> None:
    """For each recorded company: every day, figure, unit and note, and not one request."""
    before, now = (shanghai(f"{day} 18:00") for day in (days[0] - timedelta(days=1), days[-1]))
    alone = worker(far_end, archive, private=True)
    fetched = {code: history(alone, dataset, code, now) for code in codes}
    for code in codes:
        history(fetching, dataset, code, before)
    store(fetching, dataset, days)
    asked = len(far_end.requests)
    extended = {code: history(fetching, dataset, code, now) for code in codes}

    assert {code: said(call) for code, call in extended.items()} == {
        code: said(call) for code, call in fetched.items()
    }
    assert all(call.cache_hit for call in extended.values())
    assert len(far_end.requests) == asked


FACTORS = {
    "nowhere": [8, 8, 8, 8, 8],
    "in the newest session": [8, 8, 8, 8, 8.2],
    "in both sessions": [8, 8, 8, 8.2, 8.3],
    "on the last day before": [8, 8, 8.1, 8.1, 8.1],
    "where the window begins now": [8, 8.1, 8.1, 8.1, 8.1],
}


@pytest.mark.parametrize("factors", FACTORS.values(), ids=FACTORS)
def test_extended_factors_turn_where_fetched_ones_do(
    far_end: Loopback, fetching: FetchActivities, archive: Archive, factors: list[float]
) -> None:
    """The factor's turns and both ends, although the window has moved on by two days."""
    days = ("20250818", "20250820", "20260818", "20260819", "20260820")
    rows = [(MOUTAI, day, factor) for day, factor in zip(days, factors, strict=True)]
    answer(far_end, Dataset.ADJ_FACTORS, rows[1:])
    fetched = history(worker(far_end, archive, private=True), Dataset.ADJ_FACTORS)
    answer(far_end, Dataset.ADJ_FACTORS, rows[:3])
    history(fetching, Dataset.ADJ_FACTORS, clock=BEFORE)
    for day, row in zip(SESSIONS_SINCE, rows[3:], strict=True):
        answer(far_end, Dataset.ADJ_FACTORS, [row])
        store(fetching, Dataset.ADJ_FACTORS, [day])
    extended = history(fetching, Dataset.ADJ_FACTORS)

    assert said(extended) == said(fetched)
    assert (extended.cache_hit, len(extended.sessions)) == (True, 2)


def test_the_ledger_names_every_part(fetching: FetchActivities, archive: Archive) -> None:
    """The fetch that it begins with, each session since, and when the newest of them came."""
    begun = history(fetching, clock=BEFORE)
    stored = [session(fetching, Dataset.CLOSE, session=day, clock=shanghai(f"{day} 18:00"))
              for day in SESSIONS_SINCE]  # fmt: skip
    fetched = fetch(fetching, ask(Dataset.PRICE_HISTORY, clock=NOW), "another run")
    call = fetched.call

    assert call.market
    assert archive.load(call.market, ToolCall) == begun
    assert (call.snapshot, call.query) == (begun.snapshot, begun.query)
    assert call.sessions == tuple(item.ref for item in stored)
    assert call.fetched_at > begun.fetched_at
    assert call.tool_call_id != begun.tool_call_id
    assert archive.load(fetched.ref, ToolCall) == call


def test_a_fetched_history_has_no_parts(fetching: FetchActivities) -> None:
    """Nor does its record mention any: what was recorded before keeps its hash."""
    assert "sessions" not in history(fetching).model_dump_json()


def test_a_history_is_extended_from_the_fetch_it_began_with(
    far_end: Loopback, fetching: FetchActivities, archive: Archive
) -> None:
    """Never from one that was extended: the second names the same fetch, and one session more."""
    history(fetching, clock=BEFORE)
    store(fetching)
    asked = len(far_end.requests)
    first = history(fetching, clock=shanghai("2026-08-19 18:00"))
    second = history(worker(far_end, archive))

    assert first.market == second.market
    assert (len(first.sessions), len(second.sessions)) == (1, 2)
    assert first.sessions == second.sessions[:1]
    assert archive.count("stored_windows") == 1
    assert len(far_end.requests) == asked


def test_before_the_next_session_is_over_nothing_is_asked(
    far_end: Loopback, fetching: FetchActivities
) -> None:
    """A second run on the same evening, or the next morning, has the first one's history."""
    first = history(fetching, clock=BEFORE)
    again = history(fetching, clock=shanghai("2026-08-19 10:00"))

    assert (again.cache_hit, again.sessions, again.fetched_at) == (True, (), first.fetched_at)
    assert again.observations[0] == first.observations[0]
    assert again.series[0].days[-1] == first.series[0].days[-1]
    assert len(far_end.requests) == 1


def test_a_refresh_costs_three_requests(far_end: Loopback, fetching: FetchActivities) -> None:
    """A load shape, not data: however many codes were fetched the day before, and none of each."""
    codes = [f"{600000 + n}.SH" for n in range(40)]
    values: dict[str, object] = {
        "close": 10.5, "pre_close": 10.4, "pe_ttm": 9.0, "pb": 1.0, "dv_ttm": 2.0,
        "total_mv": 1050.0, "total_share": 100.0, "adj_factor": 8.0,
    }  # fmt: skip

    def serve(dataset: Dataset, day: str, *asked: str) -> None:
        names = SESSIONS[WINDOWS[dataset]].columns.split(",")[2:]
        rows = [[code, day, *(values[name] for name in names)] for code in asked]
        answer(far_end, WINDOWS[dataset], rows)

    for dataset in HISTORIES:
        for code in codes:
            serve(dataset, "20260818", code)
            history(fetching, dataset, code, BEFORE)
    asked = len(far_end.requests)
    for dataset in HISTORIES:
        serve(dataset, "20260819", *codes)
        store(fetching, dataset, SESSIONS_SINCE[:1])
    evening = shanghai("2026-08-19 18:00")
    calls = [history(fetching, dataset, code, evening) for dataset in HISTORIES for code in codes]

    assert asked == 3 * len(codes)
    assert len(far_end.requests) == asked + 3
    assert {call.observations[0].as_of for call in calls} == {evening.date()}


def test_a_fetch_that_is_tried_again_is_the_same_fetch(
    far_end: Loopback, fetching: FetchActivities
) -> None:
    """A worker that died after it had stored the answer costs no second request."""
    first, again = history(fetching, clock=BEFORE), history(fetching, clock=BEFORE)

    assert first == again
    assert not again.cache_hit
    assert len(far_end.requests) == 1


def test_a_halted_code_is_not_asked_for(far_end: Loopback, fetching: FetchActivities) -> None:
    """In the evening's table it has no row, so it did not trade: its history ends where it did."""
    begun = history(fetching, clock=BEFORE)
    for day in ("20260819", "20260820"):
        answer(far_end, Dataset.CLOSE, [("000858.SZ", day, 100.0, 99.0)])
        store(fetching, days=[shanghai(f"{day[:4]}-{day[4:6]}-{day[6:]}").date()])
    call = history(fetching)

    assert call.cache_hit
    assert call.observations[0] == begun.observations[0]
    assert call.series[0].days[-1] == 20260818


def test_what_the_older_answer_had_of_a_session_gives_way(
    far_end: Loopback, fetching: FetchActivities
) -> None:
    """A bar that was still moving when it came is none of the closes."""
    moving = ((MOUTAI, "20260818", 10.0, 10.0), (MOUTAI, "20260819", 10.9, 10.0))
    answer(far_end, Dataset.CLOSE, moving)
    history(fetching, clock=shanghai("2026-08-19 11:00"))
    answer(far_end, Dataset.CLOSE, [(MOUTAI, "20260819", 10.1, 10.0)])
    store(fetching, days=SESSIONS_SINCE[:1])
    call = history(fetching, clock=shanghai("2026-08-19 18:00"))

    assert call.cache_hit
    assert [float(close) for close in call.series[0].values] == [10.0, 10.1]


def _missing(fetching: FetchActivities, _: Loopback) -> ToolCall:
    store(fetching, days=SESSIONS_SINCE[1:])
    return history(fetching)


def _stored_later(fetching: FetchActivities, _: Loopback) -> ToolCall:
    store(fetching)
    return history(fetching, clock=NOW - timedelta(minutes=1))


def _asked_again(fetching: FetchActivities, _: Loopback) -> ToolCall:
    store(fetching)
    return history(fetching, attempt=2)


def _too_early(fetching: FetchActivities, server: Loopback) -> ToolCall:
    store(fetching, days=SESSIONS_SINCE[:1])
    answer(server, Dataset.CLOSE, [("000858.SZ", "20260820", 100.0, 99.0)])
    store(fetching, days=SESSIONS_SINCE[1:], hour=16)
    return history(fetching)


def _impossible(fetching: FetchActivities, server: Loopback) -> ToolCall:
    store(fetching, days=SESSIONS_SINCE[:1])
    answer(server, Dataset.CLOSE, [(MOUTAI, "20260820", 127.2, 1272.0)])
    store(fetching, days=SESSIONS_SINCE[1:])
    return history(fetching)


def _earlier(fetching: FetchActivities, _: Loopback) -> ToolCall:
    return history(fetching, clock=BEFORE - timedelta(minutes=1))


REASONS = {
    "a session was not stored": _missing,
    "a session was stored after the clock": _stored_later,
    "it is asked again": _asked_again,
    "the table was too early to be whole": _too_early,
    "the session's close is impossible": _impossible,
    "the history was fetched after the clock": _earlier,
}


@pytest.mark.parametrize("asked", REASONS.values(), ids=REASONS)
def test_otherwise_a_history_is_fetched(
    far_end: Loopback, fetching: FetchActivities, asked: Any
) -> None:
    """And what is fetched is what a later one begins with."""
    history(fetching, clock=BEFORE)
    call = asked(fetching, far_end)

    assert (call.cache_hit, call.sessions) == (False, ())
    assert far_end.requests[-1].body["params"]["ts_code"] == MOUTAI


def test_a_tape_holds_whole_histories(
    far_end: Loopback, fetching: FetchActivities, archive: Archive
) -> None:
    """A private worker neither takes a stored history nor leaves one."""
    alone = worker(far_end, archive, private=True)
    history(alone, clock=BEFORE)
    assert archive.count("stored_windows") == 0

    history(fetching, clock=BEFORE)
    store(fetching)
    assert not history(alone).cache_hit


def test_beyond_the_bundled_calendar_the_fetched_one_tells_the_sessions(
    far_end: Loopback, fetching: FetchActivities
) -> None:
    """Every run asks for it first; without it a holiday could pass for a session."""
    evening, answers = shanghai("2027-01-04 18:00"), Dataset.CLOSE
    answer(far_end, answers, [(MOUTAI, "20261231", 10.0, 10.0)])
    history(fetching, clock=shanghai("2026-12-31 18:00"))
    answer(far_end, answers, [(MOUTAI, "20270104", 10.1, 10.0)])
    store(fetching, days=[evening.date()])
    answer(far_end, answers, [(MOUTAI, "20261231", 10.0, 10.0)])
    unsure = history(fetching, clock=evening)
    days = [["SSE", f"202612{day}", 1] for day in range(28, 32)]
    days += [["SSE", f"2027010{day}", int(day == 4)] for day in range(1, 6)]
    far_end.answer_with(whole(table(["exchange", "cal_date", "is_open"], days)), times=1)
    fetch(fetching, ask(Dataset.CALENDAR, None, evening))
    sure = history(fetching, clock=evening + timedelta(minutes=1))

    assert (unsure.cache_hit, sure.cache_hit) == (False, True)
    assert sure.series[0].days[-1] == 20270104
