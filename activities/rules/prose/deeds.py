"""What a company did with a number, in English.

Earned or paid a share, opened or ended with stores, holds of another.
"""

import re

from activities.rules.prose import soles
from activities.rules.prose.bounds import Bound
from activities.rules.prose.readings import Reading, Readings
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex

_MONEY = r"(?:about\s|some\s|roughly\s|nearly\s)?(?:[a-z]{2,3}\s?)?[$¥€£]?$"
_EARNED = regex(
    (
        r"(?<![a-z])(?:earned|earning|earns|made a profit of)\s(?:an?\s)?(?:adjusted\s|core\s|"
        r"diluted\s|comparable\s|record\s){0,2}"
    )
    + _MONEY
)
_PAID = regex(
    (
        r"(?<![a-z])(?:pays?|paid|paying|distributed?|declared)\s(?:out\s)?"
        r"(?:an?\s)?(?:dividends?\sof\s)?"
    )
    + _MONEY
)
_ENDED = regex(
    r"(?<![a-z])(?:ended|ending|finished|closed|exited|left)\s[^,;.]{0,40}with\s(?:about\s|some\s|"
    r"a total of\s|more than\s|nearly\s|over\s)?$"
    r"|(?<![a-z])(?:operates|operated|runs|employs|employed)\s(?:about\s|some\s|a total of\s|"
    r"more than\s|nearly\s|over\s)?$"
)
_FLOW = regex(
    r"(?<![a-z])(?:opened|openings?|added|additions|closed|closures|new|hired|"
    r"hires|acquired|lost)(?![a-z])"
)
_HELD = regex(
    r"\s(?:stake|position|holding|investment|"
    r"interest)\sin\s(?P<name>[a-z][a-z&'-]+(?:\s[a-z&][a-z&'-]*)?)"
)
_NOUN = regex(r"\s(?P<noun>[a-z]{4,}s)(?=[\s,.;)]|$)")
_SHARE = regex(r"\sof\s(?:net\s|total\s|its\s|group\s)*(?:revenues?|sales|turnover)(?![a-z])")
_SPENT_OF_ZH = regex(
    r"(?:研发(?:费用|投入|支出|开支)|(?:销售|管理|财务|期间|营销)费用|资本开支)(?!率)[^。；\n利率]{0,28}"
    r"占[^，。；0-9]{0,6}(?:收入|营收|销售额)的?(?:比[例重率]?)?(?:则|仅)?(?:为|达到?|是)?(?:约|近|逾)?$"
)
"""Before the share of revenue that was spent on something."""
_EARNINGS = regex(r"(?<![a-z])(?:profit|margin|earn|income|kept|return)|利润|盈利|净利|毛利|赚")
_SPENT = frozenset(
    {"rnd", "capex", "selling_expense", "admin_expense", "operating_expense", "finance_expense",
     "inventory", "tax_expense"}
)  # fmt: skip
_RATES = frozenset(
    {"gross_margin", "net_margin", "operating_margin", "ebitda_margin", "fcf_margin", "roe",
     "rotce", "roa", "roic", "debt_ratio", "payout", "dividend_yield", "tax_rate"}
)  # fmt: skip
_COSTS = frozenset({"rnd_ratio", "selling_ratio", "admin_ratio", "expense_ratio"})
"""Shares of revenue that are spent."""


_MULTIPLE_OF = regex(
    r"\s?(?:(?:its|their|the|forward|trailing|tangible|estimated|expected|prospective|historical|"
    r"current|adjusted|consensus|(?:next|this|last) year's|\x00+(?:'s)?|12-month|one-year)\s){0,3}"
    r"(?P<base>book|earnings|profits?|sales|revenues?|ebitda)(?![a-z-]|"
    r"\s(?:growth|cover|coverage|backlog))"
)
"""Behind a multiple, what it is one of."""
_MULTIPLES = {
    "book": "pb", "earnings": "pe pe_ttm forward_pe", "profit": "pe pe_ttm forward_pe",
    "sale": "ps ev_sales", "revenue": "ps ev_sales",
    "ebitda": "ev_ebitda net_debt_ebitda",
}  # fmt: skip
_PRICED = frozenset(" ".join(_MULTIPLES.values()).split())


def contradict(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether the verb or the words right beside a number say another thing than a fact tells."""
    return (
        _is_of_other_share(bound, reading)
        or _is_of_other_flow(bound, reading, readings)
        or _is_of_other_holding(bound, reading, readings)
        or _is_of_other_noun(bound, reading, readings)
        or is_other_ratio(bound, reading)
        or _is_other_multiple(bound, reading)
    )


def _is_of_other_share(bound: Bound, reading: Reading) -> bool:
    """Whether what is earned a share is told by a fact of what is paid, or the other way."""
    family = reading.metric.family if reading.metric else ""
    if family == "dps":
        return _EARNED.search(bound.before) is not None
    return family == "eps" and _PAID.search(bound.before) is not None


def _is_of_other_flow(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether a count that something ended with is told by a fact of what was opened or added.

    Ended with 412 stores.
    """
    counted = reading.unit is not None and reading.unit.kind is Kind.COUNT
    if not counted or not _FLOW.search(reading.words) or not _ENDED.search(bound.before):
        return False
    return any(not _FLOW.search(words) for words in readings.rivals(reading))


def _is_of_other_holding(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether the words behind a number name what the name of another fact begins with.

    A $64 million stake in Gantry.
    """
    told = _HELD.match(bound.behind)
    if told is None or reading.words.startswith(told["name"].split(" ")[0]):
        return False
    name = re.compile(rf"{re.escape(told['name'])}(?![a-z])")
    return not name.search(reading.words) and any(
        name.match(words) for words in readings.rivals(reading)
    )


def _is_of_other_noun(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether the noun behind a count is in the name of another fact and not of this one.

    20,373 engineers for employees.
    """
    counted = reading.unit is not None and reading.unit.kind is Kind.COUNT
    told = _NOUN.match(bound.behind) if counted else None
    if told is None:
        return False
    noun = told["noun"].removesuffix("s")
    if noun in f"{reading.words} {reading.fact.unit.lower()}":
        return False
    return any(re.search(rf"(?<![a-z]){noun}", words) for words in readings.rivals(reading))


def is_other_ratio(bound: Bound, reading: Reading) -> bool:
    """Whether what is spent of revenue is told by a fact of a margin or return.

    R&D was 49.1% of revenue.
    """
    said, metric = bound.metric, reading.metric
    if said is None or metric is None:
        return False
    if _SPENT_OF_ZH.search(bound.told):
        return metric.id in _RATES
    if not _SHARE.match(bound.behind):
        return False
    if said.family == "profit":
        return metric.id in _COSTS and not metric.change
    if said.family not in _SPENT or metric.id not in _RATES:
        return False
    if not bound.adjacent and _EARNINGS.search(f"{bound.before} {bound.behind}"):
        return False
    return said.family not in soles.families(reading.words)


def _is_other_multiple(bound: Bound, reading: Reading) -> bool:
    """Whether a multiple is said to be of another thing than that of a fact.

    2.9 times book for a price-to-sales.
    """
    metric, unit = reading.metric, reading.unit
    if metric is None or unit is None or metric.id not in _PRICED or unit.kind is not Kind.MULTIPLE:
        return False
    told = _MULTIPLE_OF.match(bound.behind)
    if told is None:
        return False
    base = told["base"]
    of = _MULTIPLES.get(base) or _MULTIPLES[base.removesuffix("s")]
    return metric.id not in of.split()
