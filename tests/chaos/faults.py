"""The faults that come from outside a worker: servers and workers killed, sites that misbehave."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from activities.archive.store import Archive
from starter.connect import connect
from starter.server import EmbeddedServer, known_address, running
from starter.service import SUPERVISE_SECONDS
from tests.chaos.cases import CASES, plain
from tests.chaos.evidence import SKEW, Baseline, Hit, Key, key, recoveries, story
from tests.chaos.fleet import Lane
from tests.chaos.trial import Bench, Outcome
from tests.loopback import Loopback, Reply, page, reset, silence, trickle_headers

CHURNED = ("research", "question", "eval-case")
KILLS_OF_A_CHURN = 2
ENV_OF_UP = ("PATH", "HOME", "LANG", "PYTHONPATH", "VIRTUAL_ENV")
HANG_SECONDS = 60.0
SECONDS_OF_A_RUN = 0.6

SITES: dict[str, Callable[[], Reply]] = {
    "source answers 502": lambda: page(502),
    "source resets": reset,
    "source hangs": lambda: silence(HANG_SECONDS),
    "source trickles": trickle_headers,
}


async def server_killed(
    bench: Bench, server: EmbeddedServer, chance: random.Random, name: str
) -> Outcome:
    """The Temporal server dies at some moment of a run; what supervises it starts it again."""
    delay = chance.uniform(0.05, 0.8 * bench.baselines[name].seconds)

    async def disturb() -> list[Hit]:
        found = await running(bench.lane.folder.parent)
        if found is None:
            raise RuntimeError("the server does not run")
        await asyncio.sleep(delay)
        os.kill(found.pid, signal.SIGKILL)
        at = time.time()
        await asyncio.sleep(chance.uniform(0, SUPERVISE_SECONDS))
        while await server.revive() is None:  # noqa: ASYNC110 - as what supervises it does
            await asyncio.sleep(SUPERVISE_SECONDS)
        return [Hit(at)]

    return await bench.trial("server killed", f"{name} at {delay:.2f} s", [name], disturb)


async def churned(bench: Bench, chance: random.Random) -> Outcome:
    """Three runs at once on two workers, and now and then one of the two dies."""

    async def disturb() -> list[Hit]:
        hits = []
        for _ in range(KILLS_OF_A_CHURN):
            await asyncio.sleep(chance.uniform(0.1, 0.6))
            hits.append(Hit(bench.fleet.kill_one(chance)))
            await asyncio.to_thread(bench.fleet.fill)
        return hits

    return await bench.trial("workers churn", " + ".join(CHURNED), CHURNED, disturb)


async def source_fails(bench: Bench, fault: str, name: str, asked: Key) -> Outcome:
    """One request of a run meets a site in trouble; the next one is answered."""
    host, path, _ = asked
    seen = len(bench.site.requests)
    bench.site.answer_with(SITES[fault](), host, path, times=1)

    async def disturb() -> list[Hit]:
        while True:
            for request in bench.site.requests[seen:]:
                if (request.host, request.path) == (host, path):
                    step = bench.baselines[name].owners[key(request)][0]
                    return [Hit(request.at + SKEW, step)]
            await asyncio.sleep(0.01)

    return await bench.trial(fault, f"{name} {host}{path}", [name], disturb)


def requests_of(baseline: Baseline) -> list[Key]:
    """The requests of a case whose fetch has an answer, in a fixed order."""
    return sorted(
        asked for asked, makers in baseline.owners.items() if makers[0] in baseline.completed
    )


@asynccontextmanager
async def service(folder: Path) -> AsyncIterator[subprocess.Popen[str]]:
    """``research up`` in a process of its own, as anybody starts it."""
    environ = {name: os.environ[name] for name in ENV_OF_UP if name in os.environ}
    process = subprocess.Popen(  # noqa: ASYNC220 - returns at once
        [sys.executable, "-m", "starter", "up", "--port", "0", "--ui-port", "0"],
        env={**environ, "RESEARCH_DATA_DIR": str(folder)}, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        await asyncio.to_thread(_until_ready, process)
        yield process
    finally:
        process.terminate()
        await asyncio.to_thread(process.communicate)


def _until_ready(process: subprocess.Popen[str]) -> None:
    for line in process.stdout or ():
        if line.startswith("ready"):
            return
    raise RuntimeError("research up did not start")


def _worker_of(pid: int) -> int:
    """The worker among the children of ``research up``."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    for child in children:
        command = Path(f"/proc/{child}/cmdline").read_bytes().split(b"\0")
        if b"worker" in command:
            return int(child)
    raise RuntimeError("research up has no worker")


async def lone_worker_killed(
    up: int, folder: Path, chance: random.Random, runs: int
) -> AsyncIterator[Outcome]:
    """The only worker of ``research up`` dies; each run waits until there is another."""
    client = await connect(known_address(folder))
    archive, case = Archive.connect(f"sqlite:///{folder / 'archive.sqlite'}"), CASES["research"]
    first = plain(await case.run(client, "research", archive, 0))
    for _ in range(runs):
        delay = chance.uniform(0.05, SECONDS_OF_A_RUN)
        run = asyncio.create_task(case.run(client, "research", archive, 0))
        await asyncio.sleep(delay)
        os.kill(_worker_of(up), signal.SIGKILL)
        hit = Hit(time.time())
        ended = await run
        outcome = Outcome("lone worker of `up` killed", f"research at {delay:.2f} s")
        if plain(ended) != first:
            outcome.why.append("it says something else")
        outcome.recoveries += recoveries(await story(client, ended.workflow_id, None), [hit])
        outcome.correct = not outcome.why
        yield outcome
    archive.close()


@asynccontextmanager
async def lanes(
    folder: Path, address: str, cases: Sequence[Sequence[str]]
) -> AsyncIterator[list[Bench]]:
    """Benches beside each other, each with its own sites, archive, queue, workers and cases."""
    async with AsyncExitStack() as stack:
        benches = []
        for number in range(len(cases)):
            own = folder / f"lane-{number}"
            own.mkdir()
            site = stack.enter_context(Loopback())
            bench = Bench(
                Lane(own, address, f"chaos-{number}", site.url), site, await connect(address)
            )
            benches.append(await stack.enter_async_context(bench))
        learning = [bench.learn(own) for bench, own in zip(benches, cases, strict=True)]
        await asyncio.gather(*learning)
        yield benches
