"""Composing: the document that a verdict allows, never more and never less."""

import json
import re
from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest

from activities.rules.composing import blocked, compose
from activities.rules.composing.common import DISCLAIMER, HYPOTHESIS_DISCLAIMER
from activities.rules.figures import MARKS, FigureBook
from activities.rules.quality import QualityInput, judge
from schemas.fetch import SourceFailure
from schemas.gate import Finding, Verdict
from schemas.report import (
    Blocked,
    Document,
    ErrorReport,
    HypothesisList,
    InvestmentMemo,
    Outcome,
    OutputType,
    VerifiedFailure,
    WatchlistCard,
)
from schemas.text import Bilingual, Lang
from tests.documents import (
    compose_input,
    degraded,
    documents,
    failed_input,
    rejected_input,
    written,
)
from tests.ledgers import CMB, MOUTAI, PING_AN, claims_of, valuation_of

TOKEN = re.compile(r"\{\{([a-z_.0-9]+)\}\}")


def document(kind: type[Outcome], lang: Lang = Lang.ZH) -> Any:
    return next(d for d in documents(lang).values() if isinstance(d, kind))


def tokens(made: Document) -> Iterator[str]:
    """Every figure that the document's templates name."""
    return (found for found in TOKEN.findall(made.model_dump_json()) if "run." not in found)


def keys(made: Document) -> list[str]:
    return [section.key for section in made.sections]


def test_each_verdict_has_its_document() -> None:
    """PASS is a memo, DEGRADE hypotheses or a card, FAIL a report; a rejection tops them all."""
    assert documents().keys() == set(OutputType)
    assert document(InvestmentMemo).verdict is Verdict.PASS
    assert document(HypothesisList).verdict is Verdict.DEGRADE
    assert document(WatchlistCard).verdict is Verdict.DEGRADE
    assert document(ErrorReport).verdict is Verdict.FAIL
    assert document(VerifiedFailure).verdict is None


def test_without_a_verdict_there_is_only_an_error_report() -> None:
    """A run that never reached the gate cannot become a memo."""
    assert isinstance(compose(compose_input(MOUTAI, gate=None)), ErrorReport)


def test_a_rejected_claim_outweighs_a_pass() -> None:
    """Even with a PASS on the board, rejected claims end in a verified failure."""
    given = rejected_input().model_copy(update={"gate": compose_input(MOUTAI).gate})

    assert isinstance(compose(given), VerifiedFailure)


@pytest.mark.parametrize("kind", OutputType)
def test_every_token_of_a_document_has_its_figure(kind: OutputType) -> None:
    """No template names a figure that the document does not carry, with a cite or a formula."""
    made = documents()[kind]
    figures = {figure.node_id: figure for figure in made.figures}

    for node in tokens(made):
        assert node in figures
        assert figures[node].cites or figures[node].competence_id or figures[node].derivation


@pytest.mark.parametrize("kind", OutputType)
def test_a_document_says_who_when_and_from_where(kind: OutputType) -> None:
    """Ticker, clock, sample mark, quality line and disclaimer are on every outcome."""
    made = documents()[kind]

    assert made.ticker in made.title.zh
    assert made.as_of.isoformat() == "2026-08-21T16:30:00+08:00"
    assert made.sample
    assert made.quality.sources == ("akshare", "tushare")
    assert made.disclaimer in (DISCLAIMER, HYPOTHESIS_DISCLAIMER)


def test_the_memo_has_all_its_parts() -> None:
    """Summary, claims, years, valuation, peers and sources, in this order."""
    memo = document(InvestmentMemo)

    assert keys(memo) == [
        "summary", "claims", "years", "scenarios", "sensitivity", "multiples", "ecosystem",
        "sources",
    ]  # fmt: skip
    assert memo.valuation == valuation_of(MOUTAI)
    assert [chart.kind for chart in memo.sections[0].charts] == ["line", "bars"]


