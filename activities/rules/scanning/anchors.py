"""Looking only where something can be: cheap words first, dear patterns around them.

A pattern that begins with a choice is tried at every character. What it needs somewhere in its
match is found for all patterns in one pass; the pattern itself is asked about the surroundings.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from activities.rules.scanning.literals import Literals

MOST = 6_000
"""More anchors of one pattern than any report holds: such a text is judged without reading on."""


class TooDense(Exception):
    """A long text made of the vocabulary: no one wrote it, and no one needs it word by word."""


def lowered(text: str) -> str:
    """The text in lower case, character by character: nothing moves."""
    return "".join(map(_lower, text)) if "İ" in text else text.lower()


def _lower(character: str) -> str:
    lower = character.lower()
    return lower if len(lower) == 1 else character


def trie(words: Sequence[str]) -> str:
    """One pattern for all words that prefers the longest."""
    if not words:
        return "(?!)"
    branches: dict[str, list[str]] = {}
    for word in words:
        branches.setdefault(word[:1], []).append(word[1:])
    optional = "?" if branches.pop("", None) else ""
    parts = [re.escape(first) + (trie(rest) if any(rest) else "")
             for first, rest in sorted(branches.items())]  # fmt: skip
    if not parts:
        return ""
    return f"(?:{'|'.join(parts)}){optional}"


class Anchors:
    """For each name the literals (``a|b|c``, lower case) one of which every match holds."""

    def __init__(self, literals: Mapping[str, str], before: int, after: int) -> None:
        listed = {name: words.split("|") for name, words in literals.items()}
        names: dict[str, tuple[str, ...]] = {}
        for name, words in listed.items():
            for word in dict.fromkeys(words):
                names[word] = (*names.get(word, ()), name)
        self._literals = Literals(names)
        self._before, self._after = before, after

    def windows(self, lower: str) -> dict[str, list[tuple[int, int]]]:
        """Where to look for what: spans of the text, apart from each other and in order.

        Raises TooDense.
        """
        spans: dict[str, list[tuple[int, int]]] = {}
        meanings = self._literals.meanings
        counts = dict.fromkeys((name for names in meanings for name in names), 0)
        for index, begin, stop in self._literals.found(lower):
            start, end = begin - self._before, stop + self._after
            for name in meanings[index]:
                counts[name] += 1
                if counts[name] > MOST:
                    raise TooDense
                known = spans.setdefault(name, [])
                if known and start <= known[-1][1]:
                    # They come by their ends: a longer one may begin before the last.
                    known[-1] = (max(0, min(known[-1][0], start)), end)
                else:
                    known.append((max(0, start), end))
        return spans


def joined(spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """The spans, those that touch each other as one; they come in order."""
    apart: list[tuple[int, int]] = []
    first, last = 0, -1
    for start, end in spans:
        if start <= last:
            if end > last:
                last = end
        else:
            if last >= 0:
                apart.append((first, last))
            first, last = max(0, start), end
    if last >= 0:
        apart.append((first, last))
    return apart


def matches(
    pattern: re.Pattern[str], text: str, spans: Sequence[tuple[int, int]]
) -> Iterator[re.Match[str]]:
    """The matches of a pattern within the spans."""
    for start, end in spans:
        yield from pattern.finditer(text, start, end)
