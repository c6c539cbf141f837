"""Amounts that flowed one way in a time: levels of that time, and no growth over it."""

from activities.rules.prose.context import Scene
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex

_FLOW = regex(
    r"(?:净?流[出入]|净(?:买入|卖出|投放|回笼|申购|赎回)|"
    r"(?<![扭减止少多增])亏损?)(?:了|额?[为达]|约|近|逾|超过?)*$"
    r"|(?<![A-Za-z])(?:out|in)flows?\s(?:was|were|had been|of|came to|stood at|reached|"
    r"totall?ed)\s(?:about |some |just )?(?:[A-Z]{2,3}\s?)?[$¥€£]?$"
)
_PACE = regex(r"同比|环比|较|比|[多少增减]$")
"""Before a flow, what makes it a change of one: 同比多流出, 较上年少亏."""


def is_level(scene: Scene, quantity: Quantity) -> bool:
    """Whether an amount is what flowed in or out in a time, and not by how much that grew.

    上年同期净流出1.9亿元.
    """
    if quantity.unit.kind is not Kind.AMOUNT:
        return False
    start = scene.clause(quantity.start)
    said = _FLOW.search(scene.text, start, quantity.start)
    if said is None:
        return False
    owned = scene.text[: said.start()].endswith("的")
    return owned or not _PACE.search(scene.text, start, said.start())
