"""Units of prose and of facts: scale, kind, currency, and the thing that is counted."""

import re
from decimal import Decimal
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from activities.rules.prose.folding import fold
from activities.rules.prose.phrases import alternatives
from activities.rules.prose.unit_words import CURRENCIES, NOUNS, WATT_HOURS, WATTS
from activities.rules.scanning.regex import regex


class Kind(StrEnum):
    """What a quantity measures. Kinds are never taken for each other."""

    AMOUNT = "amount"
    PERCENT = "percent"
    POINT = "percentage points"
    MULTIPLE = "multiple"
    COUNT = "count"
    DURATION = "duration"
    BARE = "number"


class Unit(NamedTuple):
    """The unit of a quantity. ``factor`` brings the number to the base of its kind."""

    kind: Kind
    factor: Decimal = Decimal(1)
    currency: str | None = None
    noun: str | None = None


SCALES = {
    "兆": 12, "万亿": 12, "千亿": 11, "百亿": 10, "十亿": 9, "亿": 8, "千万": 7, "百万": 6,
    "十万": 5, "万": 4, "千": 3, "百": 2,
    "trillion": 12, "tn": 12, "trn": 12, "t": 12, "billion": 9, "bn": 9, "b": 9, "bln": 9,
    "million": 6, "mn": 6, "mm": 6,
    "mln": 6, "m": 6, "thousand": 3, "k": 3, "hundred": 2, "billions": 9, "millions": 6,
    "thousands": 3, "trillions": 12,
    "crore": 7, "crores": 7, "lakh": 5, "lakhs": 5, "mio": 6, "mil": 6, "亿万": 12,
    "hundred million": 8, "hundred billion": 11, "hundred thousand": 5, "ten thousand": 4,
}  # fmt: skip
"""Powers of ten. Single letters count only directly behind a digit."""

HUNDREDTHS = {
    "CENT": "¢",
    "HKCENT": "HKD",
    "AUCENT": "AUD",
    "CACENT": "CAD",
    "NZCENT": "NZD",
    "SGCENT": "SGD",
    "EUCENT": "EUR",
    "FEN": "CNY",
    "PENCE": "GBP",
}
"""Coins, and the currency of which each is a hundredth."""
CURRENCY = {word: code for code, words in CURRENCIES.items() for word in words}
NOUN = {word: noun for noun, words in NOUNS.items() for word in words}
_DURATIONS = (
    "个交易日", "个工作日", "交易日", "个自然日", "天", "日", "个月", "月", "个季度", "季度", "季",
    "年", "周", "个星期", "小时", "个小时", "分钟",
    "秒", "周年", "岁", "years", "year", "months", "month", "days", "day", "weeks", "week",
    "quarters", "quarter",
    "hours", "hour", "hrs", "yrs", "fortnights", "fortnight", "minutes", "minute", "seconds",
    "decades", "decade", "business days",
)  # fmt: skip
_MEGA = 6
_FACTORS = {"twh": 9, "gwh": 6, "mwh": 3, "kwh": 0, "gw": 6, "mw": 3, "kw": 0, "千瓦时": 0,
            "兆瓦时": 3, "吉瓦时": 6, "太瓦时": 9, "吉瓦": 6, "兆瓦": 3, "千瓦": 0,
            "kg": -3, "公斤": -3, "千克": -3, "克": -6, "g": -6, "grams": -6, "grammes": -6,
            "手": 2, "lots": 2, "千升": 0, "kt": 3, "koz": 3, "moz": 6, "kboe": 3, "kboepd": 3,
            "kbbl": 3, "mmboe": 6, "mmbbl": 6, "mmbbls": 6, "mb/d": 6, "kb/d": 3,
            "ktpa": 3, "mtpa": 6, "kilotonnes": 3, "kilotons": 3, "kboed": 3, "kbpd": 3, "mbpd": 6,
            "mbbl": 3, "mbbls": 3, "mboe": 3, "mboed": 3, "mboepd": 3, "mmboed": 6,
            "kilograms": -3, "kilogrammes": -3, "kilos": -3, "gwp": 6, "gwdc": 6, "gwac": 6,
            "mwp": 3, "mwdc": 3, "mwac": 3, "mcf": 3, "mcfe": 3, "mmcf": 6, "mmcfe": 6,
            "mmcfd": 6, "bcf": 9, "bcfe": 9, "bcfd": 9, "tcf": 12, "tcfe": 12, "bcm": 9, "mcm": 6,
            "klb": 3, "mlb": 6, "mlbs": 6, "mmlb": 6, "mmlbs": 6,
            **WATTS, **WATT_HOURS}  # fmt: skip
