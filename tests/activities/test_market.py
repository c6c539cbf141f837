"""A whole session fetched once, and served to any number of runs."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from temporalio.exceptions import ApplicationError
from temporalio.testing import ActivityEnvironment

from activities.archive.store import Archive
from activities.fetching import FetchActivities
from activities.rules.market import stored_day
from activities.vendors.sample import recorded_codes
from activities.vendors.tushare import TushareSource
from activities.vendors.wire.wiring import Wiring
from schemas.failures import Failure
from schemas.fetch import Dataset, DatasetQuery, Fetched, ToolCall
from schemas.market import MARKET_WIDE, SessionFetched
from tests.activities.vendors.asking import END, MOUTAI, SAMPLE, ask, ask_sample
from tests.loopback import Loopback, page, table, whole

SESSION = date(2026, 8, 21)
CLOSES = ["ts_code", "trade_date", "close", "pre_close"]
INDICATORS = [
    "ts_code", "trade_date", "close", "pe_ttm", "pb", "dv_ttm", "total_mv", "total_share",
]  # fmt: skip


@pytest.fixture
def far_end() -> Iterator[Loopback]:
    """A server that answers from the recording, unless told otherwise."""
    with Loopback() as server:
        yield server


@pytest.fixture
def fetching(far_end: Loopback, archive: Archive) -> FetchActivities:
    """The fetches of a worker that takes the far end for the real site."""
    source = TushareSource("token-of-this-test", Wiring(loopback=far_end.url))
    return FetchActivities([source], archive)


def session(fetching: FetchActivities, dataset: Dataset, **more: Any) -> SessionFetched:
    """Fetch one table of the session for every code."""
    query = ask(dataset, None, **{"session": SESSION, **more})
    found: SessionFetched = ActivityEnvironment().run(fetching.fetch_session, query)
    return found


def fetch(fetching: FetchActivities, query: DatasetQuery, run_id: str = "run-1") -> Fetched:
    """One fetch of one run."""
    environment = ActivityEnvironment()
    environment.info = replace(environment.info, workflow_run_id=run_id)
    found: Fetched = environment.run(fetching.fetch_dataset, query)
    return found


@pytest.mark.parametrize("dataset", [Dataset.CLOSE, Dataset.DAILY_INDICATORS])
def test_a_stored_session_says_what_a_fetch_of_its_own_would(
    far_end: Loopback, fetching: FetchActivities, dataset: Dataset
) -> None:
    """Each company's figures are the same, to the last digit, unit and note."""
    clock = END - timedelta(days=1) if dataset is Dataset.DAILY_INDICATORS else END
    queries = [ask(dataset, code, clock, session=clock.date()) for code in recorded_codes()]
    alone = {}
    for query in queries:
        with_own = _or_none(fetching, query)
        if with_own:
            alone[query.code] = with_own.call.observations

    stored = session(fetching, dataset, session=clock.date(), clock=clock)
    asked = len(far_end.requests)
    served = {code: fetch(fetching, ask(dataset, code, clock, session=clock.date()))
              for code in alone}  # fmt: skip

    assert alone
    assert stored.rows == len(alone)
    assert {code: fetched.call.observations for code, fetched in served.items()} == alone
    assert len(far_end.requests) == asked


def _or_none(fetching: FetchActivities, query: DatasetQuery) -> Fetched | None:
    try:
        return fetch(fetching, query)
    except ApplicationError as error:
        if error.type != Failure.NO_DATA:
            raise
        return None


def test_a_stored_answer_is_cited_as_what_it_is(
    fetching: FetchActivities, archive: Archive
) -> None:
    """Each run has an entry of its own, which names the one fetch, its time and its raw bytes."""
    before = datetime.now(UTC)
    stored = session(fetching, Dataset.CLOSE)
    after = datetime.now(UTC)
    first, second = (
        fetch(fetching, ask(Dataset.CLOSE, clock=END + timedelta(hours=1)), run) for run in "ab"
    )

    assert first.call.tool_call_id != second.call.tool_call_id
    assert first.call.cache_hit
    assert first.call.market == stored.ref
    assert before <= first.call.fetched_at <= after
    assert first.call.fetched_at == second.call.fetched_at
    assert b"600519.SH" in archive.get(first.call.snapshot.sha256)
    assert archive.load(first.ref, ToolCall) == first.call


