"""The quality gate (agent 2): PASS, DEGRADE or FAIL by the table of seed 002 §2.2."""

from collections.abc import Sequence
from decimal import Decimal

from activities.rules import kill_switch
from activities.rules.kill_switch import KillSwitchInput
from activities.rules.wording import label
from schemas.base import Record
from schemas.claim import Claim, Confidence, Evidence, Tier
from schemas.fetch import CATALOGUE, Dataset
from schemas.gate import Finding, GateReport, KillSwitchAction, RequiredAction, RuleFiring, Verdict
from schemas.integrity import Conflict, MissingItem
from schemas.text import Bilingual, Lang

RULES_VERSION = "quality/3"
_FORCE_DEGRADE = frozenset(
    {KillSwitchAction.BLOCK_FULL_REPORT, KillSwitchAction.DEGRADE_TO_WATCHLIST}
)

NEXT_SOURCE: dict[Dataset, tuple[Dataset, ...]] = {
    Dataset.INCOME: (Dataset.INCOME_RESTATED, Dataset.SECOND_ANNUAL),
    Dataset.CLOSE: (Dataset.SECOND_CLOSE, Dataset.THIRD_CLOSE),
}
"""What is fetched in place of a dataset, first at the first fallback, then at the second."""

_TABLES = {f"{t.source}.{t.table}": dataset for dataset, t in reversed(CATALOGUE.items())}
"""The dataset that a table serves; of several, the first in the catalogue."""

_NO_KEY_CLAIM = Finding(
    rule="no_key_claim",
    reason="there is no key claim to judge",
    remedy="an analyst that makes key claims",
)


class QualityInput(Record):
    """The newest artifacts, and how many fallbacks there were."""

    claims: tuple[Claim, ...]
    evidence: tuple[Evidence, ...]
    conflicts: tuple[Conflict, ...] = ()
    missing: tuple[MissingItem, ...] = ()
    core_staleness_days: int | None = None
    fallbacks: int = 0
    lang: Lang = Lang.ZH


def judge(given: QualityInput) -> GateReport:
    """The verdict with its findings; the same input always gives the same report."""
    tiers = {item.evidence_id: item.tier for item in given.evidence}
    unsupported = [c for c in given.claims if c.key and not is_supported(c, tiers)]
    absent = [item for item in given.missing if not item.core]
    core = [item for item in given.missing if item.core]
    key_total = sum(c.key for c in given.claims) + len(given.missing)
    key_unsupported = len(unsupported) + len(given.missing)
    coverage = ab_coverage(given.claims, tiers)
    unresolved = tuple(c for c in given.conflicts if c.resolution is None)
    firings = kill_switch.evaluate(
        KillSwitchInput(
            key_claims=key_total,
            key_unsupported=key_unsupported,
            ab_coverage=coverage,
            unresolved_conflicts=len(unresolved),
            core_staleness_days=given.core_staleness_days,
        )
    )
    findings = (
        *(_conflict_finding(conflict, given.claims) for conflict in given.conflicts),
        *(_missing_finding(item) for item in (*core, *absent)),
        *(_unsupported_finding(claim, tiers) for claim in unsupported),
        *(() if key_total else (_NO_KEY_CLAIM,)),
    )
    verdict = _verdict(unresolved, core, key_unsupported or not key_total, firings)
    return GateReport(
        verdict=verdict,
        reason=_reason(verdict, unresolved, core, key_unsupported, key_total).in_(given.lang),
        findings=findings,
        firings=firings,
        actions=_actions(given, unresolved, core) if verdict is Verdict.FAIL else (),
        ab_coverage=coverage.quantize(Decimal("0.1")),
        key_claims=key_total,
        key_claims_supported=key_total - key_unsupported,
        rules_version=RULES_VERSION,
    )


def is_supported(claim: Claim, tiers: dict[str, Tier]) -> bool:
    """Whether a claim rests on tier A or B evidence alone and is not stale."""
    return (
        bool(claim.evidence_ids)
        and not claim.stale
        and claim.confidence is not Confidence.UNSUPPORTED
        and all(tiers.get(e, Tier.C) is not Tier.C for e in claim.evidence_ids)
    )


def ab_coverage(claims: Sequence[Claim], tiers: dict[str, Tier]) -> Decimal:
    """Share of the claims that rest on tier A or B evidence alone, in percent; 0 without claims."""
    if not claims:
        return Decimal(0)
    covered = sum(
        bool(c.evidence_ids) and all(tiers.get(e, Tier.C) is not Tier.C for e in c.evidence_ids)
        for c in claims
    )
    return Decimal(covered) * 100 / len(claims)


