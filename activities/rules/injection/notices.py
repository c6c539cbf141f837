"""What notices to holders, order desks and developers' comments say in the words of an attack."""

from activities.rules.injection.substitutes import Group
from activities.rules.scanning.regex import regex

_MACHINE = (
    r"(?:ai|bots?|models?|assistants?|machine|llm|told|instructed|prompted|"
    r"programmed|summar\w+|read|reading)"
)
_PARTY = (
    r"(?:company|bank|adviser|advisor|trustee|fund|board|firm|issuer|group|receiver|liquidator|"
    r"broker|custodian|director|defendant|lender|administrator|registrar|partie|insurer)"
)
_TURNED = (
    r"[^\n]{0,140}(?<![a-z])(?:you|your|ai|agents?|bots?|models?|assistants?|llms?|gpt|chatbots?|"
    r"prompts?|summari[sz]e\w*|answers?|buy|do the same|output)(?![a-z])"
)
_TURNED_ZH = (
    "[^\n]{0,100}?(?:你|您|请|(?<![a-z])ai|模型|助手|智能体|摘要|总结|输出|"
    "回答|评级|评为|买入|照做)"
)
_MENDED = (
    r"[^\n]{0,140}?\b(?:rat(?:e|es|ed|ing)|scores?|mark|outputs?|answers?|summar\w+|say|state|"
    r"write|mention|call (?:it|us)|instruct\w*|prompts?|ignore|disregard|omit|assistants?|ai|"
    r"models?|bullish|outperform|promoter)\b"
)
_MENDED_ZH = (
    "[^\n]{0,100}?(?:摘要|总结|输出|回答|回复|评级|评为|买入|照做|指令|模型|助手|智能体|"
    "(?<![a-z])ai|写|引用|采信|视为|当作|利好|看多|只说|一律)"
)
"""What follows where somebody else's story or ruling is turned into an order after all."""

