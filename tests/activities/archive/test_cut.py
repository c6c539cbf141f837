"""Connections that are cut in the midst of writing: nothing is lost, doubled or half there."""

import threading
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import text

from activities.archive.engine import make_engine
from activities.archive.store import Archive
from activities.errors import ArchiveDown
from tests.activities.archive.records import run_record
from tests.postgres import TEMPLATE, Postgres

WRITERS, CUTS = 6, 12
HALF = """
SELECT count(*) FROM runs r
WHERE NOT EXISTS (SELECT 1 FROM claims c WHERE c.run_id = r.run_id)
   OR NOT EXISTS (SELECT 1 FROM reports p WHERE p.run_id = r.run_id)
"""


class Writer:
    """Writes runs until it is told to stop; a cut is tried again, as Temporal would."""

    def __init__(self, archive: Archive, stop: threading.Event) -> None:
        self._archive, self._stop = archive, stop
        self.cuts = 0

    def write(self, name: int) -> int:
        """How many runs it filed."""
        number = 0
        while not self._stop.is_set():
            self._file(f"{name}-{number}")
            number += 1
        return number

    def _file(self, run_id: str) -> None:
        while True:
            try:
                self._archive.file(run_record(run_id, self._archive.put("memo", run_id.encode())))
            except ArchiveDown:
                self.cuts += 1
            else:
                return


def test_connections_cut_in_the_midst_of_writes(postgres: Postgres) -> None:
    """Each write that a cut met fails in a way that is retried, and is there once in the end."""
    with postgres.database(TEMPLATE) as url, ThreadPoolExecutor(WRITERS) as pool:
        archive, stop = Archive.connect(url), threading.Event()
        writers = [Writer(archive, stop) for _ in range(WRITERS)]
        ends = [pool.submit(writer.write, name) for name, writer in enumerate(writers)]
        while sum(writer.cuts for writer in writers) < CUTS and not any(e.done() for e in ends):
            postgres.cut()
        stop.set()
        filed = sum(end.result() for end in ends)

        assert archive.count("runs") == archive.count("claims") == archive.count("blobs") == filed
        assert _half(url) == 0
        archive.close()


def test_connections_cut_while_nobody_uses_them(postgres: Postgres) -> None:
    """A connection is tested before use: a restart between two writes is not even noticed."""
    with postgres.database(TEMPLATE) as url:
        archive = Archive.connect(url)
        archive.put("snapshot", b"before")
        assert postgres.cut() == 1
        archive.put("snapshot", b"after")

        assert archive.count("blobs") == 2
        archive.close()


def _half(url: str) -> int:
    engine = make_engine(url)
    with engine.connect() as connection:
        half = connection.execute(text(HALF)).scalar_one()
    engine.dispose()
    return int(half)
