"""Composing, screening and archiving: the way out of a run."""

from pydantic import BaseModel
from temporalio import activity

from activities.archive.records import EvalCase, research_record
from activities.archive.store import Archive
from activities.failing import typed_failures
from activities.proof import load_claims, verify
from activities.rendering import html, markdown
from activities.rules import egress
from activities.rules.branching import lineage
from activities.rules.composing import ComposeInput, blocked, compose
from activities.rules.figures import unmark
from schemas.claim import Claim
from schemas.ecosystem import EcosystemPackage
from schemas.fetch import CompanyList, Dataset, DatasetQuery, Ref, ToolCall
from schemas.following import LedgerEntry
from schemas.gate import EgressVerdict
from schemas.integrity import IntegrityReport
from schemas.report import OUTCOME, Outcome, RenderedReport
from schemas.research import (
    BlackboardTarget,
    FiledBlackboard,
    RunSummary,
    Status,
    registries,
)
from schemas.stages import (
    CloseStage,
    Composed,
    ComposeStage,
    Draft,
    EgressStage,
    EvalCaptureInput,
    Screened,
)
from schemas.text import Lang
from schemas.valuation import ValuationSummary


class _Rendered(BaseModel):
    """One language of a document, rendered and with its marks."""

    lang: Lang
    markdown: str
    page: html.Page


class PublishingActivities:
    """Writes documents, screens exactly what leaves, and archives finished runs."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive

    @activity.defn
    def compose_report(self, given: ComposeStage) -> Composed:
        """The document that the verdict allows."""
        with typed_failures():
            document = compose(self._compose_input(given))
            ref = self._archive.put("document", document.model_dump_json().encode())
            return Composed(ref=ref, output_type=document.output_type)

    def _compose_input(self, given: ComposeStage) -> ComposeInput:
        load = self._archive.load
        return ComposeInput(
            run=given.run,
            target=given.target,
            calls=tuple(load(ref, ToolCall) for ref in given.calls),
            failures=given.failures,
            ingest=given.ingest,
            report=load(given.report, IntegrityReport),
            claims=load(given.thesis, Draft).claims,
            ecosystem=load(given.ecosystem, EcosystemPackage) if given.ecosystem else None,
            gate=given.gate,
            valuation=load(given.valuation, ValuationSummary) if given.valuation else None,
            rejected=given.rejected,
            fallbacks=given.fallbacks,
            stopped=given.stopped,
            questions=given.questions,
            follow_ups=given.follow_ups,
        )

    @activity.defn
    def screen_egress(self, given: EgressStage) -> Screened:
        """Render the document in both languages and let it out, or a block notice in its place."""
        with typed_failures():
            composed = OUTCOME.validate_json(self._archive.get(given.document.sha256))
            run = given.run
            branch = {"run_id": run.run_id, "origin": run.origin, "lineage": lineage(run)}
            document = composed.model_copy(update=branch)
            rendered = [_render(document, lang) for lang in Lang]
            report = egress.screen(self._egress_input(given, document, rendered))
            if report.verdict is EgressVerdict.BLOCKED:
                document = blocked(document, report.findings)
                rendered = [_render(document, lang) for lang in Lang]
            ref = self._archive.put("document", document.model_dump_json().encode())
            return Screened(
                report=report,
                document=ref,
                output_type=document.output_type,
                reports=tuple(kept for item in rendered for kept in self._keep(item)),
            )

    def _egress_input(
        self, given: EgressStage, document: Outcome, rendered: list[_Rendered]
    ) -> egress.EgressInput:
        load = self._archive.load
        claims = load_claims(self._archive, given.drafts, given.rejected)
        companies = load(given.companies, CompanyList).companies if given.companies else ()
        graph = load(given.ecosystem, EcosystemPackage) if given.ecosystem else None
        return egress.EgressInput(
            document=document,
            renderings=_screened(rendered),
            claims=claims,
            rejected=verify(self._archive, claims, given.report, given.calls).failures,
            lang=given.run.lang,
            gate=given.gate,
            report=load(given.report, IntegrityReport),
            peers=graph.nodes if graph else (),
            companies=companies,
        )

    def _keep(self, rendered: _Rendered) -> tuple[RenderedReport, RenderedReport]:
        lang, text = rendered.lang, unmark(rendered.markdown)
        page = rendered.page.html
        return (
            RenderedReport(format="md", lang=lang, ref=self._archive.put("md", text.encode())),
            RenderedReport(format="html", lang=lang, ref=self._archive.put("html", page.encode())),
        )

    @activity.defn
    def archive_run(self, given: CloseStage) -> RunSummary:
        """Write the whole run to the archive, in one transaction."""
        with typed_failures():
            claims = load_claims(self._archive, given.drafts, given.rejected)
            summary = _summary(given, self._keep_blackboard(given, claims))
            calls = [(ref, self._archive.load(ref, ToolCall)) for ref in given.calls]
            self._archive.file(research_record(summary, claims, calls))
            return summary

    def _keep_blackboard(self, given: CloseStage, claims: tuple[Claim, ...]) -> Ref:
        report = self._archive.load(given.report, IntegrityReport)
        claim_registry, evidence_registry = registries(claims, report.evidence)
        return self._archive.put_model(
            "blackboard",
            FiledBlackboard(
                run_id=given.run.run_id,
                created_at=given.created_at,
                target=BlackboardTarget(ticker=given.run.code, name=given.run.name),
                artifacts=given.artifacts,
                claim_registry=claim_registry,
                evidence_registry=evidence_registry,
                gate_history=given.gate_history,
                corrections=given.corrections or None,
                questions=given.questions or None,
                follow_ups=given.follow_ups or None,
                ledger=_filed(given),
            ),
        )

    @activity.defn
    def record_eval_case(self, given: EvalCaptureInput) -> str:
        """Turn what went wrong into an evaluation case; the id is the run's, so once is enough."""
        with typed_failures():
            summary = given.summary
            again = f"_{given.number}" if given.number > 1 else ""
            case_id = f"eval_case_{summary.run_id}_{given.trigger_type}{again}"
            self._archive.add_eval_case(
                EvalCase(
                    case_id=case_id,
                    source_run_id=summary.run_id,
                    trigger_type=given.trigger_type,
                    auto_label=given.auto_label,
                    description=given.description,
                    input_snapshot=summary.blackboard_ref.sha256,
                    expected_output=given.truth.sha256 if given.truth else None,
                    actual_output=summary.outcome_ref.sha256,
                    label_status="labeled" if given.truth else "unlabeled",
                    created_at=summary.finished_at,
                )
            )
            return case_id


