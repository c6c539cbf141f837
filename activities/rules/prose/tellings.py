"""What the words directly before a Chinese number say it is, whatever is told before.

报, 一致预期, 已转股.
"""

import re

from activities.rules.prose import events
from activities.rules.prose.readings import Reading, Readings
from activities.rules.scanning.regex import regex

_QUOTED = regex(
    r"(?:[涨跌收盘停平%0-9]|[，,、]\s?)(?:现|最新|收|盘中|盘后)?报(?:价)?"
    r"(?:收|于|在)?(?:约|近|逾)?$"
)
"""Before a price that something closed or trades at: 收跌2.4%，报51.80美元."""
_NO_PRICE = frozenset({"target_price", "fair_value", "eps", "dps", "bvps", "high52", "low52"})
_FORESEEN = regex(r"(?:一致|市场)预期(?:则|仅|均)?(?:为|是|达|约|近|逾|超过?)*$")
_FORECAST = regex(r"预期|预测|预计|指引|目标|展望")
_UNDONE = regex(r"未(?P<done>转股|行权|解锁|使用|归属|回购|支付|确认|到账|售出|投入|结转|偿还)")

_IS_NOW = regex(r"(?:现有|当前|最新|现)的?[^，。；、0-9前原]{1,8}$")
_HAD_BEEN = regex(r"(?:此前|原先|原来|之前|前次|前值|原)(?:则|仅)?[为是](?:约|近)?$")
"""Before what something is now, and before what it was."""
_LED_TO = regex(
    r"(?:[上下][调修]|调整|修[正订]|[提调][高升]|调低|"
    r"降低)(?![前后])[^，。；0-9]{0,20}[至到为](?:约)?$"
)
"""Before what something is from now on: 上调全年收入增速指引至."""
_SIDE = regex(
    r"(?:减持|增持|回购|注销|转增|增发|发行|收购|重组|交易|变动|转股|拆分|转让|行权)(?:计划)?"
    r"(?:完成|实施|结束|完毕|注销)*之?(?P<side>[前后])(?![前后一二三四五六七八九十0-9])"
)
"""The time before or behind what changes a holding or a capital: 增发完成后."""
_SET_AGAINST = regex(r"[从由自较比与](?:本次|此次)?$")
_TURNED = regex(r"[之其随]后|后来|[降升增减变][^，。；0-9]{0,4}[为至到](?:约|近)?$")
"""Words by which a number is behind another one is of the other side of the change."""
_IN_TURN = regex(r"分别|依次")

_MOVED = regex(r"(?:[涨跌]|上升|下挫|走[高低]|[涨跌]幅)(?:了|约|近|逾|超过?|达到?|[为至是:])*$")
_DAILY = regex(r"(?:股价|收盘价?|[当今单]?日)?(?:涨跌幅|涨幅|跌幅)")
_SPAN = (
    r"年初至今|年内|[今本]年以来|年初以来|[今本全]年|"
    r"近?[一二三四五六七八九十0-9]{1,3}个?(?:交易)?[日天周月年]|累计|区间|[本当上近][周月季年]"
)
_OF_SPAN = regex(rf"(?:{_SPAN})[^，。；]{{0,6}}(?:涨跌幅|涨幅|跌幅)")
_SINCE = regex(
    r"以来|至今|年[内初]|[今本全]年|近|过去|连[续涨跌]|累计|区间|[本上当]?周|[本上当]月|"
    r"截至|截止|个月|日\s?[至到~-]"
)
"""Words of a stretch of time that a price moved over."""
_THAT_DAY = regex(r"[0-9]日|[当今昨][日天]|盘中|[早尾]盘|午后|收[盘报于]|报收")
_ABROAD = regex(r"(?:海外|境外|国外|国际)(?:业务)?")
_OF_ALL = regex(
    rf"{_ABROAD.pattern}(?:收入|营收)(?:的)?(?:占比|比重)[^，。；]*，(?:公司)?"
    rf"(?:营收|营业收入|营业总收入|总营收|总收入)[为达到约近逾超过]*$"
)
"""Before the revenue of all, and not that abroad, whose share was told:
海外收入占比逾四成，营收达到."""


