"""Runs and questions on companies abroad, end to end on the development server."""

import json
import re
from datetime import UTC, date, datetime
from typing import Any

import pytest
from temporalio.client import WorkflowFailureError

from activities.settings import Settings
from schemas.fetch import Dataset
from schemas.metrics import Period
from schemas.question import Question, Topic
from schemas.research import ResearchRequest
from schemas.text import Lang
from starter import runs
from starter.audit import audit
from starter.errors import explain
from tests.lab import Filed, Lab, assert_history_at_most
from tests.loopback import Loopback, page, whole
from tests.workflows.test_research import activities_of
from worker import reread, sources

TESLA = "TSLA.US"


async def test_tesla_ends_in_hypotheses_from_real_figures(filed: Filed) -> None:
    """Filings carry the statements; the price is scraped, so there is no valuation."""
    summary, _ = await filed.undisturbed(TESLA)
    run = filed.json(summary)
    told = filed.everything(summary)

    assert (run["verdict"], run["outcome"]["output_type"]) == ("DEGRADE", "hypothesis_list")
    assert run["outcome"]["name"] == "Tesla, Inc."
    assert "948.27 亿美元" in told
    assert "$94.83 billion" in told
    assert "sec.gov.companyfacts" in told


async def test_the_derived_quarter_closes_the_year(filed: Filed) -> None:
    """94,827 M = 19,335 + 22,496 + 28,095 reported + 24,901 derived, as the document shows."""
    summary, _ = await filed.undisturbed(TESLA)
    figures = filed.json(summary)["outcome"]["figures"]
    quarters = {
        f["as_of"]: f for f in figures if (f["metric"], f["period"]) == ("total_revenue", "quarter")
    }
    year = [quarters[f"2025-{end}"] for end in ("03-31", "06-30", "09-30", "12-31")]

    assert [f["value"] / 10**6 for f in year] == [19_335, 22_496, 28_095, 24_901]
    assert sum(f["value"] for f in year) == 94_827 * 10**6
    assert [f["derivation"] and f["derivation"]["formula"] for f in year] == [
        None, None, None, "difference"
    ]  # fmt: skip
    assert "249.01 亿美元" in filed.everything(summary)


@pytest.mark.parametrize("code", [TESLA, "AAPL.US"])
async def test_no_output_speaks_of_renminbi(filed: Filed, code: str) -> None:
    """Neither language, neither format, and not the JSON either."""
    summary, _ = await filed.undisturbed(code)
    told = filed.everything(summary).replace("美元", "").replace("每元", "").replace("一元", "")

    assert not re.search(r"CNY|RMB|¥|￥|(?<=[0-9亿万 ])元", told)


@pytest.mark.parametrize("code", [TESLA, "AAPL.US"])
async def test_the_run_is_proved_again(filed: Filed, code: str) -> None:
    """Each fetch is read again from its raw answer, each derived figure recomputed."""
    _, handle = await filed.undisturbed(code)
    proved = audit(await handle.fetch_history(), filed.archive, reread)

    assert (proved.fetches, proved.raw_answers, proved.reports) == (3, 3, 4)
    assert proved.unproved == []


async def test_only_the_datasets_of_its_market_are_asked_for(filed: Filed) -> None:
    """No mainland list, calendar or statement; the history stays small."""
    _, handle = await filed.undisturbed(TESLA)
    asked = [q["dataset"] for name, q in await activities_of(handle) if name == "fetch_dataset"]

    assert asked == ["us_filings", "foreign_history", "us_facts", "us_filing_text"]
    await assert_history_at_most(handle, 56)


async def test_the_same_code_serves_live_sources(lab: Lab) -> None:
    """Not a sample run: EDGAR and Yahoo on a far end, with the contact, audited alike."""
    clock = datetime(2026, 8, 21, 21, tzinfo=UTC)
    with Loopback() as far_end:
        given = {
            "RESEARCH_LOOPBACK": far_end.url, "RESEARCH_SEC_CONTACT": "Jane Doe jane@example.com",
            "RESEARCH_DATA_DIR": "unused",
        }  # fmt: skip
        lab.served = sources(Settings.from_env(given))
        async with lab.workers():
            request = ResearchRequest(code=TESLA, as_of=clock)
            started = await runs.start_research(lab.client, lab.queue, request)
            summary = await started.handle.result()
        agents = {r.headers["user-agent"] for r in far_end.requests if r.host.endswith("sec.gov")}

    assert agents == {"Jane Doe jane@example.com"}
    assert not summary.sample
    assert "$362.86" in lab.everything(summary)
    assert audit(await started.handle.fetch_history(), lab.archive, reread).raw_answers == 3
    assert "jane@example.com" not in (await started.handle.fetch_history()).to_json()


