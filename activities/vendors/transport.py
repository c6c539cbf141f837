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
from typing import Any, Protocol
from urllib.parse import urlsplit

import requests
from requests.adapters import HTTPAdapter
from urllib3 import HTTPResponse

from activities.errors import Blocked, SchemaDrift

MAX_BODY = 16 * 1024 * 1024
TIMEOUT = (5.0, 20.0)
"""Seconds to connect and seconds between bytes; below the activity's start-to-close timeout."""

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
    """The rules for the requests of one fetch, and what they brought."""

    hosts: frozenset[str]
    clock: datetime
    far_end: FarEnd | None = None
    loopback: str | None = None
    exchanges: list[Exchange] = field(default_factory=list)

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
    if rules.far_end is not None:
        wire = rules.far_end.answer(request, rules.clock)
        response = _replayed(adapter, request, wire)
    else:
        response = _over_network(adapter, request, rules, args, kwargs)
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
    if rules.loopback is not None:
        request = _redirected(request, rules.loopback, rules.clock)
    options = {**kwargs, "stream": True}
    if not args:
        options["timeout"] = kwargs.get("timeout") or TIMEOUT
    response = _original_send(adapter, request, *args, **options)
    _read_bounded(response)
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


def _read_bounded(response: requests.Response) -> None:
    """Read the decoded body, and stop at the limit instead of filling the memory."""
    chunks, size = [], 0
    for chunk in response.iter_content(64 * 1024):
        size += len(chunk)
        if size > MAX_BODY:
            response.close()
            raise SchemaDrift(f"the answer exceeds {MAX_BODY} bytes")
        chunks.append(chunk)
    response._content = b"".join(chunks)  # noqa: SLF001 - requests has no public way to bound a body
    response._content_consumed = True  # noqa: SLF001
