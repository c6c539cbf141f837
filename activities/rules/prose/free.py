"""Numerals that stand in prose on their own, where no fact is at hand to hold them against."""

from collections.abc import Iterable

from activities.rules.prose import periods, quantities
from activities.rules.prose.folding import fold, lower
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.units import Kind


def numerals(text: str, names: Iterable[str] = ()) -> tuple[str, ...]:
    """The figures of a text, as written; ``names`` are companies, whose own digits are none.

    Dates, codes, list numbers and model names are no figures, nor are spans of time (12 个月) and
    counts in words (两家).
    """
    for name in filter(None, names):
        text = text.replace(name, " ")
    folded = fold(text)
    times = list(periods.find(lower(folded)))
    found = quantities.scan(folded, times)
    return tuple(text[q.start : q.end] for q in found if not _plain(q))


def _plain(quantity: Quantity) -> bool:
    kind = quantity.unit.kind
    return kind is Kind.DURATION or (kind is Kind.COUNT and quantity.words and quantity.factor == 1)
