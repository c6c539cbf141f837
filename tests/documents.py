"""Documents for tests: each of the six outcomes, made by the rules from the recorded sample."""

import re
from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from typing import Any

from activities.rendering import html, markdown
from activities.rules import egress
from activities.rules.calendar import session_at
from activities.rules.composing import ComposeInput, blocked, compose
from activities.rules.ecosystem import map_competitors
from activities.rules.ingest import screen as screen_ingest
from activities.rules.quality import QualityInput, judge
from activities.rules.routing import price_routes
from schemas.claim import Claim, Tier, VerificationFailure
from schemas.fetch import Dataset
from schemas.gate import EgressReport, GateReport, Verdict
from schemas.instrument import Kind, Market
from schemas.report import OUTCOME, FallbackRecord, Outcome, OutputType
from schemas.research import RunContext, Target
from schemas.text import Lang
from tests.ledgers import (
    CMB,
    MOUTAI,
    PING_AN,
    WULIANGYE,
    Fetches,
    claims_of,
    fetches,
    report_of,
    valuation_of,
    verifier_of,
)

LIE = Decimal(1500)
"""The value that a draft made up; it must reach no reader."""

IDENTIFIER = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{12,}")
"""Run ids, hashes and tool call ids: any four digits may stand in one by chance."""


def states(text: str, figure: str) -> bool:
    """Whether a text states a whole number, with a thousands separator or without."""
    grouped = f"{int(figure):,}".replace(",", ",?")
    return re.search(rf"(?<!\d){grouped}(?!\d)", IDENTIFIER.sub("", text)) is not None


def _context(made: Fetches, lang: Lang) -> RunContext:
    return RunContext(
        run_id="sample-run", workflow_id=f"research/{made.code}", code=made.code, name=made.name,
        lang=lang, clock=made.clock, sample=True,
    )  # fmt: skip


def _target(made: Fetches) -> Target:
    session = session_at(made.clock, made.calendar)
    return Target(
        code=made.code, name=made.name, industry=made.text("industry"),
        market=Market(made.code[-2:]), kind=Kind.STOCK, session=session.last_close.isoformat(),
        phase=session.phase, calendar_source=session.calendar_source,
        price_routes=price_routes(session, None),
        datasets=(),
    )  # fmt: skip


def compose_input(code: str, lang: Lang = Lang.ZH, **changes: object) -> ComposeInput:
    """The blackboard of a sample run, judged by the quality gate."""
    made, report = fetches(code), report_of(code)
    claims = claims_of(code, made.clock, lang)
    gate = judge(
        QualityInput(
            claims=claims, evidence=report.evidence, conflicts=report.conflicts,
            missing=report.missing,
            core_staleness_days=report.freshness_summary.core_staleness_days,
        )
    )  # fmt: skip
    others = [company.name for company in made.companies if company.code != code]
    given = ComposeInput(
        run=_context(made, lang), target=_target(made), calls=made.calls, failures=made.failures,
        ingest=screen_ingest(made.texts, made.name, others), report=report, claims=claims,
        ecosystem=map_competitors(
            code, made.text("industry"), made.companies, "ev_002", made.clock.date()
        ),
        gate=gate,
        valuation=valuation_of(code, lang) if gate.verdict is Verdict.PASS else None,
    )  # fmt: skip
    return given.model_copy(update=changes)


def rejected_input(lang: Lang = Lang.ZH) -> ComposeInput:
    """A blackboard whose price claim the verifier rejected: it said 1500."""
    honest = compose_input(MOUTAI, lang)
    price = honest.claims[0]
    lie = price.model_copy(update={"value": LIE, "text": price.text.replace("1272.83", "1500.00")})
    failures: tuple[VerificationFailure, ...] = (
        verifier_of(MOUTAI).verify([lie, *honest.claims[1:]]).failures
    )
    assert failures
    return honest.model_copy(
        update={
            "claims": (lie, *honest.claims[1:]), "rejected": failures, "valuation": None,
            "gate": None,
        }
    )  # fmt: skip


