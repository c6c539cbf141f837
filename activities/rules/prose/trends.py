"""What became of a level that was told before: 2025年降至92.3亿元, the loss widened to $61m.

The figures have their facts, each of its own time; the word between must say what these do. What
is lost or flows out is compared by its size.
"""

from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import pairwise
from typing import NamedTuple

from activities.rules.prose import directions, judging, lengths, metrics, moves
from activities.rules.prose.bounds import Bound
from activities.rules.prose.context import Scene
from activities.rules.prose.direction_words import WORD
from activities.rules.prose.index import Index
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.readings import Reading
from activities.rules.prose.signs import LOWER_IS_BETTER
from activities.rules.prose.told import Told
from activities.rules.scanning.regex import regex
from schemas.gate import Finding

_LED_TO = regex(
    r"(?:(?:至|到)了?(?:约|近|逾|超过?)?|(?<![a-z])to\s(?:about |around |some |roughly |just |"
    r"nearly |only |over |a )?(?:an? )?(?:net )?(?:loss of |deficit of |outflow of )?"
    r"(?:[a-z]{2,3})?[$¥€£]?\(?)$"
)
"""Right before the level that something has come to."""
_IS = regex(r"[，,]\s?(?:为|达到?|录得)(?:约|近)?$")
"""Between the way that something went and the level: 同比下滑，为98亿元."""
_OVER_A_YEAR = regex(
    r"同比|(?:较|比)(?:上年|去年)(?:同期|末)?|year[- ]on[- ]year|(?<![a-z])yoy(?![a-z])|"
    r"(?<![a-z])(?:from|than|on|over) (?:a|the) year (?:ago|earlier|before)"
)
_OTHER_BASE = regex(
    r"较|比|从|由|自|同|环|目标|预[计期测]|将|有望|若|如果|"
    r"(?<![a-z])(?:from|than|versus|vs|compared|against|yoy|year-on-year|year on year|sequential|"
    r"sequentially|guid[a-z]+|target[a-z]*|expect[a-z]*|forecast[a-z]*|would|could|if)(?![a-z])"
)
"""Words by which a level is measured against another one than that told before."""
_PART = regex(r"[，。；：、()]|[,;:]\s|\s(?:and|while|but|before|then)\s")
_BEFORE = regex(
    r"[，,(]?(?:而)?(?:上年|去年|上一?年度|前一年|上期|上季度?|上月)(?:同期)?(?:则|的)?(?:为|是)?"
)
"""Between a level and the one before it."""
_SUMMED_UP = regex(
    r"[)]?[，,](?:呈|均|也|已|仍)?(?:连续|持续|逐[年季期]|有所|明显|略有|小幅|大幅|显著|稳步|进一步)+"
    r"(?:[二两三四五六七八九十0-9]个?(?:年|季度?|期))?"
    r"(?P<what>[^，,。；;0-9]{2,6})(?=[，,。；;]|$)"
    r"|[)]?(?:\s(?:in|for|at|over)\s[a-z0-9 ]{2,14})?,\s(?:a\s)?"
    r"(?:(?:sharp|steep|slight|marked|modest|clear)(?:ly)?\s)?(?P<way>up|down|"
    r"higher|lower|rise|fall|drop|decline|increase|improvement|deterioration)"
    r"(?:\s(?:sharply|slightly|markedly|modestly|steeply|again|each year|every year))?(?=[,.;]|$)"
)
"""Behind two levels: what they are said to have done."""
_EVERY_TIME = regex(r"连续|逐|持续|每年|each|every")
_FROM = regex(
    r"(?:从|由|自|较|比|(?<![a-z])(?:from|than|versus|against|compared with|compared to))"
    r"[^，,。；;0-9]{0,24}$"
)
_ONLY_FROM = regex(r"\s?(?:从|由|自|from)\s?(?:[a-z]{2,3})?[$¥€£]?\(?")
_NO_WORD = regex(r"[^a-z一-鿿]*(?:[a-z]{2,3})?[$¥€£]?")
_AGAINST = regex(r"(?<![a-z])(?:versus|against|compared (?:with|to))(?![a-z])")
"""What ``moves`` does not read as a base."""
_STEPS = r"[升增涨抬加拉推提降跌减砍削压滑掉跳缩][高升]?了?[至到]"
_STEP = regex(rf"{_STEPS}(?:约|近)?$")
_LEADING = regex(
    r"[至到约近逾了为,，\s$¥€£(]*|"
    r"(?:\s(?:[a-z]+ly|back|again|further|somewhat|a little|in|over|during|for|the|this|that|year|"
    r"quarter|period|half|fy|fiscal|fiscal year|of|[qh]))*[\s,]*(?:to\s?)?(?:about |around |some |"
    r"roughly |just |nearly |only |over |an? )*(?:[a-z]{2,3})?[$¥€£]?\(?"
)
"""Between the word of a way and the level that it leads to."""
_QUOTED = regex(r"[“”\"「]")
_ONLY_TO = regex(r"\s?(?:至|到|to)\s?(?:约|近|about |around )?(?:[a-z]{2,3})?[$¥€£]?\(?")
_YEARS = regex(
    r"(?:19|20)[0-9]{2}(?:年(?:末|底|度)?|[qh][1-4])?|[第前上]?[一二三四1-4](?:季度|季|半年)"
)
_FURTHER = regex(r"[^，,。；;0-9]{0,8}")
_LOSS = regex(
    r"亏|赤字|逆差|净?流出|(?<![a-z])(?:loss|losses|deficits?|outflows?|burn|shortfall)(?![a-z])"
)
_BETTER = regex(r"改善|好转|优化|(?<![a-z])improv(?:ed?|es|ing|ement)(?![a-z])")
_WORSE = regex(r"恶化|(?<![a-z])(?:worsen|deteriorat)(?:ed?|es|s|ing|ion)?(?![a-z])")
_LESS_LOST = regex(rf"[减少]亏|{_BETTER.pattern}")
_MORE_LOST = regex(rf"[增多]亏|加深|加剧|(?<![a-z])deepen[a-z]*(?![a-z])|{_WORSE.pattern}")
_WAYS = (WORD, regex(_STEPS), _LESS_LOST, _MORE_LOST)
"""Without one of these a text says no way."""
_GOOD = frozenset({
    "revenue", "profit", "adjusted_profit", "operating_profit", "pretax_profit", "ebit", "ebitda",
    "eps", "ocf", "fcf", "net_margin", "operating_margin", "gross_margin", "ebitda_margin", "roe",
    "rotce", "roa", "roic",
})  # fmt: skip
"""Families of metrics of which more is better."""
_LOST = regex(r"(?<![a-z])(?:outflows?|lost)(?![a-z])|净流出")
"""What is lost is no way that it went."""
_REACH, _LOOK, _BACK = 90, 48, 3
_YEAR, _QUARTER, _ROW = 12, 3, 6


