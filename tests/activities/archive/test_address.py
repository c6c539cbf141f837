"""Addresses of archives: which are taken, and how they are shown."""

import re

import pytest

from activities.archive.address import parse, shown

CANARY = "canary-9be1"

TAKEN = {
    "sqlite:///runs.sqlite": "runs.sqlite",
    "sqlite:////data/runs.sqlite": "/data/runs.sqlite",
    f"postgresql://research:{CANARY}@db.internal:5433/runs": (
        "postgresql://research@db.internal:5433/runs"
    ),
    f"postgresql+psycopg://research:{CANARY}@db/runs": "postgresql://research@db/runs",
    f"postgresql://research:p%40ss{CANARY}@db/runs": "postgresql://research@db/runs",
    "postgresql://db/runs": "postgresql://db/runs",
    f"postgresql://research:{CANARY}@/runs?host=/run/pg": "postgresql://research@/run/pg/runs",
    f"postgresql://research:{CANARY}@db/runs?sslmode=verify-full": "postgresql://research@db/runs",
}


@pytest.mark.parametrize(("address", "place"), TAKEN.items())
def test_an_archive_is_shown_without_its_password(address: str, place: str) -> None:
    """People see the file, or user, host and database."""
    assert shown(parse(address)) == place


def test_plain_postgresql_means_our_driver() -> None:
    """Users write postgresql://, and need not know which package speaks to the server."""
    plain, named = (parse(f"{scheme}://u@h/d") for scheme in ("postgresql", "postgresql+psycopg"))

    assert plain == named


REFUSED = {
    f"mysql://root:{CANARY}@db/x": "use sqlite:///FILE or postgresql://",
    f"postgresql+psycopg2://u:{CANARY}@db/x": "use sqlite:///FILE or postgresql://",
    f"postgresql+asyncpg://u:{CANARY}@db/x": "use sqlite:///FILE or postgresql://",
    f"postgres://u:{CANARY}@db/x": "use sqlite:///FILE or postgresql://",
    "sqlite+aiosqlite:///x": "use sqlite:///FILE or postgresql://",
    CANARY: "use sqlite:///FILE or postgresql://",
    f"postgresql://u:p@db:{CANARY}/x": "use sqlite:///FILE or postgresql://",
    f"postgresql://u:p@{CANARY}@db/x": "write %40 instead",
    f"postgresql://u@db/x?password={CANARY}": "before the @",
    f"postgresql://u:{CANARY}@db": "must name a database",
    f"postgresql://u:{CANARY}@db/": "must name a database",
    "sqlite://": "must name a file",
    "sqlite:///:memory:": "must name a file",
    "sqlite:///file:x?mode=ro&uri=true": "must name a file",
}


@pytest.mark.parametrize(("address", "says"), REFUSED.items())
def test_an_impossible_address_is_refused_without_repeating_it(address: str, says: str) -> None:
    """The line says how an address looks, and holds nothing of the one that was given."""
    with pytest.raises(ValueError, match=re.escape(says)) as refused:
        parse(address)

    assert CANARY not in str(refused.value)
    assert refused.value.__cause__ is None
