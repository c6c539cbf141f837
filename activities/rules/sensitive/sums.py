"""Sums and counts: what a report has by the hundred, as long as a telephone and nobody's."""

from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.surroundings import CALLED, CURRENCY

_REACH = 64
_NOUN_ZH = (
    r"收入|营收|成本|利润|净利润?|毛利|净额|资金|账款|存货|资产|负债|权益|公积|(?<!话)费用?|税|"
    r"额度?|量|股本|股份?|市值|余额|"
    r"户数|[人户次件笔台部票家条只张个辆例篇]数|日活|月活|装机|保证金|押金|赔款|保费|存款|贷款|"
    r"拨备|规模|份额?|申购|赎回|价|(?<!基)金|(?<!充)值|"
    r"(?<![收付打汇转])款|补助|捐赠|预算|决算|票房|预[收付]款|客流|里程|面积|库存|在途|备货|配额|"
    r"净?流[入出]|净[买卖]出?入?|现金流|"
    r"支出|结余|盈余|亏损|分红|股息|利息|薪酬|负债|债|合计|总计|共计|小计|累计|数值|人民币|"
    r"[美港日欧韩]元|英镑|港币|折合"
)
_NOUN_EN = (
    r"(?:adt?v|capitali[sz]ation|tonnage|population|divisor|operation|revenue|sale|cost|expense|"
    r"income|profit|loss|cash|capex|opex|receivable|inventory|asset|"
    r"inventorie|liabilit(?:y|ie)|equity|earning|interest|tax|turnover|volume|float|count|"
    r"outstanding|cap|balance|inflow|outflow|user|subscriber|download|view|impression|output|"
    r"production|export|import|value|backlog|booking|line|deposit|loan|npl|provision|proceed|size|"
    r"unit|redemption|fine|grant|donation|budget|box office|passenger|freight|throughput|mileage|"
    r"reserve|stock|consumption|emission|quota|payable|goodwill|ebitda?|gmv|aum|premium|claim|"
    r"transaction|click|stream|hour|barrel|vehicle|headcount|payroll|rent|dividend|buyback|warrant|"
    r"option|vote|amount|total|sum|debt|capital|worth|fee|charge|exposure|notional|supply|demand|"
    r"capacity|usage|traffic|visit|trip|tonne|shipment|deliverie|arrival|holding|allocation|"
    r"issuance|cost|budget|spend|spending|shares|share|sg&a|minute|play|like|install|session|sold|"
    r"flow|kilowatt-hour)s?"
)
_STEP_ZH = (
    r"录得|实现|达到?|合计|共计?|总计|累计|约|近|逾|超过?|折合|折算|由|从|自|[增降升减涨跌]至|"
    r"[增降升减]加?到|至|到|较|比|"
    r"上期|上年|同期|去年|今年|本期|本年|期初|期末|期间|净|同比|环比|分别|各|为|是|和|与|及|的|在|"
    r"人民币|[美港日欧韩]元|元|股|万|亿"
)
_STEP_EN = (
    rf"(?:is|are|was|were|be|of|at|to|from|by|in|for|on|came|comes|stood|stands|total(?:l?ed|s)?|"
    r"reached|reaches|hit|rose|fell|grew|increased|decreased|dropped|climbed|declined|jumped|up|"
    r"down|against|versus|vs|and|or|about|some|roughly|nearly|around|over|respectively|the|a|year|"
    r"quarter|half|month|week|period|fiscal|full|first|second|third|fourth|nine|six|three|months|"
    rf"ended|before|prior|last|this|net|{CURRENCY})(?![A-Za-z])"
)
_EARLIER = (
    r"-?\d{9,14}(?:元|股)?\s?[，,；;、]\s?(?:from\s)?"
    r"(?!联系|电话|手机|微信|call|text|phone|mobile|cell|contact|his|her)"
    r"(?:[\u4e00-\u9fff]{1,6}|(?-i:[a-z]{2,14}(?:[ -][a-z]{2,14}){0,2}))\s?[:：]?\s?-?|"
    r"-?\d[\d,.]{3,20}"
)
"""The sum before, and what the next one is of."""
_SIGNS = r"[^\w.。!！?？\n]{1,12}|\.(?=\s)"
_SUM = regex(rf"(?i)(?:(?<![A-Za-z])(?:{_NOUN_EN})(?![A-Za-z])|{_NOUN_ZH})")
_NAME = regex(
    rf"(?i)(?:{_NOUN_EN})|[\u4e00-\u9fff（）()]{{0,12}}(?:{_NOUN_ZH})[\u4e00-\u9fff（）()]{{0,6}}"
)
_STEPS = regex(rf"(?i)(?:{_STEP_ZH}|{_STEP_EN}|{_EARLIER}|(?:19|20)\d\d|{_SIGNS}){{0,16}}+")
_BEHIND = regex(rf"(?i)\s(?:of|in|worth of)\s(?:[a-z&]{{2,14}}\s){{0,2}}(?:{_NOUN_EN})(?![A-Za-z])")
_ASKED = regex(
    r"(?i)\b(?:call|text|reach|ring|ping|dial|contact|phone|ask|message)\b[^.\n]{0,40}\b(?:at|on|"
    r"to)\s?$"
)
"""Where somebody is reached: ``call sales at``."""
_LISTED = regex(
    rf"(?i)(?:(?<![a-z])(?:{CURRENCY}|cash flows?|amounts?|balances?|figures)|"
    r"现金流[量]?|金额|余额|人民币|[万亿千]?元)[)）]?\s?[:：][^.。\n]{0,120}$"
)
"""A list of sums: what they are counted in stands at its head."""
_NOBODY = (
    r"[人者员东]|客户|名单|联系|电话|手机|微信|老师|经理|负责|对接|咨询|请?[问找]|复核|编制|"
    r"审核|制表|经办|退款|证明"
)
_ENTRY = (
    r"(?:\d{1,2}[.、)]\s?)?[\u4e00-\u9fffA-Za-z*][\u4e00-\u9fff\w&*·'’./ -]{0,20}?[ (（:：]{0,2}"
)
_RANKED_UNIT = (
    r"(?i:USD|US\$|HK\$|CNY|RMB|HKD|EUR|JPY|\$|¥|in [a-z$ ]{2,20}|shares)|"
    r"[千万亿百]?(?:元|股|手|美元|港元|份)"
)
_RANKED = regex(
    rf"(?:(?:{_NOUN_ZH})(?:(?!{_NOBODY})[\u4e00-\u9fff\d（）()TOPtop]){{0,12}}|"
    rf"(?i:(?<![a-z])(?:{_NOUN_EN}|segments?|volumes?|market caps?))(?: (?:leaders?|rankings?|"
    rf"today|list|split|breakdown|mix|by \w{{2,12}}))?"
    rf"(?:\s?[(（](?:{_RANKED_UNIT})[)）])?)(?:\s?[:：]\s{{0,2}}|\s[-–—]\s)"
    rf"(?:{_ENTRY}-?[\d,.]{{5,20}}[)）]?\s?(?:[千万亿]?[元股手])?[、，,;；]\s?){{0,6}}"
    rf"(?P<last>{_ENTRY})-?$"
)
"""A list of whose what is: a head that names an amount, and names with a number behind each."""
_CLOSED = regex(rf"(?:[、，,;；]\s?{_ENTRY}-?[\d,.]{{5,20}}){{0,3}}\s?[(（](?:{_RANKED_UNIT})[)）]")
_SURNAMED = regex(
    r"[王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘蒋"
    r"蔡余杜叶程魏苏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯"
    r"龙史陶黎贺顾毛郝龚邵钱严覃武戴莫孔向汤小老]"
    r"[\u4e00-\u9fff]{1,2}\s?|.*(?:先生|女士|总|工|姐|哥|老师)\s?"
)
"""A name of a person in Chinese, where a company's would have four characters."""
_MINUS = regex(r"(?:^|[\s(（:：,，])[-−–]$")
_LONG = regex(r"\d[\d,]{6,}")
_NEAR = 60


