"""Where the requests of a process end: the network, a recording, or a loopback server."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from activities.vendors.wire import requests_hook
from activities.vendors.wire.core import Capture, FarEnd, Recorder, capture
from schemas.fetch import DatasetQuery


@dataclass(frozen=True)
class Wiring:
    """The far ends of a process.

    In this order: a tape to replay, a loopback server, the sample for queries that ask for it,
    and else the network. A recorder keeps what network or loopback server answer.
    """

    sample: FarEnd | None = None
    loopback: str | None = None
    tape: FarEnd | None = None
    recorder: Recorder | None = None

    def is_live(self, query: DatasetQuery) -> bool:
        """Whether the answer to ``query`` comes from the real site, for which tokens are needed."""
        return self.loopback is None and self._far_end(query) is None

    @contextmanager
    def open(
        self, query: DatasetQuery, hosts: frozenset[str], secret: str | None = None
    ) -> Iterator[Capture]:
        """A capture for the requests of one fetch, to ``hosts`` only."""
        requests_hook.install()
        far_end = self._far_end(query)
        rules = Capture(
            hosts=hosts, clock=query.clock, far_end=far_end, loopback=self.loopback,
            recorder=self.recorder if far_end is None else None, secret=secret,
        )  # fmt: skip
        with capture(rules):
            yield rules

    def _far_end(self, query: DatasetQuery) -> FarEnd | None:
        if self.tape is not None or self.loopback is not None:
            return self.tape
        return self.sample if query.sample else None
