"""What reads like a trade order, whatever its turn: weights learnt from many authors' texts."""

from functools import lru_cache

from activities.rules.scanning.anchors import lowered
from activities.rules.scanning.likeness import Piece, Scales, Sentence, pieces
from activities.rules.scanning.regex import regex

FOUND = 2.25
"""Logits: what is more alike is an order."""
WEIGHED = 50_000
"""Characters of a text of which the manner is judged."""
_DATA = regex(r"[{}\[\]=<>|_]|\w\(")
"""What stands in no sentence that is said to people."""
_REPORT = regex(
    r"\s*(?:(?:he|she|they|insiders?|traders|funds|investors|(?:the|that) (?:fund|company|board|founder|chairman|ceo))\b"
    r"|(?:[他她]们?|有人|外资|机构|基金|北向资金|(?:大|控股)?股东|高管|董事长|公司)(?!请|经理请|务必))"
)
"""How a sentence begins that tells what others do."""
_END = regex(r"[。！？!\n;；]|\?|\.(?=[ \"'”’)\]]|\Z)")


def cut(view: str) -> list[Piece]:
    """The sentences of a readable text: those about others, and data, are no orders by manner."""
    lower, start, sentences = lowered(view), 0, []
    for end in (*(found.end() for found in _END.finditer(lower)), len(lower)):
        if end - start > 1:
            dull = _REPORT.match(lower, start, end) or _DATA.search(lower, start, end)
            sentences.append(Sentence(start, end, sparks=not dull))
        start = end
    return pieces(lower, sentences)


def is_order(view: str) -> bool:
    """Whether something in a readable text, as far as it is weighed, reads like an order."""
    likest = _scales().likest(cut(view[:WEIGHED]))
    return likest is not None and likest.score > FOUND


@lru_cache(maxsize=1)
def _scales() -> Scales:
    return Scales.of(__package__)
