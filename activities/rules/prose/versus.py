"""Two numbers of two companies, one set against the other.

Midea out-earned Gree, RMB 38.5 billion to RMB 32.2 billion.
"""

from itertools import pairwise

from activities.rules.prose.bounds import Bound, given
from activities.rules.prose.context import Scene
from activities.rules.prose.entities import Cast, find
from activities.rules.prose.quantities import Quantity
from activities.rules.scanning.regex import regex

_OUTDID = regex(
    r"\s(?:still\s|now\s)?(?P<less>trail(?:ed|s)|lag(?:ged|s)|is behind|was behind)\s|"
    r"\s(?:still\s|now\s)?(?:leads|beats|tops|edges(?:\sout)?|exceeds|exceeded|surpasse[sd]|"
    r"is ahead of|out-?(?:earned|sold|spent|grew|paid|delivered|shipped|produced|yielded|"
    r"performed)|beat|topped|edged(?:\sout)?|led|was ahead of|came in ahead of)\s"
)


_LONGEST = 4_000
"""Characters of a text that may be of two companies throughout."""
_AGAINST = regex(
    r"(?:\s?\([^()\n]{1,12}\))?\s?(?:[Vv][Ss]?\.?|versus|against|对比?|PK|pk)\s?(?:the\s)?"
)


def headed(folded: str, known: Cast) -> tuple[str, ...]:
    """The only two companies that a text sets against each other by name.

    KO vs PEP, KO out-earned PEP.
    """
    if len(folded) > _LONGEST or not (_AGAINST.search(folded) or _OUTDID.search(folded)):
        return ()
    named = find(folded, known)
    pairs = {
        (one.key, other.key)
        for one, other in pairwise(named)
        if one.key != other.key and _are_set_apart(folded, one.end, other.start)
    }
    return pairs.pop() if len(pairs) == 1 else ()


def _are_set_apart(folded: str, start: int, end: int) -> bool:
    return any(words.fullmatch(folded, start, end) for words in (_AGAINST, _OUTDID))


def sides(scene: Scene, quantity: Quantity, bound: Bound) -> tuple[Bound, Bound] | None:
    """The bounds of the two ends, each of its company in the order told.

    None where it is no such pair.
    """
    top = quantity.top
    named = scene.between(scene.entities, bound.sentence[0], quantity.start)
    if top is None or len(named) < 2 or named[-2].key == named[-1].key:
        return None
    one, other = named[-2:]
    told = _OUTDID.fullmatch(scene.plain, one.end, other.start)
    if told is None or (quantity.value > top.value) == bool(told["less"]):
        return None
    return given(bound, one), given(bound, other)
