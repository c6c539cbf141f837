"""Columns that blanks or dots part: tables of filings in plain text."""

from activities.rules.prose.records import is_time
from activities.rules.scanning.regex import regex

_GAP = regex(r"[ \u3000]{2,}|\u3000")
_DOTS = regex(r"\s?(?:\.{3,}|…{2,}|(?:\s\.){3,})\s*")
_FIGURE = regex(
    r"(?:[A-Z]{0,3}[$¥€£]\s?|(?:RMB|USD|HKD|CNY|EUR)\s?)?[-+(]{0,2}(?:[A-Z]{0,3}[$¥€£]|RMB)?\s?"
    r"[0-9][0-9,]*(?:\.[0-9]+)?\)?\s?"
    r"(?:%|x|倍|pp|bps?|[一-鿿/]{1,5}|(?:thousand|million|billion|bn|mn|m|shares))?\)?|[-–—]+|n/?a"
)
_SIDES = regex(r"\s+[/|]\s+")
"""Between the times that head columns on one line: Three months ended Q1 2024 / Q1 2023."""
_LAST = regex(r"(?P<name>[^0-9]*[^0-9\s(])\s(?P<figure>\(?[0-9][0-9,]*(?:\.[0-9]+)?\)?)")
"""A row whose one figure a single blank parts from its name, among others that more do."""
_LEAST, _LONGEST = 2, 400


def piped(text: str) -> str:
    """The text with rows of columns as rows of pipes, below the line that heads them."""
    lines = text.split("\n")
    at, changed = 0, False
    while at < len(lines):
        rows = _rows(lines, at)
        if not rows:
            at += 1
            continue
        end, widest = at + len(rows), max(map(len, rows))
        head = _head(lines[at - 1], widest) if at and not all(map(is_time, rows[0][1:])) else None
        lines[at - bool(head) : end] = _table(head, rows, widest)
        at, changed = end + 1, True
    return "\n".join(lines) if changed else text


def _table(head: list[str] | None, rows: list[list[str]], width: int) -> list[str]:
    """Rows as a table; times head it where they are all that its first row has."""
    body = [_line(row + [""] * (width - len(row))) for row in rows]
    if head:
        return [_line(head), *body]
    return body if all(map(is_time, rows[0][1:])) else [_line([""] * width), *body]


def _rows(lines: list[str], at: int) -> list[list[str]]:
    """The rows of columns from a line on, at least two of them."""
    rows = list[list[str]]()
    while at < len(lines) and (cells := _cells(lines[at]) or (_short(lines[at]) if rows else [])):
        if not all(map(_FIGURE.fullmatch, cells[1:])):
            break
        rows.append(cells)
        at += 1
    return rows


def _cells(line: str) -> list[str]:
    if "|" in line or "\t" in line or len(line) > _LONGEST:
        return []
    plain = _DOTS.sub("  ", line.rstrip())
    cells = [cell for cell in _GAP.split(plain.strip()) if cell]
    if len(cells) < _LEAST or all(map(is_time, cells)):
        return []
    return cells if is_time(cells[0]) or _FIGURE.fullmatch(cells[0]) is None else []


def _short(line: str) -> list[str]:
    hit = _LAST.fullmatch(line.strip())
    return [hit["name"], hit["figure"]] if hit and len(line) <= _LONGEST else []


def _head(line: str, width: int) -> list[str] | None:
    """The heads of as many columns, or of all but the first; None where a line heads none."""
    if "|" in line or "\t" in line or len(line) > _LONGEST:
        return None
    cells = [cell for cell in _GAP.split(line.strip()) if cell]
    if len(cells) == width:
        return cells
    if len(sides := _SIDES.split(line.strip())) == width - 1 > 1:
        return ["", *sides]
    return ["", *cells] if len(cells) == width - 1 > 0 and line[:1] in " \t\u3000" else None


def _line(cells: list[str]) -> str:
    return f"| {' | '.join(cell.strip() for cell in cells)} |"
