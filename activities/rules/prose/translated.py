"""What is Chinese and put into English.

A place and a line of business (成都银行, Bank of Chengdu), and names of metrics.
"""

from collections.abc import Callable, Iterable, Iterator

from activities.rules.prose.metrics import Metric
from activities.rules.prose.readings import Reading
from activities.rules.scanning.regex import regex

_LINES = {
    "银行": ("Bank",), "农商银行": ("Rural Commercial Bank", "Rural Bank"),
    "农商行": ("Rural Commercial Bank", "Rural Bank"), "证券": ("Securities",),
    "保险": ("Insurance",), "信托": ("Trust",), "期货": ("Futures",),
    "机场": ("Airport", "International Airport"), "高速": ("Expressway", "Expressways"),
    "港": ("Port",), "港口": ("Port",), "港务": ("Port",),
    "铁路": ("Railway",), "航空": ("Airlines",), "航运": ("Shipping",),
    "轨交": ("Metro", "Rail Transit"), "地铁": ("Metro",), "公交": ("Bus",), "物流": ("Logistics",),
    "啤酒": ("Brewery", "Beer"), "酒业": ("Distillery", "Liquor"), "乳业": ("Dairy",),
    "食品": ("Food", "Foods"), "饮料": ("Beverage",), "糖业": ("Sugar",), "盐业": ("Salt",),
    "牧业": ("Farming", "Animal Husbandry"),
    "钢铁": ("Steel", "Iron & Steel", "Iron and Steel"), "特钢": ("Special Steel",),
    "铜业": ("Copper",), "铝业": ("Aluminium", "Aluminum"), "锌业": ("Zinc",), "黄金": ("Gold",),
    "稀土": ("Rare Earth",), "锂业": ("Lithium",),
    "矿业": ("Mining",), "煤业": ("Coal",), "煤炭": ("Coal",), "能源": ("Energy", "Coal"),
    "石油": ("Petroleum",), "石化": ("Petrochemical", "Petrochemicals"),
    "化工": ("Chemical", "Chemicals"), "化学": ("Chemical", "Chemicals"),
    "化纤": ("Chemical Fibre", "Chemical Fiber"),
    "水泥": ("Cement",), "建材": ("Building Materials",), "玻璃": ("Glass",),
    "建工": ("Construction", "Construction Engineering"), "建筑": ("Construction",),
    "路桥": ("Road & Bridge", "Road and Bridge"), "电力": ("Power", "Electric Power"),
    "电气": ("Electric",), "电器": ("Electric", "Electric Appliances"),
    "水电": ("Hydropower",), "核电": ("Nuclear Power",), "燃气": ("Gas",),
    "热电": ("Thermal Power", "Power"), "水务": ("Water",),
    "环保": ("Environment", "Environmental"),
    "医药": ("Pharma", "Pharmaceutical", "Pharmaceuticals"),
    "药业": ("Pharma", "Pharmaceutical", "Pharmaceuticals"),
    "制药": ("Pharma", "Pharmaceutical", "Pharmaceuticals"),
    "生物": ("Bio", "Biotech", "Biological"), "医疗": ("Medical", "Healthcare"),
    "汽车": ("Auto", "Automobile", "Motor"), "客车": ("Bus",),
    "重工": ("Heavy Industry", "Heavy Industries"), "机床": ("Machine Tool",),
    "轴承": ("Bearing", "Bearings"),
    "电子": ("Electronics",), "光电": ("Optoelectronics",), "半导体": ("Semiconductor",),
    "微电子": ("Microelectronics",), "科技": ("Technology", "Tech"), "软件": ("Software",),
    "通信": ("Communications", "Telecom"), "传媒": ("Media",), "文旅": ("Tourism",),
    "旅游": ("Tourism", "Travel"),
    "百货": ("Department Store",), "商业": ("Commercial",), "超市": ("Supermarket",),
    "地产": ("Property", "Properties"), "置业": ("Land", "Property"), "造纸": ("Paper",),
    "纸业": ("Paper",), "服饰": ("Apparel",), "纺织": ("Textile", "Textiles"),
}  # fmt: skip
"""Lines of business at the end of a Chinese name, and what they are in English."""
_ENGLISH = {"中国": "China", "香港": "Hong Kong", "澳门": "Macau", "西安": "Xi'an",
            "内蒙古": "Inner Mongolia", "陕西": "Shaanxi", "西藏": "Tibet", "南方": "Southern",
            "北方": "Northern", "东方": "Eastern", "长江": "Yangtze"}  # fmt: skip
_LONGEST = 4
"""So many characters a line of business has at most."""
_OF_HEAD = (1, 4)
"""More characters than the first, and no more than the second, has a place before it."""
_TURNOVER, _INCOME = (
    regex(r"(?<![a-z])turnover(?![a-z])"),
    regex(r"(?<![a-z])operating income(?![a-z])"),
)
_DEALS = frozenset({"turnover_value", "turnover_rate"})
_PARTS = {
    "fee_income": regex(r"手续费|佣金"),
    "nii": regex(r"利息(?:净收入|收入净额)"),
    "nbv": regex(r"新业务价值"),
}
"""Incomes in English, and the words that the Chinese name of one has, whatever else it says."""
_OPERATED = regex(r"(?:营业|经营|运营)(?:利润|溢利|盈利|收益)")
_OPERATING = regex(r"operating earnings(?! per)")
"""What Berkshire calls its operating profit, which in English may be what others adjust."""
_REVENUES = frozenset({"revenue", "operating_revenue", "total_revenue"})
_BANK = regex(r"银行|农商行|[Bb]ank|BANK|[工建农中交招]行|HSBC|ICBC|汇丰|渣打|Chartered")


def names(chinese: str, sounds: Callable[[str], Iterable[str]]) -> Iterator[str]:
    """What a Chinese name of a place and a line of business is in English.

    Chengdu Bank, Bank of Chengdu.
    """
    for size in range(1, min(_LONGEST, len(chinese)) + 1):
        lines, head = _LINES.get(chinese[-size:], ()), chinese[:-size]
        if not lines or not _OF_HEAD[0] < len(head) <= _OF_HEAD[1]:
            continue
        heads = {sound.capitalize() for sound in sounds(head)} | {_ENGLISH.get(head, "")} - {""}
        for place in heads:
            yield from (f"{place} {line}" for line in lines)
            if lines == ("Bank",):
                yield f"Bank of {place}"


def called(said: Metric, words: str, reading: Reading) -> bool:
    """Whether the English words before a number are what a fact's metric is called, too.

    Turnover is what a share is traded for, and operating income the revenue of a bank.
    """
    metric, words = reading.metric, words.lower()
    if metric is None:
        return False
    dealt = said.id == "revenue" and metric.id in _DEALS and not metric.change
    if dealt and _TURNOVER.search(words):
        return True
    if reading.words.isascii():
        ours = said.id == "operating_profit" and _OPERATED.search(words) is not None
        return ours and _OPERATING.match(reading.words) is not None
    if said.id in _PARTS and _PARTS[said.id].search(reading.words):
        return True
    if said.id == "gearing" and metric.id == "debt_ratio":
        return True
    bank = said.id == "operating_profit" and metric.id in _REVENUES
    return (
        bank
        and _BANK.search(f"{reading.fact.entity} {reading.entity}") is not None
        and _INCOME.search(words) is not None
    )
