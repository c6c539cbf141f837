"""The quality gate: PASS, DEGRADE or FAIL by the table of seed 002 §2.2."""

from datetime import date
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rules.quality import QualityInput, judge
from schemas.claim import Claim, Confidence, Evidence, Tier
from schemas.fetch import Dataset
from schemas.gate import GateReport, Verdict
from schemas.integrity import Conflict, MissingItem, SourceReading
from schemas.metrics import Period
from tests.ledgers import (
    CMB,
    FY2025,
    MOUTAI,
    PING_AN,
    WULIANGYE,
    claim_of,
    claims_of,
    evidence_of,
    fetched,
    report_of,
    seen,
)
from tests.properties import stable

RANK = {Verdict.PASS: 2, Verdict.DEGRADE: 1, Verdict.FAIL: 0}
(GOOD,) = evidence_of([fetched(Dataset.INCOME, seen("net_profit", 7))])
BAD = GOOD.model_copy(update={"evidence_id": "ev_bad", "tier": Tier.C})
FILING = GOOD.model_copy(update={"evidence_id": "ev_filing", "tier": Tier.A})
REGISTRY = (GOOD, BAD, FILING)


def conflict(metric: str = "net_profit", source: str = "tushare.income") -> Conflict:
    readings = tuple(
        SourceReading(source=name, value=Decimal(value), evidence_id=GOOD.evidence_id)
        for name, value in ((source, 1), ("akshare.other", 2))
    )
    return Conflict(
        conflict_id="cf_001", metric=metric, as_of=FY2025, period=Period.YEAR,
        readings=readings, relative_difference=Decimal("0.5"),
    )  # fmt: skip


def gap(*, core: bool, dataset: Dataset = Dataset.INCOME) -> MissingItem:
    return MissingItem(metric="net_profit", dataset=dataset, reason="HTTP 502", core=core)


def on(evidence: Evidence, *, key: bool = True, stale: bool = False) -> Claim:
    return claim_of(evidence, key=key, stale=stale)


def ruling(
    *claims: Claim, conflicts: tuple[Conflict, ...] = (), missing: tuple[MissingItem, ...] = (),
    **more: object,
) -> GateReport:  # fmt: skip
    given_ = QualityInput(claims=claims, evidence=REGISTRY, conflicts=conflicts, missing=missing)
    return judge(given_.model_copy(update=more))


SOLID = (on(GOOD), on(FILING), on(GOOD, key=False))
TABLE = [
    ("all on A and B", ruling(*SOLID), Verdict.PASS),
    ("one key claim on C", ruling(*SOLID, on(BAD)), Verdict.DEGRADE),
    ("a stale key claim", ruling(*SOLID, on(GOOD, stale=True)), Verdict.DEGRADE),
    ("a plain claim on C", ruling(*SOLID, on(BAD, key=False)), Verdict.PASS),
    ("a key figure missing", ruling(*SOLID, missing=(gap(core=False),)), Verdict.DEGRADE),
    ("a core figure missing", ruling(*SOLID, missing=(gap(core=True),)), Verdict.FAIL),
    ("a conflict", ruling(*SOLID, conflicts=(conflict(),)), Verdict.FAIL),
    ("conflict and weak claim", ruling(on(BAD), conflicts=(conflict(),)), Verdict.FAIL),
    ("plain claims only on C", ruling(on(GOOD), *[on(BAD, key=False)] * 2), Verdict.DEGRADE),
    ("no claims", ruling(), Verdict.DEGRADE),
    ("no key claim", ruling(on(GOOD, key=False)), Verdict.DEGRADE),
]


@pytest.mark.parametrize(
    ("report", "verdict"), [row[1:] for row in TABLE], ids=[row[0] for row in TABLE]
)
def test_the_verdict_follows_the_table_of_the_seed(report: GateReport, verdict: Verdict) -> None:
    """FAIL on conflict or core gap, DEGRADE on weak key claims, PASS otherwise."""
    assert report.verdict is verdict
    assert report.rules_version


@pytest.mark.parametrize(
    ("code", "verdict", "rules"),
    [
        (MOUTAI, Verdict.PASS, []),
        (CMB, Verdict.DEGRADE, ["key_unsupported"]),
        (WULIANGYE, Verdict.DEGRADE, ["key_missing", *["key_unsupported"] * 3]),
        (PING_AN, Verdict.FAIL, ["conflict", "conflict", "key_unsupported"]),
        ("000001.SZ", Verdict.FAIL, ["core_missing", "key_missing", *["key_unsupported"] * 2]),
    ],
)
def test_recorded_companies_get_their_verdicts(
    code: str, verdict: Verdict, rules: list[str]
) -> None:
    """The sample shows all three verdicts, each with findings that say why."""
    report = report_of(code)
    judged = judge(
        QualityInput(
            claims=claims_of(code), evidence=report.evidence, conflicts=report.conflicts,
            missing=report.missing,
        )
    )  # fmt: skip

    assert (judged.verdict, [finding.rule for finding in judged.findings]) == (verdict, rules)
    assert all(finding.reason and finding.remedy for finding in judged.findings)


