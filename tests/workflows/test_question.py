"""Questions end to end: routing, wording, cites, gaps and fallbacks."""

from datetime import date, datetime
from typing import Any

import pytest

from schemas.fetch import Dataset
from schemas.question import FUNDAMENTALS, Ask, Question, Span, Topic
from schemas.text import Lang
from tests.lab import Lab

SEED_CITE = {"kind", "source", "table", "fetched_at", "tool_call_id", "served_by"}


def question(*topics: Topic, code: str = "600519.SH", **options: Any) -> Question:
    return Question(text="test", code=code, topics=topics, sample=True, **options)


def at(text: str) -> datetime:
    return datetime.fromisoformat(text)


async def test_the_seed_question_is_answered_with_price_and_roe(lab: Lab) -> None:
    """After the close on 2026-05-07: 最近收盘 ¥1371.05, and the newest ROE that was public."""
    asked = question(Topic.PRICE, Topic.ROE, as_of=at("2026-05-07T21:42:00+08:00"))
    answer = await lab.ask(asked)

    assert [(c.metric, float(c.value)) for c in answer.claims] == [
        ("close", 1371.05),
        ("ROE", 10.5687),
    ]
    assert "最近收盘：¥1371.05（tushare daily，2026-05-07）" in answer.text
    assert "ROE（2026 年一季度）：10.57%" in answer.text
    assert "当前价" not in answer.text


async def test_an_open_market_is_answered_with_the_live_price(lab: Lab) -> None:
    """In the session the recorded quote is the current price, said so and served by akshare."""
    asked = question(Topic.PRICE, code="601899.SH", as_of=at("2021-10-11T11:10:00+08:00"))
    answer = await lab.ask(asked)
    claim = answer.claims[0].model_dump(mode="json")

    assert (claim["value"], claim["metric"]) == (11.1, "current_price")
    assert claim["cite"]["served_by"] == "akshare"
    assert "当前价：¥11.10" in answer.text
    assert "实时" in answer.text


async def test_a_failed_live_source_falls_back_to_the_close_and_says_so(lab: Lab) -> None:
    """At 11:00 without a live quote the answer is yesterday's close, served by Tushare, noted."""
    asked = question(Topic.PRICE, as_of=at("2026-08-21T11:00:00+08:00"))
    answer = await lab.ask(asked)
    claim = answer.claims[0]

    assert (claim.metric, float(claim.value), claim.as_of) == ("close", 1291.5, date(2026, 8, 20))
    assert "已回退到最近收盘价" in answer.text
    assert [f.dataset for f in answer.source_failures] == [
        "live_quote", "live_quote_tencent", "live_quote_eastmoney"
    ]  # fmt: skip


async def test_a_weekend_is_answered_with_fridays_close(lab: Lab) -> None:
    """On Sunday 2026-08-16 the last close is Friday's."""
    answer = await lab.ask(question(Topic.PRICE, as_of=at("2026-08-16T12:00:00+08:00")))

    assert answer.claims[0].as_of == date(2026, 8, 14)
    assert "2026-08-14" in answer.text


async def test_a_trade_date_asks_for_that_close(lab: Lab) -> None:
    """An explicit session routes to the daily close of that very day."""
    answer = await lab.ask(question(Topic.PRICE, trade_date=date(2026, 6, 18)))

    assert (answer.claims[0].metric, float(answer.claims[0].value)) == ("close", 1215.0)


async def test_fundamentals_carry_the_contract_of_the_seed(lab: Lab) -> None:
    """FY2024 answers with ROE, both margins and the debt ratio, each with a full cite."""
    answer = await lab.ask(question(*FUNDAMENTALS, period=date(2024, 12, 31)))
    claims = [claim.model_dump(mode="json") for claim in answer.claims]

    assert [(c["metric"], c["value"]) for c in claims] == [
        ("ROE", 38.4283),
        ("gross_margin", 91.9312),
        ("net_margin", 52.2734),
        ("debt_to_assets", 19.0448),
    ]
    assert all(set(c["cite"]) >= SEED_CITE for c in claims)
    assert {c["as_of"] for c in claims} == {"2024-12-31"}


async def test_a_gap_stays_a_gap(lab: Lab) -> None:
    """FY2025 has only ROE in the recording; the other figures are reported missing."""
    answer = await lab.ask(question(*FUNDAMENTALS, period=date(2025, 12, 31)))

    assert [float(c.value) for c in answer.claims] == [34.462]
    assert [m.metric for m in answer.missing] == ["gross_margin", "net_margin", "debt_to_assets"]
    assert "毛利率（2025 年度）：无数据，数据源没有这一数字" in answer.text
    assert all(m.reason for m in answer.missing)


async def test_nothing_known_is_said_not_invented(lab: Lab) -> None:
    """A period that was never recorded ends without a figure and with the reason."""
    answer = await lab.ask(question(*FUNDAMENTALS, period=date(2019, 12, 31)))

    assert (answer.status, answer.claims) == ("no_data", ())
    assert len(answer.missing) == len(FUNDAMENTALS)


async def test_english_questions_are_answered_in_english(lab: Lab) -> None:
    """The wording rule holds in English too."""
    answer = await lab.ask(question(Topic.PRICE, Topic.PE_TTM, lang=Lang.EN))

    assert "Last close: ¥1272.83 (tushare daily, 2026-08-21)" in answer.text
    assert "P/E (TTM): 19.83×" in answer.text
    assert "current price" not in answer.text.lower()


@pytest.mark.parametrize("table", ["runs", "tool_calls"])
async def test_an_answer_and_its_fetches_are_archived(lab: Lab, table: str) -> None:
    """Questions leave a run and its ledger behind, like every other run."""
    await lab.ask(question(Topic.PRICE))

    assert lab.archive.count(table) >= 1


async def test_a_contested_figure_is_answered_with_its_contradiction(lab: Lab) -> None:
    """中国平安 restated 2022: its two sources differ by a quarter, and both are shown."""
    asks = (Ask(topic=Topic.NET_PROFIT, span=Span(periods=(date(2022, 12, 31),))),)
    datasets = (Dataset.INCOME, Dataset.SECOND_ANNUAL)
    answer = await lab.ask(
        question(Topic.NET_PROFIT, code="601318.SH", asks=asks, datasets=datasets)
    )

    given = [c.cite.model_dump()["source"] for c in (*answer.claims, *answer.conflicts)]
    assert given == ["tushare", "akshare"]
    assert "另一来源与此不一致：归母净利润（2022 年度）：1110.08 亿元" in answer.text


@pytest.mark.parametrize(
    ("lang", "reason"),
    [(Lang.ZH, "日期超出校验允许的时效"), (Lang.EN, "dated outside of what verification allows")],
)
async def test_an_answer_that_fails_twice_tells_all_of_it(
    lab: Lab, lang: Lang, reason: str
) -> None:
    """The profit of 2014 is on record and older than any verified figure may be."""
    asks = (Ask(topic=Topic.NET_PROFIT, span=Span(periods=(date(2014, 12, 31),))),)
    datasets = (Dataset.INCOME, Dataset.SECOND_ANNUAL)
    answer = await lab.ask(question(Topic.NET_PROFIT, asks=asks, datasets=datasets, lang=lang))

    assert (answer.status, answer.claims, answer.evidence) == ("verified_failure", (), ())
    assert answer.failure is not None
    assert [figure.metric for figure in answer.failure.rejected] == ["net_profit"]
    assert answer.failure.attempts == 2
    assert reason in answer.text
    assert "akshare stock_financial_analysis_indicator_em" in answer.text
