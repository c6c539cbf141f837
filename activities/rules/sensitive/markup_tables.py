"""Tables in HTML as rows with strokes, as :mod:`activities.rules.sensitive.records` reads them."""

from activities.rules.sensitive.edges import regex

_ATTRIBUTES = r"(?:\s(?:[^<>\d]|(?<!\d)\d{1,4}(?!\d)){0,200})?"
"""Such as only say how a cell looks: what has a number of somebody's is left to be read."""
_CELL = regex(rf"(?i)<t[dh]{_ATTRIBUTES}>\s{{0,80}}")
_CELL_END = regex(r"(?i)\s{0,80}</t[dh]>\s{0,80}")
_ROW_START = regex(rf"(?i)\s{{0,80}}<tr{_ATTRIBUTES}>\s{{0,80}}")
_ROW_END = regex(r"(?i)</tr>")


def as_rows(text: str) -> str:
    """The text, each row of its tables on a line of its own."""
    if not _ROW_END.search(text):
        return text
    cells = _CELL_END.sub("", _CELL.sub("|", _ROW_START.sub("\n", text)))
    return _ROW_END.sub("|", cells)
