"""The words and signs beside personal data that tell what it is, and what it is not."""

from activities.rules.sensitive.edges import regex

ROLES = frozenset(
    "ir investor investors investorrelations relations disclosure info information contact "
    "contacts service services press media "
    "pr hr jobs careers support help helpdesk sales admin office board bod dsh dshbgs dsb zqb "
    "zqsw zq dm dongmi zhengquan "
    "stock stocks securities security secretary company enquiries enquiry inquiry inquiries "
    "compliance legal noreply no-reply "
    "donotreply webmaster privacy audit tousu jubao cs kefu customer customerservice "
    "customercare feedback proxy "
    "shareholder shareholders shareholderservices corp corporate public research "
    "marketing notice team hello mail "
    "postmaster abuse finance accounting invoice billing reception general esg csr "
    "sustainability git news "
    "newsroom communications communication editor complaints whistleblower ethics "
    "integrity agm meeting ipo "
    "listing trading operations ops desk bank fund funds clients client partner partners "
    "vendor suppliers global "
    "china hk group tzzgx gszq dmb dmbgs irm irchina xxpl gdzx admin1 investment".split()
)
NOBODY = frozenset(
    "name user username someone somebody you your yourname your.name email e-mail sample "
    "example test foo bar abc xxx "
    "first.last firstname.lastname first_last jane.doe john.doe janedoe johndoe jdoe".split()
)
FREE_MAIL = regex(
    r"(?i)@(?:gmail|qq|vip\.qq|163|126|yeah|sina|sohu|outlook|hotmail|yahoo|foxmail|"
    r"icloud|me|live|msn|139|189|"
    r"protonmail|proton|aol|gmx|naver|mail)\."
)
HOUSE = regex(
    r"(?i)(?:公司|证券部|证券事务部|董秘办|董事会办公室|投资者关系|官方|客服|举报|"
    r"investor relations|corporate|media)[^\n,，。;；]{0,10}$"
)
"""The label of a mailbox that a house shares; a name with a dot in it is still a person's."""
_OFFICE = (
    r"招聘|简历|应聘|校招|社招|人事|人力资源|人才|采购|供应商|供应链|经销商|招标|投标|招投标|"
    r"加盟|招商|合作|商务|媒体|"
    r"新闻|公关|市场|品牌|销售|售后|技术|法务|法律|合规|审计|监察|纪检|廉洁|反舞弊|举报|投诉|"
    r"客户|服务|财务|发票|开票|"
    r"行政|信访|隐私|数据|信息披露|股东|投资者|机构|调研|研究所|编辑部|读者|订阅|版权|转载|会务|"
    r"报名|培训|"
    r"公告|项目|业务|物流|质量|安全|环保|产品|渠道"
)
HOUSE_LABEL = regex(
    rf"(?:{_OFFICE})(?:{_OFFICE}|部门?|中心|办公室|平台|专线|专用|热线|咨询|垂询|请?投递?至?|"
    rf"请?发至?|请|联系|联络|"
    r"接待|受理|事务|事宜|关系|支持|保护|问询|反馈|建议|预约|的|与|和|及|[/、]){0,5}"
    r"(?:电子)?(?:邮箱|信箱|邮件|邮址|邮箱地址)?[\s:：是为]{0,3}$"
)
"""A label of a department right before its mailbox, in which no person is named."""
HOUSE_ASKED = regex(
    r"(?i)(?:investor relations|\bir\b|证券部|证券事务部|董秘办|董事会办公室|"
    r"投资者关系)[^.。\n]{0,60}$|(?:传真|联系地址)[^。\n]{0,60}电子(?:信箱|邮箱)\s?[:：]\s?$"
)
"""Whom to ask, earlier in the sentence."""
HOUSE_BEHIND = regex(
    r"(?i)[\s,;，(（]{1,3}(?:the )?(?:media|press|investor|public|corporate)[ -]"
    r"(?:relations|office|contact|enquiries|inquiries|team)"
)
"""Whose mailbox it is, said behind it."""
OWN_IDS = regex(
    r"(?<![A-Za-z0-9])(?:tc|ev|claim|run|call|fig|tool)_[0-9a-f]{6,40}(?![A-Za-z0-9])"
    r"|(?<![A-Za-z0-9=/])(?<!sdk-)(?<!-lf-)(?<!-[nea][aup]1-)(?<!production-)(?<!sandbox-)"
    r"(?<!development-)(?<!earer )[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![A-Za-z0-9])"
    r"|(?<![A-Za-z0-9=_.-])(?<!oken )(?<!earer )(?:[0-9a-f]{64}|[0-9a-f]{40})(?![A-Za-z0-9])"
)
"""Call ids, run ids and hashes: a run of digits inside one is nobody's phone number."""
AMOUNT_BEFORE = regex(
    r"(?i)(?:收入|利润|净利|成交额|成交量|总股本|股本|流通股|市值|资产|负债|金额|现金|合计|总计|"
    r"总额|余额|规模|募资|注册资本|"
    r"编号|单号|订单|合同|流水|批号|案号|批次|序号|票据|发票|凭证号|运单|快递|备案|许可|证书|"
    r"代码|报告号|文号|条码|货号|"
    r"型号|版本|时间戳|回执|股数|户数|用户数|人数|次数|件数|条数|笔数|下载量|播放量|访问量|持股|"
    r"数量|产量|销量|出货量|交付量|装机量|费用|成本|支出|税|应收|应付|"
    r"账款|存货|商誉|"
    r"货币资金|合同负债|等价物|预收|预付|借款|贷款|存款|准备|公积|权益|减值|净额|款项|投资|同期|"
    r"期初|期末|revenue|income|"
    r"profit|assets|shares|volume|"
    r"cash flows?|sales|liabilities|inventor(?:y|ies)|receivables?|payables?|goodwill|income|debt|"
    r"amount|total|order|invoice|contract|tracking|reference|ref|case|serial|batch|"
    r"file|filing|report|document|"
    r"id|number|cost|cash|equity|turnover|market cap|timestamp|cny|rmb|usd|hkd|eur|[$¥€£])"
    r"[^0-9A-Za-z\u4e00-\u9fff\n]{0,6}(?:\((?:元|万元|rmb|cny|股)\)|no\.?|number|号码?|为|是|of|"
    r"was|were|is|at|reached|totall?ed|:|：|#|达|约|共|\s){0,4}[^0-9A-Za-z\u4e00-\u9fff\n]{0,3}$"
)
CURRENCY = (
    r"(?:cny|cnh|rmb|usd|hkd|eur|gbp|jpy|krw|twd|sgd|inr|idr|vnd|thb|myr|php|aud|nzd|cad|chf|sek|"
    r"nok|dkk|rub|brl|mxn|zar|try|aed|sar|"
    r"ntd|nt\$|hk\$|us\$|won|yen|rupees?|dollars?|euros?|pounds?|baht|rupiah|dong)"
)
_SHEETS = r"张(?![\u4e00-\u9fff]{0,2}(?:女士|先生|总|经理|工|老师|师傅|姐|哥))"
"""What is counted in 张, and no 张女士."""
UNIT_AFTER = regex(
    rf"(?i)\s?[(（]?(?:元|股(?!东)|万|亿|手(?!机|提)|[美港日韩欧]元|英镑|卢比|卢布|份(?!证)|吨|"
    rf"{_SHEETS}|笔|%|件|台(?![胞湾北账])|辆|户(?![口籍名主号])|"
    rf"人(?![名民])|次|千瓦|兆瓦|度|立方|平方|公里|公斤|kwh|mwh|yuan|颗|枚|块|条|瓶|箱|只|艘|架|"
    rf"套|部(?![长门])|片|桶|公顷|亩|瓦|{CURRENCY})"
)
"""What digits count, right behind them."""
THINGS_AFTER = regex(
    r"(?i)\s?(?:(?:(?:diluted|basic|common|ordinary|total|issued|outstanding|new|restricted|"
    r"preferred|class [a-z]|[abh])[\s-]){0,2}(?:shares|lots|units|phones|handsets|cells|points|"
    r"issued|holders|in total|devices|chips|cards|wafers|vehicles|cars|tokens|calls|messages|"
    r"queries|requests|customers|accounts|members|people|households|records|rows|bytes)|"
    r"transactions|trades|"
    r"orders|parcels|packages|passengers|users|visits|downloads|trips|tonnes|barrels|kilograms|kg|"
    r"grams|minutes|hours|seconds|tons|litres|liters|gallons|ounces|miles|km|kilomet(?:re|er)s|"
    r"met(?:re|er)s|square|cubic|homes|views|clicks|likes|plays|streams|installs|sessions|pages|"
    r"words|lines|samples|modules|batteries|panels|gwh|tickets|seats|rooms|jobs|employees|workers|"
    r"students|patients|doses|pills|tests|cases|claims|policies|loans|deposits|bonds|warrants|"
    r"options|contracts|rights|votes|ballots|cartons|boxes|bottles|pieces|pairs|acres|hectares)\b"
)
"""The same in words, which are none where somebody is to be called."""
DENIED_AFTER = regex(
    r"[`'\"”)]{0,2}\s?[,，]?(?:在?这里)?(?:并?不是|并?非)(?:手机|电话)号?码?[,，]"
    r"(?!.{0,4}(?:微信|手机|电话))"
)
"""Said to be no telephone."""
UNIT_SAID = regex(
    r"(?i)(?:单位|币种|金额单位|货币单位)\s?[:：为]?\s?(?:人民币|[美港日韩欧])?"
    r"\s?(?:千|万|百万|亿)?(?:元|股|吨|份)|"
    r"\b(?:in|unit:?|units? of|expressed in) (?:rmb|cny|yuan|dollars|won|yen|(?-i:[A-Z]{3}))\b"
)
"""A table or a note that says what its figures are counted in: none of them is a telephone."""
COUNTED = regex(
    r"(?i)\b(?:shares?|float|outstanding|revenues?|assets|liabilities|profit|income|loss|cash|"
    r"debt|equity|capital|expenses?|volume|turnover|deposits|loans|capitali[sz]ation|count|"
    r"arrivals|units|visits|visitors|passengers|subscribers|trips|tonnes|barrels|transactions|"
    r"impressions|downloads)\b(?: outstanding)?[^.;\d\n]{0,30}(?:\d[\d,]{8,18}[^.;\n]{0,30})?"
    r"\b(?:was|were|is|of|at|to|totall?ed|reached|against|from|versus|vs)\.? $"
    r"|\b(?:shares?(?: outstanding)?|count|arrivals|units|volume|total)\b[^.;:\n]{0,40}:\s?$"
    r"|\b(?:float|shares?(?: (?:outstanding|issued))?|outstanding|issued|volume|turnover|"
    r"share count|float count)[ ,:(=]{1,3}(?:(?:of|about|some|roughly|nearly|around)\s)?$"
    r"|\b(?:revenues?|[a-z]{0,30}(?:income|incomeloss|assets|liabilities|profit|profitloss|equity))"
    r"[ :=]{1,2}$"
    r"|\b(?:shares?|units|contracts|lots) (?:traded|sold|issued|changed hands) $"
    r"|(?i:\b(?:shares?|float|volume|turnover|revenue|profit|assets|debt|cash|equity|quantity|"
    r"count|total|value|amount)\")\s?:\s?$"
    r"|\b(?:basic|diluted)\b[^.;:\n]{0,24}:\s?$"
    r"|\d (?:shares|units)\b[^.;:\n]{0,24}\bof which $"
    r"|(?:股本|股数|营收|收入|净利润|总资产|净资产|负债|成交[额量]|"
    r"市值)(?:合计|总计|约|共)?(?:为|达到?|是|[:：])?\s?$"
)
"""Words of accounts before a number: it is a sum, and no telephone."""
FIELD_BEFORE = regex(
    r"(?i)(?<![a-z])(?:(?:total|sum|net|gross|operating|circ|float|free)_[a-z_]{1,30}|"
    r"[a-z_]{1,30}_(?:mv|shares?|amt|amount|vol|volume|cap|assets?|liab|income|profit|revenue|"
    r"ebit)|"
    r"ebitda?|capex|opex|gmv|aum|tvl)\"?\s?[=:,|]\s?$"
)
"""A field of a record that holds no telephone, as programs write it: ``"total_mv": ``."""
FILE_AFTER = regex(r"(?i)\.(?:pdf|s?html?|json|xml|jpe?g|png|docx?|xlsx?|csv|zip)(?![a-z0-9])")
"""Digits behind a stroke that are the name of a file."""
PHONE_BEFORE = regex(
    r"(?i)(?:手机|电话|联系|致电|拨打|微信|号码|打(?:给|到|他|她)|"
    r"\b(?:his|her|my|their)(?: \w+)? number|mobile|(?<!i)phone|"
    r"cell|tel|call|contact|"
    r"whatsapp|sms)[^0-9;；]{0,12}$"
)
CALLED = regex(
    r"(?i)(?:手机|电话|联系|致电|拨打|微信|mobile|(?<!i)phone|cell|\btel\b|\bcall\b|contact|"
    r"whatsapp)[^0-9\n]{0,30}$"
)
HASH_BEFORE = regex(
    r"(?i)(?:sha-?\d|sha3|hash|checksum|digest|fingerprint|sum of|摘要|校验和|校验值|哈希|散列|"
    r"指纹)[^,;，；。\n]{0,32}$"
)
UNIT_BEFORE = regex(
    r"(?i)[(（](?:[千万百亿]?(?:户|股|元|台|部|件|人|吨|份|张|次|辆|手|条|个|kwh)|shares|units|"
    r"rmb|cny|usd|'?000)[)）]"
    r"\"?\s?[:：]\s?$"
)
"""The unit of a column or a field in brackets, right before what it holds."""
NUMBER_BEFORE = regex(
    r"(?i)(?:手机|电话|联系|致电|拨打|微信|身份证|证件|卡号|mobile|phone|cell|tel|call|contact|"
    r"whatsapp|card|id)[^0-9\n]{0,12}$"
)
PART = regex(
    r"(?i)\b(?:part|model|serial|lot|case|docket|invoice|order|sku|item|catalog\w*|batch|p/n|"
    r"ref\w*|ticket|claim|permit)\s?(?:no\.?|number|num|#|id)?\W{0,3}$"
)