def _verdict(
    conflicts: Sequence[Conflict],
    core: Sequence[MissingItem],
    weak: bool | int,
    firings: Sequence[RuleFiring],
) -> Verdict:
    if conflicts or core:
        return Verdict.FAIL
    if weak or any(firing.action in _FORCE_DEGRADE for firing in firings):
        return Verdict.DEGRADE
    return Verdict.PASS


def _reason(
    verdict: Verdict,
    conflicts: Sequence[Conflict],
    core: Sequence[MissingItem],
    unsupported: int,
    total: int,
) -> Bilingual:
    match verdict:
        case Verdict.FAIL:
            return _failed(conflicts, core)
        case Verdict.DEGRADE if not total:
            return Bilingual(zh="没有任何关键结论", en="there is no key claim")
        case Verdict.DEGRADE if not unsupported:
            return Bilingual(
                zh="全部主张的 A/B 级证据覆盖率过低（ks_002）",
                en="too few of all claims have tier A/B evidence (ks_002)",
            )
        case Verdict.DEGRADE:
            return Bilingual(
                zh=f"{total} 项关键结论中 {unsupported} 项缺乏 A/B 级有效证据",
                en=f"{unsupported} of {total} key claims lack valid tier A/B evidence",
            )
        case Verdict.PASS:
            return Bilingual(
                zh=f"{total} 项关键结论均有 A/B 级证据，无未解决冲突",
                en=f"all {total} key claims have tier A/B evidence, and no conflict is unresolved",
            )


def _failed(conflicts: Sequence[Conflict], core: Sequence[MissingItem]) -> Bilingual:
    parts = []
    if conflicts:
        count = len(conflicts)
        parts.append(Bilingual(zh=f"{count} 处未解决冲突", en=f"{count} unresolved conflict(s)"))
    if core:
        names = [label(item.metric) for item in core]
        parts.append(
            Bilingual(
                zh=f"核心数据缺失：{'、'.join(name.zh for name in names)}",
                en=f"core data are missing: {', '.join(name.en for name in names)}",
            )
        )
    return Bilingual(
        zh="；".join(part.zh for part in parts), en="; ".join(part.en for part in parts)
    )


def _actions(
    given: QualityInput, unresolved: Sequence[Conflict], core: Sequence[MissingItem]
) -> tuple[RequiredAction, ...]:
    """Exactly what the verdict hangs on, from the next source in its chain."""
    wanted: dict[Dataset, str] = {}
    for conflict in unresolved:
        dataset = _TABLES.get(conflict.readings[0].source, Dataset.INCOME)
        wanted.setdefault(dataset, f"conflict in {conflict.metric} of {conflict.as_of}")
    for item in core:
        wanted.setdefault(item.dataset, f"{item.metric} is missing")
    return tuple(
        RequiredAction(dataset=_next_source(dataset, given.fallbacks), reason=reason)
        for dataset, reason in wanted.items()
    )


def _next_source(dataset: Dataset, fallbacks: int) -> Dataset:
    chain = NEXT_SOURCE.get(dataset, (dataset,))
    return chain[min(fallbacks, len(chain) - 1)]


def _conflict_finding(conflict: Conflict, claims: Sequence[Claim]) -> Finding:
    inputs = tuple(reading.evidence_id for reading in conflict.readings)
    touched = tuple(c.claim_id for c in claims if set(inputs) & set(c.evidence_ids))
    said = f"{conflict.metric} {conflict.as_of}: {conflict.sides}"
    if conflict.resolution == "ruling":
        return Finding(rule="conflict_ruled", reason=f"{said}; a person ruled")
    if conflict.resolution:
        return Finding(
            rule="conflict_outvoted",
            reason=f"{said}; the majority's value is used",
            claim_ids=touched,
            inputs=inputs,
            remedy="a look at the source that differs",
        )
    return Finding(
        rule="conflict",
        reason=said,
        claim_ids=touched,
        inputs=inputs,
        remedy="a restated statement that agrees with one side, or a human decision",
    )


def _missing_finding(item: MissingItem) -> Finding:
    return Finding(
        rule="core_missing" if item.core else "key_missing",
        reason=f"{item.metric}: {item.reason}",
        remedy=f"a source that serves {item.dataset}",
    )


def _unsupported_finding(claim: Claim, tiers: dict[str, Tier]) -> Finding:
    weak = sorted({tiers.get(e, Tier.C) for e in claim.evidence_ids})
    cause = f"stale since {claim.as_of}" if claim.stale else f"tier {'/'.join(weak) or 'none'} only"
    return Finding(
        rule="key_unsupported",
        reason=f"{claim.metric}: {cause}",
        claim_ids=(claim.claim_id,),
        inputs=claim.evidence_ids,
        remedy="a newer report" if claim.stale else "the figure from a filing or licensed vendor",
    )
