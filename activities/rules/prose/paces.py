"""Which pace a change is told at: from a year, a quarter or a month before."""

from collections.abc import Collection

from activities.rules.prose.readings import Reading
from activities.rules.scanning.regex import regex

_PACES = (
    (
        "year",
        (
            r"y/y|yoy|y-o-y|year[- ](?:on|over)[- ]year|(?:(?:more|less|higher|lower|fewer) than|"
            r"from) a year (?:earlier|ago|before)|on the year"
        ),
    ),
    (
        "quarter",
        (
            r"q/q|qoq|q-o-q|quarter[- ](?:on|over)[- ]quarter|sequential(?:ly)?|"
            r"(?:(?:more|less|higher|lower|fewer) than |"
            r"from )(?:in )?the (?:previous|prior|first|second|third|fourth) "
            r"quarter(?! (?:of (?:last year|20)|a year|last year|20))|on the quarter"
        ),
    ),
    (
        "month",
        (
            r"m/m|mom|m-o-m|month[- ](?:on|over)[- ]month|"
            r"from the (?:previous|prior) month|on the month"
        ),
    ),
)
_PACE = regex(
    r"(?<![a-z])(?:" + "|".join(f"(?P<{name}>{words})" for name, words in _PACES) + ")(?![a-z])"
)
_BEHIND = regex(rf"\s?\(?(?:{_PACE.pattern})")

_RATE = regex(r"(?:增速|增长率)(?:也|均|已|都|更|高)?[为达约超近逾过到]*$")


def is_rate(before: str) -> bool:
    """Whether a multiple is a growth itself, and not what was grown to: 增速超过一倍."""
    return _RATE.search(before) is not None


def contradict(behind: str, reading: Reading, rivals: Collection[str]) -> bool:
    """Whether the words right behind a number say another pace than the name of a fact.

    A rival has that pace.
    """
    said = _BEHIND.match(behind)
    own = _PACE.search(reading.words)
    if said is None or own is None or said.lastgroup == own.lastgroup:
        return False
    name = _PACE.sub("", reading.words)
    return any(
        told.lastgroup == said.lastgroup and _PACE.sub("", words) == name
        for words in rivals
        if (told := _PACE.search(words))
    )
