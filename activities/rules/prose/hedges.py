"""Hedges around a number, and what each of them promises about the fact."""

import re
from decimal import Decimal

from activities.rules.scanning.regex import regex

_BEFORE = (
    (
        "over",
        (
            r"超过?|逾|首?突破|首破|冲破|迈过|跨过|越过|站上|站稳|高于|大于|超出|(?<!不)过|"
            r"(?<![a-z])(?:just |well |slightly |a (?:little|bit|touch|shade|fraction) )?"
            r"(?:more than|(?<!turn )(?<!turns )"
            r"(?<!turned )(?<!turning )(?<!hand )(?<!hands )(?<!handed )(?<!handing )(?<!took )"
            r"(?<!take )(?<!takes )(?<!taken )(?<!taking )(?<!rolled )(?<!carried )over|above|"
            r"exceed(?:ed|ing|s)?|surpass(?:ed|ing|es)?|topp(?:ed|ing)|in excess of|upwards of|"
            r"passed|crossed|north of|greater than|past)|>"
        ),
    ),
    (
        "least",
        (
            r"至少|不少于|不低于|最少|(?<![a-z])(?:at least|no (?:less|fewer|lower) than|"
            r"(?:not|never)(?: (?:been|fallen|dropped|gone|slipped))? "
            r"(?:less than|below|under|lower than)|a minimum of)|>=|≥|⩾"
        ),
    ),
    (
        "near",
        (
            r"(?<!最)近|将近|接近|逼近|(?<![a-z])(?:nearly|almost|not quite|approaching|"
            r"(?:just|slightly|marginally|a (?:little|bit|touch|shade|fraction)) "
            r"(?:under|below|less than|shy of|short of)|shy of|nearing)|略低于"
        ),
    ),
    ("close", r"(?<![a-z])close to"),
    (
        "under",
        (
            r"不足|不到|未到|低于|少于|小于|跌破|不及|未及|"
            r"(?<![a-z])(?:under|less than|below|fewer than|short of)|<"
        ),
    ),
    (
        "most",
        (
            r"持平[至到](?:增长|上升|增|涨)?|(?<![a-z])flat to up|至多|不超过|最多|不高于|不大于|"
            r"(?<![a-z])(?:(?<!ticked )(?<!edged )(?<!inched )(?<!went )(?<!moved )(?<!came )"
            r"(?<!back )up to|at most|no (?:more|higher) than|"
            r"(?:not|never)(?: (?:been|risen|gone))? (?:more than|above|over|higher than|"
            r"exceed(?:ed|ing)?)|a maximum of)|<=|≤"
        ),
    ),
    ("peak", r"(?<![a-z])as (?:much|many|high) as"),
    (
        "about",
        (
            r"约(?:为|合|达)?|大约(?:为)?|大概|差不多|(?<![a-z])(?:about|around|approximately|"
            r"approx\.?|roughly|some|circa|ca\.|an estimated|broadly)|~|≈"
        ),
    ),
)
_HEDGE_BEFORE = regex(
    "(?:" + "|".join(f"(?P<{name}>{words})" for name,
                     words in _BEFORE) + r")\s?(?:了|达到?|到|为|a |an |the |of )?\s?$",
    re.IGNORECASE,
)  # fmt: skip
_LAST = frozenset("".join(words for _, words in _BEFORE) + "了达到为到aneof") - frozenset(
    "()[]|?:!"
)
"""Characters of the words and marks of hedges: no other stands directly before a hedged number."""
_HEDGE_AFTER = regex(
    r"\s?(?:(?P<about>左右|上下|前后|附近|一带(?!一路)|or so(?![a-z]))"
    r"|(?P<over>以上|有余|出头|(?:多|余)(?=[亿万元%倍个家股人]|$|[，。,.、；;\s)])|"
    r"or more(?![a-z])|-plus(?![A-Za-z])|\+(?![0-9]))"
    r"|(?P<most>以下|以内|之内|封顶|or less(?![a-z])|or fewer(?![a-z])))"
)
_STAGE = regex(
    r"(?:的|这一|这个)?(?:全?新|历史性?)?(?:整数)?(?:台阶|大关|关口|门槛|时代|级别|量级|"
    r"关(?!系|联|注|税)|俱乐部|里程碑)"
)
"""Behind a round number, what it is the threshold of: 迈上5000万TEU台阶."""
_ONTO = regex(r"(?:[迈登踏跨跃站踩冲][上入进]|跻身|步入|进入|达到|达|越|晋级|晋升|闯[过入关])了?$")
"""Before such a number: it is reached, where 距 and 冲击 only look at it."""
_MARK = regex(
    r"[ -](?:mark|threshold|milestone|barrier|hurdle|watermark|line in the sand)(?![a-z])"
)
"""Behind a round number in English, what it is: the $100 billion mark."""
_REACHED = regex(
    r"(?<![a-z])(?P<over>cross(?:ed|es|ing)?|pass(?:ed|es|ing)?|surpass(?:ed|es|ing)?|"
    r"exceed(?:ed|s|ing)?|top(?:s|ped|ping)?|above|over|past|beyond|"
    r"through|breach(?:ed|es|ing)?|clear(?:ed|s|ing)?|hit|hits|hitting|reach(?:ed|es|ing)?|"
    r"br(?:oke|eaks?|eaking|oken)|achieved?|attain(?:ed|s)?)\s(?:the|a|its|that)\s$|"
    r"(?<![a-z])(?P<under>below|under|beneath|short of|shy of)\s(?:the|a|its|that)\s$"
)
"""Before such a number: on which side of it a figure is."""
_MEASURE = regex(r"/[一-鿿]{1,3}?(?=左右|上下|附近|一带|以[上下内])")
"""Between a price and its hedge, what it is paid for: 3,900元/吨附近."""
_APART = regex(
    (
        r"(?:points?|percent|%|bps?|cents?|illion|[0-9]x?|cushion|headroom|"
        r"spread|buffer|advantage)\s?$"
    ),
    re.IGNORECASE,
)
"""Behind these 'below' and 'above' measure a distance, they do not bound a number."""
_NEAR = Decimal("0.9")
_EITHER = {"peak": ("most", ""), "close": ("near", "about")}
"""Hedges that say one of two things."""


