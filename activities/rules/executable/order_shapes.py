"""The shapes of orders that programs read, and of the code that places them."""

from activities.rules.scanning.regex import regex

FIELD = regex(
    r"(?P<quote>\\?[\"'])(?P<name>[\w\u4e00-\u9fff][\w .\u4e00-\u9fff-]{0,30})(?P=quote)"
    r"\s{0,3}[:：]\s{0,3}"
    r"(?:\\?[\"'](?P<said>[^\"'\\\n]{0,80})|(?P<bare>-?[\d.]{1,20}|\w{1,20}|[\[{]))?"
)
LOOSE = regex(
    r"(?:^|[\s,;{(&?|\[])(?P<name>[A-Za-z_]\w{0,23}|"
    r"[\u4e00-\u9fff]{2,8})\s?[:=]\s?(?:[\"']?(?P<said>[\w./-]{1,40})|(?=[\[{(]))"
    r"|<(?P<tag>\w{2,24})(?:\s[^<>\n]{0,60})?>(?P<value>[^<>\n]{1,40})</"
)
"""Fields without quotes: of an address, of a call, of a list, of mark-up."""
FORM = regex(
    r"(?i)(?:基金|产品|证券)代码\s?:\s?\d{6}[^\n]{0,60}?(?:赎回|申购|认购|转换)"
    r"(?:份额|金额|数量)\s?:\s?[\d,.]{2,}"
    r"|\b(?:units|shares|amount|quantity) to (?:redeem|sell|buy|subscribe|switch|transfer|invest|"
    r"withdraw)\s?:\s?[$€£]?\d"
)
"""A form that is filled in."""
LIKE = tuple(
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
AT_ONCE = regex(
    r"(?i)(?:now|asap|immediate(?:ly)?|true|yes|1|at_?once|立即|立刻|马上|即时|即刻|是|确认|当日|"
    r"ready|released?|待发送|待提交|待执行|待报)$"
)
LAUNCH = frozenset(
    (
        "exec execute execution executeat executetime when timing confirm confirmed submit send "
        "go urgency status state 状态 执行 执行时间 执行方式 时效 确认 是否确认 提交 生效"
    ).split()
)
"""Fields that say that it is to happen, and the values that say so."""
TYPED = regex(
    r"(?i)(?:ord_?type_?)?(?:market|mkt|limit|lmt|stop|stp|moc|loc|moo|vwap|twap|pov|stop_?limit|"
    r"stop_?market|trailing_?stop)$"
)
BIDDING = frozenset(
    "cmd command action op operation func method task do instruction 指令 操作 动作 命令".split()
)
WHOLE = regex(
    r"(?i)(?:close|flatten|liquidate|exit|sell|dump|unwind|cover|"
    r"flat)[_ -]?(?:all|everything|book|portfolio)(?:[_ -]?(?:positions?|holdings?|trades?|longs?|"
    r"shorts?))?$|panic[_ -]?(?:sell|close)|(?:一键|全部)(?:平仓|清仓|卖出)$|(?:清仓|平仓)$"
)
SCOPE = frozenset(
    (
        "portfolio book strategy sleeve subaccount accountid account desk mandate targets weights"
        " "
        "allocations legs 组合 产品 账户 策略"
    ).split()
)
"""A command that closes whatever there is needs no instrument: only where, or that it is now."""
OPINION = regex(
    r"aggress|taker|maker|rat(?:e|ing)|rec|consens|signal|opinion|stance|view|flow|last|tick|"
    r"grade|call|advice|verdict|sentiment|建议|评级|信号|观点|意见"
)
READING = frozenset(
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
DOING = frozenset(
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
        "originalorderid orderno 委托编号 订单号 订单编号 委托号 合同编号 合同号 报单编号 原委托"
        "编号 原委托号 "
        "原订单号 原订单编号 原报单号 原合同编号 撤单编号 申报编号"
    ),
    "to": "to destination address account toacct payeeaccount beneficiaryaccount recipientaccount"
    " "
    "receiver creditor creditoraccount iban accountnumber toaccount beneficiary iban "
    "recipient bank bankaccount wallet payee targetaccount accountid walletaddress "
    "toaddress asset currency coin ccy network dest externalaccount 收款账户 收款人 目标账户 "
    "转入账户 收款账号 银行卡 币种",
    "record": "source disclosure disclosedby filingdate filed form accession insider owner holder"
    " "
    "reporter shareholder fund fundname pctofetf pctoffund pctofportfolio "
    "reportdate asof reportedat pnl backtest entrydate exitdate entryprice exitprice manager "
    "institution rating analyst targetprice netvalue nav published "
    "postshares holdingsafter sharesafter relationship title broker席位 股东 披露日期 来源 营业部"
    " "
    "席位 基金名称 持股变动 变动日期 公告日期 持股比例 评级 变动原因 收益率 回测 机构名称 分析师",
    "date": (
        "ts venue tradeid execid filledat executedat date tradedate transactiondate period "
        "quarter year 日期 交易日期 成交日期 报告期"
    ),
}
PARTS: dict[str, frozenset[str]] = {
    name.lower(): frozenset(part for part, names in _NAMES.items() if name in names.split())
    for listed in _NAMES.values()
    for name in listed.split()
}
SIDED = regex(
    r"(?i)^\s*(?:(?:xtp_side|thost_ftdc_d|order_?side|tra?de?_?side|direction|side|"
    r"xtconstant\.stock)[._])?(?:b|s|bot|sld|bid|buy|sell|long|short|cover|close|open|"
    r"buy[_ ]?to[_ ]?\w+|sell[_ ]?(?:to[_ ]?\w+|short)|"
    r"(?:open|close)[_ ](?:long|short|position)\w*|buy[_-]?(?:open|close|market|limit|stop)|"
    r"sell[_-]?(?:open|close|market|limit|stop)|stock_(?:buy|sell)|bto|sto|btc|stc|liquidate|exit|"
    r"trim|redeem|subscribe|purchase|switch|close[_ ]?all|flatten|买入?\w{0,3}|卖出?\w{0,3}|做多|"
    r"做空|融资买入|融券卖出|开[仓多空]|平[仓多空今昨]?|多|空|申购|赎回|认购|加仓|减仓|清仓)\s*$"
)
NUMBERED = frozenset(
    (
        "side trdside buysellflag bsflag bs optype entrustbs orderside buysell "
        "direction ordertype action"
    ).split()
)
METHOD = frozenset(
    (
        "msg "
        "method func fn api endpoint path route msgtype service task call tool_name toolname "
        "verb step strategy event op action cmd type command function name tool operation optype "
        "request intent 操作 指令 业务类型 动作 类型 业务 指令类型 操作类型 动作类型 委托动作 请"
        "求类型 命令类型 命令 报单操作 "
        "报单动作 委托操作 指令动作 请求 功能 接口 方法 任务 任务类型"
    ).split()
)
DEEDS = (
    (
        "cancel",
        regex(
            r"(?i)^(?:batch_?)?(?:cancel|replace|amend|modify|revise|withdraw)[_ -]?(?:all)?[_ -]?"
            r"(?:open)?[_ -]?(?:replace[_ -]?)?(?:orders?|replace|entrust)?$|"
            r"^(?:批量|全部|部分)?(?:撤(?:销|回|改)?(?:委托|订单|报单|挂单|单)|"
            r"[改修][改]?(?:委托|订单|报单|挂单|"
            r"单|价|量)|变更(?:委托|订单)|取消(?:委托|订单|报单|挂单)|撤改)"
            r"(?:[并后再且及和+/、-]{0,2}(?:重报|重挂|重下|重发|补单|改单|改价|重新(?:报单|下单|"
            r"委托|挂单|"
            r"申报)))?(?:指令|请求|申请)?$"
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
