"""Explanations: what an order type or a strategy is and does, said of no stock, sum, person or day.

"A market order is filled at once" has the words of an order, and nobody could carry it out.
"""

from activities.rules.scanning.regex import regex

_TYPE_EN = (
    r"(?:market|limit|stop|stop[- ](?:loss|limit|market)|trailing[- ]stop|market-on-"
    r"(?:close|open)|limit-on-(?:close|open)|take[- ]profit|iceberg|hidden|pegged|bracket|day|buy|"
    r"sell|buy[- ](?:limit|stop)|sell[- ](?:limit|stop)|good[- ]till?[- ]cancell?ed|gtc|"
    r"fill[- ]or[- ]kill|immediate[- ]or[- ]cancel|all[- ]or[- ]none|one-cancels-(?:the-)?other|"
    r"conditional|contingent|vwap|twap|algorithmic|block|resting|marketable)"
)
_METHOD_EN = (
    r"(?:(?:grid|pairs?|swing|day|momentum|trend|mean[- ]reversion|breakout|carry|basis|"
    r"calendar[- ]spread|scale) (?:trading|traders?|following|strateg(?:y|ies)|approach(?:es)?|"
    r"systems?)|(?:market[- ]mak(?:ing|ers?)|dollar[- ]cost averaging|value averaging|"
    r"index (?:funds?|trackers?)|index(?:ing|ers)|hedg(?:ing|ers?)|short[- ]sell(?:ing|ers?)|"
    r"arbitrage(?:urs)?|rebalancing|pyramiding|averaging down|martingale|buy and hold|"
    r"tax[- ]loss harvesting|scalpers?|scalping|covered calls?|protective puts?|collars?|"
    r"straddles?|strangles?|risk parity|dealers|arbitrageurs|trend[- ]followers?|contrarians|"
    r"stop[- ]loss(?:es)?|margin (?:trading|calls?)))"
)
_SUBJECT_EN = regex(
    rf"(?i)^\W*(?:(?:in|with|under|for|by|unlike|whereas|while|because|when|if) )?(?:(?:an?|the|"
    rf"any|every|each|most|some|all|both|simple|typical|classic|standard|ordinary)\s){{0,3}}"
    rf"(?:{_TYPE_EN}(?:\s(?:and|or)\s{_TYPE_EN})? orders?(?: to (?:buy|sell|short))?|"
    rf"{_METHOD_EN})\b,?"
    r"(?:\s\w+){0,3}?\s(?:is|are|becomes?|turns?|means?|involves?|works?|tries|try|buys?|sells?|"
    r"rests?|waits?|executes?|fills?|guarantees?|protects?|limits?|lets?|allows?|adds?|holds?|"
    r"shows?|slices?|closes?|triggers?|expires?|takes?|puts?|gets?|sits?|trades?|stays?|can|may|"
    r"will|does|do|has|have|aims?|consists?|quotes?|ensures?|gives?|borrows?|profits?|"
    r"earns?|doubles?|you|the)\b"
)
_BOUND_EN = regex(
    r"\b(?i:my|me|our|us|mine|please|pls|now|today|tonight|tomorrow|account|desk|been|just|"
    r"your (?!price\b|limit\b|broker\b|order\b|stop\b)\w+|for you|on your behalf|"
    r"this (?:morning|afternoon)|asap|immediately after|live|working|confirmed|hereby)\b|\bI\b|"
    r"\b[Ww]e\b|[$€£¥@]|\b\d[\d,]*(?!%)(?:k|m)?\s(?:\w+\s){0,2}?(?:shares?|lots?|contracts?|"
    r"units?|calls?|puts?|of)\b|\b(?!A\b|VWAP\b|TWAP\b|ETFs?\b|OCO\b|GTC\b|IOC\b|FOK\b|MOC\b|"
    r"LOC\b|US\b|UK\b|EU\b|NYSE\b)[A-Z]{2,5}\b|(?<=[a-z0-9,] )(?!Kelly|Martingale|Wall|Street|New|"
    r"York|Nasdaq|European|American|Europe|America|Asia)[A-Z][a-z]+"
)

