"""The commands that run workflows: run, ask, price, fundamentals."""

from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any
from urllib.parse import quote

from activities.archive.store import Archive
from activities.rules import halts
from activities.rules.questions import Reading, read
from activities.rules.wording import label
from activities.settings import Settings
from schemas.claim import Envelope
from schemas.failures import EXIT_FAILED, EXIT_NO_DATA, EXIT_OK, EXIT_SOURCE_FAILURE, Failure
from schemas.fetch import LIVE_QUOTES, Dataset, SourceFailure
from schemas.instrument import Instrument, Market, NameQuery, parse_target
from schemas.question import FUNDAMENTALS, Answer, Ask, Question, Span, Topic
from schemas.research import SAMPLE_CLOCK, ResearchRequest, RunSummary
from schemas.text import Lang
from starter import output, runs
from starter.engine import Engine, engine, ensure_worker, open_archive, worker_kept
from starter.problems import BadInput, CommandError
from starter.progress import StageView
from starter.requests import (
    SHANGHAI,
    fiscal_span,
    past_date,
    priced,
    quoted,
    report_period,
    reporting,
)
from starter.runs import short_id


async def run(
    settings: Settings,
    request: ResearchRequest,
    *,
    as_json: bool,
    detach: bool,
    html: Path | None,
    markdown: Path | None,
) -> int:
    """Run a request to its outcome, show it, and say where to look."""
    for path in filter(None, (html, markdown)):
        output.check_writable(path)
    archive = open_archive(settings)
    kept = worker_kept(settings.data_dir)
    if detach and not (settings.temporal_address or kept):
        raise BadInput(
            "--detach needs someone to carry the run on: start `research up` in another "
            "terminal, or leave --detach out"
        )
    async with engine(settings, worker=not detach) as started:
        under_way = await runs.start_research(started.client, settings.task_queue, request)
        if under_way.attached:
            output.note(
                f"this request is already under way as run {short_id(under_way.run_id)}: "
                "attached to it"
            )
        if detach:
            return _detached(under_way, as_json=as_json)
        summary = await _followed(settings, started, under_way, request.lang, quiet=as_json)
        _show(archive, summary, as_json=as_json, html=html, markdown=markdown)
        _where_to_look(summary, html, started.ui if kept else None)
    return 0


async def _followed(
    settings: Settings, started: Engine, under_way: runs.Started, lang: Lang, *, quiet: bool
) -> RunSummary:
    try:
        with StageView(lang, quiet=quiet) as view:
            return await runs.follow(
                under_way.handle, view.update, lambda: ensure_worker(settings, started)
            )
    except BaseException as error:
        if not isinstance(error, Exception):
            name = short_id(under_way.run_id)
            output.note(
                f"run {name} is intact and goes on when a worker runs: the same command attaches "
                f"to it again, `research up` carries it on, `research show {name}` shows it"
            )
        raise


def _detached(under_way: runs.Started, *, as_json: bool) -> int:
    if as_json:
        output.result_json(
            {"run_id": under_way.run_id, "workflow_id": under_way.handle.id, "status": "running"}
        )
    else:
        output.result(under_way.run_id)
        output.note(f"follow it with: research show {short_id(under_way.run_id)}")
    return 0


def _show(
    archive: Archive,
    summary: RunSummary,
    *,
    as_json: bool,
    html: Path | None,
    markdown: Path | None,
) -> None:
    for path, format_ in ((html, "html"), (markdown, "md")):
        if path is not None:
            output.to_file(path, archive.report(summary.run_id, format_, summary.lang))
    if as_json:
        output.result_json(runs.as_json(archive, summary))
    else:
        output.document(archive.report(summary.run_id, "md", summary.lang).decode())


def _where_to_look(summary: RunSummary, html: Path | None, ui: str | None) -> None:
    short = short_id(summary.run_id)
    output.note("")
    output.note(f"run      {summary.run_id}")
    if html is not None:
        output.note(f"page     {html.resolve()}")
    else:
        output.note(f"page     research report {short} --html report.html")
    output.note(f"proof    research audit {short}")
    if ui:
        workflow = quote(summary.workflow_id, safe="")
        output.note(
            f"history  {ui}/namespaces/default/workflows/{workflow}/{summary.run_id}/history"
        )


def language(text: str) -> Lang:
    """The language in which a question is asked: that of the answer, unless told otherwise."""
    return Lang.ZH if any("\u4e00" <= char <= "\u9fff" for char in text) else Lang.EN


async def ask(settings: Settings, text: str, lang: Lang, **options: Any) -> Answer:
    """Answer a question in words; one that failed verification is returned as that."""
    return await outcome(settings, asked(text, read(text, _latest(options)), lang, **options))


def asked(text: str, understood: Reading, lang: Lang | None, **options: Any) -> Question:
    """The question that a sentence was understood to ask."""
    admitted = priced if understood.topics == (Topic.PRICE,) else quoted
    parsed = admitted(parse_target(understood.target))
    return Question(
        text=text, alias=understood.alias, topics=understood.topics,
        trade_date=understood.trade_date, period=understood.period, asks=understood.asks,
        datasets=understood.datasets, lang=lang or language(text), notes=understood.notes,
        **_target(parsed), **options,
    )  # fmt: skip


