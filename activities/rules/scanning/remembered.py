"""What was read off the gates' patterns before.

Reading three thousand patterns takes a second or two of a worker that has answered nothing yet.
The rows are data (``make needles``) and never wrong: a row is found by the pattern itself, and a
pattern without one is read when it is asked for.
"""

import json
from functools import lru_cache
from hashlib import blake2b
from importlib import resources
from typing import NamedTuple

ROWS = "needles.tsv"


class Row(NamedTuple):
    """Literals of which a match holds one, None where there are none; ``whole`` as in needles."""

    literals: frozenset[str] | None
    whole: bool


def remembered(pattern: str) -> Row | None:
    """What was read off the pattern; None where it was not among those that were read."""
    told = _rows().get(_key(pattern))
    if told is None:
        return None
    whole, literals = json.loads(told)
    return Row(None if literals is None else frozenset(literals), whole)


def line(pattern: str, row: Row) -> str:
    """The line of the file for a pattern: the same in every process."""
    literals = None if row.literals is None else sorted(row.literals)
    told = json.dumps([row.whole, literals], ensure_ascii=False, separators=(",", ":"))
    return f"{_key(pattern)}\t{told}"


def _key(pattern: str) -> str:
    return blake2b(pattern.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()


@lru_cache(maxsize=1)
def _rows() -> dict[str, str]:
    text = resources.files(__package__).joinpath(ROWS).read_text(encoding="utf-8")
    pairs = (line.partition("\t") for line in text.split("\n") if line)
    return {key: told for key, _, told in pairs}
