"""Tables and records as sentences, so that a value stands behind the name of its column or field.

``| Phone | Date |`` over ``| 137… | 2023-08-24 |`` reads ``Phone: 137…; Date: 2023-08-24``. What
says that a number is somebody's stands once at the head of a column, far from most of its values.
"""

import re
from typing import NamedTuple

from activities.rules.scanning.regex import regex

_MOST_COLUMNS, _LONGEST_NAME = 30, 40
_LONGEST_LINE = _MOST_COLUMNS * _LONGEST_NAME
_RULER = regex(r"\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*")
_VALUE = regex(r"(?=[^\d]{0,60}\d[^\d]{0,6}\d[^\d]{0,6}\d)|[\w.]+@\w|@\w")
"""What a cell holds and a name of a column does not: three digits, an address."""
_ESCAPED = regex(r"\\u(?:00[2-7][0-9a-fA-F]|(?!00|[dD][89a-fA-F])[0-9a-fA-F]{4})")
_QUOTED_ESCAPE = regex(r"\\+[nrt\"/]")
_PERIOD = regex(
    r"(?i)(?:(?:19|20)\d\d|fy ?\d\d|[1-4]?q[1-4]?\b|"
    r"本期|上期|期末|期初|本年|上年|(?:now|prior|current|"
    r"latest)\Z)"
)
"""The name of a column of figures, each an amount of what the first cell of its row names."""
_VALUES = regex(r"(?i)(?:数值|取值|值|内容|信息|记录|登记值|value|content|figures?|details?)\Z")
"""The name of a column that says nothing of what is in it: the first cell does."""
_SPACES = {"n": "\n", "r": "\n", "t": "\t"}
_SEPARATORS = ("|", "\t", ",")


def unescaped(text: str) -> str:
    r"""What a record of JSON says: ``\uff15`` is a digit, ``\n`` begins a line."""
    if "\\" not in text:
        return text
    text = _ESCAPED.sub(lambda code: chr(int(code[0][2:], 16)), text)
    if text.lstrip()[:1] not in ("{", "["):
        return text
    return _QUOTED_ESCAPE.sub(lambda mark: _SPACES.get(mark[0][-1], mark[0][-1]), text)


def told(text: str) -> str:
    """The text, each row of a table with the names of its columns before its cells."""
    if "\n" not in text or not any(separator in text for separator in _SEPARATORS):
        return text
    lines: list[str] = []
    table = _NO_TABLE
    for line in text.split("\n"):
        row = _row(line, table)
        if row is None and not _RULER.fullmatch(line[:_LONGEST_LINE]):
            table = _heading(line)
        lines.append(line if row is None else row)
    return "\n".join(lines)


class _Table(NamedTuple):
    """The sign between the columns of a table, and their names."""

    separator: str
    names: list[str]


_NO_TABLE = _Table("", [])


def _row(line: str, table: _Table) -> str | None:
    """A line as a sentence, where it is a row of the table."""
    if not table.names or _RULER.fullmatch(line[:_LONGEST_LINE]):
        return None
    within, rest = _inside(line, table.separator)
    cells = _cells(within, table.separator)
    if len(cells) != len(table.names) or not _is_row(cells, table.separator):
        return None
    return _sentence(table.names, cells) + rest


def _inside(line: str, separator: str) -> tuple[str, str]:
    """A row between its strokes, and what a record goes on with behind the last of them."""
    if separator != "|" or not line.startswith("|"):
        return line, ""
    end = line.rindex("|")
    return line[:end], line[end + 1 :]


def _is_row(cells: list[str], separator: str) -> bool:
    """Whether cells below a head are values: strokes tell, commas also divide prose."""
    return separator == "|" or any(map(_VALUE.search, cells))


def _sentence(names: list[str], cells: list[str]) -> str:
    """A row as it would be read out; of a figure of a period its row is the name."""
    called = [_called(name, cells[0]) if at else name for at, name in enumerate(names)]
    return "; ".join(f"{name}: {cell}" for name, cell in zip(called, cells, strict=True))


def _called(name: str, row: str) -> str:
    if _PERIOD.match(name):
        return f"{row} 金额"
    return row if _VALUES.match(name) else name


def _heading(line: str) -> _Table:
    """The table that begins with a line, if that could be its head."""
    if len(line) > _LONGEST_LINE:
        return _NO_TABLE
    for separator in _SEPARATORS:
        names = _cells(line, separator)
        prose = separator == "," and ":" in line
        if 1 < len(names) <= _MOST_COLUMNS and all(map(_is_name, names)) and not prose:
            return _Table(separator, names)
    return _NO_TABLE


def _is_name(cell: str) -> bool:
    return 0 < len(cell) <= _LONGEST_NAME and not re.search(
        r"[。;；!?]|-{2}|(?<!\d)(?!(?:19|20)\d\d)\d{3}|\d{5}", cell
    )


def _cells(line: str, separator: str) -> list[str]:
    """The cells of a row, without the strokes at its ends."""
    bare = line.strip(" \r")
    if separator == "|":
        bare = bare.strip("|")
    if bare.count(separator) >= _MOST_COLUMNS:
        return []
    return [cell.strip(" \"'") for cell in bare.split(separator)]
