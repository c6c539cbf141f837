"""Orders and transfers as fields with quoted names, as brokers and exchanges take them.

A field has one of a few parts to play, whatever its interface calls it; fields that stand together
make an order, and those of a disclosure or of a back-test beside them make it a record.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from activities.rules.executable import slips
from activities.rules.scanning.regex import regex

_FIELD = regex(
    r"(?P<quote>\\?[\"'])(?P<name>[\w\u4e00-\u9fff][\w .\u4e00-\u9fff-]{0,30})(?P=quote)"
    r"\s{0,3}[:：]\s{0,3}"
    r"(?:\\?[\"'](?P<said>[^\"'\\\n]{0,80})|(?P<bare>-?[\d.]{1,20}|\w{1,20}|[\[{]))?"
)
_LOOSE = regex(
    r"(?:^|[\s,;{(&?|\[])(?P<name>[A-Za-z_]\w{0,23}|"
    r"[\u4e00-\u9fff]{2,8})\s?[:=]\s?(?:[\"']?(?P<said>[\w./-]{1,40})|(?=[\[{(]))"
    r"|<(?P<tag>\w{2,24})(?:\s[^<>\n]{0,60})?>(?P<value>[^<>\n]{1,40})</"
)
"""Fields without quotes: of an address, of a call, of a list, of mark-up."""
_ROW = regex(r"(?m)^(?:\|\s?)?[^\n,|;\t]{1,24}(?:[,|;\t][^\n,|;\t]{0,24}){2,14}\|?$")
_FORM = regex(
    r"(?i)(?:基金|产品|证券)代码\s?:\s?\d{6}[^\n]{0,60}?(?:赎回|申购|认购|转换)"
    r"(?:份额|金额|数量)\s?:\s?[\d,.]{2,}"
    r"|\b(?:units|shares|amount|quantity) to (?:redeem|sell|buy|subscribe|switch|transfer|invest|"
    r"withdraw)\s?:\s?[$€£]?\d"
)
"""A form that is filled in."""
_BEFORE_LAST = regex(r"^.*[/.:](?=\w)")
_APART = 200
_LIKE = tuple(
    (part, regex(pattern))
    for part, pattern in (
        ("id", r"委托编?号|订单编?号|orig\w{0,8}(?:order|cl)|order_?(?:id|no|ref|key)$"),
        (
            "record",
            (
                r"变动|披露|股东(?!账)|营业部|席位|盈亏|收益|成交(?:日|时间|均价)|回测|realized|"
                r"pnl|filing|insider|holder"
            ),
        ),
        ("date", r"(?:成交|交易|委托)日期"),
        (
            "order",
            (
                r"委托价|限价|price_?type|order_?type|time_?in_?force|limit_?(?:pr|cr|deb)|"
                r"^legs$|stop_?pr|trigger_?pr"
            ),
        ),
        ("side", r"^(?:开平|买卖)|方向|buy_?sell|_side$|_direction$|^side_"),
        (
            "symbol",
            (
                r"^(?:stk|tkr|tick|instr?|scrip|und)$|证券代码|股票代码|基金代码|合约|标的|品种|"
                r"symbol|(?:from|to|source|target)_?(?:fund|code|symbol)$|ticker|"
                r"instrument|contract_?code"
            ),
        ),
        (
            "size",
            (
                r"shares?$|^(?:num|nos|cnt|qnt)$|委托数|份额|手数|股数|张数|面额|数量|qty|"
                r"quantity|_?lots$|num_?shares|_amount$|nominal"
            ),
        ),
        (
            "from",
            (
                r"^(?:付款|转出|汇出|from|source|src|payer|deb(?:it(?:or)?|tor)|ordering_\w+|"
                r"sender)(?!_?(?:fund|code|symbol))_?\w{0,12}$"
            ),
        ),
        (
            "to",
            (
                r"^(?:收款|转入|汇入|入金)|"
                r"^(?:to|dest|payee|beneficiary|recipient|creditor|receiver)_?\w{0,12}$"
            ),
        ),
    )
)
"""What the names of fields have in common that no list has."""
_MONEY = regex(r"_(?:usd|cny|rmb|eur|gbp|hkd|jpy|chf|usdt)$")
"""What an amount is counted in, at the end of a name."""
_AT_ONCE = regex(
    r"(?i)(?:now|asap|immediate(?:ly)?|true|yes|1|at_?once|立即|立刻|马上|即时|即刻|是|确认|当日|"
    r"ready|released?|待发送|待提交|待执行|待报)$"
)
_LAUNCH = frozenset(
    (
        "exec execute execution executeat executetime when timing confirm confirmed submit send "
        "go urgency status state 状态 执行 执行时间 执行方式 时效 确认 是否确认 提交 生效"
    ).split()
)
"""Fields that say that it is to happen, and the values that say so."""
_TYPED = regex(
    r"(?i)(?:ord_?type_?)?(?:market|mkt|limit|lmt|stop|stp|moc|loc|moo|vwap|twap|pov|stop_?limit|"
    r"stop_?market|trailing_?stop)$"
)
_TYPES = frozenset("type ordertype ordtype style algo exectype executiontype pricetype".split())
"""Kinds of orders, and the fields that hold them: with instrument and size they need no side."""
_SUM_MOVED = regex(r"^(?:转账|汇款|付款|划款|出金|提现|划转|转出|支付)(?:金额|数额|数量)$")
_APPLIED = regex(r"^(?:赎回|申购|认购|转换|买入|卖出)(?:份额|金额|数量|股数)$")
_BIDDING = frozenset(
    "cmd command action op operation func method task do instruction 指令 操作 动作 命令".split()
)
_WHOLE = regex(
    r"(?i)(?:close|flatten|liquidate|exit|sell|dump|unwind|cover|"
    r"flat)[_ -]?(?:all|everything|book|portfolio)(?:[_ -]?(?:positions?|holdings?|trades?|longs?|"
    r"shorts?))?$|panic[_ -]?(?:sell|close)|(?:一键|全部)(?:平仓|清仓|卖出)$|(?:清仓|平仓)$"
)
_SCOPE = frozenset(
    (
        "portfolio book strategy sleeve subaccount accountid account desk mandate targets weights "
        "allocations legs 组合 产品 账户 策略"
    ).split()
)
"""A command that closes whatever there is needs no instrument: only where, or that it is now."""
_LEG = regex(r"(?i)(?:buy|sell|long|short)_?(?:strike|leg)")
_SIDE_ALONE = regex(r"(?:BUY|SELL|Buy|Sell|buy|sell|买入|卖出)$")
"""A side, whatever its field is called, unless it is an opinion or the side of a tick."""
_OPINION = regex(
    r"aggress|taker|maker|rat(?:e|ing)|rec|consens|signal|opinion|stance|view|flow|last|tick|"
    r"grade|call|advice|verdict|sentiment|建议|评级|信号|观点|意见"
)
_COUNT = regex(r"[\d,.]+[万千]?[份元股]?$")
_TOKENS = regex(r"[A-Za-z][a-z]+|[A-Z]+(?![a-z])")
_READING = frozenset(
    (
        "get",
        "list",
        "query",
        "fetch",
        "history",
        "status",
        "count",
        "show",
        "read",
        "search",
        "signal",
        "rating",
        "log",
        "report",
        "record",
        "backtest",
    )
)
_DOING = frozenset(
    (
        "buy",
        "sell",
        "short",
        "subscribe",
        "redeem",
        "liquidate",
        "flatten",
        "rebalance",
        "order",
        "trade",
        "unstake",
        "stake",
        "swap",
        "convert",
        "exercise",
        "ipo",
        "rollover",
        "roll",
        "hedge",
    )
)
_UNDOING = frozenset(("cancel", "replace", "amend", "modify", "revise"))
_NAMES = {
    "side": "do 动作 bs dir sd side action direction instruction bs bsflag orderside buysell "
    "trdside tradeside ordside intent transactiontype cmd entrustbs tradetype "
    "type op optype ordertype operation posside positionside orderaction method command signal "
    "strategy task event msg request buyorsell 开平 bsside entrustdirection entrustbs func fn "
    "function business businesstype biztype bizcode busitype leg_side legaction 买卖方向 方向 "
    "买卖 操作 委托方向 交易方向 开平 买卖标志 业务类型",
    "symbol": "position ul sec und underlying sym tk inst symbol symbols tickers code "
    "instrumentname tradingsymbol instrumentcode contractcode stockname pairname "
    "assetid productcode epic figi uic ric ticker instrument stockcode security secid "
    "contract pair stock asset instid instrumentid conid underlying tscode windcode "
    "productid coin isin market secucode securitycode fundcode instruments localsymbol 证券代码 "
    "股票代码 代码 标的 品种 合约 证券 股票 基金代码 合约代码 证券名称 股票名称 币种",
    "size": "lot num q amt share n nos qty quantity orderqty volumetotaloriginal dealsize "
    "tradesize orderamount sharesqty baseqty basesize quotesize stake shareqty entrustvol "
    "entrustnum ordernum quoteqty usd value nominal facevalue totalquantity volume vol "
    "amount notional size sz shares lots cashqty quoteorderqty "
    "entrustamount ordervolume contracts "
    "units weight targetweight targetpercent targetpct pct percent percentage value cashamount "
    "ordersize ordervol 数量 股数 手数 委托数量 金额 份额 委托金额 目标仓位 仓位 张数 权重",
    "order": "ordertype ordtype comboffsetflag offsetflag offset timecondition volumecondition "
    "orderpricetype goodtill entrustprop ordprice ordpx timeinforce tif limitprice "
    "lmtprice auxprice stopprice entrustprice clordid clientorderid "
    "newclientorderid orderlegcollection "
    "orderstrategytype pricetype tdmode tradepassword reduceonly positioneffect orderremark "
    "outsiderth closeposition entrusttype trdenv priceType "
    "stoploss takeprofit trailpercent trailprice orderclass execinst algo algostrategy 委托类型 "
    "委托价格 委托价 报价方式 报价类型 价格类型 订单类型 有效期",
    "id": (
        "orderid ordid ticket origclordid origclientorderid entrustno cancelorderid "
        "originalorderid orderno 委托编号 订单号 委托号 合同编号 原委托编号"
    ),
    "to": "to destination address account toacct payeeaccount beneficiaryaccount recipientaccount "
    "receiver creditor creditoraccount iban accountnumber toaccount beneficiary iban "
    "recipient bank bankaccount wallet payee targetaccount accountid walletaddress "
    "toaddress asset currency coin ccy network dest externalaccount 收款账户 收款人 目标账户 "
    "转入账户 收款账号 银行卡 币种",
    "record": "source disclosure disclosedby filingdate filed form accession insider owner holder "
    "reporter shareholder fund fundname pctofetf pctoffund pctofportfolio "
    "reportdate asof reportedat pnl backtest entrydate exitdate entryprice exitprice manager "
    "institution rating analyst targetprice netvalue nav published "
    "postshares holdingsafter sharesafter relationship title broker席位 股东 披露日期 来源 营业部 "
    "席位 基金名称 持股变动 变动日期 公告日期 持股比例 评级 变动原因 收益率 回测 机构名称 分析师",
    "date": (
        "ts venue tradeid execid filledat executedat date tradedate transactiondate period "
        "quarter year 日期 交易日期 成交日期 报告期"
    ),
}
_PARTS: dict[str, frozenset[str]] = {
    name.lower(): frozenset(part for part, names in _NAMES.items() if name in names.split())
    for listed in _NAMES.values()
    for name in listed.split()
}
_SIDED = regex(
    r"(?i)^\s*(?:(?:xtp_side|thost_ftdc_d|order_?side|tra?de?_?side|direction|side|"
    r"xtconstant\.stock)[._])?(?:b|s|bot|sld|bid|buy|sell|long|short|cover|close|open|"
    r"buy[_ ]?to[_ ]?\w+|sell[_ ]?(?:to[_ ]?\w+|short)|"
    r"(?:open|close)[_ ](?:long|short|position)\w*|buy[_-]?(?:open|close|market|limit|stop)|"
    r"sell[_-]?(?:open|close|market|limit|stop)|stock_(?:buy|sell)|bto|sto|btc|stc|liquidate|exit|"
    r"trim|redeem|subscribe|purchase|switch|close[_ ]?all|flatten|买入?\w{0,3}|卖出?\w{0,3}|做多|"
    r"做空|融资买入|融券卖出|开[仓多空]|平[仓多空今昨]?|多|空|申购|赎回|认购|加仓|减仓|清仓)\s*$"
)
_NUMBERED = frozenset(
    (
        "side trdside buysellflag bsflag bs optype entrustbs orderside buysell "
        "direction ordertype action"
    ).split()
)
_METHOD = frozenset(
    (
        "method func fn api endpoint path route msgtype service task call tool_name toolname verb "
        "step strategy event op action cmd type command function name tool operation optype event "
        "request intent 操作 指令 业务类型 动作 类型 业务"
    ).split()
)
_DEEDS = (
    (
        "cancel",
        regex(
            r"(?i)^(?:batch_?)?(?:cancel|replace|amend|modify|revise|withdraw)[_ -]?(?:all)?[_ -]?"
            r"(?:open)?[_ -]?(?:replace[_ -]?)?(?:orders?|replace|entrust)?$|"
            r"^(?:撤单|改单|撤销委托|撤改单)$"
        ),
    ),
    (
        "place",
        regex(
            r"(?i)^(?:(?:place|submit|create|new|send|insert|execute|put|market|limit|stop|"
            r"bracket|basket)[_ -]?)?(?:orders?|trade|basket|entrust)$|"
            r"^(?:place|submit|create|new|send)[_ -]?\w{0,16}[_ -]?(?:order|trade)s?$|"
            r"^(?:rebalance|liquidate(?:_?all)?|flatten(?:_?all)?|(?:close|open|reduce|increase|"
            r"trim|exit|enter)_?(?:all_?)?(?:long_?|short_?)?positions?|set_?target_?\w{0,12}|buy|"
            r"sell|short|redeem|subscribe|close_?all|flatten_?all|exit_?all|transfer_?shares|下单|"
            r"委托|报单|买入|卖出|换股|转换|认购|打新|移仓|展期|调仓|清仓|平仓|申购|赎回)$"
        ),
    ),
    (
        "move",
        regex(
            r"(?i)^(?:(?:initiate|create|request|submit|make|bank|fund|cash|crypto|internal|"
            r"external|universal)[_ -]?)?(?:withdraw(?:al)?|transfer|payout|payment|wire|ach|"
            r"remit(?:tance)?|send)[_ -]?(?:out|funds?|money|cash|transfer|crypto|request|"
            r"apply)?$|^(?:出金|转账|提现|划转|银证转账|证券转银行|汇款|转出|付款)$"
        ),
    ),
)


def ordered(view: str) -> bool:
    """Whether fields of the text make an order, its cancellation, or a transfer of money."""
    plain = slips.unticked(view)
    return any(map(_acts, _clusters(plain))) or _table(view) or _filled(view)


def _filled(view: str) -> bool:
    """Whether a form says how much is to be traded."""
    return _FORM.search(view) is not None or slips.filled(view)


def _table(view: str) -> bool:
    """Whether rows under the names of columns are orders: a file for a broker."""
    columns: list[str] = []
    for row in _ROW.finditer(view):
        framed = row[0].startswith("|")
        bars = "[|]" if framed else r"[,|;\t]"
        cells = [cell.strip() for cell in re.split(bars, row[0].strip("|"))]
        parts = set().union(*map(_named, cells))
        if {"side", "symbol", "size"} <= parts:
            told = parts & {"record", "date"} or (framed and "order" not in parts)
            columns = [] if told else cells
        elif len(cells) == len(columns) and any(map(_SIDED.match, cells)):
            return True
    return False


def _named(cell: str) -> frozenset[str] | set[str]:
    """The parts of a column, by its name."""
    return _PARTS.get(re.sub(r"[\W_]", "", cell).lower()) or _alike(cell, "")


def is_record(view: str) -> bool:
    """Whether quoted fields say that a trade was disclosed, or made in a test."""
    return any(_recorded(cluster) for cluster in _clusters(view))


def _clusters(view: str) -> Iterator[set[str]]:
    """The parts played by fields that stand close to each other."""
    parts: set[str] = set()
    last = 0
    for field in _fields(view):
        played = _plays(*field[2:])
        if not played:
            continue
        if field[0] - last > _APART and parts:
            yield parts
            parts = set()
        last = field[1]
        parts |= played
    yield parts


def _fields(view: str) -> list[tuple[int, int, str, str]]:
    """The start and end of every field, its name and its value, in order."""
    quoted = [
        (found.start(), found.end(), found["name"], found["said"] or found["bare"] or "")
        for found in _FIELD.finditer(view)
    ]
    loose = [
        (found.start(), found.end(), found["name"] or found["tag"],
         found["said"] or found["value"] or "")
        for found in _LOOSE.finditer(view)
    ]  # fmt: skip
    return sorted(quoted + loose)


@lru_cache(maxsize=1024)
def _plays(label: str, value: str) -> frozenset[str]:
    """The parts of a field; a name may be the order itself, with the fields of it within."""
    label, value = _MONEY.sub("", label), value.strip()
    name = re.sub(r"[\W_]", "", label).lower()
    parts = set(_PARTS.get(name, ())) or _alike(label, value)
    if not parts and _SIDE_ALONE.match(value) and not _OPINION.search(label.lower()):
        parts.add("side")
    if "side" in parts:
        numbered = name in _NUMBERED and value in ("0", "1", "2", "23", "24", "-1")
        if not (numbered or _SIDED.match(value)):
            parts.discard("side")
    if (not value and name in ("buy", "sell", "short", "cover")) or _LEG.match(label):
        parts.add("side")
    return frozenset(parts | _meant(name, value))


def _meant(name: str, value: str) -> set[str]:
    """What a field adds by its value: that it happens at once, where money goes, what is done."""
    parts = {"order"} if name in _LAUNCH and _AT_ONCE.match(value) else set[str]()
    if name in _TYPES and _TYPED.match(value):
        parts.add("typed")
    if value in ("证券转银行", "银行转证券"):
        parts |= {"move", "to"}
    if name in _BIDDING and _WHOLE.match(value):
        parts.add("whole")
    if name in _SCOPE and value:
        parts.add("scope")
    if name in _METHOD:
        last = _BEFORE_LAST.sub("", value)
        parts |= {deed for deed, pattern in _DEEDS if pattern.match(value) or pattern.match(last)}
        parts |= _called(last)
    return parts


def _alike(label: str, value: str) -> set[str]:
    """The part of a field by what its name has in common with others."""
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", label).lower().replace(" ", "_")
    if _SUM_MOVED.match(name):
        return {"move", "size"}
    if _APPLIED.match(name):
        return {"applied", "size"} if _COUNT.match(value) else set()
    return next(({part} for part, pattern in _LIKE if pattern.search(name)), set())


def _called(method: str) -> set[str]:
    """What a method does, by the words of its name: one that reads does nothing."""
    words = [word.lower() for word in _TOKENS.findall(method)]
    if len(words) < 2 or not _READING.isdisjoint(words):
        return set()
    if not _UNDOING.isdisjoint(words):
        return {"cancel"}
    return {"place"} if not _DOING.isdisjoint(words) else set()


def _recorded(parts: set[str]) -> bool:
    return "record" in parts and not parts & {"order", "id", "place", "cancel"}


def _acts(parts: set[str]) -> bool:
    if _recorded(parts):
        return False
    order = (
        ("side" in parts and {"symbol", "size"} <= parts and "date" not in parts)
        or ({"side", "order"} <= parts and bool(parts & {"symbol", "size"}))
        or ("place" in parts and {"symbol", "size"} <= parts and "date" not in parts)
        or ({"typed", "symbol", "size"} <= parts and not parts & {"date", "record"})
        or {"place", "symbol", "to"} <= parts
        or ({"place", "order"} <= parts and bool(parts & {"symbol", "size"}))
    )
    closed = ("whole" in parts and bool(parts & {"order", "scope", "to", "symbol"})) or (
        {"place", "order", "scope"} <= parts and "date" not in parts
    )
    cancel = "cancel" in parts and ("id" in parts or bool({"order", "symbol"} & parts))
    applied = {"applied", "symbol"} <= parts and "date" not in parts
    return order or closed or cancel or applied or _moves(parts)


def _moves(parts: set[str]) -> bool:
    """Whether money is to go from one place to another."""
    return {"size", "to"} <= parts and (
        "move" in parts or ("from" in parts and "date" not in parts)
    )
