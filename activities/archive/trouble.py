"""What a database says when it fails, as one line of ours with the way out."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import URL, Engine
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from activities.archive.address import shown
from activities.errors import ArchiveCorrupt, ArchiveDown, ArchiveUnusable, ResearchError

_VARIABLE = "RESEARCH_ARCHIVE_URL"
_ELSEWHERE = f"or point {_VARIABLE} at another archive"
_BAD_LOGIN = f"check user and password in {_VARIABLE}, and the server's pg_hba.conf"
_NO_DATABASE = "does not exist: create it as docs/operator.md shows, or mend " + _VARIABLE
_NO_TABLES = f"lacks a table: start the worker again, which creates it, {_ELSEWHERE}"
_OCCUPIED = f"holds a table of another program: use an empty database, {_ELSEWHERE}"

_PASSING = ("08", "40", "53", "55P03", "57", "58", "25006")
"""SQLSTATEs that pass by themselves: connection, deadlock, resources, locks, shutdown, standby."""

_REFUSALS = (
    (r"permission denied for database", "42501"),
    (r'database ".*" does not exist', "3D000"),
    (r'role ".*" (does not exist|is not permitted)', "28000"),
    (r"authentication failed|no password supplied|no pg_hba\.conf entry", "28P01"),
)
"""The driver gives no SQLSTATE for a connection that the server refused: only its words."""

_PASSING_SQLITE = {
    sqlite3.SQLITE_BUSY: "is locked by another process",
    sqlite3.SQLITE_LOCKED: "is locked by another connection",
    sqlite3.SQLITE_FULL: "has no room left on its disk",
    sqlite3.SQLITE_IOERR: "cannot be read or written",
}


@contextmanager
def reported(engine: Engine) -> Iterator[None]:
    """Raise the typed error for what the database says; what we cannot name stays as it is."""
    try:
        yield
    except PoolTimeout:
        raise ArchiveDown(
            f"the archive {shown(engine.url)} is busy: all connections are in use"
        ) from None
    except DBAPIError as error:
        named = _of_sqlite if engine.dialect.name == "sqlite" else _of_postgresql
        found = named(engine.url, error)
        if found is None:
            raise
        raise found from None


def _of_sqlite(url: URL, error: DBAPIError) -> ResearchError | None:
    said = error.orig
    code = getattr(said, "sqlite_errorcode", 0) & 0xFF
    where, text = f"the archive {shown(url)}", str(said)
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return ArchiveCorrupt(
            f"{where} is corrupt ({text}): move the file away and run again; "
            "finished runs stay readable in Temporal"
        )
    if code in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
        return ArchiveUnusable(
            f"{where} cannot be opened ({text}): check that the directory exists and is "
            "writable, or set RESEARCH_DATA_DIR"
        )
    if code in _PASSING_SQLITE:
        return ArchiveDown(f"{where} {_PASSING_SQLITE[code]} ({text}): try again")
    if "no such table" in text:
        return ArchiveUnusable(f"{where} {_NO_TABLES}")
    return ArchiveUnusable(f"{where} {_OCCUPIED}") if "already exists" in text else None


def _of_postgresql(url: URL, error: DBAPIError) -> ResearchError | None:
    """The error of a PostgreSQL server, by its SQLSTATE."""
    where, text = f"the archive {shown(url)}", " ".join(str(error.orig).split())
    state = getattr(error.orig, "sqlstate", None) or _state_of_words(text)
    unusable = {
        "28": f"refuses user {url.username} ({_last(text)}): {_BAD_LOGIN}",
        "3D000": _NO_DATABASE,
        "42501": f"does not let user {url.username} do its work ({_last(text)}): {_grant(url)}",
        "3F000": f"has no schema that user {url.username} may use: {_grant(url)}",
        "42P01": _NO_TABLES,
        "42P07": _OCCUPIED,
    }
    for prefix, says in unusable.items():
        if state.startswith(prefix):
            return ArchiveUnusable(f"{where} {says}")
    if "invalid connection option" in text:
        return ArchiveUnusable(f"{where} cannot be asked for: {text} in {_VARIABLE}")
    if state.startswith(_PASSING) or (state == "" and "FATAL: " in text):
        return ArchiveDown(f"{where} cannot serve now ({_last(text)}): try again")
    if state == "" and isinstance(error, OperationalError | InterfaceError):
        return ArchiveDown(
            f"{where} cannot be reached ({_last(text)}): start PostgreSQL, or check host and "
            f"port in {_VARIABLE}"
        )
    return None


def _state_of_words(text: str) -> str:
    if not text.startswith("connection failed"):
        return ""
    return next((state for words, state in _REFUSALS if re.search(words, text)), "")


def _last(text: str) -> str:
    """The server's own words, without the preamble and the advice around them."""
    first = text.split(" Multiple connection attempts")[0].split(" Is the server")[0]
    return first.split("FATAL: ")[-1].split(" failed: ")[-1].strip()


def _grant(url: URL) -> str:
    return f"GRANT CREATE, USAGE ON SCHEMA public TO {url.username}, or make it the owner"
