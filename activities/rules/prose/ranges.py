"""Lower ends of ranges that look like a year: 2030~2090亿元."""

from activities.rules.scanning.regex import regex

_YEAR = 4
"""Digits of a year."""
_UPPER = regex(
    r"\s?(?:[-~]|至|到)\s?[0-9][0-9,.]*\s?(?:[万亿]|[百千]万|元|吨|股|家|辆|台|户|美元|港元|点(?!评)|(?:million|billion|tonnes|points|yuan)(?![a-z]))"
)
"""The upper end of a range, with its unit."""


def begins(lower: str, start: int, end: int) -> bool:
    """Whether the four digits between two places begin a range of what is counted or paid."""
    return end - start == _YEAR and _UPPER.match(lower, end) is not None
