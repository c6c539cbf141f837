"""Times of what happened, and of what something came from.

Neither is that of the figures beside.
"""

import re

from activities.rules.prose.context import Scene
from activities.rules.prose.periods import Period, PeriodMention
from activities.rules.scanning.regex import regex

_EVENT = regex(
    r"\s?(?:初|末|底|中旬|上旬|下旬)?(?:份|[0-9]{1,2}日)?(?:正式|全面|全线|顺利|陆续|如期|成功|"
    r"已经?|开始|起|分批|提前|实现|完成(?!对|收购|并购|交割|增资|定增|募资)|首次|建成|竣工)*"
    r"(?:投产|竣工|动工|开工|量产|点火|奠基|封顶|达产|投运|通车|并网|开业|上线|挂牌|落成|交付使用|"
    r"试产|试运行|试车|启用|启动|获批|完工|投用|复产|停产|成立|设立|交割|建成|通线|下线|转固|"
    r"完成(?=对)|下水|收购完成|完成(?:收购|并购|交割|增资|定增|募资))"
    r"(?:了)?(?:对[^，。；]{1,12}的(?:收购|并购|增资|重组))?(?=[，,。；;、)]|后|以来|至今|并|$)"
)
_FAR = 64
"""How many characters before a time may say that it is compared with."""
_FROM = regex(r"[由从自于较比过及]$")
_TO = regex(r"[0-9][^，,。；;]{0,16}[至到成为]\s?(?:约|近|逾|超过?)?$")
_MOVE = regex(r"[由从](?:[0-9][0-9,.]*)[^，,。；;0-9]{0,16}[至到]\s?(?:约|近|逾|超过?)?$")
"""A move to a number whose sentence has no other time."""
_SAME = regex(r"年?度?同期[^0-9，。；、]{0,12}")
_CHANGED = regex(r"期[^的]{0,10}(?:[增升涨降减跌多少高低]|下滑|回落|提[高升]|扩大|收窄|改善)")
"""Behind a time, by how much something changed since: 较2023年同期下降3.6%."""
_PART_OF = regex(r"(?:恢复[至到]|回[升到]至?|达到?|相当于|[是为])(?:了)?$")
"""Before the time whose level a number is a part of: 恢复至2019年同期的九成六."""
_PLACED = regex(r"(?:截至|截止|均为|均系)$")
_PLACED_EN = regex(
    r"(?:in|for|during|at|of|ended|on)\s(?:the\s)?"
    r"(?:(?:fiscal\s)?(?:year|quarter)\s(?:ended\s)?)?$|\($"
)
_AS_OF = regex(
    r"[(，,](?:以上|上述)?(?:数据|估值|行情|股价|市值|收盘价)?(?:均|皆)?"
    r"(?:截至|截止|按照?|以|基于|根据|as of )$"
)
_CLOSES_ALL = regex(r"\s?(?:收盘价?|收市价?|止)?(?:后|计算?)?\s?(?:[)。；;]|$)")
_IS = regex(r"(?:为|是|系)$")
_CLOSES = regex(r"\s?(?:[)。；;]|$|数据|口径|数字)")

_PRIOR = regex(
    r"(?<![a-z])(?:prior|previous|old|former)(?![a-z])|前次|上次|此前|(?:减持|增持|回购|注销|转增|"
    r"增发|发行|收购|重组|交易|变动|转股|拆分|转让|行权|本次)前(?![一二三四五六七八九十0-9])|"
    r"原(?![油料材矿木煤])|调整前|变更前|[上下][调修]前|修[正订]前|(?<![较比])[季期年月]初"
)
"""Names of what something was before it moved."""
_LEFT = regex(r"(?:从|由|自|(?<![a-z])from)\s?(?:[a-z]{3})?\s?[$¥€£]?$")
"""Before a number that something moved from."""
_NOW = regex(
    r"(?:相当于|占)(?:公司|其|总|[该本]行)*市值的|[当目]前|现价|现股价|最新(?:股价|收盘|市值|价)"
)
_OF_THEN = regex(r"的(?:约|近|逾|超过?|不足|不到|大约|将近)*")
"""Between a time and how many times its figure another one is: 接近上年同期的三倍."""


def is_now(scene: Scene, start: int, position: int) -> bool:
    """Whether the clause that begins there speaks of today: 占当前市值的14.8%."""
    hits = list(_NOW.finditer(scene.plain, start, position))
    return bool(hits) and not scene.before(scene.periods, position, hits[-1].start())


