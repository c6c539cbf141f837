"""The verifier: deterministic code that holds every claim against the ledger (seeds 000, 001).

A direct claim must repeat what its fetch recorded; a derived one is recomputed, formula by
formula, down to such records; an assumption must repeat its competence entry. Reasons are worded
as the seeds word them. Nothing here asks a model.
"""

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from decimal import Decimal

from activities.rules.competences import Competence, objection
from activities.rules.formulas import FormulaError, Value, compute
from activities.rules.freshness import verifier_budget
from activities.rules.ledger import Ledger
from schemas.base import Number
from schemas.claim import (
    Claim,
    CompetenceCite,
    Envelope,
    Evidence,
    Node,
    ToolCite,
    VerificationFailure,
    VerificationResult,
)
from schemas.fetch import Observation, ToolCall

RULES_VERSION = "verification/1"
ABSOLUTE_TOLERANCE = Decimal("1e-9")
_MAX_DEPTH = 32


class Rejected(Exception):
    """Why a figure does not hold. ``public`` is the reason without the rejected value."""

    def __init__(self, reason: str, public: str | None = None) -> None:
        super().__init__(reason)
        self.public = public or reason


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
        _check_competence(cite.competence_id, envelope.metric, envelope.value, competences)
        _check_scope(competences[cite.competence_id], envelope.code, envelope.as_of)
        return
    call = ledger.call(cite.tool_call_id)
    if call is None:
        raise Rejected(f"tool_call_id {cite.tool_call_id!r} missing from trace")
    _check_origin(cite, call)
    recorded = _recorded(envelope, call)
    if not any(same_value(envelope.value, seen.value) for seen in recorded):
        raise _mismatch(cite.tool_call_id, envelope.value, recorded[0].value)
    _check_age(envelope, call.fetched_at)


def verify_envelopes(
    envelopes: Sequence[Envelope], ledger: Ledger, competences: Mapping[str, Competence]
) -> VerificationResult:
    """Hold every envelope of an answer against the ledger."""
    failures = []
    for index, envelope in enumerate(envelopes):
        try:
            check_envelope(envelope, ledger, competences)
        except Rejected as rejected:
            failures.append(_failure(index, envelope.metric, rejected))
    return VerificationResult(
        ok=not failures, checked=len(envelopes), failures=tuple(failures),
        rules_version=RULES_VERSION,
    )  # fmt: skip


class Verifier:
    """Holds the claims of one run against its evidence and its ledger."""

    def __init__(
        self,
        ledger: Ledger,
        evidence: Sequence[Evidence],
        nodes: Sequence[Node],
        competences: Mapping[str, Competence],
    ) -> None:
        self._ledger = ledger
        self._evidence = {item.evidence_id: item for item in evidence}
        self._nodes = {node.node_id: node for node in nodes}
        self._competences = competences
        self._proven: dict[str, Decimal] = {}
        self._evidence_faults: dict[str, Rejected | None] = {}

    def verify(self, claims: Sequence[Claim]) -> VerificationResult:
        """Check every claim; the result names each failing claim's index and the reason."""
        self._nodes |= {claim.claim_id: claim.node() for claim in claims}
        self._proven.clear()
        failures = []
        for index, claim in enumerate(claims):
            try:
                self._check_claim(claim)
            except Rejected as rejected:
                failures.append(_failure(index, claim.claim_id, rejected))
        return VerificationResult(
            ok=not failures, checked=len(claims), failures=tuple(failures),
            rules_version=RULES_VERSION,
        )  # fmt: skip

    def _check_claim(self, claim: Claim) -> None:
        if claim.competence_id is not None:
            _check_competence(claim.competence_id, claim.metric, claim.value, self._competences)
            _check_scope(self._competences[claim.competence_id], claim.code, claim.as_of)
            return
        if not claim.evidence_ids and claim.derivation is None:
            raise Rejected(f"{claim.claim_id} cites no evidence")
        for evidence_id in claim.evidence_ids:
            self._check_evidence(evidence_id)
        if claim.derivation is not None:
            self._check_derived(claim)
            return
        self._check_direct(claim)

    def _check_evidence(self, evidence_id: str) -> None:
        """Holds for all claims alike, so each evidence is looked at once."""
        if evidence_id not in self._evidence_faults:
            self._evidence_faults[evidence_id] = self._evidence_fault(evidence_id)
        if fault := self._evidence_faults[evidence_id]:
            raise Rejected(str(fault), fault.public)

    def _evidence_fault(self, evidence_id: str) -> Rejected | None:
        evidence = self._evidence.get(evidence_id)
        if evidence is None:
            return Rejected(f"evidence {evidence_id!r} missing from the registry")
        try:
            check_envelope(evidence.envelope, self._ledger, self._competences)
        except Rejected as rejected:
            return rejected
        return None

    def _check_direct(self, claim: Claim) -> None:
        """The claim must be what its evidence says, field by field."""
        envelope = self._evidence[claim.evidence_ids[0]].envelope
        for field, claimed, cited in (
            ("metric", claim.metric, envelope.metric),
            ("code", claim.code, envelope.code),
            ("as_of", claim.as_of, envelope.as_of),
            ("period", claim.period, envelope.period),
            ("unit", claim.unit, envelope.unit),
        ):
            if claimed != cited:
                raise Rejected(f"{field} mismatch: claim={claimed}, trace={cited}")
        if not same_value(claim.value, envelope.value):
            cite = envelope.cite
            name = cite.tool_call_id if isinstance(cite, ToolCite) else claim.evidence_ids[0]
            raise _mismatch(name, claim.value, envelope.value)

    def _check_derived(self, claim: Claim) -> None:
        recomputed = self._recompute(claim.node(), 0)
        if not same_value(claim.value, recomputed):
            formula = claim.derivation.formula if claim.derivation else ""
            raise _mismatch(f"formula {formula}", claim.value, recomputed)

    def _resolve(self, name: str, depth: int) -> Value:
        """The proven value of an input: evidence, a series, a data point or another claim."""
        if name.startswith("series:"):
            found = self._ledger.node(name)
            if found is None:
                raise Rejected(f"{name} missing from trace")
            return found[1].values
        if name in self._evidence:
            self._check_evidence(name)
            return _as_number(name, self._evidence[name].envelope.value)
        node = self._nodes.get(name)
        if node is None:
            raise Rejected(f"input {name!r} is unknown")
        if name not in self._proven:
            self._proven[name] = self._prove(node, depth)
        return self._proven[name]

    def _prove(self, node: Node, depth: int) -> Decimal:
        if node.competence_id is not None:
            _check_competence(node.competence_id, node.metric, node.value, self._competences)
            return _as_number(node.node_id, node.value)
        if node.derivation is not None:
            proven = self._recompute(node, depth + 1)
        else:
            proven = self._direct_value(node)
        if not same_value(node.value, proven):
            raise _mismatch(f"input {node.node_id}", node.value, proven)
        return proven

    def _direct_value(self, node: Node) -> Decimal:
        if len(node.evidence_ids) != 1:
            raise Rejected(f"input {node.node_id!r} must rest on one evidence")
        self._check_evidence(node.evidence_ids[0])
        return _as_number(node.node_id, self._evidence[node.evidence_ids[0]].envelope.value)

    def _recompute(self, node: Node, depth: int) -> Decimal:
        if depth > _MAX_DEPTH or node.derivation is None:
            raise Rejected(f"the derivation of {node.node_id!r} is circular")
        inputs = node.derivation.inputs
        arguments = {name: self._resolve(ref, depth) for name, ref in inputs.items()}
        try:
            return compute(node.derivation.formula, arguments)
        except FormulaError as error:
            raise Rejected(f"{node.node_id} cannot be recomputed: {error}") from error


