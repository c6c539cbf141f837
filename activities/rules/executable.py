"""Content that could act: database writes, shell commands, trade orders. ks_004 blocks it."""

import re
from collections.abc import Iterable

from activities.rules.normalise import readable
from schemas.gate import Finding

_QUANTITY = (
    r"(?:\d[\d,.]*|[一二两三四五六七八九十百千万]+)\s*(?:万|亿)?(?:股|手|份|张|shares?|lots?)"
)
_PATTERNS: tuple[tuple[str, str], ...] = (
    (
        "executable.sql",
        r"(?is)\b(?:insert\s+into|delete\s+from|drop\s+(?:table|database)|truncate\s+table"
        r"|alter\s+table|create\s+table|grant\s+\w+\s+on)\s+\S+"
        r"|\bupdate\s+[\w.\"`]+\s+set\s+[\w.\"`]+\s*=",
    ),
    (
        "executable.shell",
        r"(?i)\brm\s+-[a-z]*[rf]|\b(?:curl|wget)\b[^\n|]{0,200}\|\s*(?:ba|z)?sh\b|\bsudo\s+\w+"
        r"|\$\([^)\n]{1,80}\)|\bpowershell\b[^\n]{0,40}-enc",
    ),
    (
        "executable.script",
        r"(?i)<script\b|javascript:|\bos\.system\s*\(|\bsubprocess\.\w+\s*\(|\beval\s*\(",
    ),
    ("executable.formula", r"(?im)^\s*[=+@](?:HYPERLINK|cmd\||IMPORT\w+|WEBSERVICE)\b"),
    (
        "order.json",
        r"(?is)\{(?=[^{}]{0,400}\"(?:symbol|code|ticker)\")(?=[^{}]{0,400}\"(?:side|action|direction)\""
        r"\s*:\s*\"(?:buy|sell|long|short|买|卖))(?=[^{}]{0,400}\"(?:qty|quantity|volume|amount|notional)\")",
    ),
    (
        "order.call",
        r"(?i)\b(?:place|submit|create|send)_?order\s*\(|\bpassorder\s*\(|\border_(?:target|value|shares)\s*\("
        r"|\b(?:buy|sell)\s*\(\s*['\"]",
    ),
    (
        "order.zh",
        rf"(?:立即|马上|立刻|现在|请|已)?(?:以[^，。\n]{{0,12}})?(?:买入|卖出|加仓|清仓|下单|申购|做空)[^，。\n]{{0,16}}{_QUANTITY}"
        r"|(?:立即|马上|立刻|现在就?)[^，。\n]{0,4}(?:全仓|满仓|清仓|买入|卖出|下单)"
        r"|已(?:提交|发出)委托|自动(?:下单|发布|交易)",
    ),
    (
        "order.en",
        r"(?i)\b(?:buy|sell|short)\s+\d[\d,]*\s+(?:shares?|lots?)\b"
        r"|\b(?:buy|sell)\s+(?:it|now|immediately)\b|\border\s+(?:has been\s+)?submitted\b",
    ),
)
_COMPILED = tuple((rule, re.compile(pattern)) for rule, pattern in _PATTERNS)
_REPORTED = re.compile(
    r"(?:公司|股东|高管|董事|基金|机构|北向资金|外资|分析师|控股股东|实际控制人|回购|龙虎榜)[^，。\n]{0,24}$"
    r"|(?:拟|计划|累计|净|曾|回测)[^，。\n]{0,12}$"
)


def find(text: str) -> Iterable[Finding]:
    """What in ``text`` could act; reports about others' trades are not orders."""
    view = readable(text)
    for rule, pattern in _COMPILED:
        for match in pattern.finditer(view):
            if rule == "order.zh" and _REPORTED.search(
                view[max(0, match.start() - 40) : match.start()]
            ):
                continue
            yield Finding(
                rule=rule,
                reason="content that could act on its own",
                remedy="a person must look at it (ks_004)",
            )
            break
