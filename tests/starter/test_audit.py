"""The audit: a good run is proved again, a doctored one fails naming what does not hold."""

import hashlib
import json
import re
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from temporalio.client import WorkflowHistory

from schemas.fetch import Fetched
from schemas.research import RunSummary
from schemas.text import Lang
from starter.audit import audit, read_history
from starter.audit_errors import AuditFailure
from tests.lab import Lab
from tests.workflows.analysts import Liar, Trader
from worker import reread

Doctor = Callable[[str], str]


Finished = Callable[[str], Awaitable[tuple[RunSummary, WorkflowHistory]]]
_RUNS: dict[str, tuple[RunSummary, WorkflowHistory, Path]] = {}


@pytest.fixture
def finished(lab: Lab, archive_url: str, tmp_path_factory: pytest.TempPathFactory) -> Finished:
    """A run's end, and its rows in the archive of this test: one run of a company serves all."""
    here = archive_url.removeprefix("sqlite:///")

    async def run(code: str) -> tuple[RunSummary, WorkflowHistory]:
        if code not in _RUNS:
            summary, handle = await lab.run(code)
            kept = tmp_path_factory.mktemp("kept") / "archive.sqlite"
            _copy(here, kept)
            _RUNS[code] = summary, await handle.fetch_history(), kept
        summary, history, kept = _RUNS[code]
        _copy(kept, here)
        return summary, history

    return run


def _copy(source: str | Path, target: str | Path) -> None:
    with closing(sqlite3.connect(source)) as read, closing(sqlite3.connect(target)) as written:
        read.backup(written)


@pytest.mark.parametrize(
    ("code", "verdicts"), [("600519.SH", 1), ("300750.SZ", 1), ("601318.SH", 3), ("000001.SZ", 3)]
)
async def test_a_good_run_is_proved(lab: Lab, finished: Finished, code: str, verdicts: int) -> None:
    """Fetches, claims, verdicts, figures and all four reports of every outcome hold."""
    _, history = await finished(code)
    proved = audit(history, lab.archive, reread)

    assert proved.verdicts == verdicts
    assert proved.reports == 4
    assert proved.figures > 0
    assert proved.raw_answers == proved.fetches
    assert proved.unproved == []


async def test_a_run_for_an_english_reader_is_proved_too(lab: Lab) -> None:
    """The verdict's reason is in the reader's language, and is judged again in it."""
    summary, handle = await lab.run("300750.SZ", lang=Lang.EN)

    assert summary.lang is Lang.EN
    assert audit(await handle.fetch_history(), lab.archive, reread).verdicts == 1


@pytest.mark.parametrize("analyst", [Liar(lies=9), Trader()], ids=["rejected", "blocked"])
async def test_an_honest_failure_is_proved_too(lab: Lab, analyst: Any) -> None:
    """A verified failure and a block hold: what they deliver is backed, what they refuse is not."""
    _, handle = await lab.run("600519.SH", analyst)
    history = await handle.fetch_history()

    assert audit(history, lab.archive, reread).reports == 4


async def test_an_exported_history_is_proved_without_an_archive(finished: Finished) -> None:
    """The history alone proves fetches, claims, valuation and verdicts."""
    _, history = await finished("600519.SH")
    proved = audit(read_history(history.to_json()), None, reread)

    assert proved.claims == 50
    assert proved.unproved


def _in_payload(history: dict[str, Any], activity: str, change: Doctor) -> bool:
    """Change the decoded result of the last call of ``activity``."""
    ids = {
        event["eventId"]
        for event in history["events"]
        if event.get("activityTaskScheduledEventAttributes", {}).get("activityType", {}).get("name")
        == activity
    }
    for event in reversed(history["events"]):
        done = event.get("activityTaskCompletedEventAttributes")
        if done and done["scheduledEventId"] in ids:
            payload = done["result"]["payloads"][0]
            before = plain(payload)
            after = change(before)
            if after != before:
                put(payload, after)
                return True
    return False


def plain(payload: dict[str, Any]) -> str:
    import base64  # noqa: PLC0415

    return base64.b64decode(payload["data"]).decode()


