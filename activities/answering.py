"""Questions: drafting, verifying and archiving an answer."""

from temporalio import activity

from activities.archive.records import answer_record
from activities.archive.store import Archive
from activities.failing import typed_failures
from activities.rules import answering
from activities.rules.ledger import Ledger
from activities.rules.quoting import quotable
from activities.rules.withholding import withheld
from schemas.fetch import ToolCall
from schemas.question import ATTEMPTS, Answer
from schemas.stages import AnswerArchive, AnswerCheck, AnswerProof, AnswerStage


class AnswerActivities:
    """Turns fetches into a cited answer."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive

    @activity.defn
    def draft_answer(self, given: AnswerStage) -> Answer:
        """Envelopes and the prose made from them; prose with findings is withheld."""
        with typed_failures():
            run, failures = given.run, tuple(map(quotable, given.failures))
            drafted = answering.draft(
                answering.AnswerInput(
                    question=given.question, code=run.code, name=run.name,
                    clock=run.clock, session=given.session, phase=given.phase,
                    calls=tuple(self._archive.load(ref, ToolCall) for ref in given.calls),
                    failures=failures,
                )
            )  # fmt: skip
            withheld = bool(drafted.findings)
            return Answer(
                run_id=run.run_id,
                workflow_id=run.workflow_id,
                code=run.code,
                name=run.name,
                status="answered" if _has_figures(drafted) and not withheld else "no_data",
                text=drafted.findings[0].reason if withheld else drafted.text,
                claims=() if withheld else drafted.claims,
                conflicts=() if withheld else drafted.conflicts,
                derived=() if withheld else drafted.derived,
                evidence=() if withheld else drafted.evidence,
                nodes=() if withheld else drafted.nodes,
                missing=drafted.missing,
                source_failures=failures,
                halted_since=None if withheld else drafted.halted_since,
                follows=given.question.follows,
                as_of=run.clock,
                sample=run.sample,
            )

    @activity.defn
    def verify_answer(self, given: AnswerCheck) -> AnswerProof:
        """Every figure of the answer held against the ledger; a last failure is told in full."""
        with typed_failures():
            ledger = Ledger(self._archive.load(ref, ToolCall) for ref in given.calls)
            found = answering.verify(given.answer, ledger)
            if found.ok or given.attempt < ATTEMPTS:
                return AnswerProof(**dict(found))
            told = withheld(given.answer, found.failures, ledger, given.lang, given.attempt)
            return AnswerProof(**dict(found), withheld=told)

    @activity.defn
    def archive_answer(self, given: AnswerArchive) -> None:
        """Write the answer and its ledger to the archive."""
        with typed_failures():
            ref = self._archive.put_model("answer", given.answer)
            calls = [(ref_, self._archive.load(ref_, ToolCall)) for ref_ in given.calls]
            record = answer_record(
                given.answer, given.lang, ref, given.started_at, given.finished_at, calls
            )
            self._archive.file(record)


def _has_figures(drafted: answering.DraftAnswer) -> bool:
    return bool(drafted.claims or drafted.derived)
