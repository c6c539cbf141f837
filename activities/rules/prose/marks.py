"""Words at a metric that make another figure of it: average, parent-only, gross, 环比, rose by.

Each tells a figure apart whether or not some fact is of it: average deposits are no balance, a rise
by $5bn is no level of $5bn, what the parent alone sold is none of the group's.
"""

from activities.rules.prose import paces
from activities.rules.prose.bounds import Bound
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.readings import Reading
from activities.rules.prose.rival_words import AMOUNTS, COUNTS
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex

_STOCKS = frozenset({
    "total_assets", "deposits", "loans", "equity", "debt", "users", "stores", "employees", "aum",
    "receivables", "inventory", "cash", "net_debt", "total_liabilities", "market_cap",
})  # fmt: skip
"""What there is at a moment."""
_COUNTED = frozenset({"production", "sales_volume", "deliveries", "volume", "turnover_value"})
_MEAN = regex(
    r"(?:日均|月均|季均|年均|平均)的?(?:[一-鿿]{0,2})$|"
    r"(?<!weighted )(?<![a-z])(?:average|avg\.?|mean)\s"
    r"(?:(?:daily|monthly|quarterly|total|net|gross|customer|client|interest-earning)\s)*$"
)
_IS_MEAN = regex(r"均|average|avg|mean|daily|/日|/天|/d(?:ay)?(?![a-z])|per day|每[日天月]")
_AT_END = regex(
    r"期末|年末|季末|月末|(?<![a-z])(?:period|year|quarter|month)-end(?![a-z])|"
    r"(?<![a-z])(?:at|as of|by) the end of(?![a-z])"
)
_ALONE = regex(
    r"(?<!属于)(?<!归属)(?<!归母)母公司(?P<told>报表|单体|口径|层面)?的?$|单体(?:报表|口径)?的?$|"
    r"(?<![a-z])(?:parent[- ]company|parent-only|standalone|stand-alone|unconsolidated|"
    r"company-only)(?:'s)?\s$"
)
"""Before a metric, that it is of the parent alone and not of the group."""
_OF_PARENT = regex(
    r"(?<!属于)(?<!归属)母公司(?!股东|所有者|拥有人|普通股)|单体|"
    r"(?<!of the )(?<!to the )parent(?:[- ]company|-only)?(?![a-z])|"
    r"stand-?alone|unconsolidated|company-only"
)
_OF_GROUP = regex(r"合并(?:报表|口径)?|(?<!un)(?<![a-z])consolidated(?![a-z])")
_WITHOUT = regex(r"扣非|扣除|剔除|非经常")
_REMADE = regex(rf"{_WITHOUT.pattern}|经调整|调整后")
_TO_OWNERS = regex(
    r"归母|归属于?(?:上市|母)?公司|(?<!un)attributable|to (?:share|equity )holders|to owners"
)
_WITH_OTHERS = regex(
    r"含少数股东|包括少数股东|(?:including|before|incl\.?) (?:the )?"
    r"(?:non-?\s?controlling|minority)"
)
_GROSS = regex(r"(?<![a-z])(?P<which>gross|net)(?![a-z]|\s(?:of|income|profit|earnings))")
_NET_ZH = regex(r"净(?:已赚|满期)?$")
_PROFITS = frozenset({"profit", "minority_profit"})
_NEAR = 12
_CLAUSE = regex(r"[,;:(](?!\S)|[，；。：但而]|\s(?:and|but|while)\s")
_PACE_ZH = regex(r"同比|环比")
_ROSE = regex(
    r"(?:增加|减少|增长|下降|蒸发|缩水|上升|提高|降低|下滑|多增|少增|新增|净增加?|"
    r"净减少?|增|减)(?:了|额)?(?:约|近|逾|超过?|为|达|共|合计|将近|高达|\s)*(?:[a-z]{3}|[¥$])?$"
)
_BY = regex(
    r"(?<![a-z])(?:rose|rise[sn]?|rising|fell|fall(?:s|en|ing)?|grew|grow[ns]?|growing|"
    r"increas(?:ed?|es|ing)|decreas(?:ed?|es|ing)|declin(?:ed?|es|ing)|dropp?(?:ed|s|ing)?|"
    r"climb(?:ed|s|ing)?|jump(?:ed|s|ing)?|surg(?:ed?|es|ing)|plung(?:ed?|es|ing)|"
    r"slump(?:ed|s|ing)?|shr(?:ank|unk|ink)|cut|reduced?|lifted|raised?|expanded|tumbled|slid)"
    r"(?:\s[a-z']+){0,4}\sby\s(?:(?:about|some|roughly|nearly|almost|over|more than|around|"
    r"another|approximately)\s)?(?:[a-z]{2,3})?[$£€¥]?$"
)
_ADDED = regex(
    r"(?<![a-z])(?:added|shed|wiped off|gained)\s"
    r"(?:(?:about|some|roughly|nearly|almost|over|more than|around|another)\s)?"
    r"(?:[a-z]{2,3})?[$£€¥]?$"
)
_MOVED = regex(
    r"增|减|降|变动|变化|影响|敏感|贡献|弹性|净(?:额|流|买|卖)|差额|(?<![a-z])(?:change|increase|decrease|decline|"
    r"impact|effect|sensitivity|contribution|headwind|tailwind|"
    r"growth|added|additions?|net adds|movement|rise|drop|fall|reduction|incremental|new|"
    r"decreased|increased|lost|gain|gains|saving|savings|cut|flow|flows|inflow|outflow)(?![a-z])"
)
"""Words of a fact that tells a change itself."""
_IS_MOVE = regex(
    r"^新增(?!订单)|净增|增量|(?:增加|减少|变动|变化)额?$|"
    r"^(?:increase|decrease|decline|drop|rise|reduction|change) in(?![a-z])|"
    r"(?<![a-z])(?:increase|decrease|decline|change)$"
)
"""The name of a fact of a change, and of nothing else."""
_BE = regex(
    r"(?:(?<![a-z])(?:was|were|stood at|totall?ed)\s(?:[a-z]{2,3})?[$£€¥]?|[一-鿿]为(?:约|近)?)$"
)
_ANY_MOVE = regex(
    r"增|减|升|降|多|少|变|涨|跌|扩|缩|(?<![a-z])(?:up|down|by|more|less|added|new|net|change|"
    r"increase[ds]?|decrease[ds]?|decline[ds]?|growth|gr[eo]w|rose|rise|fell|fall|addition|"
    r"additions|reduction|gain|gains|drop|incremental|swing|difference)(?![a-z])"
)


