"""Following a finished run: its archived ledger, looked through as of another moment."""

from temporalio import activity

from activities.archive.store import Archive
from activities.errors import NoData
from activities.failing import typed_failures
from activities.rules.following import Reviewer
from schemas.fetch import Fetched, ToolCall
from schemas.following import Carried, Followed, FollowStage, LedgerEntry, Outdated
from schemas.research import FiledBlackboard, RunSummary


class FollowingActivities:
    """Hands the fetches of a finished run on."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive

    @activity.defn
    def carry_over(self, given: FollowStage) -> Carried:
        """The fetches that still speak for the present, and why the others do not.

        A kept one is the very record that the other run made: its id, its time, its raw answer.
        """
        with typed_failures():
            summary = self._summary(given.run_id)
            board = self._archive.load(summary.blackboard_ref, FiledBlackboard)
            calls = [self._archive.load(entry.call, ToolCall) for entry in board.ledger]
            review = Reviewer(calls, summary.ticker, given.clock)
            kept, outdated = [], []
            for entry, call in zip(board.ledger, calls, strict=True):
                if why := review.outdated(entry.query, call):
                    outdated.append(Outdated(dataset=call.dataset, reason=why))
                else:
                    kept.append(_fetched(entry, call))
            followed = Followed(
                run_id=summary.run_id, as_of=summary.as_of, verdict=summary.verdict,
                corrected=bool(board.corrections),
            )  # fmt: skip
            return Carried(followed=followed, kept=tuple(kept), outdated=tuple(outdated))

    def _summary(self, run_id: str) -> RunSummary:
        for row in self._archive.find_runs(run_id):
            if row.run_id == run_id and row.kind == "research":
                return RunSummary.model_validate(row.summary)
        raise NoData(f"run {run_id} is not in the archive, so it cannot be followed")


def _fetched(entry: LedgerEntry, call: ToolCall) -> Fetched:
    return Fetched(
        call=call, ref=entry.call, rows=entry.rows, texts=entry.texts, query=entry.query,
        made_by=entry.run_id,
    )  # fmt: skip
