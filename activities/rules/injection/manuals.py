"""What manuals and notices to customers tell their readers in the words of a demand.

Documents of interfaces do so, too.
"""

from activities.rules.injection.substitutes import Group
from activities.rules.scanning.regex import regex

MANUALS: tuple[Group, ...] = (
    (
        (".env", " header", "authorization", "supersede", "user agent"),
        regex(
            r"\bcopy `?\.env\.(?:example|sample|template|dist)`? to `?\.env\b`?"
            r"|\b(?:pass|send|include|put|provide|supply) (?:your|an?|the) (?:api )?(?:key|token) "
            r"in the `?[\w-]{2,24}(?:: ?\w{2,12})?`? header\b"
            r"|\bsupersedes? (?:all|any) (?:prior|previous|earlier|other) (?:agreements?|"
            r"understandings?|versions?|arrangements?)\b"
            r"|\bdeclare your traffic by updating your user agent\b"
        ),
        "…",
    ),
    (
        (" role", "system message", "system prompt", " tool,", " function "),
        regex(
            r"\buse the [`'\"]?(?:system|user|assistant|developer|tool)[`'\"]? role for\b"
            r"(?=[^.\n]{0,60}\bconversation\b)"
            r"|\bif you (?:omit|leave out) the system (?:message|prompt)[^.;\n]{0,10}?, an? "
            r"(?:default|empty) (?:one |message |prompt )?(?:is|will be|applies)\b"
            r"|\bto let (?:the|your) (?:assistant|model|agent) call an? (?:tool|function), "
            r"(?:declare|describe|register|define|pass)\b"
            r"|\b(?:run|call|execute) the (?:function|tool) in your own code\b"
        ),
        "…",
    ),
    (
        ("intranet", "notice board", "noticeboard", "leaflet"),
        regex(
            r"\b(?:ignore|disregard) the (?:previous|earlier|old|former) instructions "
            r"(?:posted |published )?(?:on|in) (?:the|our) "
            r"(?:intranet|notice ?board|leaflet|staff handbook)\b"
        ),
        "…",
    ),
    (
        ("going concern",),
        regex(
            r"\b(?:substantial|significant) doubt (?:about|on|upon|as to|over) (?:its|our|the "
            r"(?:company|group|entity|issuer|fund|trust|bank)(?:'s)?) "
            r"ability to continue as a going concern\b"
        ),
        "…",
    ),
    (
        ("if this was you", "did not request", "didn't request"),
        regex(
            r"\bif (?:this was you|you did(?: not|n't) request (?:this|it|a \w+)), (?:you "
            r"(?:can|may) |please )?(?:ignore|disregard) this (?:message|e-?mail|text|notice)\b"
        ),
        "…",
    ),
    (
        ("developer mode",),
        regex(
            r"\bdeveloper mode (?:on|in|of) (?:the|your) (?:\w+ )?"
            r"(?:terminal|phone|device|tablet|platform)\b|"
            r"\bdeveloper mode (?:exposes|lets|shows|resets)\b"
            r"|\bin developer mode you(?:'ll| will| can) (?:see|find)\b"
        ),
        "…",
    ),
    (
        ("提示词", "角色"),
        regex(
            r"(?:说明|交代|写清|给出)角色[,，:：]?(?:例如|比如|如)[“\"]?你是一[名位个][^，,。；;“”\n]{2,14}"
            r"(?:分析师|研究员|专家|经理|助手)[”\"]?(?=[;；。，,]\s?(?:给出|说明|交代|写清|再|然后|附上|"
            r"限定|列明))"
        ),
        "…",
    ),
    (
        ("标注", "注明", "标明"),
        regex(
            r"要求(?:大?模型|ai|助手|它)对(?:不确定|存疑|缺失|没有出处|无法核实)的[^，,。；;\n]{1,8}"
            r"(?:标注|注明|标明)为?[“\"](?:待核实|不确定|未知|存疑|缺失|无数据)[”\"]"
        ),
        "…",
    ),
    (
        ("分析师", "研究员", "撰写人"),
        regex(
            r"(?:分析师|研究员|撰写人)(?:必须|应当?|须|需)(?:在[^，,。；;\n]{1,8})?"
            r"(?:写明|注明|披露|说明|列示)[^，,。；;\n]{0,16}(?:理由|依据|原因|日期)(?=[，,。；;\n])"
        ),
        "…",
    ),
    (
        ("违反以上", "违反上述"),
        regex(
            r"违反(?:以上|上述)(?:规定|规则|条款|条例)"
            r"|违反(?:以上|上述)(?:要求|须知|守则|规程|操作规程|注意事项)"
            r"(?=(?:而|所)?(?:造成|导致|引起|引发)的|的(?:行为|责任|后果)?[,，])"
        ),
        "…",
    ),
    (
        ("to disregard any", "to ignore any"),
        regex(
            r"\bshall (?:also )?be (?:entitled|permitted) to (?:disregard|ignore) any "
            r"(?:instruction|direction|notice)s? (?:that|which), in the opinion of (?:its|their) "
            r"(?:legal )?(?:counsel|advis[eo]rs?), (?:is|are|would be) "
            r"(?:contrary to|in breach of) "
            r"(?:applicable )?(?:law|the deed|this agreement)\b"
        ),
        "…",
    ),
    (
        ("开发者模式",),
        regex(r"(?:如何)?(?:打开|进入|开启)?开发者模式(?=[^。;；\n]{0,20}?(?:点击\W?版本号|长按))"),
        "…",
    ),
    (
        ("开发者模式",),
        regex(
            r"(?:安卓|手机|android)(?:手机)?(?:的|开启|打开)?开发者模式|提示[“\"]?"
            r"您(?:现在|已经?)?处于开发者模式|(?:关闭|退出|检测到)开发者模式|app在开发者模式"
        ),
        "…",
    ),
)
"""Each with words of which one must stand in the text, and what is put in its place."""
