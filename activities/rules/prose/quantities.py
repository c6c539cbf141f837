"""Every quantity of a text, typed: value, shown place, unit, sign, hedge and range."""

import re
from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from typing import NamedTuple

from activities.rules.prose import (
    affixes,
    borrowed,
    harmless,
    numerals,
    ranges,
)
from activities.rules.prose.folding import lower
from activities.rules.prose.hedges import hedge_around
from activities.rules.prose.periods import PeriodMention
from activities.rules.prose.phrases import matches
from activities.rules.prose.quantity_words import CORE, FIGURES, PRICED, STARTS, THE_ONE, VOTED
from activities.rules.prose.units import Kind, Unit
from activities.rules.scanning.regex import regex

_SHARED = regex(r"\s?(?:[、/]|,\s|，|和|及|与|以及|(?:,\s)?(?:and|or)\s)\s?(?:and\s)?")
_BY = regex(r"(?<![a-z])by\s(?:about|around|some|roughly|nearly|over|almost)?\s?$")
_FAR = 4
"""Behind ``by`` no range reaches so many times its lower end: fell by 1,900 to 61,350."""
_SEPARATOR = regex(r"\s?(?:-|~|至|到)\s?|\s(?:to|through)\s")
_MEGATONNES = regex(r"(?<=[0-9])\s?Mt(?![A-Za-z])")
"""What its letters' case alone tells from metric tons."""
_AND = regex(r"\s?(?:and|和|与)\s?")
_BETWEEN = regex(r"(?:between|在|介于|介乎)\s?$", re.IGNORECASE)
_FROM = regex(r"(?:从|由|自|from)[\s\x00's的]*$", re.IGNORECASE)
_LISTED_BEFORE, _LISTED = regex(r"[a-z\x00] \($"), regex(r"\)(?:[;.,](?:\s|$)|[ \t]*(?:\n|$))")
"""Around a number in brackets that may be a minus: COGS (4,122.8);"""
_LISTED_PLAIN = regex(r"[a-z] [0-9][0-9,.]*(?:;|\n)")
"""Beside such a number: one without brackets, so that brackets do tell."""
_OF_PAR = regex(r"\son the (?:dollar|euro|pound)(?![a-z])")
"""Behind cents: what a bond costs, which sources give in percent of par, too."""
_P_VALUE = regex(r"(?<![a-z])p\s?<\s?$")
"""Before the bound of a chance, which a source gives as the chance itself."""
_WINDOW = 24
_A_SHARE = 1000
_ROUND = 100
_MILLION = Decimal(10) ** 6
_MANY = Decimal(1000)
"""A whole number that ends in two zeros behind three other digits, 61,300, is rounded to them."""


class Quantity(NamedTuple):
    """One quantity, in the base of its kind.

    ``place`` is one unit of the last shown place, ``step`` one of the last place that is not zero.
    ``sign`` is what the text writes before the number: -1, +1, or 0 for none. ``other`` is another
    reading, under the scale of a header or with the unit of the number before; ``top`` the upper
    end of a range.
    """

    start: int
    end: int
    value: Decimal
    place: Decimal
    step: Decimal
    unit: Unit
    factor: Decimal = Decimal(1)
    sign: int = 0
    hedge: str = ""
    per_share: bool = False
    words: bool = False
    growth: bool = False
    enclosed: bool = False
    other: "Quantity | None" = None
    top: "Quantity | None" = None

    def is_of_a_share(self) -> bool:
        """Whether an amount with cents is too small to be a company's: earnings of $1.52."""
        small = self.value < _A_SHARE and self.factor == 1 and self.place < 1
        return small and self.unit.kind is Kind.AMOUNT


def may_be_in(masked: str) -> bool:
    """Whether a text, in lower case, can have a quantity at all; most lines of prose cannot."""
    return FIGURES.search(masked) is not None


