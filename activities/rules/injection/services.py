"""What a form does for its user, what is asked about a product, and what its signals are worth."""

from activities.rules.injection.substitutes import Group
from activities.rules.scanning.regex import regex

SERVICES: tuple[Group, ...] = (
    (
        ("send instructions", "save instructions", "me instructions"),
        regex(
            r"\b(?:reset|override|clear|cancel|delete|change|forg[eo]t|update) (?:your|my|the) "
            r"(?:[\w-]{1,16} ){0,2}?\w{1,16}(?:send|save|email me) instructions"
        ),
        "… ",
    ),
    (
        ("发送指令", "提交指令", "发送说明", "提交说明"),
        regex(
            r"(?:重置|清空|清除|取消|修改|更改|忘记)[您你]"
            r"的(?!指令|提示|设定|规则)[^，。；：,;:\n]{1,6}(?:发送|提交)(?:指令|说明)(?![：:])"
        ),
        "…",
    ),
    (
        ("password", "passcode"),
        regex(r"\b(?:reset|forgot|forget|change|override) (?:your|my|the) (?:password|passcode)"),
        " password ",
    ),
    (
        ("address", "basket", "subscription"),
        regex(
            r"\b(?:reset|override|clear|cancel|delete|"
            r"change) (?:your|my|the) (?:default |delivery )?(?:address|basket|subscription)"
        ),
        "… ",
    ),
    (
        ("密码", "购物车", "订阅"),
        regex(
            r"(?:重置|忘记|修改|清空|取消|更改)(?:[您你]的|登录)?(?:密码|购物车|订阅)"
            r"(?![^。；\n]{0,8}(?:发|告诉|输出))"
        ),
        "…",
    ),
    (
        ("核验", "校验", "核查", "验证", "复核", "核实"),
        regex(
            r"(?:模型|系统|助手|智能体|机器人|ai)?(?:是否|能否|可否|会不会|能不能)(?:可以|能够?|"
            r"会)?(?:跳过|绕过|省略|免去|不做)[^，。；？?]{0,6}?(?:核验|校验|核查|验证|复核|核实)"
        ),
        "…",
    ),
    (
        ("被问",),
        regex(
            r"被问(?:及|到)[^。；]{1,30}?时[，,][^，。；请你您]{0,8}(?:官|总监|董秘|董事长|总裁|"
            r"经理|负责人|发言人|编辑|公司|方面)(?:表示|称|说|回应|回答)"
        ),
        "…",
    ),
    (
        ("can a ", "can an ", "can the ", "could a "),
        regex(
            r"\b(?:can|could) (?:a|an|the) (?:customer|client|user|reader|investor|"
            r"borrower)s? (?:ask|tell|make|get|instruct)\b[^.?!\n]{0,60}\?"
        ),
        "…",
    ),
    (
        ("视为", "视作", "当作", "信号"),
        regex(
            r"模型(?:的|给出的|发出的)?(?:信号|结果|输出|建议)(?:[^。；：]{0,20}?(?:不得|不应|"
            r"不可|不能|不宜)(?:被)?(?:视为|视作|当作)[^，。；]{0,6}(?:承诺|依据|建议|保证|意见))?"
        ),
        "公司",
    ),
    (
        ("声明:", "声明："),
        regex(
            "(?:免责|特别|郑重|风险|重要|版权|法律)?声明[：:] ?(?:本|以上|上述|此|该)(?:文章?|"
            "报告|资料|内容|信息|观点|材料|评论|页面|数据|公众号|"
            "研报)?(?:中|里)?的?(?:内容|信息|观点|数据)?"
            "[^。；，,;\n]{0,6}?"
            "(?:(?:仅|只)(?:供|作为?|代表)[^。；，,;\n]{0,8}?(?:参考|交流|学习|观点|立场|本人)|"
            "(?:不|并不|均不)(?:构成|作为|代表|保证)[^。；，,;：: \n]{0,10}?(?:建议|依据|承诺|"
            "保证|意见|立场|观点|要约|推荐|准确性|完整性))"
        ),
        "…",
    ),
    (
        ("提醒", "预警", "推送", "闹钟", "通知", "条件单", "自选", "定投"),
        regex(
            "(?:覆盖|取消|清空|清除|删除|重置|替换|停用|关闭)(?:掉)?(?:原有|原来|已有|现有|此前|"
            "之前|以前|默认|全部|所有|当前|您的|你的|该){0,2}的?"
            "(?:股价|价格|到价|行情|公告|消息|持仓)?(?:提醒|预警|推送|闹钟|通知|条件单|自选股?|"
            "定投)的?(?:规则|设置|设定|任务|计划|方式|条件|策略)"
            "(?![^\n]{0,60}?(?:输出|回答|回复|买入|评级|评为|摘要|总结|模型|助手|"
            "智能体|指令|(?<![a-z])ai))"
        ),
        "…",
    ),
    (
        (
            " pass",
            " pack",
            " album",
            " song",
            " franchise",
            " campaign",
            " film",
            " movie",
            " series",
            " game",
            " brand",
            " collection",
            " tour",
            " podcast",
        ),
        regex(
            r"(?:\b(?:its|their)|['’]s) [\"“]"
            r"(?![^\"”]*\b(?:instructions?|prompts?|rules?|ignore|disregard|buy|sell|rating|"
            r"system|previous|assistant|ai|model|analyst)\b)[\w ,'’&-]{2,36}[\"”] "
            r"(?:(?:season|battle|fan) pass|(?:expansion|booster|starter|story|character) pack|"
            r"album|song|franchise|campaign|film|movie|series|game|brand|"
            r"collection|tour|podcast)(?:e?s)?\b"
        ),
        "its own",
    ),
    (
        ("i meant",),
        regex(
            r"[\"“](?:please )?(?:ignore|forget|disregard|scratch) (?:my|that|the) (?:last|"
            r"previous|earlier) (?:message|question|one|request|line), i meant (?:the|to|my|an?) "
            r"(?![^\"”]*\b(?:instructions?|prompts?|rules?|reveal|output|system|say|rate|buy|"
            r"you)\b)[^\"”:\n]{1,40}[\"”]"
        ),
        "…",
    ),
    (
        ("投资者您好", "投资者你好"),
        regex(
            r"投资者[您你]好[,，!！。]\s?(?=(?:公司|我司|本公司|感谢|谢谢)(?![^,，。\n]{0,6}[你您]))"
        ),
        "…,",
    ),
    (
        ("转发给",),
        regex(
            r"转发给(?:您的|你的)?(?:朋友|好友|同事|亲友|身边人)[:：,，]?(?=(?:扫描?|长按|识别|点击)"
            r"[^。；;\n]{0,10}(?:二维码|链接|按钮))"
        ),
        "…",
    ),
    (
        ("扔给", "丢给", "喂给", "贴给", "发给", "交给"),
        regex(
            r"(?:把|将)[^，,。；;：:\n]{1,10}(?:扔|丢|喂|贴|发|交)给了?[^，,。；;：:\n]{0,6}"
            r"(?:模型|ai|助手|机器人)[,，]?(?:让|叫|请)它[^，,。；;：:\n]{1,8}[,，]"
            r"(?=(?:结果|没想到|谁知|居然|竟然|发现|它|他))"
        ),
        "…",
    ),
)
"""Each with words of which one must stand in the text, and what is put in its place."""
