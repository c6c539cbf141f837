"""Sentences that speak to people: votes, forms, advice to investors, rules of an office.

What they order is no order to a machine, unless they speak of one, or of the text that it makes.
"""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache

from activities.rules.injection.substitutes import WHOLE, literals_of
from activities.rules.scanning.anchors import joined
from activities.rules.scanning.regex import regex
from activities.rules.scanning.sieve import Sieve

_REACH = 240
"""Characters that a sentence is followed to either side of what it is known by."""
_END = regex(r"[。！？!?\n]|\.(?=[ \"'”’)\]]|\Z)")
_MACHINES = regex(
    r"\b(?:ai|ais|a\.i\.|llms?|gpt\S*|chatgpt|claude|gemini|deepseek|copilots?|chat ?bots?|bots?|"
    r"crawlers?|scrapers?|models?|assistants?|"
    r"(?:automated|autonomous|ai|research|software) agents?|machines?|software|automated|"
    r"summar(?:y|ies|i[sz]\w+)|digests?|recaps?|prompts?|outputs?|system|"
    r"your (?:\w+ )?(?:answers?|response|reply|report|note|analysis|write-?up|draft|verdict|"
    r"conclusion|rating|guidelines|training|programming|configuration)|"
    r"(?:ignor|disregard|forget|overrid|bypass)\w* (?:\w+ ){0,3}?(?:instr\w*|prompts?|rules|"
    r"directions|guidance|guidelines|you (?:were|have been) \w+|above|this point))\b"
    r"|(?<![a-z])ai(?![a-z])|人工智能|模型|助手|智能体|机器人|程序|摘要|总结|回答|回复|输出|"
    r"提示词|(?<![清结]算)系统(?!(?:将|会))|机器|自动(?:化|读|阅|抓)|作答|你的|"
    r"(?:忽略|无视|忘记|忘掉|忘了|抛开|"
    r"不(?:要|再|必|用)(?:理会|遵守|执行))[^，。；,;]{0,10}(?:指令|提示|规则|设定|要求|命令|话)"
)
"""A machine, its product or its instructions: with them a sentence is read as it stands."""

