"""Premiums and discounts.

A spread above the other price, or below it, whichever the fact counts.
"""

from decimal import Decimal
from functools import lru_cache

from activities.rules.scanning.regex import regex

_WORDS = regex(
    r"(?P<both>升贬值?|折溢价|溢折价|升贴水|贴升水|高低水)|(?P<below>折价|折让|贴水|低水|倒挂|"
    r"调贬|调降|(?<!升)贬值|下[行跌降](?:空间|幅度|风险)|(?<![a-z])discount(?![a-z]))|溢价|升水|"
    r"高水|空间|调升|升值(?!贬)|"
    r"(?<![a-z])premium(?![a-z]|\s(?:income|revenue|growth|volume|written|earned))"
)
_BEHIND = regex(
    r"的(?:潜在|理论)?(?P<way>折价|折让|贴水|低水|溢价|升水|高水|"
    r"[上下][行涨升跌降](?:空间|幅度|风险))|\s(?:implied\s)?(?P<spread>discount|premium)(?![a-z])"
)


def said(before: str, behind: str) -> int:
    """Which way the words around a number count a spread.

    1 above, -1 below, 0 where they tell none.
    """
    if hit := _BEHIND.match(behind):
        return counted(hit["way"] or hit["spread"])
    return counted(before[-24:])


@lru_cache(maxsize=4096)
def counted(words: str) -> int:
    """Which way words count a spread; a name of both counts it above: 升贴水."""
    hits = list(_WORDS.finditer(words))
    if not hits:
        return 0
    return -1 if hits[-1]["below"] and not any(hit["both"] for hit in hits) else 1


def agree(before: str, behind: str, sign: int, words: str, fact: Decimal) -> bool | None:
    """Whether a spread goes the way that a fact says; None where one of them is none.

    What is named a discount is one, with a minus or without.
    """
    way, counts = said(before, behind), counted(words)
    if not (way and counts and fact):
        return None
    above = fact > 0 if counts > 0 else False
    return (way * (sign or 1) > 0) == above


def is_downside(before: str, around: str, words: str) -> bool:
    """Whether a downside is told by its size: downside to our bear case of $61 is 23%."""
    return "downside" in words and "downside to" in around and "upside" not in before
