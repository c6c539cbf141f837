"""The egress gate: the last look at exactly what would leave."""

from collections.abc import Callable
from decimal import Decimal

import pytest

from activities.rules.egress import Rendering
from activities.rules.figures import OPEN
from schemas.claim import Claim, VerificationFailure
from schemas.gate import EgressReport, EgressVerdict, GateReport, KillSwitchAction, Verdict
from schemas.report import OUTCOME, InvestmentMemo, Outcome, OutputType
from schemas.text import Bilingual, Lang
from tests.documents import compose_input, documents, renderings, screened, written
from tests.ledgers import CMB, MOUTAI, valuation_of

MEMO = documents()[OutputType.INVESTMENT_MEMO]
GATE = compose_input(MOUTAI).gate
CLAIMS = compose_input(MOUTAI).claims


def rules(report: EgressReport) -> set[str]:
    return {finding.rule for finding in report.findings}


def leaving(text: str, document: Outcome = MEMO) -> EgressReport:
    """The verdict on a memo into whose Chinese rendering ``text`` was slipped."""
    marked = [
        Rendering(lang=r.lang, marked=f"{r.marked}\n{text}" if r.lang is Lang.ZH else r.marked)
        for r in renderings(document)
    ]
    return screened(document, marked, gate=GATE)


@pytest.mark.parametrize("lang", Lang)
@pytest.mark.parametrize("kind", OutputType)
def test_what_the_rules_compose_may_leave(kind: OutputType, lang: Lang) -> None:
    """Every outcome that the sample yields passes the gate, with its figures counted."""
    report = screened(documents(lang)[kind], gate=GATE)

    assert (report.verdict, report.findings) == (EgressVerdict.SAFE, ())
    assert report.numerals == sum(r.marked.count(OPEN) for r in renderings(documents(lang)[kind]))


def test_the_claims_of_a_memo_may_leave_with_it() -> None:
    """Each claim's sentence shows its own figure and nothing else."""
    report = screened(MEMO, claims=(*CLAIMS, *valuation_of(MOUTAI).claims), gate=GATE)

    assert report.findings == ()


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("目标价 1500 元", "grounding.ungrounded"),
        ("立即买入 600519 100 股", "order.zh"),
        ("drop table claims", "executable.sql"),
        ("手机13812345678", "pii.mobile"),
        ("token=abcdefghijklmnopqrstuvwxyz123456", "secret.token"),
        ("当前价见上表", "wording"),
        ("the current price is above", "wording"),
    ],
    ids=["numeral", "order", "sql", "phone", "secret", "close called 当前价", "in english"],
)
def test_what_may_not_leave_blocks(text: str, rule: str) -> None:
    """A finding blocks; nothing is repaired in silence."""
    report = leaving(text)

    assert report.verdict is EgressVerdict.BLOCKED
    assert rule in rules(report)


def test_a_document_with_a_live_price_may_call_it_current() -> None:
    """当前价 is the right word where the document shows a live quote."""
    live = MEMO.figures[0].model_copy(update={"metric": "current_price", "node_id": "claim_live"})
    document = MEMO.model_copy(update={"figures": (*MEMO.figures, live)})

    assert "wording" not in rules(leaving("当前价见上表", document))


def test_an_order_fires_the_kill_switch() -> None:
    """ks_004 blocks hard and records how many findings made it fire."""
    (firing,) = leaving("立即买入 600519 100 股").firings

    assert (firing.rule_id, firing.action) == ("ks_004", KillSwitchAction.HARD_BLOCK)
    assert firing.inputs["findings"] > 0


@pytest.mark.parametrize(
    "gate",
    [None, compose_input(CMB).gate],
    ids=["no verdict", "DEGRADE"],
)
def test_a_memo_without_a_pass_is_blocked(gate: GateReport | None) -> None:
    """No other verdict may leave as a memo."""
    assert gate is None or gate.verdict is Verdict.DEGRADE
    assert "verdict" in rules(screened(MEMO, gate=gate))


