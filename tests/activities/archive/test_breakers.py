"""The breakers that workers share: changed by many, readable or not."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from activities.archive.breakers import BreakerStore, BreakersUnreadable
from activities.archive.migrate import upgrade
from activities.rules import breakers as rules
from schemas.breaker import WHOLE, Breaker, Ending, State
from schemas.failures import Failure

NOW = datetime(2026, 8, 21, 8, 30, tzinfo=UTC)
KEYS = [("tushare", WHOLE), ("tushare", "daily")]
BLOCKED = Ending(kind=Failure.BLOCKED, text="HTTP 403")


@pytest.fixture
def store(url: str) -> Iterator[BreakerStore]:
    """The breakers of a fresh archive."""
    upgrade(url)
    with BreakerStore.connect(url) as opened:
        yield opened


def _end(store: BreakerStore, ending: Ending) -> tuple[Breaker, ...]:
    return store.change(KEYS, lambda found: tuple(rules.after(b, ending, NOW) for b in found))


def test_what_one_worker_learns_all_know(store: BreakerStore, url: str) -> None:
    """Another process reads the very breaker that this one wrote, and only what changed."""
    upstream, _ = _end(store, BLOCKED)
    with BreakerStore.connect(url) as other:
        assert other.all() == (upstream,)
        assert other.change(KEYS, lambda found: found)[0] == upstream


def test_no_fault_is_lost_between_workers(store: BreakerStore, url: str) -> None:
    """Every try that found the site down counts, however many report at once."""
    down = Ending(kind=Failure.SOURCE_DOWN, text="HTTP 502")

    def report(_: int) -> None:
        with BreakerStore.connect(url) as own:
            own.change(
                KEYS[:1],
                lambda found: tuple(
                    b.model_copy(update={"faults": b.faults + 1, "last_error": down.text})
                    for b in found
                ),
            )

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(report, range(12)))

    assert [breaker.faults for breaker in store.all()] == [12]


def test_many_workers_one_probe(store: BreakerStore, url: str) -> None:
    """Of all that ask in the moment at which the time is over, one goes out."""
    _end(store, BLOCKED)
    later = NOW + timedelta(minutes=15)

    def ask(_: int) -> bool:
        held = True

        def step(found: tuple[Breaker, ...]) -> tuple[Breaker, ...]:
            nonlocal held
            held = rules.explain_refusal(found, later) is not None
            return found if held else tuple(rules.admit(b, later) or b for b in found)

        with BreakerStore.connect(url) as own:
            own.change(KEYS, step)
        return not held

    with ThreadPoolExecutor(4) as pool:
        assert sum(pool.map(ask, range(12))) == 1


def test_all_breakers_of_an_upstream_are_closed_by_hand(store: BreakerStore) -> None:
    """The whole and its tables; other upstreams stay as they are."""
    _end(store, BLOCKED)
    _end(store, Ending(kind=Failure.AUTH_OR_PERMISSION, text="points"))
    store.change([("sec", WHOLE)], lambda found: (rules.after(found[0], BLOCKED, NOW),))
    store.change_all(["tushare", "never heard of"], rules.closed)

    assert {(b.upstream, b.table): b.state for b in store.all()} == {
        ("tushare", ""): State.CLOSED,
        ("tushare", "daily"): State.CLOSED,
        ("sec", ""): State.OPEN,
    }


@pytest.mark.parametrize(
    "content", [None, b"this is not a database" * 100], ids=["bare", "corrupt"]
)
def test_what_cannot_be_read_is_said_in_one_way(tmp_path: Path, content: bytes | None) -> None:
    """An archive without the table, or a file that is none, is one error that callers expect."""
    path = tmp_path / "archive.sqlite"
    if content:
        path.write_bytes(content)
    with BreakerStore.connect(f"sqlite:///{path}") as store:
        with pytest.raises(BreakersUnreadable):
            store.all()
        with pytest.raises(BreakersUnreadable):
            _end(store, BLOCKED)
