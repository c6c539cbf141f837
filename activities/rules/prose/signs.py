"""Whether a number and a fact have the same sign, as far as the words beside it tell."""

import re
from decimal import Decimal
from functools import lru_cache

from activities.rules.prose import outcomes, spreads
from activities.rules.prose.bounds import Bound
from activities.rules.prose.metrics import SIGNLESS
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.readings import Reading
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex

_DIFFERENCE = regex(
    (
        r"变动|变化|影响|贡献|幅度|敏感|同比|环比|较|差|缺口|超预期|change|growth|\bvs\b|versus|"
        r"impact|sensitivity|contribution|delta|beat|miss|revision|surprise|swing|move|inflation"
    ),
    re.IGNORECASE,
)
_EARNED = regex(
    r"(?<![a-z])(?:earn(?:ed|ing|s)|profits?|net income|made|making|gains?|surplus)(?![a-z])|"
    r"盈利(?!预?警)|赚|利润"
)
"""Since the number before, these say that what follows is no loss, whatever the sentence began
with."""
_LOST = regex(r"(?<![a-z])(?:loss|losses|deficit)(?![a-z])|亏")
_PROFIT = regex(
    r"\s(?:(?:net|operating|pre-?tax|gross|attributable|annual|quarterly|small|modest)\s){0,2}"
    r"(?:profit|income|surplus)(?![a-z])(?!\s(?:warning|decline|drop|fall))"
)
"""Behind an amount that a loss turned to: from a $2.5bn operating loss to a $143m operating
profit."""
_WON = regex(
    r"(?<![a-z])(?:(?P<lost>lost|loses|losing|shed|sheds|losses|loss of)|gained|gains|added|adds|"
    r"won|wins|picked up|signed up|attracted)(?![a-z])"
)
_TWO_SIDED = regex(r"surplus\s?(?:/|or\s)|profit\s?(?:/|or\s)|/\s?\(|盈亏|损益")
"""Names of what may be either way: pension surplus/(deficit)."""
_ACCOUNT = regex(
    r"(?<![a-z])(?:fund|budget|fiscal|current[- ]account|trade|primary|operating|external|"
    r"goods) balance|net position"
)
"""Names of what a surplus or a deficit is told of."""
_FLOW = regex(
    r"(?<![a-z])(?:net |client |fund |new )?(?:money )?flows?(?![a-z])|"
    r"(?<![a-z])net new (?:client |customer )?(?:money|assets|business)(?![a-z])"
)
_WAY = regex(
    r"(?<![a-z])(?:net )?(?P<out>outflows?|redemptions?|pulled(?! in)|withdrew|redeemed)(?![a-z])|"
    r"(?<![a-z])(?:inflows?|took in|attracted|gathered|drew in|pulled in|subscriptions)(?![a-z])"
)
_OTHER_WAY = regex(
    r"(?<![a-z])(?:compared (?:with|to)|versus|vs\.?|against|from|after|reversing|following|"
    r"turned from)\s(?:an?\s|the\s)?(?:[a-z-]+\s){0,2}(?:out|in)flows?(?![a-z])"
)
"""The flow that a figure is compared with, which says nothing of its own."""
_CASH = regex(r"(?P<out>(?:净|现金)流出|净支出)|(?:净|现金)流入")
_DRAINED = regex(
    r"(?<![a-z])(?:consum(?:ed|es|ing)|absorb(?:ed|s|ing)|drain(?:ed|s|ing)|"
    r"swallow(?:ed|s|ing))\s(?:about\s|some\s)?(?:[a-z]{2,3}\s?)?[$¥€£]?$"
)
"""Before an amount of cash that went: operations consumed $190m."""
_BURN = regex(r"(?<![a-z])cash burn(?![a-z])(?!.*(?:generat|flow|positive|turn))")
"""In a sentence whose cash flows are those that went: cash burn eased to $61m."""
_CASH_FLOWS = frozenset({"ocf", "fcf", "investing_cf", "financing_cf"})
_NET_ADDED = regex(r"净(?:增(?!长)|新增|新开|开)")
_OPENED = regex(
    r"(?P<out>净(?:关闭?|关店|关停|闭店|减少?|流失|缩减|裁[员减]?))|净(?:增加?|新增|新开|开出|开)"
)
"""Before how many are more than were, or less: 净关闭317家."""
_WORKING = regex(
    r"^(?!.*(?:outflow|absor|invest|build|increase|requirement|use))"
    r"(?=.*(?:cash|inflow|release)).*working capital"
)
"""Names of the cash that working capital gives, which is below zero where it takes some."""
_FREED = regex(
    r"(?<![a-z])(?:(?P<out>absorb(?:ed|s|ing)|consum(?:ed|es|ing)|tied up|ties up|tying up|drain"
    r"(?:ed|s|ing)|swallow(?:ed|s|ing)|soak(?:ed|s|ing) up|ate up|outflows?)|releas(?:ed?|es|ing)|"
    r"free(?:d|s|ing)(?: up)?|unw(?:ound|ind|inds)|generat(?:ed|es)|inflows?)(?![a-z])"
)
_BALANCE = regex(r"(?<![a-z])(?:(?P<out>deficit|loss)|surplus|profit)(?![a-z])")
_A_LOSS = regex(
    r"(?<![a-z])(?<!and )(?<!or )(?:loss|losses|deficit)\s(?:of|was|came to|reached|totalled)"
    r"\s[^a-z0-9]{0,3}(?:[a-z]{3}\s)?$"
)
_AN_INCOME = regex(
    r"(?<![a-z/])(?<!in )(?<!lower )(?<!negative )(?<!less )(?:income|profit|earnings) of\s"
    r"[^a-z0-9]{0,3}(?:[a-z]{2,3}[$¥€£]?)?$"
)
"""Before an amount that was earned: or income of $0.21 per diluted share."""
_DENIED = regex(r"negative|decline|decrease|drop|fall|fell|reduc|swing|swung|lost|adverse|hit")
_ADDED = regex(
    r"(?<![a-z])(?:adding|added|contributed|contributing)\s(?:us\s)?(?:about\s|some\s)?$"
)
_POSITIVE = regex(
    r"(?<![a-z])(?<!previously )positive(?:,?\s(?:at|by|of|to the tune of)\s|\s)"
    r"(?:about\s|some\s|roughly\s|nearly\s)?(?:[a-z]{2,3}\s?)?[$¥€£]?$"
)
"""Before an amount that is said to be above zero: it had been a positive $38 million."""
_BELOW = regex(
    r"(?<![a-z])negative,?\s(?:to the tune of|to the extent of|"
    r"in the amount of)\s(?:about\s|some\s|roughly\s|nearly\s)?(?:[a-z]{2,3}\s?)?[$¥€£]?$"
)
"""Before an amount that is said to be below zero: turned negative, to the tune of $38 million."""
_COST = regex(
    r"(?<![a-z])(?:cost|costing|detracted|detracting|subtracted|subtracting|"
    r"took off)\s(?:(?:us|it|them|(?:share|stock|unit)?holders|investors|owners|"
    r"the (?:fund|company|group|bank))\s)?(?:about\s|some\s)?(?:[a-z]{2,3})?[$¥€£]?$"
)
"""Before what a holding did for the return of a fund."""
_SWAYING = regex(r"contribution|revaluation|(?<![a-z])(?:impact|effect)(?![a-z])")
"""Names of what adds to a result or takes from it."""
_NETTED = regex(r"净|流入|买入|inflow|net ")
_GAP = regex(
    (
        r"差距|差额|差异|折价|折让|溢价|缺口|距|低于|高于|空间|discount|premium|gap|shortfall|"
        r"below|above|spread|headroom|upside|downside"
    ),
    re.IGNORECASE,
)
"""Names of differences that sources give as magnitudes as well as with a sign."""
_ABOVE = regex(r"上[涨行升]空间|(?<!/)upside(?!/)|涨幅空间", re.IGNORECASE)
"""Names of differences that count upwards: a downside of 14 % is an upside of -14 %."""
LOWER_IS_BETTER = regex(
    r"不良|费用|成本|负债|杠杆|流失|天数|账期|损耗|逾期|亏损|拖欠|能耗|(?<![a-z])cor(?![a-z])|"
    r"排放|赔付|combined|efficiency|expense|cost|operating ratio|loss|leverage|debt|npl|nonaccrual"
    r"|non-performing|delinquen|sg&a|overhead|downtime|emission|charge-off|churn|attrition|"
    r"\bdays\b|shrink|dwell|incident|defect|complaint|opex|"
    r"(?<!pre)(?<!pre-)(?<!before )(?<!after )(?<!after-)(?<!post-)tax|cogs|spread",
    re.IGNORECASE,
)


