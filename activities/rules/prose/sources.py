"""Who only tells the figures of a market: a publisher, a broker, a panel of data."""

from collections.abc import Iterable

from activities.rules.prose import sectors
from activities.rules.scanning.regex import regex

_TELLS = regex(
    r"[一-鿿A-Za-z]{0,8}?(?:监测|统计|测算|跟踪|调研|抽样|推总)(?:数据|结果|口径)?"
    r"(?:显示|表明|指出|称|[:：，,的])"
)
"""Behind the name of who counts what others do: 奥维云网监测显示."""
_HEADS = regex(
    r"(?:\([^()\n]{1,12}\))?(?:[一-鿿A-Za-z]{0,8}?(?:统计|监测|数据|研究|研报|团队))?"
    r"(?:显示|表明|指出|[:：，,])"
)
"""Behind a name that only heads the figures of a market: 中信证券：."""
_DATA = regex(r"[^，。；\n]{0,4}?(?:显示|表明|如下|来看|[:：，,]|公布|发布)")
"""Behind words that end in data, and name none: 5月物价数据如下."""
_WIDE = regex(
    r"^(?:全国|我国|全球|全市场|沪深|沪市|深市|A股|港股|美股|"
    r"中国(?:[一-鿿]{1,8}(?:行业|市场|板块|业))?$)|经济$"
)
_COMMON = regex(
    r"(?:物价|外贸|经济|贸易|信贷|社融|金融|通胀|就业|人口|产销|销售|价格|行业|运行|财政|货币|"
    r"景气|宏观|高频|基本面|生产|消费|投资|进出口|地产|房价|票房|客流|物流|"
    r"电力|能源|库存|汽车|社零)$"
)


def is_source(folded: str, end: int) -> bool:
    """Whether what stands behind a stranger says that it only counts or publishes."""
    return _TELLS.match(folded, end) is not None


def heads(folded: str, end: int) -> bool:
    """Whether a stranger only heads what follows, as publishers of the figures of a market do."""
    return _HEADS.match(folded, end) is not None


def is_data(folded: str, start: int, end: int) -> bool:
    """Whether a would-be name is that of data: 物价数据, or 中汽协数据 before what it shows."""
    name = folded[start:end]
    if not name.endswith("数据"):
        return False
    return bool(_COMMON.search(name[:-2]) or _DATA.match(folded, end))


def are_no_companies(entities: Iterable[str]) -> bool:
    """Whether all facts are of markets, sectors, countries and the like."""
    names = set(entities)
    return bool(names) and all(_is_wide(name) for name in names)


def _is_wide(name: str) -> bool:
    return sectors.is_traded(name) or sectors.is_place(name) or bool(_WIDE.search(name))
