"""Products, rates and the like that Chinese prose calls by one end of their names: 离岸 for 离岸人民币."""

from collections.abc import Iterator

from activities.rules.prose.context import Scene
from activities.rules.prose.index import Index
from activities.rules.scanning.regex import regex

_CLAUSE = regex(r"[，、；：:;(（）)|]|,(?![0-9]{3})")
_SHORT = regex(r"(?P<name>[一-鿿]{2,3}?)(?:主力|期货|现货|收盘|价格|[价收报为约现则在至])*")
"""A name of some characters of another one, and what leads to a figure."""
_LEAST = 2
"""So many characters of a name at least tell what is meant."""


def before(scene: Scene, known: Index, position: int) -> Iterator[str]:
    """What the clause before a figure begins to name by an end of a name that no other of the facts has."""
    start = scene.sentence(position)[0]
    start = max((hit.end() for hit in _CLAUSE.finditer(scene.text, start, position)), default=start)
    words = scene.text[start:position].strip()
    if words.isascii() or scene.between(scene.entities, start, position):
        return
    names = {r.fact.entity: (r.entity, r.fact.code) for r in known.readings}
    for name, (entity, code) in names.items():
        if not (code or name.isascii()) and _is_told(words, name, names.keys() - {name}):
            yield entity


def _is_told(words: str, name: str, others: set[str]) -> bool:
    """Whether words begin with an end of a name that is in none of the others."""
    for size in range(len(name) - 1, _LEAST - 1, -1):
        for part in (name[:size], name[-size:]):
            if words.startswith(part):
                return not any(part in other for other in others)
    short = _SHORT.fullmatch(words)
    return short is not None and [n for n in (name, *others) if _is_of(short["name"], n)] == [name]


def _is_of(short: str, name: str) -> bool:
    """Whether a name begins with the first character of a short one and has the others in order: 热卷 for 热轧卷板."""
    rest = iter(name[1:])
    return name[:1] == short[0] and all(char in rest for char in short[1:])
