"""English words by the forms in which they are disguised, and runs of words without blanks."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from activities.rules.injection.words_en import WORDS
from activities.rules.scanning.english import COMMON
from activities.rules.scanning.regex import regex

VOCABULARY = frozenset(
    part
    for listed in WORDS.values()
    for part in re.split(r"[ |'-]", listed)
    if part.isascii() and part.isalpha() and len(part) > 1
)
KNOWN = VOCABULARY | frozenset(COMMON)
RANKED = (*COMMON, *sorted(VOCABULARY - frozenset(COMMON)))
"""A word that is commoner comes before one that has the same form."""
_MASKS = regex(r"[*#?_.~^-]")
_STARRED_WORD = regex("[a-z*]{2,20}")
_VOWEL = regex("[aeiou]")
_AGAIN = regex(r"([a-z])\1+")
_JOINT = regex("[_-]+")
_SHORTEST = 4
_FOOTNOTED = 2
"""A letter with a star behind it is no word that hides."""
_PARTS = 4
"""A run of so many words is no name."""
_UNKNOWN = 1.6
"""What a letter of no word costs, where a word costs one."""
_COVERED = 0.75
"""So much of a run must be words."""
_LONGEST = max(map(len, KNOWN))


def _first(forms: Iterable[tuple[str, str]]) -> dict[str, str]:
    """The first word of each form."""
    found: dict[str, str] = {}
    for form, word in forms:
        found.setdefault(form, word)
    return found


def shape(word: str) -> str:
    """First and last letter with the letters between in order: the same for a scrambled word."""
    return word[0] + "".join(sorted(word[1:-1])) + word[-1]


def _starred(words: Iterable[str]) -> Iterator[tuple[str, str]]:
    for word in words:
        if len(word) > _FOOTNOTED:
            yield word[0] + _VOWEL.sub("*", word[1:]), word
        yield _VOWEL.sub("*", word), word


SHAPES = _first((shape(word), word) for word in RANKED if len(word) >= _SHORTEST)
_STARRED = _first(_starred(RANKED))
_SQUEEZED = _first((_AGAIN.sub(r"\1", word), word) for word in RANKED if len(word) > 1)
_VOWELLESS = _first(
    (word[0] + _VOWEL.sub("", word[1:]), word)
    for word in RANKED
    if len(word) > _SHORTEST and len(_VOWEL.sub("", word[1:])) >= _SHORTEST - 1
)
_SIZED: dict[tuple[int, str], list[str]] = {}
for _word in RANKED:
    _SIZED.setdefault((len(_word), _word[0]), []).append(_word)


def unmasked(token: str) -> str | None:
    """The word in which signs stand for letters that are left out."""
    starred = _MASKS.sub("*", token)
    if "*" not in starred or not _STARRED_WORD.fullmatch(starred):
        return None
    if (word := _STARRED.get(starred)) or len(starred.replace("*", "")) < _SHORTEST - 1:
        return word
    like = re.compile(starred.replace("*", "[a-z]"))
    alike = [word for word in _SIZED.get((len(starred), starred[0]), ()) if like.fullmatch(word)]
    return alike[0] if len(alike) == 1 else None


def respelt(word: str) -> str | None:
    """The common word that an unknown one is with letters repeated, left out or crossed out."""
    squeezed = _AGAIN.sub(r"\1", word)
    if squeezed != word and squeezed in _SQUEEZED:
        return _SQUEEZED[squeezed]
    if "x" in word[1:] and (right := _STARRED.get(word.replace("x", "*"))):
        return right
    return _VOWELLESS.get(word)


def segmented(run: str) -> str:
    """A run of letters, hyphens and underscores as the words that it is made of."""
    parts = [part for part in _JOINT.split(run) if part]
    words = [word for part in parts for word in _words_in(part)]
    known = [word for word in words if word in KNOWN]
    letters = sum(map(len, parts))
    if len(known) < _PARTS or sum(map(len, known)) < _COVERED * letters:
        return run
    return " ".join(words)


def in_words(run: str) -> str:
    """A run of letters as the fewest words, where it is certain that their gaps were taken out."""
    return " ".join(_words_in(run))


@lru_cache(maxsize=4096)
def _words_in(part: str) -> tuple[str, ...]:
    """The fewest words that make up a run of letters; what is no word stays in one."""
    size = len(part)
    best: list[tuple[float, int]] = [(0.0, 0)] + [(0.0, 0)] * size
    for end in range(1, size + 1):
        best[end] = (best[end - 1][0] + _UNKNOWN, end - 1)
        for start in range(max(0, end - _LONGEST), end):
            cost = best[start][0] + 1
            if cost < best[end][0] and part[start:end] in KNOWN:
                best[end] = (cost, start)
    words: list[str] = []
    end = size
    while end:
        start = best[end][1]
        piece, unknown = part[start:end], part[start:end] not in KNOWN
        if unknown and words and words[-1] not in KNOWN:
            words[-1] = piece + words[-1]
        else:
            words.append(piece)
        end = start
    return tuple(reversed(words))
