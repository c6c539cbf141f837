"""What may be said to a run in which state: each function gives the reason for a refusal, or None.

Pure: the same state and order always get the same answer, so that a validator may ask before the
order enters history, and a test may ask about every state.
"""

from collections.abc import Sequence
from decimal import Decimal
from typing import NamedTuple

from schemas.base import Number
from schemas.claim import Evidence, Node
from schemas.control import (
    ControlState,
    Corrected,
    Correction,
    PendingQuestion,
    Reply,
    Ruling,
    Subject,
)
from schemas.integrity import Conflict, MissingItem
from schemas.metrics import METRICS, FigureKind
from schemas.question import FollowedUp, FollowUp
from schemas.research import Target

MOST_CORRECTIONS = 20
"""A run is judged anew after each; who has more to correct has another source to name."""
MOST_FOLLOW_UPS = 10
LARGEST = Decimal(10) ** 20
UNIT_SLIP = 1000
"""A figure a thousand times another is one of another unit."""
PERCENT_SLIP = (90, 110)
"""A ratio a hundred times another is a fraction taken for percent, or the other way round."""

MOST_PAUSES = 100
"""Each order stays in the history of its run; a bound on them is a bound on that."""

_ENDING = "the run is being closed: a new run, or a rewind, can still change its result"
_PEOPLE = "user."
_POSITIVE = frozenset({FigureKind.PRICE, FigureKind.SHARES, FigureKind.LEVEL})


class Known(NamedTuple):
    """The figures of a run as it knows them. Before the integrity stage it knows none."""

    figures: bool = False
    evidence: Sequence[Evidence] = ()
    nodes: Sequence[Node] = ()
    conflicts: Sequence[Conflict] = ()
    missing: Sequence[MissingItem] = ()
    corrections: Sequence[Corrected] = ()


def refuse_pause(state: ControlState) -> str | None:
    """Why the run cannot be paused."""
    if state.paused:
        return f"the run is already paused by {state.paused.by}"
    if state.pauses >= MOST_PAUSES:
        return f"the run has been paused {state.pauses} times: it can still be stopped"
    return _ended(state)


def refuse_resume(state: ControlState) -> str | None:
    """Why the run cannot be resumed."""
    if not state.paused:
        return "the run is not paused"
    return _ended(state)


def refuse_stop(state: ControlState, reason: str) -> str | None:
    """Why the run cannot be stopped."""
    if not reason.strip():
        return "a stop needs a reason: it stands in the report"
    return _ended(state)


def refuse_reply(
    state: ControlState, reply: Reply, questions: Sequence[PendingQuestion]
) -> str | None:
    """Why an answer is not taken."""
    if reason := _ended(state):
        return reason
    still = [question for question in questions if question.open]
    if reply.question is None:
        if not still:
            return "the run asks nothing now"
        if len(still) != 1:
            return f"the run asks {len(still)} questions: name the one that is answered"
        return _not_offered(reply, still[0])
    asked = next((q for q in questions if q.id == reply.question), None)
    if asked is None:
        named = ", ".join(q.id for q in still) or "none"
        return f"the run asked no question {reply.question!r}: open is {named}"
    if asked.ended:
        return f"question {asked.id} is closed: {asked.outcome}"
    return _not_offered(reply, asked)


def refuse_correction(state: ControlState, said: Correction, known: Known) -> str | None:
    """Why a correction is not taken."""
    return (
        _ended(state)
        or _too_many(known)
        or _no_figure(said.subject)
        or (_not_here(said.subject, known) if known.figures else None)
        or _said_already(said, known)
        or _implausible(said, known)
    )


def refuse_ruling(state: ControlState, said: Ruling, known: Known) -> str | None:
    """Why a conflict cannot be settled like this."""
    if reason := _ended(state) or _too_many(known) or _no_figure(said.subject):
        return reason
    if said.choice is None and not (said.value is not None and said.source):
        return "a ruling names a reading (choice), or gives value and source"
    if not known.figures:
        return None if said.value is not None else "the run knows no conflicts yet: wait for them"
    conflict = find_conflict(said.subject, known)
    if conflict is None:
        named = "; ".join(str(subject_of(c)) for c in unsettled(known)) or "none"
        return f"there is no unresolved conflict about {said.subject}: unresolved is {named}"
    if said.choice is None:
        return _implausible(as_correction(said, known), known)
    reading = next((r for r in conflict.readings if r.source == said.choice), None)
    if reading is None:
        offered = ", ".join(f"{r.source} {r.value:f}" for r in conflict.readings)
        return f"{said.choice!r} is no reading of {said.subject}: choose among {offered}"
    if said.value is not None and said.value not in _values(conflict, said.choice):
        return f"{said.choice} says {reading.value:f} by now, not {said.value:f}: look again"
    return None


def refuse_follow_up(
    state: ControlState,
    said: FollowUp,
    target: Target | None,
    asked: Sequence[FollowedUp],
    requested: str | None = None,
) -> str | None:
    """Why a further question is not taken.

    Before the run has opened, as when a rewind to its beginning says it again, its company is the
    ``requested`` one; that of a request by name is looked at when the run delivers.
    """
    question = said.question
    if reason := _ended(state):
        return reason
    if len(asked) >= MOST_FOLLOW_UPS:
        return f"the run has {MOST_FOLLOW_UPS} further questions: ask with `research ask`"
    if any(item.question == question for item in asked):
        return "the run has this question already"
    code = target.code if target else requested
    if code and question.code != code:
        company = f"{code} {target.name}" if target else code
        return f"the run is about {company}, not about {question.code or question.name}"
    return None


