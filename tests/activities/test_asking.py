"""Questions as people ask them, answered from the recorded sample, or refused."""

from datetime import datetime

import pytest

from activities.rules.answering import DraftAnswer, verify
from activities.rules.calendar import SHANGHAI
from activities.rules.ledger import Ledger
from tests.asked import Refusal, ask, asked

ANSWERED: list[tuple[str, list[str]]] = [
    ("查 600519 的当前价格和最近一季 ROE", ["close 2026-08-21 1272.83", "ROE 2026-03-31 10.57"]),
    ("600519 昨天的收盘价", ["close 2026-08-20 1291.50"]),
    ("昨天贵州茅台收盘价是多少", ["close 2026-08-20 1291.50"]),
    ("600519 前天收盘价", ["close 2026-08-19 1307.88"]),
    ("600519 大前天的收盘价", ["close 2026-08-18 1297.99"]),
    ("600519 上周五收盘价", ["close 2026-08-14 1341.99"]),
    ("600519 本周一收盘价", ["close 2026-08-17 1293.09"]),
    ("600519 上一交易日收盘价", ["close 2026-08-20 1291.50"]),
    ("600519昨收", ["close 2026-08-20 1291.50"]),
    ("600519 8月14日收盘价", ["close 2026-08-14 1341.99"]),
    ("600519 2026年5月7日收盘价", ["close 2026-05-07 1371.05"]),
    ("600519 20260507 收盘价", ["close 2026-05-07 1371.05"]),
    ("贵州茅台(600519)的股价", ["close 2026-08-21 1272.83"]),
    ("贵州茅台现在多少钱", ["close 2026-08-21 1272.83"]),
    ("今天贵州茅台股价怎么样", ["close 2026-08-21 1272.83"]),
    ("600519 yesterday's close", ["close 2026-08-20 1291.50"]),
    ("What was last Friday's closing price of 600519?", ["close 2026-08-14 1341.99"]),
    ("600519 close on 2026-08-13", ["close 2026-08-13 1355.29"]),
    ("how much is 600519?", ["close 2026-08-21 1272.83"]),
    ("600519 previous close", ["close 2026-08-20 1291.50"]),
    ("000001 股价", ["close 2026-08-21 11.41"]),
    ("600519 市盈率", ["pe_ttm 2026-08-20 19.83"]),
    ("请问600519这只股票最新的市盈率是多少倍？", ["pe_ttm 2026-08-20 19.83"]),
    ("600519 PE 是多少倍", ["pe_ttm 2026-08-20 19.83"]),
    ("I'd like to know the P/E ratio of 600519", ["pe_ttm 2026-08-20 19.83"]),
    ("查 600519 的当前价格 + 最近一季 ROE", ["close 2026-08-21 1272.83", "ROE 2026-03-31 10.57"]),
    ("最近一期贵州茅台资产负债率", ["debt_to_assets 2026-03-31 12.12"]),
    ("600519 昨天的市盈率", ["pe_ttm 2026-08-20 19.83"]),
    ("600519 TTM市盈率和市净率", ["pe_ttm 2026-08-20 19.83", "pb 2026-08-20 6.43"]),
    ("600519 股息率", ["dv_ttm 2026-08-20 4.03"]),
    ("600519 总市值是多少", ["total_mv 2026-08-20 1614480386400.00"]),
    ("600519 P/E on 2024-12-31", ["pe_ttm 2024-12-31 23.15"]),
    ("600519 昨天收盘价和ROE", ["close 2026-08-20 1291.50", "ROE 2026-03-31 10.57"]),
    ("600519 FY2024 gross margin and P/E", [
        "gross_margin 2024-12-31 91.93", "pe_ttm 2026-08-20 19.83",
    ]),
    ("600519 当前价格和2024年ROE", ["close 2026-08-21 1272.83", "ROE 2024-12-31 38.43"]),
    ("600519 ROE", ["ROE 2026-03-31 10.57"]),
    ("600519 去年ROE", ["ROE 2025-12-31 34.46"]),
    ("600519 前年的毛利率", ["gross_margin 2024-12-31 91.93"]),
    ("600519 去年的毛利率", ["gross_margin 2025-12-31 91.18 margin_percent"]),
    ("600519 2025 年毛利率", ["gross_margin 2025-12-31 91.18 margin_percent"]),
    ("600519 2025年净利率", ["net_margin 2025-12-31 50.53 ratio_percent"]),
    ("600519 2025年资产负债率", ["debt_to_assets 2025-12-31 16.42 ratio_percent"]),
    ("600519 毛利率", ["gross_margin 2026-06-30 89.56 margin_percent"]),
    ("600519 年报ROE", ["ROE 2025-12-31 34.46"]),
    ("600519 2024年第三季度净资产收益率", ["ROE 2024-09-30 26.83"]),
    ("600519 一季报ROE", ["ROE 2026-03-31 10.57"]),
    ("600519 2026Q1 净利润", ["net_profit 2026-03-31 27242512886.45"]),
    ("Q1 2026 net profit of 600519", ["net_profit 2026-03-31 27242512886.45"]),
    ("600519 今年上半年营收", ["revenue 2026-06-30 90703260964.48"]),
    ("600519 去年上半年净利润", ["net_profit 2025-06-30 45402962298.10"]),
    ("600519 上个季度营收", ["revenue 2026-06-30 90703260964.48"]),
    ("600519 最近一季净利润", ["net_profit 2026-06-30 44516880421.86"]),
    ("600519 今年净利润", ["net_profit 2026-06-30 44516880421.86"]),
    ("600519 2025Q4 净利润", ["net_profit 2025-12-31 82320067101.68"]),
    ("贵州茅台2024年营收和净利润", [
        "total_revenue 2024-12-31 174144069958.25", "net_profit 2024-12-31 86228146421.62",
    ]),
    ("600519 总营收 2024", ["total_revenue 2024-12-31 174144069958.25"]),
    ("600519 近三年营收", [
        "total_revenue 2023-12-31 150560330316.45", "total_revenue 2024-12-31 174144069958.25",
        "total_revenue 2025-12-31 172054171890.91",
    ]),
    ("600519 revenue in the last three years", [
        "total_revenue 2023-12-31 150560330316.45", "total_revenue 2024-12-31 174144069958.25",
        "total_revenue 2025-12-31 172054171890.91",
    ]),
    ("600519 2024和2025年净利润", [
        "net_profit 2024-12-31 86228146421.62", "net_profit 2025-12-31 82320067101.68",
    ]),
    ("600519 2024年营收和2025年净利润", [
        "total_revenue 2024-12-31 174144069958.25", "net_profit 2025-12-31 82320067101.68",
    ]),
    ("ROE of 600519 in 2023 and 2024", ["ROE 2023-12-31 36.18", "ROE 2024-12-31 38.43"]),
    ("600519 2023到2025年毛利率", [
        "gross_margin 2023-12-31 91.96", "gross_margin 2024-12-31 91.93",
        "gross_margin 2025-12-31 91.18 margin_percent",
    ]),
    ("600519 三年平均 ROE", [
        "ROE 2023-12-31 36.18", "ROE 2024-12-31 38.43", "ROE 2025-12-31 34.46",
        "ROE 2025-12-31 36.36 mean",
    ]),
    ("600519 三年平均毛利率", [
        "gross_margin 2023-12-31 91.96", "gross_margin 2024-12-31 91.93",
        "gross_margin 2025-12-31 91.18 margin_percent", "gross_margin 2025-12-31 91.69 mean",
    ]),
    ("600519 2023-2025 average ROE", [
        "ROE 2023-12-31 36.18", "ROE 2024-12-31 38.43", "ROE 2025-12-31 34.46",
        "ROE 2025-12-31 36.36 mean",
    ]),
    ("average ROE of 600519 over the past three years", [
        "ROE 2023-12-31 36.18", "ROE 2024-12-31 38.43", "ROE 2025-12-31 34.46",
        "ROE 2025-12-31 36.36 mean",
    ]),
    ("600519 毛利率、净利率的三年平均", [
        "gross_margin 2023-12-31 91.96", "gross_margin 2024-12-31 91.93",
        "net_margin 2023-12-31 52.49", "net_margin 2024-12-31 52.27",
        "gross_margin 2025-12-31 91.18 margin_percent", "gross_margin 2025-12-31 91.69 mean",
        "net_margin 2025-12-31 50.53 ratio_percent", "net_margin 2025-12-31 51.76 mean",
    ]),
    ("600519 2025年净利润同比增速", ["profit_growth 2025-12-31 -4.53 growth_percent"]),
    ("600519 净利润同比", ["profit_growth 2026-06-30 -1.95 growth_percent"]),
    ("600519 营收和净利润同比增速", [
        "revenue 2026-06-30 90703260964.48", "revenue_growth 2026-06-30 1.47 growth_percent",
        "profit_growth 2026-06-30 -1.95 growth_percent",
    ]),
    ("600519 2024年营收和增速", [
        "total_revenue 2024-12-31 174144069958.25",
        "revenue_growth 2024-12-31 15.66 growth_percent",
    ]),
    ("how much did 600519's revenue grow in 2025?", [
        "revenue_growth 2025-12-31 -1.20 growth_percent",
    ]),
    ("600519 YoY net profit growth in 2024", ["profit_growth 2024-12-31 15.38 growth_percent"]),
    ("600519 近三年营收增速", [
        "revenue_growth 2023-12-31 18.04 growth_percent",
        "revenue_growth 2024-12-31 15.66 growth_percent",
        "revenue_growth 2025-12-31 -1.20 growth_percent",
    ]),
    ("300750 2025年营收同比增长多少", ["revenue_growth 2025-12-31 17.04 growth_percent"]),
    ("002594 去年净利润", ["net_profit 2025-12-31 32619022000.00"]),
    ("600036 2024年净利润", ["net_profit 2024-12-31 148391000000.00"]),
    ("600036 2024年净利率", ["net_margin 2024-12-31 44.32"]),
    ("五粮液最近一季ROE", ["ROE 2026-03-31 6.50"]),
    ("what was 600519's gross margin last year?", ["gross_margin 2025-12-31 91.18 margin_percent"]),
    ("600519 last quarter revenue", ["revenue 2026-06-30 90703260964.48"]),
    ("600519 the year before last ROE", ["ROE 2024-12-31 38.43"]),
]  # fmt: skip
REFUSED = [
    ("600519 扣非净利润", "扣非"),
    ("600519 扣非归母净利润增速", "扣非"),
    ("600519 加权ROE", "加权"),
    ("600519 非流动资产负债率", "非流动资产"),
    ("600519 流通市值", "流通"),
    ("600519 动态市盈率", "动态"),
    ("600519 静态市盈率", "静态"),
    ("600519 历史平均市盈率", "历史"),
    ("600519 平均市盈率", "an average is computed for figures of reports"),
    ("600519 平均ROE", "an average needs its years"),
    ("600519 股价最高多少", "最高"),
    ("600519 52 week high price", "high"),
    ("600519 price target", "target"),
    ("600519 目标价", "目标价"),
    ("600519 2026年净利润预测", "预测"),
    ("600519 revenue forecast", "forecast"),
    ("600519 next year revenue", "next year"),
    ("600519 明年净利润", "明年"),
    ("600519 2030年 ROE", "2030-12-31 is in the future"),
    ("600519 2026年ROE", "2026-12-31 is in the future"),
    ("600519 2026-12-01 收盘价", "2026-12-01 is in the future"),
    ("600519 2026-02-30 收盘价", "not a date"),
    ("600519 单季净利润", "单季"),
    ("600519 净利润环比", "环比"),
    ("600519 营收复合增长率", "复合增长率"),
    ("600519 revenue CAGR", "cagr"),
    ("600519 每股收益", "每股"),
    ("600519 每股净利润", "每股"),
    ("600519 市销率", "市销率"),
    ("600519 price to sales", "price to sales"),
    ("600519 开盘价", "开盘价"),
    ("600519 opening price", "opening"),
    ("600519 股价涨了多少", "涨"),
    ("600519 上个月收盘价", "上个月"),
    ("600519 2026年5月 收盘价", "2026年5月"),
    ("600519 去年年底股价", "年底"),
    ("600519 2024年股价", "price is a daily figure"),
    ("600519 2024年市盈率", "P/E (TTM) is a daily figure"),
    ("600519 昨天的ROE", "ROE is a figure of reports"),
    ("600519 ROE增速", "growth is computed for revenue"),
    ("600519 近十年ROE", "ask for 2 to 5 years"),
    ("600519 近一年营收", "ask for 2 to 5 years"),
    ("600519 三年前的ROE", "三年前"),
    ("600519 ROE 3", "'3'"),
    ("600519 预收账款 ROE", "预收账款"),
    ("600519 五粮液 ROE", "五粮液"),
    ("600519 不含税营收", "不含"),
    ("600519 operating margin", "operating"),
    ("600519 revenue excluding sales tax", "excluding"),
    ("600519 行业平均ROE", "行业"),
    ("600519 ROE 和五粮液对比", "对比"),
    ("贵州茅台和五粮液的ROE", "贵州茅台和五粮液"),
    ("600519 现价和昨天的收盘价", "one day a question"),
    ("600519 三年平均净利润增速", "growth and an average in one"),
    ("茅台酒股价", "茅台酒"),
    ("600519 昨天和今天的收盘价", "one day a question"),
    ("600519 2024年净利润是2023年的多少倍", "倍"),
    ("600519 从2021年到2024年营收增长多少", "growth over the year before"),
    ("600519 2025年下半年净利润", "下"),
    ("600519 ROE 高于 30% 吗", "高于 30%"),
    ("600519 price a year ago", "year ago"),
    ("600519 去年同期净利润", "同期"),
    ("600519 母公司净利润", "母"),
    ("600519 revenue ttm", "ttm"),
    ("600519 净利润/营收", "/"),
    ("600519 revenue over net profit", "over"),
    ("600519 net profit to revenue", "to"),
    ("600519 net profit ratio", "ratio"),
    ("how much is 600519's revenue up", "up"),
    ("600519 ROE or gross margin", "or"),
    ("贵州茅台ROE和五粮液ROE", "'贵州茅台', '五粮液'"),
    ("600519 股东人数", "股东人数"),
    ("某某公司 ROE", "no listed company"),
]  # fmt: skip


