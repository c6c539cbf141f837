"""The egress gate (7b): the last look at exactly what would leave.

Structure, verdict, grounding, wording, companies, personal data, executable content, kill switch,
disclaimer. A finding blocks; there is no silent repair.
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from functools import lru_cache

from pydantic import ValidationError

from activities.rules import executable, kill_switch, sensitive
from activities.rules.asserting import asserted, misread
from activities.rules.composing.common import DISCLAIMER, HYPOTHESIS_DISCLAIMER, facts_of
from activities.rules.figures import (
    APPARATUS,
    CLOSE,
    MIDDLE,
    OPEN,
    FigureBook,
    claim_figures,
    unmark,
)
from activities.rules.grounding import check
from activities.rules.identity import identified
from activities.rules.kill_switch import KillSwitchInput
from activities.rules.live_prices import misnamed_prices
from activities.rules.products import misjudged, misplaced, unsupported_conclusions
from activities.rules.scanning.regex import regex
from activities.rules.strangers import strangers
from activities.rules.wording import show
from schemas.base import Record
from schemas.claim import Claim, VerificationFailure
from schemas.fetch import Company
from schemas.gate import EgressReport, EgressVerdict, Finding, GateReport, KillSwitchAction
from schemas.integrity import IntegrityReport
from schemas.report import OUTCOME, Outcome
from schemas.text import Lang

RULES_VERSION = "egress/24"
_BLOCKING = frozenset({KillSwitchAction.HARD_BLOCK, KillSwitchAction.BLOCK})
_TEXTS, _MEMOS = 512, 16
"""How many readings are kept: what is asked again, rewound or audited is screened once more."""
_CALL = regex(r"(?<![0-9A-Za-z_])tc_[0-9a-f]{12}(?![0-9A-Za-z_])")
"""The id of a tool call: it is another in each run, and says nothing."""
_ACTING = ("executable.", "order.")
_REVEALING = ("pii.", "secret.")


class Form(StrEnum):
    """What a document is rendered as."""

    MARKDOWN = "md"
    PAGE = "html"


class Rendering(Record):
    """One rendering that would leave, with the figure marks still in place."""

    lang: Lang
    form: Form = Form.MARKDOWN
    marked: str


class EgressInput(Record):
    """The document, what was rendered from it, and what it is held against.

    ``rejected`` are the claims that the verifier, asked once more, does not accept. ``peers`` are
    the codes, beside the document's own, of which it may speak; ``companies`` is the stock list.
    ``report`` is what the verdict was judged by; a document without a verdict needs none.
    """

    document: Outcome
    renderings: tuple[Rendering, ...]
    claims: tuple[Claim, ...] = ()
    rejected: tuple[VerificationFailure, ...] = ()
    lang: Lang = Lang.ZH
    gate: GateReport | None = None
    report: IntegrityReport | None = None
    peers: tuple[str, ...] = ()
    companies: tuple[Company, ...] = ()


def screen(given: EgressInput) -> EgressReport:
    """The egress verdict on a document, everything rendered from it, and the claims beside it."""
    document = given.document
    book = FigureBook(document.figures, facts_of(document.quality))
    findings = [*_structure(document), *_disclaimer(document), *misplaced(document, given.gate)]
    if given.report:
        findings += misjudged(document, given.gate, given.claims, given.report)
    numerals = 0
    for rendering in given.renderings:
        grounded = check(rendering.marked, book, rendering.lang, (document.name,))
        numerals += grounded.figures
        marked = _CALL.sub("tc_", rendering.marked)
        findings += [*grounded.findings, *_reading(rendering, marked, document)]
        findings += _prose(marked, given)
    for claim in given.claims:
        findings += _claim(claim, document.name, given.lang)
    findings += [
        Finding(rule="verification", reason=f.public_reason, claim_ids=(f.claim_id,))
        for f in given.rejected
    ]
    firings = kill_switch.evaluate(_switch(given, findings))
    blocked = bool(findings) or any(f.action in _BLOCKING for f in firings)
    return EgressReport(
        verdict=EgressVerdict.BLOCKED if blocked else EgressVerdict.SAFE,
        findings=tuple(dict.fromkeys(findings)),
        firings=firings,
        numerals=numerals,
        rules_version=identified(RULES_VERSION),
    )


def _prose(marked: str, given: EgressInput) -> Iterator[Finding]:
    """What a reader would read: wording, personal data, actions, companies.

    A note of the run may name another company: the twin of a code, a former name. What people
    asked and said is quoted as it is.
    """
    document, text = given.document, unmark(marked)
    written = APPARATUS.sub(" ", marked)
    prose = unmark(written)
    yield from misnamed_prices(written, document.figures, document.as_of)
    yield from _unsafe(text)
    codes = (document.ticker, *given.peers)
    said = "".join(note.zh + note.en for note in document.warnings)
    for finding in strangers(prose, codes, given.companies):
        if finding.span and finding.span not in said:
            yield finding


@lru_cache(_TEXTS)
def _unsafe(text: str) -> tuple[Finding, ...]:
    """Personal data, secrets, and whatever could act."""
    return (*sensitive.find(text), *executable.find(text))


def _reading(rendering: Rendering, marked: str, document: Outcome) -> Iterable[Finding]:
    """Layer B. The page is made of the same sentences as the Markdown, which is read."""
    if rendering.form is not Form.MARKDOWN:
        return ()
    facts = asserted(document.figures, document.name)
    return _misread(marked, facts, rendering.lang, document.name)


_misread = lru_cache(_MEMOS)(misread)


def _switch(given: EgressInput, findings: Sequence[Finding]) -> KillSwitchInput:
    """What the rules that look at a finished document are told."""
    figures = given.document.figures
    acting = sum(f.rule.startswith(_ACTING) for f in findings)
    return KillSwitchInput(
        executable_findings=acting,
        figures=len(figures),
        uncited_figures=sum(not (f.cites or f.derivation or f.competence_id) for f in figures),
        unsupported_conclusions=unsupported_conclusions(given.document, given.claims, given.report)
        if given.report
        else 0,
        unsafe_findings=acting + sum(f.rule.startswith(_REVEALING) for f in findings),
    )


def _claim(claim: Claim, name: str, lang: Lang) -> Iterable[Finding]:
    """A claim's sentence may show its own figure and nothing else; its reasons show none."""
    book = FigureBook(claim_figures((claim,), ()), {})
    shown = show(claim.value, claim.metric, claim.unit, lang)
    marked = f"{OPEN}{claim.claim_id}{MIDDLE}{shown}{CLOSE}".join(claim.text.split(shown))
    for text in (marked, claim.mechanism or "", claim.falsifier or ""):
        yield from check(text, book, lang, (name,)).findings
    for text in (claim.text, claim.mechanism or "", claim.falsifier or ""):
        yield from _unsafe(text)


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
