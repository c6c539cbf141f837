"""Times of what a level was only compared with.

Another metric behind it is of the first time again.

2026Q3营业收入为1,652亿元，上年同期(2025Q3)为1,640亿元;归母净利润为372.7亿元: the 372.7 are of
2026Q3.
"""

from bisect import bisect_right

from activities.rules.prose.context import Scene
from activities.rules.prose.periods import Period, PeriodMention
from activities.rules.scanning.regex import regex

_OPENED, _CLOSED = regex(r"\s?\((?:即|指)?\s?"), regex(r"\s?\)")
_WITH = regex(r"[与和同跟及](?:去年|上年)?$")
_LEVEL = regex(
    r"(?:的?(?:水平|数据|数值))?(?:基本|大致|大体|几乎|总体|完全)?"
    r"(?:持平|一致|相当|相若|相仿|接近|打平)"
)
"""Around a time that a level is only the same as at: 与二季度末基本持平."""
_SAME_PART = regex(r"年?度?同期")
_EXTREME = regex(
    r"'?s?\s(?:(?:record|all-time|intraday|closing|52-week|cycle|post-earnings)\s){0,2}(?:highs?|"
    r"lows?|peak|trough|top|bottom|close|record|level|"
    r"price)\s(?:of|at)\s(?:about\s)?[^0-9a-z]{0,2}$"
)
_REACHED = regex(
    r"(?<![a-z])(?:peaked|bottomed|troughed|topped out|bottomed out|debuted|listed|floated|"
    r"went public|split)\s(?:on|in)\s$"
)
"""Around a time, what tells that it is the one of a price then: its January 30 high of $223.98."""
_AFTER = regex(
    r"(?<![a-z])after (?:(?:(?:posting|reporting|booking|recording|making|suffering|incurring|"
    r"taking) )?(?:a |an |its |the )?(?:net |operating |pre-tax |pretax |adjusted )?(?:profit|"
    r"loss|gain|deficit|surplus|rise|fall|drop|decline|increase) of |(?:losing|earning|making|"
    r"burning|spending|shedding|gaining|adding) )(?:about |some )?(?:[a-z]{2,3} ?)?[^;:a-z]{1,16}"
    r"(?:\s?(?:billion|million|bn|m|percent))? (?:in|for|during) (?:the )?$"
)
"""Before the time of what a figure came after: a loss of $18.8bn, after a profit of $1.7bn in
FY2023."""
_MOVES_ON = regex(
    r"\s?(?:个?百分点|%|[万亿]*元)?[)]?\s?[，,；;。][^，。；0-9]{1,24}[由从自][^，。；0-9]{0,4}"
    r"-?[0-9][^，。；]{0,16}[至到](?:了)?(?:约|近|逾)?"
)
"""Between such a figure and where another metric moved to: 上年同期为B，毛利率由C升至D."""
_THEN_GROWTH = regex(
    r"\s?[)]?\s?[，,]?\s?\(?(?:同比|增[长速幅]|[下上][降升])[^，。；0-9]{0,6}[+-]?[0-9.]+"
    r"(?:%|个?百分点)?\)?"
)
"""Behind such a figure, only by how much it grew."""
_GREW_BY = regex(r"\s?[)]?[，,]\s?(?:同比)[^，。；0-9]{0,8}[+-]?")
_MEANWHILE = regex(r"[，；,][^，。；,0-9]{2,12}(?<![上去]年)(?<!一年)同期[^，。；0-9]{0,12}$")
_BARE = regex(r"[，,](?:而|且)?[^，。；,0-9]{2,14}")
_PACE = regex(r"同比|[0-9]%")
_LEADS = regex(r"[约近逾]?")
_OF_THEN = regex(
    r"的(?!(?!水平|净?亏损?|规模|基数)(?:[^，。；0-9]{0,4}?(?:增[长加幅速量]|[下升][降升]|"
    r"提[升高]|减少|[涨跌降升]幅|回落|回升|差[距额]|变[动化]|跨越|飞跃|突破)))"
)
"""Around a figure right behind the time that is compared with, which is that one's:
较上年同期52.43亿元的亏损."""
_AND_WITH = regex(r"\s(?:and|or)\s(?:with|to|against)\s(?:[^,;.0-9]|\.(?=\S)){0,40}")
"""Between the time of one figure that is compared with and the next such figure: with $3.68 in 2024
and with $2.90 at Visa."""
_WEIGHED = regex(
    r"(?<![a-z])(?:compare[sd]? (?:with|to)|against|versus|vs\.?|than)\s(?:[^;.]|\.(?=\S)){0,80}$"
)


def owns(scene: Scene, mention: PeriodMention, position: int) -> bool:
    """Whether a time that something is compared with stands right before its own level."""
    if mention.end > position or not _LEADS.fullmatch(scene.text, mention.end, position):
        return False
    at = bisect_right(scene.ends, position)
    return at < len(scene.ends) and _OF_THEN.match(scene.text, scene.ends[at]) is not None


