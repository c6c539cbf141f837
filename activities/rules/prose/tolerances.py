"""Ranges told by their middle: $13.1bn plus or minus $500 million, 131亿美元，正负5亿美元."""

from collections.abc import Iterable, Sequence
from decimal import Decimal

from activities.rules.prose.kinds import fits_kind
from activities.rules.prose.quantities import Quantity, adopt, times
from activities.rules.prose.readings import Reading
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex

_GAP = regex(
    r"\s?[,，(]?\s?(?:plus[ -]or[ -]minus|plus/minus|±|[+]\s?/?\s?-|正负|上下(?:浮动|波动)|"
    r"加减)\s?",
)
_HUNDRED = Decimal(100)


def joined(lower: str, found: Iterable[Quantity], ranges: Sequence[Reading]) -> list[Quantity]:
    """The quantities, a middle and its tolerance as one range where a fact is that range."""
    kept: list[Quantity] = []
    for quantity in found:
        whole = _range(lower, kept[-1], quantity, ranges) if kept and ranges else None
        if whole:
            kept[-1] = whole
        else:
            kept.append(quantity)
    return kept


def _range(
    lower: str, middle: Quantity, width: Quantity, ranges: Sequence[Reading]
) -> Quantity | None:
    """The range that two quantities tell, where a fact has both its ends; None of any other two."""
    for mark in ("+", "上下"):
        if lower.endswith(mark, middle.start, middle.end):
            middle = middle._replace(end=middle.end - len(mark), hedge="")
    gap = _GAP.match(lower, middle.end)
    if gap is None or middle.top or width.top or not width.start <= gap.end() < width.end:
        return None
    if middle.unit.kind is Kind.BARE:
        middle = adopt(middle, width)
    far = _width(middle, width)
    if far is None or far >= middle.value:
        return None
    low, high = (
        middle._replace(value=value, end=width.end, step=middle.place)
        for value in (middle.value - far, middle.value + far)
    )
    if any(_is_of(low, high, reading) for reading in ranges):
        return low._replace(top=high, other=None)
    return None


def _width(middle: Quantity, width: Quantity) -> Decimal | None:
    """How far the ends are from the middle, in its base; None where the two are no range."""
    said, kind = width.unit.kind, middle.unit.kind
    if said is Kind.BARE and width.factor == 1:
        return times(width, middle.factor).value
    if said is kind or (kind is Kind.PERCENT and said is Kind.POINT):
        return width.value
    return middle.value * width.value / _HUNDRED if said is Kind.PERCENT else None


def _is_of(low: Quantity, high: Quantity, reading: Reading) -> bool:
    ends = sorted((abs(reading.low), abs(reading.high)))
    near = all(
        abs(end - one.value) * 2 <= one.place for end, one in zip(ends, (low, high), strict=True)
    )
    return near and fits_kind(low, reading)
