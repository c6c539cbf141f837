"""A live run onto a tape, and the same run from the tape, with nothing else to ask."""

import json
from pathlib import Path
from typing import Any

import pytest

from activities.archive.store import Archive
from schemas.fetch import UPSTREAMS
from starter import runs
from tests.loopback import Loopback, refusal, whole
from tests.starter.conftest import Call

CANARY = "canary-5f0c2d9e7b1a4863"
FAST = ",".join(f"{upstream}=6000" for upstream in UPSTREAMS)
"""The far end is this machine: it wants no patience."""
OWN = {"tool_call_id", "fetched_at", "last_updated", "timestamp", "retrieved_at"}
"""What belongs to a run and not to what it found."""


def _found(value: Any) -> Any:
    if isinstance(value, list):
        return [_found(item) for item in value]
    if isinstance(value, dict):
        return {name: _found(item) for name, item in value.items() if name not in OWN}
    return value


def _newest(service_dir: Path) -> dict[str, Any]:
    archive = Archive.connect(f"sqlite:///{service_dir / 'archive.sqlite'}")
    try:
        return runs.as_json(archive, runs.summary_of(archive.runs(1, ticker="600519.SH")[0]))
    finally:
        archive.close()


def test_a_replayed_run_finds_what_the_recorded_one_found(
    call: Call, service_dir: Path, tmp_path: Path
) -> None:
    """Claims, evidence and verdicts are the same; no token is kept; no server is asked."""
    tape = tmp_path / "tape"
    with Loopback() as far_end:
        recorded = call(
            "record", "600519", "--as-of", "2026-08-21", "--out", str(tape), data_dir=service_dir,
            RESEARCH_LOOPBACK=far_end.url, RESEARCH_RATES=FAST, TUSHARE_TOKEN=CANARY,
            XUEQIU_TOKEN=CANARY,
        )  # fmt: skip
        asked = len(far_end.requests)
    first = _newest(service_dir)
    replayed = call("replay", str(tape), "--json", data_dir=service_dir, TUSHARE_TOKEN="")
    again = json.loads(replayed.out)

    assert (recorded.code, recorded.out) == (0, f"{tape}\n"), recorded.err
    assert replayed.code == 0, replayed.err
    assert asked > 10
    assert not any(CANARY.encode() in p.read_bytes() for p in tape.rglob("*") if p.is_file())
    assert first["run_id"] != again["run_id"]
    for part in ("ticker", "verdict", "claims", "evidence", "gate_history", "as_of"):
        assert _found(again[part]) == _found(first[part]), part
    assert "REPLAYED" in replayed.err
    assert again["replayed"]["code"] == "600519.SH"
    told = call("report", again["run_id"], "--md", data_dir=service_dir).out
    assert "Replayed from a recording" in told


def test_a_recording_needs_a_token(call: Call, tmp_path: Path) -> None:
    """Without a token there is nothing to record, and the line says what to set."""
    ended = call("record", "600519", "--out", str(tmp_path / "tape"), TUSHARE_TOKEN="")

    assert (ended.code, ended.out) == (4, "")
    assert "TUSHARE_TOKEN" in ended.err
    assert not (tmp_path / "tape").exists()


def test_a_recording_overwrites_nothing(call: Call, tmp_path: Path) -> None:
    """A folder that holds something is refused before anything is fetched."""
    (tmp_path / "mine").write_text("precious")
    ended = call("record", "600519", "--out", str(tmp_path), TUSHARE_TOKEN=CANARY)

    assert ended.code == 2
    assert "not empty" in ended.err


@pytest.mark.parametrize("content", [None, "{}", "no json"], ids=["none", "empty", "junk"])
def test_a_folder_that_is_no_tape_is_refused(
    call: Call, tmp_path: Path, content: str | None
) -> None:
    """A tape without its manifest was not finished."""
    if content is not None:
        (tmp_path / "manifest.json").write_text(content)
    ended = call("replay", str(tmp_path))

    assert ended.code == 2
    assert "manifest" in ended.err


def test_a_recording_that_fails_leaves_no_half_tape(
    call: Call, service_dir: Path, tmp_path: Path
) -> None:
    """The same command may be typed again: what a failed recording left is taken away."""
    tape = tmp_path / "tape"
    with Loopback() as far_end:
        far_end.answer_with(whole(refusal(40101, "您的token不对，请确认。")))
        ended = call(
            "record", "600519", "--out", str(tape), data_dir=service_dir,
            RESEARCH_LOOPBACK=far_end.url, TUSHARE_TOKEN=CANARY,
        )  # fmt: skip

    assert (ended.code, ended.out) == (4, "")
    assert not tape.exists()


def test_a_us_company_needs_the_sec_contact(call: Call, tmp_path: Path) -> None:
    """The key that is named is the one that this company's sources want."""
    ended = call("record", "TSLA", "--out", str(tmp_path / "tape"), TUSHARE_TOKEN=CANARY)

    assert (ended.code, ended.out) == (4, "")
    assert "RESEARCH_SEC_CONTACT" in ended.err
