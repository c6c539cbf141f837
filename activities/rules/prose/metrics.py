"""What prose calls a metric, and which metrics a name may stand for.

Each row: id, family, names. The names of one family may be used for each other unless the facts
tell them apart; the first row of a family is its general name.
"""

import re
from functools import cache
from typing import NamedTuple

from activities.rules.prose import market_names, sector_names, statement_names
from activities.rules.prose.metric_names import ROWS
from activities.rules.prose.phrases import words
from activities.rules.scanning.regex import regex

_LOSS = (
    "净亏损",
    "亏损额",
    "亏损",
    "net loss",
    "loss attributable to shareholders",
    "net loss attributable to shareholders",
    "loss attributable to equity shareholders",
    "loss attributable to equity holders",
    "loss attributable to owners",
    "net loss attributable to owners",
    "net losses",
    "loss per share",
    "loss",
    "losses",
    "lost",
)
_LOSSES = market_names.OUTFLOWS | {
    "营业利润率": ("经营亏损率", "营业亏损率"),
    "息税前利润": ("息税前亏损", "ebit loss", "ebit losses"),
    "毛利率": ("gross loss margin", "gross loss rate"),
    "净利率": ("亏损率", "净亏损率", "loss margin"),
    "经营利润": ("经营亏损", "营业亏损", "operating loss", "operating losses",
             "loss from operations"),
    "税前利润": ("税前亏损", "除税前亏损", "pretax loss", "pre-tax loss", "loss before tax",
             "loss before taxes"),
    "ebitda": ("ebitda loss", "adjusted ebitda loss"),
    "经调整净利润": ("经调整净亏损", "经调整亏损", "扣非净亏损", "adjusted net loss",
               "adjusted loss", "core loss"),
}  # fmt: skip
"""What a profit or an inflow is called below zero."""
CHANGE = regex(
    r"同比|环比|较年初|较期初|较上年|较上季|较年末|比年初|增速|增长率|增长|增幅|变动|变化|涨跌幅|"
    r"涨幅|降幅|跌幅|yoy|qoq|(?<![a-z])(?:mom|wow|m/m|w/w|h/h)(?![a-z])|"
    r"(?:month|week|day)[- ]o(?:n|ver)[- ](?:month|week|day)|y/y|q/q|pct[ _]chg"
    r"|(?<![a-z])(?:comparable[- ](?:store[- ])?sales|(?:same-store|like-for-like|comp) sales|"
    r"comps|lfl)(?![a-z])|growth|change|chg|increase|decline|decrease|"
    r"year[- ]over[- ]year|year[- ]on[- ]year"
)
_FALLING = regex(r"降幅|(?<!涨)跌幅|decline|decrease|\bdrop\b|下降")
WITHOUT_ONE_OFFS = (
    r"(?:excluding|before|deducting|after (?:deducting|excluding|stripping out|adjusting for)|"
    r"stripping out|stripped of|adjusted for|net of|less|without|"
    r"ex)\s(?:the (?:effects?|impact) of\s)?(?:all\s)?"
    r"(?:one-offs|exceptionals|(?:non-?recurring|one-off|one-time|exceptional|extraordinary|"
    r"special)\s(?:items?(?:\sof profit and loss)?|gains? and loss(?:es)?|"
    r"profits? and loss(?:es)?|gains?|charges?|costs?|effects))"
)
"""What a profit is told without, which makes it an adjusted one."""
CORE = regex(
    r"(?:(?<![a-z])(?:non-?\s?(?:gaap|ifrs)|underlying|core|recurring)\s(?:attributable\s|net\s)*|"
    r"非(?:国际财务报告准则|公认会计[准原]则|gaap|ifrs)的?)$"
)
"""Before a profit, what makes it an adjusted one."""
_ONE_OFFS_BEHIND = regex(
    rf"(?:\sattributable to [a-z ]{{4,24}})?\s\(?{WITHOUT_ONE_OFFS}(?![a-z])\)?"
)
_STATEMENT_ROWS = (
    statement_names.FLOWS,
    statement_names.BALANCES,
    statement_names.PER_SHARE,
    statement_names.PERCENTS,
    statement_names.MULTIPLES,
    statement_names.DAYS,
    statement_names.COUNTS,
    statement_names.OTHERS,
)
_MARKET_ROWS = (
    market_names.AMOUNTS,
    market_names.PERCENTS,
    market_names.MULTIPLES,
    market_names.COUNTS,
    market_names.PRICES,
)
_SECTOR_ROWS = (
    sector_names.FLOWS,
    sector_names.BALANCES,
    sector_names.PER_SHARE,
    sector_names.PERCENTS,
    sector_names.MULTIPLES,
    sector_names.DAYS,
    sector_names.COUNTS,
    sector_names.PRICES,
)


