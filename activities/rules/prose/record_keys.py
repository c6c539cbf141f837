"""What the keys of records say: whose a record is, of when, and in which unit a key tells."""

from enum import StrEnum

from activities.rules.prose import units
from activities.rules.prose.metrics import LEVEL_PERCENTS, NAMES, Metric, named
from activities.rules.prose.tags import spoken
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex


class Role(StrEnum):
    """What the value of a key is to the other values of its record."""

    ENTITY = "entity"
    CODE = "code"
    TIME = "time"
    DAY = "day"
    CURRENCY = "currency"
    UNIT = "unit"
    LABEL = "label"
    ASIDE = "aside"
    FIGURE = "figure"


_ROLES = {
    Role.CODE: """ticker symbol code stock_code ts_code security_code sec_code secucode
        instrument ric secid stock_symbol ticker_symbol 代码 证券代码 股票代码 标的代码 股票 证券
        标的""",
    Role.ENTITY: """entity company name issuer security company_name entity_name stock_name
        short_name shortname long_name issuer_name security_name corp corporation 公司 名称
        公司名称 证券名称 股票名称 证券简称 股票简称 公司简称 简称 主体 企业 企业名称 发行人
        上市公司""",
    Role.TIME: """period fiscal_period fiscal_year fy year quarter fiscal_quarter
        reporting_period report_period period_end period_ending period_end_date fiscal_period_end
        end_date report_date_end statement_period calendar_period 报告期 期间 会计期间 财务期间
        报告期间 年度 财年 季度 会计年度 报表期 所属期 财报期 截止期""",
    Role.DAY: """date as_of asof as_of_date trade_date trading_date trading_day price_date
        quote_date valuation_date day data_date session 日期 交易日 交易日期 截至 截至日期 截止日期
        截止日 行情日期 数据日期 估值日期 截至日 统计日期 基准日""",
    Role.CURRENCY: """currency ccy reporting_currency report_currency currency_code
        trading_currency 币种 货币 货币单位 计价货币 报告货币 记账本位币""",
    Role.UNIT: """unit units scale unit_of_measure multiplier in_units amounts_in 单位 金额单位
        数量单位 计量单位 计价单位""",
    Role.LABEL: "metric indicator item field measure line_item account kpi 指标 项目 科目 指标名称",
    Role.ASIDE: """id data_id data-id row_id record_id request_id req_id trace_id version ver v
        schema_version api_version page page_size index seq rank no count total_count rows
        timestamp ts updated_at generated_at created_at fetched_at retrieved_at as_of_time status
        ok error error_code latency_ms elapsed_ms source url market exchange lang locale type
        序号 编号 行号 页码 版本 更新时间 生成时间 采集时间 抓取时间 来源 交易所 市场""",
}
_ROLE = {key.replace("_", " "): role for role, keys in _ROLES.items() for key in keys.split()}
_VALUES = frozenset({"value", "amount", "val", "reported", "figure", "数值", "值", "金额", "数额"})
"""Keys that name nothing of what they hold: the key above them or the label beside them does."""
_FOLDERS = frozenset([
    "metrics", "data", "values", "financials", "quote", "quotes", "result", "results", "payload",
    "items", "records", "fundamentals", "figures", "facts", "financial_data", "market_data",
    "income_statement", "balance_sheet", "cash_flow", "body", "response", "content", "snapshot",
    "valuation", "price_data", "key_metrics", "per_share", "summary", "output", "rows", "list",
    "指标", "数据", "财务数据", "主要指标", "行情", "估值", "财务指标", "结果", "主要财务指标",
    "利润表", "资产负债表", "现金流量表",
])  # fmt: skip
_ENDINGS = {
    "pct": "%", "percent": "%", "percentage": "%", "pp": "pp", "bps": "bps", "bp": "bps",
    "x": "x", "times": "x", "shares": "shares", "usd": "USD", "cny": "CNY", "rmb": "CNY",
    "hkd": "HKD", "eur": "EUR", "gbp": "GBP", "jpy": "JPY", "mn": "million", "mm": "million",
    "m": "million", "mln": "million", "mil": "million", "million": "million",
    "millions": "million", "bn": "billion", "b": "billion", "bln": "billion",
    "billion": "billion", "billions": "billion", "k": "thousand", "thousand": "thousand",
    "thousands": "thousand", "tn": "trillion", "trillion": "trillion", "100m": "100m",
    "10k": "10k", "yi": "100m", "wan": "10k", "yuan": "CNY", "musd": "USD million",
    "mcny": "CNY million", "mrmb": "CNY million", "busd": "USD billion", "bcny": "CNY billion",
    "usdm": "USD million", "usdmn": "USD million", "usdbn": "USD billion", "cnym": "CNY million",
    "cnymn": "CNY million", "cnybn": "CNY billion", "rmbm": "CNY million",
    "rmbmn": "CNY million", "rmbbn": "CNY billion", "亿元": "亿元", "万元": "万元",
    "百万元": "百万元",
    "元": "元", "千元": "千元", "亿美元": "亿美元", "百万美元": "百万美元", "万美元": "万美元",
    "美元": "美元", "港元": "港元", "亿港元": "亿港元", "百万港元": "百万港元", "倍": "倍",
    "%": "%", "股": "股", "万股": "万股", "亿股": "亿股", "手": "手", "万手": "万手",
}  # fmt: skip
"""The words that a key ends with, and the unit that they are."""
_CHINESE = {"100m": "亿", "10k": "万"}
"""Scales that only Chinese has a word for."""
_COINS = {"CNY": "元", "USD": "美元", "HKD": "港元", "EUR": "欧元", "GBP": "英镑", "JPY": "日元"}
_SCALES = frozenset({"thousand", "million", "billion", "trillion", "100m", "10k"})
_HUMP = regex(r"(?<=[a-z])(?=[A-Z][a-z])")
"""Between the words of a key that capitals part: fiscalYear."""
_SPACES = regex(r"[_\s]+")
_WORDS = regex(r"[_\s-]+")
_PER_SHARE = frozenset({"eps", "dps", "bvps", "ocfps"})
_RATES = frozenset({"pe", "forward_pe", "pb", "ps", "ev_ebitda", "peg", "current_ratio",
                    "quick_ratio", "volume", "production", "deliveries", "employees", "users",
                    "float_shares", "total_shares", "asset_turnover", "stores",
                    "percentile"})  # fmt: skip
