"""Trading robots that a record sets going: their kind, what they trade, how much, and a start.

A back-test, a score and a description have fields of their own, and no start.
"""

import re
from itertools import islice

from activities.rules.scanning.regex import regex

_MOST = 50
_RECORD = regex(
    r"\{[^{}]{10,600}\}|"
    r"(?m:(?:^[ \t-]{0,6}[\w\u4e00-\u9fff]{2,16}\s?:[ \t]?\S[^\n]{0,60}\n?){4,12})"
)
"""Fields of JSON, or lines of a configuration."""


def _field(names: str, value: str) -> re.Pattern[str]:
    return regex(rf"(?i)(?:^|[\s,{{\"'-])(?:{names})[\"']?\s?:\s?{value}")


_KIND = _field(
    r"bot(?:_?(?:type|kind|name))?|strategy(?:_?(?:type|name))?|algo(?:_?type)?|robot|type|kind|"
    r"mode|name|机器人|策略(?:类型|名称)?|名称|类型",
    r"[\"']?(?:[\w -]{0,16}?(?:grid|dca|martingale|twap|vwap|arbitrage|market[_ -]?mak\w+|scalp\w*|"
    r"rebalanc\w*|copy[_ -]?trad\w*|trailing|infinity|snowball|iceberg|auto[_ -]?invest|signal|"
    r"trend|momentum|mean[_ -]?reversion|pairs?)[\w -]{0,16}|[^\"'\n,}]{0,8}(?:网格|定投|马丁|套利|"
    r"跟单|做市|剥头皮|雪球|再平衡)[^\"'\n,}]{0,8})(?=[\"'\s,}]|$)",
)
_TRADED = _field(
    r"symbols?|tickers?|pairs?|instruments?|market|code|assets?|标的|代码|证券代码|交易对|合约",
    r"[\"'\[\w]",
)
_SIZED = _field(
    r"grids?|grid_?\w{1,12}|qty\w{0,16}|quantity\w{0,10}|lower\w{0,8}|upper\w{0,8}|"
    r"\w{0,12}(?:amount|_order|size|budget|investment|notional|shares|lots)\w{0,12}|leverage|"
    r"take_?profit|stop_?loss|每格[\u4e00-\u9fff]{0,6}|网格数|数量|金额|上限|下限|每[次期][\u4e00-\u9fff]{0,6}",
    r"[\"']?[\d.]",
)
_STARTED = _field(
    r"state|status|action|command|cmd|op|enabled?|active|run|start|live|auto\w{0,10}|状态|动作|"
    r"操作|启用|指令",
    r"[\"']?(?:start|run|on|enabled?|activ\w+|live|launch|deploy|go|resume|create|启动|开启|运行|"
    r"启用|开始|上线|true|1)(?=[\"'\s,}]|$)",
)
_TESTED = _field(
    r"\w{0,10}back_?test\w{0,8}|cagr|sharpe\w{0,6}|max_?drawdown|\w{0,8}returns?|\w{0,8}pnl|"
    r"win_?rate|start_?date|end_?date|as_?of|description|paper|aum\w*|"
    r"expense_ratio|nav|规模|费率|回测[\u4e00-\u9fff]{0,6}|收益率|"
    r"夏普[\u4e00-\u9fff]{0,4}|最大回撤|年化[\u4e00-\u9fff]{0,4}",
    "",
)
"""Fields of a test that was run, or of a description."""


def started(view: str) -> bool:
    """Whether a record sets a trading robot going."""
    return any(map(_goes, islice(_RECORD.finditer(view), _MOST))) if ":" in view else False


def _goes(record: re.Match[str]) -> bool:
    """Whether a record has the fields of a robot that is started."""
    said = record[0]
    wanted = (_KIND, _TRADED, _SIZED, _STARTED)
    return all(field.search(said) for field in wanted) and _TESTED.search(said) is None