def figures(answer: DraftAnswer) -> list[str]:
    """Every figure with its date and, where it is derived, its formula."""
    direct = [f"{c.metric} {c.as_of} {c.value:.2f}" for c in answer.claims]
    derived = [
        f"{c.metric} {c.as_of} {c.value:.2f} {c.derivation.formula}"
        for c in answer.derived
        if c.derivation
    ]
    return direct + derived


@pytest.mark.parametrize(("text", "expected"), ANSWERED, ids=[row[0] for row in ANSWERED])
def test_what_is_asked_is_what_is_answered(text: str, expected: list[str]) -> None:
    """The figure, its day or report and its value are those of the sample, all proven."""
    answer = ask(text)

    assert sorted(figures(answer)) == sorted(expected)
    assert (answer.missing, answer.findings) == ((), ())
    assert verify(answer, Ledger(asked(text).calls)).ok


@pytest.mark.parametrize(("text", "named"), REFUSED, ids=[row[0] for row in REFUSED])
def test_what_is_not_understood_is_refused_by_name(text: str, named: str) -> None:
    """No figure is given past a word that may change its meaning."""
    with pytest.raises(Refusal) as refused:
        ask(text)

    assert named in str(refused.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("贵州茅台2024年营收", "营业总收入（2024 年度）：1741.44 亿元"),
        ("贵州茅台2024年营收", "以上给出的是营业总收入"),
        (
            "600519 2025 年毛利率",
            "毛利率（2025 年度）：91.18%（推算 margin_percent，tushare income",
        ),
        ("600519 三年平均 ROE", "36.36%（推算 mean，"),
        ("600519 average ROE 2023-2025", "mean of the fiscal years 2023-12-31 to 2025-12-31"),
        ("600519 昨天的收盘价", "- 收盘价：¥1291.50（tushare daily，2026-08-20）"),
        ("600519 上周日收盘价", "2026-08-16 不是交易日，此前最近的交易日是 2026-08-14"),
        ("600519 2019年 ROE", "ROE（2019 年度）：无数据，数据源没有这一数字（数据源：the sample"),
        ("600036 毛利率", "银行、保险、证券公司不推算此项"),
        ("600519 最近一季净利润", "累计数，不是单季数"),
        ("600519 毛利率 2026Q2", "累计数，不是单季数"),
        ("600519 FY2024 gross margin and P/E", "P/E (TTM): a daily figure"),
        ("600519 昨天收盘价和ROE", "ROE是报告期数据"),
        ("600519 2020到2022年平均ROE", "平均值需要每一年的数据"),
    ],
)
def test_the_answer_says_what_kind_of_figure_it_is(text: str, says: str) -> None:
    """A substitute, a derivation, a cumulative figure and a gap are each called so."""
    assert says in ask(text).text


def test_the_seed_s_dates_hold_at_another_clock() -> None:
    """Relative words are of the day on which they are said."""
    may = datetime(2026, 5, 8, 21, 42, tzinfo=SHANGHAI)

    assert figures(ask("600519 昨天的收盘价", may)) == ["close 2026-05-07 1371.05"]
