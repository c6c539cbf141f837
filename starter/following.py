"""The command that looks at a finished run again: follow-up."""

from datetime import UTC, date, datetime
from typing import Any, NamedTuple

from activities.archive.store import Archive
from activities.rules.calendar import local_day
from activities.rules.questions import Reading, read
from activities.settings import Settings
from schemas.instrument import Instrument, TargetError, market_of, parse_target
from schemas.question import Answer
from schemas.research import ResearchRequest, RunSummary
from schemas.text import Lang
from starter import commands, people, runs
from starter.connect import NoServer
from starter.engine import engine, open_archive
from starter.problems import BadInput
from starter.requests import knowledge_time, remark
from starter.server import ServerError


class FollowUp(NamedTuple):
    """Which run is followed, and with what."""

    run: str
    note: str | None = None
    as_of: str | None = None
    lang: Lang | None = None


async def follow_up(
    settings: Settings, wanted: FollowUp, question: str | None, by: str, *, as_json: bool
) -> int:
    """The research again, or one question: to the run itself while it is under way."""
    if question is None:
        return await research(settings, wanted, as_json=as_json)
    if await _is_under_way(settings, wanted.run):
        for option, value in (("--note", wanted.note), ("--as-of", wanted.as_of)):
            if value is not None:
                raise BadInput(f"{option} is for finished runs, and {wanted.run} is under way")
        return await people.follow_up(settings, wanted.run, question, wanted.lang, by)
    answer = await ask(settings, wanted, question)
    return commands.deliver(answer, as_json=as_json)


async def research(settings: Settings, wanted: FollowUp, *, as_json: bool) -> int:
    """The whole research again, as a new run that is linked to the old one."""
    archive = open_archive(settings)
    before = await _followed(settings, archive, wanted.run)
    request = ResearchRequest(
        code=before.ticker, lang=wanted.lang or before.lang, as_of=_clock(before, wanted.as_of),
        sample=before.sample, note=remark(wanted.note) if wanted.note is not None else None,
        follows=before.run_id,
    )  # fmt: skip
    return await commands.run(
        settings, request, as_json=as_json, detach=False, html=None, markdown=None
    )


async def ask(settings: Settings, wanted: FollowUp, text: str) -> Answer:
    """A question about the company of the run, answered from its fetches where they hold."""
    if wanted.note is not None:
        raise BadInput("--note stands in a report: leave it out, or leave the question out")
    archive = open_archive(settings)
    before = await _followed(settings, archive, wanted.run)
    clock = _clock(before, wanted.as_of)
    options: dict[str, Any] = {
        "as_of": clock, "sample": before.sample, "follows": before.run_id,
    }  # fmt: skip
    today = local_day(clock or datetime.now(UTC), market_of(before.ticker))
    understood = about(before.ticker, text, today)
    return await commands.outcome(
        settings, commands.asked(text, understood, wanted.lang, **options)
    )


def about(ticker: str, text: str, today: date) -> Reading:
    """What the sentence asks about the company of ``ticker``, which it need not name."""
    try:
        return read(f"{ticker} {text}", today)
    except TargetError as error:
        reason = error
    try:
        understood = read(text, today)
        named = parse_target(understood.target)
    except TargetError:
        raise reason from None
    if not isinstance(named, Instrument) or named.code != ticker:
        raise BadInput(
            f"the question is about {understood.target}, the run about {ticker}: use `research ask`"
        )
    return understood


async def _followed(settings: Settings, archive: Archive, name: str) -> RunSummary:
    """The finished run of that name; one that is under way is no run to follow yet."""
    try:
        return runs.summary_of(runs.find(archive, name))
    except BadInput as error:
        if await _is_under_way(settings, name):
            raise BadInput(
                f"run {name} is still under way: ask it one question, or follow it up when it has "
                f"ended (`research watch {name}`)"
            ) from None
        raise error from None


async def _is_under_way(settings: Settings, name: str) -> bool:
    if not runs.has_server(settings):
        return False
    try:
        async with engine(settings, worker=False) as started:
            return await runs.under_way_if_any(started.client, name) is not None
    except (NoServer, ServerError):
        return False


def _clock(before: RunSummary, as_of: str | None) -> datetime | None:
    """The moment of the new run, which cannot know less than the old one."""
    clock = knowledge_time(as_of, sample=before.sample)
    if (clock or datetime.now(UTC)) < before.as_of:
        raise BadInput(
            f"--as-of {as_of} is before the run that is followed ({before.as_of.isoformat()}): "
            "start a run of its own with `research run`"
        )
    return clock