def test_a_session_is_asked_for_once(far_end: Loopback, fetching: FetchActivities) -> None:
    """A second refresh costs nothing; a second attempt asks again."""
    first = session(fetching, Dataset.CLOSE)
    second = session(fetching, Dataset.CLOSE)
    third = session(fetching, Dataset.CLOSE, attempt=2)

    assert (first.requests, first.reused) == (1, False)
    assert (second.requests, second.reused, second.ref) == (0, True, first.ref)
    assert (third.requests, third.reused) == (1, False)
    assert len(far_end.requests) == 2


def test_no_run_sees_a_session_that_was_stored_after_its_clock(
    far_end: Loopback, fetching: FetchActivities
) -> None:
    """What was fetched at five is not known at half past four."""
    session(fetching, Dataset.CLOSE, clock=END + timedelta(minutes=30))
    fetched = fetch(fetching, ask(Dataset.CLOSE))

    assert not fetched.call.cache_hit
    assert len(far_end.requests) == 2


def test_a_code_that_did_not_trade_is_asked_for_alone(
    far_end: Loopback, fetching: FetchActivities
) -> None:
    """A company that the session lacks has an older close of its own."""
    far_end.answer_with(whole(table(CLOSES, [["000858.SZ", "20260821", 100.0, 99.0]])), times=1)
    session(fetching, Dataset.CLOSE)

    assert not fetch(fetching, ask(Dataset.CLOSE)).call.cache_hit


def test_a_session_that_is_not_over_is_no_data(
    far_end: Loopback, fetching: FetchActivities
) -> None:
    """Before three o'clock there is no close of today, for the market as for a company."""
    with pytest.raises(ApplicationError, match="is not over") as refused:
        session(fetching, Dataset.CLOSE, clock=END.replace(hour=14))

    assert refused.value.type == Failure.NO_DATA
    assert far_end.requests == []


def _close(code: str, close: object, before: object = 10.0, day: str = "20260821") -> list[object]:
    return [code, day, close, before]


DRIFTS: dict[str, list[list[object]]] = {
    "another session": [_close(MOUTAI, 10.0, day="20260820")],
    "no code": [_close("MOUTAI", 10.0)],
    "two rows that differ": [_close(MOUTAI, 10.0), _close(MOUTAI, 10.1)],
    "a price of zero": [_close(MOUTAI, 0)],
    "no price": [_close(MOUTAI, None)],
    "a dash": [_close(MOUTAI, "-")],
    "a unit off for all": [_close(f"60000{n}.SH", 1000.0) for n in range(5)],
}


@pytest.mark.parametrize("rows", DRIFTS.values(), ids=DRIFTS)
def test_one_wrong_row_refuses_the_session(
    far_end: Loopback, fetching: FetchActivities, archive: Archive, rows: list[list[object]]
) -> None:
    """What would be wrong in thousands of runs is stored for none; the raw answer is kept."""
    far_end.answer_with(whole(table(CLOSES, rows)))
    with pytest.raises(ApplicationError) as refused:
        session(fetching, Dataset.CLOSE)

    assert refused.value.type == Failure.SCHEMA_DRIFT
    assert archive.get(refused.value.details[0].sha256)
    assert archive.count("stored_answers") == 0


def test_a_few_new_listings_may_jump(far_end: Loopback, fetching: FetchActivities) -> None:
    """One close in a session outside of its limits is a new listing, not a drift."""
    rows = [_close(f"60000{n}.SH", 10.5) for n in range(9)] + [_close("603999.SH", 30.0)]
    far_end.answer_with(whole(table(CLOSES, rows)))

    assert session(fetching, Dataset.CLOSE).rows == 10


def test_a_session_that_fails_stores_nothing(
    far_end: Loopback, fetching: FetchActivities, archive: Archive
) -> None:
    """After an outage every run asks for itself."""
    far_end.answer_with(page(502), times=1)
    with pytest.raises(ApplicationError) as failed:
        session(fetching, Dataset.CLOSE)

    assert failed.value.type == Failure.SOURCE_DOWN
    assert not fetch(fetching, ask(Dataset.CLOSE)).call.cache_hit


