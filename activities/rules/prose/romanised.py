"""Chinese names in Latin letters.

Hengrui Bearings for 恒锐轴承, by the sounds of its characters (Hanyu Pinyin).
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product

from activities.rules.prose import translated
from activities.rules.prose.folding import is_latin
from activities.rules.prose.institutions import TOWNS
from activities.rules.scanning.regex import regex

_WORD = regex(r"[A-Za-z]+")
_WORDS = 3
"""Words that may spell a name's own part: Wu Liang Ye."""
_FEWEST, _MOST = 2, 4
"""Characters of a name's own part."""
_READINGS = 3
"""Readings of a character that are tried."""


def alike(name: str, names: Iterable[str]) -> set[str]:
    """Those of the names in the other script that a name spells, or that spell it."""
    latin = is_latin(name)
    others = (other for other in names if is_latin(other) != latin)
    return {other for other in others if _spells(*((name, other) if latin else (other, name)))}


def called(chinese: str) -> frozenset[str]:
    """What a Chinese name is called in Latin letters, as one word: Hengrui."""
    return frozenset(sound.capitalize() for sound in _sounds(chinese)) | _translations(chinese)


def _spells(latin: str, chinese: str) -> bool:
    """Whether the first words of a Latin name are the sounds of a Chinese one's own part."""
    if not _spelt(latin).isdisjoint(_sounds(chinese)):
        return True
    return any(latin.startswith(name) for name in _translations(chinese))


@lru_cache(maxsize=1024)
def _translations(chinese: str) -> frozenset[str]:
    return frozenset(translated.names(chinese, lambda head: _of_part(head, len(head))))


def _spelt(latin: str) -> frozenset[str]:
    words = [hit[0].lower() for hit in _WORD.finditer(latin)][:_WORDS]
    return frozenset("".join(words[:size]) for size in range(1, len(words) + 1))


@lru_cache(maxsize=1024)
def _sounds(chinese: str) -> frozenset[str]:
    """How the own part of a Chinese name may sound.

    What it begins with, a place alone never, or what stands behind that.
    """
    placed = chinese[:_FEWEST] in TOWNS
    found = set(_of_part(chinese[:_MOST], _FEWEST + placed))
    if placed:
        found.update(_of_part(chinese[_FEWEST : _FEWEST + _MOST], _FEWEST))
    return frozenset(found)


def _of_part(part: str, fewest: int) -> Iterator[str]:
    from pypinyin import Style, pinyin  # noqa: PLC0415 - a dictionary that most texts do not need

    readings = [tried[:_READINGS] for tried in pinyin(part, style=Style.NORMAL, heteronym=True)]
    for size in range(fewest, len(readings) + 1):
        yield from map("".join, product(*readings[:size]))
