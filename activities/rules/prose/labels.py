"""The words that say what a number is: those of its clause, its heading, its row and column."""

from collections.abc import Sequence
from itertools import pairwise

from activities.rules.prose import topics
from activities.rules.prose.context import Scene
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.tables import Cell
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex

_FILLER = regex(
    r"(?:[\s\x00，,、()（）+=~-]|同比|环比|yoy|qoq|mom|y/y|q/q|增幅|涨幅|增速|降幅|跌幅|升幅|"
    r"增长率|增长|增加|上升|上涨|提升|增|升|涨|下降|下滑|减少|下跌|降|减|跌|约|近|逾|超过?|达到?|"
    r"为|是|较上年|较去年|比上年|比去年|同期|(?<![a-z])(?:to|or|up|down|by|an?|about|some|roughly|"
    r"around|nearly)(?![a-z])|大幅|小幅|微|了|则|也|占比|其中)*"
)
"""Words that only lead on from the number before: of the same thing is what follows."""
_SPENT = regex(r"\s?(?:将|拟)?(?:全部)?(?:用于|用来|用作|投向|投入|来自|属于)")
"""Behind a part of the number before, what it is for or from: 其中11亿元用于补充流动资金."""
_CLAUSE = regex(r"[，。；;|\n]|,(?![0-9]{3})")
_TOGETHER = regex(r"分别|依次|(?<![日月年季周人户店单])均(?![价值线])|各|合计|每(?=[增减变上下])")
_BEHIND = regex(r"(?:[^，。；;、,|\n0-9()]|\([^，。；;、,|\n0-9()]{0,12}\)){0,16}")
_HEADED = regex(r"^.*:(?=[^:]{2,}(?:赚|挣|亏|花|借|投|还|派)了(?:约|近|逾|超过?)?$)")
"""A heading before a clause whose own verb says what a number is: 现金流才是关键：甲公司赚了2亿."""
_TENOR = regex(r"元?的?[0-9]{1,3}(?:天|个月|年)期的?(?=[^0-9，。；、])")
"""Behind an amount, how long what it is of runs: 1820亿元7天期逆回购."""
_DISTRIBUTED = regex(
    r"(?P<items>(?:[^，。；:、0-9]|"
    r"[0-9](?=[0-9]*[a-z])){1,12}(?:(?:、|和|与|及|以及|/)[^，。；:、0-9]{1,16})+?)"
    r"(?:(?:则|也)?(?:分别|依次|各)[^，。；0-9]{0,4}|(?<![别次各])为)$"
)
_APART = regex(
    r"(?:为|是|系|有|包括|:)(?P<items>[^，。；:、0-9为是]{1,12}(?:、[^，。；:、0-9]{1,12})*?"
    r"(?:、|和|与|及|以及)[^，。；:、0-9]{1,12})，(?P<what>[^，。；、0-9]{1,12})"
    r"(?:分别|依次|各)[^，。；0-9]{0,4}$"
)
"""Things listed in a clause of their own: 前三大行业为电子、医药、机械，占净值比分别为."""
_SERIES = regex(
    r"第(?P<first>[一二三四五六七八九十])[年季期个]?[^第，。；0-9]{0,2}[至到~-]"
    r"第?(?P<last>[一二三四五六七八九十])(?P<what>[年季期][^，。；0-9]{0,20})"
    r"(?:分别|依次|各)[^，。；0-9]{0,4}$"
)
_FEW = 10
_COUNTED = "一二三四五六七八九十"
_ITEMS = regex(r"、|以及|[和与及]")
_SLASHED = regex(r"[/、]|以及|[和与及]")
_VERB = regex(r"[a-z]{3}")
_OWN = 4
"""Characters behind a number that are its own where the next number follows without a stop."""
BEHIND = "\x01"
"""Parts the words before a number from those behind it."""
_LOOK = 60
_ENDS = regex(
    r"(?P<low>下沿|下限|低端|下端|最低|最少|低至|低到|最悲观|区间底部?|下轨)|上沿|上限|高端|上端|"
    r"最高|最多|高至|高到|最乐观|区间顶部?|上轨"
)
_ENGLISH_ENDS = regex(
    r"(?<![a-z])(?:(?P<low>(?:low|lower|bottom)(?:[ -]end|\sbound|\slimit|\sof (?:the|its) range)|"
    r"bottom|floor|bottoms out|bottoming out)"
    r"|(?:high|higher|top|upper)(?:[ -]end|\sbound|\slimit|\sof (?:the|its) range)|"
    r"top(?![- ]?line)|ceiling|tops out|topping out)(?![a-z])"
)
"""The same in English: raised the low end to $4.25 and left the top at $4.27."""
"""Which end of a range a number alone is."""


def of(scene: Scene, quantity: Quantity, around: tuple[int, int], before: str) -> str:
    """The label of a number in prose; ``before`` is that of the number before it."""
    floor = max(around[0], scene.sentence(quantity.start)[0], quantity.start - _LOOK)
    start = _past_metric(scene, around[0], quantity.start) if floor == around[0] else floor
    words = scene.plain[start : quantity.start]
    if _TOGETHER.search(words):
        return ""
    if floor == around[0] and _FILLER.fullmatch(words):
        before = before.partition(BEHIND)[0]
        if _SPENT.match(scene.plain, quantity.end) and "其中" in words:
            return f"其中{BEHIND}{_behind(scene, quantity, around[1])}"
        behind = _behind(scene, quantity, around[1])
        if not words and behind.startswith("的"):
            return f"{before}{BEHIND}{behind}"
        return f"{before}\n{words}" if before else ""
    clauses = _CLAUSE.split(words)
    if topic := topics.before(scene, quantity.start, start):
        clauses = [scene.plain[slice(*topic)] + clauses[-1]]
    own = _HEADED.sub("", clauses[-1])
    return f"{own}{BEHIND}{_behind(scene, quantity, around[1])}"


