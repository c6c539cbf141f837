"""The views of an external text, in which the ingest gate looks for instructions."""

from collections.abc import Iterator
from typing import NamedTuple

from activities.rules.injection.glosses import glossed
from activities.rules.injection.sounds import heard
from activities.rules.scanning.encodings import decoded, disguised, escaped
from activities.rules.scanning.markup import Channels, channels
from activities.rules.scanning.normalise import MAX_CHARACTERS, readable
from activities.rules.scanning.pieces import continued, even, parted, strung, unlaced, upright
from activities.rules.scanning.printed import resolved, unprinted
from activities.rules.scanning.regex import regex
from activities.rules.scanning.seams import seamless
from schemas.gate import View

_CUT = regex("(?:[\u3400-\u9fff，。：]{1,4}[ \\t]*\\n\\s*){3,}[\u3400-\u9fff，。：]{0,12}")
_BRIEF = regex(r"\n[^\S\n]*\S{1,16}[ \t]*\n")
"""A line of one word or few characters: all that stands one below the other has one inside."""
_COLUMN = regex(r"(?m)^[ \t]*(?:\S{1,16}[ \t]*\n[ \t]*\n\s*){3,}\S{1,16}[ \t]*$")
"""Paragraphs of one word each; lines without a blank one between them are read together anyway."""
COLUMNS = 200_000
"""How much of them is read so."""
_PIECES = regex(r"\s+")
_PARTS = regex(r"\n\s*\n")
_BLOCKS = regex(r"\n\s*\n\s*\n")
_ESCAPES = regex(
    r"(?:%[0-9A-Fa-f]{2}){4,}|(?:\\u[0-9A-Fa-f]{4}){2,}|(?:&#[xX]?[0-9A-Fa-f]{2,6};){2,}|"
    r"(?<![A-Za-z0-9+/])(?=[A-Za-z]{0,40}[0-9+])(?=[a-z0-9+/]{0,40}[A-Z])[A-Za-z0-9+/]{44,}={0,2}|"
    r"(?<![A-Za-z0-9])(?=[a-f]{0,15}[0-9])(?=[0-9]{0,31}[a-f])[0-9a-f]{32,128}(?![A-Za-z0-9])"
)
"""Runs of escapes, base64 and digests, no words; what they stand for has its own view."""
INITIALS = 20_000
"""How far a text is read by its first letters."""
VALUES = 200
"""So many values of a record are read as they are printed."""
CHANNELS = 4
"""Of mark-up: what it shows, hides, comments and carries."""
NESTING = 2
"""How often an encoding inside an encoding is followed."""
_INNER = 250_000
"""Characters of what was decoded that are decoded once more."""


class Viewed(NamedTuple):
    """One view: which, and its readable text."""

    view: View
    text: str


def views(text: str, raw: str) -> list[Viewed]:
    """All that a reader, a browser's memory or a decoder would see of the text.

    ``raw`` is what ``readable`` makes of it. A raw view is what escapes stand for, tags and all: it
    tells who imitates a model's messages, and what it says to readers has views of its own.
    What is decoded may be little longer than the text itself; the rest of it is not read.
    """
    head = text[:MAX_CHARACTERS]
    parts = channels(head)
    found = list(_channelled(parts, raw if parts.visible == head else None))
    found[0] = Viewed(View.VISIBLE, _ESCAPES.sub(" ", resolved(found[0].text)))
    if "\n" in parts.visible:
        if _BRIEF.search(parts.visible):
            found.append(Viewed(View.VISIBLE, readable(rejoined(parts.visible))))
            found.append(Viewed(View.VISIBLE, readable(columns(parts.visible))))
        found.append(Viewed(View.VISIBLE, initials(parts.visible)))
        found.append(Viewed(View.VISIBLE, initials(parts.visible.lstrip().partition("\n")[2])))
        found.append(Viewed(View.VISIBLE, readable(upright(parts.visible))))
        found.append(Viewed(View.VISIBLE, readable(continued(parts.visible))))
    found += [Viewed(view, unlaced(cut_up)) for view, cut_up in found[:CHANNELS]]
    found.append(Viewed(View.DECODED, readable(even(head))))
    found.append(Viewed(View.VISIBLE, readable(parted(head))))
    found.append(Viewed(View.VISIBLE, heard(found[0].text.lower())))
    found.append(Viewed(View.VISIBLE, glossed(parts.visible)))
    if '"' in head or "'" in head:
        found.append(Viewed(View.ATTRIBUTE, readable(strung(head))))
    if mended := seamless(head):
        found.append(Viewed(View.VISIBLE, readable(_in_one_piece(mended))))
    found += _printed(head)
    found += _decoded(head)
    return [view for view in found if view.text.strip()]


