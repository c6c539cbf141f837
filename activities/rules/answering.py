"""Answering a question: which figures answer it, and how the answer reads."""

from collections.abc import Iterator, Sequence
from datetime import date, datetime

from activities.rules import contested, executable, halts, sensitive
from activities.rules.asserting import asserted, misread
from activities.rules.calendar import SHANGHAI, Phase, TradingDays
from activities.rules.competences import COMPETENCES
from activities.rules.figures import (
    APPARATUS,
    FigureBook,
    apparatus,
    claim_figures,
    safe,
    unmark,
)
from activities.rules.figuring import CLOSES, Finder
from activities.rules.gaps import Found, Gap
from activities.rules.grounding import check
from activities.rules.ledger import Ledger, Reading
from activities.rules.live_prices import misnamed_prices
from activities.rules.mechanism import confidence
from activities.rules.periods import describe
from activities.rules.reconciliation import disagreements, outvoted
from activities.rules.strangers import strangers
from activities.rules.verification import Verifier, verify_envelopes
from activities.rules.wording import entitled, failure_words, statement, token
from schemas.base import Record
from schemas.claim import Claim, Envelope, Evidence, Node, ToolCite, VerificationResult
from schemas.fetch import CATALOGUE, LIVE_QUOTES, SourceFailure, ToolCall
from schemas.gate import Finding
from schemas.instrument import A_SHARE_MARKETS, market_of
from schemas.integrity import DataPoint
from schemas.metrics import Period
from schemas.question import DAILY, Answer, Ask, MissingAnswer, Question, Span, Topic
from schemas.report import Figure
from schemas.text import Bilingual, Lang

_OF_DAY = {
    "close": Bilingual(zh="收盘价", en="Close"),
    "index_level": Bilingual(zh="收盘点位", en="Closing level"),
}
"""What a close is called when its day was named: it is no "last" one."""
_TOTAL_REVENUE_NOTE = Bilingual(
    zh="营业收入没有记录（或缺年份），以上给出的是营业总收入，或由其推算。",
    en="revenue is not recorded for all of it; what is given is total revenue, or derived from it.",
)
_CUMULATIVE_NOTE = Bilingual(
    zh="报表数据为年初至报告期末的累计数，不是单季数。",
    en="statements are cumulative from the start of the year, not of the quarter alone.",
)


class AnswerInput(Record):
    """A question and what was fetched for it."""

    question: Question
    code: str
    name: str
    clock: datetime
    session: str
    phase: str
    calls: tuple[ToolCall, ...]
    failures: tuple[SourceFailure, ...]


class DraftAnswer(Record):
    """Figures, gaps, and the prose made from the figures alone."""

    claims: tuple[Envelope, ...]
    conflicts: tuple[Envelope, ...] = ()
    derived: tuple[Claim, ...] = ()
    evidence: tuple[Evidence, ...] = ()
    nodes: tuple[Node, ...] = ()
    missing: tuple[MissingAnswer, ...]
    text: str
    halted_since: date | None = None
    findings: tuple[Finding, ...] = ()


def draft(given: AnswerInput) -> DraftAnswer:
    """The answer to a question. Findings mean that the prose must not leave."""
    differing = disagreements(Ledger(given.calls))
    ledger = Ledger(given.calls, outvoted(differing))
    finder = Finder(ledger, given.code, given.clock, given.failures)
    halted = _halted(given, ledger)
    asks = _asks(given.question)
    found = [item for ask in asks for item in finder.find(ask)]
    found = list({_identity(item): item for item in found}.values())
    lang = given.question.lang
    claims = tuple(i.envelope(given.code) for i in found if isinstance(i, Reading))
    derived = tuple(_claim(i, given, finder) for i in found if isinstance(i, DataPoint))
    gaps = [item for item in found if isinstance(item, Gap)]
    evidence = finder.book.evidence if derived else ()
    stated = [*claims, *(item.envelope for item in evidence)]
    conflicts = contested.contradictions(stated, differing, given.code)
    figures = [figure_of(f"answer.{number}", claim) for number, claim in enumerate(claims)]
    figures += [figure_of(f"conflict.{number}", other) for number, other in enumerate(conflicts)]
    figures += claim_figures(derived, evidence)
    book = FigureBook(figures, {})
    lines = [
        *_lines(given, found),
        *contested.lines(conflicts, lang),
        *_notes(given, asks, [*claims, *derived], evidence, halted),
    ]
    marked = book.fill("\n".join(lines), lang)
    text, name = unmark(marked), safe(given.name)
    grounded = check(marked, book, lang, (name,))
    return DraftAnswer(
        claims=claims, conflicts=conflicts, derived=derived, evidence=evidence, text=text,
        nodes=_steps(derived, finder.book.points),
        missing=tuple(_missing(gap) for gap in gaps), halted_since=halted,
        findings=(
            *grounded.findings, *misread(marked, asserted(figures, name), lang, name),
            *sensitive.find(text), *executable.find(text),
            *misnamed_prices(APPARATUS.sub(" ", marked), figures, given.clock),
            *_strangers(given, unmark(APPARATUS.sub(" ", marked))),
        ),
    )  # fmt: skip


