"""Raw requests of our own adapters, through httpx: for sites that need no package."""

import zlib
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from activities.errors import Blocked, NoData, RateLimited, SchemaDrift, SourceDown
from activities.vendors.wire.core import (
    CHUNK,
    Capture,
    Exchange,
    WireAnswer,
    WireRequest,
    current,
    passed,
)
from activities.vendors.wire.outage import outage
from activities.vendors.wire.watchdog import TooSlow

if TYPE_CHECKING:
    import httpx

_CONNECTED = ("connection.connect_tcp.complete", "connection.start_tls.complete")


def get(
    url: str, params: Mapping[str, str] | None = None, headers: Mapping[str, str] | None = None
) -> Exchange:
    """The raw answer of a site, whatever its status; redirects are not followed.

    Raises SourceDown when no answer comes. Must be called inside ``capture``.
    """
    import httpx  # noqa: PLC0415 - 0.1 s that a run without raw sources need not spend

    rules = current()
    if rules is None:
        raise Blocked("a request outside of a capture")
    wire = WireRequest("GET", str(httpx.URL(url, params=dict(params)) if params else url))
    passed(rules, wire, lambda: _over_network(wire, rules, dict(headers or {})))
    return rules.last


def checked(exchange: Exchange, where: str) -> Exchange:
    """The exchange, if its status says that the answer is one; else raises a VendorError."""
    what = f"{where}: HTTP {exchange.status}"
    if exchange.status == 429:
        raise RateLimited(what)
    if exchange.status == 403:
        raise Blocked(what)
    if exchange.status == 404:
        raise NoData(what)
    if exchange.status >= 400:
        raise SourceDown(what)
    if exchange.status >= 300:
        raise SchemaDrift(f"{what}, the interface has moved")
    return exchange


def _over_network(wire: WireRequest, rules: Capture, headers: dict[str, str]) -> WireAnswer:
    import httpx  # noqa: PLC0415 - see get

    url, told = rules.rerouted(wire)
    connect, read = rules.timeout
    timeout = httpx.Timeout(read, connect=connect)
    sent = {"Accept-Encoding": "gzip", **headers, **told}
    try:
        with (
            rules.watched(),
            httpx.Client(timeout=timeout, trust_env=not told) as client,
            client.stream("GET", url, headers=sent, extensions=_watching(rules)) as response,
        ):
            return WireAnswer(
                response.status_code,
                rules.collected(_decoded(response)),
                response.headers.get("Content-Type", ""),
                response.headers.get("Location"),
            )
    except (httpx.HTTPError, TooSlow) as error:
        raise SourceDown(f"{wire.host}: {outage(type(error).__name__)}") from None


def _watching(rules: Capture) -> dict[str, Any]:
    """Have httpx tell each connection that it opens to the watchdog."""

    def trace(event: str, info: Mapping[str, Any]) -> None:
        if event in _CONNECTED and rules.watchdog is not None:
            rules.watchdog.watch(info["return_value"].get_extra_info("socket"))

    return {"trace": trace}


def _decoded(response: "httpx.Response") -> Iterable[bytes]:
    """The body unpacked piece by piece: httpx itself would unpack a bomb at one go."""
    encoding = response.headers.get("Content-Encoding", "identity").lower()
    if encoding == "identity":
        return response.iter_raw(CHUNK)
    if encoding != "gzip":
        raise SchemaDrift(f"{response.url.host} answered in the encoding {encoding!r}")
    return _unpacked(response.iter_raw(CHUNK), response.url.host)


def _unpacked(chunks: Iterable[bytes], host: str) -> Iterator[bytes]:
    unpacker = zlib.decompressobj(31)
    try:
        for chunk in chunks:
            packed = chunk
            while packed:
                yield unpacker.decompress(packed, CHUNK)
                packed = unpacker.unconsumed_tail
        yield unpacker.flush()
    except zlib.error:
        raise SourceDown(f"{host} sent a broken body") from None
    if not unpacker.eof:
        raise SourceDown(f"{host} sent half a body")