@pytest.mark.parametrize("code", [MOUTAI, CMB, PING_AN, WULIANGYE, "000001.SZ", "601899.SH"])
def test_no_key_conclusion_is_lost_in_silence(code: str) -> None:
    """Seven conclusions are expected (six of a financial): each is claimed or listed missing."""
    key = {claim.metric for claim in claims_of(code) if claim.key}
    lost = {item.metric for item in report_of(code).missing}
    expected = 6 if code in (CMB, PING_AN, "000001.SZ") else 7

    assert len(key | (lost - {"net_profit"})) == expected


@pytest.mark.parametrize(
    ("report", "reason"),
    [
        (ruling(*SOLID), "2 项关键结论均有 A/B 级证据，无未解决冲突"),
        (ruling(*SOLID, on(BAD)), "3 项关键结论中 1 项缺乏 A/B 级有效证据"),
        (ruling(on(GOOD), *[on(BAD, key=False)] * 9), "全部主张的 A/B 级证据覆盖率过低（ks_002）"),
        (ruling(), "没有任何关键结论"),
        (
            ruling(*SOLID, conflicts=(conflict(),), missing=(gap(core=True),)),
            "1 处未解决冲突；核心数据缺失：归母净利润",
        ),
    ],
    ids=["pass", "weak key claim", "little coverage", "nothing to judge", "fail"],
)
def test_the_reason_says_what_decided(report: GateReport, reason: str) -> None:
    """The line in the gate history names the cause, with the counts it was decided by."""
    assert report.reason == reason


def test_missing_evidence_counts_as_none() -> None:
    """A claim that names evidence nobody registered is unsupported."""
    report = judge(QualityInput(claims=(on(GOOD),), evidence=()))

    assert (report.verdict, report.key_claims_supported) == (Verdict.DEGRADE, 0)
    assert report.findings[0].reason == "net_profit: tier C only"


def test_a_claim_that_calls_itself_unsupported_is_believed() -> None:
    """Good evidence does not lift a claim whose author says it has none."""
    claim = on(GOOD).model_copy(update={"confidence": Confidence.UNSUPPORTED})

    assert ruling(claim).key_claims_supported == 0


def test_coverage_is_judged_before_it_is_rounded() -> None:
    """399 of 998 claims are 39.98 percent: shown as 40.0, and still below the floor."""
    claims = [on(GOOD, key=False)] * 398 + [on(BAD, key=False)] * 599
    report = ruling(on(GOOD), *claims)

    assert report.ab_coverage == Decimal("40.0")
    assert [firing.rule_id for firing in report.firings] == ["ks_002"]


@pytest.mark.parametrize(
    ("report", "rule"),
    [
        (ruling(on(BAD), on(BAD), on(GOOD)), "ks_001"),
        (ruling(on(GOOD), *[on(BAD, key=False)] * 9), "ks_002"),
        (ruling(*SOLID, conflicts=(conflict(),) * 4), "ks_003"),
        (ruling(*SOLID, core_staleness_days=91), "ks_005"),
    ],
    ids=["most key claims weak", "little coverage", "four conflicts", "old core data"],
)
def test_the_gate_evaluates_the_kill_switch(report: GateReport, rule: str) -> None:
    """Every rule the gate can judge fires with the inputs that made it fire."""
    firing = next(firing for firing in report.firings if firing.rule_id == rule)

    assert firing.inputs


def test_old_core_data_warn_and_do_not_degrade() -> None:
    """ks_005 puts a warning on the first page; the verdict stays."""
    assert ruling(*SOLID, core_staleness_days=400).verdict is Verdict.PASS


@pytest.mark.parametrize(
    ("fallbacks", "dataset"),
    [(0, Dataset.INCOME_RESTATED), (1, Dataset.SECOND_ANNUAL), (5, Dataset.SECOND_ANNUAL)],
)
def test_a_conflict_asks_for_the_next_source_in_its_chain(fallbacks: int, dataset: Dataset) -> None:
    """First the restated statement, then the second source; never beyond the chain's end."""
    report = ruling(*SOLID, conflicts=(conflict(), conflict()), fallbacks=fallbacks)

    assert [action.dataset for action in report.actions] == [dataset]
    assert "net_profit" in report.actions[0].reason