def is_left(scene: Scene, mention: PeriodMention, position: int) -> bool:
    """Whether a time is such a one for the number at a position.

    Its own figure has no metric, the next has one.
    """
    if _WITH.search(scene.text[: mention.start][-4:]) and _LEVEL.match(scene.text, mention.end):
        return True
    if _AFTER.search(scene.plain, scene.sentence(mention.start)[0], mention.start):
        return True
    if _AND_WITH.fullmatch(scene.plain, mention.end, position) and _WEIGHED.search(
        scene.plain, scene.sentence(mention.start)[0], mention.start
    ):
        return True
    figure = bisect_right(scene.ends, mention.end)
    if figure >= len(scene.ends) or scene.ends[figure] >= position:
        return False
    end = scene.ends[figure]
    if _is_of_an_extreme(scene, mention, end):
        return True
    if _is_outgrown(scene, mention, end, position) or _is_of_now(scene, mention, end, position):
        return True
    if scene.after(scene.metrics, mention.end, end) or not scene.after(
        scene.metrics, end, position
    ):
        return False
    return (
        _is_explained(scene, mention)
        or _comes_again(scene, mention, position)
        or _closes(scene, mention, end, position)
        or _goes_on(scene, mention, end, position)
        or _MOVES_ON.fullmatch(scene.text, end, position) is not None
    )


def _is_of_an_extreme(scene: Scene, mention: PeriodMention, end: int) -> bool:
    """Whether a time is that of a high, a low or a start, and of nothing else.

    Its price stands right behind it.
    """
    words = scene.plain[mention.end : end].rstrip("0123456789.,%")
    if _EXTREME.fullmatch(words):
        return True
    reached = _REACHED.search(scene.plain, max(0, mention.start - 24), mention.start)
    return bool(reached) and words.startswith(" at ")


def _is_explained(scene: Scene, mention: PeriodMention) -> bool:
    """Whether a time tells in brackets which one the year before was, or the other way.

    上年同期(2025Q3).
    """
    around = [
        *scene.before(scene.periods, mention.start, mention.start - 20)[:1],
        *scene.after(scene.periods, mention.end, mention.end + 4)[:1],
    ]
    for other in around:
        one, two = sorted((mention, other), key=lambda named: named.start)
        last = "LAST" in (one.period.part, two.period.part)
        joined = _OPENED.fullmatch(scene.text, one.end, two.start)
        if last and joined and _CLOSED.match(scene.text, two.end):
            return not scene.text[one.start : two.start].isascii() or not two.period.year
    return False


def _closes(scene: Scene, mention: PeriodMention, end: int, position: int) -> bool:
    """Whether a time is a year before the one told before it.

    Its figure is then the last of a sentence that is over.
    """
    told = scene.before(scene.periods, mention.start, scene.sentence(mention.start)[0])[:1]
    over = scene.sentence(position)[0] > end >= 0 and not scene.text[mention.end : end].isascii()
    last = bisect_right(scene.ends, scene.sentence(end - 1)[1])
    return bool(
        over
        and told
        and (scene.ends[last - 1] == end or _grew(scene, end, scene.ends[last - 1]))
        and _is_year_before(scene, mention, told[0].period)
    )


def _is_outgrown(scene: Scene, mention: PeriodMention, end: int, position: int) -> bool:
    """Whether a growth behind the figure of a year before is what it grew by since.

    None has been told yet: A，2024年同期为B，同比增长.
    """
    if not _GREW_BY.fullmatch(scene.text, end, position):
        return False
    told = scene.before(scene.periods, mention.start, scene.sentence(mention.start)[0])[:1]
    if not told or not _is_year_before(scene, mention, told[0].period):
        return False
    return _PACE.search(scene.text, told[0].end, mention.start) is None


def _is_of_now(scene: Scene, mention: PeriodMention, end: int, position: int) -> bool:
    """Whether another company's number is of the first time again.

    A，上年同期为B，乙公司同期为C.
    """
    if not _MEANWHILE.search(scene.text, end, position):
        return False
    told = scene.before(scene.periods, mention.start, scene.sentence(mention.start)[0])[:1]
    back = mention.period.part == "LAST" and not mention.period.year
    return bool(told and (back or _is_year_before(scene, mention, told[0].period)))


def _goes_on(scene: Scene, mention: PeriodMention, end: int, position: int) -> bool:
    """Whether another metric in the same sentence is of the time told before last year's.

    营收A，去年同期B，净利润C.
    """
    back = mention.period.part == "LAST" and not mention.period.year
    if not back or not _BARE.fullmatch(scene.text, end, position):
        return False
    return bool(scene.before(scene.periods, mention.start, scene.sentence(mention.start)[0]))


def _grew(scene: Scene, end: int, last: int) -> bool:
    """Whether nothing but a growth stands between a figure and the last one of its sentence."""
    return _THEN_GROWTH.fullmatch(scene.text, end, last) is not None


def _comes_again(scene: Scene, mention: PeriodMention, position: int) -> bool:
    """Whether a time is a year before the one told before it, and told again.

    It stands behind the next number, itself or as the year before.
    """
    if scene.text[mention.end : position].isascii():
        return False
    told = scene.before(scene.periods, mention.start, 0)[:1]
    behind = scene.after(scene.periods, position, scene.sentence(position)[1])[:1]
    if not told or not behind or not _is_year_before(scene, mention, told[0].period):
        return False
    again = behind[0].period
    return again == mention.period or (again.part == "LAST" and not again.year)


def _is_year_before(scene: Scene, mention: PeriodMention, told: Period) -> bool:
    period = mention.period
    same = period.part in (told.part, "END") or _SAME_PART.match(scene.text, mention.end - 1)
    return bool(same and told.year and period.year == told.year - 1)
