"""Times of a maturity, a start, a target or an aside: no figure beside them is of these."""

import re
from collections.abc import Sequence

from activities.rules.prose import asides, events
from activities.rules.prose.context import Scene
from activities.rules.prose.periods import Period, PeriodMention
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.years import has_year, is_compared
from activities.rules.scanning.regex import regex

_OTHERWISE = regex(
    (
        r"(?<![A-Za-z])(?:(?:due|maturing|matures?|expir(?:es?|ing))"
        r"(?:\s(?:by|before|within|at)(?:\s(?:the\s)?(?:end|close)\sof)?)?|into|until|beyond|"
        r"since|callable|starting|beginning|opens?|payable(?: on)?|of "
        r"record(?: (?:on|as of|at the close of business on))?|effective|launch(?:es|ed)?|CES|MWC|"
        r"expo)\s(?:in\s|the\s|early[ -]|late[ -]|mid-|end-)*$|(?:将|拟|定|计划|预计)于$|(?:登记|"
        r"除权|除息|除权除息|派息|发放|付息|兑付|到期|起息|缴款|上市)日(?:期|定)?[为是在于:]?\s?$"
    ),
    re.IGNORECASE,
)
"""A time that is that of a maturity, a start or an end, and not of the figure beside it."""
_SINCE = regex(
    r"\s?(?:-\s?(?:19|20)[0-9]{2}\s?年?)?"
    r"(?:\s(?:average|avg|mean|peak|trough|highs?|lows?|levels?|baseline|base)(?![a-z])|"
    r"的?(?:均值|平均|高点|低点|峰值))(?!\s?(?:of\s)?[$¥€£]?[0-9])|"
    r"\s?(?:以来|至今|起(?![0-9])|到期|以前|之前|(?:年?同期|同期水平|水平|"
    r"(?:销售|业绩|经营|营收|盈利|利润|交付|产量|投资)?(?:目标|计划|指引|预算|任务|预测))"
    r"(?:水平|值|数)?的(?=\s?(?:约|近|逾|超过?)?\s?[0-9一二三四五六七八九])"
    r"|的\s?(?:约|近|逾|超过?)?\s?[0-9.]+\s?倍)"
)
_SCHEDULED = regex(
    r"(?:排|延|持续|交付|锁定?|签|订|卖|维持|推迟|覆盖|有效期|到期|"
    r"满产)[^，。；0-9]{0,6}[至到](?:了)?$"
)
"""Before the time until which orders or terms run: 排期已到2029年."""
_RESTORED = regex(r"(?:恢复[至到]|相当于|回升?[至到]|达到?|修复至)$")
_RELATIVE = regex(
    r"(?<![A-Za-z])(?:which|who|whose|when|after|since|until|before)\s[^,;:0-9]{0,56}$"
)
"""Before a month of an aside: , which cut its forecast in March, lost 6 %."""
_THROUGH = regex(r"(?<!year )(?<!months )(?<!quarter )(?<!\x00 )(?<![0-9] )through\s$")
"""Before the year with which a plan ends: $24.5 billion on its grid through 2030."""
_NOT_BEFORE = regex(
    r"(?<![a-z])(?:before|prior to|ahead of|earlier than|until|till|"
    r"not until)\s(?:(?:the|late|early|mid|end|start|close|of|fiscal)[ -])*$"
)
"""Before a year that something is not to be reached until: a level it did not expect to see before
2027."""
_LASTING = regex(r"(?<![A-Za-z])[Ss]ince\s[A-Za-z' ]{0,36}\s(?:in|on)\s$")
_BOND = regex(
    r"\s(?:(?:senior|unsecured|secured|subordinated|junior|convertible|green|dollar|euro|sterling|"
    r"yen|floating-rate|fixed-rate|first-lien|second-lien|perpetual)\s)*(?:notes?|bonds?|"
    r"debentures?|convertibles?|converts|maturit(?:y|ies)|sukuk|cocos?|term loans?|tranches?|"
    r"issues?|paper|leaps|calls|puts|expir(?:y|ies|ations?))(?![a-z])"
)
"""Behind the year that is part of a bond's name: the 2031 notes."""
_TARGETED = regex(
    r"\s(?:share\s)?(?:price targets?|target prices?|pts?)(?![a-z])|"
    r"\s(?:[a-z]+\s)?(?:goals?|targets?|ambitions?|objectives?|"
    r"aims?)(?![a-z])(?!(?:\s(?:of|is|was|at|for|to))*\s[^0-9a-z]{0,3}[0-9])"
)
"""Behind the horizon of a price, or of a goal whose number does not follow."""
_FORESEEN = regex(
    r"(?<![a-z])(?:expects?|expected|guid(?:ed?|es|ing|ance)|outlook|forecasts?|"
    r"target(?:s|ed|ing)?|aiming for|anticipates?|projects|projected|foresees?|plans to|"
    r"budgets?)(?![a-z])[^;.0-9]*$"
)
"""Before what is still to come: the time of the sentence before is not its own."""
_FORESEES = regex(
    r"(?<![a-z])(?:guid(?:es|ed|ing)|expects|expecting|forecasts|anticipates|projects|foresees|"
    r"targets|targeting|(?:plann|look|budget)ing for|plans? for)\s"
    r"|(?:,\s(?:and\s|with\s|while\s|but\s)?|;\s)[^;]{0,60}[0-9][0-9.%x]*\s(?:[a-z]+\s){0,3}?"
    r"(?:is|are)\s(?:now\s)?(?:expected|guided|forecast|pencilled in|targeted|planned|"
    r"seen|foreseen)\s(?:for|in)\s"
)
"""Who looks ahead, from there on."""
_AWAITED = regex(
    r"(?<![a-z])(?:(?:expected|likely|forecast|set|poised|tipped|seen|due|scheduled) to (?:cut|"
    r"raise|lower|hike|hold|keep|leave|lift|pay|close|report|announce|meet|decide)|"
    r"will (?:pay|receive|get|be paid|distribute)|"
    r"goes ex-dividend)(?![a-z])(?:[^;.]|\.(?=[0-9]))*\s(?:on|at)\s$"
)
"""Before the day on which something is still to happen."""
_BY_THEN = regex(
    r"(?<![a-z])by the (?:end|close) of\s(?:the\s)?(?:(?:fiscal|financial)\s)?(?:year\s)?$"
)
_TO_DO = regex(
    r"(?<![a-z])(?:will|would|shall|must|should|plan(?:s|ned|ning)?|aim(?:s|ed|ing)?|"
    r"intend(?:s|ed|ing)?|hop(?:es?|ed|ing)|want(?:s|ed)?|seek(?:s|ing)?|pledged?|"
    r"expect(?:s|ed|ing)?|guid(?:es|ed|ing)|target(?:s|ed|ing)?"
    r"|forecasts?|to\s(?!just|about|some|only|around|nearly|the\s|"
    r"an?\s)[a-z]{3,})(?![a-z])[^;0-9]*$"
)
"""Before what is to be done or reached by a time: facts may date it with the plan as well as with
its end."""
_PLANNED = regex(
    r"(?<![a-z])(?:plan(?:s|ned|ning)?|expect(?:s|ed|ing)?|aim(?:s|ed|ing)?|intend(?:s|ed|ing)?|"
    r"hop(?:es?|ed|ing)|guid(?:es?|ed|ing)|target(?:s|ed|ing)?|budget(?:s|ed|ing)?|forecasts?|"
    r"projects|projected|anticipate[sd]?|sees|looks (?:for|to)|will|should)(?![a-z])[^.;:0-9]*$"
)
_TO_ITS_TIME = regex(
    r"[^0-9,;.:()]{1,64}\s(?:in|for|during|over)\s(?:the\s)?"
    r"(?:(?:whole|full|fiscal|financial|calendar|all)\s)?(?:of\s|year\s)?"
)
_OTHER_CLAUSE = regex(
    r"(?<![a-z])(?:and|but|while|whereas|which|that|as|after|from|than|versus|vs|against|"
    r"compar[a-z]+|above|below|over the|beat[a-z]*|exceed[a-z]*|up|down|was|were|had|reported|"
    r"booked|sold|earned|made)(?![a-z])"
)
"""Around the words between a figure of a plan and the time of the plan."""
_FULFILS = regex(r"(?:完成|达成)了?(?:其|公司|管理层)?$")
_NAMED_TTM = regex(
    r"(?:市[盈销净现]率|股息率|p[ebs]|pcf|p/(?:e|b|s|cf)|ev/ebitda|eps|roe)[\s(]*ttm$|滚动$"
)
_FAR, _LEAD = 64, 32
_SPAN = regex(r"\s?(?:to|through|至|到|-|~)\s?")


