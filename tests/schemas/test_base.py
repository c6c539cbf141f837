"""Numbers and records: what is recorded comes back exactly, or is refused."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from schemas.base import PRECISION, Compact, Number, Record, to_number
from schemas.claim import ToolCite
from tests.ledgers import AUGUST
from tests.properties import stable


class Box(Record):
    """Holds one number."""

    value: Number


class Sparse(Compact):
    """Holds a number that may be absent."""

    value: Number
    note: str | None = None


finite = st.one_of(
    st.integers(min_value=-(10**20), max_value=10**20),
    st.floats(min_value=-1e300, max_value=1e300).filter(lambda x: x == 0 or abs(x) > 1e-300),
    st.decimals(min_value=-(10**15), max_value=10**15, allow_nan=False),
)


@pytest.mark.parametrize(
    "value",
    [
        float("nan"), float("inf"), float("-inf"), Decimal("NaN"), Decimal("sNaN"),
        Decimal("Infinity"),
    ],
    ids=["nan", "inf", "-inf", "decimal nan", "signalling nan", "decimal infinity"],
)  # fmt: skip
def test_a_number_that_is_not_finite_is_refused(value: float | Decimal) -> None:
    """NaN and infinity never enter a record: as JSON they would come back as null."""
    with pytest.raises(ValidationError, match="not a finite number"):
        Box.model_validate({"value": value})


@pytest.mark.parametrize("value", [True, False, "1371.05", None, [1]], ids=repr)
def test_what_is_no_number_is_refused(value: object) -> None:
    """A boolean or a text is never silently read as a figure."""
    with pytest.raises(ValidationError, match="not a number"):
        Box.model_validate({"value": value})


@pytest.mark.parametrize(
    ("given_", "kept"),
    [
        (1371.05, "1371.05"),
        (0.1 + 0.2, "0.3"),
        (1371.050048828125, "1371.05004882812"),
        (81_433_985_225.44, "81433985225.44"),
        (Decimal("123456789012345678"), "1.23456789012346E+17"),
    ],
    ids=["price", "float noise", "float32 price", "amount", "long integer"],
)
def test_fifteen_significant_digits_are_kept(given_: float | Decimal, kept: str) -> None:
    """A number keeps what a float64 can carry, and drops the noise behind it."""
    assert to_number(given_) == Decimal(kept)


@stable
@given(finite)
def test_a_number_survives_json_exactly(value: float | Decimal) -> None:
    """Writing a recorded number to JSON and reading it back changes nothing."""
    box = Box.model_validate({"value": value})

    assert Box.model_validate_json(box.model_dump_json()).value == box.value


@stable
@given(finite)
def test_recording_a_number_twice_changes_nothing(value: float | Decimal) -> None:
    """Rounding to 15 digits is done once; a recorded number has no more of them."""
    once = to_number(value)

    assert to_number(once) == once
    assert len(once.as_tuple().digits) <= PRECISION


@pytest.mark.parametrize(
    ("value", "shown"),
    [(Decimal("1371.05"), "1371.05"), (Decimal("8.00"), "8"), (Decimal("-0.0"), "0")],
    ids=["fraction", "integral", "minus zero"],
)
def test_json_shows_a_number_as_a_number(value: Decimal, shown: str) -> None:
    """JSON carries numbers, not strings, and whole ones without a decimal point."""
    assert Box(value=value).model_dump_json() == f'{{"value":{shown}}}'


def test_compact_drops_what_is_none() -> None:
    """Fields that are None are left out of a record that is written many times."""
    assert Sparse(value=Decimal(1)).model_dump_json() == '{"value":1}'
    assert Sparse(value=Decimal(1), note="x").model_dump() == {"value": Decimal(1), "note": "x"}


def test_a_cite_shows_the_six_fields_of_the_seed() -> None:
    """Without the optional additions the cite envelope is exactly the seed's."""
    cite = ToolCite(
        source="tushare", table="daily", fetched_at=AUGUST, tool_call_id="tc_fed71513e34b",
        served_by="tushare",
    )  # fmt: skip

    assert set(cite.model_dump(mode="json")) == {
        "kind", "source", "table", "fetched_at", "tool_call_id", "served_by"
    }  # fmt: skip


def test_an_older_reader_ignores_new_fields_and_nobody_changes_a_record() -> None:
    """Unknown fields are ignored, and a record is frozen."""
    box = Box.model_validate({"value": 1, "added_later": "x"})

    assert box == Box(value=Decimal(1))
    with pytest.raises(ValidationError, match="frozen"):
        box.value = Decimal(2)  # type: ignore[misc]
