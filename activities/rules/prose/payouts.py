"""Which of a year's dividends a text and a fact speak of.

The interim one, the final one, a special one.
"""

from activities.rules.prose.bounds import Bound
from activities.rules.prose.folding import fold
from activities.rules.prose.labels import BEHIND
from activities.rules.prose.metrics import NAMES, Metric
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.readings import Reading, Readings
from activities.rules.scanning.regex import regex

_PAID = regex(r"股息|股利|分红|派息|派现|红利|派发|dividend|distribution|payout")
_NAMES = regex(
    r"(?P<interim>中期|半年度|年中|(?<![a-z])interim(?![a-z]))|(?P<final>末期|(?<![a-z])final(?![a-z]))"
    r"|(?P<special>特别|(?<![a-z])special(?![a-z]))|"
    r"(?P<all>全年|合计|累计|(?<![a-z])(?:full-year|total)(?![a-z]))"
)


_THROUGH = regex(
    r"\s(?:back\s|to (?:its\s)?(?:share|stock|unit)?holders\s|"
    r"to investors\s)?(?:through|via|by way of)\s[a-z -]{0,40}"
)
_WAYS = regex(
    r"(?P<dividend>(?<![a-z])dividends?(?![a-z]))|"
    r"(?P<buyback>(?<![a-z])(?:buy-?backs?|(?:share |stock )?repurchases?|repurchased)(?![a-z]))"
)
"""How a company gives money back to those who own it."""
_EARNED = regex(
    r"earnings|(?<![a-z])(?:earn(?:ed|s|ing)?|lost|loses|losing)\s(?:(?:about|some|roughly|just|"
    r"only|an?|adjusted|core|underlying)\s){0,2}(?:[a-z]{2,3})?[$¥€£]?$"
)
"""Before an amount with cents, that it was earned or lost: by the share, as no company earns so
little."""


def of_a_share(quantity: Quantity, said: Metric | None, before: str) -> Metric | None:
    """The metric that a name means before an amount with cents.

    Distributable earnings of $1.52 are those of a share.
    """
    earned = said is not None and said.id == "net_profit" and _EARNED.search(before)
    if said is None or not earned or not quantity.is_of_a_share():
        return said
    return NAMES["eps"]._replace(sign=said.sign)


def are_otherwise(bound: Bound, reading: Reading) -> bool:
    """Whether money was given back in another way than a fact tells.

    $61 million through dividends, and none by buybacks.
    """
    way = _THROUGH.match(bound.behind)
    said = frozenset(hit.lastgroup for hit in _WAYS.finditer(way[0])) if way else frozenset()
    mine = frozenset(hit.lastgroup for hit in _WAYS.finditer(reading.words)) if said else said
    return bool(mine) and not said & mine


def is_interim(bound: Bound, reading: Reading) -> bool:
    """Whether the interim dividend of the year named is told: 2024年拟派20元，叠加中期10派10元."""
    said, period = bound.period, reading.period
    if said is None or period is None or _of_fact(reading) != "interim":
        return False
    told = [hit.lastgroup for hit in _NAMES.finditer(bound.before)]
    return said.year in (None, period.year) and "interim" in told


def contradict(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether another of a year's dividends is told than a fact is of: 末期股息每股0.98元.

    Some fact is of that one.

    The name of a fact may say which one it is, and its period: 2025年末期.
    """
    mine = _of_fact(reading)
    if not mine:
        return False
    told = [hit.lastgroup for hit in _NAMES.finditer(bound.label.partition(BEHIND)[0])]
    if not told or told[-1] in ("all", mine):
        return False
    return any(
        _of_fact(other) == told[-1] and _measure(other) == _measure(reading) for other in readings
    )


def _of_fact(reading: Reading) -> str:
    """Which dividend a fact is of; empty where it does not say, or is of none."""
    if not _PAID.search(reading.words):
        return ""
    hits = list(_NAMES.finditer(f"{reading.words} {fold(reading.fact.period or '').lower()}"))
    told = [str(hit.lastgroup) for hit in hits]
    named = [which for which in told if which != "all"]
    return (named or told or [""])[-1]


def _measure(reading: Reading) -> tuple[object, ...]:
    unit = reading.unit
    return reading.entity, unit and unit.kind, bool(reading.metric and reading.metric.change)
