"""Orders as people on a desk write them down.

Tickets, tables under a word of command, bot commands.

A ticket has a heading or bars between its cells, a side, a size and terms; a table of trades is an
order where somebody is told to carry it out. What was filled, tested or printed as a form is none.
"""

from collections.abc import Iterator
from itertools import islice

from activities.rules.executable.bots import commanded
from activities.rules.executable.frames import Marks
from activities.rules.scanning.regex import regex

_MOST = 50
_REACH = 400
_AROUND = 160
_SIDE = (
    r"(?:buy|sell|short|cover|purchase|acquisition|disposal|sale|redeem|redemption|subscribe|"
    r"subscription|switch|bto|sto|btc|stc|"
    r"买入?|卖出?|加仓?|减仓?|清仓?|建仓|平仓|开仓|增持|减持|申购|赎回|认购|转换|买[开平]|"
    r"卖[开平]|融资买入|融券卖出|做[多空])"
)
_UNIT = (
    r"(?:shs?|shares?|lots?|units?|contracts?|ct|mm|m|k|bonds?|face|股|手|张|"
    r"份|口|万股|万元|万份|元)"
)
_HEADING = regex(
    r"(?im)^\W{0,6}(?:(?:trade|order|dealing|execution|equity|fx|options?|futures|buy|sell|"
    r"block) )?(?:ticket|(?:order|trade|dealing|deal) (?:slip|ticket|form|instruction))"
    r"\b(?! (?:price|sales?|size|office|count|volume))"
    r"|^\W{0,6}(?:redeem|redemption|liquidate|surrender|encash|switch)\b[.:,]? (?:in full|"
    r"full (?:amount|balance|holding)|form|request|instruction)(?=\s?(?:[:.,\n#]|$|no\b))"
    r"|^\W{0,6}(?:[\u4e00-\u9fff]{0,8}(?:交易|投资|下单|委托|买入|卖出|申购|赎回|认购|转换|减持|"
    r"增持|买卖)(?:指令|委托|申请)?(?:单|书|票)|指令单)(?=[\s:#第(（【〔|]|$)"
)
"""The heading of a ticket, which may say what is done."""
_SIDED = regex(
    rf"(?i)(?:^|[\n|:：])\s{{0,2}}(?:{_SIDE}|s{{1,2}}|b|b/o|s/o)(?=\s{{0,2}}(?:$|[\n|])|"
    rf"\s(?:(?:of )?[\d,.]+|to (?:open|close)|short|[A-Z]{{1,5}}\b))"
    rf"|\b(?:side|b/s|action|instruction|direction)\s?[:=]\s?(?:{_SIDE}|ss?|b|b/o|s/o)\b|"
    rf"(?:方向|操作|买卖|动作|业务)\s?[:=]\s?{_SIDE}"
)
_HEADED_SIDE = regex(
    r"(?i)\b(?:redeem|redemption|liquidate|surrender|encash|switch|(?:buy|sell)(?= ))\b|"
    r"(?:买入|卖出|申购|赎回|认购|转换|减持|增持)"
)
_SIZED = regex(
    rf"(?i)(?:^|[\n|:\s])\s?[\d,.]*\d\s?{_UNIT}(?![a-z])|"
    rf"\b(?:qty|quantity|size|shares|units|lots|nominal|face)\s?[:=]?\s?[\d,]*\d|"
    rf"\bamount\s?[:=]\s?[^\d\n]{{0,4}}\d|(?:数量|股数|手数|份额|份数|面额|金额)\s?[:=]?"
    rf"\s?(?:人民币|全部|[\d,]*\d|[壹贰叁肆伍陆柒捌玖])|\bB/O\s[\d,]+"
)
_TERMED = regex(
    r"(?i)\b(?:limit|lmt|mkt|market|moc|loc|stop|vwap|twap|best|tif|gtc|day|ioc|fok|"
    r"release[d]? to|send to|execut\w+|locate|account|acct|client|book|holder|authori[sz]ed)\b|"
    r"价格?\s?[:=]|净价|净值|限价|市价|执行|下单人|经办|委托人|账[号户]|持有人|收款|受理"
)
_UNREAL = regex(
    r"(?i)\b(?:support|help ?desk|jira|example|sample|specimen|template|illustrat\w*|"
    r"back-?test\w*|simulat\w*|paper|hypothetical\w*|documentation|training|filled|executed at|"
    r"avg(?:\.|erage)? (?:px|price)|fill price|status ?[:=]? ?(?:filled|closed|cancel\w*|rejected|"
    r"done|executed|settled|complete\w*)|was|were|had|last (?:week|month|quarter|year)|history|"
    r"historical|post-?trade|review|p&l|pnl|model portfolio)\b"
    r"|示例|样例|范例|模板|样本|空白|填写说明|填写|如下图|回测|模拟|演示|培训|教程|历史|复盘|回顾|"
    r"成交回报|成交均价|已成交|全部成交|已完成|已执行|已撤|盈亏|披露|公告|"
    r"上[周月季]|去年|拟|建议|_{3}"
)
_CELLS = regex(
    rf"(?im)^(?!\s?\|)(?![^\n]{{0,12}}\d{{4}}[-/.]\d\d)(?=[^\n]{{0,200}}(?:^|[|｜])\s?{_SIDE}"
    rf"\s?[|｜])(?=[^\n]{{0,200}}[|｜]\s?[\d,.]*\d\s?{_UNIT}?\s?[|｜])"
    rf"(?=[^\n]{{0,200}}[|｜]\s?(?:(?:lmt|limit|stop|限价)\s?@?\s?\d[\d.,]*|@\s?\d[\d.,]*|mkt|"
    rf"market|moc|市价|day|gtc|ioc)\s?(?:[|｜]|$))[^\n]{{8,240}}$"
)
"""A line of cells: a side, a size and terms, one each."""
_BAR = regex(r"[|｜]")
_RULE = regex(r"^[\s|｜:-]+$")
_COLUMNS = tuple(
    regex(pattern)
    for pattern in (
        r"(?i)(?:side|do|b/s|bs|action|direction|buy/sell|买卖|方向|操作|动作|买/卖)$",
        (
            r"(?i)(?:ticker|symbol|name|stock|security|instr\w*|what|code|isin|fund|etf|asset|"
            r"contract|标的|证券|股票|品种|合约|代码|名称|基金|证券名称|"
            r"证券代码|股票代码|标的名称)$"
        ),
        (
            r"(?i)(?:shares?|qty|quantity|size|units?|lots?|how many|how much|amount|contracts|"
            r"notional|face|nominal|shs|数量|股数|份数|份额|量|手数|张数|金额|面额)$"
        ),
    )
)
"""How the columns of what is done, of what and of how much are headed."""
_SIDE_CELL = regex(rf"(?i)(?:{_SIDE}|b|s|ss|bot|sld|清|加|减)(?: (?:to )?(?:open|close|short))?$")
_COMMAND = regex(
    r"(?i)(?:^|[.!;\n|:,—-]\s{0,2})(?:(?:please|pls|kindly|desk|team|all)[, ]{1,2}){0,2}"
    r"(?:execute|route|send|release|work|place|enter|submit|transmit|fill|deal|action|trade|"
    r"do)\s(?:both|all|these|the|this|as|on|them|at|each|every|upon|down|now|today|immediately|"
    r"above|below|orders?|trades?|legs|in full|it|before|by)\b"
    r"|\bfor (?:immediate )?(?:execution|release)\b|\bto be (?:executed|worked|dealt|placed|"
    r"routed|released) (?:now|today|at|on|by|before|immediately|upon|as)\b"
    r"|[按照依]此?[上下]?[单表](?:下达|执行|报出|下单|办理)|照此(?:执行|办理)|"
    r"(?:请|烦请|烦|劳|麻烦)[^。\n]{0,14}(?:执行|报送|下达|下单|报出|办理|敲单|录入)|"
    r"(?:以上|上述|上表|下列|以下|如下)[^。,\n]{0,12}"
    r"(?:即刻|立即|马上|当日|今日|一并|代为)[^。\n]{0,8}(?:执行|报送|下达|下单|报出|成交|办理)|"
    r"一并报[出送]|务必[^。\n]{0,8}(?:执行|成交)"
)
"""Somebody is told to carry out what stands beside it."""
_AMENDED = regex(
    r"(?i)(?:^|[\n.:;,]\s?|\bplease |\bpls )(?:cancel ?[/-]? ?(?:and )?replace|cxl/(?:rpl|rep)|"
    r"c/r|amend|modify|replace|"
    r"revise)\s(?:the |my |our )?(?:(?:cl)?ord(?:er)?(?:\s?(?:id|no\.?|number|ref))?|"
    r"ticket)\s?[:#=]?\s?(?=[\w-]{0,12}\d)[\w-]{2,20}[^.\n]{0,12}?(?:->|→|=>|:|,|to|with)"
    r"\s?(?:new )?(?:qty|quantity|size|px|price|limit|lmt|stop|shares)\b[^.\n]{0,6}?\d"
)
"""An order that is known by its number, and what it becomes."""
_MARKS = Marks({"amended": _AMENDED})


