"""What is counted, by the noun behind a number.

People, stores, customers. A count of one is no count of another.
"""

from functools import lru_cache

from activities.rules.prose.bounds import Bound
from activities.rules.prose.metrics import Metric
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.readings import Reading, Readings
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex

_NOUNS = regex(
    r"(?<![a-z])(?:(?P<staff>employees?|staff|workers|headcount|workforce)|"
    r"(?P<customers>customers?)|(?P<members>subscribers?|subscriptions|members|users)"
    r"|(?P<stores>stores?|outlets|restaurants|branches)|(?P<cars>vehicles?|cars))(?![a-z])"
)
_COUNTED = regex(r"[0-9][0-9,.]*\s?(?:[kmb]|thousand|million|billion)?\s(?P<noun>[a-z]+)")
_CARS = regex(r"vehicle|(?<![a-z])cars?(?![a-z])|辆")
_HANDED_OVER = frozenset({"deliveries", "sales_volume", "revenue"})
"""Families by which vehicles sold are told: vehicle sales are named like revenue."""
_ALIKE = frozenset({"customers", "members"})
_OF_METRIC = {"stores": "firms", "employees": "people", "users": "users", "deliveries": "vehicles",
              "production": "vehicles", "sales_volume": "vehicles"}  # fmt: skip
"""The noun of each metric that counts one thing."""


def is_of_other(metric: str, quantity: Quantity) -> bool:
    """Whether a metric beside a number counts another thing than the number's own noun.

    4,549 stores and 44,859 people.
    """
    counted, noun = _OF_METRIC.get(metric), quantity.unit.noun
    return counted is not None and noun != counted and noun in _OF_METRIC.values()


def contradict(quantity: Quantity, bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether the noun behind a number is that of another count than a fact's.

    44,859 customers for as many employees.
    """
    if (
        quantity.unit.kind is not Kind.COUNT
        or not reading.unit
        or reading.unit.kind is not Kind.COUNT
    ):
        return False
    told = bound.around.partition(bound.before)[2] if bound.before else ""
    hit = _COUNTED.match(told)
    said, mine = _groups(hit["noun"]) if hit else frozenset(), _of(reading)
    if not said or not mine or said & mine:
        return False
    return not said | mine <= _ALIKE or any(said & _of(other) for other in readings)


def are_vehicles(said: Metric, reading: Reading) -> bool:
    """Whether a name and a fact tell vehicles sold and delivered.

    They are one thing unless a company tells both.
    """
    if (
        reading.metric is None
        or reading.metric.change
        or not _CARS.search(reading.fact.unit.lower())
    ):
        return False
    return {said.family, reading.metric.family} <= _HANDED_OVER and said.id != reading.metric.id


def are_told(said: Metric, reading: Reading, readings: Readings) -> bool:
    """Whether the company of a fact has one in vehicles of the very family of a name."""
    return any(
        other.entity == reading.entity and _CARS.search(other.fact.unit.lower())
        for other in readings.of_family(said)
    )


def _of(reading: Reading) -> frozenset[str]:
    return _groups(f"{reading.words} {reading.fact.unit.lower()}")


@lru_cache(maxsize=4096)
def _groups(words: str) -> frozenset[str]:
    """The groups of nouns that words name."""
    return frozenset(str(hit.lastgroup) for hit in _NOUNS.finditer(words))
