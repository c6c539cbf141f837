"""An answer that failed verification twice: what is told of it (seed 001).

Each rejected figure is named with what the ledger has instead, or what a derived one recomputes
to, and with the reason; then the sources tried, the number of attempts and the next step. The
rejected value is left out on purpose: it must reach no reader.
"""

from collections.abc import Iterator, Sequence

from activities.rules import executable, sensitive
from activities.rules.citation import is_that
from activities.rules.figures import FigureBook, safe, unmark
from activities.rules.grounding import check
from activities.rules.ledger import Ledger, Reading, cite_of
from activities.rules.periods import describe
from activities.rules.rejections import FAULTS, RETRY_STEP
from activities.rules.wording import entitled, failure_words, token
from schemas.base import Number
from schemas.claim import Claim, Envelope, ToolCite, VerificationFailure
from schemas.fetch import CATALOGUE, SourceFailure
from schemas.metrics import METRICS, Period
from schemas.question import Answer, AnswerFailure, RejectedFigure, SourceTried
from schemas.report import Figure
from schemas.text import Bilingual, Lang

_NAMELESS = Bilingual(zh="一项数字", en="A figure")


def withheld(
    answer: Answer,
    failures: Sequence[VerificationFailure],
    ledger: Ledger,
    lang: Lang,
    attempts: int,
) -> Answer:
    """The answer without its figures, and with what failed in their place."""
    failure = AnswerFailure(
        rejected=tuple(_rejected(answer, failures, ledger)),
        sources=tuple(_sources(ledger, answer.source_failures)),
        attempts=attempts,
        next_step=RETRY_STEP,
    )
    return answer.model_copy(
        update={
            "status": "verified_failure", "text": _text(answer, failure, lang),
            "failure": failure, "claims": (), "conflicts": (), "derived": (), "evidence": (),
            "nodes": (), "halted_since": None,
        }
    )  # fmt: skip


def _fetched_for(envelope: Envelope, ledger: Ledger) -> Reading | None:
    """What the fetch that a figure cites recorded of it, whatever value was claimed."""
    cite = envelope.cite
    call = ledger.call(cite.tool_call_id) if isinstance(cite, ToolCite) else None
    if call is None:
        return None
    return next(
        (
            Reading(call=call, observation=seen)
            for seen in call.observations
            if is_that(envelope, seen, call)
        ),
        None,
    )


def _rejected(
    answer: Answer, failures: Sequence[VerificationFailure], ledger: Ledger
) -> Iterator[RejectedFigure]:
    """Each rejected figure with its record. A fetched one is counted, a derived one is named."""
    derived = {claim.claim_id: claim for claim in answer.derived}
    stated = (*answer.claims, *answer.conflicts)
    for failure in failures:
        claim = derived.get(failure.claim_id)
        if claim is None:
            yield _fetched(stated[failure.claim_index], ledger, failure)
        else:
            yield _derived(claim, failure)


def _fetched(envelope: Envelope, ledger: Ledger, failure: VerificationFailure) -> RejectedFigure:
    """A fetched figure with its record; the cite is the record's own."""
    found = _fetched_for(envelope, ledger)
    seen = found.observation if found else None
    return RejectedFigure(
        metric=envelope.metric, code=envelope.code, as_of=envelope.as_of,
        period=envelope.period or Period.INSTANT, reason=failure.public_reason,
        fault=failure.fault, recorded=seen.value if seen else None,
        unit=(seen.unit if seen else envelope.unit) or "",
        cite=cite_of(found.call) if found else None,
    )  # fmt: skip


def _derived(claim: Claim, failure: VerificationFailure) -> RejectedFigure:
    """A derived figure with what the verifier recomputed in its place."""
    return RejectedFigure(
        metric=claim.metric, code=claim.code, as_of=claim.as_of, period=claim.period,
        window_start=claim.window_start, reason=failure.public_reason, fault=failure.fault,
        recorded=failure.recorded, unit=claim.unit,
        formula=claim.derivation.formula if claim.derivation else None,
    )  # fmt: skip


def _sources(ledger: Ledger, failures: Sequence[SourceFailure]) -> Iterator[SourceTried]:
    """Who served and who did not, each table once."""
    for source, table in dict.fromkeys((call.source, call.table) for call in ledger.calls):
        yield SourceTried(source=source, table=table)
    for failed in dict.fromkeys((f.dataset, f.error, f.reason) for f in failures):
        dataset, error, reason = failed
        known = CATALOGUE[dataset]
        yield SourceTried(source=known.source, table=known.table, error=error, reason=reason)


