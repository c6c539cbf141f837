"""Patterns of many alternatives, taken apart, so that fewer are tried where none can match."""

import re

from activities.rules.scanning.regex import regex

_PART = regex(r"\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|[()|]|[^\\\[()|]+", re.DOTALL)
_EDGE = r"\b"


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


def ways(pattern: str) -> list[str]:
    """The alternatives of a pattern, those of a choice between two edges of words as well.

    One of them is found wherever the pattern is.
    """
    return [way for part in branches(pattern) for way in _ways(part)]


def _ways(part: str) -> list[str]:
    inner = part.removeprefix(_EDGE)
    before, after = part[: len(part) - len(inner)], _EDGE if inner.endswith(_EDGE) else ""
    inner = inner.removesuffix(after)
    if not _is_group(inner):
        return [part]
    return [f"{before}{choice}{after}" for choice in ways(inner[3:-1])]


def _is_group(part: str) -> bool:
    """Whether the part is one group from its first character to its last."""
    if not part.startswith("(?:") or not part.endswith(")"):
        return False
    depth, at = 0, 0
    for piece in _PART.findall(part):
        depth += (piece == "(") - (piece == ")")
        at += len(piece)
        if not depth:
            break
    return at == len(part)
