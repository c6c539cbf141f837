"""Losses that are told of a metric named before.

EBITDA转为亏损3,600万港元, 去年同期为亏损2,195万元.
"""

from activities.rules.prose.context import MetricMention, Scene
from activities.rules.scanning.regex import regex

_LOST, _TURNED = regex("亏损额?"), regex(r"[^，。；0-9]{0,8}")
_BEFORE = regex(r"(?:同期|同季|[上去前]一?年|上一?个?季度?|前一季度?)(?:则)?(?:为|是|录得|系)?$")
"""Before a loss of the metric that was told of a later time."""
_MAY_BE_LOST = frozenset({
    "adjusted_profit", "operating_profit", "gross_profit", "pretax_profit", "ebit", "ebitda", "eps",
    "profit",
})  # fmt: skip


def named(scene: Scene, left: list[MetricMention], previous: int) -> list[MetricMention]:
    """The metrics before a number, nearest first.

    A loss of the one before it is that one below zero.
    """
    if len(left) < 2:
        return left
    loss, one = left[:2]
    if not _LOST.fullmatch(scene.plain, loss.start, loss.end):
        return left
    if one.start < previous and not _BEFORE.search(scene.plain[: loss.start][-8:]):
        return left
    turned = one.start < previous or _TURNED.fullmatch(scene.plain, one.end, loss.start)
    its = one.metric.family in _MAY_BE_LOST and turned
    return [loss._replace(metric=one.metric._replace(sign=-1)), *left[1:]] if its else left
