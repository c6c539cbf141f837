"""The hook for ``curl_cffi``, which akshare's news uses instead of ``requests``."""

from collections.abc import Callable
from threading import Lock
from typing import Any
from urllib.parse import urlencode

from activities.errors import SchemaDrift
from activities.vendors.wire.core import (
    Body,
    Capture,
    WireAnswer,
    WireRequest,
    current,
    passed,
)

WRITE_ERROR = 0xFFFFFFFF
"""What a callback answers to make libcurl give up (CURL_WRITEFUNC_ERROR)."""

_install_lock = Lock()


def install() -> None:
    """Put the hook in place; a second call changes nothing."""
    from curl_cffi.requests import Session  # noqa: PLC0415 - only where news is fetched

    with _install_lock:
        if not hasattr(Session.request, "is_hooked"):
            Session.request = _hooked(Session.request)  # type: ignore[method-assign]


def _hooked(original: Callable[..., Any]) -> Callable[..., Any]:
    def request(session: Any, method: str, url: str, **options: Any) -> Any:
        rules = current()
        if rules is None:
            return original(session, method, url, **options)
        params = options.pop("params", None)
        full = f"{url}?{urlencode(params)}" if params else url
        wire = WireRequest(method, full)
        answer = passed(rules, wire, lambda: _over_network(original, session, wire, rules, options))
        return _response(full, answer)

    request.is_hooked = True  # type: ignore[attr-defined]
    return request


def _response(url: str, answer: WireAnswer) -> Any:
    from curl_cffi.requests import Headers, Response  # noqa: PLC0415 - see install

    response = Response()
    response.url, response.status_code = url, answer.status
    response.content = answer.body
    response.headers = Headers({"Content-Type": answer.content_type})
    return response


def _over_network(
    original: Callable[..., Any],
    session: Any,
    wire: WireRequest,
    rules: Capture,
    options: dict[str, Any],
) -> WireAnswer:
    """Libcurl unpacks by itself, in small pieces; its one timeout bounds the whole request."""
    from curl_cffi.requests.exceptions import RequestException  # noqa: PLC0415 - see install

    url, told = rules.rerouted(wire)
    headers = {**(options.pop("headers", None) or {}), **told}
    if told:
        headers.pop("host", None)
        options["proxies"] = {"all": ""}
    asked = options.pop("timeout", None) or rules.timeout[1]
    sink = _Sink()
    try:
        response = original(
            session, wire.method, url,
            **{**options, "headers": headers, "timeout": max(min(asked, rules.remaining), 0.001),
               "content_callback": sink, "allow_redirects": False},
        )  # fmt: skip
    except RequestException:
        if sink.refused:
            raise sink.refused from None
        raise
    return WireAnswer(
        response.status_code,
        sink.body.whole,
        response.headers.get("Content-Type") or "",
        response.headers.get("Location"),
    )


class _Sink:
    """Takes the body as it comes. An exception would be lost in libcurl, so it is kept."""

    def __init__(self) -> None:
        self.body = Body()
        self.refused: SchemaDrift | None = None

    def __call__(self, chunk: bytes) -> int:
        try:
            self.body.add(chunk)
        except SchemaDrift as error:
            self.refused = error
            return WRITE_ERROR
        return len(chunk)
