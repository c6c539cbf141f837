"""DEGRADE: hypotheses and monitoring triggers, or a watchlist card; never a valuation."""

from collections.abc import Sequence

from activities.rules.composing.common import Desk, title_of
from activities.rules.composing.memo import claims_section, headline
from activities.rules.composing.tables import period_sections
from activities.rules.figures import safe
from activities.rules.mechanism import TOPIC
from activities.rules.quality import is_supported
from activities.rules.wording import joined, label, statement, token
from schemas.claim import Claim, Confidence
from schemas.integrity import MissingItem
from schemas.report import (
    Hypothesis,
    HypothesisList,
    MonitoringTrigger,
    Paragraph,
    Section,
    WatchlistCard,
)
from schemas.text import Bilingual

_LEVEL = {
    Confidence.STRONG: "HIGH",
    Confidence.MODERATE: "MEDIUM",
    Confidence.WEAK: "LOW",
    Confidence.UNSUPPORTED: "LOW",
}
_RERUN = Bilingual(zh="重新运行研究", en="run the research again")
_REVIEW = Bilingual(zh="启动估值分析", en="start the valuation")


def hypothesis_list(desk: Desk) -> HypothesisList:
    """What cannot be said yet, what would verify it, and what to wait for."""
    hypotheses = _hypotheses(desk)
    sections = [_summary(desk, hypotheses), claims_section(desk), *period_sections(desk)]
    title = title_of(desk.given.target, "待验证假设清单", "hypotheses to verify")
    return HypothesisList(**desk.document(title, sections, hypotheses=True), hypotheses=hypotheses)


def watchlist_card(desk: Desk) -> WatchlistCard:
    """Only what to watch for, because too little evidence is good (ks_002)."""
    hypotheses = _hypotheses(desk)
    triggers = tuple(
        trigger for hypothesis in hypotheses for trigger in hypothesis.monitoring_triggers
    )
    title = title_of(desk.given.target, "自选观察卡", "watchlist card")
    return WatchlistCard(
        **desk.document(title, [_summary(desk, hypotheses)], hypotheses=True),
        monitoring_triggers=tuple(dict.fromkeys(triggers)),
    )


def _summary(desk: Desk, hypotheses: Sequence[Hypothesis]) -> Section:
    weak = [hypothesis.about for hypothesis in hypotheses]
    return Section(
        key="summary",
        heading=Bilingual(zh="要点", en="Summary"),
        paragraphs=(
            desk.paragraph(
                "部分关键结论缺少有效的 A/B 级证据，因此不给出估值与结论，只列假设与监控触发器。",
                "Some key claims lack valid tier A/B evidence: no valuation and no conclusion, "
                "only hypotheses and what to monitor.",
            ),
            *_what_is_weak(desk, weak),
            *headline(desk),
        ),
    )


def _what_is_weak(desk: Desk, weak: Sequence[Bilingual]) -> tuple[Paragraph, ...]:
    """The key figures that are missing or too weakly evidenced, by name."""
    if not weak:
        return ()
    return (
        desk.paragraph(
            f"缺失、过时或证据不足的关键数据：{'、'.join(item.zh for item in weak)}。",
            f"Key figures missing, out of date or weakly evidenced: "
            f"{', '.join(item.en for item in weak)}.",
        ),
    )


def _hypotheses(desk: Desk) -> tuple[Hypothesis, ...]:
    tiers = {e.evidence_id: e.tier for e in desk.given.report.evidence}
    weak = [c for c in desk.claims if c.key and not is_supported(c, tiers)]
    found = [_of_claim(desk, claim, number) for number, claim in enumerate(weak, 1)]
    for item in desk.given.report.missing:
        found.append(_of_gap(desk, item, len(found) + 1))
    return tuple(found)


def _of_claim(desk: Desk, claim: Claim, number: int) -> Hypothesis:
    sentence = statement(
        safe(desk.given.run.name), claim.metric, claim.period, claim.as_of, claim.claim_id,
        claim.window_start,
    )  # fmt: skip
    what = label(claim.metric)
    return Hypothesis(
        id=f"hyp_{number:03d}",
        about=what,
        statement=desk.say(
            Bilingual(zh=f"{sentence.zh}，目前仍然成立", en=f"{sentence.en} still holds")
        ),
        confidence=_LEVEL[claim.confidence],
        claim_id=claim.claim_id,
        verification_needed=(
            Bilingual(
                zh=f"比 {claim.as_of} {joined('更新的', what.zh)}，来自公告或持牌数据商",
                en=f"{what.en} newer than {claim.as_of}, from a filing or a licensed vendor",
            ),
        ),
        monitoring_triggers=_triggers(desk, claim),
    )


def _triggers(desk: Desk, claim: Claim) -> tuple[MonitoringTrigger, ...]:
    what = label(claim.metric)
    newer = MonitoringTrigger(
        event=Bilingual(
            zh=f"出现 {claim.as_of} {joined('之后的', what.zh)}",
            en=f"{what.en} of a date after {claim.as_of} appears",
        ),
        action=_RERUN,
        metric=claim.metric,
        operator="newer_than",
        threshold=claim.as_of,
    )
    topic = TOPIC[claim.topic]
    wrong = MonitoringTrigger(
        event=Bilingual(zh=topic.falsifier.zh.rstrip("。"), en=topic.falsifier.en.rstrip(".")),
        action=Bilingual(zh="放弃该假设", en="drop the hypothesis"),
    )
    return (newer, wrong, *_price_trigger(desk))


def _price_trigger(desk: Desk) -> tuple[MonitoringTrigger, ...]:
    low = next((p for p in desk.given.report.data_points if p.metric == "close_low"), None)
    if low is None or isinstance(low.value, str):
        return ()
    event = desk.paragraph(
        f"最近收盘低于区间最低收盘 {token(low.reference)}",
        f"the last close falls below the window's lowest, {token(low.reference)}",
    )
    return (
        MonitoringTrigger(
            event=event.template,
            action=_REVIEW,
            metric="close",
            operator="<",
            threshold=low.value,
        ),
    )


def _of_gap(desk: Desk, item: MissingItem, number: int) -> Hypothesis:
    what = label(item.metric)
    return Hypothesis(
        id=f"hyp_{number:03d}",
        about=what,
        statement=desk.paragraph(
            f"{what.zh}与历史水平相近（无数据，未验证）",
            f"{what.en} is near its past level (no data, not verified)",
        ),
        confidence="LOW",
        claim_id=None,
        verification_needed=(
            Bilingual(zh=joined("任何有来源的", what.zh), en=f"any sourced {what.en}"),
        ),
        monitoring_triggers=(
            MonitoringTrigger(
                event=Bilingual(zh=f"{what.zh}可以取得", en=f"{what.en} becomes available"),
                action=_RERUN,
                metric=item.metric,
                operator="newer_than",
                threshold=None,
            ),
        ),
    )