def scan(folded: str, times: Sequence[PeriodMention]) -> Iterator[Quantity]:
    """The quantities of a folded text, ranges joined, in order.

    The harmless classes of digits and the ``times`` of the text are none.
    """
    plain = _without(harmless.without(folded), times)
    masked = lower(plain)
    for hit in _MEGATONNES.finditer(plain) if "Mt" in plain else ():
        masked = masked[: hit.start()] + hit[0] + masked[hit.end() :]
    held: Quantity | None = None
    for quantity in _with_shared_units(masked, list(_whole(_singles(masked)))):
        if held is None:
            held = quantity
        elif joined := _range(masked, held, quantity):
            yield joined
            held = None
        else:
            yield held
            held = quantity
    if held is not None:
        yield held


def _with_shared_units(masked: str, found: list[Quantity]) -> list[Quantity]:
    """The quantities, those of a list with the unit that its last one has: 8.2、11.5和14.9亿元."""
    for index in range(len(found) - 2, -1, -1):
        one, other = found[index], found[index + 1]
        if (
            one.unit.kind is Kind.COUNT
            and other.unit.kind is Kind.POINT
            and masked[one.end - 1] == "个"
        ):
            one = one._replace(unit=Unit(Kind.BARE))
        bare = one.unit.kind is Kind.BARE and one.factor == 1 and not one.words
        priced = one.unit.kind is Kind.AMOUNT is other.unit.kind and one.factor == 1
        if not (bare and other.unit.kind is not Kind.BARE) and not (
            priced and other.factor > 1 and not one.per_share
        ):
            continue
        if _is_price(masked, one, other):
            continue
        shared = _with_unit_of(other, one, masked[one.end : other.start])
        if shared and (_has_its_own(masked, one, other) or _is_finer(one, other)):
            shared = one._replace(other=one.other or shared)
        found[index] = shared or found[index]
    for index in range(1, len(found)):
        one, other = found[index - 1], found[index]
        bare = other.unit.kind is Kind.BARE and other.factor == 1 and not other.words
        if (
            bare
            and one.unit.kind is not Kind.BARE
            and borrowed.takes_unit(
                masked[one.end : other.start], one.unit, masked[other.end :][:12]
            )
        ):
            found[index] = other._replace(other=adopt(other, one))
    return found


def _with_unit_of(other: Quantity, one: Quantity, gap: str) -> Quantity | None:
    """A quantity with the unit of the next one of a list; None where it has none of it.

    Or as one that may leave its points to that.
    """
    if _SHARED.fullmatch(gap):
        return adopt(one, other)
    parted = (
        one.unit.kind is Kind.BARE
        and borrowed.is_in_points(other.unit)
        and borrowed.PARTED.fullmatch(gap)
    )
    return one._replace(other=adopt(one, other)) if parted else None


def _has_its_own(masked: str, one: Quantity, other: Quantity) -> bool:
    """Whether a number beside one with a scale may have none.

    $12.42 and $12.8bn, 54,332 and $1.8bn.
    """
    if other.unit.kind is not Kind.AMOUNT or masked[other.start].isdigit():
        return False
    cents = one.is_of_a_share() and one.place != other.place / other.factor
    return one.place == 1 if one.unit.kind is Kind.BARE else cents


def _is_finer(one: Quantity, other: Quantity) -> bool:
    """Whether a number has decimals and the basis points behind it none: 87.4, 140bps better."""
    bare = one.unit.kind is Kind.BARE and one.place < 1
    return bare and other.unit.noun == "bp" and other.place == other.factor


def _is_price(masked: str, one: Quantity, other: Quantity) -> bool:
    """Whether a number before a percentage is no percentage itself.

    报48.6，+2.1%; 354,000, 2.5% fewer.
    """
    if other.unit.kind is not Kind.PERCENT:
        return False
    if one.value >= _MANY > other.value and masked[one.end : other.start].startswith(", "):
        return True
    return (other.sign != 0 and one.sign == 0) or bool(
        PRICED.search(masked[max(0, one.start - 12) : one.start])
    )


def _without(text: str, times: Sequence[PeriodMention]) -> str:
    pieces, at = [], 0
    for mention in times:
        pieces += [text[at : mention.start], "\x00" * (mention.end - mention.start)]
        at = mention.end
    return "".join([*pieces, text[at:]])


