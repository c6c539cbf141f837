"""Holding one cited figure against the fetch, or the registered assumption, that it cites."""

from collections.abc import Mapping
from datetime import date, datetime
from decimal import Decimal

from activities.rules.calendar import local_day
from activities.rules.competences import Competence, objection
from activities.rules.freshness import verifier_budget
from activities.rules.ledger import Ledger
from schemas.base import Number
from schemas.claim import CompetenceCite, Envelope, Fault, ToolCite
from schemas.fetch import Observation, ToolCall
from schemas.instrument import market_of

_ORIGIN = ("source", "table", "served_by", "fetched_at")
ABSOLUTE_TOLERANCE = Decimal("1e-9")


class Rejected(Exception):
    """Why a figure does not hold.

    ``public`` is the reason without the rejected value, ``recorded`` what stands in its place.
    """

    def __init__(
        self,
        reason: str,
        fault: Fault,
        public: str | None = None,
        recorded: Number | str | None = None,
    ) -> None:
        super().__init__(reason)
        self.fault, self.public, self.recorded = fault, public or reason, recorded


def same_value(claimed: Number | str, recorded: Number | str) -> bool:
    """Equal within 1e-9 for numbers, exactly for text."""
    if isinstance(claimed, str) or isinstance(recorded, str):
        return claimed == recorded
    return abs(claimed - recorded) <= ABSOLUTE_TOLERANCE


def check_envelope(
    envelope: Envelope, ledger: Ledger, competences: Mapping[str, Competence]
) -> None:
    """Hold one cited figure against the ledger; raises Rejected."""
    cite = envelope.cite
    if isinstance(cite, CompetenceCite):
        check_competence(cite.competence_id, envelope.metric, envelope.value, competences)
        check_scope(competences[cite.competence_id], envelope.code, envelope.as_of)
        return
    call = ledger.call(cite.tool_call_id)
    if call is None:
        raise Rejected(f"tool_call_id {cite.tool_call_id!r} missing from trace", Fault.UNCITED)
    _check_origin(cite, call)
    recorded = _recorded(envelope, call, ledger)
    if not any(same_value(envelope.value, seen.value) for seen in recorded):
        raise mismatch(cite.tool_call_id, envelope.value, recorded[0].value)
    _check_age(envelope, call.fetched_at)


def check_competence(
    competence_id: str, metric: str, value: Number | str, competences: Mapping[str, Competence]
) -> None:
    """The entry exists, and the figure is the entry's own: that metric with that value."""
    entry = competences.get(competence_id)
    if entry is None:
        raise Rejected(f"competence_id {competence_id!r} is not registered", Fault.UNCITED)
    if entry.metric != metric or entry.value is None:
        raise Rejected(
            f"metric mismatch for {competence_id}: claim={metric}, trace={entry.metric}",
            Fault.FIELD,
        )
    if not same_value(value, entry.value):
        raise mismatch(competence_id, value, entry.value)


def check_scope(entry: Competence, code: str, as_of: date) -> None:
    """The entry speaks of such companies, and a person has looked at it in time."""
    if reason := objection(entry, code, as_of):
        raise Rejected(reason, Fault.ASSUMPTION)


def mismatch(name: str, claimed: Number | str, recorded: Number | str) -> Rejected:
    """That a value is another one than the recorded, worded as in the seeds."""
    shown = _plain(recorded)
    return Rejected(
        f"value mismatch for {name}: claim={_plain(claimed)}, trace={shown}",
        Fault.VALUE,
        f"value mismatch for {name}: the claim differs from trace={shown}",
        recorded,
    )


def _plain(value: Number | str) -> str:
    return repr(value) if isinstance(value, str) else repr(float(value))


def _check_origin(cite: ToolCite, call: ToolCall) -> None:
    claimed, recorded = _origin(cite), _origin(call)
    if claimed == recorded:
        return
    field, one, other = next(
        triple for triple in zip(_ORIGIN, claimed, recorded, strict=True) if triple[1] != triple[2]
    )
    raise Rejected(
        f"{field} mismatch for {call.tool_call_id}: claim={one}, trace={other}", Fault.FIELD
    )


def _origin(told: ToolCite | ToolCall) -> tuple[object, ...]:
    return told.source, told.table, told.served_by, told.fetched_at


def _recorded(envelope: Envelope, call: ToolCall, ledger: Ledger) -> list[Observation]:
    """What the fetch recorded of exactly that figure, as it was told then."""
    seen_that_day = ledger.observed(call.tool_call_id, envelope.metric, envelope.as_of)
    matching = [seen for seen in seen_that_day if is_that(envelope, seen, call)]
    if told := [seen for seen in matching if _is_told_then(envelope, seen)]:
        return told
    if matching:
        raise Rejected(
            f"announced or as_of_ts mismatch for {call.tool_call_id}: {envelope.metric}",
            Fault.FIELD,
        )
    raise _unrecorded(envelope, call)


def _unrecorded(envelope: Envelope, call: ToolCall) -> Rejected:
    """The first field of the envelope that the fetch has no observation of."""
    observations = [seen for seen in call.observations if seen.metric == envelope.metric]
    for field, claimed, seen_values in (
        ("metric", envelope.metric, {seen.metric for seen in observations}),
        ("code", envelope.code, {seen.code or call.code for seen in observations}),
        ("as_of", envelope.as_of, {seen.as_of for seen in observations}),
    ):
        if claimed not in seen_values:
            return Rejected(
                f"{field} mismatch for {call.tool_call_id}: claim={claimed}, not in trace",
                Fault.FIELD,
            )
    return Rejected(
        f"period or unit mismatch for {call.tool_call_id}: {envelope.metric}", Fault.FIELD
    )


def is_that(envelope: Envelope, seen: Observation, call: ToolCall) -> bool:
    """Whether an observation is of the metric, company, day, period and unit of the envelope."""
    return (
        (seen.metric, seen.as_of) == (envelope.metric, envelope.as_of)
        and (seen.code or call.code) == envelope.code
        and envelope.period in (None, seen.period)
        and envelope.unit in (None, seen.unit)
    )


def _is_told_then(envelope: Envelope, seen: Observation) -> bool:
    """Whether an observation became known when the envelope says so."""
    return envelope.announced in (None, seen.announced) and envelope.as_of_ts in (
        None,
        seen.as_of_ts,
    )


def _check_age(envelope: Envelope, fetched_at: datetime) -> None:
    """Days are those of the market, so that one moment has one age however it is written."""
    age = (local_day(fetched_at, market_of(envelope.code)) - envelope.as_of).days
    budget = verifier_budget(envelope.metric)
    if age > budget:
        raise Rejected(
            f"{envelope.metric} is {age} days old, staleness budget is {budget} days", Fault.AGE
        )
    if age < 0:
        raise Rejected(
            f"{envelope.metric} is dated {envelope.as_of}, {-age} days after its fetch", Fault.AGE
        )
