"""The stretch of time that a return or a price move is over, in English.

Since inception, year to date, on the day.
"""

from functools import lru_cache

from activities.rules.prose.bounds import Bound
from activities.rules.prose.readings import Reading, Readings
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex

_NAMES = regex(
    r"(?<![a-z0-9-])(?:(?P<inception>(?:since|from)[- ](?:its\s|our\s|the\s)?"
    r"(?:fund's\s|strategy's\s)?(?:inception|launch))"
    r"|(?P<ytd>(?:the\s)?year[- ]to[- ]date|ytd|so far this year|since the start of the year)|"
    r"(?P<mtd>month[- ]to[- ]date|mtd|(?:one|1)[- ]month)"
    r"|(?P<day>daily|intraday|(?:one|1)[- ]day|on the day)|(?P<week>weekly|(?:one|1)[- ]week)"
    r"|(?P<year>(?:one|1)[- ]year|(?:12|twelve|trailing 12)[- ]months?)|(?P<three>(?:three|3)[- ]"
    r"years?)|(?P<five>(?:five|5)[- ]years?)|(?P<ten>(?:ten|10)[- ]years?))(?![a-z0-9-])"
)
_LABELS = {"YTD": "ytd", "FY": "", "Q1": "quarter", "Q2": "quarter", "Q3": "quarter",
           "Q4": "quarter"}  # fmt: skip
_MOVES = regex(
    r"(?<![a-z])(?:returns?|performance|price change|change in price|"
    r"share price|gain|move)(?![a-z])"
)
_GLUED = regex(r"(?<=[0-9])(?=ytd|mtd)|-(?=ytd|mtd)")
_CLAUSE = regex(r"[,;:|]\s|\.\s|\n|(?<![a-z])(?:and|but|while|versus|vs)(?![a-z])")


def contradict(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether the words of a return tell another stretch than a fact's.

    A day that dates a move is the stretch where a fact of a daily move is known.
    """
    percent = reading.unit is not None and reading.unit.kind is Kind.PERCENT
    if not percent or not _MOVES.search(reading.words):
        return False
    said, mine = _said(bound.before, bound.behind), _of(reading)
    if said:
        return bool(mine) and said != mine
    on_day = (
        bound.direct and bound.dated and bound.period is not None and bound.period.part == "DAY"
    )
    if not on_day or mine in ("", "day"):
        return False
    return any(other.entity == reading.entity and _of(other) == "day" for other in readings)


@lru_cache(maxsize=2048)
def _said(before: str, behind: str) -> str:
    """The stretch told in the clause of a number, before it or behind."""
    for words in (_CLAUSE.split(before)[-1], _CLAUSE.split(behind, maxsplit=1)[0]):
        found = {str(hit.lastgroup) for hit in _NAMES.finditer(words)}
        if found:
            return found.pop() if len(found) == 1 else ""
    return ""


def _of(reading: Reading) -> str:
    """The stretch that a fact is over, by its name or its period; empty where neither tells."""
    period = _GLUED.sub(" ", (reading.fact.period or "").lower())
    told = f"{reading.words} {period}"
    found = {str(hit.lastgroup) for hit in _NAMES.finditer(told)}
    if found:
        return found.pop() if len(found) == 1 else ""
    return _LABELS.get(reading.period.part, "") if reading.period else ""
