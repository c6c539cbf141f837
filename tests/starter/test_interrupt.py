"""Two people at once, and Ctrl-C in the middle: the run itself is never at risk."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.loopback import Loopback, Reply

RESEARCH = str(Path(sys.executable).parent / "research")
HELD = "/dataapi/balancesheet"
FETCHES = 13


@pytest.fixture
def sites() -> Iterator[Loopback]:
    """All sources, on this machine."""
    with Loopback() as server:
        yield server


@pytest.fixture(autouse=True)
def interruptible() -> Iterator[None]:
    """Whoever is started in the background ignores SIGINT, and so would the commands."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def command(sites: Loopback, tmp_path: Path) -> Callable[..., subprocess.Popen[str]]:
    """Start ``research run 600519 --sample``, or another command, in a process."""
    environ = {
        **os.environ,
        "RESEARCH_DATA_DIR": str(tmp_path),
        "RESEARCH_LOOPBACK": sites.url,
    }

    def start(*arguments: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [RESEARCH, *(arguments or ("run", "600519", "--sample"))],
            env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip

    return start


def until(condition: Callable[[], bool], seconds: float = 60.0) -> None:
    """Ask again until the condition holds."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "the condition was not met in time"
        time.sleep(0.05)


def until_said(process: subprocess.Popen[str], text: str) -> None:
    """Read the process's stderr until it says ``text``."""
    assert process.stderr is not None
    said = []
    for line in process.stderr:
        said.append(line)
        if text in line:
            return
    raise AssertionError("".join(said))


def held(release: threading.Event) -> Reply:
    """A source that does not answer until it is released."""

    def reply(_: object) -> None:
        release.wait(90)

    return reply


def test_a_second_run_attaches_and_outlives_the_first(
    command: Callable[..., subprocess.Popen[str]], sites: Loopback
) -> None:
    """The same request twice is one run; Ctrl-C of the first leaves it to the second."""
    release = threading.Event()
    sites.answer_with(held(release), path=HELD, times=3)
    first = command()
    until(lambda: HELD in sites.paths())
    second = command()
    until_said(second, "already under way")
    first.send_signal(signal.SIGINT)
    _, said = first.communicate(timeout=60)
    release.set()
    memo, _ = second.communicate(timeout=90)

    assert first.returncode == 130
    assert "is intact and goes on" in said
    assert "Traceback" not in said
    assert second.returncode == 0
    assert "**PASS**" in memo


def test_an_interrupted_run_is_listed_shown_and_finished(
    command: Callable[..., subprocess.Popen[str]], sites: Loopback
) -> None:
    """After Ctrl-C nothing runs on; ``list`` knows the run, others resume it."""
    release = threading.Event()
    sites.answer_with(held(release), path=HELD, times=3)
    first = command()
    until(lambda: len(sites.requests) >= FETCHES)
    first.send_signal(signal.SIGINT)
    _, said = first.communicate(timeout=60)
    name = said.split("`research show ")[1].split("`")[0]
    listed, _ = command("list").communicate(timeout=60)
    asked = len(sites.requests)
    shown = command("show", name)
    until(lambda: HELD in sites.paths()[asked:])
    shown.send_signal(signal.SIGINT)
    shown.communicate(timeout=60)
    release.set()
    again = command()
    memo, said_again = again.communicate(timeout=90)

    assert name in listed
    assert "running: gather" in listed
    assert shown.returncode == 130
    assert again.returncode == 0
    assert "**PASS**" in memo
    assert name in said_again
    asked_again = sites.paths()[asked:]
    assert len(asked_again) < FETCHES // 2 + 1, "completed fetches were made again"
