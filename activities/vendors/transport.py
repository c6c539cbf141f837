"""The one door through which vendor packages reach the network.

``requests`` is hooked once per process. Inside ``capture`` each request gets a timeout, a host
allow-list and a size limit, its raw answer is kept, and the far end may be a recording or a
loopback server instead of the real host. Outside ``capture`` nothing is changed.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from datetime import datetime
from io import BytesIO
from threading import Lock
from time import monotonic
from typing import Any, Protocol
from urllib.parse import urlsplit

import requests
from requests.adapters import HTTPAdapter
from urllib3 import HTTPResponse
from urllib3.exceptions import HTTPError

from activities.errors import Blocked, SchemaDrift

MAX_BODY = 16 * 1024 * 1024
TIMEOUT = (5.0, 20.0)
"""Seconds to connect and seconds between bytes; below the activity's start-to-close timeout."""
TOTAL_SECONDS = 35.0
"""Seconds for all answers of one fetch: bytes that trickle in must not hold a thread for ever."""
SHORTEST_SECRET = 8
"""Anything shorter is no token, and might stand in an answer for another reason."""

ORIGINAL_HOST = "X-Original-Host"
KNOWLEDGE_TIME = "X-Knowledge-Time"


@dataclass(frozen=True)
class WireAnswer:
    """What a far end sends back."""

    status: int
    body: bytes
    content_type: str = "application/json; charset=utf-8"


class FarEnd(Protocol):
    """A recording that answers in place of the network. Raises NotRecorded on a gap."""

    def answer(self, request: requests.PreparedRequest, clock: datetime) -> WireAnswer:
        """The answer that the real host would have given at ``clock``."""
        ...


@dataclass(frozen=True)
class Exchange:
    """One request and its raw answer. Request headers and bodies are never kept."""

    method: str
    host: str
    path: str
    status: int
    body: bytes


@dataclass
class Capture:
    """The rules for the requests of one fetch, and what they brought.

    ``secret`` is blotted out of every answer, should a server ever echo it. ``failed`` says that
    the newest request brought no answer at all: then ``last`` belongs to an earlier one.
    """

    hosts: frozenset[str]
    clock: datetime
    far_end: FarEnd | None = None
    loopback: str | None = None
    secret: str | None = field(default=None, repr=False)
    timeout: tuple[float, float] = TIMEOUT
    total_seconds: float = TOTAL_SECONDS
    started: float = field(default_factory=monotonic)
    exchanges: list[Exchange] = field(default_factory=list)
    failed: bool = False

    @property
    def last(self) -> Exchange:
        """The newest exchange; raises SchemaDrift when the package sent nothing."""
        if not self.exchanges:
            raise SchemaDrift("the vendor package sent no request")
        return self.exchanges[-1]


_current: ContextVar[Capture | None] = ContextVar("capture", default=None)
_original_send = HTTPAdapter.send
_install_lock = Lock()


@contextmanager
def capture(rules: Capture) -> Iterator[Capture]:
    """Apply ``rules`` to every request that is made inside, in this thread."""
    _install()
    token = _current.set(rules)
    try:
        yield rules
    finally:
        _current.reset(token)


def _install() -> None:
    with _install_lock:
        if HTTPAdapter.send is not _send:
            HTTPAdapter.send = _send  # type: ignore[assignment, method-assign]


def _send(
    adapter: HTTPAdapter, request: requests.PreparedRequest, *args: Any, **kwargs: Any
) -> requests.Response:
    rules = _current.get()
    if rules is None:
        return _original_send(adapter, request, *args, **kwargs)
    host = urlsplit(request.url or "").hostname or ""
    if host not in rules.hosts:
        raise Blocked(f"request to {host!r} is not on the allow-list")
    path = urlsplit(request.url or "").path
    rules.failed = True
    if rules.far_end is not None:
        wire = rules.far_end.answer(request, rules.clock)
        response = _replayed(adapter, request, wire)
    else:
        response = _over_network(adapter, request, rules, args, kwargs)
    rules.failed = False
    rules.exchanges.append(
        Exchange(request.method or "", host, path, response.status_code, response.content)
    )
    return response


def _replayed(
    adapter: HTTPAdapter, request: requests.PreparedRequest, wire: WireAnswer
) -> requests.Response:
    raw = HTTPResponse(
        body=BytesIO(wire.body),
        headers={"Content-Type": wire.content_type},
        status=wire.status,
        preload_content=False,
    )
    return adapter.build_response(request, raw)


def _over_network(
    adapter: HTTPAdapter,
    request: requests.PreparedRequest,
    rules: Capture,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
) -> requests.Response:
    options = {**kwargs, "stream": True}
    if not args:
        options["timeout"] = kwargs.get("timeout") or rules.timeout
    sent = request
    if rules.loopback is not None:
        sent = _redirected(request, rules.loopback, rules.clock)
        options["proxies"] = {}
    response = _original_send(adapter, sent, *args, **options)
    response.request, response.url = request, request.url or ""
    _set_body(response, _read_bounded(response, rules.started + rules.total_seconds), rules.secret)
    return response


def _redirected(
    request: requests.PreparedRequest, base: str, clock: datetime
) -> requests.PreparedRequest:
    parts = urlsplit(request.url or "")
    copy = request.copy()
    copy.headers[ORIGINAL_HOST] = parts.hostname or ""
    copy.headers[KNOWLEDGE_TIME] = clock.isoformat()
    copy.url = base + parts.path + (f"?{parts.query}" if parts.query else "")
    return copy


def _read_bounded(response: requests.Response, until: float) -> bytes:
    """Read the decoded body; stop at the size limit and at the time limit."""
    chunks, size = [], 0
    try:
        while chunk := response.raw.read1(64 * 1024, decode_content=True):
            size += len(chunk)
            if size > MAX_BODY:
                raise SchemaDrift(f"the answer exceeds {MAX_BODY} bytes")
            if monotonic() > until:
                raise requests.Timeout("the answer took too long")
            chunks.append(chunk)
    except HTTPError as error:
        raise requests.ConnectionError(type(error).__name__) from None
    finally:
        response.close()
    return b"".join(chunks)


def _set_body(response: requests.Response, body: bytes, secret: str | None) -> None:
    """Give the response its body; requests has no public way to do so."""
    if secret and len(secret) >= SHORTEST_SECRET:
        body = body.replace(secret.encode(), b"***")
    response._content = body  # noqa: SLF001
    response._content_consumed = True  # type: ignore[attr-defined]  # noqa: SLF001
