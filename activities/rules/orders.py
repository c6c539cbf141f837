"""Trade orders: as data, as calls, and in words. Reports about trades are not orders."""

import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence

from activities.rules.anchors import Anchors, joined, lowered, matches
from activities.rules.order_data import is_record, ordered
from activities.rules.tickets import demand, ticket

_SIDE = re.compile(
    r"(?i)[:=：]\s{0,3}[\"']?(?:(?:buy|sell|long|short|b|s|bid|cover|close|open_long|open_short|sell_short|sell_to_\w+|buy_to_\w+)\b|买|卖|做多|做空|融资买|融券卖)"
)
_SIDE_NAME = re.compile(
    r"(?i)(?:\b(?:side|action|direction|bs_flag|order_side|交易|trade_type|operation|type|op)|方向|操作|交易|买卖)[\"']?\s{0,3}$"
)
_SYMBOL = re.compile(
    r"(?i)(?:\b(?:symbol|code|ticker|instrument|stock_?code|security|secid|stock|asset|contract|pair)[\"']?|证券代码|股票代码|代码|标的|证券|股票|合约)[\"']?\s{0,3}[:=：]"
)
_SIZE = re.compile(
    r"(?i)(?:\b(?:qty|quantity|contracts|volume|amount|notional|size|shares|lots|order_?qty|vol|price|order_type|limit_price|weight|percent|value)[\"']?|数量|价格|金额|股数|手数|委托价|仓位)[\"']?\s{0,3}[:=：]"
)
_NEAR = 200
_Spans = Sequence[tuple[int, int]]

