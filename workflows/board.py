"""The state of one run while it runs: blackboard, ledger, stage table."""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime

from schemas.claim import Claim, Evidence
from schemas.control import ControlState
from schemas.fetch import CalendarSlice, Dataset, Fetched, Ref, SourceFailure
from schemas.following import Carried, Followed, LedgerEntry
from schemas.gate import GateEntry, GateReport, IngestReport, Verdict
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

PREFIXES = {
    "data_integrity": "di",
    "research_mechanism": "rm",
    "ecosystem_graph": "eg",
    "valuation_engine": "ve",
    "report_composer": "rc",
}
Clock = Callable[[], datetime]
EM_SPACE = "\u2003"


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
        self.evidence: tuple[Evidence, ...] = ()
        self.gates: list[GateEntry] = []
        self.ingest: IngestReport | None = None
        self.gate: GateReport | None = None
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
            followed=self._followed,
            code=self.target.code,
            name=self.target.name,
            lang=self.request.lang,
            clock=self.clock,
            sample=self.request.sample,
        )

    @property
    def _followed(self) -> Followed | None:
        """The run that this one follows, and how much of it is used."""
        if self.carried is None:
            return None
        kept = {fetched.ref.sha256 for fetched in self.carried.kept}
        reused = sum(fetched.ref.sha256 in kept for fetched in self.fetches)
        return self.carried.followed.model_copy(update={"reused": reused})

    @property
    def ledger(self) -> tuple[LedgerEntry, ...]:
        """What was asked, what came, and the run that asked; a calendar is asked for anew."""
        return tuple(
            LedgerEntry(
                run_id=f.made_by or self.run_id, query=f.query, call=f.ref, rows=f.rows,
                texts=f.texts,
            )
            for f in self.fetches
            if f.query and not f.calendar
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
        )

    def snapshot(self, control: ControlState) -> RunStatus:
        """The answer to the ``status`` query."""
        target = self.target
        return RunStatus(
            run_id=self.run_id,
            workflow_id=self.workflow_id,
            ticker=target.code if target else self.request.code or "",
            name=target.name if target else self.request.name or "",
            status=Status.PAUSED if control.paused else self.status,
            control=control,
            stage=self.rows[-1].stage if self.rows else Stage.OPEN,
            verdict=self.verdict,
            fallbacks=len(self.fallbacks),
            rows=tuple(self.rows),
            source_failures=tuple(self.failures),
            as_of=self.clock,
            sample=self.request.sample,
        )

    def details(self, control: ControlState) -> str:
        """The stage table as Markdown, for the Temporal UI."""
        title = f"{self.target.name} {self.target.code}" if self.target else "opening"
        lines = [
            f"### {title} · {self.verdict}" if self.verdict else f"### {title}",
            *_lineage(self.branch, self._followed),
            "",
            _row("stage", "try", "status", "source", "note"),
            "|---" * 5 + "|",
        ]
        lines += [
            _row(row.stage, str(row.attempt), row.status, row.source, row.note) for row in self.rows
        ]
        lines += _orders(control)
        if self.gates:
            lines += ["", "**gates**", ""]
            lines += [f"- {g.gate} **{g.verdict}**: {g.reason}" for g in self.gates]
        if self.failures:
            lines += ["", "**sources that gave nothing**", ""]
            lines += [f"- {f.source} {f.dataset}: {f.error}, {f.reason}" for f in self.failures]
        return "\n".join(lines)


def _row(*cells: str) -> str:
    """A line of a Markdown table; the Temporal UI leaves no room between columns by itself."""
    escaped = (cell.replace("|", "\\|").replace("\n", " ") for cell in cells)
    return "|" + "|".join(f" {cell}{EM_SPACE}" for cell in escaped) + "|"


def _lineage(branch: Branch | None, followed: Followed | None) -> list[str]:
    """Where the run comes from."""
    lines = []
    if followed:
        lines.append(f"follows run `{followed.run_id}`, {followed.reused} of its fetches used")
    if branch:
        given = ", ".join(f"{key} = {value}" for key, value in branch.changed.given.items())
        changed = f", with {given}" if given else ""
        lines.append(f"rewound from run `{branch.origin}` to {branch.stage}{changed}")
    return ["", *lines] if lines else []


def _orders(control: ControlState) -> list[str]:
    """What the run has been told."""
    lines = []
    if control.paused:
        lines.append(f"**paused** by {control.paused.by}: {control.paused.reason or '-'}")
    if control.stopping:
        word = "stopped" if control.closing else "stopping"
        lines.append(f"**{word}**, told by {control.stopping.by}: {control.stopping.reason}")
    return ["", *lines] if lines else []


def served_by(results: Sequence[Fetched | SourceFailure]) -> str:
    """The sources that served among the results."""
    served = (r.call.served_by for r in results if isinstance(r, Fetched))
    return ", ".join(dict.fromkeys(served))


def missed(results: Sequence[Fetched | SourceFailure]) -> tuple[Dataset, ...]:
    """The datasets that no source served."""
    return tuple(r.dataset for r in results if isinstance(r, SourceFailure))
