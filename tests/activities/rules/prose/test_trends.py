"""Where two levels have their facts, the words between them must say which way they went."""

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact
from tests.activities.rules.prose.talk import of

_ZH, _EN = "紫霄光伏", "Larkspur Energy"


def _two(metric: str, before: float, after: float, unit: str) -> list[Fact]:
    """What both companies had of one metric in 2024 and 2025."""
    return [
        of(who, metric, value, unit, f"{fiscal}{year}")
        for who, fiscal in ((_ZH, ""), (_EN, "FY"))
        for year, value in ((2024, before), (2025, after))
    ]


_LESS_LOST = _two("净利润", -12.4, -9.7, "亿元")
_MORE_LOST = _two("净利润", -9.7, -12.4, "亿元")
_FLOW = _two("经营活动现金流净额", -3.1, -1.2, "亿元")
_LOSSES = _two("net income", -95, -61, "USD m")


@pytest.mark.parametrize(
    ("text", "facts", "right", "wrong"),
    [
        ("2024年亏损12.4亿元，2025年亏损{}至9.7亿元。", _LESS_LOST, "收窄", "扩大"),
        ("2024年亏损9.7亿元，2025年亏损{}至12.4亿元。", _MORE_LOST, "扩大", "收窄"),
        ("2024年净亏损9.7亿元，2025年{}至12.4亿元。", _MORE_LOST, "增亏", "减亏"),
        ("亏损由2024年的9.7亿元{}至2025年的12.4亿元。", _MORE_LOST, "扩大", "收窄"),
        ("2025年亏损12.4亿元，较2024年的9.7亿元进一步{}。", _MORE_LOST, "扩大", "收窄"),
        ("经营现金流由2024年的-3.1亿元{}至2025年的-1.2亿元。", _FLOW, "改善", "恶化"),
    ],
)
def test_losses_went_where_the_words_say(
    text: str, facts: list[Fact], right: str, wrong: str
) -> None:
    """They are compared by their size, what flows by its sign."""
    assert not check_prose(_ZH + text.format(right), facts)
    assert check_prose(_ZH + text.format(wrong), facts)


@pytest.mark.parametrize(
    ("text", "metric", "values", "right", "wrong"),
    [
        ("2024年毛利率18.2%，2025年{}至16.9%。", "毛利率", (18.2, 16.9), "回落", "回升"),
        ("2024年净利率为-3.1%，2025年{}至-5.2%。", "净利率", (-3.1, -5.2), "恶化", "改善"),
        ("2024年资产负债率65.4%，2025年{}至61.2%。", "资产负债率", (65.4, 61.2), "改善", "恶化"),
        ("2024年费用率5.2%、2025年费用率6.1%，连续{}。", "费用率", (5.2, 6.1), "上升", "下滑"),
        ("2025年费用率6.1%，上年为5.2%，有所{}。", "费用率", (5.2, 6.1), "提升", "下降"),
    ],
)
def test_a_level_went_where_the_words_say(
    text: str, metric: str, values: tuple[float, float], right: str, wrong: str
) -> None:
    """Both figures have their facts; only the word between or behind them decides."""
    facts = _two(metric, *values, "%")
    assert not check_prose(_ZH + text.format(right), facts)
    assert check_prose(_ZH + text.format(wrong), facts)


@pytest.mark.parametrize(
    ("text", "metric", "values", "right", "wrong"),
    [
        ("的周转天数2024年为96天，2025年{}至103天。", "周转天数", (96, 103), "延长", "缩短"),
        ("的交货期2024年为103天，2025年{}至96天。", "交货期", (103, 96), "缩短", "拉长"),
    ],
)
def test_a_span_went_where_the_words_say(
    text: str, metric: str, values: tuple[float, float], right: str, wrong: str
) -> None:
    """A number of days is a level, too."""
    facts = _two(metric, *values, "天")
    assert not check_prose(_ZH + text.format(right), facts)
    assert check_prose(_ZH + text.format(wrong), facts)


