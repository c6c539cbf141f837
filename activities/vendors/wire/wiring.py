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

    In this order: a loopback server, the sample for queries that ask for it, a tape to replay,
    and else the network, whose answers a recorder may keep.
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
        rules = Capture(
            hosts=hosts, clock=query.clock, far_end=self._far_end(query), loopback=self.loopback,
            recorder=self.recorder, secret=secret,
        )  # fmt: skip
        with capture(rules):
            yield rules

    def _far_end(self, query: DatasetQuery) -> FarEnd | None:
        if self.loopback is not None:
            return None
        return self.sample if query.sample else self.tape
