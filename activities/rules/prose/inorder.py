"""Names in English listed before as many numbers, their head told but once.

Services and other revenue were $2bn and $1bn, respectively.
"""

from collections.abc import Sequence

from activities.rules.prose.context import Scene
from activities.rules.prose.listing import IN_TURN
from activities.rules.prose.metrics import NAMES
from activities.rules.prose.quantities import Quantity
from activities.rules.scanning.regex import regex

_IS = regex(
    r"\s(?:were|was|came to|came in at|stood at|reached|amounted to|totall?ed|of|at|"
    r"(?P<earned>brought in|took in|generated|earned|contributed))\s(?:about\s)?"
    r"(?:[a-z]{2,3}\s?)?[$¥€£]?$"
)
_ITEMS = regex(r",\sand\s|\sand\s|,\s")
_ITEM = regex(r"[a-z][a-z&'/ -]{1,40}")
_OWNER = regex(r"\s(?:at|for|of|in)\s(?:the\s)?\x00+(?:\s\([^()]*\))?$")
_LEADS = regex(
    r"^.*\x00(?:\s\([^()]*\))?(?:'s?)?:?\s(?:(?:had|booked|reported|posted|recorded|generated)\s)?"
)
_HEAD = regex(
    r"\s(?P<head>revenues?|sales|income|profit|margin|expenses?|costs|deposits|loans|assets|"
    r"volumes?|shipments|deliveries|output|production|orders|bookings)$"
)
_UNITS = regex(r"\s(?:units|segments|businesses|divisions|arms|lines|operations)$")
"""What brings in revenue, named for it."""
_OF_ALL = regex(
    r"^(?P<head>revenues?|sales|income|profit|margin)\s(?:from|of|in|at|across)\s(?:the\s)?"
)
_PLACED = regex(
    r"(?<![a-z])(?P<head>revenues?|sales|income|profit|"
    r"margin)\s(?:from|of|in|at|across|for)\s(?:the\s)?\x00+(?:'s?)?\s(?P<items>[^\x00]+)$"
)
"""What is told of units whose owner stands between: sales at Honeywell's aerospace and building
units."""
_LOOK = 200


def names(scene: Scene, listed: Sequence[Quantity]) -> Sequence[str]:
    """The name of each number of a list that is told respectively.

    Nothing where no such names stand before it.
    """
    at, count = listed[0].start, len(listed)
    floor, end = scene.sentence(at)
    if not IN_TURN.search(scene.text, listed[-1].end, end):
        return ()
    plain = _blank(scene, max(floor, at - _LOOK), at)
    told = _IS.search(plain)
    words = _LEADS.sub("", _OWNER.sub("", plain[: told.start()])) if told else ""
    of_all, items = _OF_ALL.search(words), _ITEMS.split(words)
    if of_all:
        items = _ITEMS.split(words[of_all.end() :])
    elif told and (of_all := _PLACED.search(plain[: told.start()])):
        items = _ITEMS.split(_UNITS.sub("", of_all["items"]))
    if told and told["earned"]:
        items = [*items[:-1], _UNITS.sub(" revenue", items[-1])]
    items = items[-count:]
    if told and len(items) == count and all(item in NAMES for item in items):
        return items
    head = of_all["head"] if of_all else _head(items[-1])
    if len(items) < count or not head or not all(map(_ITEM.fullmatch, items)):
        return ()
    return [item if item.endswith(head) else f"{item} {head}" for item in items]


def _blank(scene: Scene, start: int, end: int) -> str:
    """A stretch of the text in lower case, without the names of companies."""
    plain = scene.plain[start:end]
    for mention in scene.between(scene.entities, start, end):
        last = mention.end - start
        plain = (
            plain[: mention.start - start] + "\x00" * (mention.end - mention.start) + plain[last:]
        )
    return plain


def _head(item: str) -> str:
    hit = _HEAD.search(item)
    return hit["head"] if hit else ""
