"""The egress gate: the last look at exactly what would leave."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from activities.rules.executable import find as find_orders
from activities.rules.figures import CLOSE, MIDDLE, OPEN, unmark
from activities.rules.sensitive import find as find_secrets
from schemas.claim import Claim, Tier, VerificationFailure
from schemas.fetch import Company
from schemas.gate import (
    EgressReport,
    EgressVerdict,
    GateReport,
    KillSwitchAction,
    RuleFiring,
    Verdict,
)
from schemas.report import OUTCOME, InvestmentMemo, Outcome, OutputType
from schemas.text import Bilingual, Lang
from tests.documents import compose_input, documents, inputs, memo, renderings, screened, written
from tests.ledgers import CMB, MOUTAI, valuation_of

MEMO = memo()
GATE = compose_input(MOUTAI).gate
CLAIMS = compose_input(MOUTAI).claims


def rules(report: EgressReport) -> set[str]:
    return {finding.rule for finding in report.findings}


def leaving(text: str, document: Outcome = MEMO) -> EgressReport:
    """The verdict on a memo into whose Chinese rendering ``text`` was slipped."""
    marked = [
        r.model_copy(update={"marked": f"{r.marked}\n{text}"}) if r.lang is Lang.ZH else r
        for r in renderings(document)
    ]
    return screened(document, marked, gate=GATE)


@pytest.mark.parametrize("lang", Lang)
@pytest.mark.parametrize("kind", OutputType)
def test_what_the_rules_compose_may_leave(kind: OutputType, lang: Lang) -> None:
    """Every outcome that the sample yields passes the gate, with its figures counted."""
    document, given = documents(lang)[kind], inputs(lang).get(kind)
    held: dict[str, Any] = {}
    if given:
        held = {"gate": given.gate, "claims": given.claims, "report": given.report}
    if kind is OutputType.VERIFIED_FAILURE:
        held.pop("claims")
    report = screened(document, lang=lang, **held)

    assert (report.verdict, report.findings) == (EgressVerdict.SAFE, ())
    assert report.numerals == sum(r.marked.count(OPEN) for r in renderings(documents(lang)[kind]))


@pytest.mark.parametrize("code", ["000333.SZ", "000858.SZ", "601318.SH", "AAPL.US"])
def test_what_is_written_of_a_company_acts_on_nothing(code: str) -> None:
    """Triggers to watch, lists of sources: no word of ours is taken for an order or a secret."""
    for rendering in renderings(written(compose_input(code))):
        text = unmark(rendering.marked)
        assert [*find_orders(text), *find_secrets(text)] == [], (code, rendering.lang)


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


def _live(day: date, node: str = "claim_live") -> Outcome:
    """The memo with a quote of that day beside its close."""
    quote = {"metric": "current_price", "node_id": node, "as_of": day}
    return MEMO.model_copy(
        update={"figures": (*MEMO.figures, MEMO.figures[0].model_copy(update=quote))}
    )


TODAY = MEMO.as_of.date()
SHOWN = f"{OPEN}{{}}{MIDDLE}¥1272.83{CLOSE}"
QUOTE, LAST = SHOWN.format("claim_live"), SHOWN.format(MEMO.figures[0].node_id)
UPSIDE = next(f for f in MEMO.figures if f.metric == "upside")


def test_a_document_with_a_live_price_may_call_it_current() -> None:
    """当前价 is the right word where the document shows a live quote of its session."""
    assert "wording" not in rules(leaving("当前价见上表", _live(TODAY)))


def test_a_quote_of_another_day_is_no_current_price() -> None:
    """当前价 is of today's session only."""
    document = _live(date(2020, 1, 2))

    assert "wording" in rules(leaving("当前价见上表", document))
    assert "wording" in rules(leaving(f"当前价 {QUOTE}", document))


