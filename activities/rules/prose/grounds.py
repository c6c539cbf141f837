"""Chinese clauses that say by which measure a number is told: 按前瞻市盈率算，只有18.1倍."""

from activities.rules.prose.context import MetricMention, Scene
from activities.rules.prose.metrics import LEVEL_PERCENTS
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex

_BY = regex(
    r"(?:[若如]果?)?(?:[只单仅]?[看按以用]|按照|依照|从)(?:公司|其|最新|当前|目前|一致预期)*的?"
)
_MEASURED = regex(
    r"(?:倍数|指标|口径)?(?:下|来?(?:算|计|看|说|衡量)|计算|测算|衡量|而言|来讲|"
    r"估算|折算|为准)?(?:的话)?"
)
_AFTER = regex(r"(?:的?(?:影响|因素))?之?后?(?:的话)?")
"""Behind what a profit is told without, where it is no measure itself: 剔除一次性损益后."""
_OWN = regex(
    r"(?:公司|集团|其|它|股价|股票|市场)?(?:[则也又更只仅已便就还却均现]|目前|当前|如今|眼下|最新|"
    r"不过|交易|上半年|全年|本期|利润|业绩|盈利|同比|环比|给|估值)*"
    r"(?:净?赚|值|约?合|为|是|有|在|仅有|只有|达到?|高达|低至|录得|实现|对应|相当于|入账|盈利|"
    r"增长|增加|上升|提升|下降|下滑|减少|回落|[增升降减])?[了到]?(?:约|近|逾|超过?|不足)?"
)
"""What a clause may say beside its time and its company and tell nothing but how much."""
_PROFITS = frozenset({"profit", "adjusted_profit", "operating_profit", "pretax_profit"})
_MULTIPLES = frozenset({"pe", "forward_pe", "pb", "ps", "ev_ebitda", "ev_sales", "peg"})
_FAR = 60


def of(scene: Scene, quantity: Quantity, floor: int) -> MetricMention | None:
    """The metric by which the clause before a number says that it is measured."""
    position = quantity.start
    floor = max(floor, scene.sentence(position)[0], position - _FAR)
    comma = max(scene.text.rfind(mark, floor, position) for mark in "，,")
    if comma < 0 or not _OWN.fullmatch(
        scene.nameless(comma + 1, position).replace("\x00", "").strip()
    ):
        return None
    start = max(floor, *(scene.text.rfind(mark, floor, comma) + 1 for mark in "，,"))
    named = scene.after(scene.metrics, start, position)
    if len(named) != 1 or named[0].start > comma or not _measures(named[0], quantity):
        return None
    lead, rest = (
        scene.nameless(*ends).replace("\x00", "").strip()
        for ends in ((start, named[0].start), (named[0].end, comma))
    )
    if named[0].metric.id == "adjusted_profit" and not lead and _AFTER.fullmatch(rest):
        return named[0]
    return named[0] if _BY.fullmatch(lead) and _MEASURED.fullmatch(rest) else None


def _measures(named: MetricMention, quantity: Quantity) -> bool:
    """Whether a metric is told in such a number.

    A multiple in times, a profit in money or its growth.
    """
    metric, kind = named.metric, quantity.unit.kind
    if kind is Kind.MULTIPLE:
        return metric.family in _MULTIPLES
    if kind is Kind.PERCENT and metric.id in LEVEL_PERCENTS:
        return True
    return kind in (Kind.PERCENT, Kind.AMOUNT) and metric.family in _PROFITS
