"""The state of one run while it runs: blackboard, ledger, stage table."""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime

from schemas.claim import Claim, Evidence, VerificationFailure
from schemas.control import ControlState, Corrected, Correction, PendingQuestion
from schemas.fetch import CalendarSlice, Dataset, DatasetQuery, Fetched, Ref, SourceFailure
from schemas.following import Carried, Followed, LedgerLine
from schemas.gate import EgressReport, GateEntry, GateReport, IngestReport, Verdict
from schemas.integrity import IntegritySummary
from schemas.question import FollowedUp, FollowUp
from schemas.report import FallbackRecord
from schemas.research import (
    KEPT,
    ArtifactEntry,
    Blackboard,
    BlackboardTarget,
    Branch,
    ResearchRequest,
    RunContext,
    RunStatus,
    Stage,
    StageRow,
    Status,
    Target,
    registries,
)
from schemas.text import Bilingual
from workflows.steering import Known, find_conflict, readings_of, unsettled

PREFIXES = {
    "data_integrity": "di",
    "research_mechanism": "rm",
    "ecosystem_graph": "eg",
    "valuation_engine": "ve",
    "report_composer": "rc",
}
SUPERSEDED = "superseded"
Clock = Callable[[], datetime]


class RunBoard:
    """Everything a run knows, in one object that the ``blackboard`` query shows."""

    def __init__(
        self,
        run_id: str,
        workflow_id: str,
        request: ResearchRequest,
        clock: datetime,
        now: Clock,
    ) -> None:
        self.branch: Branch | None = None
        self.remarks: tuple[Bilingual, ...] = ()
        self.carried: Carried | None = None
        self.request, self.clock, self._now = request, clock, now
        self.run_id, self.workflow_id = run_id, workflow_id
        self.created_at = now()
        self.target: Target | None = None
        self.status = Status.RUNNING
        self.fetches: list[Fetched] = []
        self.failures: list[SourceFailure] = []
        self.artifacts: dict[str, ArtifactEntry] = {}
        self.claims: tuple[Claim, ...] = ()
        self.valuation_claims: tuple[Claim, ...] = ()
        self.picture: IntegritySummary | None = None
        self.corrections: list[Corrected] = []
        self.questions: tuple[PendingQuestion, ...] = ()
        self.follow_ups: list[FollowedUp] = []
        self.gates: list[GateEntry] = []
        self.ingest: IngestReport | None = None
        self.gate: GateReport | None = None
        self.rejected: tuple[VerificationFailure, ...] = ()
        self.screened: tuple[Ref, ...] | None = None
        self.compared: tuple[Ref, ...] | None = None
        self.drafted_from: Ref | None = None
        self.verified: Ref | None = None
        self.blocked: EgressReport | None = None
        self.fallbacks: list[FallbackRecord] = []
        self.rows: list[StageRow] = []

    @property
    def verdict(self) -> Verdict | None:
        """The newest verdict of the quality gate."""
        return self.gate.verdict if self.gate else None

    @property
    def context(self) -> RunContext:
        """What the stages need to know about the run."""
        if self.target is None:
            raise RuntimeError("the run is not open yet")
        return RunContext(
            run_id=self.run_id,
            workflow_id=self.workflow_id,
            origin=self.branch.origin if self.branch else self.request.follows,
            branch=self.branch,
            followed=self.followed,
            code=self.target.code,
            name=self.target.name,
            lang=self.request.lang,
            clock=self.clock,
            sample=self.request.sample,
        )

    @property
    def followed(self) -> Followed | None:
        """The run that this one follows, and how much of it is used."""
        if self.carried is None:
            return None
        kept = {fetched.ref.sha256 for fetched in self.carried.kept}
        reused = sum(fetched.ref.sha256 in kept for fetched in self.fetches)
        return self.carried.followed.model_copy(update={"reused": reused})

    @property
    def ledger(self) -> tuple[LedgerLine, ...]:
        """What was asked for each of the calls, and by which run; a calendar is asked for anew."""
        plain = DatasetQuery(
            dataset=Dataset.CLOSE, code=self.context.code, clock=self.clock,
            sample=self.request.sample,
        )  # fmt: skip
        return tuple(
            LedgerLine(
                dataset=f.call.dataset, made_by=f.made_by, rows=f.rows, texts=f.texts,
                query=None if f.query is None or _is_plain(f.query, plain) else f.query,
                again=True if f.calendar or f.query is None else None,
            )
            for f in self.fetches
        )  # fmt: skip

    @property
    def calendar(self) -> CalendarSlice | None:
        """The fetched trading calendar."""
        return next((f.calendar for f in self.fetches if f.calendar), None)

    @property
    def companies(self) -> Ref | None:
        """The fetched stock list."""
        return next((f.rows for f in self.fetches if f.rows), None)

    @property
    def texts(self) -> tuple[Ref, ...]:
        """All fetched texts."""
        return tuple(f.texts for f in self.fetches if f.texts)

    @property
    def calls(self) -> tuple[Ref, ...]:
        """The ledger, by reference."""
        return tuple(f.ref for f in self.fetches)

    def record(self, results: Iterable[Fetched | SourceFailure]) -> None:
        """Enter fetches into the ledger, and what failed beside it; a success heals a failure."""
        for result in results:
            if isinstance(result, Fetched):
                self.fetches.append(result)
                healed = result.call.dataset
                self.failures = [f for f in self.failures if f.dataset is not healed]
            else:
                self.failures.append(result)

    def keep(self, agent: str, ref: Ref, status: str = "completed") -> None:
        """Put an artifact on the blackboard; a newer version replaces the older."""
        before = self.artifacts.get(agent)
        version = before.version + 1 if before else 1
        self.artifacts[agent] = ArtifactEntry(
            artifact_id=f"{PREFIXES[agent]}_{version:03d}",
            version=version,
            timestamp=self._now(),
            status=status,
            ref=ref,
        )

    def ref(self, agent: str) -> Ref:
        """The newest artifact of an agent."""
        ref = self.artifacts[agent].ref
        if ref is None:
            raise RuntimeError(f"{agent} left no artifact")
        return ref

    @property
    def industry(self) -> str | None:
        """What the company does, where its list says so."""
        return self.target.industry if self.target else None

    @property
    def drafts(self) -> tuple[Ref, ...]:
        """The artifacts that hold claims."""
        agents = ("research_mechanism", "valuation_engine")
        return tuple(ref for agent in agents if (ref := self.current(agent)))

    def current(self, agent: str) -> Ref | None:
        """The newest artifact of an agent, unless it is void."""
        entry = self.artifacts.get(agent)
        return entry.ref if entry and entry.status != SUPERSEDED else None

    @property
    def unscreened(self) -> bool:
        """Whether texts were fetched that the ingest gate has not seen, or it has seen none."""
        return self.screened is None or self.screened != self.texts

    @property
    def unreasoned(self) -> bool:
        """Whether the thesis is missing, older than the picture or the ledger, or not verified."""
        thesis, picture = self.current("research_mechanism"), self.picture
        if thesis is None or picture is None or self.compared != self.calls:
            return True
        return self.drafted_from != picture.ref or self.verified != thesis

    @property
    def rejected_ids(self) -> tuple[str, ...]:
        """The claims that did not hold."""
        return tuple(failure.claim_id for failure in self.rejected)

    @property
    def evidence(self) -> tuple[Evidence, ...]:
        """What the newest picture rests on."""
        return self.picture.evidence if self.picture else ()

    @property
    def known(self) -> Known:
        """The figures that people may speak of."""
        found = self.picture
        words = tuple(c for c in self.corrections if c.tool_call_id or not c.heard)
        if found is None:
            return Known(corrections=words)
        return Known(True, found.evidence, found.nodes, found.conflicts, found.missing, words)

    @property
    def unheard(self) -> tuple[Corrected, ...]:
        """The corrections that came since the run last listened."""
        return tuple(item for item in self.corrections if not item.heard)

    @property
    def unanswered(self) -> tuple[FollowedUp, ...]:
        """The further questions that the document does not answer yet."""
        return tuple(item for item in self.follow_ups if not item.settled)

    def correct(self, said: Correction) -> Corrected:
        """Take a correction; it is heard at the next boundary."""
        was = tuple(
            f"{item.source} {item.envelope.value}" for item in readings_of(said.subject, self.known)
        )
        conflict = find_conflict(said.subject, self.known)
        settles = conflict.conflict_id if conflict else None
        taken = Corrected(correction=said, was=was, conflict=settles)
        self.corrections.append(taken)
        return taken

    def follow_up(self, said: FollowUp) -> FollowedUp:
        """Take one more question; it is answered when the run delivers."""
        taken = FollowedUp(by=said.by, question=said.question)
        self.follow_ups.append(taken)
        return taken

    def snapshot_of(self, item: Corrected) -> Ref | None:
        """The recorded words of a correction that was heard."""
        calls = (f.call for f in self.fetches if f.call.tool_call_id == item.tool_call_id)
        return next((call.snapshot for call in calls), None)

    def hear(self, heard: Sequence[Corrected], results: Sequence[Fetched | SourceFailure]) -> None:
        """Enter what people said into the ledger; what rested on the old figures is void."""
        self.record(results)
        for item, result in zip(heard, results, strict=True):
            number = result.call.tool_call_id if isinstance(result, Fetched) else None
            done = item.model_copy(update={"heard": True, "tool_call_id": number})
            self.corrections[self.corrections.index(item)] = done
        self.valuation_claims, self.rejected, self.verified = (), (), None
        if old := self.artifacts.get("valuation_engine"):
            void = old.model_copy(update={"status": SUPERSEDED})
            self.artifacts["valuation_engine"] = void

    def block(self, report: EgressReport) -> None:
        """Nothing of what was drafted leaves: neither the claims nor the answers."""
        self.blocked, self.claims, self.valuation_claims = report, (), ()
        nothing = {"answer": None, "withheld": True, "failure": None}
        self.follow_ups = [item.model_copy(update=nothing) for item in self.follow_ups]

    def passed_gate(self, gate: str, verdict: str, reason: str) -> None:
        """Append a line to the gate history."""
        entry = GateEntry(gate=gate, verdict=verdict, timestamp=self._now(), reason=reason)
        self.gates.append(entry)

    def enter(self, stage: Stage, now: datetime) -> None:
        """Begin a stage: finish the row of the last one, start a new one."""
        self.leave(now)
        attempt = 1 + sum(row.stage is stage for row in self.rows)
        self.rows.append(StageRow(stage=stage, status="running", attempt=attempt, started_at=now))

    def note(self, note: str, source: str = "") -> None:
        """Say in the running row what happened, and who served."""
        row = self.rows[-1]
        self.rows[-1] = row.model_copy(
            update={"note": note or row.note, "source": source or row.source}
        )

    def keep_rows(self) -> None:
        """Mark the stages before the running one as the work of another run."""
        self.rows[:-1] = [row.model_copy(update={"status": KEPT}) for row in self.rows[:-1]]

    def branch_off(self, branch: Branch) -> None:
        """Begin a branch: say when the last kept stage ended, and take the changed input."""
        for row in self.rows[-2:-1]:
            self.rows[-2] = row.model_copy(update={"finished_at": branch.cut_at})
        self.branch, changed = branch, branch.changed
        self.fetches = [
            f if f.made_by else f.model_copy(update={"made_by": branch.origin})
            for f in self.fetches
        ]
        if changed.note:
            self.remarks = (*self.remarks, changed.note)
        if self.target:
            self.target = self.remarked(self.target)
        given: dict[str, object] = changed.model_dump(exclude_none=True, exclude={"note"})
        if changed.code or changed.name:
            given = {"code": None, "name": None, "note": None, **given}
        self.request = self.request.model_copy(update=given)
        if changed.as_of:
            self.clock = changed.as_of
            if self.request.sample:
                self._now = lambda: self.clock
                self.created_at = self.clock

    def remarked(self, target: Target) -> Target:
        """The target with the notes that were added to the run."""
        added = tuple(note for note in self.remarks if note not in target.notes)
        return target.model_copy(update={"notes": (*target.notes, *added)})

    def leave(self, now: datetime) -> None:
        """Finish the running row."""
        if self.rows and self.rows[-1].finished_at is None:
            done = {"status": "done", "finished_at": now}
            self.rows[-1] = self.rows[-1].model_copy(update=done)

    def blackboard(self) -> Blackboard:
        """The shared run state, as the seeds show it."""
        claims, evidence = registries((*self.claims, *self.valuation_claims), self.evidence)
        target = self.target
        return Blackboard(
            run_id=self.run_id,
            created_at=self.created_at,
            target=BlackboardTarget(
                ticker=target.code if target else self.request.code or self.request.name or "",
                name=target.name if target else "",
            ),
            artifacts=self.artifacts,
            claim_registry=claims,
            evidence_registry=evidence,
            gate_history=tuple(self.gates),
            corrections=tuple(self.corrections) or None,
            questions=self.questions or None,
            follow_ups=tuple(self.follow_ups) or None,
        )

    def snapshot(self, control: ControlState) -> RunStatus:
        """The answer to the ``status`` query."""
        target = self.target
        return RunStatus(
            run_id=self.run_id,
            workflow_id=self.workflow_id,
            ticker=target.code if target else self.request.code or "",
            name=target.name if target else self.request.name or "",
            status=self._status(control),
            control=control,
            conflicts=unsettled(self.known),
            corrections=tuple(self.corrections),
            questions=self.questions,
            follow_ups=tuple(self.follow_ups),
            stage=self.rows[-1].stage if self.rows else Stage.OPEN,
            verdict=self.verdict,
            fallbacks=len(self.fallbacks),
            rows=tuple(self.rows),
            source_failures=tuple(self.failures),
            as_of=self.clock,
            sample=self.request.sample,
        )

    def _status(self, control: ControlState) -> Status:
        if control.paused:
            return Status.PAUSED
        return Status.WAITING if any(q.open for q in self.questions) else self.status


def _is_plain(asked: DatasetQuery, plain: DatasetQuery) -> bool:
    return asked == plain.model_copy(update={"dataset": asked.dataset})


def served_by(results: Sequence[Fetched | SourceFailure]) -> str:
    """The sources that served among the results."""
    served = (r.call.served_by for r in results if isinstance(r, Fetched))
    return ", ".join(dict.fromkeys(served))


def missed(results: Sequence[Fetched | SourceFailure]) -> tuple[Dataset, ...]:
    """The datasets that no source served."""
    return tuple(r.dataset for r in results if isinstance(r, SourceFailure))
