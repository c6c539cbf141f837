"""One fetch: a ledger entry, the raw bytes in the archive, or a typed failure."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from temporalio.exceptions import ApplicationError
from temporalio.testing import ActivityEnvironment

from activities.archive.store import Archive
from activities.fetching import FetchActivities
from activities.vendors.tushare import TushareSource
from activities.vendors.wire.wiring import Wiring
from schemas.failures import Failure
from schemas.fetch import CompanyList, Dataset, Fetched, TextBundle, ToolCall
from schemas.names import tool_call_id
from tests.activities.vendors.asking import END, MOUTAI, SAMPLE, ask, ask_sample
from tests.loopback import Loopback, Reply, page, refusal, reset, whole


@pytest.fixture
def fetching(archive: Archive) -> FetchActivities:
    """The fetches of the recording."""
    return FetchActivities([TushareSource(None, SAMPLE)], archive)


def _live(server: Loopback, archive: Archive) -> FetchActivities:
    source = TushareSource("token-of-this-test", Wiring(loopback=server.url))
    return FetchActivities([source], archive)


def _fetch(activities: FetchActivities, dataset: Dataset, activity_id: str = "7") -> Fetched:
    environment = ActivityEnvironment()
    environment.info = replace(environment.info, activity_id=activity_id, workflow_run_id="run-1")
    fetched: Fetched = environment.run(activities.fetch_dataset, ask_sample(dataset))
    return fetched


def test_a_fetch_is_recorded_with_its_evidence(fetching: FetchActivities, archive: Archive) -> None:
    """The ledger entry points at the raw bytes, and is itself in the archive."""
    fetched = _fetch(fetching, Dataset.CLOSE)

    assert b'"600519.SH","20260821"' in archive.get(fetched.call.snapshot.sha256)
    assert archive.load(fetched.ref, ToolCall) == fetched.call
    assert (fetched.call.source, fetched.call.table, fetched.call.served_by) == (
        "tushare", "daily", "tushare"
    )  # fmt: skip
    assert fetched.call.query["api_name"] == "daily"


def test_a_retry_is_the_same_fetch(fetching: FetchActivities, archive: Archive) -> None:
    """The id points at the activity in the history: a retry keeps it, another fetch has its own."""
    first, again = _fetch(fetching, Dataset.CLOSE), _fetch(fetching, Dataset.CLOSE)
    other = _fetch(fetching, Dataset.CLOSE, activity_id="8")

    assert first.call.tool_call_id == tool_call_id("run-1", "7")
    assert first == again
    assert other.call.tool_call_id != first.call.tool_call_id
    assert archive.count("blobs") == 3


def test_a_sample_is_fetched_at_its_own_time(fetching: FetchActivities) -> None:
    """A recording says when it is from, not when it was read."""
    fetched_at = _fetch(fetching, Dataset.CLOSE).call.fetched_at

    assert (fetched_at, fetched_at.tzinfo) == (END, UTC)


def test_a_live_fetch_is_fetched_now(archive: Archive) -> None:
    """A live answer bears the time at which it came."""
    with Loopback() as server:
        live = _live(server, archive)
        before = datetime.now(UTC)
        fetched = ActivityEnvironment().run(live.fetch_dataset, ask(Dataset.CLOSE))

    assert before <= fetched.call.fetched_at <= datetime.now(UTC)


def test_bulk_stays_in_the_archive(fetching: FetchActivities, archive: Archive) -> None:
    """The stock list and the texts travel as references to themselves."""
    companies, texts = _fetch(fetching, Dataset.STOCK_LIST), _fetch(fetching, Dataset.ANNOUNCEMENTS)

    assert companies.rows
    assert MOUTAI in {row.code for row in archive.load(companies.rows, CompanyList).companies}
    assert texts.texts
    assert len(archive.load(texts.texts, TextBundle).items) == 3


def test_a_source_serves_only_its_own(fetching: FetchActivities) -> None:
    """A dataset of a source that this worker lacks is left to another worker."""
    with pytest.raises(ApplicationError, match="akshare") as refused:
        _fetch(fetching, Dataset.LIVE_QUOTE)

    assert (refused.value.type, refused.value.non_retryable) == (Failure.SOURCE_DOWN, False)


FAILURES = {
    "gateway": (page(502), Failure.SOURCE_DOWN, False),
    "minute": (whole(refusal(40203, "每分钟最多访问该接口50次")), Failure.RATE_LIMITED, False),
    "day": (whole(refusal(40203, "每天最多访问该接口5次")), Failure.RATE_LIMITED, True),
    "token": (whole(refusal(40101, "您的token不对，请确认。")), Failure.AUTH_OR_PERMISSION, True),
    "drift": (whole('{"code":0,"data":null}'), Failure.SCHEMA_DRIFT, True),
}


@pytest.mark.parametrize(("reply", "kind", "final"), FAILURES.values(), ids=FAILURES)
def test_a_failure_is_typed_and_leaves_its_evidence(
    archive: Archive, reply: Reply, kind: Failure, final: bool
) -> None:
    """What the source would not give is a typed fact; the answer we rejected is kept, no more."""
    with Loopback() as server:
        server.answer_with(reply)
        live = _live(server, archive)
        with pytest.raises(ApplicationError) as failed:
            ActivityEnvironment().run(live.fetch_dataset, ask(Dataset.CLOSE))

    assert (failed.value.type, failed.value.non_retryable) == (kind, final)
    (snapshot,) = failed.value.details
    assert archive.get(snapshot.sha256)
    assert archive.count("blobs") == 1


def test_a_source_that_never_answered_leaves_nothing(archive: Archive) -> None:
    """Without an answer there is nothing to keep."""
    with Loopback() as server:
        server.answer_with(reset())
        with pytest.raises(ApplicationError) as failed:
            ActivityEnvironment().run(_live(server, archive).fetch_dataset, ask(Dataset.CLOSE))

    assert (failed.value.type, failed.value.details) == (Failure.SOURCE_DOWN, ())
    assert archive.count("blobs") == 0
