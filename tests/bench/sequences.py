"""The long form of the sequences of orders: ``python -m tests.bench.sequences --count 10000``."""

import argparse
import asyncio
import os
import tempfile
import time
from datetime import timedelta
from pathlib import Path

from temporalio.contrib.pydantic import pydantic_data_converter
from temporalio.testing import WorkflowEnvironment

from activities.archive.migrate import upgrade
from activities.archive.store import Archive
from starter.server import DYNAMIC_CONFIG
from tests.conftest import BIN
from tests.lab import Lab
from tests.workflows.sequences import drive
from workflows import visibility

REPORTED = 500
"""After so many sequences the progress is printed."""


async def measure(count: int, seed: int, folder: Path) -> None:
    """Run ``count`` sequences on a server of their own and print what was taken and refused."""
    url = f"sqlite:///{folder / 'archive.sqlite'}"
    upgrade(url)
    archive, begun = Archive.connect(url), time.monotonic()
    taken: dict[str, list[int]] = {}
    async with await WorkflowEnvironment.start_local(
        dev_server_existing_path=str(BIN / "temporal"),
        dev_server_startup_timeout=timedelta(seconds=60),
        dev_server_log_level="error",
        data_converter=pydantic_data_converter,
        search_attributes=visibility.ALL,
        dev_server_extra_args=[
            part for value in DYNAMIC_CONFIG for part in ("--dynamic-config-value", value)
        ],
    ) as server:
        for done in range(0, count, REPORTED):
            size = min(REPORTED, count - done)
            told = await drive(Lab(server.client, archive), size, seed + done)
            for order in {*told.taken, *told.refused}:
                sums = taken.setdefault(order, [0, 0])
                sums[0] += told.taken.get(order, 0)
                sums[1] += told.refused.get(order, 0)
            seconds = time.monotonic() - begun
            print(f"{done + size} sequences in {seconds:.0f} s", flush=True)
    print(f"seed {seed}: no illegal transition in {count} sequences")
    for order, (yes, no) in sorted(taken.items()):
        print(f"{order:10} taken {yes:7} refused {no:7}")


def main() -> None:
    """Read count and seed from the command line or the environment."""
    parser = argparse.ArgumentParser(description=__doc__)
    environ = os.environ
    parser.add_argument("--count", type=int, default=int(environ.get("SEQUENCES", "10000")))
    parser.add_argument("--seed", type=int, default=int(environ.get("SEED", "1")))
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(chosen.count, chosen.seed, Path(folder)))


if __name__ == "__main__":
    main()
