"""A quarter called by its months and, in brackets behind, by the fiscal one that it is.

The March quarter (FY2026 Q3).
"""

from activities.rules.prose.context import Scene
from activities.rules.prose.periods import PeriodMention
from activities.rules.scanning.regex import regex

_OPENS = regex(
    r"(?:'s)?\s?(?:quarter|period)?\s?[(（]"
    r"\s?(?:(?:the|its|our|or|i\.e\.|company's)[ ,]{1,2}){0,2}(?:fiscal\s)?"
)
_CLOSES = regex(r"\s?[)）]")
_BY_MONTHS = frozenset({"MONTH", "DAY"})
_QUARTERS = frozenset({"Q1", "Q2", "Q3", "Q4", "H1", "H2", "FY"})


def in_brackets(scene: Scene, mention: PeriodMention, end: int) -> PeriodMention | None:
    """The fiscal time in brackets behind one that is told by its months.

    None where there is none.
    """
    if mention.period.part not in _BY_MONTHS:
        return None
    for told in scene.after(scene.periods, mention.end, end)[:1]:
        opened = _OPENS.fullmatch(scene.text, mention.end, told.start)
        if opened and told.period.part in _QUARTERS and _CLOSES.match(scene.text, told.end):
            return told
    return None
