"""PASS: the full investment memo."""

from collections.abc import Sequence
from datetime import date

from activities.rules.composing.common import Desk, same, title_of
from activities.rules.composing.tables import period_sections
from activities.rules.figures import safe
from activities.rules.ledger import cite_of
from activities.rules.mechanism import TOPIC, mechanism_of
from activities.rules.periods import describe
from activities.rules.wording import capitalised, joined, label, token
from schemas.claim import Claim, Confidence, ToolCite
from schemas.fetch import Series
from schemas.integrity import DataPoint
from schemas.metrics import Period
from schemas.report import (
    Chart,
    ChartLine,
    ChartPoint,
    InvestmentMemo,
    Paragraph,
    Section,
    Table,
)
from schemas.text import Bilingual
from schemas.valuation import ValuationSummary

CONFIDENCE = {
    Confidence.STRONG: Bilingual(zh="强", en="strong"),
    Confidence.MODERATE: Bilingual(zh="中", en="moderate"),
    Confidence.WEAK: Bilingual(zh="弱", en="weak"),
    Confidence.UNSUPPORTED: Bilingual(zh="无支撑", en="unsupported"),
}
_SCENARIO = {
    "bear": Bilingual(zh="悲观", en="bear"),
    "base": Bilingual(zh="基准", en="base"),
    "bull": Bilingual(zh="乐观", en="bull"),
}


def investment_memo(desk: Desk) -> InvestmentMemo:
    """The memo: summary, claims, five years, valuation, peers, sources."""
    valuation = desk.given.valuation or ValuationSummary()
    sections = [
        _summary(desk, valuation),
        claims_section(desk),
        *period_sections(desk),
        *_valuation(desk, valuation),
        *_peers(desk),
    ]
    title = title_of(desk.given.target, "投资研究备忘录", "investment memo")
    return InvestmentMemo(**desk.document(title, sections), valuation=valuation)


def _summary(desk: Desk, valuation: ValuationSummary) -> Section:
    paragraphs = [*headline(desk)]
    if valuation.scenarios:
        bear, base, bull = valuation.scenarios
        against = _price_name(desk)
        paragraphs.append(
            desk.paragraph(
                f"两阶段 DCF 基准情景每股价值 {token(base.value_per_share)}，相对{against.zh} "
                f"{token(base.upside)}；悲观 {token(bear.value_per_share)}，乐观 "
                f"{token(bull.value_per_share)}。",
                f"Two-stage DCF: base {token(base.value_per_share)} a share, {token(base.upside)} "
                f"against the {against.en}; bear {token(bear.value_per_share)}, bull "
                f"{token(bull.value_per_share)}.",
            )
        )
    return Section(
        key="summary",
        heading=Bilingual(zh="要点", en="Summary"),
        paragraphs=tuple(paragraphs),
        charts=_charts(desk),
    )


def _price_name(desk: Desk) -> Bilingual:
    """What a value is compared with: "current" is said of a live quote only (seed 000)."""
    price = desk.claim("price.last")
    return label(price.metric if price else "close")


def headline(desk: Desk) -> list[Paragraph]:
    """The first sentences of a document: price, growth, profitability, multiple."""
    paragraphs = []
    prices = (desk.claim("price.last"), desk.claim("price.newest"))
    for price in filter(None, prices):
        what = label(price.metric)
        paragraphs.append(
            desk.paragraph(
                f"{what.zh} {token(price.claim_id)}（{price.as_of}）。",
                f"{capitalised(what.en)} {token(price.claim_id)} ({price.as_of}).",
            )
        )
    facts = [
        claim
        for topic in ("growth.revenue", "growth.profit", "profitability.roe", "cash.conversion")
        if (claim := desk.claim(topic))
    ]
    if facts:
        paragraphs.append(
            desk.paragraph(
                "；".join(_named(claim).zh for claim in facts) + "。",
                capitalised("; ".join(_named(claim).en for claim in facts)) + ".",
            )
        )
    if multiple := _multiple_sentence(desk):
        paragraphs.append(multiple)
    return paragraphs


def _named(claim: Claim) -> Bilingual:
    what, when = label(claim.metric), describe(claim.period, claim.as_of, claim.window_start)
    return Bilingual(
        zh=f"{joined(when.zh, what.zh)} {token(claim.claim_id)}",
        en=f"{what.en} {token(claim.claim_id)} ({when.en})",
    )


def _multiple_sentence(desk: Desk) -> Paragraph | None:
    multiple, rank = desk.claim("valuation.multiple"), desk.claim("valuation.percentile")
    sessions = next((p for p in desk.given.report.data_points if p.metric == "pe_sessions"), None)
    if not (multiple and rank and sessions):
        return None
    return desk.paragraph(
        f"市盈率(TTM) {token(multiple.claim_id)}（{multiple.as_of}），处于自身有记录的 "
        f"{token(sessions.point_id)} 个交易日的 {token(rank.claim_id)} 分位。",
        f"P/E (TTM) {token(multiple.claim_id)} ({multiple.as_of}), at the {token(rank.claim_id)} "
        f"rank of its {token(sessions.point_id)} recorded sessions.",
    )