async def test_a_failing_edgar_ends_in_a_reported_failure(lab: Lab) -> None:
    """Facts that do not come are core data missing: two more tries, then the error report."""
    with Loopback() as far_end:
        facts = "/api/xbrl/companyfacts/CIK0001318605.json"
        far_end.answer_with(page(403), path=facts)
        given = {"RESEARCH_LOOPBACK": far_end.url, "RESEARCH_DATA_DIR": "unused"}
        lab.served = sources(Settings.from_env(given))
        summary, handle = await lab.run(TESLA)
        tries = far_end.paths().count(facts)
    asked = [q["dataset"] for name, q in await activities_of(handle) if name == "fetch_dataset"]

    assert summary.verdict == "FAIL"
    assert summary.fallbacks == 2
    assert asked.count(Dataset.US_FACTS) == tries == 3
    assert "RESEARCH_SEC_CONTACT" in lab.everything(summary)


@pytest.mark.parametrize(
    ("code", "says"),
    [("NVDA.US", "601899.SH, AAPL.US, TSLA.US"), ("00700.HK", "0700.HK is not in the sample")],
)
async def test_what_was_not_recorded_is_refused(lab: Lab, code: str, says: str) -> None:
    """One clear line, and nothing is archived."""
    async with lab.workers():
        handle = await lab.start(code)
        with pytest.raises(WorkflowFailureError) as failed:
            await handle.result()

    assert says in str(explain(failed.value))
    assert lab.archive.count("runs") == 0


def question(*topics: Topic, **options: Any) -> Question:
    """A question about Tesla."""
    return Question(text="test", code=TESLA, topics=topics, sample=True, **options)


async def test_a_question_is_answered_from_filings_and_the_chart(lab: Lab) -> None:
    """The close of New York's last session, and the newest quarter, named as one."""
    asked = question(Topic.PRICE, Topic.REVENUE, Topic.NET_PROFIT, Topic.ROE, lang=Lang.ZH)
    answer = await lab.ask(asked)

    assert [(c.metric, c.unit, c.as_of) for c in answer.claims] == [
        ("close", "USD", date(2026, 8, 20)),
        ("total_revenue", "USD", date(2026, 6, 30)),
        ("net_profit", "USD", date(2026, 6, 30)),
    ]
    assert "最近收盘：$345.13（yahoo chart，2026-08-20）" in answer.text
    assert "营业总收入（截至 2026-06-30 的季度）：282.36 亿美元" in answer.text
    assert [(c.metric, c.period, c.as_of) for c in answer.derived] == [
        ("ROE", Period.YEAR, date(2025, 12, 31))
    ]


async def test_a_year_and_a_session_can_be_asked_for(lab: Lab) -> None:
    """The annual figure is the year's; the close is of the day that was named."""
    annual = await lab.ask(question(Topic.REVENUE, annual=True, lang=Lang.EN))
    dated = await lab.ask(question(Topic.PRICE, trade_date=date(2026, 8, 19), lang=Lang.EN))

    assert "Total revenue (FY2025): $94.83 billion" in annual.text
    assert [(c.as_of, float(c.value)) for c in dated.claims] == [(date(2026, 8, 19), 351.12)]


async def test_hong_kong_is_quoted_by_its_last_close(lab: Lab) -> None:
    """Live only: name and close from the chart, in Hong Kong dollars."""
    meta = {
        "currency": "HKD", "symbol": "0700.HK", "exchangeTimezoneName": "Asia/Hong_Kong",
        "longName": "Tencent Holdings Limited",
    }  # fmt: skip
    result = {
        "meta": meta, "timestamp": [1787189400], "indicators": {"quote": [{"close": [601.5]}]}
    }  # fmt: skip
    body = json.dumps({"chart": {"result": [result], "error": None}})
    with Loopback() as far_end:
        far_end.answer_with(whole(body))
        given = {"RESEARCH_LOOPBACK": far_end.url, "RESEARCH_DATA_DIR": "unused"}
        lab.served = sources(Settings.from_env(given))
        asked = Question(
            text="test", code="00700.HK", topics=(Topic.PRICE, Topic.PE_TTM), lang=Lang.ZH,
            as_of=datetime(2026, 8, 20, 12, tzinfo=UTC),
        )  # fmt: skip
        answer = await lab.ask(asked)

    assert answer.name == "Tencent Holdings Limited"
    assert "最近收盘：HK$601.50（yahoo chart，2026-08-20）" in answer.text
    assert "no source of ours reports P/E (TTM) of HK shares" in answer.missing[0].reason