_RATES: tuple[tuple[str, Unit], ...] = (
    (
        (
            r"个?百分点|(?:percentage|percent|%|pct\.?)[ -]?(?:points?|pts?\.?)(?![A-Za-z])|"
            r"p\.?p\.?t?s?(?![A-Za-z.])|ppts?(?![A-Za-z])|pct\s?pts?(?![A-Za-z])|pcts(?![A-Za-z])"
        ),
        Unit(Kind.POINT),
    ),
    (r"个点", Unit(Kind.POINT, noun="dots")),
    (
        r"个?基点|个?bps?(?![A-Za-z])|basis[ -]points?(?![A-Za-z])",
        Unit(Kind.POINT, Decimal("0.01"), noun="bp"),
    ),
    (r"%|percent(?![A-Za-z])|per\s?cent(?![A-Za-z])", Unit(Kind.PERCENT)),
    (r"pct\.?(?![A-Za-z])", Unit(Kind.PERCENT, noun="pct")),
    (r"‰|per mille", Unit(Kind.PERCENT, Decimal("0.1"))),
    (
        (
            r"倍|×(?!\s?[0-9])|x(?![A-Za-z0-9])|times(?!\s(?:a|per|this|"
            r"in(?!\s(?:\x00|[qh][1-4]|[0-9]|fy|the))|of)\b)(?![A-Za-z])|-?fold(?![A-Za-z])"
        ),
        Unit(Kind.MULTIPLE),
    ),
    (
        r"成[半一二三四五六七八九]?(?![立为长交本品果功员就熟都份败])",
        Unit(Kind.PERCENT, Decimal(10)),
    ),
    (r"折(?![旧扣现算合叠线])", Unit(Kind.PERCENT, Decimal(10))),
)
RATE = regex(
    "|".join(f"(?P<r{i}>{pattern})" for i, (pattern, _) in enumerate(_RATES)), re.IGNORECASE
)
_WORD_SCALES = [word for word in SCALES if len(word) > 1 or not word.isascii()]
SCALE = regex(
    rf"[ \u00a0-]?(?P<word>{alternatives(w for w in _WORD_SCALES if w.isascii())})(?![A-Za-z])"
    rf"|[ \u00a0]?(?:个(?=[多几]?[亿万]))?"
    rf"(?P<zh>{alternatives(w for w in _WORD_SCALES if not w.isascii())})(?!分)"
    rf"(?<!兆(?!\s?[0-9亿万日韩元圆新台印越]))"
    r"|(?:\s(?=k\s[a-z]{4}))?(?P<letter>[kmbt])(?![A-Za-z0-9])",
    re.IGNORECASE,
)
_LATIN_CURRENCY = [
    word for word in CURRENCY if word.isascii() and word.replace(" ", "").replace(".", "").isalpha()
]
MONEY = regex(
    rf"(?:{alternatives(w for w in CURRENCY if w not in _LATIN_CURRENCY)})(?!\s?[0-9])"
    rf"|(?:{alternatives(_LATIN_CURRENCY)})(?![A-Za-z0-9]|/[EBS](?![A-Za-z]))", re.IGNORECASE
)  # fmt: skip
_MONEY_WORD = regex(
    rf"(?:{alternatives(w for w in CURRENCY if w not in _LATIN_CURRENCY)})"
    rf"|(?<![a-z])(?:{alternatives(_LATIN_CURRENCY)})(?![a-z])"
)  # fmt: skip
_JOINED = regex(r"^([a-z]{3})(bn|mn|mm|m|b|k|tn)(?![a-z])")
"""A code of a currency and a scale in one: USDm."""
PER_SHARE = regex(
    r"[ \t]?(?:/\s?(?:股|share|ADS|ADR)|每股|(?:a|per) (?:diluted )?(?:share|ADS))", re.IGNORECASE
)
COUNTED = regex(
    rf"(?P<d>{alternatives(w for w in _DURATIONS if not w.isascii())}|"
    rf"(?:{alternatives(w for w in _DURATIONS if w.isascii())})(?![A-Za-z]))"
    rf"|(?P<n>{alternatives(w for w in NOUN if not w.isascii())}|"
    rf"(?:{alternatives(w for w in NOUN if w.isascii())})(?![A-Za-z]))",
    re.IGNORECASE,
)


