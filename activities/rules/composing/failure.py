"""FAIL, rejected claims, and blocks: honest ends that name the reason and the next step."""

from collections.abc import Mapping, Sequence

from activities.rules.citation import same_value
from activities.rules.composing.common import DISCLAIMER, Desk, same, title_of
from activities.rules.composing.memo import claims_section, headline
from activities.rules.figures import safe
from activities.rules.periods import describe
from activities.rules.rejections import FAULTS, RETRY_STEP
from activities.rules.wording import failure_words, joined, label, token
from schemas.claim import Claim, VerificationFailure
from schemas.fetch import ToolCall
from schemas.gate import Finding
from schemas.metrics import METRICS
from schemas.report import (
    Blocked,
    ErrorReport,
    Outcome,
    RejectedClaim,
    Section,
    Table,
    VerifiedFailure,
)
from schemas.text import Bilingual

_NEXT_STEP = Bilingual(
    zh="请人工复核冲突或补齐缺失数据后重新运行；也可以缩小问题范围，例如只查询单个指标。",
    en="Have a person settle the conflict or supply the missing data, then run again; or ask a "
    "narrower question, such as a single figure.",
)
_STOPPED_STEP = Bilingual(
    zh="再次运行可重新研究；用 rewind 可从任一阶段继续。",
    en="Run again for the whole of it, or rewind to any stage.",
)
ATTEMPTS = 2
"""Drafts that are verified: the first, and one made anew for the reasons given (seed 001)."""


def error_report(desk: Desk) -> ErrorReport:
    """What stands in the way, who disagrees with whom, what was tried, what to do."""
    given = desk.given
    gate = given.gate
    title = title_of(given.target, "错误报告", "error report")
    sections = [s for s in (_conflicts(desk), _missing(desk), _attempts(desk)) if s is not None]
    return ErrorReport(
        **desk.document(title, sections),
        reasons=gate.findings if gate else (),
        conflicts=given.report.conflicts,
        missing=given.report.missing,
        attempts=given.fallbacks,
        next_step=_NEXT_STEP,
    )


def stopped_report(desk: Desk) -> ErrorReport:
    """What a run that was told to stop had verified by then, and nothing that it had not."""
    given = desk.given
    order = given.stopped
    title = title_of(given.target, "已停止的研究", "research, stopped")
    summary = Section(
        key="summary",
        heading=Bilingual(zh="要点", en="Summary"),
        paragraphs=(
            desk.paragraph(
                "本次运行被人工停止，未作裁决、未估值；以下只是停止前已核验的内容。",
                "The run was stopped by a person: no verdict, no valuation. What follows is only "
                "what had been verified by then.",
            ),
            *headline(desk),
        ),
    )
    sections = [summary, claims_section(desk), *(s for s in (_conflicts(desk),) if s)]
    reason = f"stopped by {order.by}: {order.reason}" if order else "stopped"
    return ErrorReport(
        **desk.document(title, sections),
        reasons=(Finding(rule="stopped", reason=reason),),
        conflicts=given.report.conflicts,
        missing=given.report.missing,
        attempts=given.fallbacks,
        next_step=_STOPPED_STEP,
    )


def _conflicts(desk: Desk) -> Section | None:
    unresolved = [c for c in desk.given.report.conflicts if c.resolution is None]
    if not unresolved:
        return None
    rows = tuple(
        (
            Bilingual(
                zh=joined(describe(c.period, c.as_of).zh, label(c.metric).zh),
                en=f"{label(c.metric).en}, {describe(c.period, c.as_of).en}",
            ),
            same(reading.source),
            same(token(reading.evidence_id)),
        )
        for c in unresolved
        for reading in c.readings
    )
    return Section(
        key="conflicts",
        heading=Bilingual(zh="未解决的冲突", en="Unresolved conflicts"),
        paragraphs=(
            desk.paragraph(
                "同一指标同一期间，不同来源给出不同数值；系统不替人选择。",
                "Sources differ on the same figure of the same period; the system does not choose.",
            ),
        ),
        table=Table(
            header=(
                Bilingual(zh="指标", en="Figure"), Bilingual(zh="来源", en="Source"),
                Bilingual(zh="数值", en="Value"),
            ),
            rows=rows,
        ),
    )  # fmt: skip


def _missing(desk: Desk) -> Section | None:
    core = [item for item in desk.given.report.missing if item.core]
    if not core:
        return None
    return Section(
        key="missing",
        heading=Bilingual(zh="缺失的核心数据", en="Core data missing"),
        paragraphs=tuple(
            desk.paragraph(
                f"{label(item.metric).zh}（{item.dataset}）",
                f"{label(item.metric).en} ({item.dataset})",
            )
            for item in core
        ),
    )


def _attempts(desk: Desk) -> Section | None:
    if not desk.given.fallbacks:
        return None
    rows = tuple(
        (
            same(", ".join(record.requested)),
            same(", ".join(record.served) or "—"),
            Bilingual(
                zh="、".join(f"{f.dataset}：{failure_words(f.error).zh}" for f in record.failed)
                or "—",
                en=", ".join(f"{f.dataset}: {failure_words(f.error).en}" for f in record.failed)
                or "—",
            ),
        )
        for record in desk.given.fallbacks
    )
    return Section(
        key="attempts",
        heading=Bilingual(zh="已尝试的回退（按次序）", en="Fallbacks tried, in order"),
        table=Table(
            header=(
                Bilingual(zh="请求", en="Asked for"), Bilingual(zh="取得", en="Served"),
                Bilingual(zh="未取得", en="Not served"),
            ),
            rows=rows,
        ),
    )  # fmt: skip


