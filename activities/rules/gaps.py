"""What a question is answered with: a figure as fetched, a derived one, or a gap and its reason."""

from datetime import date
from typing import NamedTuple

from activities.rules.ledger import Reading
from schemas.integrity import DataPoint
from schemas.text import Bilingual


class Gap(NamedTuple):
    """A figure that was asked for and is not there. ``source`` is a failed source's own words."""

    metric: str
    as_of: date | None
    when: Bilingual | None
    why: Bilingual
    source: str | None


Found = Reading | DataPoint | Gap