def as_correction(said: Ruling, known: Known) -> Correction:
    """A ruling as the correction that it is: the value of the chosen reading, or the one given."""
    conflict = find_conflict(said.subject, known)
    value, unit = said.value, METRICS[said.subject.metric].unit
    for reading in conflict.readings if conflict else ():
        unit = _unit_of(reading.evidence_id, known) or unit
        if value is None and reading.source == said.choice:
            value = reading.value
    if value is None:
        raise ValueError("a ruling without a value was let in")
    return Correction(
        by=said.by, subject=said.subject, value=value, unit=unit,
        source=said.source or f"chosen: {said.choice}", note=said.note,
    )  # fmt: skip


def unsettled(known: Known) -> tuple[Conflict, ...]:
    """The conflicts that neither the sources nor a person have settled."""
    ruled = {item.correction.subject for item in known.corrections}
    return tuple(c for c in known.conflicts if c.resolution is None and subject_of(c) not in ruled)


def subject_of(conflict: Conflict) -> Subject:
    """The figure that a conflict is about."""
    return Subject(metric=conflict.metric, period=conflict.period, as_of=conflict.as_of)


def find_conflict(subject: Subject, known: Known) -> Conflict | None:
    """The unsettled conflict about a figure."""
    return next((c for c in unsettled(known) if subject_of(c) == subject), None)


def readings_of(subject: Subject, known: Known) -> tuple[Evidence, ...]:
    """What the sources said of a figure."""
    return tuple(
        item
        for item in known.evidence
        if (item.envelope.metric, item.envelope.period, item.as_of)
        == (subject.metric, subject.period, subject.as_of)
    )


def _ended(state: ControlState) -> str | None:
    if state.stopping:
        return f"the run is already being stopped by {state.stopping.by}"
    return _ENDING if state.closing else None


def _too_many(known: Known) -> str | None:
    if len(known.corrections) < MOST_CORRECTIONS:
        return None
    return f"the run has taken {MOST_CORRECTIONS} corrections: start another with a better source"


def _no_figure(subject: Subject) -> str | None:
    metric = METRICS.get(subject.metric)
    if metric is None:
        return f"metric {subject.metric!r} is unknown: `research show` lists the run's figures"
    if metric.kind is FigureKind.TEXT:
        return f"{subject.metric} is a text: only figures can be corrected"
    return None


def _not_here(subject: Subject, known: Known) -> str | None:
    """A correction is about a figure that was fetched, or about one that no source gave."""
    if readings_of(subject, known) or any(m.metric == subject.metric for m in known.missing):
        return None
    for node in known.nodes:
        if (node.metric, node.period, node.as_of) == (
            subject.metric, subject.period, subject.as_of,
        ) and node.derivation:  # fmt: skip
            parts = sorted({_named(e, known) for e in node.evidence_ids})
            return (
                f"{subject} is computed by {node.derivation.formula}: correct what it is "
                f"computed from ({', '.join(parts)})"
            )
    others = sorted(
        f"{e.as_of} ({e.envelope.period})"
        for e in known.evidence
        if e.envelope.metric == subject.metric
    )
    if others:
        return f"the run has no {subject}: it has {subject.metric} of {', '.join(others)}"
    have = sorted({e.envelope.metric for e in known.evidence})
    return f"the run has no figure {subject.metric}: it has {', '.join(have)}"


def _named(evidence_id: str, known: Known) -> str:
    found = next(e for e in known.evidence if e.evidence_id == evidence_id)
    return f"{found.envelope.metric} {found.as_of}"


def _said_already(said: Correction, known: Known) -> str | None:
    """The value in effect is a person's newest word; only without one is it the sources'."""
    words = [c.correction for c in known.corrections if c.correction.subject == said.subject]
    if words:
        same = words[-1].value == said.value
        already = f"{said.subject} is corrected to {said.value:f} already, by {words[-1].by}"
        return already if same else None
    readings = readings_of(said.subject, known)
    if readings and all(item.envelope.value == said.value for item in readings):
        return f"{said.subject} is {said.value:f} already, by {readings[0].source}"
    return None


def _implausible(said: Correction, known: Known) -> str | None:
    """A unit that is not the figure's, a sign it cannot have, or a slip of the unit."""
    kind = METRICS[said.subject.metric].kind
    if abs(said.value) >= LARGEST:
        return f"value {said.value:.3e} is no figure of a company"
    if kind in _POSITIVE and said.value <= 0:
        return f"value {said.value:f} of {said.subject.metric} is not above zero"
    for item in readings_of(said.subject, known):
        have, unit = item.envelope.value, item.envelope.unit
        if unit != said.unit:
            return f"unit {said.unit!r} is not that of {said.subject}: give it in {unit}"
        if isinstance(have, str) or item.source.startswith(_PEOPLE):
            continue  # a person's own slip is what the next correction mends
        if _slipped(kind, have, said.value):
            return (
                f"value {said.value:f} is far from {have:f} {unit} of {item.source}: give "
                f"{said.subject.metric} in {unit}, not in another unit"
            )
    return None


def _slipped(kind: FigureKind, have: Number, value: Number) -> bool:
    small, large = sorted((abs(have), abs(value)))
    if not small:
        return False
    factor = large / small
    percent = kind is FigureKind.PERCENT and PERCENT_SLIP[0] < factor < PERCENT_SLIP[1]
    return percent or factor >= UNIT_SLIP


def _unit_of(evidence_id: str, known: Known) -> str | None:
    return next((e.envelope.unit for e in known.evidence if e.evidence_id == evidence_id), None)


def _values(conflict: Conflict, source: str) -> set[Number]:
    return {reading.value for reading in conflict.readings if reading.source == source}


def _not_offered(reply: Reply, question: PendingQuestion) -> str | None:
    offered = [option.value for option in question.options]
    if not offered or reply.answer in offered:
        return None
    return f"{reply.answer!r} is not offered by question {question.id}: {', '.join(offered)}"
