"""Secrets and numbers told by what stands near them: a row for each kind (see ``nearness``)."""

import re

from activities.rules.sensitive.checksums import is_social_security
from activities.rules.sensitive.credentials import is_made_up
from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.houses import HOUSE, TOLL_FREE
from activities.rules.sensitive.kind import both, counts_nothing
from activities.rules.sensitive.nearness import SHOWN, Near, against, kind
from activities.rules.sensitive.reach import ABROAD, PHONE
from activities.rules.sensitive.sentences import ahead, behind
from activities.rules.sensitive.shown import is_somebodys
from activities.rules.sensitive.somebody import NAME_ZH
from activities.rules.sensitive.sums import is_sum
from activities.rules.sensitive.things import is_no_thing

_HOUSED, _READ = 80, 160
"""How far before a telephone a house is looked for; what of a text a key is told by."""
_EDGE, _END = r"(?<![0-9A-Za-z_/-])(?<!\d[.,])", r"(?![0-9A-Za-z_-]|[.,]\d)"
_THINGS = (
    r"公司|集团|专户|募集|监管账户|对公|基金|信托|资管|理财产品|备案|统一社会信用|订单|合同|"
    r"发票|公告|"
    r"股本|持股|(?i:\b(?:inc|corp(?:oration)?|company|llc|ltd|limited|plc|fund|trust|escrow|"
    r"omnibus|"
    r"invoices?|orders?|contracts?|purchase|ein|cik|cusip|isin|accession|filing|docket|case|serial|"
    r"volume|revenue|ledger|gl|sku|tracking|ticket|invoice|vendor|supplier|receivable|"
    r"payable|impairment|proxy|control)\b)"
)
"""What has such numbers and is no person."""


def _is_no_sum(_found: str, before: str, after: str) -> bool:
    return not is_sum(before, after)


def _has_nine(found: str, _before: str, _after: str) -> bool:
    return is_social_security(found)


def _is_no_toll_free(found: str, _before: str, _after: str) -> bool:
    return not TOLL_FREE.match(found)


_IN_ADDRESS = regex(r"(?:://\S{0,150}|[:/]\S{1,60}/)$")
_HOST = regex(r"[a-z][\w-]*@[a-z][\w.-]*")
_QUERY = regex(r"[?&;]\w{1,30}=")


def _is_mixed(found: str, before: str, after: str) -> bool:
    """Whether a word has letters, digits and a sign in it, as people make passwords."""
    bare = found.rstrip(".,;:!?")
    if _IN_ADDRESS.search(before) or _QUERY.search(bare) or _HOST.fullmatch(bare):
        return False
    parts = (r"(?<!^)[!@#$%^&*?]", r"\d", r"[a-z]")
    return all(re.search(part, bare) for part in parts) and is_made_up(bare, before, after)


_FIELD_NAME = regex(
    r"(?i)\b(?:customers?|consumers?|support|desk)(?:[_ ](?:name|id))?[\"']?\s?[:=]"
)


def _is_no_house(_found: str, before: str, after: str) -> bool:
    """Whether no house is named near it, but for what a field is called."""
    return not HOUSE.search(
        _FIELD_NAME.sub(" ", f"{ahead(before)[-_HOUSED:]}\n{behind(after)[:24]}")
    )


_number = both(counts_nothing, is_no_thing, is_somebodys)