@pytest.mark.parametrize(
    ("text", "facts", "right", "wrong"),
    [
        (
            "Losses {} at Larkspur Energy, from $95m in FY2024 to $61m in FY2025.",
            _LOSSES,
            "narrowed",
            "deepened",
        ),
        (
            "Losses {} at Larkspur Energy's retail arm, from $95m in FY2024 to $61m in FY2025.",
            _two("retail segment net income", -95, -61, "USD m"),
            "narrowed",
            "deepened",
        ),
        (
            "Larkspur Energy lost $95m in FY2024; the loss {} to $61m in FY2025.",
            _LOSSES,
            "narrowed",
            "widened",
        ),
        (
            "Larkspur Energy's net loss {} to $61m in FY2025 from $95m in FY2024.",
            _LOSSES,
            "shrank",
            "grew",
        ),
        (
            "Larkspur Energy's FY2024 gross margin was 29.8%, and it {} to 31.2% in FY2025.",
            _two("gross margin", 29.8, 31.2, "%"),
            "improved",
            "slipped",
        ),
        (
            "Larkspur Energy posted revenue of $4.4bn in FY2024 before {} to $4.1bn in FY2025.",
            _two("revenue", 4.4, 4.1, "USD bn"),
            "falling",
            "rising",
        ),
        (
            "Larkspur Energy's free cash outflow {} from $95m in FY2024 to $61m in FY2025.",
            _two("free cash flow", -95, -61, "USD m"),
            "narrowed",
            "widened",
        ),
    ],
)
def test_a_level_in_english_went_where_the_words_say(
    text: str, facts: list[Fact], right: str, wrong: str
) -> None:
    """As in Chinese."""
    assert not check_prose(text.format(right), facts)
    assert check_prose(text.format(wrong), facts)


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Larkspur Energy's cash burn eased to $61m in FY2025 from $95m in FY2024.", True),
        ("Larkspur Energy's cash burn swelled to $61m in FY2025 from $95m in FY2024.", False),
    ],
)
def test_cash_that_burns_is_compared_by_its_size(text: str, right: bool) -> None:
    """A flow of -61 is the lesser burn."""
    metric = "free cash flow"
    facts = [of(_EN, metric, -61, "USD m", "FY2025"), of(_EN, metric, -95, "USD m", "FY2024")]
    assert (not check_prose(text, facts)) is right


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Inventory days fell from 96 in FY2024 to 83 in FY2025, a 13-day improvement.", True),
        ("Inventory days fell from 96 in FY2024 to 83 in FY2025, a 17-day improvement.", False),
        ("Inventory days fell from 96 in FY2024 to 83 in FY2025, thirteen days shorter.", True),
        ("It settles on a 30-day term; inventory days were 83 in FY2025.", True),
    ],
)
def test_a_difference_in_english_is_that_of_its_levels(text: str, right: bool) -> None:
    """A number of days that needs no fact must still be what the two figures give."""
    metric = "inventory days"
    facts = [of(_EN, metric, 96, "days", "FY2024"), of(_EN, metric, 83, "days", "FY2025")]
    facts.append(of(_EN, "inventory days change", -13, "days", "FY2025"))
    assert (not check_prose(text, facts)) is right


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("紫霄光伏门店由2024年的96家减至2025年的83家，减少13家。", True),
        ("紫霄光伏门店由2024年的96家减至2025年的83家，减少17家。", False),
    ],
)
def test_a_difference_in_chinese_is_that_of_its_levels(text: str, right: bool) -> None:
    """As in English."""
    facts = [of(_ZH, "门店数", 96, "家", "2024"), of(_ZH, "门店数", 83, "家", "2025")]
    facts.append(of(_ZH, "门店数变动", -13, "家", "2025"))
    assert (not check_prose(text, facts)) is right


@pytest.mark.parametrize(
    ("head", "growth", "right"),
    [
        ("Sequentially", 4, True),
        ("Sequentially", 12, False),
        ("Compared with the prior quarter", 12, False),
        ("Year on year", 12, True),
        ("Year on year", 4, False),
        ("On an annual basis", 4, False),
    ],
)
def test_the_head_of_a_sentence_tells_the_pace_in_english(
    head: str, growth: int, right: bool
) -> None:
    """All changes of the sentence are at that pace, unless one tells its own."""
    pace = {"yoy": 12, "qoq": 4}
    facts = [of(_EN, f"revenue {name}", size, "%", "2025Q2") for name, size in pace.items()]
    facts.append(of(_EN, "bookings yoy", 9, "%", "2025Q2"))
    text = f"{head}, Larkspur Energy's 2025Q2 revenue rose {growth}%, bookings 9% from a year ago."
    assert (not check_prose(text, facts)) is right


