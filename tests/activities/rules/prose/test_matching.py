"""Prose against facts: what is grounded passes, and each kind of fault is named."""

import re
from collections.abc import Callable
from decimal import ROUND_HALF_EVEN, ROUND_HALF_UP, Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rules.prose import check_prose
from activities.rules.prose.matching import MAX_CHARACTERS
from schemas.facts import Fact
from tests.bench.grounded import HOSTILE_PROSE, worlds
from tests.growth import outgrown
from tests.properties import stable

_NAMES = st.text(min_size=1, max_size=30).filter(str.strip)
"""Entities and metrics are in free form, and never empty."""
MOUTAI, AUTOS, US, FINANCE = (worlds()[name] for name in ("moutai", "autos", "us", "finance"))


def fact(value: object, unit: str, metric: str = "营业总收入", **more: object) -> Fact:
    given = {"entity": "贵州茅台", "code": "600519.SH", "as_of": "2025-12-31", "period": "2025FY"}
    return Fact.model_validate({**given, "metric": metric, "value": value, "unit": unit, **more})


def rules(text: str, *facts: Fact) -> list[str]:
    return [finding.rule for finding in check_prose(text, facts, None)]


FAULTS = [
    ("value", "贵州茅台2025年营业总收入1820.54亿元", MOUTAI),
    ("rounding", "贵州茅台2025年营业总收入1720.53亿元", MOUTAI),
    ("unit", "贵州茅台2025年营业总收入1720.54万元", MOUTAI),
    ("kind", "贵州茅台2025年ROE减少3.97%", MOUTAI),
    ("kind", "Apple's revenue rose 6.4 percentage points in fiscal 2025", US),
    ("currency", "贵州茅台2025年营业总收入1720.54亿美元", MOUTAI),
    ("sign", "贵州茅台2025年营业总收入同比增长1.20%", MOUTAI),
    ("sign", "贵州茅台2025年营业总收入同比减少-1.20%", MOUTAI),
    ("sign", "Tesla earned $3.79bn in 2025, up from $7.09bn in 2024.", US),
    ("period", "贵州茅台2023年营业总收入1720.54亿元", MOUTAI),
    ("period", "In fiscal 2024, Apple's revenue was $416.2 billion.", US),
    ("period", "截至2026年5月6日，贵州茅台最近收盘1371.05元", MOUTAI),
    ("entity", "五粮液2025年营业总收入1720.54亿元", MOUTAI),
    ("entity", "泸州老窖2025年营业总收入1720.54亿元", MOUTAI),
    ("entity", "晨光化学2025年营业总收入1720.54亿元", MOUTAI),
    ("entity", "Northwind Traders reported revenue of $416.2 billion for fiscal 2025.", US),
    ("entity", "贵州茅台(000858.SZ)最近收盘1371.05元", MOUTAI),
    ("metric", "宁德时代2025年净利率26.27%，毛利率18.12%", AUTOS),
    ("missing", "贵州茅台2025年海外收入占比27.3%", ()),
    ("range", "中国平安收盘价区间为48.23-54.90元", FINANCE),
    ("range", "中国平安收盘价区间为54.90-47.23元", FINANCE),
    ("wording", "贵州茅台当前价1371.05元", MOUTAI),
    ("wording", "Tesla's current price is $362.86", US),
]


@pytest.mark.parametrize(("rule", "text", "facts"), FAULTS, ids=[row[1] for row in FAULTS])
def test_each_fault_is_named(rule: str, text: str, facts: tuple[Fact, ...]) -> None:
    """The rule of the finding tells what is wrong."""
    assert f"grounding.{rule}" in rules(text, *facts)


def test_a_finding_names_both_values() -> None:
    """What the text says, and what the fact says."""
    (finding,) = check_prose("600519.SH closed at CNY 1,500 on 2026-05-07", MOUTAI, "en")

    assert finding.span == "CNY 1,500"
    assert finding.reason == "says CNY 1,500; 600519.SH 收盘价 on 2026-05-07 is 1371.05 元"


HEDGES = [
    ("超1700亿元", True), ("超1600亿元", False), ("超1800亿元", False), ("逾1720亿元", True),
    ("近1800亿元", True),
    ("近1700亿元", False), ("近2000亿元", False), ("不足1800亿元", True), ("约1720亿元", True),
    ("约1721亿元", True),
    ("约1730亿元", False), ("1720亿元左右", True), ("至少1700亿元", True), ("不超过1721亿元", True),
    ("1700亿元以上", True),
    ("1720.5亿元", True), ("1720亿元", False), ("一千七百二十亿元", True), ("0.17万亿元", True),
    ("172,054,171,890.91元", True),
]  # fmt: skip


