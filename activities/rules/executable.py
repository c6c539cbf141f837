"""Content that could act: database writes, shell commands, trade orders. ks_004 blocks it."""

import re
from collections.abc import Iterable

from activities.rules.normalise import readable
from schemas.gate import Finding

_QUANTITY = (
    r"(?:\d[\d,.]*|[一二两三四五六七八九十百千万]+)\s*(?:万|亿)?(?:股|手|份|张|shares?|lots?)"
)
_ASK = r"请(?!问|关注|注意|查阅|参阅|见|投资者)"
_PATTERNS: tuple[tuple[str, str], ...] = (
    (
        "executable.sql",
        r"(?ims)\b(?:drop\s+(?:table|database)|truncate\s+table|alter\s+table|create\s+table"
        r"|grant\s+\w+\s+on)\s+\S+|\binsert\s+into\s+[\w.\"`]+\s*(?:\(|values\b|select\b)"
        r"|\bdelete\s+from\s+[\w.\"`]+\s*(?:where\b|;|$|[^\x00-\x7f])"
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
    ("executable.formula", r"(?im)^\s*[=+@](?:cmd\||(?:HYPERLINK|IMPORT\w+|WEBSERVICE)\b)"),
    (
        "order.json",
        r"(?is)\{(?=[^{}]{0,400}\"(?:symbol|code|ticker)\")(?=[^{}]{0,400}\"(?:side|action|direction)\""
        r"\s*:\s*\"(?:buy|sell|long|short|买|卖))(?=[^{}]{0,400}\"(?:qty|quantity|volume|amount|notional)\")",
    ),
    (
        "order.call",
        r"(?i)\b(?:place|submit|create|send)\w*order\s*\(|\bpassorder\s*\(|\border_(?:target|value|shares)\s*\("
        r"|\b(?:buy|sell)\s*\(\s*['\"]",
    ),
    (
        "order.zh",
        rf"(?:立即|马上|立刻|现在|已|{_ASK}[^，。\n]{{0,10}})?(?:以[^，。\n]{{0,12}})?(?:买入|卖出|加仓|清仓|下单|申购|做空)[^，。\n]{{0,16}}{_QUANTITY}"
        r"|(?:立即|马上|立刻|现在就?)[^，。\n]{0,4}(?:全仓|满仓|清仓|买入|卖出|下单)"
        r"|(?:买入|卖出|清仓)[^，。\n]{0,4}(?:全部|所有)(?:持仓|仓位|股票)|下单(?:买入|卖出)"
        r"|已(?:提交|发出)委托|自动(?:下单|发布|交易)",
    ),
    (
        "order.en",
        r"(?i)\b(?:buy|sell|short)\s+\d[\d,]*\s+(?:shares?|lots?)\b"
        r"|\b(?:buy|sell)\s+(?:it|now|immediately)\b(?!,? pay later)"
        r"|\border\s+(?:has been\s+)?submitted\b",
    ),
)
_COMPILED = tuple((rule, re.compile(pattern, re.ASCII)) for rule, pattern in _PATTERNS)
"""ASCII: a Chinese character beside a Latin word ends it, so that \\b means what it says."""

_REPORTED = re.compile(
    r"(?:公司|股东|高管|董事|基金|机构|北向资金|外资|分析师|控股股东|实际控制人|回购|龙虎榜)[^，。\n]{0,24}$"
    r"|(?:拟|计划|累计|净|曾|回测|网上|网下|新股)[^，。\n]{0,12}$"
)
_IMPERATIVE = re.compile(rf"立即|马上|立刻|现在|{_ASK}")


def find(text: str) -> Iterable[Finding]:
    """What in ``text`` could act; reports about others' trades are not orders."""
    view = readable(text)
    for rule, pattern in _COMPILED:
        for match in pattern.finditer(view):
            if rule == "order.zh" and _is_report(view, match):
                continue
            yield Finding(
                rule=rule,
                reason="content that could act on its own",
                remedy="a person must look at it (ks_004)",
            )
            break


def _is_report(view: str, match: re.Match[str]) -> bool:
    """Whether somebody is said to trade, rather than told to."""
    before = view[max(0, match.start() - 40) : match.start()]
    return bool(_REPORTED.search(before)) and not _IMPERATIVE.match(match[0])
