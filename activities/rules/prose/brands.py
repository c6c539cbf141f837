"""Numbers in the names of products that the name of a fact has: WPS 365, Model 3, 5G."""

import re
from collections.abc import Iterator
from functools import lru_cache

from activities.rules.prose.context import Scene
from activities.rules.prose.index import Index
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex

_NAME = regex(
    r"(?<![a-z0-9])[a-z][a-z-]*\s(?!(?:19|20)[0-9]{2}(?![0-9]))[0-9]{1,4}"
    r"(?![0-9]|[.,][0-9]|\s?[%x倍亿万元])"
)
"""A word in Latin letters and a number behind it."""
_MODEL = regex(
    r"(?<![0-9.,a-z])([1-9][0-9]{1,3})"
    r"(?![年月日周天个万亿元倍百千成分季家只股名位人次台辆])[一-鿿]{2}"
)
"""A number at the head of a name in Chinese: 787交付量."""
_TIME = regex(
    r"(?:fy|cy|q|h|year|fiscal|calendar|in|to|of|at|by|and|or|from|for|over|under|above|below|per|"
    r"top|than|usd|rmb|cny|hkd|eur|last|next|first|past|trailing|since)\s"
)
"""Words before a number that make no name with it."""
_BACK = 24


def has(scene: Scene, quantity: Quantity, known: Index) -> bool:
    """Whether a number is part of what the text and the name of a fact call a product."""
    if quantity.unit.noun == "spec" and quantity.top is None:
        return _is_specified(scene, quantity, known)
    if quantity.unit.kind is not Kind.BARE or quantity.top is not None:
        return False
    if (model := _MODEL.match(scene.plain, quantity.start)) and model.end(1) == quantity.end:
        return any(model[0] in _models(reading.words) for reading in known.readings)
    start = max(0, quantity.start - _BACK)
    for hit in _NAME.finditer(scene.plain, start, min(len(scene.plain), quantity.end + 1)):
        if hit.end() >= quantity.end and hit.start() <= quantity.start:
            return any(hit[0] in names for names in _products(known))
    return False


def _is_specified(scene: Scene, quantity: Quantity, known: Index) -> bool:
    """Whether the name of a fact has how big or strong its thing is: 3纳米制程."""
    words = scene.plain[quantity.start : quantity.end].strip()
    name = re.compile(rf"(?<![0-9.]){re.escape(words)}(?![0-9a-z])")
    return any(name.search(reading.words) for reading in known.readings)


def _products(known: Index) -> Iterator[frozenset[str]]:
    """The products that the names of facts have."""
    for reading in known.readings:
        yield _told(reading.words)
        yield _told(reading.fact.entity.lower())


@lru_cache(maxsize=4096)
def _models(name: str) -> frozenset[str]:
    """The numbers in a name with the two characters behind them."""
    return frozenset(hit[0] for hit in _MODEL.finditer(name))


@lru_cache(maxsize=4096)
def _told(name: str) -> frozenset[str]:
    """The products in a name, none of them a time: wps 365, but not fiscal 2025."""
    found = (hit[0] for hit in _NAME.finditer(name))
    return frozenset(one for one in found if not _TIME.match(one))