def put(payload: dict[str, Any], value: str) -> None:
    import base64  # noqa: PLC0415

    payload["data"] = base64.b64encode(value.encode()).decode()


@pytest.mark.parametrize(
    ("activity", "change", "says"),
    [
        ("fetch_dataset", lambda t: t.replace("28.02423", "29.02423"), "altered after"),
        ("draft_thesis", lambda t: t.replace('"value":1272.83', '"value":1500'), "claim_001 close"),
        (
            "check_integrity",
            lambda t: t.replace('"value":34.462', '"value":36.21'),
            "ROE 36.21: value mismatch",
        ),
        (
            "value_company",
            lambda t: re.sub(r'"value":1025\.\d+', '"value":2025.5', t, count=1),
            "value_per_share: value mismatch for formula dcf_two_stage_5y",
        ),
        ("judge_quality", lambda t: t.replace('"PASS"', '"DEGRADE"'), "quality gate: recorded"),
    ],
    ids=["fetch", "claim", "evidence", "valuation", "verdict"],
)
async def test_a_doctored_history_fails(
    lab: Lab, finished: Finished, activity: str, change: Doctor, says: str
) -> None:
    """A figure changed anywhere in the history is named by the audit."""
    _, history = await finished("600519.SH")
    doctored = json.loads(history.to_json())
    assert _in_payload(doctored, activity, change), "nothing was doctored"

    with pytest.raises(AuditFailure, match=re.escape(says)):
        audit(read_history(json.dumps(doctored)), lab.archive, reread)


async def test_a_verdict_of_other_rules_is_not_counted_as_proved(
    lab: Lab, finished: Finished
) -> None:
    """What the rules of today give stands beside it, for a person to judge."""
    _, history = await finished("600519.SH")
    older = json.loads(history.to_json())
    assert _in_payload(older, "judge_quality", lambda t: t.replace("quality/3", "quality/2"))
    proved = audit(read_history(json.dumps(older)), lab.archive, reread)

    assert proved.verdicts == 0
    assert "the verdict PASS of quality/2: the rules of today (quality/3) give PASS" in (
        proved.unproved
    )


async def test_a_doctored_report_fails(lab: Lab, finished: Finished) -> None:
    """A delivered report that was replaced in the archive is named with its line."""
    summary, history = await finished("600519.SH")
    forged = lab.archive.report(summary.run_id, "md", "zh").replace(b"1272.83", b"1500.00")
    ref = lab.archive.put("md", forged)
    with lab.archive._write() as connection:
        connection.execute(
            text("UPDATE reports SET sha256 = :sha WHERE format = 'md' AND lang = 'zh'"),
            {"sha": ref.sha256},
        )

    with pytest.raises(AuditFailure, match=r"md report \(zh\) line \d+ reads .*1500"):
        audit(history, lab.archive, reread)


async def test_a_figure_forged_through_and_through_fails(lab: Lab, finished: Finished) -> None:
    """A figure changed in every payload, its record's hash with it, differs from its raw answer."""
    _, history = await finished("600519.SH")
    doctored = json.loads(history.to_json())
    for payload in payloads(doctored):
        put(payload, plain(payload).replace('"value":34.462', '"value":36.21'))
    rehash(doctored)

    with pytest.raises(AuditFailure, match=r"ROE of 2025-12-31 is recorded as 36\.21, its raw"):
        audit(read_history(json.dumps(doctored)), lab.archive, reread)


def rehash(history: dict[str, Any]) -> None:
    """Give each altered fetch the hash of its altered record, wherever that hash stands."""
    text = ""
    for payload in payloads(history):
        text = plain(payload)
        if '"tool_call_id"' in text and '"ref"' in text and '"call"' in text:
            fetched = Fetched.model_validate_json(text)
            sha = hashlib.sha256(fetched.call.model_dump_json().encode()).hexdigest()
            for other in payloads(history):
                put(other, plain(other).replace(fetched.ref.sha256, sha))