def _past_metric(scene: Scene, previous: int, position: int) -> int:
    """Where the words of a number begin.

    Behind the metric of the one before, 142 net new customers and ended with.
    """
    for mention in scene.after(scene.metrics, previous, previous + 2)[:1]:
        gap = scene.plain[mention.end : position]
        if scene.plain[previous : mention.start] == " " and gap.isascii() and _VERB.search(gap):
            return mention.end
    return previous


def _behind(scene: Scene, quantity: Quantity, following: int) -> str:
    """The words behind a number; those that lead on to the next one are rather that one's."""
    if tenor := _TENOR.match(scene.plain, quantity.end):
        hit = _BEHIND.match(scene.plain, tenor.end())
        return hit[0] if hit else ""
    hit = _BEHIND.match(scene.plain, quantity.end, following)
    words = hit[0] if hit else ""
    return words[:_OWN] if quantity.end + len(words) >= following - _OWN else words


def in_turn(
    scene: Scene, quantities: Sequence[Quantity], run: tuple[int, int], labels: Sequence[str]
) -> Sequence[str]:
    """The labels of numbers that follow as many others in their order.

    签约面积A，签约金额B，同比分别增长.
    """
    first, last = run
    start, count = first - (last - first + 1), last - first + 1
    if start < 0 or quantities[start].start < scene.sentence(quantities[first].start)[0]:
        return ()
    if _is_paced(scene, quantities[first : last + 1]):
        return ()
    gap = _TOGETHER.sub("", scene.plain[quantities[first - 1].end : quantities[first].start])
    return labels[start : start + count] if _FILLER.fullmatch(gap) else ()


def _is_paced(scene: Scene, listed: Sequence[Quantity]) -> bool:
    """Whether numbers of a list tell one thing at two paces, and not two things.

    环比增A、同比增B.
    """
    gaps = (scene.plain[one.end : other.start] for one, other in pairwise(listed))
    return any("同比" in gap or "环比" in gap for gap in gaps)


def distributed(
    scene: Scene, quantities: Sequence[Quantity], run: tuple[int, int]
) -> Sequence[str]:
    """The labels of numbers that are told of things listed before them.

    常温奶、低温奶毛利率分别为A、B.
    """
    first, last = run
    at, count = quantities[first].start, last - first + 1
    floor = scene.sentence(at)[0]
    while first and _is_number_of(quantities[first - 1]):
        first -= 1
    floor = max(floor, quantities[first - 1].end if first else 0)
    if named := _serial(scene.text[floor:at], count):
        return named
    told = _DISTRIBUTED.search(scene.plain[floor:at])
    if told is None and (told := _APART.search(scene.plain[floor:at])):
        apart = _ITEMS.split(told["items"])
        return [f"{item}\n{told['what']}" for item in apart] if len(apart) == count else ()
    items = _ITEMS.split(told["items"]) if told else []
    if told and len(items) != count:
        items = _SLASHED.split(told["items"])
    if len(items) != count:
        return ()
    shared = items[-1]
    return [*(f"{item}\n{shared[_shared(items) :]}" for item in items[:-1]), shared]


def _is_number_of(quantity: Quantity) -> bool:
    """Whether a number in words only counts the things listed before it: 上海、苏州两个工厂."""
    return quantity.words and quantity.unit.kind is Kind.COUNT and quantity.value <= _FEW


def _serial(words: str, count: int) -> Sequence[str]:
    """The labels of numbers told of years in a row: 第一年至第三年票面利率分别为."""
    told = _SERIES.search(words)
    if told is None:
        return ()
    start, end = _COUNTED.index(told["first"]), _COUNTED.index(told["last"]) + 1
    named = [f"第{number}{told['what']}" for number in _COUNTED[start:end]]
    return named if len(named) == count else ()


def _shared(items: Sequence[str]) -> int:
    """Where the name that listed things share begins behind the last of them.

    That is as long as the first.
    """
    return min(len(items[0]), len(items[-1]))


def end_of_range(label: str, around: str = "", before: str = "") -> int:
    """Which end of a range a label names, or in English the sentence as far as the number.

    -1 the lower, 1 the upper, 0 none.
    """
    told = around[: around.rfind(before) + len(before)]
    hits = list(_ENDS.finditer(label))
    hits = hits or list(_ENGLISH_ENDS.finditer(told, max(0, told.rfind(". "))))
    return (-1 if hits[-1]["low"] else 1) if hits else 0


def of_cell(scene: Scene, quantity: Quantity, header: Cell) -> str:
    """The label of a number in a table: the first cell of its row, and the head of its column."""
    start = scene.plain.rfind("\n", 0, quantity.start) + 1
    row = scene.plain[start : quantity.start].strip(" |").split("|")[0]
    return f"{row}\n{scene.plain[header.start : header.end]}"