_GAIN = regex(
    r"(?<![a-z])(?:gain|raise|hike|increase|saving|uplift|inflow)|上[行涨升]空间|提价|涨价|加价|"
    r"上调|加薪|调升|涨薪|增发|扩产|升值|surplus|writeback|收益(?!率)|盈余|顺差|利得"
)
"""Names of what would be a loss below zero."""
_RETURN = regex(
    r"回报(?!率?周期)|净值增长|净值涨|涨跌|收益率$|业绩表现|超额|performance|"
    r"(?<![a-z])returns?(?:\s(?:ytd|mtd|qtd|[0-9]{1,2}\s?(?:d|w|m|y|days?|weeks?|months?|years?|"
    r"yr|mo)|pct|percent|since\s.*))*$"
)
"""Names of what an investment earned, or lost."""
_EARNED_BACK = regex(r"(?<![a-z])(?:return(?:ed|s)|delivered|made|earned|gained)\s[^,;]{0,12}$")
"""Before what an investment gained."""
_IMPACT = regex(r"impact|effect|contribution|影响|贡献")
_TAX = regex(r"tax (?:expense|charge|provision)|所得税费用")
"""Names of charges that are a benefit below zero."""
_SIGNED = frozenset({
    "profit", "adjusted_profit", "operating_profit", "pretax_profit", "ebit", "ebitda", "eps",
    "ocf", "fcf", "ocfps", "net_margin",
    "operating_margin", "gross_margin", "ebitda_margin", "roe", "rotce", "roa", "roic",
    "financing_cf", "non_recurring", "upside", "gdp", "cpi",
})  # fmt: skip
"""Families of metrics that a source may report below zero."""
_LOSS_MOVED = regex(
    r"(?:(?P<out>亏损额?[^，。；0-9]{0,12}(?:扩大|增加|加深|走阔)|多亏|增亏)|"
    r"亏损额?[^，。；0-9]{0,12}(?:收窄|缩小|减少|缩窄)|减亏|少亏)"
    r"了?(?:幅度|金额|额)?(?:达到?|为)?(?:约|近|逾|超过?)?$"
)
"""Between a loss and by how much it changed: a profit is the greater for a lesser one."""
_GROWS = regex(r"亏损.{0,8}(?:扩大|增)")
_FALL = regex(
    r"(?<!增)减|(?<!升)降|(?<!涨)跌|亏|少|流出|下滑|回落|decline|decrease|drop|cut|reduction|"
    r"reduced|outflow|loss(?! ratio| rate)|discount(?! rate)|burn|sold|"
    r"charge(?!d?[ -]offs? rate)|write|deficit|shortfall|headwind|drag|penalt|"
    r"损|赤字|逆差|缺口|拖累|miss|cheaper|haircut|降价|贬值"
)
"""Names that say a fall themselves: its size has no sign."""