_CALLS = re.compile(
    r"(?i)<(?:side|action|direction)>\s*(?:buy|sell|long|short|b|s)\s*</|\{\s*[\"']order[\"']\s*:\s*\{|\b(?:place|submit|create|send|new|execute|insert|cancel|modify|put|make)_?\w{0,24}?_?(?:order|trade)s?\w{0,10}\s*\(|\bpassorder\s*\("
    r"|\b(?:POST|PUT)\s+\S{0,120}(?:withdraw|transfer|payout|redeem|subscribe)\w*\b"
    r"|\border_(?:target\w{0,20}|value|shares|percent|lots|stock\w{0,10}|market|limit|buy|sell)\s*\(|\b\w{0,20}_order\s*\(|\b(?:trader?|broker|client|api|account|exchange|xt_trader|ctx|context|self|ib|alpaca)\.(?:buy|sell|short|cover|order\w{0,20}|liquidate|close_position\w{0,4}|trade|submit\w{0,12})\s*\("
    r"|\b(?:buy|sell|short|cover|go_long|go_short|liquidate)(?:_\w{1,20})?\s*\(\s*(?:['\"]|\w{1,20}\s*=|\d{6}\b)"
    r"|\b(?:buy|sell)_(?:stock|market|limit|order|open|close|shares)\b\s*\("
    r"|\b(?:POST|PUT|DELETE)\s+\S{0,120}/(?:orders?|trades?|positions?)\b|/(?:api|v\d)/\S{0,60}(?:orders?|trade)/(?:new|create|place|submit|buy|sell)\b"
    r"|\b(?:8=FIX|35=[DGF])(?:[\x01|^;]|\b)(?=.{0,200}(?:54=|55=|38=|35=|49=))|\b55=\w{1,12}[\x01|^;]\s?54=[12]|\b35=D\b"
    r"|\b(?:\w{2,20}\s)?(?:trade|order|broker|futu|ibkr|alpaca|xtquant|easytrader)(?:-?cli)?\s+(?:--?)?(?:buy|sell|place|submit)\s+\S|--(?:side|action)[= ](?:buy|sell)\b|--(?:buy|sell)\s+\S{1,20}\s+(?:--?\w+\s+)?\d"
)
_INVOKED = re.compile(
    r"(?<![\w.])(?=[A-Za-z_][\w.]{1,70}\s?\()(?:(?:\w{1,20}\.){0,2}(?:Req)?(?:Order(?:Insert|Send|Action|Place|Create|Submit|Cancel|Modify|Delete|Close)|order_(?:send|insert|create|submit|place|cancel|modify|close))\w{0,10}\s*\(|(?:\w{1,20}\.)?(?:Market|Limit|Stop|StopMarket|StopLimit|MarketOnOpen|MarketOnClose|TrailingStop)Order\s*\(|(?:\w{1,20}\.)?(?:S|s)et_?(?:H|h)oldings\s*\(|(?:\w{1,20}\.)?(?:place|submit|send|open|create)_(?:bracket|oco|basket|position|short|long|limit|market|stop)\w{0,12}\s*\(|(?:\w{1,20}\.)?Order\s*\((?=[^)\n]{0,80}(?:side|action|Side|qty|quantity|BUY|SELL)\b)|(?:\w{1,20}\.)?strategy\.(?:entry|close|exit|order)\s*\("
    r"|(?:\w{1,24}\.){1,2}(?:withdraw|transfer(?:_funds|_asset|_money)?|create_(?:withdrawal|transfer|ach_\w+|payment)|redeem|subscribe_fund|repay\w{0,12}|borrow\w{0,12}|sell|buy|flatten\w{0,6}|exit_all|close_all\w{0,12}|cancel_(?:all|entrust|order)\w{0,12}|buy_(?:open|close)|sell_(?:open|close)|open_(?:long|short)|close_(?:long|short)|exercise\w{0,10})\s*\((?=[^)\n]{0,80}[\d'\"=)]))"
)
"""Methods and functions that trade, by their names."""
_NUMBER = r"(?:\d[\d,.]{0,14}|[一二两三四五六七八九十百千万半]{1,8})"
_SIZE_ZH = rf"{_NUMBER}\s?(?:万|亿|千|百)?(?:股|手|份|张|元|万元|港元|美元|%|成仓?位?)|[一二三四五六七八九半]成仓?|半仓|全仓|满仓|全部持仓|所有持仓|全部仓位|所有仓位|全部股票|所有股票|持仓|全部|市价|限价|现价|涨停价|跌停价|开盘价"
_DEED_ZH = r"买入|买进|卖出|卖掉|抛售|抛出|抛掉|加仓|减仓|建仓|清仓|平仓|补仓|开仓|做多|做空|下单|挂单|申购|赎回|买|卖|抢筹|止盈|止损|斩仓|融资买入|融券卖出|下买单|下卖单|增持|减持|调仓"
_ORDER_ZH = re.compile(
    rf"(?P<deed>{_DEED_ZH})(?P<gap>[^，。；！？,;!?\n]{{0,18}}?)(?P<size>{_SIZE_ZH})"
)
_BEFORE_ZH = re.compile(
    rf"(?P<how>以|按|用|把|将|对)[^，。；！？,;!?\n]{{0,20}}?(?:市价|限价|现价|全部|所有|{_NUMBER}\s?(?:元|股|手|份|%))[^，。；！？,;!?\n]{{0,10}}?(?P<deed>{_DEED_ZH}|清空|调至|转出)"
)
_AT_ONCE = r"立即|立刻|马上|现在|赶紧|赶快|尽快|速速?|务必|必须|今日|今天|明日|明天|明早|开盘(?:后|即|时)?|收盘前|盘中|盘前|下周一|请|帮我|替我|给我|为我|为公司账户|为账户|为客户|替客户|直接|果断|全力|即刻|自动|麻烦|快|系统(?:将|会|应)|机器人|程序(?!化)|你|您(?!的(?:持仓|申购|申请|委托将|订单将))"
_SWIFT_ZH = re.compile(
    rf"(?:{_AT_ONCE})[^，。；！？,;!?\n]{{0,8}}(?:全仓|满仓|半仓|重仓|清仓|平仓|买入|卖出|下单|抛售|加仓|减仓|建仓|挂单|申购|赎回|止损)(?!评级|评价|机会|区间|时机|信号|建议|方向|理由|[^，。,\n]{0, 10}(?:车|房|保险|门票|补贴)|额|量|金额|盘|方|股东|日|[，,]?维持|”|\"|的)"
    r"|(?:买入|卖出|清仓)[^，。,\n]{0,4}(?:全部|所有)(?:持仓|仓位|股票)|下单(?:买入|卖出)|(?:全仓|满仓|半仓)梭哈|(?:全仓|满仓|梭哈|半仓)(?:买入|杀入|干|抄底|进|卖出)"
    r"|已(?:经)?(?:为[您你])?(?:自动)?(?:提交|发出|下达|报送|挂出)(?:了)?(?:买入|卖出|交易)?(?:委托|订单|指令|买单|卖单)|委托(?:已|已经)(?:提交|报送|受理|成交)|自动(?:下单|发布|交易|买入|卖出|发送|转账|群发|推送至)|(?:买入|卖出|撤单|交易)(?:指令|委托|订单)[：:](?!\s?(?:由|指|是|须|应|可|包括|当))|(?:执行|触发)(?:买入|卖出|交易|下单)(?:指令|操作|程序)?|(?:撤销|撤回)(?:全部|所有)(?:委托|挂单)"
    r"|(?:立即|马上|请|直接|自动)[^，。,\n]{0,6}(?:转账|汇款|划转|付款|打款)[^，。,\n]{0,20}\d|(?:立即|马上|直接|自动)[^，。,\n]{0,6}(?:发布|群发|推送|发送)(?:本|该|此|这份)?(?:报告|研报|公告|文章|邮件|消息)|(?:把|将)(?:本|该|此|这份?)(?:报告|研报|文章|备忘录|结论)[^，。\n]{0,6}(?:发布|群发|推送|发送|发到|发给)"
)
_REPORT_ZH = re.compile(
    r"(?:公司|股东|高管|董事|监事|基金|机构|资金|外资|内资|散户|游资|分析师|控股|实际控制人|实控人|回购|龙虎榜|营业部|席位|投资者|员工|大股东|产品|计划|集团|股份|银行|券商|险资|社保|保险|信托|私募|公募|巴菲特|伯克希尔|高盛|贝莱德|先生|女士|主力|北向|南向|北上|南下|汇金|证金|大宗交易|融资客|两融|杠杆资金|信息披露义务人|一致行动人|ETF|etf|亲属|配偶|其|账户|经理|董秘|总裁|会计师|客户|用户|当事人|某|他|她|们|人)[^。；！？;!?\n]{0,28}$"
    r"|(?:拟|计划|累计|净|曾|已于|回测|网上|网下|新股|据|显示|数据|报告期|期间|近\d|过去|此前|日前|上周|上月|去年|今年|昨日|昨天|当日|本周|本月|本季|年内|若|如果|假设|假如|一旦|策略|模拟|示例|例如|如何|是否|能否|可否|不得|禁止|不能|不应|不要|勿|未|无法|避免|谨慎|限制|每|单笔|最低|最高|起点|上限|不超过|规定|费率|手续费|\d{1,2}月\d{1,2}日|\d{4}年|通过|以均价|均价|合计|共|分别|融资|大单|被动|宣布|完成|授权|同意|批准|获准|可|可以|允许|有权|历史|条件|规则|申请)[^。；！？;!?\n]{0,14}$"
)
_REPORT_AFTER_ZH = re.compile(
    r"[^，。；！？,;!?\n]{0,6}(?:评级|的(?:公告|计划|议案|资金|股份|机构|投资者)|[，,]?占(?:公司)?总股本|[，,]?持股|成交|金额为|额达|额为|起|申请|以上的|为一手|/笔|[，,]?均价|[，,]?成交均价)"
)
_BOUND = re.compile(
    r"^(?:机制|制度|规则|原则|授权|计划|方案|策略|纪律|流程|预案|条件|标准|政策|办法)\s?[：:]|金额|额度|限额|费|单位|上限|下限|须|应为|门槛|起点|评级|数量为|比例|价差|份额净值"
)
_ASIDE_ZH = re.compile(
    r"评级(?:说明|定义|[：:为])|预期涨幅|触发价|(?:不能|无法|不可|不会|不提供|不支持|不具备|只做研究)[^。\n]{0,16}(?:下单|委托|买|卖|交易|撤)|视为无效|享受补贴"
)
"""What says that nobody trades: the meaning of a rating, a refusal, a rule."""
_COMMAND_ZH = re.compile(rf"(?:{_AT_ONCE})[^，。；！？,;!?\n]{{0,14}}$")
_QUESTION_ZH = re.compile(
    r"请(?:问|关注|注意|查阅|参阅|见|投资者|股东|持有人|公司|各位|贵公司|你公司|保荐|说明|补充)[^。\n]{0,24}$"
)
_CLAUSE_ZH = re.compile(
    r"(?:^|[\n。！!：:；;，,、>*#\-—\]】\)）.\d\"“”|`])\s*(?:\d{1,2}[.、)）]\s*)?(?:以[^，。,\n]{0,12})?$"
)
_STRONG_ZH = frozenset(("买入", "买进", "卖出", "卖掉", "抛售", "抛出", "抛掉", "加仓", "减仓", "清仓", "平仓", "补仓", "开仓", "做多", "做空", "下单", "挂单", "建仓", "申购", "赎回", "止损", "止盈", "下买单", "下卖单"))  # fmt: skip

