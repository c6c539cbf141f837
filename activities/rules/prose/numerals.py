"""The number itself, in digits or in words of either language, without its unit."""

import re
from decimal import Decimal
from typing import NamedTuple

from activities.rules.prose import chinese_numerals, english_numerals
from activities.rules.prose.units import Kind, Unit
from activities.rules.scanning.regex import regex

_TIMES = {"两": 200, "二": 200, "2": 200, "三": 300, "3": 300, "t": 200, "q": 300}
_FOLDS = {"两": 300, "二": 300, "2": 300, "三": 700, "3": 700}

_ROUND = regex("[十百千][万亿]*$")
"""At the end of a number whose last digit that is spoken counts tens, hundreds or thousands."""
_DIGITS = "零一二三四五六七八九"
_TENTHS = regex(r"成([半一二三四五六七八九])(?![十百千万亿])")


class Number(NamedTuple):
    """A number as written.

    Value, one unit of its last place, and of its last place that is not zero.
    """

    value: Decimal
    place: Decimal
    step: Decimal
    unit: Unit | None = None
    words: bool = False
    growth: bool = False


def read(core: re.Match[str]) -> Number | None:
    """The number that a match of digits or words is, or None where it is none."""
    if core["arabic"]:
        return _arabic(core["arabic"])
    if core["share"]:
        return _share(core["of"], core["part"])
    if core["fixed"]:
        return _fixed(core["fixed"].lower())
    if core["english"]:
        share = english_numerals.fraction(core["english"])
        if share is not None:
            return Number(share, Decimal(5), Decimal(5), Unit(Kind.PERCENT), words=True)
        value, place = english_numerals.read(core["english"])
        return Number(value, place, place, words=True)
    spoken = chinese_numerals.read(core["chinese"])
    return _spoken(core["chinese"], *spoken) if spoken else None


def with_tenths(masked: str, position: int, number: Number, end: int) -> tuple[Number, int]:
    """The number with the tenths that are spoken behind 成: 五成二."""
    tenths = _TENTHS.match(masked, position)
    if tenths is None:
        return number, end
    part = Decimal(5 if tenths[1] == "半" else _DIGITS.index(tenths[1])) / 10
    place = Decimal("0.5") if tenths[1] == "半" else Decimal("0.1")
    number = number._replace(value=number.value + part, place=place, step=place)
    return number, max(end, tenths.end())


def _spoken(numeral: str, value: Decimal, place: Decimal) -> Number:
    """The number of Chinese words.

    十亿 is no vaguer than 10亿, nor 三百万 than its second digit.
    """
    fine = Decimal(1).scaleb(value.adjusted() - 1) if _ROUND.search(numeral) and value else place
    return Number(value, min(place, fine), place, words=True)


def _arabic(text: str) -> Number | None:
    if len(text) > 40:
        text = text[:40].rstrip(",.")
    plain = text.replace(",", "")
    value = Decimal(plain)
    _, _, decimals = plain.partition(".")
    place = Decimal(1).scaleb(-len(decimals))
    kept = plain.replace(".", "").rstrip("0")
    zeros = len(plain.replace(".", "")) - len(kept) if kept else 0
    return Number(value, place, place * Decimal(10) ** zeros)


def _share(of: str, part: str) -> Number | None:
    whole = chinese_numerals.read(of)
    shown = (
        _arabic(part) if part[0].isdigit() and part[0].isascii() else chinese_numerals.read(part)
    )
    if whole is None or shown is None or not whole[0]:
        return None
    if whole[0] in (100, 1000):
        factor = 100 / whole[0]
        step = shown.step if isinstance(shown, Number) else shown[1]
        return Number(
            shown[0] * factor, shown[1] * factor, step * factor, Unit(Kind.PERCENT), words=True
        )
    return Number(shown[0] * 100 / whole[0], Decimal(5), Decimal(5), Unit(Kind.PERCENT), words=True)


def _fixed(word: str) -> Number:
    if word in ("一半", "half"):
        return Number(Decimal(50), Decimal(10), Decimal(10), Unit(Kind.PERCENT), words=True)
    if word == "halved":
        return Number(
            Decimal(50), Decimal(10), Decimal(10), Unit(Kind.PERCENT), words=True, growth=True
        )
    if word.startswith("翻"):
        key = word.replace("了", "")[1:2]
        value = _FOLDS.get(key, 100) if word.endswith("番") else _TIMES.get(key, 100)
    else:
        value = _TIMES.get(word[0], 100)
    return Number(
        Decimal(value), Decimal(20), Decimal(150), Unit(Kind.PERCENT), words=True, growth=True
    )
