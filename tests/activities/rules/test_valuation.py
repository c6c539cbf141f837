"""Valuation: every assumption and every output is a claim that the verifier recomputes."""

from datetime import UTC, date, datetime
from decimal import Decimal

import pytest

from activities.rules.competences import COMPETENCES
from activities.rules.composing import compose
from activities.rules.industries import FINANCIALS
from activities.rules.valuation import ValuationInput, value_company
from schemas.claim import Claim
from schemas.integrity import DataPoint
from schemas.metrics import Period
from schemas.text import Lang
from schemas.valuation import ValuationSummary
from tests.documents import compose_input
from tests.ledgers import (
    CMB,
    MOUTAI,
    claims_of,
    report_of,
    valuation_input,
    valuation_of,
    verifier_of,
)

POINTS = report_of(MOUTAI).data_points


def without(*metrics: str, period: Period | None = None) -> ValuationInput:
    """The picture of 600519 without some of its figures."""
    kept = tuple(
        p for p in POINTS if p.metric not in metrics or (period and p.period is not period)
    )
    return valuation_input(MOUTAI, points=kept)


def replaced(metric: str, period: Period, value: int) -> ValuationInput:
    """The picture of 600519 with one figure changed."""

    def change(point: DataPoint) -> DataPoint:
        hit = (point.metric, point.period) == (metric, period)
        return point.model_copy(update={"value": Decimal(value)}) if hit else point

    return valuation_input(MOUTAI, points=tuple(change(point) for point in POINTS))


def shown(summary: ValuationSummary, claim_id: str) -> str:
    claim = next(claim for claim in summary.claims if claim.claim_id == claim_id)
    assert isinstance(claim.value, Decimal)
    return f"{claim.value:.2f}"


def test_moutai_s_scenarios_are_the_recorded_ones() -> None:
    """Bear, base and bull on the sample give these values a share, and no method is refused."""
    summary = valuation_of(MOUTAI)
    values = {s.name: shown(summary, s.value_per_share) for s in summary.scenarios}
    growth = {s.name: shown(summary, s.growth) for s in summary.scenarios}

    assert values == {"bear": "902.19", "base": "1025.59", "bull": "1116.43"}
    assert growth == {"bear": "2.98", "base": "5.98", "bull": "8.00"}
    assert summary.refusals == ()


def growing(percent: int) -> ValuationInput:
    """The picture of 600519 with that growth of revenue, of late and over three years."""
    points = tuple(
        p.model_copy(update={"value": Decimal(percent)}) if p.metric == "revenue_growth" else p
        for p in POINTS
    )
    return valuation_input(MOUTAI, points=points)


@pytest.mark.parametrize(
    ("percent", "growth"),
    [
        (30, ("5.00", "8.00", "8.00")),
        (6, ("3.00", "6.00", "8.00")),
        (2, ("-1.00", "2.00", "5.00")),
        (-4, ("-5.00", "-4.00", "-1.00")),
        (-30, ("-5.00", "-5.00", "-2.00")),
    ],
)
def test_no_scenario_leaves_floor_and_cap(percent: int, growth: tuple[str, ...]) -> None:
    """The cited limits hold for bear and bull as well: what grows in stage one is between them."""
    summary = value_company(growing(percent))
    stage_one = [c.value for c in summary.claims if c.metric == "stage_one_growth"]

    assert tuple(shown(summary, s.growth) for s in summary.scenarios) == growth
    assert all(isinstance(value, Decimal) and -5 <= value <= 8 for value in stage_one)


@pytest.mark.parametrize(
    ("percent", "zh", "en"),
    [
        (30, "基准增速已达上限，乐观情景", "The base growth is at the cap: bull is"),
        (-30, "基准增速已达下限，悲观情景", "The base growth is at the floor: bear"),
        (2, "", ""),
    ],
)  # fmt: skip
def test_the_memo_says_which_limit_makes_two_scenarios_one(percent: int, zh: str, en: str) -> None:
    """In both languages; and nothing where all three differ."""
    valuation = value_company(growing(percent))
    made = compose(compose_input(MOUTAI, valuation=valuation))
    section = next(s for s in made.sections if s.key == "scenarios")
    said = [p.template for p in section.paragraphs[1:]]

    assert [text.zh.startswith(zh) for text in said] == [True] * bool(zh)
    assert [text.en.startswith(en) for text in said] == [True] * bool(en)