def _column(number: int, *tables: str) -> frozenset[str]:
    rows = (row for table in tables for row in table.strip().splitlines())
    return frozenset(row.split("|")[number] for row in rows)


BALANCES = _column(1, statement_names.BALANCES, sector_names.BALANCES)
"""Families of amounts as of the end of a time."""
DAILY = _column(1, market_names.AMOUNTS, market_names.MULTIPLES, market_names.PRICES) | {
    "turnover_rate",
    "volume",
    "amplitude",
}
"""Families of what is told of one day on the market."""
AMOUNTS = BALANCES | _column(
    1,
    statement_names.FLOWS,
    statement_names.PER_SHARE,
    market_names.AMOUNTS,
    sector_names.FLOWS,
    sector_names.PER_SHARE,
    sector_names.PRICES,
)
"""Families of amounts."""
PER_SHARE = _column(1, statement_names.PER_SHARE, sector_names.PER_SHARE)
"""Families of amounts by the share."""
MULTIPLES = _column(1, statement_names.MULTIPLES, market_names.MULTIPLES, sector_names.MULTIPLES)
"""Families of multiples."""
COUNTS = _column(1, statement_names.COUNTS, market_names.COUNTS, sector_names.COUNTS)
"""Families of what is counted."""
_COSTS = regex(r"provision|credit|loan|catastrophe|claim|insur|impairment|ratio|reserve|allowance")
"""Beside these, losses are what a business pays for, and not what it loses."""
SIGNLESS = frozenset({"capex", "drawdown", "buyback", "impairment", "dps", "dividend_total",
                      "tax_expense", "asset_impairment", "credit_impairment",
                      "goodwill_impairment", "cash_for_goods", "cash_for_staff",
                      "cash_for_taxes", "treasury",
                      "investing_cf", "cost"})  # fmt: skip
"""Outflows and falls, which sources report with either sign."""
RETURNS = regex(
    r"^(?!.*(?:到期|股息|红利|国债|债券|票面|净资产|资产|资本|存款|贷款|生息|租金|七日|7日|中债))"
    r".*(?:收益率?|回报率?)$"
)
"""Names of what an investment gained or lost, which a move is said of: 业绩比较基准收益率."""
LEVEL_PERCENTS = frozenset({
    "gross_margin", "vehicle_margin", "net_margin", "operating_margin", "ebitda_margin", "roe",
    "rotce", "roe_weighted", "roe_diluted",
    "roa", "roic", "debt_ratio", "gearing", "payout", "dividend_yield", "nim", "npl",
    "special_mention", "overdue", "loan_deposit", "lcr", "car", "cet1", "coverage",
    "market_share", "tax_rate", "rnd_ratio", "selling_ratio", "admin_ratio", "expense_ratio",
    "utilisation",
    "turnover_rate", "amplitude", "percentile", "holding_ratio", "interest_rate", "bond_yield",
    "cash_conversion", "wacc",
}) | _column(
    0, statement_names.PERCENTS, market_names.PERCENTS, sector_names.PERCENTS
)  # fmt: skip
"""Metrics that are percentages themselves: a change of one is counted in points."""


class Metric(NamedTuple):
    """A metric as named: its id, the family it may be exchanged in, and what the name implies."""

    id: str
    family: str
    change: bool = False
    sign: int = 1
    general: bool = False


_GENERAL = frozenset(
    {
        "profit",
        "profits",
        "earnings",
        "bottom line",
        "盈利",
        "订单",
        "盈亏",
        "loss",
        "losses",
        "lost",
        "亏损",
        "亏损率",
        "利润",
        "profit margin",
        "orders",
        "yield",
        "收益率",
        "成交",
    }
)
"""Names that are said of any metric of their kind, too."""


