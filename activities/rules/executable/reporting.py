"""Lines that hold the words of an order and tell of a market, of a past trade, or do a sum."""

from activities.rules.scanning.regex import regex

_SUM = regex(
    r"\d%?\s?[×÷][^=\n]{1,60}=\s?-?\d|[^=\n]{1,40}=\s?[^=\n]{0,60}?(?:[×*÷/+−]|"
    r"\s[-x–]\s)[^=\n]{0,80}|"
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
    r"|(?:出现|涌出|砸出|抛出|冒出|堆积|累计|合计|仍?有|存在|封着|压着|托着|一[笔批波]|"
    r"多笔)\s?(?:约|近|超过?|"
    r"逾|共)?\s?\d[\d,.]*\s?[万千]?[手股](?:左右|以上)?的?(?:主动|大额?|巨量|集中|机构)?(?:性)?"
    r"(?:买|卖|压|托|抛|封|撤|挂)[单盘]"
    r"|(?:竞价|盘中|盘口|午后|早盘|尾盘|阶段)[^,，。]{0,10}\d[\d,.]*\s?[万千]?[手股](?:的)?[买卖]单"
    r"|(?<![一-龥])[买卖][一二三四五](?:价|量|档|盘口?)?(?:[、与和及]\s?(?:[买卖][一二三四五]|"
    r"最新|现价|昨收|成交|前收|开盘|收盘)|(?:低于|高于|等于|较|比|仍?[为在有是]|均|略|明显|持平|"
    r"价差)(?![^,，。]{0,10}[股手]))"
    r"|[多空]头(?:减|增|加|平)(?:仓|持)?\s?\d[\d,.]*\s?万?[手张]"
    r"|以\s?[\d.]+\s?元(?:高开|低开|平开|开盘|收盘|报收)|内外盘|翻[绿红]|震荡[走上下]|[冲走]高回落"
)
"""What is seen in the book of an exchange, or how a session went."""
_FLOW = regex(
    r"净(?:申购|赎回|买入|卖出|流[入出]|增持|减持|买|卖|申|赎)(?:额|量)?(?:约|超|近|达|合计|仅)?\s?"
    r"\d[\d,.]*\s?(?:万|亿|百亿|千万)?(?:元|份|股|港元|美元|手)"
    r"|(?i:\bnet (?:buy(?:ers?|ing)|sell(?:ers?|ing)|purchases|sales|inflows?|outflows?)\b)"
)
"""Sums of what all together bought and sold."""
_BARGAIN = regex(
    r"(?i)\b(?:deal|agreement|terms|transaction|contract|accord|pact|clause|option|covenants?|"
    r"indenture|provision|rights?|warrants?|merger|offer|charter|"
    r"bylaws)\b[^.;\n]{0,40}?\s(?:lets?|allow(?:s|ed|ing)?|permit(?:s|ted)?|gives?|gave|enables?|"
    r"entitles?|obliges?)\s[^.;\n]{1,60}?\b(?:to )?(?:buy|sell|acquire|"
    r"purchase|redeem|exchange|subscribe|tender|take|call|put)\b"
    r"|\b(?:purchase|sales?|work|production|customer|blanket|delivery|repair|change|court) "
    r"orders? (?:no\.? ?|number |#)?(?:[A-Z]{0,4}-?\d{3,}"
    r"(?!\d*\s?[:,–-]\s?(?:please |buy|sell|short))|(?:and|from|intake|backlog|book|value|"
    r"volume|growth|rose|fell|extend\w*|worth|cover\w*|total\w*)\b)"
)
"""What an agreement lets somebody do, and orders for goods."""
_RATED = regex(
    r"\b(?i:rais|cut|lift|lower|mov|upgrad|downgrad|keep|kept|reiterat|maintain|initiat|start|"
    r"resum|return|tak|took)\w{0,5}\s[^.\n]{1,40}?\s(?:to|at|with|on)\s(?:an?\s)?(?:[Ss]trong\s)?"
    r"[\"“]?(?:Buy|Hold|Sell|Neutral|Overweight|Underweight|Outperform|Underperform|"
    r"Equal[- ][Ww]eight|Add|Reduce|Accumulate)[\"”]?(?=\W*$|[,;:.()]|"
    r"\s(?:from|and|rating|on|after|with|ahead|following|for|"
    r"as|given|but|while)\b)"
)
"""What analysts rate a stock."""
_PERIOD = regex(
    r"^(?![^\n]*(?:[您你请]|[给帮替]我|立[即刻]|马上))\W*(?:(?:当时|那时候?|那年|那次|那天|"
    r"那会儿|后来|早年|"
    r"多年前|当年|当初|有一[次年回])|(?:[一二三四]季度|[上下]半年|\d{1,2}月份?|本月|上月|报告期内?|"
    r"本季度?|全年|去年|今年以来)[^,，。:：]{0,10}[:：,，]?\s?(?:我们|基金|"
    r"组合)?(?:卖出|买入|减持|增持|清仓|加仓|减仓)了)"
)
"""What was done in a time that is over and has a name."""
_FILLED = regex(
    r"(?:成交(?:均)?价|成本价?|卖出价|买入价|均价)\s?[:：为约]?\s?[\d.]+\s?元?(?:/股)?"
    r"(?:[,，;；]\s?(?:盈利|亏损|收益|浮[盈亏]|获利|持有|仓位|赚|亏)[^,，。\n]{0,16})?\W*$|"
    r"[,，]\s?(?:盈利|亏损|收益率?|获利|浮[盈亏]|赚了?|亏了?)\s?[:：为约]?\s?-?[\d.]+\s?(?:%|元|万|"
    r"个点)(?!\s?(?:以[上下内]|附近|左右|[买卖]))"
)
"""How the line of a trade that was made ends."""
_TALLIED = regex(
    r"(?i)\b(?:buy|sell|stop|limit)(?:-side)? orders? (?:outnumber\w*|outweigh\w*|exceed\w*|"
    r"hit|swamp\w*|dominat\w+|pil\w+|built|build|cluster\w*|accelerat\w+|below|above|appear\w*|"
    r"were|was|rose|fell|thinned|dried|surged|from|imbalance)|"
    r"\borders? to (?:buy|sell)\s[^.\n]{1,30}?\s(?:hit|swept|triggered|caused|came|arrived|"
    r"appeared|sparked|pushed|moved|drove|knocked)\b|"
    r"\bback-?test(?:ed|ing|s)?\b|\border book showed\b|"
    r"\b(?:two weeks|a month|weeks|months|a year|years|days) later: sold\b[^.\n]{0,40}\b(?:fill|at "
    r"\d)|\b(?:lesson|hindsight|in retrospect)\b"
)
_RECONSTITUTED = regex(
    r"(?i)\b(?:was|were|has been|have been|will be|is|are|being)\s(?:\w+\s)?(?:added|inserted|"
    r"dropped|removed|"
    r"included|excluded|promoted|relegated|deleted|admitted|moved|placed|replaced|reclassified|"
    r"put)\b"
    r"[^.;\n]{0,60}?\b(?:to|into|from|in|out of|on|onto|by|off)\s(?:the |its |a |"
    r"an )?(?:[\w&'-]+\s){0,4}?(?:index|indices|"
    r"indexes|basket|benchmark|composite|universe|watch ?list|list|S&P \d+|Nasdaq[- ]100|Dow|"
    r"Russell \d+|FTSE \d+|MSCI\b)"
    r"|(?:被|获|获得|将|已|拟)?(?:纳入|调入|调出|剔除出?|移出|入选|新进|"
    r"退出)[^,，。\n]{0,16}?(?:指数|样本|成[份分]股|"
    r"[沪中科上深创恒][深证创生指]?\d{2,4})"
)
"""Who enters and leaves an index or a list."""
_TICKER = r"\$?(?:[A-Z]{1,5}|\d{4,6})(?:[.-][A-Z]{1,3})?"
_TICKERS = regex(
    rf"(?P<head>[^\n:：\d]{{2,40}})[:：]\s?{_TICKER}"
    rf"(?:(?:\s?[,/、，]\s?(?:and\s)?|\s(?:and|&)\s|\s?[和与及]\s?){_TICKER}){{1,40}}\s?[;；.。]?"
)
_TRADED = regex(
    r"(?i)buy|sell|sold|bought|long|short|add|trim|exit|cut|cover|order|exec|trad|clos|purchas|"
    r"accumul|dump|rotat|reduc|swap|liquidat|dispos|enter|open|fill|instruct|action|allocat|"
    r"[买卖购抛吸平做建加减清调换]|下单|指令|操作|执行|申|赎|委托|交易|入手|上车"
)
"""What the head of a list says that shall be done with what stands in it."""
_TAPE = regex(
    r"(?i)^(?![^\n]{0,240}\b(?:at market|dump|liquidate|unload|go (?:long|short)|(?:buy|"
    r"sell) (?:all|"
    r"it|them|the rest)|so (?:buy|sell|exit|short)|all (?:of )?(?:our|the) (?:shares|position))\b)"
    r"[^.;:\n]{0,70}?\b(?:(?:order|options?|retail|institutional|customer|passive|etf) flows?|"
    r"imbalances?|(?:block|dark[- ]pool|late|odd-lot|opening|closing|auction|tape|off-exchange|"
    r"trf)? ?"
    r"prints|tape|(?:block|cross|bulk) trades?|blocks?|(?:put|call|option) sweeps|odd lots|"
    r"dark[- ]pools?|"
    r"(?:short|open) interest|turnover|volumes?|put/call ratios?|(?:market )?depth|"
    r"bid-ask spreads?|"
    r"(?:buy|sell)[- ](?:side )?(?:volume|programs?|pressure|interest))\b[^.;:\n]{0,70}?\s(?:was|"
    r"were|skewed|reached|"
    r"totall?ed|came|showed|shows|leaned|tilted|ran|rose|fell|stood|hit|made up|making up|"
    r"accounted|"
    r"dominated|"
    r"crossed|outweighed|exceeded|turned|remained|averaged|jumped|swung|favou?red|printed|flipped|"
    r"narrowed|widened|picked up|changed hands|traded|climbed|dropped|built|dried up|thinned|"
    r"cleared)\b|"
    r"(?:订单流|单流|未匹配[买卖]?(?:出|入)?量|主动性?[买卖](?:盘|单)|[买卖]盘|大单|挂单|撤单|抛压|承接|竞价)[^,，。:：\n]{0,8}"
    r"(?:偏[向多空买卖]|倾向|失衡|不?均衡|占比|占优|达|合计|共计|较|居[多前]|主导|转[强弱])"
)
"""Which way the orders of a whole market leaned, and what its tape shows."""
_TELLING = (_PERIOD, _SUM, _RATED, _FILLED, _TALLIED, _RECONSTITUTED)
_SHOWING = (_SHOWN, _FLOW, _BARGAIN, _TAPE)
_ACTING = regex(
    r"(?i)(?:^|[,，;；:：]\s?)(?:(?:顺势|跟[进着风随]?|再|就|先|则|逢[高低]|故|因此|可)){0,2}"
    r"(?:买[入进]|卖[出掉]|清仓|加仓|减仓|平仓|建仓|补仓|申购|"
    r"赎回)[^,，。\d]{0,10}\d[\d,.]*\s?万?[股手份张]|"
    r"(?:^|[,;:–-]\s?)(?:so |then |and )?(?:buy|sell|short|cover)\s\d"
)
"""A clause of an order behind what is seen in a market."""
_ASKED = regex(
    r"请|务必|立[即刻]|马上|市价|限价|[给帮替为代]我|[为代替帮][您你]|[您你]|我要|"
    r"(?<![单盘])挂(?!单|有)|下单|"
    r"执行|"
    r"确认|梭哈|把|现在|组合|账户|已(?:按|为|经|替|代|提交|报|下达)|"
    r"(?i:\b(?:please|now|your?|my|our|us|for me|asap|immediately)\b)"
)
"""What such a line never says, but somebody who wants a trade, or has made one for the reader."""


