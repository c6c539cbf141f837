"""What brings income in, or whose assets are told, in Chinese.

Of a fact whose English name calls it otherwise: 会员费收入 of membership fees.
"""

import re

from activities.rules.prose.context import Scene
from activities.rules.prose.readings import Reading
from activities.rules.scanning.regex import regex

_LINES = {
    "会员": r"members?(?:hips?)?", "订阅": "subscriptions?", "广告": "advertising|ads?",
    "授权": "licen[cs](?:es?|ing)|royalt(?:y|ies)",
    "许可": "licen[cs](?:es?|ing)|royalt(?:y|ies)", "特许权": "royalt(?:y|ies)",
    "特许经营": "franchis(?:es?|ing)|royalt(?:y|ies)", "加盟": "franchis(?:es?|ing)",
    "佣金": "commissions?|brokerage", "管理费": "management fees?", "顾问费": "advisory fees?",
    "租金": "rents?|rentals?", "租赁": "rentals?|leas(?:es?|ing)",
    "利息": "interest", "投资": "investments?", "门票": "admissions?|tickets?",
    "票房": "box office", "投行": "investment banking", "投资银行": "investment banking",
    "承销": "underwriting", "经纪": "brokerage", "客运": "passengers?", "货运": "cargo|freight",
    "托管": "custody|servicing", "资产管理": "asset management", "资管": "asset management",
    "客户": "clients?|customers?", "财富管理": "wealth management",
    "餐饮": "food|dining|restaurants?", "商品": "merchandise|products?", "服务费": "service fees?",
    "手续费": "fees?", "保费": "premiums?", "卡费": "card fees?",
}  # fmt: skip
_NAMED = regex(
    r"(?P<line>[一-鿿]{2,8}?)(?:业务|费用?|相关|服务|板块|分部)?(?:净|总)?(?:收入|营收|资产)"
    r"(?:净额|总额)?(?:约|近|逾|超过?|为|达到?|是|仅|有|录得|实现)*\s?(?:[a-z]{2,3})?[$¥€£]?$"
)
_LOOK = 24


def line(scene: Scene, position: int) -> str | None:
    """The English words for what brings the income in that stands right before a figure.

    None of the income of all.
    """
    hit = _NAMED.search(scene.plain[max(0, position - _LOOK) : position])
    if hit is None:
        return None
    named = [chinese for chinese in _LINES if chinese in hit["line"] + "费"]
    return _LINES[max(named, key=len)] if named else None


def is_of(line: str, fact: Reading) -> bool:
    """Whether a fact's English name tells what brings the income in, and it is no growth of it."""
    level = fact.metric is None or not fact.metric.change
    return level and re.search(rf"(?<![a-z])(?:{line})(?![a-z])", fact.words) is not None
