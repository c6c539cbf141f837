"""One small server on this machine that plays every site the vendor packages talk to.

It speaks the true wire formats. Unless told otherwise it answers from the sample recording, as of
the knowledge time in the request; any request may be given another fate, from an error page to a
reset connection. It keeps a list of what it was asked.
"""

import json
import socket
import struct
import threading
import time
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, ClassVar, Self
from urllib.parse import parse_qsl, urlencode, urlsplit

from activities.errors import NotRecorded
from activities.vendors.sample import SampleFarEnd
from activities.vendors.wire.core import KNOWLEDGE_TIME, ORIGINAL_HOST, WireRequest

JSON = "application/json; charset=utf-8"
HTML = "text/html"
BLOCK = 64 * 1024
DEFAULT_CLOCK = "2026-08-21T16:30:00+08:00"

Reply = Callable[["_Handler"], None]
"""How one request is answered, on the bare connection."""


@dataclass(frozen=True)
class Served:
    """One request as it arrived, ``at`` on the monotonic clock. ``body`` is parsed if JSON."""

    method: str
    host: str
    path: str
    query: Mapping[str, str]
    body: Any
    headers: Mapping[str, str]
    at: float = field(default_factory=time.monotonic)


@dataclass
class _Order:
    """What to answer to requests of that host and path, and how many times."""

    reply: Reply
    host: str | None
    path: str | None
    times: int | None

    def fits(self, request: Served) -> bool:
        return (
            self.host in (None, request.host)
            and self.path in (None, request.path)
            and (self.times is None or self.times > 0)
        )


@dataclass
class Loopback:
    """The server, from ``with`` to the end of the block."""

    _served: list[Served] = field(default_factory=list)
    _orders: list[_Order] = field(default_factory=list)
    _lock: threading.Lock = field(default_factory=threading.Lock)
    closing: threading.Event = field(default_factory=threading.Event)

    def __enter__(self) -> Self:
        handler = type("Handler", (_Handler,), {"loopback": self})
        self._server = _Server(("127.0.0.1", 0), handler)
        self._thread = threading.Thread(
            target=self._server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True
        )
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.closing.set()
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    @property
    def url(self) -> str:
        """Where the server listens: the ``loopback`` of a source."""
        return f"http://127.0.0.1:{self._server.server_port}"

    @property
    def requests(self) -> list[Served]:
        """The requests so far, oldest first."""
        with self._lock:
            return list(self._served)

    def paths(self, host: str | None = None) -> list[str]:
        """The paths asked for, of one host or of all."""
        return [request.path for request in self.requests if host in (None, request.host)]

    def answer_with(
        self,
        reply: Reply,
        host: str | None = None,
        path: str | None = None,
        times: int | None = None,
    ) -> None:
        """From now on answer so; ``times`` limits it. The order given last is looked at first."""
        with self._lock:
            self._orders.insert(0, _Order(reply, host, path, times))

    def _reply(self, request: Served) -> Reply:
        with self._lock:
            self._served.append(request)
            for order in self._orders:
                if order.fits(request):
                    if order.times is not None:
                        order.times -= 1
                    return order.reply
        return recorded(request)


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def handle_error(self, *_: object) -> None:
        """A client that hangs up in the middle is what many tests are about."""


class _Handler(BaseHTTPRequestHandler):
    loopback: ClassVar[Loopback]

    def do_GET(self) -> None:
        """Take one request and let its reply act."""
        size = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(size)
        if len(raw) < size:
            return  # its sender died over it: a site sees no request
        url = urlsplit(self.path)
        host = self.headers.get(ORIGINAL_HOST) or self.headers.get("Host") or ""
        request = Served(
            method=self.command,
            host=host,
            path=url.path,
            query=dict(parse_qsl(url.query)),
            body=_parsed(raw),
            headers={name.lower(): value for name, value in self.headers.items()},
        )
        self.loopback._reply(request)(self)

    do_POST = do_GET

    def log_message(self, *_: object) -> None:
        """Say nothing on the terminal."""

    def head(self, status: int, headers: Mapping[str, str]) -> None:
        """Send the status line and the headers."""
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()


