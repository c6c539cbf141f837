"""Legal names of companies without their form.

And the short names that full Chinese ones begin with.
"""

from collections.abc import Collection

from activities.rules.prose.companies import CODES
from activities.rules.scanning.regex import regex

_SUFFIX_ZH = regex(r"(?:股份有限公司|有限责任公司|有限公司|集团股份|集团|股份|控股|公司)$")
_SUFFIX_EN = regex(
    r",?\s+(?:Inc|Incorporated|Companies|Corp|Corporation|Co|Company|Ltd|Limited|PLC|plc|LLC|Holdings?|"
    r"Group|N\.V|S\.A|AG|SE|SA|NV|AB|ASA|Oyj|REIT|Airlines|Air Lines|Airways"
    r"|S\.p\.A|Industries|Platforms|Technologies|Technology|Motors?|& Co)\.?$"
)
_ARTICLE = regex(r"The\s[A-Z][A-Za-z&'.-]{3}")
"""At the head of a legal name, what prose drops: The Boeing Company."""
_LEGAL = regex(r"(?:股份|有限|责任|集团)+公司$")
_UNIT = regex(
    r"[(（·-]|财务|财产|人寿|资产管理|资管|基金|信托|租赁|证券|期货|投资|销售|"
    r"贸易|置业|物业|分公司|子公司"
)
"""What is said in the names of a group's units, and not in its own."""
_OTHERWISE = {
    "中国石油化工": "中国石化",
    "中国石油天然气": "中国石油",
    "中国建筑材料": "",
    "中国中信": "",
}
"""Full names that begin with the short one of another company."""
_PLACED = regex(
    r"^(?:中国|内蒙古|江苏|浙江|广东|珠海|山东|上海|北京|深圳市?|四川|安徽|福建|湖南|湖北|河南|"
    r"河北|青岛|杭州|苏州|宁波|厦门|广州|天津|重庆|江西|云南|贵州|新疆|陕西|山西|辽宁|吉林)"
)
"""The place before a name: 江苏恒瑞医药."""
_LEAST, _HALF = 3, 2


def plain(entity: str) -> str:
    """A name without the forms of a company at its end."""
    shorter = _SUFFIX_ZH.sub("", entity)
    while (cut := _SUFFIX_EN.sub("", shorter)) != shorter:
        shorter = cut
    if shorter != entity and _ARTICLE.match(shorter):
        shorter = shorter.removeprefix("The ")
    return shorter.strip(" ,") or entity


def short(entity: str, others: Collection[str] = ()) -> str:
    """The short name of a company that has its full one, among others or the well-known.

    Empty where none is known.
    """
    end = _LEGAL.search(entity)
    if end is None:
        return ""
    core = entity[: end.start()].replace("(集团)", "")
    for whole, name in _OTHERWISE.items():
        if core.startswith(whole):
            return name
    bare = _PLACED.sub("", core)
    return _head(core, others) or _head(bare, others) or _abridged(core)


def _head(core: str, others: Collection[str]) -> str:
    """The longest known name that a full one begins with, unless it is that of a unit."""
    for length in range(len(core), _LEAST - 1, -1):
        head = core[:length]
        if (head in others or head in CODES) and not _UNIT.search(core[length:]):
            return head
    return ""


def _abridged(core: str) -> str:
    """The well-known name that has the first and the last two characters of a full one.

    洛阳钼业 of 洛阳栾川钼业.
    """
    name = core[:_HALF] + core[-_HALF:]
    return name if name in CODES and len(core) > len(name) else ""
