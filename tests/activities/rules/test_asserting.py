"""Our own documents, read as anybody's text: every figure is one of their own."""

import re

import pytest

from activities.rules.asserting import asserted, misread
from activities.rules.egress import Form
from activities.rules.figures import CLOSE, FIGURE, MIDDLE, OPEN
from schemas.facts import Fact
from schemas.report import Outcome
from schemas.text import Bilingual, Lang
from tests.documents import compose_input, memo, renderings, written
from tests.ledgers import CMB, MOUTAI, PING_AN, WULIANGYE

MEMO = memo()
CODES = [
    MOUTAI, CMB, WULIANGYE, PING_AN, "601899.SH", "002594.SZ", "000001.SZ", "TSLA.US", "AAPL.US",
]  # fmt: skip


def facts_of(document: Outcome) -> tuple[Fact, ...]:
    return asserted(document.figures, document.name)


def prose(document: Outcome, lang: Lang) -> str:
    """The marked Markdown in a language."""
    return next(r.marked for r in renderings(document) if (r.lang, r.form) == (lang, Form.MARKDOWN))


@pytest.mark.parametrize("code", CODES)
def test_what_the_rules_write_says_what_its_figures_are(code: str) -> None:
    """The document of every kind of company, in both languages: nothing is misread."""
    document = written(compose_input(code))
    found = [
        misread(prose(document, lang), facts_of(document), lang, document.name) for lang in Lang
    ]

    assert found == [(), ()]


@pytest.mark.parametrize("lang", list(Lang))
def test_a_figure_that_changed_is_found(lang: Lang) -> None:
    """One digit of a price, of a percentage or of an amount, wherever it stands in a memo."""
    marked = prose(MEMO, lang)
    shown = [hit for hit in FIGURE.finditer(marked) if re.search(r"[0-9]{2}\.[0-9]", hit[2])]
    missed = []
    for hit in shown[::4][:8]:
        digit = hit[2].index(".") - 1
        other = str((int(hit[2][digit]) + 3) % 10)
        changed = hit[2][:digit] + other + hit[2][digit + 1 :]
        text = marked[: hit.start(2)] + changed + marked[hit.end(2) :]
        if not misread(text, facts_of(MEMO), lang, MEMO.name):
            missed.append(changed)

    assert missed == []


@pytest.mark.parametrize(
    ("lang", "sentence", "metric"),
    [
        (Lang.ZH, "净利率 {}（2025 年度）。", "gross_margin"),
        (Lang.ZH, "2024 年度毛利率 {}。", "gross_margin"),
        (Lang.EN, "The net margin of 2025 was {}.", "gross_margin"),
        (Lang.EN, "Revenue was {} in 2025.", "fcf"),
        (Lang.ZH, "2025 年度经营现金流 {}。", "fcf"),
        (Lang.ZH, "2025 年度 ROA {}。", "gross_margin"),
        (Lang.EN, "The return on assets was {}.", "gross_margin"),
    ],
    ids=[
        "another metric",
        "another year",
        "another metric in english",
        "revenue for cash flow",
        "a metric without a figure",
        "ROA",
        "ROA in english",
    ],
)
def test_a_right_figure_in_a_wrong_sentence_is_found(
    lang: Lang, sentence: str, metric: str
) -> None:
    """Layer A sees a figure that a fetch stands behind; only a reader sees that it is misnamed."""
    figure = next(f for f in MEMO.figures if f.metric == metric and f.as_of.year == 2025)
    shown = next(hit[2] for hit in FIGURE.finditer(prose(MEMO, lang)) if hit[1] == figure.node_id)
    said = sentence.format(f"{OPEN}{figure.node_id}{MIDDLE}{shown}{CLOSE}")

    assert misread(said, facts_of(MEMO), lang, MEMO.name)


def test_the_reason_names_no_figure() -> None:
    """It stands in the notice that replaces a blocked document."""
    (finding,) = misread("最近收盘 1500 元。", facts_of(MEMO), Lang.ZH, MEMO.name)

    assert not re.search(r"[0-9]", finding.reason)


def test_a_note_about_another_company_changes_no_reading() -> None:
    """比亚迪 in a note is not whom the lines below it speak of."""
    note = Bilingual(zh="比亚迪业绩之后再看", en="after the results of BYD")
    noted = MEMO.model_copy(update={"warnings": (*MEMO.warnings, note)})

    for lang in Lang:
        assert misread(prose(noted, lang), facts_of(noted), lang, noted.name) == ()