class _Move(NamedTuple):
    """Two levels, the earlier first, with the words on their way and the name of what they are.

    ``base`` is the fact of the earlier one as a reason shows it.
    """

    first: Decimal
    last: Decimal
    words: str
    name: str
    lost: bool
    base: str = ""


def _between(before: Reading, after: Reading, words: str, *, lost: bool) -> _Move:
    base = f"{before.name} is {before.shown}"
    return _Move(before.low, after.low, words, after.words, lost, base)


def check(
    scene: Scene, quantities: Sequence[Quantity], bounds: Sequence[Bound], known: Index
) -> Iterator[Finding]:
    """Findings on levels that went another way than the words say."""
    if not any(word.search(scene.plain) for word in _WAYS):
        return
    told = list(zip(quantities, bounds, strict=True))
    for at, (quantity, _) in enumerate(told):
        if _are_wrong(ranged := _in_range(scene, quantity)):
            yield _found(scene, quantity.start, quantity.end, ranged)
        start, came = _come_from(scene, told, at, known)
        if _are_wrong(came):
            yield _found(scene, start, quantity.end, came)
        if _is_not_in_a_row(scene, told, at, known):
            yield _found(scene, quantity.start, quantity.end)
    for one, other in pairwise(told):
        if _are_wrong(beside := list(_beside(scene, one, other, known))):
            yield _found(scene, one[0].start, other[0].end, beside)


def _are_wrong(readings: Sequence[_Move]) -> bool:
    """Whether the words contradict every way in which two levels may be read."""
    return bool(readings) and all(_contradicts(move) for move in readings)


def _come_from(
    scene: Scene, told: Sequence[Told], at: int, known: Index
) -> tuple[int, Sequence[_Move]]:
    """Where the level stands that one has come from, or else itself; how the two may be read.

    It is the nearest of the same that the text tells, else that of the year before.
    """
    words = _led(scene, *told[at])
    for earlier in reversed(told[max(0, at - _BACK) : at]) if words else ():
        if found := list(_since(earlier, told[at], words, known)):
            return earlier[0].start, found
    start = told[at][0].start
    return start, list(_since_last(told[at], words, known)) if words else ()


