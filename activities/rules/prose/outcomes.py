"""A loss told of what a fact names a gain, or a gain of what it names a loss.

汇兑损失 against 汇兑收益.
"""

import re
from decimal import Decimal
from functools import lru_cache

from activities.rules.scanning.regex import regex

_NAME = r"净?(?:(?P<out>损失|亏损)|收益(?!率)|利得)"
_LED, _OUTCOME = regex(r"的?净?"), regex(_NAME)
_GAP = regex(r"(?:(?P<out>逆差|赤字)|顺差|盈余)")
_DIFFERENCE = regex(r"差额|(?:财政|国际|经常|贸易|进出口)收支|结余")
"""Names of what is called by its sign: 经常账户差额 is a 逆差 or a 顺差."""
_GAP_BEHIND = regex(rf"的?(?:贸易|账户|收支|财政)*{_GAP.pattern}")
_GAP_BEFORE = regex(rf"{_GAP.pattern}(?:总?额|共计?|为|是|达到?|录得|约|近|逾|超过?|了|\s)*$")
_NAMED = regex(rf"净?(?P<of>[一-鿿]{{2,10}}?){_NAME}$")
_TOLD = regex(rf"{_NAME}(?:合计|总?额|共计?|为|是|达到?|录得|约|近|逾|超过?|了|人民币|\s)*$")
"""The last name before a number, with nothing but a verb of being between."""


def agree(before: str, behind: str, words: str, fact: Decimal) -> bool | None:
    """Whether a gain or loss is what a fact of the same thing says.

    None where they are not opposite names.

    A gain below zero is a loss. A loss below zero may be one as well: sources write losses with a
    minus.
    """
    if _DIFFERENCE.search(words) and not _GAP.search(words):
        told = _GAP_BEHIND.match(behind) or _GAP_BEFORE.search(before)
        return (fact < 0) == bool(told["out"]) if told else None
    own = _named(words)
    if own is None:
        return None
    told = _named_before(before, own["of"]) or _named_behind(behind, own["of"])
    if told is None or bool(own["out"]) == bool(told["out"]):
        return None
    if told["out"]:
        return fact < 0
    return False if fact > 0 else None


def _named_before(before: str, of: str) -> re.Match[str] | None:
    told = _TOLD.search(before)
    return told if told and before[: told.start()].endswith(of) else None


def _named_behind(behind: str, of: str) -> re.Match[str] | None:
    """The name behind a number: 1.02亿元的汇兑损失."""
    led = _LED.match(behind)
    at = behind.find(of, led.end()) if led else -1
    return _OUTCOME.match(behind, at + len(of)) if led and at == led.end() else None


@lru_cache(maxsize=4096)
def _named(words: str) -> re.Match[str] | None:
    return _NAMED.fullmatch(words)
