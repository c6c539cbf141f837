"""Attacks that a text quotes because it tells how they are made or found: examples, no demands."""

import re
from collections.abc import Iterator
from itertools import islice

from activities.rules.scanning.regex import regex

_QUOTE = regex(
    "[\"“「]([^\"“”「」\\n]{2,100})[\"”」]|(?<![a-z0-9])['‘]([^'‘’\\n]{2,100})['’](?![a-z])"
)
_QUOTES = "\"'“‘「"
_BEFORE, _AFTER = 80, 24
_SAID_BEFORE, _SAID_AFTER = 120, 100
_FINDS_EN = regex(
    r"\b(?:detect|block|recogni[sz]e|flag|filter|catch|reject|malicious|adversarial|attack|"
    r"injection|scan|screen|search|look|watch|inspect|monitor|check)\w{0,3}\b"
    r"[^.;:!?\n]{0,40}\b(?:such as|like|containing|including|of the kind|of the type) $"
)
_FINDS_ZH = regex(
    "(?:识别|扫描|检查|筛查|监测|排查|拦截|检测|检出|过滤|阻断|屏蔽|防御|抵御|标记|发现|包含|含有|"
    "夹带|植入|嵌入|写入)[^,，。；;:：]{0,8}$"
)
_KIND_ZH = regex(
    "(?:等|之?类|一类|这类|一类|这样|这种|样|的|字样)[^,，。；;:：]{0,8}?(?:攻击|注入|恶意|语句|"
    "话术|文本|请求|尝试|输入|样本|越狱|文字|话语?$|字样)"
)
_TELLS = regex(
    r"\b(?:red[- ]?team\w*|pen(?:etration)?[- ]?test\w*|testers?|attackers?|hackers?|scammers?|"
    r"researchers?|students?|applicants?|authors?|team|study|paper|typical attack|phrases?|term|"
    r"users|trick|criminals?|somebody|someone|speaker|screenshot|vendor|firm|article|talk|slide|"
    r"cv|r[eé]sum[eé]|invoice|listing|string|sentence|words|line)\b"
    r"[^.!?\n]{0,90}\b(?:tried|tries|used|uses?|using|typed|wrote|put|hid|hidden|concealed|quotes|"
    r"words|sentence|line|slipp?ed|inserted|planted|added|reads?|tested|showed|coined|short for|"
    r"like|such as|phrases?|strings?|list(?:s|ed)|among|term|entered|"
    r"(?:when|if|once) (?:asked|prompted|told)|prompted with|asked to)\b[^.!?\n]{0,40}$"
    r"|\bthe term $"
    r"|(?:红队|渗透测试|测试结果|评测|测评|攻击者|黑客|骗子|测试者|测试人员|测试员|网友|研究人员|"
    r"研究员|研究者|安全人员|安全团队|求职者|不法分子|有人|网站|商家|商户|论文|作者|学者|团队|"
    r"实验|研究|简历|商品页|记者|供应商)[^。！？\n]{0,60}"
    r"(?:写[上入下]?|输入|使用|用|藏|植入|插入|嵌入|列举了?|测试了?|尝试|加[上入了]|埋|夹带|列出|"
    r"包括|发现|出现|含有|面对|遇到|收到|被问到|被要求)[^。！？\n]{0,12}$"
)
_TYPED = regex(
    r"[\"”]?,? (?:one|an?|the|another) (?:\w+ )?(?:testers?|researchers?|reporters?|users?|"
    r"attackers?|students?) (?:typed|wrote|tried|entered)\b"
)
"""Somebody is said to have written it ..."""
_GUARDING = regex(
    r"(?:系统提示词?|提示词|指令)[^。！？\n]{0,6}"
    r"(?:写[上入明]?|加[上入]|声明|注明)[^。！？\n]{0,4}$"
    r"|\b(?:telling|instructing|asking|prompts? (?:that )?(?:says?|reads?|such as)|adding|"
    r"writing)\b[^.!?\n]{0,40}$"
)
_USELESS = regex(
    r"[\"”」]?[^。！？\n]{0,6}(?:不(?:可靠|够|足|保险|管用)|无济于事|防不住|效果有限)"
    r"|[\"”]? ?[^.!?\n]{0,20}\b(?:(?:is|are|was) not (?:enough|reliable|sufficient)|"
    r"does not (?:help|work|suffice)|(?:is|are) (?:no|of little) (?:defen[cs]e|help|use))"
)
"""A defence by words, and that it does not hold."""
_HOSTILE = regex(
    r"\b(?:attack\w*|trick\w*|fool\w*|mislead\w*|mislea?d|deceiv\w*|bypass\w*|jailbreak\w*|"
    r"inject\w*|hijack\w*|manipulat\w*|vulnerab\w*|exploit\w*|tested|fell for|patch\w*|leak\w*|"
    r"gave (?:up|away)|red[- ]?team\w*|flaws?|success rate|declined|refused|"
    r"break (?:its|the|their) rules|five models|screeners?|filters? now|filter caught|flagged|"
    r"(?:was|were) not fooled|in (?:white|gr[ae]y|tiny|faint) (?:type|text|letters)|"
    r"unharmed|nobody was harmed)\b"
    r"|红队|泄露|修复|攻击|欺骗|骗过|诱导|注入|越狱|绕过|漏洞|上当|作弊|测试|补丁|操纵|成功率|"
    r"干扰|关停|封禁|查处|中招|照做|拒绝|夹带|白色(?:小?字|文字)|隐藏文字|未受影响|下架|偏高"
)
"""... in order to trick a machine, or to see whether it can be tricked."""


MOST = 10_000
"""Quotes of a text that may be examples: no text of people has more, and those beyond stay in
it."""


def without_examples(text: str) -> str:
    """The text (as ``plain`` gives it) with every quoted example of an attack emptied."""
    if not any(quote in text for quote in _QUOTES):
        return text
    parts = list(_rest(text))
    return "".join(parts) if len(parts) > 1 else text


def _rest(text: str) -> Iterator[str]:
    at = 0
    for quote in islice(_QUOTE.finditer(text), MOST):
        if _detected(text, quote) or _reported(text, quote):
            start, end = quote.span(quote.lastindex or 1)
            yield text[at:start]
            at = end
    yield text[at:]


def _detected(text: str, quote: re.Match[str]) -> bool:
    """Whether something is said to find such words."""
    before = text[max(0, quote.start() - _BEFORE) : quote.start()]
    after = text[quote.end() : quote.end() + _AFTER]
    return bool(_FINDS_EN.search(before) or (_FINDS_ZH.search(before) and _KIND_ZH.match(after)))


def _reported(text: str, quote: re.Match[str]) -> bool:
    """Whether somebody is said to have tricked a machine with them."""
    before = text[max(0, quote.start() - _SAID_BEFORE) : quote.start()]
    if _GUARDING.search(before) and _USELESS.match(text[quote.end() : quote.end() + _SAID_AFTER]):
        return True
    after = text[quote.end() : quote.end() + _SAID_AFTER]
    if not (_TELLS.search(before) or _TYPED.match(after)):
        return False
    return bool(_HOSTILE.search(before) or _HOSTILE.search(after))
