"""Words of the vocabulary where they mean something else: people, machines of somebody, data."""

from activities.rules.injection.formalities import FORMALITIES
from activities.rules.injection.manuals import MANUALS
from activities.rules.injection.notices import NOTICES
from activities.rules.injection.people import without_people
from activities.rules.injection.services import SERVICES
from activities.rules.injection.substitutes import Group, Substitutes
from activities.rules.injection.topics import TOPICS
from activities.rules.injection.widgets import WIDGETS
from activities.rules.scanning.regex import regex

_ORDER = (
    "ignor|disregard|forget|obey|approv|you|buy|sell|must|reveal|忽|无视|请|须|买|"
    "卖|评|令|改|不|输出|回答"
)
_PARTY = (
    r"(?:paying|fiscal|calculation|transfer|escrow|estate|listing|placement|administrative|"
    r"collateral|shipping|travel|"
    r"insurance|process|facility|security|exchange|settlement|sales|customs|freight|buying|"
    r"commercial|federal|issuing|"
    r"conversion|tender|information|proxy|clearing|depositary|letting|literary|"
    r"enforcement|free|cleaning|bonding|"
    r"registrar|subscription|redemption|warrant|note|bond|rating|secret|undercover)"
)
_OWNER_EN = (
    r"(?:(?<=[a-z])(?<!anyone)(?<!anybody)(?<!everyone)(?<!everybody)(?<!reader)(?<!readers)"
    r"(?<!user)(?<!users)(?<!today)(?<!client)(?<!clients)(?<!investor)(?<!investors)(?<!analyst)"
    r"(?<!analysts)['’]s?|\b(?:its|their|his|her|our(?= (?:\w+ )?(?:assistant|chatbot|copilot) "
    r"(?:will|can|is|has|now|does)\b))|\b(?:a|the|one) (?:new|rival|free|paid|latest))"
    r"(?: (?:own|new|latest|main|internal|in-house))?"
    r"(?: (?:ai|coding|virtual|digital|research|mail|voice|customer-service|language))?"
)
_OWNER_ZH = (
    r"(?:公司|集团|银行|[该我本]行|[行司院]内|券商|企业|厂商|大厂|机构|"
    r"[这该此某一两多几三四五六首]款|国产|海外|自研|自家|旗下)"
    r"(?:的|推出的|开发的|新|最新|智能|内部|自有|"
    r"上线的){0,2}(?:邮件|客服|投研|聊天|语音|写作|办公)?"
)
_OBJECT_ZH = (
    r"(?<=(?:使用|利用|借助|采用|运用|通过|依靠|依赖|训练|开发|部署|推翻|交给|关于|投资|购买|上线|"
    r"推出|发布|引入|接入|测试|可用|会用))"
    r"(?:信用|生成式|通用)?(?:ai(?:模型|助手|智能体|工具)?|人工智能|大?模型|大语言模型|智能体|"
    r"机器人|智能助手|助手)(?![请，：:读处阅])"
)
_MACHINES_ZH = ("智能体", "模型", "机器人", "助手", "智能客服", "助理")
_NAMES = (
    "model",
    "agent",
    "system",
    "assistant",
    "role",
    "override",
    "prompt",
    "bot",
    "tool",
    "user",
    "mode",
)
_AFTER_A_KEY = ('":', '" :', "':", "' :")
_BUTTONS = (
    "cancel",
    "canceltext",
    "oktext",
    "ok",
    "confirm",
    "confirmtext",
    "actions",
    "buttons",
    "label",
    "close",
)
_GROUPS: tuple[Group, ...] = (
    *SERVICES,
    *MANUALS,
    *NOTICES,
    *WIDGETS,
    *TOPICS,
    *FORMALITIES,
    (
        ("override", "overrode", "overrul"),
        regex(
            r"\b(?:each|every|manual|any|an|the|no|such) (?:\w+ )?"
            r"overrides?(?= (?:of|is|are|was|were|must|by|above|below|in|rates?)\b)"
            r"|(?<![a-z] )\boverrides (?:of|by|above|below|are|were|in|per)\b|\boverride codes\b"
            r"|\b(?:we|traders?|officers?|staff|analysts?|committee|"
            r"not)(?: who)?(?: \w+ly)? (?:override|overrode|overruled?) (?:it|the)\b"
        ),
        "they said",
    ),
    (
        ("ignore the ", "ignored the ", "ignore it", "ignored it"),
        regex(
            r"\b(?:we|they|traders?|officers?|clients?|customers?|investors?|staff|analysts?|"
            r"committee)(?: who)?(?: \w+ly)? ignored? (?:it|"
            r"the (?:\w+ )?(?:model|signal|score|system|warning|alert)s?)\b"
        ),
        "they said",
    ),
    (
        ("disregard", "ignore"),
        regex(
            r"\b(?:shareholders?|holders?|investors?|clients?|customers?|members?|employees?|"
            r"bidders?) (?:are|is|were|was|should) (?:\w+ )?(?:(?:advised|asked|urged|requested|"
            r"reminded|invited|told) to )?(?:disregard|ignore)\b"
        ),
        "…",
    ),
    (
        ("the system ", "the software ", "your instruction", "your session"),
        regex(
            r"\bif you (?:mark|tick|check|sign|select|enter|choose|submit|appoint|press|leave|"
            r"click)\b[^.;!?\n]{0,80}?,? the (?:system|software|form|site) (?:will|may|would)\b"
            r"(?![^.;!?\n]{0,60}\b(?:instructions|prompts?|rules)\b)[^.;!?\n]{0,80}"
            r"|\byour session (?:has |is )?(?:about to )?expired?\b|"
            r"\byour instructions? (?:was|were|is|are|has been|have been) (?:\w+ )?(?:rejected|"
            r"invalid|received|accepted|cancelled|queued|executed|incomplete)\b"
        ),
        "…",
    ),
    (
        ("advice", "recommendation", "opinion", "a pension"),
        regex(
            r"\b(?:not|never|don't|against)(?: to)? (?:treat|rely|relying|take|taking|regard|"
            r"mistake|us(?:e|ing))\b[^.;!?\n]{0,24}\b(?:chat ?bot|assistant|ai|model|machine)"
            r"\w*(?:'s)?\b[^.;!?\n]{0,30}?\b(?:advice|recommendations?|"
            r"opinions?|choosing a pension)\b"
        ),
        "…",
    ),
    (
        ("fraud", "scam", "criminal", "phishing"),
        regex(
            r"\b(?:any(?:one|body) who|someone who|(?:calls?|messages?|e-?mails?|callers?) "
            r"(?:that|which|who|claiming)) [^.!?\n]{2,120}?\b(?:is|are) "
            r"(?:an? |always |certainly )?(?:fraud\w*|scam\w*|fake|phishing|criminals?)\b"
        ),
        "…",
    ),
    (
        ("骗", "诈", "不可信"),
        regex(
            r"(?:自称|冒充|假冒|谎称|以)[^。！？\n]{2,24}(?:要求|让|叫|诱导|催促)"
            r"(?:你|您|客户|用户)[^。！？\n]{2,40}?(?:诈骗|骗子|骗局|骗术|不可信)"
        ),
        "…",
    ),
    (
        ("提示",),
        regex(
            r"(?:系统|页面|屏幕|程序)(?:弹出的?|给出的?|显示的?)?(?:风险)?提示(?=的?"
            r"(?:风险|警示|警告)|重新|重置|设置|修改|操作|完成|进行|登录|选择|下载|升级|更新|继续)"
            r"|(?:词库|版本|更新|升级|弹窗)提示(?!词)|"
            r"按照?提示(?=选择|操作|完成|输入|设置|进行|登录)"
        ),
        "…",
    ),
    (
        ("指令",),
        regex(
            r"(?:委托|转账|撤单|下单|交易|买卖|付款|划款|汇款|投票|报送|"
            r"赎回|申购|任务)指令(?![：:])"
            r"|您的指令(?=超|已|被|未|无效|不)|(?:重新)?(?:提交|下达|撤销|发出)指令"
        ),
        "…",
    ),
    (
        ("我只是", "我是"),
        regex(
            r"(?<=[“\"])我只?是一?个?(?:大?语言模型|ai|人工智能)[^“”\"，。]{0,4}[，,]"
            r"(?=请咨询|不能|无法|没法)"
        ),
        "…",
    ),
    (
        ("提示词",),
        regex(
            r"(?:留存|保存|存档|保留)(?:好|全部)?提示词|(?:模型)?输出(?:与|和|及|、)(?:系统)?"
            r"提示词(?=[^，。；：]{0,4}(?:归档|留存|留痕|存档|保存))"
            r"|(?:系统)?提示词(?:(?:、|和|与|及|以及)?(?:模型)?(?:输出|回答|日志|记录|结果))?"
            r"[^，。；：]{0,4}?(?:留存|留痕|归档|存档|保存|备查|报备)(?!到|至|在|于|并)"
        ),
        "…",
    ),
    (
        ("作为",),
        regex(
            r"作为(?:一[个名款位])?(?:人工智能|ai|智能|语言)[^，。；“”]{0,6}[，,]"
            r" ?我(?:不能|无法|不|没|只能)"
        ),
        "…",
    ),
    (
        ("当成", "当作", "视为", "视作", "看作"),
        regex(
            r"(?:不要|不应|不能|切勿|别|不可|不宜)(?:把|将)[^，。；]{0,6}(?:助手|机器人|模型|ai|"
            r"人工智能|智能体)[^，。；]{0,6}(?:回答|结论|输出|答案|内容|建议|分析)"
            r"(?:当成|当作|视为|视作|看作)[^，。；]{0,8}(?:建议|依据|意见|消息|真理)"
        ),
        "…",
    ),
    (
        ("使用", "采用", "利用"),
        regex(
            r"(?:使用|采用|利用)(?:大模型|ai|人工智能|智能体|语言模型)[^，。；：]{1,14}"
            r"的(?:机构|公司|企业|银行|券商|人员|厂商)"
        ),
        "公司",
    ),
    (
        ("人工推翻", "人工覆盖", "人工干预", "人工否决", "推翻率"),
        regex("人工(?:推翻|覆盖|干预|否决)(?:模型|系统)?(?:评级|结论|结果)?|推翻率"),
        "…",
    ),
    (
        (" agent",),
        regex(
            r"(?<!\bai )(?<!automated )(?<!automatic )(?<!machine )(?<!robotic )(?<!software )"
            rf"(?<!autonomous )\b{_PARTY} agents?\b"
            r"|(?<= )agents? (?:of (?!this|these|the (?:model|assistant))|through (?:whom|which)|"
            r"for the (?:issuer|fund|company|bank|lenders?|trustee|shipper|seller|buyer|"
            r"notes|holders|purchaser)\b)"
            r"|\bact(?:s|ing|ed)? (?:solely |only |exclusively )?as (?:an? |the |its |their )?"
            r"(?:sole |exclusive )?agents?\b(?= (?:for|in|on|to|and)\b|[,.;])"
        ),
        "…",
    ),
    (
        ("lint", "prettier-", "biome-", "@ts-", "noinspection "),
        regex(
            r"\b(?:eslint|stylelint|tslint|prettier|pylint|biome)-[\w-]{2,24}[^\n<>]{0,60}|"
            r"@ts-[\w-]{2,20}|\bnoinspection \w{2,40}"
        ),
        "…",
    ),
    (
        ("your message", "your question", "your comment", "your reply", "your answer"),
        regex(
            r"\b(?:type|enter|write|leave|send) (?:us )?your "
            r"(?:message|question|comments?|reply|answer)s?\b"
        ),
        "…",
    ),
    (
        ("ignore this", "disregard this"),
        regex(r"\b(?:ignore|disregard) this (?:reminder|notice|letter|message|e-?mail)(?= if\b)"),
        "…",
    ),
    (
        ("系统提示", "页面提示", "屏幕提示"),
        regex(r"(?:系统|页面|屏幕)提示[“\"][^“”\"]{1,12}[”\"](?=时)"),
        "…",
    ),
    (
        ("stop-loss", "stop loss", "switch to ", " tool "),
        regex(
            r"\bstop[- ]loss orders?\b|\bswitch to (?:dark|light|night|desktop|mobile|print|list|"
            r"map) (?:mode|view|version)\b"
            r"|\buse our (?:payment|booking|budget) tool\b|\buse (?:the|our) (?:\w+ )?"
            r"(?:search|map|calculator|comparison|lookup) tool(?= (?:above|below|on|to)\b)"
        ),
        "…",
    ),
    (
        ("工具",),
        regex(r"使用(?:上方|下方|页面|本页|右侧|左侧)[^，。；]{0,4}(?:搜索|查询|计算|比较)工具"),
        "…",
    ),
    (
        ("工具",),
        regex(
            r"(?:智能体|agents?\W{0,2}|模型|助手|应用|机器人)[^，。；！？:：你您请须应将\n]{0,14}"
            r"调用(?:外部|内部|各类|多种|多个|不同)?工具"
            r"(?=[，。；、]|的|并?(?:完成|获取|查询|执行多步|解决|处理)|来)"
        ),
        "…",
    ),
    (
        ("模型", "助手", "人工智能", "ai"),
        regex(
            r"(?:模型|助手|人工智能|(?<![a-z])ai(?![a-z]))(?:给出|生成|输出|产生|写)的?"
            r"[^，。；！？\n]{1,8}(?:均|都|必须|须|会|要)?由(?:研究员|分析师|编辑|人工|合规|专人)"
        ),
        "…",
    ),
    (
        ("模型", "助手", "人工智能", "ai"),
        regex(
            r"(?:结论|评级|判断|建议|数字|目标价)(?:均|都|从)?(?:不|并非|不会)由(?:大?模型|助手|人工智能|ai)"
            r"(?:产生|给出|作出|做出|生成|决定)"
        ),
        "…",
    ),
    (
        ("指令", "要求", "指示"),
        regex(
            r"(?:不要|切勿|请勿|勿|别)(?:执行|听从|按照|听信|相信)(?:对方|骗子|陌生人|来电者)"
            r"的?(?:任何|所谓)?(?:指令|要求|指示)"
        ),
        "…",
    ),
    (
        ("风险", "免责", "披露"),
        regex(
            r"不得(?:擅自)?(?:删[减除去改]|省略|弱化|淡化|遗漏|隐瞒)[^，。；！？\n]{0,14}"
            r"(?:风险|免责|披露)(?:提示|声明|揭示|内容|事项)?(?=[，。；！\n]|$)"
        ),
        "…",
    ),
    (
        ("ak.", "pd.", "np.", "df.", "ts.", "pro.", "plt.", "akshare.", "tushare."),
        regex(
            r"(?:调用|执行|运行|\b(?:call|run|use) )\s?"
            r"(?:ak|pd|np|df|ts|pro|plt|akshare|tushare)\.[a-z_]{2,40}\("
        ),
        "… (",
    ),
    (
        ("model=", "model:", "model =", "model :"),
        regex(
            r"(?<![a-z])model\s?[=:]\s?[\w.-]{1,24}(?=[,，;|])"
            r"(?:[,，;|]\s?[^\s=:：,，;|]{1,12}\s?[=:：]\s?[\w.-]{1,16}){1,6}(?![^<\n-])"
        ),
        "…",
    ),
    (
        ("竞赛", "大赛", "比赛", "参赛", "选手", "考生"),
        regex(
            r"(?:大?模型|人工智能|智能体|ai)(?:应用|算法|编程)?(?:竞赛|大赛|比赛|挑战赛)"
            r"|(?:参赛者|参赛队|选手|考生)[^，。；！？\n]{0,4}提交的(?:答案|作品|结果|文件)"
        ),
        "…",
    ),
    (
        ("退订", "取消订阅", "拒收"),
        regex(r"(?:直接)?回复\s?[“\"「](?:退订|取消订阅|拒收|td|t|n)[”\"」]"),
        "…",
    ),
    (
        ("弃用", "废弃", "移除"),
        regex(
            r"(?:弃用|废弃|移除)(?:了)?(?:参数|字段|接口|方法|选项)?\s?[a-z_]{2,30}\s?[，,;；]\s?"
            r"请?改用\s?[a-z_]{2,30}"
        ),
        "…",
    ),
    (
        ("export ",),
        regex(
            r"(?<![a-z])export [a-z_]{3,40}="
            r"(?:[你您]的[^\s,，。]{1,8}|<[^<>\n]{1,24}>|your_[a-z_]{2,20})"
        ),
        "…",
    ),
    (
        ("what prompt", "which prompt"),
        regex(r"\b(?:what|which) prompts? (?:are|do) you (?:all|guys|folks)\b"),
        "…",
    ),
    (
        ("environment variable", "keychain", "key vault", "secrets manager", ".env"),
        regex(
            r"\b(?:put|store|keep|save|load|read) (?:it|them|these|that) (?:in|into|from) "
            r"(?:an?|your|the) (?:environment variables?|\.env(?: file)?|keychain|key vault|"
            r"secrets manager)\b"
        ),
        "…",
    ),
    (
        ("cancel orders", "cancel an order", "cancel any order"),
        regex(
            r"\b(?:shall|may|must|can|will) (?:not )?(?:enter|place|submit|amend|modify|route)"
            r"(?:,? (?:or )?\w{1,10}){0,2},? or cancel (?:orders|an order|any order)\b"
        ),
        "…",
    ),
    (
        ("instructions are void", "instructions will be void", "instructions shall be void"),
        regex(
            r"\ball (?:prior|previous|earlier) instructions (?:are|will be|shall be) void\b"
            r"(?=[^\n]{0,160}\b(?:receiving agent|registrar|tender agent|depositary|proxy|"
            r"form of (?:acceptance|election|proxy))\b)"
        ),
        "…",
    ),
    (
        ("prompts",),
        regex(
            r"\bfollow the (?:on-?screen )?prompts\b"
            r"|\b(?:writ(?:e|es|ing)|test(?:s|ing)?|design(?:s|ing)?|build(?:ing)?|maintain"
            r"(?:s|ing)?|develop(?:s|ing)?) (?:and \w+ )?(?:system )?prompts\b(?! (?:above|you))"
        ),
        "…",
    ),
    (
        (" = ",),
        regex(r"\b[a-z_]\w{0,30}\.[a-z_]\w{0,30} = (?=[\[{(\d])"),
        "…",
    ),
    (
        ("忽略",),
        regex(
            r"(?:可以?|可选择|选择)(?:选择)?忽略(?:此|该|本)"
            r"条?(?:提示|弹窗|通知|邮件|短信|消息)(?!词)"
            r"|(?:如果?|若)(?![^。；\n]{0,30}(?:ai|模型|助手|机器|程序))[^，。；：\n]{0,12}"
            r"已[^，。；：\n]{1,8}[，,]请忽略(?:此|该|本)条?(?:提示|弹窗|通知|邮件|短信|消息)"
            r"(?=[。！!，,；;<\n]|并继续|$)"
        ),
        "…",
    ),
    (
        (" tool", " assistant", " agent", " model", " chatbot", " chat bot", " bot", " copilot"),
        regex(
            r"(?<=\bsells )an? (?:\w+ )?(?:tool|assistant|agent|model)\b"
            r"|\b(?:launched|built|offers|developed|unveiled|released|introduced|bought|"
            r"tested) (?:an?|its) (?:\w+ ){0,2}?(?:tool|assistant|agent|model|chat ?bot)s?\b"
        ),
        "…",
    ),
    (
        (" assistant", " agent", " model", " chatbot", " chat bot", " bot", " copilot"),
        regex(rf"{_OWNER_EN} (?:assistant|chat ?bot|bot|copilot|agent|model)s?\b"),
        " firm",
    ),
    (
        _MACHINES_ZH,
        regex(
            rf"{_OWNER_ZH}(?:智能体|大?模型|语言模型|机器人|ai助手|智能助手|助手|智能客服|"
            rf"助理)(?!请|：|:|，请|,请)"
        ),
        "公司",
    ),
    (
        (*_MACHINES_ZH, "ai", "机器", "人工智能"),
        regex(rf"{_OBJECT_ZH}|由(?:ai|大模型|人工智能|机器)(?:提供|驱动|支持)"),
        "…",
    ),
    (
        ("ai-assisted", "ai-powered", "ai-driven", "ai-based", "ai-enabled"),
        regex(r"\bai-(?:assisted|powered|driven|based|enabled)\b"),
        "…",
    ),
    (
        ("忽略",),
        regex(
            r"忽略(?![^，。；,;\n]{0,8}(?:风险|指令|指示|提示|规则|设定|命令|要求|"
            r"限制))[^，。；,;\n]{0,8}(?:因素|影响|效应|波动|扰动|基数|收益|损益|"
            r"项目|成本|税费|摩擦|费用)"
        ),
        "…",
    ),
    (
        ("机器人",),
        regex(
            r"(?<=[\u4e00-\u9fff]{2})"
            r"(?<![各诸这那哪该本此个只名类种款的让请给叫向对由被是为若把将跟和与及或凡有])"
            r"(?<!所有|任何|各位|聊天|智能|问答|摘要|总结|写稿|自动|投研|客服|分析|阅读|对话|检索|"
            r"搜索|爬虫|各路|一切|正在|如果|面向|专供)(?<!分析师)机器人(?!朋友(?!圈)|们|伙伴|同学)"
        ),
        "公司",
    ),
    (
        ("模型", "程序", "算法", "机器人"),
        regex(
            r"(?:我们|他们|券商|基金|做市商|楼里|群里|量化|交易|高频|"
            r"对冲)的?(?:量化|交易|做市|估值|财务|预测)?(?:模型|程序|算法|机器人)(?![请，：:！!,])"
        ),
        "公司",
    ),
    (
        ("推出", "上线", "发布", "推广"),
        regex(
            r"(?:推出|上线|发布|推广)(?:了)?(?![^，。；：]{0,14}(?:指令|提示|要求|命令))"
            r"[^，。；：“]{1,14}?(?:ai ?助手|助手|智能体|大模型|机器人|助理)"
        ),
        "推出产品",
    ),
    (
        ("了",),
        regex(r"(?:转发|发送|泄露|透露|吐露|交|提供)给了|(?:泄露|透露|吐露)了"),
        "…",
    ),
    (
        ("指令", "instructions", "提示词"),
        regex(
            r"(?:嵌入|植入|夹带|暗藏|藏有|埋入|注入)(?:了)?"
            r"(?:隐藏|恶意|虚假)?(?:的)?(?:指令|提示词?)"
            r"|\b(?:embed\w*|plant\w*|hid(?:e|es|ing)?|insert\w*|smuggl\w+|"
            r"conceal\w*) (?:hidden |malicious |secret )?(?:instructions|prompts)\b"
        ),
        "…",
    ),
    (
        ("不要删", "勿删", "请勿", "do not "),
        regex(
            r"(?:请勿|勿|不要)(?:删除?|移除|改动)(?=[，,。!！ 、]|$)|\bdo not "
            r"(?:remove|delete|touch|edit)\b(?! (?:the|this|your) (?:rating|verdict|score))"
        ),
        "…",
    ),
    (
        ("系统提示",),
        regex(r"系统提示(?=框|音|栏|条|窗|语音|灯|弹|浮层|对话框|组件|图标|横幅|页)"),
        "…",
    ),
    (
        ("字段", "参数", " field", " parameter", " key", "template"),
        regex(
            r"(?:role|system|prompt|user|model|override) ?(?:字段|参数)|"
            r"\b(?:role|system|prompt|user|model|override) (?:field|parameter|key|column|flag)\b"
            r"|\bsystem prompt (?:templates?|fields?|editor|library)\b|"
            r"系统提示词(?:模板|字段|编辑器)"
        ),
        "…",
    ),
    (
        ("评级", "等级"),
        regex(r"(?<=评级|等级)\d(?:星|级)?(?:表示|代表)[^，。；,;]{1,8}"),
        "…",
    ),
    (
        ("机器可读", "def "),
        regex(
            r"机器可读(?=的?(?:要求|格式|文件|标签|数据|披露))|"
            r"\bdef \w{1,30}\([^)\n]{0,80}\)(?: -> \w{1,20})?:"
        ),
        "…",
    ),
    (
        ("密码",),
        regex(r"(?:存进|存入|保存到|记入)密码管理器"),
        "…",
    ),
    (
        _AFTER_A_KEY,
        regex(
            rf"[\"'](?:{'|'.join(_BUTTONS)})[\"'] ?: ?(?:\"[^\"]{{0,16}}\"|"
            rf"\[(?: ?\"[^\"]{{0,16}}\" ?,?){{1,6}}\])"
        ),
        "…",
    ),
    (
        ('"title"',),
        regex(
            r"\"title\" ?: ?\"(?:系统提示|风险提示|温馨提示|提示|"
            r"system message|system notice|notice)\""
        ),
        "…",
    ),
    (
        _AFTER_A_KEY,
        regex(
            rf"[\"'](?:{'|'.join(_NAMES)})[\"'] ?: ?(?:\"(?![^\"]{{0,44}}"
            rf"(?:{_ORDER}))[^\"\s]{{0,24}}(?: [^\"\s]{{1,16}})?\"|[\d.]{{1,12}}|true|false|null)"
        ),
        "…",
    ),
)
"""Each with words of which one must stand in the text, and what is put in its place."""
_SUBSTITUTES = Substitutes(_GROUPS)
_OTHER_NAMES = (("人工智慧", "人工智能"), ("买进", "买入"))
"""What the same is called in other places where Chinese is written."""


def unambiguous(text: str) -> str:
    """The text (as ``plain`` gives it) without the words that only look like those of a demand."""
    for name, usual in _OTHER_NAMES:
        text = text.replace(name, usual)
    return without_people(_SUBSTITUTES.applied(text))