def _text(answer: Answer, failure: AnswerFailure, lang: Lang) -> str:
    """The failure as prose, every number of it filled in from the record or a count of the run."""
    rejected = failure.rejected
    figures = [
        _figure(n, item, item.recorded)
        for n, item in enumerate(rejected)
        if item.recorded is not None and item.metric in METRICS
    ]
    book = FigureBook(figures, {"run.attempts": failure.attempts})
    lines = [_line(number, item, lang) for number, item in enumerate(rejected)]
    tried = [_tried(item, lang) for item in failure.sources]
    name, code, count = safe(answer.name), answer.code, token("run.attempts")
    if lang is Lang.ZH:
        said = [
            f"{name}（{code}）", "校验失败：答案未通过与取数记录的核对，未予发布。", *lines,
            f"尝试次数：{count}", f"已尝试的来源：{'、'.join(tried) or '无'}",
            f"下一步：{failure.next_step.zh}", *(["注：样本模式：数据为录制。"] * answer.sample),
        ]  # fmt: skip
    else:
        said = [
            f"{name} ({code})",
            "Verification failed: the answer does not hold against the record and is withheld.",
            *lines, f"Attempts: {count}", f"Sources tried: {', '.join(tried) or 'none'}",
            f"Next step: {failure.next_step.en}",
            *(["Note: sample mode: recorded data."] * answer.sample),
        ]  # fmt: skip
    marked = book.fill("\n".join(said), lang)
    return unmark(marked) if _may_leave(marked, book, lang, name) else _bare(code, failure, lang)


def _may_leave(marked: str, book: FigureBook, lang: Lang, name: str) -> bool:
    """Whether the telling passes what every outgoing text must pass."""
    text = unmark(marked)
    found = (*check(marked, book, lang, (name,)).findings, *sensitive.find(text))
    return not found and not any(executable.find(text))


def _bare(code: str, failure: AnswerFailure, lang: Lang) -> str:
    """What is left to say where a name or a record must not be shown."""
    told = Bilingual(
        zh=f"校验失败：{code} 的答案未通过与取数记录的核对，未予发布。\n"
        f"下一步：{failure.next_step.zh}",
        en=f"Verification failed: the answer on {code} does not hold against the record and is "
        f"withheld.\nNext step: {failure.next_step.en}",
    )
    return told.in_(lang)


def _figure(number: int, item: RejectedFigure, recorded: Number | str) -> Figure:
    return Figure(
        node_id=f"rejected.{number}", metric=item.metric, value=recorded, unit=item.unit,
        code=item.code, as_of=item.as_of, period=item.period, window_start=item.window_start,
    )  # fmt: skip


def _line(number: int, item: RejectedFigure, lang: Lang) -> str:
    """One rejected figure: what it was about, what is on record, and why it was rejected."""
    when = describe(item.period, item.as_of, item.window_start)
    known = item.metric in METRICS
    name = entitled(item.metric, when, lang) if known else _NAMELESS.in_(lang)
    record, why = _record(number, item).in_(lang), FAULTS[item.fault].in_(lang)
    if lang is Lang.ZH:
        return f"- {name}：答案所给的数值未通过校验，不予显示{record}。原因：{why}。"
    return f"- {name}: the value given was rejected and is not shown{record}. Reason: it {why}."


def _record(number: int, item: RejectedFigure) -> Bilingual:
    """What is on record in the place of a rejected figure, and where it is from."""
    figure = token(f"rejected.{number}")
    if item.recorded is None or item.metric not in METRICS:
        return Bilingual(zh="", en="")
    if item.cite is None:
        return Bilingual(
            zh=f"；按台账重算为 {figure}（{item.formula}）",
            en=f"; recomputed from the record: {figure} ({item.formula})",
        )
    origin = f"{item.cite.source} {item.cite.table}"
    return Bilingual(
        zh=f"；台账记录为 {figure}（{origin}，{item.as_of}）",
        en=f"; on record: {figure} ({origin}, {item.as_of})",
    )


def _tried(item: SourceTried, lang: Lang) -> str:
    """A source and what came of it, in words; the source's own stand in the record."""
    served = Bilingual(zh="已取得", en="served")
    what = failure_words(item.error) if item.error else served
    if lang is Lang.ZH:
        return f"{item.source} {item.table}（{what.zh}）"
    return f"{item.source} {item.table} ({what.en})"
