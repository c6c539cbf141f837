"""Turnover in English that is what was traded of a share, and no revenue.

Wuliangye fell 4% to close at RMB 115.16; turnover was RMB 2.32 billion.
"""

from collections.abc import Sequence

from activities.rules.prose.bounds import Bound
from activities.rules.prose.context import Scene
from activities.rules.prose.metrics import NAMES
from activities.rules.prose.readings import Readings
from activities.rules.scanning.regex import regex

_TURNOVER = regex(r"(?<![a-z])turnover(?![a-z])(?!\s(?:value|rate|ratio|days))")
_TRADING = regex(
    r"(?<![a-z])(?:clos(?:e|ed|es|ing)|shares?|stock|traded|trading|session|settled|ended|"
    r"finished|intraday|changed hands|day's)(?![a-z])"
)
_DAYS = frozenset({"DAY", "THIS"})
_VALUE = NAMES["成交额"]
_NAME = "turnover value"


def told(scene: Scene, bounds: Sequence[Bound], readings: Readings) -> list[Bound]:
    """The bounds, the turnover of a trading day as that, where some fact is of what was traded."""
    if "turnover" not in scene.plain or not any(readings.of_family(_VALUE)):
        return list(bounds)
    return [_traded(bound) if _is_of_a_day(bound) else bound for bound in bounds]


def _is_of_a_day(bound: Bound) -> bool:
    """Whether turnover is told of a figure in words on trading, and of no fiscal time."""
    if bound.metric is None or bound.metric.id != "revenue" or not bound.adjacent:
        return False
    if not _TURNOVER.search(f"{bound.before} {bound.behind}"):
        return False
    if bound.near != "far" and bound.period is not None:
        return bound.period.part in _DAYS
    return _TRADING.search(bound.around) is not None


def _traded(bound: Bound) -> Bound:
    return bound._replace(
        metric=_VALUE,
        label=_TURNOVER.sub(_NAME, bound.label),
        before=_TURNOVER.sub(_NAME, bound.before),
        behind=_TURNOVER.sub(_NAME, bound.behind),
        around=_TURNOVER.sub(_NAME, bound.around),
    )
