"""A site that is left alone does not hold a run up: the next source is asked."""

from datetime import UTC, datetime

import pytest

from activities.archive.breakers import BreakerStore
from activities.guarding import Guard
from activities.rules import breakers as rules
from activities.rules.mechanism import RuleAnalyst
from activities.settings import Settings
from schemas.breaker import WHOLE, Ending
from schemas.failures import Failure
from schemas.question import Question, Topic
from starter import runs
from tests.lab import Lab
from tests.loopback import Loopback
from worker import Duty, running_workers, sources

BLOCKED = Ending(kind=Failure.BLOCKED, text="akshare stock_individual_spot_xq: HTTP 403")


@pytest.mark.parametrize("sample", [False, True], ids=["live", "recorded"])
async def test_an_open_breaker_sends_a_live_run_to_its_next_source(
    lab: Lab, archive_url: str, sample: bool
) -> None:
    """Live, the quote is not asked for and the close stands in; the recording heeds no breaker."""
    asked = Question(
        text="test", code="600519.SH", topics=(Topic.PRICE,), sample=sample,
        as_of=datetime.fromisoformat("2026-08-21T11:00:00+08:00"),
    )  # fmt: skip
    now = datetime.now(UTC)
    with Loopback() as site, BreakerStore.connect(archive_url) as breakers:
        breakers.change([("xueqiu", WHOLE)], lambda found: (rules.after(found[0], BLOCKED, now),))
        served = sources(
            Settings.from_env({"RESEARCH_DATA_DIR": "unused", "RESEARCH_LOOPBACK": site.url})
        )
        for source in served:
            source.prepare()
        duty = Duty(guard=Guard(breakers=breakers))
        async with running_workers(lab.client, lab.queue, lab.archive, served, RuleAnalyst(), duty):
            answer = await runs.ask(lab.client, lab.queue, asked)
        quoted = "stock.xueqiu.com" in {request.host for request in site.requests}

    assert quoted is sample
    failures = {failure.error: failure.reason for failure in answer.source_failures}
    assert failures.keys() == ({"NoData"} if sample else {"CircuitOpen", "NoData"})
    assert answer.claims[0].metric == "close"
    if not sample:
        assert (
            "the source refuses this address: akshare stock_individual_spot_xq: HTTP 403"
            in failures["CircuitOpen"]
        )
