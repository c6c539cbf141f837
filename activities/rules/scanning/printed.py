"""Strings as a program prints them: what the escapes in the values of a record stand for."""

import json
import re

from activities.rules.scanning.regex import regex

_ESCAPED = regex(r"\"(?=[^\"\\\n]*\\)(?:[^\"\\\n]|\\[^\n])*\"?")
"""A value in quotes that holds an escape; one that does not end is passed over at once."""
_SIMPLE = regex(r"\\([nrt\"/])")
_PRINTED = {"n": "\n", "r": "\n", "t": " "}
_KEPT = 2
"""A record in a value of a record is read, too, and one in its values."""


def unprinted(text: str) -> list[str]:
    """The values of records that hold escapes, each as whoever parses it reads it.

    A value that is a record, or a line of a program, has values of its own.
    """
    read: list[str] = []
    left = [text]
    for _ in range(_KEPT):
        left = [value for part in left for value in _values(part)]
        read += left
    return read


def resolved(text: str) -> str:
    """The text with the ends of lines, quotes and strokes of its values as they are printed."""
    if "\\" not in text or '"' not in text:
        return text
    return _ESCAPED.sub(lambda value: _SIMPLE.sub(_printed, value[0]), text)


def _printed(escape: re.Match[str]) -> str:
    return _PRINTED.get(escape[1], escape[1])


def _values(text: str) -> list[str]:
    if "\\" not in text or '"' not in text:
        return []
    values = (_value(found[0]) for found in _ESCAPED.finditer(text))
    return [value for value in values if value.strip()]


def _value(quoted: str) -> str:
    try:
        value = json.loads(quoted, strict=False)
    except ValueError:
        return ""
    return value if isinstance(value, str) else ""