def _table() -> dict[str, Metric]:
    names: dict[str, Metric] = {}
    for row in "".join((ROWS, *_STATEMENT_ROWS, *_MARKET_ROWS, *_SECTOR_ROWS)).split("\n"):
        if not row:
            continue
        metric, family, *called = row.split("|")
        for name in called:
            names[name] = Metric(metric, family, general=name in _GENERAL)
    for profit, lossy in _LOSSES.items():
        names.update(
            (name, names[profit]._replace(sign=-1, general=name in _GENERAL)) for name in lossy
        )
    for name in _LOSS:
        known = (
            Metric("eps", "eps", sign=-1)
            if "per share" in name
            else Metric("net_profit", "profit", sign=-1, general=name in _GENERAL)
        )
        names[name] = known
    return names


NAMES = _table()


@cache
def pattern() -> re.Pattern[str]:
    """The names as they stand in prose; made when a first text is read, for it takes a while."""
    return re.compile(words(NAMES.keys() - {"or", "tr", "car", "vol", "n income"}))


@cache
def fact_pattern() -> re.Pattern[str]:
    """The names as they stand in those of facts."""
    return re.compile(words(NAMES))


def of(folded: str) -> Metric:
    """The metric that a phrase of the table, in lower case, names."""
    return NAMES[folded]


_CARS = regex(
    r"(?<![a-z])(?:(?<=new )|(?<=used )|(?<=passenger )|(?<=freight )|(?<=tank )|(?<=rail )|"
    r"(?<=per ))cars?(?![a-z])|(?<![a-z])cars?(?=\s(?:sales|regist|deliver|product|market))"
)
"""Cars, which are no capital adequacy ratio."""


_AIMED = regex(
    r"(?<![a-z])(?:(?:before|for|pre-?)[ -]?growth|growth(?=\s(?:capex|capital|investments?|"
    r"projects?|spending|equity|equities|stocks?|funds?|etf|segment|portfolio|brands?)))(?![a-z])"
)
"""Growth that money is spent on: free cash flow before growth is no change."""


def without_one_offs(lower: str, end: int) -> int:
    """Where the words end that say behind a profit that it is without one-off items.

    0 where none do.
    """
    hit = _ONE_OFFS_BEHIND.match(lower, end)
    return hit.end() if hit else 0


_FEES_OF_A_LINE = regex(r"(?<=业务)手续费(?:及佣金)?(?=净?收入)")
"""In the name of what a line of business earns, which reviews call its revenue:
经纪业务手续费净收入."""
_PERCENTILE = regex(r"分位[数点值]?(?:水平)?$|(?<![a-z])percentile$")
"""The end of a name that ranks what it begins with among its own past: PE(TTM)近十年分位."""


@cache
def named(name: str) -> Metric | None:
    """The metric that the name of a fact stands for, or None where the table has no word of it.

    The longest known word in the name decides; words of change make it a change of that metric.
    """
    plain = re.sub(r"[_\s]+", " ", name.lower()).strip()
    change = bool(CHANGE.search(_AIMED.sub(" ", plain)))
    if _PERCENTILE.search(plain) and not change:
        return NAMES["分位"]
    sign = -1 if _FALLING.search(plain) else 1
    plain = _CARS.sub("vehicle", _FEES_OF_A_LINE.sub("", plain))
    if plain in NAMES:
        return NAMES[plain]._replace(change=False)
    found = max(
        fact_pattern().finditer(plain),
        key=lambda hit: (hit.end() - hit.start(), hit.end()),
        default=None,
    )
    if found is not None and found[0] in _LOSS and _COSTS.search(plain):
        return None
    if found is not None and plain not in ("terminal growth",):
        known = NAMES[found[0]]
        core = without_one_offs(plain, found.end()) or CORE.search(plain[: found.start()])
        if known.id == "net_profit" and core:
            known = NAMES["扣非净利润"]._replace(sign=known.sign)
        return known._replace(change=change, sign=known.sign * sign)
    return Metric("", "", change=True, sign=sign) if change else None
