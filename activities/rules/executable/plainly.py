"""Sentences put plainly: the same demand without courtesy, fillers, spoken numbers and asides.

The rules of orders read what is left. A sentence that has nothing of the kind is no other.
"""

import re
from collections.abc import Callable

from activities.rules.scanning.regex import regex

_COURTESY = regex(
    r"(?i)\b(?:(?:i|we)(?:'d| would) (?:be (?:\w+ )?(?:grateful|obliged|happy|glad)|"
    r"appreciate(?: it)?) if you (?:could|would|can)"
    r"|(?:would|could|can|will) you (?:mind|(?:be )?(?:so kind as|kind enough|so good as|able) to|"
    r"do me a favou?r and|be a \w+ and|possibly|perhaps)"
    r"|(?:i|we)(?:'m| am|'re| are| was| were) (?:wondering|hoping) (?:if|whether)? ?you "
    r"(?:could|would|can|might)"
    r"|(?:it would be|that'd be|would be) (?:great|good|nice|helpful) if you (?:could|would)|"
    r"(?:if|when) you (?:could|get a (?:sec|second|minute|chance))(?: please| just|,)?"
    r"|(?:kindly |please )?(?:be (?:advised|informed)|note|take notice) that (?:i|we) (?:hereby )?"
    r"(?:wish|want|would like|intend|have decided|elect) to|"
    r"(?:i|we) (?:hereby )?(?:wish|elect|request) to"
    r"|(?:could|can|would|will) (?:somebody|someone|anyone|one of you)(?: please)?|"
    r"(?:what|all) (?:i|we) (?:want|need|'d like|would like) is(?: to)?|do me a favou?r and|"
    r"be a (?:star|dear|mate|pal|love) and|"
    r"you(?:'re| are) (?:hereby )?(?:authori[sz]ed|instructed|cleared|directed) to"
    r"|(?:please )?(?:make sure|see to it|ensure) (?:that )?(?:you|we)|"
    r"(?:i|we) (?:hereby )?(?:instruct|direct|authori[sz]e|ask|request) (?:you|"
    r"the (?:bank|desk|broker|custodian|trustee|administrator)) to)\s+"
)
_CLIENT = regex(
    r"(?i)^\W*(?:(?:the |our |my )?(?:clients?|customer|investor|account ?holder|policy ?holder|"
    r"unit ?holder|member|beneficiary|wife|husband|spouse|mother|father|mum|mom|dad|son|daughter|"
    r"partner|brother|sister|boss)|(?:mrs?|ms|dr)\b\.? (?-i:[A-Z])\w+|"
    r"(?:the )?(?-i:[A-Z])\w+(?=(?: just)? (?:phoned|called|rang|emailed|messaged|texted|"
    r"(?:is |are )?on (?:the (?:line|phone)|line \w+))))(?:[ ,(][^:;,–—\n]{0,40}?)?"
    r"(?:[:;,–—-]\s?(?:s?he|they))?(?:'d like|\s(?:wants?|would like|needs?|wishes|is asking|"
    r"has asked us|asks|requests|has requested))(?: us)?(?: to (?:have|get|see))?\s"
    r"(?:(?:(?:all|half|most|some|every one|each) of )?(?:her|his|their|the)\s|"
    r"(?=(?:all|everything|half)\b|[$€£]?\d))"
    r"(?=[^.\n]{0,90}\b(?:redeemed|sold|bought|switched|transferred|moved|liquidated|wired|cashed|"
    r"swept|converted|closed|invested|rolled|encashed|surrendered)\b)"
)
"""A client whose wish is passed on."""
_ADDRESSEES = regex(
    r"(?i)(?:^\W*|(?<=[:;] ))(?:(?:(?:all|the|each|every) )?(?:addressees?|recipients?|readers|"
    r"(?:those|staff|desks?|traders|managers|teams?) (?:receiving|reading))(?: of)?"
    r"(?: (?:this|the))?(?: (?:memo\w*|notice|letter|e-?mail|message|circular|note|directive))?"
    r"(?: (?:is|are))?(?: (?:hereby|therefore))? (?:shall|must|should|will|"
    r"(?:(?:directed|instructed|required|requested|asked|ordered|told) )?to)"
    r"(?:,? (?:up)?on (?:receipt|reading)(?: \w+){0,3}?,)?"
    r"|to (?:all |the |every )?(?:desk|trading|portfolio|dealing|account|fund|branch|execution|"
    r"pm)s?(?: \w+){0,3}:|(?:up)?on (?:receipt|reading|receiving|opening)(?: of)?"
    r"(?: (?:this|the))?(?: (?:memo\w*|note|notice|message|e-?mail|letter))?,)\s*"
)
"""Those to whom a memo is written: what follows is for them to do."""
_THEIRS = regex(
    r"(?i)(?<=^please )([^.;\n]{2,30}? )their(?= (?:units|shares|holdings?|positions?|stakes?|"
    r"clients|accounts?|whole|entire|books?)\b)"
)
_BORROWED = regex(
    r"(?i),?\s(?:on|using|with) "
    r"margin(?: if (?:you|we|i) (?:have|need|must)(?: to)?)?(?=[\s.,;!]|$)"
)
_GERUND = regex(
    r"(?i)(?<=\bplease )(buy|sell|clos|mov|cancel|plac|put|trim|roll|pull|cover|exit|redeem|"
    r"switch|send|transfer|convert|liquidat|reduc|add|cut|flatten|short|unwind|park|sweep|tak|"
    r"rais|lower|chang|swap|execut|exercis|wir)(?:l(?<=cancell)|t(?<=putt)|t(?<=cutt)|"
    r"m(?<=trimm)|p(?<=swapp))?ing\b"
)
_SILENT = frozenset("clos mov plac liquidat reduc tak rais chang execut exercis wir".split())
_LEFT = regex(
    r"(?i)\b(?:what(?:ever)?|anything)(?:(?:'s|'ve| is| was| has| have| are|"
    r" (?:i|we)(?:'ve| have)?)(?: been| got| still)? (?:\w+ed|left|open|resting|remaining|working|"
    r"spare|free|over|there)| remains)\b(?: (?:of|in|over))?(?=[ .,;!?]|$)"
)
_PARTICIPLE = regex(
    r"(?i)\b(the|my|our|your|all|those|these|any|this|that) (?:un)?(?:matur|accumulat|remain|"
    r"outstand|exist|maturing|expir|unus|idl|invest|settl|call|vest|unvest|restrict|leverag|hedg|"
    r"unfill|unexecut|fill|pend|inherit|gift|combin|stall|attach|nam|list|requir|agre|propos|"
    r"complet|clear|earn|receiv|credit|releas)(?:ed|ing)(?= \w)"
)
_FILLER = regex(
    r"(?i)(?:^|(?<=[\s,]))(?:u[mh]+|er+m?|hmm+|yeah|you know|i mean|i guess|sort of|kind of|kinda|"
    r"basically|actually|alright|right so|(?<!d )like"
    r"(?= (?:half|all|two|three|a |\d|fifty|maybe))|or so|or something|maybe(?= \d))[,.]*(?:\s|$)"
)
_ASIDE = regex(
    r"(?i)[,–—-]\s?(?:i've had enough|i'?m (?:done|out|sick of \w+|tired of \w+)|"
    r"no (?:excuses|rush|hurry|questions asked|need to (?:call|ring|check|ask)\w*(?: back| me)?)|"
    r"ta|cheers|thanks(?: a lot| mate)?|that'?s an order|quick one|quick favou?r)(?=[\s.,!]|$)"
)
"""What is said beside a demand, to somebody who is known."""
_QUARTER = regex(
    r"(?i)\b(?:a|one|three|two|another) (?:quarters?|thirds?)(?= of (?:the|my|our|it|them|what)\b)"
)
_UNLESS = regex(
    r"(?i)^\W*(?:unless|once|assuming|provided)\s(?![^,.]{0,60}\b(?:average|signal|ema|sma|rsi|"
    r"macd|band|percentile|momentum)\b)[^,.]{3,60},\s(?:(?:below|above|under|over|at) [$€£]?[\d.]+"
    r",?\s)?(?=(?:just |then |please )?[a-z]+\s(?:the|my|our|all|it|half|everything|me|us|\d))"
)
_TENS = (
    "one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty "
    "fifty sixty seventy eighty ninety"
).split()
_VALUES = (*range(1, 13), 15, *range(20, 100, 10))
_SPOKEN = regex(
    rf"(?i)\b(a|{'|'.join(_TENS)})[ -](hundred|thousand|grand)"
    rf"(?: and (fifty|twenty|twenty-five|seventy-five))?(?:'s)?\b"
)
_PLUS = {"fifty": 50, "twenty": 20, "twenty-five": 25, "seventy-five": 75}

