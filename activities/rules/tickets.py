"""Orders in words that name no single phrase: a deed, a size and a mark of an order in one sentence.

What a report says of others' trades has somebody who traded, a plan, a test or a rule in it.
"""

import re

from activities.rules import mandates_en, mandates_zh, trades_en, trades_zh
from activities.rules.anchors import lowered

_SENTENCE = re.compile(r"[^。！？!?\n]*?(?:[。！？!?\n]|\.(?=\s|$)|$)")
_LONGEST = 400
_SHORTEST = 4
_LATIN = re.compile(r"[A-Za-z]{1,}[ :]")

_DEED_ZH = re.compile(
    r"杀入|杀进|换入|换成|委托(?!人|理财|管理|贷款|加工|代理|书|经营|方)|下单|挂单|挂[卖买出]|平掉|平仓|反手|排队|全抛|抛了|抛掉|抛售|抛出|清掉|出掉|卖空|卖掉|卖出|买入|买进|认购|申购|赎回|撤单|撤销|撤回|减仓|加仓|清仓|建仓|补仓|做多|做空|"
    r"融券|融资买|行权|申报配股|配股申报|缴款|转托管|止盈单|止损单|条件单|追涨停|打新|划转|转账|汇款|调仓|换仓|对冲|开仓|吃进|拿下|仓位[^。，]{0,10}(?:提高?|加|升|降|减|调|打|拉|压|推|补)(?:到|至|为)|[一二三四五六七八九十]成仓|砍仓|割肉|打满|梭哈"
)
_SIZE_ZH = re.compile(
    r"[\d一二两三四五六七八九十百千万半几][\d,.一二三四五六七八九十百千万]*\s?(?:股|手|张|份|万元|亿元|元|成仓?|%|张合约|口)|全部|所有|全抛|一半|半仓|清空|空单|多单|持仓|仓位|等量|剩余|余额|手里的|手上的|账上"
)
_MARK_ZH = re.compile(
    r"尾盘|早盘|午后|先(?=卖|把|减|清|抛|出)|腾出|回笼|即刻|立即|立刻|马上|现在(?:就)?|越快越好|今日(?:内|收盘前)?(?=缴款|完成|执行|成交|买|卖)|明早|明天|明日|(?:\d{1,2}|[一二两三四五六七八九十]{1,3})点(?:半)?(?:前|整|后)|开盘(?:即|后|时|就)|收盘前|盘中|集合竞价|市价|限价|现价|买一价|卖一价|对手价|确认[。.]?$|执行[。.]?$|已启动|已提交|已下达|已挂|"
    r"反手|(?:委托|下单|操作|申报|指令|订单|挂单|交易|动作)(?:买入|卖出|配股|单)?\s?[：:]|请(?!问|投资者|关注|见)|务必|直接|帮我|替我|给我|为您|代您|不要犹豫|成交后|改为以|到价|触及|每跌|每涨|跌破[^，。]{0,12}(?:就|则|即)|把手里|就把|把[^，。]{1,14}(?:全抛|抛了|卖了|清了|平了|出了|买了)|完成[。.]?$|追涨停|排队|到账即|成交即|无需确认|不必确认|@"
)
_REPORT_ZH = re.compile(
    r"(?:多头|空头)(?:在|趁|集中|纷纷)|视为无效|公司|股东(?!方)|高管|董事|监事|基金|机构|(?<!剩下的)(?<!剩余)(?<!腾出)(?<!腾出的)(?<!回笼)(?<!回笼的)资金|外资|游资|控股(?:股东|集团|子公司|权)|实际控制人|实控人|(?<!逆)回购|龙虎榜|营业部|席位|投资者|员工|集团|券商|险资|社保|信托|私募|公募|先生|女士|主力|北向|南向|大宗|融资客|一致行动人|经理|某|他|她|们|"
    r"拟|计划|累计|净(?:买|卖|申|赎)|曾|回测|网上|网下|新股申购|据|数据|报告期|期间|近\d|过去|此前|日前|上周|上月|去年|今年|昨日|当日|本周|本月|假设|假如|策略回|模拟|示例|例如|如何|是否|能否|不得|禁止|不能|不应|不要|切勿|无法|避免|限制|每笔|最低|最高|起点|(?<!市价)限额|上限|不超过|规定|费率|手续费|\d{4}年|均价|合计|分别|宣布|授权|同意|批准|有权|规则|评级|目标价|研报|分析师|公告|协议|条款|法院|交易所|证监|招股|募集|承诺"
)
_DEED_EN = re.compile(
    r"(?i)(?:^\W*|[.:;>\n•*—–-]\s*|, (?:then|and) |\b(?:please|kindly|then|now|and|must|should|will|to|i have|i've|we have|we've|been) )"
    r"(?:just |go ahead and |immediately |at once |also )*(?:buy|sell|short|purchase|liquidate|dump|close(?: out)?|cover|exit|long|acquire|trim|unload|write|roll|exercise(?! price)|scale (?:in|out)|"
    r"set (?:a|an|the)|place|submit(?:ted)?|enter(?:ed)?|execute[d]?|route[d]?|put in|cancel(?:led)?|double(?!-)|halve|rebalance|rotate|switch|wire|transfer|hedge|flatten|send(?= \d)|add|move|convert|swap|go (?:long|short)|subscribe|tender|redeem|deposit|allocate)\b"
)
_SIZE_EN = re.compile(
    r"(?i)\b\d[\d,.]*\s?(?:k\b|m\b)?\s?(?:x\s)?(?:[A-Z]{1,5}\s)?(?:more |covered |put |call |e-mini )?(?:shares?|lots?|units?|contracts?|calls?|puts?|bonds?|notes|options)\b|\b(?:the |my |our |your |all (?:of )?(?:the |my |our |your )?|whole |entire |half (?:of )?(?:the |my |our |your )?)(?:\w+ )?(?:holdings?|positions?|portfolio|stake|shares|cash|book|account|balance|proceeds)\b|[$€£¥]\s?\d[\d,.]*\s?(?:k|m|million|thousand|worth|of|from|into|to)\b|\b(?:everything|it all|the lot)\b|\b\d{1,3}% of (?-i:[A-Z]{2,5})\b|(?-i:\b\d[\d,]* (?!USD|CNY|EUR|GBP)[A-Z]{2,5}\b)|\b\d{6} ?x ?\d+|\bstop(?:-| )loss\b|\ball (?:open )?(?:positions|orders|of it)\b|\bthe short\b"
)
_MARK_EN = re.compile(
    r"(?i)@|\b(?:right now|now|immediately|at once|today|tomorrow|this (?:morning|afternoon)|at the (?:open|close|bell|market)|at market|before the (?:open|close|bell)|asap|as soon as|market order|limit|good[- ]til|gtc|day order|if touched|if it (?:breaks|falls|drops|hits|trades|touches)|on your behalf|for (?:me|us|my account|our account)|strike|stop|confirm|do not wait|without (?:delay|waiting)|monday|tuesday|wednesday|thursday|friday|your|my account|the account|by noon|within the hour|next session|no confirmation|automatically|in account|account \d|all-or-none|to cash|executed|submitted)\b"
)
_REPORT_EN = re.compile(
    r"(?i)\b(?:he|she|they|insiders?|executives?|directors?|officers?|funds?|institutions?|investors?|company|companies|board|ceo|cfo|chairman|president|holders?|analysts?|clients?|customers?|traders?|banks?|rating|ratings|target|offering|agreement|agreed|intends?|proposed|plans?|planned|expects?|expected|authori[sz]ed|approved|program(?:me)?|repurchase|buyback|back-?test\w*|hypothetical|example|strategy|would|could|might|may|not|never|whether|had|was|were|used|continue[sd]?|analyst|management|merger|acquisition|shareholders?|form 4|10b5|filing|quarter|disclosed|reported|according|segment|revenue|brand|stores?|factory|plants?|production|guidance|subsidiary|issuer|tender offer|dividend|court|sec)\b"
)
_TRADED_EN = re.compile(
    r"(?i)\b(?:i have|i've|we have|we've|your|an?)\s(?:just |already )?(?:submitted|placed|entered|routed|executed|sent)\s(?:an?|the|your)\s(?:\w+\s){0,2}orders?\b|\border\s(?:for|to (?:buy|sell))\b.{0,60}\b(?:on your behalf|has been (?:placed|sent|submitted|routed|filled))"
)