@pytest.mark.parametrize(
    "text",
    [
        "当前价 {}", "- 当前价：{}（2026-08-21）", "the current price is {} today", "{} 为当前价",
        "当前价\n{}", "| 价格 ◆ | 当前价 {} | 强 |", "| 当前价 | tushare.daily | {} |",
        "| 项目 | 当前价 |\n| --- | --- |\n| 甲 | {} |",
        "现价与当前价：{}。当前价另见上表",
    ],
    ids=[
        "behind", "in a line", "in english", "before", "a label on the page", "in a cell",
        "a label in a row", "the head of a column", "in its clause",
    ],
)  # fmt: skip
def test_the_word_is_bound_to_the_figure_it_speaks_of(text: str) -> None:
    """A live quote elsewhere in the document is no leave to call the close current."""
    document = _live(TODAY)

    assert "wording" in rules(leaving(text.format(LAST), document))
    assert "wording" not in rules(leaving(text.format(QUOTE), document))


def test_the_upside_to_a_live_price_is_computed_from_it() -> None:
    """相对当前价 stands before a percentage, which must then be of the live price."""
    said = f"相对当前价 {OPEN}{UPSIDE.node_id}{MIDDLE}-19.42%{CLOSE}"
    of_price = _live(TODAY)
    cite = MEMO.figures[0].cites[0].model_copy(update={"tool_call_id": "tc_111111111111"})
    quoted = of_price.figures[-1].model_copy(update={"cites": (cite,)})
    other = MEMO.model_copy(update={"figures": (*MEMO.figures, quoted)})

    assert "wording" not in rules(leaving(said, of_price))
    assert "wording" in rules(leaving(said, other))


@pytest.mark.parametrize("lang", Lang)
def test_a_memo_that_calls_its_close_current_is_blocked(lang: Lang) -> None:
    """The whole memo with the words exchanged, and a live quote of the day in its figures."""
    said = {Lang.ZH: ("最近收盘", "当前价"), Lang.EN: ("ast close", "urrent price")}[lang]
    document = _live(TODAY)
    renamed = [
        r.model_copy(
            update={"marked": r.marked.replace(*said).replace("Lurrent", "Current")
                    .replace("lurrent", "current")}
        )
        for r in renderings(document)
    ]  # fmt: skip

    assert "wording" not in rules(screened(document, gate=GATE))
    assert "wording" in rules(screened(document, renamed, gate=GATE))


def test_an_order_fires_the_kill_switch() -> None:
    """ks_004 blocks hard and records how many findings made it fire; the check for safety too."""
    hard, unsafe = leaving("立即买入 600519 100 股").firings

    assert (hard.rule_id, hard.action) == ("ks_004", KillSwitchAction.HARD_BLOCK)
    assert (unsafe.rule_id, unsafe.action) == ("egress_003", KillSwitchAction.BLOCK)
    assert hard.inputs["findings"] > 0


def test_a_figure_without_a_cite_fires_the_first_trigger() -> None:
    """More than 30 % of the shown figures without a cite: nothing leaves (seed 002 §2.3 7b)."""
    bare = [f.model_copy(update={"cites": (), "derivation": None, "competence_id": None})
            for f in MEMO.figures]  # fmt: skip
    cut = len(bare) * 3 // 10
    few = MEMO.model_copy(update={"figures": (*bare[:cut], *MEMO.figures[cut:])})
    many = MEMO.model_copy(update={"figures": (*bare[: cut + 1], *MEMO.figures[cut + 1 :])})

    assert screened(few, gate=GATE).firings == ()
    (firing,) = screened(many, gate=GATE).firings
    assert firing.rule_id == "egress_001"
    assert firing.inputs["uncited_share"] > 30


def test_a_memo_whose_core_conclusion_is_unsupported_is_blocked() -> None:
    """The gate passed it, and the evidence at hand does not carry it: judged again, it falls."""
    given = compose_input(MOUTAI)
    weak = tuple(e.model_copy(update={"tier": Tier.C}) for e in given.report.evidence)
    report = given.report.model_copy(update={"evidence": weak})
    blocked = screened(MEMO, claims=CLAIMS, gate=GATE, report=report)

    assert "egress_002" in {firing.rule_id for firing in blocked.firings}
    assert "verdict.differs" in rules(blocked)
    [differs] = [f for f in blocked.findings if f.rule == "verdict.differs"]
    assert "gives DEGRADE (ks_001, ks_002) and not PASS" in differs.reason


