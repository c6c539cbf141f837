"""What a derived claim says that it is, beside its number: metric, unit, company, date, tier."""

from datetime import UTC, date, datetime
from decimal import Decimal

import pytest

from activities.rules.calendar import SHANGHAI
from activities.rules.competences import COMPETENCES
from activities.rules.ledger import Ledger
from activities.rules.quality import QualityInput, judge
from activities.rules.verification import Verifier, verify_envelopes
from schemas.claim import Claim, Envelope, Evidence, Fault, ToolCite
from schemas.fetch import Dataset, ToolCall
from schemas.gate import Verdict
from schemas.metrics import Period
from tests.ledgers import (
    CMB,
    claim_of,
    derived_claim,
    evidence_of,
    fetched,
    seen,
)

INCOME = fetched(
    Dataset.INCOME, seen("revenue", 1000), seen("net_income", 523), seen("net_profit", 500),
    seen("revenue", 800, date(2024, 12, 31)), seen("revenue", 500, date(2020, 12, 31)),
)  # fmt: skip
ABROAD = INCOME.model_copy(update={"tool_call_id": "tc_aaaaaaaaaaaa", "code": CMB})
SECOND = fetched(Dataset.SECOND_ANNUAL, seen("total_revenue", 1000), seen("net_profit", 500))
EVIDENCE = evidence_of([INCOME, ABROAD, SECOND])
REVENUE, NET_INCOME, _, BEFORE, LONG_AGO = EVIDENCE[:5]
THEIRS, OTHERS_INCOME = EVIDENCE[5:7]
SCRAPED_REVENUE, SCRAPED_PROFIT = EVIDENCE[10:12]


def rejected(*claims: Claim) -> list[tuple[Fault, str]]:
    """How and why the last of the claims fails; the first ones are what it rests on."""
    verifier = Verifier(Ledger([INCOME, ABROAD, SECOND]), EVIDENCE, (), COMPETENCES)
    last = claims[-1].claim_id
    return [(f.fault, f.reason) for f in verifier.verify(claims).failures if f.claim_id == last]


def made(number: int | str, formula: str, metric: str, /, **inputs: Evidence) -> Claim:
    """A claim that is derived from evidence and cites it."""
    names = {name: item.evidence_id for name, item in inputs.items()}
    claim = derived_claim(claim_of(REVENUE), Decimal(number), formula, names, "claim_002")
    ids = tuple(sorted(names.values()))
    return claim.model_copy(update={"metric": metric, "unit": "percent", "evidence_ids": ids})


MARGIN = made(
    "52.3", "ratio_percent", "net_margin", numerator=NET_INCOME, denominator=REVENUE
)  # fmt: skip
GROWTH = made(25, "growth_percent", "revenue_growth", current=REVENUE, base=BEFORE)


def test_what_is_made_as_its_recipe_says_holds() -> None:
    """A net margin is net income over revenue, growth is held against the year before."""
    assert rejected(MARGIN) == []
    assert rejected(GROWTH) == []


