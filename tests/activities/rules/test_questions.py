"""Reading a question: which company, which figures, which period."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rules.lexicon import scan
from activities.rules.questions import Reading, read
from schemas.fetch import Dataset
from schemas.instrument import TargetError
from schemas.question import Ask, Basis, Measure, Span, Topic
from tests.properties import stable

TODAY = date(2026, 8, 21)
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
    ("TSLA revenue", "TSLA"),
    ("BRK.B price", "brk.b"),
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
    ("新和成ROE", "新和成"),
    ("美的集团的ROE", "美的集团"),
    ("今天国际的股价", "今天国际"),
    ("有研新材市值", "有研新材"),
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
    ("600519 营收是多少钱", [Topic.REVENUE]),
    ("600519 营业总收入", [Topic.TOTAL_REVENUE]),
    ("600519 price to earnings", [Topic.PE_TTM]),
    ("600519 price-to-book ratio", [Topic.PB]),
    ("600519 归母净利", [Topic.NET_PROFIT]),
]  # fmt: skip


def years(*numbers: int) -> Span:
    return Span(periods=tuple(date(year, 12, 31) for year in numbers))


def quarter(text: str) -> Span:
    return Span(periods=(date.fromisoformat(text),), quarter=True)


def half(text: str) -> Span:
    return Span(periods=(date.fromisoformat(text),))


SPANS = [
    (SEED, Span(quarter=True)),
    ("600519 2025Q3 ROE", quarter("2025-09-30")),
    ("600519 2025 年三季度ROE", quarter("2025-09-30")),
    ("600519 2025年第一季度 ROE", quarter("2025-03-31")),
    ("600519 第二季度ROE", quarter("2026-06-30")),
    ("600519 三季度ROE", quarter("2025-09-30")),
    ("600519 ROE in the third quarter of 2025", quarter("2025-09-30")),
    ("600519 last quarter ROE", quarter("2026-06-30")),
    ("600519 上季度ROE", quarter("2026-06-30")),
    ("600519 2025h1 ROE", half("2025-06-30")),
    ("600519 2024半年报ROE", half("2024-06-30")),
    ("600519 今年上半年ROE", half("2026-06-30")),
    ("600519 中报ROE", half("2026-06-30")),
    ("600519 去年三季报ROE", half("2025-09-30")),
    ("600519 2025 前三季度 ROE", half("2025-09-30")),
    ("600519 FY2024 ROE", years(2024).model_copy(update={"basis": Basis.FISCAL})),
    (
        "AAPL FY2025 Q3 ROE",
        Span(periods=(date(2025, 9, 30),), quarter=True, basis=Basis.FISCAL),
    ),
    (
        "AAPL calendar 2025Q3 ROE",
        Span(periods=(date(2025, 9, 30),), quarter=True, basis=Basis.CALENDAR),
    ),
    (
        "AAPL 2025财年第三季度 ROE",
        Span(periods=(date(2025, 9, 30),), quarter=True, basis=Basis.FISCAL),
    ),
    ("600519 2025年报 ROE", years(2025)),
    ("600519 2024年度ROE", years(2024)),
    ("600519 ROE 20241231", years(2024)),
    ("600519 2024-12-31 ROE", years(2024)),
    ("600519 latest annual ROE", Span(annual=True)),
    ("600519 目前的ROE", Span()),
    ("600519 去年ROE", years(2025)),
    ("600519 前年ROE", years(2024)),
    ("600519 大前年ROE", years(2023)),
    ("600519 last year's ROE", years(2025)),
    ("600519 ROE the year before last", years(2024)),
    ("600519 2024和2025年ROE", years(2024, 2025)),
    ("600519 2023-2025年ROE", years(2023, 2024, 2025)),
    ("600519 2024年至2025年ROE", years(2024, 2025)),
    ("600519 ROE from 2023 to 2025", years(2023, 2024, 2025)),
    ("600519 近三年ROE", Span(years=3)),
    ("600519 过去5年ROE", Span(years=5)),
    ("600519 最近两个财年ROE", Span(years=2)),
    ("600519 past 3 years' ROE", Span(years=3)),
    ("600519 年报ROE", Span(annual=True)),
    ("600519 annual ROE", Span(annual=True)),
    ("600519 今年ROE", Span(since=date(2026, 1, 1))),
    ("600519 ROE year to date", Span(since=date(2026, 1, 1))),
]
DAYS = [
    ("600519 2026-05-07 收盘价", "2026-05-07"),
    ("600519 2026年5月7日 收盘价", "2026-05-07"),
    ("600519 close 2026/5/7", "2026-05-07"),
    ("600519 close 20260507", "2026-05-07"),
    ("600519 close 20241231", "2024-12-31"),
    ("600519 5月7日收盘价", "2026-05-07"),
    ("600519 12月31日收盘价", "2025-12-31"),
    ("600519 昨天收盘价", "2026-08-20"),
    ("600519 前天收盘价", "2026-08-19"),
    ("600519 上周五收盘价", "2026-08-14"),
    ("600519 这周三收盘价", "2026-08-19"),
    ("600519 price last Friday", "2026-08-14"),
    ("600519 price last Monday", "2026-08-17"),
    ("600519 price the day before yesterday", "2026-08-19"),
    ("600519 上个交易日收盘价", "2026-08-20"),
]
NET, REV, GROSS, ROE = Topic.NET_PROFIT, Topic.REVENUE, Topic.GROSS_MARGIN, Topic.ROE
LEVEL, GROWTH, MEAN = Measure.LEVEL, Measure.GROWTH, Measure.MEAN
BINDINGS: list[tuple[str, list[tuple[Topic, Measure, Span]]]] = [
    ("600519 2024年营收和净利润", [(REV, LEVEL, years(2024)), (NET, LEVEL, years(2024))]),
    ("600519 revenue and net profit in 2024",
     [(REV, LEVEL, years(2024)), (NET, LEVEL, years(2024))]),
    ("600519 2024年营收和2025年净利润", [(REV, LEVEL, years(2024)), (NET, LEVEL, years(2025))]),
    ("600519 ROE和2024年营收", [(ROE, LEVEL, Span()), (REV, LEVEL, years(2024))]),
    ("600519 净利润同比增速", [(NET, GROWTH, Span())]),
    ("600519 营收和净利润增速",
     [(REV, LEVEL, Span()), (REV, GROWTH, Span()), (NET, GROWTH, Span())]),
    ("600519 2024年净利润及同比", [(NET, LEVEL, years(2024)), (NET, GROWTH, years(2024))]),
    ("600519 ROE和净利润增速", [(ROE, LEVEL, Span()), (NET, GROWTH, Span())]),
    ("600519 三年平均ROE和毛利率", [(ROE, MEAN, Span(years=3)), (GROSS, MEAN, Span(years=3))]),
    ("600519 毛利率和ROE的三年平均", [(GROSS, MEAN, Span(years=3)), (ROE, MEAN, Span(years=3))]),
    ("600519 2024年和最新的ROE", [(ROE, LEVEL, years(2024)), (ROE, LEVEL, Span())]),
    ("600519 目前三年平均ROE", [(ROE, MEAN, Span(years=3))]),
    ("600519 三年，ROE", [(ROE, LEVEL, Span(years=3))]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "target"), COMPANIES, ids=[row[0] for row in COMPANIES])
def test_the_company_is_what_is_left_of_the_question(text: str, target: str) -> None:
    """Codes are taken as codes; names keep their own spelling, without filler words."""
    assert read(text, TODAY).target == target


@pytest.mark.parametrize(("text", "topics"), FIGURES, ids=[row[0] for row in FIGURES])
def test_the_figures_are_those_asked_for_in_their_order(text: str, topics: list[Topic]) -> None:
    """Each known figure is recognised in Chinese and English, and answered in order."""
    assert list(read(text, TODAY).topics) == topics


@pytest.mark.parametrize(("text", "span"), SPANS, ids=[row[0] for row in SPANS])
def test_the_report_is_read_from_the_question(text: str, span: Span) -> None:
    """Quarters, half years, years and runs of years are told apart, relative ones included."""
    found = [ask.span for ask in read(text, TODAY).asks if ask.topic is Topic.ROE]

    assert found == [span]


@pytest.mark.parametrize(("text", "day"), DAYS, ids=[row[0] for row in DAYS])
def test_a_session_is_read_from_the_question(text: str, day: str) -> None:
    """A day asks for that day's close, and is no report period."""
    reading = read(text, TODAY)

    assert (reading.trade_date, reading.period) == (date.fromisoformat(day), None)
    assert reading.target == "600519"


