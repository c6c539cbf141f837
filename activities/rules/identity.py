"""Which rules gave a verdict: a version that people count, and a digest of what was read by.

Words, weights and patterns change more often than anybody counts. The digest tells two verdicts of
one version apart where the rules behind them differ, and names the state to look up in the source.
"""

import hashlib
from functools import lru_cache
from importlib import resources

_DIGITS = 12
_SUFFIXES = (".py", ".tsv")


def identified(version: str) -> str:
    """The version with the digest of the rules as they are installed: ``ingest/9+0123456789ab``."""
    return f"{version}+{_digest()}"


@lru_cache(maxsize=1)
def _digest() -> str:
    """Of every module and table of the rules, by name and content."""
    found = hashlib.sha256()
    with resources.as_file(resources.files(__package__)) as root:
        for path in sorted(path for path in root.rglob("*") if path.suffix in _SUFFIXES):
            found.update(str(path.relative_to(root)).encode())
            found.update(path.read_bytes())
    return found.hexdigest()[:_DIGITS]