def test_the_memo_s_quality_line_counts_what_was_verified() -> None:
    """All claims of thesis and valuation hold, seven of seven key claims on A/B evidence."""
    quality = document(InvestmentMemo).quality

    assert quality.claims == quality.verified == 50
    assert (quality.key_claims, quality.key_claims_supported) == (7, 7)
    assert (str(quality.ab_coverage), quality.fallbacks, quality.quarantined) == ("100", 0, 0)
    assert (quality.newest_data, quality.oldest_key_data) == (date(2026, 8, 21), date(2025, 12, 31))


def test_the_first_screen_shows_price_value_multiple_and_returns() -> None:
    """The highlights lead to claims; the DCF value is labelled as such."""
    memo = document(InvestmentMemo)
    topics = {claim.claim_id: claim.topic for claim in (*claims_of(MOUTAI), *memo.valuation.claims)}

    assert [topics[highlight.node] for highlight in memo.highlights] == [
        "price.last", "dcf.base", "valuation.multiple", "profitability.roe", "growth.profit",
        "payout.yield",
    ]  # fmt: skip
    assert memo.highlights[1].label.zh == "DCF 基准价值"


def test_a_refused_valuation_is_told_in_the_memo() -> None:
    """A memo without a value says which method was refused and why."""
    refused = valuation_of(MOUTAI).model_copy(
        update={"claims": (), "scenarios": (), "sensitivity": (), "multiples": (),
                "refusals": ("DCF: the price is not in the data",)}
    )  # fmt: skip
    memo = compose(compose_input(MOUTAI, valuation=refused))
    section = next(s for s in memo.sections if s.key == "valuation_refused")

    assert section.paragraphs[0].text == "未采用的估值方法：DCF: the price is not in the data"
    assert "scenarios" not in keys(memo)


def test_old_core_data_warn_on_the_first_page() -> None:
    """ks_005 becomes a warning of the document, beside the sample mark."""
    warnings = [warning.zh for warning in document(HypothesisList).warnings]

    assert any("样本模式" in text for text in warnings)
    (stale,) = (text for text in warnings if "ks_005" in text)
    assert re.search(r"最新的.+截至 20\d\d-\d\d-\d\d", stale), "which figure, and of when"
    assert not any("ks_005" in warning.zh for warning in document(InvestmentMemo).warnings)


def test_fresh_is_what_was_fetched_not_what_was_looked_up() -> None:
    """The newest data are figures; that the stock list is of today makes nothing newer."""
    made = document(InvestmentMemo)

    assert made.quality.newest_data == max(f.as_of for f in made.figures if f.cites)


def test_the_summary_names_the_weak_key_figures() -> None:
    """A reader of the first section knows what is missing without reading on."""
    made = document(HypothesisList)
    summary = " ".join(p.text for p in made.sections[0].paragraphs)

    assert all(hypothesis.about.zh in summary for hypothesis in made.hypotheses)


def test_a_chart_cites_the_fetches_of_its_own_points() -> None:
    """600519: two years of margins are the vendor's indicators, one is derived from statements."""
    margins = next(
        c for s in document(InvestmentMemo).sections for c in s.charts if c.kind == "bars"
    )

    assert {cite.table for cite in margins.cites} == {"fina_indicator", "income"}


def test_hypotheses_name_what_would_verify_and_refute_them() -> None:
    """Each has a statement with its figure, what is needed, and triggers with an action."""
    made = document(HypothesisList)
    (hypothesis,) = made.hypotheses

    assert made.disclaimer.zh == "以下为待验证假设，非投资建议"
    assert hypothesis.confidence == "LOW"
    assert "营收同比" in hypothesis.statement.text
    assert "%" in hypothesis.statement.text
    assert hypothesis.verification_needed
    assert all(t.event.zh and t.action.zh for t in hypothesis.monitoring_triggers)