@pytest.mark.parametrize(("text", "asks"), BINDINGS, ids=[row[0] for row in BINDINGS])
def test_time_and_measure_belong_to_their_figure(
    text: str, asks: list[tuple[Topic, Measure, Span]]
) -> None:
    """Said before a figure they hold for those after it, said behind it for those before."""
    assert list(read(text, TODAY).asks) == [
        Ask(topic=topic, measure=measure, span=span) for topic, measure, span in asks
    ]


def test_a_name_beside_a_code_is_kept_to_be_checked() -> None:
    """Whether it is the company's own name is known only once the stock list is there."""
    reading = read("贵州茅台（600519）的ROE", TODAY)

    assert (reading.target, reading.alias) == ("600519", "贵州茅台")


def test_what_must_be_fetched_follows_from_what_is_asked() -> None:
    """A margin may have to be derived from the income statement, so both are fetched."""
    assert read("600519 毛利率和股价", TODAY).datasets == (
        Dataset.FINANCIAL_INDICATORS, Dataset.INCOME,
    )  # fmt: skip
    assert read("600519 2024年ROE", TODAY).period == date(2024, 12, 31)
    assert read("600519 近三年ROE", TODAY).period is None


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("600519", "no known figure"),
        ("600519 股东人数", "no known figure.*股东人数"),
        ("股价是多少", "no company"),
        ("latest price?", "no company"),
        ("600519 和 000858 的ROE", "one company a question"),
        ("600519 2026-02-30 收盘价", "not a date"),
        ("茅台" * 251, "longer than 500"),
        ("600519 ROE 预测", "预测"),
        ("600519 ROE foo", "not understood: 'foo'"),
        ("贵州茅台 ROE 真的", "not understood: '贵州茅台', '真的'"),
    ],
    ids=["empty", "blank", "no figure", "unknown figure", "no company", "english", "two companies",
         "no such day", "too long", "forecast", "foreign word", "two pieces"],
)  # fmt: skip
def test_a_question_that_cannot_be_read_says_what_is_missing(text: str, reason: str) -> None:
    """The error names what the question lacks; nothing is guessed."""
    with pytest.raises(TargetError, match=reason):
        read(text, TODAY)