def are_of_other_side(told: str, reading: Reading, readings: Readings) -> bool:
    """Whether words tell what there was before a change, and a fact what there is behind it.

    Both are of the same; or the other way.
    """
    mine = _SIDE.search(reading.words)
    hits = list(_SIDE.finditer(told[told.rfind("。") + 1 :])) if mine else []
    if not mine or not hits or hits[-1]["side"] == mine["side"]:
        return False
    start, end = hits[-1].span()
    sentence = told[told.rfind("。") + 1 :]
    follows = any(char.isdigit() for char in sentence[end:])
    turned = _TURNED.search(sentence, end) or _SET_AGAINST.search(sentence[:start])
    if (follows and turned) or _IN_TURN.search(sentence, end):
        return False
    name = _SIDE.sub("", reading.words)
    return any(
        other.entity == reading.entity
        and _SIDE.sub("", other.words) == name
        and (side := _SIDE.search(other.words)) is not None
        and side["side"] == hits[-1]["side"]
        for other in readings
    )


def are_of_before(before: str, reading: Reading, readings: Readings) -> bool:
    """Whether words tell what something was, or is now, and a fact the other.

    Another fact tells what they say: 现有目标价58元，此前为52元.
    """
    former = events.is_former(reading.words)
    led = former and _LED_TO.search(before)
    if not led and not (_IS_NOW if former else _HAD_BEEN).search(before):
        return False
    return any(
        events.is_former(other.words) != former
        and other.entity == reading.entity
        and (led or other.fact.as_of == reading.fact.as_of)
        and (other.unit and other.unit.kind) == (reading.unit and reading.unit.kind)
        and other.metric == reading.metric
        for other in readings
    )


def are_of_all(told: str, reading: Reading, readings: Readings) -> bool:
    """Whether words tell revenue of the whole company, and a fact is of that abroad.

    It has a fact of the whole.
    """
    if not _ABROAD.match(reading.words) or not _OF_ALL.search(told):
        return False
    return any(
        other.metric is not None
        and other.metric.family == "revenue"
        and not other.metric.change
        and not _ABROAD.match(other.words)
        and (other.entity, other.period) == (reading.entity, reading.period)
        for other in readings
    )


def are_of_a_day(told: str, before: str, reading: Reading, readings: Readings) -> bool:
    """Whether words tell by how much a price moved on a day, and a fact is of a stretch of time.

    There is a fact of that day.
    """
    if not _OF_SPAN.search(reading.words) or not _MOVED.search(before) or _SINCE.search(before):
        return False
    if not _THAT_DAY.search(before if _SINCE.search(told) else told):
        return False
    return any(
        _DAILY.fullmatch(other.words)
        and (other.entity, other.fact.as_of) == (reading.entity, reading.fact.as_of)
        for other in readings
    )


def are_of_another(before: str, reading: Reading, readings: Readings) -> bool:
    """Whether words before a number say another thing than the fact does.

    A fact is of that, or the two are opposites.
    """
    if reading.words.isascii():
        return False
    metric = reading.metric
    own = [other for other in readings if other.entity == reading.entity]
    if metric and metric.id in _NO_PRICE and _QUOTED.search(before):
        return any(o.metric and o.metric.family == "price" and not o.metric.change for o in own)
    if _FORESEEN.search(before) and not _FORECAST.search(reading.words):
        return any(
            "一致预期" in o.words
            and (o.unit and o.unit.kind) == (reading.unit and reading.unit.kind)
            for o in own
        )
    undone = _UNDONE.search(reading.words)
    return undone is not None and bool(
        re.search(rf"(?:已|累计|已经|合计){undone['done']}(?:了|金额|数量|约)*$", before)
    )