_SYMBOLS = {
    "¥": ("CNY", "JPY"),
    "$": ("USD", "CAD", "AUD", "SGD", "NZD", "¢"),
    "¢": ("USD", "CAD", "AUD", "SGD", "NZD", "EUR", "ZAR"),
}


def same_currency(one: str, other: str) -> bool:
    """Whether two currencies may be one: ¥ is said of two, and $ at home of several."""
    return one == other or other in _SYMBOLS.get(one, ()) or one in _SYMBOLS.get(other, ())


def rate(hit: re.Match[str]) -> Unit:
    """The unit of a match of ``RATE``."""
    return _RATES[int(str(hit.lastgroup)[1:])][1]


def money(hit: re.Match[str]) -> Unit:
    """The unit of a match of ``MONEY``; pounds are a weight as well."""
    word = hit[0].lower()
    return Unit(Kind.AMOUNT, Decimal(1), CURRENCY[word], "pounds" if word == "pounds" else None)


def counted(hit: re.Match[str]) -> Unit:
    """The unit of a match of ``COUNTED``."""
    word = hit[0].lower()
    if hit[0] == "Mt":
        return Unit(Kind.COUNT, Decimal(10) ** _MEGA, noun=NOUN[word])
    if hit["d"]:
        return Unit(Kind.DURATION, noun=_duration(word))
    return Unit(Kind.COUNT, Decimal(10) ** _FACTORS.get(word, 0), noun=NOUN[word])


def _duration(word: str) -> str:
    for noun, marks in (("days", "日天dD"), ("months", "月"), ("years", "年岁"), ("weeks", "周")):
        if any(mark in word for mark in marks):
            return noun
    return {"m": "months", "y": "years", "w": "weeks"}.get(word[0], word.rstrip("s"))


_PENCE = regex(r"(?<![A-Za-z])GBp(?![A-Za-z])")
_MEGATONNES = regex(r"(?<![A-Za-z])(?<!thousand )(?<!million )Mt(?![A-Za-z])")
"""Units that only their letters' case tells from others: GBp is no GBP, Mt no metric ton."""


def spelled(words: str) -> str:
    """The words with what only its letters' case tells in full."""
    return _PENCE.sub("pence", _MEGATONNES.sub("million tonnes", words))


RATIOS = frozenset({
    "ratio", "ratios", "decimal", "decimals", "fraction", "proportion",
    "小数", "比率", "比值", "比例",
})  # fmt: skip
"""Units of what is told as a part of one: a margin of 0.4718."""
_PERCENT = frozenset({
    "percentage", "per cent", "pct", "percent", "percents", "百分比", "百分数", "百分率", "百分之",
})  # fmt: skip


@cache
def of_fact(unit: str) -> Unit | None:
    """The unit that a fact gives in words; None where it gives none. ``ratio`` fits two kinds."""
    plain = spelled(fold(unit)).strip().lower().strip("()").replace("_", " ")
    bare = plain.startswith(("cents on the ", "cent on the "))
    bare = bare or plain in ("% of par", "percent of par", "% of face value", "% of nominal")
    if bare or plain in RATIOS or plain in ("", "none", "number", "index", "-", "无"):
        return None
    if plain in _PERCENT or plain.startswith("% of "):
        return Unit(Kind.PERCENT)
    if hit := RATE.fullmatch(plain):
        return rate(hit)
    if plain in ("multiple", "time", "x", "multiples"):
        return Unit(Kind.MULTIPLE)
    return _scaled(plain)


@cache
def is_known(name: str) -> bool:
    """Whether words are a unit and nothing else: 百万吨, 元/股, kt; not 调整后, nor 上市公司."""
    unit, plain = of_fact(name), fold(name).strip().lower()
    if unit is None:
        return False
    if unit.kind is Kind.COUNT:
        return unit.noun in NOUN.values() and _is_whole(plain)
    return True


def _is_whole(plain: str) -> bool:
    """Whether nothing stands beside what a unit counts, but a scale before and a rate behind."""
    noun = _counted_in(plain.partition("/")[0].strip())
    if noun is None:
        return False
    rest = _NUMBER_WORDS.sub("", plain.partition("/")[0].replace(noun[0], "", 1)).strip()
    return not rest or (rest.isascii() and bool(_SCALE_WORD.fullmatch(rest)))


