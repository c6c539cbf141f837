"""Facts that prose is held against: who, what, how much, and of when."""

import re
from datetime import date
from decimal import Decimal, InvalidOperation
from typing import Annotated

from pydantic import BeforeValidator

from schemas.base import Number, Record


def _plain(value: object) -> object:
    """A number written as text (``1,371.05``) is read as the number; anything else is left."""
    if isinstance(value, str):
        try:
            return Decimal(value.replace(",", "").strip())
        except InvalidOperation:
            return value
    return value


def _day(value: object) -> object:
    """``20260507`` and a moment of the day are read as the day."""
    if isinstance(value, str):
        digits = re.sub(r"\D", "", value[:10])
        if len(digits) == 8:
            return f"{digits[:4]}-{digits[4:6]}-{digits[6:]}"
    return value


Value = Annotated[Number, BeforeValidator(_plain)]


class Fact(Record):
    """One thing known. Metric, unit, period and status are free text in Chinese or English.

    A pair of values is a range, lower end first. ``as_of`` is the day the value speaks of, or the
    end of its period.
    """

    entity: str
    metric: str
    value: Value | tuple[Value, Value]
    unit: str = ""
    as_of: Annotated[date, BeforeValidator(_day)]
    period: str | None = None
    code: str | None = None
    status: str | None = None
