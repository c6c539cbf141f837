"""Orders to whoever trades, called by name: side, instrument and size, in any order.

The rest of the line holds nothing else, so that news about somebody with a handle is none.
"""

from itertools import islice

from activities.rules.scanning.regex import regex

_MOST = 100
_CALLED = regex(
    r"(?im)^\s?(?:[-*•]\s)?(?:(?:hey|hi|yo|ok|okay|hello|dear|嗨|喂|你好)[, ]{1,2})?"
    r"(?:@[\w\u4e00-\u9fff-]{2,24}(?:\s|[:,>]|(?<=[\u4e00-\u9fff]))"
    r"|(?:[\w-]{0,12}(?:bot|robot|agent|algo|trader|assistant|exec|copilot|desk)(?:[-_]?\w{1,8})?|"
    r"[\u4e00-\u9fff]{0,8}(?:机器人|助手|助理|管家|智能体|交易员|小秘|秘书))\s?[:,>]"
    r"|[$>#]\s?[\w-]{0,12}(?:bot|trade|order|algo|exec)[\w-]{0,8}\s"
    r"|[/!$.](?=[a-z\u4e00-\u9fff]))[:,>\s]{0,3}"
    r"(?P<rest>[^\n]{3,90})$"
)
"""A mention, a name with a colon, a prompt or a sign, and what follows on the line."""
_SIDES = (
    r"(?i:buy|sell|long|short|cover|bto|sto|btc|stc|go long|go short|sell short|buy to "
    r"(?:open|close|cover)|sell to (?:open|close)|add|trim|dump|bid|offer)\b|"
    r"买入?|卖出?|做多|做空|加仓|减仓|建仓|开仓|开[多空]|平[多空]|抛售?|融资买入|融券卖出|申购|赎回|定投"
)
_ENDING = (
    r"(?i:close|flatten|exit|liquidate|flat|unwind|sell all|close all|go flat)\b|清仓|平仓|清掉|"
    r"全平|全卖"
)
_SYMBOL = (
    r"(?!(?:MKT|LMT|GTC|IOC|FOK|MOC|LOC|MOO|DAY|ATM|STP|TWAP|VWAP|AT|OF|IN|ALL|NOW|Q[1-4])\b)"
    r"[$#]?[A-Z]{1,5}\d?(?:[./-][A-Z]{1,4})?\b|(?:(?i:sh|sz|bj)\.?)?\d{6}(?:\.[A-Z]{2})?\b|"
    r"\d{4,5}\.HK\b"
)
_NAMED = (
    r"(?!全部|一半|市价|限价|所有|半仓|马上|立[即刻]|现在|仓位)[\u4e00-\u9fff]{2,6}?"
    r"(?=[\s,\d@]|全[部仓]|一半|市价|限价|$)"
)
_SIZE = (
    r"(?i:[x×]?\s?\$?\d[\d,]*(?:\.\d+)?(?:k|m|%|x)?(?:\s?(?:shares?|shs?|lots?|units?|contracts?|"
    r"cars?|usd|usdt|btc|eth))?)(?![\d/])(?:\s?[万千百]?[股手张份元块])?|"
    r"(?i:all|half|everything|max|full size)\b|全部|一半|半仓|全仓|满仓|所有|"
    r"[一二三四五六七八九十百千万两]+[股手张]"
)
_TERMS = (
    r"(?i:mkt|market|limit|lmt|lim|stop|stp|gtc|ioc|fok|day|moc|loc|moo|vwap|twap|at|of|on|now|"
    r"please|pls|asap|open|close|tp|sl|px|price|qty|size|c|p|calls?|puts?|the|my|position|"
    r"order|for)\b|市价|限价|现价|对手价|开盘|收盘|尾盘|立[即刻]|马上|现在|价格?|数量|以|在|的|元|@|=|"
    r"\d{1,2}/\d{1,2}(?:/\d{2,4})?|\d+(?:\.\d+)?[cCpP]\b"
)
_TOKEN = regex(
    rf"[\s,:;.!()-]{{0,3}}(?:(?P<ending>{_ENDING})|(?P<side>{_SIDES})|(?P<symbol>{_SYMBOL})|"
    rf"(?P<terms>{_TERMS})|(?P<size>{_SIZE})|(?P<named>{_NAMED}))"
)
_REST = regex(r"[\s,.;!。)]*$")


def summoned(view: str) -> bool:
    """Whether a line calls somebody and holds an order, with nothing else in it."""
    return any(_is_order(line["rest"]) for line in islice(_CALLED.finditer(view), _MOST))


def _is_order(rest: str) -> bool:
    """Whether words of an order make up a line: which way, what, and how much."""
    heard: set[str] = set()
    at = 0
    while (token := _TOKEN.match(rest, at)) is not None:
        heard.add("symbol" if token.lastgroup == "named" else token.lastgroup or "")
        at = token.end()
    if "symbol" not in heard or _REST.match(rest, at) is None:
        return False
    return "ending" in heard or {"side", "size"} <= heard
