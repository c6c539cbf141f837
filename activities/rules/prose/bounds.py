"""What a quantity speaks of."""

from typing import NamedTuple

from activities.rules.prose import segments
from activities.rules.prose.context import MetricMention
from activities.rules.prose.directions import Direction
from activities.rules.prose.entities import EntityMention
from activities.rules.prose.listing import Named
from activities.rules.prose.lone_days import LoneDay
from activities.rules.prose.metrics import Metric
from activities.rules.prose.periods import Period, PeriodMention


class Bound(NamedTuple):
    """What a quantity speaks of; of its time the same as in ``timing.Timing``.

    ``others`` are further companies that could be meant: another quantity stands between. ``parts``
    are the regions or channels named beside it; ``arrived`` tells of the end of a move: to $5 from
    $4. ``lead`` is what the sentence says before the metric that stands beside the quantity,
    ``before`` and ``behind`` what it says on both sides of the quantity, as far as the next.
    ``around`` is its sentence as far as its clause, and the end of the one before. ``label`` are
    the words that say what it is; ``loose`` the companies it may be of where the one that is handed
    on has nothing of the kind; ``afar`` tells that the company is named behind another quantity or
    in another sentence, ``yearless`` that the text names no year; ``part`` is what of a company the
    metric is said to be of, ``lone`` the only day of the text, ``sole`` its only
    time.
    """

    entity: str | None = None
    metric: Metric | None = None
    adjacent: bool = False
    period: Period | None = None
    near: str = "far"
    dated: bool = False
    direct: bool = False
    back: int = 0
    direction: Direction = Direction()
    sentence: tuple[int, int] = (0, 0)
    others: frozenset[str] = frozenset()
    parts: frozenset[segments.Part] = frozenset()
    arrived: bool = False
    lead: str = ""
    before: str = ""
    behind: str = ""
    label: str = ""
    around: str = ""
    loose: frozenset[str] = frozenset()
    afar: bool = False
    yearless: bool = False
    part: str = ""
    lone: LoneDay | None = None
    sole: Period | None = None

    @property
    def told(self) -> str:
        """What the end of the sentence before and its own say, as far as the quantity."""
        return self.around[: self.around.rfind(self.before) + len(self.before)]

    @property
    def spans(self) -> bool:
        """Whether a time beside the quantity dates it, and is no day: 41.6x at end-2025.

        Twelve months only say what a multiple is of.
        """
        dates = self.period is not None and self.period.part not in ("DAY", "TTM")
        return dates and self.near == "clause"


def given(bound: Bound, mention: Named | None) -> Bound:
    """The bound as said of a name: a metric, a time or a company."""
    if isinstance(mention, MetricMention):
        return bound._replace(metric=mention.metric, adjacent=True, lead="")
    if isinstance(mention, PeriodMention):
        return bound._replace(period=mention.period, near="clause", direct=True)
    if isinstance(mention, EntityMention):
        return bound._replace(entity=mention.key, others=frozenset(), loose=frozenset())
    return bound
