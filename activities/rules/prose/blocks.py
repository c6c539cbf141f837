"""A long text as blocks that are read one by one, and what one block hands on to the next."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from activities.rules.prose.lone_days import LoneDay
from activities.rules.prose.periods import Period
from activities.rules.scanning.regex import regex

MAX_BLOCK = 2_000
"""Characters of a block: a line is cut behind a sentence where it is longer."""
_ROWS_TOGETHER = 50
_LINE = regex(r"[^\n\r]+")
_BLANK, _DIGIT = regex(r"\n[ \t\r]*\n"), regex(r"[0-9]")
_STOP = regex(r"[。！？!?；;]|\.\s")
_SAFE = regex(r"[^0-9A-Za-z.,%零一二三四五六七八九十百千万亿两-]")

_ASKS = regex(r"[?？]\s*$")
_ANSWERS = regex(r"\s*(?:(?:答案?|回[复答]|A|Answer)\s?[:：]|分别|依次)")


class Carry(NamedTuple):
    """What a block leaves behind for the next: whose, of when, and under which unit.

    ``year`` is the last time that has a year, ``unit`` the one that a header gave to all below,
    ``month`` the only one that was named so far, ``closing`` the time that its last words give all,
    ``lone`` the only day that the whole text names, ``applied`` whom it says that all is of,
    ``sole`` the only time that it names, ``versus`` the two companies that it sets against each
    other.
    """

    entity: str | None = None
    period: Period | None = None
    year: Period | None = None
    unit: str = ""
    month: Period | None = None
    closing: Period | None = None
    lone: LoneDay | None = None
    applied: str | None = None
    sole: Period | None = None
    versus: tuple[str, ...] = ()


def split(folded: str) -> Iterator[str]:
    """The lines of a text, rows of one table kept together, long lines cut.

    Where a table is cut, its header is said again.
    """
    told = _told_apart(folded)
    for (is_table, _), marked in groupby(told, key=lambda line: line[:2]):
        group = (line for *_, line in marked)
        if is_table:
            yield from _tables(list(group))
        else:
            for line in _answered(group):
                yield from (line,) if len(line) <= MAX_BLOCK else _cut(line)


def _answered(lines: Iterable[str]) -> Iterator[str]:
    """The lines, a question and the line that answers it as one."""
    asked = ""
    for line in lines:
        if asked and _ANSWERS.match(line):
            yield f"{asked} {line}"
            asked = ""
            continue
        if asked:
            yield asked
        asked = line if _ASKS.search(line[-4:]) and len(line) < MAX_BLOCK // 2 else ""
        if not asked:
            yield line
    if asked:
        yield asked


def _told_apart(folded: str) -> Iterator[tuple[bool, int, str]]:
    """The lines of a text, each with whether it is of a table, and of which.

    Behind a blank line another table begins where its first row has no digit: it is a head.
    """
    number, end = 0, 0
    for hit in _LINE.finditer(folded):
        is_table = "|" in hit[0] and len(hit[0]) <= MAX_BLOCK
        apart = is_table and _BLANK.search(folded, end, hit.start()) is not None
        number += apart and not _DIGIT.search(hit[0])
        end = hit.end()
        yield is_table, number if is_table else 0, hit[0]


def _tables(rows: list[str]) -> Iterator[str]:
    yield "\n".join(rows[:_ROWS_TOGETHER])
    for start in range(_ROWS_TOGETHER, len(rows), _ROWS_TOGETHER):
        yield "\n".join((rows[0], *rows[start : start + _ROWS_TOGETHER]))


def _cut(line: str) -> Iterator[str]:
    at = 0
    while len(line) - at > MAX_BLOCK:
        stops = [hit.end() for hit in _STOP.finditer(line, at + MAX_BLOCK // 2, at + MAX_BLOCK)]
        if not stops:
            safe = (hit.end() for hit in _SAFE.finditer(line, at + MAX_BLOCK - 200, at + MAX_BLOCK))
            stops = list(safe) or [at + MAX_BLOCK]
        yield line[at : stops[-1]]
        at = stops[-1]
    yield line[at:]
