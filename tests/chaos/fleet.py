"""The workers of a lane: real ones, each a process of its own, replaced when they die."""

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import sys
import threading
import time
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import TracebackType
from typing import Self

from temporalio.client import Client

from activities.archive.store import Archive
from activities.rules.mechanism import RuleAnalyst
from activities.settings import Settings
from starter.connect import connect
from tests.chaos.points import Chaos, Orders
from worker import running_workers, sources

START_SECONDS = 60.0


@dataclass(frozen=True)
class Lane:
    """What a worker needs to know: its folder, the server, its queue and its sites."""

    folder: Path
    address: str
    queue: str
    site: str

    @property
    def settings(self) -> Settings:
        """The settings of a worker of this lane."""
        environ = {
            "RESEARCH_DATA_DIR": str(self.folder), "RESEARCH_LOOPBACK": self.site,
            "RESEARCH_TASK_QUEUE": self.queue, "TUSHARE_TOKEN": "token-of-the-harness",
        }  # fmt: skip
        return Settings.from_env(environ)


class Fleet:
    """Workers of one lane, so many of them at any moment as are asked for."""

    def __init__(self, lane: Lane, size: int = 2) -> None:
        self._lane, self._size = lane, size
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(["tests.chaos.loaded"])
        self._living: list[BaseProcess] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for process in self._living:
            process.kill()
            process.join()

    def fill(self, size: int | None = None) -> None:
        """Replace the dead, and wait until the new ones poll."""
        self._living = [process for process in self._living if process.is_alive()]
        hired = [self._hire() for _ in range((size or self._size) - len(self._living))]
        for process, ready in hired:
            if not ready.poll(START_SECONDS) or ready.recv() != "ready":
                raise RuntimeError(f"a worker did not start: see {self._lane.folder}/worker.log")
            self._living.append(process)

    def _hire(self) -> tuple[BaseProcess, Connection]:
        here, there = self._context.Pipe(duplex=False)
        process = self._context.Process(target=_work, args=(self._lane, there), daemon=True)
        process.start()
        there.close()
        return process, here

    def kill_one(self, chance: random.Random) -> float:
        """Kill one of them; the moment at which it died."""
        victim = chance.choice([process for process in self._living if process.is_alive()])
        at = time.time()
        victim.kill()
        victim.join()
        return at


def _work(lane: Lane, ready: Connection) -> None:
    """The life of a worker."""
    log = (lane.folder / "worker.log").open("a", encoding="utf-8")
    os.dup2(log.fileno(), sys.stderr.fileno())
    logging.basicConfig(level=logging.WARNING, force=True)
    threading.Thread(target=_end_with_harness, daemon=True).start()
    asyncio.run(_serve(lane, ready))
    os._exit(0)


def _end_with_harness() -> None:
    """However the harness ends, it leaves no worker behind."""
    harness = multiprocessing.parent_process()
    if harness is not None:
        harness.join()
    os._exit(1)


async def _serve(lane: Lane, ready: Connection) -> None:
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    config = (await connect(lane.address)).config()
    config["interceptors"] = [Chaos(Orders(lane.folder))]
    settings = lane.settings
    archive = Archive.connect(settings.archive_url)
    served = sources(settings)
    for source in served:
        source.prepare()
    async with running_workers(Client(**config), lane.queue, archive, served, RuleAnalyst()):
        ready.send("ready")
        await stop.wait()
