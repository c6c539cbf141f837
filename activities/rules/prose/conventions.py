"""What a text says that its brackets mean: (negatives in parentheses), 括号内为负数."""

import re

from activities.rules.scanning.regex import regex

_LESS = (
    r"(?:negatives?|negative (?:numbers|figures|values|amounts)|losses|declines|decreases|falls)"
)
_MARKS = r"(?:parenthes[ei]s|brackets|\([^()\n]{0,3}\))"
_DECLARED = regex(
    rf"(?<![a-z]){_LESS}\s(?:(?:are|is|shown|given|stated|reported|presented)\s){{0,2}}"
    rf"(?:in|by|with|within)\s{_MARKS}|"
    rf"(?<![a-z])(?:(?:figures|numbers|amounts|values)\sin\s)?{_MARKS}\s"
    rf"(?:denotes?|indicates?|means?|signif(?:y|ies)|represents?|shows?|are|is|for|=)\s"
    rf"(?:an?\s)?(?:{_LESS}|loss|decline|decrease|minus)|"
    r"(?:括号|\(\))[内中]?(?:数字|数值|数据|金额)?(?:均|皆|都)?(?:为|表示|代表|系|是)"
    r"(?:负|亏损|下降|减少|下滑)|(?:负[数值]|亏损)(?:均|皆|都)?(?:以|用|加)括号",
    re.IGNORECASE,
)
_BRACKETED = regex(
    r"(?<=[\s|:：一-鿿])\((?!(?:19|20)[0-9]{2}\))"
    r"(?P<number>(?:[A-Za-z]{2,3})?[$¥€£]?\s?[0-9][0-9,]*(?:\.[0-9]+)?[^\s()0-9]{0,4})\)"
)
_LOST = regex(
    r"(?:loss(?:es)?|outflows?|decreases?|declines?|down|fell|亏损|净流出|下降|减少|下滑)"
    r"[\s|:：]*$",
    re.IGNORECASE,
)
"""Before a number, a word that tells of the fall itself."""
_LOOK = 40


def signed(folded: str) -> str:
    """The text, each number that stands alone in brackets with a minus, where it says so of them.

    No character is moved.
    """
    return _BRACKETED.sub(_minus, folded) if _DECLARED.search(folded) else folded


def _minus(hit: re.Match[str]) -> str:
    before = hit.string[max(0, hit.start() - _LOOK) : hit.start()]
    return hit[0] if _LOST.search(before) else f"-{hit['number']} "