def price_question(code: str, trade_date: str | None, **options: Any) -> Question:
    """The question behind ``research price``."""
    day = past_date(trade_date, "--trade-date", _latest(options)) if trade_date else None
    return Question(
        text=f"price {code}", topics=(Topic.PRICE,), trade_date=day, lang=Lang.EN,
        **_target(priced(parse_target(code))), **options,
    )  # fmt: skip


def fundamentals_question(code: str, period: str | None, **options: Any) -> Question:
    """The question behind ``research fundamentals``; abroad, years and quarters are fiscal."""
    parsed, latest = reporting(parse_target(code)), _latest(options)
    asked: dict[str, Any] = {}
    if isinstance(parsed, Instrument) and parsed.market is Market.US:
        span = fiscal_span(period, latest) if period else Span()
        asked["asks"] = tuple(Ask(topic=topic, span=span) for topic in FUNDAMENTALS)
    elif period:
        asked["period"] = report_period(period, latest)
    return Question(
        text=f"fundamentals {code}", topics=FUNDAMENTALS, lang=Lang.EN, **_target(parsed),
        **asked, **options,
    )  # fmt: skip


def _target(parsed: Instrument | NameQuery) -> dict[str, Any]:
    if isinstance(parsed, NameQuery):
        return {"name": parsed.name}
    return {"code": parsed.code, "note": parsed.note}


def _latest(options: dict[str, Any]) -> date:
    """The newest day that a question may name."""
    clock: datetime = options.get("as_of") or (
        SAMPLE_CLOCK if options.get("sample") else datetime.now(UTC)
    )
    return clock.astimezone(SHANGHAI).date()


def deliver(given: Answer, *, as_json: bool) -> int:
    """Print an answer, or why it was withheld; the exit code that it means."""
    failed = given.status == "verified_failure"
    if as_json:
        output.result_json(given.model_dump(mode="json"))
    elif failed:
        output.note(given.text)
    else:
        output.result(given.text)
    return EXIT_FAILED if failed else EXIT_OK


async def answer(settings: Settings, question: Question) -> Answer:
    """Run a question; raises CommandError where there is no answer, or a withheld one."""
    given = await outcome(settings, question)
    if given.status == "verified_failure":
        raise CommandError(given.text, EXIT_FAILED, "VerifiedFailure", given.text)
    return given


async def outcome(settings: Settings, question: Question) -> Answer:
    """Run a question to an answer or a withheld one; raises CommandError where there is no data."""
    open_archive(settings).close()
    async with engine(settings) as started:
        given = await runs.ask(started.client, settings.task_queue, question)
    if given.status == "no_data":
        raise _no_answer(given)
    return given


def _no_answer(given: Answer) -> CommandError:
    gaps = "; ".join(f"{label(item.metric).en}: {item.reason}" for item in given.missing)
    lines = [line[2:] for line in given.text.splitlines() if line.startswith("- ")]
    zh = f"{given.code}：{'；'.join(lines)}" if lines else None
    if failure := next((f for f in given.source_failures if f.mendable), None):
        return CommandError(f"{given.code}: {gaps}", EXIT_SOURCE_FAILURE, failure.error, zh)
    text = f"{given.code}: {gaps or given.text}"
    return CommandError(text, EXIT_NO_DATA, Failure.NO_DATA, zh)


def price_envelope(given: Answer) -> dict[str, Any]:
    """The envelope of ``research price``; ``fallbacks`` stands beside it where a route failed."""
    found, failed = _envelope(given.claims[0]), _failed_routes(given)
    if given.sample:
        found["sample"] = True
    if given.halted_since:
        found["halted_since"] = given.halted_since.isoformat()
    if failed:
        fields = {"dataset", "source", "error", "reason"}
        found["fallbacks"] = [failure.model_dump(mode="json", include=fields) for failure in failed]
    return found


def fallback_note(given: Answer) -> str | None:
    """What the reader of the envelope must know: a halt, or who did not serve, and what does."""
    if given.halted_since:
        return halts.told(given.halted_since).en
    failed = _failed_routes(given)
    if not failed:
        return None
    why = "; ".join(f"{failure.source}: {failure.reason}" for failure in failed)
    claim = given.claims[0]
    return f"live sources failed ({why}); this is the {label(claim.metric).en} of {claim.as_of}"


def _failed_routes(given: Answer) -> tuple[SourceFailure, ...]:
    """The routes to the price that failed before one served."""
    routes = (*LIVE_QUOTES, Dataset.CLOSE)
    return tuple(failure for failure in given.source_failures if failure.dataset in routes)


def fundamentals_envelope(given: Answer) -> dict[str, Any]:
    """The object that ``research fundamentals`` prints; what is derived comes with its inputs."""
    days = [claim.as_of for claim in given.claims] + [claim.as_of for claim in given.derived]
    found: dict[str, Any] = {
        "code": given.code,
        "as_of": max(days).isoformat(),
        "claims": [_envelope(claim) for claim in given.claims],
    }
    if given.sample:
        found["sample"] = True
    if given.derived:
        found["derived"] = [claim.model_dump(mode="json") for claim in given.derived]
        found["evidence"] = [item.model_dump(mode="json") for item in given.evidence]
        found["nodes"] = [node.model_dump(mode="json") for node in given.nodes]
    if given.missing:
        found["missing"] = [item.model_dump(mode="json") for item in given.missing]
    return found


def _envelope(claim: Envelope) -> dict[str, Any]:
    return claim.model_dump(mode="json")
