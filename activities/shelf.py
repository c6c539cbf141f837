"""The shelf of stored answers: what one fetch brought, many runs read."""

from collections import OrderedDict
from datetime import date
from threading import Lock

from activities.archive.store import Archive
from activities.rules import market
from schemas.fetch import CompanyList, Dataset, DatasetQuery, Ref, ToolCall
from schemas.market import DayList, MarketTable

KEPT_IN_MEMORY = 8
"""Parsed answers: two sessions of every table, and lists. A run of thousands reads them often."""


class Shelf:
    """Finds stored answers to queries, and stores new ones. Safe for many threads.

    A ``private`` one serves no run another's answer: a tape holds all that its run asked for, and
    a replay asks nothing but its tape.
    """

    def __init__(self, archive: Archive, *, private: bool = False) -> None:
        self._archive, self._lock, self._private = archive, Lock(), private
        self._parsed: OrderedDict[str, MarketTable | tuple[DayList, CompanyList]] = OrderedDict()

    def find(self, query: DatasetQuery, tool_call_id: str) -> tuple[ToolCall, Ref | None] | None:
        """The stored answer to ``query`` as an entry of its run's ledger, and its rows."""
        day = self._day(query)
        ref = day and self._archive.stored_answer(query.dataset, day, query.clock)
        if not ref:
            return None
        if query.dataset is Dataset.STOCK_LIST:
            return self._listed(query, ref, tool_call_id)
        return self._traded(query, ref, tool_call_id)

    def session(self, query: DatasetQuery) -> tuple[Ref, MarketTable] | None:
        """The stored table of the session that ``query`` names."""
        ref = query.session and self._archive.stored_answer(
            query.dataset, query.session, query.clock
        )
        return (ref, self._table(ref)) if ref else None

    def keep_session(self, table: MarketTable) -> Ref:
        """Store a session for all runs that look at it from now on."""
        ref = self._archive.put_model("market", table)
        self._archive.store_answer(table.dataset, table.session, table.knowledge, ref)
        return ref

    def keep_list(self, query: DatasetQuery, call: ToolCall, rows: Ref) -> None:
        """Store the stock list of the day, unless it is of a recording."""
        day = self._day(query)
        if day is None:
            return
        nobody = call.model_copy(update={"observations": ()})
        ref = self._archive.put_model("day_list", DayList(call=nobody, rows=rows))
        self._archive.store_answer(query.dataset, day, query.clock, ref)

    def _day(self, query: DatasetQuery) -> date | None:
        return None if self._private else market.stored_day(query)

    def _traded(
        self, query: DatasetQuery, ref: Ref, tool_call_id: str
    ) -> tuple[ToolCall, None] | None:
        table = self._table(ref)
        observations = market.of_code(table, query.code or "")
        if not observations:
            return None
        call = ToolCall(
            tool_call_id=tool_call_id, dataset=query.dataset, source=table.source,
            table=table.table, served_by=table.served_by, code=query.code,
            fetched_at=table.fetched_at, query=table.query, snapshot=table.snapshot,
            observations=observations, cache_hit=True, market=ref,
        )  # fmt: skip
        return call, None

    def _listed(
        self, query: DatasetQuery, ref: Ref, tool_call_id: str
    ) -> tuple[ToolCall, Ref]:  # fmt: skip
        day, companies = self._list(ref)
        facts = market.company_facts(companies.companies, query)
        call = day.call.model_copy(
            update={
                "tool_call_id": tool_call_id, "code": query.code, "observations": facts,
                "cache_hit": True, "market": ref,
            }
        )  # fmt: skip
        return call, day.rows

    def _table(self, ref: Ref) -> MarketTable:
        found = self._in_memory(ref)
        if not isinstance(found, MarketTable):
            found = self._archive.load(ref, MarketTable)
            self._remember(ref, found)
        return found

    def _list(self, ref: Ref) -> tuple[DayList, CompanyList]:
        found = self._in_memory(ref)
        if not isinstance(found, tuple):
            day = self._archive.load(ref, DayList)
            found = day, self._archive.load(day.rows, CompanyList)
            self._remember(ref, found)
        return found

    def _in_memory(self, ref: Ref) -> MarketTable | tuple[DayList, CompanyList] | None:
        with self._lock:
            return self._parsed.get(ref.sha256)

    def _remember(self, ref: Ref, parsed: MarketTable | tuple[DayList, CompanyList]) -> None:
        with self._lock:
            self._parsed[ref.sha256] = parsed
            while len(self._parsed) > KEPT_IN_MEMORY:
                self._parsed.popitem(last=False)
