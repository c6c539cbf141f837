"""What every match of a pattern holds: literals of which one at least stands in it.

The dear patterns of the gates are asked only where one of their needles is. The needles are read
off the patterns themselves, so that a pattern may change without a list beside it.
"""

import importlib
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

_parser: Any = importlib.import_module("re._parser")
"""The standard library's reader of patterns: no other knows the whole syntax."""
_MOST, _CLASS = 200, 12
"""Literals that are told apart, and characters of a class that are."""
_SPELT, _BLANK, _LATIN, _WIDE = 96, 4, 14, 200
"""One in so many characters is a given mark, blank, Latin letter or Chinese character."""
_EDGE = "\b"
"""The edge of a word, where a pattern asks for one."""
_USUAL = frozenset("a all and are at by for in is it its no not of on one or that the this to which who will".split())
"""Words of which there is one in every sentence."""
_NOTHING = frozenset(("",))
_NONE = frozenset(("", _EDGE, 2 * _EDGE))
_WIDTHLESS = frozenset(("AT", "ASSERT", "ASSERT_NOT"))
_REPEATS = frozenset(("MAX_REPEAT", "MIN_REPEAT", "POSSESSIVE_REPEAT"))


class Needle(NamedTuple):
    """A literal, and whether a word begins or ends where it does."""

    text: str
    begins: bool = False
    ends: bool = False


class _Held(NamedTuple):
    """What a part of a pattern matches, where that can be listed, and what its matches hold."""

    exactly: frozenset[str] | None
    needles: frozenset[str] | None = None

    def best(self) -> frozenset[str] | None:
        return _rarer((self.exactly, self.needles))


_ANYTHING = _Held(None)


def needles(pattern: str) -> frozenset[Needle] | None:
    """Literals of which every match of the pattern holds one; None where there are no such.

    In lower case, for a text in lower case.
    """
    found = _sequence(_parser.parse(pattern)).best()
    return found and frozenset(map(_needle, found))


def _needle(literal: str) -> Needle:
    text = literal.replace(_EDGE, "")
    return Needle(
        text,
        begins=literal[0] == _EDGE and text[0].isalnum(),
        ends=literal[-1] == _EDGE and text[-1].isalnum(),
    )


def _rarer(choices: Iterable[frozenset[str] | None]) -> frozenset[str] | None:
    """The set of which a text holds one least often."""
    usable = [literals for literals in choices if literals and _NONE.isdisjoint(literals)]
    return min(usable, key=_frequency, default=None)


def _frequency(literals: frozenset[str]) -> float:
    return sum(_chance(literal) for literal in literals)


def _chance(literal: str) -> float:
    chance = 1.0
    if literal.strip(f" {_EDGE}") in _USUAL:
        return 0.1
    for character in literal:
        if character in (" ", _EDGE):
            chance /= _BLANK
        elif character.isascii():
            chance /= _LATIN if character.isalpha() else _SPELT
        else:
            chance /= _WIDE
    return chance


def _sequence(parts: Sequence[tuple[Any, Any]]) -> _Held:
    """The parts one after the other: their literals joined as long as they can be listed."""
    running: frozenset[str] | None = _NOTHING
    whole, candidates = True, []
    for kind, argument in parts:
        held = _part(str(kind), argument)
        candidates.append(held.needles)
        product = None
        if held.exactly is not None and running is not None:
            product = _joined(running, held.exactly)
        if product is None:
            whole = False
            candidates.append(running)
            product = held.exactly or _NOTHING
        running = product
    return _Held(running if whole else None, _rarer((*candidates, running)))


def _joined(heads: frozenset[str], tails: frozenset[str]) -> frozenset[str] | None:
    if len(heads) * len(tails) > _MOST:
        return None
    return frozenset(head + tail for head in heads for tail in tails)


def _part(kind: str, argument: Any) -> _Held:
    if kind == "AT" and str(argument) == "AT_BOUNDARY":
        return _Held(frozenset((_EDGE,)))
    if kind in _WIDTHLESS:
        return _Held(_NOTHING)
    if kind == "LITERAL":
        return _Held(frozenset((chr(argument).lower(),)))
    if kind == "IN":
        return _Held(_class(argument))
    if kind == "SUBPATTERN":
        return _sequence(argument[3])
    if kind == "BRANCH":
        return _choice([_sequence(branch) for branch in argument[1]])
    if kind in _REPEATS:
        return _repeated(*argument)
    return _ANYTHING


def _class(items: Sequence[tuple[Any, Any]]) -> frozenset[str] | None:
    """The characters of a class, where they are few."""
    listed: set[str] = set()
    for kind, argument in items:
        if str(kind) == "LITERAL":
            listed.add(chr(argument).lower())
        elif str(kind) == "RANGE" and argument[1] - argument[0] < _CLASS:
            listed.update(chr(code).lower() for code in range(argument[0], argument[1] + 1))
        else:
            return None
    return frozenset(listed) if len(listed) <= _CLASS else None


def _choice(branches: Sequence[_Held]) -> _Held:
    listed = [branch.exactly for branch in branches]
    exactly = frozenset().union(*(e for e in listed if e is not None))
    best = [branch.best() for branch in branches]
    held = frozenset().union(*(b for b in best if b is not None))
    return _Held(
        None if None in listed or len(exactly) > _MOST else exactly,
        None if None in best else held,
    )


def _repeated(least: int, most: int, parts: Sequence[tuple[Any, Any]]) -> _Held:
    once = _sequence(parts)
    if (least, most) == (1, 1):
        return once
    if least:
        return _Held(None, once.best())
    if most == 1 and once.exactly is not None:
        return _Held(once.exactly | _NOTHING)
    return _ANYTHING
