"""What the parts of a page say that are shown when they are needed, in the words of an order."""

from activities.rules.injection.substitutes import Group
from activities.rules.scanning.regex import regex

_THING = (
    r"(?:该|此|本|完整)?(?:摘要|报告|研报|公告|结果|图表|数据|内容|回答|答案|行情|列表|页面|信息|分析|总结|"
    r"评级|功能|详情|目标价|资料|全文)?"
)
"""What a page shows or makes: named, so that no order fits in its place."""
WIDGETS: tuple[Group, ...] = (
    (
        ("ai生成", "ai总结", "ai撰写", "ai翻译", "ai自动", "人工智能生成", "模型生成", "助手生成"),
        regex(
            r"(?:以上|本|该|部分|此)?(?:内容|摘要|文字|总结|图片|译文)?(?:均|全部)?(?:系|为|由)"
            r"(?:ai|人工智能|大模型|智能助手)(?:自动)?(?:生成|总结|撰写|翻译)(?:[,，]?(?:内容)?仅供参考)?"
            r"(?:[,，]不构成(?:任何)?投资建议)?(?:[,，]请(?:注意|仔细|谨慎|自行)(?:甄别|核实|参考|判断))?(?=[,，。;；]|\s*$|\s)"
        ),
        "…",
    ),
    (
        ("权限",),
        regex(
            rf"(?:您|你)?(?:没有|暂无|尚无)权限(?:查看|访问|使用){_THING}"
            r"(?:[,，]请(?:先)?(?:升级|登录|开通|联系客服)(?:会员|账号|权限)?(?:后再?试)?)?"
        ),
        "…",
    ),
    (
        ("请输入", "请填写", "请描述", "请选择"),
        regex(
            r"请(?:输入|填写|描述|选择)(?:您|你)?(?:的|要查询的|想问的|遇到的|想了解的)?"
            r"(?:问题|提问|疑问|关键[词字]|搜索内容|内容|留言|评论|手机号码?|验证码|邮箱|姓名|用户名|登录名|"
            r"密码|账号|股票代码|代码|名称|简称|拼音|金额|数量|日期|地区|市场|单位|职业)"
            r"(?:[/、和及或](?:代码|名称|简称|拼音|验证码|密码|手机号码?|邮箱)){0,4}"
            r"(?:[，,]?(?:按|点击)?(?:enter|回车键?|发送|搜索|查询|确定)(?:键)?(?:发送|提交|搜索|查询)?)?"
            r"(?![：:“\"])"
        ),
        "…",
    ),
    (
        ("your question", "a question", "your message", "your query", "a message"),
        regex(
            r"\b(?:type|enter|write|ask) (?:your|a) (?:question|message|query)"
            r"(?: here| below|,? (?:then|and) (?:press|hit|click) (?:enter|send))?"
            r"(?! to| that| :|:)"
        ),
        "…",
    ),
    (
        ("robots", "googlebot", "bingbot", "baiduspider"),
        regex(
            r"<meta name=[\"']?(?:robots|googlebot(?:-news)?|bingbot|baiduspider)[\"']?"
            r" content=[\"']?[a-z0-9:, _-]{1,120}[\"']? ?/?>?"
        ),
        "…",
    ),
    (("问我", "这样问"), regex(r"(?:您|你)可以(?:这样)?问(?:我)?(?=[:：“\"「])"), "…"),
    (
        ("experience", "conversation", "this answer", "this response", "this chat"),
        regex(
            r"\b(?:please )?rate (?:your|this|our) "
            r"(?:experience|conversation|answer|response|chat)\b"
            r"(?: with (?:our|the) (?:\w+ )?(?:assistant|chatbot|team))?"
            r"(?! as\b| ?:| [\w-]+ (?:buy|sell))"
            r"|\bdelete this (?:conversation|chat|thread)\?"
            r"(?: (?:you cannot|this cannot be|can't be) (?:undo|undone)(?: this action)?)?"
        ),
        "…",
    ),
    (
        ("请稍候", "请稍等", "请稍后"),
        regex(
            rf"正在(?:为[您你])?(?:生成|加载|获取|查询|分析|整理|读取){_THING}[,，]?\s?"
            r"请稍[候等后](?:…|\.{3})?"
        ),
        "…",
    ),
    (
        ("assistant", "copilot", "chatbot"),
        regex(
            r"\b(?:(?:ask|chat with|try|meet) our|"
            r"(?:loading|toggle|minimi[sz]e|launch)(?: the| our)?)"
            r"(?: (?:ai|new|smart|virtual|research))? (?:assistant|copilot|chatbot)\b"
            r"(?! to\b| ?[,:;]| [a-z]{1,16} ?:)"
        ),
        "…",
    ),
)
"""Each with words of which one must stand in the text, and what is put in its place."""