def claims_section(desk: Desk) -> Section:
    """Every claim with its strength, its mechanism and its falsifier."""
    rows = []
    for claim in desk.claims:
        topic = TOPIC.get(claim.topic)
        if topic is None:
            continue
        named = _named(claim)
        mark = " ◆" if claim.key else ""
        rows.append(
            (
                Bilingual(zh=f"{topic.heading.zh}{mark}", en=f"{topic.heading.en}{mark}"),
                named,
                CONFIDENCE[claim.confidence],
                mechanism_of(topic, desk.given.run.code),
                topic.falsifier,
            )
        )
    return Section(
        key="claims",
        heading=Bilingual(zh="主张（◆ 为关键结论）", en="Claims (◆ marks key claims)"),
        table=Table(
            header=(
                Bilingual(zh="主题", en="Topic"), Bilingual(zh="主张", en="Claim"),
                Bilingual(zh="证据", en="Evidence"), Bilingual(zh="机制", en="Mechanism"),
                Bilingual(zh="何时为错", en="Wrong if"),
            ),
            rows=tuple(rows),
        ),
    )  # fmt: skip


def _valuation(desk: Desk, valuation: ValuationSummary) -> list[Section]:
    sections = []
    if valuation.scenarios:
        sections += [_scenarios(desk, valuation), _grid(valuation)]
    if valuation.multiples:
        sections.append(_multiples(valuation))
    if valuation.refusals:
        sections.append(
            Section(
                key="valuation_refused",
                heading=Bilingual(zh="未采用的估值方法", en="Valuation methods refused"),
                paragraphs=tuple(
                    desk.paragraph(f"未采用的估值方法：{safe(reason)}", f"Refused: {safe(reason)}")
                    for reason in valuation.refusals
                ),
            )
        )
    return sections


def _scenarios(desk: Desk, valuation: ValuationSummary) -> Section:
    rows = tuple(
        (
            _SCENARIO[s.name],
            *(
                same(token(node))
                for node in (
                    s.growth,
                    s.discount_rate,
                    s.terminal_growth,
                    s.value_per_share,
                    s.upside,
                )
            ),
        )
        for s in valuation.scenarios
    )
    names = ("stage_one_growth", "discount_rate", "terminal_growth", "value_per_share")
    price = _price_name(desk)
    upside = Bilingual(zh=f"相对{price.zh}空间", en=f"upside to the {price.en}")
    return Section(
        key="scenarios",
        heading=Bilingual(zh="估值：两阶段 DCF", en="Valuation: two-stage DCF"),
        paragraphs=(
            desk.paragraph(
                "折现的是三年平均自由现金流（经营现金流减资本开支），"
                "先按显性期增速增长五年，再按永续增长；"
                "未加现金、未减有息负债，因为记录中没有有息负债。"
                "显性期增速取营业总收入三年复合增速与最新累计营业收入同比的均值，并限于上下限之间；"
                "悲观与乐观情景在其上下各一个步长，同样不越上下限。",
                "What is discounted is the three-year mean free cash flow (operating cash flow "
                "less capital expenditure): five years at the stage-one growth, then a perpetuity. "
                "Cash is not added and debt not subtracted, because the records hold no "
                "interest-bearing debt. Stage-one growth is the mean of the three-year compound "
                "growth of total revenue and the newest cumulative growth of revenue, kept between "
                "floor and cap; so are bear and bull, a step around it.",
            ),
            *_limited(desk, valuation),
        ),
        table=Table(
            header=(Bilingual(zh="情景", en="Scenario"), *(label(name) for name in names), upside),
            rows=rows,
        ),
    )


_LIMITS = {
    "growth_cap": Bilingual(
        zh="基准增速已达上限，乐观情景与基准相同",
        en="The base growth is at the cap: bull is the same as base",
    ),
    "growth_floor": Bilingual(
        zh="基准增速已达下限，悲观情景与基准相同",
        en="The base growth is at the floor: bear is the same as base",
    ),
}
"""What is said where a limit leaves no room between the base case and another one."""


def _limited(desk: Desk, valuation: ValuationSummary) -> list[Paragraph]:
    """Says where a scenario is no other than the base case, and which limit that is."""
    claims = {claim.claim_id: claim for claim in valuation.claims}
    bear, base, bull = (claims[scenario.growth].value for scenario in valuation.scenarios)
    limits = {claim.metric: claim.claim_id for claim in valuation.claims}
    met = [m for m, other in (("growth_cap", bull), ("growth_floor", bear)) if other == base]
    return [
        desk.paragraph(
            f"{_LIMITS[metric].zh}（{label(metric).zh} {token(limits[metric])}）。",
            f"{_LIMITS[metric].en} ({label(metric).en} {token(limits[metric])}).",
        )
        for metric in met
    ]


