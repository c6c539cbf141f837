"""What else prose calls who facts name: the unit without its group, a commodity in small letters."""

import re
from collections.abc import Iterable, Iterator

_PLACED = re.compile(
    r"^(?:US|U\.S\.|UK|U\.K\.|China|Chinese|German|Germany|Japan|Japanese|French|Italian|Spanish|Eurozone|Euro area|Global|LME|NYMEX|COMEX|ICE|SHFE|DCE|CBOT|Spot|Benchmark)\s(?=\S)"
)
"""What the name of a market, a bond or a commodity begins with, and prose leaves out."""
_TENOR = re.compile(r"(?<![0-9])[0-9]{1,2}-year(?=\s)")
"""What a government bond is called for short."""
_LEAST = 4
_WORDS = re.compile(r"[A-Za-z0-9][A-Za-z0-9'.&/-]*(?: [A-Za-z0-9][A-Za-z0-9'.&/-]*)*")


def of(entity: str, others: Iterable[str], *, coded: bool) -> Iterator[str]:
    """Further names of an entity among those of a set of facts; ``coded`` ones are companies."""
    for other in others:
        if entity.startswith(f"{other} ") and len(tail := entity[len(other) + 1 :]) >= _LEAST:
            yield from _cases(tail)
    if coded or not _WORDS.fullmatch(entity.replace(",", "")):
        return
    if tenor := _TENOR.search(entity):
        yield tenor[0]
    head = entity.partition(",")[0]
    if (
        head != entity
        and len(head) >= _LEAST
        and not any(o != entity and head in o for o in others)
    ):
        yield from _cases(head)
    bare = _PLACED.sub("", entity)
    for name in (entity, bare):
        if len(name) >= _LEAST and (name != entity or " " not in name):
            yield from _cases(name)


def _cases(name: str) -> tuple[str, ...]:
    return name, name.lower(), name[:1].upper() + name[1:]
