"""Live fetches behind circuit breakers, against a site of this machine."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from temporalio.exceptions import ApplicationError
from temporalio.testing import ActivityEnvironment

from activities.archive.breakers import BreakerStore
from activities.archive.store import Archive
from activities.fetching import FetchActivities
from activities.guarding import Guard
from activities.vendors.sample import SampleFarEnd
from activities.vendors.tushare import TushareSource
from activities.vendors.wire.wiring import Wiring
from schemas.breaker import State
from schemas.failures import Failure
from schemas.fetch import Dataset, DatasetQuery
from tests.activities.vendors.asking import ask, ask_sample
from tests.loopback import Loopback, page, refusal, whole

START = datetime(2026, 8, 21, 8, 30, tzinfo=UTC)
TOKEN = "token-of-this-test"
CLOSE, INCOME = ask(Dataset.CLOSE), ask(Dataset.INCOME)


@dataclass
class Bench:
    """A site, a source, and a clock that the test sets."""

    site: Loopback
    archive: Archive
    breakers: BreakerStore
    now: datetime = START
    lowered: list[tuple[str, int]] = field(default_factory=list)

    def lower(self, upstream: str, per_minute: int, text: str) -> None:
        """What a throttle is asked for."""
        self.lowered.append((upstream, per_minute))

    def fetch(self, query: DatasetQuery, token: str | None = TOKEN) -> str:
        """How one fetch of a new worker ends."""
        loopback = self.site.url if token else None
        guard = Guard(self, self.breakers, lambda: self.now)
        source = TushareSource(token, Wiring(sample=SampleFarEnd(), loopback=loopback))
        fetching = FetchActivities([source], self.archive, guard)
        try:
            ActivityEnvironment().run(fetching.fetch_dataset, query)
        except ApplicationError as error:
            self.text = error.message
            self.final = error.non_retryable
            return error.type or ""
        return "served"

    def states(self) -> dict[str, State]:
        """The breakers that were heard of, by table."""
        return {breaker.table: breaker.state for breaker in self.breakers.all()}


@pytest.fixture
def bench(archive: Archive, archive_url: str) -> Iterator[Bench]:
    """A site that serves the recording, and breakers of this test's own."""
    with Loopback() as site, BreakerStore.connect(archive_url) as breakers:
        yield Bench(site, archive, breakers)


def test_a_block_spares_the_site_until_a_probe(bench: Bench) -> None:
    """One 403, then nothing is asked of any table; after 15 minutes one probe, and all is well."""
    bench.site.answer_with(page(403), times=1)

    assert bench.fetch(CLOSE) == Failure.BLOCKED
    assert bench.fetch(INCOME) == Failure.CIRCUIT_OPEN
    assert bench.final
    assert "until 2026-08-21 08:45:00 UTC, since 2026-08-21 08:30:00 UTC: " in bench.text
    assert "the source refuses this address: tushare daily: HTTP 403" in bench.text
    assert len(bench.site.requests) == 1
    bench.now += timedelta(minutes=15)
    assert bench.fetch(INCOME) == "served"
    assert bench.fetch(CLOSE) == "served"


def test_a_site_that_is_down_is_asked_five_times(bench: Bench) -> None:
    """Then it is left alone, and each failed probe doubles the wait."""
    bench.site.answer_with(page(502))
    endings = [bench.fetch(CLOSE) for _ in range(7)]

    assert endings == [Failure.SOURCE_DOWN] * 5 + [Failure.CIRCUIT_OPEN] * 2
    bench.now += timedelta(minutes=15)
    assert [bench.fetch(CLOSE) for _ in range(2)] == [Failure.SOURCE_DOWN, Failure.CIRCUIT_OPEN]
    bench.now += timedelta(minutes=29)
    assert bench.fetch(CLOSE) == Failure.CIRCUIT_OPEN
    assert len(bench.site.requests) == 6


LONG = {
    "a limit by the day": (refusal(40203, "每天最多访问该接口5次"), Failure.RATE_LIMITED),
    "no rights": (refusal(2002, "抱歉，您没有访问该接口的权限"), Failure.AUTH_OR_PERMISSION),
}


@pytest.mark.parametrize(("body", "kind"), LONG.values(), ids=LONG)
def test_one_table_is_left_alone_and_others_go_on(bench: Bench, body: bytes, kind: Failure) -> None:
    """A refusal of one interface says nothing of the next."""
    bench.site.answer_with(whole(body), path="/dataapi/daily")

    assert bench.fetch(CLOSE) == kind
    assert bench.fetch(CLOSE) == Failure.CIRCUIT_OPEN
    assert "tushare daily is not asked" in bench.text
    assert bench.fetch(INCOME) == "served"
    assert bench.states()["daily"] is State.OPEN


def test_a_wrong_token_is_not_sent_again(bench: Bench) -> None:
    """It is wrong for every table."""
    bench.site.answer_with(whole(refusal(40101, "您的token不对，请确认。")))

    assert bench.fetch(CLOSE) == Failure.AUTH_OR_PERMISSION
    assert bench.fetch(INCOME) == Failure.CIRCUIT_OPEN
    assert len(bench.site.requests) == 1


def test_a_worker_without_a_token_closes_nothing_to_others(bench: Bench) -> None:
    """It never asked, so it says nothing about the site."""
    assert bench.fetch(CLOSE, token=None) == Failure.AUTH_OR_PERMISSION
    assert bench.fetch(CLOSE) == "served"


def test_a_limit_by_the_minute_is_learnt_and_opens_nothing(bench: Bench) -> None:
    """The throttle hears the number; the fetch is tried again, as the source asked."""
    bench.site.answer_with(whole(refusal(40203, "每分钟最多访问该接口20次")), times=1)

    assert bench.fetch(CLOSE) == Failure.RATE_LIMITED
    assert not bench.final
    assert bench.lowered == [("tushare", 20)]
    assert bench.fetch(CLOSE) == "served"


def test_the_recording_ignores_breakers(bench: Bench) -> None:
    """With everything open a sample is served, and its own endings change nothing."""
    bench.site.answer_with(page(403), times=1)
    bench.fetch(CLOSE)
    before = bench.breakers.all()

    assert bench.fetch(ask_sample(Dataset.CLOSE), token=None) == "served"
    assert bench.fetch(ask_sample(Dataset.CLOSE, "600000.SH"), token=None) == Failure.NOT_RECORDED
    assert bench.breakers.all() == before


BREAK: dict[str, Callable[[Path], object]] = {
    "no table": lambda path: path.write_bytes(b""),
    "no database": lambda path: path.write_bytes(b"nothing of the kind" * 100),
    "a folder": lambda path: path.mkdir(),
}


@pytest.mark.parametrize("spoil", BREAK.values(), ids=BREAK)
def test_unreadable_breakers_hold_nothing_back(
    bench: Bench, tmp_path: Path, spoil: Callable[[Path], object],
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    """Whatever is wrong with the table, the fetch goes out and is told apart by its own ending."""
    spoil(tmp_path / "breakers.sqlite")
    with BreakerStore.connect(f"sqlite:///{tmp_path / 'breakers.sqlite'}") as broken:
        bench.breakers = broken

        assert bench.fetch(CLOSE) == "served"
        bench.site.answer_with(page(502))
        assert bench.fetch(CLOSE) == Failure.SOURCE_DOWN
    assert "fetching without breakers" in caplog.text
