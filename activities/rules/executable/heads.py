"""Heads: a line above data, and the first row of a table. What they head is read by itself."""

from activities.rules.scanning.regex import regex

_DEALING = regex(
    r"(?i)\b(?:buy|sell|short(?! (?:interest|positions?|selling|sale|volume|ratio))|cover|"
    r"orders?(?! (?:book|flow|depth|imbalances?|backlog|intake))|"
    r"trad(?:e|es|ing)(?! (?:data|dates?|tape|prints?|history|volumes?|calendar|halts?))|"
    r"execut\w*|close (?:out|all)|exit|trim|dump|place|submit|send|run|do|go|get|load|put|take|"
    r"move|please|now|must|immediately|at once|asap|instruct\w*|action|tickets?|allocat\w*|"
    r"rebalanc\w*|switch|rotate|roll|confirm|approve\w*|post|call|for me|liquidat\w*|unload|"
    r"offload|unwind|flatten|cut|reduce|increase|add|accumulate|lighten|scale|grab|scoop|pick up|"
    r"bid for|purchase|acquire|dispose|redeem|subscribe|transfer|wire|pay|withdraw|cancel|amend|"
    r"replace|at market|mkt|limit|these|those|following|your?|us|let's)\b|"
    r"(?<!指数)[买卖清沽抛赎](?!方|量|盘|家|空统计)|(?<![申认])[申认]购|[加减建平满空补调]仓|下单|出[清掉]|转[出入账]|划[出入转]|撤|换|挂(?!单)|"
    r"打新|梭哈|委托|指令|交易(?!所|日|明细|数据|公开|量|额)|"
    r"执行|请|务必|立[即刻]|马上|现在|操作|提交|报单|[帮替给]我|[您你]|按此|照此|照办|以下(?:动作|步骤)"
)
"""Words of dealing, and of telling somebody to do something."""
_ABOVE = regex(r"\W{0,6}[^\n]{2,60}[:：]\s*\n\s*(?:`{3}|[{\[<|]|\\u)")
"""A short line that ends in a colon, right above a block of data."""
_FIRST_ROW = regex(
    r"\s*(?P<cells>[|]?(?:[^|\n\d]{1,24}(?:\(\d[^|()\n]{0,6}\)[^|\n\d]{0,4})?[|]){2,16}"
    r"[^|\n\d]{0,24}[|]?)\s*\n\s*[|]?\s?:?-{2,}[\s|:-]*(?:\n|$)"
)
"""Short cells without a number, and the rule below them."""
_URGED = regex(
    r"(?i)方向|下单|委托|指令|操作|限价|执行|调仓|\b(?:side|orders?|limit|execute|tickets?)\b|"
    r"请|务必|立[即刻]|马上|现在|全部|所有|[帮替给]我|市价[买卖清平]|\b(?:please|now|immediately|all|"
    r"everything|at market|asap)\b"
)


def heads_data(text: str, start: int) -> bool:
    """Whether the line that begins here only names the block of data below it."""
    above = _ABOVE.match(text, start)
    if above is None:
        return False
    return _DEALING.search(text, start, above.end()) is None


def heads_table(text: str, start: int) -> bool:
    """Whether the line that begins here is the first row of a table, and asks for nothing."""
    row = _FIRST_ROW.match(text, start)
    return row is not None and not _URGED.search(row["cells"])