def test_moutai_s_own_multiples_are_the_recorded_ones() -> None:
    """The quartiles of its own P/E history times trailing profit over shares."""
    summary = valuation_of(MOUTAI)

    assert [(m.label, shown(summary, m.value_per_share)) for m in summary.multiples] == [
        ("pe_low", "1374.69"), ("pe_median", "1506.30"), ("pe_high", "1829.05"),
    ]  # fmt: skip


def test_base_value_follows_from_the_recorded_flows() -> None:
    """Recomputed here by hand: mean free cash flow, grown, discounted, over implied shares."""
    summary = valuation_of(MOUTAI)
    by_id = {claim.claim_id: float(str(claim.value)) for claim in summary.claims}
    base = summary.scenarios[1]
    growth = by_id[base.growth] / 100
    flow = float(sum(map(Decimal, ("63973491832.30", "87784980114.87", "58394610072.94"))) / 3)
    value = sum(flow * ((1 + growth) / 1.09) ** year for year in range(1, 6))
    value += flow * (1 + growth) ** 5 * 1.025 / (0.09 - 0.025) / 1.09**5

    assert value / 1250081600 == pytest.approx(by_id[base.value_per_share], rel=1e-12)


def test_the_verifier_accepts_the_whole_valuation() -> None:
    """Assumptions repeat their competence, outputs are recomputed down to the fetches."""
    claims = (*claims_of(MOUTAI), *valuation_of(MOUTAI).claims)

    assert verifier_of(MOUTAI).verify(claims).ok


@pytest.mark.parametrize("index", [0, 2, 5, 11, 20, 31])
def test_a_changed_output_or_assumption_is_caught(index: int) -> None:
    """No figure of the valuation can be nudged unnoticed."""
    claims = list(valuation_of(MOUTAI).claims)
    value = claims[index].value
    assert isinstance(value, Decimal)
    claims[index] = claims[index].model_copy(update={"value": value + Decimal("0.01")})
    failures = verifier_of(MOUTAI).verify(claims).failures

    assert index in {failure.claim_index for failure in failures}


def test_every_output_names_a_formula_or_a_competence() -> None:
    """A claim of the valuation is derived or assumed; it never just stands there."""
    for claim in valuation_of(MOUTAI).claims:
        assert (claim.derivation is None) is (claim.competence_id in COMPETENCES)
        assert claim.competence_id or claim.evidence_ids or _assumed(claim)


def test_an_overdue_assumption_refuses_the_valuation() -> None:
    """Nobody has looked at the discount rate in time: no DCF, and the memo says why."""
    late = datetime(2027, 7, 1, 8, tzinfo=UTC)
    summary = value_company(valuation_input(MOUTAI, clock=late))

    assert summary.scenarios == ()
    assert any("due for review on 2027-06-30" in reason for reason in summary.refusals)


def _assumed(claim: Claim) -> bool:
    """Grid axes rest on assumptions alone."""
    return claim.metric in ("discount_rate", "terminal_growth")


def test_the_grid_holds_the_base_case_in_its_middle() -> None:
    """Nine cells, and the middle one repeats the base scenario."""
    summary = valuation_of(MOUTAI)
    middle = summary.sensitivity[4].value_per_share

    assert len(summary.sensitivity) == 9
    assert shown(summary, middle) == shown(summary, summary.scenarios[1].value_per_share)


def test_the_grid_falls_with_the_rate_and_rises_with_perpetual_growth() -> None:
    """A reader can see what each assumption is worth."""
    summary = valuation_of(MOUTAI)
    cells = [Decimal(shown(summary, cell.value_per_share)) for cell in summary.sensitivity]
    rows = [cells[0:3], cells[3:6], cells[6:9]]

    assert all(row == sorted(row) for row in rows)
    assert all(low > high for low, high in zip(rows[0], rows[1], strict=True))


