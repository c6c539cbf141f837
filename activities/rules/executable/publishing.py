"""Commands to send a document out, with nobody looking; what others publish is news."""

from collections.abc import Sequence

from activities.rules.scanning.anchors import matches
from activities.rules.scanning.regex import regex

ANCHORS = (
    "publish|post|send|sent|distribute|tweet|email|e-mail|auto|release|blast|push|broadcast|"
    "upload|share th|share it|get th|"
    "roll |fire |queue |ship th|forward|syndicate|circulate|"
    "deploy|announce|live|public|issue |disseminate|mail |"
    "自动|群发|发布|推送|发送|发到|发给|发往|发至|上线|上传|转发|分发|推给|推到|挂到|挂上|挂网|"
    "公开|播发|抄送|群推|发出去|全网|已发布"
)
"""The words without which nothing is published."""
_DOCUMENT = (
    r"(?:(?<!proxy )(?<!voting )cards?|reports?|memos?|notes?|drafts?|briefs?|pieces?|articles?|"
    r"analys[ie]s|"
    r"summar(?:y|ies)|write-?ups?|research|downgrade|upgrade|initiation|updates?|thesis|alerts?|"
    r"flash|decks?|newsletters?|recommendations?|threads?|bulletins?|commentary|"
    r"call|pdf|version)"
)
_SENDING = (
    r"(?:publish|post|send|distribute|tweet|e-?mail|release|blast|push|broadcast|upload|forward|"
    r"syndicate|circulate|deploy|announce|issue|disseminate|mail|ship|share|fire|"
    r"get(?=[^.!?\n]{1,40}\sout\b)|put|roll|"
    r"queue|schedule)"
)
_READERS = (
    r"(?:clients?|customers?|subscribers?|readers|investors|public|websites?|site|web|homepage|"
    r"portal|lists?|mailing|everyone|everybody|all|every|channels?|social|twitter|linkedin|reddit|"
    r"telegram|wechat|weibo|slack|discord|facebook|bloomberg|reuters|wires?|feed|production|prod|"
    r"counterparties|users|blog|app|terminals?|press|media|followers|distribution|page|"
    r"stocktwits|seeking alpha|newswires?|x)\b"
)
_AT_ONCE = (
    r"(?:\bnow\b|immediately|right away|at once|\basap\b|straight away|this (?:minute|instant|"
    r"second)|\blive\b|without (?:further |any |waiting|prior |compliance|human|a )?|"
    r"\bskip\w*\b|\bbypass\w*\b|no (?:further )?(?:review|sign-?off|approval|confirmation|check)|"
    r"(?:don't|do not) wait|before (?:review|compliance|approval|sign-?off|the (?:open|market))|"
    r"automatically)"
)
_BEGUN = r"(?:^|[\n.!?;:>*#|]\s?|\d[.)]\s|- |\b(?:please|kindly|go ahead and|then|just|now)\s)"
_COMMANDED = regex(
    rf"(?i){_BEGUN}\s*(?:then |now |please |kindly |just |immediately |automatically )?{_SENDING}\s"
    rf"(?:out\s)?(?:(?:this|the|that|these|our|my|attached)\b[^.!?\n]{{0,48}}?"
    rf"(?<![\w-])(?:{_DOCUMENT}|this)|it|them)\b(?![^.!?\n]{{0,60}}\b(?:(?<!at )once|after|until|"
    rf"unless|before "
    rf"(?:\w+ing|you|we|they|it))\b)(?=[^.!?\n]{{0,80}}?(?:{_AT_ONCE}|"
    rf"\b(?:to|on|onto|across|via|through|into|from|for)\s(?:[\w'’-]{{1,16}}\s){{0,4}}?{_READERS}))"
    r"|\bgo ahead and (?:publish|post|release|broadcast|blast|tweet)\b"
    rf"|{_BEGUN}\s*go live with (?:this|the|that|it)\b"
    rf"|{_BEGUN}\s*(?:take|make|set|put)\s(?:this|the|that)\s[^.!?\n]{{0,32}}?{_DOCUMENT}\s"
    r"(?:live|public|online)\b"
    r"|\bauto(?:matically)?[- ](?:execute|trade|publish|post|buy|sell|send|tweet)\b"
)
_SENDING_NOW = regex(
    rf"(?im)(?:^|[.!;>]\s)\s?(?:now |currently )?(?:notifying|publishing|e-?mailing|broadcasting|"
    rf"posting|sending|"
    rf"pushing|distributing|tweeting|uploading|blasting|releasing|syndicating)\s(?:the |this |our |"
    rf"[\w.-]{{1,16}} )?(?:{_DOCUMENT}|(?:all )?\d[\d,]*\s(?:subscribers|clients|investors|readers|"
    rf"users))"
    rf"[^.!?\n]{{0,40}}?(?:\b(?:to|on|onto|across|"
    rf"via)\s[^.!?\n]{{0,16}}?{_READERS}[^.!?\n]{{0,12}}?)?"
    rf"(?:\.{{3}}|…|\bnow\b|[:,]\s?(?:done|sent|ok|complete)|✓)"
    rf"|\bauto-?(?:publish|post|tweet|send|email|releas|broadcast)ing\s(?:this|the|"
    rf"our)\s(?:\w+\s){{0,2}}?"
    rf"{_DOCUMENT}"
    r"|(?:^|[\n。;,:])\s?正在(?:将|把|向|给)?[^。,;\n]{0,20}?(?:推送|群发|发布|上传|分发|发送)"
    r"[^。;\n]{0,16}?(?:客户|订阅|官网|公众号|全体|用户|雪球|微信|微博)"
)
"""A document that a machine says it is sending out."""
_TYPED = regex(
    r"(?:^|[\s`:：$>])(?:[a-z]{1,16}[-_]){0,2}(?:publish|release|deploy|broadcast|post|push|send|"
    r"announce|distribute|blast)(?:[-_][a-z]{1,16}){0,2}(?:\s[\w./:@-]{1,40}){0,3}\s--?(?:target|"
    r"to|channels?|env|doc|force|yes|now|id|all|live|prod|list|audience|symbol|card|report|site|"
    r"confirm|(?:no|skip)-[a-z-]{2,20})\b"
)
_THING = (
    r"(?:卡片?|研报|报告|备忘录|点评|纪要|文章|快讯|周报|日报|月报|深度|简报|推文|结论|稿件?|"
    r"《[^》\n]{1,40}》|笔记|文档|本文|研究|评级(?:[上下]调|变动)|观点|专题|推荐|内容|页面|消息|"
    r"邮件)"
)
_OUT = (
    r"(?:对外发布|发出去|推送全网|发布|推送|群发|群推|上线|发送|上传|转发|分发|推给|推到|推至|推上|"
    r"发到|发给|发往|"
    r"发至|挂到|挂上|挂网|挂出|公开|播发|抄送|同步[到至]|通知)"
)
_WHERE = (
    r"(?:官网|首页|网站|客户|用户|订阅|全体|所有人?|全员|公众号|微信|微博|雪球|知乎|抖音|头条|"
    r"列表|邮箱|媒体|平台|门户|渠道|APP|终端|社区|论坛|朋友圈|全网|订阅者|外网|公网|群里?|股吧)"
)
_SOON = r"(?:立即|立刻|马上|现在就?|即刻|直接|尽快|第一时间|赶紧|自动|强制|一键)"
_UNSEEN = (
    r"(?:(?:跳过|绕过|略过|无需|不用|不必|免去|省去|别等|不等|不要等|无须|未经)[^,，。\n]{0,8}"
    r"(?:审|批|确认|复核|校对|签|合规|检查))"
)
_CLAUSE = r"(?:^|[\n,，。;；:：!！、]\s?|\d[.、)]\s?|- )"
_COMMANDED_ZH = regex(
    rf"{_CLAUSE}(?:请|麻烦|现在?|并|再|然后|随后|同时)?{_SOON}?(?:把|将)(?!于|在|会|为)"
    rf"[^,，。\n]{{0,24}}?{_THING}[^,，。\n]{{0,12}}?{_OUT}"
    rf"(?=[^。\n]{{0,40}}?(?:{_SOON}|{_UNSEEN}|{_WHERE}))"
    rf"|{_CLAUSE}(?:请|麻烦)?(?:{_SOON}|对外|同步|向?(?:全体|所有)[^,，。\n]{{0,6}}){{1,3}}"
    rf"[^,，。\n]{{0,4}}?{_OUT}[^,，。\n]{{0,16}}?(?:{_THING}|客户|订阅|全体|官网)"
    rf"|{_UNSEEN}[^。\n]{{0,24}}?{_OUT}[^。\n]{{0,20}}?(?:{_THING}|{_WHERE})"
    rf"|{_THING}[^。\n]{{0,16}}?{_UNSEEN}[^。\n]{{0,10}}?{_OUT}"
    rf"|{_CLAUSE}(?:请|{_SOON})?(?:把|将){_THING}[^,，。\n]{{0,8}}?(?:改|设|置|标记)[为成]"
    r"[“\"]?(?:已发布|已上线|公开|上线)"
    rf"|(?:发布|推送|群发|上线|分发)(?:指令|命令|任务)\s?[:：]|"
    rf"执行(?:对外)?(?:发布|推送|群发|上线|分发)(?:命令|指令|操作|任务)?\s?[:：]|"
    rf"{_CLAUSE}(?:现在|立即|马上|请)(?:群发|推送|发布|上线)\s?[:：]"
    r"|自动(?:发布|发送|转账|群发|推送至)|(?:立即|马上|直接|自动)[^，。,\n]{0,6}"
    r"(?:发布|群发|推送|发送)(?:本|该|此|这份)?(?:报告|研报|公告|文章|邮件|消息)|"
    r"(?:把|将)(?:本|该|此|这份?)(?:报告|研报|文章|备忘录|结论)[^，。\n]{0,6}"
    r"(?:发布|群发|推送|发送|发到|发给)"
)
_NOT = regex(
    r"(?i)(?:\b(?:never|not|no|can(?:'|no)t|does|would|could|may|might|rather than|"
    r"without)\b[^.\n]{0,40}|(?:不要|勿|不得|禁止|避免|不宜|不会|没有|未|是否|能否|支持|具备|实现|"
    r"不|无需|公司|工信部|证监会|交易所|平台|可|能)[^，,。\n]{0,6}|"
    r"(?:^|[\n，。；,;])\s?(?:此|本|该)(?:邮件|短信|消息|通知|提醒)(?:系|是)?(?:由|"
    r"经)[^，。,\n]{0,12})$"
)
_COMMANDS = (_COMMANDED, _COMMANDED_ZH, _TYPED, _SENDING_NOW)


def published(view: str, spans: Sequence[tuple[int, int]]) -> bool:
    """Whether a document is to be sent out, or something is to be done, with nobody looking."""
    return any(
        not _NOT.search(view, max(0, found.start() - 40), found.start())
        for pattern in _COMMANDS
        for found in matches(pattern, view, spans)
    )
