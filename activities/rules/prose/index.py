"""The facts of a check, found by value: a number is held only against facts that could be meant."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal

from activities.rules.prose import ratios
from activities.rules.prose.kinds import OTHER_VALUE, SAME_VALUE, fits_kind, may_be_growth
from activities.rules.prose.quantities import Quantity, times
from activities.rules.prose.readings import Reading, Readings
from activities.rules.prose.units import Kind

_HUNDRED = Decimal(100)
_TENTH = Decimal("0.1")
_HALF = Decimal("0.5")
_TO_RATIOS = {
    Kind.PERCENT: (ratios.HUNDREDTH,),
    Kind.BARE: (ratios.HUNDRED,),
    Kind.MULTIPLE: (ratios.HUNDRED,),
}
"""What brings a quantity to the measure of a fact that is told as a part of one."""
_SLACK = 1e-9


class Index:
    """The readings of all facts, with what is asked of them for each number."""

    def __init__(self, readings: Sequence[Reading], *, strict: bool = False) -> None:
        self.readings = Readings(readings).are_all() if strict else Readings(readings)
        ends = {
            (float(abs(end)), number)
            for number, reading in enumerate(self.readings)
            for end in (reading.low, reading.high)
        }
        self._sorted = sorted(ends)
        self._ratios = any(reading.ratio for reading in self.readings)
        self._values = [value for value, _ in self._sorted]
        self._kinds: dict[tuple[Kind, str | None], frozenset[int]] = {}
        self.nouns = {(r.unit.kind, r.unit.noun) for r in self.readings if r.unit}
        self.counted = {
            r.metric.id
            for r in self.readings
            if r.metric and (r.unit is None or r.unit.kind not in (Kind.PERCENT, Kind.POINT))
        }
        self.counted_words = tuple(
            {
                r.words
                for r in self.readings
                if r.unit and r.unit.kind is Kind.COUNT and " " in r.words
            }
        )
        self.ranges = tuple(r for r in self.readings if r.is_range)
        self.names = {r.fact.entity: (r.entity, r.fact.code) for r in self.readings}
        self.closes = {r.low for r in self.readings if r.price_status == "close"}
        self.statuses = {r.price_status for r in self.readings} - {""}

    def words(self) -> tuple[str, ...]:
        """The metric names that only these facts know."""
        return tuple(
            dict.fromkeys(
                r.words
                for r in self.readings
                if len(r.words) > 1 and (r.metric is None or not r.metric.id)
            )
        )

    def falls(self, quantity: Quantity) -> bool:
        """Whether a fact below zero counts the same thing: three weeks less."""
        counted = quantity.unit.kind, quantity.unit.noun
        alike = (r for r in self.readings if r.unit and (r.unit.kind, r.unit.noun) == counted)
        return any(r.high < 0 and r.low == -quantity.value for r in alike)

    def near(self, quantity: Quantity) -> list[Reading]:
        """The facts one end of which a number of this value, place and hedge could mean."""
        return [self.readings[number] for number in sorted(self._near(quantity))]

    def meant(self, quantity: Quantity) -> list[Reading]:
        """Those of them that measure what the number does."""
        numbers = self._near(quantity) & self._measured(quantity)
        return [self.readings[number] for number in sorted(numbers)]

    def _near(self, quantity: Quantity) -> set[int]:
        numbers = set(self._between(*_window(quantity)))
        if quantity.unit.kind is Kind.MULTIPLE:
            grown = times(quantity, _HUNDRED)
            numbers.update(self._between(*_window(grown)))
            lesser = grown._replace(value=abs(grown.value - _HUNDRED))
            numbers.update(self._between(*_window(lesser)))
        for factor in _TO_RATIOS.get(quantity.unit.kind, ()) if self._ratios else ():
            numbers.update(self._between(*_window(times(quantity, factor))))
        return numbers

    def likeliest(self, quantity: Quantity) -> Iterator[tuple[int, int]]:
        """The numbers of all facts, with how far each is at least from agreeing, nearest first."""
        measured = self._measured(quantity)
        shown, place = quantity.value, quantity.place
        alike = set(self._between(shown - place, shown + place)) - measured
        others = [n for n in range(len(self.readings)) if n not in measured and n not in alike]
        for numbers, least in ((measured, 0), (alike, SAME_VALUE), (others, OTHER_VALUE)):
            yield from ((number, least) for number in sorted(numbers))

    def _measured(self, quantity: Quantity) -> frozenset[int]:
        """The facts that measure what a number does, or the growth that it may say."""
        key = quantity.unit.kind, quantity.unit.noun
        if key not in self._kinds:
            self._kinds[key] = frozenset(
                number
                for number, reading in enumerate(self.readings)
                if fits_kind(quantity, reading) or may_be_growth(quantity, reading)
            )
        return self._kinds[key]

    def _between(self, low: Decimal, high: Decimal) -> Iterable[int]:
        first = bisect_left(self._values, float(low) * (1 - _SLACK) - _SLACK)
        last = bisect_right(self._values, float(high) * (1 + _SLACK) + _SLACK)
        return (number for _, number in self._sorted[first:last])


def _window(quantity: Quantity) -> tuple[Decimal, Decimal]:
    """Between which values a fact must lie; ``hedges.holds`` then decides."""
    shown, place = quantity.value, max(quantity.place, quantity.step)
    if quantity.hedge in ("over", "least"):
        return shown, shown + place
    if quantity.hedge in ("near", "under", "most"):
        return min(shown * _HALF, shown - place), shown
    if quantity.hedge == "close":
        return min(shown * _HALF, shown - place), shown + max(place, shown * _TENTH)
    if quantity.hedge == "about":
        place = max(place, shown * _TENTH)
    return shown - place, shown + place