_TOLD_ZH = re.compile(
    r"公司|股东|基金|机构|投资者|交易所|券商|公告|规则|功能|传闻|据|数据|期间|日前|昨日|此前|曾|可(?:以|在)|不得|禁止|不能|未(?!成交|完成)"
)
_POSITION_EN = re.compile(
    r"(?i)(?:^\W*|[.:;>\n•*—–-]\s*|\bat (?:\d{1,2}:\d\d|the (?:open|close|bell)),? |, (?:then|and) |\b(?:please|then|and|now) )"
    r"(?:close(?: out)?|cover|flip|double(?: up on)?|halve|trim|exit|flatten|reverse|unwind|roll|lighten|add to|cut|size up) "
    r"(?:(?:all |half )?(?:of )?(?:your|my|our|the) (?:[\w.&'-]+ ){0,3}?(?:shorts?|longs?|position|stake|calls|puts|holding|hedge|leg|trade)\b|(?:to )?(?:long|short|flat)\b)"
)
_WHEN_EN = re.compile(
    r"(?i)\b(?:at|by|before|after) (?:\d{1,2}(?::\d\d)?\b|noon|midday|(?:the )?(?:open|close|bell))|\bflip\s+(?:to\s+)?(?:long|short)|\b(?:double|same|half|full|twice the) (?:the )?(?:your )?(?:size|up on)\b|\bby (?:a |one |two )?(?:half|thirds?|quarters?|\d{1,3}%)|\bimmediately\b|\bat once\b|\bright (?:now|away)\b"
)
_FLAT_ZH = re.compile(
    r"(?:^|[：:，,；;、\s]|随后|然后|再|先|执行|立即|马上|反手|把)(?:撤销|撤掉|撤回|取消|全撤)(?:了)?(?:所有|全部)(?:的)?(?:未成交|未完成|在途)?的?(?:委托|挂单|订单|报单)[^。；!?\n]{0,6}[，,；;][^。!?\n]{0,12}(?:买入|买进|卖出|卖空|做空|做多|融券|开仓|平仓|建仓|清仓)"
    r"|(?:(?:^|[：:，,；;])融券(?:做空|卖空)|(?:随后|然后|再|先|立即|马上|反手)融券(?:做空|卖出|卖空))(?!量|规模|余[额量]|[金总]额|业务|机制|制度|数量|标的|交易)[^。，；!?\n]{1,14}?\d[\d,.]*\s?(?:万)?(?:股|手)(?!的)"
)
_HEADED_ZH = re.compile(r"^\W*[^，。：:]{0,6}(?:指令|委托|下单|操作)[^，。：:]{0,3}[：:]")


