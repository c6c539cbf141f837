"""Attacks that a text quotes because it tells how they are made or found: examples, no demands."""

import re
from collections.abc import Iterator
from itertools import islice

from activities.rules.scanning.regex import regex

_QUOTE = regex(
    "[\"“「]([^\"“”「」\\n]{2,100})[\"”」]|(?<![a-z0-9])['‘]([^'‘’\\n]{2,100})['’](?![a-z])"
)
_QUOTES = "\"'“‘「"
_WITHIN = regex("['‘]([^'‘’\\n]{2,100})['’]")
"""What is quoted in a quote."""
_BEFORE, _AFTER = 80, 24
_SAID_BEFORE, _SAID_AFTER = 120, 100
_NEAR = 60
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
    r"包括|发现|出现|含有|面对|遇到|收到|被问到|被要求|(?<!请)问了?)[^。！？\n]{0,12}$"
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
_MENTIONS = regex(
    r"\b(?:phrases?|strings?|sentences?|words|wording|lines?|examples?|prompts|instructions|"
    r"messages?|comments?|commands?|text|notes?|e?-?mails?|pages?|documents?|reviewers?|agents?|"
    r"fields?|titles?|invites?|assistants?|models?|chatbots?|summari[sz]ers?|readers?|customers?)"
    r"\b[^.!?\n]{0,40}\b(?:is|was|like|such as|of the (?:form|type|kind)|typed|wrote|entered|"
    r"reading|reads?|saying|says|said|asking|told|telling|to|containing|contained)[,:]? $"
    r"|(?:一句|写着|写有|诸如|例如|比如|类似|所谓|如|一类(?:是|为)|最?常见的?(?:是|为)|出现|含有?|"
    r"植入|隐藏了?|藏有|要求[^,，。！？\n]{0,12}|"
    r"(?:说法|写法|话术|表述|套路|句式|措辞)(?:包括|是|为|有|如))[:：]?$"
)
_MENTIONED = regex(
    r"[\"”'’]?,? (?:has|have|had) become\b|[\"”'’]? (?:is|was) (?:a|an|the|now|one of)\b"
    r"|[\"”」’]?(?:这|那)(?:样的?|类|种|句|几个)[^。！？\n]{0,2}(?:话|句子|说法|字样|文字|指令|内容)"
    r"|[\"”」’]?(?:等字样|的(?:字样|说法|(?:隐藏|英文|白色|中文)(?:指令|文字|小字)))"
)
_URGES = regex(
    r"\b(?:apply|follow|obey|comply|execute|carry (?:it|this|that) out|authori[sz]ed|must|shall|"
    r"required?|to you|is (?:your|a) (?:instruction|command)|correct (?:answer|instruction))\b"
    r"|照办|(?<!不会)(?<!不)执行(?!了)|请(?!求|教)|立即|立刻|直接(?:输出|回答)|必须|应[为当该]|违者|要求ai"
)
"""Who urges that such words be followed speaks of no example."""
_IN_COURT = regex(
    r"(?:庭审|证人|聊天记录|供述|笔录|判决书|起诉书|通报|决定书|警示函|经查|查明)[^。！？\n]{0,60}$"
    r"|\b(?:deposition|testif(?:y|ied)|testimony|affidavit|indictment|complaint|witness)\b"
    r"[^.!?\n]{0,60}$"
)
_TESTIFIED = regex(
    r"[\"”'’,]{0,3} (?:the|a|an|one) (?:[a-z]+ ){0,3}[a-z]+ (?:testified|told the (?:court|jury))\b"
)
_JUDGED = regex(
    r"罚款|罚没|禁入|处罚|拒绝|反对|辩护|法官|法庭|涉事|起诉|立案|传闻"
    r"|\b(?:fined|barred|court|jury|jurors|counsel|judge|charged|sued|hearsay)\b"
)
"""What somebody is said to have told others to do, and what came of it."""
_SHOWS = regex(
    r"(?:他|她|我|我们|作者|经理|同事)给(?:助手|模型|机器人|ai)写的"
    r"(?:开头|提示词|第一句)(?:是|为)?[:：]?$|"
    r"(?:我|我们|笔者|作者)[^。！？\n]{0,10}(?:常用|用的|用过|试过|惯用|写)的?(?:一个|那个|这个)?提示词"
    r"(?:是|为|如下)?[:：]?$"
    r"|(?:我|我们|笔者|作者)[^！？\n]{0,24}提示词[,，]?(?:比如|例如|如)[:：]?$"
    r"|\b(?:i|we|my|our|she|he)\b[^.!?\n]{0,30}\bprompts?\b[^.!?\n]{0,16}"
    r"\b(?:is|was|reads|goes|like)[,:]? $"
    r"|(?:有用户|有网友|有读者|有人)(?:对[它其]|向(?:它|模型|机器人))[^。！？\n]{0,4}(?:说|问|发)[:：]?$"
)
"""Who says which words they once gave a machine."""
_OF_WORDS = regex(
    r"\b(?:prompt[- ]injections?|meme|textbook|model card|lawsuit|hearing|regulators?|banned|"
    r"withdr[ae]wn?|proof of concept|advisory|incident report|"
    r"treats? (?:documents|text|pages) as data|blocked|refus\w{1,3})\b"
    r"|提示词?注入|网络梗|通报|曝光|被曝|撤稿|视为数据|不会执行|监管部门|据媒体报道|论文"
)
"""What is told of such words when they are the matter of a text, and not its demand."""


MOST = 4_000
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
    for quote in islice(_quotes(text), MOST):
        if any(is_example(text, quote) for is_example in (_detected, _reported, _mentioned)):
            start, end = quote.span(quote.lastindex or 1)
            yield text[at:start]
            at = max(at, end)
    yield text[at:]


def _quotes(text: str) -> Iterator[re.Match[str]]:
    """Each quote, and those within it."""
    for quote in _QUOTE.finditer(text):
        yield quote
        if quote[1] is not None:
            yield from _WITHIN.finditer(text, *quote.span(1))


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


def _mentioned(text: str, quote: re.Match[str]) -> bool:
    """Whether the words themselves are what is spoken of."""
    before = text[max(0, quote.start() - _SAID_BEFORE) : quote.start()]
    after = text[quote.end() : quote.end() + _SAID_AFTER]
    if _URGES.search(before[-_NEAR:]) or _URGES.search(after[:_NEAR]):
        return False
    heard = _IN_COURT.search(before) or _TESTIFIED.match(after)
    if _SHOWS.search(before) or (heard and _JUDGED.search(after)):
        return True
    if not (_MENTIONS.search(before) or _MENTIONED.match(text, quote.end())):
        return False
    return any(of.search(told) for of in (_OF_WORDS, _HOSTILE) for told in (before, after))
