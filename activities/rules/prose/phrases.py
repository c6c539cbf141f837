"""Many fixed phrases as one pattern that reads each character about once."""

import re
from collections.abc import Iterable

_Trie = dict[str, "_Trie"]


def alternatives(phrases: Iterable[str]) -> str:
    """A pattern for any of the phrases, the longest first.

    A plain alternation tries every phrase at every position; a trie gives up at the first
    character that fits none.
    """
    root: _Trie = {}
    for phrase in sorted(set(phrases)):
        node = root
        for char in phrase:
            node = node.setdefault(char, {})
        node[""] = {}
    return _pattern(root)


def _pattern(node: _Trie) -> str:
    branches = [re.escape(char) + _pattern(rest) for char, rest in node.items() if char]
    if not branches:
        return ""
    joined = branches[0] if len(branches) == 1 else "(?:" + "|".join(branches) + ")"
    return f"(?:{joined})?" if "" in node else joined


def words(phrases: Iterable[str]) -> str:
    """A pattern for English phrases as whole words, and for Chinese ones anywhere."""
    chosen = set(phrases)
    latin = {phrase for phrase in chosen if phrase.isascii()}
    parts = [alternatives(chosen - latin)] if chosen - latin else []
    if latin:
        parts.append(_whole(latin))
    return "|".join(parts)


def _whole(latin: set[str]) -> str:
    """The phrases as whole words, each starting with its letter: so a search can skip to it."""
    rest: dict[str, set[str]] = {}
    for phrase in latin:
        rest.setdefault(phrase[0], set()).add(phrase[1:])
    branches = (
        re.escape(first) + "(?<![A-Za-z0-9_].)" + alternatives(tails) + "(?![A-Za-z0-9_])"
        for first, tails in sorted(rest.items())
    )
    return "|".join(branches)
