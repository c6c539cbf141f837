"""Fetching: one call to one source, recorded in the ledger, the raw bytes in the archive."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

from temporalio import activity

from activities.archive.store import Archive
from activities.errors import SourceDown, VendorError
from activities.failing import typed_failures
from activities.guarding import Guard
from activities.metering import Meter
from activities.vendors.answer import Source, VendorAnswer
from schemas.fetch import (
    CATALOGUE,
    CompanyList,
    DatasetQuery,
    Fetched,
    Ref,
    Table,
    TextBundle,
    ToolCall,
)
from schemas.names import tool_call_id


class FetchActivities:
    """Fetches through the sources of this worker."""

    def __init__(
        self, sources: Iterable[Source], archive: Archive, guard: Guard | None = None
    ) -> None:
        self._sources, self._archive = {source.name: source for source in sources}, archive
        self._guard = guard or Guard()

    @activity.defn
    def fetch_dataset(self, query: DatasetQuery) -> Fetched:
        """One dataset from the source; the tool call id points at this very activity."""
        with typed_failures():
            table = CATALOGUE[query.dataset]
            if table.source not in self._sources:
                raise SourceDown(f"this worker has no adapter for {table.source}")
            meter, guarded = Meter(query, table), self._guard.watching(query, table)
            with meter.running(), self._evidence_kept(), guarded:
                answer = self._sources[table.source].fetch(query)
            meter.answered(answer)
            return self._record(query, table, answer)

    @contextmanager
    def _evidence_kept(self) -> Iterator[None]:
        """What a source sent and we rejected stays in the archive, named by the failure."""
        try:
            yield
        except VendorError as error:
            if error.evidence is not None:
                error.snapshot = self._archive.put("snapshot", error.evidence)
            raise

    def _record(self, query: DatasetQuery, table: Table, answer: VendorAnswer) -> Fetched:
        info = activity.info()
        now = query.clock.astimezone(UTC) if query.sample else datetime.now(UTC)
        call = ToolCall(
            tool_call_id=tool_call_id(info.workflow_run_id or "", info.activity_id),
            dataset=query.dataset,
            source=table.source,
            table=answer.table,
            served_by=answer.served_by,
            code=query.code,
            fetched_at=answer.fetched_at or now,
            query=answer.query,
            snapshot=self._archive.put("snapshot", answer.raw),
            observations=answer.observations,
            series=answer.series,
            notes=answer.notes,
        )
        return Fetched(
            call=call,
            ref=self._archive.put_model("tool_call", call),
            rows=self._companies(call, answer),
            texts=self._texts(call, answer),
            calendar=answer.calendar,
        )

    def _companies(self, call: ToolCall, answer: VendorAnswer) -> Ref | None:
        if not answer.companies:
            return None
        rows = CompanyList(tool_call_id=call.tool_call_id, companies=answer.companies)
        return self._archive.put_model("companies", rows)

    def _texts(self, call: ToolCall, answer: VendorAnswer) -> Ref | None:
        if not answer.texts:
            return None
        bundle = TextBundle(tool_call_id=call.tool_call_id, items=answer.texts)
        return self._archive.put_model("texts", bundle)
