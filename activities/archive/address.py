"""The address of an archive: what is accepted, and how it is shown without its password."""

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

_FORMS = "use sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE"
_POSTGRESQL = ("postgresql", "postgresql+psycopg")
_SECRET_OPTIONS = frozenset({"password", "sslpassword"})


def parse(address: str) -> URL:
    """The address with its driver; raises ValueError, which never repeats the address."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise ValueError(f"is no archive: {_FORMS}") from None
    if url.drivername == "sqlite":
        return _sqlite(url)
    if url.drivername in _POSTGRESQL:
        return _postgresql(url)
    raise ValueError(f"is no archive that this program knows: {_FORMS}")


def _sqlite(url: URL) -> URL:
    if url.host or url.query or url.database in (None, "", ":memory:"):
        raise ValueError("must name a file: use sqlite:///FILE (sqlite:////… for an absolute path)")
    return url


def _postgresql(url: URL) -> URL:
    if _SECRET_OPTIONS & url.query.keys():
        raise ValueError("must carry the password before the @, not as an option after the ?")
    if "@" in (url.host or ""):
        raise ValueError("has a password with an @ in it: write %40 instead")
    if not url.database:
        raise ValueError("must name a database: use postgresql://USER:PASSWORD@HOST/DATABASE")
    return url.set(drivername="postgresql+psycopg")


def shown(url: URL) -> str:
    """Where the archive is, for people: the file, or user, host and database; no password."""
    if url.drivername == "sqlite":
        return str(url.database)
    host = url.host or str(url.query.get("host", "localhost"))
    port = f":{url.port}" if url.port else ""
    user = f"{url.username}@" if url.username else ""
    return f"postgresql://{user}{host}{port}/{url.database}"
