"""Patterns in which a Latin word or a number ends where a Chinese character stands beside it.

Chinese is written without blanks: in 配置为mysql://… nothing parts the address from the sentence,
and to ``re`` both are letters of one word.
"""

import re

from activities.rules.scanning import regex as scanning

_LATIN = "A-Za-z0-9_"
_BOUNDARY = r"\b"
_LATIN_BOUNDARY = r"(?a:\b)"
_NO_WORD = re.compile(r"(?P<opens>\(\?<?!)(?:\\w|\[(?P<signs>[^\]^][^\]]*)\])")
"""What must not stand beside something, where the class of it comes first."""


def regex(pattern: str, flags: int = 0) -> re.Pattern[str]:
    """A pattern as :func:`scanning.regex` makes it, with the edges of words as said above."""
    told = _NO_WORD.sub(_without_chinese, pattern.replace(_BOUNDARY, _LATIN_BOUNDARY))
    return scanning.regex(told, flags)


def _without_chinese(found: re.Match[str]) -> str:
    signs = (found["signs"] or r"\w").replace(r"\w", _LATIN)
    return f"{found['opens']}[{signs}]"
