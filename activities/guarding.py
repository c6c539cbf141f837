"""What stands between a fetch and the site: limits that are learnt from its refusals."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from activities.errors import RateLimited
from schemas.fetch import DatasetQuery, Table


class Throttle(Protocol):
    """Lowers how often an upstream is asked, for all workers. Never raises."""

    def lower(self, upstream: str, per_minute: int, text: str) -> None:
        """At most so many calls per minute from now on; ``text`` is what the upstream said."""
        ...


class Guard:
    """Learns from how live fetches end. Recorded ones meet no site, and teach nothing."""

    def __init__(self, throttle: Throttle | None = None) -> None:
        self._throttle = throttle

    @contextmanager
    def watching(self, query: DatasetQuery, table: Table) -> Iterator[None]:
        """Watch one fetch, from before the call until its answer is there."""
        if query.sample:
            yield
            return
        try:
            yield
        except RateLimited as error:
            if self._throttle is not None and error.per_minute is not None:
                self._throttle.lower(table.upstream, error.per_minute, str(error))
            raise
