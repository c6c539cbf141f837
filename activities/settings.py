"""Configuration, read once from the environment by whoever starts a process."""

import re
from collections.abc import Mapping
from importlib.metadata import version
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_dir
from pydantic import Field, SecretStr, field_serializer

from activities.archive.address import parse
from activities.rules.rates import parse_rates
from schemas.base import Record
from schemas.fetch import UPSTREAMS
from schemas.names import MAIN, RECORDED, RESEARCH_QUEUE

APPLICATION = "durable-research"
ARCHIVE_FILE = "archive.sqlite"
SERVABLE = (MAIN, RECORDED, *UPSTREAMS)
"""What a worker may serve: workflows and gates, the recording, and each upstream."""


class Settings(Record):
    """Everything that the environment may set. Tokens are only ever read by the worker."""

    data_dir: Path
    archive_url: str = Field(repr=False)
    task_queue: str = RESEARCH_QUEUE
    temporal_address: str | None = None
    tushare_token: SecretStr | None = None
    xueqiu_token: SecretStr | None = None
    sec_contact: str | None = None
    sample: bool = False
    loopback: str | None = None
    record: Path | None = None
    replay: Path | None = None
    metrics_address: str | None = None
    rates: dict[str, int] = Field(default_factory=dict)
    serves: tuple[str, ...] = SERVABLE
    build: str | None = None

    @field_serializer("archive_url")
    def _without_password(self, url: str) -> str:
        """The URL of a database server carries its password."""
        return re.sub(r"(?<=://)([^:/@]*):.*@", r"\1:***@", url)

    @classmethod
    def from_env(cls, environ: Mapping[str, str]) -> "Settings":
        """The settings of ``environ``; the variables are listed in docs/operator.md.

        Raises ValueError, naming the variable, where one has an impossible value.
        """
        data_dir = Path(environ.get("RESEARCH_DATA_DIR") or user_data_dir(APPLICATION))
        sources = environ.get("RESEARCH_SOURCES") or "live"
        if sources not in ("live", "sample"):
            raise ValueError(f"RESEARCH_SOURCES is {sources!r}: use live or sample")
        default_archive = f"sqlite:///{data_dir / ARCHIVE_FILE}"
        return cls(
            data_dir=data_dir,
            archive_url=_archive_url(environ) or default_archive,
            task_queue=environ.get("RESEARCH_TASK_QUEUE") or RESEARCH_QUEUE,
            temporal_address=environ.get("TEMPORAL_ADDRESS") or None,
            tushare_token=_secret(environ, "TUSHARE_TOKEN"),
            xueqiu_token=_secret(environ, "XUEQIU_TOKEN"),
            sec_contact=_contact(environ),
            sample=sources == "sample",
            loopback=_loopback(environ),
            metrics_address=_metrics_address(environ),
            rates=parse_rates(environ.get("RESEARCH_RATES") or "", UPSTREAMS),
            serves=_serves(environ),
            build=_build(environ),
            **_tape(environ),
        )


def _secret(environ: Mapping[str, str], name: str) -> SecretStr | None:
    value = environ.get(name)
    return SecretStr(value) if value else None


def _contact(environ: Mapping[str, str]) -> str | None:
    """Who asks sec.gov: it wants a name and a mail address in every request."""
    value = environ.get("RESEARCH_SEC_CONTACT") or None
    if value and not re.fullmatch(r"[\x20-\x7e]*[^@\s]+@[^@\s]+\.[^@\s]+", value):
        raise ValueError("RESEARCH_SEC_CONTACT is no contact: use 'Jane Doe jane@example.com'")
    return value


def _archive_url(environ: Mapping[str, str]) -> str | None:
    value = environ.get("RESEARCH_ARCHIVE_URL") or None
    if value:
        try:
            parse(value)
        except ValueError as error:
            raise ValueError(f"RESEARCH_ARCHIVE_URL {error}") from None
    return value


def _serves(environ: Mapping[str, str]) -> tuple[str, ...]:
    named = [part.strip() for part in (environ.get("RESEARCH_SERVES") or "").split(",")]
    wanted = set(filter(None, named)) or set(SERVABLE)
    for name in sorted(wanted - set(SERVABLE)):
        raise ValueError(
            f"RESEARCH_SERVES (--serves) has {name!r}: use some of {', '.join(SERVABLE)}"
        )
    return tuple(name for name in SERVABLE if name in wanted)


def _build(environ: Mapping[str, str]) -> str | None:
    """The build of the workers: the version of the package, and what the operator calls it."""
    value = environ.get("RESEARCH_BUILD_ID") or None
    if value is None:
        return None
    if not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}", value):
        raise ValueError(
            f"RESEARCH_BUILD_ID is {value!r}: use up to 40 letters, digits, dots and hyphens"
        )
    return f"{version(APPLICATION)}-{value}"


def _tape(environ: Mapping[str, str]) -> dict[str, Path]:
    """The folder to record answers into, or to replay them from; never both."""
    names = {"record": "RESEARCH_RECORD", "replay": "RESEARCH_REPLAY"}
    given = {field: environ[name] for field, name in names.items() if environ.get(name)}
    if len(given) > 1:
        raise ValueError("RESEARCH_RECORD and RESEARCH_REPLAY are both set: unset one of them")
    if "replay" in given and not Path(given["replay"]).is_dir():
        raise ValueError(f"RESEARCH_REPLAY is {given['replay']!r}, which is no folder")
    return {field: Path(folder) for field, folder in given.items()}


def _loopback(environ: Mapping[str, str]) -> str | None:
    """Where requests go instead of to the sources; tokens travel there, so never off this host."""
    value = environ.get("RESEARCH_LOOPBACK") or None
    if value and not _on_this_host(value):
        raise ValueError("RESEARCH_LOOPBACK must look like http://127.0.0.1:PORT")
    return value


def _metrics_address(environ: Mapping[str, str]) -> str | None:
    """Where a worker listens for a Prometheus server: a name would not do, it binds an address."""
    value = environ.get("RESEARCH_METRICS_ADDRESS") or None
    if value is None:
        return None
    host, _, port = value.rpartition(":")
    try:
        bracketed = host.startswith("[") and host.endswith("]")
        version = ip_address(host[1:-1] if bracketed else host).version
        numbered = re.fullmatch(r"[0-9]{1,5}", port) and 0 < int(port) < 65536
        bad = not numbered or bracketed is not (version == 6)
    except ValueError:
        bad = True
    if bad:
        raise ValueError(
            f"RESEARCH_METRICS_ADDRESS is {value!r}: use an address and a port, as 127.0.0.1:9464"
        )
    return value


def _on_this_host(url: str) -> bool:
    try:
        parts = urlsplit(url)
        local = parts.hostname in ("127.0.0.1", "localhost", "::1")
        return parts.scheme == "http" and local and parts.port is not None
    except ValueError:
        return False
