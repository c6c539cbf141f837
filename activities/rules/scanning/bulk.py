"""How much of a long text no one could read: random bytes, however they are written down."""

import zlib

BULK = 200_000
"""Characters without a language of which no more is decoded and searched; an article has none."""
_PIECE = 25_000
_DENSE = 0.7
"""Compressed to so much of its size: base64, printable or Chinese characters at random are above
0.73, English and Chinese prose, code, tables and what encodes them below 0.6."""


def unreadable(text: str) -> bool:
    """Whether over ``BULK`` characters of the text are too dense for any language."""
    dense = 0
    if len(text) <= BULK:
        return False
    for at in range(0, len(text), _PIECE):
        raw = text[at : at + _PIECE].encode("utf-8", "surrogatepass")
        if len(zlib.compress(raw, 1)) > _DENSE * len(raw):
            dense += min(_PIECE, len(text) - at)
            if dense > BULK:
                return True
    return False
