"""A document as Markdown: readable as it stands, with a footnote for every figure."""

import re

import pytest

from activities.rendering.markdown import MarkdownWriter
from activities.rules.figures import MARKS, unmark
from schemas.fetch import SourceFailure
from schemas.report import Document, OutputType, Paragraph, Quote
from schemas.text import Bilingual, Lang
from tests.documents import degraded, documents

KIND = {
    OutputType.INVESTMENT_MEMO: ("PASS", "投资备忘录", "Investment memo"),
    OutputType.HYPOTHESIS_LIST: ("DEGRADE", "假设清单", "Hypothesis list"),
    OutputType.WATCHLIST_CARD: ("DEGRADE", "自选观察卡", "Watchlist card"),
    OutputType.ERROR_REPORT: ("FAIL", "错误报告", "Error report"),
    OutputType.VERIFIED_FAILURE: ("—", "校验失败", "Verification failed"),
    OutputType.BLOCKED: ("PASS", "输出被拦截", "Output blocked"),
}


def text(document: Document, lang: Lang) -> str:
    """The Markdown as a reader gets it."""
    return unmark(MarkdownWriter(document, lang).write())  # type: ignore[arg-type]


def written(kind: OutputType, lang: Lang = Lang.ZH) -> str:
    return text(documents(lang)[kind], lang)


@pytest.mark.parametrize("lang", Lang)
@pytest.mark.parametrize("kind", OutputType)
def test_the_first_screen_has_verdict_kind_and_time(kind: OutputType, lang: Lang) -> None:
    """Verdict, kind, clock and quality line open every document."""
    verdict, zh, en = KIND[kind]
    head = written(kind, lang).splitlines()[:6]

    assert head[2].startswith(f"**{verdict}** · {zh if lang is Lang.ZH else en} · ")
    assert "2026-08-21 16:30 (Asia/Shanghai)" in head[2]
    assert head[4].startswith("> ")


@pytest.mark.parametrize("lang", Lang)
@pytest.mark.parametrize("kind", OutputType)
def test_the_disclaimer_is_always_there(kind: OutputType, lang: Lang) -> None:
    """No outcome leaves without it, in the reader's language."""
    assert f"*{documents(lang)[kind].disclaimer.in_(lang)}*" in written(kind, lang)


@pytest.mark.parametrize("lang", Lang)
@pytest.mark.parametrize("kind", OutputType)
def test_what_a_reader_gets_has_no_tokens_and_no_marks(kind: OutputType, lang: Lang) -> None:
    """Templates are filled and the private marks are gone."""
    made = written(kind, lang)

    assert "{{" not in made
    assert not MARKS.search(made)


@pytest.mark.parametrize("kind", OutputType)
def test_every_footnote_mark_has_its_footnote(kind: OutputType) -> None:
    """Each [^n] leads to one line with tool call, competence or formula behind the figure."""
    made = written(kind)
    notes = dict(re.findall(r"^\[\^(\d+)\]: (.*)$", made, re.MULTILINE))
    marks = set(re.findall(r"\[\^(\d+)\](?!:)", made))

    assert marks == set(notes)
    assert all(re.search(r"tc_[0-9a-f]{12}|competence |: ", note) for note in notes.values())


def test_a_price_leads_to_its_fetch() -> None:
    """The reader of the memo can follow the close to tushare.daily and its call id."""
    made = written(OutputType.INVESTMENT_MEMO)
    number = re.search(r"最近收盘 ¥1272\.83\[\^(\d+)\]（2026-08-21）", made)

    assert number is not None
    assert re.search(
        rf"^\[\^{number[1]}\]: 最近收盘 2026-08-21 · tushare\.daily tc_[0-9a-f]{{12}}$", made,
        re.MULTILINE,
    )  # fmt: skip


def test_a_derived_figure_shows_its_formula() -> None:
    """The footnote of trailing profit says how it was computed."""
    assert "ttm: ytd + last_year - last_ytd" in written(OutputType.INVESTMENT_MEMO)


def test_an_assumption_shows_its_competence() -> None:
    """The footnote of the discount rate names the entry it rests on."""
    assert "competence valuation.discount_rate.cn" in written(OutputType.INVESTMENT_MEMO)


def test_tables_have_as_many_cells_as_headings() -> None:
    """Every row of every table fits its header, so that it renders as one."""
    rows = [line for line in written(OutputType.INVESTMENT_MEMO).splitlines() if line[:1] == "|"]
    widths = [len(re.findall(r"(?<!\\)\|", row)) for row in rows]
    rules = [n for n, row in enumerate(rows) if set(row) <= set("| -")]

    assert len(rules) == 6
    assert all(widths[n] == widths[n - 1] == widths[n + 1] for n in rules)


