"""The breakers that all workers of an installation share, beside the archive.

Writers do not lock: each row has a version, and who finds another version than it read looks again.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from types import TracebackType
from typing import Self

from pydantic import ValidationError
from sqlalchemy import Connection, Engine, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from activities.archive.engine import BEGIN_WRITE, make_engine
from activities.archive.tables import breakers as rows
from activities.archive.trouble import reported
from activities.errors import ResearchError
from schemas.breaker import Breaker

TRIES = 20
Key = tuple[str, str]
"""An upstream, and one of its tables or WHOLE."""
Step = Callable[[tuple[Breaker, ...]], tuple[Breaker, ...]]
"""What becomes of some breakers; called again when somebody else was faster."""


class BreakersUnreadable(Exception):
    """The breakers cannot be read or written now. Nobody fails for that."""


class BreakerStore:
    """Reads and changes breakers; raises only BreakersUnreadable."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = engine.execution_options(**BEGIN_WRITE)

    @classmethod
    def connect(cls, url: str) -> Self:
        """The breakers in the archive at ``url``."""
        return cls(make_engine(url))

    def close(self) -> None:
        """Let go of all connections."""
        self._engine.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def all(self) -> tuple[Breaker, ...]:
        """Every breaker that was ever heard of."""
        with self._contained(), self._engine.connect() as connection:
            found = connection.execute(select(rows.c.record)).scalars()
            return tuple(Breaker.model_validate(record) for record in found)

    def change(self, keys: Sequence[Key], step: Step) -> tuple[Breaker, ...]:
        """Take the breakers one step further, as if nobody else did so at the time."""
        with self._contained():
            for _ in range(TRIES):
                versions, before = self._load(keys)
                after = step(before)
                changed = [
                    (version, new)
                    for version, old, new in zip(versions, before, after, strict=True)
                    if new != old
                ]
                if not changed or self._save(changed):
                    return after
        raise BreakersUnreadable("too many workers change the same breaker")

    def change_all(self, upstreams: Iterable[str], step: Callable[[Breaker], Breaker]) -> None:
        """Change every breaker of the upstreams, their tables included."""
        wanted = set(upstreams)
        keys = sorted((b.upstream, b.table) for b in self.all() if b.upstream in wanted)
        if keys:
            self.change(keys, lambda found: tuple(step(breaker) for breaker in found))

    def _load(self, keys: Sequence[Key]) -> tuple[list[int], tuple[Breaker, ...]]:
        """The breakers with their versions; 0 stands for one that is not there yet."""
        query = select(rows).where(tuple_(rows.c.upstream, rows.c.source_table).in_(keys))
        with self._engine.connect() as connection:
            found = {(row.upstream, row.source_table): row for row in connection.execute(query)}
        return (
            [found[key].version if key in found else 0 for key in keys],
            tuple(
                Breaker.model_validate(found[key].record)
                if key in found
                else Breaker(upstream=key[0], table=key[1])
                for key in keys
            ),
        )

    def _save(self, changed: Sequence[tuple[int, Breaker]]) -> bool:
        """Write all of them, or none where one has changed meanwhile."""
        with self._writer.begin() as connection:
            for version, breaker in changed:
                if not _write(connection, version, breaker):
                    connection.rollback()
                    return False
        return True

    @contextmanager
    def _contained(self) -> Iterator[None]:
        """Whatever is wrong with the database is one expected error here."""
        try:
            with reported(self._engine):
                yield
        except (ResearchError, SQLAlchemyError, ValidationError) as error:
            text = str(error).partition("\n")[0]
            raise BreakersUnreadable(f"{type(error).__name__}: {text}") from None


def _write(connection: Connection, version: int, breaker: Breaker) -> bool:
    values = {
        "version": version + 1,
        "record": breaker.model_dump(mode="json"),
        "changed_at": datetime.now(UTC),
    }
    key = {"upstream": breaker.upstream, "source_table": breaker.table}
    if version:
        same = (rows.c.upstream == breaker.upstream) & (rows.c.source_table == breaker.table)
        statement = update(rows).where(same & (rows.c.version == version)).values(**values)
        return connection.execute(statement).rowcount == 1
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    new = dialect.insert(rows).values(**key, **values).on_conflict_do_nothing()
    return connection.execute(new.returning(rows.c.version)).first() is not None
