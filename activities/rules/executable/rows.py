"""Rows of tables of figures: a name and numbers, which are no line of a blotter."""

from activities.rules.scanning.regex import regex

_FIGURE = r"[-+(]?\d[\d,.]*%?\)?"
_NAMED = r"[^\W\d_][\w\u4e00-\u9fff()/&.'’-]{0,24}(?: [\w()/&.'’-]{1,24}){0,4}"
_ROW = regex(rf"^\s*(?:\d{{6}}\s+)?{_NAMED}(?:[\s|:：,，]+{_FIGURE}){{1,12}}\s*$")
_LABEL = regex(r"[ ,，]")
_ACCOUNT = regex(
    r"(?i)净额|利润|收入|成本|费用|现金|资金|存货|借款|应[收付]|余额|[合小总]计|总额|资产|负债|"
    r"权益|"
    r"收益|损失|支出|税|流[入出]|变动|差额|摊销|折旧|准备|商誉|股本|公积|产量|销量|营业部|分公司|"
    r"专用|总部|[路街道]$|\b(?:cash|receivables?|payables?|inventor\w+|debt|assets?|liabilities|"
    r"equity|revenues?|sales|costs?|income|profit|loss|tax|total|operating|investing|financing|"
    r"capex|goodwill|depreciation)\b"
)
"""What stands in a statement of accounts, or where a seat of an exchange is."""
_UNIT = regex(
    r"\((?:[百千万亿]{0,2}(?:美元|港元|元|股|份|手|张)|人民币[^()]{0,8}|%|(?i:(?:usd|eur|rmb|cny|"
    r"hkd|[$€£¥])"
    r"[^()]{0,12}|[^()]{0,12}(?:million|thousand|m|mn|bn)))\)|单位\s?[:：]"
)
"""What a table's heads say its figures are counted in."""
_ORDERS = regex(
    r"(?i)交易|下单|委托|指令|调仓|方向|限价|市价|执行|买卖|账户|清单|\b(?:orders?|trades?|side|"
    r"blotter|execute|ticket|tickets|limit|instructions?)\b"
)
"""The heads of what is to be traded."""
_FIGURES = regex(
    rf"^[^\d\n]{{0,60}}:\s?{_FIGURE}(?:\s?[/|、]\s?{_FIGURE}){{2,12}}\W*$|"
    r"^\s*(?i:[a-z][\w .&'-]{1,30}),\s?-?\d+\.\d+[mbk%]?n?(?:,\s?-?\d[\d.]*[mbk%]?n?){1,8}\s*$|"
    r"^(?![^\n]*[买卖清平减加抛])(?!(?i:[^\n]*\b(?:buy|sell|short|cover|trim|exit)\b))[^\n,|\t\d]{2,40}"
    r"(?:[,|\t]\s?(?=[A-Z.]{0,8}\d)[A-Z0-9.]{6,14}){1,2}(?:[,|\t]\s?\d{6,18}){1,6}\s*$|"
    r"^\s*\d{6}\s\S{2,12}(?:\s+-?\d[\d,.]{8,})+\s*$|"
    r"^\W{0,3}(?![^\n]*[买卖清平减抛仓])[\u4e00-\u9fff]{2,14}\s?[:：]?\s?-?\d[\d.,]*\s?(?:%|亿元?|倍)\W*$"
)
"""A row of nothing but figures, or of sums too large for anybody's order."""
_ENTRY = regex(
    r"^\W*(?:\d{1,2}[.、)]\s?)?(?:(?:(?:SH|SZ|BJ|HK|"
    r"US)[.:]?)?\d{5,6}(?:\.[A-Za-z]{2})?[\s,:：|/、-]{1,3}[*\u4e00-\u9fffA-Za-z]{2,10}|"
    r"[*\u4e00-\u9fffA-Za-z]{2,10}[\s,:：|/、(（-]{1,3}(?:(?:SH|SZ|BJ|HK|"
    r"US)[.:]?)?\d{5,6}(?:\.[A-Za-z]{2})?[)）]?|"
    r"[A-Z]{1,5}(?:\.[A-Z]{1,2})?\s?[,:–—|-]?\s[A-Z][\w.&'-]+(?:\s[A-Z&][\w.&'-]*){0,4}|"
    r"[A-Z][\w.&'-]+(?:\s[A-Z&][\w.&'-]*){0,4}\s?[(:,–—|-]\s?[A-Z]{1,5}\)?)\W*$"
)
"""A code and a name: an entry of a list of stocks, which says nothing of its own."""
_DEED_EN = (
    r"(?i:buy|sell|short|cover|trade|orders?|trim|exit|close|swap|dump|execute|add|reduce|long)"
)
_NO_DEED = r"[^:：\n买卖清平减加抛赎下单调换]"
_NAMES = regex(
    rf"^(?![^\n]*\b{_DEED_EN}\b){_NO_DEED}{{2,80}}[:：]\s?(?:(?:(?:[A-Z]{{1,5}}|"
    rf"\d{{4,6}}(?=\.))(?:\.[A-Z]{{1,2}})?(?:[,、/;]\s?|"
    rf"\s(?:and\s)?)){{1,40}}(?:[A-Z]{{1,5}}|\d{{4,6}}(?=\.))(?:\.[A-Z]{{1,2}})?|"
    rf"(?:(?:(?!的)[\u4e00-\u9fff]){{2,6}}、){{1,40}}(?:(?!的)[\u4e00-\u9fff]){{2,6}})\W*$|"
    rf"^(?![^\n]*\b{_DEED_EN}\b){_NO_DEED}{{0,16}}(?:自选股?|关注|股票池|列表|名单|清单|标的|"
    rf"成[份分]股|持仓|组合|"
    rf"(?i:watch ?list|tickers?|stocks?|names|holdings|universe|members|"
    rf"constituents)){_NO_DEED}{{0,8}}[:：]\s*$"
)
"""A heading of a list of stocks that names no deed, alone or with their names behind it."""
_FILLS = regex(
    r"(?mi)(^(?=(?:[^\n,|\t]*[,|\t]){3})[^\n]*(?:成交均?价|成交金额|成交时间|平仓盈亏|盈亏|"
    r"\bfill(?:ed)?[_ ](?:price|time|at)|\b(?:avg|exec\w*)[._ ]*price|\brealized|\bp&l)[^\n]*\n)"
    r"(?:(?:[^\n,|\t]*[,|\t]){3}[^\n]*(?:\n|\Z))+"
)
"""A table whose heads say at what price its rows were dealt, or what came of them."""


