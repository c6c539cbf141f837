"""A ratio to a loss, or to equity below zero, is no figure: it is refused, and the reader told."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal

import pytest

from activities.rules.composing import compose
from activities.rules.figuring import Finder
from activities.rules.formulas import NotPositiveError, compute
from activities.rules.gaps import Gap
from activities.rules.integrity import assemble
from activities.rules.ledger import Ledger
from activities.rules.mechanism import RuleAnalyst, ThesisInput
from activities.rules.points import MEANINGLESS
from activities.rules.quality import QualityInput, judge
from schemas.fetch import Observation, ToolCall
from schemas.gate import Verdict
from schemas.integrity import IntegrityReport
from schemas.metrics import Period
from schemas.question import Ask, Measure, Span, Topic
from schemas.text import Lang
from tests.documents import compose_input
from tests.ledgers import AUGUST, FY2025, MOUTAI, fetches, integrity_input

TESLA, LOSS = "TSLA.US", frozenset({"net_profit", "ocf", "net_income"})
Change = Callable[[Observation], bool]


def negated(code: str, hit: Change) -> tuple[ToolCall, ...]:
    """The fetches of a company, some of its figures with the opposite sign."""

    def turn(seen: Observation) -> Observation:
        if isinstance(seen.value, str) or not hit(seen):
            return seen
        return seen.model_copy(update={"value": -abs(seen.value)})

    return tuple(
        call.model_copy(update={"observations": tuple(map(turn, call.observations))})
        for call in fetches(code).calls
    )


def report(code: str, hit: Change) -> IntegrityReport:
    return assemble(integrity_input(fetches(code), calls=negated(code, hit)))


def a_loss(seen: Observation) -> bool:
    return seen.metric in LOSS


def a_loss_in_the_last_year(seen: Observation) -> bool:
    return seen.metric in LOSS and seen.as_of == FY2025


@pytest.mark.parametrize("denominator", [-100, 0])
@pytest.mark.parametrize("formula", ["ratio_percent", "quotient"])
def test_nothing_is_a_share_of_a_loss(formula: str, denominator: int) -> None:
    """Cash burnt over a loss would read as cash earned over a profit."""
    arguments = {"numerator": Decimal(-200), "denominator": Decimal(denominator)}

    with pytest.raises(NotPositiveError, match="the denominator is not positive"):
        compute(formula, arguments)


@pytest.mark.parametrize("revenue", [-100, 0])
def test_there_is_no_margin_on_negative_revenue(revenue: int) -> None:
    """Sales that were taken back have no margin."""
    with pytest.raises(NotPositiveError, match="the revenue is not positive"):
        compute("margin_percent", {"revenue": Decimal(revenue), "cost": Decimal(50)})


@pytest.mark.parametrize("code", [MOUTAI, TESLA])
@pytest.mark.parametrize("hit", [a_loss, a_loss_in_the_last_year])
def test_the_cash_conversion_of_a_loss_is_missing_with_its_reason(code: str, hit: Change) -> None:
    """An older year's does not stand in for it."""
    made = report(code, hit)
    point = [p for p in made.data_points if (p.metric, p.as_of_date) == ("cash_conversion", FY2025)]
    said = {item.metric: item.reason for item in made.missing}

    assert point == []
    assert said["cash_conversion"] == (
        "not_positive: net profit to the parent of 2025-12-31 is not positive"
    )


def test_a_loss_ends_in_degrade_and_gives_no_key_claim() -> None:
    """Cash conversion and growth of the loss are missing, and the gate says why."""
    made = fetches(MOUTAI)
    picture = report(MOUTAI, a_loss)
    claims = RuleAnalyst().draft(
        ThesisInput(
            code=MOUTAI, name=made.name, industry="白酒", lang=Lang.ZH, clock=AUGUST, report=picture
        )
    )
    gate = judge(
        QualityInput(claims=claims, evidence=picture.evidence, missing=picture.missing)
    )  # fmt: skip
    absent = {f.reason.split(":")[0] for f in gate.findings if f.rule == "key_missing"}

    assert {"cash_conversion", "profit_growth"} <= absent
    assert gate.verdict is Verdict.DEGRADE
    assert "cash_conversion" not in {claim.metric for claim in claims}


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (Lang.ZH, "净现比（2025 年度）：分母或基数不为正，比值没有意义，不予计算。"),
        (Lang.EN, "Cash conversion (FY2025): not computed, what it would be measured against is"),
    ],
)
def test_the_reader_is_told_why_there_is_no_figure(lang: Lang, words: str) -> None:
    """In either language, and not also that there are no data."""
    made = compose(compose_input(MOUTAI, lang, report=report(MOUTAI, a_loss)))
    gaps = next(s for s in made.sections if s.key == "gaps")
    said = [p.text for p in gaps.paragraphs]

    assert any(text.startswith(words) for text in said)
    assert not any(text.startswith(("净现比：无数据", "cash conversion: no data")) for text in said)