def contradict(quantity: Quantity, bound: Bound, reading: Reading) -> bool:
    """Whether the words at a number make another figure of its metric than a fact tells."""
    family = reading.metric.family if reading.metric else ""
    if _is_of_other_books(bound, reading, family) or _is_at_other_pace(bound, reading):
        return True
    return bool(family) and (
        _is_other_mean(bound, reading, family)
        or _is_of_other_profit(bound, reading)
        or _is_gross(bound, reading, family)
        or _is_change(quantity, bound, reading, family)
    )


def _is_other_mean(bound: Bound, reading: Reading, family: str) -> bool:
    """Whether an average is told for what there was at an end, or the other way."""
    if not bound.adjacent or family not in _STOCKS | _COUNTED:
        return False
    named = f"{reading.words} {reading.fact.entity} {reading.fact.unit}".lower()
    mean = _IS_MEAN.search(named) is not None
    if not mean:
        return _MEAN.search(bound.lead) is not None
    told = bound.around
    return family in _STOCKS and bool(_AT_END.search(told)) and not _IS_MEAN.search(told)


def _is_of_other_books(bound: Bound, reading: Reading, family: str) -> bool:
    """Whether the parent alone is told for the group, or the group for the parent alone."""
    alone = _OF_PARENT.search(f"{reading.words} {reading.fact.entity.lower()}") is not None
    if not alone:
        hit = _ALONE.search(bound.lead) if bound.adjacent else None
        chinese = hit is not None and hit[0].startswith("母")
        return hit is not None and bool(hit["told"] or not chinese or "profit" not in family)
    return bool(_OF_GROUP.search(bound.before)) and not _OF_PARENT.search(bound.before)


def _is_of_other_profit(bound: Bound, reading: Reading) -> bool:
    """Whether a profit is told with or without what a fact's has: 扣非 for 归母, minorities."""
    said, metric = bound.metric, reading.metric
    if said is None or metric is None:
        return False
    near = bound.before + bound.behind[:_NEAR]
    if _WITH_OTHERS.search(reading.words) and {said.family, metric.family} <= _PROFITS:
        return bool(_TO_OWNERS.search(near)) and not _WITH_OTHERS.search(near)
    if (
        not bound.adjacent
        or {said.id, metric.id} != {"net_profit", "adjusted_profit"}
        or said.sign < 0
    ):
        return False
    if said.id == "adjusted_profit":
        return bool(_WITHOUT.search(near)) and not _WITHOUT.search(reading.words)
    told = _TO_OWNERS.search(near) and not _WITHOUT.search(bound.around)
    return bool(told) and bool(_REMADE.search(reading.words))


def _is_gross(bound: Bound, reading: Reading, family: str) -> bool:
    """Whether what is told is gross and a fact net, or the other way."""
    if bound.metric is None or bound.metric.family != family:
        return False
    plain = family == "premium" and "净" not in reading.words and not reading.words.isascii()
    if plain and bound.adjacent and _NET_ZH.search(bound.lead):
        return True
    said = {hit["which"] for hit in _GROSS.finditer(_CLAUSE.split(bound.before)[-1])}
    mine = {hit["which"] for hit in _GROSS.finditer(reading.words)}
    return len(said) == len(mine) == 1 and said != mine


def _is_at_other_pace(bound: Bound, reading: Reading) -> bool:
    """Whether a change is told from a year before for one from a quarter before, or otherwise."""
    mine = paces.of(reading.words)
    if not mine:
        return False
    said = paces.told(_CLAUSE.split(bound.before)[-1], bound.behind)
    if not said:
        told = bound.told
        said = paces.headed(told, bound.behind)
    return bool(said) and not said & mine


def _is_change(quantity: Quantity, bound: Bound, reading: Reading, family: str) -> bool:
    """Whether by how much something moved is told for how much there is, or the other way."""
    metric, kind = reading.metric, quantity.unit.kind
    counts = reading.unit is not None and reading.unit.kind is Kind.COUNT
    kinds = (Kind.AMOUNT, Kind.COUNT, *((Kind.BARE,) if counts else ()))
    if metric is None or kind not in kinds or quantity.per_share:
        return False
    if family not in AMOUNTS | COUNTS | _STOCKS or bound.metric is None:
        return False
    if bound.metric.family != family or bound.metric.sign < 0 or metric.sign < 0:
        return False
    if metric.change or _MOVED.search(reading.words):
        told = _CLAUSE.split(bound.before)[-1]
        moved = metric.change or _IS_MOVE.search(reading.words)
        return bool(moved and _BE.search(told)) and not _ANY_MOVE.search(bound.around)
    if family in _STOCKS and _ADDED.search(bound.before):
        return True
    return bool(_ROSE.search(bound.before) or _BY.search(bound.before))
