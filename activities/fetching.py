"""Fetching: one call to one source, recorded in the ledger, the raw bytes in the archive."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

from temporalio import activity

from activities.archive.store import Archive
from activities.errors import BadRequest, SourceDown, VendorError
from activities.failing import typed_failures
from activities.guarding import Guard
from activities.metering import Meter
from activities.shelf import Shelf
from activities.vendors.answer import MarketAnswer, MarketSource, Source, VendorAnswer
from activities.windows import Windows
from schemas.fetch import (
    CATALOGUE,
    CompanyList,
    Dataset,
    DatasetQuery,
    Fetched,
    Ref,
    Table,
    TextBundle,
    ToolCall,
)
from schemas.market import MarketTable, SessionFetched
from schemas.names import tool_call_id


class FetchActivities:
    """Fetches through the sources of this worker."""

    def __init__(
        self,
        sources: Iterable[Source],
        archive: Archive,
        guard: Guard | None = None,
        *,
        private: bool = False,
    ) -> None:
        self._sources, self._archive = {source.name: source for source in sources}, archive
        self._guard = guard or Guard()
        self._shelf = Shelf(archive, private=private)
        self._windows = Windows(archive, private=private)

    @activity.defn
    def fetch_dataset(self, query: DatasetQuery) -> Fetched:
        """One dataset, stored, put together, or from its source.

        The tool call id points at this very activity.
        """
        with typed_failures():
            if stored := self._shelf.find(query, _tool_call_id()):
                call, rows = stored
                return Fetched(call=call, ref=self._archive.put_model("tool_call", call), rows=rows)
            table = CATALOGUE[query.dataset]
            source = self._sources.get(table.source)
            if history := self._windows.find(query, source, _tool_call_id()):
                return Fetched(call=history, ref=self._archive.put_model("tool_call", history))
            if source is None:
                raise SourceDown(f"this worker has no adapter for {table.source}")
            meter, guarded = Meter(query, table), self._guard.watching(query, table)
            with meter.running(), self._evidence_kept(), guarded:
                answer = source.fetch(query)
            meter.answered(answer)
            return self._record(query, table, answer)

    @activity.defn
    def fetch_session(self, query: DatasetQuery) -> SessionFetched:
        """One table of a whole session for every code, stored for all runs that look at it.

        A session that is stored already is not asked for again, unless ``attempt`` says so.
        """
        with typed_failures():
            stored = self._shelf.session(query) if query.attempt == 1 else None
            if stored:
                return _session(stored[0], stored[1], requests=0)
            source = self._sources.get(CATALOGUE[query.dataset].source)
            if not isinstance(source, MarketSource):
                raise SourceDown(f"this worker knows no whole sessions of {query.dataset}")
            catalogued = CATALOGUE[query.dataset]
            meter, guarded = Meter(query, catalogued), self._guard.watching(query, catalogued)
            with meter.running(), self._evidence_kept(), guarded:
                answer = source.fetch_market(query)
            table = self._market_table(query, answer)
            return _session(self._shelf.keep_session(table), table, requests=answer.requests)

    def _market_table(self, query: DatasetQuery, answer: MarketAnswer) -> MarketTable:
        if query.session is None:
            raise BadRequest("a market-wide fetch names its session")
        return MarketTable(
            dataset=query.dataset,
            session=query.session,
            source=CATALOGUE[query.dataset].source,
            table=answer.table,
            served_by=answer.served_by,
            fetched_at=datetime.now(UTC),
            knowledge=query.clock,
            query=answer.query,
            snapshot=self._archive.put("snapshot", answer.raw),
            columns=answer.columns,
            rows=answer.rows,
        )

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
        now = query.clock.astimezone(UTC) if query.sample else datetime.now(UTC)
        call = ToolCall(
            tool_call_id=_tool_call_id(),
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
        rows = self._companies(call, answer)
        if rows and query.dataset is Dataset.STOCK_LIST:
            self._shelf.keep_list(query, call, rows)
        ref = self._archive.put_model("tool_call", call)
        self._windows.keep(query, call, ref)
        if answer.calendar:
            self._windows.keep_calendar(query, answer.calendar)
        return Fetched(
            call=call,
            ref=ref,
            rows=rows,
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


def _tool_call_id() -> str:
    info = activity.info()
    return tool_call_id(info.workflow_run_id or "", info.activity_id)


def _session(ref: Ref, table: MarketTable, *, requests: int) -> SessionFetched:
    return SessionFetched(
        dataset=table.dataset, session=table.session, ref=ref, rows=len(table.rows),
        requests=requests, reused=requests == 0,
    )  # fmt: skip
