"""What an adapter makes of one fetch: typed rows and the raw bytes they came from."""

from dataclasses import dataclass, field
from typing import Protocol

from schemas.fetch import (
    CalendarSlice,
    Company,
    DatasetQuery,
    Observation,
    Series,
    TextItem,
)


@dataclass(frozen=True)
class VendorAnswer:
    """The typed answer of a source. ``served_by`` is set by the adapter that got the bytes."""

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


class Source(Protocol):
    """A source of datasets. Raises VendorError; NoData when there is no such figure."""

    name: str

    def fetch(self, query: DatasetQuery) -> VendorAnswer:
        """The answer to one query, in canonical units."""
        ...

    def prepare(self) -> None:
        """Load what the first fetch would otherwise wait for."""
        ...