def _singles(masked: str) -> Iterator[Quantity]:
    end = 0
    for core in matches(STARTS, CORE, masked):
        if core.start() >= end and (quantity := _quantity(masked, core, end)):
            end = quantity.end
            yield quantity


def _whole(singles: Iterable[Quantity]) -> Iterator[Quantity]:
    """The quantities, those of one number that is told at two scales joined.

    1亿2,300万元, 1兆1,900亿日元.
    """
    held: Quantity | None = None
    for quantity in singles:
        if held is not None and _goes_on(held, quantity):
            held = quantity._replace(
                start=held.start,
                value=held.value + quantity.value,
                sign=held.sign,
                hedge=held.hedge or quantity.hedge,
            )
            continue
        if held is not None:
            yield held
        held = quantity
    if held is not None:
        yield held


def _goes_on(one: Quantity, other: Quantity) -> bool:
    """Whether a number goes on with what it has of a lesser scale."""
    if one.end != other.start or one.words or other.words or one.top or other.sign:
        return False
    if one.unit.kind is not Kind.BARE or other.unit.kind in (Kind.PERCENT, Kind.POINT):
        return False
    told = other.factor > 1 or other.unit.kind is not Kind.BARE
    return told and one.place == one.factor > other.factor and other.value < one.factor


def adopt(quantity: Quantity, other: Quantity) -> Quantity:
    """The quantity with the unit and scale of one that it shares them with: 2-3亿元."""
    unit, factor = quantity.unit, quantity.factor
    if unit.kind is Kind.BARE or (unit.kind is Kind.AMOUNT and other.unit.kind is Kind.BARE):
        unit = other.unit if unit.kind is Kind.BARE else unit
    if factor == 1 and unit.kind in (other.unit.kind, Kind.AMOUNT):
        quantity = times(quantity, other.factor)
    return quantity._replace(unit=unit, per_share=quantity.per_share or other.per_share)


def times(quantity: Quantity, factor: Decimal) -> Quantity:
    """The quantity at another scale."""
    return quantity._replace(
        value=quantity.value * factor, place=quantity.place * factor, step=quantity.step * factor,
        factor=quantity.factor * factor,
    )  # fmt: skip


def _range(masked: str, low: Quantity, high: Quantity) -> Quantity | None:
    gap, before = masked[low.end : high.start], masked[max(0, low.start - 24) : low.start]
    if len(gap) > 9 or low.growth or high.growth:
        return None
    between = bool(_BETWEEN.search(before)) and _AND.fullmatch(gap)
    if not (between or _SEPARATOR.fullmatch(gap)):
        return None
    if not between and (_leads(low, high, gap, before) or _is_score(masked, low, high)):
        return None
    high = high._replace(sign=max(high.sign, 0) if gap.strip() == "-" else high.sign)
    ends = _same_unit(low, high, gap)
    if ends is None:
        return None
    low, high = ends
    hedge = "from" if _FROM.search(before) else low.hedge
    top = high._replace(hedge="")
    if other := low.other:
        other = other._replace(end=high.end, top=adopt(top, other), hedge=hedge)
    return low._replace(end=high.end, top=top, hedge=hedge, other=other)


def _same_unit(low: Quantity, high: Quantity, gap: str) -> tuple[Quantity, Quantity] | None:
    """The ends of a range in one unit, or None where they have two."""
    if low.unit.kind is not high.unit.kind or low.factor == 1 != high.factor:
        if low.unit.kind not in (Kind.BARE, high.unit.kind) and high.unit.kind is not Kind.BARE:
            return None
        if (
            low.unit.kind is not Kind.BARE
            and high.unit.kind is Kind.BARE
            and gap.strip() in ("to", "through")
        ):
            return None
        low = adopt(low, high)
        high = adopt(high, low) if high.unit.kind is Kind.BARE else high
    return low, high


def _leads(low: Quantity, high: Quantity, gap: str, before: str) -> bool:
    """Whether the first of two numbers is a change, and the second the level it led to.

    +0.2 to 28.3%.
    """
    if _BY.search(before) and high.value > _FAR * low.value:
        return True
    changed = low.sign != 0 and not high.sign and "to" in gap
    return changed and low.unit.kind is Kind.BARE and high.unit.kind is not Kind.BARE


