"""The names that a run of numbers is told of, in their order.

Those listed before it, spread, or behind it.
"""

import re
from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise

from activities.rules.prose.context import M, MetricMention, Scene
from activities.rules.prose.entities import EntityMention
from activities.rules.prose.metrics import NAMES
from activities.rules.prose.periods import Period, PeriodMention
from activities.rules.scanning.regex import regex

_THROUGH = regex(r"\s?(?:-|~|至|到|to|through)\s?")
_SO_FAR = regex(r"[^，。]{0,8}?q1\s?[-~至到]\s?q?(?P<last>[2-4])")
"""Quarters told from the first: 2025Q1到Q4."""
_QUARTERS = regex(
    r"(?:第?(?P<first>[一二三])(?:季度)?(?:[至到~-]|、(?:[一二三]、)?)第?|"
    r"前)(?P<last>[二三四])个?季度$"
)
"""Quarters told from one to another, or all from the first: 一至三季度, 一、二、三季度."""
_NUMERALS, _LOOK = "一二三四", 10
_LIST = regex(
    (
        r"(?:\s|[、，,/;；()和与及跟~\x00-]|以及|和及|(?<![A-Za-z])and(?![A-Za-z])|同比|环比|分别|"
        r"其|its|the|of|for|in|at|as well as|attributable to (?:the |its )?"
        r"(?:(?:share|stock)holders|owners)(?: of the (?:company|parent))?|年|'s|的)*"
    ),
    re.IGNORECASE,
)
IN_TURN = regex(
    (
        r"分别|依次|各为|"
        r"(?<![A-Za-z])(?:respectively|in (?:that |the same |this |like )?order)(?![A-Za-z])"
    ),
    re.IGNORECASE,
)
_HEADS_RUN = regex(
    r"(?:则|也)?(?:分别|依次|各)(?:为|是|达到?|约)?|\s(?:of|at|were|was|stood at|came to|"
    r"came in at|reached|totall?ed|amounted to)\s(?:[A-Z]{2,3}\s?)?[$¥€£]?"
)
"""Between a metric and a run of numbers that are all of it."""
_ALSO_IN = regex(r"[，,、；]\s?(?:其中|而|[较比])?")
_IS = regex(r"(?:则|仅|也)?(?:为|达|是|的)?(?:约|近|逾|超)?")
_EXPLAINED = regex(r"\s?\((?:即|指)?\s?\x00+\s?\).*")
"""Behind a time, another name of it: 上年同期(2024年上半年)."""
_THIS_TIME = regex(r"(?:本期|报告期内?|今年同?期?|本年)(?:则|已)?(?:分别|依次)[为达是]?$")
"""Before a run of the metrics that the sentence before told of another time:
上年同期…；本期分别为."""
_THINGS = regex(r"(?<![^，。；:\n])[^，。；:\n0-9]{1,16}?(?:、|和|与|及|/)[^，。；:\n0-9]{1,16}$")
"""Before the only metric of a clause, things that it is told of."""
_TIME_BEFORE = regex(
    r"(?:同[期季]|[上去]一?年|年前|前一年|[0-9]年度?|[QH][1-4]|季度?|半年|"
    r"[0-9六九]个?月)(?:数据|数字)?(?:则|也|仅|却)?(?:为|是|录得|达到?)?(?:约)?$"
)
Named = EntityMention | MetricMention | PeriodMention


def tail(scene: Scene, mentions: list[M], position: int, floor: int) -> list[M]:
    """The list of mentions, side by side, that ends last before a position."""
    found: list[M] = []
    for mention in scene.before(mentions, position, floor):
        gap = scene.text[mention.end : found[-1].start] if found else ""
        if found and (not _LIST.fullmatch(gap) or gap == "'s "):
            break
        if found and _is_code_of(scene, mention, found[-1]):
            found.pop()
        found.append(mention)
    return found[::-1]


def _is_code_of(scene: Scene, name: M, code: M) -> bool:
    """Whether two mentions are one company's name and its code: 百济神州(06160)."""
    return name[2] == code[2] and scene.text[name.end : code.start].strip() == "("


