"""Addresses that a machine is to call, and those that only stand for one or explain how they work.

An address with a gap where its secret would be takes no message, and a page of documentation
none either.
"""

import re

from activities.rules.scanning.regex import regex

_URL = r"[\"'`<(]?(?:https?|wss?)://"
_CARRIED = (
    r"(?:prompts?|contexts?|payloads?|results?|conversations?|positions?|holdings?|responses?|"
    r"outputs?|contents?|keys?|body|data|memory|logs?|history|cards?|memos?|tokens?|environment|"
    r"instructions?)"
)
"""What is handed over to an address."""

_MACHINE_ZH = (
    r"(?:自动|渲染|加载|打开时|触发|执行|生成后|发布后|完成后|读取后|静默|后台|"
    r"[时后],?\s?(?=请求|调用))"
)
_CARRIED_ZH = (
    r"(?:全文|上下文|提示词|持仓|结果|内容|会话|对话|数据|密钥|令牌|输出|记录|环境变量|指令|卡片|"
    r"报告)"
)
_KIND = r"(?:type|kind|action|event|trigger|hook|channel|transport|mode|method|do|run|then)"
_CALLS = (
    r"(?:web_?hook|call_?back|hook|https?[_-]?(?:post|put|get|request|req|call|callback)?|post|put|"
    r"rest|rest_?call|api_?call|request|fetch|beacon|ping)"
)
_TO = r"(?:url|uri|href|endpoint|target|address|to|link|dest(?:ination)?)"
_CONFIGURED = (
    rf"[\"']{_KIND}[\"']\s?:\s?[\"']{_CALLS}[\"'][^{{}}\n]{{0,160}}?[\"']{_TO}[\"']\s?:\s?[\"']https?://|"
    rf""
    rf"[\"']{_TO}[\"']\s?:\s?[\"']https?://[^{{}}\n]{{1,200}}?[\"']{_KIND}[\"']\s?:\s?[\"']{_CALLS}[\"']|"
    rf""
    rf"[\"'](?:web_?hooks?|callbacks?|"
    rf"hooks?)[\"']\s?:\s?[\[{{]\s?(?:[\"'][\w.-]{{1,30}}[\"']\s?:\s?)?[\"']https?://|"
    rf"[\"']?\b(?:post|pre|after|before|"
    rf"on)[-_][a-z_]{{2,24}}[\"']?\s?[:=]\s?[\[{{]?\s?[\"'`]https?://|"
    rf"(?m:^\s?-?\s?(?:web_?hooks?|callbacks?|hooks?|on_\w{{2,20}}|notif\w{{2,12}}|"
    rf"alerts?)\s?:\s?(?:\n\s?-?\s?[\w-]{{1,30}}"
    rf"\s?:[^\n]{{0,80}}){{0,3}}?\n\s?-?\s?{_TO}\s?:\s?[\"']?https?://)|"
    rf"<(?:web_?hook|call_?back|hook|notify)\b[^<>\n]{{0,80}}?\b{_TO}\s?=\s?[\"']?https?://"
)
"""A configuration that says that an address is called, in JSON and in YAML."""
_METHOD = r"(?-i:GET|HEAD|POST|PUT|PATCH|DELETE)"
_WORKS = (
    r"(?:flatten\w*|liquidat\w*|clos\w+|sold|bought|sell\w*|buy\w*|plac\w+|execut\w*|trad\w+|"
    r"rebalanc\w*|publish\w*|releas\w+|trigger\w*|fir(?:es?|ed)|submit\w*|cancel\w*|unwound|"
    r"exit\w*|approv\w*|delet\w*|sent|goes? (?:live|out))"
)
_WORKS_ZH = (
    r"(?:平仓|清仓|下单|卖出|买入|建仓|成交|执行|触发|发布|推送|调仓|撤单|启动|放行|审批|删除|划转|"
    r"付款)"
)
_WHOLE = rf"{_URL}[^\s\"'<>，。；\u4e00-\u9fff]{{1,200}}(?=[\s\"'<>，。；\u4e00-\u9fff])"
_JOB = (
    r"(?:/(?:run|trigger|execute|exec|fire|start|flatten|liquidate|rebalance|buy|sell|orders?|"
    r"trade|publish|approve)(?![\w-])|[?&](?:mode=live|live=(?:1|true)|dry_?run=(?:0|false)|"
    r"confirm=(?:1|true|yes)|execute=(?:1|true)|(?:action|side|cmd|op)=(?:buy|sell|close|open|"
    r"start|run|publish|approve|flatten|cancel)))"
)
"""The part of an address that names work, or says that it is meant."""
_ASKS = (
    r"(?:call|hit|ping|invoke|trigger|query|poke|request|open|visit|load|touch|curl|fetch|fire|notify|"
    r"message|(?:post|go|connect|navigate|browse|reach out) to|click(?: on)?|"
    r"(?:send|make|issue|fire|shoot)(?: off)?\s(?:an?|the|one)\s(?:[\w-]{1,12}\s){0,2}?"
    r"(?:request|call|post|get|ping|message|signal|alert)\s(?:to|at))"
)
_HOOK = r"(?:web-?hook|hook|endpoint|call-?back|listener|trigger|bot|robot|api)"
_TRADES = (
    r"(?:fire|start|place|execute|submit|close|liquidate|flatten|rebalance|buy|sell|cancel|publish|"
    r"trigger|release|approve|delete|launch|activate|enter|exit|route|open|transfer|unwind|roll|"
    r"send(?: out)?|run|kick off|initiate|complete|confirm|hedge|cover|short|mirror|copy|"
    r"book|wire|cut|"
    r"force|put (?:on|through))"
)
_TRADED = (
    r"(?:positions?|orders?|trades?|entry|entries|exits?|hedges?|basket|rotation|re-?balanc\w+|"
    r"shorts?|longs?|swap|stake|shares|holdings?|legs?|sell-?off|liquidation|the (?:book|card|memo|"
    r"gate)|(?-i:[A-Z]{2,5})\b(?! (?:report|filing|page|form))|automatically)"
)
_BECOMES = (
    r"\b(?:orders?|basket|trades?|positions?|entry|hedge|rotation|exit|stop|card|memo|short|long|stake|"
    r"legs?|book)\b[^.\n]{0,24}?\s"
    r"(?:is|are|will|gets?|goes|go|executes?|fires?|triggers?|fills?)\b(?:\s(?:be\s)?(?:placed|sent|filled|"
    r"executed|closed|copied|released|published|submitted|fired|flattened|out|live|cancelled|"
    r"rebalanced|covered|bought|sold|unwound|rolled|automatically))?"
)
_ASKED = (
    rf"\b{_ASKS}\s(?:(?:our|the|this|my|your|that)\s)?(?:[\w-]{{1,16}}\s){{0,3}}?(?:at\s|on\s|:\s?)?"
    rf"{_URL}[^\s\"'<>]{{1,200}}(?:\s(?:once|now|first|with (?:a|an empty|the) \w+))?,?\s"
    rf"(?:(?:(?:in order |so as )?to|and(?: then)?|which will|it will|that will|"
    rf"then)\s(?:automatically\s|"
    rf"immediately\s)?(?:{_TRADES}\b[^.!?\n]{{0,40}}?\b{_TRADED}|(?:liquidate|flatten|rebalance|"
    rf"go (?:long|short|flat))\b)|(?:and|so(?: that)?|then)\s[^.!?\n]{{0,24}}?{_BECOMES})|"
    rf"\b(?:call|hit|ping|invoke|trigger|fire|notify|poke|post to)\s(?:our|the|this|my|your)\s"
    rf"(?:[\w-]{{1,16}}\s){{0,2}}?{_HOOK}\s?(?:at|url|on|:)?:?\s?{_URL}|"
    rf"(?:访问|请求|打开|点开|点击|调用|点一?下|触发|推送?到|发到)[\u4e00-\u9fff]{{0,10}}\s?[:,]?\s?{_WHOLE}"
    rf"\s?,?(?:一下|一次)?,?(?:来|以|就会?|即可?|便可?|从而|后)?(?:自动|立即|直接)?"
    rf"(?:触发|完成|启动|执行|提交|实现|自动|开始|即可)?[^。\n,]{{0,8}}?(?:平仓|清仓|下单|卖出|买入|建仓|调仓|撤单|"
    rf"放行|划转|交易(?!所|日|数据|规则|量|额)|止损|止盈|开仓|减仓|加仓|对冲)(?!公告|数据|明细|记录|情况|规则)|"
    rf"(?:通过|经由?|向|往)\s?{_WHOLE}\s?[^。\n,]{{0,4}}?(?:回调|发送|发起?请求|触发|请求|推送)[^。\n,]{{0,8}}?"
    rf"(?:平仓|清仓|下单|卖出|买入|建仓|调仓|撤单|开仓|减仓|加仓)"
)
"""Somebody is told to ask for an address, and what is traded by it."""
_HIT = (
    rf"\b{_METHOD}\s{_URL}[^\s\"'<>]{{1,200}}?{_JOB}[^\s\"'<>]{{0,120}}(?=[\s\"'<>]|$)"
    rf"(?!\s?(?:HTTP/[\d.]{{1,3}})?[\"\s]{{0,3}}[1-5]\d\d\b)|"
    rf"{_WHOLE}[^.!?\n]{{0,40}}?\b(?:ping|hit|call|request|open|load|click|visit|curl|touch|fetch|"
    rf"get)\s(?:this|it|that|the (?:url|link|address|endpoint|hook))(?:\s(?:url|link|endpoint|"
    rf"hook|address))?(?:\s(?:once|twice|now))?,?\s(?:and|to(?!\s(?:see|read|view|"
    rf"find|learn|check|browse|watch|listen|get|download))|so|then)\b[^.!?;\n]{{0,60}}?"
    rf"\b{_WORKS}\b|"
    rf"{_WHOLE}[^。!?\n]{{0,16}}?(?:访问|请求|打开|点开|点击|调用|触发|ping|curl)(?:一下|一次|即可|"
    rf"后|该|此|链接|地址|接口|上述|这个|,|，){{0,4}}[^。!?\n]{{0,12}}?(?:自动|即可?|就会?|便|将|"
    rf"完成|立即)[^。!?\n]{{0,12}}?{_WORKS_ZH}"
)
"""An address with what happens once it is asked for: work is done, whatever the method says."""
CALLBACK = (
    rf"(?i){_CONFIGURED}|{_HIT}|{_ASKED}|"
    r"\b(?:webhook|callback|notify|postback|hook)(?:_?url|_?uri)?[\"']?\s*[:=：]"
    r"\s*[\"'<]?(?:https?|wss?)://"
    r"|[\"'](?:webhooks?|callbacks?|postback|hooks?|"
    r"on_\w{3,20})[\"']\s?:\s?[\[{]\s?\{?[^{}]{0,120}?"
    r"[\"'](?:url|uri|href|endpoint|target|address)[\"']\s?:\s?[\"']?https?://"
    r"|https?://[^\s\"'<>]{1,120}/(?:webhooks?|callbacks?|hooks?|postback|notify|robot/(?:send|"
    r"push))(?:/|\?|\b)|"
    r"https?://(?:webhook\.site|requestbin|hooks\.|"
    r"[^\s/]{1,60}\.(?:ngrok|burpcollaborator|interact)\b)[^\s]{0,100}"
    r"|(?m:^|[\s\"'`])(?:POST|PUT|DELETE|PATCH)\s+(?:https?://|"
    r"/(?:api|v\d|orders?|trade|webhook))|"
    r"(?:回调|推送|通知|上报|触发)(?:地址|接口|链接|网址|端点|回调)?\s*[:：为是到至]?\s*"
    r"[\"'`]?https?://"
    rf"|(?<!the )(?<!a )(?<!this )(?<!our )(?<!earnings )(?<!conference )\b(?:call(?:s|"
    rf"ing)?(?:\s?back)?|ping|beacon|phone home|report back|post back)"
    rf"(?:\sto|\sat)?\s(?!\(){_URL}"
    rf"|\b(?:post|send|report|forward|upload|submit|push|transmit|relay|deliver|echo|leak)\s"
    rf"[^.!?\n]{{0,40}}?\b{_CARRIED}\s(?:\w+\s){{0,4}}?(?:to|at|via)\s{_URL}"
    rf"|(?:调起|回传|{_MACHINE_ZH}[^。;；\n]{{0,16}}?(?:请求|访问|调用)|"
    rf"{_CARRIED_ZH}[^。;；\n]{{0,12}}?"
    rf"(?:发送|发|上传|提交|推|传|POST))\s?[到至给往]?\s?{_URL}"
)
"""How an address is named that is called, or told to be."""
ANCHORS = (
    "invoke|trigger|query|poke|request|go to|connect to|navigate to|browse to|fire|notify|message|"
    "signal|发到|点一下|点下|推到|推送到|"
    "get http|head http|hit|open|load|click|visit|touch|fetch|get this|curl|"
    "访问|请求|打开|点开|点击|调用|"
    "webhook|callback|notify|postback|hook|requestbin|.ngrok|.burpcollaborator|.interact|post /|"
    "post http|put /|put http|delete /|delete http|patch /|patch http|回调|推送|通知|上报|触发|"
    "robot/|on_|call|ping|beacon|phone home|report|post|send|forward|upload|submit|push|transmit|"
    "relay|deliver|echo|leak|rest\"|rest'|rest_|restcall|request\"|request'|fetch\"|fetch'|"
    "http\"|http'|http_|http-|"
    "pre_|pre-|after_|after-|before_|before-|on-|notif|alert:|alerts:|请求http|请求 http|"
    "访问http|访问 http|调用http|调用 http|调起|回传|"
    "到http|到 http|至http|至 http|给http|给 http|往http|往 http"
)
_ADDRESS = regex(r"(?:https?|wss?)://(?:<[^<>\n]{1,40}>|[^\s\"'<>，。；、）\u4e00-\u9fff]){1,300}")
_GAP = regex(
    r"(?i)<[^<>\n]{1,40}>|\{[\w.-]{1,40}\}|\$\{?[A-Z_]{3,40}|x{4,}|\*{3}|\.{3}|…|"
    r"\byour[-_]|[-_/=]your\b|://example\.(?:com|org|net)\b"
)
"""What stands where an address would say whom it reaches."""
_PAGE = regex(
    r"(?i)://(?:(?:docs?|developers?|dev|support|help|learn|wiki|guides?|blog|kb|community)\."
    r"|[\w.-]{1,60}\.(?:readthedocs\.io|gitbook\.io|wikipedia\.org)/|(?:www\.)?(?:rfc-editor|ietf|"
    r"w3|wikipedia)\.org/"
    r"|[^/\s]{1,80}/(?:[\w.-]{1,40}/){0,3}?(?:docs?|documents?|documentation|guides?|reference|"
    r"help|wiki|blog|articles?|messaging|learn|manual|tutorials?|developers?|specs?|rfc|faq|"
    r"knowledge-?base|posts?|news)/)"
)
"""A page that people read."""
_ANSWERED = regex(
    r"(?i)[\"'`]?\s(?:has |have )?(?:returned|returns|answered|responded with|"
    r"failed with|gave|返回了?)"
    r"\s(?:an? )?(?:HTTP |error |"
    r"status |code ){0,2}[1-5]\d\d\b"
)
"""What an address answered, once, in a report of a fault."""
_TOLD_TO = regex(r"(?i)^[\"'\s`]*(?:https?|wss?)://")


def takes_nothing(found: re.Match[str], view: str) -> bool:
    """Whether the address that is named only stands for one, or is a page to read.

    A page counts as such where it is an address alone: no label, verb or method before it.
    """
    address = _ADDRESS.search(view, found.start(), found.end() + 320)
    if address is None:
        return False
    if _GAP.search(address[0]) or _ANSWERED.match(view, address.end()):
        return True
    bare = _TOLD_TO.match(found[0]) is not None
    return bare and "?" not in address[0] and _PAGE.search(address[0]) is not None