def feedback(failures: Sequence[VerificationFailure]) -> tuple[str, ...]:
    """What the author of rejected claims is told before the one retry (seed 001)."""
    return tuple(
        f"Your previous answer was rejected. Reason: {failure.reason}. Re-run the relevant tool "
        "and use the actual returned value, or remove the claim."
        for failure in failures
    )


def _check_origin(cite: ToolCite, call: ToolCall) -> None:
    for field, claimed, recorded in (
        ("source", cite.source, call.source),
        ("table", cite.table, call.table),
        ("served_by", cite.served_by, call.served_by),
    ):
        if claimed != recorded:
            raise Rejected(
                f"{field} mismatch for {call.tool_call_id}: claim={claimed}, trace={recorded}"
            )


def _recorded(envelope: Envelope, call: ToolCall) -> list[Observation]:
    """What the fetch recorded under the envelope's metric, code and date."""
    observations = [seen for seen in call.observations if seen.metric == envelope.metric]
    for field, claimed, seen_values in (
        ("metric", envelope.metric, {seen.metric for seen in observations}),
        ("code", envelope.code, {seen.code or call.code for seen in observations}),
        ("as_of", envelope.as_of, {seen.as_of for seen in observations}),
    ):
        if claimed not in seen_values:
            raise Rejected(
                f"{field} mismatch for {call.tool_call_id}: claim={claimed}, not in trace"
            )
    matching = [
        seen
        for seen in observations
        if seen.as_of == envelope.as_of
        and (seen.code or call.code) == envelope.code
        and envelope.period in (None, seen.period)
        and envelope.unit in (None, seen.unit)
    ]
    if not matching:
        raise Rejected(f"period or unit mismatch for {call.tool_call_id}: {envelope.metric}")
    return matching


def _check_age(envelope: Envelope, fetched_at: datetime) -> None:
    age = (fetched_at.date() - envelope.as_of).days
    budget = verifier_budget(envelope.metric)
    if age > budget:
        raise Rejected(f"{envelope.metric} is {age} days old, staleness budget is {budget} days")


def _check_competence(
    competence_id: str, metric: str, value: Number | str, competences: Mapping[str, Competence]
) -> None:
    """The entry exists, and the figure is the entry's own: that metric with that value."""
    entry = competences.get(competence_id)
    if entry is None:
        raise Rejected(f"competence_id {competence_id!r} is not registered")
    if entry.metric != metric or entry.value is None:
        raise Rejected(f"metric mismatch for {competence_id}: claim={metric}, trace={entry.metric}")
    if not same_value(value, entry.value):
        raise _mismatch(competence_id, value, entry.value)


def _check_scope(entry: Competence, code: str, as_of: date) -> None:
    """The entry speaks of such companies, and a person has looked at it in time."""
    if reason := objection(entry, code, as_of):
        raise Rejected(reason)


def _mismatch(name: str, claimed: Number | str, recorded: Number | str) -> Rejected:
    shown = _plain(recorded)
    return Rejected(
        f"value mismatch for {name}: claim={_plain(claimed)}, trace={shown}",
        f"value mismatch for {name}: the claim differs from trace={shown}",
    )


def _plain(value: Number | str) -> str:
    return repr(value) if isinstance(value, str) else repr(float(value))


def _as_number(name: str, value: Number | str) -> Decimal:
    if isinstance(value, str):
        raise Rejected(f"input {name!r} is text")
    return value


def _failure(index: int, claim_id: str, rejected: Rejected) -> VerificationFailure:
    return VerificationFailure(
        claim_index=index, claim_id=claim_id, reason=str(rejected), public_reason=rejected.public
    )
