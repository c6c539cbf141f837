"""Chinese numerals: 一千二百三十四万, 两万亿, 三点二."""

from decimal import Decimal

_DIGITS = {char: value for value, char in enumerate("零一二三四五六七八九")} | {"两": 2}
_SMALL = {"十": 10, "百": 100, "千": 1000}
_LARGE = {"万": 10**4, "亿": 10**8}
NUMERAL = "零一二三四五六七八九十百千万亿两"


def read(numeral: str) -> tuple[Decimal, Decimal] | None:
    """The value and the unit of the last place that is spoken, or None where it is no number.

    二〇二五 and 一二三 are read digit by digit; 一千二 is 1,200, as spoken.
    """
    whole, _, decimals = numeral.partition("点")
    if decimals:
        head = read(whole) if whole else None
        if head is None or not set(decimals) <= _DIGITS.keys():
            return None
        place = Decimal(1).scaleb(-len(decimals))
        tail = Decimal("".join(str(_DIGITS[char]) for char in decimals)) * place
        return head[0] + tail, place
    if len(whole) > 40 or not whole or not set(whole) <= set(NUMERAL):
        return None
    if set(whole) <= _DIGITS.keys():
        return Decimal("".join(str(_DIGITS[char]) for char in whole)), Decimal(1)
    return _spoken(whole)


def _spoken(numeral: str) -> tuple[Decimal, Decimal]:
    total = section = 0
    digit: int | None = None
    place = unit = 1
    for char in numeral:
        if char in _DIGITS:
            # 一千二 is 1,200: a digit at the end counts tenths of the unit before it.
            place = 1 if digit == 0 or char == "零" else max(unit // 10, 1)
            digit = _DIGITS[char]
        elif char in _SMALL:
            unit = place = _SMALL[char]
            section += (1 if digit is None else digit) * unit
            digit = None
        else:
            unit = _LARGE[char]
            section += digit if digit is not None else 0
            place = (1 if digit is not None else place) * unit
            if unit == 10**8:
                total, section = (total + (section or (0 if total else 1))) * unit, 0
            else:
                total, section = total + (section or 1) * unit, 0
            digit = None
    if digit:
        section += digit * place
    return Decimal(total + section), Decimal(place)
