"""当前价 is said of a live price of today's session only (seeds 000 and 001).

The word is bound to the figure that it speaks of: the one behind it in its clause, else the one
before it there; of a label, the one behind it in its row or on the next line of a page; of the
head of a column, every figure below. A word that stands by no figure speaks of the document's.
"""

import re
from collections.abc import Iterator, Sequence
from datetime import date, datetime
from itertools import takewhile

from activities.rules.calendar import SHANGHAI
from activities.rules.figures import FIGURE
from activities.rules.scanning.regex import regex
from schemas.gate import Finding
from schemas.report import Figure

_WORDS = regex(
    r"当前价|当前股价|现价|最新价|现报|实时价|实时股价|盘中价|正在以"
    r"|(?i:\b(?:current (?:market |share |stock )?price|live price|spot price|real-time price"
    r"|last traded price|quoted live)\b)"
)
_CLAUSE = regex(r"[。！？；;!?]|\.\s")
_CELL = regex(r"(?<!\\)\|")
_RULE = regex(r"\|(?: ?:?-+:? ?\|)+")


def misnamed_prices(marked: str, figures: Sequence[Figure], as_of: datetime) -> Iterator[Finding]:
    """A finding where a close, or a quote of another day, is called a current price.

    ``marked`` is a rendering with its figure marks, without its apparatus; ``as_of`` (aware) is
    when it speaks.
    """
    live = _live(figures, as_of.astimezone(SHANGHAI).date())
    lines = marked.split("\n")
    for number, line in enumerate(lines):
        if not _WORDS.search(FIGURE.sub(" ", line)):
            continue
        for bound in _spoken_of(lines, number):
            if not (bound in live if bound else live):
                yield Finding(rule="wording", reason="a close is called a current price")
                return


def _live(figures: Sequence[Figure], today: date) -> set[str]:
    """The live prices of today, and what was computed from their fetches (upside to one)."""
    quotes = [f for f in figures if f.metric == "current_price" and f.as_of == today]
    fetches = {cite.tool_call_id for quote in quotes for cite in quote.cites}
    derived = (
        f for f in figures if f.derivation and fetches & {cite.tool_call_id for cite in f.cites}
    )
    return {figure.node_id for figure in (*quotes, *derived)}


def _spoken_of(lines: Sequence[str], number: int) -> Iterator[str | None]:
    """The figure of each word on a line; None for a word that stands by no figure."""
    line = lines[number]
    if not line.startswith("|"):
        follows = FIGURE.fullmatch(lines[number + 1].strip()) if number + 1 < len(lines) else None
        yield from _in_text(line, follows[1] if follows else None)
        return
    cells = [_cells(line), *(_cells(row) for row in _below(lines, number))]
    head, rows = cells[0], cells[1:]
    for column, cell in enumerate(head):
        beside = next((hit[1] for other in head[column + 1 :] for hit in _marks(other)), None)
        below = [hit[1] for row in rows for hit in _marks("".join(row[column : column + 1]))]
        for bound in _in_text(cell, beside):
            yield from [bound] if bound or not below else below


def _in_text(text: str, label_of: str | None) -> Iterator[str | None]:
    """The figure of each word in a paragraph or a cell, which may be the label of one elsewhere."""
    marks = [(hit.start(), hit[1]) for hit in _marks(text)]
    for word in _WORDS.finditer(text):
        end = _CLAUSE.search(text, word.end())
        ends = [hit.end() for hit in _CLAUSE.finditer(text, 0, word.start())]
        start, stop = ends[-1] if ends else 0, end.start() if end else len(text)
        behind = [node for at, node in marks if word.end() <= at < stop]
        before = [node for at, node in marks if start <= at < word.start()]
        if behind or before:
            yield behind[0] if behind else before[-1]
        else:
            yield None if marks else label_of


def _marks(text: str) -> Iterator[re.Match[str]]:
    return FIGURE.finditer(text)


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in _CELL.split(row)[1:-1]]


def _below(lines: Sequence[str], number: int) -> Sequence[str]:
    """The rows of a table under its head; nothing where the line is no head."""
    if number + 1 >= len(lines) or not _RULE.fullmatch(lines[number + 1].strip()):
        return ()
    return list(takewhile(lambda line: line.startswith("|"), lines[number + 2 :]))
