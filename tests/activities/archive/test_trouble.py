"""What can be wrong with an archive: one line each, with the way out and without a password."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import text

from activities.archive.engine import make_engine
from activities.archive.migrate import downgrade, upgrade
from activities.archive.store import Archive
from activities.errors import ArchiveDown, ArchiveUnusable, ResearchError
from tests.activities.archive.records import eval_case
from tests.postgres import PASSWORD, USER, Postgres

USES: dict[str, Callable[[str], object]] = {
    "upgrade": upgrade,
    "read": lambda url: Archive.connect(url).runs(),
    "write": lambda url: Archive.connect(url).put("snapshot", b"x"),
}
use = pytest.mark.parametrize("use", USES.values(), ids=USES)


@contextmanager
def _one_line(kind: type[ResearchError], *says: str) -> Iterator[None]:
    with pytest.raises(kind) as failed:
        yield
    line = str(failed.value)
    assert all(part in line for part in says), line
    assert "\n" not in line
    assert "wrong" not in line
    assert PASSWORD not in line


@use
def test_a_server_that_does_not_answer(use: Callable[[str], object]) -> None:
    """Nobody listens: it may come back, and the line names the place and the variable."""
    url = f"postgresql://{USER}:{PASSWORD}@127.0.0.1:1/runs"

    with _one_line(ArchiveDown, "cannot be reached", "Connection refused", "RESEARCH_ARCHIVE_URL"):
        use(url)


@use
def test_a_wrong_password(postgres: Postgres, use: Callable[[str], object]) -> None:
    """The user is named and the password is not, neither the right one nor the wrong one."""
    with _one_line(ArchiveUnusable, f"refuses user {USER}", "check user and password"):
        use(postgres.url("postgres", password="wrong"))


@use
def test_an_unknown_user(postgres: Postgres, use: Callable[[str], object]) -> None:
    """A role that was never made reads like a wrong password."""
    with _one_line(ArchiveUnusable, "refuses user nobody_here", "check user and password"):
        use(postgres.url("postgres", user="nobody_here"))


@use
def test_a_missing_database(postgres: Postgres, use: Callable[[str], object]) -> None:
    """A database that was never made is named, with the page that says how to make it."""
    with _one_line(ArchiveUnusable, "/nowhere does not exist", "docs/operator.md"):
        use(postgres.url("nowhere"))


def test_an_option_that_does_not_exist() -> None:
    """A misspelt option after the ? is named."""
    with _one_line(ArchiveUnusable, 'invalid connection option "sslmod"', "RESEARCH_ARCHIVE_URL"):
        upgrade(f"postgresql://{USER}:{PASSWORD}@127.0.0.1:1/runs?sslmod=require")


def test_too_many_connections(postgres: Postgres) -> None:
    """A server that is full may have room later."""
    postgres.execute(f"ALTER ROLE {USER} CONNECTION LIMIT 0")
    try:
        with _one_line(ArchiveDown, "cannot serve now", "too many connections"):
            upgrade(postgres.url("postgres"))
    finally:
        postgres.execute(f"ALTER ROLE {USER} CONNECTION LIMIT -1")


def test_no_right_to_create_tables(postgres: Postgres) -> None:
    """The line holds the very GRANT that is missing."""
    with postgres.database() as url:
        name = url.rpartition("/")[2]
        postgres.execute(f"ALTER DATABASE {name} OWNER TO postgres")
        with _one_line(ArchiveUnusable, f"GRANT CREATE, USAGE ON SCHEMA public TO {USER}"):
            upgrade(url)
        postgres.execute("REVOKE ALL ON SCHEMA public FROM PUBLIC", database=name)
        with _one_line(ArchiveUnusable, f"GRANT CREATE, USAGE ON SCHEMA public TO {USER}"):
            upgrade(url)


def test_no_right_to_connect(postgres: Postgres) -> None:
    """A database of others stays closed, and the line says so."""
    with postgres.database() as url:
        name = url.rpartition("/")[2]
        postgres.execute(f"ALTER DATABASE {name} OWNER TO postgres")
        postgres.execute(f"REVOKE CONNECT ON DATABASE {name} FROM PUBLIC")
        with _one_line(ArchiveUnusable, f"does not let user {USER}", "permission denied"):
            upgrade(url)


def test_a_database_in_another_encoding(postgres: Postgres) -> None:
    """A database that cannot hold Chinese is refused before anything is in it."""
    with (
        postgres.database(options="ENCODING 'LATIN1'") as url,
        _one_line(ArchiveUnusable, "encoded in LATIN1", "ENCODING 'UTF8'"),
    ):
        upgrade(url)


def _execute(url: str, statement: str) -> None:
    engine = make_engine(url)
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def test_an_archive_of_a_newer_version(archive_url: str) -> None:
    """An older program leaves a newer archive alone, and says which of the two to change."""
    _execute(archive_url, "UPDATE alembic_version SET version_num = '9999'")

    for change in (upgrade, downgrade):
        with _one_line(ArchiveUnusable, "schema 9999", "upgrade durable-research"):
            change(archive_url)


def test_a_database_of_another_program(url: str) -> None:
    """Tables of the same name that are not ours are left alone."""
    _execute(url, "CREATE TABLE runs (id INTEGER)")

    with _one_line(ArchiveUnusable, "holds a table of another program"):
        upgrade(url)


@pytest.mark.parametrize("use", [USES["read"], USES["write"]], ids=["read", "write"])
def test_an_archive_without_tables(url: str, use: Callable[[str], object]) -> None:
    """An archive that was never migrated is told apart from one that is broken."""
    with _one_line(ArchiveUnusable, "lacks a table", "start the worker again"):
        use(url)


def test_errors_show_no_documents(archive: Archive, archive_url: str) -> None:
    """What we cannot name is raised as it is, but never with the content of a row."""
    _execute(archive_url, "DROP TABLE eval_cases")
    _execute(archive_url, "CREATE TABLE eval_cases (case_id VARCHAR(80))")
    with pytest.raises(Exception, match="hide_parameters") as failed:
        archive.add_eval_case(eval_case("canary-case"))

    assert "canary-case" not in str(failed.value)
