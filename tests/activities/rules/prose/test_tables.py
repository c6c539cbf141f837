"""Tables that are told by tabs or semicolons are read as tables."""

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(metric: str, value: float, unit: str, period: str) -> Fact:
    return Fact.model_validate(
        {
            "entity": "Corran",
            "metric": metric,
            "value": value,
            "unit": unit,
            "as_of": "2025-03-31",
            "period": period,
        }
    )


FACTS = [
    _fact("Load", 11.4, "TWh", "2024Q1"),
    _fact("Load", 11.0, "TWh", "2023Q1"),
    _fact("ROE", 9.6, "%", "2024Q1"),
    _fact("ROE", 10.1, "%", "2023Q1"),
]
ROWS = ("Metric{0}1Q24{0}1Q23", "Load (TWh){0}11.4{0}11.0", "ROE (%){0}9.6{0}10.1")


@pytest.mark.parametrize("mark", [";", "\t", "\\t", "|"])
def test_the_columns_of_a_table_are_told_by_any_mark(mark: str) -> None:
    """A tab may have come through escaped; two columns exchanged are a finding."""
    text = "\n".join(ROWS).format(mark)

    assert check_prose(text, FACTS) == ()
    assert check_prose(text.replace("1Q24", "1Q22"), FACTS)
    assert check_prose(text.replace("11.4", "11.7"), FACTS)


def test_a_heading_scales_its_line_and_an_item_letter_does_not() -> None:
    """($mm): stands over all of its line; (b) before an item is no billion."""
    facts = [_fact("Sales", 6_036_500_000, "USD", "FY2024"),
             _fact("EBIT", 826_600_000, "USD", "FY2024")]  # fmt: skip
    fleet = [_fact("Firm orders", 55, "aircraft", "FY2024")]

    assert check_prose("FY2024 ($mm): Sales 6,036.5; EBIT 826.6.", facts) == ()
    assert check_prose("FY2024 ($mm): Sales 6,036.5; EBIT (826.6).", facts)
    assert check_prose("FY2024: (a) fleet; (b) orders: 55 firm.", fleet) == ()
