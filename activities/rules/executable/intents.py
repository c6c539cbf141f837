"""Records that say what is to be done with an instrument, and that it is to be done at once.

Whatever their fields are called: an action of trading (as a name or as a value), what it is done
to, and a mark that a machine is to carry it out. Quotes, holdings, ratings, filled orders and
weights of an index have no such mark, or say themselves that they are past.
"""

import re
from collections.abc import Iterator
from itertools import islice

from activities.rules.scanning.normalise import BEGINNING
from activities.rules.scanning.regex import regex

_MOST = 60
_AROUND = 320
_NAME = r"(?:^|[\s,{<\[])-?\s?[\"'“]?"
_IS = r"[\"'”]?\s?[:=]\s?"
_NO = r"(?!\s?[\"']?(?:false|no\b|0\b|null|none|off|never|否))"


def _field(names: str, value: str = _NO) -> str:
    return rf"(?im:{_NAME}(?:{names}){_IS}{value})"


_DONE_ON = (
    r"(?:true|yes|1|now|immediate(?:ly)?|asap|at[_ ]once|instant(?:ly)?|go|execute|exec|trade|"
    r"mo[co]|lo[co]|vwap|twap|mkt|market(?:[_ ](?:open|close|order))?|(?:at|"
    r"on)[_ ](?:the[_ ])?(?:open|close|receipt|"
    r"market)|eod|open|close|buy|sell|"
    r"liquidate|flatten|place[_ ]order|submit|是|真|立[即刻]|马上|即刻|即时|收到即\S{0,4}|市价|"
    r"收盘集合竞价|开盘集合竞价|集合竞价|开盘|收盘|尾盘|自动|(?:直接|自动|立即)?(?:下单|执行|报单|买入|卖出|成交|清仓|平仓))"
)
_FLAG = regex(
    _field(
        r"auto[_ -]?(?:exec\w*|trade|run|submit|fire|order|buy|sell|place)|"
        r"(?:exec(?:ute|ution)?|fire|trade|place|submit)(?:[_ -]?(?:now|immediately|order|"
        r"at|on|when|"
        r"on_\w{2,10}|automatically|mode|timing|style|live))?|"
        r"(?:on|upon|when|after)[_ -]?(?:receive[d]?|receipt|arrival|trigger(?:ed)?|signal|"
        r"hit|match)|"
        r"re-?balance|flatten|liquidate|调仓|清仓|平仓|start(?:s|_at)?|(?:run|apply|send|confirm(?:ed)?|immediate(?:ly)?|urgency|when|timing|auto|live|go|now|"
        r"dispatch|commit|do_?it)|"
        r"[\u4e00-\u9fff]{0,6}(?:执行|下单|报单|成交|触发后|收到后|收到即)(?:方式|时间|时机|动作)?|"
        r"(?:自动|立[即刻]|马上|即刻|直接)(?:执行|下单|报单|交易|买入|卖出|提交|发送)?|时效|何时|确认执行",
        rf"[\"'“]?{_DONE_ON}(?=[\s\"'”,}}\]>/]|$)",
    )
)
"""That a machine carries it out, and when."""
_STRICT = regex(
    _field(
        r"then|do|on[_ ]trigger|触发后|则",
        r"[\"'{\[]{1,3}\s?[\"']?(?:buy|sell|short|cover|flatten|liquidate|买入|卖出|清仓|平仓)"
        r"(?=[\"'\s])",
    )
    + "|"
    + _field(
        r"auto[_ -]?(?:exec\w*|trade|submit|order|buy|sell|place)|"
        r"exec(?:ute|ution)?(?:[_ -]?(?:now|immediately|order|at|when|on_\w{2,10}|live))?|exec|"
        r"(?:on|upon|when|after)[_ -]?(?:receive[d]?|receipt|arrival)|"
        r"(?:收到|触发|满足|到价)[\u4e00-\u9fff]{0,4}(?:执行|下单|报单|成交|后|即)|"
        r"(?:自动|立[即刻]|马上|即刻|直接)(?:执行|下单|报单|交易|买入|卖出)",
        rf"[\"'“]?{_DONE_ON}(?=[\s\"'”,}}\]>/]|$)",
    )
)
"""A flag that means nothing but that."""
_DEEDS = (
    r"(?:open|close|enter|exit)[_ ](?:long|short)|dca|twap|grid|定投|网格|"
    r"flatten|liquidat(?:e|ion)|unwind|close|exit|sell|buy|short|cover|trim|reduce|add|increase|"
    r"re-?balance|hedge|rotate|switch|roll|enter|open|go[_ ]?(?:long|short|flat)|long|dump|cut|"
    r"close[_ ]?(?:all|out|positions?)|flat|清仓|平仓|调仓|买入?|卖出?|加仓|减仓|建仓|换股|"
    r"对冲|做[多空]|"
    r"换仓|移仓|止损|止盈|再平衡"
)
_ACTED = regex(
    rf"(?im){_NAME}(?:(?:{_DEEDS})(?:[_ -]?(?:all|list|now|positions?|holdings|orders?|names|"
    rf"tickers|"
    r"symbols|清单|列表|明细|指令))?|(?:positions?|names|tickers|holdings|symbols)[_ ]to[_ ]"
    r"(?:close|sell|buy|exit|flatten|add|trim|cut)|to[_ ](?:buy|sell|close|exit|flatten)|"
    r"(?:一键|全部|立即|马上)(?:清仓|平仓|卖出|买入|调仓)|target[_ ](?:weights?|pct|percent|"
    r"portfolio|"
    rf"positions?)|目标(?:权重|仓位|组合)|tgt(?:[_ ]?(?:w|wt|pct))?|basket){_IS}{_NO}|"
    rf"<(?:{_DEEDS}|basket|orders?)\s|"
    rf"[:=]\s?[\"'“]?(?:{_DEEDS})(?=[\"'”,}}\]\s]|$)|"
    rf"[:=]\s?[\"'“](?:buy|sell|short|cover|买入|卖出)\s[^\"'\n]{{0,20}}\d"
)
"""A deed of trading: the name of a field, of a tag, or its value; weights that are aimed at."""
_THING = regex(
    _field(
        r"symbols?|sym|tickers?|instruments?|isin|cusip|figi|sec(?:urity|urities|id)?|stocks?|codes?|"
        r"underlying|assets?|pair|contract|with|account|book|portfolio|代码|标的|证券|股票|合约|品种|"
        r"证券代码|股票代码|基金代码|账户|组合",
        r"[\"'“\[]{0,2}[\w\u4e00-\u9fff]",
    )
    + r"|\[\s?[A-Z]{1,5}\s?[,\]]"
    rf"|[\[,]\s?[\"'][A-Z]{{1,5}}[\"']|"
    rf"[\"'](?:[A-Z]{{1,5}}|\d{{6}}(?:\.[A-Z]{{2}})?)[\"']{_IS}-?[\d.\"']|"
    r"(?m:^\s?-\s[A-Z]{1,5}\s?$)|"
    r"(?i:buy|sell|short|cover|hedge)[\"']\s?:\s?[\"'](?-i:[A-Z]{1,5})[\"']|"
    r"[\"'](?:BUY|SELL)\s[^\"'\n]{0,30}[\"']"
)
_INSTRUMENT = regex(
    _field(
        r"symbols?|sym|tickers?|instruments?|isin|stocks?|securit(?:y|ies)|代码|标的|证券|股票|合约|"
        r"证券代码|股票代码",
        r"[\"'“\[]{0,2}(?-i:[A-Z]{1,10}\b|[\d\u4e00-\u9fff])",
    )
)
_ALL = regex(
    rf"(?im){_NAME}(?:(?:close|flatten|liquidate|exit|sell|dump)[_ -]?(?:all|everything|book|"
    r"(?:all[_ ])?positions)|panic[_ -]?(?:sell|close)|kill[_ -]?positions|(?:一键|"
    r"全部)(?:清仓|平仓|卖出))"
    rf"{_IS}[\"']?(?:true|yes|1|now|是|立即|马上)(?=[\s\"',}}]|$)"
)
"""All that there is, which needs no instrument."""
_UNDONE = regex(
    _field(
        r"(?:cancel|replace|amend|modify|revise|cxl)(?:[_ -]?(?:cl)?ord(?:er)?(?:[_ -]?(?:id"
        r"|no|ref))?|"
        r"[_ -]?id)?|"
        r"(?:撤单|改单|撤销|改价|撤改|撤委托)(?:编号|单号|委托|订单)?",
        r"[\"'“]?(?=[\w-]{0,40}\d)[\w-]{3,40}",
    )
    + "|"
    + _field(
        r"do|cmd|command|action|op|操作|动作|指令",
        r"[\"'“]?(?:cancel|cxl|replace|amend|modify|撤单|改单|撤改|撤销)(?=[\"'”,}\s]|$)",
    )
)
_INSTEAD = regex(
    _field(
        r"replace(?:[_ ]?with|ment)?|then|with|new(?:_order)?|resubmit|re-?(?:place|issue|"
        r"enter|order|send)|"
        r"改[挂为单报]|重[挂报下新]\S{0,2}|"
        r"新(?:委托|订单|单)|替换(?:为)?|new[_ ](?:qty|quantity|size|limit|price|px|"
        r"limit_price|stop)|"
        r"新(?:数量|价格|限价)",
        r"[\"'{\[\d]",
    )
)
"""An order that is known by its number, and what comes in its stead."""
_PAST = regex(
    _field(
        r"(?:avg|average|fill(?:ed)?|exec(?:uted)?)[_ ]?(?:price|px|qty|at|quantity|time)|"
        r"executions?|"
        r"back_?test\w{0,8}|sharpe\w{0,6}|cagr|win_?rate|max_?drawdown|pnl|insiders?|owner|"
        r"shareholder|form|filing\w{0,6}|filed\w{0,4}|disclos\w{2,8}|rating|target_?price|analyst\w{0,3}|"
        r"recommendation|consensus|published|effective(?:_date)?|ex_?date|dry_?run|paper|simulat\w{2,6}|demo|"
        r"example|description|question|added|removed|as[_ ]?of|成交(?:均?价|时间|日期|数量)|"
        r"回测\S{0,4}|"
        r"股东|评级|目标价|机构|披露\S{0,4}|公告\S{0,4}|生效日期?|截至\S{0,4}|模拟\S{0,2}"
    )
    + r"|(?i:[\"':\s](?:filled|executed|done|settled|rejected|cancell?ed|expired|已成交?|已撤|"
    r"部成|全部成交)[\"'\s,}])"
)
"""A record of what was: a fill, a disclosure, a test, a rating, an index."""
_SHAPED = regex(r"[{<][^\n]{0,3}|(?m:^\s?[\w\u4e00-\u9fff -]{2,24}:)")


def intended(view: str) -> bool:
    """Whether a record says what is to be traded, and that it happens at once."""
    view = view[:BEGINNING]
    if (":" not in view and "=" not in view) or _SHAPED.search(view) is None:
        return False
    return (
        any(map(_carried, _around(_FLAG, view)))
        or any(map(_commanded, _around(_STRICT, view)))
        or any(_PAST.search(around) is None for around in _around(_ALL, view))
        or any(map(_replaced, _around(_UNDONE, view)))
    )


def _around(mark: re.Pattern[str], view: str) -> Iterator[str]:
    """The fields around each place of a mark."""
    for found in islice(mark.finditer(view), _MOST):
        yield view[max(0, found.start() - _AROUND) : found.end() + _AROUND]


def _carried(around: str) -> bool:
    """Whether something is done, and to what."""
    return (
        _ACTED.search(around) is not None
        and _THING.search(around) is not None
        and _PAST.search(around) is None
    )


def _commanded(around: str) -> bool:
    """Whether fields that are carried out name an instrument."""
    return _INSTRUMENT.search(around) is not None and _PAST.search(around) is None


def _replaced(around: str) -> bool:
    return _INSTEAD.search(around) is not None
