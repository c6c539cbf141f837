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
_TOLD_BEHIND = regex(
    rf"\s?\(?(?:(?:higher|lower|more|less|up|down|growth|rise|increase|decline)\s)?(?:{_PACE.pattern})"
)

_RATE = regex(r"(?:增速|增长率)(?:也|均|已|都|更|高)?[为达约超近逾过到]*$")


_SPOKEN = {"同比": frozenset({"year"}), "环比": frozenset({"quarter", "month"})}
_SPOKEN_OF = regex("|".join(_SPOKEN))


def of(words: str) -> frozenset[str]:
    """The paces that words name, in either language: 环比 is from a quarter or a month before."""
    found = [_SPOKEN[hit[0]] for hit in _SPOKEN_OF.finditer(words)]
    found += [frozenset({str(hit.lastgroup)}) for hit in _PACE.finditer(words)]
    return frozenset[str]().union(*found)


def told(before: str, behind: str) -> frozenset[str]:
    """The one pace that the words on both sides of a number tell it at; none where they tell two.

    Behind it only what follows directly counts.
    """
    hit = _TOLD_BEHIND.match(behind)
    said = [of(match[0]) for match in _SPOKEN_OF.finditer(before)]
    said += [of(match[0]) for match in _PACE.finditer(before)]
    said += [of(hit[0])] if hit else []
    return said[0] if len(said) == 1 else frozenset()


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
