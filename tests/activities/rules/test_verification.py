"""The verifier: every claim held against the ledger, reasons worded as the seeds word them."""

from collections.abc import Callable
from datetime import date, datetime, timedelta
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rules.citation import same_value
from activities.rules.competences import COMPETENCES
from activities.rules.ledger import Ledger
from activities.rules.verification import Verifier, feedback, verify_envelopes
from schemas.claim import Claim, Derivation, Envelope, Evidence, ToolCite
from schemas.fetch import Dataset, ToolCall
from schemas.metrics import Period
from tests.ledgers import (
    AUGUST,
    CMB,
    MAY,
    MOUTAI,
    PING_AN,
    claim_of,
    claims_of,
    derived_claim,
    evidence_of,
    fetched,
    seen,
    valuation_of,
    verifier_of,
)
from tests.properties import stable

SEED_ID = "tc_fed71513e34b"
CALL = fetched(
    Dataset.CLOSE, seen("close", Decimal("1371.05"), MAY.date(), Period.INSTANT), clock=MAY
).model_copy(update={"tool_call_id": SEED_ID})
FLOW = fetched(Dataset.INCOME, seen("net_profit", Decimal("1371.05")), clock=MAY)
EVIDENCE, PROFIT = evidence_of([CALL, FLOW])
PRICE = EVIDENCE.envelope
CLAIM, PROFIT_CLAIM = claim_of(EVIDENCE), claim_of(PROFIT)


def answer(envelope: Envelope, *calls: ToolCall) -> list[str]:
    """The reasons for which an answer is rejected."""
    result = verify_envelopes([envelope], Ledger(calls or (CALL,)), COMPETENCES)
    assert result.ok is not bool(result.failures)
    return [failure.reason for failure in result.failures]


def verify(*claims: Claim, evidence: tuple[Evidence, ...] = (EVIDENCE, PROFIT)) -> list[str]:
    """The reasons for which claims on the seed's price, or on a profit, are rejected."""
    result = Verifier(Ledger([CALL, FLOW]), evidence, (), COMPETENCES).verify(claims)
    assert result.checked == len(claims)
    return [failure.reason for failure in result.failures]


def cited(**changes: object) -> Envelope:
    assert isinstance(PRICE.cite, ToolCite)
    return PRICE.model_copy(update={"cite": PRICE.cite.model_copy(update=changes)})


def with_(**changes: object) -> Envelope:
    return Envelope.model_validate(PRICE.model_dump() | changes)