_DEED_EN = r"buy|sell|short|purchase|go long|go short|liquidate|dump|close out|close|cover|exit|long|acquire|add|trim|unload"
_SIZE_EN = r"(?:\d[\d,.]{0,14}\s?(?:k|m)?|a hundred|one hundred|five hundred|a thousand|one thousand|all|every|half)\s?(?:of\s)?(?:the\s|your\s|our\s|my\s|its\s)?(?:[A-Z]{1,5}(?:\.[A-Z]{1,2})?\s|\w{1,16}\s){0,3}(?:shares?|lots?|units?|contracts?|positions?|holdings?|stock|calls?|puts?)\b|(?:\$|€|£|¥|USD |CNY |RMB )\d[\d,.]{0,14}\s?(?:k|m|million|thousand)?(?:\sworth)?\sof\b|\d[\d,]{0,10}\s(?:x\s)?[A-Z]{2,5}\b|\d[\d,]{0,10}\s\d{6}\b|[A-Z]{2,5}\s(?:x\s?)?\d[\d,]{1,10}\b|(?:the entire|entire|the whole|whole|your entire|our entire)\s\w{0,12}\s?(?:position|holding|portfolio|stake)"
_CALL_EN = r"(?:^|[\n.!:;>*#\-—\]\)\"“|`]\s?|\d[.)]\s)\s*(?:(?:please|kindly|now|immediately|just|go ahead and|action:|order:|instruction:|then|must|should|step \d:?|you should|you must|urgent:?|asap:?)[ ,:]+){0,3}|\b(?:please|kindly|you (?:must|should|need to|have to)|must|immediately|now|go ahead and|i want you to|instructed to|and|then|broker to|system to|order to|agent to|will now|i will|let's|we will now|bot will|automatically|to immediately|tomorrow|today|at the open|at open) "
_CALLED_EN = re.compile(rf"(?i)(?:{_CALL_EN})$", re.ASCII)
_ORDER_EN = re.compile(
    rf"(?i:{_DEED_EN})\s(?:up to\s|at least\s|another\s|exactly\s)?(?P<size>{_SIZE_EN})",
    re.ASCII,
)
_SWIFT_EN = re.compile(
    r"(?i)\b(?:buy|sell|short|dump)\s(?:it|now|them|everything|immediately|at once|at market|right now|right away|all(?: positions| shares| holdings)?)(?=[ .,;!?\n]|$)(?!,? pay later|-pay|\s?(?:rated|ratings?|,? pay))(?<!to sell now)"
    r"|\b(?:place|submit|enter|execute|send|put in|issue|cancel|route)\s(?:an?|the|this|all|my|our)?\s?(?:\w{1,12}\s){0,3}(?:buy|sell|market|limit|stop|stop-loss|trade|short|open)\s?(?:\w{1,10}\s)?orders?\b(?=.{0,60}(?:\d|for\b|at\b|now|immediately|$))"
    r"|\border\s(?:has been\s|was\s|is\s)?submitted\b|\byour (?:\w+ )?order\s(?:has been\s|was\s|is\s)(?:placed|executed|routed|accepted)\b(?!\sby (?:the )?(?:court|commission|customers?))"
    r"|(?:^|[\n.!:>*#]\s?)\s*(?:wire|transfer|send|remit|pay)\s(?:\$|€|£|usd |cny )?\d[\d,.]{0,14}\s?(?:\w{1,10}\s){0,3}(?:to|into)\b|\b(?:buy|sell)\s(?:order|signal):\s|\b(?:auto(?:matically)?[- ](?:execute|trade|publish|post|buy|sell|send|tweet))\b|\bexecute\s(?:the\s|this\s)?(?:trade|buy|sell)\b(?:.{0,30}(?:now|immediately|at\s)|)"
    r"|(?:^|[\n.!:>*#]\s?)\s*(?:publish|post|send|distribute|tweet|email)\s(?:this|the)\s(?:report|memo|note|draft)\s(?:now|immediately|automatically|to all|to every)|\b(?:exit|liquidate|close)\s(?:all|every|the entire|your entire)\s(?:open\s)?positions?\b|\bgo all[- ]in\b"
)
_REPORT_EN = re.compile(
    r"(?i)(?:\b(?:he|she|they|it|we|who|which|that|insiders?|executives?|directors?|officers?|fund|funds|institutions?|investors?|company|board|ceo|cfo|chairman|president|holders?|analysts?|clients?|customers?|traders?|banks?|plan|right|option|options|warrants?|offer|offered|offering|agreed|agreement|agrees|intends?|intention|proposes?|proposed|plans?|planned|expects?|expected|able|rights?|authorized|authorised|approved|entitled|obligation|obligated|allowed|may|can|could|would|might|not|never|if|when|whether|had|decided|decision|used|continue[sd]?|seek|seeks|sought|wants?|chance|opportunity|program|programme|mandate|election|elected|required|commitment|committed|announced|exchange|tender|back-?test|hypothetical|example|strategy)\b[^.;!?\n]{0,40})$"
)
_ORDER_NOUN_EN = re.compile(
    r"(?i)(?:^|[.!?\n:]\s*)(?:an?|the|every|each|such an?)\s(?:[\w-]+\s){0,3}order to $"
)
"""What an order to sell is and does, is told of orders, and no order."""
_IMPERATIVE_EN = re.compile(
    r"(?i)(?:\b(?:please|kindly|you must|you should|you need to|immediately|now|go ahead and)\b[ ,:]*|(?:^|[\n.!:;>*#])\s*)$"
)