def _channelled(parts: Channels, visible: str | None = None) -> Iterator[Viewed]:
    """What mark-up shows, hides, comments and carries; ``visible`` where it is readable already."""
    yield Viewed(View.VISIBLE, readable(parts.visible) if visible is None else visible)
    yield Viewed(View.HIDDEN, readable(parts.hidden))
    yield Viewed(View.COMMENT, readable(parts.comment))
    yield Viewed(View.ATTRIBUTE, readable(parts.attribute))


def _printed(text: str) -> Iterator[Viewed]:
    """The values of a record as a program prints them, and what stands in pieces in one."""
    for value in unprinted(text)[:VALUES]:
        yield Viewed(View.VISIBLE, readable(value))
        yield Viewed(View.VISIBLE, readable(rejoined(value)))
        yield Viewed(View.VISIBLE, readable(columns(value)))
        yield Viewed(View.ATTRIBUTE, readable(strung(value)))
        yield Viewed(View.DECODED, readable(disguised(value)))
        yield Viewed(View.VISIBLE, readable(escaped(value)))


def _decoded(text: str) -> Iterator[Viewed]:
    """What stands in the text in other signs: escapes for all to see, ciphers for nobody."""
    shown, hidden = escaped(text), disguised(text)
    yield Viewed(View.RAW, readable(shown))
    yield from _channelled(channels(shown))
    yield Viewed(View.DECODED, readable(hidden[: len(text) + 1000]))
    inner = "\n\n".join(filter(None, (shown, hidden)))
    for _ in range(1, NESTING):
        inner = _without(text, decoded(inner[:_INNER]))[: len(text) + 1000]
        if not inner:
            return
        yield Viewed(View.DECODED, readable(inner))


def _in_one_piece(mended: str) -> str:
    """What the surroundings of words that tags cut show, no tag being the end of anything."""
    return "\n\n".join(" ".join(channels(part).visible.split()) for part in _PARTS.split(mended))


def _without(text: str, parts: str) -> str:
    """What is decoded, without the text itself: turned around twice it stands as it did."""
    return f"\n\n{parts}\n\n".replace(f"\n\n{text}\n\n", "\n\n").strip("\n")


def rejoined(text: str) -> str:
    """Chinese words that cells or lines cut into pieces, in one piece again."""
    return "\n".join(_PIECES.sub("", run[0]) for run in _CUT.finditer(text))


def columns(text: str) -> str:
    """Words that stand one below the other, side by side."""
    return "\n".join(" ".join(run[0].split()) for run in _COLUMN.finditer(text))[:COLUMNS]


def initials(text: str) -> str:
    """What the first letters of the lines say, a word for each paragraph."""
    return "\n".join(
        "".join(line.strip()[:1] for line in block.split("\n"))
        if "\u3400" <= block.strip()[:1] <= "\u9fff"
        else " ".join(
            "".join(line.strip()[:1] for line in part.split("\n")) for part in _PARTS.split(block)
        )
        for block in _BLOCKS.split(text[:INITIALS])
    )
