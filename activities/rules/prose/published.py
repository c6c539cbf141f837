"""Days on which figures came out, and not those that they are of.

Reported EPS of $0.29 on October 29.
"""

from datetime import date

from activities.rules.prose.bounds import Bound
from activities.rules.prose.readings import Reading
from activities.rules.scanning.regex import regex

_RELEASED = regex(
    r"(?<![a-z])(?:reported|posted|announced|unveiled|released|printed|disclosed|after)(?![a-z])"
)
"""What tells that figures came out on a day, or moved a price on it."""
_SOON = 83
"""Within how many days of the end of a period its figures come out."""


def is_on(bound: Bound, reading: Reading) -> bool:
    """Whether a day is one on which a sentence says that figures came out.

    Soon after the fact's period: posted on October 29.
    """
    said, end = bound.period, reading.fact.as_of
    if said is None or said.part != "DAY" or not said.month or not said.day:
        return False
    if not _RELEASED.search(bound.around):
        return False
    try:
        day = date(said.year or end.year + (said.month < end.month), said.month, said.day)
    except ValueError:
        return False
    return 0 < (day - end).days <= _SOON
