"""The views of an external text, in which the ingest gate looks for instructions."""

from typing import NamedTuple

from activities.rules.encodings import decoded
from activities.rules.markup import channels
from activities.rules.normalise import MAX_CHARACTERS, readable
from schemas.gate import View

NESTING = 2
"""How often an encoding inside an encoding is followed."""


class Viewed(NamedTuple):
    """One view: which, and its readable text."""

    view: View
    text: str


def views(text: str) -> list[Viewed]:
    """All that a reader, a browser's memory or a decoder would see of the text.

    What is decoded may be no longer than the text itself in all: ``overflow`` tells when it was.
    """
    head = text[:MAX_CHARACTERS]
    parts = channels(head)
    found = [
        Viewed(View.VISIBLE, readable(parts.visible)),
        Viewed(View.HIDDEN, readable(parts.hidden)),
        Viewed(View.COMMENT, readable(parts.comment)),
        Viewed(View.ATTRIBUTE, readable(parts.attribute)),
    ]
    inner = head
    for _ in range(NESTING):
        inner = decoded(inner)[: len(head) + 1000]
        if not inner:
            break
        found.append(Viewed(View.DECODED, readable(inner)))
    return [view for view in found if view.text.strip()]