def ticket(view: str, start: int, end: int) -> bool:
    """Whether a sentence of the span is an order."""
    for found in _SENTENCE.finditer(view, start, end):
        sentence = found[0][:_LONGEST]
        if _is_zh(sentence) or _is_en(sentence):
            return True
    return False


def demand(view: str) -> bool:
    """Whether a sentence of the whole text tells somebody to trade or to move money."""
    spans = [found.span() for found in _SENTENCE.finditer(view)]
    ends, lower = [end for _, end in spans], lowered(view)
    masks = zip(
        trades_zh.FRAMES.along(lower, ends), trades_en.FRAMES.along(lower, ends), strict=True
    )
    for (start, end), (zh, en) in zip(spans, masks, strict=True):
        if end - start < _SHORTEST:
            continue
        sentence = view[start : min(end, start + _LONGEST)]
        if not sentence.isascii() and mandates_zh.demanded(sentence, zh):
            return True
        if _LATIN.search(sentence) and mandates_en.demanded(
            sentence, view[max(0, start - 200) : start], en
        ):
            return True
    return False


def _is_zh(sentence: str) -> bool:
    if _FLAT_ZH.search(sentence) and not _TOLD_ZH.search(sentence):
        return True
    return bool(
        _DEED_ZH.search(sentence)
        and _SIZE_ZH.search(sentence)
        and _MARK_ZH.search(sentence)
        and (_HEADED_ZH.match(sentence) or not _REPORT_ZH.search(sentence))
    )


def _is_en(sentence: str) -> bool:
    if _TRADED_EN.search(sentence):
        return True
    if (
        _POSITION_EN.search(sentence)
        and _WHEN_EN.search(sentence)
        and not _REPORT_EN.search(sentence)
    ):
        return True
    return bool(
        _DEED_EN.search(sentence)
        and _SIZE_EN.search(sentence)
        and _MARK_EN.search(sentence)
        and not _REPORT_EN.search(sentence)
    )
