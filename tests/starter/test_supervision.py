"""``research up`` keeps what it started alive."""

import json
import os
import signal
from pathlib import Path

from tests.starter.conftest import Call


def test_a_killed_server_comes_back_where_it_was(service_dir: Path, served: Call) -> None:
    """Worker and commands find it under its old address, with all that it knew."""
    record = service_dir / "server.json"
    before = json.loads(record.read_text(encoding="utf-8"))
    os.kill(before["pid"], signal.SIGKILL)
    ended = served("run", "600519", "--sample", "--lang", "en")
    after = json.loads(record.read_text(encoding="utf-8"))

    assert ended.code == 0, ended.err
    assert "**PASS**" in ended.out
    assert after["pid"] != before["pid"]
    assert {**after, "pid": 0} == {**before, "pid": 0}
