"""Commands to a bot: a word behind a slash at the start of a line, and what it is told.

What a manual says of such a command is none.
"""

import re
from itertools import islice

from activities.rules.scanning.regex import regex

_MOST = 50
_SLASHED = regex(
    r"(?im)^\W{0,3}(?:@\w{2,20}\s)?[/!]"
    r"(?:(?:trade|order|perp|futures|spot|margin|bot|grid|dca|position|portfolio|"
    r"account)s?(?:[ _-](?=(?:buy|sell|long|short|open|close|start|market|limit|flatten|cancel|"
    r"exit|cover|add|new|create)\b)|(?=\s[A-Z0-9/-]{2,12}\s(?:buy|sell|long|short)\b))"
    r"|(?=(?:buy|sell|long|short|open|close|swap|flatten|liquidate|exit|ape|snipe|rebalance|"
    r"cancel|hedge|cover|stake|unstake|withdraw|transfer|买|卖|下单|平仓|清仓|"
    r"开仓|撤单|调仓|定投|网格)))"
    r"\w{1,12}(?:[_-]?(?P<more>all|long|short|buy|sell|order|limit|market|position))?"
    r"(?P<rest>(?:\s[^\n]{1,160})?)$"
)
"""A command to a bot: a word behind a slash at the start of a line."""
_ARGUED = regex(
    r"(?i)\b(?:all|everything|now|half)\b|全部|所有|一半|\b(?:size|qty|quantity|amount|amt|budget|"
    r"usd|usdt|notional|lots?|units|shares|n|lev|leverage|entry|px|price|limit|tp|sl|stop|target)"
    r"\s?[=:]\s?\$?\d|\b[A-Z][A-Z0-9/.-]{1,12}\s(?:x\s?)?\$?\d|\$?\d[\d.,]*(?:k|%|x|usdt|usd)?\s"
    r"(?:of )?[A-Z]{2,12}\b|\b\d[\d.,]*(?:%|x\b)|@\s?\$?\d|\d{6}\s\d|\d[\d.,]*[万千]?[股手张份元]"
)
_EXPLAINED = regex(
    r"(?i)\b(?:usage|syntax|example|e\.g\.|command list|help|docs?|documentation|lets? you|"
    r"opens? a|shows?|returns?|prints?|displays?|lists?|means|is used|places? an?|would)\b|用法|"
    r"语法|示例|例如|说明|命令列表|帮助|用于|表示|返回|[<\[{][a-z_ |]{1,20}[>\]}]"
)
_SENDS = (
    r"(?:publish|release|deploy|broadcast|post|push|send|announce|distribute|blast|tweet|e?-?mail|"
    r"approve|submit|ship|notify|forward|schedule|merge|purge|rollback|promote|syndicate|launch|"
    r"发布|群发|推送|广播|上线|发送|撤稿|审批|转发|同步|分发)"
)
_SENT = regex(
    rf"(?im:^\W{{0,3}}(?:(?:@[\w-]{{2,20}}\s)?[/!]|@\w{{0,12}}(?:bot|agent|"
    rf"assistant)\w{{0,8}}[,:]?\s)"
    rf"{_SENDS}(?:[-_ ][a-z]{{1,12}})?(?:\s|(?<=[\u4e00-\u9fff]))[^\n]{{2,160}}$)|"
    rf"(?i:(?<![\w/.:])/{_SENDS}\s[^\n<\[]{{1,80}}?\s--[a-z])"
)
"""A command to send a document out, which names no instrument."""
_ADDRESSED = regex(
    r"(?i)\s--?[a-z]|-all\b|→|->|[#@][a-z]|\b(?:to|channels?|list|target|env|audience|id|doc|"
    r"format)\s?[:=]\s?\S|"
    r"&&\s?/|\b(?:all|now|prod(?:uction)?|live|everyone|(?:all-)?(?:clients?|subscribers?|"
    r"investors?|"
    r"readers|users)|public|force|website|telegram|slack|discord|wechat|twitter|weibo|site|"
    r"(?:no|skip|without)[- ](?:review|approval|check|compliance|confirm)\w*)\s?[,;.!]?(?=\s|$)|"
    r"全部|全渠道|免审|所有|客户|订阅|渠道|立即|官网|微信|公众号|全员|群"
)
"""Where it goes, or how: by a switch, a list, a channel, at once, with nobody looking."""


def commanded(view: str) -> bool:
    """Whether a line tells a bot what to trade, and how much."""
    return any(map(_tells, islice(_SLASHED.finditer(view), _MOST)))


def sent_out(view: str) -> bool:
    """Whether a line tells a bot to publish something, and where or how."""
    return any(
        _ADDRESSED.search(command[0]) is not None and _EXPLAINED.search(command[0]) is None
        for command in islice(_SENT.finditer(view), _MOST)
    )


def _tells(command: re.Match[str]) -> bool:
    rest = command["rest"]
    if _EXPLAINED.search(rest):
        return False
    return bool(_ARGUED.search(rest)) or command["more"] == "all"
