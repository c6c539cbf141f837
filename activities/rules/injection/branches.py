"""Patterns of many alternatives, arranged so that fewer of them are tried where none can match."""

import re

_PART = re.compile(r"\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|[()|]|[^\\\[()|]+", re.DOTALL)
_EDGE = r"\b"


def arranged(pattern: str) -> str:
    """The pattern with the alternatives that begin with the edge of a word under one such edge.

    It is found where the other is found; which alternative matched first may differ.
    """
    parts = branches(pattern)
    edged = [part.removeprefix(_EDGE) for part in parts if part.startswith(_EDGE)]
    others = [part for part in parts if not part.startswith(_EDGE)]
    if len(edged) < 2:
        return pattern
    return "|".join((f"{_EDGE}(?:{'|'.join(edged)})", *others))


def branches(pattern: str) -> list[str]:
    """The alternatives of a pattern."""
    found, depth = [""], 0
    for part in _PART.findall(pattern):
        depth += (part == "(") - (part == ")")
        if part == "|" and not depth:
            found.append("")
        else:
            found[-1] += part
    return found
