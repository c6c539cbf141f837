"""What stands between a fetch and the site: circuit breakers, and limits that are learnt."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Protocol

from activities.archive.breakers import BreakerStore, BreakersUnreadable, Key
from activities.errors import (
    MAX_WAIT_SECONDS,
    AuthOrPermission,
    CircuitOpen,
    RateLimited,
    VendorError,
)
from activities.rules import breakers as rules
from schemas.breaker import WHOLE, About, Breaker, Ending
from schemas.fetch import DatasetQuery, Table

log = logging.getLogger(__name__)


class Throttle(Protocol):
    """Lowers how often an upstream is asked, for all workers. Never raises."""

    def lower(self, upstream: str, per_minute: int, text: str) -> None:
        """At most so many calls per minute from now on; ``text`` is what the upstream said."""
        ...


def _now() -> datetime:
    return datetime.now(UTC)


class Guard:
    """Holds live fetches back where a breaker is open, and learns from how they end.

    Recorded fetches and people's words meet no site: they pass, and teach nothing. Breakers that
    cannot be read hold nothing back.
    """

    def __init__(
        self,
        throttle: Throttle | None = None,
        breakers: BreakerStore | None = None,
        clock: Callable[[], datetime] = _now,
    ) -> None:
        self._throttle, self._breakers, self._clock = throttle, breakers, clock

    @contextmanager
    def watching(self, query: DatasetQuery, table: Table) -> Iterator[None]:
        """Watch one fetch, from before the call until its answer is there; raises CircuitOpen."""
        if query.sample or not table.is_site:
            yield
            return
        self._admit(table)
        try:
            yield
        except VendorError as error:
            self._learn(table, _ending(error))
            if isinstance(error, RateLimited) and error.per_minute and self._throttle:
                self._throttle.lower(table.upstream, error.per_minute, str(error))
            raise
        self._learn(table, Ending())

    def _admit(self, table: Table) -> None:
        refused: list[str | None] = [None]

        def step(found: tuple[Breaker, ...]) -> tuple[Breaker, ...]:
            now = self._clock()
            refused[0] = rules.explain_refusal(found, now)
            if refused[0]:
                return found
            return tuple(rules.admit(breaker, now) or breaker for breaker in found)

        if self._change(table, step) and refused[0]:
            raise CircuitOpen(refused[0])

    def _learn(self, table: Table, ending: Ending) -> None:
        def step(found: tuple[Breaker, ...]) -> tuple[Breaker, ...]:
            now = self._clock()
            return tuple(rules.after(breaker, ending, now) for breaker in found)

        self._change(table, step)

    def _change(
        self, table: Table, step: Callable[[tuple[Breaker, ...]], tuple[Breaker, ...]]
    ) -> bool:
        if self._breakers is None:
            return False
        keys: list[Key] = [(table.upstream, WHOLE), (table.upstream, table.table)]
        try:
            self._breakers.change(keys, step)
        except BreakersUnreadable as error:
            log.warning("fetching without breakers: %s", error)
            return False
        return True


def _ending(error: VendorError) -> Ending:
    wait = error.retry_after if isinstance(error, RateLimited) else 0.0
    return Ending(
        kind=error.failure,
        text=str(error),
        wait=wait if wait > MAX_WAIT_SECONDS else None,
        about=error.about if isinstance(error, AuthOrPermission) else About.TABLE,
    )
