"""The only day that a text names: that of all its prices and multiples which have no other."""

from datetime import date
from typing import NamedTuple

from activities.rules.prose import periods
from activities.rules.prose.folding import lower
from activities.rules.prose.readings import Reading, Readings
from activities.rules.scanning.regex import regex

_LONGEST = 20_000
"""Characters of a text that may be told of one day."""
_FULL = regex(
    r"(?:19|20)[0-9]{2}\s?[-/.年]\s?[0-9]{1,2}\s?[-/.月]\s?[0-9]{1,2}|"
    r"[a-z]{3,9}\.?\s[0-9]{1,2}(?:st|nd|rd|th)?,?\s20[0-9]{2}|"
    r"[0-9]{1,2}(?:st|nd|rd|th)?\s[a-z]{3,9}\.?,?\s20[0-9]{2}"
)
_OTHER_DAY = regex(
    r"(?<![a-z])(?:yesterday|tomorrow|prior|previous|preceding|earlier|ago|last|"
    r"(?:a|one|two|three) (?:day|week|month|year)s?|since|versus|vs|from|monday|tuesday|wednesday|"
    r"thursday|friday|weekly|monthly|annual average)(?![a-z])|"
    r"[昨前次][日天]|[昨前]收|[前上]一?个?(?:交易日|周|月)|较.{0,6}日|[本上]周|以来|此前|年初|年内|"
    r"区间|最[高低]价?"
)
"""Words of another day than the one named."""
_NO_DAY_OF_PRICES = regex(
    r"(?:ended|ending|end|through|until|till|by|payable|record|ex-?dividend(?: date)?|due|"
    r"matur[a-z]+|announced|published|released|filed|dated|issued|reported|founded|listed|since|"
    r"effective|from|before|after|report|发布|公告|披露|登记|除权|除息|派息|股权|到期|上市|成立|报告期|"
    r"会计|期末|年报|半年报|季报|自|从|起|生成|公布|印发|出具)(?:日期?|时间|于|在|date)?"
    r"[\s:：,(（]*(?:on|of|as of|at)?\s?(?:the\s)?$"
)
_OF_PRICES = regex(
    r"(?:close[sd]?|closing|price[sd]?|quote[sd]?|valuations?|trading|market|session|"
    r"multiples?|p/e|p/b|p/s|ev/ebitda|(?:dividend )?yields?|comps|"
    r"screen(?:s|ed|er|ing)?(?: results)?|"
    r"收盘|行情|估值|交易|数据|股价|市值|倍数|市[盈净销]率|股息率|筛选|选股|股票池)[^.。;；\n0-9]{0,24}$"
)
"""Before a day that is said to be that of prices."""
_STOOD = regex(r"(?:as of|as at|截至|截止|日期|统计)[^.。;；\n0-9]{0,24}$")
"""Before a day that is said to be that of figures; at the end of a quarter, of its accounts."""
_ENDS_OF_QUARTERS = frozenset({(3, 31), (6, 30), (9, 30), (12, 31)})
_CLOSED = regex(
    r"\s?(?:close|(?:peer |trading )?multiples|valuations?|prices|"
    r"收盘|盘后|当日|交易日|估值|行情|股价|市值)"
)
_BEHIND_NONE = regex(
    r"(?:发布|公告|披露|登记|除权|除息|派息|出具|晚间|公布|上市|起|以来|至今|之?前)"
)
_OF_ONE = regex(r"[0-9]\s?[^\s0-9，。；,;()]{0,4}\((?:截至|截止|as of|as at)\s?$")
"""Before a day in the brackets of one figure, which says nothing of the others."""
_LOOK = 40
_SATURDAY, _WEEKEND = 5, 3
_DAILY = regex(
    r"turnover rate|换手|成交|volume|涨跌|涨幅|跌幅|pct chg|pct change|净流入|净流出|资金流|"
    r"amplitude|振幅"
)
_PRICED = frozenset({"pe", "pb", "ps", "market_cap", "dividend_yield"})


class LoneDay(NamedTuple):
    """The only day of a text, and whether it is said to be that of figures.

    ``closes`` tells that a quarter ends then, so that it may be of accounts alone.
    """

    day: date
    told: bool
    closes: bool


def of(folded: str) -> LoneDay | None:
    """The only day that a text names; None where it names several or speaks of another."""
    plain = lower(folded[: _LONGEST + 1])
    if len(plain) > _LONGEST or not _FULL.search(plain) or _OTHER_DAY.search(plain):
        return None
    found = [m for m in periods.find(plain) if m.period.part == "DAY"]
    days = {m.period[2:4] for m in found}
    years = {m.period.year for m in found} - {None}
    if len(days) != 1 or len(years) != 1:
        return None
    before = [plain[max(0, m.start - _LOOK) : m.start] for m in found]
    behind = [plain[m.end : m.end + 6] for m in found]
    if all(map(_OF_ONE.search, before)):
        return None
    if any(map(_NO_DAY_OF_PRICES.search, before)) or any(map(_BEHIND_NONE.match, behind)):
        return None
    told = any(map(_OF_PRICES.search, before)) or any(map(_CLOSED.match, behind))
    closes = days <= _ENDS_OF_QUARTERS
    told = told or (not closes and any(map(_STOOD.search, before)))
    period = found[0].period
    try:
        day = date(years.pop() or 0, period.month or 0, period.day or 0)
    except ValueError:
        return None
    return LoneDay(day, told, closes)


def contradicts(lone: LoneDay | None, reading: Reading, readings: Readings) -> bool:
    """Whether a fact of a market day is of another than the only one that the text names."""
    if lone is None or reading.fact.period or not _is_daily(reading):
        return False
    apart = (lone.day - reading.fact.as_of).days
    if not apart or (lone.day.weekday() >= _SATURDAY and 0 < apart <= _WEEKEND):
        return False
    known = (r.fact.as_of == lone.day and _is_daily(r) for r in readings if not r.fact.period)
    return lone.told or (apart < 0 and not lone.closes) or any(known)


def closes_otherwise(lone: LoneDay | None, reading: Reading, readings: Readings) -> bool:
    """Whether accounts are of another end of a quarter than the only day that a text names.

    The same of that day is among the facts.
    """
    if lone is None or not lone.closes or reading.period is None:
        return False
    like = (other for other in readings.like(reading) if other.period)
    return reading.fact.as_of != lone.day and any(r.fact.as_of == lone.day for r in like)


def _is_daily(reading: Reading) -> bool:
    """Whether a fact is of one day of the market."""
    metric = reading.metric
    if metric is not None and (metric.id in ("close", "price", "live") or metric.family in _PRICED):
        return metric.id not in ("forward_pe", "target_price")
    return _DAILY.search(reading.words) is not None
