"""Short ways to ask a source."""

from datetime import date, datetime
from typing import Any

import pytest

from activities.errors import VendorError
from activities.rules.calendar import SHANGHAI
from activities.vendors.answer import Source, VendorAnswer
from activities.vendors.sample import SampleFarEnd
from activities.vendors.wire.wiring import Wiring
from schemas.fetch import CATALOGUE, Dataset, DatasetQuery, Observation

MOUTAI = "600519.SH"
ZIJIN = "601899.SH"
SAMPLE = Wiring(sample=SampleFarEnd())
MAINLAND = tuple(
    d for d, table in CATALOGUE.items() if table.source not in ("sec.gov", "yahoo", "user")
)
"""The datasets of mainland companies."""


def shanghai(text: str) -> datetime:
    """A moment on the Shanghai clock, as ``2026-08-21 16:30``."""
    return datetime.fromisoformat(text).replace(tzinfo=SHANGHAI)


END = shanghai("2026-08-21 16:30")
QUOTED = shanghai("2021-10-11 11:10")
"""The minute of the one recorded live quote."""


def ask(
    dataset: Dataset, code: str | None = MOUTAI, clock: datetime = END, **more: Any
) -> DatasetQuery:
    """A query to a far end that is taken for the real one."""
    return DatasetQuery(dataset=dataset, code=code, clock=clock, **more)


def ask_sample(
    dataset: Dataset, code: str | None = MOUTAI, clock: datetime = END, **more: Any
) -> DatasetQuery:
    """A query to the recording."""
    return ask(dataset, code, clock, sample=True, **more)


def refused(source: Source, query: DatasetQuery) -> VendorError:
    """How the source fails on that query; fails the test where it does not."""
    with pytest.raises(VendorError) as failed:
        source.fetch(query)
    return failed.value


def figure(answer: VendorAnswer, metric: str, as_of: date | None = None) -> Observation:
    """The one observation of that metric and day."""
    (found,) = (
        seen
        for seen in answer.observations
        if seen.metric == metric and as_of in (None, seen.as_of)
    )
    return found
