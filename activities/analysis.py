"""The analysts: mechanism, ecosystem and valuation, each around its rules."""

from temporalio import activity

from activities.archive.store import Archive
from activities.failing import typed_failures
from activities.rules import ecosystem, valuation
from activities.rules.calendar import SHANGHAI
from activities.rules.mechanism import Analyst, ThesisInput
from activities.rules.verification import feedback
from schemas.fetch import CompanyList, ToolCall
from schemas.integrity import IntegrityReport
from schemas.stages import (
    Draft,
    EcosystemResult,
    EcosystemStage,
    Thesis,
    ThesisStage,
    ValuationResult,
    ValuationStage,
)


class AnalysisActivities:
    """Reasons about the reconciled picture. The analyst is injected: rules, or a model."""

    def __init__(self, archive: Archive, analyst: Analyst) -> None:
        self._archive, self._analyst = archive, analyst

    @activity.defn
    def draft_thesis(self, given: ThesisStage) -> Thesis:
        """The analyst's claims; on a retry it is told what was rejected and why."""
        with typed_failures():
            claims = self._analyst.draft(
                ThesisInput(
                    code=given.run.code,
                    name=given.run.name,
                    industry=given.industry,
                    lang=given.run.lang,
                    clock=given.run.clock,
                    report=self._archive.load(given.report, IntegrityReport),
                    rejected=tuple(failure.claim_id for failure in given.rejected),
                    feedback=feedback(given.rejected),
                )
            )
            ref = self._archive.put_model("research_mechanism", Draft(claims=claims))
            return Thesis(claims=claims, ref=ref)

    @activity.defn
    def map_ecosystem(self, given: EcosystemStage) -> EcosystemResult:
        """The competitors that the exchange list shows, with the update policy."""
        with typed_failures():
            report = self._archive.load(given.report, IntegrityReport)
            known = next((e for e in report.evidence if e.envelope.metric == "industry"), None)
            companies = (
                self._archive.load(given.companies, CompanyList).companies
                if given.companies and known
                else ()
            )
            graph = ecosystem.map_competitors(
                given.run.code,
                given.industry,
                companies,
                known.evidence_id if known else "",
                given.run.clock.astimezone(SHANGHAI).date(),
            )
            ref = self._archive.put_model("ecosystem_graph", graph)
            return EcosystemResult(ref=ref, edges=len(graph.edges))

    @activity.defn
    def value_company(self, given: ValuationStage) -> ValuationResult:
        """The valuation: assumptions and results, all as claims."""
        with typed_failures():
            report = self._archive.load(given.report, IntegrityReport)
            summary = valuation.value_company(
                valuation.ValuationInput(
                    code=given.run.code,
                    name=given.run.name,
                    industry=given.industry,
                    lang=given.run.lang,
                    clock=given.run.clock,
                    points=report.data_points,
                    calls=tuple(self._archive.load(ref, ToolCall) for ref in given.calls),
                    claims_before=len(self._archive.load(given.thesis, Draft).claims),
                )
            )
            ref = self._archive.put_model("valuation_engine", summary)
            return ValuationResult(claims=summary.claims, ref=ref, refusals=summary.refusals)