_MUTTER = regex(
    r"(?:^|(?<=[,。:;!、\s]))(?:呃+|嗯+|额|哎|诶|喂|那个啥|就是说|我跟你说哈?|你听我说|算了|"
    r"是这样的?|不好意思)[,、。\s]{0,2}|(?<=[\u4e00-\u9fff\d])[哈啊呀嘛呗咯喽哦哟](?=[,。!;]|$)"
)
_DIGITS = regex(
    r"(?<![零〇一二三四五六七八九十百千万亿\d])[一二三四五六七八九][零〇一二三四五六七八九]{1,3}"
    r"(?=[,。;!]|以[上下内]|块|附近|左右|就|出|进|$)"
)
_TO_DIGITS = str.maketrans("零〇一二三四五六七八九", "00123456789")
_CAP = regex(
    r"(?:(?<![购仓笔户度额量])[上下]限|封顶|"
    r"(?:收益率|利率|票面|净价|全价|年化|汇率|贴水|升水|基差|价差|点位|滑点|"
    r"均价(?=不|压|控|别|以))(?:要|得|在|到|是|按|为|别[超低高]过?|不[超低高]于?过?|:)?)\s?(?=\d)"
)
_SETTLED = regex(
    r"(?:清算速度|交割|交收)\s?T\+\d|T\+\d\s?(?:交割|清算|交收|结算|确认|起息)|"
    r"(?<=,)\s?T\+\d(?=[,。]|$)"
)
_BLOCK = regex(r"(?:通过|走|用|在)?大宗(?:平台|交易)?(?=[^。]{0,40}(?:接|出|买|卖|申报|报))")
_REPLY = regex(
    r"[,;。]\s?[^,;。]{0,14}(?:发我|报我|回我|跟我说|告诉我|通知我|知会我|"
    r"给我(?:个)?(?:回话|信|回执|截图|消息)|(?:发|报|回)给我|回个?(?:电|话|信|消息)|回复确认|回执|"
    r"截图|跟我讲|叫我|喊我)[^,;。]{0,8}(?=[,;。!]|$)"
)
_PAYEE = regex(
    r"(?<=[到给至往向])[^,。;\d]{2,24}?(?:公司|集团|事务所|中心|学校|医院|"
    r"商行|律所|物业)(?:的|名下)?"
)
_SAID_IF = regex(
    r"^(?:只要|一旦|如果|要是|等|万一|但凡|若|假如)"
    r"(?![^,]{0,20}(?:均线|信号|指标|分位|年线|MACD|RSI|KDJ|布林))[^,。]{2,22}[,]\s?(?=(?:开盘|"
    r"竞价|尾盘|盘中|午后|就|先|马上|立即|立刻|直接|半仓|全部?|一半|帮我|给我|把|剩|无脑|手里))"
)
_INSTITUTION = regex(
    r"(?:我司|我公司|我单位|本单位|本人|我方)?(?:特此|[拟现特兹谨]){0,2}"
    r"于?(?:今日|今天|本日|即日)?(?:委托|授权|通过|向|请|烦请|经由|由|通知)"
    r"贵(?:行|司|部|柜台|中心|方)(?:代为|协助|今日|立即){0,2}(?:办理|叙做|执行|完成)?"
    r"(?=[^,。;]{0,8}(?:结汇|购汇|远期|掉期|汇出|划[付转款]|转账|买入|卖出|申购|"
    r"认购|赎回|平仓|开仓|提取))"
)
"""What a company writes to its bank."""
_PURPOSE = regex(r"[,;。、]\s?(?:用途|附言|备注|摘要|事由|款项用途)[^,。;]{0,30}")
_GROUNDS = regex(
    r"^(?:按照?|根据|依据|依照|遵照|鉴于|基于|因)[^,。]{2,30}"
    r",\s?(?=(?:本|我|系统|现|已|机器人|为您|将为))"
)
_BOSS = regex(
    r"^(?:[^,。:;]{0,20},)?[^,。:;]{0,16}(?:经理|总监|投委会|投决会|董事长|老板|领导|主管|负责人|"
    r"管理人|合伙人|风控|委员会|交易主管)[^,。:;\d]{0,4}?(?:的?(?:指令|批示|指示|吩咐|通知|决定|"
    r"交代|批复|要求|下令|口头指令))(?:如下|内容|是|为)?\s?[:,]\s?(?=[^。]{0,40}(?:买|卖|减持|"
    r"增持|减仓|加仓|清仓|平|赎|申购|[降升减加调]到|[降升减加调]至|调仓|换))"
)
"""Whoever decides has written: what follows is for those who carry it out."""
_MEMO = regex(
    r"^\W*(?:(?:请)?本?(?:备忘录|函|通知|邮件|指令|便函|文件|通告|纪要|"
    r"工作联系单)(?:的)?(?:各)?(?:收件人|收文人|接收人|收阅人|(?:发至|抄送|送达|致)[^,。:]{2,14})|"
    r"(?:各|全体)?收件人|[兹特现](?:通知|告知|令|指示|要求|责成)[^,。:]{2,12})[:,]?"
    r"(?:(?:自|在|于)?(?:收[到件悉文]|阅)[^,。:]{0,6}(?:后|时|起|即)[,]?|"
    r"即日起[,]?)?(?:均|都)?(?:应当?|须|需|请|务必|一律|(?<=[起后],)|"
    r"(?<=后))(?:在|于)?(?:收[到件悉文][^,。:]{0,6}后)?[,]?"
)
"""A memo that says what those who get it are to do."""
_PLAN = regex(r"(?<=定投|扣款|网格)(?:协议|计划|合约|服务)(?=[^,。]{0,3}已)")
_EXPECTED = regex(r"[,]预计[^,。]{0,10}(?:完成|成交|到账|结束|执行完|卖完|买完)(?=[,。!]|$)")
_BOUGHT = regex(
    r"(?:昨[天日]|前天|上周|之前|早上|上午|刚才?)(?:买|卖|挂|下|建|追|抄|接)(?:进|入|出)?的"
)
_ZH = regex("[\u4e00-\u9fff]")


