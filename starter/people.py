"""The commands by which people speak to a run: correct, resolve, answer."""

from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime
from decimal import Decimal, InvalidOperation
from typing import NamedTuple

from activities.rules import executable, sensitive
from activities.rules.questions import read
from activities.rules.resolution import plain_name
from activities.rules.wording import is_currency
from activities.settings import Settings
from schemas.claim import Evidence
from schemas.control import Corrected, Correction, PendingQuestion, Reply, Ruling, Subject
from schemas.instrument import Instrument, NameQuery, TargetError, parse_target
from schemas.integrity import Conflict
from schemas.metrics import METRICS, FigureKind, Period
from schemas.names import digest
from schemas.question import FollowUp, Question
from schemas.research import Blackboard, RunStatus
from schemas.text import Lang
from starter import output, runs
from starter.engine import engine
from starter.orders import ask, give
from starter.problems import BadInput
from starter.requests import SHANGHAI, remark
from starter.runs import short_id
from workflows.steered import SteeredRun
from workflows.steering import LARGEST, subject_of

_SCALES = {"万亿": Decimal(10) ** 12, "亿": Decimal(10) ** 8, "万": Decimal(10) ** 4}


class Words(NamedTuple):
    """What a person says beside a value: where it is written, what else is to be known."""

    by: str
    source: str
    note: str


class Wanted(NamedTuple):
    """The figure that a person means, as far as it was named."""

    metric: str
    period: Period | None = None
    as_of: date | None = None


async def correct(settings: Settings, name: str, wanted: Wanted, value: str, words: Words) -> int:
    """Tell a run what a figure is; it reasons and judges again, and says who said so."""
    _harmless(words)
    async with engine(settings) as started:
        handle = await runs.under_way(started.client, name)
        board: Blackboard = await ask(handle, SteeredRun.blackboard)
        subject, unit = _subject(board, wanted._replace(metric=metric_named(wanted.metric)))
        said = Correction(
            subject=subject, value=number(value, subject.metric), unit=unit, **words._asdict()
        )
        order_id = f"correct-{digest([said.model_dump(mode='json'), len(board.corrections or ())])}"
        taken = await give(handle, SteeredRun.correct, said, order_id)
        output.result(f"{short_id(str(handle.run_id))} {_told(taken)}")
    return 0


async def resolve(
    settings: Settings,
    name: str,
    conflict: str | None,
    choose: str | None,
    value: str | None,
    words: Words,
) -> int:
    """Settle a conflict of a run; with nothing said list those that are unresolved."""
    _harmless(words)
    if choose is not None and value is not None:
        raise BadInput(
            "--choose and --value are two ways to settle it: leave out --value (and --source) to "
            "take a reading, or --choose to give a value of your own"
        )
    async with engine(settings) as started:
        handle = await runs.under_way(started.client, name)
        status: RunStatus = await ask(handle, SteeredRun.status)
        if conflict is None and choose is None and value is None:
            output.result("\n".join(_listed(status.conflicts)) or "no conflict is unresolved")
            return 0
        found = _conflict(status, conflict)
        said = Ruling(subject=subject_of(found), **words._asdict())
        if choose is not None:
            said = _chosen(said, found, choose)
        elif value is not None and words.source:
            said = said.model_copy(update={"value": number(value, found.metric)})
        else:
            raise BadInput("give --choose SOURCE, or --value V with --source TEXT")
        taken = await give(handle, SteeredRun.resolve_conflict, said)
        output.result(f"{short_id(str(handle.run_id))} {_told(taken)}")
    return 0


async def answer(settings: Settings, name: str, question: str | None, text: str, by: str) -> int:
    """Answer a question of a run."""
    async with engine(settings) as started:
        handle = await runs.under_way(started.client, name)
        reply = Reply(by=by, question=question, answer=text)
        taken: PendingQuestion = await give(handle, SteeredRun.answer, reply)
        output.result(f"{short_id(str(handle.run_id))} {taken.id} answered: {text}")
    return 0


async def follow_up(settings: Settings, name: str, text: str, lang: Lang | None, by: str) -> int:
    """Ask a run under way one more question; its report answers it from the same ledger."""
    async with engine(settings) as started:
        handle = await runs.under_way(started.client, name)
        status: RunStatus = await ask(handle, SteeredRun.status)
        said = FollowUp(by=by, question=about_run(text, status, lang))
        await give(handle, SteeredRun.follow_up, said)
        output.result(f"{short_id(str(handle.run_id))} answers in its report: {text}")
    return 0


def about_run(text: str, status: RunStatus, lang: Lang | None = None) -> Question:
    """The question that a sentence means, of the company of a run; it need not name it."""
    today = (status.as_of or datetime.now(UTC)).astimezone(SHANGHAI).date()
    try:
        understood = read(text, today)
        parsed = parse_target(understood.target)
    except TargetError:
        understood = read(f"{status.ticker} {text}", today)
        parsed = parse_target(understood.target)
    called = parsed.name if isinstance(parsed, NameQuery) else understood.alias
    if called and plain_name(called) not in plain_name(status.name):
        raise BadInput(f"the run is about {status.ticker} {status.name}, not about {called}")
    guessed = Lang.ZH if any("\u4e00" <= char <= "\u9fff" for char in text) else Lang.EN
    return Question(
        text=text, code=parsed.code if isinstance(parsed, Instrument) else status.ticker,
        topics=understood.topics, trade_date=understood.trade_date, period=understood.period,
        asks=understood.asks, datasets=understood.datasets, lang=lang or guessed,
        notes=understood.notes, as_of=status.as_of, sample=status.sample,
    )  # fmt: skip


