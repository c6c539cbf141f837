"""Patterns that are compiled when a text first asks them: a process that reads none compiles none.

The rules have over nine hundred; compiling them takes a good part of a second of a processor, which
a command that only lists runs would spend before it begins.
"""

import re
from typing import Any, cast

_ASKED = (
    "search", "match", "fullmatch", "finditer", "findall", "sub", "subn", "split",
    "groups", "groupindex", "scanner",
)  # fmt: skip


class _Regex:
    """What ``re.Pattern`` has; once one of them is asked, its methods are the pattern's own."""

    def __init__(self, pattern: str, flags: int) -> None:
        self.pattern, self.flags = pattern, flags

    def __getattr__(self, name: str) -> Any:
        if name not in _ASKED:
            raise AttributeError(name)
        compiled = re.compile(self.pattern, self.flags)
        self.__dict__.update({each: getattr(compiled, each) for each in _ASKED})
        return self.__dict__[name]


def regex(pattern: str, flags: int = 0) -> re.Pattern[str]:
    """A pattern as ``re.compile`` makes it, but later: a faulty one fails when first asked."""
    return cast("re.Pattern[str]", _Regex(pattern, flags))
