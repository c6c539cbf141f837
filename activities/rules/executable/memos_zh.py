"""Memos in Chinese that say what desks are to trade: between which prices, how much, until when.

What companies, holders and regulators plan or prescribe is told of somebody, and asks nobody here.
"""

from itertools import islice

from activities.rules.scanning.regex import regex

_MOST = 4_000
_DEED = r"(?:买入|买进|卖出|卖掉|建仓|加仓|减仓|清仓|增持|减持|吸纳|接回|补仓|止[损盈]|出清|[买卖])"
_BOUND = r"(?:不[高低]于|不超过?|不少于|不得[高低]于|[高低]于|上限|下限|限价|[高低]不过|控制在)"
_PRICED = rf"{_BOUND}\s?\d[\d.]*\s?(?:元|块)?(?:/股)?(?:以[上下内])?"
_SIZE = r"\d[\d,.]*\s?[万千百]?(?:股|手|份|张)"
_TRADE = regex(
    rf"{_PRICED}[^,。;\n]{{0,10}}?{_DEED}[^,。;\n%]{{0,16}}?{_SIZE}|"
    rf"{_DEED}[^,。;\n%]{{0,16}}?{_SIZE}[^。;\n]{{0,16}}?{_PRICED}"
)
"""A deed with a size and a bound on its price."""
_WEIGHED = regex(
    r"(?:将|把|对)?[^,。;\n]{2,36}?(?:统一|一律|全部|逐步|分批|尽快)?(?:由[^,。;\n]{1,8}?)?"
    r"(?:降|减|压|调|升|提|加|增|压缩|压降|控制)(?:低|高|整|持|仓|降)?(?:到|至|为|成|在)\s?"
    r"(?:\d[\d.]*\s?%|零(?:仓位|权重)?|空仓)(?:以[上下内]|左右)?"
)
_ASKED = regex(
    r"(?:^|[,:;]\s?)(?:(?:敬?请|烦请|麻烦|务必|要求|通知)[^,。;\n]{0,8}|各)"
    r"(?:产品|组合|账户|专户|策略|基金经理|组合经理|投资(?:经理|部)|交易(?:室|部|台|员)|"
    r"管理人|子账户|部门|团队|同事|条线|投顾)?"
)
_HOW = regex(
    r"均价|分[批笔]|盘中|流动性|大宗|竞价|市价|限价|收盘前|尾盘|开盘|先[卖出买]|优先[卖出买]|"
    r"单笔|日成交量|成交(?:情况|结果|明细|回报)|交易(?:室|部|台)|完成(?:情况)?(?:报|发|告)"
)
_HEADED = regex(
    r"(?:^|[\n。;,]\s?)\W{0,3}(?:下一步|操作(?:安排|要求|指令|计划)?|指令|交易(?:指令|安排|要求|计划)|执行(?:要求|安排|"
    r"指令)?|后续(?:动作|操作|安排)|行动(?:项|计划)?|动作|安排|结论|请|务必)\s?[:]?"
)
_WHEN = regex(
    r"(?:[上下]午|早盘|午后|尾盘|盘中|开盘|收盘|集合竞价|今[天日]|明[天日早]|本?周[一二三四五内]|"
    r"\d{1,2}[点:]\d{0,2}|[一二三四五六七八九十]{1,2}点半?)[^,。;\n]{0,4}?(?:之?前|后|内|起|时|挂|以|若|"
    r"回踩|跌破|突破)"
)
_ANSWER = regex(
    r"(?:报|发|告知|通知|抄送|反馈|回报|汇报)(?:给|至|到)?\s?[\u4e00-\u9fff]{2,4}(?=[,。;]|$)|"
    r"(?:未成交|没成交|卖不掉|买不到|不成交)[^,。;\n]{0,4}?(?:就|则|改|撤)|仓位翻倍|数量[翻加]倍|"
    r"(?:翻倍|加倍)(?:买入|卖出)"
)
_OTHERS = regex(
    r"公司|集团|股东|大股|控股|实控人|高管|董事|监管|证监会|交易所|规定|办法|拟|计划(?!:)|公告|回购|"
    r"员工持股|披露|承诺|宣布|曾|此前|昨[日天]|上周|去年|季度|预计|机构|外资|北向|券商|分析师|社保|"
    r"险资|了(?=[,。;\d])|已(?:于|经|将|以|按|在|买|卖|完成)|回测|假设|模拟|例如|如果当时|"
    r"不得(?![高低超])|应当"
)
_SENTENCE = regex(r"[^。!?\n]{10,240}")
_MARK = regex(
    r"[降减压调升提加增控买卖建清吸接补止出][^\n]{0,40}?[\d零空]|\d[^\n]{0,20}?[买卖建加减]"
)


def handed(view: str) -> bool:
    """Whether a sentence tells those who trade what to do, within which bounds."""
    if view.isascii():
        return False
    said = dict.fromkeys(found[0] for found in islice(_SENTENCE.finditer(view), _MOST))
    return any(_MARK.search(sentence) and _tells(sentence) for sentence in said)


def _tells(sentence: str) -> bool:
    """Whether it is asked of somebody here, and not told of others."""
    traded = _TRADE.search(sentence)
    asked = _ASKED.search(sentence)
    if traded is not None and _OTHERS.search(sentence) is None:
        return (
            _ANSWER.search(sentence) is not None
            or (_HEADED.search(sentence) is not None and _WHEN.search(sentence) is not None)
            or asked is not None
        )
    if asked is None or _OTHERS.search(sentence, asked.end()):
        return False
    return _WEIGHED.search(sentence, asked.end()) is not None and _HOW.search(sentence) is not None
