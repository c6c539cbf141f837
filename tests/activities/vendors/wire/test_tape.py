"""The tape: what is kept of an answer, what it is found under again, and what never is on it."""

import contextlib
import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
import requests

from activities.errors import ReplayMiss, VendorError
from activities.vendors.tushare import TushareSource
from activities.vendors.wire.core import Capture, WireAnswer, WireRequest, capture
from activities.vendors.wire.tape import Tape, TapeRecorder
from activities.vendors.wire.wiring import Wiring
from schemas.fetch import Dataset
from tests.activities.vendors.asking import END, ask
from tests.activities.vendors.wire.doors import DOORS, install
from tests.loopback import Loopback, page, table, whole

CANARY = "canary-5f0c2d9e7b1a4863"
ANSWER = WireAnswer(200, b'{"close": 1371.05}')
ROW = ["600519.SH", "20260821", 1272.83, 1291.5]
HOSTS = frozenset({"api.waditu.com"})


def get(url: str) -> WireRequest:
    return WireRequest("GET", url)


def post(body: object) -> WireRequest:
    return WireRequest("POST", "http://api.waditu.com/dataapi/daily", json.dumps(body).encode())


def tushare(token: str, code: str = "600519.SH", url: str = "http://api.waditu.com") -> WireRequest:
    return post({"token": token, "params": {"ts_code": code, "ts_type_name": url}})


def played(folder: Path, asked: WireRequest) -> WireAnswer:
    """What the tape answers, but for the time at which it was recorded."""
    return replace(Tape(folder).answer(asked, END), fetched_at=None)


SAME = {
    "another order": (get("https://a.example/x?b=2&a=1"), get("https://a.example/x?a=1&b=2")),
    "the time of the call": (
        get("https://a.example/x?a=1&_=17&cb=jQuery1&random=0.3&r=9&ut=fa5"),
        get("https://a.example/x?a=1&_=18&cb=jQuery2"),
    ),
    "another key": (
        get("https://a.example/x?a=1&apikey=mine"), get("https://a.example/x?a=1&APIKEY=yours")
    ),
    "another token": (tushare("mine"), tushare("yours")),
    "another address of the service": (tushare("mine"), tushare("mine", url="https://b.example")),
    "a form in another order": (
        WireRequest("POST", "http://a.example/", b"stock=1&page=2&token=mine"),
        WireRequest("POST", "http://a.example/", b"page=2&stock=1"),
    ),
}  # fmt: skip


@pytest.mark.parametrize(("recorded", "asked"), SAME.values(), ids=SAME)
def test_what_changes_from_call_to_call_does_not_matter(
    tmp_path: Path, recorded: WireRequest, asked: WireRequest
) -> None:
    """The same question is found again, whoever asks and whenever."""
    TapeRecorder(tmp_path).record(recorded, ANSWER)

    assert played(tmp_path, asked) == ANSWER


OTHER = {
    "another method": WireRequest("POST", "https://a.example/x?a=1"),
    "another host": get("https://b.example/x?a=1"),
    "another path": get("https://a.example/y?a=1"),
    "another parameter": get("https://a.example/x?a=2"),
    "one more parameter": get("https://a.example/x?a=1&a=2"),
    "a body": WireRequest("GET", "https://a.example/x?a=1", b"{}"),
}


@pytest.mark.parametrize("asked", OTHER.values(), ids=OTHER)
def test_another_question_is_a_miss(tmp_path: Path, asked: WireRequest) -> None:
    """What was not recorded is not answered by something similar; the miss says what was asked."""
    TapeRecorder(tmp_path).record(get("https://a.example/x?a=1"), ANSWER)

    with pytest.raises(ReplayMiss, match=f"{asked.method} {asked.host}{asked.path} is not on"):
        Tape(tmp_path).answer(asked, END)


def test_another_company_is_a_miss(tmp_path: Path) -> None:
    """The body counts, but for the token in it."""
    TapeRecorder(tmp_path).record(tushare("mine"), ANSWER)

    with pytest.raises(ReplayMiss):
        Tape(tmp_path).answer(tushare("mine", code="000858.SZ"), END)


def test_a_whole_answer_comes_back(tmp_path: Path) -> None:
    """Status, type, target of a redirect and the very bytes, whatever they are."""
    answer = WireAnswer(302, bytes(range(256)), "text/html; charset=gbk", "https://a.example/y")
    TapeRecorder(tmp_path).record(get("https://a.example/x"), answer)

    assert played(tmp_path, get("https://a.example/x")) == answer


