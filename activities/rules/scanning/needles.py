"""What every match of a pattern holds: literals of which one at least stands in it.

The dear patterns of the gates are asked only where one of their needles is. The needles are read
off the patterns themselves, so that a pattern may change without a list beside it.
"""

import importlib
import math
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from activities.rules.scanning.remembered import Row, remembered

_parser: Any = importlib.import_module("re._parser")
"""The standard library's reader of patterns: no other knows the whole syntax."""
_LITERAL: Any = _parser.LITERAL
_LISTED, _JOINED, _CLASS = 600, 200, 12
"""Literals that are told apart: of a choice, of two parts joined, and characters of a class."""
_SIGN, _MARK, _BLANK, _LATIN, _WIDE = 1_000, 20, 4, 14, 200
"""One in so many characters is a given sign, mark, blank, Latin letter or Chinese character."""
_OFTEN, _WORD = 0.1, 1e-4
"""So many of a text's literals are one of the usual words, and a given word at least."""
_SIGNS = frozenset("<>{}[]|#@_=~^*\\`「」『』【】")
_EDGE = "\b"
"""The edge of a word, where a pattern asks for one."""
_USUAL = frozenset(
    (
        "a", "ai", "all", "an", "and", "are", "at", "be", "by", "do", "for", "go", "in", "ing",
        "is", "it", "its", "no", "not", "of", "on", "one", "or", "s", "that", "the", "this",
        "to", "which", "who", "will", "的",
    )
)  # fmt: skip
"""Words, and what stands in so many words that it is in every sentence."""
_NOTHING = frozenset(("",))
_BARE = frozenset((_EDGE,))
_EDGES = frozenset(_EDGE * count for count in range(8))
_WIDTHLESS = frozenset(("AT", "ASSERT", "ASSERT_NOT"))
_REPEATS = frozenset(("MAX_REPEAT", "MIN_REPEAT", "POSSESSIVE_REPEAT"))


class Needle(NamedTuple):
    """A literal, and whether a word begins or ends where it does."""

    text: str
    begins: bool = False
    ends: bool = False


class _Held(NamedTuple):
    """What a part of a pattern matches, where that can be listed, and what its matches hold.

    ``heads`` are what its matches begin with; ``apart``: none ends within a word; ``empty``: it may
    match nothing; ``bound``: it asks for more than its characters and the edges of words.
    """

    exactly: frozenset[str] | None = None
    needles: frozenset[str] | None = None
    heads: frozenset[str] | None = None
    apart: bool = False
    empty: bool = False
    bound: bool = False

    @property
    def best(self) -> frozenset[str] | None:
        return _rarer((self.exactly, self.needles))

    @property
    def begun(self) -> frozenset[str] | None:
        return self.exactly or self.heads


def needles(pattern: str) -> frozenset[Needle] | None:
    """Literals of which every match of the pattern holds one; None where there are no such.

    In lower case, for a text in lower case.
    """
    return read(pattern).needles


class Reading(NamedTuple):
    """The needles of a pattern; ``whole``: where one of them stands, there the pattern matches."""

    needles: frozenset[Needle] | None
    whole: bool = False


def read(pattern: str) -> Reading:
    """What every match of the pattern holds, and whether nothing else is asked for."""
    literals, whole = remembered(pattern) or read_off(pattern)
    return Reading(None if literals is None else frozenset(map(_needle, literals)), whole)


def read_off(pattern: str) -> Row:
    """The same, read off the pattern itself; edges of words stand in the literals."""
    held = _sequence(_parser.parse(pattern))
    found = held.best
    whole = found is not None and found == held.exactly and not held.bound
    return Row(found, whole and all(map(_plain, found or ())))


def _plain(literal: str) -> bool:
    """Whether a needle says all that the literal does: an edge of a word on either side at most."""
    bare = literal.strip(_EDGE)
    inner = all(
        in_word(bare[at - 1]) != in_word(bare[at + 1])
        for at, sign in enumerate(bare)
        if sign == _EDGE
    )
    begins = literal[0] != _EDGE or in_word(bare[0])
    ends = literal[-1] != _EDGE or in_word(bare[-1])
    return inner and begins and ends


def in_word(character: str) -> bool:
    """Whether a pattern takes the character for a part of a word."""
    return character.isalnum() or character == "_"


def _needle(literal: str) -> Needle:
    text = literal.replace(_EDGE, "")
    return Needle(
        text,
        begins=literal[0] == _EDGE and text[0].isalnum(),
        ends=literal[-1] == _EDGE and text[-1].isalnum(),
    )


def _rarer(choices: Iterable[frozenset[str] | None]) -> frozenset[str] | None:
    """The set of which a text holds one least often."""
    usable = [literals for literals in choices if literals and literals.isdisjoint(_EDGES)]
    return min(usable, key=_frequency) if len(usable) > 1 else next(iter(usable), None)


def _frequency(literals: frozenset[str]) -> float:
    """How often one of them stands in a text; the order of a set says nothing about it."""
    return math.fsum(map(_chance, literals))


@cache
def _chance(literal: str) -> float:
    bare, chance = literal.strip(f" {_EDGE}"), 1.0
    if bare in _USUAL and (len(literal) == len(bare) or bare not in ("ai", "s", "ing")):
        return _OFTEN
    for character in literal:
        if character in (" ", _EDGE):
            chance /= _BLANK
        elif character.isalpha():
            chance /= _LATIN if character.isascii() else _WIDE
        else:
            chance /= _SIGN if character in _SIGNS else _MARK
    return max(chance, _WORD) if bare.isascii() and bare.isalpha() else chance


