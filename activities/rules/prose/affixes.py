"""What stands on both sides of a number and says what it is: currency, sign, scale and unit."""

import re
from decimal import Decimal
from typing import NamedTuple

from activities.rules.prose import units
from activities.rules.prose.numerals import Number
from activities.rules.prose.phrases import alternatives
from activities.rules.prose.units import Kind, Unit
from activities.rules.scanning.regex import regex

_SYMBOLS = [word for word in units.CURRENCY if not word.isalpha()]
_LETTERS = ("cny", "rmb", "usd", "hkd", "eur", "jpy", "gbp", "twd", "krw", "chf", "sgd", "aud",
            "cad", "inr", "sek", "nok", "dkk", "rs", "brl", "mxn", "zar", "nzd", "czk", "pln",
            "huf", "thb", "idr", "myr", "php", "vnd", "rub", "ils", "aed",
            "人民币", "港币", "美元", "港元", "美金", "欧元", "日元", "日圆", "英镑", "新台币",
            "台币", "韩元", "澳元", "加元", "yuan")  # fmt: skip
_CURRENCY_BEFORE = regex(
    rf"(?:{alternatives(_SYMBOLS)}|(?<![A-Za-z])(?:{alternatives(_LETTERS)}))\s?$", re.IGNORECASE
)
_CURRENCY_ENDS = frozenset(word[-1] for word in (*_SYMBOLS, *_LETTERS))
_AFTER_CLOSE = regex(r"\s?(?:%|million|billion|thousand|trillion|[mbk](?![A-Za-z])|bps|p\.?p)")
_MEASURED = (Kind.AMOUNT, Kind.PERCENT, Kind.POINT)
_CELL_BEFORE = regex(r"(?:[|\t:]|[A-Za-z元%]\))\s{0,4}\($")
_AS_A_LOSS = regex(
    r"(?:[A-Za-z][A-Za-z)]{1,20}(?<!about)(?<!some)(?<!another)\s?[:=]|"
    r"(?:investing|financing|activities|flow|net income)(?=\s)|"
    r"(?<![a-z])(?:of|was|were|is|are|at|to|from|posted|reported|totall?ed|reached))\s?\($",
    re.IGNORECASE,
)
"""Before money all in brackets that is what a name is told to be: free cash flow of ($277m)."""
_CELL_AFTER = regex(r"\s{0,4}(?:[|\t\n]|$)")
_TOLD_BEFORE = regex(
    r"[0-9]\s?(?:(?:thousand|million|billion|trillion|bn|mn|m|[万亿]+)\s?)?"
    r"(?:[A-Za-z]{3,4}|元?[一-鿿]{1,3})\s?\($"
)
"""Before brackets, a whole amount that they tell in another way: 120.1 billion yuan (1,201亿元),
2,476亿元人民币(346亿美元)."""
_YEARLY = regex(r"(?:yoy|qoq|mom)[-+]$")
_METRIC_BEFORE = regex(
    r"(?<![a-z])(?:p/e|p/b|p/s|roe|roa|roic|pe|pb|ps|eps|dps|bps|nim|lpr|yoy|qoq|ttm|fcf|ocf|"
    r"ebitda|ebit|peg|gdp|cpi|npl|asp)$"
)
_SIGN_WORD = regex(
    r"(?<![a-z])(?<!or )(?<!or\x00)(?:minus|plus)\s$|(?<=[率速比为是幅，、,\s])[负正](?=$)"
)
_GLUE = regex(r" |-(?=[A-Za-z])(?![A-Za-z]{1,3}[$¥€£]?\s?[0-9])")
"""Between a number and its unit; what stands behind a dash and before another number is of that:
CNY 7.0 bn-CNY 7.3 bn."""


_COINED = regex(r"(?<![A-Za-z])(?P<of>hk|us|a|c|s)$", re.IGNORECASE)
_COINS = regex(r"\s?(?:cents?|¢)(?![A-Za-z])", re.IGNORECASE)
"""Around a number of coins of a country: HK28 cents, US7.5 cents."""
_COINAGE = {"hk": "HKD", "us": "USD", "a": "AUD", "c": "CAD", "s": "SGD"}


class Suffix(NamedTuple):
    """What stands behind a number: its unit, its scale, and where they end."""

    unit: Unit
    factor: Decimal
    end: int
    per_share: bool


def suffix_after_more(masked: str, position: int, number: Number) -> tuple[Suffix, bool]:
    """The unit behind a number, and whether 多 or 余 stands between: 80余款."""
    suffix = _suffix(masked, position, number)
    more = masked[position : position + 1] in ("多", "余") and suffix.end == position
    return (_suffix(masked, position + 1, number) if more else suffix), more


