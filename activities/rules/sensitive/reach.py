"""Where a person is reached, lives or holds securities.

Telephones abroad, homes, accounts with brokers.
"""

from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.houses import HOUSE, NOT_THERE, OWN_LINE, TOLL_FREE
from activities.rules.sensitive.owners import is_owned_by_one
from activities.rules.sensitive.sentences import ahead, behind

_PERSON = regex(
    r"(?i)\b(?:his|her|he|she|him|my|me|mobile|cell|cellphone|voicemail|text(?:s|"
    r"ed)?|whatsapp|ping|"
    r"personal|private|home|mum|mom|dad|wife|husband|daughter|son|sister|brother|landline|"
    r"spouse|next of kin|emergency contact|mob|handset|signal|telegram|viber|imessage|line|zalo|"
    r"wechat|privately|evenings?|after work)\b"
    r"|\b(?-i:(?:[Cc]all|[Tt]ext|[Rr]ing|[Rr]each|[Pp]hone|[Cc]ontact|"
    r"[Dd]ial) [A-Z][a-z]+ (?:[A-Z][a-z]+ )?(?:at|on)) $"
    r"|\b(?-i:[A-Z][a-z]+ [A-Z][a-z]+),? (?:is |answers )?(?:on|at) $"
    r"|\b(?:whistleblower|informant|driver|dealer|foreman|clerk|teller|cashier|nurse|widow|witness|"
    r"interviewee|"
    r"respondent|panelist|franchisee|shopkeeper|grower|farmer|tutor|retiree|trucker|"
    r"picker|barista|pensioner|machinist|welder)\b"
    r"|\b(?:sms|to|rcpt|recipient|caller|callee|msisdn|subscriber|destination|"
    r"dest)[\"']?\s?[=:]\s?[\"']?$"
    r"|\b(?:sms|text|message|otp|code) (?:was )?(?:sent )?to $"
    r"|\b(?:ring|text|phone) (?:him|her|me)\b|\b(?:handy|portable|m[oó]vil|celular|cellulare)\b|"
    r"휴대폰|핸드폰|携帯|携带|行动电话|手提|手机|移动电话|微信|联系我|联系人|找我|加我|私人|"
    r"个人|本人|住宅|家里|家中"
)
_NEAR_BEFORE, _NEAR_AFTER = 60, 24
_CUT_WORD = regex(r"\A(?:[A-Za-z]+|.)")
"""What may be the end of a word only: ``me`` of ``name``."""
PHONE = regex(
    r"(?<![\d+.-])(?:\+?1[ .-]?)?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[ .-])"
    r"\d{3}[ .-]\d{4}(?![\d-]|[.,]\d)"
    r"|(?<![\d+(.,])[5-79]\d{3}[ -]\d{4}(?![\d-]|[.,]\d)"
    r"|(?<![\d+(.,-])0(?:7\d{3}[ -]?\d{3}[ -]?\d{3}|1\d{3,4}[ -]\d{3}[ -]?\d{3}|"
    r"20[ -]\d{4}[ -]\d{4}|20\d[ -]\d{3}[ -]\d{4})(?![\d-]|[.,]\d)"
    r"|(?<![\d+(.,-])0(?:1[016-9]|[789]0)-\d{3,4}-\d{4}(?![\d-]|[.,]\d)"
    r"|(?<![\d+(.,-])09\d{2}[- ]?\d{3}[- ]?\d{3}(?![\d-]|[.,]\d)"
    r"|(?<![\d+(.,-])04\d{2}[- ]?\d{3}[- ]?\d{3}(?![\d-]|[.,]\d)"
    r"|(?<![\d+(.,-])0[67](?:[ .]\d{2}){4}(?![\d-]|[ .,]\d)"
    r"|(?<![\d+(.,-])(?<!\d )[6-9]\d{4} \d{5}(?![\d-]|[.,]\d| \d)"
)
"""Of North America in its groups, a mobile of Hong Kong or India in two, of Britain, Korea, Japan
and France as dialled there."""
TAIWAN = regex(r"(?<![\d+(.,-])09\d{2}[- ]?\d{3}[- ]?\d{3}(?![\d-]|[.,]\d)")
"""A mobile of Taiwan as dialled there: landlines have two digits for their town."""
HONG_KONG = regex(r"(?<![\d+])\(?\+?852\)?[ -]?[5-79]\d{3}[ -]?\d{4}(?!\d)")
"""A mobile of Hong Kong with its code: landlines begin with 2 or 3."""
ABROAD = regex(
    r"(?<![\d+])(?=\+(?:[ .()-]{0,3}\d){8})(?!\+\d{1,3}\.\d{1,2}(?!\d|[.-]\d))"
    r"\+[2-9]\d{0,2}(?:[ .-]?\(?\d{1,5}\)?){2,6}(?!\d|[.,]\d|\s?%)"
)
"""Of any other country, with its code: eight digits or more, and no change in per cent."""
PERSON_ANCHORS = (
    "number|digits|extension|sms|to=|to\":|to': |to: |rcpt|recipient|caller|callee|msisdn|"
    "subscriber|dest|"
    "mobile|cell|voicemail|whatsapp|personal|private|home|his |her | my | me | he | she |him|text|"
    "ring|reach|phone|call|contact|dial|ping|mum|mom|dad|wife|husband|daughter|son|sister|brother|"
    "landline|handy|portable|móvil|movil|celular|cellulare|휴대폰|핸드폰|携帯|携带|行动电话|"
    "移动电话|"
    "手提|手机|微信|联系|"
    "spouse|kin|mob|handset|whistleblower|informant|driver|dealer|foreman|clerk|teller|cashier|"
    "nurse|widow|witness|interviewee|respondent|panelist|franchisee|shopkeeper|grower|farmer|tutor|"
    "retiree|trucker|picker|barista|pensioner|machinist|welder|signal|telegram|viber|"
    "imessage|line|zalo|wechat|privately|evening|after work| on |"
    " at |找我|加我|私人|个人|本人|住宅|家里|家中"
)
"""In lower case, one of what :data:`_PERSON` is found by."""

