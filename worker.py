"""The composition root: settings, sources, archive, activities, workers; serve until SIGTERM."""

import asyncio
import contextlib
import gc
import logging
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import timedelta
from importlib.metadata import version
from typing import Any

from temporalio.client import Client
from temporalio.common import VersioningBehavior, WorkerDeploymentVersion
from temporalio.worker import Worker, WorkerDeploymentConfig

from activities.analysis import AnalysisActivities
from activities.answering import AnswerActivities
from activities.archive.breakers import BreakerStore, BreakersUnreadable
from activities.archive.migrate import upgrade
from activities.archive.store import Archive
from activities.branching import BranchActivities
from activities.errors import ResearchError
from activities.failing import SourceDeadline
from activities.fetching import FetchActivities
from activities.following import FollowingActivities
from activities.gates import GateActivities
from activities.gates import prepare as prepare_gates
from activities.guarding import Guard
from activities.heartbeat import HeartbeatInterceptor
from activities.opening import OpeningActivities
from activities.publishing import PublishingActivities
from activities.rules.breakers import forgiven
from activities.rules.market import of_row, stored_day
from activities.rules.mechanism import Analyst, RuleAnalyst
from activities.rules.rates import wanted
from activities.settings import SERVABLE, Settings
from activities.vendors.akshare import AkshareSource
from activities.vendors.answer import Source
from activities.vendors.sample import SampleFarEnd
from activities.vendors.sec import SecSource
from activities.vendors.tencent import TencentSource
from activities.vendors.tushare import TushareSource
from activities.vendors.user import UserSource
from activities.vendors.user import read as read_correction
from activities.vendors.wire.snapshot import Snapshot
from activities.vendors.wire.tape import Tape, TapeRecorder
from activities.vendors.wire.wiring import Wiring
from activities.vendors.yahoo import YahooSource
from schemas.fetch import CATALOGUE, UPSTREAMS, Dataset, DatasetQuery, Observation, Series
from schemas.market import MARKET_WIDE, Extended
from schemas.names import MAIN, RECORDED, deployment, recorded_queue, source_queue
from starter.connect import NoServer, connect, prepare_namespace, runtime
from starter.metrics import watch_breakers
from starter.queues import Throttle, keep_rates
from starter.server import known_address
from workflows.evaluation import EvalCaptureWorkflow
from workflows.question import QuestionWorkflow
from workflows.research import ResearchWorkflow
from workflows.session import SessionWorkflow

log = logging.getLogger(__name__)

WORKFLOWS = [ResearchWorkflow, QuestionWorkflow, SessionWorkflow, EvalCaptureWorkflow]
SOURCE_THREADS = 4
RECORDED_THREADS = 8
JUDGE_THREADS = 8
DECISIONS = 16
"""Workflow tasks at once: more would make each of them slow, and a slow one counts as dead."""
FETCHES = frozenset({"fetch_dataset", "fetch_session"})
"""Activities that hang where their source does."""
GRACE = timedelta(seconds=10)
SETTLED = timedelta(seconds=5)
"""A worker that still runs after so long is there to stay, and has time for its gates."""
BEAT = timedelta(seconds=0.5)
STICKY = timedelta(seconds=0.5)
"""How long a decision waits for the worker that remembers the run, before another replays it."""
WITH_PARENT = "--with-parent"


def reread(
    query: DatasetQuery, raw: bytes, stored: bool = False, extended: Extended | None = None
) -> tuple[tuple[Observation, ...], tuple[Series, ...]]:
    """What the adapter of a dataset makes of an archived raw answer; raises VendorError.

    ``stored`` says that the answer was fetched before, perhaps for all codes of a session;
    ``extended`` is what a history was put together from, but for that answer.
    """
    if query.dataset is Dataset.CORRECTION:
        return read_correction(raw), ()
    snapshot = Snapshot(raw)
    wiring = Wiring(sample=snapshot, tape=snapshot)
    session = stored_day(query)
    if stored and session and query.dataset in MARKET_WIDE:
        asked = query.model_copy(update={"session": session})
        market = TushareSource(None, wiring).fetch_market(asked)
        return of_row(market.columns, market.rows.get(query.code or "", ()), session), ()
    if extended:
        history = TushareSource(None, wiring).read_history(query, raw, extended)
        return history.observations, history.series
    served = {source.name: source for source in _wired(wiring, None, None, None)}
    answer = served[CATALOGUE[query.dataset].source].fetch(query)
    return answer.observations, answer.series


