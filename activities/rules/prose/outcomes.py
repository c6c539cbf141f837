"""A loss told of what a fact names a gain, or a gain of what it names a loss: 汇兑损失 against 汇兑收益."""

import re
from decimal import Decimal
from functools import lru_cache

from activities.rules.scanning.regex import regex

_NAME = r"净?(?:(?P<out>损失|亏损)|收益(?!率)|利得)"
_NAMED = regex(rf"净?(?P<of>[一-鿿]{{2,10}}?){_NAME}$")
_TOLD = regex(rf"{_NAME}(?:合计|总?额|共计?|为|是|达到?|录得|约|近|逾|超过?|了|人民币|\s)*$")
"""The last name before a number, with nothing but a verb of being between."""


def agree(before: str, words: str, fact: Decimal) -> bool | None:
    """Whether a gain or loss is what a fact of the same thing says; None where they are not opposite names.

    A gain below zero is a loss. A loss below zero may be one as well: sources write losses with a minus.
    """
    own = _named(words)
    told = _TOLD.search(before) if own else None
    if own is None or told is None or bool(own["out"]) == bool(told["out"]):
        return None
    if not before[: told.start()].endswith(own["of"]):
        return None
    if told["out"]:
        return fact < 0
    return False if fact > 0 else None


@lru_cache(maxsize=4096)
def _named(words: str) -> re.Match[str] | None:
    return _NAMED.fullmatch(words)
