"""A number that goes on from the one before it.

Its sentence names the metric of other facts alone.

"Ford delivered almost 240k vehicles, up 13.87%" tells no growth of revenue where a fact tells the
growth of deliveries: nothing in the sentence is called revenue, and nothing stands before the
number but words that lead on.
"""

from functools import lru_cache

from activities.rules.prose import metrics
from activities.rules.prose.bounds import Bound
from activities.rules.prose.metrics import LEVEL_PERCENTS
from activities.rules.prose.readings import PER_SHARE, Reading, Readings
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex

_LEAD, _STEM = 80, 6
_ONWARD = regex(
    r"(?:[^a-z0-9]|(?<![a-z])(?:and|or|but|while|to|at|from|up|down|by|of|in|for|the|a|an|about|"
    r"around|roughly|some|nearly|almost|over|more|less|than|just|under|approximately|"
    r"compared|with|versus|vs|against"
    r"|year|quarter|first|second|third|fourth|half|full|whole|months?|six|nine|three|fiscal|ago|"
    r"earlier|on|last|same|period|previous|prior|before|increase|decrease|decline|gain|drop|"
    r"rise|growth|higher|lower"
    r"|rose|fell|grew|gained|dropped|declined|increased|decreased|is|was|were|are|as|it|its|that|"
    r"which|usd|us|rmb|hk|eur|gbp|cny|hkd|jpy|fy|q|h|year-on-year|year-over-year)(?![a-z-])|"
    r"20[0-9]{2}|(?<=[qh])[1-4])*"
)
"""Words that only lead on from the number before."""
_NAMED_BEHIND = regex(
    r"\s(?:of|in|worth of|for|on)\s(?!the\s(?:same|prior|previous|year|first|second|third|fourth|"
    r"quarter|half)|a\syear|20|q[1-4]|h[12]|fiscal|fy|\x00)[a-z]|"
    r"\s(?!a\s|an\s|the\s|in\s|for\s|and\s|or\s|year|yoy|from\s|to\s|on\s|versus|vs|against|"
    r"compared|last|respectively|of\s|at\s|while\s|but\s)[a-z]"
)
"""Behind a number, what may be a name of it."""
_WORD = regex(r"[a-z][a-z&'-]+")
_DULL = frozenset(
    (
        "net",
        "total",
        "growth",
        "yoy",
        "qoq",
        "rate",
        "ratio",
        "change",
        "of",
        "per",
        "the",
        "and",
        "share",
        "adjusted",
        "ttm",
    )
)
_CHANGED = regex(r"(?:^|[\s|*-])(?:day |daily |price )?(?:change|chg\.?)\s?:\s*[-+]?$")
"""Before the move of a price in a card, and no level."""
_BRACKET = regex(
    r"\s?\(\s?[-+]?|"
    r"\s?[，,(/]?\s?(?:同比|环比|(?:较|比)(?:上年|去年|上一年)(?:同期)?|yoy|y/y)[:：]?\s?"
    r"(?:(?:实现|大幅|小幅|略|微|仍|继续|显著|明显|稳步|快速|逆势)*"
    r"(?:增长|下滑|下降|减少|增加|上升|上涨|下跌|提升|变动|回落|[增降减升跌])(?:了|幅)?(?:约|近|逾|超|为|达)?)?"
    r"[-+]?"
)
"""Between a level and its change: EPS: $1.30 (+13.9% YoY), 营收8亿元，同比增长7.6%."""
_BY_ANALYSTS = regex(
    r"(?:\s(?:that\s)?(?:analysts|wall street|the street|the market|economists|consensus))?\s"
    r"(?:had |have |were |was )?(?:expect|forecast|look|anticipat|estimat|pencil|predict)ed"
)
"""Behind what others had foreseen: the $3.37 analysts had expected."""
_FORESEEN = regex(r"consensus|estimate|expect|forecast")
_CHINESE = regex("[一-鿿]")
_APART = PER_SHARE | {"price"}
"""What is told in the same sentence by the share alone: net income was $15bn, or $5.41 a share."""
_PRICED = {"profit": "pe", "eps": "pe", "revenue": "ps", "equity": "pb", "bvps": "pb"}
"""What a multiple of something is."""


def contradicts(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether a sentence names the metric of another fact of the same company and kind.

    It names this one's by no word.
    """
    metric, unit = reading.metric, reading.unit
    if _is_expected(bound, reading, readings) or _is_bracketed(bound, reading, readings):
        return True
    if metric is None or metric.family in _APART:
        return False
    level = metric.id in LEVEL_PERCENTS and not metric.change
    if level and _CHANGED.search(bound.before):
        return True
    if not metric.id or unit is None or not _leads_on(bound, reading, readings):
        return False
    sentence = bound.around[min(_LEAD, bound.sentence[0]) :]
    if _CHINESE.search(sentence) or "share" in reading.fact.unit or "per share" in reading.words:
        return False
    told = _told(sentence, multiple=unit.kind is Kind.MULTIPLE) - _APART
    if not told or metric.family in told or "|" in sentence:
        return False
    if _stems(reading.words) & _stems(sentence):
        return False
    return any(
        other.metric is not None
        and other.metric.family in told
        and other.entity == reading.entity
        and other.metric.change == metric.change
        and (other.metric.id in LEVEL_PERCENTS or not level)
        and other.unit is not None
        and other.unit.kind is unit.kind
        and (unit.kind is not Kind.COUNT or other.unit.noun == unit.noun)
        for other in readings
    )


def _is_bracketed(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether a change in brackets behind a level is of what the level tells.

    Some fact has that change, and this one's is not it.
    """
    said, metric, unit = bound.metric, reading.metric, reading.unit
    if not said or not metric or not unit or not _BRACKET.fullmatch(bound.before):
        return False
    if not metric.id or not metric.change:
        return False
    if said.family == metric.family or said.family in families(reading.words):
        return False
    return any(
        other.metric is not None
        and other.metric.change
        and other.metric.family == said.family
        and other.entity == reading.entity
        and other.unit is not None
        and other.unit.kind is unit.kind
        for other in readings
    )


def _is_expected(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether a number is what analysts expected, which some fact tells, and this one does not."""
    if not _BY_ANALYSTS.match(bound.behind) or _FORESEEN.search(reading.words):
        return False
    if reading.fact.status or not reading.words.isascii():
        return False
    return any(_FORESEEN.search(words) for words in readings.rivals(reading))


def _leads_on(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether a number has no name of its own before or behind it."""
    if not bound.before or not reading.words.isascii() or _NAMED_BEHIND.match(bound.behind):
        return False
    names = readings.called(reading.entity) | readings.called(bound.entity or "")
    before = bound.before
    for name in sorted((name.lower() for name in names), key=len, reverse=True):
        before = before.replace(name, " ")
        before = before.replace(name.split(" ")[0], " ")
    return _ONWARD.fullmatch(before) is not None


@lru_cache(maxsize=4096)
def _stems(words: str) -> frozenset[str]:
    """How the telling words begin, whatever form they have: repurchased, repurchases."""
    return frozenset(word[:_STEM] for word in _WORD.findall(words) if word not in _DULL)


@lru_cache(maxsize=4096)
def families(lower: str) -> frozenset[str]:
    """The families of all metrics that words in lower case name."""
    return frozenset(metrics.NAMES[hit[0]].family for hit in metrics.pattern().finditer(lower))


def _told(sentence: str, *, multiple: bool) -> frozenset[str]:
    """The families of the metrics that a sentence names, of multiples the ratios that they are."""
    found = families(sentence)
    if multiple:
        found |= {_PRICED[family] for family in found if family in _PRICED}
    return found