_COUNTED = regex(
    r"ratio|margin|rate|turnover|shares|employees|volume|count|headcount|days|yield|"
    r"multiple|percent|pct|率|占比|倍|股本|股数|人数|户数|成交量|天数|销量|产量|"
    r"pe(?![a-z])|pb(?![a-z])|roe|roa|roic|cagr|yoy|qoq|growth|change|同比|环比|增速"
)


def role(key: str) -> Role:
    """What a key says of its value."""
    return _ROLE.get(_SPACES.sub(" ", _HUMP.sub(" ", key.strip()).lower()), Role.FIGURE)


def names_nothing(key: str) -> bool:
    """Whether a key only says that it holds a value."""
    return key.strip().lower() in _VALUES


def is_folder(key: str) -> bool:
    """Whether a key only holds others together."""
    return _SPACES.sub("_", key.strip().lower()) in _FOLDERS or role(key) is not Role.FIGURE


def spelled(key: str) -> tuple[str, str]:
    """A key as prose writes it, and the unit that it ends with, or nothing."""
    words = _WORDS.split(key.strip()) if key.isascii() or "_" in key else [key.strip()]
    ending: list[str] = []
    if "_" in key or len(words) == 1:
        while len(words) > 1 and words[-1].lower() in _ENDINGS:
            ending.insert(0, _ENDINGS[words.pop().lower()])
    plain = " ".join(words)
    if plain.lower() in NAMES or len(words) > 1:
        return plain, joined(ending)
    return spoken(plain), joined(ending)


def is_money(words: str) -> bool:
    """Whether what a key names is told in money: no ratio, rate, multiple or count."""
    metric: Metric | None = named(words)
    if metric is None or not metric.id:
        return not _COUNTED.search(words.lower())
    told_otherwise = metric.change or metric.id in LEVEL_PERCENTS or metric.id in _RATES
    return not told_otherwise and not _COUNTED.search(words.lower())


def is_rate(unit: str) -> bool:
    """Whether a unit is one of ratios, or of their changes."""
    known = units.of_fact(unit) if unit else None
    return known is not None and known.kind in (Kind.PERCENT, Kind.POINT, Kind.MULTIPLE)


def is_by_the_share(words: str) -> bool:
    """Whether what a key names is told by the share, or a price, to which no scale applies."""
    metric = named(words)
    return metric is not None and (metric.id in _PER_SHARE or metric.family == "price")


def joined(parts: list[str]) -> str:
    """Parts of a unit as one, as the head of a column writes it: a currency before its scale."""
    inside = [unit for unit in parts if unit]
    if chinese := [_CHINESE[unit] for unit in inside if unit in _CHINESE]:
        money = [_COINS[unit] for unit in inside if unit in _COINS]
        return chinese[0] + (money[0] if money else "")
    return " ".join(sorted(inside, key=lambda unit: unit in _SCALES))
