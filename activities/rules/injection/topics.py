"""Machines and instructions that a text speaks of: a trade, a rule of trading, a danger, a notice.

They are neither its reader nor its order.
"""

from activities.rules.injection.substitutes import Group
from activities.rules.scanning.regex import regex

_DATE_EN = (
    r"(?:[a-z]{3,9}\.? \d{1,2}(?:,? \d{4})?|\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9}(?:,? \d{4})?|"
    r"\d{4}-\d{2}-\d{2}|\d{1,2}/\d{1,2}/\d{2,4})"
)
_DATE_ZH = r"(?:\d{4} ?年)?\d{1,2} ?月(?:\d{1,2} ?日)?"
_ATTACKER_EN = (
    r"(?:attackers?|adversar(?:y|ies)|hackers?|criminals?|(?:bad|malicious|threat) actors?|"
    r"third parties|outsiders|intruders?|competitors)"
)
_ATTACKER_ZH = (
    "(?:攻击者|黑客|不法分子|犯罪分子|恶意(?:用户|人员|行为者)|第三方|外部人员|他人|有人)"
)
_SPOKEN_OF = (
    "(?:应用|产业|行业|赛道|概念股?|板块|标准|安全标准|技术|生态|市场|商业化|规模化|渗透率|出货量?|订单|"
    "大会|论坛|指数|基金|备案|牌照|零部件|供应链)"
)
TOPICS: tuple[Group, ...] = (
    (
        ("supersede",),
        regex(
            r"(?:proxy|later-dated card|vot(?:e|ing)|ballot)[^.]{0,90}?(?:the |your )?later"
            r" (?:dated )?(?:instruction|card|proxy|vote)s? supersedes? all"
            r" (?:previous|earlier|prior)(?: (?:instructions?|cards?|votes?|proxies|ones))?"
        ),
        "ballot",
    ),
    (("供不应求",), regex("供不应求"), "紧俏"),
    (
        ("模型",),
        regex(
            r"(?:我们|本团队|研究团队|本报告|笔者|我司|本行研究部)[^，。；：:,;\n]{0,8}?"
            r"(?:盈利|估值|财务|预测|测算|定价)?模型(?=(?:的|中的?|里的?)?(?:核心|关键|主要)?(?:假设|参数|测算|估算|"
            r"口径|输入|变量|预测|显示|结果|偏|此前|原先|未|已经?|更新|调整))"
        ),
        "我们的表格",
    ),
    (
        ("agent",),
        regex(
            r"\bagent banks?\b|\b(?:paying|fiscal|collateral|facility|transfer|escrow|calculation|"
            r"administrative|listing|placement|conversion|redemption|warrant|tender|rights|issuing|"
            r"closing|settlement|shipping|estate|insurance|customs|travel|"
            r"talent) agents?\b(?! model)"
        ),
        "bank",
    ),
    (
        ("token",),
        regex(
            r"\btokens? (?=(?:volumes?|usage|consumption|counts?|throughput|demand|prices?|pricing|"
            r"economics|budgets?|growth|generation|traffic|revenues?|costs?|sales|burn)\b)"
        ),
        "traffic ",
    ),
    (
        ("page", "footnote", "note", "item", "section", "letter"),
        regex(
            r"\b(?:skip|ignore|forget) (?:past |over )?the (?:\w+['’]s )?(?:letter|cover|photos|"
            r"pictures|"
            r"glossy (?:pages|part|bit)|front matter|slides|headline numbers?|"
            r"introduction)[;,.:—-]+ ?(?:and )?"
            r"(?=(?:go|turn|flip|jump|head|scroll|read|look|start)\b)"
            r"|\b(?:go|turn|flip|jump|head|scroll|skip) (?:straight |directly |right |ahead |"
            r"over )?"
            r"(?:down |on )?to (?=(?:page|note|item|section|footnote|table|exhibit) \d|"
            r"the (?:footnotes|notes)\b)"
        ),
        "see ",
    ),
    (
        ("模型更新", "更新模型", "model update"),
        regex(
            r"(?:盈利|估值|财务|预测){0,2}模型(?:已经?)?更新(?=[，。,：:；\s]|至|后)|"
            r"更新(?:后的?)?(?:盈利|估值|财务){0,2}模型(?=见|附|[，。,])|\bmodel updates?(?=:? )"
        ),
        "表格更新",
    ),
    (
        ("角色扮演",),
        regex(
            r"角色扮演(?:类|型|式|向)?(?:的)?(?:ai|人工智能)?(?:手机|网络|在线|单机|陪伴)?"
            r"(?:游戏|手游|网游|端游|应用|产品|app|软件|玩法|题材|品类|市场|赛道|社区|平台)"
            r"|角色扮演类(?:ai)?(?![^，。；]{0,4}(?:请|须|必须|你))"
        ),
        "游戏",
    ),
    (
        ("role-play", "role play"),
        regex(
            r"\brole[- ]play(?:ing)? (?:and companion )?(?:ai )?(?:mobile |video |online |action )?"
            r"(?:games?|apps?|companions?|titles?|products?|services?|communit(?:y|ies)|"
            r"platforms?)\b"
        ),
        "games",
    ),
    (
        ("智能体", "机器人", "大模型", "智能终端"),
        regex(
            rf"(?:智能终端、)?(?:ai|人工智能)?(?:智能体|机器人|大模型|智能终端)(?:的)?(?:广泛|规模化|融合|创新|"
            rf"产业化|商业){{0,2}}{_SPOKEN_OF}(?![^，。；]{{0,6}}(?:请|你|读|阅|处理))(?!\s?[:：])"
        ),
        "技术",
    ),
    (
        ("程序化",),
        regex(
            r"程序化(?:的)?(?:交易|投资|下单|报单|委托|买卖)(?:的)?"
            r"(?:投资者|客户|账户|管理人|指令|规定|新规|报告|监管)?"
        ),
        "量化交易",
    ),
    (
        ("instruction", "guidance", "direction"),
        regex(
            r"\b(?:previous|prior|earlier|old|former) (?:\w+ ){0,2}?"
            r"(?:instructions?|guidance|directions?)"
            rf" (?:of|dated|from|issued on|given on) {_DATE_EN},? (?:which )?"
            r"(?:(?:is|are|was|were) (?:hereby )?"
            r"(?:withdrawn|revoked|superseded|cancell?ed|replaced|void|no longer \w+(?: \w+)?)|"
            r"no longer (?:appl(?:y|ies)|holds?|counts?))"
        ),
        "the notice has lapsed",
    ),
    (
        ("later-dated", "later dated", "latest-dated", "later date", "last-dated"),
        regex(
            r"\b(?:later|latest|last)[- ]dated (?:voting |proxy |dealing |written )?"
            r"(?:instructions?|prox(?:y|ies)|cards?|forms?|votes?)"
            r" (?:will |shall |always )?(?:overrides?|revokes?|supersedes?|replaces?|cancels?) "
            r"(?:all |any |every |each )?(?:previous|prior|earlier|older) "
            r"(?:instructions?|ones?|prox(?:y|ies)|cards?|forms?|votes?)\b"
        ),
        "the last vote counts",
    ),
    (
        ("cancel the", "delete the", "withdraw the", "remove the", "revoke the"),
        regex(
            r"\b(?:cancel|delete|withdraw|remove|revoke) the "
            r"(?:old|existing|original|standing|first) "
            r"(?:standing |payment |dealing |voting )?(?:instructions?|orders?|mandates?)"
            r"(?:,|,? and|,? then|,? before)"
            r"(?: then| and)? (?:enter(?:ing)?|submit(?:ting)?|plac(?:e|ing)|lodg(?:e|ing)|"
            r"giv(?:e|ing)|set(?:ting)? up|add(?:ing)?) "
            r"(?:an?|the|another) (?:new|other|second|replacement)?"
        ),
        "amend the order",
    ),
    (
        ("原指令", "旧指令", "指令作废", "指令废止", "通知作废", "指示不再", "指示已"),
        regex(
            rf"(?:先)?(?:撤销|撤回|取消)(?:原|旧)(?:委托|交易|划款)?指[令示][，,]?(?:再|后再|然后)"
            rf"(?:重新)?(?:录入|提交|下达)|{_DATE_ZH}的?(?:原|此前)?(?:指[令示]|通知)"
            r"(?:不再适用|已?作废|已?废止)"
        ),
        "改单",
    ),
    (
        ("instruction", "prompt", "command"),
        regex(
            rf"\b{_ATTACKER_EN} (?:may|might|could|can|will|would|often|also|sometimes|have|had|"
            r"try|tried|seek|sought|attempt(?:ed)?|hide|hid)\b[^.;!?:\n]{0,60}?\b(?:instructions?|"
            r"prompts?|commands?)\b"
        ),
        "they may attack",
    ),
    (
        ("指令", "提示词", "命令"),
        regex(
            rf"{_ATTACKER_ZH}(?:可能|可以?|会|能够?|或|企图|试图|曾){{1,2}}"
            r"[^。；：:\n]{0,24}?(?:隐藏|嵌入|植入|注入|写入|夹带|伪造|构造)"
            r"[^。；：:\n]{0,8}?(?:指令|提示词?|命令)"
        ),
        "有人会攻击",
    ),
    (
        ("系统",),
        regex(
            r"(?:交易|结算|清算|报盘|申报|风控|柜台|撮合|报送|申购|登记)系统[^，。；\n]{0,16}?(?:将|会)自动"
            r"(?:忽略|跳过|丢弃|拒绝|过滤|剔除|撤销)"
        ),
        "柜台不收",
    ),
    (
        ("机器人",),
        regex(r"机器人(?:发帖|刷单|水军|账号|抢票|刷屏|拨打|外呼|挂单|代打)"),
        "水军",
    ),
    (
        ("机器人", "机械臂", "无人机"),
        regex(
            r"(?:机器人|机械臂|无人机)(?:可以|能够|可|能|会|已|将)?自动(?:完成|输出|识别|检测|搬运|焊接|分拣|"
            r"巡检|上料|喷涂|装配|码垛|采摘|清扫|充电)(?=[^，。；：\n]{0,10}"
            r"(?:结果|数据|报告|检测|工序|作业|任务|零件|货物|缺陷|[，。；]))"
        ),
        "设备运转",
    ),
    (
        ("不要忘", "别忘", "莫忘"),
        regex(
            r"(?:千万|可|请)?(?:不要|别|切莫|莫)忘(?:记|了)?[，,]"
            r"(?=\d|我们|这|今年|去年|当年|市场|历史|过去|早在)"
        ),
        "其实",
    ),
    (
        ("忽略", "忘记", "遗忘"),
        regex(
            r"(?:大?模型|智能体|助手)(?:会|常|容易|往往|经常|可能)*(?:忽略|忘记|遗忘)"
            r"[^，。；\n]{0,16}?(?:指令|提示词?|要求|约束)的(?:现象|问题|概率|比例|情况|倾向|风险)"
        ),
        "模型的现象",
    ),
    (
        (".yaml", ".yml", ".env", ".toml", ".ini", ".json", "环境变量", "配置文件"),
        regex(
            r"(?:\.ya?ml|\.env|\.toml|\.ini|\.json|环境变量|配置文件)[，,中里]*(?:并|后|中)?"
            r"(?:填入|填写|写入|设置)(?:您|你|自己)?的?(?:api ?)?(?:密钥|token|key)"
            r"(?![^。；\n]{0,12}(?:到|至|http|链接|网址))"
        ),
        "配置",
    ),
    (
        ("泄露", "泄漏", "外泄"),
        regex(
            r"(?:泄[露漏]|外泄)(?:系统)?(?:提示词|密钥|指令|口令)(?:的)?"
            r"(?=传闻|事件|风险|漏洞|一事|事故|隐患|案|问题|报道|截图)"
        ),
        "外传",
    ),
)
"""Each with words of which one must stand in the text, and what is put in its place."""
