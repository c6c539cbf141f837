"""Lists of numbers that match facts one to one in the order of names told before.

That is how they are meant.

Three banks are named with a ratio each; "margins ran at 3.1%, 2.9% and 3.5%" is then said of the
three, in order.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence

from activities.rules.prose import inorder, judging, listing, recalled
from activities.rules.prose.bounds import Bound, given
from activities.rules.prose.context import M, Scene
from activities.rules.prose.entities import EntityMention
from activities.rules.prose.index import Index
from activities.rules.prose.listing import Named
from activities.rules.prose.periods import Period, PeriodMention
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.sharing import runs
from activities.rules.prose.units import Kind
from activities.rules.prose.years import has_year, resolved
from activities.rules.scanning.regex import regex

_LEADS = regex(r"(?:数据|数字)?(?:则|也)?(?:分别|依次|各)(?:为|是|录得|达到?)?")
_LATEST = regex(
    r"(?<![a-z])(?:last|past|latest|most recent|later|final)\s(?:two|three|four|five)\s"
    r"(?:fiscal\s|financial\s)?(?:years|quarters|periods|halves)(?![a-z])|"
    r"[近后最]近?[两二三四五](?:年|个季度|个?财年|期)"
)
"""Words of the last of the times that a text has told: in the last two years."""
_VERSUS = regex(r"\)?\s?(?:vs\.?|versus|v\.?|against|compared with|对比?|/|比)\s?\(?")
"""Between two numbers, that they are set against each other."""
_BACK = 4
"""How many sentences before a list its names may stand."""


def settle(
    scene: Scene, quantities: Sequence[Quantity], bounds: Sequence[Bound], known: Index
) -> list[Bound]:
    """The bounds, those of a list that no fact stands behind in the order of names before it."""
    settled = list(bounds)
    for index in range(1, len(quantities)):
        if _is_bracketed(scene, quantities[index - 1], quantities[index]):
            settled[index] = _of_before(quantities[index], settled[index], known)
        later = _at_time_of(settled[index], settled[index - 1])
        if pair := _set_against(scene, quantities[index - 1 : index + 1], later, known):
            settled[index - 1 : index + 1] = pair
    for first, last in runs(scene, quantities):
        listed = quantities[first : last + 1]
        for at, name in enumerate(inorder.names(scene, listed), first):
            settled[at] = settled[at]._replace(label=name, before=f"{name} ", lead="")
        if _are_grounded(listed, settled[first : last + 1], known):
            settled[first : last + 1] = (
                recalled.swapped(scene, quantities, settled, (first, last), known)
                or settled[first : last + 1]
            )
            continue
        if told := _in_order(scene, listed, settled[first : last + 1], known):
            settled[first : last + 1] = told
    return settled


def _at_time_of(bound: Bound, one: Bound) -> Bound:
    """The bound of a number set against another, of the time of that one where it has none."""
    if bound.period is not None:
        return bound
    return bound._replace(period=one.period, near=one.near, direct=one.direct, back=one.back)


def _set_against(
    scene: Scene, pair: Sequence[Quantity], bound: Bound, known: Index
) -> Sequence[Bound]:
    """The bounds of two numbers set against each other under two companies that are.

    In the order of these, where one order has their facts: KO vs PEP; yield: 2.9% vs 3.9%.
    """
    one, other = pair
    keys = scene.carry.versus
    if not keys or one.unit != other.unit:
        return ()
    if not _VERSUS.fullmatch(scene.plain, one.end, other.start):
        return ()
    named = scene.between(scene.entities, bound.sentence[0], other.end)
    if named and tuple(mention.key for mention in named) != keys:
        return ()
    told = [bound._replace(entity=key, others=frozenset(), loose=frozenset()) for key in keys]
    orders = told, told[::-1]
    return told if any(_are_grounded(pair, order, known) for order in orders) else ()


def _in_order(
    scene: Scene, listed: Sequence[Quantity], bounds: Sequence[Bound], known: Index
) -> list[Bound]:
    """The bounds of a list put in the first order of names in which all have their fact.

    None where no order does.
    """
    for names in _orders(scene, listed):
        told = [given(bound, name) for bound, name in zip(bounds, names, strict=False)]
        for order in (told, _at_last_time(told)):
            if _are_grounded(listed, order, known):
                return order
    return []


def _are_grounded(listed: Sequence[Quantity], told: Sequence[Bound], known: Index) -> bool:
    return all(judging.grounded(q, b, known) for q, b in zip(listed, told, strict=True))


def _at_last_time(told: list[Bound]) -> list[Bound]:
    """The bounds of a list, all of the time right behind its last number.

    Compared with 22% and 15% in 2024.
    """
    last = told[-1]
    if not (last.dated and last.direct and last.near == "clause"):
        return told
    return [
        b._replace(period=last.period, near=last.near, dated=True, direct=True, back=last.back)
        for b in told
    ]


def _orders(scene: Scene, listed: Sequence[Quantity]) -> Iterator[Sequence[Named]]:
    """As many names as a list has numbers.

    Companies or years, in the order in which they are told.
    """
    at, count = listed[0].start, len(listed)
    floor = scene.sentence(at)[0]
    latest = _LATEST.search(scene.plain, floor, at) is not None
    for _ in range(_BACK):
        companies: Sequence[EntityMention] = _distinct(
            m for m in scene.between(scene.entities, floor, at) if not m.key.startswith("?")
        )
        years: Sequence[PeriodMention] = _distinct(
            m for m in _resolved(scene, floor, at) if has_year(m.period)
        )
        parts = listing.parts(years, count)
        alike = len({quantity.unit.kind is Kind.PERCENT for quantity in listed}) == 1
        timed = (years, listing.years(scene, list(years)), parts) if alike else ()
        if latest:
            timed = (sorted(years, key=lambda named: named.period.year or 0)[-count:], *timed)
        for names in (companies, *(() if _is_of_one_time(scene, at, floor) else timed)):
            if len(names) == count:
                yield names
        if not floor or max(len(companies), len(years)) > count:
            return
        floor = scene.sentence(floor - 1)[0]


def _is_of_one_time(scene: Scene, at: int, floor: int) -> bool:
    """Whether a list stands right behind its own time, the one before having its figures.

    2025年分别为A和B，上年同期分别为C和D.
    """
    times = scene.before(scene.periods, at, floor)[:2]
    if len(times) < 2 or not _LEADS.fullmatch(scene.text, times[0].end, at):
        return False
    return bisect_right(scene.ends, at) > bisect_right(scene.ends, times[1].end)


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
    """The bound of a number in brackets, of the time before where no fact else stands behind it."""
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