def hedge_around(left: str, text: str, end: int) -> tuple[str, int]:
    """The hedge before or behind a number, and where the number ends with it."""
    if _MARK.match(text, end) and (marked := _REACHED.search(left.lower())):
        return str(marked.lastgroup), end
    hedged = left.rstrip()[-1:].lower() in _LAST
    before = _HEDGE_BEFORE.search(left) if hedged else None
    measure = _MEASURE.match(text, end)
    after = _HEDGE_AFTER.match(text, measure.end() if measure else end)
    until = after.end() if after and not measure else end
    if before and before.lastgroup in ("over", "under", "near", "close"):
        known = before[0].rstrip().lower().endswith(" the")
        apart = before.lastgroup not in ("near", "close") and _APART.search(left, 0, before.start())
        before = None if known or apart else before
    if before:
        return str(before.lastgroup), until
    if not after and _STAGE.match(text, end) and _ONTO.search(left.rstrip()):
        return "over", until
    return (str(after.lastgroup), until) if after else ("", end)


def holds(hedge: str, fact: Decimal, shown: Decimal, place: Decimal, step: Decimal) -> bool:
    """Whether a fact is what a shown number with this hedge says; both as magnitudes.

    Without a hedge, and with 约: within half a unit of the last shown place. 约 and a round
    number: of the last place that is not zero, at two digits or more; within one in a hundred where
    the second digit is a five. Close to N: about N, or nearly. 超 N: from N up to the next
    step; 近 N: from nine tenths of N up to N; as much as N: up to N, or rounded to it.
    """
    if hedge in ("over", "least"):
        return shown <= fact < shown + step
    if either := _EITHER.get(hedge):
        return any(holds(one, fact, shown, place, step) for one in either)
    if hedge in ("near", "under", "most"):
        low = (
            max(min(shown * _NEAR, shown - step), shown / 2) if hedge == "under" else shown * _NEAR
        )
        return low <= fact < shown or (hedge == "most" and fact == shown)
    if hedge == "about" and step > place and shown >= 10 * step:
        place = step
    elif hedge == "about" and step == 10 * place:
        place *= 2
    elif hedge == "about" and shown >= 100 * place and step > place:
        place = max(place, _second_digit(shown))
    if hedge == "about" and step >= (second := _second_digit(shown)) and not shown % (5 * second):
        place = max(place, shown / 50)
    apart = abs(fact - shown) * 2
    return apart < place or (apart == place and _rounds(fact, shown, place))


def _rounds(fact: Decimal, shown: Decimal, place: Decimal) -> bool:
    """Whether a fact in the middle between two numbers is rounded to the one shown.

    Up, or to the even one.
    """
    return shown > fact or shown % (2 * place) == 0


def _second_digit(shown: Decimal) -> Decimal:
    return Decimal(1).scaleb(shown.adjusted() - 1)
