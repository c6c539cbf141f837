"""A service of this test run's own: ``research up`` in a process, and a way to call commands."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from starter import cli

BIN = Path(sys.executable).parent


@dataclass(frozen=True)
class Ended:
    """How a command ended."""

    code: int
    out: str
    err: str


Call = Callable[..., Ended]


def free_port() -> int:
    """A port that nobody listens on right now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def service_dir(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The data directory of a running ``research up``."""
    folder = tmp_path_factory.mktemp("service")
    process = subprocess.Popen(
        [str(BIN / "research"), "up", "--port", str(free_port()), "--ui-port", str(free_port())],
        env={**os.environ, "RESEARCH_DATA_DIR": str(folder)},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    assert process.stdout is not None
    said: list[str] = []
    for line in iter(process.stdout.readline, ""):
        said.append(line)
        if line.startswith("ready"):
            break
    assert "".join(said[-1:]).startswith("ready"), "".join(said)
    yield folder
    process.send_signal(signal.SIGTERM)
    assert process.wait(timeout=60) == 0
    process.stdout.close()


@pytest.fixture
def call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Call:
    """Call a command in this process, with a data directory of its own."""

    def run(*arguments: str, data_dir: Path = tmp_path, **environ: str) -> Ended:
        monkeypatch.setenv("RESEARCH_DATA_DIR", str(data_dir))
        for name, value in environ.items():
            monkeypatch.setenv(name, value)
        capsys.readouterr()
        code = cli._run(list(arguments))
        printed = capsys.readouterr()
        return Ended(code, printed.out, printed.err)

    return run


@pytest.fixture
def served(call: Call, service_dir: Path) -> Call:
    """Call a command against the running service."""

    def run(*arguments: str) -> Ended:
        return call(*arguments, data_dir=service_dir)

    return run
