"""How often something is counted, in English.

The active users of a day are not those of a month.
"""

from activities.rules.prose.labels import BEHIND
from activities.rules.scanning.regex import regex

_OFTEN = regex(
    r"(?<![a-z])(?P<often>daily|weekly|monthly|quarterly|annual|yearly)\s(?P<what>[a-z]{3,})"
)
_SHORT = (
    (regex(r"(?<![a-z])daus?(?![a-z])"), "daily active users"),
    (regex(r"(?<![a-z])waus?(?![a-z])"), "weekly active users"),
    (regex(r"(?<![a-z])maus?(?![a-z])"), "monthly active users"),
)


def differ(label: str, name: str) -> bool:
    """Whether the words before a number count by another span what the name of a fact counts."""
    said, mine = _told(label.partition(BEHIND)[0]), _told(name)
    return any(said.get(what, often) != often for what, often in mine.items())


def _told(words: str) -> dict[str, str]:
    """What words say is counted, and how often; of two the last."""
    for pattern, full in _SHORT:
        words = pattern.sub(full, words)
    found = {hit["what"]: hit["often"] for hit in _OFTEN.finditer(words)}
    return {what: often.replace("yearly", "annual") for what, often in found.items()}