def is_elsewhere(scene: Scene, mention: PeriodMention) -> bool:
    """Whether a time is that of a maturity, a start or a target."""
    if names_bond(scene, mention) or _is_awaited(scene, mention) or _is_target(scene, mention):
        return True
    before = scene.text[max(0, mention.start - _LEAD) : mention.start]
    if mention.period.part == "FY" and (_THROUGH.search(before) or _NOT_BEFORE.search(before)):
        return True
    if _RESTORED.search(before) and scene.text.startswith("同期", mention.end):
        return True
    if _LASTING.search(scene.text[max(0, mention.start - 48) : mention.start]):
        return True
    if mention.period.part == "MONTH" and _RELATIVE.search(
        scene.text[max(0, mention.start - 64) : mention.start]
    ):
        return True
    if _SCHEDULED.search(before) or events.is_event(scene.text, mention):
        return True
    if _OTHERWISE.search(before) or _SINCE.match(scene.text, mention.end):
        return True
    ends = scene.after(scene.periods, mention.end, mention.end + 6)[:1]
    return any(
        _SPAN.fullmatch(scene.text[mention.end : end.start]) and end.period.part == "DAY"
        for end in ends
    )


def dating(scene: Scene, before: Sequence[PeriodMention]) -> Sequence[PeriodMention]:
    """The times before a number, without the TTM of a multiple's name where a day is named.

    市盈率(TTM).
    """
    if not any(m.period.part == "DAY" for m in before):
        return before
    return [m for m in before if not _NAMED_TTM.search(scene.plain, max(0, m.start - 12), m.end)]


