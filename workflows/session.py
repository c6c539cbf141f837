"""A whole session, fetched once for every run that will look at it."""

import asyncio
from datetime import datetime

from temporalio import workflow

with workflow.unsafe.imports_passed_through():
    from activities.opening import OpeningActivities
    from schemas.fetch import CalendarSlice, Dataset, DatasetQuery, Fetched, SourceFailure
    from schemas.market import (
        MARKET_WIDE,
        SessionChoice,
        SessionDay,
        SessionFetched,
        SessionRequest,
        SessionSummary,
    )
    from workflows import options
    from workflows.gathering import fetch, fetch_session


@workflow.defn
class SessionWorkflow:
    """A day in, its tables stored for all codes out; a table that fails holds up no other."""

    @workflow.run
    async def run(self, request: SessionRequest) -> SessionSummary:
        """The story of a session."""
        clock = request.as_of or workflow.now()
        chosen = await self._choose(request, clock)
        results = await asyncio.gather(
            *(
                fetch_session(DatasetQuery(dataset=dataset, session=chosen.day, clock=clock))
                for dataset in MARKET_WIDE
            )
        )
        return SessionSummary(
            session=chosen.day,
            calendar_source=chosen.calendar_source,
            fetched=tuple(r for r in results if isinstance(r, SessionFetched)),
            failures=tuple(r for r in results if isinstance(r, SourceFailure)),
        )

    async def _choose(self, request: SessionRequest, clock: datetime) -> SessionDay:
        """The session by the calendar at hand, or by a fetched one where that does not reach."""
        chosen = await self._resolve(request, clock, None)
        if chosen.certain:
            return chosen
        result = await fetch(DatasetQuery(dataset=Dataset.CALENDAR, clock=clock))
        if not isinstance(result, Fetched):
            return chosen
        return await self._resolve(request, clock, result.calendar)

    async def _resolve(
        self, request: SessionRequest, clock: datetime, calendar: CalendarSlice | None
    ) -> SessionDay:
        return await workflow.execute_activity_method(
            OpeningActivities.resolve_session,
            SessionChoice(wanted=request.session, clock=clock, calendar=calendar),
            **options.judge(f"choose the session: {request.session or 'the last one'}"),
        )