MOBILE = (
    r"(?:personal|private) (?:phone|mobile|cell|number)(?: of (?:the|our|his|her) [a-z]{3,16})?|"
    r"cell ?phone|mobile(?: phone)?|cell|mob\.?|handset|zalo|viber|"
    r"home (?:phone|tel|telephone)|\(home|whatsapp|私人手机|手机|手提(?:电话)?|行动电话|移动电话"
)
MOBILE_ANCHORS = (
    "personal|cell|mob|home|whatsapp|handset|zalo|viber|私人|手机|手提|行动电话|移动电话"
)
HOME_PHONE = (
    r"(?:家里|家中|屋企|家庭|[我你您他她其]家|住宅|私人|个人)的?(?:座机|固话|固定电话|电话)|"
    r"宅电|[我你您他她]家里(?!的?(?:座机|固话|固定|电话))|home phone"
)
HOME_PHONE_ANCHORS = (
    "家里|家中|屋企|家庭|我家|你家|您家|他家|她家|其家|住宅|宅电|私人|个人|home phone"
)

BRANCHED = regex(
    r"(?<![\d-])\d{3}-\d{5,6}-\d{3}(?![\d-])|(?<![\d-])\d\d-\d\d-\d\d\s?[/,]\s?\d{8}(?![\d-])"
)
"""An account as banks of Hong Kong and Singapore write it, and of Britain with its sort code."""
BRANCHED_ANCHORS = (
    "own name|payee|beneficiary|account|a/c|acct|fps|paynow|收款|户名|转账|转帐|账号|账户"
)
_PAID = regex(rf"(?i){BRANCHED_ANCHORS}")
ACCOUNT_LABEL = (
    r"股东(?:账户|帐户|账号|代码|卡)|证券(?:资金)?(?:账户|帐户|账号|帐号)|"
    r"资金(?:账户|帐户|账号|帐号)"
    r"|(?:brokerage|securities|trading|margin|interactive brokers|ibkr|schwab|fidelity|futu|"
    r"moomoo|tiger|robinhood|webull|vanguard|e\*?trade|td ameritrade|merrill(?: edge)?|saxo|etoro|"
    r"longbridge|hargreaves(?: lansdown)?|trading ?212|zerodha|demat|custody|ira|roth|isa|sipp|"
    r"401\(?k\)?|"
    r"client|customer|investor)(?: securities| brokerage| trading)? (?:account|acct|a/c)"
    r"|(?:富途|老虎|盈透|长桥|雪盈|华盛|辉立|耀才)(?:证券|国际|牛牛)?(?:的)?(?:[账帐][户号]|牛牛号|账户号)"
    r"|(?:['’]s|\bhis|\bher|\bmy) (?:[a-z]+ ){0,3}(?:account|acct|a/c)"
)
_INVESTS = regex(
    r"(?i)姓名|持仓|总资产|可用|证券|券商|开户|佣金|股东|资金|市值|"
    r"\b(?:positions?|holdings?|holds|portfolio|shares|broker\w*|margin|balance|mr|mrs|ms)\b"
)
"""What is told beside the number under which somebody deals."""
_HELD = regex(r"(?i)回购|专用|专户|公司|信托|资管|计划|基金|产品|company|escrow|omnibus|fund\b")
"""Whoever holds an account and is no person."""
_FIRM = regex(r"(?i)公司|集团|信托|资管|\b(?:ltd|limited|inc|llc|corp|plc)\b")
_OF_MANY = regex(
    r"(?i)回购|专户|公司|信托|资管|基金|\b(?:company|escrow|omnibus|fund|ltd|limited|inc|llc|corp|"
    r"plc|pte)\b"
)

