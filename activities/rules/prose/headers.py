"""Units that stand in a header: 单位:亿元, (in millions), 毛利率(%)."""

import re
from bisect import bisect_right
from decimal import Decimal

from activities.rules.prose import brackets, units
from activities.rules.prose.context import Scene
from activities.rules.prose.metrics import LEVEL_PERCENTS, NAMES, named
from activities.rules.prose.quantities import Quantity, times
from activities.rules.prose.tables import Tables
from activities.rules.prose.units import Kind, Unit
from activities.rules.scanning.regex import regex

_WHOLE = regex(
    r"单位\s?[:：]?\s?(?:人民币)?\s?(?P<zh>百万美元|百万元|万美元|千元|万元|"
    r"亿元|亿美元|元|%|万股|亿股)"
    r"|\((?:人民币)?(?P<head>[百千万亿]*(?:美元|港元|欧元|日元|元))\)\s?[:：]\s*$"
    r"|\([^()\n]{2,30}[，,；;、/\s](?:单位\s?[:：]?)?(?:人民币)?"
    r"(?P<aside>[百千万亿]+(?:美元|港元|欧元|日元|元))\)[ \t]*$"
    r"|(?<![a-z])(?:figures|amounts|values|numbers|table|sums|"
    r"data)\s(?:are\s|is\s|shown\s|given\s|stated\s)?in\s(?P<any>[^\s()0-9,.;:|]{1,8}"
    r"(?:\s[^\s()0-9,.;:|]{1,8}){0,3}?)(?=[,.;:|)\n]|\sunless|\sexcept|$)"
    r"|\((?:[a-z][a-z ]{1,24}[;,]\s)?(?:(?:RMB|USD|US\$|\$|CNY|HK\$)?\s?in|"
    r"(?:amounts|dollars|figures|RMB|USD) in)\s(?P<en>thousands|millions|billions)[^()\n]{0,40}\)"
    r"|^in\s(?P<lead>[^,;:|()0-9\n-]{1,30}),\s[^:|\n]{1,60}:"
    r"|(?:[,;-]\s|^)(?P<tail>(?:in\s)?[^\s,;:|()0-9-][^,;:|()0-9\n-]{1,30}?)(?:,\s(?:un)?audited|"
    r",\s(?:unless|except)\s[^,;:|\n]{1,40})?(?::|[.]?[ \t]*$)"
    r"|\((?P<caption>(?![^()\n]*单位)[^()|\n0-9]{1,24}?(?:(?:unless|except)\s[^()|\n0-9]{2,40})?)"
    r"(?:[;,；，]\s?[^()|\n]{2,60})?\)\s?(?P<colon>:?)[ \t]*$",
    re.MULTILINE | re.IGNORECASE,
)
_OF_MONEY = regex(
    r"(?:thousands|millions|billions)\sof\s(?P<of>[^,;()0-9\n]{1,20}?)(?:,|;|\sunless|\sexcept|\))"
    r"|\((?P<in>RMB|USD|US\$|\$|CNY|HK\$)\s?in\s",
    re.IGNORECASE,
)
_LOCAL = regex(
    (
        r"(?<![;:.,-] )(?<!^)(?<!\|)\((?P<unit>%|亿元|万元|百万元|千元|元|元/股|倍|x|个百分点|"
        r"bps?|亿美元|百万美元|万股|亿股|股|[万亿]?吨|万?[辆台户家人]|[万千]?TEU|[TGMk]Wh?|"
        r"(?:(?:thousand|million|billion|'000)s?\s)?(?:bbl|boe|kbbl|kboe|mmbbl|tonnes|tons|kt|mt|"
        r"oz|ounces|units|vehicles|shares|[MG]W)(?:/d|/day|pd)?|"
        r"(?:RMB|USD|US\$|\$|CNY|HK\$|¥)?\s?(?:million|billion|bn|mn|mm|m|b|thousand)?s?)\)"
    ),
    re.IGNORECASE,
)
_IN_CELL = regex(
    r"[(\[【]\s?(?P<in>[^()\[\]【】0-9]{1,14})\s?[)\]】]|"
    r"(?:[/，,、]|(?<=[一-鿿])\s)\s?(?P<at>[^\s/()，,、0-9]{1,8}|元/[^\s/()，,、0-9]{1,4})\s*$"
)
"""The unit that a cell of a table gives: 产量(百万吨), 营收/亿元."""
_UNIT_ALONE = regex(
    r"(?:人民币)?[百千万亿]*(?:元|美元|港元|港币|欧元|日元|英镑|股|吨|台|辆|户|家|人|片|架|平方米|"
    r"千瓦时|[GMk]Wh?|TEU)(?:/[一-鿿]{1,3})?|%|倍|x|个?百分点|个?基点|bps?|pp"
)
_MOVES = regex(r"同比|环比|增速|增幅|涨跌|变动|变化|yoy|qoq|y/y|change|growth", re.IGNORECASE)
_RATIO = regex(r"(?:率|占比|比例|比重|增速|同比|环比|ROE)\s?$", re.IGNORECASE)
_PER_TEN = regex(
    r"(?:每\s?(?:10|十)\s?股|(?<![0-9])(?:10|十)股?(?:转增?[0-9.]{1,4}股?)?派)[^，。;；0-9]{0,14}$"
)
_SINCE_PER_TEN = regex(
    r"(?:(?<![a-z])(?:per|every|each)\s(?:10|ten)\s(?:[a-zA-Z-]+\s)?shares[^.;\n]{0,90}|"
    r"每\s?(?:10|十)\s?股[^。；\n]{0,70})$"
)
"""Before an amount that another one for ten shares is set beside: RMB13.5 per 10 shares, up from
RMB13.0."""
_SET_BESIDE = regex(
    r"(?<![a-z])(?:from|than|versus|vs\.?|against|on top of|after|plus|"
    r"compared (?:with|to))\s(?:the\s)?$"
)
_PER_TEN_BEHIND = regex(
    (
        r"\s?(?:\([^()]{1,16}\)\s)?(?:in cash\s|pre-?tax\s|before tax\s)?(?:per|for every|for "
        r"each|on every)\s(?:10|ten)\s(?:existing |ordinary |[AH] |[AH]-)?shares(?![a-z])"
    ),
    re.IGNORECASE,
)
_PERCENTILE = regex(r"(?:st|nd|rd|th)[ -]percentile(?![a-z])", re.IGNORECASE)
"""Behind a rank, which facts give in percent: the 48.6th percentile."""
_NEAR, _FAR = 60, 240
_HEADING = regex(
    r"[^:;|\n]{0,48}?\([^():;|\n]{1,12}(?:;\s[^()|\n]{2,48}|,\s[^():;|\n]{2,48}){0,2}\)(?=:)"
)
"""What heads all figures of its line: FY2023 ($mm): …"""


