"""The one door to the network: who may pass, how much, and for how long."""

import threading
import tracemalloc
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
import requests

from activities.errors import Blocked, NotRecorded, SchemaDrift
from activities.vendors.sample import SampleFarEnd
from activities.vendors.wire.core import MAX_BODY, TIMEOUT, Capture, capture
from tests.activities.vendors.asking import END
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
    whole,
)
from workflows import options

SITE = "http://api.waditu.com"
HOSTS = frozenset({"api.waditu.com"})
MEGABYTE = 1024 * 1024


@pytest.fixture
def rules(far_end: Loopback) -> Capture:
    """A capture that lets requests to one site through, to the far end."""
    return Capture(HOSTS, END, loopback=far_end.url)


def _get(rules: Capture, url: str = f"{SITE}/x") -> requests.Response:
    with capture(rules):
        return requests.get(url)  # noqa: S113 - that there is a timeout all the same is the point


def test_a_request_is_kept_with_its_raw_answer(far_end: Loopback, rules: Capture) -> None:
    """Method, host, path, status and the very bytes are kept; the query string is not."""
    far_end.answer_with(whole(b'{"a": 1}', 201))

    response = _get(rules, f"{SITE}/x?token=hidden")

    assert response.json() == {"a": 1}
    assert [vars(kept) for kept in rules.exchanges] == [
        {"method": "GET", "host": "api.waditu.com", "path": "/x", "status": 201,
         "body": b'{"a": 1}'}
    ]  # fmt: skip


def test_the_far_end_learns_host_and_knowledge_time(far_end: Loopback, rules: Capture) -> None:
    """In loopback mode one server can play all sites, as of any moment."""
    far_end.answer_with(page())

    _get(rules, f"{SITE}/x?a=1")

    (asked,) = far_end.requests
    assert (asked.host, asked.path, asked.query) == ("api.waditu.com", "/x", {"a": "1"})
    assert asked.headers["x-knowledge-time"] == END.isoformat()


def test_requests_outside_are_untouched(far_end: Loopback, rules: Capture) -> None:
    """With the hook in place, other users of requests see no difference."""
    far_end.answer_with(page())
    _get(rules)

    response = requests.get(f"{far_end.url}/plain", timeout=5)

    assert response.request.url == f"{far_end.url}/plain"
    assert "x-original-host" not in far_end.requests[-1].headers
    assert len(rules.exchanges) == 1


def test_rules_end_with_their_block(far_end: Loopback, rules: Capture) -> None:
    """After the block, even after a failure in it, no rule applies any more."""
    far_end.answer_with(page())
    with pytest.raises(Blocked):
        _get(rules, "http://elsewhere.example/")

    assert requests.get(far_end.url, timeout=5).ok


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
def test_hosts_off_the_list_are_refused(far_end: Loopback, rules: Capture, url: str) -> None:
    """A host that was not declared is never connected to."""
    with pytest.raises(Blocked, match="allow-list"):
        _get(rules, url)

    assert far_end.requests == []
    assert rules.exchanges == []


def test_a_redirect_to_another_host_is_refused(far_end: Loopback, rules: Capture) -> None:
    """A site may not send us, and what we carry, to somewhere else."""
    far_end.answer_with(redirect("http://evil.example/x", 307))

    with pytest.raises(Blocked, match="evil"):
        _get(rules)

    assert len(far_end.requests) == 1


def test_a_redirect_within_the_host_is_followed(far_end: Loopback, rules: Capture) -> None:
    """A relative redirect stays with the site, in loopback as in life."""
    far_end.answer_with(page(), path="/y")
    far_end.answer_with(redirect("/y"), path="/x")

    response = _get(rules)

    assert response.url == f"{SITE}/y"
    assert far_end.paths("api.waditu.com") == ["/x", "/y"]


