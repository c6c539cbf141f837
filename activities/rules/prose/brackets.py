"""Units that stand alone in brackets or at the end of a head: (€ million), Output, kt, £m."""

import re
from collections.abc import Iterator

from activities.rules.prose import units
from activities.rules.prose.phrases import alternatives
from activities.rules.scanning.regex import regex

_LETTERS = "bn|mn|mm|m|b|k|tn"
_MONEY = alternatives(units.CURRENCY)
_SCALE = alternatives(units.SCALES)
_NOUN = alternatives(units.NOUN)
_PER = r"(?:\s?(?:/|per\s|an?\s)\s?[a-z一-鿿]{1,12}){1,2}"
_UNIT = regex(
    rf"(?:in\s)?(?P<unit>(?:%|percentage points?|basis points?|percent|per cent|pp|bps?|x|times|倍)"
    rf"|(?:(?:{_MONEY})(?:(?:{_LETTERS})|\s(?:{_SCALE})s?)?|"
    rf"(?:{_SCALE})s?\s(?:of\s)?(?:{_MONEY}))(?:{_PER})?"
    rf"|(?:(?:thousand|million|billion|'?000s?)s?(?:\sof)?\s)?(?:{_NOUN}|g|t|Mt|kt)(?:{_PER})?"
    rf"|'000s?|000s|(?:thousand|million|billion)s)",
    re.IGNORECASE,
)
_UNLESS = regex(
    r",?\s(?:unless|except|where not|other than|apart from|save for)\s[a-z&,/ -]{2,40}$",
    re.IGNORECASE,
)
"""Behind a unit, that some figures have another: ($m unless stated)."""
_BRACKETS = regex(
    r"(?<![;:.,-] )(?<!^)(?<!\|)\((?P<inside>[^()0-9\n]{1,28}?"
    r"(?=\)|[;,]\s[^()0-9\n]{2,48}\))|'000s?[^()0-9\n]{0,20})"
    r"(?:[;,]\s(?:[a-z][^()0-9\n]{1,47}))?\)"
)
"""A unit in brackets, and what else the text says of its figures: (US$ m; losses in brackets)."""
_TIME = (
    r"(?:(?:FY|CY)?(?:20)?[0-9]{0,2}"
    r"\s?(?:Q[1-4]|[1-4]Q|H[12]|[12]H|9M|FY)?[\s']?(?:(?:20)?[0-9]{2})?"
    r"|(?:(?:first|second|third|fourth)[ -](?:quarter|half)|full year|"
    r"nine months)(?:\s(?:of\s)?20[0-9]{2})?)"
)
_TIMED = regex(
    rf"\({_TIME}[,;]\s(?P<inside>[^()0-9,;\n]{{1,28}})\)|"
    rf"\((?P<leads>[^()0-9,;\n]{{1,28}})[,;]\s{_TIME}\)"
)
"""A time and a unit that share brackets: (Q3, million boe/d)."""
_BEHIND = regex(r"(?:,\s|\sin\s)(?P<unit>[^,()|0-9]{1,24})\s*$")
_PRICED = regex(
    rf"[A-Za-z]\s(?P<unit>(?:[A-Z]{{1,3}})?[$£€¥]\s?(?:{_LETTERS})|"
    rf"[A-Z]{{3}}\s?(?:{_LETTERS})|%)\s*$"
)
"""A unit behind the name of a column, with no mark between: Sales £m, Margin %."""
_LABELLED = regex(r"[A-Za-z][^,:;|\n]{2,40},\s(?P<unit>[^,:;|()\n0-9]{1,20}):\s?$")
"""A name and its unit right before a number: Output, kt: 143."""
_THOUSANDS = regex(r"'?000s?")


def unit(words: str) -> str:
    """The unit that words are and nothing else, as facts write it; empty where they are none."""
    plain = units.spelled(_UNLESS.sub("", words.strip()))
    if not (hit := _UNIT.fullmatch(plain)):
        return ""
    return _THOUSANDS.sub("thousand", hit["unit"].lower())


def all_in(line: str) -> Iterator[str]:
    """The units that stand in brackets in a line, in order."""
    plain = _TIMED.sub(lambda hit: f"({hit['inside'] or hit['leads']})", line)
    return filter(None, (unit(hit["inside"]) for hit in _BRACKETS.finditer(plain)))


def of_cell(cell: str) -> str:
    """The unit that a head names in brackets, behind a comma, or all alone."""
    inside = list(all_in(" " + cell))
    if inside:
        return inside[-1]
    behind = _BEHIND.search(cell) or _PRICED.search(cell)
    return unit(behind["unit"] if behind else cell)


def before(line: str) -> str:
    """The unit that stands between a comma and the colon before a number, or nothing."""
    hit = _LABELLED.search(line)
    return unit(hit["unit"]) if hit else ""