@stable
@given(st.text(max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    """No input breaks the reader: it yields a company with figures, or a reason."""
    try:
        reading = read(text, TODAY)
    except TargetError:
        return
    assert isinstance(reading, Reading)
    assert reading.target
    assert reading.topics


WORDS = {
    Topic.PRICE: "股价", Topic.ROE: "ROE", Topic.GROSS_MARGIN: "毛利率", Topic.NET_MARGIN: "净利率",
    Topic.DEBT_TO_ASSETS: "资产负债率", Topic.PE_TTM: "PE", Topic.PB: "PB",
    Topic.MARKET_CAP: "市值", Topic.DIVIDEND_YIELD: "股息率", Topic.REVENUE: "营收",
    Topic.TOTAL_REVENUE: "营业总收入", Topic.NET_PROFIT: "净利润",
}  # fmt: skip
REPORTS = {
    "": Span(), "最近一季": Span(quarter=True), "去年": years(2025), "2024年": years(2024),
    "2025Q3": quarter("2025-09-30"), "近三年": Span(years=3), "年报": Span(annual=True),
}  # fmt: skip
OF_REPORTS = sorted(WORDS.keys() - {Topic.PRICE, Topic.PE_TTM, Topic.PB, Topic.MARKET_CAP,
                                    Topic.DIVIDEND_YIELD})  # fmt: skip


@stable
@given(
    st.sampled_from(["600519", "贵州茅台", "sh600519"]),
    st.sampled_from(sorted(REPORTS)),
    st.sampled_from(OF_REPORTS),
    st.sampled_from(["", "请问", "查一下", "帮我看看", "please show me "]),
    st.sampled_from(["", "是多少", "怎么样？", "多少呢", "?"]),
    st.sampled_from(["", " "]),
)
def test_parts_put_together_mean_what_they_mean_alone(
    company: str, report: str, topic: Topic, before: str, after: str, blank: str
) -> None:
    """Company, report and figure are recognised in any company of filler words."""
    apart = " " if company[-1].isdigit() and report[:1].isdigit() else blank
    text = f"{before}{company}{apart}{report}{blank}的{blank}{WORDS[topic]}{blank}{after}"
    reading = read(text, TODAY)

    assert reading.target == company
    assert reading.asks == (Ask(topic=topic, span=REPORTS[report]),)


FOREIGN = [
    "预收账款", "研发费用", "员工", "商誉", "现金流", "存货", "应收", "担保", "质押", "分红",
    "薪酬", "机构持仓", "核心", "剔除", "模拟", "假设", "翻倍", "一半", "扣税", "调整", "重述",
    "cash", "inventory", "goodwill", "employees", "normalised", "hypothetical", "half", "double",
    "if", "restated", "7", "三成",
]  # fmt: skip


@stable
@given(
    st.one_of(
        st.sampled_from(FOREIGN),
        st.text(st.characters(min_codepoint=0x5200, max_codepoint=0x9F00), min_size=2, max_size=4),
        st.from_regex(r"[b-z]{4,9}", fullmatch=True),
    ),
    st.sampled_from(sorted(WORDS.values())),
    st.sampled_from(["600519 {w}{m}", "600519{w} {m}", "600519 {m}{w}", "{w} 600519 {m}",
                     "600519 去年{w}{m}", "600519的{w}的{m}是多少"]),
)  # fmt: skip
def test_a_foreign_word_is_never_passed_over(word: str, metric: str, shape: str) -> None:
    """It is refused, or kept as a name to be checked, unless it consists of known words."""
    text = shape.format(w=word, m=metric)
    known = scan(f"600519 {word} {metric}".lower())
    try:
        reading = read(text, TODAY)
    except TargetError:
        return
    assert word in f"{reading.target} {reading.alias}" or not known.left


@stable
@given(st.sampled_from(FOREIGN), st.sampled_from(sorted(WORDS.values())))
def test_the_known_foreign_words_are_indeed_foreign(word: str, metric: str) -> None:
    """None of them consists of known words, so that the property above is not idle."""
    assert "".join(scan(f"600519 {word} {metric}".lower()).left) == word
