"""A time limit on a whole answer, headers included, that no dripping server can stretch."""

import socket
from contextlib import suppress
from threading import Lock, Timer
from types import TracebackType
from typing import Self


class TooSlow(Exception):
    """The answers of one fetch took longer than their total; hooks translate it."""

    def __init__(self) -> None:
        super().__init__("the answer took too long")


class Watchdog:
    """Cuts the watched connection after ``seconds``; leaving the block then raises TooSlow.

    The timeouts of the libraries hold between two bytes only: a server that sends a byte of a
    header now and then would keep a thread for ever.
    """

    def __init__(self, seconds: float) -> None:
        self._timer = Timer(max(seconds, 0.0), self._bite)
        self._timer.daemon = True
        self._lock, self._bitten = Lock(), False
        self._socket: socket.socket | None = None

    def watch(self, connection: socket.socket | None) -> None:
        """Name the connection that is read from now on."""
        with self._lock:
            self._socket = connection
            if self._bitten:
                self._cut()

    def __enter__(self) -> Self:
        self._timer.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._timer.cancel()
        if self._bitten and (kind is None or issubclass(kind, Exception)):
            raise TooSlow from None

    def _bite(self) -> None:
        with self._lock:
            self._bitten = True
            self._cut()

    def _cut(self) -> None:
        """End both directions; the method of the plain socket spares a TLS handshake."""
        if self._socket is not None:
            with suppress(OSError):
                socket.socket.shutdown(self._socket, socket.SHUT_RDWR)
