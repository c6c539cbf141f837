"""The one door through which vendor code reaches the network.

Each HTTP library has a thin hook beside this module; all of them hand their requests to
``passed``. Inside ``capture`` each request gets a timeout, a host allow-list and a size limit, its
raw answer is kept, and the far end may be a recording or a loopback server instead of the real
host. Outside ``capture`` nothing is changed.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from datetime import datetime
from time import monotonic
from typing import Protocol
from urllib.parse import parse_qsl, urlsplit

from activities.errors import Blocked, NotRecorded, ReplayMiss, SchemaDrift, VendorError
from activities.vendors.wire.watchdog import TooSlow, Watchdog

MAX_BODY = 16 * 1024 * 1024
TIMEOUT = (5.0, 20.0)
"""Seconds to connect and seconds between bytes; below the activity's start-to-close timeout."""
TOTAL_SECONDS = 35.0
"""Seconds for all answers of one fetch: bytes that trickle in must not hold a thread for ever."""
SHORTEST_SECRET = 8
"""Anything shorter is no token, and might stand in an answer for another reason."""
CHUNK = 64 * 1024

ORIGINAL_HOST = "X-Original-Host"
KNOWLEDGE_TIME = "X-Knowledge-Time"
JSON = "application/json; charset=utf-8"


@dataclass(frozen=True)
class WireRequest:
    """A request as it would go onto the wire, without its headers."""

    method: str
    url: str
    body: bytes = b""

    @property
    def host(self) -> str:
        """The host asked, in lower case; empty where the URL has none."""
        return urlsplit(self.url).hostname or ""

    @property
    def path(self) -> str:
        """The path asked for."""
        return urlsplit(self.url).path

    @property
    def query(self) -> dict[str, str]:
        """The parameters of the URL; the first of each name."""
        pairs = parse_qsl(urlsplit(self.url).query, keep_blank_values=True)
        return dict(reversed(pairs))


@dataclass(frozen=True)
class WireAnswer:
    """What a far end sends back. ``location`` is where a redirect points to.

    ``fetched_at`` is when a tape took it from the site; None where it comes from there now.
    """

    status: int
    body: bytes
    content_type: str = JSON
    location: str | None = None
    fetched_at: datetime | None = None


class FarEnd(Protocol):
    """A recording that answers in place of the network. Raises NotRecorded on a gap."""

    def answer(self, request: WireRequest, clock: datetime) -> WireAnswer:
        """The answer that the real host would have given at ``clock``."""
        ...


class Recorder(Protocol):
    """Keeps answers of the network for later."""

    def record(self, request: WireRequest, answer: WireAnswer) -> None:
        """Keep one answer; secrets are already blotted out of it."""
        ...


@dataclass(frozen=True)
class Exchange:
    """One request and its raw answer. Request headers and bodies are never kept."""

    method: str
    host: str
    path: str
    status: int
    body: bytes
    fetched_at: datetime | None = None


class Body:
    """The body of an answer, of bounded size, as it comes in."""

    def __init__(self) -> None:
        self._chunks: list[bytes] = []
        self._size = 0

    def add(self, chunk: bytes) -> None:
        """Take the next piece; raises SchemaDrift where the whole becomes absurd."""
        self._size += len(chunk)
        if self._size > MAX_BODY:
            raise SchemaDrift(f"the answer exceeds {MAX_BODY} bytes")
        self._chunks.append(chunk)

    @property
    def whole(self) -> bytes:
        """All that came."""
        return b"".join(self._chunks)


