"""Research mechanism (agent 3): the claims that rules alone can make, and why they matter.

Each topic names one figure, the mechanism behind it and what would prove the claim wrong.
Falsifiers compare with figures of the same report, so they need no numeral of their own.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from activities.rules.industries import is_financial
from activities.rules.prices import carrying, latest
from activities.rules.wording import show, statement, token
from schemas.base import Record
from schemas.claim import Claim, Confidence, Evidence, Tier
from schemas.instrument import A_SHARE_MARKETS, market_of
from schemas.integrity import DataPoint, IntegrityReport, StalenessStatus
from schemas.metrics import Period
from schemas.text import Bilingual, Lang

AGENT = "research_mechanism"


class ThesisInput(Record):
    """What an analyst may look at. ``rejected`` lists the claims the verifier refused."""

    code: str
    name: str
    industry: str | None
    lang: Lang
    clock: datetime
    report: IntegrityReport
    rejected: tuple[str, ...] = ()
    feedback: tuple[str, ...] = ()


class Analyst(Protocol):
    """Writes the claims of a thesis. Whatever it writes, the verifier checks."""

    def draft(self, given: ThesisInput) -> tuple[Claim, ...]:
        """The claims about ``given``."""
        ...


class Topic(Record):
    """One thing worth saying about a company."""

    name: str
    metrics: tuple[str, ...]
    periods: tuple[Period, ...]
    key: bool
    heading: Bilingual
    mechanism: Bilingual
    falsifier: Bilingual


def _topic(
    name: str,
    metrics: str,
    periods: tuple[Period, ...],
    heading: tuple[str, str],
    mechanism: tuple[str, str],
    falsifier: tuple[str, str],
    *,
    key: bool = False,
) -> Topic:
    return Topic(
        name=name, metrics=tuple(metrics.split()), periods=periods, key=key,
        heading=Bilingual(zh=heading[0], en=heading[1]),
        mechanism=Bilingual(zh=mechanism[0], en=mechanism[1]),
        falsifier=Bilingual(zh=falsifier[0], en=falsifier[1]),
    )  # fmt: skip


_FLOW = (Period.YEAR_TO_DATE, Period.YEAR)
TOPICS: tuple[Topic, ...] = (
    _topic(
        "price.last", "current_price close", (Period.INSTANT,), ("价格", "Price"),
        ("价格是一切倍数与空间的分母。", "The price is what every multiple and upside refers to."),
        ("下一交易日出现新的收盘价。", "A newer session has closed."),
        key=True,
    ),
    _topic(
        "price.newest", "current_price close", (Period.INSTANT,), ("最新报价", "Newest price"),
        (
            "比结论所依据的收盘价更新，来自公开页面，只作参照。",
            "Newer than the close that conclusions rest on, from a public page: for orientation.",
        ),
        ("出现更新的报价。", "A newer quote."),
    ),
    _topic(
        "price.window", "price_change", (Period.WINDOW,), ("区间表现", "Price window"),
        (
            "不复权收盘价的区间变动，除息日会压低读数。",
            "Change of the unadjusted close; ex-dividend days lower it.",
        ),
        (
            "价格越过区间最高或最低收盘。",
            "The price leaves the range between its highest and lowest close.",
        ),
    ),
    _topic(
        "price.window_adjusted", "adjusted_change", (Period.WINDOW,),
        ("区间表现（复权）", "Price window, adjusted"),
        (
            "复权收盘价的区间变动，除权除息日不产生缺口。",
            "Change of the adjusted close: ex-rights days leave no gap.",
        ),
        (
            "价格越过区间最高或最低收盘。",
            "The price leaves the range between its highest and lowest close.",
        ),
    ),
    _topic(
        "growth.revenue", "revenue_growth", _FLOW, ("收入增长", "Revenue growth"),
        (
            "收入增速反映量与价的合力，是利润与现金流的源头。",
            "Revenue growth is volume and price together, the source of profit and cash.",
        ),
        (
            "下一期累计收入同比方向相反。",
            "The next cumulative report shows the opposite direction.",
        ),
        key=True,
    ),
    _topic(
        "growth.profit", "profit_growth", _FLOW, ("利润增长", "Profit growth"),
        (
            "利润增速与收入增速之差就是经营杠杆与成本的作用。",
            "The gap between profit and revenue growth is operating leverage and cost.",
        ),
        (
            "下一期归母净利润同比方向相反。",
            "The next report shows the opposite direction in net profit.",
        ),
        key=True,
    ),
    _topic(
        "profitability.roe", "ROE", (Period.YEAR,), ("盈利能力", "Profitability"),
        (
            "ROE 是净利率、周转与杠杆的乘积，衡量每元净资产的回报。",
            "ROE is margin times turnover times leverage: the return on a unit of equity.",
        ),
        (
            "下一年度 ROE 低于近几年的最低值。",
            "Next year's ROE falls below the lowest of the years shown.",
        ),
        key=True,
    ),
    _topic(
        "profitability.gross_margin", "gross_margin", (Period.YEAR,), ("毛利率", "Gross margin"),
        (
            "毛利率体现定价权与单位成本。",
            "Gross margin shows pricing power over unit cost.",
        ),
        ("毛利率连续两期下降。", "Gross margin falls in two reports running."),
    ),
    _topic(
        "profitability.net_margin", "net_margin", (Period.YEAR,), ("净利率", "Net margin"),
        ("净利率是毛利扣除费用与税后的留存。", "Net margin is what costs and tax leave of sales."),
        ("费用增速持续高于收入增速。", "Expenses keep growing faster than revenue."),
    ),
    _topic(
        "cash.conversion", "cash_conversion", (Period.YEAR,), ("现金质量", "Cash quality"),
        (
            "净现比是经营现金流与归母净利润之比，检验利润是否变成现金。",
            "Cash conversion is operating cash flow over net profit: whether profit becomes cash.",
        ),
        (
            "净现比连续两年走低且合同负债下降。",
            "Conversion falls two years running while contract liabilities shrink.",
        ),
        key=True,
    ),
    _topic(
        "cash.free", "fcf", (Period.YEAR,), ("自由现金流", "Free cash flow"),
        (
            "自由现金流是经营现金流减资本开支，是可分配的上限。",
            "Free cash flow is operating cash flow less capital expenditure: the most there is to "
            "pay out.",
        ),
        ("资本开支超过经营现金流。", "Capital expenditure exceeds operating cash flow."),
    ),
    _topic(
        "leverage.debt", "debt_to_assets", (Period.INSTANT, *_FLOW), ("杠杆", "Leverage"),
        (
            "资产负债率决定亏损时的缓冲。",
            "Debt to assets decides how much loss the equity can absorb.",
        ),
        ("资产负债率显著高于本期。", "Debt to assets rises well above this reading."),
        key=True,
    ),
    _topic(
        "scale.revenue", "revenue total_revenue", (Period.TRAILING,), ("收入规模", "Revenue"),
        ("最近十二个月收入抹平季节性。", "Twelve months of revenue remove the seasons."),
        ("更正公告改动任一组成期。", "A correction changes one of its parts."),
    ),
    _topic(
        "scale.profit", "net_profit", (Period.TRAILING,), ("利润规模", "Profit"),
        (
            "最近十二个月归母净利润是市盈率的分母。",
            "Twelve months of net profit are what the P/E divides by.",
        ),
        ("更正公告改动任一组成期。", "A correction changes one of its parts."),
    ),
    _topic(
        "valuation.multiple", "pe_ttm", (Period.INSTANT,), ("估值", "Valuation"),
        (
            "市盈率是市场为每元利润付出的价格。",
            "The P/E is what the market pays for a unit of profit.",
        ),
        ("利润口径变化或价格大幅变动。", "The profit base changes or the price moves far."),
        key=True,
    ),
    _topic(
        "valuation.percentile", "pe_percentile", (Period.WINDOW,), ("估值分位", "P/E percentile"),
        (
            "与自身历史比，而不与别的生意比。",
            "A comparison with its own history, not with another business.",
        ),
        (
            "盈利中枢改变，使历史倍数不再可比。",
            "The level of earnings shifts, so that old multiples no longer compare.",
        ),
    ),
    _topic(
        "valuation.market_cap", "total_mv", (Period.INSTANT,), ("市值", "Market value"),
        ("市值是全部股权的报价。", "Market value is the price of all the equity."),
        ("股本变动。", "The share count changes."),
    ),
    _topic(
        "payout.yield", "dv_ttm", (Period.TRAILING, Period.INSTANT), ("股息", "Dividend"),
        (
            "近一年已实施的税前派现除以最近收盘。",
            "Cash dividends paid in the last year, before tax, over the last close.",
        ),
        ("分红方案下调。", "The payout is cut."),
    ),
)  # fmt: skip
TOPIC: dict[str, Topic] = {topic.name: topic for topic in TOPICS}
_ABROAD = {
    "price.window": Bilingual(
        zh="按拆股调整的收盘价的区间变动，除息日会压低读数。",
        en="Change of the close, adjusted for splits; ex-dividend days lower it.",
    )
}
"""What is different where closes come from a chart."""
_OF_FINANCIALS_NOT_KEY = frozenset({"cash.conversion"})


class RuleAnalyst:
    """The analyst that needs no model: one claim for each topic the data carry."""

    def draft(self, given: ThesisInput) -> tuple[Claim, ...]:
        """One claim per topic, without those that the verifier refused before."""
        claims: list[Claim] = []
        for topic in TOPICS:
            if point := choose(given.report.data_points, topic):
                claims.append(_claim(given, topic, point, len(claims) + 1))
        return tuple(claim for claim in claims if claim.claim_id not in given.rejected)


def choose(points: Sequence[DataPoint], topic: Topic) -> DataPoint | None:
    """The newest data point of the topic.

    The price is the one that conclusions rest on; a newer one of a public page stands beside it.
    """
    if topic.name == "price.last":
        return carrying(points)
    if topic.name == "price.newest":
        return None if (newest := latest(points)) == carrying(points) else newest

    def rank(point: DataPoint) -> tuple[int, int, int]:
        return (
            -topic.metrics.index(point.metric),
            point.as_of_date.toordinal(),
            -topic.periods.index(point.period),
        )

    fitting = [p for p in points if p.metric in topic.metrics and p.period in topic.periods]
    return max(fitting, key=rank, default=None)


def mechanism_of(topic: Topic, code: str) -> Bilingual:
    """Why a figure matters, for a company of that code."""
    abroad = market_of(code) not in A_SHARE_MARKETS
    return _ABROAD.get(topic.name, topic.mechanism) if abroad else topic.mechanism


def _claim(given: ThesisInput, topic: Topic, point: DataPoint, number: int) -> Claim:
    claim_id = f"claim_{number:03d}"
    evidence = [e for e in given.report.evidence if e.evidence_id in point.evidence_ids]
    sentence = statement(
        given.name, point.metric, point.period, point.as_of_date, claim_id, point.window_start
    ).in_(given.lang)
    financial = is_financial(given.industry, given.report.data_points)
    key = topic.key and not (financial and topic.name in _OF_FINANCIALS_NOT_KEY)
    return Claim(
        claim_id=claim_id,
        text=sentence.replace(
            token(claim_id), show(point.value, point.metric, point.unit, given.lang)
        ),
        source_agent=AGENT,
        evidence_ids=point.evidence_ids,
        confidence=confidence(point, evidence),
        last_updated=given.clock,
        topic=topic.name,
        metric=point.metric,
        code=given.code,
        value=point.value,
        unit=point.unit,
        as_of=point.as_of_date,
        period=point.period,
        window_start=point.window_start,
        key=key,
        stale=point.freshness.staleness_status is StalenessStatus.STALE,
        derivation=point.derivation,
        mechanism=mechanism_of(topic, given.code).in_(given.lang),
        falsifier=topic.falsifier.in_(given.lang),
    )


def confidence(point: DataPoint, evidence: Sequence[Evidence]) -> Confidence:
    """WEAK on tier C or stale figures, MODERATE on ageing ones, STRONG otherwise."""
    if not evidence:
        return Confidence.UNSUPPORTED
    status = point.freshness.staleness_status
    if status is StalenessStatus.STALE or any(e.tier is Tier.C for e in evidence):
        return Confidence.WEAK
    return Confidence.MODERATE if status is StalenessStatus.AGING else Confidence.STRONG
