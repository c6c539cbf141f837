"""Facts found by value: none that could be meant is left out."""

from decimal import Decimal

from hypothesis import given
from hypothesis import strategies as st

from activities.rules.prose.hedges import holds
from activities.rules.prose.index import Index
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.readings import all_of
from activities.rules.prose.units import Kind, Unit
from schemas.facts import Fact
from tests.properties import stable

amounts = st.decimals(min_value=0, max_value=10**13, places=2)


def reading(value: Decimal) -> Index:
    """An index of one fact."""
    known = Fact(entity="a", metric="m", value=value, unit="元", as_of="2025-12-31")
    return Index(all_of([known], ["a"]))


@stable
@given(
    amounts,
    amounts,
    st.sampled_from(["", "over", "least", "near", "under", "most", "about", "from"]),
    st.sampled_from([-2, 0, 4, 8]),
)
def test_what_holds_is_found(fact: Decimal, shown: Decimal, hedge: str, place: int) -> None:
    """The search by value is no narrower than the rule of any hedge."""
    unit = Decimal(1).scaleb(place)
    number = shown.quantize(unit)
    for value in (fact, number, number + unit / 2, number * Decimal("0.95")):
        if holds(hedge, value, number, unit, unit):
            quantity = Quantity(0, 1, number, unit, unit, Unit(Kind.AMOUNT), hedge=hedge)

            assert reading(value).near(quantity)
