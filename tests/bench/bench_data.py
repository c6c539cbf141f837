"""What the data layer costs: requests for a refresh, and rows read in a second.

    python -m tests.bench.bench_data

Requests are counted by a server on this machine; those of more than 300 tickers one by one are
the count of 300, extended. The rows are a load shape, not data: one row
repeated under 5,000 codes. Only ratios and counts are printed that hold on any machine.
"""

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime, timedelta
from importlib import import_module
from itertools import count
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from temporalio.testing import ActivityEnvironment

from activities.archive.migrate import upgrade
from activities.archive.store import Archive
from activities.fetching import FetchActivities
from activities.vendors.tushare import TushareSource
from activities.vendors.tushare_client import rows_of
from activities.vendors.tushare_sessions import SESSIONS, read_session
from activities.vendors.wire.wiring import Wiring
from schemas.fetch import Dataset, DatasetQuery
from schemas.market import MARKET_WIDE, WINDOWS
from schemas.research import SAMPLE_CLOCK
from tests.loopback import Loopback, table, whole

SESSION = date(2026, 8, 21)
TICKERS = (1, 300, 5000)
COUNTED = 300
CODES = tuple(f"{600000 + n}.SH" for n in range(5000))
VALUES: dict[str, Any] = {
    "trade_date": "20260821", "close": 10.5, "pre_close": 10.4, "pe_ttm": 9.0, "pb": 1.0,
    "dv_ttm": 2.0, "total_mv": 1050.0, "total_share": 100.0, "adj_factor": 8.0,
}  # fmt: skip
ROUNDS = 5


def body(dataset: Dataset) -> bytes:
    """The wire answer for a whole session."""
    names = SESSIONS[dataset].columns.split(",")
    return table(names, [[{**VALUES, "ts_code": c}[n] for n in names] for c in CODES])


def requests_of_a_refresh(tickers: int, *, together: bool) -> int:
    """Requests for price, indicators and factor of so many codes, stored first or one by one."""
    with TemporaryDirectory() as folder, Loopback() as server:
        url = f"sqlite:///{folder}/archive.db"
        upgrade(url)
        archive = Archive.connect(url)
        source = TushareSource("token-of-this-bench", Wiring(loopback=server.url))
        activities, run = FetchActivities([source], archive), ActivityEnvironment().run
        for dataset in MARKET_WIDE:
            if together:
                server.answer_with(whole(body(dataset)), times=1)
                run(activities.fetch_session, _query(dataset))
            for code in CODES[:tickers]:
                if not together:
                    server.answer_with(whole(_alone(dataset, code)), times=1)
                run(activities.fetch_dataset, _query(dataset, code))
        archive.close()
        return len(server.requests)


def requests_of_the_histories(tickers: int, *, prefetched: bool) -> int:
    """Requests for the three histories of so many codes, all of which had theirs the day before.

    With the session stored in between, or without.
    """
    with TemporaryDirectory() as folder, Loopback() as server:
        url = f"sqlite:///{folder}/archive.db"
        upgrade(url)
        archive = Archive.connect(url)
        source = TushareSource("token-of-this-bench", Wiring(loopback=server.url))
        activities, run = FetchActivities([source], archive), _runs()
        before = SAMPLE_CLOCK - timedelta(days=1)
        queries = [_history(dataset, code) for dataset in WINDOWS for code in CODES[:tickers]]
        for query in queries:
            server.answer_with(whole(_alone(WINDOWS[query.dataset], query.code, before)), times=1)
            run(activities.fetch_dataset, query.model_copy(update={"clock": before}))
        asked = len(server.requests)
        for dataset in MARKET_WIDE if prefetched else ():
            server.answer_with(whole(body(dataset)), times=1)
            run(activities.fetch_session, _query(dataset))
        for query in queries:
            if not prefetched:
                server.answer_with(whole(_alone(WINDOWS[query.dataset], query.code)), times=1)
            run(activities.fetch_dataset, query)
        archive.close()
        return len(server.requests) - asked


