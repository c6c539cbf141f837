"""A figure whose own words are the whole name of one fact, of its value.

Of that one, where a weaker reading fails.

Travelers booked pre-tax catastrophe losses of $927 million: losses alone name a profit, and all the
words together catastrophe losses, pre-tax.
"""

from collections.abc import Iterator

from activities.rules.prose import naming
from activities.rules.prose.bounds import Bound
from activities.rules.prose.context import Scene
from activities.rules.prose.entities import EntityMention
from activities.rules.prose.index import Index
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.readings import Reading
from activities.rules.scanning.regex import regex

_LEAST = 2
"""So many telling words of a name at least are needed to tell it, besides those such as net: of net
profit the text may say more."""
_WHOLE = frozenset({"total"})
"""What writers leave out of a name: clients' assets."""
_OWNED = regex(r"(?<=[a-z])'s?(?![a-z])")
_ASIDE = regex(r"[,;:()]\s|\s(?:and|while|but|versus|vs\.?|although|though|whereas|from)\s")
"""Where what is said of a figure ends behind it, and where it begins before."""


def told(
    scene: Scene, known: Index, quantity: Quantity, bound: Bound, around: tuple[int, int]
) -> Iterator[tuple[Bound, Reading]]:
    """The facts of the value of a figure that its own words name in full, and no words another.

    ``around`` are the ends of the figures beside it.
    """
    start, end = _own(scene, quantity, around)
    words = naming.telling(_OWNED.sub("", scene.plain[start:end].replace("\x00", " ")))
    if len(words) < _LEAST:
        return
    named = scene.between(scene.entities, start, end)
    for reading in known.meant(quantity):
        name = naming.telling(reading.words) - _WHOLE
        if len(naming.plainly(name)) < _LEAST or not name <= words or not reading.words.isascii():
            continue
        if any(name < naming.telling(other) <= words for other in _names(known)):
            continue
        entity = _whose(reading, bound, named)
        if entity is not None:
            yield (
                bound._replace(
                    metric=reading.metric,
                    adjacent=reading.metric is not None,
                    lead="",
                    entity=entity,
                    others=frozenset(),
                    loose=frozenset(),
                ),
                reading,
            )


def _own(scene: Scene, quantity: Quantity, around: tuple[int, int]) -> tuple[int, int]:
    """The stretch of a sentence that speaks of one figure alone."""
    first, last = scene.sentence(quantity.start)
    start, end = max(around[0], first), min(around[1], last)
    aside = _ASIDE.search(scene.text, quantity.end, end)
    before = [hit.end() for hit in _ASIDE.finditer(scene.text, start, quantity.start)]
    return before[-1] if before else start, aside.start() if aside else end


def _whose(reading: Reading, bound: Bound, named: list[EntityMention]) -> str | None:
    """The company of a fact, where it is the only one named beside the figure; None of another.

    Or the one handed on.
    """
    keys: set[str | None] = {mention.key for mention in named}
    keys = keys or {bound.entity}
    return reading.entity if keys == {reading.entity} else None


def _names(known: Index) -> frozenset[str]:
    return frozenset(reading.words for reading in known.readings)