def with_headers(scene: Scene, found: list[Quantity]) -> list[Quantity]:
    """The quantities, those without a unit of their own under the header that gives them one."""
    wholes = [(0, scene.carry.unit)] if scene.carry.unit else []
    named = ((hit.end(), _unit(hit)) for hit in _WHOLE.finditer(scene.text))
    wholes += [(end, name) for end, name in named if name]
    tables = Tables(scene.text)
    return [_under(scene.text, _ranked(scene.text, q), wholes, tables) for q in found]


def _ranked(text: str, quantity: Quantity) -> Quantity:
    """A number that is said to be a percentile, in percent as well."""
    if quantity.unit.kind is not Kind.BARE or not _PERCENTILE.match(text, quantity.end):
        return quantity
    return quantity._replace(unit=Unit(Kind.PERCENT), other=quantity)


def header(scene: Scene) -> str:
    """The unit that the text gives to all that follows, or nothing."""
    named = (_unit(hit) for hit in reversed(list(_WHOLE.finditer(scene.text))))
    return next(filter(None, named), "")


def _unit(hit: re.Match[str]) -> str:
    if hit["caption"]:
        return _of_caption(hit)
    if hit["tail"] or hit["lead"]:
        return _of_tail(hit)
    return str(
        hit["zh"] or hit["head"] or hit["aside"] or _scaled(hit) or brackets.unit(hit["any"])
    )


def _scaled(hit: re.Match[str]) -> str:
    """The scale of a line in brackets, with the money that is named there: (in millions of RMB)."""
    scale = str(hit["en"] or "").lower()
    money = _OF_MONEY.search(hit[0])
    return (brackets.unit(f"{scale} of {money['of'] or money['in']}") if money else "") or scale


def _of_caption(hit: re.Match[str]) -> str:
    """The unit that a line ends with, of money or before a colon.

    The head of a column is none of these.
    """
    line = hit.string[hit.string.rfind("\n", 0, hit.start()) + 1 : hit.start()]
    alone = _UNIT_ALONE.fullmatch(hit["caption"])
    name = "" if "|" in line else brackets.unit(hit["caption"]) or (alone[0] if alone else "")
    known = units.of_fact(name) if name else None
    money = known is not None and known.kind is Kind.AMOUNT
    return name if money or hit["colon"] else ""


def _of_tail(hit: re.Match[str]) -> str:
    """The scaled money that a line ends with behind a comma, or names before a colon.

    Nvidia, 1H26, $ millions.
    """
    name = "" if "|" in hit.string else brackets.unit(hit["tail"] or hit["lead"])
    known = units.of_fact(name) if name else None
    scaled = known is not None and known.kind in (Kind.AMOUNT, Kind.BARE) and known.factor != 1
    return name if scaled else ""


def _per_ten(quantity: Quantity) -> Quantity:
    return times(quantity, Decimal("0.1"))._replace(per_share=True)