_CELLS = regex(r"^\s*[|]?[^,，|\t\n]{1,24}(?:[,，|\t][^,，|\t\n]{0,24}){2,12}[|]?\s*$")
_RATED = regex(
    r"(?i)(?:评级|投资建议|\bratings?\b)[^\n]{0,40}(?:目标价|收盘价|最新价|市盈率|\bpe\b|eps|target|price|close)|"
    r"(?:目标价|收盘价|最新价|target|price|close)[^\n]{0,40}(?:评级|投资建议|\bratings?\b)"
)
"""The heads of a table of ratings."""


def without_fills(view: str) -> str:
    """The text without the rows of tables that record what was dealt."""
    return _FILLS.sub(r"\1", view)


def is_figures(sentence: str) -> bool:
    """Whether a sentence is a heading with a row of figures, or a code with large sums."""
    return _FIGURES.match(sentence) is not None


def is_entry(sentence: str) -> bool:
    """Whether a sentence is an entry of a list of stocks, or a heading with their names."""
    return (_ENTRY.match(sentence) or _NAMES.match(sentence)) is not None


def rates(heads: str) -> bool:
    """Whether they are the heads of a table of ratings, and not of what is to be traded."""
    return _RATED.search(heads) is not None and _ORDERS.search(heads) is None


def is_of_cells(sentence: str) -> bool:
    """Whether a line is a row of short cells."""
    return _CELLS.match(sentence) is not None


def is_row(sentence: str, before: str) -> bool:
    """Whether it is a row of a statement, of ratings, or of a table with the unit of its figures.

    ``before`` is what stands above it: the heads of a list of orders make none of its rows one.
    """
    if _ORDERS.search(before):
        return False
    if rates(before) and is_of_cells(sentence):
        return True
    if _ROW.match(sentence) is None:
        return False
    name = _LABEL.split(sentence.strip())[0]
    return _ACCOUNT.search(name) is not None or _UNIT.search(before) is not None
