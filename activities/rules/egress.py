"""The egress gate (7b): the last look at exactly what would leave.

Structure, grounding, wording, personal data, executable content, kill switch, disclaimer. A
finding blocks; there is no silent repair.
"""

import re
from collections.abc import Iterable, Sequence

from pydantic import ValidationError

from activities.rules import executable, kill_switch, sensitive
from activities.rules.composing.common import DISCLAIMER, HYPOTHESIS_DISCLAIMER, facts_of
from activities.rules.figures import CLOSE, MIDDLE, OPEN, FigureBook, claim_figures, unmark
from activities.rules.grounding import check
from activities.rules.kill_switch import KillSwitchInput
from activities.rules.wording import show
from schemas.base import Record
from schemas.claim import Claim, VerificationFailure
from schemas.gate import EgressReport, EgressVerdict, Finding, GateReport, KillSwitchAction
from schemas.report import OUTCOME, InvestmentMemo, Outcome
from schemas.text import Lang

RULES_VERSION = "egress/1"
_BLOCKING = frozenset({KillSwitchAction.HARD_BLOCK})


class Rendering(Record):
    """One rendering that would leave, with the figure marks still in place."""

    lang: Lang
    marked: str


def screen(
    document: Outcome,
    renderings: Sequence[Rendering],
    claims: Sequence[Claim],
    rejected: Sequence[VerificationFailure],
    lang: Lang,
    gate: GateReport | None,
) -> EgressReport:
    """The egress verdict on a document, everything rendered from it, and the claims beside it.

    ``rejected`` are the claims that the verifier, asked once more, does not accept.
    """
    book = FigureBook(document.figures, facts_of(document.quality))
    findings = [*_structure(document), *_disclaimer(document), *_kind(document, gate)]
    numerals = 0
    for rendering in renderings:
        grounded = check(rendering.marked, book, rendering.lang, (document.name,))
        numerals += grounded.figures
        text = unmark(rendering.marked)
        findings += [*grounded.findings, *_wording(document, text)]
        findings += [*sensitive.find(text), *executable.find(text)]
    for claim in claims:
        findings += _claim(claim, document.name, lang)
    findings += [
        Finding(rule="verification", reason=f.public_reason, claim_ids=(f.claim_id,))
        for f in rejected
    ]
    acting = [f for f in findings if f.rule.startswith(("executable.", "order."))]
    firings = kill_switch.evaluate(KillSwitchInput(executable_findings=len(acting)))
    blocked = bool(findings) or any(f.action in _BLOCKING for f in firings)
    return EgressReport(
        verdict=EgressVerdict.BLOCKED if blocked else EgressVerdict.SAFE,
        findings=tuple(dict.fromkeys(findings)),
        firings=firings,
        numerals=numerals,
        rules_version=RULES_VERSION,
    )


def _claim(claim: Claim, name: str, lang: Lang) -> Iterable[Finding]:
    """A claim's sentence may show its own figure and nothing else; its reasons show none."""
    book = FigureBook(claim_figures((claim,), ()), {})
    shown = show(claim.value, claim.metric, claim.unit, lang)
    marked = f"{OPEN}{claim.claim_id}{MIDDLE}{shown}{CLOSE}".join(claim.text.split(shown))
    for text in (marked, claim.mechanism or "", claim.falsifier or ""):
        yield from check(text, book, lang, (name,)).findings
    for text in (claim.text, claim.mechanism or "", claim.falsifier or ""):
        yield from sensitive.find(text)
        yield from executable.find(text)


def _structure(document: Outcome) -> Iterable[Finding]:
    """The document must survive a round trip through its own schema."""
    try:
        again = OUTCOME.validate_json(document.model_dump_json())
    except ValidationError as error:
        yield Finding(rule="structure", reason=f"{error.error_count()} fields break the schema")
        return
    if again != document:
        yield Finding(rule="structure", reason="the document changes when it is written and read")


def _disclaimer(document: Outcome) -> Iterable[Finding]:
    if document.disclaimer not in (DISCLAIMER, HYPOTHESIS_DISCLAIMER):
        yield Finding(rule="disclaimer", reason="the disclaimer is missing or altered")


def _kind(document: Outcome, gate: GateReport | None) -> Iterable[Finding]:
    """A memo needs a PASS: no other verdict may leave as one."""
    if isinstance(document, InvestmentMemo) and (gate is None or gate.verdict != "PASS"):
        yield Finding(rule="verdict", reason="a memo without a PASS")


def _wording(document: Outcome, text: str) -> Iterable[Finding]:
    """当前价 is said of a live price only (seed 000)."""
    live = any(figure.metric == "current_price" for figure in document.figures)
    if not live and re.search(r"当前价|(?i:\bcurrent price\b)", text):
        yield Finding(rule="wording", reason="a close is called a current price")
