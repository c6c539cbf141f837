"""The health of a named private person: who it is, that he has it, and what it is.

News has illnesses without persons, and the leave of those who run a company is published. What is
left is a name or a title, with nothing but an aside between it and what ails its bearer.
"""

from activities.rules.prose.companies import CODES
from activities.rules.sensitive.ailments import HAS, HAS_ZH, ILL, ILL_ZH
from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.people import (
    SURNAMES_ZH,
    is_full_name,
    is_given_name,
    is_house_name,
)

_ROLE = (
    r"(?:clients?|customers?|colleagues?|co-?workers?|neighbou?rs?|employees?|staffers?|teammates?|"
    r"desk ?mates?|assistants?|interns?|secretary|receptionist|drivers?|technicians?|engineers?|"
    r"analysts?|associates?|traders?|salesman|saleswoman|panell?ists?|respondents?|interviewees?|"
    r"experts?|sources?|friends?|flatmates?|roommates?|cousins?|brothers?|sisters?|uncle|aunt|wife|"
    r"husband|mother|father|son|daughter|tenants?|landlord|nurses?|members?|patients?|boss|"
    r"managers?|"
    r"supervisors?|investors?|contacts?|contractors?|accountants?|auditors?|lawyers?|ex-?\w+)"
)
_NAME = r"(?-i:[A-Z][a-z'’-]+(?: [A-Z]\.)?(?: (?:de |van |von |da |la )?[A-Z][A-Za-z'’-]+){1,2})"
_ASIDE = (
    r"(?:\s?[(（][^()（）\n]{1,60}[)）]|,\s[^,.;\n]{1,70},|\s[-–—]\s?[^.;–—\n]{1,60}?\s?[-–—]|"
    r"\s(?:on|in|at|from|of|over in|with)\s(?:[\w&'’-]{1,20}\s){1,5}?)"
)
SICK = regex(
    r"(?:"
    rf"\b(?!(?i:{_ROLE})\b)(?P<who>{_NAME})"
    rf"|(?:(?i:\b(?:mr|mrs|ms|miss)\.? )|\b(?i:{_ROLE}),? )(?P<short>(?-i:[A-Z][a-z'’-]{{1,20}}))"
    rf")(?:{_ASIDE}){{0,2}}?,?\s?(?:who\s|that\s|and\s)?"
    rf"(?i:\b(?:{HAS}))[^.;\n]{{0,60}}?(?i:\b{ILL}|(?:(?<=\bis\s)|(?<=\bwas\s)|(?<=ly\s)|"
    rf"(?<=been\s))depressed\b)"
    rf"|(?P<whose>\b{_NAME})['’]s? (?i:[^.;\n]{{0,24}}?{ILL}[^.;\n]{{0,16}}?"
    r"\b(?:diagnosis|treatment|relapse|surgery|leave|medication|condition|recovery|"
    r"came back|has spread|got worse|history)\b)"
)
"""A name, an aside, how he has it, what it is."""
ANCHORS = (
    "diagnos|admitted|hospital|hiv|cancer|diabet|depress|pregnan|surgery|rehab|disab|dialysis|"
    "leave|"
    "chemo|bipolar|leuk|lymphom|myelom|tumo|carcinom|sarcom|melanom|glio|anxiety|schizo|psych|ptsd|"
    "adhd|autis|anorex|bulim|alcohol|addict|opioid|detox|renal|kidney|liver|heart|cardiac|"
    "hepatitis|"
    "cirrhos|syphil|herpes|tubercul|pneumon|covid|stroke|stent|pacemaker|epilep|seizure|parkinson|"
    "alzheimer|dementia|sclerosis|lupus|crohn|colitis|psoria|arthrit|endometri|miscarr|ivf|"
    "abortion|"
    "ectomy|transplant|thyroid|asthma|pancreat|migraine|burnout|burn-out|breakdown|panic|suicid|"
    "overdos|hypertens|blood pressure|insulin|metformin|semaglutide|ozempic|wegovy|mounjaro|"
    "lithium|"
    "sertraline|zoloft|prozac|methadone|biktarvy|truvada|antiretrov|keytruda|antidepress|mental"
)
FIELDS = regex(
    r"(?i)(?:\b(?:(?:employee|patient|client|customer|insured|member|claimant|"
    r"staff)(?:[ _]name)?|name)|姓名|员工|客户|患者|病人)"
    rf"[\"']?[\s:：=|]{{1,3}}[\"']?(?P<name>{_NAME}|[{SURNAMES_ZH}][\u4e00-\u9fff]{{1,2}})[\"']?"
    r"[^\n。]{0,80}?(?:diagnos[ie]s|(?:leave )?reason|condition|illness|ailment|disease|"
    r"medications?|medical[ _]note|"
    r"health[ _](?:note|status)|诊断|病因|病假|病种|疾病|病情|用药|"
    r"既往史|原因)(?:结果|原因|事由)?[\"']?\s?[:：=|]\s?"
    rf"[^\n。]{{0,24}}?(?:\b{ILL}|{ILL_ZH})"
)
"""A record: whose it is, and what the field of the illness holds."""
FIELDS_ANCHORS = "diagnos|reason|condition|illness|disease|medic|health|诊断|病|用药|既往史|原因"
_PUBLIC = regex(
    r"(?i)\b(?:ceo|cfo|coo|cto|chief|chair\w*|presidents?|founders?|co-founders?|"
    r"executives? officer|"
    r"directors?|senators?|congress\w*|governors?|ministers?|king|queen|prince\w*|pope|actors?|"
    r"actress|singers?|athletes?|celebrit\w+|quarterback|footballer|the late|novel\w*|laureate|"
    r"8-k|announced|press release|filing|publicly|justice|judge|plaintiffs?|lawsuit|"
    r"documentary|character|memoir)\b"
)
_OF_ONE = regex(r"(?i)\bassistant|\bsecretary to|driver|not public|confiden|privately|keep this")
_NEAR = 70


