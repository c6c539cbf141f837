"""How much of a long text no one could read: random bytes, or the same again and again."""

import zlib
from collections.abc import Callable

BULK = 200_000
"""Characters without a language of which no more is decoded and searched; an article has none."""
_PIECE = 25_000
_DENSE = 0.7
"""Compressed to so much of its size: base64, printable or Chinese characters at random are above
0.73, English and Chinese prose, code, tables and what encodes them below 0.6."""


_SAME = 0.007
"""Compressed to so little of its size: a few signs repeated; a sentence repeated is above."""


def unreadable(text: str) -> bool:
    """Whether over ``BULK`` characters of the text are too dense for any language."""
    return _mostly(text, lambda share: share > _DENSE)


def repetitive(text: str) -> bool:
    """Whether over ``BULK`` characters of the text are the same few signs again and again."""
    return _mostly(text, lambda share: share < _SAME)


def _mostly(text: str, found: Callable[[float], bool]) -> bool:
    """Whether pieces of over ``BULK`` characters compress to a share of their size."""
    size = 0
    if len(text) <= BULK:
        return False
    for at in range(0, len(text), _PIECE):
        raw = text[at : at + _PIECE].encode("utf-8", "surrogatepass")
        if found(len(zlib.compress(raw, 1)) / len(raw)):
            size += min(_PIECE, len(text) - at)
            if size > BULK:
                return True
    return False