@pytest.mark.parametrize(("shown", "grounded"), HEDGES, ids=[row[0] for row in HEDGES])
def test_hedges_promise_what_they_say(shown: str, grounded: bool) -> None:
    """超 N up to the next step, 近 N from nine tenths, 约 N by rounding; truncation never."""
    assert (rules(f"茅台营业总收入{shown}", fact("172054171890.91", "元")) == []) is grounded


GROWTH = [
    ("增长2倍", "200", True), ("增长至2倍", "100", True), ("是上年的2倍", "100", True),
    ("增长2倍", "100", False),
    ("翻一番", "100", True), ("翻倍", "103", True), ("增长三成", "30.2", True),
    ("下降两成", "-20.4", True), ("下降两成", "20.4", False),
]  # fmt: skip


@pytest.mark.parametrize(("said", "growth", "grounded"), GROWTH)
def test_multiples_of_growth(said: str, growth: str, grounded: bool) -> None:
    """增长2倍 is +200 %, 是2倍 is +100 %, 一成 is 10 %."""
    found = rules(f"茅台2025年净利润同比{said}", fact(growth, "%", "净利润同比"))

    assert (found == []) is grounded


def test_both_ways_to_round_a_half_pass() -> None:
    """Half-up and half-even are both right; cutting off is not."""
    half = fact("1.25", "%", "净利润同比")

    assert [rules(f"净利润同比增长{shown}%", half) for shown in ("1.2", "1.3", "1.1")] == [
        [], [], ["grounding.rounding"],
    ]  # fmt: skip


LOSS = fact("-320000000", "元", "净利润")


@pytest.mark.parametrize(
    ("text", "grounded"),
    [
        ("茅台2025年亏损3.2亿元", True),
        ("茅台2025年净利润为-3.2亿元", True),
        ("茅台2025年净亏损为3.2亿元", True),
        ("茅台2025年净利润3.2亿元", False),
        ("茅台2025年亏损-3.2亿元", False),
        ("Moutai's net loss was CNY 320 million in 2025", True),
        ("Moutai's net income was CNY (320) million in 2025", True),
        ("Moutai's net income was CNY 320 million in 2025", False),
    ],
)
def test_a_loss_is_negative(text: str, grounded: bool) -> None:
    """亏损, loss, a minus and brackets say the same; none of them says a profit."""
    assert (rules(text, LOSS) == []) is grounded


FORMATS: dict[str, tuple[str, Callable[[Decimal], str], int]] = {
    "亿元": ("元", lambda v: f"{v.scaleb(-8):.2f}亿元", 6),
    "亿 元": ("元", lambda v: f"{v.scaleb(-8):,.2f} 亿元", 6),
    "万元": ("元", lambda v: f"{v.scaleb(-4):,.1f}万元", 3),
    "元": ("元", lambda v: f"{v:,.2f}元", -2),
    "full-width": ("元", lambda v: _wide(f"{v.scaleb(-8):.2f}亿元"), 6),
    "billion": ("USD", lambda v: f"${v.scaleb(-9):.3f} billion", 6),
    "bn": ("USD", lambda v: f"${v.scaleb(-9):.1f}bn", 8),
    "M": ("USD", lambda v: f"${v.scaleb(-6):,.0f}M", 6),
    "USD million": ("million USD", lambda v: f"USD {v:,.1f} million", -1),
    "percent": ("%", lambda v: f"{v:.2f}%", -2),
    "％": ("%", lambda v: _wide(f"{v:.1f}%"), -1),
    "per cent": ("percent", lambda v: f"{v:.1f} per cent", -1),
    "points": ("pp", lambda v: f"{v:.2f}个百分点", -2),
    "percentage points": ("个百分点", lambda v: f"{v:.1f} percentage points", -1),
    "bps": ("bps", lambda v: f"{v:.0f} bps", 0),
    "基点": ("bp", lambda v: f"{v:.0f}个基点", 0),
    "倍": ("x", lambda v: f"{v:.2f}倍", -2),
    "x": ("倍", lambda v: f"{v:.1f}x", -1),
    "股": ("shares", lambda v: f"{v.scaleb(-8):.2f}亿股", 6),
    "元/股": ("CNY/share", lambda v: f"{v:.2f}元/股", -2),
    "a share": ("元/股", lambda v: f"CNY {v:.2f} a share", -2),
}


def _wide(text: str) -> str:
    return "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in text)


@stable
@given(
    st.sampled_from(sorted(FORMATS)),
    st.decimals(min_value=1000, max_value=10**13, places=2),
    st.sampled_from([ROUND_HALF_EVEN, ROUND_HALF_UP]),
)
def test_what_is_rendered_is_read_back(name: str, value: Decimal, way: str) -> None:
    """Render, parse and match is the identity for every supported format."""
    unit, render, place = FORMATS[name]
    shown = value.quantize(Decimal(1).scaleb(place), rounding=way)
    known = fact(value, unit, "某指标")

    assert rules(f"茅台2025年某指标：{render(shown)}。", known) == []
    assert rules(f"茅台2025年某指标：{render(shown + Decimal(2).scaleb(place))}。", known) != []


