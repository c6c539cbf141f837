"""Lists of numbers that match facts one to one in the order of names told before: that is how they are meant.

Three banks are named with a ratio each; "margins ran at 3.1%, 2.9% and 3.5%" is then said of the three, in order.
"""

from collections.abc import Iterable, Iterator, Sequence

from activities.rules.prose import inorder, judging, listing
from activities.rules.prose.bounds import Bound, given
from activities.rules.prose.context import M, Scene
from activities.rules.prose.entities import EntityMention
from activities.rules.prose.index import Index
from activities.rules.prose.listing import Named
from activities.rules.prose.periods import Period, PeriodMention
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.sharing import runs
from activities.rules.prose.years import has_year, resolved

_BACK = 4
"""How many sentences before a list its names may stand."""


def settle(
    scene: Scene, quantities: Sequence[Quantity], bounds: Sequence[Bound], known: Index
) -> list[Bound]:
    """The bounds, those of each list that no fact stands behind put in the order of names before it."""
    settled = list(bounds)
    for index in range(1, len(quantities)):
        if _is_bracketed(scene, quantities[index - 1], quantities[index]):
            settled[index] = _of_before(quantities[index], settled[index], known)
    for first, last in runs(scene, quantities):
        listed = quantities[first : last + 1]
        for at, name in enumerate(inorder.names(scene, listed), first):
            settled[at] = settled[at]._replace(label=name, before=f"{name} ", lead="")
        if all(map(lambda q, b: judging.grounded(q, b, known), listed, settled[first:])):
            continue
        for names in _orders(scene, listed):
            told = [given(b, name) for b, name in zip(settled[first:], names, strict=False)]
            if all(map(lambda q, b: judging.grounded(q, b, known), listed, told)):
                settled[first : last + 1] = told
                break
    return settled


def _orders(scene: Scene, listed: Sequence[Quantity]) -> Iterator[Sequence[Named]]:
    """As many names as a list has numbers: companies or years, in the order in which they are told."""
    at, count = listed[0].start, len(listed)
    floor = scene.sentence(at)[0]
    for _ in range(_BACK):
        companies: Sequence[EntityMention] = _distinct(
            m for m in scene.between(scene.entities, floor, at) if not m.key.startswith("?")
        )
        years: Sequence[PeriodMention] = _distinct(
            m for m in _resolved(scene, floor, at) if has_year(m.period)
        )
        parts = listing.parts(years, count)
        for names in (companies, years, listing.years(scene, list(years)), parts):
            if len(names) == count:
                yield names
        if not floor or max(len(companies), len(years)) > count:
            return
        floor = scene.sentence(floor - 1)[0]


def _resolved(scene: Scene, floor: int, at: int) -> Iterator[PeriodMention]:
    """The times of a stretch with the years that their sentences give them."""
    for mention in scene.between(scene.periods, floor, at):
        yield mention._replace(period=resolved(scene, mention, scene.sentence(mention.start)))


def _is_bracketed(scene: Scene, one: Quantity, other: Quantity) -> bool:
    """Whether a number stands alone in brackets behind one of its kind: 48% (44%)."""
    text = scene.text
    alone = text[one.end : other.start].strip() == "(" and text[other.end : other.end + 1] == ")"
    return alone and one.unit == other.unit


def _of_before(quantity: Quantity, bound: Bound, known: Index) -> Bound:
    """The bound of a number in brackets, of the time before where no fact stands behind it otherwise."""
    if judging.grounded(quantity, bound, known):
        return bound
    before = bound._replace(period=Period("LAST", month=0), direct=True, back=0)
    return before if judging.grounded(quantity, before, known) else bound


def _distinct(mentions: Iterable[M]) -> list[M]:
    """The mentions, each name once, where it stands first."""
    found: dict[object, M] = {}
    for mention in mentions:
        found.setdefault(mention[2], mention)
    return list(found.values())