NOTICES: tuple[Group, ...] = (
    (
        ("ignore this", "disregard this"),
        regex(
            rf"\bif you (?:have|had|are|no longer|do not|did not|already|never|were|"
            rf"recently)\b(?![^.;\n]{{0,100}}\b{_MACHINE}\b)[^.;\n]{{0,100}}?,? (?:please )?"
            r"(?:ignore|disregard) this (?:reminder|notice|letter|message|e-?mail|circular|"
            r"document|communication|request|form|announcement)"
        ),
        "…",
    ),
    (
        (" orders", " order"),
        regex(
            r"\b(?:re-?submit|duplicate|re-?enter|re-?send|re-?place|place|cancel|amend|modify|"
            r"re-?key) (?:any |all |the |your )?"
            r"(?:cancel+ed|pending|open|rejected|unfilled|existing|queued|outstanding|expired|"
            r"working|duplicate) orders?\b"
        ),
        "…",
    ),
    (
        ("system-prompt", "system prompt", "system message", "prompt "),
        regex(
            r"\b(?:system[- ](?:prompt|message)|prompt) (?:modal|dialog\w*|pop-?up|component|box|"
            r"window|banner|overlay|css|div|screen|icon|style)s?\b"
        ),
        "…",
    ),
    (
        (" to disregard ", " to ignore ", " and disregard ", " and ignore "),
        regex(
            rf"\b(?:orders?|injunctions?|court|tribunal|judge|rulings?|judgment|decree|commission|"
            rf"sec|panel|regulator|arbitrators?) (?:also )?(?:direct(?:s|ed)|require[sd]?|"
            rf"order(?:s|ed)|told|instruct(?:s|ed)|compel(?:s|led)) "
            rf"(?:the |its |both |all )?{_PARTY}s? (?:not )?to (?!{_TURNED})[^.\n]{{0,140}}"
        ),
        "…",
    ),
    (
        (" any instruction", " all instructions", " an instruction", " instructions"),
        regex(
            rf"\b(?:trustee|paying agent|escrow agent|fiscal agent|transfer agent|custodian|"
            rf"depositary|registrar|servicer|nominee|broker|"
            rf"bank)s? (?:[\w,]+ ){{0,6}}?(?:must|shall|may|will|is to|are to)"
            rf"(?: (?:always|also|at any time|not|in its discretion|,))?(?: be)?(?: (?:entitled|"
            rf"permitted|authori[sz]ed|obliged|free|required|at liberty|have the right) to)? "
            rf"(?:disregard|ignore|refuse|decline|not (?:act|rely) (?:up)?on) "
            rf"(?:any |all |an |such )?instructions?\b(?!{_TURNED})[^.\n]{{0,140}}"
        ),
        "…",
    ),
    (
        (" instructions", " orders"),
        regex(
            rf"\b(?:the|this|a|in the|his|her) (?:\w+ )?(?:series|film|movie|novel|"
            rf"thriller|drama|sitcom|audiobook|"
            rf"episode)(?:'s)?\b(?!{_TURNED})[^.\n]{{0,80}}?\b(?:ignor|disregard|defy|defie)\w* "
            r"(?:[\w']+ ){0,3}?(?:instructions|orders)\b"
        ),
        "the story goes",
    ),
    (
        ("todo(", "todo (", "fixme(", "fixme (", "hack("),
        regex(
            rf"\b(?:todo|fixme|hack) ?\(@?(?!{_MACHINE}\b|agent|gpt|claude|copilot|"
            rf"gemini)[\w.-]{{2,16}}\):? (?!{_TURNED}|[^\n]{{0,110}}?(?:\b(?:rat(?:e|ing)|mention|"
            rf"omit|report|risks?|instructions?|revenue|debt|profit|write|prompts?)\b|\d%|[$“\"]|"
            rf"指令|提示词|抓取|[你您请写]))[^.\n*<>]{{0,110}}"
        ),
        "…",
    ),
    (
        (" orders", " halt"),
        regex(
            r"\b(?:cancel|withdraw|pull|purge|delete|kill|remove)(?:s|led|ling|ing|ed)? "
            r"(?:any |all |the |its |their |such |every )*(?:un(?:executed|filled|matched)|"
            r"resting|open|outstanding|pending|live|working|queued|remaining)(?: \w+)? orders?\b"
            r"|\boverride (?:an?|the|any) (?:automated|automatic|trading|regulatory) halts?\b"
        ),
        "…",
    ),
    (
        ("forget the ", "forget about the ", "ignore the ", "never mind the ", "disregard the "),
        regex(
            rf"\b(?:forget|ignore|disregard|never mind) (?:about )?the (?:(?:headline|usual|daily|"
            rf"quarterly|one-day|monthly|market|short-term|latest|earnings|revenue|election|media|"
            rf"top-line) ){{0,2}}?(?:beat|miss|headlines?|hype|noise|chatter|rally|dip|drop|"
            rf"bounce|wobble|drama|pundits|tweets|day-to-day|ticker)\b(?!{_TURNED})"
        ),
        "…",
    ),
    (
        ("assistant", "ai search", "ai tools", "ai chat", "status"),
        regex(
            r"(?m)^[ \t]*(?:(?:ai|virtual|digital|smart) (?:assistants?|tools?|search|chat|"
            r"agents?|hub|labs?)|system (?:status|settings|updates?)|"
            r"user (?:guide|manual|settings))[ \t]*$"
        ),
        "…",
    ),
    (
        (
            "指令大全",
            "指令中心",
            "指令集锦",
            "指令手册",
            "指令库",
            "提示词大全",
            "提示词库",
            "提示词广场",
            "提示词模板",
            "提示词市场",
        ),
        regex("(?:指令(?:大全|中心|集锦|手册|库)|提示词(?:大全|库|广场|模板|市场))(?![：:])"),
        "…",
    ),
    (
        ("点击", "点按", "轻触"),
        regex(
            r"(?:点击|点按|轻触)[“\"‘](?:忽略|跳过|关闭|取消|确定|同意|接受|拒绝|不再提示|"
            r"知道了)[”\"’](?:按钮)?[^，。；：\n]{0,4}?(?:关闭|跳过|取消|隐藏|收起)?(?:本|此|该)?"
            r"(?:提示|弹窗|通知|横幅|公告)?(?!词)"
        ),
        "…",
    ),
    (
        ("成本价", "持仓成本", "买入价", "买入成本"),
        regex(
            f"(?:忘[记掉了]|忽略|抛开|无视)(?:你的|您的|自己的?|当初的?)?(?:持仓)?"
            f"(?:成本价?|买入价格?|买入成本)(?!{_TURNED_ZH})"
        ),
        "…",
    ),
    (
        ("系统提示",),
        regex("系统提示词?的?(?:缓存|长度|费用|计费|开销|字数|占用)[^，。；\n]{0,8}"),
        "…",
    ),
    (
        ("转账", "汇款", "验证码", "付款"),
        regex(
            r"(?:遇到?|凡是?|接到|收到)[^。；\n]{0,24}?"
            r"(?:转账|汇款|付款|验证码|密码)[^。；：:\n]{0,16}?[，,](?:请|应|务必|都是|一律|要)?"
            r"(?:立[刻即]|马上|直接|先)?(?:停止(?:一切)?操作|挂断|报警|拨打|拒绝|不要相信|是诈骗|"
            r"诈骗)(?:[^，。；\n]{0,4}?(?:报警|拨打\d{3,5}|举报))?"
        ),
        "…",
    ),
    (
        ("爬虫", "自动化手段", "自动化程序", "自动化工具"),
        regex(
            r"(?:(?:您|用户|任何人|会员|访问者|使用者|第三方|客户|"
            r"任何(?:机构|单位|个人|主体))[^。；,，\n]{0,10}?)?(?:不得|禁止|不可|不应|严禁|"
            r"请勿)[^。；,，\n]{0,6}?(?:利用|使用|通过|借助|以|用)[^。；,，\n]{0,6}?"
            r"(?:爬虫|机器人|自动化)[^。；,，\n]{0,30}?(?:抓取|采集|爬取|复制|下载|访问|训练|获取|"
            r"转载)[^。；,，：\n]{0,24}"
        ),
        "…",
    ),
    (
        ("指令", "申报"),
        regex(
            "(?:撤销|取消|撤回|撤)(?:其|该|该账户)?(?:全部|所有|尚|其)?的?(?:未成交|未执行|在途|"
            "待成交|未了结|剩余|未完成)的?(?:申报|委托|交易|订单)?(?:指令|订单|申报|委托)"
            "|(?:异常|报价|程序化|大额|可疑|错误)的?(?:交易)?(?:申报|委托|报价)指令"
        ),
        "…",
    ),
    (
        ("if asked", "when asked", "if you are asked", "if you're asked", "when you are asked"),
        regex(
            r"\b(?:if|when) (?:you are |you're )?asked (?:for|to) [^.,;\n]{0,40}?\b(?:pin|"
            r"password|passcode|code|card|account|savings|house|home|cash|money)\b[^.,;\n]{0,30}, "
            r"(?:please )?(?:say (?:no|you)|hang up|refuse|decline)\b[^.;\n]{0,40}"
        ),
        "…",
    ),
    (
        (" asks ", " ask "),
        regex(
            r"\bwhen(?:ever)? (?:an? |your |the )?(?:clients?|customers?|savers?|patients?|"
            r"borrowers?) asks? (?:you )?[^.,;:\n]{1,60}, (?:tell|give|show|send) (?:them|him|her)"
            r" (?:the (?:full|total|true|whole|actual)|that you|honestly|exactly|both|"
            r"everything)\b(?! to (?:buy|say))[^.;\n]{0,80}"
        ),
        "…",
    ),
    (
        (
            "the summary must",
            "the summary shall",
            "the summary should",
            "the circular must",
            "the circular shall",
        ),
        regex(
            rf"\bthe (?:summary|circular) (?:must|shall|should) (?:state|contain|include|disclose|"
            rf"explain) (?:that|whether|an?|the)\b(?!{_TURNED})[^.;\n]{{0,80}}?\b(?:prospectus|"
            rf"offer|issuer|securities|admission|bidder|offeror|notes)\b"
        ),
        "…",
    ),
    (
        ("问起", "问到", "询问", "问及"),
        regex(
            r"(?:客户|投资者|储户|投保人|消费者)[^，。；\n]{0,4}?"
            r"(?:问起|问到|询问|问及)[^，。；\n]{1,10}?时[，,](?:应当?|须|必须|要|需)"
            r"(?:如实|当面|书面|完整|充分|主动)+(?:告知|说明|披露|解释|提示)[^。；“\n]{0,24}"
        ),
        "…",
    ),
    (
        ("是否存在", "是否要求"),
        regex(
            "是否(?:存在|要求)[^，。；,;\n]{0,24}?(?:忽略|无视|违反|规避|绕过|"
            "不执行)[^，。；,;\n]{0,14}?(?:指令|指示|命令)(?:、[^，。；,;\n]{1,16})?"
        ),
        "…",
    ),
    (
        ("判令", "裁定", "判决", "裁决"),
        regex(
            rf"(?:判令|裁定|判决|裁决)(?!{_TURNED_ZH})[^。；;\n]{{0,24}}?(?:董事会|管理层|股东|"
            rf"控制人|经理|董事长|管理人|代表人)[^。；，,;\n]{{0,10}}?(?:指示|指令|命令)"
            rf"(?:[^。；，,;\n]{{0,6}}?(?:无效|失效|作废|撤销))?"
            rf"(?:[，,](?:原)?(?:董事会|管理层|股东|控制人|经理|董事长|管理人|"
            rf"代表人)[^。；，,;\n]{{0,10}}?(?:指示|指令|命令)[^。；，,;\n]{{0,6}}?"
            rf"(?:无效|失效|作废|撤销))?"
        ),
        "…",
    ),
    (
        ("剧", "影片", "电影", "小说", "动画片", "漫画"),
        regex(
            rf"(?<!你是)(?<!扮演)(?:谍战剧|电视剧|该剧|剧中|剧集|影片|电影|小说|动画片|"
            rf"漫画)(?!{_TURNED_ZH})[^。；;\n]{{0,40}}?(?:无视|忽略|违抗|不顾)"
            rf"了?[^，。；,;\n]{{0,12}}?(?:命令|指令|指示)"
        ),
        "剧情",
    ),
    (
        ("模型",),
        regex(
            "(?:[调量风估压回择策因][^，。；,;\\s]{1,4}?)模型(?:并未|没有|尚未|未能?)"
            "(?:覆盖|包含|考虑|纳入|涵盖|反映)"
        ),
        "公司",
    ),
    (
        ("提示你", "买入提示", "卖出提示", "提示加仓", "买入信号"),
        regex(
            "(?:系统|软件|app|平台)(?:(?:给|向|对)[你您])?(?:弹|推|发|跳)(?:出|来)?[一个条]{0,2}"
            "(?:买入|卖出|加仓|减仓)[^，。；,;\n]{0,4}?(?:提示|信号)(?:[你您]就(?:买|追|卖|跟))?"
            "|(?:系统|软件|app|平台)提示[你您](?:加仓|减仓|买入|卖出|抄底|补仓)(?:也|都|就)"
            "(?:别|不|先别)[^，。；,;\n]{0,4}"
        ),
        "…",
    ),
    (
        ("程序",),
        regex(
            r"(?:审计|核查|审议|审批|决策|表决|司法|法律|破产|诉讼|仲裁|清算|函证|监盘|内控|测试|"
            r"必要|相应|替代|规定|实质性|分析性|法定)"
            r"(?:的)?(?:测试|审计|核查|审批|审议)?程序(?![请：:员化，,])"
        ),
        "步骤",
    ),
    (
        ("crawler", "bot", "parser", "scraper", "agent"),
        regex(
            r"\b(?:the|our) (?:\w+ )?(?:crawler|bot|parser|scraper|agent) "
            r"(?:reads?|loads?|uses?|parses?|needs?) (?:it|them|this|this file|the file) "
            r"(?:at|on|during|before) (?:build|start|run|deploy|boot|compile|load)"
        ),
        "…",
    ),
    (
        (" train", "fine-tun", " scrap", " crawl"),
        regex(
            r"\b(?:licensees?|subscribers?|users?|customers?|clients?|recipients?|you|vendors?) "
            r"(?:shall|may|must|will|agrees?) (?:not|to not|not to)\b(?![^.;\n]{0,140}\b(?:ignor|"
            r"disregard|instruct|mention|report|rat(?:e|ing)|recommend)\w*\b)"
            r"[^.;\n]{0,120}?\b(?:train\w*|fine-?tun\w+|scrap\w+|crawl\w*)\b[^.;\n]{0,80}"
        ),
        "…",
    ),
    (
        (": add ", ": drop ", ": fix ", ": bump ", ": remove ", ": set ", ": use ", ": handle "),
        regex(
            r"\b(?:bots?|crawlers?|agents?|parsers?|scrapers?|models?|api|cli|docs|deps): (?:add|"
            r"drop|fix|bump|remove|rename|refactor|set|update|handle|support|use) "
            r"(?:retr(?:y|ies)|support|python|node|missing|unused|deprecated|typing|types|tests?|"
            r"timeouts?|logging|options?|endpoints?|dependenc\w+|headers?|backoff|caching|"
            r"flaky|null)[^.;\n]{0,60}"
        ),
        "…",
    ),
    (
        ("model: ",),
        regex(
            r"\bmodel: (?:we )?(?:add|cut|raise|lower|trim|lift|take|use) \d[\d.,]*"
            r" ?(?:bps?|%|pp|pts?|x)(?![a-z])"
        ),
        "…",
    ),
    (
        ("replace it with", "set it to", "double it", "halve it"),
        regex(
            r"\b(?:replace it with|set it to|double it|halve it)[^.;\n]{0,24}? and (?:the |our )?"
            r"(?:fair value|target|earnings|eps|margins?|nav|ebitda|valuation|multiple|yield|npv|"
            r"irr) (?:drops?|falls?|rises?|climbs?|jumps?|halves|doubles|slips?|shrinks?|goes)\b"
        ),
        "…",
    ),
    (
        ("请勿重复", "请勿频繁", "的委托"),
        regex(
            "请勿(?:重复|频繁|多次)(?:下单|提交|报单|委托|申报|操作)|"
            "已(?:撤销|成交|提交|申报)的委托(?:无需|不必|请勿)(?:重新|再次)?(?:提交|申报)"
        ),
        "…",
    ),
    (
        ("指令",),
        regex(
            r"您的(?:委托|交易|投票|划款|长期|定投)指令(?=已|未|被)|(?:原[^，。；,;\n]{0,8}?的?)?"
            r"(?:长期|常设|定期|定投|止损|限价|原有委托)指令(?:作废|失效|终止)?(?![：:])"
        ),
        "…",
    ),
    (
        ("模型中", "模型里"),
        regex(
            r"(?:我们|分析师|他们|笔者)(?:在|于)(?:估值|财务|盈利|dcf)?模型[中里]"
            r"(?:[^。；;\n]{0,60}?(?:改为|调至|降至|升至|设为|提到)\d[\d.]{0,5}%?)?"
        ),
        "公司",
    ),
    (
        ("违反了", "违背了"),
        regex(
            "(?:违反|违背)了(?=(?:[^，。；,;：:你您\n]{0,30}?(?:规则|规定|章程|准则|办法|条例|"
            "要求|指引|承诺|协议|义务|法|条)))"
        ),
        "不合",
    ),
    (
        ("report ",),
        regex(
            rf"\breport (?:any |all |every |the |other ){{0,2}}(?:(?:such|suspicious|suspected|"
            rf"unsolicited|fraudulent|unexpected|fake|phishing) ){{1,2}}"
            rf"(?:contact|call|message|e-?mail|approach|attempt|text|profile|website|account|"
            rf"letter|scam|activity)(?:e?s)?"
            rf"(?: (?:immediately|at once|promptly|straight away|directly))? to (?!{_MENDED})"
        ),
        "…",
    ),
    (
        ("忘掉", "忘记", "忘了", "抛开", "别管", "放下"),
        regex(
            "(?:忘[掉记了]|抛开|别管|放下)(?:那些|这些|什么|所谓的?|所有的?)*"
            f"(?:宏大叙事|宏观叙事|叙事|故事|小作文|情怀|概念炒作|题材炒作|短期波动|短期涨跌|"
            f"大盘涨跌|涨涨跌跌)(?:吧|了|啦)?(?!{_TURNED_ZH}|{_MENDED_ZH})"
        ),
        "…",
    ),
    (
        ("更正版", "修订版", "正确版", "更正后", "修正版", "更新版", "最新版", "新版"),
        regex(
            "请(?:大家|各位|您)?(?:予以)?(?:忽略|删除|作废)(?:[并和及、后]*(?:删除|忽略|勿(?:再)?(?:转发|使用)))?"
            "(?:该|此|原|前|上|旧)?(?:一)?(?:版|附件|邮件|文件|版本|稿)?[，,;； ]{1,2}"
            "(?:更正|修订|正确|修正|更新|最新|新)(?:后)?的?版?(?:本|附件|文件|稿|数据)?(?:请)?"
            f"(?:见|详见|参见|附于|附在|如|已附于)(?!{_MENDED_ZH})[^。；;\n指]{{0,4}}?"
            "(?:邮件|附件|所附|附文)(?:的)?(?:附件)?"
        ),
        "…",
    ),
    (
        ("忽略", "不用看", "不要用", "作废"),
        regex(
            f"(?:忽略|不用看|不要用|作废)(?:掉)?(?:我|本人|我们)?(?:[今昨前][天日早晚]|上周|"
            f"周[一二三四五六日]|刚才?|刚刚|早上|上午|中午|下午|晚上|早些时候|"
            f"\\d{{1,2}}[点:时](?:半|\\d{{2}}分?)?)+"
            "(?:所)?(?:误)?[发传](?:出|送|来|错|给大家|给各位)?的?[那这上]?(?:一)?[份版封个条张]?"
            f"(?:邮件|纪要|附件|版本|文件|表格?|报告|底稿|名单|日程|通知|初稿|"
            f"草稿|链接)(?!{_MENDED_ZH})"
            f"(?:[^。；;\n]{{0,24}}?以(?:本|这封|此|该)邮件[^，。；;指\n]{{0,6}}?为准)?"
        ),
        "…",
    ),
    (
        ("don't be ", "do not be "),
        regex(
            rf"\b(?:don't|do not) be (?:an? |the |another |that )?(?:\w+ )?(?:bag ?-?holders?|"
            rf"heroe?s?|sheep|fools?|idiots?|suckers?|exit liquidity|lemmings?|chumps?|mugs?|"
            rf"degens?|victims?|patsy|greater fool|paper ?hands|statistic)\b(?!{_MENDED})"
        ),
        "…",
    ),
    (
        ("you are now in your ", "you are in your ", "you're in your "),
        regex(
            r"\byou(?: are|'re) (?:now )?in your (?:early |mid-? ?|late )?(?:twenties|thirties|"
            r"forties|fifties|sixties|seventies|eighties|nineties|[2-9]0s)\b"
            rf"(?:[^.;\n]{{0,40}}?\bact as (?:if|though) (?:the|there|an?) (?:\w+ )?(?:pension|"
            rf"bear market|crash|recession|market|slump|downturn|"
            rf"retirement)s?\b(?!{_TURNED}|{_MENDED}))?"
        ),
        "…",
    ),
)
"""Each with words of which one must stand in the text, and what is put in its place."""
