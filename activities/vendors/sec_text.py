"""The plain text of a filing's main document: what a reader sees, without the markup.

Untrusted text: it goes through the ingest gate like any other, and no figure is read from it.
"""

import re
from collections.abc import Iterator
from html.parser import HTMLParser

LIMIT = 400_000
"""Characters kept of one document; a 10-K of a large company has about as many."""
PART = 20_000
_BLOCK = 64 * 1024
_UNSEEN = frozenset({"script", "style", "ix:header", "head", "title"})
_BREAKS = frozenset({"p", "div", "tr", "br", "li", "h1", "h2", "h3", "table"})
_BLANKS = re.compile(r"[ \t\r\f\v\u00a0]+")
_LINES = re.compile(r"\s*\n\s*")


class _Reader(HTMLParser):
    """Collects what is shown."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self._hidden, self.size = 0, 0
        self.pieces: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Text inside a hidden element is not shown; a block begins a new line."""
        if tag in _UNSEEN:
            self._hidden += 1
        elif tag in _BREAKS:
            self.pieces.append("\n")

    def handle_endtag(self, tag: str) -> None:
        """A hidden element ends."""
        if tag in _UNSEEN and self._hidden:
            self._hidden -= 1

    def handle_data(self, data: str) -> None:
        """Text between tags."""
        if not self._hidden:
            self.pieces.append(data)
            self.size += len(data)


def plain_text(document: bytes) -> str:
    """The visible text of an HTML or text document, at most LIMIT characters of it."""
    reader, markup = _Reader(), document.decode(errors="replace")
    for start in range(0, len(markup), _BLOCK):
        reader.feed(markup[start : start + _BLOCK])
        if reader.size >= LIMIT:
            break
    else:
        reader.close()
    text = _BLANKS.sub(" ", "".join(reader.pieces))
    return _LINES.sub("\n", text).strip()[:LIMIT]


def parts(text: str) -> Iterator[str]:
    """The text in pieces of bounded size."""
    return (text[start : start + PART] for start in range(0, len(text), PART))
