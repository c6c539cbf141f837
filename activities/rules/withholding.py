"""An answer that failed verification twice: what is told of it (seed 001).

Each rejected figure is named with what the ledger has instead, or what a derived one recomputes
to, and with the reason; then the sources tried, the number of attempts and the next step. The
rejected value is left out on purpose: it must reach no reader.
"""

from collections.abc import Iterator, Sequence
from decimal import Decimal

from activities.rules.figures import FigureBook, safe, unmark
from activities.rules.formulas import FormulaError, Value, compute
from activities.rules.ledger import Ledger, Reading, cite_of
from activities.rules.periods import describe
from activities.rules.wording import entitled, failure_words, token
from schemas.base import Number
from schemas.claim import Claim, Envelope, Node, ToolCite, VerificationFailure
from schemas.fetch import CATALOGUE, SourceFailure
from schemas.metrics import METRICS, Period
from schemas.question import Answer, AnswerFailure, RejectedFigure, SourceTried
from schemas.report import Figure
from schemas.text import Bilingual, Lang

_MAX_DEPTH = 32
_NEXT_STEP = Bilingual(
    zh="请稍后重试或提供更具体的时间范围。", en="Try again later, or give a narrower period."
)
_DIFFERS = Bilingual(
    zh="数值与台账记录不一致", en="the value contradicts the recorded fetches"
)  # fmt: skip
_OF_INPUT = Bilingual(
    zh="推算所用的数值与台账记录不一致", en="a figure it is derived from contradicts the record"
)
_REASONS = (
    ("staleness budget", Bilingual(
        zh="数据超过校验的时效上限", en="the figure is older than verification allows"
    )),
    ("value mismatch for formula", _DIFFERS),
    ("missing from trace", Bilingual(
        zh="引用的取数不在台账中", en="the fetch it cites is not in the ledger"
    )),
    ("value mismatch", _DIFFERS),
    ("mismatch", Bilingual(
        zh="来源、指标、日期或单位与所引用的取数不一致",
        en="its source, metric, date or unit is not that of the fetch it cites",
    )),
    ("cannot be recomputed", Bilingual(
        zh="无法按公式重算", en="it cannot be recomputed by its formula"
    )),
)  # fmt: skip
_NAMELESS = Bilingual(zh="一项数字", en="A figure")
_OTHER = Bilingual(zh="未通过校验", en="it does not hold against the ledger")


def withheld(
    answer: Answer,
    failures: Sequence[VerificationFailure],
    ledger: Ledger,
    lang: Lang,
    attempts: int,
) -> Answer:
    """The answer without its figures, and with what failed in their place."""
    failure = AnswerFailure(
        rejected=tuple(_rejected(answer, failures, _Records(answer, ledger))),
        sources=tuple(_sources(ledger, answer.source_failures)),
        attempts=attempts,
        next_step=_NEXT_STEP,
    )
    return answer.model_copy(
        update={
            "status": "verified_failure", "text": _text(answer, failure, lang),
            "failure": failure, "claims": (), "conflicts": (), "derived": (), "evidence": (),
            "nodes": (), "halted_since": None,
        }
    )  # fmt: skip


class _Unrecorded(Exception):
    """The ledger does not have it."""


class _Records:
    """What the ledger has of the figures that an answer claims."""

    def __init__(self, answer: Answer, ledger: Ledger) -> None:
        self._ledger = ledger
        self._evidence = {item.evidence_id: item.envelope for item in answer.evidence}
        steps = (*answer.nodes, *(claim.node() for claim in answer.derived))
        self._nodes = {node.node_id: node for node in steps}

    def fetched(self, envelope: Envelope) -> Reading | None:
        """What the fetch that a figure cites recorded of it, whatever value was claimed."""
        cite = envelope.cite
        call = self._ledger.call(cite.tool_call_id) if isinstance(cite, ToolCite) else None
        if call is None:
            return None
        readings = (Reading(call=call, observation=seen) for seen in call.observations)
        return next((found for found in readings if _is(envelope, found)), None)

    def recomputed(self, claim: Claim) -> Decimal | None:
        """The value of a derived figure by its formula, from what was fetched for its inputs."""
        try:
            return self._compute(claim.node(), 0)
        except (_Unrecorded, FormulaError):
            return None

    def _compute(self, node: Node, depth: int) -> Decimal:
        if node.derivation is None or depth > _MAX_DEPTH:
            raise _Unrecorded
        inputs = node.derivation.inputs.items()
        arguments = {name: self._value(ref, depth) for name, ref in inputs}
        return compute(node.derivation.formula, arguments)

    def _value(self, name: str, depth: int) -> Value:
        if name.startswith("series:"):
            series = self._ledger.node(name)
            if series is None:
                raise _Unrecorded
            return series[1].values
        if name in self._nodes:
            return self._compute(self._nodes[name], depth + 1)
        found = self.fetched(self._evidence[name]) if name in self._evidence else None
        if found is None or isinstance(found.observation.value, str):
            raise _Unrecorded
        return found.observation.value


