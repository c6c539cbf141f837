"""Composing (agent 6): turning a judged blackboard into the document its verdict allows."""

from activities.rules.composing.common import ComposeInput, Desk
from activities.rules.composing.degrade import hypothesis_list, watchlist_card
from activities.rules.composing.failure import (
    blocked,
    error_report,
    stopped_report,
    verified_failure,
)
from activities.rules.composing.memo import investment_memo
from schemas.gate import KillSwitchAction, Verdict
from schemas.report import Outcome

__all__ = ["ComposeInput", "blocked", "compose"]


def compose(given: ComposeInput) -> Outcome:
    """The document that the verdict allows: never more, never less."""
    desk = Desk(given)
    if given.rejected:
        return verified_failure(desk)
    if given.stopped:
        return stopped_report(desk)
    gate = given.gate
    if gate is None or gate.verdict is Verdict.FAIL:
        return error_report(desk)
    if gate.verdict is Verdict.PASS:
        return investment_memo(desk)
    if any(f.action is KillSwitchAction.DEGRADE_TO_WATCHLIST for f in gate.firings):
        return watchlist_card(desk)
    return hypothesis_list(desk)
