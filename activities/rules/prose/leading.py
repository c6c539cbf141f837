"""Levels that a move led to.

Its net margin narrowed by 1.4 points to 13.2%, 净利率同比回落1.4个百分点至13.2%.
"""

from activities.rules.prose.context import MetricMention, Scene
from activities.rules.prose.quantities import Quantity
from activities.rules.scanning.regex import regex

_MOVED_BY = regex(r"\s(?:[a-z]+\s){1,3}by\s(?:about\s|roughly\s|some\s|nearly\s|around\s|an?\s)?")

MOVED = regex(
    r"(?:的?(?:同比|环比|[较比](?:上年|去年|上季|上期|上月|年初|期初)(?:同期|末|度)?))?(?:大幅|"
    r"小幅|略微|明显|显著|继续|进一步|再|略|微)*"
    r"(?:回落|下降|下滑|减少|降低|收窄|上升|提升|提高|增长|增加|扩大|改善|回升|上行|下行|"
    r"[增升降减])了?(?:约|近|逾|超过?|达到?|大约)?$"
)
"""Between a metric and by how much it moved."""
_LEFT_FROM = regex(r"[从由自](?:约|近|逾)?$")
_MOVED_TO = regex(
    r"(?:小幅|大幅|显著|明显|略|微|逐步|持续)*(?:变化?|提[高升]|[上下]升|下[降滑跌]|回[落升]|[升降增减涨跌]|"
    r"增[加长]|减少|扩大|收窄|缩[小窄]|优化|改善|恶化|转)?(?:到|至|为|成)了?(?:约|近|逾)?"
)
"""Around the level that something moved from, up to the one that it moved to."""


def moved(scene: Scene, position: int, floor: int) -> MetricMention | None:
    """The metric that moved by the number at a position; None where none stands right before."""
    last = scene.before(scene.metrics, position, floor)[:1]
    if last and any(
        led.fullmatch(scene.plain, last[0].end, position) for led in (_MOVED_BY, MOVED)
    ):
        return last[0]
    return None


def is_arrival(scene: Scene, one: Quantity, other: Quantity) -> bool:
    """Whether a level is where the metric of the level before it moved to: 从36.1%降至6.6%."""
    left = _LEFT_FROM.search(scene.text, max(0, one.start - 8), one.start)
    moved = _MOVED_TO.fullmatch(scene.text, one.end, other.start)
    return bool(left and moved) and one.unit == other.unit