_HELD_AGAINST = regex(
    r"(?:高于|低于|不及|超过|[快慢好优强弱逊]于|不如|落后于?|领先于?)[^，。；、0-9]{1,10}的$|"
    r"[，；、,](?:而|则)?[^，。；、0-9]{2,10}[为是]$"
)
"""Before a figure that a growth is held against: 营收增速为5.0%，低于乙公司的."""
_RISEN = regex(r"增长|增速|增幅|上升|上涨|提升|提高")
_FALLEN = regex(r"[降跌减负亏少缩滑萎挫退]|回落|走低|-[0-9]")

_NEGATIVE = regex(
    r"(?<![a-z])negative,?\s(?:(?:[a-z/&-]+\s){1,4}(?:of|at)\s|(?:at|of|by)\s)?(?:about\s|some\s|roughly\s|nearly\s)?"
    r"(?:[a-z]{2,3}\s?)?-?[$¥€£]?$"
)
"""Before a number with a minus, the word for it, which says no fall: negative at -$14.3bn."""


def signed(quantity: Quantity, bound: Bound) -> Decimal:
    """The value with the sign that number, direction and metric give it."""
    return quantity.value * (said(quantity, bound) or 1)


def said(quantity: Quantity, bound: Bound) -> int | None:
    """The sign that a text gives a number; None where its words leave it open."""
    if quantity.sign:
        return quantity.sign
    way = bound.direction.sign
    if bound.direction.change and quantity.unit.kind is not Kind.AMOUNT:
        return way if way != 0 else 1
    if way is None or way < 0:
        return way
    amount = bound.adjacent or quantity.unit.kind is Kind.AMOUNT or quantity.factor > 1
    lossy = bound.metric and (bound.metric.sign < 0 or bound.metric.id == "drawdown") and amount
    if lossy and (_PROFIT.match(bound.behind) or _is_won(quantity, bound)):
        return 1
    earned = _EARNED.search(bound.before) if lossy and not bound.adjacent else None
    if earned and not _LOST.search(bound.before, earned.end()):
        return 1
    return -1 if lossy else 1


