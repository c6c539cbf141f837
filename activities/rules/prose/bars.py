"""Numbers in English that another one is compared with, and when they were.

Against $3bn, a year after it had been $3bn.
"""

from activities.rules.prose.context import Scene
from activities.rules.prose.periods import QUARTER, YEAR, Period, PeriodMention
from activities.rules.scanning.regex import regex

_LOOK = 40
_NEAR = 24
_FAR = 72
_ONCE = regex(
    r"(?<![a-z])(?:an?|one) (?P<of>year|quarter) after (?:(?:it|they|that|this|having)\s)?"
    r"(?:had been|has been|was|were|stood at|had stood at|been|"
    r"being)\s(?:just |only |about |at )?(?:[A-Z]{2,3}\s?)?[$¥€£]?$"
)
"""Before what a figure was a time earlier: a year after it had been $5bn."""
_AGAINST = regex(
    r"(?<![a-z])(?:against|versus|vs\.?|compare[ds]? (?:with|to)|(?:up |down )?from|"
    r"(?:improvement|advance) (?:on|over)|(?:better|worse) than)\s(?:[A-Z]{2,3}\s?)?[$¥€£]?$"
)
"""Before a number that another is compared with: behind a comma no time is its own, … against
$3.1bn, in 2025."""
_MONTHS_TO = regex(
    r"(?<![a-z])(?:three|six|nine|twelve|3|6|9|12)[ -]months? (?:period )?"
    r"(?:to|ended|ending|through)\s"
)
"""Before the month that a report closes with: no time before that is of what follows."""
_OWNER = regex(r"[^;,.()]*")


def once(text: str, position: int) -> Period | None:
    """How long before the time told a number was, that something else came after.

    A year after it had been $5bn.
    """
    told = _ONCE.search(text[max(0, position - _FAR) : position])
    return Period("LAST", month=YEAR if told["of"] == "year" else QUARTER) if told else None


def is_of_other(scene: Scene, place: tuple[int, int], mention: PeriodMention) -> bool:
    """Whether a time behind such a number is that of the one compared.

    Net profit was $4bn, against $3bn, in 2025; (from $3bn) in 2025.
    """
    start, end = place
    apart = scene.text.startswith((", ", ") "), end) and mention.start > end
    return apart and bool(_AGAINST.search(scene.text[:start][-_LOOK:]))


def is_open(scene: Scene, start: int, end: int) -> bool:
    """Whether such a number has neither a company nor a time of its own.

    32,681 vs 85,591; 51,936 vs 73,187.
    """
    if not _AGAINST.search(scene.text[:start][-_LOOK:]):
        return False
    behind = _OWNER.match(scene.text, end)
    return not scene.after(scene.entities, end, behind.end() if behind else end)


def ends_a_report(plain: str, mention: PeriodMention) -> bool:
    """Whether a month closes a quarter or a half that is told by it, and is no month alone.

    The three months to September 2025.
    """
    if mention.period.part != "MONTH":
        return False
    return _MONTHS_TO.search(plain, max(0, mention.start - _NEAR), mention.end) is not None