HOME = regex(
    r"(?:家里|家中|到家|住处|府上|寓所|[师生士总姐哥工]家[:：]|的家[(（:：])[^。\n]{0,30}?"
    r"(?:路|街|道|巷|弄|村|园|苑|小区)[^。\n]{0,16}?(?:室|号楼|栋|单元|幢)"
    r"|[寄送][:：]?[^。\n]{0,30}?(?:路|街|道|巷|弄)[^。\n]{0,24}?室[,，]?[^。,，\n]{1,4}"
    r"(?:女士|先生|老师|小姐)[^。,，\n]{0,2}收"
    r"|(?i:\b(?:home|residential) address\b|['’]s (?:home|house|residence|apartment|flat)\b|"
    r"\bat home[,:]|\bhome is\b|\b(?:his|her|their) (?:home|house|flat|apartment)[,:])[^.\n]{0,50}?"
    r"(?:\b\d{1,3}[A-Z]?, (?:Tower|Block|Building)\b|"
    r"\b(?i:flat|apt\.?|apartment|unit|room) ?\d{1,4}[A-Z]?\b|#\d{2}-\d{2,4}\b|"
    r"\b\d{1,5} (?:[A-Z][\w'’]+ ){1,4}"
    r"(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Way|Place|Gardens|"
    r"Close|Crescent|Terrace|Hill|Square|Mews|Circle|Trail|Parkway|Row|Grove)\b)"
)
HOME_ANCHORS = (
    "女士|先生|老师|小姐|家里|家中|到家|住处|府上|寓所|home address|residential address"
    "|home is|师家|生家|士家|总家|姐家|哥家|工家|的家|at home|his h|her h|their h|his f|her f|"
    "their f|"
    "his a|her a|s home|s house|s residence|s apartment|s flat"
)