def _runs() -> Callable[..., Any]:
    """Runs activities, each as one of a run of its own."""
    environment, numbers = ActivityEnvironment(), count()

    def run(activity: Callable[..., Any], query: DatasetQuery) -> Any:
        environment.info = replace(environment.info, workflow_run_id=str(next(numbers)))
        return environment.run(activity, query)

    return run


def _query(dataset: Dataset, code: str | None = None) -> DatasetQuery:
    return DatasetQuery(dataset=dataset, code=code, session=SESSION, clock=SAMPLE_CLOCK)


def _history(dataset: Dataset, code: str) -> DatasetQuery:
    return DatasetQuery(dataset=dataset, code=code, clock=SAMPLE_CLOCK)


def _alone(dataset: Dataset, code: str | None, clock: datetime = SAMPLE_CLOCK) -> bytes:
    names, row = SESSIONS[dataset].columns.split(","), {**VALUES, "ts_code": code}
    row["trade_date"] = f"{clock:%Y%m%d}"
    return table(names, [[row[name] for name in names]])


def read_typed(answer: bytes) -> int:
    """Our way: JSON to Decimals, checked row by row."""
    interface = SESSIONS[Dataset.DAILY_INDICATORS]
    rows = rows_of(interface.api, interface.columns, 200, answer)
    return len(read_session(interface, SESSION, rows)[1])


def read_by_pandas(answer: bytes) -> int:
    """The package's way: JSON to a frame, and from there to the same typed, checked rows."""
    pandas = import_module("pandas")
    data = json.loads(answer)["data"]
    frame = pandas.DataFrame(data["items"], columns=data["fields"])
    interface = SESSIONS[Dataset.DAILY_INDICATORS]
    rows = frame.to_dict("records")
    return len(read_session(interface, SESSION, rows)[1])


def frame_alone(answer: bytes) -> int:
    """A frame and nothing more: floats without a check, a unit or a type."""
    pandas = import_module("pandas")
    data = json.loads(answer)["data"]
    return len(pandas.DataFrame(data["items"], columns=data["fields"]))


def rows_per_second(read: Callable[[bytes], int], answer: bytes) -> float:
    """The best of some rounds: the others were disturbed."""
    read(answer)
    best = float("inf")
    for _ in range(ROUNDS):
        begun = perf_counter()
        rows = read(answer)
        best = min(best, perf_counter() - begun)
    return rows / best


def main() -> None:
    """Print the tables."""
    print("requests for a refresh of price, indicators and factor")
    print(f"{'tickers':>8} {'one by one':>11} {'whole session':>14}")
    for tickers in TICKERS:
        counted = min(tickers, COUNTED)
        alone = requests_of_a_refresh(counted, together=False) * tickers // counted
        print(f"{tickers:>8} {alone:>11} {requests_of_a_refresh(tickers, together=True):>14}")
    print("requests for a refresh of the histories of closes, indicators and factors")
    print(f"{'tickers':>8} {'fetched anew':>13} {'after a prefetch':>17}")
    for tickers in TICKERS:
        counted = min(tickers, COUNTED)
        anew = requests_of_the_histories(counted, prefetched=False) * tickers // counted
        print(f"{tickers:>8} {anew:>13} {requests_of_the_histories(tickers, prefetched=True):>17}")
    answer = body(Dataset.DAILY_INDICATORS)
    typed = rows_per_second(read_typed, answer)
    framed = rows_per_second(read_by_pandas, answer)
    bare = rows_per_second(frame_alone, answer)
    print("rows of daily_basic read in a second")
    print(f"{'typed and checked':>38} {typed:>10.0f}   1.00")
    print(f"{'through a frame, then typed and checked':>38} {framed:>10.0f} {framed / typed:>6.2f}")
    print(f"{'a frame alone, nothing typed or checked':>38} {bare:>10.0f} {bare / typed:>6.2f}")


if __name__ == "__main__":
    main()
