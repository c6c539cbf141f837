"""Ledgers for tests: whole ones fetched from the recorded sample, and small ones made by hand."""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from decimal import Decimal
from functools import cache

from activities.errors import VendorError
from activities.rules.calendar import SHANGHAI
from activities.rules.competences import COMPETENCES
from activities.rules.integrity import IntegrityInput, assemble
from activities.rules.ledger import Ledger, cite_of, tier_of
from activities.rules.mechanism import RuleAnalyst, ThesisInput
from activities.rules.routing import datasets
from activities.rules.valuation import ValuationInput, value_company
from activities.rules.verification import Verifier
from activities.vendors.akshare import AkshareSource
from activities.vendors.answer import Source, VendorAnswer
from activities.vendors.sample import SampleFarEnd
from activities.vendors.sec import SecSource
from activities.vendors.tencent import TencentSource
from activities.vendors.tushare import TushareSource
from activities.vendors.wire.wiring import Wiring
from activities.vendors.yahoo import YahooSource
from schemas.claim import Claim, Confidence, Derivation, Envelope, Evidence
from schemas.fetch import (
    CATALOGUE,
    LIVE_QUOTES,
    CalendarSlice,
    Company,
    Dataset,
    DatasetQuery,
    Observation,
    Ref,
    SourceFailure,
    TextItem,
    ToolCall,
)
from schemas.instrument import A_SHARE_MARKETS, Market, market_of
from schemas.integrity import IntegrityReport
from schemas.metrics import METRICS, Period
from schemas.names import tool_call_id
from schemas.text import Lang
from schemas.valuation import ValuationSummary
from workflows.policy import opening

MOUTAI, PING_AN, CMB, WULIANGYE = "600519.SH", "601318.SH", "600036.SH", "000858.SZ"
AUGUST = datetime(2026, 8, 21, 16, 30, tzinfo=SHANGHAI)
MAY = datetime(2026, 5, 7, 21, 42, tzinfo=SHANGHAI)
FY2025 = date(2025, 12, 31)
LATER = frozenset(
    {
        *LIVE_QUOTES, Dataset.INCOME_RESTATED, Dataset.DISCLOSURES, Dataset.FORECAST,
        Dataset.EXPRESS, Dataset.FUND_CLOSE, Dataset.INDEX_CLOSE, Dataset.CODE_CHANGES,
        Dataset.MAJOR_NEWS, Dataset.FLASH_NEWS, Dataset.NAME_CHANGES, Dataset.CORRECTION,
    }
)  # fmt: skip
"""Datasets that a run fetches only where something asks for them."""

_SNAPSHOT = Ref(sha256="0" * 64, kind="snapshot", size=0)


@cache
def _sources() -> dict[str, Source]:
    wiring = Wiring(sample=SampleFarEnd())
    served: tuple[Source, ...] = (
        TushareSource(None, wiring), AkshareSource(None, wiring), TencentSource(wiring),
        SecSource(None, wiring), YahooSource(wiring),
    )  # fmt: skip
    return {source.name: source for source in served}


@dataclass(frozen=True)
class Fetches:
    """Everything that one run fetched from the sample."""

    code: str
    clock: datetime
    calls: tuple[ToolCall, ...]
    failures: tuple[SourceFailure, ...]
    calendar: CalendarSlice | None
    companies: tuple[Company, ...]
    texts: tuple[TextItem, ...]

    def text(self, metric: str) -> str | None:
        """What the stock list says, such as the name of the company."""
        found = Ledger(self.calls).latest(metric)
        return str(found.observation.value) if found else None

    @property
    def name(self) -> str:
        """The company's name."""
        return self.text("name") or self.code


def _gathered(code: str) -> tuple[Dataset, ...]:
    """What a run on ``code`` fetches; on the mainland also what only a question asks for."""
    market = market_of(code)
    if market not in A_SHARE_MARKETS:
        return (*opening(code), *datasets(market))
    abroad = {*opening("TSLA.US"), *datasets(Market.US), Dataset.US_TICKERS}
    return tuple(d for d in Dataset if d not in LATER | abroad)


