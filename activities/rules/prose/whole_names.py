"""The whole English name of another fact right before a number: on-time performance was 81.2%.

Such a name tells whose figure it is, whatever sort of figure the facts are: a level is none of a
growth. Names of one family, and those that writers take one for the other, are left to the rules
for these.
"""

from collections.abc import Iterator
from functools import lru_cache

from activities.rules.prose import exclusive, metrics, naming
from activities.rules.prose.labels import BEHIND
from activities.rules.prose.naming_words import LEADS
from activities.rules.prose.readings import Reading, Readings
from activities.rules.prose.rival_words import ALIKE
from activities.rules.scanning.regex import regex

_LEAD = 80
_LEADS = regex(
    rf"(?:\s(?:was|were|is|are|came to|stands at|totall?ed|averaged|amounted to)|[\s:=-])*{LEADS}$"
)
_JOINTS = regex(r"[\s_-]+")


def contradict(before: str, reading: Reading, readings: Readings) -> bool:
    """Whether the words before a number end with the whole name of another fact of the company.

    They do not end with this one's.
    """
    said = _plain(_LEADS.sub("", naming.unowned(before, reading.fact.entity)[-_LEAD:]))
    if not said or BEHIND in said or _ends(said, reading):
        return False
    return any(_ends(said, other) for other in _rivals(reading, readings))


def _rivals(reading: Reading, readings: Readings) -> Iterator[Reading]:
    """The facts of the same company and unit that tell something else."""
    for other in readings:
        same = other.unit and reading.unit and other.unit.kind is reading.unit.kind
        if same and other.entity == reading.entity and _are_apart(other, reading):
            yield other


def _are_apart(one: Reading, other: Reading) -> bool:
    first, last = one.metric, other.metric
    if (
        not one.words.isascii()
        or other.words.startswith(one.words)
        or naming.are_same(one.words, other.words)
    ):
        return False
    if first is None or last is None or not first.id or not last.id:
        return not naming.plainly(naming.telling(one.words)) <= naming.telling(other.words)
    if first.change != last.change:
        return True
    alike = first.family == last.family or frozenset({first.family, last.family}) in ALIKE
    return not alike and exclusive.line(one.words) == exclusive.line(other.words)


def _ends(said: str, reading: Reading) -> bool:
    """Whether words end with the name of a fact, in one of its spellings."""
    names = _spellings(reading.words) | {_plain(reading.fact.metric.lower())}
    return any(said == name or said.endswith(f" {name}") for name in names)


@lru_cache(maxsize=4096)
def _spellings(words: str) -> frozenset[str]:
    """What else a name of the table is called, without its hyphens; another one is only itself."""
    known = metrics.NAMES.get(words)
    alike = (name for name, metric in metrics.NAMES.items() if metric == known) if known else ()
    return frozenset(_plain(name) for name in (words, *alike) if name.isascii())


def _plain(words: str) -> str:
    return _JOINTS.sub(" ", words).strip()