@pytest.mark.parametrize(
    "disclaimer",
    [Bilingual(zh="", en=""), Bilingual(zh="这是投资建议", en="Trust us")],
    ids=["missing", "altered"],
)
def test_a_document_without_its_disclaimer_is_blocked(disclaimer: Bilingual) -> None:
    """The disclaimer is there word for word, or nothing leaves."""
    document = MEMO.model_copy(update={"disclaimer": disclaimer})

    assert "disclaimer" in rules(screened(document, gate=GATE))


def test_a_document_that_changes_on_its_way_is_blocked() -> None:
    """What is not read back from JSON as it was written does not leave."""
    quality = MEMO.quality.model_copy(update={"ab_coverage": Decimal(100) / 3})
    broken = MEMO.model_copy(update={"quality": quality})

    assert "structure" in rules(screened(broken, renderings(MEMO), gate=GATE))


def test_claims_that_the_verifier_rejects_block() -> None:
    """The gate asks the verifier once more, and shows no rejected value."""
    failure = VerificationFailure(
        claim_index=0, claim_id="claim_001", reason="claim=1500.0", public_reason="differs"
    )
    report = screened(MEMO, gate=GATE, rejected=(failure,))

    assert rules(report) == {"verification"}
    assert "1500" not in report.model_dump_json()


def test_a_verifier_that_accepts_leaves_no_finding() -> None:
    """Only rejected claims are findings."""
    assert screened(MEMO, gate=GATE, rejected=()).findings == ()


def text(claim: Claim, changed: str) -> Claim:
    return claim.model_copy(update={"text": changed})


CLAIM_TEXTS: list[tuple[str, Callable[[Claim], Claim], str]] = [
    ("another figure", lambda c: text(c, f"{c.text}，目标价 1500 元"), "grounding.ungrounded"),
    ("a wrong figure", lambda c: text(c, c.text.replace("1272.83", "1272.84")),
     "grounding.ungrounded"),
    ("an order", lambda c: text(c, f"{c.text}，立即买入全部仓位"), "order.zh"),
    ("a mechanism with a figure", lambda c: c.model_copy(update={"mechanism": "因为 99% 的份额"}),
     "grounding.ungrounded"),
    ("a falsifier with a figure", lambda c: c.model_copy(update={"falsifier": "跌破 1000 元"}),
     "grounding.ungrounded"),
    ("a phone", lambda c: c.model_copy(update={"falsifier": "致电13812345678"}), "pii.mobile"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("change", "rule"), [row[1:] for row in CLAIM_TEXTS], ids=[row[0] for row in CLAIM_TEXTS]
)
def test_a_claim_beside_the_document_is_screened_too(
    change: Callable[[Claim], Claim], rule: str
) -> None:
    """Sentence, mechanism and falsifier of a claim leave in JSON, and are read like prose."""
    report = screened(MEMO, claims=(change(CLAIMS[0]),), gate=GATE)

    assert report.verdict is EgressVerdict.BLOCKED
    assert rule in rules(report)


def test_a_company_called_after_a_number_can_be_reported_on() -> None:
    """三元股份 is not blocked over the numeral in its name."""
    given = compose_input(MOUTAI)
    run = given.run.model_copy(update={"name": "三元股份"})
    target = given.target.model_copy(update={"name": "三元股份"})
    document = written(given.model_copy(update={"run": run, "target": target}))
    claim = text(CLAIMS[0], CLAIMS[0].text.replace("贵州茅台", "三元股份"))

    assert screened(document, claims=(claim,), gate=GATE).findings == ()


def test_a_document_is_judged_as_it_is_read_back() -> None:
    """A memo read from the archive is judged like the one that was composed."""
    again = OUTCOME.validate_json(MEMO.model_dump_json())

    assert isinstance(again, InvestmentMemo)
    assert screened(again, gate=GATE) == screened(MEMO, gate=GATE)