def _under(
    text: str, quantity: Quantity, wholes: list[tuple[int, str]], tables: Tables
) -> Quantity:
    paid = quantity.unit.kind is Kind.AMOUNT and quantity.factor == 1
    behind = paid and _PER_TEN_BEHIND.match(text, quantity.end)
    if behind or _PER_TEN.search(text[max(0, quantity.start - 20) : quantity.start]):
        return _per_ten(quantity)
    since = text[max(0, quantity.start - 120) : quantity.start]
    if (
        paid
        and not quantity.per_share
        and _SET_BESIDE.search(since)
        and _SINCE_PER_TEN.search(since)
    ):
        return _per_ten(quantity)
    if paid and not quantity.per_share and _SINCE_PER_TEN.search(since):
        return quantity._replace(other=_per_ten(quantity))
    if quantity.unit.kind is Kind.AMOUNT and quantity.factor == 1 and not quantity.per_share:
        above = bisect_right(wholes, quantity.start, key=lambda known: known[0])
        return _perhaps(quantity, wholes[above - 1][1]) if above else quantity
    if quantity.unit.kind is not Kind.BARE or quantity.factor != 1:
        return quantity
    if name := _of_cell(text, quantity, tables) or _beside(text, quantity, tables):
        return _or_ratio(_given(quantity, name), quantity, tables)
    quantity = _part_of_one(text, quantity, tables)
    above = bisect_right(wholes, quantity.start, key=lambda known: known[0])
    if not above:
        return quantity
    given = _given(quantity, wholes[above - 1][1])
    return _or_ratio(given._replace(other=given.other or quantity), quantity, tables)


def _part_of_one(text: str, quantity: Quantity, tables: Tables) -> Quantity:
    """A number of at most one, in percent as well where its column tells percentages: 0.179."""
    cell = tables.header(quantity.start)
    metric = named(text[cell.start : cell.end].strip()) if cell and quantity.value <= 1 else None
    if metric is None or not (metric.change or metric.id in LEVEL_PERCENTS):
        return quantity
    percent = times(quantity, Decimal(100))._replace(unit=Unit(Kind.PERCENT))
    return quantity._replace(other=percent)


def _or_ratio(given: Quantity, quantity: Quantity, tables: Tables) -> Quantity:
    """The quantity, in percent where a table of amounts has ratios without their sign.

    They are a row or a column of it.
    """
    heads = tables.heads(quantity.start)
    if given.unit.kind is not Kind.AMOUNT or not any(map(_RATIO.search, heads)):
        return given
    return given._replace(other=_given(quantity, "%"))


def _beside(text: str, quantity: Quantity, tables: Tables) -> str:
    """The unit that stands in brackets before a number, or in the heads of its cell; or nothing."""
    start = max(text.rfind("\n", 0, quantity.start) + 1, quantity.start - _FAR)
    line = text[max(start, quantity.start - _NEAR) : quantity.start]
    if heads := _HEADING.match(text, start, quantity.start):
        line = f"{heads[0]} {line}"
    cell = tables.header(quantity.start)
    if cell:
        line = f"{text[cell.start : cell.end]} {line}"
    local = [hit["unit"] for hit in _LOCAL.finditer(line) if hit["unit"].strip()]
    if not local and cell:
        named = filter(_is_no_name, tables.heads(quantity.start))
        local = list(filter(None, map(brackets.of_cell, named)))[:1]
    if not local:
        local = list(brackets.all_in(line))
    return brackets.before(line) or (local[-1] if local else "")


def _of_cell(text: str, quantity: Quantity, tables: Tables) -> str:
    """The unit of a table cell: that of its row, its column or its table.

    Where the column tells moves, its own or the row's.
    """
    cell = tables.header(quantity.start)
    if cell is None:
        return ""
    head = text[cell.start : cell.end]
    cells = tables.heads(quantity.start)
    cells = (head, *cells[:1]) if _MOVES.search(head) else cells
    return next(filter(None, map(_unit_in, filter(_is_no_name, cells))), "")


def _is_no_name(cell: str) -> bool:
    """Whether the words of a cell are no metric's own, as P/B, whose letters are units, too."""
    return cell.strip().lower() not in NAMES


def _unit_in(cell: str) -> str:
    """The last unit that a cell names; brackets may hold other things: 净利润(调整后)."""
    if _UNIT_ALONE.fullmatch(cell.strip()):
        return cell.strip()
    names = (str(hit["in"] or hit["at"]).strip() for hit in _IN_CELL.finditer(cell))
    return next((name for name in reversed(list(names)) if units.is_known(name)), "")


def _perhaps(quantity: Quantity, name: str) -> Quantity:
    """An amount that a header may scale: $4,218.3 under (in millions), but not $3.41 a share."""
    unit = units.of_fact(name)
    scaled = unit is not None and unit.kind in (Kind.BARE, Kind.AMOUNT) and unit.factor != 1
    return quantity._replace(other=times(quantity, unit.factor)) if unit and scaled else quantity


def _given(quantity: Quantity, name: str) -> Quantity:
    unit = units.of_fact(name)
    if unit is None or not units.is_known(name):
        return quantity
    factor = unit.factor
    shared = quantity.per_share or "/股" in name
    other = _given(quantity.other, name) if quantity.other else None
    return times(quantity, factor)._replace(
        unit=unit._replace(factor=Decimal(1)), per_share=shared, other=other
    )
