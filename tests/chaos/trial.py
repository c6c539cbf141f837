"""One run under one fault, and what is to be said of it afterwards."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Self

from temporalio.client import Client

from activities.archive.migrate import upgrade
from activities.archive.store import Archive
from tests.chaos.cases import CASES, Case, Ended, plain
from tests.chaos.evidence import (
    Baseline,
    Hit,
    Ledger,
    Story,
    owners,
    recoveries,
    repeated,
    story,
)
from tests.chaos.fleet import Fleet, Lane
from tests.chaos.points import Moment, Orders, Point
from tests.loopback import Loopback

PATIENCE = 150.0
Disturb = Callable[[], Awaitable[list[Hit]]]
"""Disturbs runs that are being started, and says when."""


@dataclass
class Outcome:
    """What became of one run under one fault."""

    fault: str
    where: str
    correct: bool = False
    lost: int = 0
    doubled: int = 0
    recoveries: list[float] = field(default_factory=list)
    why: list[str] = field(default_factory=list)


@dataclass
class Mark:
    """How far requests, journal and archive had come before a run."""

    requests: int
    lines: int
    totals: Counter[str]


class Bench:
    """A lane at work: server, sites, archive, workers, and what undisturbed runs look like."""

    def __init__(self, lane: Lane, site: Loopback, client: Client) -> None:
        self.lane, self.site, self.client = lane, site, client
        self.orders, self.fleet = Orders(lane.folder), Fleet(lane)
        self.baselines: dict[str, Baseline] = {}
        self._number = 0

    async def __aenter__(self) -> Self:
        url = self.lane.settings.archive_url
        upgrade(url)
        self.archive, self.ledger = Archive.connect(url), Ledger(url)
        await asyncio.to_thread(self.fleet.fill, 1)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.fleet.__exit__(kind, error, trace)
        self.archive.close()
        self.ledger.close()

    async def learn(self, names: Sequence[str]) -> None:
        """Run each case twice undisturbed: in turns, to see who asks what, and as usual."""
        for name in names:
            case = CASES[name]
            if case.first:
                await case.first(self.client, self.lane.queue, self.archive, 0)
            self.orders.one_by_one(wanted=True)
            before = self.mark()
            first = await self.start(case)
            asked, journal = self.since(before)
            self.orders.one_by_one(wanted=False)
            before = self.mark()
            again = await self.start(case)
            if plain(first) != plain(again):
                raise RuntimeError(f"two undisturbed runs of {name} differ")
            told = await story(self.client, again.hit, None)
            self.baselines[name] = Baseline(
                plain(again), self.ledger.rows(again.run_id), self.ledger.totals() - before.totals,
                owners(asked, journal, first.run_id),
                tuple(told.scheduled), frozenset(told.completed),
                told.decided[-1] - told.decided[0],
            )  # fmt: skip
        await asyncio.to_thread(self.fleet.fill)

    async def start(self, case: Case) -> Ended:
        """Run a case to its end."""
        self._number += 1
        return await asyncio.wait_for(
            case.run(self.client, self.lane.queue, self.archive, self._number), PATIENCE
        )

    def mark(self) -> Mark:
        """Where things stand."""
        return Mark(len(self.site.requests), len(self.orders.journal()), self.ledger.totals())

    def since(self, mark: Mark) -> tuple[Sequence[Any], list[dict[str, Any]]]:
        """The requests and the journal since then."""
        return self.site.requests[mark.requests :], self.orders.journal()[mark.lines :]

    async def at_point(self, name: str, point: Point) -> Outcome:
        """A run of the case whose worker meets its fate at ``point``; another one is up."""
        self.orders.arm(point)
        where = f"{name} {point.activity_id}"
        outcome = await self.trial(point.moment, where, [name])
        if not outcome.recoveries:
            outcome.correct = False
            outcome.why.append("the point was never reached")
        await asyncio.to_thread(self.fleet.fill)
        return outcome

    async def trial(
        self,
        fault: str,
        where: str,
        names: Sequence[str],
        disturb: Disturb | None = None,
    ) -> Outcome:
        """Runs of the cases at once, disturbed, and compared with undisturbed ones."""
        outcome, before = Outcome(fault, where), self.mark()
        tasks = [asyncio.create_task(self.start(CASES[name])) for name in names]
        hits = await disturb() if disturb else []
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        hits = hits if disturb else self.orders.fired()
        known = []
        for name, end in zip(names, ends, strict=True):
            if isinstance(end, BaseException):
                outcome.lost += 1
                outcome.why.append(f"{name} did not finish: {end!r}")
                continue
            told = await story(self.client, end.workflow_id, None)
            known.append((end, self.baselines[name], told))
            await self._judge(outcome, known[-1])
            hit = told if end.hit == end.workflow_id else await story(self.client, end.hit, None)
            outcome.recoveries += recoveries(hit, hits)
        self._compare(outcome, before, known)
        outcome.correct = not outcome.why
        return outcome

    async def _judge(self, outcome: Outcome, known: tuple[Ended, Baseline, Story]) -> None:
        """Whether one run says and left behind what it should."""
        end, baseline, _ = known
        if plain(end) != baseline.result:
            outcome.why.append(f"{end.workflow_id} says something else")
        rows = self.ledger.rows(end.run_id)
        gone, missing = baseline.rows - rows, self.ledger.missing_contents(end.run_id)
        if gone or missing:
            outcome.lost += 1
            outcome.why.append(f"rows are missing: {dict(gone)}, {missing} contents")
        if rows - baseline.rows:
            outcome.doubled += 1
            outcome.why.append(f"rows are doubled: {dict(rows - baseline.rows)}")

    def _compare(
        self, outcome: Outcome, before: Mark, known: Sequence[tuple[Ended, Baseline, Story]]
    ) -> None:
        """Whether the whole archive grew as it should, and no completed fetch was made again."""
        expected: Counter[str] = sum((item[1].grown for item in known), Counter())
        more = self.ledger.totals() - before.totals - expected
        if outcome.fault.startswith("source"):
            del more["raw"]  # what a source sent instead of an answer is kept as evidence
        requests, journal = self.since(before)
        again = repeated(requests, journal, known)
        if more or again:
            outcome.doubled += 1
            outcome.why.append(f"rows too many: {dict(more)}, requests too many: {again}")


def points(name: str, baseline: Baseline, moments: Sequence[Moment]) -> list[Point]:
    """Every activity of a case, with every moment."""
    kind = CASES[name].workflow
    return [
        Point(workflow=kind, activity_id=activity, moment=moment)
        for activity in baseline.activities
        for moment in moments
    ]
