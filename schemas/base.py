"""The base of every recorded model, and the one number type they share."""

import math
from decimal import Context, Decimal
from typing import Annotated, Any

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    PlainSerializer,
    SerializerFunctionWrapHandler,
    model_serializer,
)

PRECISION = 15
"""Significant digits kept. A float64 in JSON carries 15 of them without loss."""

_CONTEXT = Context(prec=PRECISION)


class Record(BaseModel):
    """A frozen value that survives in workflow history.

    Unknown fields are ignored, so that an older worker can read what a newer one wrote.
    NaN and infinity are refused here: as JSON they would come back as null and wedge a workflow.
    """

    model_config = ConfigDict(frozen=True, extra="ignore", allow_inf_nan=False)


class Compact(Record):
    """A record that is written many times in one history: fields that are None are left out."""

    @model_serializer(mode="wrap")
    def _without_nones(self, handler: SerializerFunctionWrapHandler) -> dict[str, Any]:
        return {name: value for name, value in handler(self).items() if value is not None}


def to_number(value: object) -> Decimal:
    """The value as a finite Decimal of at most 15 significant digits.

    Raises ValueError on anything that is not a finite number (booleans and text included).
    """
    if isinstance(value, bool) or not isinstance(value, int | float | Decimal):
        raise ValueError(f"not a number: {value!r}")
    if isinstance(value, float) and not math.isfinite(value):
        raise ValueError(f"not a finite number: {value!r}")
    number = Decimal(repr(value)) if isinstance(value, float) else Decimal(value)
    if not number.is_finite():
        raise ValueError(f"not a finite number: {value!r}")
    return _CONTEXT.plus(number)


def to_json_number(value: Decimal) -> int | float:
    """The number as JSON shows it: integral values without a decimal point."""
    return int(value) if value == value.to_integral_value() else float(value)


Number = Annotated[
    Decimal,
    BeforeValidator(to_number),
    PlainSerializer(to_json_number, return_type=int | float, when_used="json"),
]