def test_the_last_try_is_what_counts(tmp_path: Path) -> None:
    """A gateway page that a retry overcame is not what the run was made from."""
    recorder = TapeRecorder(tmp_path)
    recorder.record(get("https://a.example/x"), WireAnswer(502, b"<html>"))
    recorder.record(get("https://a.example/x"), ANSWER)

    assert played(tmp_path, get("https://a.example/x")) == ANSWER


def test_no_draft_stays_behind(tmp_path: Path) -> None:
    """Files appear whole: nothing but finished answers and bodies is in the folder."""
    TapeRecorder(tmp_path).record(get("https://a.example/x"), ANSWER)

    names = [path.name for path in sorted(tmp_path.rglob("*")) if path.is_file()]
    assert [len(name) for name in names] == [len("x" * 32 + ".json"), 64]


def test_a_damaged_body_is_not_played(tmp_path: Path) -> None:
    """A tape that was edited by hand is no proof of anything."""
    TapeRecorder(tmp_path).record(get("https://a.example/x"), ANSWER)
    (body,) = (tmp_path / "bodies").iterdir()
    body.write_bytes(b'{"close": 1500.00}')

    with pytest.raises(ReplayMiss, match="damaged"):
        Tape(tmp_path).answer(get("https://a.example/x"), END)


@pytest.mark.parametrize("door", DOORS.values(), ids=DOORS)
def test_each_library_records_and_replays(far_end: Loopback, tmp_path: Path, door: object) -> None:
    """What went through one hook comes back through the same hook, without a server."""
    install()
    far_end.answer_with(whole("一", 201))
    url = "http://api.waditu.com/x?a=1&token=mine"
    with capture(Capture(HOSTS, END, loopback=far_end.url, recorder=TapeRecorder(tmp_path))):
        live = door.get(url)  # type: ignore[attr-defined]

    with capture(Capture(HOSTS, END, far_end=Tape(tmp_path))):
        assert door.get(url) == live == (201, "一".encode())  # type: ignore[attr-defined]
    assert len(far_end.requests) == 1


def test_a_miss_that_a_package_swallows_surfaces(tmp_path: Path) -> None:
    """Packages catch the errors of requests, and some catch everything."""
    install()
    assert not issubclass(ReplayMiss, requests.RequestException)

    with (
        pytest.raises(ReplayMiss),
        capture(Capture(HOSTS, END, far_end=Tape(tmp_path))),
        contextlib.suppress(Exception),  # as some functions of akshare do
    ):
        requests.get("http://api.waditu.com/x", timeout=1)


@pytest.mark.parametrize("reply", [whole(f'{{"code": 1, "msg": "{CANARY}"}}'), page(502, CANARY)])
def test_no_token_is_on_the_tape(far_end: Loopback, tmp_path: Path, reply: object) -> None:
    """Neither the token that was sent nor the one that a server repeats."""
    far_end.answer_with(reply)  # type: ignore[arg-type]
    wiring = Wiring(loopback=far_end.url, recorder=TapeRecorder(tmp_path))

    with pytest.raises(VendorError):
        TushareSource(CANARY, wiring).fetch(ask(Dataset.CLOSE))

    kept = [path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()]
    assert len(kept) == 2
    assert not any(CANARY.encode() in content for content in kept)
    assert far_end.requests[0].body["token"] == CANARY


def test_what_is_replayed_keeps_the_time_of_its_fetch(far_end: Loopback, tmp_path: Path) -> None:
    """A cite speaks of when the site was asked, not of when the tape was played."""
    far_end.answer_with(whole(table(["ts_code", "trade_date", "close", "pre_close"], [ROW])))
    began = datetime.now(UTC)
    live = TushareSource(CANARY, Wiring(loopback=far_end.url, recorder=TapeRecorder(tmp_path)))
    first = live.fetch(ask(Dataset.CLOSE))
    ended = datetime.now(UTC)

    again = TushareSource(None, Wiring(tape=Tape(tmp_path))).fetch(ask(Dataset.CLOSE))

    assert first.fetched_at is None
    assert again.fetched_at is not None
    assert began <= again.fetched_at <= ended
    assert again.observations == first.observations


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    """The worker says which variable names it, instead of the system's bare error."""
    blocker = tmp_path / "file"
    blocker.write_text("")

    with pytest.raises(ValueError, match=r"RESEARCH_RECORD is .*cannot be made"):
        TapeRecorder(blocker / "tape")
