"""The commands for whoever keeps the archive: archive status, upgrade, downgrade."""

from activities.archive import migrate
from activities.archive.engine import make_engine
from activities.archive.store import Archive
from activities.archive.tables import metadata
from activities.archive.trouble import reported
from activities.settings import Settings
from starter import output
from starter.engine import open_archive
from starter.problems import BadInput


def status(settings: Settings, *, as_json: bool) -> int:
    """Where the archive is, which schema it has, and how many rows; changes nothing."""
    engine = make_engine(settings.archive_url)
    try:
        with reported(engine):
            found = migrate.version(engine)
        archive = Archive(engine)
        tables = sorted(metadata.tables) if found == migrate.HEAD else []
        rows = {table: archive.count(table) for table in tables}
        _say(archive.place, found, rows, as_json=as_json)
    finally:
        engine.dispose()
    return 0


def _say(place: str, found: str | None, rows: dict[str, int], *, as_json: bool) -> None:
    if as_json:
        output.result_json(
            {"archive": place, "schema": found, "program": migrate.HEAD, "rows": rows}
        )
        return
    output.result(f"archive  {place}")
    output.result(f"schema   {found or 'none'} (this program: {migrate.HEAD})")
    for table, count in rows.items():
        output.result(f"{table:<12} {count}")


def upgrade(settings: Settings) -> int:
    """Create the archive, or bring it to the schema of this version."""
    open_archive(settings).close()
    output.result(f"schema {migrate.HEAD}")
    return 0


def downgrade(settings: Settings, revision: str, *, sure: bool) -> int:
    """Take the archive back to an older schema, with whatever only the newer one can hold."""
    if not sure:
        raise BadInput(
            f"a downgrade to {revision} drops the tables and columns that came later, with their "
            "rows: make a backup, then add --yes"
        )
    try:
        migrate.downgrade(settings.archive_url, revision)
    except ValueError as error:
        raise BadInput(str(error)) from None
    output.result(f"schema {revision}")
    return 0
