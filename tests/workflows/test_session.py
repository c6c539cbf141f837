"""A session fetched ahead of the runs, and what the runs then still ask for."""

import asyncio
from collections.abc import Iterator, Sequence
from datetime import date, datetime, timedelta

import pytest
from temporalio.client import WorkflowFailureError

from activities.vendors.tushare import TushareSource
from activities.vendors.wire.wiring import Wiring
from schemas.claim import ToolCite
from schemas.failures import Failure
from schemas.fetch import Dataset
from schemas.market import SessionRequest, SessionSummary
from schemas.question import Question, Topic
from schemas.research import SAMPLE_CLOCK
from starter import runs
from starter.errors import explain
from starter.sessions import exit_code
from tests.lab import Lab
from tests.loopback import Loopback, refusal, table, whole

SESSION = date(2026, 8, 21)
INDICATORS = [
    "ts_code", "trade_date", "close", "pe_ttm", "pb", "dv_ttm", "total_mv", "total_share",
]  # fmt: skip
CODES = ("600519.SH", "000858.SZ")
TABLES = ("/dataapi/adj_factor", "/dataapi/daily", "/dataapi/daily_basic")


@pytest.fixture
def live(lab: Lab) -> Iterator[tuple[Lab, Loopback]]:
    """A laboratory whose Tushare is a server on this machine, which knows the recording."""
    with Loopback() as server:
        serve(server, "adj_factor", ["ts_code", "trade_date", "adj_factor"],
              *([code, "20260821", 8.2] for code in CODES))  # fmt: skip
        serve(server, "daily_basic", INDICATORS,
              *([code, "20260821", 10.5, 9.0, 1.0, 2.0, 1050.0, 100.0]
                for code in CODES))  # fmt: skip
        lab.served = [TushareSource("token-of-this-test", Wiring(loopback=server.url))]
        yield lab, server


def serve(server: Loopback, api: str, columns: list[str], *rows: list[object]) -> None:
    """Answer an interface with these rows, whatever is asked."""
    server.answer_with(whole(table(columns, list(rows))), path=f"/dataapi/{api}")


async def prefetch(
    lab: Lab, session: date | None = None, as_of: datetime = SAMPLE_CLOCK
) -> SessionSummary:
    """Fetch a session ahead, as ``research prefetch`` does."""
    async with lab.workers():
        request = SessionRequest(session=session, as_of=as_of)
        return await runs.prefetch(lab.client, lab.queue, request)


def price(code: str, trade_date: date | None) -> Question:
    """The question behind ``research price``, an hour after the prefetch."""
    clock = SAMPLE_CLOCK + timedelta(hours=1)
    return Question(
        text="test", code=code, topics=(Topic.PRICE,), trade_date=trade_date, as_of=clock
    )


def rows(summary: SessionSummary) -> Sequence[tuple[Dataset, int, int]]:
    """Table, rows and requests of what was stored."""
    return [(item.dataset, item.rows, item.requests) for item in summary.fetched]


async def test_a_session_is_stored_in_one_request_a_table(live: tuple[Lab, Loopback]) -> None:
    """The last session that is over, without asking for the calendar; then nothing more."""
    lab, server = live
    first = await prefetch(lab)
    asked = server.paths()
    second = await prefetch(lab, SESSION)

    assert (first.session, first.calendar_source, first.failures) == (SESSION, "bundled", ())
    assert tuple(sorted(asked)) == TABLES
    assert rows(first) == [
        (Dataset.CLOSE, 11, 1), (Dataset.DAILY_INDICATORS, 2, 1), (Dataset.ADJ_FACTORS, 2, 1),
    ]  # fmt: skip
    assert server.paths() == asked
    assert [(item.requests, item.reused) for item in second.fetched] == [(0, True)] * 3


async def test_two_prefetches_at_once_are_one(live: tuple[Lab, Loopback]) -> None:
    """The last session and the same one by its date: whoever comes second waits for the first."""
    lab, server = live
    async with lab.workers():
        one, other = await asyncio.gather(
            *(
                runs.prefetch(
                    lab.client, lab.queue, SessionRequest(session=day, as_of=SAMPLE_CLOCK)
                )
                for day in (None, SESSION)
            )
        )

    assert one == other
    assert [item.requests for item in one.fetched] == [1, 1, 1]
    assert tuple(sorted(server.paths())) == TABLES


