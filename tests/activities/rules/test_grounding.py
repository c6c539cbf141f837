"""Grounding: every numeral in outgoing prose is a filled figure or harmless by name."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rules.composing.common import facts_of
from activities.rules.figures import CLOSE, MIDDLE, OPEN, FigureBook, apparatus, claim_figures
from activities.rules.grounding import check
from schemas.instrument import Instrument, parse_target
from schemas.report import OutputType
from schemas.text import Lang
from tests.documents import degraded, documents, renderings
from tests.ledgers import MOUTAI, claims_of, report_of
from tests.properties import stable

BOOK = FigureBook(claim_figures(claims_of(MOUTAI), report_of(MOUTAI).evidence), {})
PRICE = f"{OPEN}claim_001{MIDDLE}¥1272.83{CLOSE}"


def rules(text: str, *names: str) -> list[str]:
    return [finding.rule for finding in check(text, BOOK, Lang.ZH, names).findings]


def spans(text: str) -> list[str | None]:
    return [finding.span for finding in check(text, BOOK, Lang.ZH).findings]


@pytest.mark.parametrize("lang", Lang)
@pytest.mark.parametrize("kind", OutputType)
def test_every_sample_document_is_grounded(kind: OutputType, lang: Lang) -> None:
    """Composing, filling and checking agree on each outcome, in each format and language."""
    document = documents(lang)[kind]
    book = FigureBook(document.figures, facts_of(document.quality))

    for rendering in renderings(document):
        result = check(rendering.marked, book, rendering.lang, (document.name,))
        assert result.findings == ()
        assert result.figures > 0


def test_a_document_with_gaps_is_grounded_too() -> None:
    """Hypotheses about missing figures hold no numeral of their own."""
    document = degraded()
    book = FigureBook(document.figures, facts_of(document.quality))

    assert all(not check(r.marked, book, r.lang).findings for r in renderings(document))


UNGROUNDED = [
    ("目标价 1500 元", ["1500 元"]),
    ("目标价 2000 元", ["2000 元"]),
    ("目标价 ¥2000", ["¥2000"]),
    ("worth CNY 1950 a share", ["CNY 1950 a share"]),
    ("1999 shares", ["1999 shares"]),
    ("市盈率 25 倍", ["25 倍"]),
    ("增长 3.5%", ["3.5%"]),
    ("增长３．５％", ["３．５％"]),
    ("净利润 1,505.60 亿元", ["1,505.60 亿元"]),
    ("约三十倍", ["三十倍"]),
    ("两千亿元", ["两千亿元"]),
    ("百分之五十", ["百分之五十"]),
    ("下降三成", ["三成"]),
    ("上调两个百分点", ["两个百分点"]),
    ("10-12%", ["10-12%"]),
    ("ROE 为 34.46%", ["34.46%"]),
]


@pytest.mark.parametrize(("text", "found"), UNGROUNDED, ids=[row[0] for row in UNGROUNDED])
def test_a_free_numeral_is_found(text: str, found: list[str]) -> None:
    """A numeral that no verified figure stands behind is named, in any script."""
    assert spans(text) == found


HARMLESS = [
    "2026-08-21",
    "2026-08-21 16:30 (Asia/Shanghai)",
    "2026-08-21T08:30:00+00:00",
    "2025 年度",
    "FY2025",
    "2026 年上半年",
    "9M 2026",
    "截至 2026-06-30 的 12 个月",
    "12 months to 2026-06-30",
    "600519.SH",
    "00700.HK",
    "tc_fed71513e34b",
    "数据陈旧警告（ks_005）",
    "since 2021",
    "In 2025, margins held; in 2026. they fell",
    "上证50、沪深300 与中证1000",
    "连续两期下降",
    "一致预期",
    "先增长五年，再按永续增长",
]


@pytest.mark.parametrize("text", HARMLESS)
def test_what_is_no_figure_passes(text: str) -> None:
    """Dates, codes, periods, index names and rule numbers need no cite."""
    assert rules(text) == []


@pytest.mark.parametrize("code", ["000001", "000016", "000300", "000852", "000905"])
def test_the_note_on_an_ambiguous_code_may_leave(code: str) -> None:
    """A user who types 000016 gets a report, not a block over the name 上证50."""
    parsed = parse_target(code)

    assert isinstance(parsed, Instrument)
    assert rules(str(parsed.note)) == []


@pytest.mark.parametrize("name", ["三元股份", "三元生物", "三六零", "7天连锁", "一品红"])
def test_a_company_s_own_name_is_no_numeral(name: str) -> None:
    """三元股份 can be reported on: 三元 is a name there, not an amount."""
    assert rules(f"{name} 2025 年度 ROE 为 {PRICE}", name) == []


def test_a_name_excuses_only_itself() -> None:
    """A numeral beside the name is still a numeral."""
    assert rules("三元股份 涨了三元", "三元股份") == ["grounding.ungrounded"]


def test_a_figure_that_reads_as_its_value_passes() -> None:
    """Marks around exactly what the value shows as are grounded."""
    result = check(f"最近收盘 {PRICE}。", BOOK, Lang.ZH)

    assert (result.findings, result.figures) == ((), 1)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (PRICE.replace("1272.83", "1272.84"), "grounding.altered"),
        (PRICE.replace("¥", "$"), "grounding.altered"),
        (PRICE.replace("¥1272.83", ""), "grounding.altered"),
        (PRICE.replace("claim_001", "claim_005"), "grounding.altered"),
        (PRICE.replace("claim_001", "claim_999"), "grounding.unknown"),
        (PRICE.replace(CLOSE, ""), "grounding.marks"),
        (PRICE.replace(OPEN, ""), "grounding.marks"),
        (f"{PRICE}{CLOSE}", "grounding.marks"),
        (f"1{PRICE}", "grounding.ungrounded"),
        (f"{PRICE}5", "grounding.ungrounded"),
    ],
    ids=[
        "a digit", "the currency", "emptied", "another figure's place", "unknown figure",
        "no closing mark", "no opening mark", "a mark too many", "a digit before",
        "a digit behind",
    ],
)  # fmt: skip
def test_a_figure_that_was_tampered_with_is_found(text: str, rule: str) -> None:
    """Whatever happens to a figure on its way out, it is noticed."""
    assert rule in rules(text)


def test_a_figure_is_held_against_the_reader_s_language() -> None:
    """814.34 亿元 is not how the figure reads in English."""
    text = BOOK.fill("{{claim_012}}", Lang.ZH)

    assert check(text, BOOK, Lang.ZH).findings == ()
    assert [f.rule for f in check(text, BOOK, Lang.EN).findings] == ["grounding.altered"]


def test_the_apparatus_may_hold_digits_and_prose_may_not() -> None:
    """A cite's digits are no figures of the text; the same digits outside are."""
    assert rules(apparatus("[^12]: HTTP 502")) == []
    assert rules("HTTP 502") == ["grounding.ungrounded"]


@stable
@given(st.integers(min_value=0, max_value=10**7), st.integers(min_value=0, max_value=60))
def test_a_numeral_inserted_anywhere_is_found(number: int, position: int) -> None:
    """A made-up amount in any place of a grounded sentence blocks it."""
    sentence = f"最近收盘 {PRICE}（2026-08-21），毛利率与净利率见下表"
    cut = min(position, sentence.index(OPEN))
    tampered = f"{sentence[:cut]} {number} 元 {sentence[cut:]}"

    assert "grounding.ungrounded" in rules(tampered)


@stable
@given(st.text(max_size=200))
def test_any_text_can_be_checked(text: str) -> None:
    """Nothing in a document makes the check fail."""
    assert check(text, BOOK, Lang.EN).figures >= 0
