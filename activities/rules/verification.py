"""The verifier: deterministic code that holds every claim against the ledger (seeds 000, 001).

A direct claim must repeat what its fetch recorded; a derived one is recomputed, formula by
formula, down to such records, and must be what its recipe makes; an assumption must repeat its
competence entry. Reasons are worded as the seeds word them. Nothing here asks a model.
"""

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from typing import NamedTuple

from activities.rules import recipes
from activities.rules.citation import (
    Rejected,
    check_competence,
    check_envelope,
    check_scope,
    mismatch,
    same_value,
)
from activities.rules.competences import Competence
from activities.rules.formulas import FormulaError, Value, compute
from activities.rules.ledger import Ledger
from activities.rules.wording import is_currency
from schemas.base import Number
from schemas.claim import (
    Claim,
    Envelope,
    Evidence,
    Fault,
    Node,
    ToolCite,
    VerificationFailure,
    VerificationResult,
)
from schemas.fetch import Series, ToolCall
from schemas.metrics import METRICS

RULES_VERSION = "verification/2"
_SAID = ("metric", "code", "as_of", "period", "unit")
_MAX_DEPTH = 32
_NONE: frozenset[str] = frozenset()


Figure = Node | Claim


class _Ground(NamedTuple):
    """What a figure rests on in the end: evidence, fetched series, registered assumptions."""

    evidence: frozenset[str] = _NONE
    series: frozenset[str] = _NONE
    competences: frozenset[str] = _NONE