@pytest.mark.parametrize("trade_date", [SESSION, None], ids=["a dated close", "the last close"])
async def test_runs_take_their_close_from_the_stored_session(
    live: tuple[Lab, Loopback], trade_date: date | None
) -> None:
    """Two companies, no further request for a close; each cite has the time of the one fetch."""
    lab, server = live
    stored = (await prefetch(lab)).fetched[0]
    asked = len(server.paths())
    answers = [await lab.ask(price(code, trade_date)) for code in CODES]

    assert "/dataapi/daily" not in server.paths()[asked:]
    assert {answer.claims[0].as_of for answer in answers} == {SESSION}
    assert len({str(answer.claims[0].value) for answer in answers}) == 2
    cites = [answer.claims[0].cite for answer in answers]
    table_ = lab.archive.get(stored.ref.sha256).decode()
    for cite in cites:
        assert isinstance(cite, ToolCite)
        assert cite.fetched_at.isoformat().removesuffix("+00:00") in table_


async def test_a_table_that_fails_holds_up_no_other(live: tuple[Lab, Loopback]) -> None:
    """An account without the right to one table has the others, and is told why."""
    lab, server = live
    server.answer_with(
        whole(refusal(2002, "抱歉，您没有访问该接口的权限")), path="/dataapi/daily_basic"
    )
    summary = await prefetch(lab)

    assert [item.dataset for item in summary.fetched] == [Dataset.CLOSE, Dataset.ADJ_FACTORS]
    (failure,) = summary.failures
    assert (failure.dataset, failure.error) == (
        Dataset.DAILY_INDICATORS,
        Failure.AUTH_OR_PERMISSION,
    )
    assert "the token does not cover this interface" in failure.reason
    assert exit_code(summary) == 0


async def test_a_source_that_serves_nothing_is_told_from_an_empty_session(
    live: tuple[Lab, Loopback],
) -> None:
    """Refused everywhere is a failure of the source, no row anywhere is no data."""
    lab, server = live
    server.answer_with(whole(refusal(2002, "抱歉，您没有访问该接口的权限")))
    refused = await prefetch(lab)
    for api in ("daily", "daily_basic", "adj_factor"):
        serve(server, api, [*INDICATORS, "pre_close", "adj_factor"])
    empty = await prefetch(lab, date(2026, 8, 20))

    assert (refused.fetched, exit_code(refused)) == ((), 4)
    assert (empty.fetched, exit_code(empty)) == ((), 3)


async def test_where_the_calendar_at_hand_ends_the_source_is_asked(
    live: tuple[Lab, Loopback],
) -> None:
    """Friday 2027-01-01 passes for a session until the fetched calendar knows better."""
    lab, server = live
    serve(server, "trade_cal", ["exchange", "cal_date", "is_open"],
          *(["SSE", f"202612{day}", 1] for day in (28, 29, 30, 31)),
          *(["SSE", f"2027010{day}", 0] for day in (1, 2, 3)))  # fmt: skip
    summary = await prefetch(lab, as_of=datetime.fromisoformat("2027-01-01T17:00:00+08:00"))

    assert (summary.session, server.paths()[0]) == (date(2026, 12, 31), "/dataapi/trade_cal")
    assert len(server.paths()) <= 4


async def test_a_day_that_the_fetched_calendar_excludes_is_refused(
    live: tuple[Lab, Loopback],
) -> None:
    """A holiday that was named is not silently moved to another day."""
    lab, server = live
    serve(server, "trade_cal", ["exchange", "cal_date", "is_open"],
          ["SSE", "20261231", 1], *(["SSE", f"2027010{day}", 0] for day in (1, 2, 3)))  # fmt: skip
    with pytest.raises(WorkflowFailureError) as failed:
        await prefetch(
            lab, date(2027, 1, 1), as_of=datetime.fromisoformat("2027-01-03T17:00:00+08:00")
        )
    problem = explain(failed.value)

    assert str(problem) == (
        "--session 2027-01-01 is not a trading day: the one before it is 2026-12-31"
    )
    assert problem.code == 2