_TYPE_ZH = (
    r"(?:(?:市价|限价|止损|止盈|止盈止损|条件|冰山|对手方?最优|本方最优|最优五档|五档即成|算法|"
    r"触价|跟踪止损|移动止损|计划|预埋|隔夜|盘后|竞价|普通|大|买|卖|到价|"
    r"云)(?:委托单?|订?单|指令|申报|条件单)|(?:VWAP|TWAP|POV|冰山)(?:算法|策略|单)?)"
)
_METHOD_ZH = (
    r"(?:[\u4e00-\u9fffA-Za-z]{0,8}?(?:策略|交易法|加仓法|减仓法|投资法|定投法|平均法|法则|套利|"
    r"对冲|套期保值|套保|再平衡|高抛低吸|逆回购|回购交易|打新债)|"
    r"(?:网格|趋势|波段|日内|高频|程序化|配对|动量|反转|突破|基差|量化|融资融券|保证金|差价|右侧|"
    r"左侧|杠杆|回转|期权|期货)(?:交易|投资)|(?:定投|定期定额|做市商?|备兑开仓|备兑|卖空|融券|"
    r"做空|金字塔(?:式)?(?:加仓|建仓|买入)|倒金字塔|马丁格尔|逆势加仓|分批建仓|止损|止盈|打新|"
    r"网格|指数基金|被动基金|套利者|做空者|套期保值者|日内交易者|移仓换月|展期))"
)
_SUBJECT_ZH = regex(
    rf"(?i)^\W*(?:所谓的?|一般(?:来说|而言)?,?|通常,?|简单(?:来说|地说),?|什么是|对于|采用|使用|"
    rf"在)?(?:{_TYPE_ZH}|{_METHOD_ZH})(?:里|中|下|者)?"
    rf"(?:的(?:基本|核心|主要)?(?:思路|做法|原理|逻辑|规则|方法|特点|核心|本质|思想|操作|要点|"
    rf"好处|优点|优势|目的|含义|机制|流程|步骤|关键|前提)(?:很简单)?)?"
    r"[,:]?(?:就|也|都|则|即|一般|通常|往往|总|只|仅|会|便)*(?:是|指|为|按照?|以|会|能|可以?|在|"
    r"将|不(?![超高低])|保证|通过|由|用|要求?|需要?|先|当|意味着|适合|优先|分为|把|随|一旦|价格|"
    r"每|先买|同时|买入[^\d,。]{0,10}(?:、|,|并|的)|中签|触发|靠)"
)
_BOUND_ZH = regex(
    r"我|您|你|帮|替|给(?!出|定|予)|麻烦|请|劳驾|客户|本人|咱|老板|[王李张刘陈]总|账户|账上|手里|"
    r"手上|名下|马上|立刻|今天|今日|明天|明早|明日|今晚|现在|尽快|赶紧|务必|尾盘|早盘|下周|本周|"
    r"午后|已(?:经)?(?:提交|下达|报|挂|成交|买|卖|为)|已$|回报|指令:|"
    r"交易[员室台]|全部(?:买|卖|清|平|抛)|"
    r"\d[\d,.]*\s?(?:万|千|百|亿)?(?:股|手|张|份|口|枚|元|块|美元|港元|万|亿|点|以[上下内])|"
    r"(?<![每第])[一二两三四五六七八九十百千]+(?:万|千|百)?(?:股|手|张)(?!的)|\d{5,6}|\d\.\d|"
    r"[A-Z]{1,2}\d{3,4}|@|[,;]\s?(?:现|先|再|直接)?(?:买入|卖出|清仓|平仓|减持|增持)(?!股票|标的|"
    r"资产|合约|基金|份额|现货|期货|期权|债券|相对|便宜)[\u4e00-\u9fff]{2,6}[。!]?$"
)