def test_a_trigger_can_be_tested_by_a_machine() -> None:
    """Newer data and a price level are given as metric, operator and threshold."""
    triggers = document(HypothesisList).hypotheses[0].monitoring_triggers

    assert [(t.metric, t.operator) for t in triggers] == [
        ("revenue_growth", "newer_than"), (None, None), ("close", "<"),
    ]  # fmt: skip
    assert triggers[0].threshold == date(2025, 12, 31)


def test_a_gap_is_a_hypothesis_too() -> None:
    """What could not be fetched is listed with what would fill it."""
    made = degraded()
    assert isinstance(made, HypothesisList)
    gaps = [h for h in made.hypotheses if h.claim_id is None]

    assert [h.monitoring_triggers[0].metric for h in gaps] == ["cash_conversion"]
    assert "gaps" in keys(made)


@pytest.mark.parametrize("kind", [HypothesisList, WatchlistCard, ErrorReport, VerifiedFailure])
def test_nothing_short_of_a_pass_shows_a_value_a_share(kind: type[Outcome]) -> None:
    """No valuation, no target and no upside without a PASS."""
    made = document(kind)

    assert not {"value_per_share", "upside"} & {figure.metric for figure in made.figures}
    assert not {"scenarios", "sensitivity", "multiples"} & set(keys(made))


def test_a_watchlist_card_repeats_no_trigger() -> None:
    """Scraped evidence alone yields a card with what to watch for, each event once."""
    triggers = document(WatchlistCard).monitoring_triggers

    assert len(triggers) == len(set(triggers)) > 7


def test_the_error_report_shows_both_sides_of_each_conflict() -> None:
    """Who says what: 837.74 against 1110.08 for the profit of 2022, and the fallbacks tried."""
    made = document(ErrorReport)
    figures = {figure.node_id: figure.value for figure in made.figures}
    table = next(s.table for s in made.sections if s.key == "conflicts")
    values = [figures[TOKEN.findall(row[2].zh)[0]] for row in table.rows]

    assert values == [1_110_568_000_000, 880_355_000_000, 83_774_000_000, 111_008_000_000]
    amounts = [FigureBook(made.figures, {}).plain(row[2], Lang.ZH) for row in table.rows]
    assert amounts[:2] == ["11105.68 亿元", "8803.55 亿元"], "one unit for both sides"
    assert [finding.rule for finding in made.reasons][:2] == ["conflict", "conflict"]
    assert [record.attempt for record in made.attempts] == [1, 2]
    assert "attempts" in keys(made)


def test_a_conflict_over_a_latin_name_has_a_blank_before_it() -> None:
    """「2025 年度 ROE」, as in any other sentence."""
    given = failed_input()
    conflicts = tuple(c.model_copy(update={"metric": "ROE"}) for c in given.report.conflicts)
    report = given.report.model_copy(update={"conflicts": conflicts})
    made = compose(given.model_copy(update={"report": report}))
    table = next(s.table for s in made.sections if s.key == "conflicts")

    assert table is not None
    assert all(row[0].zh.endswith(" 年度 ROE") for row in table.rows)


def test_a_yield_that_is_not_computed_is_named_with_the_reason() -> None:
    """The vendor's figure stands in its place, and the reader learns why."""
    made = compose(compose_input(CMB))
    gaps = next(s for s in made.sections if s.key == "gaps")
    said = [p.template for p in gaps.paragraphs if p.template.zh.startswith("股息率(TTM)")]

    assert [text.zh for text in said] == [
        "股息率(TTM)：已实施分红的记录不完整，不据此推算；如有数据商的数值则采用该值。"
    ]
    assert said[0].en.startswith("Dividend yield (TTM): not computed, the record of payments")


