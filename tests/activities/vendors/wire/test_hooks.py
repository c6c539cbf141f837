"""The one door to the network, for each HTTP library: who may pass, how much, how long."""

import contextlib
import threading
import time
import tracemalloc
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from activities.errors import Blocked, NotRecorded, SchemaDrift, VendorError
from activities.vendors.sample import SampleFarEnd
from activities.vendors.wire.core import MAX_BODY, TIMEOUT, Capture, capture
from tests.activities.vendors.asking import END
from tests.activities.vendors.wire.doors import DOORS, Door, install
from tests.loopback import (
    BLOCK,
    Loopback,
    Reply,
    cut,
    gzip_bomb,
    page,
    redirect,
    reset,
    silence,
    stream,
    trickle,
    trickle_headers,
    whole,
)
from workflows import options

SITE = "http://api.waditu.com"
HOSTS = frozenset({"api.waditu.com"})
MEGABYTE = 1024 * 1024
SECRET = "secret-of-this-test"


@pytest.fixture(autouse=True, scope="module")
def _hooks() -> None:
    install()


@pytest.fixture(params=DOORS)
def door(request: pytest.FixtureRequest) -> Door:
    """One HTTP library behind its hook; every rule holds for each."""
    return DOORS[request.param]


@pytest.fixture
def rules(far_end: Loopback) -> Capture:
    """A capture that lets requests to one site through, to the far end."""
    return Capture(HOSTS, END, loopback=far_end.url, secret=SECRET)


def ask(door: Door, rules: Capture, url: str = f"{SITE}/x") -> tuple[int, bytes]:
    """One request through the door."""
    with capture(rules):
        return door.get(url)


def test_a_request_is_kept_with_its_raw_answer(
    far_end: Loopback, rules: Capture, door: Door
) -> None:
    """Method, host, path, status and the very bytes are kept; the query string is not."""
    far_end.answer_with(whole(b'{"a": 1}', 201))

    assert ask(door, rules, f"{SITE}/x?token=hidden") == (201, b'{"a": 1}')
    assert [vars(kept) for kept in rules.exchanges] == [
        {"method": "GET", "host": "api.waditu.com", "path": "/x", "status": 201,
         "body": b'{"a": 1}', "fetched_at": None}
    ]  # fmt: skip


def test_the_far_end_learns_host_and_knowledge_time(
    far_end: Loopback, rules: Capture, door: Door
) -> None:
    """In loopback mode one server can play all sites, as of any moment."""
    far_end.answer_with(page())

    ask(door, rules, f"{SITE}/x?a=1")

    (asked,) = far_end.requests
    assert (asked.host, asked.path, asked.query) == ("api.waditu.com", "/x", {"a": "1"})
    assert asked.headers["x-knowledge-time"] == END.isoformat()


@pytest.mark.parametrize(
    "url",
    [
        "http://evil.example/",
        "http://api.waditu.com.evil.example/",
        "http://127.0.0.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://api.waditu.com@evil.example/",
        "https://evil.example/?api.waditu.com",
    ],
)
def test_hosts_off_the_list_are_refused(
    far_end: Loopback, rules: Capture, door: Door, url: str
) -> None:
    """A host that was not declared is never connected to."""
    with pytest.raises(Blocked, match="allow-list"):
        ask(door, rules, url)

    assert far_end.requests == []
    assert rules.exchanges == []


@pytest.mark.parametrize("target", ["http://evil.example/x", "//evil.example/x"])
def test_a_redirect_to_another_host_leads_nowhere(
    far_end: Loopback, rules: Capture, door: Door, target: str
) -> None:
    """A site may not send us, and what we carry, to somewhere else."""
    far_end.answer_with(redirect(target, 307))

    if door.follows:
        with pytest.raises(Blocked, match="evil"):
            ask(door, rules)
    else:
        assert ask(door, rules) == (307, b"")

    assert far_end.paths() == ["/x"]


def test_a_refusal_that_a_package_swallows_surfaces(
    far_end: Loopback, rules: Capture, door: Door
) -> None:
    """Some package functions catch everything: our refusal is raised all the same."""
    with (
        pytest.raises(Blocked, match="allow-list"),
        capture(rules),
        contextlib.suppress(VendorError),
    ):
        door.get("http://evil.example/")

    assert rules.refused is not None


