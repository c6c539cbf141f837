"""Lines that hold the words of an order and tell of a market, of a past trade, or do a sum."""

from activities.rules.scanning.regex import regex

_SUM = regex(
    r"[^=\n]{1,40}=\s?[^=\n]{0,60}?(?:[×*÷/+−]|\s[-x–]\s)[^=\n]{0,80}|"
    r"\d\s?[×x*÷/]\s?\d[\d.]*%?\s?=\s?\d"
)
"""An equation between figures or their names."""
_SHOWN = regex(
    r"[买卖][一二三四五六七八九十]\s?(?:(?:\d+(?:\.\d+)?\s?元|\d+\.\d+)[,，]?\s?处?(?:挂单|堆积|有|"
    r"压单|挂有|排队)?|挂单|堆积|压单|挂有|排队)\s?\d[\d,.]*\s?万?[手股]"
    r"|(?:[买卖](?:单|盘)|撤单|挂单|抛压|承接|封单|委托单)(?:量)?(?:明显|迅速|大幅|逐步|主要|开始|"
    r"持续)?"
    r"(?:集中|较多|较少|多于|少于|增多|减少|涌[入出现]|堆积|密集|占优|不足|稀少|显现|偏[多少弱强]|"
    r"放大|缩小|踊跃|活跃|介入|推动|砸出|扫[货盘])"
    r"|以\s?[\d.]+\s?元(?:高开|低开|平开|开盘|收盘|报收)|内外盘|翻[绿红]|震荡[走上下]|[冲走]高回落"
)
"""What is seen in the book of an exchange, or how a session went."""
_FILLED = regex(
    r"(?:成交(?:均)?价|成本价?|卖出价|买入价|均价)\s?[:：为约]?\s?[\d.]+\s?元?(?:/股)?"
    r"(?:[,，;；]\s?(?:盈利|亏损|收益|浮[盈亏]|获利|持有|仓位|赚|亏)[^,，。\n]{0,16})?\W*$|"
    r"[,，]\s?(?:盈利|亏损|收益率?|获利|浮[盈亏]|赚了?|亏了?)\s?[:：为约]?\s?-?[\d.]+\s?(?:%|元|万|"
    r"个点)"
)
"""How the line of a trade that was made ends."""
_TALLIED = regex(
    r"(?i)\b(?:buy|sell|stop|limit)(?:-side)? orders? (?:outnumber\w*|outweigh\w*|exceed\w*|"
    r"hit|swamp\w*|dominat\w+|pil\w+|built|build|cluster\w*|accelerat\w+|below|above|appear\w*|"
    r"were|was|rose|fell|thinned|dried|surged|from|imbalance)|\border book showed\b|"
    r"\b(?:two weeks|a month|weeks|months|a year|years|days) later: sold\b[^.\n]{0,40}\b(?:fill|at "
    r"\d)|\b(?:lesson|hindsight|in retrospect)\b"
)
_ASKED = regex(
    r"请|务必|立[即刻]|马上|市价|限价|[给帮替为代]我|[为代替帮][您你]|[您你]|我要|挂(?!单|有)|下单|"
    r"执行|"
    r"确认|梭哈|把|现在|组合|账户|已(?:按|为|经|替|代|提交|报|下达)|"
    r"(?i:\b(?:please|now|your?|my|our|us|for me|asap|immediately)\b)"
)
"""What such a line never says, but somebody who wants a trade, or has made one for the reader."""


def reports(sentence: str) -> bool:
    """Whether the sentence tells how a session went, records a trade or does a sum."""
    if _ASKED.search(sentence):
        return False
    return any(told.search(sentence) for told in (_SUM, _SHOWN, _FILLED, _TALLIED))
