"""Figures that whoever stands right behind them had.

The 34.3% Salesforce posted, the 24% margin Oracle reported.
"""

from bisect import bisect_right

from activities.rules.prose.context import Scene
from activities.rules.prose.periods import PeriodMention
from activities.rules.scanning.regex import regex

_DEFINITE = regex(
    r"(?<![A-Za-z])(?:the|than|a|an)\s(?:[A-Z]{2,3}\s?)?[$¥€£]?[0-9][0-9.,]*[-\s]?"
    r"(?:[a-z%×]+(?:\spoints?)?)?$"
)
"""A figure that a clause without a pronoun may follow, as far as its end."""
_THING = regex(
    r"\s(?:(?!(?:in|for|at|from|to|than|and|or|but|while|as|with|after|on|by)\s)[a-z-]+\s){0,3}"
)
_HAD = regex(
    r"\s(?:has\s|had\s|itself\s|also\s|just\s)?(?:[a-z]{2,}ed(?:\s(?:out|in|up|off|down|away))?|"
    r"made|paid|spent|held|had|saw|sold|won|lost|took|brought in|threw off"
    r"|commands|carries|claims|enjoys|fetches|pays|earns|makes|spends|offers|yields|"
    r"posts|reports|trades at|has)"
    r"(?![a-z])(?!\s(?:[A-Z]{2,3}\s?)?[$¥€£]?[0-9])"
)


def is_had_by(text: str, position: int, start: int, end: int) -> bool:
    """Whether a figure that ends at a position is what the company named behind it had.

    The name goes from ``start`` to ``end``.
    """
    return bool(
        _THING.fullmatch(text, position, start)
        and _HAD.match(text, end)
        and _DEFINITE.search(text, max(0, position - 40), position)
    )


def tells(scene: Scene, position: int, mention: PeriodMention) -> bool:
    """Whether a time behind a position is that of such a figure.

    The 27.8x Deckers fetched in January 2025.
    """
    last = bisect_right(scene.ends, mention.start) - 1
    end = scene.ends[last] if last >= 0 else 0
    named = scene.between(scene.entities, end, mention.start)[-1:] if end > position else []
    return any(is_had_by(scene.text, end, name.start, name.end) for name in named)
