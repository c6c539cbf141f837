"""Where one thing ends in what is no prose: fields of a record, entries of a list, rows."""

import re

from activities.rules.scanning.regex import regex

_FIELD = regex(r"(?<=[\"\]}])\s{0,40},\s{0,40}(?=[\"\[{])")
"""Between two values of a record."""
_KEY = regex(r"\"[\w@:.$ -]{1,60}\"\s{0,4}:")
_CAPTION = regex(r"\"(?:headline|title|body|type)\"\s{0,4}:")
"""The key of what every item of news has: it tells nothing of its value."""
_LINE_END = regex(r"\n(?!\n)")
_RECORD = regex(
    r"[ \t]*(?:[-*•#|+]\s|\d{1,2}[.)、]\s?|[{}\[\]<]|\"[^\"\n]{1,60}\"\s*:|[A-Za-z_-]{2,20}:\s)"
)
"""The beginning of a line that goes on with none before it."""
_ROW = regex(r"[^\n,]*(?:,[^\s,][^\n,]*){3,}$", re.MULTILINE)
"""A line of values with commas and no blanks between them."""
_WIDE = 400
"""Characters of a line in which commas are counted."""


def apart(text: str) -> str:
    """The text with a paragraph's end wherever a field, an entry of a list or a row ends.

    A sentence may go on in the next line of a letter, but in no next value of a record. The keys of
    an item of news are left out.
    """
    if '"' in text and _KEY.search(text):
        text = _CAPTION.sub("", _FIELD.sub(",\n\n", text))
    return _LINE_END.sub(_parted, text) if "\n" in text else text


def _parted(found: re.Match[str]) -> str:
    """A line's end, twice where what follows or what went before is an entry of its own."""
    text, at = found.string, found.end()
    if _RECORD.match(text, at) or _ROW.match(text, at, at + _WIDE):
        return "\n\n"
    return "\n"
