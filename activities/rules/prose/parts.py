"""What part of a company the metric beside a number is said to be of: 海外收入, iPhone revenue.

A part never passes as the whole, nor one part as another: the words that stand directly at the
metric name a region, a channel, a line of business or a product that nothing in the name of the
fact, or of whom it is of, has.
"""

from functools import lru_cache

from activities.rules.prose import exclusive, metrics, tickers
from activities.rules.prose.bounds import Bound
from activities.rules.prose.context import MetricMention, Scene
from activities.rules.prose.metrics import LEVEL_PERCENTS
from activities.rules.prose.part_words import (
    CHANNELS,
    LINES,
    LOANS,
    NO_PRODUCTS,
    NO_SEGMENTS_EN,
    NO_SEGMENTS_ZH,
    REGIONS,
    SEGMENTS_EN,
    SEGMENTS_ZH,
)
from activities.rules.prose.phrases import alternatives
from activities.rules.prose.readings import PER_SHARE, Reading
from activities.rules.prose.rival_words import AMOUNTS, COUNTS, SHARE
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex

_PLACES = REGIONS + CHANNELS
_EVERY = _PLACES + LINES + LOANS
_ROWS: dict[str, frozenset[int]] = {
    name: frozenset(n for n, row in enumerate(_EVERY) if name in row.split("|"))
    for rows in _EVERY
    for name in rows.split("|")
}
_ZH = [name for name in _ROWS if not name.isascii()]
_EN = [name for name in _ROWS if name.isascii()]
_ANY = regex(rf"{alternatives(_ZH)}|(?<![a-z]){alternatives(_EN)}(?![a-z])")
_EARNED = (
    r"(?:的)?(?:(?:共|合计|累计|则|也|已|仍|全年|当期|同期|[上下]半年|单季)?(?:实现|录得|贡献|"
    r"取得|创造|产生|获得|确认|带来)(?:了|的)?)?(?:的|主营)?"
)
"""Between a part and its metric: 海外市场实现."""
_KINDS_ZH = (
    r"(?:市场|地区|区域|渠道|业务|板块|分部|事业部|产品线|产品|系列|类|端|及其他|门店|模式|客户|"
    r"系统|解决方案|方面)"
)
_GLUED_ZH = regex(rf"(?P<part>{alternatives(_ZH)}){_KINDS_ZH}*{_EARNED}$")
_SEGMENT_ZH = regex(rf"(?P<part>[一-鿿]{{2}})(?:{SEGMENTS_ZH}){_EARNED}$")
_OPENING_ZH = regex(
    rf"(?:^|[，。；\n])在?(?P<part>{alternatives(_ZH)})(?:市场|地区|区域|渠道|方面|业务|板块|分部)+"
    rf"(?:方面)?，{_EARNED}$"
)
"""At the head of a clause: 海外市场方面，营业收入."""
_NOT_OF_ZH = regex(r"(?:除|不含|剔除|扣除|非|包括|包含|带动|受|因|叠加|及|和|与|、)[^，。；]{0,6}$")
"""Before a part that the metric is not of: 剔除海外."""
_TRADE = (
    r"(?!-|\s(?:and|&)\s|\s(?:company|group|giant|firm|maker|makers|provider|specialist|"
    r"retailer|retailers|bank|operator|platform|player|investors?|customers?|demand|growth)(?![a-z]))"
)
"""No part, where it only tells what kind of company somebody is."""
_KINDS_EN = r"(?:segment|division|unit|business|arm|operations|market|channel|region|store|product)"
_GLUED_EN = regex(
    rf"(?<![a-z&-])(?<!ex-)(?P<part>{alternatives(_EN)})(?:\s{_KINDS_EN}(?:'s)?)?\s"
    r"(?:(?:earned|posted|reported|recorded|generated|booked|made)\s(?:an?\s)?)?"
    r"(?:(?:net|total|gross|operating|quarterly|annual|full-year|adjusted|organic|reported|"
    r"segment|product)\s)*$"
)
_SEGMENT_EN = regex(
    rf"(?<![a-z-])(?P<part>[a-z&-]+)\s(?:{SEGMENTS_EN})(?:'s)?\s"
    r"(?:(?:earned|posted|reported|recorded|generated|booked|made)\s(?:an?\s)?)?"
    r"(?:(?:net|total|gross|operating|adjusted)\s)*$"
)
_OPENING_EN = regex(
    rf"(?:^|[.;:]\s|\n)in (?:the )?(?P<part>{alternatives(_EN)}),?\s"
    r"(?:(?:its|the company's|the group's|\x00+'?s?|\x00+)\s)?$"
)
"""At the head of a sentence: In China, Apple's revenue."""
_FROM = regex(
    rf"^\s(?:made\s|earned\s)?(?:from|in|of|through|on|at|via|outside)\s(?:its\s|the\s|sales of\s)?"
    rf"(?P<part>{alternatives(_EN)})(?![a-z$]){_TRADE}"
)
_IN_SEGMENT = regex(
    r"^\s(?:in|at|from|of)\s(?:[^,.;:0-9]{0,40}?[\s\x00])?(?P<part>[a-z&-]+)\s"
    r"(?:segment|division|business unit)(?![a-z])"
)
"""Behind a metric: revenue in its logistics division."""
_PRODUCT = regex(r"(?<![A-Za-z-])(?P<part>[A-Z]?[a-z]*[A-Z][A-Za-z]*|[a-z]+[A-Z][A-Za-z]*)\s$")
"""A name before a metric that is written in small letters: iPhone revenue, Azure revenue."""
_HEADS_A_CLAUSE = regex(r"(?:^|[.!?;:\n|•*-]|\"|\()\s?$")
_INTO = regex(r"\s(?:in|of|worth of)\s(?:[a-z-]+\s){1,3}$")
"""Between an amount and the metric of a part: $391bn in iPad sales."""
_STOP = regex(r"[,;:，；。|\n]")
_APART = regex(
    r"[0-9]|(?<![a-z])(?:and|but|while|as|after|on|with|than|above|below)(?![a-z])|[而但较超]|(?<![同环])比|"
    r"[高低多少]于"
)
"""Between a metric and a number that another one may stand between."""
_LISTED = regex(r"(?:(?<![a-z])(?:and|or)\s|[,/&]\s?)(?:(?!(?:its|the|their|our)\s)[a-z\x00]+\s)?$")
"""Before the last of several parts, whose metric they share: copper and gold output."""
_LOOK = 48
_PLAIN_TOTAL = frozenset({"total_revenue"})
_SALES = frozenset({"revenue", "operating_revenue"})
_CAPITALS = regex(
    r"[A-Z]{2,6}|[a-z]+[A-Z][A-Za-z]+|[A-Z][a-z]+[A-Z][A-Za-z]+|"
    r"(?!(?:Total|Net|Gross|Group|Adjusted|Reported|Organic|Annual|Quarterly|Fiscal|Consolidated)(?![a-z]))"
    r"[A-Z][A-Za-z]+(?: (?:[A-Z][A-Za-z]*|[&/]))+"
)
"""A name in capitals: AWS, iPhone, YouTube, Intelligent Cloud."""
_COMMON = frozenset({"cost", "finance_expense", "tax_expense", "dividend_total"})
_SERVICES = frozenset({"services", "service", "服务"})
_SERVICE_ALONE = regex(
    r"[\s_]*(?:services?|服务)(?:业务|分部)?[\s_]*(?:yoy|qoq|growth|同比|环比)?[\s_]*"
)
"""A name that says no more than that: what serves whom may be called otherwise, too."""
_LATIN = regex(r"[a-z]{3,}")


