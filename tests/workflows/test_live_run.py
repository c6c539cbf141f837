"""Runs on answers that the recording lacks: adjustment factors, schedules, stored sessions."""

from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest
from temporalio.testing import ActivityEnvironment

from activities.fetching import FetchActivities
from activities.vendors.tushare import TushareSource
from activities.vendors.tushare_interfaces import INTERFACES
from activities.vendors.wire.wiring import Wiring
from schemas.claim import ToolCite
from schemas.fetch import Dataset, DatasetQuery
from schemas.market import MarketTable, SessionFetched
from schemas.question import Question, Topic
from schemas.research import SAMPLE_CLOCK
from starter.audit import audit
from tests.lab import Lab, assert_history_at_most, live_sources
from tests.loopback import Loopback, table, whole
from worker import reread

MOUTAI = "600519.SH"


@pytest.fixture
def live(lab: Lab) -> Iterator[tuple[Lab, Loopback]]:
    """A laboratory whose sources ask a server on this machine, which knows the recording."""
    with Loopback() as server:
        lab.served = live_sources(server.url)
        yield lab, server


def serve(server: Loopback, dataset: Dataset, *rows: dict[str, Any]) -> None:
    """Answer an interface with these rows, whatever is asked."""
    interface = INTERFACES[dataset]
    columns = interface.columns.split(",")
    known = {"ts_code": MOUTAI}
    body = table(columns, [[{**known, **row}.get(name) for name in columns] for row in rows])
    server.answer_with(whole(body), path=f"/dataapi/{interface.api}")


async def test_a_run_with_factors_tells_the_adjusted_change(live: tuple[Lab, Loopback]) -> None:
    """The memo's window is adjusted, recomputed by the audit, and the history stays small."""
    lab, server = live
    days = ("20250821", "20260625", "20260626", "20260821")
    serve(
        server, Dataset.ADJ_FACTORS,
        *({"trade_date": d, "adj_factor": 8 if d < "20260626" else 8.2} for d in days),
    )  # fmt: skip
    ends = ("20250930", "20251231", "20260331")
    serve(
        server, Dataset.DISCLOSURE_DATES,
        *({"end_date": end, "pre_date": "20260430", "actual_date": "20260430"} for end in ends),
    )  # fmt: skip

    summary, handle = await lab.run(MOUTAI, sample=False, as_of=SAMPLE_CLOCK)
    claims = {claim["topic"]: claim for claim in lab.json(summary)["claims"]}

    assert summary.verdict == "PASS"
    assert claims["price.window_adjusted"]["derivation"]["formula"] == "adjusted_growth_percent"
    assert "price.window" not in claims
    assert audit(await handle.fetch_history(), lab.archive, reread).verdicts == 1
    await assert_history_at_most(handle, 93)


async def test_a_half_year_that_is_out_ages_the_older_figures(live: tuple[Lab, Loopback]) -> None:
    """Once 300750's half-year report is disclosed, its Q1 figures no longer are the newest."""
    lab, server = live
    serve(
        server, Dataset.DISCLOSURE_DATES,
        {"ts_code": "300750.SZ", "end_date": "20260630", "actual_date": "20260820"},
    )  # fmt: skip

    summary, _ = await lab.run("300750.SZ", sample=False, as_of=SAMPLE_CLOCK)
    stale = {claim["topic"] for claim in lab.json(summary)["claims"] if claim["stale"]}

    assert {"growth.revenue", "growth.profit"} <= stale


async def test_a_question_is_answered_from_a_stored_session(live: tuple[Lab, Loopback]) -> None:
    """No request for the price; the cite names the one fetch that brought the whole market."""
    lab, server = live
    session = DatasetQuery(dataset=Dataset.CLOSE, session=date(2026, 8, 21), clock=SAMPLE_CLOCK)
    tushare = TushareSource("token-of-this-test", Wiring(loopback=server.url))
    stored: SessionFetched = ActivityEnvironment().run(
        FetchActivities([tushare], lab.archive).fetch_session, session
    )
    asked = len(server.paths())

    answer = await lab.ask(
        Question(text="test", code=MOUTAI, topics=(Topic.PRICE,), as_of=SAMPLE_CLOCK)
    )

    (claim,) = answer.claims
    assert (str(claim.value), claim.as_of) == ("1272.83", date(2026, 8, 21))
    assert isinstance(claim.cite, ToolCite)
    assert (claim.cite.table, stored.rows) == ("daily", 11)
    assert "/dataapi/daily" not in server.paths()[asked:]
    query = DatasetQuery(dataset=Dataset.CLOSE, code=MOUTAI, clock=SAMPLE_CLOCK)
    raw = lab.archive.get(lab.archive.load(stored.ref, MarketTable).snapshot.sha256)
    ((again,), _) = reread(query, raw, True)
    assert (again.value, again.as_of) == (claim.value, claim.as_of)