_TRADING = Anchors(
    {
        "call": "<side>|<action>|<direction>|order|trade|.buy|.sell|.short|.cover|.liquidate|.close_position|.submit|buy(|buy (|buy_|"
        "post /|put /|post http|put http|"
        "sell(|sell (|sell_|short(|short (|short_|cover(|cover (|cover_|go_long|go_short|liquidate|"
        "/position|8=fix|35=d|35=g|35=f|55=|broker|futu|ibkr|alpaca|xtquant|--side|--action|--buy|--sell",
        "zh": f"{_DEED_ZH}|全仓|满仓|半仓|重仓|梭哈|委托|自动|指令|订单|执行|触发|撤销|撤回|转账|汇款|划转|付款|打款|"
        "发布|群发|推送|发送|清空|调至|转出|仓位|平掉|反手|挂卖|挂买|认购|申报|抛|行权|缴款|卖空|止损|止盈",
        "en": "buy|sell|short |close |flip |double |reverse |halve |unwind |rebalanc|send |cover|write |stop-loss|stop loss|liquidat|unload|trim |exercise|flatten|dump|order|auto|execute|publish|position|all in|all-in|wire |transfer |send |"
        "remit |pay |post this|post the|distribute |tweet |email t",
    },
    before=130,
    after=130,
)
"""The words without which nobody trades; the pattern of each is asked about their surroundings."""


