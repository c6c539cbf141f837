"""Prices that a text says are those of now, whatever words it has for it: Price now: $63.97."""

import re
from collections.abc import Collection, Iterator
from decimal import Decimal

from activities.rules.scanning.regex import regex

_NOW = (
    r"(?:目前|当前|现在|眼下|此刻|此时|现时|当下|如今|即时|实时|盘中|"
    r"(?<![A-Za-z])(?:right now|now|currently|at present|presently|at the moment|at this moment|"
    r"as we speak|as of now|as of this moment|just now|live|in real time|real-time|intraday|"
    r"this minute)(?![A-Za-z]))"
)
_PRICE = (
    r"(?:股价|报价(?!单)|价格|每股|股票价格|市价|成交价格?|交易价格?|交投于|[现正暂]报|成交于|交易[于在]|徘徊在|"
    r"(?<![A-Za-z])(?:share price|stock price|price|quote|quoted|shares|stock|"
    r"ADRs?|ADSs?|trad(?:es?|ing)|"
    r"chang(?:es?|ing) hands|fetch(?:es|ing)?|go(?:es|ing) for|priced|bid|sits?|sitting|"
    r"hovering|stands?)(?![A-Za-z]))"
)
_DOING = (
    r"(?:[现正暂]报|股价现[为是]|现价|[正现]交[投易][于在]|正在?(?:以|交易[于在])|"
    r"(?<![A-Za-z])(?:is|are|'s|'re) (?:(?:still|just) )?(?:now )?(?:trading|changing hands|"
    r"fetching|being quoted|going for|being bid)(?![A-Za-z]))"
)
"""Verbs that only say what is going on."""
_GAP, _NEAR = r"[^，。；;、,.!?\n0-9$¥€£]{0,40}?", r"[^，。；;、,!?\n0-9$¥€£]{0,16}?"
_WIDE = r"[^。；;.!?\n0-9$¥€£]{0,48}?"
_NUMBER = r"(?:[A-Z]{2,3})?[$¥€£]?\s?(?P<number>[0-9][0-9,]*(?:\.[0-9]+)?)"
_CALLED = (
    regex(rf"{_NOW}{_WIDE}{_PRICE}{_NEAR}{_NUMBER}", re.IGNORECASE),
    regex(rf"{_PRICE}{_GAP}{_NOW}{_NEAR}{_NUMBER}", re.IGNORECASE),
    regex(rf"{_DOING}{_NEAR}{_NUMBER}", re.IGNORECASE),
    regex(
        rf"{_PRICE}{_NEAR}{_NUMBER}(?:元|美元|港元)?(?:\s(?:a|per) share)?\s{_NOW}", re.IGNORECASE
    ),
)
_OTHERWISE = regex(
    r"收盘|昨收|收于|报收|目标|成本|发行|盘后|"
    r"(?<![a-z])(?:clos(?:e|ed|ing)|settle[ds]?|target|from|below|above|over|under|than|"
    r"eod|end[ -]of[ -]day|not|n't|no)(?![a-z])|不|非|未|无",
    re.IGNORECASE,
)
"""Words inside that make it another price, or none of now."""
_OF_A_CLOSE = regex(
    r"[^,;.，。；\n]{0,16}(?:收盘|盘后|(?<![a-z])(?:close|closing)(?![a-z]))", re.IGNORECASE
)
"""Behind a number, that it is a close: the $63.97 close."""


def called(text: str, closes: Collection[Decimal]) -> Iterator[re.Match[str]]:
    """Where a text calls one of the closes the price of now."""
    for pattern in _CALLED:
        for hit in pattern.finditer(text):
            another = _OTHERWISE.search(hit[0]) or _OF_A_CLOSE.match(text, hit.end())
            if not another and _is_one(hit["number"], closes):
                yield hit


def _is_one(number: str, closes: Collection[Decimal]) -> bool:
    """Whether a number is one of the closes, as far as it is shown."""
    shown = Decimal(number.replace(",", ""))
    places = -int(shown.as_tuple().exponent)
    return any(abs(close - shown) * 2 <= Decimal(10) ** -places for close in closes)
