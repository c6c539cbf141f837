"""The archive's schema: created, upgraded and taken back in real files."""

import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, Inspector, event, inspect

from activities.archive import tables
from activities.archive.engine import make_engine
from activities.archive.migrate import HEAD, downgrade, upgrade
from activities.archive.store import Archive
from tests.activities.archive.records import eval_case, run_record
from tests.postgres import PASSWORD, TEMPLATE, USER, Postgres

ROOT = Path(__file__).parents[3]
OURS = set(tables.metadata.tables)


def _tables(url: str) -> set[str]:
    engine = make_engine(url)
    try:
        inspector: Inspector = inspect(engine)
        return set(inspector.get_table_names())
    finally:
        engine.dispose()


def test_the_migrated_schema_is_the_declared_one(url: str) -> None:
    """Migrations and ``tables.metadata`` say the same, types and indexes included."""
    upgrade(url)
    engine = make_engine(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        differences = compare_metadata(context, tables.metadata)
    engine.dispose()

    assert differences == []


def test_head_is_the_newest_migration() -> None:
    """The version that ``upgrade`` looks for is the one that the migrations end with."""
    config = Config()
    config.set_main_option("script_location", "activities.archive:migrations")
    config.set_main_option("path_separator", "os")

    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


def test_up_down_and_up_again(url: str) -> None:
    """A downgrade takes every table away, and the next upgrade brings them back."""
    upgrade(url)
    assert _tables(url) == OURS | {"alembic_version"}

    downgrade(url)
    assert _tables(url) == {"alembic_version"}

    upgrade(url)
    assert _tables(url) >= OURS


def test_an_unknown_schema_is_refused(archive_url: str) -> None:
    """A downgrade to a schema that never was names those that are, and touches nothing."""
    with pytest.raises(ValueError, match="use one of base, 0001"):
        downgrade(archive_url, "0000")

    assert _tables(archive_url) >= OURS


def test_whoever_may_only_read_may_start(archive_url: str, archive: Archive) -> None:
    """An archive that is up to date is not written to by a start."""
    changed: list[str] = []

    def note(*args: object) -> None:
        if not str(args[2]).startswith(("SELECT", "PRAGMA", "BEGIN")):
            changed.append(str(args[2]))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        upgrade(archive_url)
        archive.runs()
    finally:
        event.remove(Engine, "before_cursor_execute", note)

    assert changed == []


def test_a_role_that_may_only_read_and_insert_is_enough(postgres: Postgres) -> None:
    """Once the owner has made the tables, workers need no right to change them."""
    with postgres.database(TEMPLATE) as url:
        name = url.rpartition("/")[2]
        for statement in (
            f"CREATE ROLE clerk LOGIN PASSWORD '{PASSWORD}'",
            "GRANT USAGE ON SCHEMA public TO clerk",
            "GRANT SELECT, INSERT ON ALL TABLES IN SCHEMA public TO clerk",
        ):
            postgres.execute(statement, database=name)
        clerk = postgres.url(name, user="clerk")
        upgrade(clerk)
        archive = Archive.connect(clerk)
        for _ in range(2):
            archive.file(run_record("r1", archive.put("report", b"memo")))
            archive.add_eval_case(eval_case())

        assert archive.report("r1", "md", "zh") == b"memo"
        archive.close()
        postgres.execute("DROP OWNED BY clerk", database=name)
        postgres.execute("DROP ROLE clerk")


def test_upgrading_again_keeps_what_is_there(archive_url: str, archive: Archive) -> None:
    """Each start of a process upgrades; the runs stay."""
    archive.file(run_record("r1", archive.put("report", b"memo")))

    upgrade(archive_url)

    assert archive.report("r1", "md", "zh") == b"memo"


def test_a_kill_in_the_middle_leaves_nothing(url: str) -> None:
    """A migration that dies half-way is as if it had never begun, and runs again."""

    def die(*args: object) -> None:
        if "CREATE TABLE claims" in str(args[2]):
            raise KeyboardInterrupt

    event.listen(Engine, "before_cursor_execute", die)
    try:
        with pytest.raises(KeyboardInterrupt):
            upgrade(url)
    finally:
        event.remove(Engine, "before_cursor_execute", die)

    assert _tables(url) == set()
    upgrade(url)
    assert _tables(url) >= OURS


def test_a_migration_waits_for_one_that_is_under_way(postgres: Postgres) -> None:
    """A worker that starts while another migrates waits, and then finds it done."""
    begun, go_on = threading.Event(), threading.Event()

    def hold(*args: object) -> None:
        if "CREATE TABLE claims" in str(args[2]):
            begun.set()
            go_on.wait(30)

    event.listen(Engine, "before_cursor_execute", hold)
    try:
        with postgres.database() as url, ThreadPoolExecutor(2) as pool:
            first = pool.submit(upgrade, url)
            assert begun.wait(30)
            second = pool.submit(upgrade, url)
            while not _waiting(postgres) and not second.done():
                pass
            go_on.set()
            first.result(30)
            second.result(30)

            assert _tables(url) >= OURS
    finally:
        event.remove(Engine, "before_cursor_execute", hold)


def _waiting(postgres: Postgres) -> bool:
    query = "SELECT 1 FROM pg_stat_activity WHERE usename = %s AND wait_event_type = 'Lock'"
    with postgres.connect() as connection:
        return connection.execute(query, [USER]).fetchone() is not None


RACE = """
import sys
from activities.archive.migrate import upgrade
print("ready", flush=True)
sys.stdin.readline()
upgrade(sys.argv[1])
"""


def test_processes_race_to_create_one_archive(url: str) -> None:
    """Several processes that start on a new file at once all find it ready."""
    racers = [
        subprocess.Popen(
            [sys.executable, "-c", RACE, url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        for _ in range(4)
    ]
    for racer in racers:
        assert racer.stdout is not None
        assert racer.stdout.readline() == "ready\n"
    for racer in racers:
        assert racer.stdin is not None
        racer.stdin.write("go\n")
        racer.stdin.flush()

    errors = [racer.communicate(timeout=90)[1] for racer in racers]

    assert errors == [""] * 4
    assert [racer.returncode for racer in racers] == [0] * 4
    assert _tables(url) == OURS | {"alembic_version"}