def orders(view: str) -> Iterator[str]:
    """The rules of every order in a readable text. Raises TooDense."""
    spans = _TRADING.windows(lowered(view))
    found = [rule for rule, holds in (
        ("order.json", _order_fields(view) or ordered(view)),
        ("order.call", _called(view, spans.get("call", ()))),
        ("order.zh", bool(next(_orders_zh(view, spans.get("zh", ())), None))),
        ("order.en", _order_en(view, spans.get("en", ()))),
    ) if holds]  # fmt: skip
    yield from found
    if found:
        return
    if demand(view) or any(ticket(view, *lines) for lines in joined(_whole(view, spans))):
        yield "order.ticket"


def _called(view: str, spans: _Spans) -> bool:
    """Whether something is called that trades."""
    if "(" in view and _INVOKED.search(view):
        return True
    return next(matches(_CALLS, view, spans), None) is not None


def _whole(view: str, spans: Mapping[str, _Spans]) -> list[tuple[int, int]]:
    """The lines around every word of trading."""
    lines = []
    for start, end in sorted((*spans.get("zh", ()), *spans.get("en", ()))):
        begin = view.rfind("\n", max(0, start - 300), start + 1) + 1
        lines.append((begin or max(0, start - 300), end + 130))
    return lines


def _order_fields(view: str) -> bool:
    """Whether instrument, side and size stand together as fields."""
    sides = [
        at.start() for at in _SIDE.finditer(view)
        if _SIDE_NAME.search(view[max(0, at.start() - 16) : at.start()])
    ]  # fmt: skip
    if not sides:
        return False
    symbols = [at.start() for at in _SYMBOL.finditer(view)]
    sizes = [at.start() for at in _SIZE.finditer(view)]
    return any(
        _near(at, symbols)
        and _near(at, sizes)
        and not is_record(view[max(0, at - _NEAR) : at + _NEAR])
        for at in sides
    )


