"""Companies by the first letters of their names.

FII of Foxconn Industrial Internet, ABC of Agricultural Bank of China.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache

from activities.rules.prose.metrics import NAMES
from activities.rules.prose.tickers import NOT_TICKERS
from activities.rules.scanning.regex import regex

_LETTERS = regex(r"(?<![A-Za-z0-9.&-])[A-Z]{3,6}(?![A-Za-z0-9&-])")
_PARTS = regex(r"[A-Z][A-Za-z']*")
_LEAST = 3
"""So many words of a name at least are told by their first letters."""


def called(full: Mapping[str, str], folded: str) -> Iterator[tuple[str, str]]:
    """The first letters that a text has of a name, each with the key of the company.

    They are those of no other name of the facts.
    """
    said = frozenset(_LETTERS.findall(folded)) - NOT_TICKERS
    if not said:
        return
    letters = {key: _of(whole) for key, whole in full.items()}
    shared = Counter(letters.values())
    for key, first in letters.items():
        if first in said and shared[first] == 1 and first.lower() not in NAMES:
            yield first, key


@lru_cache(maxsize=4096)
def _of(name: str) -> str:
    """The first letters of the words of a name in Latin letters; empty of a short one."""
    parts = _PARTS.findall(name) if name.isascii() else []
    return "".join(part[0] for part in parts) if len(parts) >= _LEAST else ""