def _filed(given: CloseStage) -> tuple[LedgerEntry, ...]:
    run = given.run
    plain = DatasetQuery(
        dataset=Dataset.CLOSE, code=run.code, clock=run.clock, sample=run.sample
    )  # fmt: skip
    return tuple(
        line.entry(call, run.run_id, plain)
        for call, line in zip(given.calls, given.ledger, strict=True)
        if not line.again
    )


def _render(document: Outcome, lang: Lang) -> _Rendered:
    return _Rendered(
        lang=lang,
        markdown=markdown.MarkdownWriter(document, lang).write(),
        page=html.render(document, lang),
    )


def _screened(rendered: list[_Rendered]) -> tuple[egress.Rendering, ...]:
    return tuple(
        egress.Rendering(lang=item.lang, form=form, marked=marked)
        for item in rendered
        for form, marked in (
            (egress.Form.MARKDOWN, item.markdown),
            (egress.Form.PAGE, item.page.marked),
        )
    )


def _summary(given: CloseStage, blackboard: Ref) -> RunSummary:
    run = given.run
    return RunSummary(
        run_id=run.run_id,
        workflow_id=run.workflow_id,
        ticker=run.code,
        name=run.name,
        status=Status.STOPPED if given.stopped else Status.COMPLETED,
        stopped=given.stopped,
        origin=run.origin,
        branch=run.branch,
        followed=run.followed,
        verdict=given.verdict,
        output_type=given.output_type,
        outcome_ref=given.document,
        blackboard_ref=blackboard,
        reports=given.reports,
        fallbacks=len(given.fallbacks),
        fallback_history=given.fallbacks,
        as_of=run.clock,
        sample=run.sample,
        lang=run.lang,
        started_at=run.branch.began if run.branch else given.started_at,
        finished_at=given.finished_at,
    )