def _found(scene: Scene, start: int, end: int, readings: Sequence[_Move] = ()) -> Finding:
    span = scene.text[start:end]
    base = readings[0].base if readings else ""
    reason = f"says {span}; the figures go the other way" + (f": {base}" if base else "")
    return Finding(rule="grounding.sign", reason=reason, span=span)


def _led(scene: Scene, quantity: Quantity, bound: Bound) -> str:
    """The words that lead to a level; none where it is measured otherwise."""
    if bound.direction.change or quantity.top is not None:
        return ""
    start = max(scene.sentence(quantity.start)[0], quantity.start - _LOOK)
    before = scene.plain[start : quantity.start]
    parts = _PART.split(_YEARS.sub("", before))
    if _IS.search(before):
        words = parts[-2] if directions.way(parts[-2]) else ""
    elif _LED_TO.search(before):
        words = " ".join(parts[-2:]) if _ONLY_TO.fullmatch(parts[-1]) else parts[-1]
    else:
        return ""
    other = _OTHER_BASE.search(_OVER_A_YEAR.sub("", words)) or _QUOTED.search(words)
    return "" if other or any(char.isdigit() for char in words) else words


def _since(one: Told, other: Told, words: str, known: Index) -> Iterator[_Move]:
    """What a level that was told before has become, by the facts of both."""
    if other[0].start - one[0].end > _REACH:
        return
    yearly = _OVER_A_YEAR.search(words) is not None
    for before, after in series(one, other, known):
        if moves.is_earlier(before, after) and not (
            yearly and not _is_a_year_before(before, after)
        ):
            yield _between(before, after, words, lost=_LOSS.search(words) is not None)


def _since_last(told: Told, words: str, known: Index) -> Iterator[_Move]:
    """What has become of the level of the year before, or of the quarter, where facts have it."""
    yearly = _OVER_A_YEAR.search(words) is not None
    for after in judging.backing(*told, known):
        for before in known.readings.like(after):
            apart = lengths.apart(before, after)
            near = apart == _YEAR or (apart == _QUARTER and not yearly)
            if near and before.words == after.words and not (before.is_range or after.is_range):
                yield _between(before, after, words, lost=_LOSS.search(words) is not None)


def _is_a_year_before(one: Reading, other: Reading) -> bool:
    return lengths.apart(one, other) in (_YEAR, None)


def series(one: Told, other: Told, known: Index) -> Iterator[tuple[Reading, Reading]]:
    """The facts of two levels that are of one company, metric and length of time."""
    if one[0].top or other[0].top or one[0].unit.kind is not other[0].unit.kind:
        return
    if one[1].direction.change or other[1].direction.change:
        return
    later = list(judging.backing(*other, known))
    for before in judging.backing(*one, known) if later else ():
        for after in later:
            alike = before.entity == after.entity and before.words == after.words
            plain = not (before.is_range or after.is_range or before == after)
            if alike and plain and _are_as_long(before, after):
                yield before, after


def _are_as_long(one: Reading, other: Reading) -> bool:
    parts = [reading.period.part[:1] if reading.period else "" for reading in (one, other)]
    return parts[0] == parts[1]


def _in_range(scene: Scene, quantity: Quantity) -> Sequence[_Move]:
    """What was lost at two times, told as a range: losses deepened, from $95m to $61m."""
    top = quantity.top
    if top is None or quantity.hedge != "from":
        return ()
    start = max(scene.sentence(quantity.start)[0], quantity.start - 2 * _LOOK)
    words = scene.plain[start : quantity.start]
    lost = _LOSS.search(words) is not None
    return (_Move(-quantity.value, -top.value, words, "", lost),) if lost else ()


def _beside(scene: Scene, one: Told, other: Told, known: Index) -> Iterator[_Move]:
    """Two levels side by side, of which the words say the way behind them, or what was lost."""
    if other[0].start - one[0].end > _LOOK:
        return
    gap = scene.plain[one[0].end : other[0].start]
    end = scene.sentence(one[0].start)[1]
    if summed := _SUMMED_UP.match(scene.plain, other[0].end, end):
        yield from _summed_up(one, other, gap, summed["what"] or summed["way"], known)
    elif joined := _joined(scene, one, other, gap):
        words = joined.words
        lost = _LOSS.search(words) is not None
        if lost or _BETTER.search(words) or _WORSE.search(words) or _AGAINST.search(gap):
            for before, after in series(joined.first, joined.last, known):
                yield _between(before, after, words, lost=lost)