def is_sick(found: str, before: str, after: str) -> bool:
    """Whether a private person is named as the one who is ill."""
    match = SICK.match(found)
    if match is None:
        return False
    told = f"{before[-_NEAR:]}{found}{after[:_NEAR]}"
    if _PUBLIC.search(told) and not _OF_ONE.search(told):
        return False
    if match["short"]:
        return not is_house_name(match["short"])
    name = match["who"] or match["whose"]
    if is_given_name(name) or is_full_name(name) or _is_told_of(name, before):
        return True
    return _AT_WORK.match(found, len(name)) is not None and not is_house_name(name)


_AT_WORK = regex(
    r"(?i),\s(?:who\s(?:runs?|heads?|leads?|manages?|handles?|oversees?|supervises?|audits?|"
    r"buys?|sells?|"
    r"works?|worked|covers?|drives?|cleans?|keeps?|does|sits|reports|staffs?|processes|maintains?|"
    rf"operates|assembles|ships?|packs?|inspects?|used to|has worked|is (?:our|the|a|an|"
    rf"in charge))\b|"
    rf"(?:our|my|the|a|an|his|her)\s(?:[\w-]+\s){{0,4}}?{_ROLE}\b)"
)
"""An aside that tells what a person does for a living."""


def is_recorded(found: str, _before: str, _after: str) -> bool:
    """Whether the name in a record of an illness is a person's."""
    match = FIELDS.fullmatch(found)
    return match is not None and (is_given_name(match["name"]) or is_full_name(match["name"]))


_ROLE_BEFORE = regex(
    rf"(?i)(?:\b(?:my|our|his|her|the|a|an|your)\s(?:\w+\s){{0,3}}?{_ROLE}|\b{_ROLE}|"
    rf"heads up(?: that)?|\b(?:told (?:us|me)|says?|said|mentioned|confided|heard|"
    rf"learned)(?: that)?|"
    r"keep this (?:\w+ ){0,4}|fyi|note that|between us|confidential)[\s,:—–-]{1,3}$"
)


def _is_told_of(name: str, before: str) -> bool:
    """Whether a name that need not be a person's stands behind what one is to whoever writes."""
    return _ROLE_BEFORE.search(before) is not None and not is_house_name(name)


