"""What is counted and was added in a time.

No level of it, and of the fact that tells net additions.
"""

from activities.rules.prose.bounds import Bound
from activities.rules.prose.readings import Reading, Readings
from activities.rules.scanning.regex import regex

_ADDITIONS = regex(
    r"(?<![a-z])(?:net[- ])?(?:adds|additions|gains?)(?![a-z])|(?<![a-z])net[- ]new(?![a-z])"
)
"""In the name of a fact, that it counts what came on top."""
_ADDED = regex(
    r"(?<![a-z])(?:add(?:s|ed|ing)?|gain(?:s|ed|ing)?|pick(?:s|ed|ing) up|sign(?:s|ed|ing) up|"
    r"attract(?:s|ed|ing)?|(?:brought|took) in|netted|"
    r"(?:net\s)?(?:adds|additions|gains?)\s(?:of|were|was|came to|reached|totall?ed))"
    r"\s(?:a (?:net|record|further|total of)\s|another\s|about\s|some\s|roughly\s|around\s|"
    r"approximately\s|nearly\s|almost\s|more than\s|over\s|just\s|only\s|under\s|"
    r"close to\s|net\s|of\s){0,3}$"
)
"""Before a number that came on top: it added roughly 19 million paid memberships."""
_WORD = regex(r"[a-z][a-z-]{2,}")
_STEM = 5


def is_said(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether a number is said to have been added, and a fact tells what was.

    Added 19 million paid memberships for paid net adds.
    """
    if not _ADDITIONS.search(reading.words) or not _ADDED.search(bound.before):
        return False
    mine = _stems(reading.words)
    others = (
        _stems(words) - mine for words in readings.rivals(reading) if _ADDITIONS.search(words)
    )
    told = _stems(bound.behind)
    return not any(told & other for other in others)


def _stems(words: str) -> frozenset[str]:
    """How the words begin that tell what was added."""
    rest = _ADDITIONS.sub(" ", words)
    return frozenset(word[:_STEM] for word in _WORD.findall(rest))
