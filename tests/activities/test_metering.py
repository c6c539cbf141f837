"""What is measured of a fetch, as the SDK hands it on."""

from collections import Counter

import pytest
from temporalio.exceptions import ApplicationError
from temporalio.runtime import MetricBuffer, Runtime, TelemetryConfig
from temporalio.testing import ActivityEnvironment

from activities.archive.store import Archive
from activities.fetching import FetchActivities
from activities.vendors.tushare import TushareSource
from activities.vendors.wire.wiring import Wiring
from schemas.fetch import Dataset, DatasetQuery
from tests.activities.vendors.asking import ask, ask_sample
from tests.loopback import Loopback, page

SDKS = ("service_name", "namespace", "task_queue", "activity_type")
"""Labels that the SDK adds to every metric of an activity."""


class Measured:
    """Runs fetches against one site and keeps what was measured."""

    def __init__(self, archive: Archive, site: Loopback) -> None:
        self._buffer = MetricBuffer(1000)
        self._runtime = Runtime(telemetry=TelemetryConfig(metrics=self._buffer))
        sources = [TushareSource("token-of-this-test", Wiring(loopback=site.url))]
        self._fetching = FetchActivities(sources, archive)

    def fetch(self, query: DatasetQuery) -> None:
        """One fetch, however it ends."""
        environment = ActivityEnvironment()
        environment.metric_meter = self._runtime.metric_meter
        try:
            environment.run(self._fetching.fetch_dataset, query)
        except ApplicationError:
            return

    def updates(self, name: str) -> list[tuple[float, dict[str, object]]]:
        """Values of one metric, with the labels that are ours."""
        return [
            (update.value, {k: v for k, v in update.attributes.items() if k not in SDKS})
            for update in self._buffer.retrieve_updates()
            if update.metric.name == name
        ]


@pytest.fixture
def site() -> Loopback:
    """A site that serves the recording."""
    return Loopback()


def test_each_fetch_is_counted_by_its_ending(archive: Archive, site: Loopback) -> None:
    """Served, refused, and from the recording, which is no upstream."""
    with site:
        measured = Measured(archive, site)
        measured.fetch(ask(Dataset.CLOSE))
        measured.fetch(ask_sample(Dataset.CLOSE))
        site.answer_with(page(403))
        measured.fetch(ask(Dataset.INCOME))

    endings = Counter(
        tuple(sorted(labels.items())) for _, labels in measured.updates("research_fetches")
    )
    assert endings == {
        (("result", "ok"), ("table", "daily"), ("upstream", "tushare")): 1,
        (("result", "ok"), ("table", "daily"), ("upstream", "recorded")): 1,
        (("result", "Blocked"), ("table", "income"), ("upstream", "tushare")): 1,
    }


def test_the_horizon_of_the_calendar_is_shown(archive: Archive, site: Loopback) -> None:
    """How far trading days are known, from the run's own clock; a recording's says nothing."""
    with site:
        measured = Measured(archive, site)
        measured.fetch(ask_sample(Dataset.CALENDAR, None))
        assert measured.updates("research_calendar_horizon_days") == []
        measured.fetch(ask(Dataset.CALENDAR, None))

    ((days, labels),) = measured.updates("research_calendar_horizon_days")
    assert labels == {"upstream": "tushare"}
    assert 0 < days < 400