_ROLE_ZH = (
    r"(?:客户|客人|同事|邻居|员工|下属|职员|实习生|受访者|受访人|访谈对象|专家|朋友|同学|分析师|"
    r"研究员|研究助理|交易员|助理|司机|保安|"
    r"工人|前台|秘书|主管|销售|(?<!总)经理|投资者|投资人|用户|持有人|股民|病人|患者|家属|室友|"
    r"房东|租客|亲戚|表[哥姐弟妹]|"
    r"堂[哥姐弟妹]|岳[父母]|供应商|经销商|店长|采购|工程师|技术员|会计|出纳|审计|律师|组里|部门|"
    r"团队|组的|部的|负责[\u4e00-\u9fff]{1,6}的|线人|保姆|学生|老师)"
)
_NAME_ZH = rf"(?<![\u4e00-\u9fff])?[{SURNAMES_ZH}][\u4e00-\u9fff]{{1,2}}?"
_ASIDE_ZH = (
    r"(?:的(?:父亲|母亲|爸爸?|妈妈?|妻子|太太|老婆|丈夫|老公|儿子|女儿|孩子|爷爷|奶奶)|"
    r"\s?[(（][^()（）\n]{1,40}[)）]|[，,]\s?[^，,。；;\n]{1,14}(?=[，,]))"
)
_WHEN_ZH = (
    r"(?:上个?月|上周|前天|昨[天日]|今[天年日晨早]|去年|前年|年初|年底|近日|近期|最近|早前|"
    r"[一二三四五六七八九十\d]{1,3}月(?:份|初|底|中旬)?|"
    r"20\d\d年|已经?|刚刚?|被|又|一直|目前|现在|在|于|突然|因|由于|私下|本人|患|确诊|查出|长期|"
    r"正在|体检|上午|周[一二三四五])"
)
SICK_ZH = regex(
    rf"(?:(?P<role>{_ROLE_ZH})[里中内]?(?:的)?(?:叫)?[\s:：]?(?P<who>{_NAME_ZH}|"
    rf"[老小][{SURNAMES_ZH}])"
    rf"|(?<![\u4e00-\u9fff\d])(?P<bare>[{SURNAMES_ZH}][\u4e00-\u9fff]{{1,2}}?)"
    rf"|(?P<titled>[{SURNAMES_ZH}][\u4e00-\u9fff]{{0,2}}?(?:先生|女士|小姐|老师|阿姨|大哥|大姐|"
    rf"姐|哥)))"
    rf"(?:{_ASIDE_ZH}){{0,2}}[，,]?\s?(?={_WHEN_ZH}|{HAS_ZH}|(?:重度|轻度|中度|早期|晚期|"
    rf"\d型)?{ILL_ZH})[^。；;\n]{{0,30}}?{HAS_ZH}?[^。；;\n]{{0,24}}?{ILL_ZH}"
)
"""The same in Chinese."""
ANCHORS_ZH = (
    "艾滋|hiv|癌|恶性|瘤|白血病|糖尿病|高血压|冠心病|心脏病|心梗|心衰|心肌|房颤|支架|搭桥|"
    "起搏器|中风|脑|肾|尿毒症|"
    "透析|移植|乙肝|丙肝|肝|三阳|抑郁|焦虑|双相|躁郁|精神|强迫症|自闭|多动症|孤独症|厌食|癫痫|"
    "帕金森|阿尔茨海默|痴呆|"
    "狼疮|类风湿|强直|痛风|甲亢|甲减|甲状腺|哮喘|慢阻肺|结核|肺炎|新冠|梅毒|淋病|疱疹|湿疣|hpv|"
    "孕|流产|试管|不育|"
    "保胎|先兆|酒|毒|残|瘫痪|截肢|手术|骨折|椎间盘|化疗|放疗|靶向|治疗|胰岛素|双胍|列净|"
    "司美格鲁肽|替尔泊肽|舍曲林|"
    "西汀|碳酸锂|替尼|格列卫|曲妥珠|抗病毒|抗抑郁|降压药|他汀|结肠炎|克罗恩|银屑病|血友病|渐冻|"
    "硬化|肌无力|胰腺炎|"
    "自杀|自残|割腕|失眠|惊恐|创伤后|职业病|尘肺|绝症|罕见病|大病"
)
_PUBLIC_ZH = regex(
    r"(?i)董事|监事|总裁|(?<!副)总经理|高管|高级管理|创始人|主席|行长|院士|公告|披露|辞[任职去]|"
    r"发布会|演员|歌手|球员|"
    r"影星|影帝|作家|总统|首相|剧中|小说|(?<![a-z])(?:ceo|cfo|coo)(?![a-z])|研究者|课题组|"
    r"教授团队|主任医师|原告"
)
_NO_NAME_ZH = regex(
    r".*[某者例组期病症患药率院科人年类型龄压血疸危值量均个因将会及等与和的在是有为被已说称据也都就还又股份业]|"
    r"(?:方案|方面|金额|高端|成人|成年|任何|时间|江苏|江西|江南|万[华科向泰]|石[药家化]|"
    r"康[方弘]|高[血危龄]|白[血云内]|马[应来]|"
    r"雷[米珠]|范[围例]|陆续|金[域斯]|柯[萨惠]|章[节程]|余下|严[重格]|钱|毛|向|程[度序]|季|施|"
    r"易|许[可多]|史|田间|石|常|"
    r"曾[经在]?|于|应|成|方|安|黄[金体河]|关|汤|林[业格]|谢|连|路|单|项|段|龙[头]|秦|顾|"
    r"武[汉田]|江).?"
)
"""What begins as a name does."""


def is_sick_zh(found: str, before: str, after: str) -> bool:
    """Whether a private person is named as the one who is ill, in Chinese."""
    match = SICK_ZH.match(found)
    if match is None or _PUBLIC_ZH.search(f"{before[-24:]}{found}{after[:24]}"):
        return False
    if match["titled"]:
        return True
    name = match["who"] or match["bare"]
    if name in CODES or _NO_NAME_ZH.fullmatch(name) or name.startswith(("客户", "公司")):
        return False
    return match["role"] is not None or len(name) > 1