def watchlist_input(lang: Lang = Lang.ZH) -> ComposeInput:
    """A blackboard on scraped evidence only, which ks_002 sends to a watchlist card."""
    given = compose_input(MOUTAI, lang)
    weak = tuple(e.model_copy(update={"tier": Tier.C}) for e in given.report.evidence)
    report = given.report.model_copy(update={"evidence": weak})
    gate = judge(QualityInput(claims=given.claims, evidence=weak))
    return given.model_copy(update={"report": report, "gate": gate, "valuation": None})


def failed_input(lang: Lang = Lang.ZH) -> ComposeInput:
    """A blackboard with two conflicts, after both fallbacks."""
    return compose_input(
        PING_AN, lang,
        fallbacks=tuple(
            FallbackRecord(attempt=n, requested=(dataset,), reason="conflict in net_profit")
            for n, dataset in enumerate((Dataset.INCOME_RESTATED, Dataset.SECOND_ANNUAL), 1)
        ),
    )  # fmt: skip


def written(given: ComposeInput) -> Outcome:
    """The composed document, as it comes back from the archive."""
    return OUTCOME.validate_json(compose(given).model_dump_json())


@cache
def memo() -> Outcome:
    """The memo alone, for tests that are collected with one at hand."""
    return written(compose_input(MOUTAI))


def renderings(document: Outcome) -> list[egress.Rendering]:
    """Everything that would leave with the document, marks included."""
    return [
        egress.Rendering(lang=lang, form=form, marked=marked)
        for lang in Lang
        for form, marked in (
            (egress.Form.MARKDOWN, markdown.MarkdownWriter(document, lang).write()),
            (egress.Form.PAGE, html.render(document, lang).marked),
        )
    ]


@cache
def peers_of(code: str) -> tuple[str, ...]:
    """The codes in the graph that the document of a recorded company may speak of."""
    graph = compose_input(code).ecosystem
    return graph.nodes if graph else ()


def screened(
    document: Outcome,
    marked: list[egress.Rendering] | None = None,
    claims: tuple[Claim, ...] = (),
    gate: GateReport | None = None,
    rejected: tuple[VerificationFailure, ...] = (),
    **more: Any,
) -> EgressReport:
    """The egress gate's judgement of a document and its renderings."""
    return egress.screen(
        egress.EgressInput(
            document=document,
            renderings=tuple(renderings(document) if marked is None else marked),
            claims=claims,
            rejected=rejected,
            gate=gate,
            peers=peers_of(document.ticker),
            **more,
        )
    )


def _blocked(lang: Lang) -> Outcome:
    memo = compose_input(MOUTAI, lang)
    order = memo.claims[0].model_copy(update={"text": "立即买入 600519 100 股"})
    document = written(memo)
    report = screened(document, claims=(order,), gate=memo.gate)
    return OUTCOME.validate_json(blocked(document, report.findings).model_dump_json())


@cache
def inputs(lang: Lang = Lang.ZH) -> Mapping[OutputType, ComposeInput]:
    """For each kind of document that the composer makes, a blackboard that leads to it."""
    made = (
        compose_input(MOUTAI, lang), compose_input(CMB, lang), watchlist_input(lang),
        failed_input(lang), rejected_input(lang),
    )  # fmt: skip
    return {compose(given).output_type: given for given in made}


@cache
def documents(lang: Lang = Lang.ZH) -> Mapping[OutputType, Outcome]:
    """One document of each kind, for a run in ``lang``."""
    made = [*(written(given) for given in inputs(lang).values()), _blocked(lang)]
    return {document.output_type: document for document in made}


@cache
def degraded(lang: Lang = Lang.ZH) -> Outcome:
    """A hypothesis list that has gaps, not only weak claims."""
    return written(compose_input(WULIANGYE, lang))
