"""Whether the English words before a number are the name of another fact than the one of its value.

Adjusted EPS of $0.88 is no diluted EPS of 0.88 where some fact is of adjusted EPS: the words have
all of the other name, and none of those words that only this one has.
"""

import re
from collections.abc import Collection
from functools import lru_cache

from activities.rules.prose import metrics
from activities.rules.prose.labels import BEHIND
from activities.rules.prose.naming_words import (
    EMPTY,
    LEADS,
    LED_UP,
    LIKE,
    OPPOSITES,
    PART,
    QUALIFIERS,
    REMADE,
    SHARE,
    SUBJECT,
)
from activities.rules.prose.readings import Reading
from activities.rules.scanning.regex import regex

_WORD = regex(r"[a-z][a-z&'-]*")
_FEW = 2
"""So many words of a name at least are needed to tell it without the rest."""
_EARNED = regex(r"(?<![a-z])(?:revenues?|fees|commissions|income|sales)$")
"""What a line of business brings in: two names that end so are told apart by the words before."""
_ONE_WORD = regex(r"bought back|(?<![a-z])non[ _]((?:ga|ifr|hkfr)[a-z]+)")
"""Words that are one in names: EPS non GAAP is non-GAAP EPS."""
_YEAR = regex(r"(?<![0-9])20[0-9]{2}(?![0-9])")
_DIGITS = regex(r"[0-9]+")
_FORECAST = regex(r"(?<![a-z])(?:consensus|estimates?|estimated|expected|forecasts?)(?![a-z])")
_SHORT = 3
"""The first word of a company's name that is no longer than this names none alone."""
_MADE = regex(
    r"(?<![a-z-])(?:adjusted|core|underlying|recurring|deducted|normali[sz]ed|non-?\s?gaap|"
    r"non-?\s?ifrs)\s(?:attributable\s)?(?:net\s)?(?:profit|income|earnings|np)(?![a-z])"
)
"""The names of a profit without one-off items."""
_WITHOUT = regex(rf"(?<![a-z]){metrics.WITHOUT_ONE_OFFS}")
"""What says as much as any of those: excluding one-off items."""


def contradicts(label: str, text: str, reading: Reading, rivals: Collection[str]) -> bool:
    """Whether the label of a number names a rival fact in full.

    ``text`` is all that stands around it.
    """
    if not label or not rivals or not reading.words.isascii():
        return False
    said = label.partition(BEHIND)[0].split("\n")[0]
    if (" " in label and label in rivals) or _is_of_other_year(said, reading, rivals):
        return True
    words = _words(_nameless(said, reading.fact.entity))
    if not words:
        return False
    mine = _words(reading.words)
    made = _WITHOUT.search(text) or _is_remade(said, reading, rivals)
    own = mine & (_words(text) | (REMADE if made else frozenset()))
    if _is_of_unknown_line(said, reading, own):
        return True
    if _is_subject_of(unowned(said, reading.fact.entity), mine, rivals) or _is_part_of(
        said, reading.words, rivals
    ):
        return True
    if any(_is_last(said, other, mine) for other in rivals) or _is_nearly(said, text, mine, rivals):
        return True
    others = (_words(other) for other in _alike(label, reading, rivals) if other.isascii())
    return any(
        other and (_names(words, other, mine, own) or _is_plain(words, other, mine, own))
        for other in others
    )


def _is_remade(said: str, reading: Reading, rivals: Collection[str]) -> bool:
    """Whether an adjusted profit is told by another of its names than the fact has.

    Recurring, core and deducted net profit are one, where no other fact is called so.
    """
    metric = reading.metric
    if metric is None or metric.id != "adjusted_profit" or not _MADE.search(said):
        return False
    return not any(_MADE.search(other) for other in rivals)


def _alike(label: str, reading: Reading, rivals: Collection[str]) -> Collection[str]:
    """The rivals of a fact.

    Where it is a forecast and a number is said to be one, only other forecasts.
    """
    if not _FORECAST.search(label) or not _FORECAST.search(reading.words):
        return rivals
    return [other for other in rivals if _FORECAST.search(other)]


@lru_cache(maxsize=4096)
def are_same(one: str, other: str) -> bool:
    """Whether two names are spellings of one metric: capex guidance, capital expenditure."""
    if _DIGITS.findall(one) != _DIGITS.findall(other):
        return False
    apart = _words(one) ^ _words(other)
    known = metrics.named(one)
    if (
        not known
        or not known.id
        or known != metrics.named(other)
        or apart & QUALIFIERS | apart & REMADE
    ):
        return False
    return _rest(one) == _rest(other)


def _rest(name: str) -> frozenset[str]:
    """The telling words of a name beside that of its metric."""
    found = max(metrics.fact_pattern().findall(name), key=len, default="")
    return _words(name.replace(found, " ", 1))


def _is_last(said: str, name: str, mine: frozenset[str]) -> bool:
    """Whether a name that says more than this one's stands in full right before a number.

    Return on tangible common equity was.
    """
    return (
        mine < _words(name) and re.search(rf"(?<![a-z]){re.escape(name)}{LEADS}$", said) is not None
    )