def _summed_up(one: Told, other: Told, gap: str, words: str, known: Index) -> Iterator[_Move]:
    """Two levels of which the words behind say the way: 6.1%，上年为5.2%，有所下降."""
    for before, after in series(one, other, known):
        if _BEFORE.fullmatch(gap) or moves.is_earlier(after, before):
            yield _between(after, before, words, lost=False)
        elif moves.is_earlier(before, after):
            yield _between(before, after, words, lost=False)


def _is_not_in_a_row(scene: Scene, told: Sequence[Told], at: int, known: Index) -> bool:
    """Whether one of the levels before the last went another way than all are said to have gone.

    分别为100、95和98亿元，连续三年增长.
    """
    last = told[at][0]
    summed = _SUMMED_UP.match(scene.plain, last.end, scene.sentence(last.start)[1])
    if not (summed and _EVERY_TIME.search(summed[0])):
        return False
    words = summed["what"] or summed["way"]
    for one, other in reversed(list(pairwise(told[max(0, at - _ROW) : at + 1]))):
        found = list(_since(one, other, words, known))
        if not found or _are_wrong(found):
            return bool(found)
    return False


class _Joined(NamedTuple):
    """Two levels that a sentence joins, the earlier first, with all that it says of the way."""

    first: Told
    last: Told
    words: str


def _joined(scene: Scene, one: Told, other: Told, gap: str) -> _Joined | None:
    """由9.7亿元收窄至12.4亿元, or shrank to $95m from $61m; ``moves`` reads all but losses."""
    floor, end = scene.sentence(one[0].start)
    before = scene.plain[max(floor, one[0].start - 2 * _LOOK) : one[0].start]
    parts = _PART.split(_YEARS.sub("", before))
    led = _ONLY_FROM.fullmatch(parts[-1]) or _NO_WORD.fullmatch(parts[-1])
    before = " ".join(parts[-2:]) if led else parts[-1]
    gap = _YEARS.sub("", gap)
    if moves.FROM.search(before) and moves.TO.search(gap):
        return _Joined(one, other, before + gap)
    if _AGAINST.search(gap):
        return _Joined(other, one, before)
    if _FROM.search(gap):
        behind = _FURTHER.match(scene.plain, other[0].end, end)
        return _Joined(other, one, before + gap + (behind[0] if behind else ""))
    return None


def _contradicts(move: _Move) -> bool:
    """Whether the words say another way than two levels went."""
    first, last = move.first, move.last
    if first == last:
        return False
    if move.lost and first < 0 and last < 0:
        said = _lost_way(move.words)
        return bool(said) and (abs(last) > abs(first)) != (said > 0)
    turned = move.lost or moves.PACED.search(move.words)
    said = 0 if turned else _way(move.words) or _judged(move)
    return bool(said) and (last > first) != (said > 0)


def _way(words: str) -> int:
    """Which way a level went by the word that leads to it: costs that rose took it nowhere."""
    if step := _STEP.search(words):
        return directions.way(step[0])
    words = _LOST.sub("", words)
    hits = list(WORD.finditer(words))
    if not hits or not _LEADING.fullmatch(words, hits[-1].end()):
        return 0
    return directions.way(hits[-1][0])


def _lost_way(words: str) -> int:
    """Whether a loss is said to have become greater or smaller; 0 where nothing is said."""
    if _LESS_LOST.search(words):
        return -1
    if _MORE_LOST.search(words):
        return 1
    nouns = list(_LOSS.finditer(words))
    rest = _LOST.sub("", words[nouns[-1].end() :]) if nouns else ""
    behind = WORD.search(rest)
    return directions.way(behind[0]) if behind else directions.way(_LOST.sub("", words))


def _judged(move: _Move) -> int:
    """Which way a level went that got better or worse; 0 where that may be either."""
    better, worse = _BETTER.search(move.words), _WORSE.search(move.words)
    if bool(better) == bool(worse):
        return 0
    metric = metrics.named(move.name)
    if LOWER_IS_BETTER.search(move.name):
        return -1 if better else 1
    if metric is None or not metric.id or metric.family not in _GOOD:
        return 0
    return 1 if better else -1