def years(scene: Scene, mentions: list[PeriodMention]) -> list[PeriodMention]:
    """The times of a list; 2024-2026年 names every year between."""
    if len(mentions) == 1 and (hit := _SO_FAR.match(scene.plain, mentions[0].start)):
        told = [f"Q{number}" for number in range(1, int(hit["last"]) + 1)]
        return [m._replace(period=m.period._replace(part=part)) for m in mentions for part in told]
    alone = all(m.period.part == "THIS" for m in mentions[:-1])
    if mentions and alone and (turned := _turned(scene, mentions[-1])):
        return turned
    if len(mentions) != 2 or not _THROUGH.fullmatch(
        scene.text[mentions[0].end : mentions[1].start]
    ):
        return mentions
    first, last = mentions[0].period, mentions[1].period
    if (quarters := _quarters(first, last)) and first.year:
        return [mentions[1]._replace(period=first._replace(part=f"Q{n}")) for n in quarters]
    if first.year is None or last.year is None or not 0 < last.year - first.year < 10:
        return mentions
    span = range(first.year, last.year + 1)
    return [mentions[1]._replace(period=last._replace(year=year)) for year in span]


_IN_SHORT = regex(r"营收|收入|归母|扣非|毛利|净利率|费用率|现金流")
"""What metrics are told by alone: 收入+11.2%，归母+18.5%，扣非+22.1%."""
_ITEMS = regex(r"[^，。；0-9]、|[^，。；、0-9](?:以及|[和与及])[^，。；0-9]+$")
"""Between a time and 依次, things that are told in turn themselves:
前三季度销售、管理、研发费用率依次为."""


def _turned(scene: Scene, last: PeriodMention) -> list[PeriodMention]:
    """The quarters from one to the last named, told one by one.

    一至三季度依次为, 前三个季度分别为.
    """
    hit = _QUARTERS.search(scene.text, max(0, last.start - _LOOK), last.end)
    turn = IN_TURN.search(scene.text, last.end, scene.sentence(last.end)[1])
    one_by_one = hit is not None and "个季度" in hit[0]
    if not hit or not (turn or one_by_one):
        return []
    if turn and _ITEMS.search(scene.text, last.end, turn.start()):
        return []
    if hit[0].startswith("前三季") and _are_several(scene, last.start):
        return []
    first = _NUMERALS.index(hit["first"]) + 1 if hit["first"] else 1
    closing = _NUMERALS.index(hit["last"]) + 1
    return [
        last._replace(period=last.period._replace(part=f"Q{n}")) for n in range(first, closing + 1)
    ]


def _are_several(scene: Scene, position: int) -> bool:
    """Whether a sentence tells several metrics before a time.

    收入、归母净利润和扣非净利润前三季度分别增长.
    """
    start = 1 + max(scene.text.rfind(stop, 0, position) for stop in "。\n")
    told = {mention.metric.id for mention in scene.before(scene.metrics, position, start)}
    return len(told) > 1 or len(set(_IN_SHORT.findall(scene.text, start, position))) > 1


def parts(mentions: Sequence[PeriodMention], count: int) -> Sequence[PeriodMention]:
    """The quarters or halves of the only year that is named: 2025年四个季度分别为."""
    letter = {2: "H", 4: "Q"}.get(count)
    if len(mentions) != 1 or mentions[0].period.part != "FY" or letter is None:
        return ()
    year = mentions[0]
    told = [year.period._replace(part=f"{letter}{n}") for n in range(1, count + 1)]
    return [year._replace(period=period) for period in told]


def _quarters(first: Period, last: Period) -> range:
    """The quarters from one to another of the same year: 2025Q1到Q4."""
    parts = first.part + last.part
    if last.year not in (None, first.year) or not re.fullmatch("Q[1-4]Q[1-4]", parts):
        return range(0)
    return range(int(parts[1]), int(parts[3]) + 1)


_SHARES = regex(r"占[^，。；0-9]{0,12}$")
"""Before shares of a whole, which is the metric of none of them: 分别占晶圆收入的25%和36%."""


def spread(scene: Scene, position: int, floor: int, count: int) -> Sequence[Named]:
    """Names spread over the sentence, each once: 比亚迪A元，宁德时代B元，分别增长."""
    companies = _companies(scene, position, floor)
    known = {key: m for key, m in companies.items() if not key.startswith("?")}
    found_metrics = scene.before(scene.metrics, position, floor)
    named = {m.metric.id: m for m in reversed(found_metrics)}
    if found_metrics and _HEADS_RUN.fullmatch(scene.text[found_metrics[0].end : position]):
        named = {}
    if _SHARES.search(scene.text, floor, position) or _is_of_things(scene, position, floor):
        named = {}
    times = {m.period: m for m in reversed(scene.before(scene.periods, position, floor))}
    dated = [m for m in times.values() if m.period.year and not _is_spent(scene, m, position)]
    for found in (list(companies.values()), list(known.values()), list(named.values()), dated):
        if len(found) == count:
            return found
    if not companies and floor:
        before = scene.sentence(floor - 1)[0]
        asked = scene.text[floor - 1] in "?？"
        if not found_metrics and (asked or _THIS_TIME.search(scene.text, floor, position)):
            told = {m.metric.id: m for m in reversed(scene.before(scene.metrics, floor, before))}
            if len(told) == count:
                return list(told.values())
        earlier = {m.key: m for m in reversed(scene.before(scene.entities, floor, before))}
        return list(earlier.values()) if len(earlier) == count else ()
    return ()