def test_a_verdict_given_before_a_deployment_of_other_rules_stands() -> None:
    """A run that was judged and then held is not blocked by rules that came after."""
    given = compose_input(MOUTAI)
    weak = tuple(e.model_copy(update={"tier": Tier.C}) for e in given.report.evidence)
    report = given.report.model_copy(update={"evidence": weak})
    assert GATE
    before = GATE.model_copy(update={"rules_version": "quality/0"})

    assert "verdict.differs" not in rules(screened(MEMO, claims=CLAIMS, gate=before, report=report))


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("同行中芯国际表现更好", "中芯国际"),
        ("another case is Tesla", "Tesla"),
        ("另见 688981.SH", "688981.SH"),
    ],
    ids=["name", "english name", "code"],
)
def test_a_company_that_the_run_did_not_look_at_may_not_be_named(text: str, span: str) -> None:
    """Right figures beside a wrong name are wrong figures."""
    found = [f.span for f in leaving(text).findings if f.rule == "company.unknown"]

    assert found == [span]


def test_an_american_company_needs_no_stock_list_to_be_named() -> None:
    """Its own document calls it by the name that everybody knows."""
    document = written(compose_input("TSLA.US"))

    assert "company.unknown" not in rules(screened(document, gate=compose_input("TSLA.US").gate))


def test_a_note_of_the_run_may_name_another() -> None:
    """The index that shares a code, the name of before: the reader must be told."""
    note = Bilingual(zh="000001 也是上证指数 000001.SH 的代码", en="000001.SH is an index")
    noted = MEMO.model_copy(update={"warnings": (*MEMO.warnings, note)})

    assert "company.unknown" not in rules(screened(noted, gate=GATE))


def test_the_stock_list_knows_whom_a_text_names() -> None:
    """A company nobody has heard of is found by the list of the run."""
    listed = (Company(code="603999.SH", name="读者传媒"), Company(code=MOUTAI, name="贵州茅台"))
    marked = [r.model_copy(update={"marked": f"{r.marked}\n读者传媒"}) for r in renderings(MEMO)]
    report = screened(MEMO, marked, gate=GATE, companies=listed)

    assert {f.span for f in report.findings} == {"读者传媒"}


@pytest.mark.parametrize("kind", [k for k in inputs() if k is not OutputType.VERIFIED_FAILURE])
@pytest.mark.parametrize(
    "action", [KillSwitchAction.DEGRADE_TO_WATCHLIST, KillSwitchAction.BLOCK_UNTIL_RESOLVED]
)
def test_a_rule_that_fired_is_obeyed(kind: OutputType, action: KillSwitchAction) -> None:
    """ks_002 leaves a card or less, ks_003 a conflict report: whatever the composer made."""
    gate = inputs()[kind].gate
    assert gate is not None
    firing = RuleFiring(rule_id="ks_00x", action=action, inputs={})
    found = rules(screened(documents()[kind], gate=gate.model_copy(update={"firings": (firing,)})))
    conclusions = {OutputType.INVESTMENT_MEMO, OutputType.HYPOTHESIS_LIST}
    if action is KillSwitchAction.BLOCK_UNTIL_RESOLVED:
        conclusions.add(OutputType.WATCHLIST_CARD)

    assert ("kill_switch.ks_00x" in found) == (kind in conclusions)


def test_old_core_data_must_be_warned_about() -> None:
    """ks_005: the warning stands on the first page, or the document does not leave."""
    stale = RuleFiring(rule_id="ks_005", action=KillSwitchAction.WARN_STALE_DATA, inputs={})
    assert GATE is not None
    gate = GATE.model_copy(update={"firings": (stale,)})
    warning = Bilingual(zh="数据陈旧警告（ks_005）", en="Stale data (ks_005)")
    warned = MEMO.model_copy(update={"warnings": (*MEMO.warnings, warning)})

    assert "kill_switch.ks_005" in rules(screened(MEMO, gate=gate))
    assert "kill_switch.ks_005" not in rules(screened(warned, gate=gate))


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
