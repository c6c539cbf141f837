"""Pipe tables: what the header of a column says of the cells below it."""

import re
from bisect import bisect_right
from typing import NamedTuple

from activities.rules.scanning.regex import regex

_RULE = regex(r"\s*\|?[\s:|-]+\|[\s:|-]*")


_TABS = regex(r"\t|\\t")
_CSV = regex(
    r"(?:^|(?<=\n))(?P<head>[^\n,|;:.0-9]{1,32}(?:,[^\n,|;:.]{1,32}){2,})"
    r"\n(?P<rows>[^\n,|]{1,32}(?:,\s?[-+$¥€£]?[0-9]+(?:\.[0-9]+)?[%x]?){2,}"
    r"(?:\n[^\n,|]{1,32}(?:,\s?[-+$¥€£]?[0-9]+(?:\.[0-9]+)?[%x]?){2,})*)(?=\n|$)"
)
"""Rows of numbers that commas part, below a head of as many words."""
_DIGIT = regex(r"[0-9]")
_TIME = regex(
    r"\s*(?:(?:FY|CY)\s?(?:20)?[0-9]{2}[AE]?|Q[1-4]\s?[' -]?(?:20)?[0-9]{2}|"
    r"(?:20)[0-9]{2}[\s-]?(?:Q[1-4]|H[12])|[1-4]Q[' ]?(?:20)?[0-9]{2}|[12]H(?:20)?[0-9]{2}|"
    r"H[12]\s(?:20)?[0-9]{2}|20[0-9]{2}年(?:第?[一二三四]季度|[上下]半年|度)?)\s*"
)
"""The head of a column of figures of one time."""
_FIGURE = regex(r"[\s|]*[-+(]{0,2}[$¥€£]?[0-9][0-9,]*(?:\.[0-9]+)?[%)x]?\s*\|")
_MEASURED = regex(
    r"[\s|]*[-+(]{0,2}(?:(?:[A-Z]{2,3})?[$¥€£]\s?[0-9][0-9,.]*\s?(?:[a-z]{1,8})?|"
    r"[0-9][0-9,]*(?:\.[0-9]+)?\s?(?:%|x(?![a-z])|倍|[万亿]*[美港欧]?元|[万亿]+|个?百分点|"
    r"(?:million|billion|trillion|bn|mn|m)(?![a-z])))\)?\s*\|"
)
"""A cell that is a number and its unit alone."""
_CELL = 32
"""Characters of a cell of a table that is told by semicolons alone."""


def piped(folded: str) -> str:
    """The text with the tabs, or semicolons, of rows that stand one below the other as pipes.

    A tab may have come through as the two characters that escape it. No character is moved.
    """
    if "," in folded and "\n" in folded:
        folded = _CSV.sub(_parted, folded)
    if "\t" not in folded and "\\t" not in folded and ";" not in folded:
        return folded
    lines = folded.split("\n")
    widths = [_width(line) for line in lines]
    for index, line in enumerate(lines):
        mark, parts = widths[index]
        beside = widths[max(index - 1, 0) : index] + widths[index + 1 : index + 2]
        if parts < 2 or widths[index] not in beside:
            continue
        lines[index] = (
            line.replace(";", "|")
            if mark == ";"
            else _TABS.sub(lambda hit: " |"[-len(hit[0]) :], line)
        )
    return "\n".join(lines)


def _parted(hit: re.Match[str]) -> str:
    """A table that commas part, with pipes, where each row has as many cells as its head."""
    same = len({line.count(",") for line in hit[0].split("\n")}) == 1
    return hit[0].replace(",", "|") if same else hit[0]


def _width(line: str) -> tuple[str, int]:
    """What parts the cells of a line, and how often."""
    if tabs := len(_TABS.findall(line)):
        return "\t", tabs
    cells = line.split(";")
    return ";", len(cells) - 1 if max(map(len, cells)) <= _CELL else 0


class Cell(NamedTuple):
    """The header cell that stands above a cell."""

    start: int
    end: int


class Tables:
    """The pipe tables of a text."""

    def __init__(self, text: str) -> None:
        self._rows: list[tuple[int, int, tuple[Cell, ...]]] = []
        header: tuple[Cell, ...] = ()
        position = 0
        for line in text.split("\n"):
            end = position + len(line)
            if "|" not in line:
                header = ()
            elif not header:
                header = _cells(text, position, end)
            elif not _RULE.fullmatch(line):
                self._rows.append((position, end, header))
            position = end + 1
        self._text = text

    def header(self, position: int) -> Cell | None:
        """The header above a position, or None outside tables and in their first column."""
        row = bisect_right(self._rows, position, key=lambda known: known[0]) - 1
        if row < 0 or position >= self._rows[row][1]:
            return None
        start, _, header = self._rows[row]
        column = self._text.count("|", start, position)
        first = self._text[start:position].lstrip().startswith("|")
        index = column - 1 if first else column
        if index == 0 and not self._has_heads(start, header):
            return None
        return header[index] if index < len(header) else None

    def _has_heads(self, start: int, header: tuple[Cell, ...]) -> bool:
        """Whether the first column of a row is one of figures.

        A time heads it, or the only row of the table begins with a number and its unit alone;
        of several rows such a number may be what each is told for: a rate in a grid of values.
        """
        told = _TIME.fullmatch(self._text, header[0].start, header[0].end) is not None
        if told and _FIGURE.match(self._text, start):
            return True
        words = self._text[header[0].start : header[0].end].strip()
        if not words or not _MEASURED.match(self._text, start):
            return False
        row = bisect_right(self._rows, start, key=lambda known: known[0]) - 1
        beside = self._rows[max(row - 1, 0) : row] + self._rows[row + 1 : row + 2]
        return all(other is not header for _, _, other in beside)

    def corner(self, position: int) -> Cell | None:
        """The first cell of the head of the table that a position lies in."""
        row = bisect_right(self._rows, position, key=lambda known: known[0]) - 1
        inside = row >= 0 and position < self._rows[row][1]
        return self._rows[row][2][0] if inside else None

    def heads(self, position: int) -> tuple[str, ...]:
        """What may tell the unit of a cell.

        The words of its row, the head of its column, the heads of those words.
        """
        cell = self.header(position)
        if cell is None:
            return ()
        row = bisect_right(self._rows, position, key=lambda known: known[0]) - 1
        start, _, header = self._rows[row]
        before = self._text[start:position].strip().strip("|").split("|")[: header.index(cell)]
        told = [at for at, words in enumerate(before) if not (at and _DIGIT.search(words))][::-1]
        above = [self._text[header[at].start : header[at].end] for at in told]
        return *(before[at] for at in told), self._text[cell.start : cell.end], *above


def _cells(text: str, start: int, end: int) -> tuple[Cell, ...]:
    line = text[start:end]
    stripped = line.strip()
    at = start + line.index(stripped) + stripped.startswith("|")
    cells = []
    for cell in stripped.strip("|").split("|"):
        cells.append(Cell(at, at + len(cell)))
        at += len(cell) + 1
    return tuple(cells)
