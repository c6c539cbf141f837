"""``make chaos``: break things on purpose, at every boundary, and say what became of the runs.

The recovery time (MTTR) of a run whose worker is killed at an activity is counted from the kill
until the run has that activity's result and has decided on it; with faults that come at a random
moment, until its next decision. A second worker is up, or is started by what supervises.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from dataclasses import asdict
from pathlib import Path

from starter.server import EmbeddedServer
from tests.chaos import faults, report
from tests.chaos.cases import CASES
from tests.chaos.points import KILLS, Moment
from tests.chaos.trial import Bench, Outcome, points

GROUPS = ("kill", "duplicate", "server", "churn", "source", "up")
RUNS = 10
"""Of each fault that comes at a random moment, unless ``--runs`` says otherwise."""


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="chooses the moments and the samples")
    parser.add_argument(
        "--runs", type=int, help="at most so many of each fault; default: every point, 10 of others"
    )
    parser.add_argument("--faults", default=",".join(GROUPS), help=f"some of {','.join(GROUPS)}")
    parser.add_argument("--lanes", type=int, default=2, help="runs at once, where they may be")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args()
    asked.faults = [name for name in asked.faults.split(",") if name]
    for name in set(asked.faults) - set(GROUPS):
        parser.error(f"--faults has {name!r}: use some of {', '.join(GROUPS)}")
    return asked


async def _at_points(
    benches: Sequence[Bench], moments: Sequence[Moment], most: int | None, chance: random.Random
) -> AsyncIterator[Outcome]:
    """Every activity of every workflow type, the lanes sharing the work."""
    todo = [
        (name, point)
        for name, baseline in benches[0].baselines.items()
        for point in points(name, baseline, moments)
    ]
    if most is not None:
        todo = [
            item
            for moment in moments
            for item in chance.sample([i for i in todo if i[1].moment is moment], most)
        ]
    queue: asyncio.Queue[Outcome] = asyncio.Queue()

    async def work(bench: Bench) -> None:
        while todo:
            name, point = todo.pop(0)
            await queue.put(await bench.at_point(name, point))

    expected = len(todo)
    workers = [asyncio.create_task(work(bench)) for bench in benches]
    for _ in range(expected):
        yield await queue.get()
    await asyncio.gather(*workers)


async def _outside(
    asked: argparse.Namespace, bench: Bench, server: EmbeddedServer, chance: random.Random
) -> AsyncIterator[Outcome]:
    """The faults that come from outside, one after the other."""
    count = asked.runs or RUNS
    if "server" in asked.faults:
        for number in range(count):
            name = list(CASES)[number % 2]
            yield await faults.server_killed(bench, server, chance, name)
    if "churn" in asked.faults:
        for _ in range(count):
            yield await faults.churned(bench, chance)
    if "source" in asked.faults:
        asks = faults.requests_of(bench.baselines["research"])
        for fault in faults.SITES:
            slow = 2 if fault.split()[1] in ("hangs", "trickles") else 1
            for wanted in chance.sample(asks, min(len(asks), max(1, count // slow // 2))):
                yield await faults.source_fails(bench, fault, "research", wanted)


async def _broken(asked: argparse.Namespace) -> AsyncIterator[Outcome]:
    """All that was asked for, one outcome after the other."""
    chance = random.Random(asked.seed)
    with tempfile.TemporaryDirectory() as name:
        server = EmbeddedServer(Path(name))
        async with (
            server as (address, _),
            faults.lanes(Path(name), address.address, [list(CASES)] * asked.lanes) as benches,
        ):
            _say(f"{len(benches)} lanes, undisturbed runs known")
            if "kill" in asked.faults:
                async for outcome in _at_points(benches, KILLS, asked.runs, chance):
                    yield outcome
            if "duplicate" in asked.faults:
                twice = (Moment.TWICE, Moment.TOGETHER)
                async for outcome in _at_points(benches, twice, asked.runs, chance):
                    yield outcome
            async for outcome in _outside(asked, benches[0], server, chance):
                yield outcome
        if "up" in asked.faults:
            folder = Path(name) / "up"
            async with faults.service(folder) as process:
                count = asked.runs or RUNS
                async for outcome in faults.lone_worker_killed(process.pid, folder, chance, count):
                    yield outcome


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


async def _main() -> int:
    asked, outcomes = _asked(), []
    async for outcome in _broken(asked):
        outcomes.append(outcome)
        took = ", ".join(f"{seconds:.1f} s" for seconds in outcome.recoveries)
        _say(f"{outcome.fault} | {outcome.where} | {took} | {'; '.join(outcome.why) or 'ok'}")
    found = report.rows(outcomes)
    if asked.json:
        runs = [asdict(outcome) for outcome in outcomes]
        print(json.dumps({"seed": asked.seed, "faults": found, "runs": runs}, default=str))
    else:
        print(report.table(found, asked.seed))
    bars = report.broken(found)
    for bar in bars:
        _say(f"a bar does not hold: {bar}")
    return 1 if bars else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(_main()))
