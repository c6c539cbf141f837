"""Answering a question: which readings answer it, and how the answer reads."""

from collections.abc import Sequence
from datetime import date

from activities.rules import executable, sensitive
from activities.rules.calendar import Phase
from activities.rules.figures import FigureBook, safe, unmark
from activities.rules.grounding import check
from activities.rules.ledger import Ledger, Reading
from activities.rules.periods import describe, is_year_end
from activities.rules.wording import capitalised, label, token
from schemas.base import Record
from schemas.claim import Envelope, ToolCite
from schemas.fetch import CATALOGUE, LIVE_QUOTES, Dataset, SourceFailure, ToolCall
from schemas.gate import Finding
from schemas.instrument import A_SHARE_MARKETS, market_of
from schemas.metrics import METRICS, Period
from schemas.question import DATASETS, MissingAnswer, Question, Topic, dataset_of
from schemas.report import Figure
from schemas.text import Lang

_NO_DATA = frozenset({"NoData", "NotRecorded", "ReplayMiss"})


class AnswerInput(Record):
    """A question and what was fetched for it."""

    question: Question
    code: str
    name: str
    session: str
    phase: str
    calls: tuple[ToolCall, ...]
    failures: tuple[SourceFailure, ...]


class DraftAnswer(Record):
    """Envelopes, gaps, and the prose made from the envelopes alone."""

    claims: tuple[Envelope, ...]
    missing: tuple[MissingAnswer, ...]
    text: str
    findings: tuple[Finding, ...] = ()


def draft(given: AnswerInput) -> DraftAnswer:
    """The answer to a question. Findings mean that the prose must not leave."""
    ledger = Ledger(given.calls)
    look = _reading if market_of(given.code) in A_SHARE_MARKETS else _foreign_reading
    readings = [(topic, look(ledger, given.question, topic)) for topic in given.question.topics]
    claims = tuple(reading.envelope(given.code) for _, reading in readings if reading)
    missing = tuple(_missing(topic, given) for topic, reading in readings if not reading)
    lang = given.question.lang
    book = FigureBook((_figure(number, claim) for number, claim in enumerate(claims)), {})
    marked = book.fill("\n".join(_lines(given, claims, missing)), lang)
    text = unmark(marked)
    grounded = check(marked, book, lang, (safe(given.name),))
    findings = (*grounded.findings, *sensitive.find(text), *executable.find(text))
    return DraftAnswer(claims=claims, missing=missing, text=text, findings=findings)


def source_failed(failures: Sequence[SourceFailure]) -> bool:
    """Whether something failed that another try might mend, rather than having no data."""
    return any(failure.error not in _NO_DATA for failure in failures)


def _reading(ledger: Ledger, question: Question, topic: Topic) -> Reading | None:
    if topic is Topic.PRICE and question.trade_date:
        return ledger.best("close", Period.INSTANT, question.trade_date)
    if topic is Topic.PRICE:
        return ledger.latest("current_price") or ledger.latest("close", Period.INSTANT)
    if question.period:
        return next(iter(ledger.readings(topic, as_of=question.period)), None)
    if question.annual and DATASETS[topic] is not Dataset.DAILY_INDICATORS:
        return _newest_annual(ledger, topic)
    return ledger.latest(topic)


def _foreign_reading(ledger: Ledger, question: Question, topic: Topic) -> Reading | None:
    """A close, or the figure of a quarter or a year: sums since some day in spring mislead."""
    if topic is Topic.PRICE:
        return _reading(ledger, question, topic)
    metric = "total_revenue" if topic is Topic.REVENUE else topic.value
    spans = (Period.YEAR,) if question.annual else (Period.QUARTER, Period.YEAR)
    found = [
        reading
        for span in spans
        for reading in ledger.readings(metric, span, question.period)
    ]  # fmt: skip
    return max(found, key=lambda reading: reading.observation.as_of, default=None)


def _newest_annual(ledger: Ledger, topic: Topic) -> Reading | None:
    """A flow of the whole year, or a balance at its end."""
    found = [
        reading
        for period in (Period.YEAR, Period.INSTANT)
        for reading in ledger.readings(topic, period)
        if is_year_end(reading.observation.as_of)
    ]
    return max(found, key=lambda reading: reading.observation.as_of, default=None)