def _joined(grounds: Sequence[_Ground]) -> _Ground:
    """All that several figures rest on."""
    return _Ground(*(_NONE.union(*names) for names in zip(*grounds, strict=True)))


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
        self._nodes: dict[str, Figure] = {node.node_id: node for node in nodes}
        self._competences = competences
        self._claims: dict[str, Claim] = {}
        self._claim_faults: dict[str, Rejected | None] = {}
        self._looked_at: set[str] = set()
        self._proven: dict[str, Decimal] = {}
        self._grounds: dict[str, _Ground] = {}
        self._evidence_faults: dict[str, Rejected | None] = {}
        self._inputs: dict[str, recipes.Input] = {}

    def verify(self, claims: Sequence[Claim]) -> VerificationResult:
        """Check every claim; the result names each failing claim's index and the reason."""
        self._claims = {claim.claim_id: claim for claim in claims}
        self._nodes |= self._claims
        for known in (self._proven, self._grounds, self._claim_faults, self._inputs):
            known.clear()
        failures = [
            _failure(index, claim.claim_id, fault)
            for index, claim in enumerate(claims)
            if (fault := self._fault_of(claim, 0))
        ]
        return VerificationResult(
            ok=not failures, checked=len(claims), failures=tuple(failures),
            rules_version=RULES_VERSION,
        )  # fmt: skip

    def _fault_of(self, claim: Claim, depth: int) -> Rejected | None:
        """Why a claim does not hold, looked at once however many rest on it."""
        if self._claims.get(claim.claim_id) is not claim:
            return self._fault(claim, depth)
        name = claim.claim_id
        if name in self._looked_at:
            return _circular(name)
        if name not in self._claim_faults:
            self._looked_at.add(name)
            self._claim_faults[name] = self._fault(claim, depth)
            self._looked_at.discard(name)
        return self._claim_faults[name]

    def _fault(self, claim: Claim, depth: int) -> Rejected | None:
        try:
            self._check_claim(claim, depth)
        except Rejected as rejected:
            return rejected
        return None

    def _check_claim(self, claim: Claim, depth: int) -> None:
        if claim.competence_id is not None:
            self._check_assumption(claim, claim.competence_id)
            return
        if not claim.evidence_ids and claim.derivation is None:
            raise Rejected(f"{claim.claim_id} cites no evidence", Fault.UNCITED)
        for evidence_id in claim.evidence_ids:
            self._check_evidence(evidence_id)
        if claim.derivation is not None:
            self._check_derived(claim, depth)
            return
        self._check_direct(claim)

    def _check_assumption(self, claim: Claim, competence_id: str) -> None:
        check_competence(competence_id, claim.metric, claim.value, self._competences)
        check_scope(self._competences[competence_id], claim.code, claim.as_of)
        if (unit := METRICS[claim.metric].unit) != claim.unit:
            raise _other("unit", claim.unit, unit)

    def _check_evidence(self, evidence_id: str) -> None:
        """Holds for all claims alike, so each evidence is looked at once."""
        if evidence_id not in self._evidence_faults:
            self._evidence_faults[evidence_id] = self._evidence_fault(evidence_id)
        if fault := self._evidence_faults[evidence_id]:
            raise fault

    def _evidence_fault(self, evidence_id: str) -> Rejected | None:
        evidence = self._evidence.get(evidence_id)
        if evidence is None:
            return Rejected(f"evidence {evidence_id!r} missing from the registry", Fault.UNCITED)
        try:
            check_envelope(evidence.envelope, self._ledger, self._competences)
        except Rejected as rejected:
            return Rejected(str(rejected), rejected.fault, rejected.public)
        return None

    def _check_direct(self, claim: Claim) -> None:
        """The claim must be what its one evidence says, field by field."""
        if len(claim.evidence_ids) > 1:
            raise Rejected(f"{claim.claim_id} must rest on one evidence", Fault.UNCITED)
        envelope = self._evidence[claim.evidence_ids[0]].envelope
        if _said(claim) != _said(envelope):
            pairs = zip(_SAID, _said(claim), _said(envelope), strict=True)
            raise _other(*next(pair for pair in pairs if pair[1] != pair[2]))
        if not same_value(claim.value, envelope.value):
            cite = envelope.cite
            name = cite.tool_call_id if isinstance(cite, ToolCite) else claim.evidence_ids[0]
            raise mismatch(name, claim.value, envelope.value)

    def _check_derived(self, claim: Claim, depth: int) -> None:
        recomputed = self._recompute(claim, depth)
        self._check_grounds(claim)
        if not same_value(claim.value, recomputed):
            formula = claim.derivation.formula if claim.derivation else ""
            raise mismatch(f"formula {formula}", claim.value, recomputed)

    def _check_grounds(self, claim: Claim) -> None:
        """Its evidence is all that it is made of, of its company, its currency and its day."""
        ground = self._made_of(claim)
        self._check_cited(claim, ground)
        codes = {self._evidence[name].envelope.code for name in ground.evidence}
        codes.update(call.code or claim.code for call, _ in self._series(ground))
        if codes - {claim.code}:
            raise _other("code", claim.code, ", ".join(sorted(codes)))
        for competence_id in ground.competences:
            check_scope(self._competences[competence_id], claim.code, claim.as_of)
        if claim.unit not in (units := self._units(claim.metric, ground)):
            raise _other("unit", claim.unit, ", ".join(sorted(units)))

    def _check_cited(self, claim: Claim, ground: _Ground) -> None:
        """A series is stood for by a figure that the same fetch brought."""
        cited = frozenset(claim.evidence_ids)
        calls = {call.tool_call_id for call, _ in self._series(ground)}
        extra = {
            name
            for name in cited - ground.evidence
            if getattr(self._evidence[name].envelope.cite, "tool_call_id", None) not in calls
        }
        if extra or ground.evidence - cited:
            raise Rejected(
                f"{claim.claim_id} does not cite exactly what it is derived from", Fault.UNCITED
            )

    def _units(self, metric: str, ground: _Ground) -> set[str]:
        """What a figure of these grounds may be counted in: money in the one currency of them."""
        canonical = METRICS[metric].unit
        units = {self._evidence[name].envelope.unit or "" for name in ground.evidence}
        currencies = set(filter(is_currency, units))
        return currencies if is_currency(canonical) and currencies else {canonical}

    def _series(self, ground: _Ground) -> Iterator[tuple[ToolCall, Series]]:
        return filter(None, map(self._ledger.node, ground.series))

    def _made_of(self, node: Figure) -> _Ground:
        """All that a proven figure rests on; asked only of what could be recomputed."""
        known = self._grounds.get(node.node_id)
        if known is None:
            known = self._grounds[node.node_id] = self._gathered(node)
        return known

    def _gathered(self, node: Figure) -> _Ground:
        if node.competence_id is not None:
            return _Ground(competences=frozenset({node.competence_id}))
        if node.derivation is None:
            return _Ground(evidence=frozenset(node.evidence_ids))
        return _joined([self._below(name) for name in node.derivation.inputs.values()])

    def _below(self, name: str) -> _Ground:
        if name.startswith("series:"):
            return _Ground(series=frozenset({name}))
        if name in self._evidence:
            return _Ground(evidence=frozenset({name}))
        return self._made_of(self._nodes[name])

    def _resolve(self, name: str, depth: int) -> Value:
        """The proven value of an input: evidence, a series, a data point or another claim."""
        if name.startswith("series:"):
            found = self._ledger.node(name)
            if found is None:
                raise Rejected(f"{name} missing from trace", Fault.UNCITED)
            return found[1].values
        if name in self._evidence:
            self._check_evidence(name)
            return _as_number(name, self._evidence[name].envelope.value)
        node = self._nodes.get(name)
        if node is None:
            raise Rejected(f"input {name!r} is unknown", Fault.UNCITED)
        if name not in self._proven:
            self._proven[name] = self._prove(node, depth)
        return self._proven[name]

    def _prove(self, node: Figure, depth: int) -> Decimal:
        """The value of an input that holds; of a claim all must hold that it says."""
        if depth >= _MAX_DEPTH:
            raise _circular(node.node_id)
        if (claim := self._claims.get(node.node_id)) is not None:
            if fault := self._fault_of(claim, depth + 1):
                raise _of_input(node.node_id, fault)
        elif node.competence_id is not None:
            check_competence(node.competence_id, node.metric, node.value, self._competences)
        elif node.derivation is None:
            self._check_reported(node)
        elif not same_value(node.value, proven := self._recompute(node, depth + 1)):
            raise mismatch(f"input {node.node_id}", node.value, proven)
        return _as_number(node.node_id, node.value)

    def _check_reported(self, node: Figure) -> None:
        """A point that is no claim repeats its one evidence, too."""
        if len(node.evidence_ids) != 1:
            raise Rejected(f"input {node.node_id!r} must rest on one evidence", Fault.UNCITED)
        self._check_evidence(node.evidence_ids[0])
        envelope = self._evidence[node.evidence_ids[0]].envelope
        for field, claimed, cited in (
            ("metric", node.metric, envelope.metric),
            ("as_of", node.as_of, envelope.as_of),
            ("period", node.period, envelope.period),
        ):
            if claimed != cited:
                raise _other(field, claimed, cited)
        if not same_value(node.value, envelope.value):
            raise mismatch(f"input {node.node_id}", node.value, envelope.value)

    def _recompute(self, node: Figure, depth: int) -> Decimal:
        if depth > _MAX_DEPTH or node.derivation is None:
            raise _circular(node.node_id)
        formula, inputs = node.derivation.formula, node.derivation.inputs
        arguments = {name: self._resolve(ref, depth) for name, ref in inputs.items()}
        try:
            value = compute(formula, arguments)
        except FormulaError as error:
            raise Rejected(
                f"{node.node_id} cannot be recomputed: {error}", Fault.FORMULA
            ) from error
        given = {name: self._input(ref) for name, ref in inputs.items()}
        if reason := recipes.objection(node.metric, node.as_of, formula, given):
            raise Rejected(f"{node.node_id}: {reason}", Fault.FORMULA)
        return value

    def _input(self, name: str) -> recipes.Input:
        known = self._inputs.get(name)
        if known is None:
            known = self._inputs[name] = self._described(name)
        return known

    def _described(self, name: str) -> recipes.Input:
        """Of what metric, period and day an input is, once it is resolved."""
        if name.startswith("series:"):
            return recipes.Input(name.rpartition(".")[2])
        if name in self._evidence:
            envelope = self._evidence[name].envelope
            return recipes.Input(envelope.metric, envelope.period, envelope.as_of)
        node = self._nodes[name]
        return recipes.Input(node.metric, node.period, node.as_of)


