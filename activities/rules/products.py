"""What may leave under which verdict: the table of seed 002 §2.2 with its kill-switch rules.

The composer chooses the document; this is the second look, which trusts neither the composer nor
the gate's report that it was given.
"""

from collections.abc import Iterator, Sequence

from activities.rules.quality import RULES_VERSION, QualityInput, is_supported, judge
from schemas.claim import Claim, Tier
from schemas.gate import Finding, GateReport, KillSwitchAction, RuleFiring, Verdict
from schemas.integrity import IntegrityReport
from schemas.report import InvestmentMemo, Outcome, OutputType

_VALUATION = "valuation_engine"
_JUDGED = {
    OutputType.INVESTMENT_MEMO: Verdict.PASS,
    OutputType.HYPOTHESIS_LIST: Verdict.DEGRADE,
    OutputType.WATCHLIST_CARD: Verdict.DEGRADE,
}
_FORBIDDEN: dict[KillSwitchAction, frozenset[OutputType]] = {
    KillSwitchAction.BLOCK_FULL_REPORT: frozenset({OutputType.INVESTMENT_MEMO}),
    KillSwitchAction.DEGRADE_TO_WATCHLIST: frozenset(
        {OutputType.INVESTMENT_MEMO, OutputType.HYPOTHESIS_LIST}
    ),
    KillSwitchAction.BLOCK_UNTIL_RESOLVED: frozenset(_JUDGED),
}


def misplaced(document: Outcome, gate: GateReport | None) -> Iterator[Finding]:
    """A document that its verdict, or a rule that fired, does not allow."""
    needed = _JUDGED.get(document.output_type)
    if needed and (gate is None or gate.verdict is not needed):
        name = document.output_type.value.replace("_", " ")
        article = "an" if name[0] in "aeiou" else "a"
        yield Finding(rule="verdict", reason=f"{article} {name} without a {needed}")
    for firing in gate.firings if gate else ():
        yield from _disobeyed(document, firing)


def _disobeyed(document: Outcome, firing: RuleFiring) -> Iterator[Finding]:
    if document.output_type in _FORBIDDEN.get(firing.action, frozenset()):
        yield Finding(
            rule=f"kill_switch.{firing.rule_id}",
            reason=f"{firing.action} does not allow a {document.output_type.value}",
        )
    unwarned = not any(firing.rule_id in warning.zh for warning in document.warnings)
    if firing.action is KillSwitchAction.WARN_STALE_DATA and unwarned:
        yield Finding(
            rule=f"kill_switch.{firing.rule_id}",
            reason="the first page does not warn that core data are old",
        )


def misjudged(
    document: Outcome, gate: GateReport | None, claims: Sequence[Claim], report: IntegrityReport
) -> Iterator[Finding]:
    """A verdict that the same claims and evidence do not give when they are judged once more.

    A verdict of other rules than these, given before a deployment, stands as it was given.
    """
    if gate is None or document.verdict is None or gate.rules_version != RULES_VERSION:
        return
    again = judge(
        QualityInput(
            claims=tuple(claim for claim in claims if claim.source_agent != _VALUATION),
            evidence=report.evidence,
            conflicts=report.conflicts,
            missing=report.missing,
            core_staleness_days=report.freshness_summary.core_staleness_days,
        )
    )
    if (again.verdict, again.firings) != (gate.verdict, gate.firings):
        yield Finding(
            rule="verdict.differs",
            reason=f"judged once more, the evidence gives {_told(again)} and not {_told(gate)}",
        )


def _told(gate: GateReport) -> str:
    """A verdict with the switches that fired."""
    fired = ", ".join(firing.rule_id for firing in gate.firings)
    return f"{gate.verdict} ({fired})" if fired else str(gate.verdict)


def unsupported_conclusions(
    document: Outcome, claims: Sequence[Claim], report: IntegrityReport
) -> int:
    """How many key claims of a memo lack tier A/B evidence; other documents conclude nothing."""
    if not isinstance(document, InvestmentMemo):
        return 0
    tiers: dict[str, Tier] = {item.evidence_id: item.tier for item in report.evidence}
    return sum(claim.key and not is_supported(claim, tiers) for claim in claims)