def _is_won(quantity: Quantity, bound: Bound) -> bool:
    """Whether a count shares the verb of a gain, told since what another one lost.

    A lost 7k customers, B gained 90k and C 40k.
    """
    if bound.adjacent or quantity.unit.kind is Kind.AMOUNT:
        return False
    told = bound.told
    won = list(_WON.finditer(told))
    return bool(won) and not won[-1]["lost"]


_NET_AMOUNT = regex(
    r"(?:流量?净额|(?:^|[\s|、，])投资活动)(?:\([^()]{1,8}\))?(?:为|是|约|[:|\s])*$"
)
"""Before what came in less what went out, whichever is more."""


def agree(quantity: Quantity, bound: Bound, reading: Reading, fact: Decimal) -> bool:
    """Whether nothing that the text says of the direction speaks against the sign of a fact.

    Of a difference a text may leave the sign to its verbs: only known words contradict there.
    """
    twice = quantity.sign < 0 and not quantity.enclosed and _said_negative(bound)
    if twice and not _NEGATIVE.search(bound.before):
        return False
    known = _by_name(quantity, bound, reading, fact)
    if known is not None:
        return known
    sign = said(quantity, bound)
    if bound.direction.soft == "charge" and _TAX.search(reading.words):
        return fact > 0
    if not fact or not quantity.value or sign is None or _signless(quantity, bound, reading):
        return True
    plain = not quantity.sign and bound.direction.soft != "minus"
    if sign < 0 < fact and plain and not _may_be_negative(reading):
        return True
    if not quantity.sign and bound.direction.soft in ("beside", "quality"):
        sign = _from_either_side(sign, bound.direction.soft, reading)
    elif not quantity.sign and bound.direction.sign == 0 and _open(quantity, bound, reading):
        return True
    return sign is None or (sign < 0) == (fact < 0)


def _by_name(quantity: Quantity, bound: Bound, reading: Reading, fact: Decimal) -> bool | None:
    """Whether a spread goes the way that a fact says; None where it is none.

    So do figures with words that only spreads have.
    """
    if not quantity.sign and spreads.is_downside(bound.before, bound.around, reading.words):
        return True
    spread = spreads.agree(bound.before, bound.behind, quantity.sign, reading.words, fact)
    if spread is not None:
        return spread
    if quantity.sign or not fact:
        return None
    if _POSITIVE.search(bound.before) or _shares_rise(bound, reading):
        return fact > 0
    if _BELOW.search(bound.before):
        return fact < 0
    outcome = outcomes.agree(bound.before, bound.behind, reading.words, fact)
    if outcome is not None:
        return outcome
    if way := _way(bound, reading):
        return (fact < 0) == (way < 0)
    return None


def _shares_rise(bound: Bound, reading: Reading) -> bool:
    """Whether a figure without a word of its own is held against a growth.

    The text has spoken of no fall.
    """
    if reading.metric is None or not reading.metric.change:
        return False
    told = bound.told
    held = bound.direction.sign == 0 and _HELD_AGAINST.search(bound.before)
    return bool(held and _RISEN.search(told)) and not _FALLEN.search(told)