def sources(settings: Settings) -> list[Source]:
    """The sources this installation can reach; each also serves its recording."""
    wiring = Wiring(
        sample=SampleFarEnd(), loopback=settings.loopback,
        tape=Tape(settings.replay) if settings.replay else None,
        recorder=TapeRecorder(settings.record) if settings.record else None,
    )  # fmt: skip
    tushare = settings.tushare_token
    xueqiu = settings.xueqiu_token
    return _wired(
        wiring,
        tushare.get_secret_value() if tushare else None,
        xueqiu.get_secret_value() if xueqiu else None,
        settings.sec_contact,
    )


def _wired(
    wiring: Wiring, tushare: str | None, xueqiu: str | None, sec_contact: str | None
) -> list[Source]:
    return [
        TushareSource(tushare, wiring),
        AkshareSource(xueqiu, wiring),
        TencentSource(wiring),
        SecSource(sec_contact, wiring),
        YahooSource(wiring),
        UserSource(),
    ]


def activities(archive: Archive, analyst: Analyst) -> list[Callable[..., Any]]:
    """Every activity of the main queue."""
    opening, gates = OpeningActivities(archive), GateActivities(archive)
    analysis = AnalysisActivities(archive, analyst)
    publishing, answers = PublishingActivities(archive), AnswerActivities(archive)
    return [
        opening.resolve_target, opening.resolve_session, BranchActivities(archive).open_branch,
        FollowingActivities(archive).carry_over,
        gates.screen_ingest, gates.check_integrity, gates.verify_claims, gates.judge_quality,
        analysis.draft_thesis, analysis.map_ecosystem, analysis.value_company,
        publishing.compose_report, publishing.screen_egress, publishing.archive_run,
        publishing.record_eval_case,
        answers.draft_answer, answers.verify_answer, answers.archive_answer,
    ]  # fmt: skip


@dataclass(frozen=True)
class Duty:
    """What a worker takes on: which queues, what its fetches heed, and the operator's rates.

    With ``rates`` a worker also tells the server its own limits, for servers that keep none. A
    ``private`` worker neither reads nor stores answers for other runs. One with a ``build`` takes
    nothing until that is current.
    """

    serves: Sequence[str] = SERVABLE
    guard: Guard | None = None
    rates: Mapping[str, int] | None = None
    private: bool = False
    build: str | None = None

    @property
    def upstreams(self) -> tuple[str, ...]:
        """The upstreams among what is served."""
        return tuple(name for name in UPSTREAMS if name in self.serves)


@contextlib.asynccontextmanager
async def running_workers(
    client: Client,
    queue: str,
    archive: Archive,
    served: Sequence[Source],
    analyst: Analyst,
    duty: Duty | None = None,
) -> AsyncIterator[None]:
    """One worker for each queue of the duty, until the block is left."""
    duty = duty or Duty()
    grace: dict[str, Any] = {
        "graceful_shutdown_timeout": GRACE,
        "max_heartbeat_throttle_interval": BEAT,
        "interceptors": [HeartbeatInterceptor(), SourceDeadline(FETCHES)],
    }
    grace["deployment_config"] = _deployment(queue, duty.build)
    async with contextlib.AsyncExitStack() as stack:
        workers = []
        if MAIN in duty.serves:
            judges = stack.enter_context(ThreadPoolExecutor(JUDGE_THREADS, "judge"))
            workers.append(
                Worker(
                    client, task_queue=queue, workflows=WORKFLOWS,
                    activities=activities(archive, analyst), activity_executor=judges,
                    max_concurrent_activities=JUDGE_THREADS, max_cached_workflows=200,
                    max_concurrent_workflow_tasks=DECISIONS,
                    sticky_queue_schedule_to_start_timeout=STICKY, **grace,
                )
            )  # fmt: skip
        fetching = FetchActivities(served, archive, duty.guard, private=duty.private)
        for name, threads, limit in _fetch_queues(queue, duty):
            pool = stack.enter_context(ThreadPoolExecutor(threads, name))
            workers.append(
                Worker(
                    client, task_queue=name,
                    activities=[fetching.fetch_dataset, fetching.fetch_session],
                    activity_executor=pool, max_concurrent_activities=threads,
                    max_task_queue_activities_per_second=limit, **grace,
                )
            )  # fmt: skip
        for worker in workers:
            await stack.enter_async_context(worker)
        yield


def _deployment(queue: str, build: str | None) -> WorkerDeploymentConfig:
    """Runs move to the current build with their next decision: see docs/operator.md.

    A worker without a build is told apart from none; left unnamed, it would read every loaded
    module again to make up a name, for half a second.
    """
    if build is None:
        return WorkerDeploymentConfig(
            version=WorkerDeploymentVersion(deployment(queue), version("durable-research")),
            use_worker_versioning=False,
        )
    return WorkerDeploymentConfig(
        version=WorkerDeploymentVersion(deployment(queue), build),
        use_worker_versioning=True,
        default_versioning_behavior=VersioningBehavior.AUTO_UPGRADE,
    )


