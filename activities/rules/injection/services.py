"""What a form does for its user, what is asked about a product, and what its signals are worth."""

from activities.rules.injection.substitutes import Group
from activities.rules.scanning.regex import regex

SERVICES: tuple[Group, ...] = (
    (
        ("send instructions", "save instructions", "me instructions"),
        regex(
            r"\b(?:reset|override|clear|cancel|delete|change|forg[eo]t|update) (?:your|my|the) (?:[\w-]{1,16} ){0,2}?\w{1,16}(?:send|save|email me) instructions"
        ),
        "… ",
    ),
    (
        ("发送指令", "提交指令", "发送说明", "提交说明"),
        regex(
            r"(?:重置|清空|清除|取消|修改|更改|忘记)[您你]的(?!指令|提示|设定|规则)[^，。；：,;:\n]{1,6}(?:发送|提交)(?:指令|说明)(?![：:])"
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
            r"\b(?:reset|override|clear|cancel|delete|change) (?:your|my|the) (?:default |delivery )?(?:address|basket|subscription)"
        ),
        "… ",
    ),
    (
        ("密码", "购物车", "订阅"),
        regex(
            r"(?:重置|忘记|修改|清空|取消|更改)(?:[您你]的|登录)?(?:密码|购物车|订阅)(?![^。；\n]{0,8}(?:发|告诉|输出))"
        ),
        "…",
    ),
    (
        ("核验", "校验", "核查", "验证", "复核", "核实"),
        regex(
            r"(?:模型|系统|助手|智能体|机器人|ai)?(?:是否|能否|可否|会不会|能不能)(?:可以|能够?|会)?(?:跳过|绕过|省略|免去|不做)[^，。；？?]{0,6}?(?:核验|校验|核查|验证|复核|核实)"
        ),
        "…",
    ),
    (
        ("被问",),
        regex(
            r"被问(?:及|到)[^。；]{1,30}?时[，,][^，。；请你您]{0,8}(?:官|总监|董秘|董事长|总裁|经理|负责人|发言人|编辑|公司|方面)(?:表示|称|说|回应|回答)"
        ),
        "…",
    ),
    (
        ("can a ", "can an ", "can the ", "could a "),
        regex(
            r"\b(?:can|could) (?:a|an|the) (?:customer|client|user|reader|investor|borrower)s? (?:ask|tell|make|get|instruct)\b[^.?!\n]{0,60}\?"
        ),
        "…",
    ),
    (
        ("视为", "视作", "当作", "信号"),
        regex(
            r"模型(?:的|给出的|发出的)?(?:信号|结果|输出|建议)(?:[^。；：]{0,20}?(?:不得|不应|不可|不能|不宜)(?:被)?(?:视为|视作|当作)[^，。；]{0,6}(?:承诺|依据|建议|保证|意见))?"
        ),
        "公司",
    ),
)
"""Each with words of which one must stand in the text, and what is put in its place."""
