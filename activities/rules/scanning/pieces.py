"""Texts that stand in pieces: between signs, in columns, in strings of a program."""

import re
from itertools import groupby, islice, zip_longest

from activities.rules.injection.spelling import in_words
from activities.rules.scanning.normalise import BEGINNING
from activities.rules.scanning.regex import regex

MOST = 50_000
"""Characters that are read in one piece."""
_ROW = regex(r"(?m)^\|? ?(\d{1,3})\.? ?\| ?([^|\n]{1,120}?) ?\|?[ \t]*$")
_ROWS = 3
"""So many rows may hold one sentence."""
_HAN = "\u3400-\u9fff"
_SPREAD = regex(rf"[{_HAN}]{{1,3}}(?:[^\w\n]{{1,3}}[{_HAN}]{{1,3}}(?![{_HAN}])){{5,}}")
"""One to three Chinese characters at a time, with signs between them."""
_LACED = regex(rf"(?:[{_HAN}][0-9A-Za-z]){{6,}}[{_HAN}]?")
_SPREAD_INSIDE = regex(
    rf"[^\w\s](?<=[{_HAN}].)[^\w\n]{{0,2}}[{_HAN}]{{1,3}}[^\w\n]{{1,3}}[{_HAN}]{{1,3}}[^\w\n]"
)
_LACED_INSIDE = regex(rf"[0-9A-Za-z](?<=[{_HAN}].)[{_HAN}][0-9A-Za-z][{_HAN}][0-9A-Za-z]")
"""What stands in the midst of such a text: it begins with a sign, and signs are few."""
_EVEN = regex(r"(?<![^\s\"'>])[A-Za-z]([_·•~|*^+/-])(?:[^\s_·•~|*^+]\1){15,2000}[^\s_·•~|*^+<>\"]")
"""One sign after each letter, figure and mark of a text that has no other gaps."""
_EVEN_INSIDE = regex(r"[A-Za-z]([_·•~|*^+/-])[A-Za-z]\1[A-Za-z]\1[A-Za-z]\1")
_PARTED = regex(
    r"(?<![A-Za-z0-9])[_·•~|*^+/.-]?[A-Za-z]([_·•~|*^+/.-])[A-Za-z]\1[A-Za-z](?:\1[A-Za-z])+"
    rf"|(?<![{_HAN}])[{_HAN}]([_·•~|*^+/.丨-])[{_HAN}](?:\2[{_HAN}]){{3}}"
)
"""A word whose letters one sign parts."""
_MANY_PARTED = 2
_RUN_OF_LETTERS = regex("[A-Za-z]{6,240}")
_SIGNS = regex(r"[^\w]+")
_LACES = regex("[0-9A-Za-z]+")
_LINE = regex(rf"[ \t]*(?:[{_HAN}，。：；、\u3000] ?){{3,14}}")
_LINES = 3
"""So many short lines of Chinese may be columns."""
_UNEVEN = 2
_STRING = regex(r"\"([^\"\\\n<>]{1,60})\"|'([^'\\\n<>]{1,60})'")
_JOINT = regex(
    r"[\s\[\]{}()]*[,+;.&|][\s,+;.&|\[\]{}()]*"
    r"(?:[\"']?[A-Za-z_]\w{0,12}[\"']?\s*[:=]\s*(?:\d{1,4}\s*,\s*)?)*"
)
"""What stands between the strings of a list, and between assignments."""
_JOINTS = ('",', '"}', '"+', '" +', '";', "',", "'}", "'+", "' +", "';")
_STRINGS = 3
_LETTERS = 0.6
"""So much of a sentence are letters."""
_FARTHEST = 120
"""Characters between two of them."""


def unlaced(text: str) -> str:
    """Chinese that signs, digits or letters cut up, without them."""
    if text.isascii():
        return ""
    read: list[str] = []
    if _SPREAD_INSIDE.search(text):
        read += [_SIGNS.sub("", run[0]) for run in _SPREAD.finditer(text)]
    if _LACED_INSIDE.search(text):
        read += [_LACES.sub("", run[0]) for run in _LACED.finditer(text)]
    return "\n".join(read)[:MOST]


def continued(text: str) -> str:
    """The cells of numbered rows in one piece: a sentence may go on from row to row."""
    if "| 2 " not in text and "|2|" not in text and "2 |" not in text:
        return ""
    runs: list[list[str]] = []
    before = 0
    for row in _ROW.finditer(text):
        number = int(row[1])
        if number == 1 or not runs or number != before + 1:
            runs.append([])
        runs[-1].append(row[2])
        before = number
    return "\n\n".join("".join(run) for run in runs if len(run) >= _ROWS)[:MOST]


def even(text: str) -> str:
    """What stands in runs of single characters with the same sign between them, word by word."""
    if not _EVEN_INSIDE.search(text):
        return ""
    runs = (run[0][::2] for run in _EVEN.finditer(text))
    return "\n".join(_RUN_OF_LETTERS.sub(_in_words, run) for run in runs)[:MOST]


def parted(text: str) -> str:
    """The lines in which letters are parted, each from the first such word on.

    Of the lines at the beginning of a text.
    """
    read: list[str] = []
    for line in text[:BEGINNING].split("\n"):
        found = list(islice(_PARTED.finditer(line), _MANY_PARTED))
        if len(found) == _MANY_PARTED or (found and not found[0][0].isascii()):
            read.append(line[found[0].start() :])
    return "\n\n".join(read)[:MOST]


def _in_words(run: re.Match[str]) -> str:
    return f" {in_words(run[0].lower())} "


def upright(text: str) -> str:
    """Short lines of Chinese read from top to bottom, the columns from either side."""
    read: list[str] = []
    for short, lines in groupby(text.split("\n"), lambda line: bool(_LINE.fullmatch(line))):
        rows = [line.strip(" \t").replace(" ", "") for line in lines] if short else []
        sizes = [len(row) for row in rows]
        if len(rows) < _LINES or max(sizes) - min(sizes) > _UNEVEN:
            continue
        columns = ["".join(column) for column in zip_longest(*rows, fillvalue="")]
        for ordered in (columns, columns[::-1]):
            read.append("".join(ordered).replace("\u3000", ""))
    return "\n".join(read)[:MOST]


def strung(text: str) -> str:
    """Strings that stand one after the other, in one piece: of a list, or of parts by number."""
    if not any(joint in text for joint in _JOINTS):
        return ""
    runs: list[list[str]] = [[]]
    at = 0
    for string in _STRING.finditer(text):
        if text[string.end() : string.end() + 1] == ":":
            continue
        if not _JOINT.fullmatch(text, at, min(string.start(), at + _FARTHEST)):
            runs.append([])
        runs[-1].append(string[1] or string[2])
        at = string.end()
    read = (piece for run in runs if len(run) >= _STRINGS for piece in _put_together(run))
    return "\n\n".join(read)[:MOST]


def _put_together(run: list[str]) -> list[str]:
    """Parts as one string, and as words, where they are not long enough for sentences."""
    whole = "".join(run)
    if sum(map(str.isalpha, whole)) < _LETTERS * len(whole):
        return []
    words = [" ".join(run)] if all(re.fullmatch(r"\S+", part) for part in run) else []
    return [whole, *words]
