"""Products, rates and the like that Chinese prose calls by one end of their names.

离岸 for 离岸人民币.
"""

from collections.abc import Iterator, Mapping

from activities.rules.prose.context import Scene
from activities.rules.prose.index import Index
from activities.rules.scanning.regex import regex

_CLAUSE = regex(r"[，、；：:;(（）)|]|,(?![0-9]{3})")
_SHORT = regex(r"(?P<name>[一-鿿]{2,3}?)(?:主力|期货|现货|收盘|价格|[价收报为约现则在至])*")
"""A name of some characters of another one, and what leads to a figure."""
_DIGIT = regex(r"[0-9]")
_CLAUSES = 3
"""Clauses, the last ones of a sentence, that may name for short what a figure is of."""
_FURTHEST = 400
"""Characters before a figure; no three clauses of a writer are longer."""
_LEAST = 2
"""So many characters of a name at least tell what is meant."""


def before(scene: Scene, known: Index, position: int) -> Iterator[str]:
    """What the clauses before a figure begin to name by an end of a name, the nearest first.

    No other of the facts has that end.
    """
    end, start = position, max(scene.sentence(position)[0], position - _FURTHEST)
    if scene.text[start:end].isascii():
        return
    starts = [start, *(hit.end() for hit in _CLAUSE.finditer(scene.text, start, position))]
    for begin in reversed(starts[-_CLAUSES:]):
        if scene.between(scene.entities, begin, position):
            return
        words = scene.text[begin:end].strip()
        if end < position and (figure := _DIGIT.search(words)):
            words = words[: figure.start()]
        end = begin
        yield from _told(words, known.names)


def _told(words: str, names: Mapping[str, tuple[str, str | None]]) -> Iterator[str]:
    """Whom words name for short."""
    for name, (entity, code) in names.items() if not words.isascii() else ():
        told = _is_head if code else _is_told
        if not name.isascii() and told(words, name, names.keys() - {name}):
            yield entity


def _is_head(words: str, name: str, others: set[str]) -> bool:
    """Whether words are but the head of a company's name, which no other has: 新华 for 新华保险."""
    short = _SHORT.fullmatch(words)
    heads = short is not None and name.startswith(short["name"])
    return heads and not any(other.startswith(words[:_LEAST]) for other in others)


def _is_told(words: str, name: str, others: set[str]) -> bool:
    """Whether words begin with an end of a name that is in none of the others."""
    for size in range(len(name) - 1, _LEAST - 1, -1):
        for part in (name[:size], name[-size:]):
            if words.startswith(part):
                return not any(part in other for other in others)
    short = _SHORT.fullmatch(words)
    return short is not None and [n for n in (name, *others) if _is_of(short["name"], n)] == [name]


def _is_of(short: str, name: str) -> bool:
    """Whether a name begins with the first character of a short one and has the others in order.

    热卷 for 热轧卷板.
    """
    rest = iter(name[1:])
    return name[:1] == short[0] and all(char in rest for char in short[1:])