_TITLED_HOME = (
    r"\b(?:Mr|Mrs|Ms|Miss|Dr|Madam)\.? [^,.\n]{2,40}, (?:Flat|Apt\.?|Apartment|Room) \d{1,4}[A-Z]?,"
)
DWELLING = regex(
    r"(?:住址|家庭地址|家庭住址|家在|现居?住|居住[于在地]|住在|家住|租住|暂住|户籍(?:所在)?地址?|"
    r"收[货件]地址)[^。\n]{0,40}?[\d一二三四五六七八九十]+"
    r"(?:号楼|栋|单元|室|弄|幢|号院|[楼樓]\s?[A-Z]{1,2}(?![A-Za-z])|号\d{3,4}(?:房|室|(?!\d)))"
    r"|(?<![入居])住(?![所宅房院建户友民])"
    r"\s?[\u4e00-\u9fff]{2,10}?[省市区县镇路街道里][^。\n]{2,40}?\d(?:号楼|栋|单元|室|幢)"
    r"|(?i:\b(?:home address|residential address|lives at|resides at|residence at|residing at|"
    r"home is at)\b\D{0,12}\d{1,5} (?:\w+ ){1,4}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|"
    r"boulevard|blvd|court|ct|apt|way|place)\b)"
    r"|(?:家庭地址|家庭住址|户籍地址|家住)[^。\n]{2,40}?[路街巷弄村组里屯庄]\d{1,4}号"
    rf"|{_TITLED_HOME}"
)
DWELLING_ANCHORS = (
    "flat |apt|apartment|room |住|家庭地址|户籍|家在|货地址|件地址|address|lives at|"
    "resid|home is at"
)


def _right_before(before: str) -> str:
    """What stands right before a number, without a word of which only the end would be read."""
    if len(before) <= _NEAR_BEFORE:
        return before
    return _CUT_WORD.sub("", before[-_NEAR_BEFORE - 1 :], count=1)


def is_personal(found: str, before: str, after: str) -> bool:
    """Whether a telephone is said to be a person's, and not a house's."""
    told = _right_before(before), after[:_NEAR_AFTER]
    sides = ahead(before)[-_NEAR_BEFORE:], NOT_THERE.sub("", behind(after)[:_NEAR_AFTER])
    if is_owned_by_one(found, before, after) and not any(map(HOUSE.search, sides)):
        return True
    if not any(map(_PERSON.search, told)):
        return False
    published = TOLL_FREE.match(found) or any(map(HOUSE.search, sides))
    return not published or any(map(OWN_LINE.search, sides))


_BUSINESS = regex(
    r"公司|集团|董事会|办公室|投资者关系|证券(?:事务)?部|(?:法务|财务|行政|人事|采购|市场)部|大厦|写字楼|事务所|银行|交易所"
)

_CLAUSE = regex(r"[，,。；;\n]")


def is_no_business(found: str, _before: str, after: str) -> bool:
    """Whether no house is named in or right behind a place."""
    return not (_BUSINESS.search(found) or _BUSINESS.search(_CLAUSE.split(after, maxsplit=1)[0]))


def is_no_house(_found: str, before: str, _after: str) -> bool:
    """Whether nothing says that a telephone is a house's."""
    return not HOUSE.search(ahead(before)[-_NEAR_BEFORE:])


def is_paid_to_one(_found: str, before: str, after: str) -> bool:
    """Whether an account is told beside who is paid, and that is no company."""
    sides = before[-_NEAR_BEFORE:], after
    return any(map(_PAID.search, sides)) and not any(map(_OF_MANY.search, sides))


def is_investor(_found: str, before: str, after: str) -> bool:
    """Whether what stands beside the number of a client tells of one who deals, and no company."""
    sides = before[-_NEAR_BEFORE:], after
    return any(map(_INVESTS.search, sides)) and not any(map(_FIRM.search, sides))


def is_held_by_one(_found: str, before: str, _after: str) -> bool:
    """Whether nothing says that an account is a company's or a fund's."""
    return not _HELD.search(ahead(before)[-_NEAR_AFTER:])
