"""Two levels side by side of which one is said to be above the other.

The facts of a comparison must be so, too.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from activities.rules.prose.context import Scene
from activities.rules.prose.quantities import Quantity, adopt
from activities.rules.prose.units import Kind, same_currency
from activities.rules.scanning.regex import regex
from schemas.gate import Finding

_LOOK = 120
_LINK = regex(
    r"\)?(?:,?\s(?:which|that)(?:\s(?:is|was))?)?[\s,(]*(?:(?:and|but|well|far|just|slightly|comfortably|"
    r"narrowly|easily|significantly|also|was|is|were|are|that|came in|comes in)[\s,]+)*"
    r"(?:(?P<above>higher than|above|greater than|larger than|ahead of|topp(?:ed|ing)|"
    r"beat(?:s|ing)?|exceed(?:ed|s|ing)|surpass(?:ed|es|ing)|more than)"
    r"|(?P<below>lower than|below|less than|smaller than|short of|shy of|fell short of|"
    r"falling short of|behind|trail(?:ed|s|ing)|miss(?:ed|es|ing)|undershot))"
    r"\s(?:the |its |a |an |analysts' |analyst |wall street |street |market |consensus |average |"
    r"mean |median |estimates? |forecasts? |expectations? |expected |view |target |of |"
    r"for |that of |those of |[A-Z][A-Za-z.&]+'s |(?:[A-Z][A-Za-z.&]+ ){1,3}(?=\())*\(?"
    r"(?:(?!by\s)[A-Z]{2,3}\s?)?",
    re.IGNORECASE,
)
_COSTS = regex(
    r"(?<![a-z])(?:loss|losses|lost|cost|costs|expenses?|debt|leverage|ratio|days|tax|churn|"
    r"unemployment|inflation)(?![a-z])"
)
"""Beside these a beat may be a lesser number."""
_JUDGED = regex(r"beat|miss|short|ahead|behind|trail|topp|undershot", re.IGNORECASE)

_LEADS = regex(
    r"\s?(?:in|for|at|on|as of|during)\s(?:the\s)?(?:(?:(?:three|six|nine|twelve)\smonths|period|"
    r"quarter|half|year|month)\s(?:that\s)?(?:ended|ending|to)\s(?:on\s)?)?$"
)
"""Before a time."""


def check(scene: Scene, quantities: Sequence[Quantity]) -> Iterator[Finding]:
    """Findings on numbers that are said to be above one that is greater, or below a lesser one."""
    for one, other in pairwise(quantities):
        if _is_misplaced(scene, one, other):
            span = scene.text[one.start : other.end]
            reason = f"says {span}; the figures go the other way"
            yield Finding(rule="grounding.sign", reason=reason, span=span)


def _is_misplaced(scene: Scene, one: Quantity, other: Quantity) -> bool:
    if one.unit.kind is Kind.BARE:
        one = adopt(one, other)
    if other.start - one.end > _LOOK or other.start < one.end or one.top or other.top:
        return False
    hit = _LINK.fullmatch(_timeless(scene, one.end, other.start))
    if hit is None or one.sign or other.sign or not _alike(one, other):
        return False
    start = scene.sentence(one.start)[0]
    if _JUDGED.search(hit[0]) and _COSTS.search(scene.plain, start, one.start):
        return False
    if hit["above"] and one.value * 2 < other.value and hit[0].startswith(" "):
        return False
    return one.value != other.value and (one.value > other.value) != bool(hit["above"])


def _alike(one: Quantity, other: Quantity) -> bool:
    if one.unit.kind is not other.unit.kind or one.per_share != other.per_share:
        return False
    currencies = one.unit.currency, other.unit.currency
    return None in currencies or same_currency(*map(str, currencies))


def _timeless(scene: Scene, start: int, end: int) -> str:
    """A stretch of text without its times and the words that lead to them."""
    text = scene.text[start:end]
    for mention in reversed(scene.after(scene.periods, start, end)):
        before = _LEADS.sub("", text[: mention.start - start])
        text = before + text[mention.end - start :]
    return text
