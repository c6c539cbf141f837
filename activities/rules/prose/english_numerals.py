"""English number words: twenty-five, one hundred and twenty, nine point four, two thirds."""

import re
from decimal import Decimal

_ONES = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
         "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
         "nineteen"]  # fmt: skip
_TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
_WORDS = {word: value for value, word in enumerate(_ONES)} | {
    word: 10 * value for value, word in enumerate(_TENS, 2)
}
_ROUND = frozenset(_TENS)
"""Tens that may stand for what is near; ten itself is a number like nine."""
_LARGE = {"hundred": 100, "thousand": 1000}
_PARTS = {"half": 2, "third": 3, "quarter": 4, "fourth": 4, "fifth": 5, "sixth": 6, "tenth": 10}
_WORD = "|".join(sorted([*_WORDS, *_LARGE], key=len, reverse=True))
FRACTION = (
    r"(?:one|two|three|four|a)[ -](?:third|fifth|sixth|tenth)s?(?![A-Za-z])(?!\s(?:straight|"
    r"consecutive|successive|running|time|party|parties|quarter|half|year|month|week|day|meeting|"
    r"session|term|generation|line|phase|site|plant|mine|fab|factory|country|rate|cut|hike|"
    r"increase|round|bidder|tranche|unit|project|reactor|person|attempt|player)(?![a-z]))"
    r"|(?<=by )(?:a|one)[- ](?:quarter|half)(?![A-Za-z])|"
    r"(?:one|three)[- ]quarters?(?=\sof)(?!\sof (?:19|20))"
)
_DIGITS = {word: value for value, word in enumerate(_ONES[:10])} | {
    "oh": 0,
    "nought": 0,
    "naught": 0,
}
_DIGIT = "|".join(sorted(_DIGITS, key=len, reverse=True))
_SPOKEN = rf"[ -]point(?P<decimals>(?:[ -](?:{_DIGIT})(?![A-Za-z])){{1,4}})"
"""Decimals as they are read out, digit by digit."""
_DECIMALS = re.compile(_SPOKEN)
CARDINAL = (
    rf"(?:{_WORD})(?:[ -](?:(?:(?<=hundred )|(?<=thousand ))and )?(?:{_WORD})){{0,6}}(?![A-Za-z])"
    rf"(?:{_SPOKEN.replace('?P<decimals>', '?:')})?"
)
PATTERN = rf"(?<![A-Za-z-])(?:{FRACTION}|{CARDINAL})"
WORDS = (*_WORDS, *_LARGE, *(f"a{glue}{part}" for glue in " -" for part in _PARTS))
STARTS = (*_WORDS, *_LARGE, "a ", "a-")
"""What a number word begins with."""


def read(words: str) -> tuple[Decimal, Decimal]:
    """The value of a number and the unit of its last spoken place."""
    spoken = _DECIMALS.search(words.lower())
    if spoken is None:
        return _whole(words)
    digits = "".join(str(_DIGITS[word]) for word in re.findall("[a-z]+", spoken["decimals"]))
    whole, _ = _whole(words[: spoken.start()])
    return Decimal(f"{whole}.{digits}"), Decimal(1).scaleb(-len(digits))


def _whole(words: str) -> tuple[Decimal, Decimal]:
    """The value of a cardinal and the unit of its last spoken place."""
    total = section = 0
    place = 1
    for word in re.split(r"[ -]+", words.lower()):
        if word in _WORDS:
            section += _WORDS[word]
            place = 10 if word in _ROUND else 1
        elif word == "hundred":
            section = max(section, 1) * 100
            place = 100
        elif word == "thousand":
            total += max(section, 1) * 1000
            section, place = 0, 1000
    return Decimal(total + section), Decimal(min(place, 10 if place == 10 else place))


def fraction(words: str) -> Decimal | None:
    """The fraction in percent, or None where the words are a cardinal."""
    first, _, part = words.lower().replace("-", " ").partition(" ")
    if part.rstrip("s") not in _PARTS:
        return None
    return Decimal(100) * _WORDS.get(first, 1) / _PARTS[part.rstrip("s")]