@cache
def fetches(code: str, clock: datetime = AUGUST) -> Fetches:
    """The fetches of a run on ``code``, as its gather stage makes them."""
    calls, failures, answers = [], [], []
    for number, dataset in enumerate(_gathered(code)):
        query = DatasetQuery(dataset=dataset, code=code, clock=clock, sample=True)
        try:
            answer = _sources()[CATALOGUE[dataset].source].fetch(query)
        except VendorError as error:
            failures.append(_failure(dataset, error))
            continue
        answers.append(answer)
        calls.append(_call(query, answer, number))
    return Fetches(
        code=code,
        clock=clock,
        calls=tuple(calls),
        failures=tuple(failures),
        calendar=next((a.calendar for a in answers if a.calendar), None),
        companies=next((a.companies for a in answers if a.companies), ()),
        texts=tuple(text for answer in answers for text in answer.texts),
    )


def try_fetch(
    code: str, clock: datetime, wanted: Mapping[Dataset, Mapping[str, date | None]]
) -> tuple[tuple[ToolCall, ...], tuple[SourceFailure, ...]]:
    """The datasets of one question, each with the session or period that is asked for."""
    calls, failures = [], []
    for number, (dataset, asked) in enumerate(wanted.items()):
        query = DatasetQuery(
            dataset=dataset, code=code, clock=clock, sample=True,
            session=asked.get("session"), period=asked.get("period"),
        )  # fmt: skip
        try:
            calls.append(_call(query, _sources()[CATALOGUE[dataset].source].fetch(query), number))
        except VendorError as error:
            failures.append(_failure(dataset, error))
    return tuple(calls), tuple(failures)


def _failure(dataset: Dataset, error: VendorError) -> SourceFailure:
    return SourceFailure(
        dataset=dataset,
        source=CATALOGUE[dataset].source,
        error=type(error).__name__,
        reason=str(error),
    )


def _call(query: DatasetQuery, answer: VendorAnswer, number: int) -> ToolCall:
    return ToolCall(
        tool_call_id=tool_call_id("sample-run", str(number)),
        dataset=query.dataset,
        source=CATALOGUE[query.dataset].source,
        table=answer.table,
        served_by=answer.served_by,
        code=query.code,
        fetched_at=query.clock.astimezone(UTC),
        query=answer.query,
        snapshot=Ref(
            sha256=hashlib.sha256(answer.raw).hexdigest(), kind="snapshot", size=len(answer.raw)
        ),
        observations=answer.observations,
        series=answer.series,
        notes=answer.notes,
    )


@cache
def report_of(code: str, clock: datetime = AUGUST) -> IntegrityReport:
    """The integrity report of a run."""
    return assemble(integrity_input(fetches(code, clock)))


def integrity_input(made: Fetches, **changes: object) -> IntegrityInput:
    """What the integrity rules see of a run."""
    given = IntegrityInput(
        code=made.code, industry=made.text("industry"), clock=made.clock,
        calendar=made.calendar, calls=made.calls, failures=made.failures,
    )  # fmt: skip
    return given.model_copy(update=changes)


def thesis_input(code: str, clock: datetime = AUGUST, lang: Lang = Lang.ZH) -> ThesisInput:
    """What an analyst sees of a run."""
    made = fetches(code, clock)
    return ThesisInput(
        code=code, name=made.name, industry=made.text("industry"), lang=lang, clock=clock,
        report=report_of(code, clock),
    )  # fmt: skip


@cache
def claims_of(
    code: str, clock: datetime = AUGUST, lang: Lang = Lang.ZH
) -> tuple[Claim, ...]:  # fmt: skip
    """The rule analyst's claims of a run."""
    return RuleAnalyst().draft(thesis_input(code, clock, lang))