def unwrapped(
    masked: str, number: Number, around: tuple[str, str | None, Suffix]
) -> tuple[str, str | None, Suffix, bool]:
    """The same without brackets that mean a minus: $(3.4) million, a cell that is (37.6)."""
    left, currency, suffix = around
    if not left.rstrip().endswith("(") or masked[suffix.end : suffix.end + 1] != ")":
        return left, currency, suffix, False
    behind = _AFTER_CLOSE.match(masked, suffix.end + 1)
    outer = currency_before("" if _TOLD_BEFORE.search(left) else left.rstrip()[:-1])
    more = _suffix(masked, suffix.end + 1, number)
    cell = _CELL_BEFORE.search(left) and _CELL_AFTER.match(masked, suffix.end + 1)
    measured = number.unit is None and (more.unit.kind in _MEASURED or more.factor != 1)
    if scaled := bool(behind) or measured:
        suffix = more
    elif outer[1]:
        shared = units.PER_SHARE.match(masked, suffix.end + 1)
        end = shared.end() if shared else suffix.end + 1
        suffix = suffix._replace(end=end, per_share=suffix.per_share or bool(shared))
    lost = currency is not None and _AS_A_LOSS.search(left)
    if outer[1]:
        left, currency = outer
    return left, currency, suffix, bool(outer[1]) or scaled or bool(cell or lost)


def priced(unit: Unit, currency: str | None) -> Unit:
    """The unit behind a number with the currency before it, if there is one."""
    if currency is None:
        return unit
    if unit.kind in (Kind.BARE, Kind.COUNT, Kind.MULTIPLE):
        return Unit(Kind.AMOUNT, Decimal(1), currency)
    if unit.kind is Kind.AMOUNT and unit.currency in ("CNY", "¢") and currency != "CNY":
        return unit._replace(currency=currency)
    return unit


def currency_before(left: str, behind: str = "") -> tuple[str, str | None]:
    """The words before a number without the currency that they end with, and that."""
    if _COINS.match(behind) and (coined := _COINED.search(left)):
        return left[: coined.start()], _COINAGE[coined["of"].lower()]
    if left.rstrip()[-1:].lower() not in _CURRENCY_ENDS:
        return left, None
    hit = _CURRENCY_BEFORE.search(left)
    return (left[: hit.start()], units.CURRENCY[hit[0].strip().lower()]) if hit else (left, None)


def sign_before(left: str, offset: int, previous: int) -> tuple[str, int]:
    """The sign directly before a number, unless it joins two numbers or two words."""
    if said := _SIGN_WORD.search(left):
        return left[: said.start()], 1 if said[0].strip() in ("plus", "正") else -1
    if left[-1:] not in ("-", "+") or left[-2:-1] in ("-", "+", "%", ")"):
        return left, 0
    before = left[-2:-1]
    if (offset + len(left) - 1 <= previous and previous) or (
        before.isascii() and before.isalnum() and not _YEARLY.search(left)
    ):
        return left, 0
    return left[:-1], -1 if left[-1] == "-" else 1


def is_inside_a_name(masked: str, core: re.Match[str]) -> bool:
    """Whether digits belong to a word: A320, M3; a unit behind them is no name."""
    before = masked[core.start() - 1 : core.start()] if core.start() else ""
    if core["arabic"] is None or not (before.isascii() and (before.isalpha() or before == "_")):
        return False
    left = masked[max(0, core.start() - 8) : core.start()]
    if _COINED.search(left) and _COINS.match(masked, core.end()):
        return False
    return not (_CURRENCY_BEFORE.search(left) or _METRIC_BEFORE.search(left))


_IN_A_ROW = regex(
    r"(?:straight|consecutive|successive|"
    r"uninterrupted)\s(?=(?:years|quarters|months|weeks|days)(?![a-z]))"
)
"""Between a number in words and the spans that it counts: twenty-nine straight years."""


def _behind_row(masked: str, at: int) -> int:
    row = _IN_A_ROW.match(masked, at)
    return row.end() if row else at


def _suffix(masked: str, position: int, number: Number) -> Suffix:
    if number.unit is not None:
        return Suffix(number.unit, Decimal(1), position, False)
    factor = Decimal(1)
    if scale := units.SCALE.match(masked, position):
        word = (scale["word"] or scale["zh"] or scale["letter"]).lower()
        factor, position = Decimal(10) ** units.SCALES[word], scale.end()
    at = position + bool(_GLUE.match(masked, position))
    if factor == 1 and (hit := units.RATE.match(masked, at)):
        return Suffix(units.rate(hit), factor, hit.end(), False)
    if hit := units.MONEY.match(masked, at):
        unit = units.money(hit)
        if whole := units.HUNDREDTHS.get(unit.currency or ""):
            unit = Unit(Kind.AMOUNT, Decimal("0.01"), whole)
        shared = units.PER_SHARE.match(masked, hit.end())
        return Suffix(unit, factor, shared.end() if shared else hit.end(), bool(shared))
    if shared := units.PER_SHARE.match(masked, position):
        return Suffix(Unit(Kind.BARE), factor, shared.end(), True)
    if hit := units.COUNTED.match(masked, _behind_row(masked, at) if number.words else at):
        return Suffix(units.counted(hit), factor, hit.end(), False)
    return Suffix(Unit(Kind.BARE), factor, position, False)