def is_measure(scene: Scene, mention: PeriodMention, position: int) -> bool:
    """Whether a number of times is counted in the figure of a time before it."""
    return _OF_THEN.fullmatch(scene.text, mention.end, position) is not None


def is_event(text: str, mention: PeriodMention) -> bool:
    """Whether a time is that of something that happened: 工厂已于5月投产."""
    return _EVENT.match(text, mention.end) is not None


def is_left(text: str, mention: PeriodMention) -> bool:
    """Whether a time before is the one that a move began in: 由上年的108天降至92天."""
    return mention.period.part == "LAST" and bool(_FROM.search(text[: mention.start][-1:]))


def before_it(scene: Scene, mention: PeriodMention) -> Period | None:
    """The time before as one that is earlier than that of a fact of the same; None of any other."""
    if is_left(scene.text, mention) and mention.period.year is None:
        return mention.period._replace(month=mention.period.month or 0)
    return None


def same_time(scene: Scene, mention: PeriodMention, position: int) -> Period | None:
    """The part of another year that a number is said to be of: 优于2025年同期的7.1%."""
    told = _SAME.fullmatch(scene.text, mention.end, position)
    compared = told and (_FROM.search(scene.text[: mention.start][-1:]) or "相比" in told[0])
    if told and compared and _CHANGED.search(told[0]):
        return None
    if not told or _PART_OF.search(scene.text[max(0, mention.start - 4) : mention.start]):
        return None
    return Period("YEAR", mention.period.year) if mention.period.year else None


def is_placed(text: str, mention: PeriodMention) -> bool:
    """Whether a time behind all figures is said to be theirs.

    …, in 2024; （均为2024年末）, but not 为下半年预留.
    """
    before = text[max(0, mention.start - 3) : mention.start]
    if _PLACED.search(before) or (_IS.search(before) and _CLOSES.match(text, mention.end)):
        return True
    return bool(_PLACED_EN.search(text[max(0, mention.start - 24) : mention.start].lower()))


def words_before(scene: Scene, mention: PeriodMention) -> str:
    """The words before a time that may say it is compared with; none where a name ends there.

    奥多比2024年度.
    """
    names = scene.before(scene.entities, mention.start, 0)
    named = any(name.end == mention.start for name in names)
    floor = scene.sentence(mention.start)[0]
    return "" if named else scene.text[max(floor, mention.start - _FAR) : mention.start]


def is_moved(scene: Scene, position: int, period: Period | None) -> bool:
    """Whether a number ends a move that began a year before.

    The last year named is no later than that.

    2025年为5.2亿元，2024年4.9亿元；周转天数由上年的97天降至88天: the 88 are of 2025.
    """
    if period is None or period.year is None:
        return False
    named = scene.before(scene.periods, position, 0)
    start = scene.sentence(position)[0]
    if _MOVE.search(scene.text, start, position) and not scene.before(
        scene.periods, position, start
    ):
        return not named or any(m.period.year and m.period.year > period.year for m in named)
    if not named or not is_left(scene.text, named[0]):
        return False
    later = any(m.period.year and m.period.year > period.year for m in named[1:])
    return later and bool(_TO.search(scene.text, named[0].end, position))


def day_of_all(scene: Scene, position: int, end: int) -> Period | None:
    """The day that a sentence gives all its figures at its end: （截至7月10日）."""
    behind = scene.after(scene.periods, position, end)[-1:]
    if not behind or not _AS_OF.search(scene.text[: behind[0].start][-12:]):
        return None
    return behind[0].period if _CLOSES_ALL.match(scene.text, behind[0].end) else None


def is_planned(text: str, mention: PeriodMention) -> bool:
    """Whether something is planned for a time behind a figure: 预计2025年投产."""
    return bool(re.search(r"(?:预计|计划|拟|将|有望)(?:于|在)?$", text[: mention.start][-6:]))


def is_former(words: str) -> bool:
    """Whether the name of a fact tells what there was before a move.

    前次出货目标, previous guidance.
    """
    return bool(_PRIOR.search(words))


def was_left(before: str, words: str) -> bool:
    """Whether a number that something moved from is that of a fact of what there was before.

    由15GW调整为13GW.
    """
    return is_former(words) and bool(_LEFT.search(before))
