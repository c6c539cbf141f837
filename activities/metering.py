"""What is counted of fetches. Labels name upstreams and tables, never codes or tokens."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from temporalio import activity

from activities.errors import ResearchError
from activities.rules.calendar import SHANGHAI
from activities.vendors.answer import VendorAnswer
from schemas.fetch import DatasetQuery, Table
from schemas.names import RECORDED

SERVED = "ok"


class Meter:
    """Takes the measure of one fetch."""

    def __init__(self, query: DatasetQuery, table: Table) -> None:
        self._query, self._meter = query, activity.metric_meter()
        self._upstream = {"upstream": RECORDED if query.sample else table.upstream}
        self._labels = {**self._upstream, "table": table.table}

    @contextmanager
    def running(self) -> Iterator[None]:
        """Count the fetch by how it ends, and the seconds until then."""
        started, result = time.monotonic(), "Error"
        try:
            yield
            result = SERVED
        except ResearchError as error:
            result = error.failure.value
            raise
        finally:
            fetches = self._meter.create_counter("research_fetches", "Fetches by how they ended")
            fetches.add(1, {**self._labels, "result": result})
            seconds = self._meter.create_histogram_float(
                "research_fetch_seconds", "Time from the call to the typed answer"
            )
            seconds.record(time.monotonic() - started, self._labels)

    def answered(self, answer: VendorAnswer) -> None:
        """Note the size of an answer, and how far a calendar reaches."""
        size = self._meter.create_histogram("research_fetch_bytes", "Raw size of an answer")
        size.record(len(answer.raw), self._upstream)
        if answer.calendar is not None and not self._query.sample:
            today = self._query.clock.astimezone(SHANGHAI).date()
            horizon = self._meter.create_gauge(
                "research_calendar_horizon_days", "Days for which trading days are known"
            )
            horizon.set(max(0, (answer.calendar.last - today).days), self._upstream)