def _is(envelope: Envelope, found: Reading) -> bool:
    """Whether a reading is of the same figure."""
    seen = found.observation
    return (
        (seen.metric, seen.as_of) == (envelope.metric, envelope.as_of)
        and (seen.code or found.call.code) == envelope.code
        and envelope.period in (None, seen.period)
        and envelope.unit in (None, seen.unit)
    )


def _rejected(
    answer: Answer, failures: Sequence[VerificationFailure], records: _Records
) -> Iterator[RejectedFigure]:
    """Each rejected figure with its record. A fetched one is counted, a derived one is named."""
    derived = {claim.claim_id: claim for claim in answer.derived}
    stated = (*answer.claims, *answer.conflicts)
    for failure in failures:
        claim = derived.get(failure.claim_id)
        if claim is None:
            yield _fetched(stated[failure.claim_index], records, failure.public_reason)
        else:
            yield _derived(claim, records, failure.public_reason)


def _fetched(envelope: Envelope, records: _Records, reason: str) -> RejectedFigure:
    """A fetched figure with its record; the cite is the record's own."""
    found = records.fetched(envelope)
    seen = found.observation if found else None
    return RejectedFigure(
        metric=envelope.metric, code=envelope.code, as_of=envelope.as_of,
        period=envelope.period or Period.INSTANT, reason=reason,
        recorded=seen.value if seen else None, unit=(seen.unit if seen else envelope.unit) or "",
        cite=cite_of(found.call) if found else None,
    )  # fmt: skip


def _derived(claim: Claim, records: _Records, reason: str) -> RejectedFigure:
    return RejectedFigure(
        metric=claim.metric, code=claim.code, as_of=claim.as_of, period=claim.period,
        window_start=claim.window_start, reason=reason, recorded=records.recomputed(claim),
        unit=claim.unit, formula=claim.derivation.formula if claim.derivation else None,
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
    return unmark(book.fill("\n".join(said), lang))


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
    record, why = _record(number, item).in_(lang), _why(item).in_(lang)
    if lang is Lang.ZH:
        return f"- {name}：答案所给的数值未通过校验，不予显示；{record}。原因：{why}。"
    return f"- {name}: the value given was rejected and is not shown; {record}. Reason: {why}."


def _record(number: int, item: RejectedFigure) -> Bilingual:
    """What is on record in the place of a rejected figure, and where it is from."""
    figure = token(f"rejected.{number}")
    if item.recorded is None or item.metric not in METRICS:
        return Bilingual(zh="台账没有相应记录", en="nothing is on record")
    if item.cite is None:
        return Bilingual(
            zh=f"按台账重算为 {figure}（{item.formula}）",
            en=f"recomputed from the record: {figure} ({item.formula})",
        )
    origin = f"{item.cite.source} {item.cite.table}"
    return Bilingual(
        zh=f"台账记录为 {figure}（{origin}，{item.as_of}）",
        en=f"on record: {figure} ({origin}, {item.as_of})",
    )


def _why(item: RejectedFigure) -> Bilingual:
    """The verifier's reason in plain words."""
    found = next((words for part, words in _REASONS if part in item.reason), _OTHER)
    own = "value mismatch for formula" in item.reason
    return _OF_INPUT if item.formula and found is _DIFFERS and not own else found


def _tried(item: SourceTried, lang: Lang) -> str:
    """A source and what came of it, in words; the source's own stand in the record."""
    served = Bilingual(zh="已取得", en="served")
    what = failure_words(item.error) if item.error else served
    if lang is Lang.ZH:
        return f"{item.source} {item.table}（{what.zh}）"
    return f"{item.source} {item.table} ({what.en})"