def _scaled(plain: str) -> Unit:
    """The unit of words that may have a scale in digits: USD'000, CNY 100m, 1e8 yuan."""
    hit = _IN_DIGITS.search(plain)
    rest = (plain[: hit.start()] + " " + plain[hit.end() :]).strip(" ()'") if hit else plain
    if hit is None or not (rest or hit["scale"] or hit[0].startswith(("'", "0"))):
        return _in_words(plain)
    power = int(hit["power"] or hit[0].replace(",", "").count("0"))
    power += SCALES[hit["scale"]] if hit["scale"] else 0
    unit = _in_words(rest) if rest else Unit(Kind.BARE)
    kind = Kind.BARE if unit == Unit(Kind.COUNT) else unit.kind
    return unit._replace(kind=kind, factor=unit.factor * Decimal(10) ** power)


def _in_words(plain: str) -> Unit:
    factor, currency = Decimal(1), None
    plain = re.sub(r"(?<=[a-z])co2e?|co2当量", " ", plain)
    rest = re.sub(r"每股|/\s?(?:股|share|ads)|per share|a share", "", plain).strip()
    rest = _PER_DAY.sub(r"\1bpd", rest)
    rest = rest.partition("/")[0].strip() or rest
    rest = _JOINED.sub(_parted, rest)
    if hit := _MONEY_WORD.search(rest):
        currency, rest = (
            CURRENCY[hit[0].lower()],
            (rest[: hit.start()] + " " + rest[hit.end() :]).strip(),
        )
    if rest == "t":
        rest = "tonnes"
    noun = _counted_in(rest) if currency is None else None
    scaled = rest.removesuffix(noun[0]) if noun and not noun[0].isascii() else rest
    if scale := _SCALE_WORD.search(scaled):
        factor = Decimal(10) ** SCALES[scale[0].lower()]
    if noun:
        unit = counted(noun)
        return unit._replace(factor=unit.factor * factor)
    if currency in HUNDREDTHS:
        return Unit(Kind.AMOUNT, factor / 100, HUNDREDTHS[currency])
    if currency is None and factor == 1:
        return Unit(Kind.COUNT, noun=rest or None)
    weight = "pounds" if "pounds" in plain else None
    return Unit(Kind.AMOUNT if currency else Kind.BARE, factor, currency, weight)


def _parted(hit: re.Match[str]) -> str:
    """A code of a currency and its scale as two words; what only looks like it stays: QCOM."""
    return f"{hit[1]} {hit[2]}" if hit[1] in CURRENCY else hit[0]


def _counted_in(words: str) -> re.Match[str] | None:
    """The thing that a unit counts: 千瓦时 is one itself, and in 亿千瓦时 scaled."""
    whole = (COUNTED.fullmatch(rest) for rest in (words, _FIRST_SCALE.sub("", words)))
    return next(filter(None, whole), None) or _noun(_NUMBER_WORDS.sub(" ", words))


def _noun(words: str) -> re.Match[str] | None:
    """What is counted, by a whole word: plots are no lots."""
    for hit in COUNTED.finditer(words):
        before = words[: hit.start()][-1:]
        if not (hit[0].isascii() and before.isascii() and before.isalpha()):
            return hit
    return None


_PER_DAY = regex(r"(?<![a-z])([km])b/d(?![a-z])")
"""Thousands or millions of barrels a day, which are neither bits nor bytes."""
_NUMBER_WORDS = regex(alternatives(w for w in _WORD_SCALES if not w.isascii()))
_FIRST_SCALE = regex(rf"^(?:{_NUMBER_WORDS.pattern})\s?")
_SCALE_WORD = regex(
    rf"{alternatives(w for w in _WORD_SCALES if not w.isascii())}"
    rf"|(?<![a-z])(?:{alternatives(w for w in SCALES if w.isascii())})(?![a-z])"
)  # fmt: skip
_IN_DIGITS = regex(
    r"(?<![0-9.,=/^])(?<!/ )(?<!per )(?:(?:1e|1?0\^|1?0\*\*)(?P<power>[0-9]{1,2})"
    r"|'?(?:1(?:,?0)+|0(?:,?0)+|(?<=')0)(?:'?s(?![a-z]))?)"
    r"(?:\s?(?P<scale>" + alternatives(w for w in SCALES if w != "t") + r")(?![a-z]))?(?![0-9.,=-])"
)
"""A scale in digits, or digits and words: '000, 100m, 10,000, 1e8; not of an index (2015=100)."""
