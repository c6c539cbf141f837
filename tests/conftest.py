"""What every test may use: real Temporal servers, a fresh archive, workers in this process."""

import asyncio
import gc
import os
import shutil
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from temporalio.api.operatorservice.v1 import AddSearchAttributesRequest
from temporalio.contrib.pydantic import pydantic_data_converter
from temporalio.testing import WorkflowEnvironment

from activities.archive.migrate import upgrade
from activities.archive.store import Archive
from starter.server import DYNAMIC_CONFIG
from tests.lab import Filed, Lab
from tests.postgres import NEEDED, TEMPLATE, USER, Postgres
from tests.postgres import running as postgres_running
from workflows import visibility

BIN = Path(sys.executable).parent
os.environ.setdefault("GOGC", "400")
"""The servers are written in Go and live for minutes: memory for a seventh of their time."""
LOOPBACK = ("127.", "::1", "localhost")
DEAR = ("service_dir", "browser", "postgres")
"""Fixtures that many tests share and that take long to make."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--record-histories`` writes the replay histories anew instead of checking them."""
    parser.addoption("--record-histories", action="store_true", default=False)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that share what is dear run in one process, which makes it once."""
    for item in items:
        shared = [name for name in DEAR if name in getattr(item, "fixturenames", ())]
        for name in shared[:1]:
            item.add_marker(pytest.mark.xdist_group(name))


def pytest_collection_finish() -> None:
    """What is loaded now stays: the collector of garbage need not look at it again and again."""
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def _only_loopback() -> Iterator[None]:
    """No test reaches a network: a connection to anywhere but loopback is an error."""
    connect = socket.socket.connect

    def guarded(self: socket.socket, address: Any) -> None:
        if isinstance(address, tuple) and not str(address[0]).startswith(LOOPBACK):
            raise AssertionError(f"a test tried to reach {address[0]}")
        connect(self, address)

    socket.socket.connect = guarded  # type: ignore[method-assign, assignment]
    yield
    socket.socket.connect = connect  # type: ignore[method-assign]


@pytest.fixture(scope="session")
async def server() -> AsyncIterator[WorkflowEnvironment]:
    """A real development server, tuned as the embedded one is."""
    async with await WorkflowEnvironment.start_local(
        dev_server_existing_path=str(BIN / "temporal"),
        dev_server_startup_timeout=timedelta(seconds=60),
        dev_server_log_level="error",
        data_converter=pydantic_data_converter,
        search_attributes=visibility.ALL,
        dev_server_extra_args=[
            part for value in DYNAMIC_CONFIG for part in ("--dynamic-config-value", value)
        ],
    ) as environment:
        yield environment


@pytest.fixture
async def skipping_server() -> AsyncIterator[WorkflowEnvironment]:
    """A time-skipping test server of the test's own: any other test's activity would hold time."""
    async with await WorkflowEnvironment.start_time_skipping(
        test_server_existing_path=str(BIN / "temporal-test-server"),
        data_converter=pydantic_data_converter,
    ) as environment:
        attributes = {key.name: int(key.indexed_value_type) for key in visibility.ALL}
        await environment.client.operator_service.add_search_attributes(
            AddSearchAttributesRequest(search_attributes=attributes)  # type: ignore[arg-type]
        )
        yield environment


@pytest.fixture(scope="session")
def _postgres_server() -> Iterator[Postgres | None]:
    with postgres_running() as server:
        if server is not None:
            server.execute(f"CREATE DATABASE {TEMPLATE} OWNER {USER} TEMPLATE template0")
            upgrade(server.url(TEMPLATE))
        yield server


@pytest.fixture
def postgres(_postgres_server: Postgres | None) -> Postgres:
    """A PostgreSQL server; the test is skipped, and says so, where none is installed."""
    if _postgres_server is None:
        pytest.skip(NEEDED)
    return _postgres_server


@pytest.fixture(scope="session")
def _archive_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An archive as its migrations leave it; they have tests of their own."""
    path = tmp_path_factory.mktemp("template") / "archive.sqlite"
    upgrade(f"sqlite:///{path}")
    return path


@pytest.fixture
def archive_url(_archive_template: Path, tmp_path: Path) -> str:
    """The URL of a fresh archive."""
    path = shutil.copy(_archive_template, tmp_path / "archive.sqlite")
    return f"sqlite:///{path}"


@pytest.fixture
def archive(archive_url: str) -> Iterator[Archive]:
    """A fresh archive."""
    opened = Archive.connect(archive_url)
    yield opened
    opened.close()


@pytest.fixture
def lab(server: WorkflowEnvironment, archive: Archive) -> Lab:
    """Runs workflows on the development server with workers of this test's own."""
    return Lab(server.client, archive)


@pytest.fixture(scope="session")
def filed(
    server: WorkflowEnvironment, _archive_template: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Filed]:
    """Undisturbed runs that tests share, in an archive of their own."""
    path = shutil.copy(_archive_template, tmp_path_factory.mktemp("filed") / "archive.sqlite")
    opened = Archive.connect(f"sqlite:///{path}")
    yield Filed(server.client, opened)
    opened.close()


@pytest.fixture
def eventually() -> Callable[..., Any]:
    """Wait for a condition by asking again, never by a fixed pause."""

    async def wait(condition: Callable[[], Any], seconds: float = 60.0) -> Any:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            value = condition()
            if asyncio.iscoroutine(value):
                value = await value
            if value:
                return value
            await asyncio.sleep(0.02)
        raise AssertionError("the condition was not met in time")

    return wait


def pytest_unconfigure() -> None:
    """Let the SDK's threads settle: the interpreter may abort otherwise (sdk-python#300)."""
    gc.collect()
    time.sleep(0.1)