@pytest.mark.parametrize("industry", sorted(FINANCIALS))
def test_a_financial_company_is_not_valued_by_cash_flow(industry: str) -> None:
    """A bank's operating cash flow is its stock in trade: the method is refused with the reason."""
    summary = value_company(valuation_input(MOUTAI, industry=industry))

    assert (summary.scenarios, summary.sensitivity) == ((), ())
    assert "not distributable" in summary.refusals[0]


def test_the_recorded_bank_is_refused_and_says_why() -> None:
    """招商银行 gets no DCF."""
    assert valuation_of(CMB).scenarios == ()
    assert valuation_of(CMB).refusals[0].startswith("DCF: ")


REFUSALS = [
    ("loss", replaced("net_profit", Period.TRAILING, -5), "multiples", "show no profit"),
    ("no profit left", replaced("net_profit", Period.TRAILING, 0), "multiples", "show no profit"),
    ("no cash left", replaced("fcf", Period.WINDOW, 0), "DCF", "not positive"),
    ("no profit figure", without("net_profit"), "multiples", "net profit of the last twelve"),
    ("no share count", without("total_share"), "DCF", "the share count is not in the data"),
    ("no shares for multiples", without("total_share"), "multiples", "the share count"),
    ("burning cash", replaced("fcf", Period.WINDOW, -1), "DCF", "not positive"),
    ("no cash flow", without("fcf"), "DCF", "free cash flow is not in the data"),
    ("no price", without("close", "current_price"), "DCF", "the price is not in the data"),
    ("no growth", without("revenue_growth"), "DCF", "revenue growth is not in the data"),
    ("no history", without("pe_low", "pe_median", "pe_high"), "multiples", "the P/E history"),
]


@pytest.mark.parametrize(
    ("given_", "method", "reason"), [row[1:] for row in REFUSALS], ids=[row[0] for row in REFUSALS]
)
def test_a_method_that_the_data_do_not_carry_is_refused(
    given_: ValuationInput, method: str, reason: str
) -> None:
    """A refusal names the method and what is missing; there is no value on a guess."""
    summary = value_company(given_)
    refused = [text for text in summary.refusals if text.startswith(method)]

    assert reason in refused[0]
    assert not (summary.scenarios if method == "DCF" else summary.multiples)


@pytest.mark.parametrize("given_", [row[1] for row in REFUSALS], ids=[row[0] for row in REFUSALS])
def test_a_refused_method_leaves_no_claim_behind(given_: ValuationInput) -> None:
    """Assumptions of a value that was never computed are not published."""
    summary = value_company(given_)
    topics = {claim.topic.split(".")[0] for claim in summary.claims}

    assert ("dcf" in topics) is bool(summary.scenarios)
    assert ("assumption" in topics) is bool(summary.scenarios)
    assert ("multiple" in topics) is bool(summary.multiples)


def test_without_any_data_every_method_is_refused() -> None:
    """An empty picture gives two reasons and nothing else."""
    summary = value_company(valuation_input(MOUTAI, points=()))

    assert (len(summary.refusals), summary.claims) == (2, ())


@pytest.mark.parametrize("lang", Lang)
def test_a_valuation_is_the_same_in_any_language(lang: Lang) -> None:
    """Only the wording differs: ids, values and formulas are equal."""
    reference = valuation_of(MOUTAI)
    made = valuation_of(MOUTAI, lang)

    assert made.scenarios == reference.scenarios
    assert [(c.claim_id, c.value) for c in made.claims] == [
        (c.claim_id, c.value) for c in reference.claims
    ]


def test_claims_are_numbered_after_those_of_the_thesis() -> None:
    """No claim id of the run is given twice."""
    ids = [c.claim_id for c in (*claims_of(MOUTAI), *valuation_of(MOUTAI).claims)]

    assert ids == [f"claim_{n:03d}" for n in range(1, len(ids) + 1)]
    assert {claim.as_of for claim in valuation_of(MOUTAI).claims} == {date(2026, 8, 21)}