def test_the_load_of_a_whole_market(far_end: Loopback, fetching: FetchActivities) -> None:
    """A load shape, not data: 5,000 codes, made by repeating one row, cost three requests."""
    codes = [f"{600000 + n}.SH" for n in range(5000)]
    pages = {
        Dataset.CLOSE: (CLOSES, [_close(code, 10.5) for code in codes]),
        Dataset.DAILY_INDICATORS: (
            INDICATORS, [[code, "20260821", 10.5, 9.0, 1.0, 2.0, 1050.0, 100.0] for code in codes],
        ),
        Dataset.ADJ_FACTORS: (
            ["ts_code", "trade_date", "adj_factor"], [[code, "20260821", 8.0] for code in codes],
        ),
    }  # fmt: skip
    for dataset, (names, rows) in pages.items():
        far_end.answer_with(whole(table(names, rows)), times=1)
        assert session(fetching, dataset).rows == 5000

    found = [
        fetch(fetching, ask(dataset, code, session=SESSION)).call
        for code in codes[::500]
        for dataset in MARKET_WIDE
    ]
    assert all(call.cache_hit for call in found)
    assert len(far_end.requests) == 3


def test_the_stock_list_is_fetched_once_a_day(far_end: Loopback, fetching: FetchActivities) -> None:
    """The runs of a day share it, each with its own company's facts; the next day's ask again."""
    first = fetch(fetching, ask(Dataset.STOCK_LIST))
    asked = len(far_end.requests)
    second = fetch(fetching, ask(Dataset.STOCK_LIST, "000858.SZ", END + timedelta(hours=2)))

    assert (first.call.cache_hit, second.call.cache_hit) == (False, True)
    assert [seen.value for seen in second.call.observations][:1] == ["五粮液"]
    assert second.rows == first.rows
    assert second.call.fetched_at == first.call.fetched_at
    assert len(far_end.requests) == asked

    fetch(fetching, ask(Dataset.STOCK_LIST, clock=END + timedelta(days=1)))
    assert len(far_end.requests) > asked


def test_a_recording_is_never_stored(archive: Archive) -> None:
    """It answers as of any clock by itself."""
    fetching = FetchActivities([TushareSource(None, SAMPLE)], archive)
    for _ in range(2):
        call = fetch(fetching, ask_sample(Dataset.STOCK_LIST)).call
        assert not call.cache_hit

    assert archive.count("stored_answers") == 0


@pytest.mark.parametrize(
    ("query", "day"),
    [
        (ask(Dataset.CLOSE), SESSION),
        (ask(Dataset.CLOSE, clock=END.replace(hour=12)), date(2026, 8, 20)),
        (ask(Dataset.CLOSE, session=date(2026, 5, 7)), date(2026, 5, 7)),
        (ask(Dataset.DAILY_INDICATORS), None),
        (ask(Dataset.DAILY_INDICATORS, session=SESSION), SESSION),
        (ask(Dataset.PRICE_HISTORY, session=SESSION), None),
        (ask(Dataset.CLOSE, None), None),
        (ask(Dataset.STOCK_LIST, None), SESSION),
        (ask_sample(Dataset.CLOSE), None),
    ],
)
def test_what_may_come_from_the_shelf(query: DatasetQuery, day: date | None) -> None:
    """Figures of one day may; a history, and a recording, may not."""
    assert stored_day(query) == day


def test_a_private_worker_asks_for_itself(
    far_end: Loopback, fetching: FetchActivities, archive: Archive
) -> None:
    """A tape must hold every answer of its run, and a replay play nothing but its tape."""
    session(fetching, Dataset.CLOSE)
    fetch(fetching, ask(Dataset.STOCK_LIST))
    source = TushareSource("token-of-this-test", Wiring(loopback=far_end.url))
    alone = FetchActivities([source], archive, private=True)
    queries = [ask(Dataset.CLOSE, session=SESSION), ask(Dataset.STOCK_LIST)]

    assert [fetch(alone, query).call.cache_hit for query in queries] == [False, False]
    assert [fetch(fetching, query).call.cache_hit for query in queries] == [True, True]