def _parsed(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        return None


def recorded(request: Served) -> Reply:
    """What the recorded site would have said at the knowledge time of the request."""
    clock = datetime.fromisoformat(request.headers.get(KNOWLEDGE_TIME.lower(), DEFAULT_CLOCK))
    query = f"?{urlencode(request.query)}" if request.query else ""
    asked = WireRequest(
        request.method,
        f"https://{request.host}{request.path}{query}",
        json.dumps(request.body).encode() if request.body else b"",
    )
    try:
        wire = SampleFarEnd().answer(asked, clock)
    except NotRecorded:
        return whole(_nothing(request))
    return whole(wire.body, wire.status, wire.content_type)


def _nothing(request: Served) -> bytes:
    """How each site says that it has no such figure."""
    if request.body and "api_name" in request.body:
        return table(request.body["fields"].split(","), [])
    if request.path == "/new/data/szse_stock.json":
        code = "600519"
        return json.dumps({"stockList": [{"code": code, "orgId": f"gssh0{code}"}]}).encode()
    return _NOTHING.get(request.host, _NOTHING["datacenter.eastmoney.com"])


_NOTHING = {
    "stock.xueqiu.com": b'{"data":{"market":null,"quote":null},"error_code":0}',
    "push2.eastmoney.com": b'{"rc":100,"rt":4,"data":null}',
    "push2his.eastmoney.com": b'{"rc":100,"rt":17,"data":null}',
    "datacenter.eastmoney.com": b'{"result":null,"success":false,"message":"","code":9201}',
    "search-api-web.eastmoney.com": b'jQuery1({"code":0,"result":{"cmsArticleWebOld":[]}})',
    "www.cninfo.com.cn": b'{"totalAnnouncement":0,"announcements":null,"hasMore":false}',
    "qt.gtimg.cn": b'v_pv_none_match="1";',
    "web.ifzq.gtimg.cn": b'{"code":0,"msg":"","data":[]}',
}


def table(fields: list[str], items: list[list[Any]]) -> bytes:
    """A table in the wire form of Tushare."""
    data = {"fields": fields, "items": items, "has_more": False}
    return json.dumps({"request_id": "r", "code": 0, "msg": "", "data": data}).encode()


def refusal(code: int, message: str) -> bytes:
    """A refusal in the wire form of Tushare."""
    body = {"request_id": "r", "code": code, "msg": message, "data": None}
    return json.dumps(body, ensure_ascii=False).encode()


def whole(body: bytes | str, status: int = 200, content_type: str = JSON, **more: str) -> Reply:
    """An ordinary answer; ``more`` are headers, with underscores for hyphens."""
    content = body.encode() if isinstance(body, str) else body
    headers = {name.replace("_", "-"): value for name, value in more.items()}

    def reply(handler: _Handler) -> None:
        size = {"Content-Length": str(len(content))}
        handler.head(status, {"Content-Type": content_type, **size, **headers})
        handler.wfile.write(content)

    return reply


def page(status: int = 200, text: str = "<html><body>gateway</body></html>") -> Reply:
    """A page of HTML, as gateways and firewalls send it."""
    return whole(text, status, HTML)


def redirect(target: str, status: int = 302) -> Reply:
    """A redirect to ``target``."""
    return whole(b"", status, HTML, Location=target)


def reset() -> Reply:
    """The connection is reset before any answer."""

    def reply(handler: _Handler) -> None:
        linger = struct.pack("ii", 1, 0)
        handler.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
        handler.connection.close()

    return reply


def silence(seconds: float = 10.0) -> Reply:
    """Nothing at all is sent, for as long as the client cares to wait."""

    def reply(handler: _Handler) -> None:
        handler.loopback.closing.wait(seconds)

    return reply


def trickle(body: bytes, pause: float = 0.02) -> Reply:
    """The body arrives byte by byte."""

    def reply(handler: _Handler) -> None:
        handler.head(200, {"Content-Type": JSON, "Content-Length": str(len(body))})
        for byte in body:
            handler.wfile.write(bytes([byte]))
            if handler.loopback.closing.wait(pause):
                return

    return reply


def trickle_headers(pause: float = 0.02) -> Reply:
    """A header that never ends arrives byte by byte."""

    def reply(handler: _Handler) -> None:
        handler.wfile.write(b"HTTP/1.1 200 OK\r\nX-Long: ")
        while not handler.loopback.closing.wait(pause):
            handler.wfile.write(b"x")

    return reply


def cut(body: bytes, at: int) -> Reply:
    """The connection ends in the middle of the body."""

    def reply(handler: _Handler) -> None:
        handler.head(200, {"Content-Type": JSON, "Content-Length": str(len(body))})
        handler.wfile.write(body[:at])

    return reply


def stream(size: int) -> Reply:
    """An endless-looking body of ``size`` bytes, without a length up front."""

    def reply(handler: _Handler) -> None:
        handler.head(200, {"Content-Type": JSON})
        for _ in range(size // BLOCK):
            handler.wfile.write(b" " * BLOCK)

    return reply


def gzip_bomb(size: int) -> Reply:
    """A small body that unpacks to ``size`` bytes; packed when it is asked for."""

    def reply(handler: _Handler) -> None:
        whole(_packed(size), Content_Encoding="gzip")(handler)

    return reply


@cache
def _packed(size: int) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    return b"".join(packer.compress(b" " * BLOCK) for _ in range(size // BLOCK)) + packer.flush()
