"""Programs of trading terminals: formulas, strategies and orders in the languages of their own."""

_FORMULA = (
    r"(?:CROSS|LONGCROSS|REF|MA|EMA|SMA|WMA|DMA|EXPMA|HHV|LLV|BARSLAST|BARSCOUNT|COUNT|FILTER|EVERY|"
    r"EXIST|LAST|STD|SLOPE|BACKSET|ZIG|PEAK|TROUGH|WINNER|COST|IF|IFF|MAX|MIN|ABS|SUM|BETWEEN|"
    r"UPNDAY|DOWNNDAY|DRAWTEXT|DRAWICON|STICKLINE|FINANCE|DYNAINFO|HHVBARS|LLVBARS|"
    r"AVEDEV|ORDER|BUY|SELL)"
)
_ACTS = (
    r"(?:BUY|SELL|BUYSHORT|SELLSHORT|ENTERLONG|EXITLONG|ENTERSHORT|EXITSHORT|BK|SK|BP|SP|BPK|SPK|"
    r"CLOSEOUT|[买卖](?:入|出)?(?:点|信号|条件)?|开[多空仓]|平[多空仓]|自动(?:买入|卖出|下单))"
)
_PATTERNS = (
    # Formulas of Chinese terminals: a line that is assigned or drawn, with a function, to its end.
    rf"(?m:^\s?[A-Za-z\u4e00-\u9fff][\w\u4e00-\u9fff]{{0,16}}\s?:=?\s?[^;\n:]{{0,100}}?\b{_FORMULA}\s?"
    r"\([^;\n]{1,160};)",
    rf"(?:^|[\s;]){_ACTS}\s?:\s?[^;\n]{{0,60}}?\b{_FORMULA}\s?\(",
    rf"\b(?:CROSS|REF|MA|EMA|HHV|LLV|C|CLOSE|[A-Z]\w{{0,8}})\b[^;\n]{{0,60}}[,)]\s?{_ACTS}"
    r"(?:\s?\(\w{0,8}\))?\s?;",
    r"(?m:^\s?(?:AUTOFILTER|TFILTER)\s?;)",
    # TradingView
    r"//\s?@version\s?=\s?\d|\b(?:alertcondition|strategy\.\w{4,12})\s?\(|"
    r"\b(?:indicator|strategy|study|library)\s?\(\s?(?:title\s?=\s?)?[\"'][^\"'\n]{1,60}[\"']\s?[,)]|"
    r"\bta\.(?:cross\w{0,6}|[er]?ma|sma|rsi|macd|atr|highest|lowest)\s?\(",
    # MetaTrader
    r"#(?:include\s?[<\"]Trade|property\s(?:strict|indicator_\w+|version))|\bCTrade\s\w{1,20}\s?;|"
    r"\b(?:void|int)\s(?:OnTick|OnInit|OnStart|OnTimer|OnCalculate|start)\s?\([^)\n]{0,80}\)\s?\{|"
    r"\b(?:OrderSend|OrderSendAsync|PositionOpen|PositionClose|OrderClose|OrderModify|OrderDelete)\s?\("
    r"\s?[\w\"]|\biCustom\s?\(\s?\w",
    # TradeStation and MultiCharts
    r"(?i:\b(?:buy|sell|sell ?short|buy ?to ?cover)\s(?:\(?[\"'][^\"'\n]{1,20}[\"']\)?\s)?"
    r"(?:(?:all|\w{1,12})\s(?:shares|contracts)\s)?(?:from entry\s\S{1,20}\s)?(?:next|"
    r"this)\sbar\b)|"
    r"\bSet(?:StopLoss|ProfitTarget|DollarTrailing|ExitOnClose|BreakEven|PercentTrailing)\b"
    r"(?:\s?\([^)\n]{1,30}\))?\s?;",
    # thinkorswim, AmiBroker, NinjaTrader, cTrader, ProRealTime
    r"\bAddOrder\s?\(|\bOrderType\.(?:BUY|SELL)_\w+",
    r"(?:^|[;\n])\s?(?:Buy|Sell|Short|Cover)\s?=\s?[^;\n]{0,80}?\b(?:Cross|MA|EMA|RSI|HHV|LLV|Ref|"
    r"MACD|ExRem)\s?\([^;\n]{1,100};",
    r"\b(?:Enter|Exit)(?:Long|Short)(?:Limit|Stop\w{0,10}|MIT)?\s?\(\s?[\w\")]|"
    r"\b(?:Execute|Place)(?:Market|Limit|Stop|Range)\w{0,8}Order(?:Async)?\s?\(",
    r"(?m:^\s?(?:BUY|SELL|SELLSHORT|EXITSHORT)\s(?:\w{1,8}\s(?:CONTRACTS?|SHARES?|LOTS?|PERPOINT)\s)?AT\s"
    r"(?:MARKET|\S{1,20}\s(?:LIMIT|STOP))\b)",
    # A call without brackets, as Basic has it.
    r"(?i:\b(?:place|send|submit|create|new|cancel|modify)_?order\s[\"'][\w.-]{1,12}[\"']\s?,\s?[\"'\w])",
    # The classes that frameworks want.
    r"\bclass\s\w{1,40}\s?\(\s?(?:\w{1,12}\.){0,2}(?:\w{0,10}Strategy|CtaTemplate|StrategyTemplate|"
    r"QCAlgorithm|EventDriven\w{0,10})\s?\)\s?:",
)
TERMINALS: tuple[tuple[str, str], ...] = tuple(("order.call", pattern) for pattern in _PATTERNS)
"""What a terminal would run."""