_CROWD = (
    r"(?:staff|employees?|workers|members|clients?|customers?|investors|shareholders|stockholders|"
    r"unitholders|noteholders|bondholders|holders|traders|brokers|dealers|banks|"
    r"firms|companies|exporters|importers|suppliers|readers|listeners|viewers|media|press|teams?|"
    r"students|analysts?|journalists|reporters|editors|auditors|directors|"
    r"managers|advis[eo]rs|users|subscribers|voters|parties|lenders|borrowers|bidders|retailers|"
    r"insurers|funds|officers|colleagues|patients|passengers|residents|candidates|"
    r"applicants|everyone|them)"
)
_CROWD_ZH = (
    "(?:投资者|股东|持有人|客户|员工|会员|用户|分析师|记者|媒体|读者|听众|交易员|股民|同事|同学|"
    "学员|考生|乘客|业主|居民|职工|家长|供应商|经销商|"
    "出口商|进口商|券商|机构|银行|企业|公司|各方|各单位|委托人|代理人|当事人)"
)
_SENTENCE: tuple[str, ...] = (
    # Instructions to a bank, a registrar, a depositary; votes.
    (
        r"\b(?:voting instruction|proxy (?:card|form)|control number|"
        r"(?:latest|your|earlier|later) votes?\b|before the (?:\w+ )?meeting\b|dealing day|"
        r"latest-dated|new form would|standing instructions shall|returned? the \w+ card)"
    ),
    (
        "(?:过户|登记处|持有人|同一份额|申购|赎回|代理行|委托书|表决票|投票|托管人?|存托|交收|"
        "划款|撤单)[^。！？\n]{0,80}?指[令示]|"
        "指[令示][^。！？\n]{0,40}?(?:过户|份额|代理行|委托书|表决票|投票|存托)"
    ),
    (
        "(?:结算|清算|回售|参与人|管理人)[^。！？\n]{0,60}?指[令示](?![^。！？\n]{0,60}(?:评级|"
        "买入|增持|推荐|结论|目标价|满分|首选|利好|看多|写|说|称|改为|改成))"
    ),
    "(?:限制|冻结|禁止|保全)令[^。！？\n]{0,6}(?:撤销|解除|失效)|系统(?:将|会)(?:自动)?忽略",
    # Forms.
    (
        r"\b(?:line \d+[a-z]?\b|box \d+\b|form \d{3,4}\b|before you begin\b|"
        r"block (?:letters|capitals))"
    ),
    r"第 ?\d+ ?[栏行]|(?:填报|填表|填写)(?:说明|须知|要求)",
    # Advice on what to buy, and rules for one's own trading.
    (
        r"\b(?:my|our|his|her) advice\b|\badvice to (?:clients|investors|readers)\b|"
        r"\b(?:don't|do not|never) (?:buy|sell|short|chase|own|average down)\b"
    ),
    r"\bwrite your rules down\b|\bwrite down your (?:trading )?rules\b",
    (
        "(?:对|给)(?:客户|投资者|大家|散户|读者)的(?:建议|忠告)|我的(?:建议|做法|规矩)|"
        "大家(?:别|不要|千万|还是|都|忽略|注意|可以|就)"
    ),
    # A crowd that is called, or that somebody is said to have told.
    (
        rf"(?:(?<=[.!?\n] )|(?<=\n)|\A)(?:(?:dear|attention|hey|hello|hi|good morning) (?:all )?"
        rf"{_CROWD}\b|{_CROWD},? please\b)"
    ),
    (
        rf"\b(?:told|ordered|asked|instructed|urged|advised|directed|warned|reminded|required|"
        rf"requested|tells|asks|urges|advises|reminds|"
        rf"instructs) (?:the |its |all |their |his |her |our )?(?:\w+ )?{_CROWD} (?:not )?to\b|"
        rf"\b(?:were|was) told (?:not )?to\b(?! begin with\b)"
    ),
    (
        rf"(?:各位|尊敬的|亲爱的|致|全体){_CROWD_ZH}[：:，,！!]|请(?:各位|广大|全体)?(?:分析师|"
        rf"媒体|记者|员工|职工|听众|会员|交易员)|(?:要求|责令|告诫|提醒|叮嘱){_CROWD_ZH}|责令其"
    ),
    (
        r"(?:财务总监|总裁|董事长|总经理|首席执行官|"
        r"创始人)[^。！？\n“]{0,16}请[^。！？\n“]{0,30}[：:]“"
    ),
    (
        r"(?:老板|厂长|董事长|经理|校长|主任|书记|领导|总裁)[^。！？\n“”\"]{0,14}"
        r"(?:说|喊|讲|表示|宣布|强调)道?[：:,，] ?[“\"](?![^。！？\n]{0,40}(?:评级|买入|增持|推荐|"
        r"目标价|满分|首选|利好|看多|写|说|零风险|打分|下单|转账|汇款))"
    ),
    (
        r"\bimprov (?:night|class|troupe|workshop|show)\b|\b(?:trainees|students|pupils|players|"
        r"actors|participants|delegates|cadets) (?:pretend|play|act)\b"
    ),
    (
        "(?:你|您|大家)(?:得|必须|要|应该|务必|一定要)?自己(?:去)?(?:做|作)(?:好)?(?:功课|研究)|"
        "请?(?:先)?忘掉(?:你的|您的)?(?:成本价?|买入价|持仓成本)|必须学会(?:空仓|止损|等待)"
    ),
    (
        r"\b(?:fixme|todo):|待修[：:]|\btemplate instructions\b|\b(?:set|create|choose) "
        r"(?:your|an?) (?:price )?(?:alerts?|watchlists?|screens?)\b|联系客服"
    ),
    (
        r"\b(?:sell|buy) (?:if|when|once) (?:the|it|prices?)\b|\bopen letter to\b|"
        r"\bthe game lets\b|在这款游戏里|取决于[您你]"
    ),
    # What has to be done before a person has signed.
    (
        "未经[^，。；,;]{2,14}(?:签字|批准|同意|许可|授权|复核|审批)?[，,](?:一律)?"
        "(?:不得|不可|禁止|严禁)|密码管理器|验证码[^，。]{0,4}告诉|"
        "合格投资者[，,](?:不得|请勿)|误收本"
    ),
)
"""What a sentence is known by that speaks to people."""
_LINE: tuple[str, ...] = (
    (
        r"\b(?:house style|style (?:guide|book|note|rules?)|note on style|newsroom handbook|"
        r"compliance (?:recipe )?(?:book|manual|handbook))\b"
    ),
    "(?:编辑|写作|文字|文风|采编)(?:规范|规则|守则)|谈文风|合规手册|填报说明|填表须知|填写说明",
    (
        r"(?m:^)(?:analysts|customers|clients|members|shareholders|unitholders), please note\b|"
        r"\battention customers\b|"
        r"^(?:form \d{3,4} )?instructions: (?:read|if you are|enter|complete|use)\b"
    ),
    "各位(?:客户|股东|会员|股民|同事|乘客)[：:，,]",
)
"""What a line is known by that does so from there on."""
_ANYWAY: tuple[str, ...] = (
    (
        r"\b(?:employers?|we|firms|banks|companies) (?:\w+ )?(?:want|need|seek|hire|look for|"
        r"are looking for|are hiring) (?:people|candidates|engineers|someone|"
        r"somebody|developers) who\b"
    ),
    "(?:招聘|岗位职责|任职要求|工作职责)[^。！？\n]{0,16}(?:负责|编写|撰写|测试|设计)",
    (
        r"\bthe agent (?:must|shall|may)\b[^.\n]{0,60}\b(?:defaults?|lenders?|borrowers?|"
        r"finance part(?:y|ies)|facility)\b"
    ),
    (
        r", (?:says|said|warns|argue[sd]) (?:the |an? )(?:watchdog|regulator|report|study|survey|"
        r"union|agency|professor|lawyer|court)\b|\blog in again\b|\breset your session every \d"
    ),
    (
        r"重新登录|(?:^|[。；\n])(?:员工|学员|从业人员|客户经理|理财经理)"
        r"(?:不得|应当?|须|必须|禁止)|管理员[^，。,]{0,12}重置[^，。,]{0,4}(?:会话|密码)"
    ),
    (
        "警示函[,，]指其|责令(?:其|当事人)|大家别(?:理|信|听)|"
        "各位(?:客户|股东|会员|股民|同事|乘客)[：:，,]|"
        "一[名位][^，。；：“]{1,8}[者客民员](?:让|使|令|诱使)"
    ),
    # What readers of a newsletter are asked for, and notes to oneself.
    (
        "(?:(?:点赞|在看|收藏|三连)[^。！？\n]{0,12}(?:转发|分享)|"
        '回复(?:关键[词字]|数字)?[“"「]?[^”"」。！？\n]{1,12}[”"」]?(?:领取|获取|即可领|下载))'
        "(?![^。！？\n]{0,80}(?:(?<![a-z])ai(?![a-z])|模型|评级|买入|增持|推荐|目标价|摘要|总结|提示词|密钥))"
    ),
    "(?:写|说|念|留)给自己(?:看|听)?[:：]|(?:写在这里|写下来)?给自己看[:：，,]",
)
"""Work that people are hired for, contracts, rulings and what befell somebody, though a machine be
named."""


