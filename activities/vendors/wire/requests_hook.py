"""The hook for ``requests``, which tushare and akshare use: installed once per process."""

from collections.abc import Iterator
from io import BytesIO
from threading import Lock
from typing import Any

import requests
from requests.adapters import HTTPAdapter
from urllib3 import HTTPResponse
from urllib3.connection import HTTPConnection
from urllib3.exceptions import HTTPError

from activities.vendors.wire.core import (
    CHUNK,
    Capture,
    WireAnswer,
    WireRequest,
    current,
    passed,
)
from activities.vendors.wire.watchdog import TooSlow

_original_send = HTTPAdapter.send
_original_getresponse = HTTPConnection.getresponse
_install_lock = Lock()


def install() -> None:
    """Put the hook in place; a second call changes nothing."""
    with _install_lock:
        if HTTPAdapter.send is not _send:
            HTTPAdapter.send = _send  # type: ignore[assignment, method-assign]
            HTTPConnection.getresponse = _getresponse  # type: ignore[assignment, method-assign]


def _getresponse(connection: HTTPConnection) -> HTTPResponse:
    """From here on the server may dawdle: its connection is watched."""
    rules = current()
    if rules is not None and rules.watchdog is not None:
        rules.watchdog.watch(connection.sock)
    return _original_getresponse(connection)


def _send(
    adapter: HTTPAdapter, request: requests.PreparedRequest, *args: Any, **kwargs: Any
) -> requests.Response:
    rules = current()
    if rules is None:
        return _original_send(adapter, request, *args, **kwargs)
    body = request.body.encode() if isinstance(request.body, str) else request.body
    wire = WireRequest(request.method or "", request.url or "", body or b"")
    answer = passed(rules, wire, lambda: _over_network(adapter, request, wire, rules, args, kwargs))
    headers = {"Content-Type": answer.content_type}
    if answer.location:
        headers["Location"] = answer.location
    raw = HTTPResponse(
        body=BytesIO(answer.body), headers=headers, status=answer.status, preload_content=False
    )
    return adapter.build_response(request, raw)


def _over_network(
    adapter: HTTPAdapter,
    request: requests.PreparedRequest,
    wire: WireRequest,
    rules: Capture,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
) -> WireAnswer:
    options = {**kwargs, "stream": True}
    if not args:
        options["timeout"] = kwargs.get("timeout") or rules.timeout
    url, told = rules.rerouted(wire)
    sent = request
    if told:
        sent = request.copy()
        sent.headers.update(told)
        sent.url = url
        options["proxies"] = {}
    try:
        with rules.watched(), _original_send(adapter, sent, *args, **options) as response:
            return WireAnswer(
                response.status_code,
                rules.collected(_chunks(response)),
                response.headers.get("Content-Type", ""),
                response.headers.get("Location"),
            )
    except TooSlow as error:
        raise requests.Timeout(str(error)) from None
    except HTTPError as error:
        raise requests.ConnectionError(type(error).__name__) from None


def _chunks(response: requests.Response) -> Iterator[bytes]:
    """The decoded body, in pieces of bounded size even where the server sends a bomb."""
    while chunk := response.raw.read1(CHUNK, decode_content=True):
        yield chunk