@pytest.mark.parametrize(
    ("head", "growth", "right"),
    [
        ("环比来看", 4, True),
        ("环比来看", 12, False),
        ("与上一季度相比", 12, False),
        ("较上年同期", 12, True),
        ("较上年同期", 4, False),
    ],
)
def test_the_head_of_a_sentence_tells_the_pace_in_chinese(
    head: str, growth: int, right: bool
) -> None:
    """As in English."""
    pace = {"同比": 12, "环比": 4}
    facts = [of(_ZH, f"营业收入{name}", size, "%", "2025Q2") for name, size in pace.items()]
    text = f"{head}，紫霄光伏2025年第二季度营业收入增长{growth}%。"
    assert (not check_prose(text, facts)) is right


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Between FY2022 and FY2025 it compounded revenue at 17% a year, to $2.9bn.", True),
        ("From FY2022 to FY2025, it grew revenue at a compound 17% annually.", True),
        ("Its revenue CAGR over FY2022-FY2025 was 17%.", True),
        ("Between FY2021 and FY2025 it compounded revenue at 17% a year.", False),
        ("Between FY2022 and FY2024 it compounded revenue at 17% a year.", False),
    ],
)
def test_a_compound_growth_lies_between_its_years(text: str, right: bool) -> None:
    """Both ends are held against those of the fact."""
    facts = [
        of(_EN, "revenue", 2.88, "USD bn", "FY2025"),
        of(_EN, "revenue CAGR", 17.2, "%", "FY2025").model_copy(update={"period": "FY2022-FY2025"}),
    ]
    assert (not check_prose(text, facts)) is right


@pytest.mark.parametrize(
    ("text", "metric", "values", "unit"),
    [
        ("费用增加导致紫霄光伏2025年净利润降至95亿元。", "净利润", (98, 95), "亿元"),
        ("尽管需求下滑，紫霄光伏2025年营业收入仍增至98亿元。", "营业收入", (95, 98), "亿元"),
        ("原材料价格上涨，紫霄光伏2025年毛利率降至16.9%。", "毛利率", (18.2, 16.9), "%"),
        ("亏损扩大使紫霄光伏净资产降至2025年的95亿元。", "净资产", (98, 95), "亿元"),
        ("紫霄光伏2025年净利润同比下滑，主要受降价影响，为95亿元。", "净利润", (98, 95), "亿元"),
        (
            "As rising costs took gross margin to 29.8% in 2025, Larkspur Energy cut prices.",
            "gross margin",
            (31.2, 29.8),
            "%",
        ),
        (
            "Helped by rising prices, Larkspur Energy's revenue was $40m in 2025, against $81m "
            "in 2024.",
            "revenue",
            (81, 40),
            "USD m",
        ),
        (
            "Slower growth brought Larkspur Energy's revenue to $81m in 2025.",
            "revenue",
            (40, 81),
            "USD m",
        ),
        (
            "Higher tax drove Larkspur Energy's net income to $40m in 2025.",
            "net income",
            (81, 40),
            "USD m",
        ),
    ],
)
def test_what_else_rose_or_fell_says_nothing_of_the_level(
    text: str, metric: str, values: tuple[float, float], unit: str
) -> None:
    """Only the word that leads to a level tells its way."""
    assert not check_prose(text, _two(metric, *values, unit))


def test_the_reason_names_the_level_that_a_text_leaves_out() -> None:
    """Whoever reads the finding sees what the figure is held against."""
    facts = _two("营业收入", 95, 98, "亿元")
    (found,) = check_prose("紫霄光伏2025年营业收入降至98亿元。", facts)
    assert (
        found.reason
        == "says 98亿元; the figures go the other way: 紫霄光伏 营业收入 2024 is 95 亿元"
    )


def test_reading_ends_after_a_hundred_findings_however_alike() -> None:
    """A text made of one fault again and again is not read to its end."""
    facts = _two("营业收入", 95, 98, "亿元")
    faults = "紫霄光伏2025年营业收入1亿元，" * 120
    found = check_prose(f"{faults}\n\n紫霄光伏2025年营业收入7亿元。", facts)
    assert {finding.span for finding in found} == {"1亿元"}
