"""Lower ends of ranges that do not look like one: 2030~2090亿元, between one and three percent."""

from activities.rules.prose import english_numerals
from activities.rules.scanning.regex import regex

_YEAR = 4
"""Digits of a year."""
_UPPER = regex(
    r"\s?(?:[-~]|至|到)\s?[0-9][0-9,.]*\s?(?:[万亿]|[百千]万|元|吨|股|家|辆|台|户|美元|港元|"
    r"点(?!评)|(?:million|billion|tonnes|points|yuan)(?![a-z]))"
)
"""The upper end of a range, with its unit."""
_BETWEEN = regex(r"(?<![a-z])(?:(?P<two>between)|[a-z]+)\s$")
_WORDS = regex(
    rf"\s(?:(?P<two>and)|to)\s(?:{english_numerals.CARDINAL}|[0-9.]+)\s?(?:%|"
    rf"(?:percent|per cent|percentage points?|million|billion|trillion)(?![a-z]))"
)
"""The upper end of a range told in words, with the unit of both."""


def begins(lower: str, start: int, end: int) -> bool:
    """Whether the four digits between two places begin a range of what is counted or paid."""
    year = end - start == _YEAR and lower[start:end].isdigit()
    return year and _UPPER.match(lower, end) is not None


def begins_in_words(lower: str, start: int, end: int) -> bool:
    """Whether a number word begins a range whose unit stands behind its end alone.

    Between one and three percent.
    """
    hit = _WORDS.match(lower, end)
    before = _BETWEEN.search(lower, max(0, start - 12), start) if hit else None
    return hit is not None and bool(hit["two"]) == bool(before and before["two"])
