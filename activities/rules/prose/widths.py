"""By how much a rise or fall itself grew or shrank: 降幅收窄0.2, which is told in points."""

from activities.rules.prose.bounds import Bound
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.readings import Reading, Readings
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex

_WIDTH = regex(
    r"(?:[涨跌增降升]幅|增速|增长率)[^，。；、0-9]{0,12}(?:收窄|扩大|缩小|回落|放缓|加快|提高|"
    r"提升|回升)了?(?:约|近)?$"
)


def contradict(quantity: Quantity, bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether such a width is told in percent of a fact of something else.

    A fact in points has its number.
    """
    if quantity.unit.kind is not Kind.PERCENT or not _WIDTH.search(bound.before):
        return False
    return any(
        other.unit is not None
        and other.unit.kind is Kind.POINT
        and other.entity == reading.entity
        and abs(other.low) == quantity.value
        for other in readings
    )