def is_sum_name(name: str) -> bool:
    """Whether a name is that of an amount: a word of a field, or the head of a column."""
    return _NAME.fullmatch(name) is not None


def is_sum(before: str, after: str) -> bool:
    """Whether digits are called an amount, right before or behind them or at a list's head."""
    if _BEHIND.match(after):
        return True
    near = before[-_REACH:].replace("_", " ")
    called = CALLED.search(before)
    if called is None and not _ASKED.search(before) and _is_ranked(before, after):
        return True
    if not _ASKED.search(before) and any(
        _STEPS.fullmatch(near, noun.end()) for noun in _SUM.finditer(near)
    ):
        return True
    return called is None and _is_listed(before, after)


def _is_listed(before: str, after: str) -> bool:
    """Whether a number is one of a list of sums, or is below zero beside another."""
    if ":" in before and _LISTED.search(before):
        return True
    beside = _LONG.search(before[-_NEAR:]) or _LONG.search(after)
    return beside is not None and _MINUS.search(before) is not None


def _is_ranked(before: str, after: str) -> bool:
    """Whether a number stands behind a name in a list that begins or ends with what it counts."""
    if _CLOSED.match(after):
        return True
    ranked = _RANKED.search(before) if ":" in before or " - " in before else None
    return ranked is not None and not _SURNAMED.fullmatch(ranked["last"])
