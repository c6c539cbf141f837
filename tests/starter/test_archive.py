"""The archive as the commands see it, on both databases."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from activities.archive.migrate import HEAD
from tests.postgres import PASSWORD, TEMPLATE, USER, Postgres
from tests.starter.conftest import Call

COMMANDS = [("list",), ("doctor",), ("archive", "status"), ("archive", "upgrade"), ("up",)]


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an archive that is not there yet."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'other.sqlite'}"
        return
    server: Postgres = request.getfixturevalue("postgres")
    with server.database() as url:
        yield url


def test_an_operator_looks_after_an_archive(call: Call, address: str) -> None:
    """Status, upgrade and downgrade say which schema there is, and never a password."""
    said = [
        call("archive", *words, RESEARCH_ARCHIVE_URL=address)
        for words in (
            ("status",), ("upgrade",), ("status", "--json"), ("downgrade", "base"),
            ("downgrade", "base", "--yes"), ("status",), ("downgrade", "7", "--yes"),
        )
    ]  # fmt: skip

    assert [ended.code for ended in said] == [0, 0, 0, 2, 0, 0, 2]
    assert f"none (this program: {HEAD})" in said[0].out
    assert json.loads(said[2].out)["schema"] == HEAD
    assert json.loads(said[2].out)["rows"]["runs"] == 0
    assert "add --yes" in said[3].err
    assert f"none (this program: {HEAD})" in said[5].out
    assert "'7' is no schema: use one of base, 0001" in said[6].err
    assert PASSWORD not in "".join(ended.out + ended.err for ended in said)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("password", [PASSWORD, "wrong-canary"], ids=["no database", "no login"])
def test_a_server_that_refuses_is_one_line(
    call: Call, postgres: Postgres, command: tuple[str, ...], password: str
) -> None:
    """Every command says in one line what is wrong, and exits with 1."""
    ended = call(*command, RESEARCH_ARCHIVE_URL=postgres.url("nowhere", password=password))
    said = [line for line in (ended.out + ended.err).splitlines() if "archive postgres" in line]

    assert ended.code == 1
    assert len(said) == 1
    assert "does not exist" in said[0] or f"refuses user {USER}" in said[0]
    assert password not in ended.out + ended.err


def test_doctor_shows_where_the_archive_is(call: Call, postgres: Postgres) -> None:
    """User, host and database are there for whoever must find it; the password is not."""
    with postgres.database(TEMPLATE) as url:
        ended = [call("doctor", *json_, RESEARCH_ARCHIVE_URL=url) for json_ in ((), ("--json",))]

    assert [end.code for end in ended] == [0, 0]
    for end in ended:
        assert f"postgresql://{USER}@127.0.0.1:{postgres.port}/" in end.out
        assert PASSWORD not in end.out + end.err


@pytest.mark.parametrize(
    ("address", "code", "says"),
    [
        (f"postgresql://u:{PASSWORD}@127.0.0.1:1/x", 1, "cannot be reached"),
        (f"postgresql+asyncpg://u:{PASSWORD}@h/x", 1, "RESEARCH_ARCHIVE_URL is no archive"),
    ],
    ids=["nobody there", "another driver"],
)
def test_a_worker_that_cannot_have_its_archive_ends_with_one_line(
    tmp_path: Path, address: str, code: int, says: str
) -> None:
    """A worker without an archive does not pretend to work."""
    ended = subprocess.run(
        [sys.executable, "-m", "worker"], capture_output=True, text=True, check=False,
        env={**os.environ, "RESEARCH_DATA_DIR": str(tmp_path), "RESEARCH_ARCHIVE_URL": address},
    )  # fmt: skip

    assert ended.returncode == code
    assert says in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert PASSWORD not in ended.stderr
