"""Many writers, one archive."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from activities.archive.store import Archive
from tests.activities.archive.records import run_record

ROOT = Path(__file__).parents[3]
WRITER = """
import sys
from activities.archive.store import Archive
from tests.activities.archive.records import run_record
archive, name = Archive.connect(sys.argv[1]), sys.argv[2]
print("ready", flush=True)
sys.stdin.readline()
shared = archive.put("report", b"memo")
for number in range(40):
    archive.put("snapshot", f"{number}".encode())
    archive.file(run_record(f"{name}-{number}", shared))
archive.close()
"""


def test_threads_write_side_by_side(archive: Archive) -> None:
    """Eight threads that write the same and different content lose none and double none."""

    def write(thread: int) -> None:
        for number in range(20):
            archive.put("snapshot", f"shared {number}".encode())
            archive.put("snapshot", f"own {thread} {number}".encode())

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(write, range(8)))

    assert archive.count("blobs") == 20 + 8 * 20


def test_threads_file_the_same_run(archive: Archive) -> None:
    """An activity that runs twice at once files its run once."""
    record = run_record("r1", archive.put("report", b"memo"))

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda _: archive.file(record), range(16)))

    assert [archive.count(table) for table in ("runs", "claims", "reports")] == [1, 1, 1]


def test_processes_write_side_by_side(archive: Archive, url: str) -> None:
    """Two workers on one file wait for each other instead of failing."""
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", WRITER, url, name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        for name in ("a", "b")
    ]
    for writer in writers:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "ready\n"

    with ThreadPoolExecutor(2) as pool:
        ends = list(pool.map(lambda writer: writer.communicate("go\n", 30), writers))

    assert [errors for _, errors in ends] == ["", ""]
    assert (archive.count("blobs"), archive.count("runs")) == (41, 80)
