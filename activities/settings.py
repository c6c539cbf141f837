"""Configuration, read once from the environment by whoever starts a process."""

from collections.abc import Mapping
from pathlib import Path

from platformdirs import user_data_dir
from pydantic import SecretStr

from schemas.base import Record
from schemas.names import RESEARCH_QUEUE

APPLICATION = "durable-research"
ARCHIVE_FILE = "archive.sqlite"


class Settings(Record):
    """Everything that the environment may set. Tokens are only ever read by the worker."""

    data_dir: Path
    archive_url: str
    task_queue: str = RESEARCH_QUEUE
    temporal_address: str | None = None
    tushare_token: SecretStr | None = None
    xueqiu_token: SecretStr | None = None
    sample: bool = False
    loopback: str | None = None
    metrics_address: str | None = None

    @classmethod
    def from_env(cls, environ: Mapping[str, str]) -> "Settings":
        """The settings of ``environ``; the variables are listed in docs/operator.md.

        Raises ValueError, naming the variable, where one has an impossible value.
        """
        data_dir = Path(environ.get("RESEARCH_DATA_DIR") or user_data_dir(APPLICATION))
        sources = environ.get("RESEARCH_SOURCES", "live")
        if sources not in ("live", "sample"):
            raise ValueError(f"RESEARCH_SOURCES is {sources!r}: use live or sample")
        default_archive = f"sqlite:///{data_dir / ARCHIVE_FILE}"
        return cls(
            data_dir=data_dir,
            archive_url=environ.get("RESEARCH_ARCHIVE_URL") or default_archive,
            task_queue=environ.get("RESEARCH_TASK_QUEUE") or RESEARCH_QUEUE,
            temporal_address=environ.get("TEMPORAL_ADDRESS") or None,
            tushare_token=_secret(environ, "TUSHARE_TOKEN"),
            xueqiu_token=_secret(environ, "XUEQIU_TOKEN"),
            sample=sources == "sample",
            loopback=environ.get("RESEARCH_LOOPBACK") or None,
            metrics_address=environ.get("RESEARCH_METRICS_ADDRESS") or None,
        )


def _secret(environ: Mapping[str, str], name: str) -> SecretStr | None:
    value = environ.get(name)
    return SecretStr(value) if value else None