@lru_cache(maxsize=1)
def _known() -> tuple[Sieve, list[tuple[int, str, re.Pattern[str]]]]:
    """Each pattern by its bit in the sieve, and what it is known to be."""
    listed = [
        (kind, pattern)
        for kind, patterns in (("sentence", _SENTENCE), ("line", _LINE), ("anyway", _ANYWAY))
        for pattern in patterns
    ]
    sieve = Sieve({str(at): [pattern] for at, (_, pattern) in enumerate(listed)})
    return sieve, [
        (sieve.bits[str(at)], kind, re.compile(pattern))
        for at, (kind, pattern) in enumerate(listed)
    ]


def without_people(text: str) -> str:
    """The text (as ``plain`` gives it) with every sentence emptied that speaks to people alone."""
    sieve, patterns = _known()
    possible = sieve.whole(text)
    found = [(kind, pattern) for bit, kind, pattern in patterns if possible & bit]
    if not found:
        return text
    ends = [0, *(end.end() for end in _END.finditer(text)), len(text)]
    spans = sorted(span for kind, pattern in found for span in _spans(text, kind, pattern, ends))
    parts, at = [], 0
    for start, end in spans:
        if start >= at:
            parts += [text[at:start], "…"]
        at = max(at, end)
    return "".join((*parts, text[at:])) if parts else text


def _spans(
    text: str, kind: str, pattern: re.Pattern[str], ends: Sequence[int]
) -> Iterator[tuple[int, int]]:
    """The sentences, or lines, in which the pattern is found and no machine."""
    done = 0
    for found in _finds(text, pattern):
        if found.end() <= done:
            continue
        start = max(ends[bisect_right(ends, found.start()) - 1], found.start() - _REACH)
        done = min(
            _line_end(text, found.end()) if kind == "line" else _end(ends, found.end()),
            found.end() + 2 * _REACH,
        )
        if kind == "anyway" or not _MACHINES.search(text, start, done):
            yield start, done


def _finds(text: str, pattern: re.Pattern[str]) -> Iterator[re.Match[str]]:
    """The matches of a pattern; of a long text only the surroundings of its literals are read."""
    literals = literals_of(pattern.pattern) if len(text) > WHOLE else None
    if literals is None:
        yield from pattern.finditer(text)
        return
    for start, end in joined((at - _REACH, to + _REACH) for _, at, to in literals.found(text)):
        yield from pattern.finditer(text, max(0, start), end)


def _end(ends: Sequence[int], at: int) -> int:
    return ends[min(bisect_left(ends, at), len(ends) - 1)]


def _line_end(text: str, at: int) -> int:
    stop = text.find("\n", at, at + 2 * _REACH)
    return stop if stop >= 0 else len(text)