_MEMOIR = regex(
    r"(?i)复盘|交易(?:日志|日记|笔记|回顾|记录|随笔)|操作回顾|投资日记|旧账|post-?mortem|"
    r"trad(?:e|ing) (?:diary|journal|log|review)|lessons learn"
)
"""The head of what somebody writes about trades of their own that are over."""
_DAY = regex(r"(?:19|20)\d\d\s?[-/.年]\s?\d{1,2}|\b(?:19|20)\d\d\b")
_NEXT = regex(
    r"(?i)今[天日早晚]|明[天日早]|后天|下周|尽快|指令|操作\s?[:：]|建议|计划|\b(?:today|tomorrow|"
    r"order:)"
)
_ROUND_TRIP = regex(
    r"(?:19|20)\d\d[-/.年]\d{1,2}[-/.月]\d{1,2}[^。;；\n]{0,40}?(?:买入|建仓|加仓|卖出|开仓|做空|"
    r"融券)[^。;；\n]{0,60}?(?:19|20)\d\d[-/.年]"
    r"\d{1,2}[-/.月]\d{1,2}[^。;；\n]{0,40}?(?:卖出|平仓|清仓|减仓|了结|止[盈损]|买回)"
)
"""A trade that was opened on one day and closed on another."""
_TURNED = regex(
    r"(?:\d{1,2}月(?:\d{1,2}[日号])?|上[周月]|去年|前[天阵]|昨天|年初)[^。;\n]{0,24}?(?:买的|"
    r"买了|买入的?|建的仓|接的|进的)"
    r"[^。;\n]{0,40}?(?:卖掉了|卖了|卖出了|卖的|出了|平了|清了|走了|止[盈损]了)[^。;\n]{0,16}?"
    r"(?:[赚亏]|盈利|亏损|收益|没赚|保本|打平|[。;,，]|$)"
    r"|那[笔只一][^。;\n]{0,8}(?:止[损盈]|卖|出|平|清)掉?了[,，]?\s?(?:[赚亏]|盈利|亏损)"
)
"""A trade of one's own that is told from its beginning to its end."""
_COLLEAGUES = regex(
    r"[请烦劳望][^,，。;；\n\d]{0,8}(?:[于在]|\d|"
    r"[今明后周下本][天日早晚周月一二三四五六])[^,，。;；\n]{0,20}?(?:[之以]?前|"
    r"内)[^,，。;；\n]{0,8}?"
    r"(?:反馈|回复|回执|提交|审阅|批注|提意见|确认收到|告知|上传|交(?:稿|至|到)|发[至到给]|报名)"
)
"""Until when somebody asks colleagues for what they think or write."""
_GREETING = regex(
    r"\W*(?:各位|大家|诸位|同事们?|团队|您|你们?|老师们?|领导|伙伴们|[上下]午|早上|早|晚上)"
    r"(?:老师|同事|领导|同仁|伙伴|好|们|成员|晚安|早安|，|,){0,4}[:：!！,，~]?\W*|"
    r"(?i:\W*(?:hi|hello|dear|morning|good (?:morning|afternoon|evening)),?(?: (?:all|team|"
    r"everyone|"
    r"both|colleagues|folks)){0,2}\W*)"
)
_QUEUED = regex(
    r"(?:任务|作业|批次|流程|job)\s?[#\w-]{1,40}\s?(?:已?(?:完成|结束|成功|失败|启动)|(?:运行|"
    r"执行|处理|排队|等待)中)"
    r"|(?:下一|后续)[个]?(?:任务|作业|批次|流程)\s?[#\w-]{1,40}\s?(?:正在|已)?(?:排队|等待|就绪|待)"
    r"|(?i:\b(?:task|job|batch|run)\s[#\w-]{1,40}\s(?:completed|finished|done|failed|queued|"
    r"running)\b)"
)
"""A line of a log: which job of a queue has ended, and which one waits."""
_MOVES = regex(
    r"(?i)[买卖购]|下单|清仓|建仓|[加减平]仓|申购|赎回|转[账入出给]|付款|支付|汇款|划[款转]|"
    r"打款|删除|"
    r"[修更]改|改[为成]|覆盖|撤[单销]|成交|公众号|对外|官网|推送|群发|全体客户|"
    r"\b(?:buy|sell|transfer|wire|pay|delete|drop|update|publish)\b"
)
"""What moves money, shares or records, or goes out of the house."""
_DEMANDED = regex(r"请|务必|立[即刻]|马上|[给帮替为代]我|下单|执行|现在|今[天日]")


