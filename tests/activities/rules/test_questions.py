"""Reading a question: which company, which figures, which period."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rules.questions import Reading, read
from schemas.instrument import TargetError
from schemas.question import Topic
from tests.properties import stable

SEED = "查 600519 的当前价格和最近一季 ROE"
COMPANIES = [
    (SEED, "600519"),
    ("贵州茅台ROE是多少", "贵州茅台"),
    ("贵州茅台的ROE", "贵州茅台"),
    ("600519的roe", "600519"),
    ("６００５１９ ＲＯＥ", "600519"),
    ("sh600519现价", "sh600519"),
    ("0700.HK price", "0700.hk"),
    ("TSLA.US price", "tsla.us"),
    ("What is the P/E of 600519?", "600519"),
    ("please show me the latest ROE for BYD", "BYD"),
    ("万科Ａ市盈率", "万科A"),
    ("TCL科技的PE是多少", "TCL科技"),
    ("*ST海航 股价", "*ST海航"),
    ("请问招商银行最近一期的净利率", "招商银行"),
    ("今天贵州茅台股价怎么样", "贵州茅台"),
    ("三一重工ROE", "三一重工"),
    ("贵州茅台2024半年报营收", "贵州茅台"),
    ("贵州茅台2025年报ROE", "贵州茅台"),
    ("贵州茅台2025三季报净利润", "贵州茅台"),
    ("贵州茅台年度报告毛利率", "贵州茅台"),
]
FIGURES = [
    (SEED, [Topic.PRICE, Topic.ROE]),
    ("600519 毛利率、净利率、资产负债率",
     [Topic.GROSS_MARGIN, Topic.NET_MARGIN, Topic.DEBT_TO_ASSETS]),
    ("招商银行的股息率和市净率", [Topic.DIVIDEND_YIELD, Topic.PB]),
    ("600519 净利润率", [Topic.NET_MARGIN]),
    ("600519 净利润", [Topic.NET_PROFIT]),
    ("600519 归母净利润与营收", [Topic.NET_PROFIT, Topic.REVENUE]),
    ("600519 总市值", [Topic.MARKET_CAP]),
    ("600519 debt to assets, PE, PB and market cap",
     [Topic.DEBT_TO_ASSETS, Topic.PE_TTM, Topic.PB, Topic.MARKET_CAP]),
    ("600519 gross profit margin and net margin", [Topic.GROSS_MARGIN, Topic.NET_MARGIN]),
    ("return on equity of 600519", [Topic.ROE]),
    ("600519 dividend yield", [Topic.DIVIDEND_YIELD]),
    ("600519 closing price", [Topic.PRICE]),
    ("贵州茅台现在多少钱", [Topic.PRICE]),
]  # fmt: skip
PERIODS = [
    ("600519 2025Q3 净利润", "2025-09-30", False),
    ("600519 2025 年三季度净利润", "2025-09-30", False),
    ("600519 2025年第一季度 ROE", "2025-03-31", False),
    ("600519 2025h1 ROE", "2025-06-30", False),
    ("600519 2024半年报营收", "2024-06-30", False),
    ("600519 2025 前三季度 净利润", "2025-09-30", False),
    ("600519 FY2024 gross margin", "2024-12-31", False),
    ("600519 2025年报 ROE", "2025-12-31", True),
    ("600519 2024 ROE", "2024-12-31", False),
    ("600519 年报毛利率", None, True),
    ("600519 annual ROE", None, True),
    (SEED, None, False),
]


@pytest.mark.parametrize(("text", "target"), COMPANIES, ids=[row[0] for row in COMPANIES])
def test_the_company_is_what_is_left_of_the_question(text: str, target: str) -> None:
    """Codes are taken as codes; names keep their own spelling, without filler words."""
    assert read(text).target == target


@pytest.mark.parametrize(("text", "topics"), FIGURES, ids=[row[0] for row in FIGURES])
def test_the_figures_are_those_asked_for_in_their_order(text: str, topics: list[Topic]) -> None:
    """Each known figure is recognised in Chinese and English, and answered in order."""
    assert list(read(text).topics) == topics


@pytest.mark.parametrize(
    ("text", "period", "annual"), PERIODS, ids=[row[0] for row in PERIODS]
)  # fmt: skip
def test_the_period_is_read_from_the_question(text: str, period: str | None, annual: bool) -> None:
    """Quarters, half years and fiscal years are told apart; a half-year report is not annual."""
    reading = read(text)

    assert reading.period == (date.fromisoformat(period) if period else None)
    assert reading.annual is annual


@pytest.mark.parametrize(
    "text", ["600519 2026-05-07 收盘价", "600519 2026年5月7日 收盘价", "600519 close 2026/5/7"]
)
def test_a_session_is_read_from_the_question(text: str) -> None:
    """An explicit day asks for that day's close, and is no report period."""
    reading = read(text)

    assert (reading.trade_date, reading.period) == (date(2026, 5, 7), None)
    assert reading.target == "600519"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("600519", "no known figure"),
        ("600519 股东人数", "no known figure"),
        ("股价是多少", "no company"),
        ("latest price?", "no company"),
        ("600519 和 000858 的ROE", "one company a question"),
        ("600519 2026-02-30 收盘价", "not a date"),
        ("茅台" * 251, "longer than 500"),
    ],
    ids=["empty", "blank", "no figure", "unknown figure", "no company", "english", "two companies",
         "no such day", "too long"],
)  # fmt: skip
def test_a_question_that_cannot_be_read_says_what_is_missing(text: str, reason: str) -> None:
    """The error names what the question lacks; nothing is guessed."""
    with pytest.raises(TargetError, match=reason):
        read(text)


@stable
@given(st.text(max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    """No input breaks the reader: it yields a company with figures, or a reason."""
    try:
        reading = read(text)
    except TargetError:
        return
    assert isinstance(reading, Reading)
    assert reading.target
    assert reading.topics


@stable
@given(st.sampled_from(sorted(Topic)), st.sampled_from(["600519", "贵州茅台"]), st.booleans())
def test_blanks_do_not_change_a_question(topic: Topic, target: str, spaced: bool) -> None:
    """A figure is recognised beside Chinese characters as well as apart from them."""
    words = {
        Topic.PRICE: "股价", Topic.ROE: "ROE", Topic.GROSS_MARGIN: "毛利率",
        Topic.NET_MARGIN: "净利率", Topic.DEBT_TO_ASSETS: "资产负债率", Topic.PE_TTM: "PE",
        Topic.PB: "PB", Topic.MARKET_CAP: "市值", Topic.DIVIDEND_YIELD: "股息率",
        Topic.REVENUE: "营收", Topic.NET_PROFIT: "净利润",
    }  # fmt: skip
    blank = " " if spaced else ""
    reading = read(f"{target}{blank}的{blank}{words[topic]}{blank}是多少")

    assert (reading.target, reading.topics) == (target, (topic,))