def _companies(scene: Scene, position: int, floor: int) -> dict[str, EntityMention]:
    """The companies before a run.

    None where one stands alone before it, the others having their figures: …，乙公司同期分别为.
    """
    companies = {m.key: m for m in reversed(scene.before(scene.entities, position, floor))}
    index = bisect_right(scene.ends, position)
    last = scene.ends[index - 1] if index else 0
    own = sum(company.start >= last for company in companies.values())
    return {} if len(companies) > 1 and own == 1 else companies


def again(scene: Scene, position: int, floor: int, count: int) -> Sequence[MetricMention]:
    """The metrics of a sentence, whose numbers of a time before follow together.

    营收A、净利B，上年同期则为C、D.
    """
    told = bisect_right(scene.ends, position) - bisect_right(scene.ends, floor)
    if told != count or not _TIME_BEFORE.search(scene.text, floor, position):
        return ()
    found = scene.before(scene.metrics, position, floor)[::-1]
    alone = len({mention.metric.id for mention in found}) == len(found) == count
    return found if alone else ()


def _is_of_things(scene: Scene, position: int, floor: int) -> bool:
    """Whether a clause tells one metric of things that it lists.

    营收5亿元，其中线上、线下收入分别增长.
    """
    own = scene.before(scene.metrics, position, floor)[:1]
    listed = _THINGS.search(scene.text, floor, own[0].start) if own else None
    return bool(listed and not scene.before(scene.metrics, own[0].start, listed.start()))


def _is_spent(scene: Scene, mention: PeriodMention, position: int) -> bool:
    """Whether a time has figures of its own, and the next one has none yet.

    2025年A，2026年计划分别为.
    """
    last = scene.before(scene.periods, position, mention.end)[:1]
    if not last or last[0].period == mention.period:
        return False
    at, until, now = (
        bisect_right(scene.ends, place) for place in (mention.end, last[0].end, position)
    )
    return at < until == now


def joined(names: Sequence[str], place: int, own: frozenset[str]) -> str:
    """The metric that a word makes with the head it shares with the last of others.

    销售 of 销售、研发费用率, also one that only the facts name.
    """
    word, last = names[place].partition("\n")[0], names[-1]
    whole = (f"{word[at:]}{last[cut:]}" for at in range(len(word)) for cut in range(1, len(last)))
    return (
        next((name for name in whole if name in NAMES or name in own), "")
        if place < len(names) - 1
        else ""
    )


def is_of_other_time(scene: Scene, start: int, end: int) -> bool:
    """Whether only a time stands between two numbers: 前三季度净利润5.1亿元，第三季度1.2亿元."""
    between = scene.after(scene.periods, start, end)
    last = between[0].end if between else end
    if len(between) == 2 and _EXPLAINED.fullmatch(scene.nameless(last, end)):
        last = scene.text.index(")", last, end) + 1
    elif len(between) != 1 or "(" in scene.text[start:end]:
        return False
    before, behind = scene.text[start : between[0].start], scene.text[last:end]
    return bool(_ALSO_IN.fullmatch(before)) and bool(_IS.fullmatch(behind))


def head(scene: Scene, position: int, ceiling: int, count: int) -> Sequence[Named]:
    """The list of mentions behind a run: $5bn and $6bn in 2024 and 2025, respectively."""
    if not IN_TURN.search(scene.text, position, ceiling):
        return ()
    for mentions in (
        years(scene, scene.after(scene.periods, position, ceiling)),
        scene.after(scene.entities, position, ceiling),
        scene.after(scene.metrics, position, ceiling),
    ):
        if len(mentions) == count and _are_side_by_side(scene, mentions):
            return mentions
    return ()


def _are_side_by_side(scene: Scene, mentions: Sequence[Named]) -> bool:
    """Whether names stand in a list, and none is told of something else.

    In Q4 2025, with Cloud up 48% from a year ago.
    """
    return all(
        _LIST.fullmatch(scene.text, one.end, other.start) for one, other in pairwise(mentions)
    )