def valuation_input(code: str, lang: Lang = Lang.ZH, **changes: object) -> ValuationInput:
    """What the valuation engine sees of a run."""
    made = fetches(code)
    given = ValuationInput(
        code=code, name=made.name, industry=made.text("industry"), lang=lang, clock=made.clock,
        points=report_of(code).data_points, calls=made.calls,
        claims_before=len(claims_of(code)),
    )  # fmt: skip
    return given.model_copy(update=changes)


@cache
def valuation_of(code: str, lang: Lang = Lang.ZH) -> ValuationSummary:
    """The valuation of a run."""
    return value_company(valuation_input(code, lang))


def verifier_of(code: str, clock: datetime = AUGUST) -> Verifier:
    """The verifier of a run."""
    report = report_of(code, clock)
    nodes = [point.node() for point in report.data_points if point.derivation]
    return Verifier(Ledger(fetches(code, clock).calls), report.evidence, nodes, COMPETENCES)


def seen(
    metric: str,
    value: Decimal | int | str,
    as_of: date = FY2025,
    period: Period = Period.YEAR,
    code: str | None = None,
) -> Observation:
    """One observation by hand; numbers may be written as text."""
    kind = METRICS[metric]
    number = value if kind.unit == "text" else Decimal(value)
    return Observation(
        metric=metric, value=number, as_of=as_of, unit=kind.unit, period=period, code=code
    )


def fetched(
    dataset: Dataset, *observations: Observation, number: int = 0, clock: datetime = AUGUST
) -> ToolCall:
    """One recorded fetch by hand."""
    table = CATALOGUE[dataset]
    return ToolCall(
        tool_call_id=tool_call_id("hand", f"{dataset}{number}"), dataset=dataset,
        source=table.source, table=table.table, served_by=table.source, code=MOUTAI,
        fetched_at=clock.astimezone(UTC), query={}, snapshot=_SNAPSHOT,
        observations=observations,
    )  # fmt: skip


def close(value: str) -> Observation:
    """A close of the sample's day."""
    return seen("close", Decimal(value), AUGUST.date(), Period.INSTANT)


def profit(value: int, as_of: date = FY2025, period: Period = Period.YEAR) -> Observation:
    """A net profit, of the year unless another span is said."""
    return seen("net_profit", value, as_of, period)


def evidence_of(calls: Iterable[ToolCall]) -> tuple[Evidence, ...]:
    """One piece of evidence for every observation, in order."""
    pairs = [(call, item) for call in calls for item in call.observations]
    return tuple(
        Evidence(
            evidence_id=f"ev_{number:03d}", source=f"{call.source}.{call.table}",
            tier=tier_of(call.source), as_of=item.as_of,
            envelope=Envelope(
                value=item.value, metric=item.metric, code=item.code or call.code or MOUTAI,
                as_of=item.as_of, cite=cite_of(call), unit=item.unit, period=item.period,
            ),
        )
        for number, (call, item) in enumerate(pairs, 1)
    )  # fmt: skip


def claim_of(
    evidence: Evidence, claim_id: str = "claim_001", *, key: bool = True, stale: bool = False
) -> Claim:
    """A direct claim that repeats its evidence."""
    envelope = evidence.envelope
    return Claim(
        claim_id=claim_id, text="", source_agent="test", evidence_ids=(evidence.evidence_id,),
        confidence=Confidence.STRONG, last_updated=AUGUST, topic="price.last",
        metric=envelope.metric, code=envelope.code, value=envelope.value,
        unit=envelope.unit or "", as_of=envelope.as_of,
        period=envelope.period or Period.INSTANT, key=key, stale=stale,
    )  # fmt: skip


def derived_claim(
    base: Claim, value: Decimal | int, formula: str, inputs: dict[str, str], claim_id: str
) -> Claim:
    """A claim computed from other nodes."""
    return base.model_copy(
        update={
            "claim_id": claim_id, "value": Decimal(value),
            "derivation": Derivation(formula=formula, inputs=inputs),
        }
    )  # fmt: skip