def _near(at: int, places: list[int]) -> bool:
    """Whether one of the places lies within reach."""
    next_one = bisect_left(places, at - _NEAR)
    return next_one < len(places) and places[next_one] <= at + _NEAR


def _orders_zh(view: str, spans: _Spans) -> Iterator[re.Match[str]]:
    """The matches that no rating, refusal or rule of a market surrounds."""
    for match in _deeds_zh(view, spans):
        begin = max(view.rfind(mark, max(0, match.start() - 60), match.start()) for mark in "。\n")
        if not _ASIDE_ZH.search(view, max(0, begin, match.start() - 60), match.end() + 12):
            yield match


def _deeds_zh(view: str, spans: _Spans) -> Iterator[re.Match[str]]:
    for match in matches(_SWIFT_ZH, view, spans):
        before = view[max(0, match.start() - 30) : match.start()]
        if not _reported_zh(before, match[0], view[match.end() : match.end() + 16]):
            yield match
    for pattern in (_ORDER_ZH, _BEFORE_ZH):
        for match in matches(pattern, view, spans):
            before = view[max(0, match.start() - 30) : match.start()]
            after = view[match.end() : match.end() + 16]
            bound = pattern is _ORDER_ZH and _BOUND.search(match["gap"])
            if not bound and _ordered_zh(match["deed"], before, after):
                yield match


def _ordered_zh(deed: str, before: str, after: str) -> bool:
    """Whether somebody is told to trade: by a word of command, or with nobody as the subject."""
    if _REPORT_AFTER_ZH.match(after) or _QUESTION_ZH.search(before):
        return False
    if before.endswith(("“", '"', "”", "「")):
        return False
    clause = re.split(r"[。；！？;!?\n]", before)[-1]
    if re.search(r"(?:被|策略|回测)[^，。,]{0,10}$", clause):
        return False
    if _COMMAND_ZH.search(clause):
        return not re.search(r"(?:不要|勿|不得|禁止|避免|切勿|不宜)[^，,]{0,6}$", clause)
    if _REPORT_ZH.search(clause):
        return False
    return deed in _STRONG_ZH and bool(_CLAUSE_ZH.search(before))


def _reported_zh(before: str, found: str, after: str) -> bool:
    clause = re.split(r"[。；！？;!?\n]", before)[-1]
    if _QUESTION_ZH.search(clause + found[:4]) or _REPORT_AFTER_ZH.match(after):
        return True
    if re.match(rf"(?:{_AT_ONCE})", found):
        return bool(
            re.search(
                r"(?:不要|勿|不得|禁止|避免|不宜|不会|没有|未|是否|能否|支持|具备|实现|不|无需)[^，,]{0,6}$",
                clause,
            )
            or (
                re.match(r"(?:现在|今日|今天|盘中|开盘|系统|机器人|程序|自动)", found)
                and _REPORT_ZH.search(clause)
            )
        )
    return bool(_REPORT_ZH.search(clause))


def _order_en(view: str, spans: _Spans) -> bool:
    for deed in _ORDER_EN.finditer(view):
        before = view[max(0, deed.start() - 60) : deed.start()]
        called = _CALLED_EN.search(before) and not _ORDER_NOUN_EN.search(before)
        if called and (_IMPERATIVE_EN.search(before) or not _REPORT_EN.search(before)):
            return True
    for match in matches(_SWIFT_EN, view, spans):
        before = view[max(0, match.start() - 60) : match.start()]
        if _IMPERATIVE_EN.search(before) or not _REPORT_EN.search(before):
            return True
    return False
