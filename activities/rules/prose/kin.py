"""Names that are parts of other names: a company and its bonds, a group and its bank."""

import re
from functools import lru_cache

from activities.rules.prose import variants
from activities.rules.prose.readings import Reading, Readings
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex

_WHOLE = regex(
    r"(?<![a-z])(?:group|group-wide|consolidated|whole|overall|altogether|in total|company-wide|"
    r"across|combined|parent)(?![a-z])|集团|合并|整体"
)
"""Beside a number of all that a unit spoken of before is a part of."""


_LEAST = 4
_DEAL = regex(
    r"(?<![a-z])(?:paid|pays|paying|buy|buys|bought|buying|acquir(?:e|es|ed|ing)|takeover|"
    r"merge[sd]?|offer(?:ed)? for|bid for)(?![a-z])[^;]{0,60}\sfor\s"
)
_PLACE = regex(
    r"^(?:United Kingdom|United States|UK|US|Euro area|Eurozone|EU|Europe|China|Japan|India|"
    r"Germany|France|Spain|Italy|Canada|Australia|Sweden|Americas|Asia)(?![A-Za-z])"
    r"|(?<![A-Za-z])(?:market|industry|sector|economy|[Ii]ndex|[Bb]enchmark)$"
)


def may_be(entity: str, label: str, reading: Reading, readings: Readings) -> bool:
    """Whether who is named may be the one of a fact, as one name begins with the other.

    Ravenna's 2030 bonds and Ravenna: but not where both have a fact of the same. A name that no
    fact has may be a part of one, or of the name of a metric: Compressor Systems orders.
    """
    own = reading.fact.entity
    if not entity.startswith("?") and _is_told_of(entity, reading, readings):
        return True
    if entity.startswith("?"):
        if variants.is_part(entity[1:], own, label):
            return True
        return f" {entity[1:]} " in f" {own} {reading.fact.metric} " or _is_held(
            entity[1:], reading, readings
        )
    theirs = readings.called(entity)
    if not any(_within(name, own) or _within(own, name) for name in theirs):
        return False
    if _WHOLE.search(label) and any(_within(own, name) for name in theirs):
        return True
    return not readings.has_words(entity, reading.words)


def has_like(entity: str, reading: Reading, readings: Readings) -> bool:
    """Whether who is named has a fact of what another one's fact tells.

    Of one metric and kind; a stranger may have.
    """
    if entity.startswith("?"):
        rests = _rests(entity[1:], readings)
        return not rests or reading.words.endswith(rests)
    return readings.has_alike(entity, reading)


def _rests(name: str, readings: Readings) -> tuple[str, ...]:
    """What the names of facts say behind that of a stranger: 持仓占净值比 behind 宁德时代."""
    if name.isascii():
        return ()
    return tuple(r.words.partition(name)[2] for r in readings if r.words.startswith(name))


def _is_told_of(entity: str, reading: Reading, readings: Readings) -> bool:
    """Whether the name of a fact's metric says who is named: the weight in Larkfield Trust."""
    return _has_head(reading.fact.metric, readings.called(entity))


@lru_cache(maxsize=4096)
def _has_head(metric: str, names: frozenset[str]) -> bool:
    heads = {name if len(name) < _LEAST else name.partition(" ")[0] for name in names}
    return any(len(head) >= _LEAST - 1 and _has_word(metric, head) for head in heads)


def _is_held(name: str, reading: Reading, readings: Readings) -> bool:
    """Whether a stranger is in the name of a fact: 中际旭创占净值比.

    Or of none that tells what this one could be taken for.
    """
    if name.isascii():
        return False
    holding = readings.naming(name)
    return reading in holding or (
        bool(holding) and not any(_kind(other) is _kind(reading) for other in holding)
    )


def _has_word(text: str, word: str) -> bool:
    return re.search(rf"(?<![A-Za-z]){re.escape(word)}(?![A-Za-z])", text) is not None


def _kind(reading: Reading) -> Kind | None:
    return reading.unit.kind if reading.unit else None


def _within(one: str, other: str) -> bool:
    """Whether one name is the head of another."""
    longer = other[len(one) : len(one) + 1]
    return other.startswith(one) and (longer == " " or (bool(longer) and not longer.isascii()))


@lru_cache(maxsize=256)
def is_loose(entity: str, around: str) -> bool:
    """Whether figures beside a name are often of others.

    A country, a market, who pays for another.
    """
    return _PLACE.search(entity) is not None or _DEAL.search(around) is not None
