"""Tables and records as sentences, so that a value stands behind the name of its column or field.

``| Phone | Date |`` over ``| 137… | 2023-08-24 |`` reads ``Phone: 137…; Date: 2023-08-24``. What
says that a number is somebody's stands once at the head of a column, far from most of its values.
"""

import re

from activities.rules.scanning.regex import regex

_MOST_COLUMNS, _LONGEST_NAME = 30, 40
_RULER = regex(r"\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*")
_VALUE = regex(r"(?=[^\d]{0,60}\d[^\d]{0,6}\d[^\d]{0,6}\d)|[\w.]+@\w|@\w")
"""What a cell holds and a name of a column does not: three digits, an address."""
_ESCAPED = regex(r"\\u(?:00[2-7][0-9a-fA-F]|(?!00|[dD][89a-fA-F])[0-9a-fA-F]{4})")
_QUOTED_ESCAPE = regex(r"\\+[nrt\"/]")
_PERIOD = regex(
    r"(?i)(?:(?:19|20)\d\d|fy ?\d\d|[1-4]?q[1-4]?\b|本期|上期|期末|期初|本年|上年|数值|金额|合计|"
    r"(?:value|amount|now|prior|current|latest|figures?|total)\Z)"
)
"""The name of a column of figures, which the first cell of a row says more of."""
_SPACES = {"n": "\n", "r": "\n", "t": "\t"}
_SEPARATORS = ("|", "\t", ",")


def unescaped(text: str) -> str:
    """What a record of JSON says: ``\\uff15`` is a digit, ``\\n`` begins a line."""
    if "\\" not in text:
        return text
    text = _ESCAPED.sub(lambda code: chr(int(code[0][2:], 16)), text)
    if text.lstrip()[:1] not in ("{", "["):
        return text
    return _QUOTED_ESCAPE.sub(lambda mark: _SPACES.get(mark[0][-1], mark[0][-1]), text)


def told(text: str) -> str:
    """The text, each row of a table with the names of its columns before its cells."""
    if not any(separator in text for separator in _SEPARATORS) or "\n" not in text:
        return text
    lines: list[str] = []
    names: list[str] = []
    separator = ""
    for line in text.split("\n"):
        if separator and _RULER.fullmatch(line[:_LONGEST_NAME * _MOST_COLUMNS]):
            lines.append(line)
            continue
        cells = _cells(line, separator) if separator else []
        if separator and len(cells) == len(names) and any(map(_VALUE.search, cells)):
            lines.append(_sentence(names, cells))
            continue
        separator, names = _heading(line)
        lines.append(line)
    return "\n".join(lines)


def _sentence(names: list[str], cells: list[str]) -> str:
    """A row as it would be read out; of a figure of a period its row is the name."""
    called = [cells[0] if at and _PERIOD.match(name) else name for at, name in enumerate(names)]
    return "; ".join(f"{name}: {cell}" for name, cell in zip(called, cells, strict=True))


def _heading(line: str) -> tuple[str, list[str]]:
    """The sign between columns and their names, if a line could be the head of a table."""
    if len(line) > _LONGEST_NAME * _MOST_COLUMNS:
        return "", []
    for separator in _SEPARATORS:
        names = _cells(line, separator)
        if 1 < len(names) <= _MOST_COLUMNS and all(map(_is_name, names)) and not (separator == "," and ":" in line):
            return separator, names
    return "", []


def _is_name(cell: str) -> bool:
    return 0 < len(cell) <= _LONGEST_NAME and not re.search(r"[。;；!?]|-{2}|(?<!\d)(?!(?:19|20)\d\d)\d{3}|\d{5}", cell)


def _cells(line: str, separator: str) -> list[str]:
    """The cells of a row, without the strokes at its ends."""
    bare = line.strip(" \r")
    if separator == "|":
        bare = bare.strip("|")
    if bare.count(separator) >= _MOST_COLUMNS:
        return []
    return [cell.strip(" \"'") for cell in bare.split(separator)]
