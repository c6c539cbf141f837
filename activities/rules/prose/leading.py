"""Levels that a move led to, where the move is told behind "by": its net margin narrowed by 1.4 points to 13.2%."""

import re

from activities.rules.prose.context import MetricMention, Scene

_MOVED_BY = re.compile(
    r"\s(?:[a-z]+\s){1,3}by\s(?:about\s|roughly\s|some\s|nearly\s|around\s|an?\s)?"
)


def moved(scene: Scene, position: int, floor: int) -> MetricMention | None:
    """The metric that moved by the number at a position; None where none stands right before."""
    last = scene.before(scene.metrics, position, floor)[:1]
    if last and _MOVED_BY.fullmatch(scene.plain, last[0].end, position):
        return last[0]
    return None
