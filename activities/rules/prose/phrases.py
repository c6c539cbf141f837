"""Many fixed phrases as one pattern that reads each character about once."""

import re
from collections.abc import Iterable, Iterator

_Trie = dict[str, "_Trie"]
_ENDED = r"(?![A-Za-z_]|[0-9](?![0-9,]*(?:\.[0-9]+)?(?:%|[倍元亿万])))"
"""Behind a whole word: no further letter, and no digit but of a figure (ROE17.07%)."""


def _trie(phrases: Iterable[str]) -> _Trie:
    root: _Trie = {}
    for phrase in sorted(set(phrases)):
        node = root
        for char in phrase:
            node = node.setdefault(char, {})
        node[""] = {}
    return root


def alternatives(phrases: Iterable[str]) -> str:
    """A pattern for any of the phrases, the longest first.

    A plain alternation tries every phrase at every position; a trie gives up at the first
    character that fits none.
    """
    return _pattern(_trie(phrases))


def _pattern(node: _Trie) -> str:
    branches = [re.escape(char) + _pattern(rest) for char, rest in node.items() if char]
    if not branches:
        return ""
    joined = branches[0] if len(branches) == 1 else "(?:" + "|".join(branches) + ")"
    return f"(?:{joined})?" if "" in node else joined


def words(phrases: Iterable[str]) -> str:
    """A pattern for English phrases as whole words, and for Chinese ones anywhere.

    Each of its branches starts with a letter: so a search skips to the next of these at once.
    """
    chosen = set(phrases)
    latin = {phrase for phrase in chosen if phrase.isascii()}
    parts = [re.escape(char) + _pattern(rest) for char, rest in _trie(chosen - latin).items()]
    if latin:
        parts.append(_whole(latin))
    return "|".join(parts)


def starts(heads: Iterable[str]) -> re.Pattern[str]:
    """A pattern for places where one of the heads stands, a Latin one where a word begins.

    It finds quickly where a slower pattern is worth trying.
    """
    rest: dict[str, list[str]] = {}
    for head in sorted(set(heads)):
        rest.setdefault(head[0], []).append(re.escape(head[1:]))
    marks, branches = "", []
    for first, tails in rest.items():
        latin = first.isascii() and first.isalpha()
        if not tails[0] and not latin:
            marks += re.escape(first)
        else:
            begins = re.escape(first) + ("(?<![A-Za-z].)" if latin else "")
            branches.append(f"{begins}(?:{'|'.join(tails)})")
    return re.compile("|".join([f"[{marks}]", *branches] if marks else branches))


def matches(at: re.Pattern[str], pattern: re.Pattern[str], text: str) -> Iterator[re.Match[str]]:
    """What a pattern matches at the places that another one finds, none overlapping."""
    end = 0
    for place in at.finditer(text):
        start = place.start()
        if start >= end and (hit := pattern.match(text, start)):
            end = hit.end()
            yield hit


def _whole(latin: set[str]) -> str:
    """The phrases as whole words, each starting with its letter: so a search can skip to it."""
    rest: dict[str, set[str]] = {}
    for phrase in latin:
        rest.setdefault(phrase[0], set()).add(phrase[1:])
    branches = (
        re.escape(first) + "(?<![A-Za-z0-9_].)" + alternatives(tails) + _ENDED
        for first, tails in sorted(rest.items())
    )
    return "|".join(branches)