def _strangers(given: AnswerInput, prose: str) -> Iterator[Finding]:
    """Companies that were not asked about; a note may name one: the twin of a code."""
    question = given.question
    notes = (*question.notes, *((question.note,) if question.note else ()))
    said = "".join(note.zh + note.en for note in notes)
    for finding in strangers(prose, (given.code,), ()):
        if finding.span and finding.span not in said:
            yield finding


def _halted(given: AnswerInput, ledger: Ledger) -> date | None:
    """The last day traded, where two closes prove a halt; only the newest price needs it."""
    if market_of(given.code) not in A_SHARE_MARKETS or given.question.trade_date:
        return None
    last = date.fromisoformat(given.session)
    return halts.halted_since(ledger, given.clock, last, TradingDays(None))


def verify(answer: Answer | DraftAnswer, ledger: Ledger) -> VerificationResult:
    """Every figure of an answer held against the ledger; derived ones are recomputed."""
    direct = verify_envelopes((*answer.claims, *answer.conflicts), ledger, COMPETENCES)
    nodes = [*answer.nodes, *(claim.node() for claim in answer.derived)]
    derived = Verifier(ledger, answer.evidence, nodes, COMPETENCES).verify(answer.derived)
    return VerificationResult(
        ok=direct.ok and derived.ok,
        checked=direct.checked + derived.checked,
        failures=direct.failures + derived.failures,
        rules_version=direct.rules_version,
    )


def _asks(question: Question) -> tuple[Ask, ...]:
    """What is asked; without a sentence, each topic once at the day or period named."""
    if question.asks:
        return question.asks
    report = Span(
        periods=(question.period,) if question.period else (), annual=question.annual
    )  # fmt: skip
    day = Span(day=question.trade_date)
    return tuple(
        Ask(topic=topic, span=day if topic in DAILY else report) for topic in question.topics
    )


def _identity(found: Found) -> object:
    if isinstance(found, Reading):
        return (found.call.tool_call_id, found.observation)
    return found.point_id if isinstance(found, DataPoint) else found


def _claim(point: DataPoint, given: AnswerInput, finder: Finder) -> Claim:
    """A derived figure as a claim that names its formula and its inputs."""
    named = statement(
        given.name, point.metric, point.period, point.as_of_date, point.point_id,
        point.window_start,
    )  # fmt: skip
    backing = [e for e in finder.book.evidence if e.evidence_id in point.evidence_ids]
    return Claim(
        claim_id=point.point_id, text=named.in_(given.question.lang), source_agent="answering",
        evidence_ids=point.evidence_ids, confidence=confidence(point, backing),
        last_updated=given.clock, topic="answer", metric=point.metric, code=given.code,
        value=point.value, unit=point.unit, as_of=point.as_of_date, period=point.period,
        window_start=point.window_start, derivation=point.derivation,
    )  # fmt: skip


def _steps(derived: Sequence[Claim], points: Sequence[DataPoint]) -> tuple[Node, ...]:
    """The derived points that are no figures of the answer, but inputs of one."""
    known = {point.point_id: point for point in points if point.derivation}
    shown = {claim.claim_id for claim in derived}
    steps: dict[str, Node] = {}
    waiting = [claim.derivation for claim in derived]
    while waiting:
        derivation = waiting.pop()
        for name in derivation.inputs.values() if derivation else ():
            if name in known and name not in shown and name not in steps:
                steps[name] = known[name].node()
                waiting.append(known[name].derivation)
    return tuple(steps.values())


