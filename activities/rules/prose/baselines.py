"""Times that something is only compared with.

较2024年增长, up 5% from 2024, the fall on a year ago.
"""

import re

from activities.rules.prose import bases, events, gaps
from activities.rules.prose.context import Scene
from activities.rules.prose.periods import PeriodMention
from activities.rules.scanning.regex import regex

COMPARED = regex(
    (
        r"(?:(?<=[0-9] )times(?!\s(?:at|on|as|in|for|during)\s)"
        r"(?:\s(?:that|those|the level|the figure|the total|the rate|the pace) (?:of|in))?|"
        r"(?<=[0-9])x(?!\s(?:at|on|as|in|for|during)\s)|(?<![A-Za-z])(?:beat|beating|exceeded|"
        r"exceeds?|exceeding|surpass(?:ed|es|ing)?|topped|above|below|(?:ahead|short|shy) of)|较|"
        r"比|距离?|恢复至|超出|优于|差于|逊于|不及|相比于?|对比|相较于?|较之|比起|高于|低于|than|"
        r"from|(?<!handed )over(?!\sthe\s(?:whole|course)\sof)|versus|vs\.?|against|"
        r"compared (?:with|to)|relative to|(?:level|flat|even|on a par|in line|unchanged|"
        r"comparable) with|(?:similar|equal|identical|comparable|close) to|same as|since|"
        r"自)\s?(?:(?:in|for|at|during|on|as (?:of|at))\s)?(?:the\s)?(?:same\s(?:[a-z]+\s){1,2}"
        r"(?:(?:of|in)\s)?(?:the\s)?)?(?:(?:whole|all|end|start|close|beginning)\sof\s(?:the\s)?|"
        r"(?:year|quarter|period|month)-end\s|end-)?$"
    ),
    re.IGNORECASE,
)
_COMPARED_FAR = regex(
    r"(?:(?<![A-Za-z])(?:from|versus|vs\.?|against|compared (?:with|to)|than)\s|从|"
    r"(?<![自理])由|自(?![由有身主营然]))"
    r"[^,，;。\n]{0,40}[0-9](?:,(?=[0-9])|[^,，;。\n]){0,32}$",
    re.IGNORECASE,
)
_WITH, _BESIDE = regex(r"[与和跟同]$"), regex(r"[^。；;\n]{0,24}?相比")
"""Around a time that what follows is set beside: 与2024年末相比，总资产增至."""
_ARRIVED = regex(r"至|到|[变转改]为|变成|(?<![A-Za-z])to(?![A-Za-z])")
_ON_LAST = regex(r"(?<![a-z])on\s(?:the\s)?$")
_WHEN = regex(
    r",?\s(?:when|where)\s(?:it|they|(?:the|its)\s(?:shares?|stock|price|ratio|rate|yield))\s"
    r"(?:had\s)?(?:last\s)?(?:closed|traded|stood|was|were|ended|finished|sat|hit|touched)(?![a-z])"
)
"""Behind a time, what stood then: since February 9, when it closed at $141.50."""
PERCENT_ON = regex(
    r"(?:(?:%|percent|per cent|points?|pp|bps?)"
    r"(?:\s(?:up|down|higher|lower|more|less|ahead|better|worse))?|"
    r"(?<![a-z])(?:up|down|flat|level|steady|stable|unchanged|little changed))\son\s(?:the\s)?$"
)
"""Between a change and the time it is measured from: up 4.7% on September."""
MULTIPLIED = regex(
    r"\s(?:(?:that|the (?:level|figure|amount|rate|pace|total|number)|"
    r"what it was) (?:of|in|for)\s)?(?:the\s)?"
)
"""Between a multiple in words and the time of what it is one of: more than double the year-ago
figure."""
_NEIGHBOUR = regex(r"(?:去|上|今|前)年$")
_MOVED_BY = regex(
    r"(?:增加|增长|增|提高|提升|上升|回升|扩大|[多少](?:流[入出]|[赚亏卖销增提支收开投])|多|高|"
    r"减少|下降|下滑|回落|收窄|缩小|降低|减|少|低)了?(?:约|近|逾)?"
)
"""Between the time that something is compared with and the difference, of whatever kind it is."""
_SPANS = frozenset({"9M", "H1", "H2", "YTD", "TTM"})
"""Times that something may grow over, and not only from."""
_OWNS = regex(
    r"(?:\squarter)?'s\s\(?[$¥€£]?|(?:'s)?\s(?:[a-z]+\s){1,2}(?:of|at)\s(?:about\s)?"
    r"(?:[A-Z]{2,3}\s?)?\(?[$¥€£]?|的\s?(?:净?流[出入]|净?亏损?)?(?:约|近|逾|超过?)?"
)
"""Between a time that is compared with and the number that was its own: the June quarter's $5m."""


def is_base(scene: Scene, mention: PeriodMention, position: int, growth: bool) -> bool:
    """Whether a time is only what is compared with: 较2024年增长, up 5% from 2024."""
    told = _WHEN.match(scene.text, mention.end)
    return told is None and _is_compared(scene, mention, position, growth)


def _is_compared(scene: Scene, mention: PeriodMention, position: int, growth: bool) -> bool:
    before = events.words_before(scene, mention)
    held = growth and "相比" in scene.text[mention.end : min(position, mention.end + 24)]
    if held or (_WITH.search(before) and _BESIDE.match(scene.text, mention.end, position)):
        return True
    far = _COMPARED_FAR.search(before) if mention.end <= position else None
    if far and not _ARRIVED.search(far[0].replace("compared to", "")):
        return True
    if growth and mention.period.part == "LAST" and _ON_LAST.search(before):
        return True
    if mention.period.part != "DAY" and PERCENT_ON.search(before):
        return True
    compared = COMPARED.search(_NEIGHBOUR.sub("", before[-30:]))
    if not compared or (compared[0].lower().startswith("over") and mention.period.part in _SPANS):
        return False
    if _OWNS.fullmatch(scene.text, mention.end, position) or bases.owns(scene, mention, position):
        return False
    if mention.period.part == "LAST" and scene.text[mention.end : mention.end + 1] != "的":
        return True
    moved = _MOVED_BY.fullmatch(scene.text, mention.end, position)
    apart = position - mention.end > 6 or gaps.OVER.match(scene.text, mention.end) is not None
    return growth or bool(moved) or apart or mention.start > position
