"""Finding concepts in a text, and sequences of concepts: what the rules of the gates speak of.

A rule names concepts ("tells to drop", "instructions"), never phrases; the vocabularies of several
languages say the same concepts. Scanning is linear: one pass finds the words, and each rule is
followed from word to word without looking back.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from typing import Any, NamedTuple

from activities.rules.scanning.anchors import lowered
from activities.rules.scanning.literals import Literals
from activities.rules.scanning.regex import regex
from activities.rules.scanning.sieve import Sieve
from schemas.base import Record
from schemas.gate import Severity

REMEMBERED = 20_000
"""Judgements on what could be fulfilled."""
_PARTS = bytes(chr(code) in "abcdefghijklmnopqrstuvwxyz0123456789" for code in range(256))
"""Of a word in Latin letters or a number: no word of the vocabulary goes on there."""
_PARAGRAPH = regex(r"\n\s*\n\s*")
_END = regex(r"[。！？!\n;；]|\?(?![\w-]{1,30}=)|\.(?=[ \"'”’)]|$)")


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


class Word(NamedTuple):
    """A word of the vocabulary as it stands in a text: what it may mean if no guard objects."""

    start: int
    end: int
    concepts: tuple[str, ...]


class Lexicon:
    """A vocabulary: words (``a|b|c`` for each concept), patterns for the rest, and guards."""

    def __init__(
        self,
        words: Sequence[Mapping[str, str]],
        patterns: Mapping[str, str],
        guards: Mapping[str, Guard],
    ) -> None:
        concepts: dict[str, tuple[str, ...]] = {}
        for vocabulary in words:
            for concept, listed in vocabulary.items():
                for word in filter(None, listed.split("|")):
                    known = concepts.get(word, ())
                    if concept not in known:
                        concepts[word] = (*known, concept)
        self._latin = Literals({w: c for w, c in concepts.items() if w.isascii()})
        self._other = Literals({w: c for w, c in concepts.items() if not w.isascii()}, longest=True)
        self._patterns = {name: re.compile(pattern) for name, pattern in patterns.items()}
        self._sieve = Sieve({name: [pattern] for name, pattern in patterns.items()})
        self._guards = {concept: _Guard(guard) for concept, guard in guards.items()}

    def words(self, text: str) -> list[Word]:
        """The words of the vocabulary in ``text`` (as ``plain`` gives it), in order."""
        parts = f" {text} ".encode("ascii", "replace").translate(_PARTS)
        found = _leftmost(
            at for at in self._latin.within(text) if not (parts[at[0]] or parts[at[1] + 1])
        )
        if text.isascii():
            return found
        return sorted(found + [Word(*at) for at in self._other.within(text)])

    def patterned(self, text: str) -> tuple[frozenset[str], int]:
        """The concepts of which a pattern may stand in ``text``, and how many of them at most."""
        possible, most = self._sieve.most(text)
        return frozenset(c for c, bit in self._sieve.bits.items() if bit & possible), most

    def standing(self, text: str, patterned: Iterable[str]) -> frozenset[str]:
        """Those concepts of which a pattern does stand in ``text``."""
        return frozenset(c for c in patterned if self._patterns[c].search(text))

    def tokens(
        self, text: str, words: Sequence[Word], wanted: frozenset[str] | None = None
    ) -> list[Token]:
        """The ``words`` of ``text`` and what its patterns match, in order, where they count.

        Only of the concepts that are wanted.
        """
        found = [w for w in words if wanted is None or not wanted.isdisjoint(w.concepts)]
        for concept in self.patterned(text)[0]:
            if wanted is None or concept in wanted:
                found += [
                    Word(at.start(), at.end(), (concept,))
                    for at in self._patterns[concept].finditer(text)
                ]
        found.sort()
        return list(self._guarded(text, found, wanted))

    def _guarded(
        self, text: str, found: Sequence[Word], wanted: frozenset[str] | None
    ) -> Iterator[Token]:
        sentence, ends = 0, (at.start() for at in _END.finditer(text))
        judged = _Judged(self._guards)
        limit = next(ends, len(text))
        for start, end, concepts in found:
            while limit < start:
                sentence, limit = sentence + 1, next(ends, len(text))
            kept = tuple(
                c
                for c in concepts
                if (wanted is None or c in wanted) and judged.counts(c, text, start, end)
            )
            if kept:
                yield Token(start, end, sentence, kept)


def _leftmost(found: Iterable[tuple[int, int, tuple[str, ...]]]) -> list[Word]:
    """Of matches that overlap the longest from the left."""
    kept, free = [], 0
    for start, end, concepts in sorted(found, key=lambda match: (match[0], -match[1])):
        if start >= free:
            kept.append(Word(start, end, concepts))
            free = end
    return kept


class _Guard:
    """A guard, compiled: it looks at the last few characters of the paragraph and the next only."""

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
        near = max(0, start - guard.BEFORE)
        before = text[max(near, text.rfind("\n", near, start)) : start]
        after = text[end : end + guard.AFTER]
        known = self._known.get((concept, before, after))
        if known is None:
            if len(self._known) >= self.LIMIT:
                return True
            known = self._known[concept, before, after] = guard.allows(before, after)
        return known


def _bounded(known: dict[Any, Any]) -> None:
    """What is remembered is forgotten where a hostile text would make it grow without end."""
    if len(known) >= REMEMBERED:
        known.clear()


class Rulebook:
    """Rules over a lexicon, ready to follow all of them at once."""

    def __init__(self, rules: Sequence[Rule]) -> None:
        self._rules = tuple(rules)
        self.concepts = frozenset(c for r in rules for slot in r.concepts for c in slot.split("|"))
        self._bits = {concept: 1 << at for at, concept in enumerate(sorted(self.concepts))}
        self._masks: dict[tuple[str, ...], int] = {}
        self._books: dict[tuple[str, ...], Rulebook] = {}
        self._known: dict[tuple[int, int, bool], tuple[str, ...]] = {}
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

    def narrowed(
        self, text: str, words: Sequence[Word], anywhere: frozenset[str], *, hidden: bool
    ) -> "Rulebook":
        """The rules that ``words`` could fulfil, guards apart, with the concepts ``anywhere``."""
        whole = base = self._mask(tuple(anywhere))
        for word in words:
            whole |= self._mask(word.concepts)
        if not self._fulfillable(whole, whole, hidden=hidden):
            return self._book(())
        names: dict[str, None] = {}
        for near in {base | mask for mask in self._sentences(text, words)}:
            names |= dict.fromkeys(self._fulfillable(near, whole, hidden=hidden))
        return self._book(tuple(sorted(names)))

    def _mask(self, concepts: tuple[str, ...]) -> int:
        known = self._masks.get(concepts)
        if known is None:
            known = self._masks[concepts] = sum(self._bits.get(concept, 0) for concept in concepts)
        return known

    def _sentences(self, text: str, words: Sequence[Word]) -> Iterator[int]:
        """The concepts of the words of each sentence, and those of none."""
        at, mask = 0, 0
        for end in _END.finditer(text):
            while at < len(words) and words[at].start <= end.start():
                mask |= self._mask(words[at].concepts)
                at += 1
            yield mask
            mask = 0
        for word in words[at:]:
            mask |= self._mask(word.concepts)
        yield mask

    def _fulfillable(self, near: int, whole: int, *, hidden: bool) -> tuple[str, ...]:
        """The rules that have a concept for every place: ``near``, or where they reach further."""
        known = self._known.get((near, whole, hidden))
        if known is None:
            _bounded(self._known)
            known = self._known[near, whole, hidden] = tuple(
                rule.rule
                for rule in self._rules
                if (hidden or not rule.hidden)
                and all(
                    self._mask(tuple(slot.split("|"))) & (whole if rule.reach else near)
                    for slot in rule.concepts
                )
            )
        return known

    def _book(self, names: tuple[str, ...]) -> "Rulebook":
        known = self._books.get(names)
        if known is None:
            _bounded(self._books)
            known = self._books[names] = Rulebook([r for r in self._rules if r.rule in names])
        return known

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
