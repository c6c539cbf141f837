"""The crash harness in short: a handful of points. ``make chaos`` goes through all of them."""

import asyncio
import random
from pathlib import Path

from starter.server import EmbeddedServer
from tests.chaos import faults
from tests.chaos.cases import CASES
from tests.chaos.evidence import Hit, Story, recoveries
from tests.chaos.points import Moment, Point
from tests.chaos.report import broken, rows
from tests.chaos.trial import Bench, Outcome
from worker import WORKFLOWS

MOST_SECONDS = 15.0
"""Twice what recovery takes and more: a shared machine may be slow, a lost run never comes back."""


async def _meets(bench: Bench, name: str, activity: int, *moments: Moment) -> list[Outcome]:
    """Runs of a case that meet their fate at one activity, counted from the end of the run."""
    points = [
        Point(
            workflow=CASES[name].workflow, moment=moment,
            activity_id=bench.baselines[name].activities[activity],
        )
        for moment in moments
    ]  # fmt: skip
    return [await bench.at_point(name, point) for point in points]


async def test_runs_survive_the_death_of_workers_and_server(tmp_path: Path) -> None:
    """Same result as undisturbed, no row lost or doubled, no completed fetch made again."""
    embedded = EmbeddedServer(tmp_path)
    known = [["research"], ["question"]]
    async with (
        embedded as (server, _),
        faults.lanes(tmp_path, server.address, known) as (research, question),
    ):
        found = await asyncio.gather(
            _meets(research, "research", -1, Moment.AFTER_EFFECT, Moment.TOGETHER),
            _meets(question, "question", 0, Moment.BEFORE_START, Moment.AFTER_RETURN),
        )
        killed = await faults.server_killed(research, embedded, random.Random(1), "research")
    outcomes = [*found[0], *found[1], killed]

    assert [outcome.why for outcome in outcomes if not outcome.correct] == []
    assert max(seconds for item in outcomes for seconds in item.recoveries) < MOST_SECONDS


def test_every_workflow_type_has_a_case() -> None:
    """A new type of workflow is broken too, or this fails."""
    assert {case.workflow for case in CASES.values()} == {kind.__name__ for kind in WORKFLOWS}


def test_a_bar_that_does_not_hold_is_named() -> None:
    """The harness can fail: wrong, lost and doubled runs are told, and slow recovery is."""
    found = [
        Outcome("workers churn", "here", correct=True, recoveries=[1.0]),
        Outcome("server killed", "here", lost=1, recoveries=[9.0]),
        Outcome("source hangs", "here", correct=True, recoveries=[20.0]),
    ]

    assert broken(rows(found)) == [
        "server killed: {'wrong': 1, 'lost': 1}", "server killed: MTTR p95 9.0 s",
    ]  # fmt: skip


def test_a_recovery_ends_with_the_decision_on_its_step() -> None:
    """Other steps that go on meanwhile are no recovery, and neither is one that is hit again."""
    told = Story(completed={"3": 14.0}, decided=[9.0, 11.0, 14.5, 30.0])

    assert recoveries(told, [Hit(10.0, "3")]) == [4.5]
    assert recoveries(told, [Hit(10.0)]) == [1.0]
    assert recoveries(told, [Hit(15.0), Hit(20.0)]) == [10.0]