ENVELOPE_FAILURES = [
    ("value", with_(value=1500.0), f"value mismatch for {SEED_ID}: claim=1500.0, trace=1371.05"),
    ("tool call", cited(tool_call_id="tc_xxx"), "tool_call_id 'tc_xxx' missing from trace"),
    ("source", cited(source="akshare"),
     f"source mismatch for {SEED_ID}: claim=akshare, trace=tushare"),
    ("table", cited(table="daily_basic"),
     f"table mismatch for {SEED_ID}: claim=daily_basic, trace=daily"),
    ("served_by", cited(served_by="akshare"),
     f"served_by mismatch for {SEED_ID}: claim=akshare, trace=tushare"),
    ("metric", with_(metric="current_price"),
     f"metric mismatch for {SEED_ID}: claim=current_price, not in trace"),
    ("code", with_(code="600036.SH"),
     f"code mismatch for {SEED_ID}: claim=600036.SH, not in trace"),
    ("as_of", with_(as_of=date(2026, 5, 8)),
     f"as_of mismatch for {SEED_ID}: claim=2026-05-08, not in trace"),
    ("unit", with_(unit="USD"), f"period or unit mismatch for {SEED_ID}: close"),
    ("period", with_(period=Period.YEAR), f"period or unit mismatch for {SEED_ID}: close"),
    ("text for a number", with_(value="1371.05"),
     f"value mismatch for {SEED_ID}: claim='1371.05', trace=1371.05"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("envelope", "reason"),
    [row[1:] for row in ENVELOPE_FAILURES],
    ids=[row[0] for row in ENVELOPE_FAILURES],
)
def test_a_figure_that_the_fetch_does_not_show_is_rejected(envelope: Envelope, reason: str) -> None:
    """Each field of an envelope is held against the recorded fetch, in the seed's words."""
    assert answer(envelope) == [reason]


def test_the_recorded_figure_is_accepted() -> None:
    """The seed's envelope, as fetched, passes; so does one without the optional fields."""
    assert answer(PRICE) == []
    assert answer(with_(unit=None, period=None)) == []


@pytest.mark.parametrize(
    ("value", "accepted"),
    [
        ("1371.05", True),
        ("1371.050000001", True),
        ("1371.049999999", True),
        ("1371.0500000011", False),
        ("1371.0499999989", False),
        ("-1371.05", False),
    ],
)
def test_the_tolerance_is_one_billionth(value: str, accepted: bool) -> None:
    """A difference of 1e-9 is still equal, anything above it is not; the sign counts."""
    assert (answer(with_(value=Decimal(value))) == []) is accepted


@pytest.mark.parametrize(
    ("claimed", "recorded", "equal"),
    [
        (Decimal(81_433_985_225), Decimal("81433985225.01"), False),
        (Decimal(0), Decimal("1e-9"), True),
        ("贵州茅台", "贵州茅台", True),
        ("贵州茅台", "贵州茅台 ", False),
        ("1", Decimal(1), False),
    ],
    ids=["a cent in eighty billion", "zero", "same text", "a blank more", "text and number"],
)
def test_equality_is_absolute_for_numbers_and_exact_for_text(
    claimed: Decimal | str, recorded: Decimal | str, equal: bool
) -> None:
    """Large amounts get no relative tolerance, and a text is the same or it is not."""
    assert same_value(claimed, recorded) is equal


@stable
@given(st.integers(min_value=-(10**8), max_value=10**8), st.sampled_from([-1, 1]))
def test_the_tolerance_does_not_depend_on_the_figure(cents: int, sign: int) -> None:
    """For small and large figures alike the edge is exactly at 1e-9."""
    recorded = Decimal(cents) / 10_000

    assert same_value(recorded + sign * Decimal("1e-9"), recorded)
    assert not same_value(recorded + sign * Decimal("1.01e-9"), recorded)


def test_a_figure_older_than_its_budget_is_rejected() -> None:
    """A quote of the day before yesterday is no current price; a report of 2015 is still one."""
    stale = seen("current_price", Decimal("11.1"), date(2026, 8, 19), Period.INSTANT)
    old = seen("net_profit", 7, date(2015, 12, 31))
    calls = [fetched(Dataset.LIVE_QUOTE, stale), fetched(Dataset.INCOME, old)]
    quote, profit = (item.envelope for item in evidence_of(calls))

    assert answer(quote, *calls) == ["current_price is 2 days old, staleness budget is 1 days"]
    assert answer(profit, *calls) == ["net_profit is 3886 days old, staleness budget is 3650 days"]


@pytest.mark.parametrize(("days", "accepted"), [(3650, True), (3651, False)])
def test_the_outer_budget_is_ten_years(days: int, accepted: bool) -> None:
    """365 x 10 days is the seeds' default, to the day."""
    old = seen("net_profit", 7, AUGUST.date() - timedelta(days=days))
    call = fetched(Dataset.INCOME, old)

    assert (answer(evidence_of([call])[0].envelope, call) == []) is accepted


def test_a_direct_claim_that_repeats_its_evidence_holds() -> None:
    """The claim is what its evidence says, and the evidence is what the fetch recorded."""
    assert verify(CLAIM) == []


def changed(**changes: object) -> Claim:
    return CLAIM.model_copy(update=changes)


CLAIM_FAILURES = [
    ("value", changed(value=Decimal(1500)),
     f"value mismatch for {SEED_ID}: claim=1500.0, trace=1371.05"),
    ("metric", changed(metric="current_price"),
     "metric mismatch: claim=current_price, trace=close"),
    ("code", changed(code="600036.SH"), "code mismatch: claim=600036.SH, trace=600519.SH"),
    ("as_of", changed(as_of=AUGUST.date()), "as_of mismatch: claim=2026-08-21, trace=2026-05-07"),
    ("period", changed(period=Period.YEAR), "period mismatch: claim=fiscal_year, trace=instant"),
    ("unit", changed(unit="USD"), "unit mismatch: claim=USD, trace=CNY"),
    ("no evidence", changed(evidence_ids=()), "claim_001 cites no evidence"),
    ("unknown evidence", changed(evidence_ids=("ev_999",)),
     "evidence 'ev_999' missing from the registry"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("claim", "reason"), [row[1:] for row in CLAIM_FAILURES], ids=[row[0] for row in CLAIM_FAILURES]
)
def test_a_claim_that_says_more_than_its_evidence_is_rejected(claim: Claim, reason: str) -> None:
    """Value, metric, code, date, period and unit of a claim are those of its evidence."""
    assert verify(claim) == [reason]


def test_evidence_that_the_ledger_does_not_show_fails_every_claim_on_it() -> None:
    """Forged evidence does not carry a claim, even where both agree."""
    forged = EVIDENCE.model_copy(update={"envelope": with_(value=1500.0)})
    claim = changed(value=Decimal(1500))

    assert verify(claim, evidence=(forged,)) == [
        f"value mismatch for {SEED_ID}: claim=1500.0, trace=1371.05"
    ]


def doubled(value: int | str, name: str = "ev_002", claim_id: str = "claim_002") -> Claim:
    return derived_claim(PROFIT_CLAIM, Decimal(value), "sum", {"a": name, "b": name}, claim_id)


def test_a_derived_claim_is_recomputed() -> None:
    """A formula over evidence gives one value, and the claim must state it."""
    assert verify(doubled("2742.1")) == []
    assert verify(doubled(3000)) == ["value mismatch for formula sum: claim=3000.0, trace=2742.1"]


def test_a_derived_claim_may_rest_on_another_claim_in_any_order() -> None:
    """Claims are proven down to the ledger, wherever they stand in the draft."""
    first, second = doubled("2742.1"), doubled("5484.2", "claim_002", "claim_003")

    assert verify(second, first) == []


def test_a_wrong_input_fails_the_claim_that_rests_on_it() -> None:
    """Correct arithmetic on a wrong input proves nothing."""
    wrong, above = doubled(3000), doubled(6000, "claim_002", "claim_003")

    assert verify(wrong, above) == [
        "value mismatch for formula sum: claim=3000.0, trace=2742.1",
        "input claim_002: value mismatch for formula sum: claim=3000.0, trace=2742.1",
    ]


DERIVATIONS = [
    ("unknown input", {"value": "claim_999"}, "identity", "input 'claim_999' is unknown"),
    ("missing series", {"series": "series:daily.made_up"}, "count",
     "series:daily.made_up missing from trace"),
    ("unknown formula", {"value": "ev_002"}, "magic",
     "claim_002 cannot be recomputed: formula 'magic' is not registered"),
    ("undefined", {"numerator": "ev_002", "denominator": "claim_002"}, "quotient",
     "input claim_002: the derivation of 'claim_002' is circular"),
    ("itself", {"value": "claim_002"}, "identity",
     "input claim_002: the derivation of 'claim_002' is circular"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("inputs", "formula", "reason"),
    [row[1:] for row in DERIVATIONS],
    ids=[row[0] for row in DERIVATIONS],
)
def test_a_derivation_that_leads_nowhere_is_rejected(
    inputs: dict[str, str], formula: str, reason: str
) -> None:
    """Unknown inputs, unknown formulas and circles are named as such."""
    claim = derived_claim(PROFIT_CLAIM, 1, formula, inputs, "claim_002")

    assert verify(claim) == [reason]


def test_two_claims_that_prove_each_other_are_circular() -> None:
    """A circle of two is found from either side."""
    one = derived_claim(PROFIT_CLAIM, 1, "identity", {"value": "claim_003"}, "claim_002")
    other = derived_claim(PROFIT_CLAIM, 1, "identity", {"value": "claim_002"}, "claim_003")

    assert all("is circular" in reason for reason in verify(one, other))
    assert len(verify(one, other)) == 2


def test_a_long_derivation_is_proven_without_repeating_work() -> None:
    """Thirty doublings are thirty steps: a hostile draft cannot make the verifier hang."""
    base, total = Decimal("1371.05"), 25
    claims = [
        doubled(str(base * 2**n), f"claim_{n + 100}" if n > 1 else "ev_002", f"claim_{n + 101}")
        for n in range(1, total)
    ]

    assert verify(*reversed(claims)) == []


def test_the_feedback_is_the_seed_s() -> None:
    """The author of a rejected claim hears the reason and the two ways out, word for word."""
    result = verify_envelopes([with_(value=1500.0)], Ledger([CALL]), COMPETENCES)

    assert feedback(result.failures) == (
        "Your previous answer was rejected. Reason: value mismatch for tc_fed71513e34b: "
        "claim=1500.0, trace=1371.05. Re-run the relevant tool and use the actual returned "
        "value, or remove the claim.",
    )


REJECTED_VALUES: list[Callable[[], Claim]] = [
    lambda: changed(value=Decimal(1500)),
    lambda: changed(value=Decimal(1500), metric="growth_cap", competence_id="valuation.growth_cap"),
    lambda: doubled(1500),
    lambda: changed(value="1500"),
]


@pytest.mark.parametrize(
    "make", REJECTED_VALUES, ids=["direct", "assumption", "derived", "text"]
)  # fmt: skip
def test_the_public_reason_never_shows_the_rejected_value(make: Callable[[], Claim]) -> None:
    """A reader learns that the claim failed and what is on record, not what was made up."""
    verifier = Verifier(Ledger([CALL, FLOW]), (EVIDENCE, PROFIT), (), COMPETENCES)
    result = verifier.verify([make()])
    (failure,) = result.failures

    assert "1500" in failure.reason
    assert "1500" not in failure.public_reason
    assert failure.claim_id == make().claim_id


@pytest.mark.parametrize(
    ("code", "clock"),
    [(MOUTAI, AUGUST), (MOUTAI, MAY), (CMB, AUGUST), (PING_AN, AUGUST)],
    ids=["moutai in august", "moutai in may", "a bank", "an insurer"],
)
def test_every_rule_claim_of_the_sample_holds(code: str, clock: datetime) -> None:
    """What the rules claim about recorded companies is exactly what was recorded."""
    result = verifier_of(code, clock).verify(claims_of(code, clock))

    assert result.failures == ()
    assert result.checked == len(claims_of(code, clock)) > 8


def test_a_valuation_is_proven_down_to_the_fetches() -> None:
    """Every assumption and every output of the valuation survives recomputation."""
    claims = claims_of(MOUTAI) + valuation_of(MOUTAI).claims

    assert verifier_of(MOUTAI).verify(claims).failures == ()


@pytest.mark.parametrize("index", range(16))
def test_a_nudge_to_any_claim_is_caught(index: int) -> None:
    """One millionth added to any single figure of the memo is found, and nothing else is."""
    claims = list(claims_of(MOUTAI))
    value = claims[index].value
    assert isinstance(value, Decimal)
    claims[index] = claims[index].model_copy(update={"value": value + Decimal("0.000001")})

    assert [f.claim_index for f in verifier_of(MOUTAI).verify(claims).failures] == [index]


def test_a_derivation_that_names_formula_and_inputs_is_needed_for_a_computed_figure() -> None:
    """Without its derivation a computed figure is held against its evidence, and falls."""
    derived = next(c for c in claims_of(MOUTAI) if c.derivation)
    assert isinstance(derived.derivation, Derivation)
    bare = derived.model_copy(update={"derivation": None})

    assert len(verifier_of(MOUTAI).verify([bare]).failures) == 1
