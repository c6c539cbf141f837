"""Units that a number leaves to the one before it.

9 basis points wider than in June and 58 wider than a year ago.
"""

from activities.rules.prose.units import Kind, Unit
from activities.rules.scanning.regex import regex

_WEIGHED = regex(
    r"^[^0-9;。；\n]{0,24}?(?:versus|vs\.?|from|against|compared (?:with|to)|than|to|较|比|于|"
    r"至|到|和|与|前值|的)\s?$"
)
PARTED = regex(r"(?:,\s|\s?(?:,\s)?and\s|\s?(?:,\s)?while\s)[a-z][a-z' -]{2,40}\s")
"""Between two parts of a difference, one of them without its unit: 3.4 points and volume subtracted
0.5."""
_FORESEEN = regex(
    r"(?<![a-z])(?:expect|expecting|guide to|guiding to|targeting|aiming for|modeling)\s$"
)
_WAYS = r"wider|narrower|tighter|better|worse|higher|lower|more|less|above|below|up|down"
_WIDER = regex(
    rf"\s(?:(?P<word>{_WAYS})\s[^.;0-9]{{0,60}}|on the (?:quarter|month|year)|sequentially|"
    rf"quarter on quarter|year on year|qoq|q/q|yoy|"
    rf"y/y)\s(?:and|but|or|yet)\s(?:still\s|another\s|about\s|some\s)?$"
)
"""Between two differences of which only the first has its points: 9 basis points wider than in June
and 58 wider than a year ago."""
_WAY = regex(rf"\s(?P<word>{_WAYS})(?![a-z])")


def takes_unit(gap: str, unit: Unit, behind: str) -> bool:
    """Whether the words between two numbers say that the second is in the unit of the first."""
    if is_in_points(unit) and (wider := _WIDER.match(gap)):
        again = _WAY.match(behind)
        return (again["word"] if again else None) in (None, wider["word"])
    if is_in_points(unit) and PARTED.fullmatch(gap):
        return True
    return bool(_WEIGHED.search(gap) or (len(gap) < 60 and _FORESEEN.search(gap)))


def is_in_points(unit: Unit) -> bool:
    """Whether a unit is that of a difference between percentages, or of an index."""
    return unit.kind is Kind.POINT or unit.noun == "points"
