"""Facts that prose is held against: who, what, how much, and of when."""

import re
from datetime import date
from decimal import Decimal, InvalidOperation
from typing import Annotated

from pydantic import AfterValidator, BeforeValidator

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


def _named(value: str) -> str:
    """A name that is none says nothing that could be checked."""
    if not value.strip():
        raise ValueError("empty")
    return value


def _said(value: str | None) -> str | None:
    """A period of blanks is none."""
    return value if value and value.strip() else None


def _in_order(value: Decimal | tuple[Decimal, Decimal]) -> Decimal | tuple[Decimal, Decimal]:
    """The ends of a range, lower end first; ends that are equal are one number."""
    if not isinstance(value, tuple):
        return value
    low, high = sorted(value)
    return low if low == high else (low, high)


Value = Annotated[Number, BeforeValidator(_plain)]
Name = Annotated[str, AfterValidator(_named)]


class Fact(Record):
    """One thing known. Metric, unit, period and status are free text in Chinese or English.

    A pair of values is a range, whichever end stands first. Entity and metric are never empty.
    ``as_of`` is the day the value speaks of, or the end of its period.
    """

    entity: Name
    metric: Name
    value: Annotated[Value | tuple[Value, Value], AfterValidator(_in_order)]
    unit: str = ""
    as_of: Annotated[date, BeforeValidator(_day)]
    period: Annotated[str | None, AfterValidator(_said)] = None
    code: str | None = None
    status: str | None = None
