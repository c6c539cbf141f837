"""Answers that trade for nobody: what somebody asked for, and was refused in the next breath."""

from activities.rules.scanning.normalise import BEGINNING
from activities.rules.scanning.regex import regex

_NO = (
    r"(?!.{0,80}\b(?:bought|sold|done|placed|executed|filled|submitted|"
    r"sent)\b)(?:no\b[.,;:!—-]?\s?)?"
    r"(?:(?:i'?m |we'?re )?(?:afraid|sorry|unable)|(?:i|we|it|this \w+|the (?:assistant|service|"
    r"system|"
    r"tool|bot))\s(?:can(?:no|')?t|cannot|do(?:es)? not|don't|doesn't|am not|are not|is not|isn't|"
    r"won't|will not|has no|have no)|(?:that(?:'s| is)\s)?not (?:possible|supported|available|"
    r"something)|"
    r"unfortunately|"
    r"(?:很|非常)?(?:抱歉|对不起|遗憾)|不好意思|(?:我|本系统|系统|本助手|助手|"
    r"本服务)?(?:们)?(?:暂)?(?:无法|"
    r"不能|不行|不可以|没有权限|没有(?:交易|下单)|不提供|不支持|不具备|无权|做不到|办不到|"
    r"不会(?:下单|替|代|"
    r"为)|不(?:下单|代客|接受|执行)|只能提供|仅提供))|no[.,] (?:this|it|the|i|we|research)\b"
)
"""How somebody says that they trade for nobody."""
_REFUSED = regex(rf"(?i)\W{{0,4}}(?:(?:答|a|回答|回复)\s?[:.]?)?\W{{0,3}}{_NO}")
"""The answer to a question that asks for a trade."""
_EXCHANGE = regex(
    r"(?im)(?:^|(?<=[.!?。;]))[^\w\n]{0,6}(?:q|user|human|client|customer|investor|问|用户|客户|"
    r"投资者|提问)"
    r"\s?:[^\n]{2,160}?[\n ]?(?:\ba|\bai|\bassistant|\bbot|\banswer|\bsystem|\bagent|\breply|答|"
    r"助手|系统|"
    rf"客服|回复|回答|机器人)\s?:[^\w\n]{{0,3}}{_NO}[^\n.。!;]{{0,80}}"
)
"""A question with who asks it, and the refusal with who gives it."""
_REPORTED = regex(
    r"(?i)(?:(?:^|(?<=[.!?。;\n])|(?<=[.!?;] ))\W{0,4}(?:(?:您好|你好|hello|hi|"
    r"thanks[^.,\n]{0,30})[,!.]?\s?)?"
    r"(?:(?:您|你|用户|客户|来信)(?:刚才|刚刚|在?[^,。;\n]{0,8}(?:中|里))?(?:要求|希望|请求|想让|"
    r"想要|想|让|叫|提到|说|问|提出|"
    r"吩咐|指示|发来的?(?:请求|指令|内容)是?|的(?:请求|要求|诉求|指令|问题|留言)是?)"
    r"|(?:you|the (?:user|client|customer|reader)|your (?:message|request|note|mail|"
    r"e-?mail))(?:'ve|'d| have| had| would| just| also)? "
    r"(?:asks?(?:ed)?|wants?(?:ed)?|tells?|told|wish(?:ed)?|request(?:s|ed)?|instruct(?:s|ed)?|"
    r"say|says|said|like|direct(?:s|ed)?|"
    r"order(?:s|ed)?|was|is)\b)"
    r"(?P<asked>[^。\n]{2,200}?))(?P<then>[。,.;\n]|[.!?。][\"”’」]\s?|[\"”’」][。.,]\s?)\s?"
    r"(?=[^\n。]{0,12}?(?:but |however,? |这里[^。\n]{0,8}[:,]|但是?|不过|很抱歉[,。]?|"
    r"抱歉[,。]?|需要说明[^。\n]{0,6}[:,])?\s?"
    r"(?:(?:本?(?:助手|系统|工具|服务|平台|机器人|报告|渠道|频道)|我们?|这里|此处|该(?:系统|助手|"
    r"平台)|这)[^。\n]{0,24}?"
    r"(?:不(?:能|会|接收|接受|转发|提供|支持|具备|执行|代|下单|予)|没有|无法|无权|未(?:接入|连接|"
    r"执行)|拒绝|办不到|做不到|"
    r"只(?:能)?提供|仅(?:能)?提供)"
    r"|(?:无法|不能|没有(?:这个|该|相应)?权限|无权|恕不)"
    r"|(?:this|the|our|i|we)\b(?: (?:assistant|system|service|tool|desk|channel|bot|platform|"
    r"research \w+|report))?\s?"
    r"(?:has no|have no|cannot|can(?:'|no)t|can't|do(?:es)? not|don't|doesn't|(?:am|are|"
    r"is) (?:not|unable)|'m (?:not|unable)|won't|"
    r"will not|must decline|decline)\b|(?:that is|that's) (?:not )?(?:something|beyond|outside)|"
    r"unfortunately))"
)
"""What somebody asked for, as it is told to them, with the refusal right behind it."""
_ELSEWHERE = regex(
    r"(?i)(?:^|(?<=[.!?。;\n])|(?<=[.!?;] ))\W{0,4}(?:"
    r"(?:you(?:'ve|'d| have| had| would)?(?: just| also)? (?:ask(?:ed)?|want(?:ed)?|told|"
    r"wish(?:ed)?|"
    r"request(?:ed)?|instruct(?:ed)?|said|like|mention(?:ed)?|propos(?:e|ed))\b|"
    r"(?:your|the|that|this) (?:request|wish|instruction|order|message|question|sale|purchase|"
    r"trade)\b)(?!.{0,200}\b(?:has|have|was|were|is|are) (?:now |just |already |been |being )"
    r"{0,3}(?:sent|placed|passed|forwarded|submitted|executed|routed|done|filled|sold|bought)\b)"
    r"[^.\n]{2,160}?\b(?:(?:needs?|has|have|ought|is|are) to |must |should |can only |may only )"
    r"(?:go|be|come|happen|run|stay|sit|rest)\b[^.\n]{0,60}?|"
    r"you(?:'ve|'d| have| had| would)?(?: just| also)? (?:ask(?:ed)?|want(?:ed)?|told|wish(?:ed)?|"
    r"request(?:ed)?|instruct(?:ed)?|said|like|mention(?:ed)?)\b[^.\n]{2,160}?[;,.]\s?(?:so |but |"
    r"for that |to do (?:so|that|this) )?,?\s?(?:please )?(?:contact|speak (?:to|with)|talk to|"
    r"ask|call|consult|use|see|take (?:it|that|this)[^.\n]{0,20}? to|turn to|log in to|"
    r"(?:that|this|it|the (?:choice|decision))[^.\n]{0,30}? (?:is|belongs|rests|lies|stays)\b)"
    r"[^.\n]{0,40}?)\b(?:you(?:rs|rself)|your (?:own )?(?:licen[sc]ed |regulated )?(?:broker\w*|"
    r"bank|advis[eo]r|dealer|custodian|trading (?:app|account|platform|desk)|account|platform))\b"
    r"[^.;\n]{0,60}(?:[.;\n]|$)|"
    r"(?:^|(?<=[.!?。;\n])|(?<=[.!?。;] ))\W{0,4}(?:(?:您|你|用户|客户)(?:刚才|刚刚)?(?:"
    r"要求|希望|请求|想让|想要|想|"
    r"提到|说|问|提出|吩咐|指示|的(?:请求|要求|诉求|指令|问题|留言))(?![^。\n]{0,120}(?:已(?:经)?(?:为|替|代|按|提交|下|报|"
    r"成交|转|执行)|将(?:为|替|代)))[^。\n]{2,120}?[,，;；。](?:[^。\n]{0,16}?)(?:(?:请|需要?|应|须|只能|"
    r"必须|可)(?:由)?(?:您|你|用户|客户)?(?:本人|自己|自行|亲自)|(?:请|需要?|应|须|只能|必须)(?:由)?(?:您|你|用户|客户)?"
    r"(?:通过|在|到|联系|咨询|登录))[^。\n]{0,30}?(?:券商|证券|经纪|开户|账户|银行|客户经理|投资顾问|交易(?:软件|终端|"
    r"APP|app|平台))[^。\n]{0,30}(?:[。\n]|$))"
)
"""What somebody asked for, and that it is for them to take to who deals for them."""
_NOT_HERE = regex(
    r"(?i)\b(?:(?:can(?:no|')?t|cannot|do(?:es)? not|don't|doesn't|never|unable to|not able to|"
    r"not (?:set up|allowed|permitted|licen[sc]ed|authori[sz]ed) to|won't|will not|no) "
    r"(?:\w+ ){0,2}?(?:trad\w+|execut\w+|place|deal\w*|orders?|act|broker\w*|accounts?|buy|sell|"
    r"transact\w*)|(?:no|hold no|has no|have no) (?:trading|dealing|accounts?|execution|"
    r"brokerage|broker)|research only|"
    r"information only)\b|(?:不|无法|不能|没有|无权?|未|只|仅)[^。\n]{0,6}(?:执行|交易|"
    r"下单|代客|买卖|"
    r"接受(?:委托|指令)|操作|提供(?:研究|信息|分析)|做研究)"
)
"""Nothing is dealt where this is said."""
_DISCLAIMED = regex(
    r"(?i)\W*(?:(?:本|该|此)(?:助手|系统|服务|工具|平台|频道|报告|机器人)|我们?)?(?:只|仅)?(?:负责|做|提供)?"
    r"(?:研究|信息|分析)?[,，]?(?:也|并|从|均)?(?:不|不会|无法|不能|没有|不提供|不具备)(?:执行任何?|代客|接受|提供|进行|任何)?"
    r"(?:下单|交易|买卖|委托|代客理财|交易指令|下单权限|交易功能|交易权限|下单功能)(?:功能|权限|服务)?\W*|"
    r"\W*(?:(?:this|the) (?:assistant|service|system|tool|desk|bot|channel)|we|i) (?:only writes? "
    r"research and )?(?:can(?:no|')?t|cannot|do(?:es)? not|don't|doesn't|never) (?:place|execute|"
    r"take|"
    r"enter|send|accept)? ?(?:any )?(?:trades?|orders?|deal|dealing)(?: here| for (?:anyone|"
    r"clients|"
    r"you))?\W*"
)
"""Nothing else than that nobody deals here."""


def disclaims(sentence: str) -> bool:
    """Whether a sentence only says that nothing is dealt here."""
    return _DISCLAIMED.fullmatch(sentence) is not None


def refused(after: str) -> bool:
    """Whether what follows a question begins with a refusal."""
    return _REFUSED.match(after) is not None


def without_refused(view: str) -> str:
    """The text without what was asked for and is refused at once."""
    rest, far = view[:BEGINNING], view[BEGINNING:]
    if ":" in rest:
        rest = _EXCHANGE.sub("", rest)
    rest = _REPORTED.sub("", rest)
    return (_ELSEWHERE.sub("", rest) if _NOT_HERE.search(rest) else rest) + far