def _fetch_queues(queue: str, duty: Duty) -> Iterator[tuple[str, int, float | None]]:
    """The queues of fetches that are served: name, threads, and calls per second."""
    if RECORDED in duty.serves:
        yield recorded_queue(queue), RECORDED_THREADS, None
    for upstream in duty.upstreams:
        limit = None if duty.rates is None else wanted(upstream, duty.rates).per_second
        yield source_queue(queue, upstream), SOURCE_THREADS, limit


async def serve(settings: Settings, stop: asyncio.Event) -> None:
    """Connect, check the namespace, and work until ``stop`` is set.

    The vendor packages are imported before any worker runs: an import beside the workflow sandbox
    would hold up workflow tasks for seconds. The literals of the gates' patterns, a second's work,
    are read by a worker that stays; one that serves a single command reads what it needs.
    """
    settings.data_dir.mkdir(parents=True, exist_ok=True)
    upgrade(settings.archive_url)
    archive = Archive.connect(settings.archive_url)
    served = sources(settings)
    for source in served:
        source.prepare()
    client = await connect(await address(settings), settings.metrics_address)
    if WITH_PARENT in sys.argv:
        _end_with_parent(asyncio.get_running_loop(), stop)
    await prepare_namespace(client)
    throttle = Throttle(client, settings.task_queue, asyncio.get_running_loop())
    breakers = BreakerStore.connect(settings.archive_url)
    duty = Duty(settings.serves, private=True, build=settings.build)
    if settings.replay is None:  # a tape is no site: it neither blocks nor asks for patience
        duty = Duty(
            settings.serves, Guard(throttle, breakers), settings.rates,
            private=settings.record is not None, build=settings.build,
        )  # fmt: skip
        with contextlib.suppress(BreakersUnreadable):
            breakers.change_all(duty.upstreams, forgiven)
        await keep_rates(client, settings.task_queue, duty.upstreams, settings.rates)
    async with running_workers(client, settings.task_queue, archive, served, RuleAnalyst(), duty):
        print("ready", flush=True)  # noqa: T201 - the process that started us waits for it
        async with _reporting(settings, breakers, duty):
            if MAIN in duty.serves:
                await _warm_up(stop)
            await stop.wait()
        log.warning("told to stop: activities under way have %d s", GRACE.total_seconds())
    breakers.close()
    archive.close()


async def _warm_up(stop: asyncio.Event) -> None:
    """Read what the gates need before their first text, unless the worker is stopped first."""
    try:
        async with asyncio.timeout(SETTLED.total_seconds()):
            await stop.wait()
    except TimeoutError:
        await asyncio.to_thread(prepare_gates)


@contextlib.asynccontextmanager
async def _reporting(settings: Settings, breakers: BreakerStore, duty: Duty) -> AsyncIterator[None]:
    """Report the breakers for as long as the block lasts, where anybody listens."""
    if settings.metrics_address is None:
        yield
        return
    meter = runtime(settings.metrics_address).metric_meter
    watch = asyncio.create_task(watch_breakers(breakers, duty.upstreams, meter))
    yield
    watch.cancel()


async def address(settings: Settings) -> str | None:
    """Where the server is: as our parent tells us, as configured, or as last recorded."""
    if WITH_PARENT in sys.argv:
        line: str = await asyncio.to_thread(sys.stdin.readline)
        if line.strip():
            return line.strip()
    return settings.temporal_address or known_address(settings.data_dir)


def _end_with_parent(loop: asyncio.AbstractEventLoop, stop: asyncio.Event) -> None:
    """Set ``stop`` when the pipe from our parent closes, however the parent ended."""

    def watch() -> None:
        sys.stdin.read()
        loop.call_soon_threadsafe(stop.set)

    threading.Thread(target=watch, daemon=True).start()


async def _main() -> None:
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    await serve(Settings.from_env(os.environ), stop)
    gc.collect()
    await asyncio.sleep(0.1)


def main() -> None:
    """Run a worker in the foreground; ends with status 0 on SIGTERM."""
    logging.basicConfig(
        level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s %(message)s"
    )
    code = 0
    gc.freeze()  # what has been loaded stays: no collection looks for garbage in it
    try:
        asyncio.run(_main())
    except (NoServer, ResearchError, ValueError, OSError) as error:
        print(f"research-worker: {error}", file=sys.stderr)  # noqa: T201 - the last word
        code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)  # the SDK may abort while the interpreter shuts down (sdk-python#300)


if __name__ == "__main__":
    main()
