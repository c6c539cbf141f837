"""Fetching from inside a workflow: each fetch is one activity on its source's own queue."""

import asyncio
from collections.abc import Iterable, Sequence

from temporalio import workflow
from temporalio.exceptions import (
    ActivityError,
    ApplicationError,
    TimeoutError,
    TimeoutType,
    is_cancelled_exception,
)
from temporalio.workflow import ActivityConfig

with workflow.unsafe.imports_passed_through():
    from activities.fetching import FetchActivities
    from activities.opening import OpeningActivities
    from schemas.failures import OUR_FAILURES, Failure
    from schemas.fetch import (
        CATALOGUE,
        Dataset,
        DatasetQuery,
        Fetched,
        FormerName,
        Ref,
        SourceFailure,
    )
    from schemas.following import Carried
    from schemas.instrument import is_former_beijing
    from schemas.market import SessionFetched
    from schemas.names import recorded_queue, source_queue
    from schemas.research import PriceRoute, Target
    from schemas.stages import OpenInput
    from workflows import options

Result = Fetched | SourceFailure


async def fetch(query: DatasetQuery, carried: Carried | None = None) -> Result:
    """One dataset, or the typed reason why its source gave none; what is carried is not asked."""
    if carried and (known := carried.answer(query)):
        return known
    try:
        fetched = await workflow.execute_activity_method(
            FetchActivities.fetch_dataset, query, **_how(query, query.code or query.name or "all")
        )
    except ActivityError as error:
        return _failure(query, error)
    return fetched.model_copy(update={"query": query})


async def fetch_session(query: DatasetQuery) -> SessionFetched | SourceFailure:
    """One table of a whole session, or the typed reason why its source gave none."""
    try:
        return await workflow.execute_activity_method(
            FetchActivities.fetch_session, query, **_how(query, f"all on {query.session}")
        )
    except ActivityError as error:
        return _failure(query, error)


def _how(query: DatasetQuery, about: str) -> ActivityConfig:
    """The queue of the source, its timeouts, and what the Temporal UI shows."""
    table = CATALOGUE[query.dataset]
    main = workflow.info().task_queue
    local = query.sample or not table.is_site
    queue = recorded_queue(main) if local else source_queue(main, table.upstream)
    again = f", try {query.attempt}" if query.attempt > 1 else ""
    summary = f"{query.dataset} of {about} from {table.source} {table.table}{again}"
    return options.fetch(queue, summary)


async def fetch_all(
    queries: Iterable[DatasetQuery], carried: Carried | None = None
) -> list[Result]:
    """Several datasets at once, in the order in which they were asked for."""
    return list(await asyncio.gather(*(fetch(query, carried) for query in queries)))


async def fetch_price(
    query: DatasetQuery, routes: Sequence[PriceRoute], carried: Carried | None = None
) -> list[Result]:
    """The price by the first route that serves; failed routes are kept as facts."""
    results: list[Result] = []
    for route in routes:
        result = await fetch(query.model_copy(update={"dataset": route.dataset}), carried)
        results.append(result)
        if isinstance(result, Fetched):
            break
    return results


async def corroborate(
    query: DatasetQuery, price: Sequence[Result], session: str, carried: Carried | None = None
) -> list[Result]:
    """A close of a second site, where the first one's is behind the last session.

    It tells a halted stock from a source that is late.
    """
    first = price[-1] if price else None
    if not isinstance(first, Fetched) or first.call.dataset is not Dataset.CLOSE or query.session:
        return []
    newest = max(seen.as_of for seen in first.call.observations if seen.metric == "close")
    if newest.isoformat() >= session:
        return []
    results: list[Result] = []
    for dataset in (Dataset.SECOND_CLOSE, Dataset.THIRD_CLOSE):
        results.append(await fetch(query.model_copy(update={"dataset": dataset}), carried))
        if isinstance(results[-1], Fetched):
            break
    return results


