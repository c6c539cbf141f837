"""The claims that rules alone can make, and what would prove each of them wrong."""

import re
from datetime import date

import pytest

from activities.rules.mechanism import TOPIC, TOPICS, RuleAnalyst, Topic, choose, confidence
from schemas.claim import Claim, Confidence, Tier
from schemas.integrity import StalenessStatus
from schemas.metrics import METRICS, Period
from schemas.text import Lang
from tests.ledgers import CMB, MOUTAI, PING_AN, claims_of, report_of, thesis_input

CHINESE = "[\u4e00-\u9fff]"
PRICES = ("price.last", "price.newest")


def claim(topic: str, code: str = MOUTAI, lang: Lang = Lang.ZH) -> Claim:
    given = thesis_input(code, lang=lang)
    return next(c for c in RuleAnalyst().draft(given) if c.topic == topic)


@pytest.mark.parametrize(
    ("topic", "zh"),
    [
        ("price.last", "贵州茅台 2026-08-21 最近收盘为 ¥1272.83"),
        ("growth.profit", "贵州茅台 2026 年上半年归母净利润同比为 -1.95%"),
        ("profitability.roe", "贵州茅台 2025 年度 ROE 为 34.46%"),
        ("scale.profit", "贵州茅台 截至 2026-06-30 的 12 个月归母净利润为 814.34 亿元"),
        ("valuation.multiple", "贵州茅台 2026-08-20 市盈率(TTM) 为 19.83 倍"),
    ],
)
def test_a_claim_reads_with_its_own_date_and_figure(topic: str, zh: str) -> None:
    """Who, when, what and how much, in one sentence."""
    assert claim(topic).text == zh


def test_the_same_figures_are_claimed_in_english() -> None:
    """Language changes the sentence and nothing else."""
    zh, en = claims_of(MOUTAI), claims_of(MOUTAI, lang=Lang.EN)

    assert [(c.claim_id, c.value, c.evidence_ids) for c in zh] == [
        (c.claim_id, c.value, c.evidence_ids) for c in en
    ]
    assert en[4].text == "贵州茅台: ROE 34.46% (FY2025)"


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.name)
def test_every_topic_says_why_it_matters_and_what_would_refute_it(topic: Topic) -> None:
    """A claim without a falsifier is an opinion; and no reason hides a numeral."""
    for text in (topic.mechanism, topic.falsifier, topic.heading):
        assert text.zh
        assert text.en
        assert not re.search(r"\d", text.zh + text.en)
        assert re.search(CHINESE, text.zh)
        assert not re.search(CHINESE, text.en)
    assert set(topic.metrics) <= set(METRICS)


@pytest.mark.parametrize("code", [MOUTAI, CMB, PING_AN])
def test_claims_rest_on_registered_evidence(code: str) -> None:
    """Every evidence id of a claim is in the registry, and no claim is without."""
    known = {item.evidence_id for item in report_of(code).evidence}

    assert all(c.evidence_ids and set(c.evidence_ids) <= known for c in claims_of(code))


def test_cash_conversion_is_no_key_claim_of_a_bank() -> None:
    """Six key claims for a financial company, seven for any other."""
    assert sum(c.key for c in claims_of(MOUTAI)) == 7
    assert sum(c.key for c in claims_of(CMB)) == 6
    assert "cash.conversion" not in {c.topic for c in claims_of(CMB)}


def test_a_rejected_claim_is_left_out_and_the_others_keep_their_ids() -> None:
    """On the retry the analyst drops what was refused, and renumbers nothing."""
    given = thesis_input(MOUTAI).model_copy(update={"rejected": ("claim_001",)})
    kept = RuleAnalyst().draft(given)

    assert kept == claims_of(MOUTAI)[1:]


def test_the_licensed_close_carries_the_conclusions_and_a_quote_stands_beside_it() -> None:
    """A live price of a public page is no evidence of tier A or B; without a close it is all."""
    close = next(p for p in report_of(MOUTAI).data_points if p.metric == "close")
    live = close.model_copy(
        update={"metric": "current_price", "sources": ("akshare.stock_individual_spot_xq",)}
    )
    scraped = close.model_copy(update={"sources": ("yahoo.chart",)})

    assert [choose([close, live], TOPIC[name]) for name in PRICES] == [close, live]
    assert [choose([close], TOPIC[name]) for name in PRICES] == [close, None]
    assert [choose([live], TOPIC[name]) for name in PRICES] == [live, None]
    assert [choose([scraped], TOPIC[name]) for name in PRICES] == [scraped, None]
    assert [choose([scraped, live], TOPIC[name]) for name in PRICES] == [live, None]


def test_the_newest_figure_of_a_topic_is_chosen() -> None:
    """A half year's growth comes before an older full year's."""
    topic = next(t for t in TOPICS if t.name == "growth.revenue")
    newer = next(p for p in report_of(MOUTAI).data_points if p.metric == "revenue_growth")
    older = newer.model_copy(update={"as_of_date": date(2025, 12, 31), "period": Period.YEAR})

    assert choose([older, newer], topic) == newer
    assert choose([], topic) is None


@pytest.mark.parametrize(
    ("status", "tier", "expected"),
    [
        (StalenessStatus.FRESH, Tier.A, Confidence.STRONG),
        (StalenessStatus.FRESH, Tier.B, Confidence.STRONG),
        (StalenessStatus.HISTORICAL, Tier.B, Confidence.STRONG),
        (StalenessStatus.AGING, Tier.B, Confidence.MODERATE),
        (StalenessStatus.STALE, Tier.A, Confidence.WEAK),
        (StalenessStatus.FRESH, Tier.C, Confidence.WEAK),
        (StalenessStatus.FRESH, None, Confidence.UNSUPPORTED),
    ],
)
def test_confidence_is_computed_from_age_and_tier(
    status: StalenessStatus, tier: Tier | None, expected: Confidence
) -> None:
    """No confidence is estimated: evidence and freshness decide it."""
    report = report_of(MOUTAI)
    point = report.data_points[2]
    aged = point.model_copy(
        update={"freshness": point.freshness.model_copy(update={"staleness_status": status})}
    )
    evidence = [report.evidence[0].model_copy(update={"tier": tier})] if tier else []

    assert confidence(aged, evidence) is expected


def test_a_stale_figure_makes_a_stale_claim() -> None:
    """The gate sees that a claim's figure is too old to speak for the present."""
    growth = next(c for c in claims_of(CMB) if c.topic == "growth.revenue")

    assert growth.stale
    assert growth.confidence is Confidence.WEAK


def test_the_analyst_is_deterministic() -> None:
    """The same picture gives the same claims, letter for letter."""
    assert RuleAnalyst().draft(thesis_input(MOUTAI)) == claims_of(MOUTAI)