FALSE = [
    ("a fraction called a percentage",
     made("0.523", "quotient", "net_margin", numerator=NET_INCOME, denominator=REVENUE),
     Fault.FORMULA, "quotient of net_income, revenue is not net_margin"),
    ("revenue called a return", made(1000, "identity", "ROE", value=REVENUE),
     Fault.FORMULA, "identity of revenue is not ROE"),
    ("growth over five years called a year's",
     made(100, "growth_percent", "revenue_growth", current=REVENUE, base=LONG_AGO),
     Fault.FORMULA, "base of 2020-12-31 is not what current is held against"),
    ("figures of two years",
     made("65.375", "ratio_percent", "net_margin", numerator=NET_INCOME, denominator=BEFORE),
     Fault.FORMULA, "net_margin is made of figures of different dates"),
    ("another company's figures",
     made("52.3", "ratio_percent", "net_margin", numerator=OTHERS_INCOME, denominator=THEIRS),
     Fault.FIELD, "code mismatch: claim=600519.SH, trace=600036.SH"),
    ("a unit of its own", MARGIN.model_copy(update={"unit": "CNY"}),
     Fault.FIELD, "unit mismatch: claim=CNY, trace=percent"),
    ("a date of its own", MARGIN.model_copy(update={"as_of": date(2026, 6, 30)}),
     Fault.FORMULA, "as_of mismatch: claim=2026-06-30, trace=2025-12-31"),
    ("a metric that nobody knows", MARGIN.model_copy(update={"metric": "made_up"}),
     Fault.FORMULA, "metric 'made_up' is not registered"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("claim", "fault", "reason"), [row[1:] for row in FALSE], ids=[row[0] for row in FALSE]
)  # fmt: skip
def test_right_arithmetic_of_something_else_is_rejected(
    claim: Claim, fault: Fault, reason: str
) -> None:
    """The number alone proves nothing: what it is called is held against what it is made of."""
    [(found, why)] = rejected(claim)

    assert found is fault
    assert reason in why


def test_a_better_source_cannot_be_lent_to_a_scraped_figure() -> None:
    """A claim cites exactly what it is derived from, so its tier is that of its inputs."""
    honest = made(
        50, "ratio_percent", "net_margin", numerator=SCRAPED_PROFIT, denominator=SCRAPED_REVENUE
    )  # fmt: skip
    laundered = honest.model_copy(update={"evidence_ids": (REVENUE.evidence_id,)})
    padded = honest.model_copy(update={"evidence_ids": (*honest.evidence_ids, "ev_001")})

    assert rejected(honest) == []
    assert judge(QualityInput(claims=(honest,), evidence=EVIDENCE)).verdict is not (Verdict.PASS)
    assert [fault for fault, _ in rejected(laundered)] == [Fault.UNCITED]
    assert [fault for fault, _ in rejected(padded)] == [Fault.UNCITED]


def test_a_claim_on_a_rejected_claim_is_rejected_with_it() -> None:
    """The value of the first is right, its metric is not; what rests on it says so."""
    false = claim_of(NET_INCOME).model_copy(update={"metric": "net_profit"})
    above = derived_claim(
        MARGIN, Decimal("50"), "identity", {"value": "claim_001"}, "claim_003"
    ).model_copy(update={"metric": "net_profit", "unit": "CNY", "value": Decimal(523)})
    [(fault, reason)] = rejected(false, above)

    assert fault is Fault.FIELD
    assert reason == "input claim_001: metric mismatch: claim=net_profit, trace=net_income"


def test_an_assumption_out_of_scope_carries_no_other_claim() -> None:
    """What is registered for Chinese shares proves nothing of others, at second hand too."""
    rate = claim_of(REVENUE, "claim_001").model_copy(
        update={
            "evidence_ids": (), "competence_id": "valuation.discount_rate.cn",
            "metric": "discount_rate", "value": Decimal(9), "unit": "percent", "code": "TSLA.US",
        }
    )  # fmt: skip
    step = rate.model_copy(
        update={
            "claim_id": "claim_000", "competence_id": "valuation.scenario_step",
            "metric": "scenario_step", "value": COMPETENCES["valuation.scenario_step"].value,
        }
    )  # fmt: skip
    above = derived_claim(
        rate, Decimal(12), "sum", {"middle": "claim_001", "step": "claim_000"}, "claim_002"
    ).model_copy(update={"competence_id": None})

    assert "not for TSLA.US" in rejected(step, rate, above)[0][1]


def test_a_direct_claim_rests_on_one_evidence() -> None:
    """A second one beside it would lend it a source that says something else."""
    claim = claim_of(REVENUE).model_copy(update={"evidence_ids": ("ev_001", "ev_005")})

    assert rejected(claim) == [(Fault.UNCITED, "claim_001 must rest on one evidence")]


def _answer(envelope: Envelope, call: ToolCall) -> list[str]:
    result = verify_envelopes([envelope], Ledger([call]), COMPETENCES)
    return [failure.reason for failure in result.failures]


def test_when_a_figure_was_fetched_and_told_is_held_against_the_ledger() -> None:
    """The memo prints both."""
    envelope = REVENUE.envelope
    assert isinstance(envelope.cite, ToolCite)
    later = envelope.cite.model_copy(update={"fetched_at": datetime(2031, 1, 1, tzinfo=UTC)})
    forged = envelope.model_copy(update={"cite": later})
    told = envelope.model_copy(update={"announced": date(2031, 1, 1)})

    assert "fetched_at mismatch" in _answer(forged, INCOME)[0]
    assert "announced or as_of_ts mismatch" in _answer(told, INCOME)[0]


def test_no_figure_is_of_a_day_after_its_fetch() -> None:
    """What is dated ahead was not observed."""
    ahead = fetched(Dataset.CLOSE, seen("close", 10, date(2030, 1, 1), Period.INSTANT))
    [evidence] = evidence_of([ahead])

    assert "after its fetch" in _answer(evidence.envelope, ahead)[0]


def test_one_moment_has_one_age_however_it_is_written() -> None:
    """Days are those of the market: 00:30 in Shanghai is the day before in UTC."""
    here = datetime(2026, 8, 21, 0, 30, tzinfo=SHANGHAI)
    reasons = []
    for moment in (here, here.astimezone(UTC)):
        call = fetched(
            Dataset.LIVE_QUOTE, seen("current_price", 10, date(2026, 8, 19), Period.INSTANT)
        ).model_copy(update={"fetched_at": moment})
        [evidence] = evidence_of([call])
        reasons.append(_answer(evidence.envelope, call))

    assert reasons[0] == reasons[1]
    assert "is 2 days old" in reasons[0][0]