def _grid(valuation: ValuationSummary) -> Section:
    cells = valuation.sensitivity
    columns = tuple(dict.fromkeys(cell.terminal_growth for cell in cells))
    rates = tuple(dict.fromkeys(cell.discount_rate for cell in cells))
    by_pair = {(c.discount_rate, c.terminal_growth): c.value_per_share for c in cells}
    rows = tuple(
        (same(token(rate)), *(same(token(by_pair[rate, column])) for column in columns))
        for rate in rates
    )
    corner = Bilingual(zh="折现率 \\ 永续增长", en="discount \\ terminal growth")
    return Section(
        key="sensitivity",
        heading=Bilingual(zh="敏感性：每股价值", en="Sensitivity: value a share"),
        table=Table(header=(corner, *(same(token(column)) for column in columns)), rows=rows),
    )


def _multiples(valuation: ValuationSummary) -> Section:
    rows = tuple(
        (label(m.label), same(token(m.multiple)), same(token(m.value_per_share)))
        for m in valuation.multiples
    )
    return Section(
        key="multiples",
        heading=Bilingual(zh="估值：自身历史市盈率", en="Valuation: own P/E history"),
        table=Table(
            header=(
                Bilingual(zh="位置", en="Position"), label("pe_ttm"), label("value_per_share"),
            ),
            rows=rows,
        ),
    )  # fmt: skip


def _peers(desk: Desk) -> tuple[Section, ...]:
    graph = desk.given.ecosystem
    if graph is None or not graph.edges:
        return ()
    peers = ", ".join(edge.target for edge in graph.edges)
    return (
        Section(
            key="ecosystem",
            heading=Bilingual(zh="生态", en="Ecosystem"),
            paragraphs=(
                desk.paragraph(
                    f"同行业（竞争关系）：{peers}。供应与合作关系没有公告证据，未画入。",
                    f"Same industry (competitors): {peers}. Supply and partnership edges have no "
                    "filing behind them and are not drawn.",
                ),
            ),
        ),
    )


def _charts(desk: Desk) -> tuple[Chart, ...]:
    return tuple(chart for chart in (_price_chart(desk), _margin_chart(desk)) if chart)


def _price_chart(desk: Desk) -> Chart | None:
    found = desk.ledger.series("daily", "close")
    title = Bilingual(zh="收盘价（不复权）", en="Close (unadjusted)")
    if found is None:
        found = desk.ledger.series("chart", "close")
        title = Bilingual(zh="收盘价（按拆股调整）", en="Close (adjusted for splits)")
    if found is None:
        return None
    call, series = found
    named = {
        p.metric: p
        for p in desk.given.report.data_points
        if p.metric in ("close_high", "close_low") or (p.metric, p.as_of_date) == _last(series)
    }
    nodes = {p.value: p.reference for p in named.values()}
    points = tuple(
        ChartPoint(label=_iso(day), value=value, node=nodes.get(value))
        for day, value in zip(series.days, series.values, strict=True)
    )
    return Chart(
        kind="line",
        title=title,
        lines=(ChartLine(name=label("close"), points=points),),
        cites=(cite_of(call),),
    )


def _iso(day: int) -> str:
    return f"{day // 10000}-{day // 100 % 100:02d}-{day % 100:02d}"


def _last(series: Series) -> tuple[str, date]:
    return "close", date.fromisoformat(_iso(series.days[-1]))


def _margin_chart(desk: Desk) -> Chart | None:
    shown = {metric: _annual_points(desk, metric) for metric in ("gross_margin", "net_margin")}
    lines = tuple(
        ChartLine(
            name=label(metric),
            points=tuple(
                ChartPoint(label=str(p.as_of_date.year), value=p.value, node=p.point_id)
                for p in points
                if not isinstance(p.value, str)
            ),
        )
        for metric, points in shown.items()
        if points
    )
    if not lines:
        return None
    return Chart(
        kind="bars",
        title=Bilingual(zh="利润率", en="Margins"),
        lines=lines,
        cites=_cites(desk, [point for points in shown.values() for point in points]),
    )


def _annual_points(desk: Desk, metric: str) -> list[DataPoint]:
    points = desk.given.report.data_points
    return [p for p in points if p.metric == metric and p.period is Period.YEAR]


def _cites(desk: Desk, points: Sequence[DataPoint]) -> tuple[ToolCite, ...]:
    """The fetches behind the points, each once."""
    evidence = {item.evidence_id: item.envelope.cite for item in desk.given.report.evidence}
    cites = [evidence[evidence_id] for point in points for evidence_id in point.evidence_ids]
    return tuple(dict.fromkeys(cite for cite in cites if isinstance(cite, ToolCite)))
