"""Ratios told by what they are of: 12.1% kept as net profit, net debt of 1.8 times EBITDA."""

from activities.rules.prose.bounds import Bound
from activities.rules.prose.metrics import NAMES, Metric
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex

_KEPT = regex(
    r"(?<![a-z])(?:kept|keeps?|keeping|retain(?:ed|s|ing)|turn(?:ed|s|ing)|convert(?:ed|s|ing)|"
    r"brought|pocket(?:ed|s)|drop(?:ped|s)|left with)\s(?:about\s|some\s|roughly\s|nearly\s)?$"
)
_AS_PROFIT = regex(
    r"\s(?:of\s(?:its\s|net\s|total\s)?(?:sales|revenues?|turnover)\s)?(?:as|in|into|to)\s"
    r"(?:net\s|after-tax\s)(?:profits?|income|earnings)(?![a-z])"
)
"""Around a share of sales that was left as a profit."""
_OF_EBITDA = regex(r"\s?(?:[a-z-]+\s){0,3}ebitda(?![a-z])")
_DEBTS = frozenset({"net_debt", "debt"})
_PROFITS = frozenset({"profit"})


def ratio(said: Metric | None, quantity: Quantity, bound: Bound) -> Metric | None:
    """The ratio that a figure beside the name of an amount is; that name where it is none."""
    if said is None:
        return None
    kind = quantity.unit.kind
    if kind is Kind.MULTIPLE and said.id in _DEBTS and _OF_EBITDA.match(bound.behind):
        return NAMES["net debt/ebitda"]
    kept = kind is Kind.PERCENT and said.family in _PROFITS and _KEPT.search(bound.before)
    return NAMES["net margin"] if kept and _AS_PROFIT.match(bound.behind) else said
