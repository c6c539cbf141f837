"""What an adapter makes of one fetch: typed rows and the raw bytes they came from."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date, datetime
from decimal import Decimal
from typing import Any, Protocol, runtime_checkable

from activities.errors import SchemaDrift
from activities.vendors.quoting import shown
from schemas.fetch import (
    CalendarSlice,
    Company,
    DatasetQuery,
    Observation,
    Series,
    TextItem,
)
from schemas.market import MarketColumn

LARGEST = Decimal(10) ** 20
"""No figure of a company comes near; what does is a misread unit, or an attack on our memory."""


@dataclass(frozen=True)
class VendorAnswer:
    """The typed answer of a source. ``served_by`` is set by the adapter that got the bytes.

    ``fetched_at`` is when they came from the site, where that was not now.
    """

    table: str
    served_by: str
    raw: bytes
    query: dict[str, str]
    observations: tuple[Observation, ...] = ()
    series: tuple[Series, ...] = ()
    companies: tuple[Company, ...] = ()
    texts: tuple[TextItem, ...] = ()
    calendar: CalendarSlice | None = None
    notes: tuple[str, ...] = field(default=())
    fetched_at: datetime | None = None


@dataclass(frozen=True)
class MarketAnswer:
    """One table of one session for every code, typed; ``requests`` is what it cost."""

    table: str
    served_by: str
    raw: bytes
    query: dict[str, str]
    columns: tuple[MarketColumn, ...]
    rows: dict[str, tuple[Decimal | None, ...]]
    requests: int


@runtime_checkable
class MarketSource(Protocol):
    """A source that tells a whole session at once."""

    def fetch_market(self, query: DatasetQuery) -> MarketAnswer:
        """Every code's figures of the session that ``query`` names."""
        ...


Cells = Sequence[Any]
"""A row as the site sent it; only its own adapter knows the columns."""
Since = Mapping[date, Cells | None]
"""The row that a code has in each session, or None where it has none."""


class SessionRows(Protocol):
    """The rows of one session, by code."""

    def get(self, code: str) -> Cells | None:
        """The row of that code, where it has one."""
        ...


@runtime_checkable
class WindowSource(Protocol):
    """A source whose histories can be extended by the sessions that it tells at once."""

    def session_rows(self, query: DatasetQuery, raw: bytes) -> SessionRows:
        """The rows in the raw answer of a session, of the table that extends ``query``."""
        ...

    def read_window(
        self, query: DatasetQuery, asked: Mapping[str, str], raw: bytes, since: Since
    ) -> VendorAnswer:
        """What a fetch of ``query`` would bring: the raw answer to an earlier one, and rows since.

        ``asked`` is that earlier query. Raises VendorError where they make no answer to ``query``.
        """
        ...


class Source(Protocol):
    """A source of datasets. Raises VendorError; NoData when there is no such figure."""

    name: str

    def fetch(self, query: DatasetQuery) -> VendorAnswer:
        """The answer to one query, in canonical units."""
        ...

    def prepare(self) -> None:
        """Load what the first fetch would otherwise wait for."""
        ...


def figure(number: Decimal, where: str) -> Decimal:
    """The number, unless it cannot be a figure at all."""
    if not number.is_finite() or abs(number) >= LARGEST:
        raise SchemaDrift(f"{where} is no figure")
    return number


def number(value: object, where: str) -> Decimal:
    """The value as a number; raises SchemaDrift on a dash, a word, NaN, or beyond measure."""
    try:
        return figure(Decimal(str(value)), where)
    except ArithmeticError:
        raise SchemaDrift(f"{where}: not a number: {shown(value)}") from None


def price(value: object, where: str) -> Decimal:
    """The value as a price, which is above zero."""
    found = number(value, where)
    if found <= 0:
        raise SchemaDrift(f"{where}: {found} is no price")
    return found


@contextmanager
def strict_reading(table: str) -> Iterator[None]:
    """Reading ends in figures or in a VendorError; what else it trips over is an unknown shape."""
    try:
        yield
    except (
        ArithmeticError,
        AttributeError,
        LookupError,
        OSError,
        TypeError,
        ValueError,
    ) as error:  # OSError: a time of day that no calendar has
        raise SchemaDrift(f"{table}: {type(error).__name__} on an unknown shape") from None