@stable
@given(st.text(max_size=300))
def test_any_text_can_be_checked(text: str) -> None:
    """Nothing in a text makes the check fail, and it says the same twice."""
    assert check_prose(text, MOUTAI, None) == check_prose(text, MOUTAI, None)


@stable
@given(
    st.lists(
        st.sampled_from(
            list("0123456789.,-%()亿万元$～至和一二十百成倍个百分点年月 \ud800\u200b|\n")
        ),
        max_size=80,
    )
)
def test_any_heap_of_numerals_can_be_checked(pieces: list[str]) -> None:
    """Not even where every character is part of some numeral."""
    check_prose("".join(pieces), AUTOS, "zh")


@stable
@given(_NAMES, _NAMES, st.text(max_size=10), st.text(max_size=12))
def test_any_fact_can_be_read(entity: str, metric: str, unit: str, period: str) -> None:
    """Facts come in free form."""
    known = fact("12.5", unit, metric, entity=entity, period=period, code=None)

    check_prose("贵州茅台2025年ROE为12.5%，Apple rose 3%", (known,), None)


def test_a_text_beyond_any_report_is_refused_unread() -> None:
    """What is not checked does not pass."""
    assert rules("一" * (MAX_CHARACTERS + 1), *AUTOS) == ["grounding.size"]


@pytest.mark.parametrize("piece", HOSTILE_PROSE)
def test_a_megabyte_of_hostile_text_takes_twice_as_long_as_half(piece: str) -> None:
    """No limit on numerals is needed.

    What repeats is known, and a wall of faults ends the reading.
    """
    text = (piece * 1_000_000)[:1_000_000]

    assert outgrown(lambda part: check_prose(part, AUTOS, None), text) == []


def test_a_fault_behind_ten_thousand_figures_is_found() -> None:
    """Nothing is skipped: the last line of a long text is read as the first one is."""
    lines = [f"比亚迪2025年营收8039.65亿元。{n:06d}" for n in range(10_000)]
    text = re.sub(
        "[0-9]{6}", lambda hit: "甲乙丙丁戊己庚辛壬癸"[int(hit[0]) % 10], "\n".join(lines)
    )

    assert rules(f"{text}\n比亚迪2025年营收8039.65亿元", *AUTOS) == []
    assert rules(f"{text}\n比亚迪2025年营收8093.65亿元", *AUTOS) == ["grounding.value"]


def test_a_long_text_goes_on_speaking_of_the_same() -> None:
    """Company, year and unit of the lines above hold for those below."""
    assert rules("比亚迪2025年年报\n要点如下\n营收8039.65亿元", *AUTOS) == []
    assert rules("宁德时代2025年年报\n要点如下\n营收8039.65亿元", *AUTOS) == ["grounding.entity"]
    rows = "\n".join(["| 比亚迪 | 8039.65 |"] * 120)
    assert (
        rules(f"| 公司 | 2025年营收(亿元) |\n|---|---|\n{rows}\n| 宁德时代 | 4237.02 |", *AUTOS)
        == []
    )


DOUBTS = [
    ("贵州茅台每股派息标准恢复至2019年水平的97.5%", fact("97.5", "%", "恢复率"), []),
    ("贵州茅台2025年市占率丢失0.7个百分点", fact("-0.7", "个百分点", "市占率变动"), []),
    ("贵州茅台2025年市占率提高0.7个百分点", fact("-0.7", "个百分点", "市占率变动"),
     ["grounding.sign"]),
    ("同业的松江银行2025年净息差1.78%", fact("1.78", "%", "净息差", entity="青禾银行", code=None),
     ["grounding.entity"]),
    ("2025年净息差1.78%", fact("1.78", "%", "净息差", entity="青禾银行", code=None), []),
    ("第3.2条、〔2025〕第88号、12 CFR 217、PCIe 6.0、国窖1573、800V与“松烟30”", fact("1", "元"),
     []),
    ("2024-2026年归母净利润分别为8.2、11.5和14.9亿元",
     fact("11.5", "亿元", "归母净利润", period="FY2025E"), ["grounding.value", "grounding.value"]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "known", "found"), DOUBTS, ids=[row[0] for row in DOUBTS])
def test_doubt_is_resolved_by_what_the_text_says(text: str, known: Fact, found: list[str]) -> None:
    """A fact of this value and unit stands behind a number unless a name speaks against it."""
    assert rules(text, known) == found
