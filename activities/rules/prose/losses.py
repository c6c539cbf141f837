"""Losses that are told of a metric named before: EBITDA转为亏损3,600万港元."""

import re

from activities.rules.prose.context import MetricMention, Scene

_LOST, _TURNED = re.compile("亏损额?"), re.compile(r"[^，。；0-9]{0,8}")
_MAY_BE_LOST = frozenset({
    "adjusted_profit", "operating_profit", "gross_profit", "pretax_profit", "ebit", "ebitda", "eps", "profit",
})  # fmt: skip


def named(scene: Scene, left: list[MetricMention], previous: int) -> list[MetricMention]:
    """The metrics before a number, nearest first; a loss of the one before it is that one below zero."""
    if len(left) < 2:
        return left
    loss, one = left[:2]
    if one.start < previous or not _LOST.fullmatch(scene.plain, loss.start, loss.end):
        return left
    its = one.metric.family in _MAY_BE_LOST and _TURNED.fullmatch(scene.plain, one.end, loss.start)
    return [loss._replace(metric=one.metric._replace(sign=-1)), *left[1:]] if its else left
