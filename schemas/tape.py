"""A tape: the recorded answers of one live run, and the request that made it."""

from datetime import datetime

from schemas.base import Record
from schemas.text import Lang

MANIFEST = "manifest.json"


class Manifest(Record):
    """What a tape was recorded for; written last, so that a tape without it is unfinished."""

    version: int = 1
    code: str | None
    name: str | None
    lang: Lang
    clock: datetime
    created: datetime
    packages: dict[str, str]