_JUDGED_ZH = regex(
    r"^[^,。;:帮替我您你请]{2,40}?(?:是(?:很多|许多|不少|常见|典型|一种|新手)[^,。;]{0,12}(?:错误|"
    r"误区|毛病|做法|玩法|陷阱|心态|习惯|冲动)|"
    r"的(?:风险|代价|后果|胜率|诱惑)(?:很|太|极|非常|相当|偏)[大高重低]|并不(?:明智|可取|划算)|"
    r"(?<=网友)(?:称|否认)|(?<=游资)(?:称|否认))[^。;:帮替我您你请]{0,20}[。!]?$"
)
"""A verdict on a way of trading: the deed is its subject."""
_THEN_EN = regex(
    r"(?i)(?:[:;,–—]|\s-)\s*(?:(?:so|then|now|just|and|or|simply)\s){0,2}(?:sell|buy|dump|"
    r"liquidate|close|exit|cover|short|cut|trim|unload|offload|purchase|cancel|flatten)\s"
    r"(?:(?:out|off|down|up)\s)?(?:all|half|every|everything|any|"
    r"the (?:whole|entire|rest|lot|position|stake|holding|shares?|book)|[a-z]+ (?:shares|stock)|"
    r"[a-z]+ at (?:the )?(?:open|close|market))\b"
)
_THEN_ZH = regex(
    r"[,;:—](?!.{0,12}(?:时|后|则|若|如果|一旦|达到|跌破|升破))\s*(?:就|便|请|先|再)?"
    r"(?:直接|立即|立刻|马上|全部|统统)(?:按|以|用)?(?:市价|限价|现价)?(?:全部|全数)?(?:清仓|平仓|"
    r"卖出|卖掉|抛售|抛出|买入|买进|满仓|梭哈)(?:了|吧|掉|即可)?\W*$"
)
"""An order in a clause behind the explanation: a market order is fine; dump every share at the
open."""


_INQUIRED_ZH = regex(
    r"^\W*(?:烦请|请|要求|麻烦|恳请)"
    r"(?:(?!买|卖|平|清|抛|赎|减|加|转|撤|下单|执行)[^,。;:!?]){0,12}?(?:补充)?(?:说明|解释|披露|"
    r"核实|核对|复核|列示|分析|阐述)[:,]?[^。;!?]{2,90}?(?:的?(?:具体|主要)?(?:原因|理由|依据|"
    r"合理性|必要性|影响|背景|区别|情况)|(?:是多少|是什么|为多少|是否[^,。;!?]{2,24}))\W*$"
)
"""A question: why something was dealt, or at what price."""


_PRESSED_ZH = regex(
    r"(?:点击?|点[选按]|选择?|按下?)\s?[“\"「『【](?:买入?|卖出?|申购|赎回|认购|定投|交易)[”\"」』】]"
)
_FILLED_ZH = regex(
    r"\d{5,6}|[全半满]仓|全部|所有|立[即刻]|马上|尽快|今[天日]|现在|帮|替|"
    r"(?<!如)(?<!问)你的|\d[\d,.]*\s?[万千百]?[股手份张]|(?:[填选]|输入)\D{0,4}\d|[A-Z]{2,5}\b"
)
"""What is filled in where a manual for anybody leaves a blank."""


def explains(sentence: str) -> bool:
    """Whether the sentence tells how orders or strategies work, with nothing to trade and no order.

    A question why somebody traded orders nothing, either.
    """
    if _PRESSED_ZH.search(sentence) and not _FILLED_ZH.search(sentence):
        return True
    if _SUBJECT_EN.match(sentence):
        return not (_BOUND_EN.search(sentence) or _THEN_EN.search(sentence))
    if _JUDGED_ZH.match(sentence) or _INQUIRED_ZH.match(sentence):
        return not _THEN_ZH.search(sentence)
    if not _SUBJECT_ZH.match(sentence):
        return False
    return not (_BOUND_ZH.search(sentence) or _THEN_ZH.search(sentence))
