"""What is told in percent, held against a fact that is told as a part of one: 47.2 % and 0.4718."""

from decimal import Decimal

from activities.rules.prose.quantities import Quantity, times
from activities.rules.prose.readings import Reading
from activities.rules.prose.units import Kind, Unit

HUNDRED, HUNDREDTH = Decimal(100), Decimal("0.01")


def brought(quantity: Quantity, reading: Reading) -> Quantity:
    """The quantity in the measure of a fact that is told as a part of one; any other as it is."""
    if not reading.ratio:
        return quantity
    said = quantity.unit.kind
    if reading.unit is None:
        return _as(quantity, Kind.BARE, HUNDREDTH) if said is Kind.PERCENT else quantity
    change = reading.metric is not None and reading.metric.change
    part = said is Kind.BARE or (said is Kind.MULTIPLE and not change)
    if part and reading.unit.kind is Kind.PERCENT:
        return _as(quantity, Kind.PERCENT, HUNDRED)
    return quantity


def _as(quantity: Quantity, kind: Kind, factor: Decimal) -> Quantity:
    return times(quantity, factor)._replace(unit=Unit(kind))
