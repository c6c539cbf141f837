"""What a kind of personal data or of secrets is, and the checks that many of them share."""

import re
from collections.abc import Callable
from typing import NamedTuple

from activities.rules.sensitive.surroundings import THINGS_AFTER, UNIT_AFTER

EVERYWHERE = "*"
Check = Callable[[str, str, str], bool]
"""Asked with what was found, what stands before it and what after."""


class Kind(NamedTuple):
    """One kind of personal data or secret: its shape and what must hold beside the shape.

    ``needs`` names literals one of which stands beside it; without them it holds a run of digits.
    ``reads`` is how many characters behind it are looked at.
    """

    rule: str
    pattern: re.Pattern[str]
    valid: Check
    needs: str = ""
    reads: int = 24


def always(_found: str, _before: str, _after: str) -> bool:
    """The shape alone tells."""
    return True


def checked(check: Callable[[str], bool]) -> Check:
    """A check of the characters alone, without the signs between them."""
    return lambda found, _before, _after: check(re.sub(r"[ .·/–-]", "", found))


def both(*checks: Check) -> Check:
    """All of the checks."""
    return lambda found, before, after: all(check(found, before, after) for check in checks)


def either(*checks: Check) -> Check:
    """One of the checks."""
    return lambda found, before, after: any(check(found, before, after) for check in checks)


def counts_nothing(_found: str, _before: str, after: str) -> bool:
    """Whether nothing behind digits says what they count."""
    return not (UNIT_AFTER.match(after) or THINGS_AFTER.match(after))
