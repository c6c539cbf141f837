"""The gates and checks as activities: each loads what it judges and calls one rule."""

from temporalio import activity

from activities.archive.store import Archive
from activities.failing import typed_failures
from activities.proof import load_claims, verify
from activities.rules import executable, ingest, integrity, quality, sensitive
from activities.rules.wrapping import sanitized
from schemas.claim import VerificationResult
from schemas.fetch import CompanyList, TextBundle, ToolCall
from schemas.gate import GateReport, IngestReport
from schemas.integrity import IntegrityReport, IntegritySummary
from schemas.stages import IngestInput, IntegrityStage, QualityStage, VerifyStage

_BOTH_LANGUAGES = (
    "The company said on Monday that it is to buy 100 shares; please read the report. "
    "公司今日公告称，请投资者阅读报告，并买入100股。"
)


def prepare() -> None:
    """Read the literals of the gates' patterns, for which the first text would wait a second."""
    ingest.screen_text(_BOTH_LANGUAGES)
    for gate in (sensitive, executable):
        list(gate.find(_BOTH_LANGUAGES))


class GateActivities:
    """Judges artifacts from the archive."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive

    @activity.defn
    def screen_ingest(self, given: IngestInput) -> IngestReport:
        """The ingest gate's verdict on every external text; the clean ones are kept as data."""
        with typed_failures():
            bundles = [self._archive.load(ref, TextBundle) for ref in given.texts]
            companies = (
                self._archive.load(given.companies, CompanyList).companies
                if given.companies
                else ()
            )
            others = [c.name for c in companies if c.code != given.run.code]
            items = [item for bundle in bundles for item in bundle.items]
            report = ingest.screen(items, given.run.name, others)
            ref = self._archive.put_model("sanitized_texts", sanitized(items, report))
            return report.model_copy(update={"sanitized_data": ref})

    @activity.defn
    def check_integrity(self, given: IntegrityStage) -> IntegritySummary:
        """The integrity report: data points, evidence, conflicts and gaps."""
        with typed_failures():
            report = integrity.assemble(
                integrity.IntegrityInput(
                    code=given.run.code,
                    industry=given.industry,
                    clock=given.run.clock,
                    calendar=given.calendar,
                    calls=tuple(self._archive.load(ref, ToolCall) for ref in given.calls),
                    failures=given.failures,
                )
            )
            return IntegritySummary(
                ref=self._archive.put_model("data_integrity", report),
                evidence=report.evidence,
                nodes=tuple(p.node() for p in report.data_points if p.derivation),
                conflicts=report.conflicts,
                missing=report.missing,
                freshness=report.freshness_summary,
            )

    @activity.defn
    def verify_claims(self, given: VerifyStage) -> VerificationResult:
        """Every claim of the drafts held against the ledger."""
        with typed_failures():
            claims = load_claims(self._archive, given.drafts)
            return verify(self._archive, claims, given.report, given.calls)

    @activity.defn
    def judge_quality(self, given: QualityStage) -> GateReport:
        """The quality gate's verdict on the newest artifacts."""
        with typed_failures():
            report = self._archive.load(given.report, IntegrityReport)
            return quality.judge(
                quality.QualityInput(
                    claims=load_claims(self._archive, (given.thesis,)),
                    evidence=report.evidence,
                    conflicts=report.conflicts,
                    missing=report.missing,
                    core_staleness_days=report.freshness_summary.core_staleness_days,
                    fallbacks=given.fallbacks,
                    lang=given.run.lang,
                )
            )
