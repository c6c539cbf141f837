"""Which of two companies the former and the latter are."""

import re

from activities.rules.prose.context import Scene
from activities.rules.scanning.regex import regex

_BEHIND_IN_ORDER = regex(
    r"\s(?:at|for|from|in|by)\s(?P<which>the former|the latter)(?![a-z])", re.IGNORECASE
)
"""Behind a number, which of two companies it is of."""
_IN_ORDER = {"前者": 0, "the former": 0, "后者": 1, "the latter": 1}


def which(scene: Scene, position: int, end: int, sentence: tuple[int, int]) -> int | None:
    """Which of two companies a sentence speaks of as the former or the latter, if none is named since."""
    if behind := _BEHIND_IN_ORDER.match(scene.text, end):
        return _IN_ORDER[behind["which"].lower()]
    said = scene.text[sentence[0] : position]
    word = max(_IN_ORDER, key=said.rfind)
    at = said.rfind(word)
    if at < 0 or scene.before(scene.entities, position, sentence[0] + at):
        return None
    return _IN_ORDER[word]


def pair(scene: Scene, sentence: tuple[int, int]) -> list[str]:
    """The companies of a sentence, or of the last one before it that names any, in order."""
    for _ in range(4):
        keys = list(dict.fromkeys(m.key for m in scene.after(scene.entities, *sentence)))
        if keys or not sentence[0]:
            return keys
        sentence = scene.sentence(sentence[0] - 1)
    return []
