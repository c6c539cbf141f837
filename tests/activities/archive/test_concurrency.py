"""Many writers, one archive: threads and processes, the same content and different."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from activities.archive.store import Archive
from tests.activities.archive.records import run_record

ROOT = Path(__file__).parents[3]
PROCESSES, THREADS, ROUNDS = 4, 8, 10
WRITER = """
import sys
from concurrent.futures import ThreadPoolExecutor
from activities.archive.store import Archive
from tests.activities.archive.records import run_record
archive, process = Archive.connect(sys.argv[1]), sys.argv[2]
threads, rounds = map(int, sys.argv[3:])

def write(thread):
    shared = archive.put("report", b"memo")
    for number in range(rounds)[:: 1 if thread % 2 else -1]:
        archive.put("snapshot", f"shared {number}".encode())
        archive.put("snapshot", f"own {process} {thread} {number}".encode())
        archive.file(run_record(f"s{number}", shared))
        archive.file(run_record(f"{process}{thread}{number}", shared))

print("ready", flush=True)
sys.stdin.readline()
with ThreadPoolExecutor(threads) as pool:
    list(pool.map(write, range(threads)))
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


def _writer(url: str, name: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", WRITER, url, name, str(THREADS), str(ROUNDS)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True, cwd=ROOT,
    )  # fmt: skip


def test_processes_write_side_by_side(archive: Archive, archive_url: str) -> None:
    """Four workers with eight writers each: none fails, nothing is lost, nothing is doubled."""
    writers = [_writer(archive_url, name) for name in "abcd"[:PROCESSES]]
    for writer in writers:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "ready\n"

    with ThreadPoolExecutor(PROCESSES) as pool:
        ends = list(pool.map(lambda writer: writer.communicate("go\n", 90), writers))

    own = PROCESSES * THREADS * ROUNDS
    assert [errors for _, errors in ends] == [""] * PROCESSES
    assert archive.count("blobs") == 1 + ROUNDS + own
    for table in ("runs", "blackboards", "claims", "tool_calls", "reports"):
        assert archive.count(table) == ROUNDS + own