def of(scene: Scene, named: MetricMention, quantity: tuple[int, int], *, adjacent: bool) -> str:
    """The part of a company that a metric of a number is of, in small letters; "" of none.

    Of one that does not stand beside the number only what stands between tells it: revenue in
    Europe was.
    """
    start, end = scene.sentence(named.start)
    stop = quantity[0] if named.end <= quantity[0] else end
    if not adjacent and _INTO.match(scene.plain[quantity[1] : named.start]):
        return _before(scene.plain[quantity[1] : named.start])
    if not adjacent:
        gap = scene.nameless(named.end, min(stop, named.end + _LOOK)).lower()
        if stop == end or stop > named.end + _LOOK or _STOP.search(gap):
            return ""
        if (said := _behind(gap)) or _APART.search(gap):
            return said
    left = scene.nameless(max(start, named.start - _LOOK), named.start).lower()
    if said := _before(left):
        return said
    if said := _product(scene, named, start) or _branded(scene, named, start):
        return said
    return _behind(scene.nameless(named.end, min(stop, named.end + _LOOK)).lower())


def _behind(right: str) -> str:
    """The part that the words behind a metric begin with."""
    hit = _FROM.match(right) or _IN_SEGMENT.match(right)
    return "" if hit is None or hit["part"] in NO_SEGMENTS_EN else hit["part"]


def _before(left: str) -> str:
    """The part that the words before a metric end with."""
    for pattern in (_GLUED_ZH, _OPENING_ZH, _SEGMENT_ZH, _GLUED_EN, _OPENING_EN, _SEGMENT_EN):
        hit = pattern.search(left)
        if hit is None or hit["part"] in NO_SEGMENTS_EN or hit["part"] in NO_SEGMENTS_ZH:
            continue
        if not hit["part"].isascii() and _NOT_OF_ZH.search(left[: hit.start()]):
            continue
        if hit["part"].isascii() and _LISTED.search(left[: hit.start()]):
            continue
        return hit["part"]
    return ""