def figure_of(node_id: str, claim: Envelope) -> Figure:
    """A fetched figure of an answer, under ``node_id``."""
    return Figure(
        node_id=node_id,
        metric=claim.metric,
        value=claim.value,
        unit=claim.unit or "",
        code=claim.code,
        as_of=claim.as_of,
        period=claim.period or Period.INSTANT,
        cites=(claim.cite,) if isinstance(claim.cite, ToolCite) else (),
    )


def _missing(gap: Gap) -> MissingAnswer:
    return MissingAnswer(
        metric=gap.metric, reason=gap.source or unmark(gap.why.en), as_of=gap.as_of
    )  # fmt: skip


def _lines(given: AnswerInput, found: Sequence[Found]) -> list[str]:
    """The company, then one line for each figure or gap, in the order asked."""
    lang = given.question.lang
    zh = lang is Lang.ZH
    lines = [f"{safe(given.name)}（{given.code}）" if zh else f"{safe(given.name)} ({given.code})"]
    number = 0
    for item in found:
        if isinstance(item, Reading):
            named_day = given.question.trade_date is not None
            lines.append(_line(number, item.envelope(given.code), lang, named_day=named_day))
            number += 1
        elif isinstance(item, DataPoint):
            lines.append(_derived_line(item, lang))
        else:
            lines.append(_gap_line(item, lang))
    return lines


def _line(number: int, claim: Envelope, lang: Lang, *, named_day: bool) -> str:
    """A fetched figure. The close of a day that was named is no "last" close."""
    cite = claim.cite
    origin = f"{cite.source} {cite.table}" if isinstance(cite, ToolCite) else ""
    period = claim.period or Period.INSTANT
    when = describe(period, claim.as_of)
    dated = period in (Period.YEAR, Period.YEAR_TO_DATE, Period.QUARTER)
    name = entitled(claim.metric, when if dated else None, lang)
    if named_day and claim.metric in _OF_DAY:
        name = _OF_DAY[claim.metric].in_(lang)
    figure = token(f"answer.{number}")
    if lang is Lang.ZH:
        return f"- {name}：{figure}（{origin}，{claim.as_of}{_live(claim, zh=True)}）"
    return f"- {name}: {figure} ({origin}, {claim.as_of}{_live(claim, zh=False)})"


def _derived_line(point: DataPoint, lang: Lang) -> str:
    """A computed figure says so, and names its formula and sources."""
    when = describe(point.period, point.as_of_date, point.window_start)
    if point.period is Period.WINDOW:
        when = Bilingual(zh=f"年度平均，{when.zh}", en=f"mean of the fiscal years {when.en}")
    name = entitled(point.metric, when, lang)
    formula = point.derivation.formula if point.derivation else ""
    origin = ", ".join(" ".join(source.rsplit(".", 1)) for source in point.sources)
    if lang is Lang.ZH:
        return f"- {name}：{token(point.point_id)}（推算 {formula}，{origin}，{point.as_of_date}）"
    return f"- {name}: {token(point.point_id)} (derived, {formula}, {origin}, {point.as_of_date})"


def _gap_line(gap: Gap, lang: Lang) -> str:
    name = entitled(gap.metric, gap.when, lang)
    source = apparatus(safe(gap.source)) if gap.source else ""
    if lang is Lang.ZH:
        return f"- {name}：无数据，{gap.why.zh}" + (f"（数据源：{source}）" if source else "")
    return f"- {name}: no data, {gap.why.en}" + (f" (the source: {source})" if source else "")


def _live(claim: Envelope, *, zh: bool) -> str:
    if claim.metric != "current_price":
        return ""
    return " 实时" if zh else ", live"


def _notes(
    given: AnswerInput,
    asks: Sequence[Ask],
    claims: Sequence[Envelope | Claim],
    evidence: Sequence[Evidence],
    halted: date | None,
) -> list[str]:
    """What the reader must know: no live price, an older session, a fallback, a guess."""
    zh = given.question.lang is Lang.ZH
    price = next((c for c in claims if c.metric in (*CLOSES, "current_price")), None)
    notes = []
    if price and price.metric in CLOSES and given.question.trade_date is None:
        notes += _close_notes(given, price.as_of, halted, zh=zh)
    elif isinstance(price, Envelope) and price.metric == "current_price":
        notes += _hops(given, price, zh=zh)
    if price and given.phase == Phase.LUNCH and price.metric == "current_price":
        notes.append("注：午间休市。" if zh else "Note: lunch break.")
    said = [
        *_sample_notes(given),
        *_report_notes(given, asks, claims),
        *_total_revenue_notes(given, asks, claims, evidence),
        *_comparison_notes(given, claims, evidence),
        *given.question.notes,
    ]
    if given.question.note:
        said.append(given.question.note)
    start = "注：" if zh else "Note: "
    return [*notes, *(start + safe(note.in_(given.question.lang)) for note in said)]


