"""Finding concepts in a text, and sequences of concepts: what the rules of the gates speak of.

A rule names concepts ("tells to drop", "instructions"), never phrases; the vocabularies of several
languages say the same concepts. Scanning is linear: one pass finds the words, and each rule is
followed from word to word without looking back.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import permutations
from typing import NamedTuple

from activities.rules.anchors import lowered, trie
from schemas.base import Record
from schemas.gate import Severity

_PARAGRAPH = re.compile(r"\n\s*\n\s*")
_END = re.compile(r"[。！？!\n]|\?(?![\w-]{1,30}=)|\.(?=[ \"'”’)]|$)")


class Token(NamedTuple):
    """A word of the vocabulary: where it stands, in which sentence, and what it may mean."""

    start: int
    end: int
    sentence: int
    concepts: tuple[str, ...]


class Guard(Record):
    """Where a word does not count: by what stands right before it and right after it.

    ``unless`` takes the objection of ``before`` back.
    """

    before: str | None = None
    after: str | None = None
    unless: str | None = None
    needs: str | None = None


class Rule(Record):
    """Concepts that follow each other within a sentence; ``a|b`` is either, ``gap`` in characters.

    ``reach`` is how many sentence ends may lie between; a ``hidden`` rule speaks only of text
    that a reader does not see, where less is needed to be sure.
    """

    rule: str
    concepts: tuple[str, ...]
    severity: Severity = Severity.HIGH
    gap: int = 40
    ordered: bool = True
    reach: int = 0
    hidden: bool = False


class Hit(NamedTuple):
    """A rule that a text fulfils, and where."""

    rule: Rule
    start: int
    end: int


def plain(text: str) -> str:
    """The text as the vocabulary meets it: lower case, one blank, a line end for a paragraph."""
    spaced = "\n".join(" ".join(part.split()) for part in _PARAGRAPH.split(text))
    return lowered(spaced)


class Lexicon:
    """A vocabulary: words (``a|b|c`` for each concept), patterns for the rest, and guards."""

    def __init__(
        self,
        words: Sequence[Mapping[str, str]],
        patterns: Mapping[str, str],
        guards: Mapping[str, Guard],
    ) -> None:
        self._concepts: dict[str, tuple[str, ...]] = {}
        for vocabulary in words:
            for concept, listed in vocabulary.items():
                for word in filter(None, listed.split("|")):
                    known = self._concepts.get(word, ())
                    if concept not in known:
                        self._concepts[word] = (*known, concept)
        self._patterns = {name: re.compile(pattern) for name, pattern in patterns.items()}
        self._guards = {concept: _Guard(guard) for concept, guard in guards.items()}

    @cached_property
    def words(self) -> frozenset[str]:
        """Every single Latin word of the vocabulary."""
        return frozenset(
            part for word in self._concepts if word.isascii() for part in re.split(r"[ '-]", word)
        )

    @cached_property
    def _latin(self) -> re.Pattern[str]:
        words = trie([word for word in self._concepts if word.isascii()])
        return re.compile(rf"(?<![a-z0-9]){words}(?![a-z0-9])")

    @cached_property
    def _other(self) -> re.Pattern[str]:
        return re.compile(trie([word for word in self._concepts if not word.isascii()]))

    def tokens(self, text: str) -> list[Token]:
        """The words of the vocabulary in ``text`` (as ``plain`` gives it), in order."""
        found = [
            (at.start(), at.end(), self._concepts[at[0]])
            for pattern in ((self._latin,) if text.isascii() else (self._latin, self._other))
            for at in pattern.finditer(text)
        ]
        for concept, pattern in self._patterns.items():
            found += [(at.start(), at.end(), (concept,)) for at in pattern.finditer(text)]
        found.sort()
        return list(self._guarded(text, found))

    def _guarded(
        self, text: str, found: Sequence[tuple[int, int, tuple[str, ...]]]
    ) -> Iterator[Token]:
        sentence, ends = 0, (at.start() for at in _END.finditer(text))
        judged = _Judged(self._guards)
        limit = next(ends, len(text))
        for start, end, concepts in found:
            while limit < start:
                sentence, limit = sentence + 1, next(ends, len(text))
            kept = tuple(c for c in concepts if judged.counts(c, text, start, end))
            if kept:
                yield Token(start, end, sentence, kept)


class _Guard:
    """A guard, compiled: it looks at the last and next few characters only."""

    BEFORE, AFTER = 24, 16

    def __init__(self, guard: Guard) -> None:
        def ending(pattern: str | None) -> re.Pattern[str] | None:
            return re.compile(rf"(?:{pattern})\Z") if pattern else None

        self._before, self._unless = ending(guard.before), ending(guard.unless)
        self._needs = ending(guard.needs)
        self._after = re.compile(guard.after) if guard.after else None

    def allows(self, before: str, after: str) -> bool:
        """Whether a word between ``before`` and ``after`` counts."""
        if self._after and self._after.match(after):
            return False
        if self._needs and not self._needs.search(before):
            return False
        if not self._before or not self._before.search(before):
            return True
        return bool(self._unless and self._unless.search(before))


class _Judged:
    """Guards asked once for each surrounding; in a text that exhausts them, every word counts."""

    LIMIT = 20_000

    def __init__(self, guards: Mapping[str, _Guard]) -> None:
        self._guards = guards
        self._known: dict[tuple[str, str, str], bool] = {}

    def counts(self, concept: str, text: str, start: int, end: int) -> bool:
        """Whether the word at ``start`` counts as ``concept`` where it stands."""
        guard = self._guards.get(concept)
        if guard is None:
            return True
        before = text[max(0, start - guard.BEFORE) : start]
        after = text[end : end + guard.AFTER]
        known = self._known.get((concept, before, after))
        if known is None:
            if len(self._known) >= self.LIMIT:
                return True
            known = self._known[concept, before, after] = guard.allows(before, after)
        return known


class Rulebook:
    """Rules over a lexicon, ready to follow all of them at once."""

    def __init__(self, rules: Sequence[Rule]) -> None:
        self._slots: dict[str, list[tuple[int, int]]] = {}
        self._paths: list[tuple[Rule, int]] = []
        for rule in rules:
            orders = [rule.concepts] if rule.ordered else permutations(rule.concepts)
            for order in orders:
                self._add(rule, tuple(order))

    def _add(self, rule: Rule, order: tuple[str, ...]) -> None:
        self._paths.append((rule, len(order)))
        for position, slot in enumerate(order):
            for concept in slot.split("|"):
                self._slots.setdefault(concept, []).append((len(self._paths) - 1, position))
        for steps in self._slots.values():
            steps.sort(key=lambda step: (step[0], -step[1]))

    def follow(self, tokens: Sequence[Token], *, hidden: bool) -> list[Hit]:
        """The first hit of every rule."""
        reached: list[list[tuple[int, int, int] | None]] = [[None] * n for _, n in self._paths]
        done: set[str] = set()
        hits: list[Hit] = []
        for token in tokens:
            for concept in token.concepts:
                for path, position in self._slots.get(concept, ()):
                    rule, length = self._paths[path]
                    if rule.rule in done or (rule.hidden and not hidden):
                        continue
                    start = _start(reached[path], position, rule, token)
                    if start is None:
                        continue
                    reached[path][position] = (start, token.end, token.sentence)
                    if position == length - 1:
                        done.add(rule.rule)
                        hits.append(Hit(rule, start, token.end))
        return hits


def _start(
    reached: Sequence[tuple[int, int, int] | None], position: int, rule: Rule, token: Token
) -> int | None:
    """Where the rule's way to this token began; None where it does not lead here."""
    if position == 0:
        return token.start
    last = reached[position - 1]
    if last is None:
        return None
    start, end, sentence = last
    near = 0 <= token.start - end <= rule.gap and token.sentence - sentence <= rule.reach
    return start if near else None