def test_proxies_of_the_environment_do_not_see_loopback_requests(
    far_end: Loopback, rules: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A proxy variable does not divert a request that belongs on this machine."""
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    far_end.answer_with(page())

    assert _get(rules).ok


LARGE: dict[str, Callable[[], Reply]] = {
    "200 MB in a stream": lambda: stream(200 * MEGABYTE),
    "a gzip bomb of 200 MB": lambda: gzip_bomb(200 * MEGABYTE),
}


@pytest.mark.parametrize("large", LARGE.values(), ids=LARGE)
def test_a_huge_body_is_refused_in_bounded_memory(
    far_end: Loopback, rules: Capture, large: Callable[[], Reply]
) -> None:
    """Reading stops at the limit, long before the memory is full."""
    far_end.answer_with(large())
    tracemalloc.start()
    try:
        with pytest.raises(SchemaDrift, match="exceeds"):
            _get(rules)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert peak < 3 * MAX_BODY


def test_a_body_at_the_limit_passes(far_end: Loopback, rules: Capture) -> None:
    """The limit is for the absurd: what is just below comes whole."""
    far_end.answer_with(stream(MAX_BODY - BLOCK))

    assert len(_get(rules).content) == MAX_BODY - BLOCK


def test_a_server_that_never_answers_is_left(far_end: Loopback, rules: Capture) -> None:
    """A package that passes no timeout gets one all the same."""
    far_end.answer_with(silence())
    rules.timeout = (1.0, 0.1)

    with pytest.raises(requests.ReadTimeout):
        _get(rules)

    assert rules.failed


def test_a_body_that_trickles_is_left(far_end: Loopback, rules: Capture) -> None:
    """Bytes that keep coming do not hold a thread beyond the total."""
    far_end.answer_with(trickle(b" " * 500))
    rules.total_seconds = 0.1

    with pytest.raises(requests.Timeout):
        _get(rules)


def test_the_time_is_that_of_all_requests_together(far_end: Loopback, rules: Capture) -> None:
    """A second request of the same fetch does not start the clock again."""
    far_end.answer_with(page())
    rules.started -= rules.total_seconds

    with pytest.raises(requests.Timeout, match="too long"):
        _get(rules)


def test_the_default_limits_end_before_the_activity_does() -> None:
    """A thread gives up by itself before Temporal gives up on it."""
    limit = options.fetch("q", "s")["start_to_close_timeout"]

    assert limit is not None
    rules = Capture(HOSTS, END)
    assert rules.timeout == TIMEOUT
    assert sum(TIMEOUT) < rules.total_seconds
    assert sum(TIMEOUT) + rules.total_seconds <= limit.total_seconds()


@pytest.mark.parametrize("reply", [reset(), cut(b"0123456789", 4)], ids=["reset", "cut"])
def test_a_broken_connection_is_an_error_of_requests(
    far_end: Loopback, rules: Capture, reply: Reply
) -> None:
    """The packages know what to do with the errors of requests, and with no others."""
    far_end.answer_with(reply)

    with pytest.raises(requests.ConnectionError):
        _get(rules)

    assert rules.failed
    assert rules.exchanges == []


def test_an_answer_after_a_failure_is_no_failure(far_end: Loopback, rules: Capture) -> None:
    """Only the newest request counts."""
    far_end.answer_with(page())
    far_end.answer_with(reset(), times=1)
    with pytest.raises(requests.ConnectionError):
        _get(rules)

    _get(rules)

    assert not rules.failed


def test_a_package_that_sent_nothing_has_drifted(rules: Capture) -> None:
    """Without a request there is no raw answer to point at."""
    with pytest.raises(SchemaDrift, match="sent no request"):
        _ = rules.last


def test_threads_do_not_mix(far_end: Loopback) -> None:
    """Twenty-four captures at once each see their own requests, and only those."""
    far_end.answer_with(page())
    together = threading.Barrier(24)

    def fetch(number: int) -> list[str]:
        rules = Capture(HOSTS, END, loopback=far_end.url)
        with capture(rules):
            together.wait(10)
            for turn in range(3):
                requests.get(f"{SITE}/{number}/{turn}", timeout=10)
        return [kept.path for kept in rules.exchanges]

    with ThreadPoolExecutor(24) as pool:
        seen = list(pool.map(fetch, range(24)))

    assert seen == [[f"/{number}/{turn}" for turn in range(3)] for number in range(24)]


def test_a_recording_answers_without_a_network() -> None:
    """With a recording as the far end no connection is opened, and its gaps are named."""
    rules = Capture(HOSTS | {"unknown.example"}, END, far_end=SampleFarEnd())

    with pytest.raises(NotRecorded, match="not in the sample"):
        _get(rules, "https://unknown.example/")
