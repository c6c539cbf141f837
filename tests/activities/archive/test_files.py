"""SQLite files that are damaged, misplaced or in use: one clear line each."""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import Engine, event

from activities.archive import engine
from activities.archive.migrate import downgrade, upgrade
from activities.archive.store import Archive
from activities.errors import ArchiveCorrupt, ArchiveDown, ArchiveUnusable


def _overwritten(file: Path) -> None:
    file.write_bytes(b"not a database at all, but long enough to look like one\n" * 100)


def _damaged_inside(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    file.write_bytes(content)


def _cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:5000])


DAMAGES = {"overwritten": _overwritten, "damaged inside": _damaged_inside, "cut": _cut}
USES: dict[str, Callable[[str], object]] = {
    "upgrade": upgrade,
    "read": lambda url: Archive.connect(url).runs(),
    "write": lambda url: Archive.connect(url).put("snapshot", b"x"),
}


@pytest.mark.parametrize("use", USES.values(), ids=USES)
@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_file_is_one_clear_message(
    file: Path,
    damage: Callable[[Path], None],
    use: Callable[[str], object],
) -> None:
    """One line says which file is damaged and what to do about it."""
    url = f"sqlite:///{file}"
    upgrade(url)
    damage(file)

    with pytest.raises(ArchiveCorrupt) as failed:
        use(url)

    assert str(file) in str(failed.value)
    assert "is corrupt" in str(failed.value)
    assert "\n" not in str(failed.value)


@pytest.mark.parametrize("where", ["missing/archive.sqlite", "."], ids=["no folder", "a folder"])
@pytest.mark.parametrize("use", USES.values(), ids=USES)
def test_a_path_that_cannot_be_opened_is_one_clear_message(
    tmp_path: Path, use: Callable[[str], object], where: str
) -> None:
    """The message names the path and the variable that moves it."""
    with pytest.raises(ArchiveUnusable, match="RESEARCH_DATA_DIR") as failed:
        use(f"sqlite:///{tmp_path / where}")

    assert str(tmp_path) in str(failed.value)


def test_a_file_that_stays_locked_is_tried_again(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A writer that waits in vain fails in a way that Temporal retries, and then writes."""
    monkeypatch.setattr(engine, "WAIT_SECONDS", 0)
    upgrade(f"sqlite:///{file}")
    archive = Archive.connect(f"sqlite:///{file}")
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    with pytest.raises(ArchiveDown, match="is locked by another process"):
        archive.put("snapshot", b"x")

    other.execute("ROLLBACK")
    other.close()
    assert archive.get(archive.put("snapshot", b"x").sha256) == b"x"


def test_a_migration_lets_no_writer_slip_in(file: Path) -> None:
    """A write between a migration's first look and its change would make the change fail."""

    def slip_in(*args: object) -> None:
        if "CREATE TABLE blobs" in str(args[2]):
            with suppress(sqlite3.OperationalError):
                other.execute("PRAGMA user_version = 7")

    upgrade(f"sqlite:///{file}")
    downgrade(f"sqlite:///{file}")
    other = sqlite3.connect(file, isolation_level=None, timeout=0)
    event.listen(Engine, "before_cursor_execute", slip_in)
    try:
        upgrade(f"sqlite:///{file}")
    finally:
        event.remove(Engine, "before_cursor_execute", slip_in)
        other.close()

    assert Archive.connect(f"sqlite:///{file}").count("runs") == 0