def _way(bound: Bound, reading: Reading) -> int:
    """Which way a figure goes by words that only such figures have; 0 where none says."""
    metric = reading.metric
    if _NET_ADDED.search(reading.words):
        return _last(_OPENED, bound.before)
    if _WORKING.search(reading.words):
        return _last(_FREED, bound.before)
    if _SWAYING.search(reading.words):
        return bool(_ADDED.search(bound.before)) - bool(_COST.search(bound.before))
    if _FLOW.search(reading.words):
        gone = -_is_drained(bound)
        return gone or _last(_WAY, bound.before) or _unanimous(bound.around)
    if metric and metric.family in _CASH_FLOWS and not _CASH.search(reading.words):
        return _last(_CASH, bound.before) or -_is_drained(bound)
    if metric and metric.change and metric.family in _SIGNED and _counts_up(reading):
        return _last(_LOSS_MOVED, bound.before)
    if _TWO_SIDED.search(reading.words) or _ACCOUNT.search(reading.words):
        return _last(_BALANCE, bound.before)
    signed_one = metric is not None and metric.family in _SIGNED and not metric.change
    return _of_result(bound.before) if signed_one else 0


def _of_result(before: str) -> int:
    """Which way a result is by its name right before it: a loss of, or income of."""
    if _A_LOSS.search(before):
        return -1
    return int(bool(_AN_INCOME.search(before)) and not _DENIED.search(before))


def _is_drained(bound: Bound) -> bool:
    """Whether cash is said to have gone, right before an amount or by what the sentence is of."""
    told = bound.told
    return bool(_DRAINED.search(bound.before) or _BURN.search(told.lower()))


def _counts_up(reading: Reading) -> bool:
    """Whether the name of a change is that of a profit, or of a loss that grows.

    净亏损同比扩大幅度.
    """
    lost = reading.metric is not None and reading.metric.sign < 0
    return not lost or _GROWS.search(reading.words) is not None


@lru_cache(maxsize=256)
def _last(pattern: re.Pattern[str], words: str) -> int:
    hits = list(pattern.finditer(words))
    return (-1 if hits[-1]["out"] else 1) if hits else 0


@lru_cache(maxsize=256)
def _unanimous(words: str) -> int:
    """Which way money flows in a sentence that speaks of one way alone."""
    ways = {-1 if hit["out"] else 1 for hit in _WAY.finditer(_OTHER_WAY.sub(" ", words))}
    return ways.pop() if len(ways) == 1 else 0


def _signless(quantity: Quantity, bound: Bound, reading: Reading) -> bool:
    """Whether sources report a metric with either sign, or a range is said that has none.

    A net amount (净额) has one.
    """
    metric = reading.metric
    if metric and metric.id in SIGNLESS and not metric.change:
        return not _NET_AMOUNT.search(bound.before)
    return quantity.hedge == "from" and not quantity.sign


def _may_be_negative(reading: Reading) -> bool:
    """Whether a positive fact could have been negative: then a word of fall contradicts it."""
    if _TWO_SIDED.search(reading.words):
        return True
    if _FALL.search(reading.words):
        return False
    metric, unit = reading.metric, reading.unit
    if metric is not None and (metric.change or metric.family in _SIGNED):
        return True
    if _GAIN.search(reading.words) or _RETURN.search(reading.words):
        return True
    points = unit is not None and unit.kind is Kind.POINT
    return points or bool(_DIFFERENCE.search(reading.words) or _NETTED.search(reading.words))


def _open(quantity: Quantity, bound: Bound, reading: Reading) -> bool:
    """Whether a number without any word of direction may be a difference that went down."""
    beside = bound.adjacent and quantity.unit.kind is not Kind.POINT
    if bound.direction.change or beside or bound.direction.soft == "bare":
        return False
    metric, unit = reading.metric, reading.unit
    if _EARNED_BACK.search(bound.before):
        return False
    change = metric is not None and metric.change
    point = unit is not None and unit.kind is Kind.POINT
    words = reading.words
    return change or point or bool(_DIFFERENCE.search(words) or _RETURN.search(words))


def _from_either_side(sign: int, soft: str, reading: Reading) -> int | None:
    """The sign of a difference told by a comparison (低3个百分点) or a judgement (恶化)."""
    if soft == "beside":
        if _ABOVE.search(reading.words):
            return sign
        return None if _GAP.search(reading.words) else sign
    if LOWER_IS_BETTER.search(reading.words):
        return -sign
    amount = reading.unit is not None and reading.unit.kind is Kind.AMOUNT
    known = amount or (reading.metric is not None and reading.metric.id)
    return sign if known or _IMPACT.search(reading.words) else None


def _said_negative(bound: Bound) -> bool:
    """Whether the words alone say a fall or a loss, so that a minus would say it twice."""
    return bound.direction.sign == -1 or (
        bound.adjacent and bound.metric is not None and bound.metric.sign < 0
    )
