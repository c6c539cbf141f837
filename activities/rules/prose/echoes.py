"""Two times that a second pair of numbers returns to.

$5bn in 2026, against $4bn in 2025; profit was $2bn, against $1bn.
"""

from bisect import bisect_right

from activities.rules.prose.context import Scene
from activities.rules.prose.periods import Period, PeriodMention
from activities.rules.prose.years import resolved
from activities.rules.scanning.regex import regex

_AGAINST = regex(
    r"(?<![a-z])(?:against|versus|vs\.?|compared (?:with|to)|"
    r"(?:up|down) from)\s(?:about\s|some\s)?(?:[a-z]{2,3}\s?)?[$¥€£]?$"
)
_WEIGHED = regex(
    r"(?<![a-z])(?:against|versus|vs\.?|compared (?:with|to)|(?:up|down) from)\s[^;]*[0-9]"
)
_OVER = regex(r"\)?(?:;|\.\s|,\s(?:and|while)\s)")
"""Behind the first pair: it is over."""
_NEXT = regex(r",\s(?:and\s|but\s)?then\s(?:(?:to|at|of|a|an|only|just|about)\s){0,2}[$¥€£]?")
"""Between the time of a number and the number of one after it: 19.4% in 2023, then 12.8%."""
_LOOK = 40
_FAR = 240


def second(scene: Scene, position: int) -> Period | None:
    """The time of a number that is compared with; None of any other.

    The pair of numbers before names both times.
    """
    if not _AGAINST.search(scene.plain[max(0, position - _LOOK) : position]):
        return None
    found = scene.before(scene.periods, position, max(0, position - _FAR))[:2]
    if len(found) < 2 or not _are_weighed(scene, *found):
        return None
    told = bisect_right(scene.ends, position) - bisect_right(scene.ends, found[0].end)
    return resolved(scene, found[0], scene.sentence(found[0].start)) if told == 1 else None


def goes_on(scene: Scene, mention: PeriodMention, position: int) -> bool:
    """Whether a number is of a time after the one that the number before it had.

    19.4% in 2023, then 12.8%.
    """
    return _NEXT.fullmatch(scene.plain, mention.end, position) is not None


def _are_weighed(scene: Scene, last: PeriodMention, first: PeriodMention) -> bool:
    """Whether the number of the last time is what that of the first is compared with.

    Nothing else is told of them.
    """
    weighed = _WEIGHED.search(scene.plain, first.end, last.start)
    told = bisect_right(scene.ends, last.start) - bisect_right(scene.ends, first.end)
    return weighed is not None and told in (1, 2) and bool(_OVER.match(scene.plain, last.end))
