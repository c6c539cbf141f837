"""Records, columns and markup as the tables that they are, so that one reader reads them all.

Numbers stay as they are written, so that a finding shows what stands in the text.
"""

from collections.abc import Callable, Collection, Iterator
from itertools import groupby

from activities.rules.prose import columns, csvs, markup, record_keys, records
from activities.rules.prose.record_keys import Role
from activities.rules.prose.records import Record, Stretch
from activities.rules.scanning.regex import regex

_TICKER = regex(r"[A-Z]{1,5}(?:[.-][A-Z])?")
_MAX_LINE = 1_900
"""A row that is longer is read as prose, in pieces."""


def recast(text: str, names: Collection[str] = ()) -> str:
    """The text with a table in the place of every record, column and piece of markup in it.

    ``names`` are those of the companies that the facts know: no ticker, though they look like one.
    """
    if "<" in text:
        text = markup.plain(text)
    if "{" in text:
        text = _replaced(text, records.of_json, names)
    if "\n" in text:
        text = csvs.piped(text, _headed)
        if ":" in text or "：" in text or "=" in text:
            text = _replaced(text, records.of_lines, names)
        text = columns.piped(text)
    return text


def _replaced(text: str, read: Callable[[str], Iterator[Stretch]], names: Collection[str]) -> str:
    pieces, at = list[str](), 0
    for stretch in read(text):
        table = _tables(stretch.records, names)
        if table:
            pieces += [text[at : stretch.start], "\n" if at else "", table]
            at = stretch.end
    return "".join((*pieces, text[at:])) if pieces else text


def _tables(found: tuple[Record, ...], names: Collection[str]) -> str:
    """Records as tables: those with the same heads are rows of one."""
    rows = [_row(record, names) for record in found]
    tables = []
    for heads, group in groupby(rows, key=lambda row: row[0]):
        lines = [heads, *(cells for _, cells in group)]
        if heads and max(map(len, lines)) <= _MAX_LINE:
            tables.append("\n".join(lines))
        elif heads:
            tables += lines
    return "\n\n".join(tables)


def _row(record: Record, names: Collection[str]) -> tuple[str, str]:
    """The heads and the cells of a record: whose it is, of when, and its figures."""
    who = owner(record.said(Role.ENTITY), record.said(Role.CODE), names)
    when = record.said(Role.TIME) or record.said(Role.DAY)
    figures = [pair for pair in record.figures if records.has_number(pair.value)]
    if not figures:
        return "", ""
    heads, cells = ["Company", "Period"], [who, when]
    for pair in figures:
        heads.append(_headed(pair.key, pair.value, record))
        cells.append(records.number(pair.value))
    return _line(heads), _line(cells)


def _line(cells: list[str]) -> str:
    return f"| {' | '.join(map(records.cell, cells))} |"


def owner(name: str, code: str, names: Collection[str]) -> str:
    """A company's name and code as prose names it; letters that are a ticker are told as one."""
    name, code = name.strip(), code.strip()
    if _TICKER.fullmatch(code):
        code = f"ticker: {code}"
    if _TICKER.fullmatch(name) and name not in names:
        name = f"ticker: {name}"
    return f"{name} ({code})" if name and code and name != code else name or code


def _headed(key: str, value: str, record: Record | None) -> str:
    """The head of a figure's column: its name, and the unit that its key or its record gives."""
    words, unit = record_keys.spelled(key)
    if record is not None and not unit and "(" not in words:
        unit = _of_record(record, words)
    return f"{words} ({unit})" if unit and records.is_bare(value) else words


def _of_record(record: Record, words: str) -> str:
    """The unit that a record gives what a key names: a rate, or money with its scale."""
    told = record.said(Role.UNIT)
    if not record_keys.is_money(words):
        return told if record_keys.is_rate(told) else ""
    scale = "" if record_keys.is_by_the_share(words) else told
    return record_keys.joined([record.said(Role.CURRENCY), scale])
