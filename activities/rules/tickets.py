"""Orders in words: the sentences of a text that ask for a trade, or say that one is being made.

What a report says of others' trades has somebody who traded, a plan, a test or a rule in it.
"""

import re
from collections.abc import Iterator

from activities.rules import mandates_en, mandates_zh, trades_en, trades_zh
from activities.rules.anchors import lowered

_SENTENCE = re.compile(r"[^。！？!?\n]*?(?:[。！？!?\n]|\.(?=\s|$)|$)")
_LONGEST = 400
_OVERLAP = 100
_SHORTEST = 4
_LATIN = re.compile(r"[A-Za-z][ :]")


def demands(view: str) -> Iterator[str]:
    """The rules of the sentences that ask for a trade or a transfer of money, each once."""
    spans = [found.span() for found in _SENTENCE.finditer(view)]
    ends, lower = [end for _, end in spans], lowered(view)
    masks = zip(
        trades_zh.FRAMES.along(lower, ends), trades_en.FRAMES.along(lower, ends), strict=True
    )
    chinese = english = False
    for (start, end), (zh, en) in zip(spans, masks, strict=True):
        for begin in range(start, max(end - _SHORTEST, start), _LONGEST - _OVERLAP):
            sentence = view[begin : min(end, begin + _LONGEST)]
            if not chinese and not sentence.isascii() and mandates_zh.demanded(sentence, zh):
                chinese = True
                yield "order.zh"
            before = view[max(0, begin - 200) : begin]
            if (
                not english
                and _LATIN.search(sentence)
                and mandates_en.demanded(sentence, before, en)
            ):
                english = True
                yield "order.en"
