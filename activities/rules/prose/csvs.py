"""Rows whose cells commas part, below a head of as many: tables."""

import csv
from collections.abc import Callable

from activities.rules.prose import record_keys, records
from activities.rules.prose.record_keys import Role
from activities.rules.prose.records import Record
from activities.rules.scanning.regex import regex

_NUMBER = regex(r"[-+]?(?:[A-Z]{0,3}[$¥€£])?\(?[0-9][0-9,]*(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?\)?"
                r"\s?(?:%|x|倍|[A-Za-z]{1,8})?")  # fmt: skip
_CODE = regex(r"[0-9]{4,6}(?:\.[A-Z]{2})?|[A-Z]{1,5}(?:[.-][A-Z])?")
_TICKER = regex(r"[A-Z]{1,5}(?:[.-][A-Z])?")
_LEAST, _MOST = 3, 60
_LONGEST, _HEAD = 600, 48


def piped(text: str, headed: Callable[[str, str, Record | None], str]) -> str:
    """The text with its rows of commas as rows of pipes; ``headed`` spells the heads."""
    lines = text.split("\n")
    at, changed = 0, False
    while at < len(lines):
        head = _cells(lines[at])
        if not head or any(map(_is_figure, head)):
            at += 1
            continue
        rows = list[list[str]]()
        while at + len(rows) + 1 < len(lines):
            cells = _cells(lines[at + len(rows) + 1])
            if len(cells) != len(head) or not (any(map(_is_figure, cells)) or _is_row(head, cells)):
                break
            rows.append(cells)
        if not rows or not _is_head(head, rows):
            at += 1 + len(rows)
            continue
        lines[at : at + len(rows) + 1] = _table(head, rows, headed)
        at, changed = at + len(rows) + 1, True
    return "\n".join(lines) if changed else text


def _cells(line: str) -> list[str]:
    mark = ";" if line.count(";") >= _LEAST - 1 else ","
    if not _LEAST - 1 <= line.count(mark) < _MOST or len(line) > _LONGEST or "|" in line:
        return []
    try:
        row = next(csv.reader([line.rstrip("\r")], delimiter=mark, skipinitialspace=True))
        return [cell.strip() for cell in row]
    except (csv.Error, StopIteration):
        return []


def _is_figure(cell: str) -> bool:
    return _NUMBER.fullmatch(cell) is not None and not _CODE.fullmatch(cell)


def _is_row(head: list[str], cells: list[str]) -> bool:
    """Whether whole numbers stand under times, and are no codes: Revenue,3396,2737."""
    under = [cell for name, cell in zip(head, cells, strict=True) if records.is_time(name)]
    return bool(under) and all(map(str.isdecimal, under))


def _is_head(head: list[str], rows: list[list[str]]) -> bool:
    """Whether words head columns: short, and none of a sentence; at least one column of numbers."""
    short = all(cell and len(cell) <= _HEAD and not cell.endswith(".") for cell in head)
    known = any(record_keys.role(cell) is not Role.FIGURE for cell in head) or not head[0]
    figures = max(sum(map(_is_figure, row)) for row in rows)
    known = known or _is_row(head, rows[0])
    return (short or (not head[0] and all(head[1:]))) and (known or figures * 2 >= len(head) - 1)


def _table(
    head: list[str], rows: list[list[str]], headed: Callable[[str, str, Record | None], str]
) -> list[str]:
    roles = [record_keys.role(cell) for cell in head]
    heads = [
        headed(cell, rows[0][at], None) if role is Role.FIGURE else cell
        for at, (cell, role) in enumerate(zip(head, roles, strict=True))
    ]
    return [
        _line(heads),
        *(
            _line([_told(cell, role) for cell, role in zip(row, roles, strict=True)])
            for row in rows
        ),
    ]


def _told(cell: str, role: Role) -> str:
    """A cell; a figure with what keeps it from a code, a ticker with what makes it one."""
    if role is Role.FIGURE:
        return records.number(cell)
    return f"ticker: {cell}" if role is Role.CODE and _TICKER.fullmatch(cell) else cell


def _line(cells: list[str]) -> str:
    return f"| {' | '.join(map(records.cell, cells))} |"