def _is_score(masked: str, low: Quantity, high: Quantity) -> bool:
    """Whether two small counts tell who won: a 5-4 vote, 7-2 against; no range runs downwards."""
    plain = low.unit.kind is Kind.BARE and high.unit.kind in (Kind.BARE, Kind.COUNT)
    small = plain and low.factor == high.factor == 1 and max(low.value, high.value) < _ROUND
    if not small or low.place != 1 or high.place != 1 or low.sign:
        return False
    return low.value > high.value or bool(VOTED.match(masked, high.end))


def _quantity(masked: str, core: re.Match[str], previous: int) -> Quantity | None:
    number = numerals.read(core)
    if number is None or affixes.is_inside_a_name(masked, core):
        return None
    offset = max(0, core.start() - _WINDOW)
    left, currency = affixes.currency_before(
        masked[offset : core.start()], masked[core.end() : core.end() + 8]
    )
    suffix, more = affixes.suffix_after_more(masked, core.end(), number)
    left, currency, suffix, enclosed = affixes.unwrapped(masked, number, (left, currency, suffix))
    unit = affixes.priced(suffix.unit, currency)
    bare = unit.kind is Kind.BARE and suffix.factor == 1 and number.words and not number.growth
    if bare and not ranges.begins_in_words(masked, core.start(), core.end()):
        return None
    left, sign = affixes.sign_before(left, offset, previous)
    hedge, end = hedge_around(left, masked, suffix.end)
    if hedge == "under" and _P_VALUE.search(left):
        hedge = "most"
    if number.words and not number.growth and left[-1:] and left[-1] in "数几上成多这那每某哪另":
        return None
    number, end = numerals.with_tenths(masked, core.end(), number, end)
    if number.place == 1 and number.step >= _ROUND and number.value >= _ROUND * number.step:
        number = number._replace(place=number.step)
    quantity = Quantity(offset + len(left), end, number.value, number.place, number.step, unit,
                        Decimal(1), sign,
                        "over" if more else hedge,
                        suffix.per_share or left.rstrip().endswith("每股"),
                        number.words, number.growth, enclosed)  # fmt: skip
    found = times(quantity, suffix.factor * unit.factor)._replace(
        unit=unit._replace(factor=Decimal(1)),
        sign=-1 if enclosed or core[0].lower() == "halved" else sign,
    )
    found = _read_again(found, masked, end)
    listed = _LISTED_BEFORE.search(masked[offset : core.start()]) and _LISTED.match(masked, end)
    if not listed or found.sign or found.unit.kind is not Kind.BARE:
        return found
    minus = found._replace(sign=-1, enclosed=True)
    among = _LISTED_PLAIN.search(masked, max(0, core.start() - 120), core.start())
    return minus if among else found._replace(other=minus)


def _read_again(found: Quantity, masked: str, end: int) -> Quantity:
    """The quantity with another reading where the words behind it allow one."""
    if found.hedge in ("over", "under") and THE_ONE.match(masked, end):
        return found._replace(other=found._replace(hedge=""))
    if found.unit.noun == "tonnes" and masked[:end].endswith("mt") and found.factor == 1:
        return found._replace(other=times(found, _MILLION))
    if (
        found.growth
        and found.unit.kind is Kind.PERCENT
        and found.value >= _ROUND
        and not found.sign
    ):
        return found._replace(other=_as_factor(found))
    if found.unit.kind is Kind.AMOUNT and _OF_PAR.match(masked, end):
        return found._replace(other=times(found, Decimal(100))._replace(unit=Unit(Kind.BARE)))
    return found


def _as_factor(found: Quantity) -> Quantity:
    """How many times as much it is what doubled or tripled, as a source may give it."""
    value, place = found.value / _ROUND + 1, found.place / _ROUND
    return found._replace(
        value=value, place=place, step=place, unit=Unit(Kind.MULTIPLE), growth=False
    )
