"""Sectors, indices and what else is traded, as prose shortens their names.

通信（+6.4%） of 通信行业指数.
"""

import re
from collections.abc import Iterator

from activities.rules.prose.phrases import alternatives
from activities.rules.scanning.regex import regex

_KIND = regex(r"(?:行业|板块|概念|主题)?(?:指数|板块|行业|ETF|概念)$")
_TRADED = regex(
    (
        r"(?:指数?|板块|行业|概念|主题|ETF|LOF|REITs?|基金|合约|期货|期权|现货|转债|转[0-9]{1,2}|"
        r"债券?|票据|存单|资金|两市|市场|[原燃]油|黄金|白银|电解铜|人民币|汇率|SHIBOR|LPR)$"
    ),
    re.IGNORECASE,
)
_CALLED = {
    "上证指数": ("沪指", "上证综指", "上证"), "上证综指": ("沪指", "上证指数", "上证"),
    "深证成指": ("深成指", "深指", "深证成份指数"), "深成指": ("深证成指",),
    "创业板指": ("创业板指数", "创指"), "沪深两市": ("两市", "A股", "沪深京三市"),
    "两市": ("沪深两市",), "沪深北三市": ("三市", "全市场"),
    "北向资金": ("北向", "陆股通", "北上资金"),
    "南向资金": ("南向", "港股通", "南下资金"), "恒生指数": ("恒指",),
    "恒生科技指数": ("恒生科技", "恒科指", "恒科"), "国企指数": ("恒生国企指数", "国指"),
    "道琼斯指数": ("道指", "道琼斯工业指数", "道琼斯"),
    "道琼斯工业平均指数": ("道指", "道琼斯指数", "道琼斯"),
    "纳斯达克指数": ("纳指", "纳斯达克综合指数", "纳斯达克综指", "纳斯达克"),
    "纳斯达克综合指数": ("纳指", "纳斯达克指数", "纳斯达克综指", "纳斯达克"),
    "标普500指数": ("标普500", "标普"), "日经225指数": ("日经225", "日经指数", "日经"),
    "沪深300指数": ("沪深300",),
    "中证500指数": ("中证500",), "中证1000指数": ("中证1000",), "科创50指数": ("科创50",),
    "中国人民银行": ("央行", "人民银行", "人行"),
    "国家统计局": ("统计局",), "国债期货": ("期债",), "WTI原油": ("WTI", "美油"),
    "布伦特原油": ("布伦特", "布油"), "COMEX黄金": ("国际金价", "纽约金"),
    "热轧卷板": ("热卷", "热轧"), "热卷": ("热轧卷板",), "螺纹钢": ("螺纹",), "铁矿石": ("铁矿",),
}  # fmt: skip
"""What markets and those who keep them are called besides their names."""
_RIVALS = (
    ("WTI 美油", "布伦特 布油"), ("道琼斯 道指", "纳斯达克 纳指", "标普"),
    ("COMEX 纽约金", "伦敦金 伦敦现货", "沪金"),
    ("恒生指数 恒指", "恒生科技 恒科", "国企指数 国指"),
    ("上证指数 沪指 上证综指", "深证成指 深成指", "创业板指", "科创50", "沪深300", "中证500",
     "中证1000", "北证50"), ("北向资金 北上资金", "南向资金 南下资金"),
     ("螺纹钢 螺纹", "热轧卷板 热卷"),
)  # fmt: skip
"""Benchmarks that are told side by side: where facts are of one, another one is known for a
stranger."""
_PLACES = (
    [
        "北京",
        "上海",
        "广州",
        "深圳",
        "杭州",
        "成都",
        "重庆",
        "武汉",
        "南京",
        "天津",
        "西安",
        "苏州",
        "合肥",
        "长沙",
        "青岛",
        "厦门",
    ],
    [
        "中国",
        "美国",
        "日本",
        "德国",
        "英国",
        "法国",
        "印度",
        "韩国",
        "欧元区",
        "越南",
        "巴西",
        "俄罗斯",
    ],
)
"""Places: where a fact is of one itself, another one is a stranger."""
_BEHIND = (
    r"(?=(?:行业|板块|指数|概念)?(?:今日|本周|单日|当日|则|也|逆势)?(?:\(|[+-]?[0-9]|"
    r"[收大小累微领急暴上下]?[涨跌]"
    r"|回调|回落|反弹|下挫|重挫|走强|走弱|飙升|上扬|下探|跳水|收[红绿升降]|和|、|及|与))"
)


def is_traded(name: str) -> bool:
    """Whether a name is that of an index, a contract or the like, and of no company."""
    return _TRADED.search(name) is not None


def is_place(name: str) -> bool:
    """Whether a name is that of a town or a country."""
    return any(name in places for places in _PLACES)


def called(name: str) -> tuple[str, ...]:
    """What else an index, a market or a contract is called."""
    if name.endswith("主力合约"):
        return (name[:-2], f"{name[:-4].removesuffix('期货')}主力")
    return _CALLED.get(name, ())


def rivals(entities: frozenset[str]) -> dict[str, str]:
    """The names of benchmarks beside those of the facts, each with the key of a stranger."""
    found: dict[str, str] = {}
    for group in _RIVALS:
        rows = [row.split() for row in group]
        known = [any(word in entity for word in row for entity in entities) for row in rows]
        if any(known):
            others = (word for row, own in zip(rows, known, strict=True) if not own for word in row)
            found.update((word, f"?{word}") for word in others)
    for places in _PLACES:
        if entities & set(places):
            found.update((place, f"?{place}") for place in places if place not in entities)
    return found


def short_names(entities: dict[str, str]) -> dict[str, str]:
    """The short name of each sector or index among the names of facts, with its key."""
    found: dict[str, str] = {}
    for name, key in entities.items():
        stem = _KIND.sub("", name)
        if stem != name and len(stem) >= 2 and not stem.isascii() and key[:1] != "?":
            found.setdefault(stem, key)
    return found


def find(folded: str, known: dict[str, str]) -> Iterator[tuple[int, int, str]]:
    """Where a short name stands before a move of its own, and whose it is."""
    present = [name for name in known if name in folded]
    if not present:
        return
    for hit in re.finditer(f"(?:{alternatives(present)}){_BEHIND}", folded):
        yield hit.start(), hit.end(), known[hit[0]]