@dataclass
class Capture:
    """The rules for the requests of one fetch, and what they brought.

    ``secret`` is blotted out of every answer, should a server ever echo it. ``failed`` says that
    the newest request brought no answer at all: then ``last`` belongs to an earlier one.
    ``refused`` is our own refusal of a request, which a package may have swallowed.
    """

    hosts: frozenset[str]
    clock: datetime
    far_end: FarEnd | None = None
    loopback: str | None = None
    recorder: Recorder | None = None
    secret: str | None = field(default=None, repr=False)
    timeout: tuple[float, float] = TIMEOUT
    total_seconds: float = TOTAL_SECONDS
    started: float = field(default_factory=monotonic)
    exchanges: list[Exchange] = field(default_factory=list)
    failed: bool = False
    refused: VendorError | None = None
    watchdog: Watchdog | None = None

    @property
    def last(self) -> Exchange:
        """The newest exchange; raises SchemaDrift when the package sent nothing."""
        if not self.exchanges:
            raise SchemaDrift("the vendor package sent no request")
        return self.exchanges[-1]

    def rerouted(self, request: WireRequest) -> tuple[str, dict[str, str]]:
        """Where the request really goes, and the headers that tell a loopback server of it."""
        if self.loopback is None:
            return request.url, {}
        parts = urlsplit(request.url)
        told = {ORIGINAL_HOST: request.host, KNOWLEDGE_TIME: self.clock.isoformat()}
        return self.loopback + parts.path + (f"?{parts.query}" if parts.query else ""), told

    @property
    def remaining(self) -> float:
        """Seconds that are left of the total."""
        return self.started + self.total_seconds - monotonic()

    @contextmanager
    def watched(self) -> Iterator[None]:
        """One request and its answer within the total; raises TooSlow. See ``Watchdog``."""
        with Watchdog(self.remaining) as self.watchdog:
            yield

    def collected(self, chunks: Iterable[bytes]) -> bytes:
        """The whole body; raises SchemaDrift at the size limit and TooSlow at the time limit."""
        body = Body()
        for chunk in chunks:
            if self.remaining < 0:
                raise TooSlow
            body.add(chunk)
        return body.whole


_current: ContextVar[Capture | None] = ContextVar("capture", default=None)


def current() -> Capture | None:
    """The rules that hold in this thread, if any do."""
    return _current.get()


@contextmanager
def capture(rules: Capture) -> Iterator[Capture]:
    """Apply ``rules`` to every request that is made inside, in this thread.

    A VendorError that leaves the block carries the newest raw answer with it as evidence.
    """
    token = _current.set(rules)
    try:
        yield rules
        if rules.refused:
            raise rules.refused
    except VendorError as error:
        if error.evidence is None and rules.exchanges and not rules.failed:
            error.evidence = rules.last.body
        raise
    finally:
        _current.reset(token)


def passed(
    rules: Capture, request: WireRequest, over_network: Callable[[], WireAnswer]
) -> WireAnswer:
    """The answer to ``request`` under ``rules``: recorded, or fetched by ``over_network``."""
    rules.failed = True
    try:
        _check_host(rules, request)
        if rules.far_end is not None:
            answer = rules.far_end.answer(request, rules.clock)
        else:
            answer = _blotted(over_network(), rules.secret)
        _keep(rules, request, answer)
    except (Blocked, NotRecorded, ReplayMiss) as error:
        rules.refused = error
        raise
    return answer


def _keep(rules: Capture, request: WireRequest, answer: WireAnswer) -> None:
    rules.failed = False
    rules.exchanges.append(
        Exchange(
            request.method, request.host, request.path, answer.status, answer.body,
            answer.fetched_at,
        )
    )  # fmt: skip
    if rules.recorder is not None:
        rules.recorder.record(request, answer)


def _check_host(rules: Capture, request: WireRequest) -> None:
    if request.host not in rules.hosts:
        raise Blocked(f"request to {request.host!r} is not on the allow-list")


def _blotted(answer: WireAnswer, secret: str | None) -> WireAnswer:
    if not secret or len(secret) < SHORTEST_SECRET:
        return answer
    location = answer.location and answer.location.replace(secret, "***")
    body = answer.body.replace(secret.encode(), b"***")
    return WireAnswer(answer.status, body, answer.content_type.replace(secret, "***"), location)
