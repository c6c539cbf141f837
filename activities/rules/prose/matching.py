"""Prose against facts: every quantity must be one that a fact stands behind.

A quantity and a fact agree in value (within half a unit of the last shown place, or as the hedge
says), kind, currency, sign, company, metric and period. What agrees with no fact is a finding.
"""

from collections.abc import Sequence
from itertools import islice

from activities.rules.prose import judging, moves, periods, quantities, wording
from activities.rules.prose.binding import bind
from activities.rules.prose.context import Scene
from activities.rules.prose.entities import cast
from activities.rules.prose.folding import fold, lower
from activities.rules.prose.headers import with_headers
from activities.rules.prose.quantities import MAX_QUANTITIES
from activities.rules.prose.readings import all_of
from schemas.facts import Fact
from schemas.gate import Finding

MAX_CHARACTERS = 100_000
_MAX_FINDINGS = 200


def check_prose(text: str, facts: Sequence[Fact], lang: str | None = None) -> tuple[Finding, ...]:
    """What is wrong with the figures of a text; nothing means that every one is grounded.

    Both languages are read in any text, so ``lang`` decides nothing today. A text of more
    numerals or characters than any report has is refused, never passed unread.
    """
    del lang
    if len(text) > MAX_CHARACTERS:
        return (Finding(rule="grounding.size", reason=f"longer than {MAX_CHARACTERS} characters"),)
    folded = fold(text)
    times = list(periods.find(lower(folded)))
    found = list(islice(quantities.scan(folded, times), MAX_QUANTITIES + 1))
    if len(found) > MAX_QUANTITIES:
        return (Finding(rule="grounding.size", reason=f"more than {MAX_QUANTITIES} numerals"),)
    known = cast(facts)
    readings = all_of(facts, known.keys)
    scene = Scene(folded, times, known, judging.own_words(readings))
    found = [quantity for quantity in found if not scene.in_a_name(quantity.start)]
    found = with_headers(scene, found)
    findings: dict[Finding, None] = {}
    bounds = bind(scene, found)
    for quantity, bound in zip(found, bounds, strict=True):
        for finding in judging.judge(scene, quantity, bound, readings):
            span = text[quantity.start : quantity.end]
            findings[finding.model_copy(update={"span": span})] = None
        if len(findings) >= _MAX_FINDINGS:
            break
    whole = (*wording.check(scene, readings), *wording.misnamed(scene))
    for finding in (*whole, *moves.check(scene, found, bounds)):
        findings[finding] = None
    return tuple(findings)
