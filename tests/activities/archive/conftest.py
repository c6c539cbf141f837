"""The archive of a test: each test that asks for one runs on SQLite and on PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from activities.archive.migrate import upgrade
from tests.postgres import TEMPLATE, Postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Which database the test runs on."""
    if request.param == "postgresql":
        request.getfixturevalue("postgres")
    return str(request.param)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of this test's archive in SQLite, whether it exists yet or not."""
    return tmp_path / "archive.sqlite"


def _server(request: pytest.FixtureRequest) -> Postgres:
    return cast("Postgres", request.getfixturevalue("postgres"))


@pytest.fixture
def url(request: pytest.FixtureRequest, database: str, file: Path) -> Iterator[str]:
    """The address of an archive that is not there yet."""
    if database == "sqlite":
        yield f"sqlite:///{file}"
    else:
        with _server(request).database() as address:
            yield address


@pytest.fixture
def archive_url(request: pytest.FixtureRequest, database: str, file: Path) -> Iterator[str]:
    """The address of a fresh archive."""
    if database == "sqlite":
        upgrade(f"sqlite:///{file}")
        yield f"sqlite:///{file}"
    else:
        with _server(request).database(TEMPLATE) as address:
            yield address
