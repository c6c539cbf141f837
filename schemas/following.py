"""Following a finished run: what its ledger hands on to the run that comes after it."""

from datetime import datetime

from schemas.base import Compact, Record
from schemas.fetch import Dataset, DatasetQuery, Fetched, Ref
from schemas.gate import Verdict


class Followed(Record):
    """The finished run that a run follows; ``reused`` is how many of the fetches it uses again.

    ``corrected`` says that people had corrected it: their words are not carried over.
    """

    run_id: str
    as_of: datetime
    verdict: Verdict | None
    reused: int = 0
    corrected: bool = False


class LedgerEntry(Compact):
    """One fetch on the blackboard: what was asked, what came, and the run that asked."""

    run_id: str
    query: DatasetQuery
    call: Ref
    rows: Ref | None = None
    texts: Ref | None = None


class LedgerLine(Compact):
    """A ledger entry on its way to the archive, beside the call that it is about.

    Without ``made_by`` the run made it; without ``query`` it answers the plain question of the
    run: that dataset, of its company, as of its clock. ``again`` marks what each run asks anew.
    """

    dataset: Dataset
    again: bool | None = None
    made_by: str | None = None
    query: DatasetQuery | None = None
    rows: Ref | None = None
    texts: Ref | None = None

    def entry(self, call: Ref, run_id: str, plain: DatasetQuery) -> LedgerEntry:
        """The entry as it is filed."""
        return LedgerEntry(
            run_id=self.made_by or run_id,
            query=self.query or plain.model_copy(update={"dataset": self.dataset}),
            call=call,
            rows=self.rows,
            texts=self.texts,
        )


class FollowStage(Record):
    """The finished run whose ledger is looked through, and the moment it is to speak for."""

    run_id: str
    clock: datetime


class Outdated(Record):
    """A fetch that no longer speaks for the present, and why."""

    dataset: Dataset
    reason: str


class Carried(Record):
    """What a finished run hands on: its fetches that still hold, and why the others do not."""

    followed: Followed
    kept: tuple[Fetched, ...] = ()
    outdated: tuple[Outdated, ...] = ()

    def answer(self, query: DatasetQuery) -> Fetched | None:
        """The fetch that was made for the same question; a fallback asks anew."""
        if query.attempt > 1:
            return None
        asked = _question(query)
        return next((f for f in self.kept if f.query and _question(f.query) == asked), None)


def _question(query: DatasetQuery) -> DatasetQuery:
    """The question as such, whenever it was put."""
    return query.model_copy(update={"clock": None, "attempt": 1})
