"""Decisions about the course of a run, as pure functions."""

from enum import StrEnum

from schemas.fetch import Dataset
from schemas.gate import EgressReport, GateReport, KillSwitchAction, Verdict
from schemas.instrument import Market, market_of
from schemas.report import OutputType

MAX_FALLBACKS = 2


class Step(StrEnum):
    """What follows a verdict."""

    VALUE = "value"
    DELIVER = "deliver"
    FALL_BACK = "fall_back"


def opening(code: str | None) -> tuple[Dataset, ...]:
    """What tells who is asked about: the list of the code's market; a name is a mainland one."""
    match market_of(code) if code else None:
        case Market.US:
            return (Dataset.US_FILINGS,)
        case Market.HK:
            return (Dataset.FOREIGN_HISTORY,)
        case _:
            return (Dataset.STOCK_LIST, Dataset.CALENDAR)


def next_step(verdict: Verdict, fallbacks: int) -> Step:
    """PASS is valued, DEGRADE delivered; FAIL falls back, at most twice, and is then reported."""
    match verdict:
        case Verdict.PASS:
            return Step.VALUE
        case Verdict.DEGRADE:
            return Step.DELIVER
        case Verdict.FAIL:
            return Step.FALL_BACK if fallbacks < MAX_FALLBACKS else Step.DELIVER


def blocks_until_resolved(gate: GateReport) -> bool:
    """Whether ks_003 fired: more conflicts than a report may carry, until a person settles them."""
    return any(f.action is KillSwitchAction.BLOCK_UNTIL_RESOLVED for f in gate.firings)


def blocks_hard(gate: EgressReport) -> bool:
    """Whether ks_004 fired: its fallback is 必须人工介入, a person must step in."""
    return any(f.action is KillSwitchAction.HARD_BLOCK for f in gate.firings)


def what_fired(gate: EgressReport) -> str:
    """The egress gate's reason: its rules, then each kill switch with its action and inputs."""
    rules = ", ".join(dict.fromkeys(finding.rule for finding in gate.findings))
    switches = (
        f"{f.rule_id} {f.action} ({', '.join(f'{k} {v}' for k, v in f.inputs.items())})"
        for f in gate.firings
    )
    told = (*([rules] if rules else []), *switches)
    return "; ".join(told) or f"{gate.numerals} figures grounded"


def eval_trigger(verdict: Verdict | None, output: OutputType) -> tuple[str, str] | None:
    """The capture rules of seed 002: (case type, label), or None for a run without fault."""
    if output is OutputType.BLOCKED:
        return "safety_failure", "critical"
    if output is OutputType.VERIFIED_FAILURE or verdict is Verdict.FAIL:
        return "gate_failure", "needs_review"
    if verdict is Verdict.DEGRADE:
        return "evidence_gap", "potential_improvement"
    return None


CORRECTED = ("user_feedback", "ground_truth")
"""The capture rule of seed 002 for ``user_correction_received``."""
