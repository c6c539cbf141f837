"""What is told in percent, held against a fact that is told as a part of one: 47.2 % and 0.4718."""

from decimal import Decimal

from activities.rules.prose.quantities import Quantity, times
from activities.rules.prose.readings import Reading
from activities.rules.prose.units import Kind, Unit

HUNDRED, HUNDREDTH = Decimal(100), Decimal("0.01")
_COVERS = frozenset({"coverage", "lcr", "nsfr", "solvency", "cash_conversion", "payout"})
"""Percentages of what something has to be covered by."""


def brought(quantity: Quantity, reading: Reading) -> Quantity:
    """The quantity in the measure of a fact that is told as a part of one; any other as it is."""
    said = quantity.unit.kind
    if said is Kind.MULTIPLE and _covers(reading):
        return _as(quantity, Kind.PERCENT, HUNDRED)
    if not reading.ratio:
        return quantity
    if reading.unit is None:
        return _as(quantity, Kind.BARE, HUNDREDTH) if said is Kind.PERCENT else quantity
    change = reading.metric is not None and reading.metric.change
    part = said is Kind.BARE or (said is Kind.MULTIPLE and not change)
    if part and reading.unit.kind is Kind.PERCENT:
        return _as(quantity, Kind.PERCENT, HUNDRED)
    return quantity


def _covers(reading: Reading) -> bool:
    """Whether a fact tells in percent how many times over something is covered.

    拨备覆盖率 of 411.98 % is more than four times.
    """
    metric, percent = reading.metric, reading.unit is not None and reading.unit.kind is Kind.PERCENT
    return percent and metric is not None and metric.id in _COVERS and not metric.change


def _as(quantity: Quantity, kind: Kind, factor: Decimal) -> Quantity:
    return times(quantity, factor)._replace(unit=Unit(kind))