class _Joint:
    """The parts of a sequence so far: literals joined as long as they can be listed."""

    def __init__(self) -> None:
        self._running, self._apart = _NOTHING, False
        self._heads: frozenset[str] | None = None
        self._whole, self._empty, self._bound = True, True, False
        self._candidates: list[frozenset[str] | None] = []

    def add(self, held: _Held) -> None:
        self._empty = self._empty and held.empty
        self._bound = self._bound or held.bound
        if held.exactly and (longer := _joined(self._running, held.exactly)):
            self._running = longer
            return
        before, apart = self._edged(), self._ends_apart()
        if apart and before == _NOTHING:
            before = _BARE
        begun = held.begun and _joined(before, held.begun)
        self._candidates += [before, begun, held.needles]
        if self._whole:
            self._whole = False
            self._heads = (held.begun and _joined(self._running, held.begun)) or self._running
        self._running = held.exactly or _NOTHING
        self._apart = apart if held.exactly else held.apart and (apart or not held.empty)

    def held(self) -> _Held:
        """The sequence as one part."""
        if self._whole:
            apart, bound = self._ends_apart(), self._bound
            return _Held(self._running, apart=apart, empty=self._empty, bound=bound)
        needles = _rarer((*self._candidates, self._edged()))
        return _Held(None, needles, self._heads, self._ends_apart(), self._empty, self._bound)

    def _edged(self) -> frozenset[str]:
        return _joined(_BARE, self._running) or self._running if self._apart else self._running

    def _ends_apart(self) -> bool:
        return all(_ends_apart(literal, before=self._apart) for literal in self._running)


def _ends_apart(literal: str, *, before: bool) -> bool:
    """Whether no word goes on after the literal."""
    bare = literal.strip(_EDGE)
    if not bare:
        return before or _EDGE in literal
    return not in_word(bare[-1])


def _sequence(parts: Any) -> _Held:
    """The parts of a pattern, as the parser has them, one after the other."""
    joint, run = _Joint(), ""
    for kind, argument in parts.data:
        if kind is _LITERAL:
            run += chr(argument)
            continue
        if run:
            joint.add(_spelt(run))
            run = ""
        joint.add(_part(str(kind), argument))
    if run and len(run) == len(parts.data):
        return _spelt(run)
    if run:
        joint.add(_spelt(run))
    return joint.held()


def _spelt(run: str) -> _Held:
    """Characters one after the other."""
    lower = run.lower()
    apart = not in_word(lower[-1])
    return _Held(frozenset((lower,)), apart=apart, bound=lower != run)


def _joined(heads: frozenset[str], tails: frozenset[str]) -> frozenset[str] | None:
    most = _LISTED if 1 in (len(heads), len(tails)) else _JOINED
    if len(heads) * len(tails) > most:
        return None
    return frozenset(head + tail for head in heads for tail in tails)


def _part(kind: str, argument: Any) -> _Held:
    if kind in _WIDTHLESS:
        edge = kind == "AT" and str(argument) == "AT_BOUNDARY"
        return _Held(_BARE if edge else _NOTHING, empty=True, bound=not edge)
    if kind == "IN":
        return _class(argument)
    if kind == "SUBPATTERN":
        return _sequence(argument[3])
    if kind == "BRANCH":
        return _choice([_sequence(branch) for branch in argument[1]])
    if kind in _REPEATS:
        return _repeated(*argument)
    return _Held(empty=kind == "GROUPREF")


def _class(items: Sequence[tuple[Any, Any]]) -> _Held:
    """The characters of a class, where they are few."""
    listed: set[str] = set()
    for kind, argument in items:
        if str(kind) == "LITERAL":
            listed.add(chr(argument))
        elif str(kind) == "RANGE" and argument[1] - argument[0] < _CLASS:
            listed.update(chr(code) for code in range(argument[0], argument[1] + 1))
        else:
            return _Held()
    bound = any(map(str.isupper, listed))
    listed = {character.lower() for character in listed}
    marks = not any(character.isalnum() or character == "_" for character in listed)
    few = frozenset(listed) if len(listed) <= _CLASS else None
    return _Held(few, apart=marks, bound=bound)


def _choice(branches: Sequence[_Held]) -> _Held:
    return _Held(
        _union([branch.exactly for branch in branches]),
        _union([branch.best for branch in branches]),
        _union([branch.begun for branch in branches]),
        all(branch.apart for branch in branches),
        any(branch.empty for branch in branches),
        any(branch.bound for branch in branches),
    )


def _union(sets: Sequence[frozenset[str] | None]) -> frozenset[str] | None:
    """All of them, where each is known."""
    known = [literals for literals in sets if literals is not None]
    union = frozenset().union(*known)
    return union if len(known) == len(sets) and len(union) <= 2 * _LISTED else None


def _in_a_row(once: frozenset[str], least: int) -> frozenset[str]:
    """The beginnings of so many in a row, as long as they can be listed."""
    row = once
    for _ in range(1, least):
        longer = _joined(row, once)
        if longer is None:
            break
        row = longer
    return row


def _repeated(least: int, most: int, parts: Sequence[tuple[Any, Any]]) -> _Held:
    once = _sequence(parts)
    if (least, most) == (1, 1):
        return once
    if least:
        row = once.exactly and _in_a_row(once.exactly, least)
        best, begun = _rarer((row, once.best)), row or once.begun
        return _Held(None, best, begun, once.apart, once.empty, once.bound)
    if most == 1 and once.exactly is not None:
        return _Held(once.exactly | _NOTHING, apart=once.apart, empty=True, bound=once.bound)
    return _Held(apart=once.apart, empty=True)