_VIEW = regex(
    r"(?i)^\W*(?:(?:and|but|so|in short|overall|still|for us|to us),?\s)?(?:(?:the|our|one|"
    r"another|a|its|"
    r"their|my)\s(?:[a-z-]+\s){0,3}?(?:risks?|views?|questions?|issues?|concerns?|worr(?:y|ies)|"
    r"points?|"
    r"debate|case|thesis|conclusion|takeaways?|upside|downside|problem|challenge|catch|caveat|"
    r"message|"
    r"assumption|expectation|read(?:-through)?|opinion|stance|argument|fear|hope|bet of the market|"
    r"danger|bottom line|trade-off|driver|catalyst|uncertainty|swing factor)|"
    r"what (?:matters|counts|is new))"
    r"\s(?:here\s|now\s)?(?:is|are|remains?|stays?|lies in)\s(?:therefore\s|still\s|"
    r"simply\s|not\s|less\s)?"
    r"(?:that|whether|how|if|when|who|why|unchanged|the same|intact)\b|"
    r"^\W*(?:(?:and|so|hence|while|but)\s)?(?:we|analysts|management)\s(?:have\s|also\s|"
    r"therefore\s)?(?:lift|raise|"
    r"cut|lower|trim|nudge|keep|leave|move|bump|revise|maintain|update|reduce|"
    r"increase)\w{0,2}\s[^.;\n]{0,40}?"
    r"\b(?:eps|estimates?|forecasts?|(?:price )?targets?|fair value|multiple|ebitda|revenue|"
    r"sales|margins?|"
    r"dcf|wacc|numbers)\b|"
    r"^\W*(?:(?:主要|核心|最大|潜在|关键)?的?(?:风险|问题|争议|矛盾|分歧|难点|关键|看点|不确定性|担忧|催化剂)(?:点)?"
    r"(?:仍|依然|主要)?(?:在于|是(?!否))|(?:我们的?|本文的?)(?:观点|看法|判断|结论|核心观点)(?:是|不变|仍是|依然))"
)
"""How a sentence begins that says what one thinks, fears or asks oneself."""
_BIDDING = regex(
    r"(?i)\b(?:please|you(?:r|rs)?|must|now (?:is|buy|sell)|immediately|at market|orders? to|"
    r"(?:buy|sell|short|cover|close|exit|trim|cut|dump|add|liquidate|"
    r"flatten)\s(?:the (?:position|stake|"
    r"holding|rest|lot|shares)|(?:our|my) (?:position|stake|holding|whole|entire|exposure|"
    r"shares|remaining)|all|half|everything|it\b|out\b|[$€£]?\d|(?-i:[A-Z]{2,5}\b))|"
    r"\d[\d,]*\s(?:shares|shs|contracts|lots)\b|we (?:should|need to|have to) (?:buy|sell|"
    r"exit|close))|"
    r"请|务必|立[即刻]|马上|市价|限价|\d\s?[万千百]?[股手张]|清仓|[买卖][入出掉]|[加减平建]仓"
)
"""What it says that asks for a trade all the same."""