def payloads(history: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every JSON payload of the history."""
    for event in history["events"]:
        for attributes in event.values():
            if isinstance(attributes, dict):
                for part in ("input", "result"):
                    for payload in (attributes.get(part) or {}).get("payloads", ()):
                        if payload.get("data"):
                            yield payload


@pytest.mark.parametrize(
    ("before", "after", "says"),
    [
        (
            '"verdict":"PASS"',
            '"verdict":"DEGRADE"',
            "the result says verdict DEGRADE, the run PASS",
        ),
        ('"ticker":"600519.SH"', '"ticker":"000858.SZ"', "the result says ticker 000858.SZ"),
        ('"investment_memo"', '"hypothesis_list"', "the result says output_type hypothesis_list"),
    ],
    ids=["verdict", "ticker", "outcome"],
)
async def test_a_doctored_result_fails(
    lab: Lab, finished: Finished, before: str, after: str, says: str
) -> None:
    """What the run returned must follow from its stages."""
    _, history = await finished("600519.SH")
    doctored = json.loads(history.to_json())
    result = doctored["events"][-1]["workflowExecutionCompletedEventAttributes"]["result"]
    assert before in plain(result["payloads"][0])
    put(result["payloads"][0], plain(result["payloads"][0]).replace(before, after))

    with pytest.raises(AuditFailure, match=re.escape(says)):
        audit(read_history(json.dumps(doctored)), lab.archive, reread)


async def test_a_report_under_another_hash_fails(lab: Lab, finished: Finished) -> None:
    """The history must name the very report that was delivered."""
    summary, history = await finished("600519.SH")
    sha = summary.reports[0].ref.sha256
    other = lab.archive.put("md", b"# another report").sha256
    doctored = json.loads(history.to_json())
    for payload in payloads(doctored):
        put(payload, plain(payload).replace(sha, other))

    with pytest.raises(AuditFailure, match="names another"):
        audit(read_history(json.dumps(doctored)), lab.archive, reread)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ("UPDATE runs SET verdict = 'PASS'", "the archive lists verdict PASS"),
        ("UPDATE claims SET value = '1500' WHERE metric = 'close'", "the archive lists 1500"),
    ],
)
async def test_a_doctored_archive_fails(
    lab: Lab, finished: Finished, change: str, says: str
) -> None:
    """What ``list`` and ``show`` read is held against the history too."""
    _, history = await finished("300750.SZ")
    with lab.archive._write() as connection:
        connection.execute(text(change))

    with pytest.raises(AuditFailure, match=says):
        audit(history, lab.archive, reread)


async def test_what_is_missing_from_the_archive_is_said(lab: Lab, finished: Finished) -> None:
    """A raw answer that is gone is no proof, and is named."""
    _, history = await finished("600519.SH")
    with lab.archive._write() as connection:
        connection.execute(text("PRAGMA foreign_keys=OFF"))
        connection.execute(text("PRAGMA defer_foreign_keys=ON"))
        connection.execute(text("DELETE FROM blackboards"))
        connection.execute(text("DELETE FROM claims"))
        connection.execute(text("DELETE FROM tool_calls"))
        connection.execute(text("DELETE FROM reports"))
        connection.execute(text("DELETE FROM runs"))
        connection.execute(text("DELETE FROM blobs"))

    proved = audit(history, lab.archive, reread)

    assert proved.raw_answers == 0
    assert any("raw answer" in gap for gap in proved.unproved)
    assert any("document" in gap for gap in proved.unproved)


async def test_a_fetch_that_points_elsewhere_fails(lab: Lab, finished: Finished) -> None:
    """A tool call id that is not its activity's own is found out."""
    _, history = await finished("600519.SH")
    doctored = json.loads(history.to_json())
    pattern = re.compile(r'"tool_call_id":"tc_[0-9a-f]{12}"')
    assert _in_payload(
        doctored, "fetch_dataset", lambda t: pattern.sub('"tool_call_id":"tc_000000000000"', t)
    )

    with pytest.raises(AuditFailure, match="does not point at its activity"):
        audit(read_history(json.dumps(doctored)), lab.archive, reread)


@pytest.mark.parametrize("content", ["", "{}", "not json", '{"events": []}'])
def test_a_file_that_is_no_history_is_said_to_be_none(content: str) -> None:
    """One clear reason instead of a parser's stack trace."""
    with pytest.raises(AuditFailure, match="history"):
        audit(read_history(content), None, reread)