def _is_nearly(said: str, text: str, mine: frozenset[str], rivals: Collection[str]) -> bool:
    """Whether the words that lead up to a number have most of another fact's name.

    None of these is this one's: capital surplus over the requirement reached.
    """
    led = LED_UP.search(said)
    told = _words(led["name"]) - QUALIFIERS if led else frozenset()
    if len(told) < _FEW or told & mine or _words(text) & mine:
        return False
    others = (_words(other) for other in rivals if other.isascii())
    return any(len(told & other) * 2 >= max(len(other), 2 * _FEW) for other in others)


def _is_subject_of(said: str, mine: frozenset[str], rivals: Collection[str]) -> bool:
    """Whether the words before a number are another fact's name and a verb.

    They have no word of this one: deposits averaged.
    """
    told = SUBJECT.fullmatch(said)
    name = _words(told["name"]) if told else frozenset()
    if not name or name & mine:
        return False
    return any(_words(other) == name for other in rivals if other.isascii())


def _nameless(said: str, entity: str) -> str:
    """The words before a number without the name of the company, whose words name no metric.

    Rhone Asset Management drew.
    """
    return said.replace(entity.lower(), " ") if " " in entity else said


def unowned(said: str, entity: str) -> str:
    """The words before a number without the company that they say owns what they name.

    Loan growth at Harlow Bank.
    """
    first, *rest = entity.lower().split()
    if len(first) <= _SHORT:
        return said
    name = (
        re.escape(first) + "".join(rf"(?:\s{re.escape(word)}" for word in rest) + ")?" * len(rest)
    )
    return re.sub(
        rf"\s(?:at|of|for|in)\s(?:the\s)?{name}(?![a-z])|(?<![a-z]){name}(?:'s|')\s", "", said
    )


def _is_of_unknown_line(said: str, reading: Reading, own: frozenset[str]) -> bool:
    """Whether the words before a number name what no fact tells, and none of this one's.

    Trading revenue for banking fees.
    """
    told = SUBJECT.search(said)
    if told is None or told.end() != len(said) or reading.metric is not None:
        return False
    name, fact = told["name"], reading.words
    if not _EARNED.search(name) or not _EARNED.search(fact):
        return False
    line = _words(_EARNED.sub("", name).replace("-", " "))
    own -= _words(_EARNED.findall(fact)[0])
    telling = own | (line & _words(fact.replace("-", " ")))
    return bool(line - QUALIFIERS) and not telling and bool(_words(_EARNED.sub("", fact)))


def _is_part_of(said: str, words: str, rivals: Collection[str]) -> bool:
    """Whether the words before a share are the part that another fact is a share of: Europe for.

    It is not this one's part.
    """
    told, own = PART.search(said), SHARE.match(words)
    if told is None or own is None or own["name"] in said:
        return False
    parts = (hit["name"] for other in rivals if (hit := SHARE.match(other)))
    return any(f" {told['name']}".endswith(f" {part}") for part in parts)


def _is_of_other_year(said: str, reading: Reading, rivals: Collection[str]) -> bool:
    """Whether the words before a number have a year that the name of a rival has: 2027 notes.

    The name of this one has another.
    """
    mine = frozenset(_YEAR.findall(reading.words))
    if not mine:
        return False
    told = frozenset(_YEAR.findall(said))
    others = frozenset(year for other in rivals for year in _YEAR.findall(other))
    return bool(told & others - mine) and not told & mine


def is_opposite(label: str, reading: Reading) -> bool:
    """Whether the words before a number have the opposite of a word that the name of a fact has.

    Unfunded backlog.
    """
    said = frozenset(_WORD.findall(label.partition(BEHIND)[0].split("\n")[0]))
    mine = frozenset(_WORD.findall(reading.words))
    return any(
        (one in said and other in mine and not {other} & said and one not in mine)
        or (other in said and one in mine and not {one} & said and other not in mine)
        for one, other in OPPOSITES
    )


def _is_plain(
    said: frozenset[str], other: frozenset[str], mine: frozenset[str], own: frozenset[str]
) -> bool:
    """Whether a name is said without the word that makes a fact another figure of the same."""
    more = mine - other
    return other < mine and other <= said and more <= REMADE and not more & own


def _names(
    said: frozenset[str], other: frozenset[str], mine: frozenset[str], own: frozenset[str]
) -> bool:
    if not other - mine or not other <= said or len(other) < 2:
        return False
    if mine - other:
        return not (mine - other) & own
    return bool((other - mine) & QUALIFIERS) and mine < other


def _as_one(hit: re.Match[str]) -> str:
    return "repurchase" if hit[0] == "bought back" else f"non-{hit[1]}"


@lru_cache(maxsize=4096)
def _words(text: str) -> frozenset[str]:
    """The telling words of a name, in one form each."""
    found = (LIKE.get(hit[0], hit[0]) for hit in _WORD.finditer(_ONE_WORD.sub(_as_one, text)))
    return frozenset(_singular(word) for word in found if word not in EMPTY)


def telling(text: str) -> frozenset[str]:
    """The telling words of a text, in one form each; no letters alone."""
    return frozenset(word for word in _words(text) if len(word) > 1)


def plainly(words: frozenset[str]) -> frozenset[str]:
    """Those of the telling words that do not only make another figure of the same one."""
    return words - QUALIFIERS - REMADE


def _singular(word: str) -> str:
    plural = word.endswith("s") and not word.endswith(("ss", "us", "is")) and len(word) > 3
    return word[:-1] if plural else word