def feedback(failures: Sequence[VerificationFailure]) -> tuple[str, ...]:
    """What the author of rejected claims is told before the one retry (seed 001)."""
    return tuple(
        f"Your previous answer was rejected. Reason: {failure.reason}. Re-run the relevant tool "
        "and use the actual returned value, or remove the claim."
        for failure in failures
    )


def _other(field: str, claimed: object, recorded: object) -> Rejected:
    return Rejected(f"{field} mismatch: claim={claimed}, trace={recorded}", Fault.FIELD)


def _said(figure: Claim | Envelope) -> tuple[object, ...]:
    """What of a figure must be what its evidence says, beside the value."""
    return figure.metric, figure.code, figure.as_of, figure.period, figure.unit


def _circular(node_id: str) -> Rejected:
    return Rejected(f"the derivation of {node_id!r} is circular", Fault.FORMULA)


def _of_input(node_id: str, fault: Rejected) -> Rejected:
    """What is wrong with a claim that another one is made of."""
    return Rejected(f"input {node_id}: {fault}", fault.fault, f"input {node_id}: {fault.public}")


def _as_number(name: str, value: Number | str) -> Decimal:
    if isinstance(value, str):
        raise Rejected(f"input {name!r} is text", Fault.VALUE)
    return value


def _failure(index: int, claim_id: str, rejected: Rejected) -> VerificationFailure:
    return VerificationFailure(
        claim_index=index, claim_id=claim_id, reason=str(rejected), public_reason=rejected.public,
        fault=rejected.fault, recorded=rejected.recorded,
    )  # fmt: skip
