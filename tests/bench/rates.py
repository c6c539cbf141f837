"""Do N worker processes together keep the limit of one upstream? Prints a table.

Each row is a fresh task queue on a real development server, real worker processes that serve the
upstream alone, and live fetches from a loopback server that notes when it is asked.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from temporalio.client import Client

from activities.rules.rates import WINDOW_SECONDS
from starter.queues import status
from starter.server import EmbeddedServer
from tests.bench.dispatch import burst, most_within, steady_rate
from tests.loopback import Loopback

CALLS = 60
PER_SECOND = 5
WORKERS = (1, 2, 4)


@contextmanager
def _worker(folder: Path, address: str, queue: str, site: str) -> Iterator[None]:
    environ = {
        **os.environ,
        "RESEARCH_DATA_DIR": str(folder),
        "RESEARCH_TASK_QUEUE": queue,
        "RESEARCH_SERVES": "tushare",
        "RESEARCH_RATES": f"tushare={round(PER_SECOND * WINDOW_SECONDS)}",
        "RESEARCH_LOOPBACK": site,
        "TEMPORAL_ADDRESS": address,
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "worker"], env=environ, stdout=subprocess.PIPE, text=True
    )
    try:
        if process.stdout is None or process.stdout.readline().strip() != "ready":
            raise RuntimeError("a worker did not start")
        yield
    finally:
        process.terminate()
        process.communicate(timeout=30)


async def _row(client: Client, address: str, folder: Path, workers: int) -> str:
    queue = f"bench-{workers}"
    with Loopback() as site:
        running = [_worker(folder, address, queue, site.url) for _ in range(workers)]
        for each in running:
            await asyncio.to_thread(each.__enter__)
        limit = (await status(client, f"{queue}-tushare")).limit
        served = await burst(client, queue, CALLS)
        for each in running:
            await asyncio.to_thread(each.__exit__, None, None, None)
        moments = [request.at for request in site.requests]
    rate = limit.per_second if limit else 0.0
    return (
        f"{workers:>7}  {rate:>7.2f}/s  {served:>6}  {steady_rate(moments):>11.2f}/s  "
        f"{most_within(1.0, moments):>15}"
    )


async def main() -> None:
    """Measure each number of workers on one server."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with EmbeddedServer(folder) as (server, client):
            print("workers     limit  served  steady rate  max in a second")
            for workers in WORKERS:
                print(await _row(client, server.address, folder, workers), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
