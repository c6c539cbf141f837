"""The registry of metrics: what each figure is called, how it is shown, what it is measured in."""

from enum import StrEnum

from schemas.base import Record


class FigureKind(StrEnum):
    """How a figure reads in prose, and which other figures it may be compared with."""

    PRICE = "price"
    PER_SHARE = "per_share"
    AMOUNT = "amount"
    PERCENT = "percent"
    MULTIPLE = "multiple"
    SHARES = "shares"
    COUNT = "count"
    LEVEL = "level"
    TEXT = "text"


class Period(StrEnum):
    """Which span of time a figure covers."""

    INSTANT = "instant"
    YEAR = "fiscal_year"
    YEAR_TO_DATE = "year_to_date"
    QUARTER = "quarter"
    TRAILING = "ttm"
    WINDOW = "window"


class Metric(Record):
    """One metric. ``unit`` is canonical: CNY, percent, shares, times, points.

    CNY stands for money: a figure in another currency carries that currency as its unit.
    """

    name: str
    kind: FigureKind
    unit: str
    zh: str
    en: str


def _metric(name: str, kind: FigureKind, unit: str, zh: str, en: str) -> Metric:
    return Metric(name=name, kind=kind, unit=unit, zh=zh, en=en)


_ALL = (
    _metric("current_price", FigureKind.PRICE, "CNY", "当前价", "current price"),
    _metric("close", FigureKind.PRICE, "CNY", "最近收盘", "last close"),
    _metric("close_first", FigureKind.PRICE, "CNY", "期初收盘", "first close of the window"),
    _metric("close_high", FigureKind.PRICE, "CNY", "区间最高收盘", "highest close of the window"),
    _metric("close_low", FigureKind.PRICE, "CNY", "区间最低收盘", "lowest close of the window"),
    _metric("price_change", FigureKind.PERCENT, "percent", "区间涨跌幅", "price change"),
    _metric("ROE", FigureKind.PERCENT, "percent", "ROE", "ROE"),
    _metric("roe_waa", FigureKind.PERCENT, "percent", "加权平均 ROE", "weighted average ROE"),
    _metric("gross_margin", FigureKind.PERCENT, "percent", "毛利率", "gross margin"),
    _metric("net_margin", FigureKind.PERCENT, "percent", "净利率", "net margin"),
    _metric("debt_to_assets", FigureKind.PERCENT, "percent", "资产负债率", "debt to assets"),
    _metric("total_revenue", FigureKind.AMOUNT, "CNY", "营业总收入", "total revenue"),
    _metric("revenue", FigureKind.AMOUNT, "CNY", "营业收入", "revenue"),
    _metric("net_profit", FigureKind.AMOUNT, "CNY", "归母净利润", "net profit to the parent"),
    _metric("net_income", FigureKind.AMOUNT, "CNY", "净利润（含少数股东）", "net income"),
    _metric("oper_cost", FigureKind.AMOUNT, "CNY", "营业成本", "operating cost"),
    _metric("eps", FigureKind.PER_SHARE, "CNY", "每股收益", "earnings per share"),
    _metric("gross_profit", FigureKind.AMOUNT, "CNY", "毛利", "gross profit"),
    _metric("ocf", FigureKind.AMOUNT, "CNY", "经营活动现金流净额", "operating cash flow"),
    _metric("capex", FigureKind.AMOUNT, "CNY", "资本开支", "capital expenditure"),
    _metric("fcf", FigureKind.AMOUNT, "CNY", "自由现金流", "free cash flow"),
    _metric("money_cap", FigureKind.AMOUNT, "CNY", "货币资金", "cash"),
    _metric("goodwill", FigureKind.AMOUNT, "CNY", "商誉", "goodwill"),
    _metric("total_assets", FigureKind.AMOUNT, "CNY", "总资产", "total assets"),
    _metric("total_liab", FigureKind.AMOUNT, "CNY", "总负债", "total liabilities"),
    _metric("equity", FigureKind.AMOUNT, "CNY", "归母权益", "equity of the parent"),
    _metric("cash_conversion", FigureKind.PERCENT, "percent", "净现比", "cash conversion"),
    _metric("revenue_growth", FigureKind.PERCENT, "percent", "营收同比", "revenue growth"),
    _metric("profit_growth", FigureKind.PERCENT, "percent", "归母净利润同比", "profit growth"),
    _metric("pe_ttm", FigureKind.MULTIPLE, "times", "市盈率(TTM)", "P/E (TTM)"),
    _metric("pb", FigureKind.MULTIPLE, "times", "市净率", "P/B"),
    _metric("pe_percentile", FigureKind.PERCENT, "percent", "市盈率分位", "P/E percentile"),
    _metric("pe_median", FigureKind.MULTIPLE, "times", "市盈率中位数", "median P/E"),
    _metric("pe_low", FigureKind.MULTIPLE, "times", "市盈率四分位下限", "lower-quartile P/E"),
    _metric("pe_high", FigureKind.MULTIPLE, "times", "市盈率四分位上限", "upper-quartile P/E"),
    _metric("pe_sessions", FigureKind.COUNT, "sessions", "市盈率样本交易日数", "sessions counted"),
    _metric("dv_ttm", FigureKind.PERCENT, "percent", "股息率(TTM)", "dividend yield (TTM)"),
    _metric("total_mv", FigureKind.AMOUNT, "CNY", "总市值", "market capitalisation"),
    _metric("total_share", FigureKind.SHARES, "shares", "总股本", "shares outstanding"),
    _metric("diluted_share", FigureKind.SHARES, "shares", "稀释股数", "diluted shares"),
    _metric("split_ratio", FigureKind.COUNT, "times", "拆股比例", "split ratio"),
    _metric("cash_div_tax", FigureKind.PER_SHARE, "CNY", "每股派现(税前)", "cash dividend a share"),
    _metric(
        "cash_div_planned", FigureKind.PER_SHARE, "CNY", "每股拟派现(税前)", "planned dividend"
    ),
    _metric("dividend_ttm", FigureKind.PER_SHARE, "CNY", "近一年每股派现", "dividends, last year"),
    _metric("discount_rate", FigureKind.PERCENT, "percent", "折现率", "discount rate"),
    _metric("terminal_growth", FigureKind.PERCENT, "percent", "永续增长率", "terminal growth"),
    _metric("stage_one_growth", FigureKind.PERCENT, "percent", "显性期增速", "stage-one growth"),
    _metric("growth_estimate", FigureKind.PERCENT, "percent", "增速估计", "growth estimate"),
    _metric("growth_cap", FigureKind.PERCENT, "percent", "显性期增速上限", "growth cap"),
    _metric("growth_floor", FigureKind.PERCENT, "percent", "显性期增速下限", "growth floor"),
    _metric("scenario_step", FigureKind.PERCENT, "percent", "情景步长", "scenario step"),
    _metric("value_per_share", FigureKind.PRICE, "CNY", "每股价值", "value a share"),
    _metric("upside", FigureKind.PERCENT, "percent", "相对股价空间", "upside to the price"),
    _metric("adj_factor", FigureKind.MULTIPLE, "times", "复权因子", "adjustment factor"),
    _metric("adj_factor_first", FigureKind.MULTIPLE, "times", "期初复权因子", "first factor"),
    _metric(
        "adjusted_change", FigureKind.PERCENT, "percent", "区间涨跌幅（复权）",
        "price change, adjusted",
    ),
    _metric("index_level", FigureKind.LEVEL, "points", "最近收盘点位", "last index level"),
    _metric("volume", FigureKind.SHARES, "shares", "成交量", "volume"),
    _metric("turnover", FigureKind.AMOUNT, "CNY", "成交额", "turnover"),
    _metric("profit_forecast_low", FigureKind.AMOUNT, "CNY", "预告净利润下限", "lowest forecast"),
    _metric("profit_forecast_high", FigureKind.AMOUNT, "CNY", "预告净利润上限", "highest forecast"),
    _metric("express_revenue", FigureKind.AMOUNT, "CNY", "快报营业收入", "revenue, preview"),
    _metric("express_net_profit", FigureKind.AMOUNT, "CNY", "快报净利润", "net profit, preview"),
    _metric("express_roe", FigureKind.PERCENT, "percent", "快报 ROE（摊薄）", "ROE, preview"),
    _metric("report_planned", FigureKind.TEXT, "text", "预约披露日", "planned report day"),
    _metric("report_published", FigureKind.TEXT, "text", "实际披露日", "report day"),
    _metric("statement_form", FigureKind.TEXT, "text", "报表类型", "form of the statements"),
    _metric("listed_as", FigureKind.TEXT, "text", "现行代码", "current code"),
    _metric("former_name", FigureKind.TEXT, "text", "曾用名", "former name"),
    _metric("name", FigureKind.TEXT, "text", "名称", "name"),
    _metric("industry", FigureKind.TEXT, "text", "行业", "industry"),
)  # fmt: skip

METRICS: dict[str, Metric] = {metric.name: metric for metric in _ALL}