def _is_awaited(scene: Scene, mention: PeriodMention) -> bool:
    """Whether a day is the one on which something is still to happen.

    Expected to cut its rate on June 11.
    """
    before = scene.plain[max(0, mention.start - _FAR) : mention.start]
    return mention.period.part == "DAY" and bool(_AWAITED.search(before))


def _is_target(scene: Scene, mention: PeriodMention) -> bool:
    """Whether a time is the one by which a price is to be reached.

    A December 2027 price target of $58.
    """
    return _TARGETED.match(scene.plain, mention.end) is not None


def names_bond(scene: Scene, mention: PeriodMention) -> bool:
    """Whether a year is part of the name of a bond, and dates nothing else.

    The 2031 notes yield 6.85%.
    """
    return mention.period.part == "FY" and bool(_BOND.match(scene.plain, mention.end))


def is_foreseen(scene: Scene, position: int, floor: int) -> bool:
    """Whether the words before a number speak of what is still to come."""
    return bool(_FORESEEN.search(scene.plain, max(floor, position - _FAR), position))


def is_deadline(scene: Scene, mention: PeriodMention, before: tuple[int, int]) -> bool:
    """Whether a time is the one by whose end the figure before it is to be reached.

    To close 41 by the end of 2027.
    """
    if not _BY_THEN.search(scene.plain, max(0, mention.start - _LEAD), mention.start):
        return False
    floor = max(before[0], before[1] - _FAR)
    return any(_TO_DO.search(scene.plain, floor, end) for end in (before[1], mention.start))


def of_plan(scene: Scene, quantity: Quantity, around: tuple[int, int]) -> PeriodMention | None:
    """The time some words behind a figure of a plan, where it is the plan's.

    To make 14m pounds at its mine in 2025.
    """
    floor, until = around
    for mention in scene.after(scene.periods, quantity.end, min(until, quantity.end + _FAR))[:1]:
        named = scene.before(scene.periods, quantity.start, floor)[:1]
        since = max(floor, quantity.start - _FAR, *(m.end for m in named))
        gap = scene.plain[quantity.end : mention.start]
        apart = _OTHER_CLAUSE.search(gap) or mention.period.year is None
        if not apart and _TO_ITS_TIME.fullmatch(gap):
            planned = _PLANNED.search(scene.plain, since, quantity.start)
            return mention if planned else None
    return None


def begins_between(scene: Scene, start: int, end: int) -> bool:
    """Whether something foreseen begins there: $6.8bn, and it guided for $8bn to $10bn in 2026."""
    return bool(_FORESEES.search(scene.plain, start, end))


def is_plan(scene: Scene, mention: PeriodMention) -> bool:
    """Whether a time is that of a plan of which a part is reached: 完成年度指引中值的56%."""
    return bool(_FULFILS.search(scene.text[max(0, mention.start - 8) : mention.start]))


def last_year(scene: Scene) -> Period | None:
    """The last time with a year that a text names."""
    named = (m for m in reversed(scene.periods[-8:]) if has_year(m.period))
    own = (
        m.period
        for m in named
        if not (is_elsewhere(scene, m) or asides.has_figure(scene.text, m) or is_compared(scene, m))
    )
    return next(own, None)