_Said = str | Callable[[re.Match[str]], str]


def _verb(gerund: re.Match[str]) -> str:
    """The verb of a gerund: ``clos``, of closing, lacks its last letter."""
    return gerund[1] + "e" * (gerund[1].lower() in _SILENT)


def _number(spoken: re.Match[str]) -> str:
    first = spoken[1].lower()
    count = 1 if first == "a" else _VALUES[_TENS.index(first)]
    unit = spoken[2].lower()
    times = 100 if unit == "hundred" else 1000
    return "$" * (unit == "grand") + str(count * times + _PLUS.get((spoken[3] or "").lower(), 0))


def _digits(spoken: re.Match[str]) -> str:
    return spoken[0].translate(_TO_DIGITS)


_ENGLISH: tuple[tuple[str, re.Pattern[str], _Said], ...] = (
    (
        (
            "um|uh|er |er,|erm|hmm|yeah|you know|i mean|i guess|sort of|kind|basically|actually|"
            "alright|right so|like |or so|something|maybe"
        ),
        _FILLER,
        "",
    ),
    (
        (
            " you |somebody|someone|anyone|what i |all i |what we |all we |be advised|be informed|"
            "that i |that we |wish|elect |request to|do me a|be a |make sure|see to it|ensure|"
            "instruct|direct|authori| ask "
        ),
        _COURTESY,
        "please ",
    ),
    ("want|d like|need|wish|ask|request", _CLIENT, "please have all my "),
    (
        "addressee|recipient|readers|receiv|reading|receipt|reading|opening|to ",
        _ADDRESSEES,
        "please ",
    ),
    ("please ", _THEIRS, r"\1our"),
    (" margin", _BORROWED, ""),
    ("please ", _GERUND, _verb),
    ("quarter|third", _QUARTER, "half"),
    ("unless|once|assuming|provided", _UNLESS, ""),
    ("enough|done|out|sick|tired|no |ta|cheers|thanks|order|quick", _ASIDE, ", please"),
    ("what|anything", _LEFT, "all of it"),
    ("ed |ing ", _PARTICIPLE, r"\1"),
    ("hundred|thousand|grand", _SPOKEN, _number),
)
_CHINESE: tuple[tuple[str, re.Pattern[str], _Said], ...] = (
    (
        (
            "呃|嗯|额|哎|诶|喂|那个啥|就是说|跟你说|听我说|算了|是这样|不好意思|"
            "哈|啊|呀|嘛|呗|咯|喽|哦|哟"
        ),
        _MUTTER,
        "",
    ),
    ("贵", _INSTITUTION, "请帮我今天"),
    ("按|据|依|遵|鉴|基|因", _GROUNDS, ""),
    ("指令|批示|指示|吩咐|通知|决定|交代|批复|要求|下令", _BOSS, "交易指令:请立即"),
    (
        (
            "收件人|收文人|接收人|收阅人|备忘录|函|通知|邮件|告知|令|指示|要求|"
            "责成|通告|纪要|联系单|文件"
        ),
        _MEMO,
        "请立即",
    ),
    (",预计", _EXPECTED, ""),
    ("协议已|计划已|合约已|服务已", _PLAN, ""),
    ("只要|一旦|如果|要是|等|万一|但凡|若|假如", _SAID_IF, ""),
    ("的", _BOUGHT, "手里的"),
    ("一|二|三|四|五|六|七|八|九", _DIGITS, _digits),
    ("用途|附言|备注|摘要|事由", _PURPOSE, ""),
    ("我|回|执|截图", _REPLY, ",麻烦了"),
    ("限|封顶|收益率|利率|票面|净价|全价|年化|汇率|水|差|点位|滑点|均价", _CAP, "限价"),
    ("大宗", _BLOCK, ""),
    ("t+", _SETTLED, "今天"),
    ("公司|集团|事务所|中心|学校|医院|商行|律所|物业", _PAYEE, "对方账户"),
)
"""What a turn holds, the turn, and what it says; a turn is looked for where it can be."""
_MOST = 6
"""Nobody takes more of one kind of turn in a sentence."""
_EITHER = tuple(
    tuple((tuple(needs.split("|")), turn, said) for needs, turn, said in turns)
    for turns in (_ENGLISH, _CHINESE)
)


def plainly(sentence: str) -> str:
    """The sentence as somebody would say it who wastes no word."""
    plain = sentence
    for needs, turn, said in _EITHER[_ZH.search(sentence) is not None]:
        lower = plain.lower()
        if any(need in lower for need in needs):
            plain = turn.sub(said, plain, count=_MOST)
    return plain
