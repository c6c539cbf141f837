"""The valuation summary (agent 5): scenarios, sensitivity and multiples, all made of claims."""

from schemas.base import Record
from schemas.claim import Claim


class Scenario(Record):
    """One set of assumptions and what it yields; every member is a claim id."""

    name: str
    growth: str
    discount_rate: str
    terminal_growth: str
    value_per_share: str
    upside: str


class SensitivityCell(Record):
    """One cell of the grid: the value a share at this discount rate and terminal growth."""

    discount_rate: str
    terminal_growth: str
    value_per_share: str


class MultipleValue(Record):
    """The value a share at one multiple of its own history."""

    label: str
    multiple: str
    value_per_share: str


class ValuationSummary(Record):
    """The artifact of the valuation engine. ``refusals`` says which method was not used and why."""

    agent: str = "valuation_engine"
    claims: tuple[Claim, ...] = ()
    scenarios: tuple[Scenario, ...] = ()
    sensitivity: tuple[SensitivityCell, ...] = ()
    multiples: tuple[MultipleValue, ...] = ()
    refusals: tuple[str, ...] = ()