@pytest.mark.parametrize("metric", ["ROE", "cash_conversion"])
def test_a_vendor_s_return_on_negative_equity_is_refused(metric: str) -> None:
    """A loss over negative equity would read as a return; other ratios stand."""
    made = report(MOUTAI, lambda seen: seen.metric == "equity")
    shown = {p.metric for p in made.data_points if p.period is Period.YEAR}

    assert (metric in shown) is (metric != "ROE")
    assert ("ROE" in {item.metric for item in made.missing}) is True


def test_a_return_on_negative_equity_abroad_is_missing_with_its_reason() -> None:
    """The mean of the equity is what is not positive."""
    made = report(TESLA, lambda seen: seen.metric == "equity")
    said = {item.metric: item.reason for item in made.missing}

    assert said["ROE"] == "not_positive: equity of the parent of 2025-12-31 is not positive"


def test_the_p_e_of_a_loss_is_refused_though_a_vendor_has_one() -> None:
    """Below zero it says nothing; there is no rank of it either."""
    made = report(MOUTAI, lambda seen: seen.metric == "pe_ttm")
    shown = {p.metric for p in made.data_points}

    assert not shown & {"pe_ttm", "pe_percentile"}
    assert next(m.reason for m in made.missing if m.metric == "pe_ttm").startswith("not_positive")


def test_a_p_e_that_a_vendor_leaves_out_after_a_loss_has_the_loss_for_its_reason() -> None:
    """The cell is empty at the vendor, and the reader learns why."""
    calls = tuple(
        call.model_copy(
            update={"observations": tuple(o for o in call.observations if o.metric != "pe_ttm")}
        )
        for call in negated(MOUTAI, a_loss)
    )
    made = assemble(integrity_input(fetches(MOUTAI), calls=calls))

    assert next(m.reason for m in made.missing if m.metric == "pe_ttm") == (
        "not_positive: net profit to the parent of 2026-06-30 is not positive"
    )


@pytest.mark.parametrize(
    ("topic", "measure", "hit"),
    [
        (Topic.NET_PROFIT, Measure.GROWTH, a_loss),
        (Topic.NET_MARGIN, Measure.LEVEL, lambda seen: seen.metric == "revenue"),
        (Topic.DEBT_TO_ASSETS, Measure.LEVEL, lambda seen: seen.metric == "total_assets"),
    ],
    ids=["growth", "margin", "leverage"],
)
def test_an_answer_says_why_there_is_no_ratio(topic: Topic, measure: Measure, hit: Change) -> None:
    """It does not blame the source, which has all that the figure would be made of."""
    derived = {"net_margin", "debt_to_assets", "profit_growth"}
    calls = tuple(
        call.model_copy(
            update={"observations": tuple(o for o in call.observations if o.metric not in derived)}
        )
        for call in negated(MOUTAI, hit)
    )
    ask = Ask(topic=topic, measure=measure, span=Span(periods=(FY2025,)))
    (found,) = Finder(Ledger(calls), MOUTAI, AUGUST, ()).find(ask)

    assert isinstance(found, Gap)
    assert found.why == MEANINGLESS


def test_an_answer_about_a_company_abroad_says_it_too() -> None:
    """Equity of the two year ends is what ROE would be measured against."""
    calls = negated(TESLA, lambda seen: seen.metric == "equity")
    ask = Ask(topic=Topic.ROE, measure=Measure.LEVEL, span=Span(periods=(date(2025, 12, 31),)))
    (found,) = Finder(Ledger(calls), TESLA, AUGUST, ()).find(ask)

    assert isinstance(found, Gap)
    assert found.why == MEANINGLESS
