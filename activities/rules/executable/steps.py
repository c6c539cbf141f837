"""Orders told as steps in a broker's program, page or on its line: open, search, press Buy, submit.

A press of a side counts where, around it, an instrument is typed, a size is filled in, and the
program is opened or the order handed in. What a manual says for anybody names no instrument or no
size, or says that it is how it is done.
"""

import re
from itertools import islice

from activities.rules.scanning.regex import regex

_MOST = 200
_BEFORE, _AFTER = 200, 160
_PRESSED_EN = regex(
    r"(?i)\b(?:tap|hit|press|click|choose|select|pick|push|touch|tick|toggle(?: to)?|side|action|"
    r"direction|then|trade|set (?:the )?side to|mark it|switch to|(?-i:[A-Z]{1,5}))\b\W{0,4}"
    r"(?:(?:the|on|a|an|order|[a-z]+ button) ){0,2}[\"'“‘\[*]{0,3}"
    r"(?-i:(?:Market |Limit )?(?:Buy|Sell|BUY|SELL|Short|SHORT|Cover)(?: All| to Open| to Close)?"
    r"|buy|sell)\b"
)
_SIDES_EN = regex(r"(?i)buy|sell|short|cover")
_SIDES_ZH = regex("买|卖|做[多空]|申购|赎回|定投")
"""A side that may be pressed: most texts name none."""
_PRESSED_ZH = regex(
    r"(?:点击?|点[选按]|选择?|按下?|勾选|切换?到|进入|交易|方向|操作|买卖)\s?[为是填:]?\s?"
    r"[“\"「『【\[]?\s?(?:普通|限价|市价|担保品|融资|现价)?(?:买入?|卖出?|做[多空]|融券卖出|申购|"
    r"赎回|定投)(?![的占比量金额评信净])"
)
_TYPED_EN = regex(
    r"\b(?i:search(?: for)?|type(?: in)?|enter|key in|keying in|find|on|look ?up|pull up|bring up|"
    r"input|punch in|ticker|symbol|stock|instrument|pick|select|choose|for|in|open)\b\W{0,3}"
    r"(?i:(?:the |ticker |symbol |stock |code ){0,2})\W{0,2}"
    r"(?!(?:BUY|SELL|OK|PIN|ETF|IRA|TWS|IBKR|TD|DOB|SSN|OTP|SMS|USD|US|EPS|DCF|WACC|SEC|EDGAR|PDF|"
    r"APP|II|AI|Q[1-4]|MFA|FAQ|GTC|DAY|IOC|MOC|LMT|MKT)\b)[A-Z]{1,5}(?:[./][A-Z]{1,3})?\b|"
    r"(?<=[>|] )[A-Z]{1,5}(?= [>|])"
)
_TYPED_ZH = regex(
    r"(?:搜索?|查找|找到|输入?|填入?|键入|录入|代码|标的|证券|股票)\D{0,10}?(?<!\d)(?:\d{6}|\d{5})"
    r"(?!\d)|(?:搜索?|查找|找到|输入|键入|标的|股票名?)[:为是到]?\s?[“\"「]?"
    r"(?:[A-Z]{1,5}\b|(?!股票|代码|证券|标的|基金|页面|功能|栏|数量|价格|金额)[\u4e00-\u9fffA-Z]{2,8}"
    r"[”\"」]?(?=[,。;\s]|\d[.、)]))"
)
_SIZED_EN = regex(
    r"(?i)\b(?:quantity|qty|shares?|size|amount|units|lots?)\b\s?(?:field |box |to |of |is |at |"
    r"[:=] ?|as ){0,3}\$?\d[\d,]*|"
    r"\$?\b\d[\d,]*\s?(?:shares?|shs|units|lots?|contracts?|in the (?:quantity|qty|size|amount|"
    r"shares)|(?:as|for|into) (?:the )?(?:quantity|qty|size|amount|shares))\b|"
    r"\b(?:sell|buy) all\b|\b(?:max(?:imum)?|entire position|full position|all shares)\b"
)
_SIZED_ZH = regex(
    r"(?:数量|股数|手数|金额|份额|份数|仓位)\D{0,6}\d[\d,]*|(?:数量|股数|仓位|份额|金额)"
    r"(?:选择?|填|为|点|[:])?\s?[“\"]?(?:全[仓部]|半仓|最大|满仓|[1二一三]/\d)|"
    r"\d[\d,]*\s?(?:万|千|百)?[股手份张]|(?:全部|所有)(?:仓位|持仓|份额|数量|可[卖用])"
)
_HANDED_EN = regex(
    r"(?i)\b(?:submit|confirm|transmit|send|swipe|place (?:the |your |my )?(?:order|trade)|"
    r"place it|execute|preview|authori[sz]e)\b"
)
_HANDED_ZH = regex(r"提交|确[认定]|下单|委托(?!笔数|队列|量|价|数)|发送|滑动|交易密码|即可")
_MANUAL_EN = regex(
    r"(?i)\bhow (?:to|do|can|you)\b|\b(?:users?|clients?|customers?|investors?|traders?|members|"
    r"people|anyone|retail\w*)\b[^.\n]{0,40}\b(?:can|may|could|must|should|opens?|taps?|"
    r"search(?:es)?|clicks?|press(?:es)?|types?|enters?)\b|\blets? (?:you|users|clients|anyone|"
    r"customers)\b|\b(?:tutorial|demo account|paper trad\w+|practice account|mock|sandbox|"
    r"walk-?through|screenshot|for example|e\.g\.|help cent(?:er|re)|user guide|phishing|scam\w*|"
    r"fraud\w*|do not|don't|never|if you (?:want|wish)|you can|would|vot(?:e|ing)|proxy)\b"
)
_MANUAL_ZH = regex(
    r"如何|怎[么样]|使用方法|操作(?:指南|手册|流程|说明|步骤)|流程[:]|教程|投资者(?:可|应|需|须|"
    r"登录|打开|通过)|用户(?:可|应|需|打开|点击|登录|在)|客户(?:可|打开|点击|登录)|可以?(?:通过|"
    r"在|登录|打开)|例如|比如|示例|演示|模拟盘|模拟交易|骗|诈|切勿|不要|请勿|以免|常见问题|帮助中心|"
    r"平均|投票|表决|新股申购|研报|查看|下载"
)


def stepped(view: str) -> bool:
    """Whether somebody is told, step by step, to press what buys or sells, and how much of what."""
    return (
        _SIDES_EN.search(view) is not None
        and any(
            _walks(view, found, _TYPED_EN, _SIZED_EN, _HANDED_EN, _MANUAL_EN)
            for found in islice(_PRESSED_EN.finditer(view), _MOST)
        )
    ) or (
        _SIDES_ZH.search(view) is not None
        and any(
            _walks(view, found, _TYPED_ZH, _SIZED_ZH, _HANDED_ZH, _MANUAL_ZH)
            for found in islice(_PRESSED_ZH.finditer(view), _MOST)
        )
    )


def _walks(
    view: str,
    pressed: re.Match[str],
    typed: re.Pattern[str],
    sized: re.Pattern[str],
    handed: re.Pattern[str],
    manual: re.Pattern[str],
) -> bool:
    """Whether around a press stand what is traded, how much, and that the order is handed in."""
    start = max(0, pressed.start() - _BEFORE)
    around = view[start : pressed.end() + _AFTER]
    return (
        all(part.search(around) for part in (typed, sized))
        and handed.search(view, pressed.end(), pressed.end() + _AFTER) is not None
        and manual.search(around) is None
    )