_KEYS = Near(
    "secret.private_key",
    regex(r"(?<![0-9A-Za-z/=#_.-])(?:0x[0-9a-fA-F]{64}|[0-9a-fA-F]{64})(?![0-9A-Za-z])"),
    regex(
        r"(?i)\b(?:private|priv|secret|signing|spending|deployer|owner|wallet|signer|validator|"
        r"raw|eth|ethereum|btc|bitcoin|solana|tron|crypto)[ _-]?keys?\b|\bprivkey|\bpk\b|私钥|"
        r"私鑰|秘钥|签名密钥|钱包密钥|"
        r"\b(?:import|sweep)(?:ed|ing)?\b[^\n]{0,30}\b(?:wallet|metamask|phantom)|"
        r"导入[^\n]{0,12}钱包"
    ),
    "key|wallet|pk|私钥|私鑰|秘钥|密钥|metamask|phantom|钱包",
    against(
        r"(?i:\b(?:tx(?:n|id| ?hash)?|transaction|sha-?\d+|sha3|keccak|digest|checksum|hash(?:es)?|"
        r"fingerprint|commitment|merkle|root|block(?:hash)?|public key|pubkey|commit|event|topic|"
        r"signature|proof|compromised?|exploit\w*|leaked in)\b)",
        r"交易|哈希|区块|摘要|校验|公钥|指纹|默克尔|签名值|被盗|攻击",
        SHOWN,
    ),
)
_SOCIAL = Near(
    "pii.social_security",
    regex(rf"{_EDGE}\d{{3}}([-. ]?)\d{{2}}\1\d{{4}}{_END}"),
    regex(
        r"(?i)\bssns?\b|\bsocial[ -]sec\w*|\b(?:full|whole|her|his|my|their|the|your|'s) social\b|"
        r"\bsocial (?:is|number|no|#)|\bsocial\s?[:#=]|\bitins?\b|\btax(?:payer)?[ _-]?id\b|"
        r"\btin\b|"
        r"\bw-?[29]\b|\b1099\b|社会安全|社安|社会保障号|美国税号|纳税人识别"
    ),
    "ssn|social|itin|tax|tin|w-9|w9|w-2|w2|1099|社会安全|社安|社会保障|税号|纳税人",
    against(
        SHOWN,
        r"(?i:\b(?:company|inc|llc|corp|ein|cik|cusip|docket|shares)\b)",
        r"(?i:\bsocial media|\bsocial[- ]security (?:trust|fund|benefits|tax))",
    ),
    both(_has_nine, counts_nothing, _is_no_sum, is_no_thing, is_somebodys),
)
_IDS = (
    (
        r"[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D]",
        r"(?i)national insurance|\bnino\b|\bni (?:number|no)|国民保险",
        "insurance|nino|ni n|国民保险",
    ),
    (r"9\d{2}[- ]?\d{2}[- ]?\d{4}", r"(?i)\bitin\b|individual tax", "itin|individual tax"),
    (
        r"\d{3}[ -]\d{3}[ -]\d{3}",
        r"\bSIN\b|(?i:social insurance|tax file|\btfn\b)|社会保险号",
        "sin|insurance|tax file|tfn|社会保险号",
    ),
    (r"\d{4}[ -]\d{4}[ -]\d{4}", r"(?i)aadhaa?r|\buidai\b", "aadha|uidai"),
    (
        r"[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]",
        r"\bPAN\b|(?i:income tax|permanent account)",
        "pan|tax",
    ),
    (r"\d{6}-[1-8]\d{6}", r"(?i)\brrn\b|resident|korean? id|주민", "rrn|resident|korea|주민"),
    (r"\d{3}\.\d{3}\.\d{3}-\d{2}", r"(?i)\bcpf\b|brazil|tax", "cpf|brazil|tax"),
    (
        r"[1-9]\d{5}[ -]?(?:19|20)\d{2}[ -]?(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])[ -]?\d{3}[\dXx]",
        r"(?i)身份证|身分证|证件|\bids?\b|identity|identification|national id|resident",
        "身份证|身分证|证件| id|identi|resident",
    ),
    (
        r"[A-Z]{1,2}\d{7,8}|[1-9]\d{8}",
        r"(?i)passports?\b|护照|通行证|回乡证",
        "passport|护照|通行证|回乡证",
    ),
    (
        r"[A-Z]\d{7,14}|[A-Z]\d{3}-\d{4}-\d{4}|[A-Z]\d{3}-\d{3}-\d{2}-\d{3}-\d",
        r"(?i)driver'?s? (?:licen[cs]e|permit)|driving licen[cs]e|\bdln?\b ?(?:no|number|#)|"
        r"驾驶证|驾照",
        "driver|driving|dl|驾驶证|驾照",
    ),
)
_NATIONAL = tuple(
    Near(
        "pii.national_id",
        regex(rf"{_EDGE}(?:{shape}){_END}"),
        regex(label),
        needs,
        against(
            SHOWN, r"公司|企业|(?i:\b(?:company|corporate|orders?|invoice|model|part|patent)\b)"
        ),
        _number,
        of_one=True,
    )
    for shape, label, needs in _IDS
)
_ACCOUNT = Near(
    "pii.account",
    regex(rf"{_EDGE}(?:\d{{9,21}}|\d{{3,6}}(?:[ -]\d{{2,6}}){{2,5}}){_END}"),
    regex(
        r"(?:(?:[\u4e00-\u9fff]行|名下|银行|收款|结算|资金|证券|股票|工资|个人|储蓄|养老金|基金|期货|信用|付款|还款|"
        r"扣款|对私|入金|"
        r"出金|打款|汇款|理财)的?(?:[账帐][户号]|卡)|[账帐]号|卡号|开户行|股东代码|客户号|"
        r"[打转汇][到给至入]|支行)"
        r"|(?i:\b(?:account|acct|a/c|iban|checking|savings|brokerage|direct deposit|wire|payroll|"
        r"rollover|ira|401\(?k\)?)\b)"
    ),
    "账|帐|卡|支行|打到|打给|转到|转给|转至|汇到|汇至|汇入|开户行|股东代码|客户号|account|acct|"
    "a/c|iban|checking|savings|brokerage|deposit|wire|"
    "payroll|rollover|ira|401",
    against(
        SHOWN,
        _THINGS,
        r"公众号|粉丝|热线|电话|手机|编号|单号|流水|代码[:：]|支行营业|信用代码",
        r"(?i:\brouting(?: number| no\.?)?[^,.;▮]{0,8}▮)",
        r"(?i:\bshares\b[^,.;▮]{0,30}▮|▮\s?(?:[a-z]+\s){0,2}shares\b)",
        r"(?:余额|规模|金额|总额|合计|总计|收入|利润|市值|存款|资产|户数|"
        r"[人笔次]数)[^，,。▮]{0,10}▮",
        r"(?i:\b(?:revenue|cost|net|income|total|balance|deposits|sales|profit|"
        r"assets)[^,.;▮]{0,12}▮)",
        r"(?i:\b(?:phone|mobile|cell|call|tel|fax|dial|date|accounts for|account for|"
        r"accounting|savings of|billion|million)\b)",
    ),
    _number,
    of_one=True,
)
_CARD = Near(
    "pii.bank_card",
    regex(
        rf"{_EDGE}(?:[3-6]\d{{3}}(?:[ -]?\d{{4}}){{3}}(?:[ -]?\d{{1,3}})?|3[47]\d{{2}}[ -]?\d{{6}}"
        rf"[ -]?\d{{5}}){_END}"
    ),
    regex(
        r"(?i)\b(?:credit|debit|bank|corporate|amex|visa|master ?card|union ?pay|discover|charge|"
        r"prepaid)(?: \w+)? card|\bcards?\b|\bvisa\b|\bmaster ?card\b|\bamex\b|信用卡|银行卡|"
        r"储蓄卡|借记卡|"
        r"工资卡|副卡|主卡|卡号|[工农中建招交]行(?:卡|白金|金卡)|持卡人"
    ),
    "card|visa|amex|卡",
    against(SHOWN, _THINGS, r"(?i:\b(?:gift|sim|graphics|report|score) cards?\b)|显卡|点卡|礼品卡"),
    _number,
    of_one=True,
)
_TOLD_PHONE = (
    r"(?i)\b(?:sms|text(?:ed|s)?|text message|otp|2fa|mfa|voicemail|whatsapp|imessage|"
    r"dial(?:l?ed)?|"
    r"called|rang|mobile|cell|cellphone|home phone|landline|msisdn|delivered|delivery|notify|"
    r"subscriber|caller|call(?:back)?|phone|tel|user|member|customer|patient|reach)\b|短信|手机|"
    r"电话|"
    r"呼叫|来电|号码|用户|客户|会员"
)
_PHONE_NEEDS = (
    "sms|text|otp|2fa|mfa|voicemail|whatsapp|imessage|dial|called|rang|mobile|cell|phone|landline|"
    "msisdn|deliver|notify|subscriber|caller|call|tel|user|member|customer|patient|reach|短信|手机|"
    "电话|呼叫|来电|号码|用户|客户|会员"
)
_RECORDED = regex(
    r"(?i)\b(?:user(?:[ _]?name)?|customer|member|subscriber|patient|caller|recipient|employee|"
    r"client|guest|insured|claimant|panell?ist|respondent|attendee|participant|full[ _]?name|name)"
    r"[\"']?\s?[:=]\s?[\"']?(?-i:[A-Z][a-z]+ [A-Z])"
    r"|\b(?:sms|text(?:ed|s)?|otp|2fa|mfa|voicemail|whatsapp|imessage|personal|private|home|"
    r"cell|cellphone|mobile|msisdn|spouse|wife|husband|mother|father|daughter|son|sister|brother)\b"
    rf"|(?:用户|客户|会员|姓名|收件人|机主|员工|患者)[:：=\s]{{0,2}}{NAME_ZH}|短信|家里|家中"
)
"""Beside a telephone: a field with a person's name, or what only persons have."""
_PHONES = tuple(
    Near(
        "pii.phone",
        shape,
        regex(_TOLD_PHONE),
        _PHONE_NEEDS,
        against(SHOWN),
        both(_is_no_toll_free, _is_no_house, counts_nothing),
        _RECORDED,
        of_one=True,
    )
    for shape in (PHONE, ABROAD)
)
_MIXED = (
    r"(?=[^\s/|,，;；]{0,31}\d)(?=[^\s/|,，;；]{0,31}[A-Za-z])"
    r"[A-Za-z0-9!@#$%^&*?+.=_~-]{6,32}(?![\w/@:=+-])"
)
_PASSWORDS = Near(
    "secret.password",
    regex(
        rf"(?:(?<= / )|(?<=[a-z0-9]/)|(?<=[/|]\s)|(?<=[/|])|(?<=[:：,，、;；]\s)|"
        rf"(?<=[:：,，、;；])|"
        r"(?<=\bpw )|(?<=\bpwd )|(?<=\bpass )|(?<=\bwith )|(?<=\band )|(?<=[\u4e00-\u9fff])|"
        rf"(?<=[\u4e00-\u9fff] )|(?<=[\"'“‘`])|(?<=[a-z0-9] )){_MIXED}"
    ),
    regex(
        r"(?i)\b(?:username|user name|user|uid|login|log[ -]?in|logon|sign[ -]?in|admin|"
        r"root|creds?|credentials?|ftps?|sftp|ssh|vpn|rdp|portal|database|db|server|terminal|"
        r"passw(?:or)?d|passphrase|pwd|pw|pass)\b|管理员|账号|帐号|账户名|用户名?|登[录陆]|账密|"
        r"密码|口令|"
        r"凭据|凭证|数据库|服务器|后台|堡垒机|跳板机|远程桌面"
    ),
    "username|user|uid|login|log in|log-in|logon|sign in|sign-in|admin|root|cred|password|passwd|"
    "ftp|ssh|vpn|rdp|portal|database|db|server|terminal|数据库|服务器|后台|堡垒机|跳板机|远程桌面|"
    "passphrase|pwd|pw |pass |管理员|账号|帐号|账户名|用户|登录|登陆|账密|密码|口令|凭据|凭证",
    against(
        SHOWN,
        r"(?i:\b(?:policy|at least|must contain|minimum|characters|hash(?:ed)?|commit|version|"
        r"coupon|promo)\b)|至少|长度|字符|优惠码|版本",
    ),
    _is_mixed,
)
ROWS = (_KEYS, _SOCIAL, *_NATIONAL, _ACCOUNT, _CARD, *_PHONES, _PASSWORDS)
KINDS = tuple(map(kind, ROWS))


def is_key(text: str, start: int, end: int) -> bool:
    """Whether hexadecimal digits in a text are told near them to be the key of a wallet."""
    return _is_wallets(
        text[start:end], text[max(0, start - _READ) : start], text[end : end + _READ]
    )


_is_wallets = kind(_KEYS).valid