async def current_code(
    query: DatasetQuery, carried: Carried | None = None
) -> tuple[str | None, list[Result]]:
    """The code under which the company of ``query`` is listed today, and how that is known.

    Beijing's companies moved to 920xxx; where the old code leads nowhere, the run ends.
    """
    if query.code is None or not is_former_beijing(query.code):
        return query.code, []
    result = await fetch(query.model_copy(update={"dataset": Dataset.CODE_CHANGES}), carried)
    if isinstance(result, SourceFailure):
        raise ApplicationError(
            f"{query.code} is a former Beijing code or one of NEEQ; its current code is not known: "
            f"{result.reason}",
            type=result.error,
            non_retryable=True,
        )
    return str(result.call.observations[0].value), [result]


async def gather(
    query: DatasetQuery,
    routes: Sequence[PriceRoute],
    datasets: Iterable[Dataset],
    carried: Carried | None = None,
) -> list[Result]:
    """The live price by its routes, beside it the datasets; cninfo's list for a failed vendor's.

    The last close, to which the price falls back, comes with the price history.
    """
    live = [route for route in routes if route.metric == "current_price"]
    price, others = await asyncio.gather(
        fetch_price(query, live, carried),
        fetch_all((query.model_copy(update={"dataset": dataset}) for dataset in datasets), carried),
    )
    results = [*price, *others]
    if any(map(_needs_disclosures, results)):
        listed = query.model_copy(update={"dataset": Dataset.DISCLOSURES})
        results.append(await fetch(listed, carried))
    return results


def _needs_disclosures(result: Result) -> bool:
    """Whether announcements could not be had; that there are none is an answer."""
    return (
        isinstance(result, SourceFailure)
        and result.dataset is Dataset.ANNOUNCEMENTS
        and result.error not in (Failure.NO_DATA, Failure.NOT_RECORDED)
    )


async def resolve(given: OpenInput, query: DatasetQuery) -> tuple[Target, list[Result]]:
    """The target of a request; a name that nobody bears is looked up among the former ones."""
    how = options.judge(f"resolve {given.code or given.name}")
    try:
        return await workflow.execute_activity_method(
            OpeningActivities.resolve_target, given, **how
        ), []
    except ActivityError as error:
        if not _unknown_name(error):
            raise
    former = await fetch(query.model_copy(update={"dataset": Dataset.NAME_CHANGES}))
    again = given.model_copy(update=_former(former))
    target = await workflow.execute_activity_method(OpeningActivities.resolve_target, again, **how)
    return target, [former]


def _unknown_name(error: ActivityError) -> bool:
    return isinstance(error.cause, ApplicationError) and error.cause.type == Failure.UNKNOWN_NAME


def _former(result: Result) -> dict[str, object]:
    """What is known of former names, or why nothing is."""
    if isinstance(result, SourceFailure):
        return {"former_gap": result.reason}
    seen = result.call.observations
    names = (FormerName(code=s.code or "", name=str(s.value), until=s.as_of) for s in seen)
    return {"former": tuple(names)}


def refuse_unknown(results: Iterable[Result]) -> None:
    """End the run where what tells the company is missing; a calendar can be done without."""
    for result in results:
        if isinstance(result, SourceFailure) and result.dataset is not Dataset.CALENDAR:
            raise ApplicationError(result.reason, type=result.error, non_retryable=True)


def _of_ours(error: ActivityError) -> bool:
    """Whether we failed, our archive or our workers, for which no report is to blame a source.

    A run that has blamed the source for a timeout before goes on with that.
    """
    match error.cause:
        case ApplicationError(type=kind):
            return kind in OUR_FAILURES
        case TimeoutError(type=kind) if kind is not TimeoutType.START_TO_CLOSE:
            return workflow.patched("waits-blame-no-source")
        case _:
            return False


def _failure(query: DatasetQuery, error: ActivityError) -> SourceFailure:
    """Why a source gave nothing. What no source is to blame for is raised again."""
    if is_cancelled_exception(error) or _of_ours(error):
        raise error
    cause = error.cause
    kind, reason, snapshot = type(cause).__name__, "the source did not answer in time", None
    if isinstance(cause, ApplicationError):
        kind, reason = cause.type or "Error", cause.message
        told = (detail for detail in cause.details if "sha256" in detail)
        snapshot = next((Ref.model_validate(detail) for detail in told), None)
    return SourceFailure(
        dataset=query.dataset,
        source=CATALOGUE[query.dataset].source,
        error=kind,
        reason=reason,
        attempt=query.attempt,
        snapshot=snapshot,
    )