def _figure(number: int, claim: Envelope) -> Figure:
    return Figure(
        node_id=f"answer.{number}",
        metric=claim.metric,
        value=claim.value,
        unit=claim.unit or "",
        code=claim.code,
        as_of=claim.as_of,
        period=claim.period or Period.INSTANT,
        cites=(claim.cite,) if isinstance(claim.cite, ToolCite) else (),
    )


def _missing(topic: Topic, given: AnswerInput) -> MissingAnswer:
    dataset = dataset_of(topic, market_of(given.code))
    failure = next((f for f in given.failures if f.dataset is dataset), None)
    metric = "close" if topic is Topic.PRICE else topic.value
    wanted = given.question.period or given.question.trade_date
    at = f" for {wanted}" if wanted else ""
    reason = failure.reason if failure else f"the source has no {METRICS[metric].en}{at}"
    if dataset is None:
        reason = f"no source of ours reports {METRICS[metric].en} of {market_of(given.code)} shares"
    return MissingAnswer(metric=metric, reason=reason)


def _lines(
    given: AnswerInput, claims: Sequence[Envelope], missing: Sequence[MissingAnswer]
) -> list[str]:
    zh = given.question.lang is Lang.ZH
    head = f"{safe(given.name)}（{given.code}）" if zh else f"{safe(given.name)} ({given.code})"
    lines = [head, *(_line(n, claim, zh=zh) for n, claim in enumerate(claims))]
    for item in missing:
        what = label(item.metric)
        lines.append(f"- {what.zh}：无数据" if zh else f"- {what.en}: no data")
    lines += _notes(given, claims, zh=zh)
    return lines


def _line(number: int, claim: Envelope, *, zh: bool) -> str:
    what, cite = label(claim.metric), claim.cite
    origin = f"{cite.source} {cite.table}" if isinstance(cite, ToolCite) else ""
    period = claim.period or Period.INSTANT
    when = describe(period, claim.as_of)
    dated = period in (Period.YEAR, Period.YEAR_TO_DATE, Period.QUARTER)
    figure = token(f"answer.{number}")
    if zh:
        name = f"{what.zh}（{when.zh}）" if dated else what.zh
        return f"- {name}：{figure}（{origin}，{claim.as_of}{_live(claim, zh=True)}）"
    name = capitalised(what.en)
    name = f"{name} ({when.en})" if dated else name
    return f"- {name}: {figure} ({origin}, {claim.as_of}{_live(claim, zh=False)})"


def _live(claim: Envelope, *, zh: bool) -> str:
    if claim.metric != "current_price":
        return ""
    return " 实时" if zh else ", live"


def _notes(given: AnswerInput, claims: Sequence[Envelope], *, zh: bool) -> list[str]:
    """What the reader must know: no live price, an older session, a fallback, a guess."""
    price = next((c for c in claims if c.metric in ("close", "current_price")), None)
    notes = []
    if price and price.metric == "close" and given.question.trade_date is None:
        notes += _close_notes(given, price.as_of, zh=zh)
    elif price and price.metric == "current_price":
        notes += _hops(given, price, zh=zh)
    if price and given.phase == Phase.LUNCH and price.metric == "current_price":
        notes.append("注：午间休市。" if zh else "Note: lunch break.")
    if given.question.note:
        notes.append(("注：" if zh else "Note: ") + safe(given.question.note))
    return notes


def _hops(given: AnswerInput, price: Envelope, *, zh: bool) -> list[str]:
    """Which live sources were asked before the one that served, and why they did not."""
    failed = _failed_quotes(given)
    if not failed or not isinstance(price.cite, ToolCite):
        return []
    served = f"{price.cite.source} {price.cite.table}"
    return [
        f"注：实时行情由 {served} 提供；未取得：{failed}。"
        if zh
        else f"Note: the live price is from {served}; not served by {failed}."
    ]


def _failed_quotes(given: AnswerInput) -> str:
    """``akshare stock_bid_ask_em (Blocked), …``: each failed hop of the chain, in its order."""
    return ", ".join(
        f"{CATALOGUE[failure.dataset].source} {CATALOGUE[failure.dataset].table} ({failure.error})"
        for failure in given.failures
        if failure.dataset in LIVE_QUOTES
    )


def _close_notes(given: AnswerInput, as_of: date, *, zh: bool) -> list[str]:
    if failed := _failed_quotes(given):
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
