"""Prose against facts: every quantity must be one that a fact stands behind.

A quantity and a fact agree in value (within half a unit of the last shown place, or as the hedge
says), kind, currency, sign, company, metric and period. What agrees with no fact is a finding.
Once all are read, so is a fact that nothing in the whole text speaks of.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from activities.rules.prose import (
    applied,
    blocks,
    brands,
    carried,
    chinese_points,
    conventions,
    differences,
    frames,
    halves,
    horizons,
    judging,
    limits,
    lone_days,
    lone_times,
    moves,
    ordering,
    outsiders,
    periods,
    quantities,
    quoted_codes,
    rankings,
    restated,
    standings,
    timing,
    tolerances,
    traded,
    trends,
    turnarounds,
    twice,
    versus,
    wording,
)
from activities.rules.prose.binding import bind
from activities.rules.prose.blocks import Carry
from activities.rules.prose.bounds import Bound
from activities.rules.prose.context import Scene
from activities.rules.prose.entities import Cast, cast
from activities.rules.prose.folding import fold, lower, unmarked
from activities.rules.prose.headers import header, with_headers
from activities.rules.prose.index import Index
from activities.rules.prose.joints import parted
from activities.rules.prose.outsiders import Told
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.readings import all_of
from activities.rules.prose.recasting import recast
from activities.rules.prose.tables import piped
from activities.rules.prose.tags import spaced
from activities.rules.prose.whose import subject
from activities.rules.prose.years import joined
from schemas.facts import Fact
from schemas.gate import Finding

MAX_CHARACTERS = 4_000_000
_MAX_FINDINGS = 100


class Judged(NamedTuple):
    """What reading a block comes to: findings, what it leaves to the next, and what it tells of."""

    findings: tuple[Finding, ...]
    carry: Carry
    told: Told


def read_prose(
    text: str, facts: Sequence[Fact], lang: str | None = None, *, strict: bool = False
) -> tuple[Finding, ...]:
    """What is wrong with the figures of a text; nothing means that every one is grounded.

    ``strict`` holds the facts to be all there is to tell, as those of our own documents are: a
    figure beside the name of a metric that they do not give it is then misnamed.

    Both languages are read in any text, so ``lang`` decides nothing today. After 100 findings,
    alike or not, reading ends. A text longer than any report is refused, never passed unread.
    """
    del lang
    if len(text) > MAX_CHARACTERS:
        return (Finding(rule="grounding.size", reason=f"longer than {MAX_CHARACTERS} characters"),)
    known = cast(facts)
    folded = piped(spaced(parted(conventions.signed(fold(recast(unmarked(text), known.names))))))
    index = Index(all_of(facts, known.keys), strict=strict)
    within = known.within(folded)
    reader = _Reader(within, index, closing=wording.is_closing_card(folded))
    findings: dict[Finding, None] = {}
    told = 0
    whose = applied.to(folded, within)
    carry = Carry(
        entity=whose,
        closing=frames.closing(folded),
        lone=lone_days.of(folded),
        applied=whose,
        sole=lone_times.of(folded),
        versus=versus.headed(folded, within),
    )
    seen: dict[int, Told] = {}
    for block in blocks.split(folded):
        judged = reader.read(block, carry)
        carry = judged.carry
        findings.update(dict.fromkeys(judged.findings))
        seen[id(judged.told)] = judged.told
        told += len(judged.findings)
        if told >= _MAX_FINDINGS:
            break
    else:
        findings.update(dict.fromkeys(outsiders.check(folded, seen.values(), index)))
    return tuple(findings)


class _Reader:
    """Reads block after block against the same facts; a block that comes again is known."""

    def __init__(self, known: Cast, index: Index, *, closing: bool) -> None:
        self._cast, self._index, self._words = known, index, index.words()
        self._closing = closing
        self._seen: dict[tuple[str, Carry], Judged] = {}
        self._may_be_others = outsiders.may_be_among(index.readings)

    def read(self, block: str, carry: Carry) -> Judged:
        """The findings on a block, what it leaves to the next, and what it tells of."""
        key = block, carry
        if key not in self._seen:
            self._seen[key] = self._judged(block, carry)
        return self._seen[key]

    def _judged(self, block: str, carry: Carry) -> Judged:
        plain = lower(block)
        if not quantities.may_be_in(plain):
            return self._without_figures(block, plain, carry)
        times = joined(plain, periods.find(plain))
        scene = Scene(block, times, self._cast, self._words, carry)
        found = [
            limits.exact(plain, quantity)
            for quantity in quantities.scan(block, times)
            if not (scene.in_a_name(quantity.start) or scene.in_a_name(quantity.end - 1))
        ]
        found = chinese_points.told(plain, found)
        found = with_headers(
            scene, [quantity for quantity in found if not brands.has(scene, quantity, self._index)]
        )
        found = tolerances.joined(plain, found, self._index.ranges)
        bounds = traded.told(scene, bind(scene, found), self._index.readings)
        bounds = ordering.settle(scene, found, bounds, self._index)
        bounds = carried.settle(scene, found, bounds, self._index)
        bounds = restated.settle(scene, found, bounds, self._index)
        figures = twice.Figures(scene, found, bounds, self._index)
        findings: list[Finding] = []
        hearing = outsiders.Hearing(scene)
        for at, quantity in enumerate(found):
            bound, fact = figures.settled(at)
            bounds[at] = bound
            if fact is None and not differences.is_given(scene, found, bounds, at, self._index):
                span = block[quantity.start : quantity.end]
                wrong = judging.judge(scene, quantity, bound, self._index)
                findings += (finding.model_copy(update={"span": span}) for finding in wrong)
            elif fact is not None and self._may_be_others:
                hearing.add(quantity, bound, fact)
            if len(findings) >= _MAX_FINDINGS:
                break
        whole = (*wording.check(scene, self._index, closing=self._closing), *_misnamed(scene))
        findings += (*whole, *moves.check(scene, found, bounds, self._index))
        findings += rankings.check(scene, found)
        if len(findings) < _MAX_FINDINGS:
            findings += self._said_of(scene, found, bounds)
        return Judged(tuple(findings), _left(scene), hearing.told())

    def _said_of(
        self, scene: Scene, found: Sequence[Quantity], bounds: Sequence[Bound]
    ) -> Iterator[Finding]:
        """Findings on words about figures that each have their fact."""
        yield from halves.check(scene, found, bounds)
        for rule in (trends, differences, turnarounds, standings):
            yield from rule.check(scene, found, bounds, self._index)

    def _without_figures(self, block: str, plain: str, carry: Carry) -> Judged:
        scene = Scene(block, [], self._cast, carry=carry, names_only=True)
        found = (*wording.check(scene, self._index, closing=self._closing), *_misnamed(scene))
        months = list(periods.find(plain)) if "月" in plain else []
        left = carry._replace(
            entity=subject(scene) or carry.entity,
            unit=header(scene) or carry.unit,
            month=frames.month(months, carry.month),
        )
        return Judged(found, left, outsiders.Hearing(scene).told())


def _misnamed(scene: Scene) -> Iterator[Finding]:
    """The findings on companies that are given the code of another."""
    named = list(wording.misnamed(scene))
    yield from named
    spans = {finding.span for finding in named}
    yield from (one for one in quoted_codes.check(scene) if one.span not in spans)


def _left(scene: Scene) -> Carry:
    carry = scene.carry
    return Carry(
        subject(scene) or carry.entity,
        timing.reported(scene) or carry.period,
        horizons.last_year(scene) or carry.year,
        header(scene) or carry.unit,
        frames.month(scene.periods, carry.month),
        carry.closing,
        carry.lone,
        carry.applied,
        carry.sole,
        carry.versus,
    )