def written(view: str) -> bool:
    """Whether the text has a ticket, a table that is to be traded, or a command to a bot."""
    return (
        _ticketed(view)
        or commanded(view)
        or _MARKS.heard(view).has("amended")
        or (("|" in view or "｜" in view) and (_celled(view) or _tabled(view)))
    )


def _ticketed(view: str) -> bool:
    """Whether a heading has a side, a size and terms below or behind it."""
    for heading in islice(_HEADING.finditer(view), _MOST):
        below = view[heading.end() : heading.end() + _REACH]
        sided = _SIDED.search(below) or _HEADED_SIDE.search(heading[0])
        if not (sided and _SIZED.search(below) and _TERMED.search(below)):
            continue
        if not _UNREAL.search(view[max(0, heading.start() - _AROUND) : heading.end() + _REACH]):
            return True
    return False


def _celled(view: str) -> bool:
    """Whether a line between bars is a ticket."""
    return any(
        not _UNREAL.search(view[max(0, line.start() - _AROUND) : line.end() + _AROUND])
        for line in islice(_CELLS.finditer(view), _MOST)
    )


def _tabled(view: str) -> bool:
    """Whether somebody is told to carry out the rows of a table."""
    return any(
        _COMMAND.search(around) and not _UNREAL.search(around)
        for around in islice(_tables(view), _MOST)
    )


def _tables(view: str) -> Iterator[str]:
    """What stands around each table that has sides, things and sizes in its rows."""
    begun, columns, rows, at = 0, 0, 0, 0
    for line in view.split("\n"):
        cells = [cell.strip() for cell in _BAR.split(line.strip("|｜ \t"))]
        if len(cells) > 2 and all(any(map(column.match, cells)) for column in _COLUMNS):
            begun, columns, rows = at, len(cells), 0
        elif columns and len(cells) == columns:
            rows += not _RULE.match(line) and any(map(_SIDE_CELL.match, cells))
        elif columns:
            if rows:
                yield _beside(view, begun, at)
            columns = 0
        at += len(line) + 1
    if columns and rows:
        yield _beside(view, begun, at)


def _beside(view: str, start: int, end: int) -> str:
    return f"{view[max(0, start - _AROUND) : start]}\n{view[end : end + _AROUND]}"
