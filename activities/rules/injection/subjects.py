"""Line ends that part a heading from an order below it.

The heading is not who does what is ordered.

``plain`` makes one line of lines that only wrap. A short line does not wrap.
"""

import re

from activities.rules.scanning.regex import regex

_ORDER = regex(
    r"\n(?=[ \t]*(?:(?i:ignor(?:e|ing)|disregard|forget|override|overrule|"
    r"bypass|obey|reveal|skip)\b"
    "|忽略|无视|忘记|忘掉|抛开|不要理会|不要遵守|停止执行|跳过|绕过|覆盖|推翻|清除))"
)
_GOES_ON = regex(
    r"(?:[,;、，(（]|"
    r"\b(?:not|never|to|that|who|which|will|would|may|can|cannot|or|and|without)|n't|"
    "[不勿未别莫免止或和并])$"
)
"""In lower case: MAY and Will are headings."""
_SHORT = 60
"""Characters: a line that wraps is longer."""


def parted(text: str) -> str:
    """The text with a paragraph's end before each order that stands below a short line."""
    return _ORDER.sub(_parted, text) if "\n" in text else text


def _parted(found: re.Match[str]) -> str:
    at = found.start()
    before = found.string[max(0, at - _SHORT) : at].rstrip(" \t\r")
    short = at < _SHORT or "\n" in before
    return "\n\n" if short and not _GOES_ON.search(before) else "\n"
