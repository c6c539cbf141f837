"""The command ``prefetch``: a whole session, stored once for every run that looks at it."""

from datetime import UTC, datetime
from typing import Any

from activities.rules.market import session_to_store
from activities.settings import Settings
from schemas.failures import EXIT_NO_DATA, EXIT_OK, EXIT_SOURCE_FAILURE, Failure
from schemas.fetch import CATALOGUE, Dataset
from schemas.market import MARKET_WIDE, SessionChoice, SessionRequest, SessionSummary
from starter import output, runs
from starter.engine import engine, open_archive
from starter.problems import BadInput
from starter.requests import SHANGHAI, past_date


async def prefetch(settings: Settings, session: str | None, *, sample: bool, as_json: bool) -> int:
    """Fetch the session and print a line for each table; raises BadInput where it is none."""
    if sample:
        raise BadInput("the recording holds no whole sessions: prefetch without --sample")
    request = session_request(session, datetime.now(UTC))
    open_archive(settings).close()
    async with engine(settings) as started:
        summary = await runs.prefetch(started.client, settings.task_queue, request)
    if as_json:
        output.result_json(as_object(summary))
    else:
        for line in as_object(summary)["tables"]:
            output.result(_line(summary, line))
    return exit_code(summary)


def session_request(session: str | None, now: datetime) -> SessionRequest:
    """The request that ``--session`` means; raises BadInput or NoSession."""
    today = now.astimezone(SHANGHAI).date()
    wanted = past_date(session, "--session", today) if session else None
    session_to_store(SessionChoice(wanted=wanted, clock=now))
    return SessionRequest(session=wanted)


def exit_code(summary: SessionSummary) -> int:
    """0 where any table was served, 3 where there is nothing to serve, else 4."""
    if summary.fetched:
        return EXIT_OK
    nothing = all(failure.error == Failure.NO_DATA for failure in summary.failures)
    return EXIT_NO_DATA if nothing else EXIT_SOURCE_FAILURE


def as_object(summary: SessionSummary) -> dict[str, Any]:
    """The one object that ``--json`` prints: a table has rows, or an error and its reason."""
    said: dict[Dataset, dict[str, Any]] = {
        item.dataset: {"rows": item.rows, "requests": item.requests, "stored_before": item.reused}
        for item in summary.fetched
    }
    for failure in summary.failures:
        said[failure.dataset] = {"error": failure.error, "reason": failure.reason}
    return {
        "session": summary.session.isoformat(),
        "calendar_source": summary.calendar_source,
        "tables": [
            {"table": CATALOGUE[dataset].table, "dataset": dataset, **said[dataset]}
            for dataset in MARKET_WIDE
        ],
    }


def _line(summary: SessionSummary, table: dict[str, Any]) -> str:
    name = f"{summary.session} {table['table']:<11}"
    if "error" in table:
        return f"{name} failed: {table['reason']} ({table['error']})"
    how = "stored before" if table["stored_before"] else f"requests: {table['requests']}"
    return f"{name} {table['rows']} rows, {how}"