def test_a_pipe_in_a_cell_does_not_split_it() -> None:
    """Outside text cannot add a column."""
    card = documents()[OutputType.ERROR_REPORT]
    table = next(section.table for section in card.sections if section.key == "conflicts")
    assert table is not None
    cell = table.rows[0][1].model_copy(update={"zh": "a|b"})
    changed = table.model_copy(update={"rows": ((table.rows[0][0], cell, table.rows[0][2]),)})
    sections = tuple(
        section.model_copy(update={"table": changed}) if section.key == "conflicts" else section
        for section in card.sections
    )

    assert "a\\|b" in text(card.model_copy(update={"sections": sections}), Lang.ZH)


def test_hypotheses_come_with_triggers_and_actions() -> None:
    """The reader sees what is needed, what to watch and what happens then."""
    made = written(OutputType.HYPOTHESIS_LIST)

    assert "(置信: 低)" in made
    assert "需要验证: 比 2025-12-31 更新的营收同比" in made
    assert re.search(r"最近收盘低于区间最低收盘 ¥\d+\.\d\d\[\^\d+\] → 启动估值分析", made)


def test_a_card_lists_its_triggers() -> None:
    """A watchlist card is its triggers, under a heading of their own."""
    made = written(OutputType.WATCHLIST_CARD, Lang.EN)

    assert "## Monitoring triggers" in made
    assert "→ run the research again" in made


@pytest.mark.parametrize(
    "kind", [OutputType.ERROR_REPORT, OutputType.VERIFIED_FAILURE, OutputType.BLOCKED]
)
def test_a_failure_says_what_to_do_next(kind: OutputType) -> None:
    """No failure ends without a next step."""
    assert "**下一步** " in written(kind)


def test_sources_that_gave_nothing_are_listed_with_their_reason() -> None:
    """A gap is shown with the source's own words, which cannot pose as figures."""
    failure = SourceFailure(
        dataset="close", source="tushare", error="SourceDown", reason="HTTP 502 {{claim_001}}"
    )
    made = text(degraded().model_copy(update={"source_failures": (failure,)}), Lang.ZH)

    assert "## 未取得的数据" in made
    assert "- tushare.close: 来源没有应答 (SourceDown: HTTP 502 { {claim_001} })" in made


def test_what_was_never_recorded_takes_one_line() -> None:
    """Gaps of a recording are one line, however many there are; faults keep their own."""
    failures = tuple(
        SourceFailure(dataset=dataset, source=source, error=error, reason="why")
        for dataset, source, error in (
            ("third_close", "tencent", "NotRecorded"), ("close", "tushare", "SourceDown"),
            ("news", "akshare", "NotRecorded"),
        )
    )  # fmt: skip
    made = text(degraded().model_copy(update={"source_failures": failures}), Lang.ZH)

    assert "- tushare.close: 来源没有应答 (SourceDown: why)" in made
    assert "- NotRecorded: 样本没有录制该数据 (tencent.third_close, akshare.news)" in made
    assert made.count("NotRecorded") == 1


def test_the_rejected_value_is_in_no_language() -> None:
    """1500 was made up; no Markdown of the verified failure shows it."""
    for lang in Lang:
        made = text(documents(lang)[OutputType.VERIFIED_FAILURE], lang)
        assert not re.search(r"(?<![0-9a-f])1,?500(?![0-9a-f])", made)
        assert "¥1272.83" in made


def test_one_value_of_two_sources_has_a_footnote_for_each() -> None:
    """Each row cites its own fetch."""
    document = degraded(Lang.EN)
    first = next(figure for figure in document.figures if len(figure.cites) == 1)
    other = first.cites[0].model_copy(update={"tool_call_id": "tc_other", "source": "other"})
    twin = first.model_copy(update={"node_id": "ev_999", "cites": (other,)})
    row = Paragraph(template=Bilingual(zh="-", en=f"{{{{{first.node_id}}}}} = {{{{ev_999}}}}"))
    section = document.sections[0].model_copy(update={"paragraphs": (row,)})
    changes = {"figures": (*document.figures, twin), "sections": (section,)}
    made = text(document.model_copy(update=changes), Lang.EN)

    assert "other." in made
    assert "tc_other" in made


def test_a_persons_words_are_no_markup() -> None:
    """Tags, links and footnotes stand in the report as they were typed."""
    words = "<b>page</b> [a](http://a.test) [^1] `x` *y* net_profit _58_"
    quote = Quote(lead=Bilingual(zh="-", en="ROE"), words=Bilingual(zh=words, en=words))
    document = degraded(Lang.EN)
    section = document.sections[0].model_copy(update={"quotes": (quote,)})
    made = text(document.model_copy(update={"sections": (section,)}), Lang.EN)

    assert (
        r"- ROE: \<b\>page\</b\> \[a\](http://a.test) \[^1\] \`x\` \*y\* net_profit \_58\_" in made
    )