def metric_named(text: str) -> str:
    """The metric of that name, in any case, or of that label in either language."""
    wanted = text.strip().casefold()
    found = [
        metric.name
        for metric in METRICS.values()
        if wanted in (metric.name.casefold(), metric.zh.casefold(), metric.en.casefold())
    ]
    if not found:
        raise BadInput(f"--metric {text!r} is unknown: use one of {', '.join(sorted(METRICS))}")
    return found[0]


def number(text: str, metric: str) -> Decimal:
    """The value that was typed, in single units; raises BadInput where it is no finite number."""
    plain = text.strip().replace(",", "")
    factor = Decimal(1)
    for word, scale in _SCALES.items():
        if plain.endswith(word):
            plain, factor = plain.removesuffix(word), scale
            break
    if METRICS[metric].kind is FigureKind.PERCENT:
        plain = plain.removesuffix("%")
    try:
        value = Decimal(plain) * factor
    except InvalidOperation:
        raise BadInput(f"--value {text!r} is not a number: use e.g. 33.5") from None
    if not value.is_finite() or abs(value) >= LARGEST:
        raise BadInput(f"--value {text!r} is no finite figure of a company")
    return value


def _harmless(words: Words) -> None:
    """Refuse words that no report may carry; they would block it."""
    for name, text in words._asdict().items():
        found = [*sensitive.find(text), *executable.find(text)]
        if found:
            raise BadInput(f"--{name} cannot stand in a report ({found[0].rule}): leave that out")
    if words.note:
        remark(words.note)


def _subject(board: Blackboard, wanted: Wanted) -> tuple[Subject, str]:
    """The one figure that is meant, and its unit.

    Where neither period nor day is named it is the figure that a claim states.
    """
    metric, period, as_of = wanted
    if not board.evidence_registry:
        raise BadInput("the run has no figures yet: correct it after its integrity stage")
    known = [e for e in board.evidence_registry.values() if e.envelope.metric == metric]
    fitting = [e for e in known if period in (None, e.envelope.period) and as_of in (None, e.as_of)]
    if period is None and as_of is None:
        fitting = [e for e in fitting if e.evidence_id in _stated(board, metric)] or fitting
    subjects = {(e.envelope.period or Period.INSTANT, e.as_of) for e in fitting}
    if len(subjects) > 1:
        have = ", ".join(f"{day} ({span.value})" for span, day in sorted(subjects))
        raise BadInput(f"the run has {metric} of {have}: say which, by --as-of and --period")
    if subjects:
        span, day = subjects.pop()
        return Subject(metric=metric, period=span, as_of=day), fitting[0].envelope.unit or ""
    if period and as_of:
        return Subject(metric=metric, period=period, as_of=as_of), _unit(board, metric)
    if known:
        have = ", ".join(sorted({f"{e.as_of} ({e.envelope.period})" for e in known}))
        raise BadInput(f"the run has no such {metric}: it has {have}")
    raise BadInput(
        f"the run has no fetched {metric}: `research show` lists its figures; one that no source "
        "gave is named by --as-of and --period too"
    )


def _stated(board: Blackboard, metric: str) -> frozenset[str]:
    return frozenset(
        evidence_id
        for entry in board.claim_registry.values()
        if entry.claim.metric == metric and entry.claim.derivation is None
        for evidence_id in entry.evidence_ids
    )


def _unit(board: Blackboard, metric: str) -> str:
    """The unit of a figure that no source gave: money in the currency of the others."""
    unit = METRICS[metric].unit
    others: Iterable[Evidence] = board.evidence_registry.values()
    money = (e.envelope.unit for e in others if e.envelope.unit and is_currency(e.envelope.unit))
    return next(money, unit) if is_currency(unit) else unit


def _conflict(status: RunStatus, name: str | None) -> Conflict:
    """The unresolved conflict of that id, or about that metric where it is the only one.

    Without a name, the only one there is.
    """
    said = "; ".join(_listed(status.conflicts)) or "none is unresolved"
    if name is None:
        if len(status.conflicts) != 1:
            raise BadInput(f"name one conflict, by its id or metric: {said}")
        return status.conflicts[0]
    found = [c for c in status.conflicts if c.conflict_id == name] or [
        c for c in status.conflicts if c.metric.casefold() == name.casefold()
    ]
    if not found and (settled := _settled(status, name)):
        raise BadInput(f"{settled}; unresolved: {said}")
    if len(found) != 1:
        raise BadInput(f"{name!r} names {len(found)} unresolved conflicts: {said}")
    return found[0]


def _settled(status: RunStatus, name: str) -> str | None:
    """By whom the conflict of that id or metric was settled; the newest word counts."""
    for item in reversed(status.corrections):
        subject = item.correction.subject
        if item.conflict and name.casefold() in (item.conflict, subject.metric.casefold()):
            value = f"{item.correction.value:f} {item.correction.unit}"
            return f"{name} was settled by {item.correction.by}: {subject} is {value}"
    return None


def _listed(conflicts: Sequence[Conflict]) -> list[str]:
    return [f"{c.conflict_id} {c.metric} {c.as_of} ({c.period}): {c.sides}" for c in conflicts]


def _chosen(said: Ruling, conflict: Conflict, choose: str) -> Ruling:
    """The ruling that takes the reading of a source, named in full or by its beginning."""
    found = [r for r in conflict.readings if r.source.startswith(choose)]
    if len({(r.source, r.value) for r in found}) != 1:
        offered = ", ".join(f"{r.source} {r.value:f}" for r in conflict.readings)
        raise BadInput(f"--choose {choose!r} names {len(found)} readings: {offered}")
    return said.model_copy(update={"choice": found[0].source, "value": found[0].value})


def _told(taken: Corrected) -> str:
    said = taken.correction
    before = ", ".join(taken.was) or "nothing"
    return f"takes {said.subject} as {said.value:f} {said.unit} (before: {before})"