def test_contradicting_rows_of_one_table_show_two_values() -> None:
    """Both versions of a corrected row are in the report, not the first one twice."""
    given = failed_input()
    conflict = given.report.conflicts[0]
    rows = [e for e in given.report.evidence if e.envelope.metric == "net_profit"][:2]
    readings = tuple(
        reading.model_copy(update={"evidence_id": e.evidence_id, "source": e.source})
        for reading, e in zip(conflict.readings, rows, strict=True)
    )
    report = given.report.model_copy(
        update={"conflicts": (conflict.model_copy(update={"readings": readings}),)}
    )
    made = compose(given.model_copy(update={"report": report}))
    shown = [row[2].zh for s in made.sections if s.key == "conflicts" and s.table
             for row in s.table.rows]  # fmt: skip

    assert len(set(shown)) == 2


def test_core_data_that_are_missing_are_named() -> None:
    """A FAIL for a missing profit says so, with the source's failure."""
    made = compose(compose_input("000001.SZ"))
    assert isinstance(made, ErrorReport)

    assert "missing" in keys(made)
    assert "归母净利润（income）" in made.sections[0].paragraphs[0].text
    assert any(f.error == "NotRecorded" for f in made.source_failures)


def test_a_block_notice_repeats_nothing_of_what_was_blocked() -> None:
    """It names rules and reasons; neither the text nor the finding's span is in it."""
    memo = document(InvestmentMemo)
    finding = Finding(rule="order.zh", reason="content that could act", span="立即买入 100 股")
    made = blocked(memo, (finding,))

    assert (made.ticker, made.verdict, made.figures) == (MOUTAI, Verdict.PASS, ())
    assert made.findings == (finding.model_copy(update={"span": None}),)
    assert "立即买入" not in made.model_dump_json()
    assert "投资研究备忘录" not in made.model_dump_json()


def test_a_block_notice_has_a_disclaimer_even_if_the_document_had_none() -> None:
    """A missing disclaimer is a reason to block, not a licence to go without."""
    bare = document(InvestmentMemo).model_copy(update={"disclaimer": Bilingual(zh="", en="")})

    assert blocked(bare, ()).disclaimer == DISCLAIMER
    assert isinstance(blocked(bare, ()), Blocked)


def test_failed_sources_are_shown_in_every_document() -> None:
    """A fetch that gave nothing is a fact for the reader."""
    down = SourceFailure(dataset="close", source="tushare", error="SourceDown", reason="HTTP 502")
    made = compose(compose_input(CMB, failures=(down,)))

    assert made.source_failures == (down,)


@pytest.mark.parametrize("name", ["{{claim_005}}", "{{nobody}}", "\ue000claim_001\ue001¥1\ue002"])
@pytest.mark.parametrize("code", [MOUTAI, CMB, PING_AN])
def test_a_hostile_name_is_only_a_name(name: str, code: str) -> None:
    """Braces and marks in a company's name neither break the composer nor become a figure."""
    given = compose_input(code)
    run = given.run.model_copy(update={"name": name})
    target = given.target.model_copy(update={"name": name})
    made = compose(given.model_copy(update={"run": run, "target": target}))

    assert made.figures == compose(given).figures
    assert not MARKS.search(json.dumps(made.model_dump(mode="json"), ensure_ascii=False))


def test_the_same_blackboard_gives_the_same_document() -> None:
    """Composing is a function of the blackboard, byte for byte."""
    again = written(compose_input(MOUTAI))

    assert again.model_dump_json() == document(InvestmentMemo).model_dump_json()


def test_language_changes_words_and_no_figure() -> None:
    """The Chinese and the English memo carry the same figures, each with the same cite."""
    zh, en = (documents(lang)[OutputType.INVESTMENT_MEMO].figures for lang in Lang)

    assert {f.node_id: f for f in zh} == {f.node_id: f for f in en}


def test_the_gate_s_numbers_are_the_document_s() -> None:
    """The quality line repeats the gate report, whatever it says."""
    given = compose_input(CMB)
    report = judge(QualityInput(claims=given.claims, evidence=given.report.evidence))
    made = compose(given.model_copy(update={"gate": report}))

    assert made.quality.key_claims_supported == report.key_claims_supported
    assert made.quality.ab_coverage == report.ab_coverage
