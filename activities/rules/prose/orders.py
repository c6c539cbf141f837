"""Orders that came in, and are no backlog (签下5.8GW订单), and sales that are counted.

Sales jumped 72% to 417,000 units.
"""

from activities.rules.prose.metrics import NAMES, Metric
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.readings import Reading, Readings
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex

_TAKEN = regex(
    r"(?:签下|签得|签了|斩获|拿下|新接|接到|接获|获得|揽获|揽下|新签|落袋|"
    r"接下)(?:了|约|近|逾|超过?|\s)*$"
)
_COUNTED = regex(
    r"\s?[0-9.,]+\s?(?:%|percent|per cent),?\s(?:to|reaching)\s(?:about |some |nearly |over |"
    r"more than |roughly )?[0-9][0-9.,]*\s?[mk]?\s(?:million |thousand )?(?:units|vehicles|cars|"
    r"trucks|tonnes|tons|cases|barrels|handsets|homes)(?![a-z])"
)
"""The growth of sales, and how many were sold."""


def counted(said: Metric | None, told: str, reading: Reading, readings: Readings) -> Metric | None:
    """The metric that a name means beside a fact.

    Sales that lead to a number of things are no revenue.

    What facts count and call sales as well is named by that word: export sales of 414,522 vehicles.
    """
    sold = said is not None and said.id == "revenue" and _COUNTED.match(told)
    return NAMES["销量"] if sold and not _is_of_count(reading, readings) else said


def weighed(said: Metric | None, quantity: Quantity, reading: Reading) -> Metric | None:
    """The metric that a name means beside a fact told by weight: sales of 1,016 million pounds."""
    pounds = quantity.unit.noun == "pounds" and reading.unit and reading.unit.noun == "weight"
    return NAMES["销量"] if pounds and said is not None and said.id == "revenue" else said


def _is_of_count(reading: Reading, readings: Readings) -> bool:
    """Whether a fact tells the change of what another one counts under the name of sales."""
    if reading.metric is None or reading.metric.id != "revenue":
        return False
    return any(
        other.unit is not None
        and other.unit.kind is Kind.COUNT
        and other.entity == reading.entity
        and "sales" in other.words
        and reading.words.startswith(other.words)
        for other in readings
    )


def taken(said: Metric | None, before: str) -> Metric | None:
    """The metric that a name means: orders that were signed are new ones."""
    general = said is not None and said.general and said.id == "backlog"
    return NAMES["新签订单"] if general and _TAKEN.search(before) else said