@pytest.mark.parametrize(
    ("conflicts", "missing", "dataset"),
    [
        ((conflict("close", "tushare.daily"),), (), Dataset.SECOND_CLOSE),
        ((conflict("goodwill", "tushare.balancesheet"),), (), Dataset.BALANCE_SHEET),
        ((conflict("roe_waa", "tushare.fina_indicator"),), (), Dataset.FINANCIAL_INDICATORS),
        ((), (gap(core=True, dataset=Dataset.CLOSE),), Dataset.SECOND_CLOSE),
        ((), (gap(core=True, dataset=Dataset.INCOME),), Dataset.INCOME_RESTATED),
    ],
    ids=["close", "balance sheet", "indicator", "close missing", "statement missing"],
)
def test_a_fail_names_exactly_what_would_mend_it(
    conflicts: tuple[Conflict, ...], missing: tuple[MissingItem, ...], dataset: Dataset
) -> None:
    """The action is a refetch of the dataset that the verdict hangs on."""
    report = ruling(*SOLID, conflicts=conflicts, missing=missing)

    assert [action.dataset for action in report.actions] == [dataset]


def test_only_a_fail_asks_for_action() -> None:
    """PASS and DEGRADE are delivered as they are."""
    assert ruling(*SOLID).actions == ()
    assert ruling(on(BAD), missing=(gap(core=False),)).actions == ()


claims = st.lists(
    st.builds(
        on, st.sampled_from([*REGISTRY, GOOD, GOOD]), key=st.booleans(), stale=st.booleans()
    ),
    max_size=8,
)  # fmt: skip
situations = st.builds(
    QualityInput,
    claims=claims.map(tuple),
    evidence=st.just(REGISTRY),
    conflicts=st.lists(st.builds(conflict), max_size=5).map(tuple),
    missing=st.lists(st.builds(gap, core=st.booleans()), max_size=2).map(tuple),
    core_staleness_days=st.none() | st.integers(0, 400),
    fallbacks=st.integers(0, 2),
)


@stable
@given(situations)
def test_pass_means_no_conflict_no_core_gap_and_no_weak_key_claim(given_: QualityInput) -> None:
    """There is no way to PASS around the table."""
    report = judge(given_)

    if report.verdict is Verdict.PASS:
        assert not given_.conflicts
        assert not given_.missing
        assert report.key_claims == report.key_claims_supported > 0


@stable
@given(situations, st.data())
def test_removing_evidence_never_improves_a_verdict(
    given_: QualityInput, data: st.DataObject
) -> None:
    """Whoever withholds evidence gains nothing by it."""
    kept = data.draw(st.sets(st.sampled_from(REGISTRY)).map(tuple))
    less = given_.model_copy(update={"evidence": kept})

    assert RANK[judge(less).verdict] <= RANK[judge(given_).verdict]


@stable
@given(situations)
def test_adding_a_conflict_never_improves_a_verdict(given_: QualityInput) -> None:
    """One more contradiction is always a FAIL."""
    more = given_.model_copy(update={"conflicts": (*given_.conflicts, conflict())})

    assert judge(more).verdict is Verdict.FAIL


@stable
@given(situations)
def test_a_verdict_is_explained_and_repeatable(given_: QualityInput) -> None:
    """Anything but a PASS has a finding or a firing, every firing has inputs; twice is the same."""
    report = judge(given_)

    assert judge(given_) == report
    assert report.reason
    assert report.verdict is Verdict.PASS or report.findings or report.firings or not given_.claims
    assert all(firing.inputs for firing in report.firings)


def test_a_conflict_finding_shows_both_sides() -> None:
    """The reader sees which source says what, of which date."""
    finding = ruling(*SOLID, conflicts=(conflict(),)).findings[0]

    assert finding.reason == f"net_profit {date(2025, 12, 31)}: tushare.income 1 ≠ akshare.other 2"


def test_an_outvoted_source_is_a_finding_and_no_failure() -> None:
    """The gate sees the disagreement that a majority settled, and judges the value that is used."""
    settled = conflict("close", "tushare.daily").model_copy(update={"resolution": "majority"})
    report = ruling(*SOLID, conflicts=(settled,) * 4)

    assert report.verdict is Verdict.PASS
    assert {finding.rule for finding in report.findings} == {"conflict_outvoted"}
    assert "tushare.daily 1" in report.findings[0].reason
    assert report.firings == ()
    assert report.actions == ()