def _product(scene: Scene, named: MetricMention, start: int) -> str:
    """The product whose name, in capitals, stands before a metric that is none."""
    if not scene.text[named.start].islower() or not scene.text[named.start].isascii():
        return ""
    left = scene.nameless(max(start, named.start - _LOOK), named.start)
    hit = _PRODUCT.search(left)
    if hit is None or hit["part"].lower() in NO_PRODUCTS:
        return ""
    head = left[: hit.start()]
    if _HEADS_A_CLAUSE.search(head) or _LISTED.search(head.lower()):
        return ""
    return hit["part"].lower()


def _branded(scene: Scene, named: MetricMention, start: int) -> str:
    """The product whose name goes on where that of a company ends: 茅台酒收入."""
    begin = max(start, named.start - _LOOK)
    hit = _GLUED_ZH.search(scene.text[begin : named.start])
    if hit is None:
        return ""
    first, last = begin + hit.start("part"), begin + hit.end("part")
    names = scene.between(scene.entities, first, last)
    return hit["part"] if any(name.end < last for name in names) else ""


def contradict(bound: Bound, reading: Reading) -> bool:
    """Whether the part that a text names is not what a fact is of, or the fact is of a part."""
    said = bound.part
    if not _is_measured(reading) or SHARE.search(reading.words):
        return False
    if not said:
        return _is_whole(bound, reading)
    if _are_same(said, reading.words, reading.fact.entity.lower()):
        return False
    if exclusive.is_plain(reading.words):
        return not _is_counted_anyway(said, reading)
    return said.isascii() == reading.words.isascii() and _is_of_a_part(reading.words)


def _is_whole(bound: Bound, reading: Reading) -> bool:
    """Whether a text tells the revenue of a company, and the fact is of a part it does not name."""
    metric, unit = bound.metric, reading.unit
    if not bound.adjacent or metric is None or unit is None or unit.kind is not Kind.AMOUNT:
        return False
    if metric.id in _PLAIN_TOTAL:
        return _is_of_a_part(reading.words)
    if metric.id not in _SALES or bound.afar or not bound.entity:
        return False
    part = _part(reading.fact.metric)
    told = f"{bound.around} {bound.label} {bound.behind} {reading.fact.entity}".lower()
    return bool(part) and not _has_some(told, part)


@lru_cache(maxsize=4096)
def _part(name: str) -> str:
    """The part whose name stands in that of a fact, in small letters; "" where none does."""
    lower = name.lower()
    rest = metrics.fact_pattern().sub(" ", lower).strip()
    if not name.isascii():
        return rest if _is_of_a_part(lower) else ""
    at = lower.find(rest)
    if not rest or rest == lower or at < 0 or rest in NO_PRODUCTS:
        return ""
    return rest if _CAPITALS.fullmatch(name[at : at + len(rest)]) else ""


def _has_some(told: str, part: str) -> bool:
    """Whether a text has anything of a part's name, or calls it by another one."""
    if any(
        _ROWS[hit[0]] & _ROWS[other[0]]
        for hit in _ANY.finditer(told)
        for other in _ANY.finditer(part)
    ):
        return True
    if part.isascii():
        words = part.split()
        initials = "".join(word[0] for word in words)
        return (len(words) > 1 and initials in told) or any(word[:5] in told for word in words)
    return any(part[at : at + 2] in told for at in range(max(1, len(part) - 1)))


def _is_counted_anyway(said: str, reading: Reading) -> bool:
    """Whether a line of business is only what a company counts: 煤炭产量 for 产量."""
    rows = _ROWS.get(said, frozenset())
    counted = reading.metric is not None and reading.metric.family in COUNTS
    return counted and bool(rows) and all(row >= len(_PLACES) for row in rows)


def _is_measured(reading: Reading) -> bool:
    metric = reading.metric
    if metric is None or not metric.id:
        return False
    return metric.family in (AMOUNTS | COUNTS | LEVEL_PERCENTS) - PER_SHARE - _COMMON


@lru_cache(maxsize=4096)
def _are_same(said: str, words: str, entity: str) -> bool:
    """Whether the name of a fact, or of whom it is of, has the part, by any of its names."""
    rows = _ROWS.get(said, frozenset())
    places = frozenset(row for row in rows if row < len(_PLACES))
    if any(rows & _ROWS[hit[0]] for hit in _ANY.finditer(words)):
        return True
    if any(places & _ROWS[hit[0]] for hit in _ANY.finditer(entity)):
        return True
    mine = f"{words} {entity}"
    if said.isascii():
        initials = "".join(word[0] for word in mine.split())
        if said in initials or tickers.abbreviate(said.upper(), entity):
            return True
        return any(word[:5] in mine for word in _LATIN.findall(said)) or said in mine
    mine = words if rows - places else mine
    return any(said[at : at + 2] in mine for at in range(max(1, len(said) - 1)))


@lru_cache(maxsize=4096)
def _is_of_a_part(words: str) -> bool:
    """Whether the name of a fact begins with a part."""
    rest = metrics.fact_pattern().sub(" ", words)
    found = {hit[0] for hit in _ANY.finditer(rest)}
    return bool(found - _SERVICES) or (bool(found) and _SERVICE_ALONE.fullmatch(rest) is not None)