def test_proxies_of_the_environment_do_not_see_loopback_requests(
    far_end: Loopback, rules: Capture, door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A proxy variable does not divert a request that belongs on this machine."""
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    far_end.answer_with(page())

    assert ask(door, rules)[0] == 200


LARGE: dict[str, Callable[[], Reply]] = {
    "200 MB in a stream": lambda: stream(200 * MEGABYTE),
    "a gzip bomb of 200 MB": lambda: gzip_bomb(200 * MEGABYTE),
}


@pytest.mark.parametrize("large", LARGE.values(), ids=LARGE)
def test_a_huge_body_is_refused_in_bounded_memory(
    far_end: Loopback, rules: Capture, door: Door, large: Callable[[], Reply]
) -> None:
    """Reading stops at the limit, long before the memory is full."""
    far_end.answer_with(large())
    tracemalloc.start()
    try:
        with pytest.raises(SchemaDrift, match="exceeds"):
            ask(door, rules)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert peak < 3 * MAX_BODY


def test_a_body_at_the_limit_passes(far_end: Loopback, rules: Capture, door: Door) -> None:
    """The limit is for the absurd: what is just below comes whole."""
    far_end.answer_with(stream(MAX_BODY - BLOCK))

    assert len(ask(door, rules)[1]) == MAX_BODY - BLOCK


def test_a_packed_body_arrives_unpacked(far_end: Loopback, rules: Capture, door: Door) -> None:
    """What is kept is what the site said, not how it was packed on the way."""
    far_end.answer_with(gzip_bomb(BLOCK))

    assert ask(door, rules) == (200, b" " * BLOCK)


def test_a_server_that_never_answers_is_left(far_end: Loopback, rules: Capture, door: Door) -> None:
    """A package that passes no timeout gets one all the same."""
    far_end.answer_with(silence())
    rules.timeout = (1.0, 0.1)

    with pytest.raises(door.slow):
        ask(door, rules)

    assert rules.failed


TRICKLES: dict[str, Callable[[], Reply]] = {
    "body": lambda: trickle(b" " * 500),
    "headers": trickle_headers,
}


@pytest.mark.parametrize("dripping", TRICKLES.values(), ids=TRICKLES)
def test_an_answer_that_trickles_is_left(
    far_end: Loopback, rules: Capture, door: Door, dripping: Callable[[], Reply]
) -> None:
    """Bytes that keep coming do not hold a thread beyond the total, not even in the headers."""
    far_end.answer_with(dripping())
    rules.total_seconds = 0.2
    began = time.monotonic()

    with pytest.raises(door.slow):
        ask(door, rules)

    assert time.monotonic() - began < 3
    assert rules.failed
    assert rules.exchanges == []


def test_the_time_is_that_of_all_requests_together(
    far_end: Loopback, rules: Capture, door: Door
) -> None:
    """A second request of the same fetch does not start the clock again."""
    far_end.answer_with(silence(5))
    rules.started -= rules.total_seconds

    with pytest.raises(door.slow):
        ask(door, rules)


def test_the_default_limits_end_before_the_activity_does() -> None:
    """A thread gives up by itself before Temporal gives up on it."""
    limit = options.fetch("q", "s")["start_to_close_timeout"]

    assert limit is not None
    rules = Capture(HOSTS, END)
    assert rules.timeout == TIMEOUT
    assert sum(TIMEOUT) < rules.total_seconds
    assert sum(TIMEOUT) + rules.total_seconds <= limit.total_seconds()


@pytest.mark.parametrize("reply", [reset(), cut(b"0123456789", 4)], ids=["reset", "cut"])
def test_a_broken_connection_is_an_error_of_the_library(
    far_end: Loopback, rules: Capture, door: Door, reply: Reply
) -> None:
    """The packages know what to do with the errors of their library, and with no others."""
    far_end.answer_with(reply)

    with pytest.raises(door.broken):
        ask(door, rules)

    assert rules.failed
    assert rules.exchanges == []


def test_an_answer_after_a_failure_is_no_failure(
    far_end: Loopback, rules: Capture, door: Door
) -> None:
    """Only the newest request counts."""
    far_end.answer_with(page())
    far_end.answer_with(reset(), times=1)
    with pytest.raises(door.broken):
        ask(door, rules)

    ask(door, rules)

    assert not rules.failed


def test_an_echoed_secret_is_blotted_out(far_end: Loopback, rules: Capture, door: Door) -> None:
    """A server that repeats the token gets it neither into the answer nor into what is kept."""
    far_end.answer_with(whole(f'{{"you": "{SECRET}"}}'))

    assert ask(door, rules) == (200, b'{"you": "***"}')
    assert SECRET not in repr(rules)


def test_threads_do_not_mix(far_end: Loopback, door: Door) -> None:
    """Twenty-four captures at once each see their own requests, and only those."""
    far_end.answer_with(page())
    together = threading.Barrier(24)

    def fetch(number: int) -> list[str]:
        rules = Capture(HOSTS, END, loopback=far_end.url)
        with capture(rules):
            together.wait(10)
            for turn in range(3):
                door.get(f"{SITE}/{number}/{turn}")
        return [kept.path for kept in rules.exchanges]

    with ThreadPoolExecutor(24) as pool:
        seen = list(pool.map(fetch, range(24)))

    assert seen == [[f"/{number}/{turn}" for turn in range(3)] for number in range(24)]


def test_a_recording_answers_without_a_network(door: Door) -> None:
    """With a recording as the far end no connection is opened, and its gaps are named."""
    rules = Capture(HOSTS | {"unknown.example"}, END, far_end=SampleFarEnd())

    with pytest.raises(NotRecorded, match="not in the sample"):
        ask(door, rules, "https://unknown.example/")


def test_a_package_that_sent_nothing_has_drifted(rules: Capture) -> None:
    """Without a request there is no raw answer to point at."""
    with pytest.raises(SchemaDrift, match="sent no request"):
        _ = rules.last