def recalls(sentence: str, before: str) -> bool:
    """Whether the sentence goes on with the story of a trade that was dated and is over."""
    if _MEMOIR.search(before) is None or _DAY.search(before) is None:
        return False
    return not (_ASKED.search(sentence) or _NEXT.search(sentence))


def reports(sentence: str) -> bool:
    """Whether the sentence tells how a session went, records a trade or does a sum."""
    if _GREETING.fullmatch(sentence) or _lists_tickers(sentence):
        return True
    if _VIEW.match(sentence) and not _BIDDING.search(sentence):
        return True
    if (_COLLEAGUES.search(sentence) or _QUEUED.search(sentence)) and not _MOVES.search(sentence):
        return True
    if _ROUND_TRIP.search(sentence) and not _DEMANDED.search(sentence):
        return True
    if _TURNED.search(sentence) and not _ASKED.search(sentence):
        return True
    if _ASKED.search(sentence):
        return _PERIOD.match(sentence) is not None
    if any(told.search(sentence) for told in _TELLING):
        return True
    return any(seen.search(sentence) for seen in _SHOWING) and not _ACTING.search(sentence)


def _lists_tickers(sentence: str) -> bool:
    """Whether a sentence is nothing but a head without a deed and the tickers under it."""
    listed = _TICKERS.fullmatch(sentence.strip())
    return listed is not None and not _TRADED.search(listed["head"])