def _sample_notes(given: AnswerInput) -> list[Bilingual]:
    """That nothing was fetched live, and at which moment the recording stands."""
    if not given.question.sample:
        return []
    moment = f"{given.clock.astimezone(SHANGHAI):%Y-%m-%d %H:%M}"
    return [
        Bilingual(
            zh=f"样本模式：数据为录制，时钟为 {moment}。",
            en=f"sample mode: recorded data, seen as of {moment}.",
        )
    ]


def _total_revenue_notes(
    given: AnswerInput,
    asks: Sequence[Ask],
    claims: Sequence[Envelope | Claim],
    evidence: Sequence[Evidence],
) -> list[Bilingual]:
    """Revenue was asked for, and total revenue was given, or what was given is derived from it."""
    topics = {ask.topic for ask in asks}
    used = {claim.metric for claim in claims} | {item.envelope.metric for item in evidence}
    asked = Topic.REVENUE in topics and Topic.TOTAL_REVENUE not in topics
    mainland = market_of(given.code) in A_SHARE_MARKETS
    return [_TOTAL_REVENUE_NOTE] if asked and mainland and "total_revenue" in used else []


def _comparison_notes(
    given: AnswerInput, claims: Sequence[Envelope | Claim], evidence: Sequence[Evidence]
) -> list[Bilingual]:
    """A second source was asked and did not answer: the figures are of one source alone."""
    periods = [*(claim.period for claim in claims), *(e.envelope.period for e in evidence)]
    note = contested.uncompared(periods, given.failures)
    return [note] if note else []


def _report_notes(
    given: AnswerInput, asks: Sequence[Ask], claims: Sequence[Envelope | Claim]
) -> list[Bilingual]:
    """On the mainland a quarter's figure counts from January."""
    notes: list[Bilingual] = []
    if market_of(given.code) not in A_SHARE_MARKETS:
        return notes
    quarters = any(ask.span.quarter for ask in asks if ask.topic not in DAILY)
    flows = (Period.YEAR, Period.YEAR_TO_DATE)
    if quarters and any(c.period in flows and c.as_of.month != 3 for c in claims):
        notes.append(_CUMULATIVE_NOTE)
    return notes


def _hops(given: AnswerInput, price: Envelope, *, zh: bool) -> list[str]:
    """Which live sources were asked before the one that served, and why they did not."""
    failed = _failed_quotes(given, zh=zh)
    if not failed or not isinstance(price.cite, ToolCite):
        return []
    served = f"{price.cite.source} {price.cite.table}"
    return [
        f"注：实时行情由 {served} 提供；未取得：{failed}。"
        if zh
        else f"Note: the live price is from {served}; not served by {failed}."
    ]


def _failed_quotes(given: AnswerInput, *, zh: bool) -> str:
    """``akshare stock_bid_ask_em (what happened), …``: each failed hop of the chain, in order."""
    lang = Lang.ZH if zh else Lang.EN
    return ", ".join(
        f"{CATALOGUE[failure.dataset].source} {CATALOGUE[failure.dataset].table} "
        f"({failure_words(failure.error).in_(lang)})"
        for failure in given.failures
        if failure.dataset in LIVE_QUOTES
    )


def _close_notes(
    given: AnswerInput, as_of: date, halted: date | None, *, zh: bool
) -> list[str]:  # fmt: skip
    if halted:
        return [f"注：{halts.told(halted).zh}" if zh else f"Note: {halts.told(halted).en}"]
    if failed := _failed_quotes(given, zh=zh):
        return [
            f"注：实时行情源不可用（{failed}），已回退到最近收盘价。"
            if zh
            else f"Note: the live sources failed ({failed}); this is the last close instead."
        ]
    if as_of.isoformat() < given.session:
        return [
            f"注：{given.session} 的收盘尚未发布，以上为更早一个交易日的收盘价。"
            if zh
            else f"Note: the close of {given.session} is not out yet; this is an earlier one."
        ]
    return [
        "注：当前非交易时段，价格为最新收盘价，非实时盘口。"
        if zh
        else "Note: the market is closed; this is the last close, not a live quote."
    ]