def verified_failure(desk: Desk) -> VerifiedFailure:
    """Two drafts contradicted the ledger: no figure of the draft is shown, only the recorded one.

    The rejected value is left out on purpose: it must reach no reader. Operators find it in the
    history of the run, in the result of ``verify_claims``.
    """
    given = desk.given
    claims = {claim.claim_id: claim for claim in given.claims}
    failures = tuple(_rejection(desk, failure, claims) for failure in given.rejected)
    title = title_of(given.target, "校验失败", "verification failed")
    return VerifiedFailure(
        **desk.document(title, [_rejected(desk, failures), _tried(desk)]),
        failures=failures,
        attempts=ATTEMPTS,
        sources_tried=_sources(given.calls),
        next_step=RETRY_STEP,
    )


def _rejection(
    desk: Desk, failure: VerificationFailure, claims: Mapping[str, Claim]
) -> RejectedClaim:
    claim = claims.get(failure.claim_id)
    return RejectedClaim(
        claim_id=failure.claim_id,
        metric=claim.metric if claim else "",
        reason=failure.public_reason,
        fault=failure.fault,
        recorded=_recorded(desk, claim, failure) if claim else None,
    )


def _rejected(desk: Desk, failures: Sequence[RejectedClaim]) -> Section:
    """What was claimed of what, in which way it does not hold, and what is on record."""
    return Section(
        key="rejected",
        heading=Bilingual(zh="被拒绝的主张", en="Claims rejected"),
        paragraphs=tuple(
            desk.paragraph(
                f"{_what(f).zh}：{FAULTS[f.fault].zh}，未予发布。"
                + (f"台账记录为 {f.recorded}。" if f.recorded else ""),
                f"{_what(f).en}: {FAULTS[f.fault].en}, withheld."
                + (f" On record: {f.recorded}." if f.recorded else ""),
            )
            for f in failures
        ),
    )


def _tried(desk: Desk) -> Section:
    """How often, and against which fetches."""
    sources = ", ".join(_sources(desk.given.calls))
    return Section(
        key="tried",
        heading=Bilingual(zh="已尝试", en="What was tried"),
        paragraphs=(
            desk.paragraph(
                "初稿被拒后，已按原因重做并再次核验，仍未通过。",
                "The first draft was rejected, made anew for the reasons given, rejected again.",
            ),
            desk.paragraph(f"所据取数：{sources or '—'}。", f"Fetches at hand: {sources or '—'}."),
        ),
    )


def _sources(calls: Sequence[ToolCall]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(f"{call.source}.{call.table}" for call in calls))


def _what(failure: RejectedClaim) -> Bilingual:
    """What a rejected claim was about; a draft may have named a metric that does not exist."""
    if failure.metric in METRICS:
        return label(failure.metric)
    return Bilingual(zh="一项主张", en="A claim")


def _recorded(desk: Desk, claim: Claim, failure: VerificationFailure) -> str | None:
    """The figure that the verifier found in the claim's place, where the document can cite it.

    Of a derived claim that is the point which the same recipe makes, never one of its inputs.
    """
    if failure.recorded is None:
        return None
    report = desk.given.report
    if claim.derivation is not None:
        made = (
            point.point_id
            for point in report.data_points
            if (point.metric, point.period, point.as_of_date)
            == (claim.metric, claim.period, claim.as_of)
            and same_value(point.value, failure.recorded)
        )
        return next(map(token, made), None)
    cited = (
        item.evidence_id
        for item in report.evidence
        if item.evidence_id in claim.evidence_ids
        and item.envelope.metric == claim.metric
        and same_value(item.envelope.value, failure.recorded)
    )
    return next(map(token, cited), None)


def blocked(document: Outcome, findings: tuple[Finding, ...]) -> Blocked:
    """What is delivered in place of a refused document: why, and no part of its text."""
    kept = {
        name: getattr(document, name)
        for name in ("run_id", "ticker", "name", "verdict", "as_of", "sample", "quality")
    }
    redacted = tuple(
        Finding(rule=f.rule, reason=safe(f.reason), claim_ids=f.claim_ids, remedy=f.remedy)
        for f in findings
    )
    return Blocked(
        **kept,
        title=Bilingual(
            zh=f"{document.name}（{document.ticker}）输出被拦截",
            en=f"{document.name} ({document.ticker}) · output blocked",
        ),
        disclaimer=DISCLAIMER,
        sections=(
            Section(
                key="findings",
                heading=Bilingual(zh="拦截原因", en="Why it was blocked"),
                table=Table(
                    header=(
                        Bilingual(zh="规则", en="Rule"), Bilingual(zh="原因", en="Reason"),
                    ),
                    rows=tuple((same(f.rule), same(f.reason)) for f in redacted),
                ),
            ),
        ),
        findings=redacted,
        next_step=Bilingual(
            zh="由人工查看该运行的出口门禁记录后处理。",
            en="A person must look at the egress gate's record of this run.",
        ),
    )  # fmt: skip
