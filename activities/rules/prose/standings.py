"""Who stands first, last or before whom, as the figures of a sentence say."""

import re
from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import pairwise
from typing import NamedTuple

from activities.rules.prose import judging
from activities.rules.prose.bounds import Bound
from activities.rules.prose.context import Scene
from activities.rules.prose.index import Index
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.readings import Reading
from activities.rules.prose.told import Told, within
from activities.rules.scanning.regex import regex
from schemas.gate import Finding

_BEST = regex(
    r"(?P<most>最[高大多]|居[^，。；;]{0,5}(?:首|第一)|位[列居](?:第一|首位|榜首)|排名?第一|"
    r"(?<![a-z])(?:highest|largest|biggest|greatest)(?![a-z]))"
    r"|最[低小少]|垫底|居末|排名?末位|(?<![a-z])(?:lowest|smallest)(?![a-z])"
)
_OF_TIMES = regex(
    r"历[史年]|史上|近.{0,3}年|以来|年内|期内|同期|单季|次[高低大]|第[二三]|之一|不超过|上限|"
    r"(?<![a-z])(?:record|since|ever|years?|quarters?|history|second|third|time|on record|"
    r"among|one of)(?![a-z])"
)
"""Of its own times, or not alone: 近五年最高, the second highest."""
_ORDERED = regex(
    r"(?P<down>[由从](?:高[到至]低|大[到至]小|多[到至]少)|(?<![a-z])(?:in descending order|"
    r"from (?:the )?(?:highest|largest|biggest) to (?:the )?(?:lowest|smallest)))"
    r"|[由从](?:低[到至]高|小[到至]大|少[到至]多)|(?<![a-z])(?:in ascending order|"
    r"from (?:the )?(?:lowest|smallest) to (?:the )?(?:highest|largest|biggest))"
)
_CLAUSE = regex(r"[，。；;：、(（]|[,:;(]\s?|\s(?:and|while|but)\s")
_ALONE = regex(
    r"\s?(?:的是?|者|者是)?\s?|"
    r"\sof (?:the )?(?:two|three|four|five|six|peers|group|lot).*"
)
"""Behind a superlative that says of nothing more what it is of: with Birch the highest."""
_LOOK, _BEHIND = 40, 16
_TWO = 2


class _Standing(NamedTuple):
    """What a company of a sentence has of something."""

    entity: str
    of: object
    value: Decimal


class _Claim(NamedTuple):
    """Who is said to have most or least, of what (empty where it is not named), and where."""

    entity: str
    family: str
    most: bool
    at: int


def check(
    scene: Scene, quantities: Sequence[Quantity], bounds: Sequence[Bound], known: Index
) -> Iterator[Finding]:
    """Findings on first and last ones, and on orders, that the figures of the sentence deny."""
    if len(quantities) < _TWO:
        return
    told = list(zip(quantities, bounds, strict=True))
    for hit in _BEST.finditer(scene.plain):
        if (best := _claim(scene, hit)) and _is_beaten(scene, best, told, known):
            yield _found(scene, hit.start(), hit.end())
    for hit in _ORDERED.finditer(scene.plain):
        if _is_out_of_order(scene, hit.end(), told, down=bool(hit["down"])):
            yield _found(scene, hit.start(), hit.end())


def _found(scene: Scene, start: int, end: int) -> Finding:
    span = scene.text[start:end]
    reason = f"says {span}; the figures beside it say otherwise"
    return Finding(rule="grounding.value", reason=reason, span=span)


def _claim(scene: Scene, hit: re.Match[str]) -> _Claim | None:
    """Who is said to have most or least of what; None where that is not plain."""
    floor, ceiling = scene.sentence(hit.start())
    clause = _CLAUSE.split(scene.plain[max(floor, hit.start() - _LOOK) : hit.start()])[-1]
    behind = _CLAUSE.split(scene.plain[hit.end() : min(ceiling, hit.end() + _LOOK)])[0]
    if _OF_TIMES.search(clause) or _OF_TIMES.search(behind):
        return None
    begin, end = hit.start() - len(clause), hit.end() + len(behind)
    ahead = scene.between(scene.entities, hit.end(), min(ceiling, hit.end() + _BEHIND))[:1]
    named = ahead if behind.startswith("的") else scene.between(scene.entities, begin, hit.start())
    who = {mention.key for mention in named or ahead}
    metric = next(iter(scene.between(scene.metrics, begin, end)), None)
    if len(who) != 1 or not (metric or _ALONE.fullmatch(behind.rstrip(" .。"))):
        return None
    family = metric.metric.family if metric else ""
    return _Claim(who.pop(), family, bool(hit["most"]), hit.start())


def _is_beaten(scene: Scene, best: _Claim, told: Sequence[Told], known: Index) -> bool:
    """Whether another company of the sentence has more of what one is said to have most of.

    Or less, where it is said to have the least.
    """
    standings = {
        _Standing(
            reading.entity, (reading.words, reading.period or reading.fact.as_of), reading.low
        )
        for quantity, bound in within(told, *scene.sentence(best.at))
        if quantity.top is None
        for reading in judging.backing(quantity, bound, known)
        if not reading.is_range and _is_of(reading, best.family)
    }
    shared = [
        (one, other)
        for one in standings
        for other in standings
        if one.entity == best.entity != other.entity and one.of == other.of
    ]
    if len({one.of for one, _ in shared}) != 1:
        return False
    return any((other.value > one.value) == best.most and other.value != one.value
               for one, other in shared)  # fmt: skip


def _is_of(reading: Reading, family: str) -> bool:
    """Whether a fact is of what is said to be most of, where that is named."""
    return not family or family in (reading.words, reading.metric.family if reading.metric else "")


def _is_out_of_order(scene: Scene, at: int, told: Sequence[Told], *, down: bool) -> bool:
    """Whether the levels that follow in the sentence go another way than they are said to."""
    end = scene.sentence(at)[1]
    levels = [q for q, bound in within(told, at, end) if not bound.direction.change]
    if len(levels) < _TWO or len({q.unit.kind for q in levels}) > 1 or any(q.top for q in levels):
        return False
    values = [q.value * (q.sign or 1) for q in levels]
    return any((one < other) if down else (one > other) for one, other in pairwise(values))
