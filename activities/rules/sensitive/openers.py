"""What opens a card, an account, a wallet or a network, told with its name beside it."""

import base64
import binascii
import re

from activities.rules.sensitive.credentials import looks_secret
from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.placeholders import is_placeholder
from activities.rules.sensitive.vendored import is_said_before

PIN = regex(
    r"(?:(?<![A-Za-z])(?i:pin)(?:\s?(?:码|(?i:code|number)))?(?![A-Za-z])|"
    r"(?i:(?:device|screen|phone|unlock|door|gate|alarm|safe) (?:pass)?code)|"
    r"(?:支付|取款|交易|锁屏|开机|保险柜|门禁|房门|门锁|家门|大门|银行卡|查询)密码)"
    r"(?:(?i:\s(?:for|of|at|to)\s[^\n\d.;]{1,40}))?(?:\s?[（(][^)）\n]{1,16}[)）])?"
    r"(?:是|为|改成了?|设为|还是|\s?输入?|\s(?i:is|was)\b|\s?[:：=]|\s?(?=\d))\s?[“\"'「]?"
    r"(?:\d{4,8}|\d\d-\d\d-\d\d|\d(?:-\d){3,7})(?![\d-]|[.,]\d|\s?[年月万亿元%个位])"
    r"|提取码[\s:：是为]{1,3}[a-z0-9]{4}(?![a-z0-9])"
)
"""Four to eight digits that a sentence tells as somebody's."""
PIN_ANCHORS = "提取码|pin|密码|passcode|door code|gate code|alarm code|safe code|unlock code"
BACKUP_CODES = regex(
    r"(?i)(?:\b(?:recovery|backup|scratch|rescue) codes?\b|备用码|恢复码|救援码)"
    r"(?:(?!\b(?:item|part|sku|order|catalogue|lot)\b)[^\n]){0,24}?"
    r"(?=[a-z]{0,9}\d)[a-z0-9]{4,6}-[a-z0-9]{4,6}"
    r"(?:[\s,，、;]{1,3}[a-z0-9]{4,6}-[a-z0-9]{4,6}){0,15}(?![a-z0-9-])"
    r"|\b(?:recovery|backup|rescue) keys?\b[^\n]{0,12}?(?=[a-z-]{0,30}\d)"
    r"(?<![a-z0-9-])[a-z0-9]{4,6}(?:-[a-z0-9]{4,6}){3,9}(?![a-z0-9-])"
)
BACKUP_ANCHORS = (
    "recovery key|backup key|rescue key|recovery code|backup code|scratch code|rescue code|"
    "备用码|恢复码|救援码"
)
WALLET = regex(
    r"(?i:私钥|(?<![a-z])priv(?:ate)?[_ -]?key(?![a-z])|(?<![a-z])keystore(?![a-z])|signing key|"
    r"(?<![a-z])private(?=\s?[:=]\s?0x))"
    r"(?:(?!(?i:\btx|\bhash)|哈希|交易|校验)[^\n]){0,16}?(?:(?:0x)?[0-9a-fA-F]{64}|[5KL][1-9A-HJ-NP-Za-km-z]{50,51})(?![0-9A-Za-z])"
    r"|(?<![0-9A-Za-z])0x[0-9a-fA-F]{64}[^\n]{0,12}?(?:私钥|(?i:private key))"
    r"|私钥\s?[:：]?\s?MI[IG][A-Za-z0-9+/]{16,}"
    r"|(?<![A-Za-z0-9])(?:[KL][1-9A-HJ-NP-Za-km-z]{51}|"
    r"5[HJK][1-9A-HJ-NP-Za-km-z]{49})(?![A-Za-z0-9])"
    r"|\bWallet\(['\"](?:0x)?[0-9a-fA-F]{64}"
    r"|(?<![A-Za-z0-9])[xyz]prv[1-9A-HJ-NP-Za-km-z]{100,112}(?![A-Za-z0-9])"
    r"|AGE-SECRET-KEY-1[0-9A-Z]{50,60}"
)
"""The private key of a wallet: bare, as wallets export it, or of a whole tree (BIP 32)."""
WALLET_ANCHORS = "wif|私钥|private|key|keystore|xprv|yprv|zprv|wallet"
SHARED = regex(
    r"(?:(?<![A-Za-z])(?i:psk|pre-?shared key|community string|enable secret|"
    r"wpa2? (?:key|passphrase)|(?:ssid|wi-?fi)[^\n]{0,40}?(?<![A-Za-z])key)(?![A-Za-z])|"
    r"预共享密钥|(?i:ssid|wi-?fi)[^\n]{0,24}?密钥)"
    r"(?:\s(?i:is))?[^\nA-Za-z0-9]{1,5}(?P<shared>[!-~]{8,64})"
)
SHARED_ANCHORS = (
    "psk|shared key|sharedkey|community string|enable secret|wpa|预共享|ssid|wifi|wi-fi"
)
PAIR = regex(
    r"(?i)(?:\b(?:creds?|credentials?|logins?)\b|账号密码|账密|用户名[/／]?密码|登[录陆]信息)"
    r"(?:\s(?:for|to|of)\s[^\n:]{1,40})?(?:\s(?:is|are))?[^\w\n]{1,4}[!-~]{2,40}\s?[/／|"
    r"]\s?(?P<secret>[!-~]{6,40})"
    r"|(?:登[录陆][^\n，。,]{0,60}?用|(?i:\blog(?:ged|s)? ?in\b[^\n,.]{0,16} (?:with|as)\s))\s?"
    r"[\w.@-]{2,40}\s?[/／|]\s?(?P<other>(?=[!-~]{0,40}[!@#$%^&*?])[!-~]{6,40})"
    r"|(?:[账帐]号|用户名?|(?i:\b(?:user ?name|user|uid|account|"
    r"login)\b))[\s:：=是为]{0,3}[\w.@-]{2,40}(?: and |[\s,，;；/|]{1,3})"
    r"(?:登录)?(?:密码|口令|(?i:\b(?:password|passwd|pwd|pass|"
    r"pw)\b))[\s:：=/是为]{1,3}(?P<named>[!-~]{6,40})"
    r"|(?i:\blogin\s)\w{2,20}:(?P<given>[!-~]{6,40})"
    r"|(?i:\buse\s)\w{2,20}[:/](?P<used>[!-~]{6,40})\s(?i:to|for)\s(?i:log|sign|access|connect)"
)
PAIR_ANCHORS = (
    "cred|login|log in|logs in|logged in|登录|登陆|账号|帐号|账密|用户|user|uid|account|use "
)
SHAPED = regex(
    r"(?<![\w@/.:=#$&%~+-])(?=[A-Za-z0-9_-]{1,30}[!#$%*@^?])(?=[^\s\d]{0,31}\d)(?=\d{0,31}[A-Za-z])"
    r"[A-Za-z0-9][A-Za-z0-9!#$%*@^?_-]{7,31}(?![\w/:=&~+-]|[.@]\w)"
)
"""A word of letters, digits and signs, as people make passwords."""
SHAPED_ANCHORS = (
    "password|passwd|passphrase|pwd|pwrd|pw |login|log in|ssh|vpn|root|admin|zip|wifi|wi-fi|ssid|"
    "secret word|密码|登录|登陆|解压|口令"
)
_OPENED = regex(
    r"(?i)\b(?:passw(?:or)?d|passphrase|pwr?d|pw|login|log ?in|ssh|vpn|root|admin|zip|wi-?fi|ssid|"
    r"secret word)\b|密码|登[录陆]|解压|口令"
)
_ADDRESS = regex(r"[a-z][a-z0-9_-]*@[a-z][a-z0-9-]*")
"""A name and a host: who logs in, and where."""
_PLACEHOLDER = regex(r"(?i)example|your|x{4}|\*{4}|placeholder|changeme")
BASIC = regex(r"\bBasic (?P<pair>[A-Za-z0-9+/]{12,200}={0,2})(?![A-Za-z0-9+/=])")
BASIC_ANCHORS = "basic "
CURLED = regex(
    r"(?<![\w-])(?:-u|--user)[ =]['\"]?[\w.@-]{1,40}:(?=[^\s'\"]{0,80}[A-Za-z])"
    r"(?P<given>[!#-&(-~]{4,80})"
    r"|\bdocker login\b[^\n]{0,60}?\s(?:-p|--password)[ =](?P<pushed>[!#-&(-~]{6,80})"
    r"|\b(?:mysql|mysqldump|mysqladmin|"
    r"mariadb)\s[^\n]{0,60}?(?<=\s)-p['\"]?(?P<joined>[!#-&(-~]{4,80})"
    r"|\b(?:sshpass\s-p|redis-cli\s[^\n]{0,60}?(?<=\s)-a)\s?['\"]?(?P<shown>[!#-&(-~]{4,80})"
)
"""A name and a password that are handed to a command."""
CURLED_ANCHORS = "sshpass|redis-cli|docker login|-u |--user|mysql|mariadb"
KEPT = regex(
    r"(?i:\bmachine\s\S{2,80}\slogin\s\S{1,60}\spassword\s)(?P<netrc>[!-~]{4,80})"
    r"|(?<![\w.:-])(?:[\w.-]{2,60}|\*):(?:\d{2,5}|\*):[\w*-]{1,40}:[\w.-]{1,40}:"
    r"(?P<pgpass>[!-~]{6,80})"
)
"""Lines of the files in which programs look up passwords (``.netrc``, ``.pgpass``)."""
KEPT_ANCHORS = "password|:5432:|:5433:|:6432:|:3306:|:*:"
SETUP = regex(
    r"(?i:\b(?:setup|authenticator|totp|2fa|mfa)\b[^\n]{0,12}?\b(?:key|secret|seed)\b|"
    r"(?:验证器|动态口令|两步验证|双重验证|totp|2fa|mfa)[^\n]{0,4}(?:密钥|秘钥|种子))[^\n]{0,20}?"
    r"(?<![A-Za-z0-9])(?=[A-Z ]{0,40}[2-7])(?:[A-Z2-7]{4}[ -]?){3,15}[A-Z2-7]{4}(?![A-Za-z0-9])"
)
"""What an authenticator makes its codes of (RFC 4648, base 32)."""
SETUP_ANCHORS = "setup|authenticator|totp|2fa|mfa|验证器|动态口令|两步验证|双重验证"
HASHED = regex(
    r"\$(?:2[abxy]\$\d\d\$[./A-Za-z0-9]{53}|(?:1|5|6|y|"
    r"apr1)\$(?:rounds=\d{1,9}\$)?[./A-Za-z0-9]{2,16}"
    r"\$[./A-Za-z0-9]{22,86}|argon2(?:id?|d)\$[^\s]{40,160})"
)
"""A password as a system keeps it: guessing it needs only time."""
HASHED_ANCHORS = "$2a$|$2b$|$2x$|$2y$|$1$|$5$|$6$|$y$|$apr1$|$argon2"
_WORD = 9
"""Letters that a word may have: a longer run in both cases was drawn."""
_SAID = regex(
    r"(?i)(?:私钥|密钥|秘钥|令牌|口令|授权码|鉴权串|访问串|凭证|凭据|\bsecret|token|keystore|"
    r"credential|"
    r"(?<!content )(?<!cache )(?<!snapshot )(?<!document )(?<!object )(?<!doc )(?<!public )"
    r"(?<![a-z])(?:[a-z]{0,8}[_-])?key)(?![a-z])[^\n]{0,16}$"
)


_SAID_BEHIND = regex(
    r"(?i)\s?(?:[(（]|(?:就?是|为)|(?:as|is) (?:the|our|my|his|her) )"
    r"[^\n,.;，。；]{0,16}?(?:密钥|秘钥|令牌|"
    r"(?<!cache )(?<!primary )(?<!search )(?<!idempotency )key(?![a-z])|(?:api|access|auth) token)"
)


def is_said(text: str, start: int, end: int) -> bool:
    """Whether what stands there is told as a key, and is no number of a run or of a file."""
    if _SAID_BEHIND.match(text, end):
        return True
    told = _SAID.search(text[max(0, start - 32) : start]) is not None
    return told or is_said_before(text, start)


def is_pair(found: str, _before: str, _after: str) -> bool:
    """Whether what stands behind a name and a stroke is a password."""
    pair = PAIR.fullmatch(found)
    secret = next(filter(None, pair.groups()), "") if pair else ""
    return looks_secret("password", secret.rstrip(",.;)"))


def is_handed(found: str, _before: str, _after: str) -> bool:
    """Whether a command is handed a password, and no placeholder for one."""
    handed = CURLED.fullmatch(found)
    given = (
        (handed["given"] or handed["joined"] or handed["pushed"] or handed["shown"])
        if handed
        else ""
    )
    return looks_secret("password", given.rstrip(",.;)"))


def is_kept(found: str, _before: str, _after: str) -> bool:
    """Whether a line of such a file holds a password, and no placeholder for one."""
    kept = KEPT.fullmatch(found)
    value = (kept["netrc"] or kept["pgpass"]).rstrip(",.;)") if kept else ""
    if is_placeholder(value):
        return False
    return looks_secret("password", value) or (len(value) > _WORD and not value.islower())


def is_shared(found: str, _before: str, _after: str) -> bool:
    """Whether what lets into a network is drawn, and no word."""
    shared = SHARED.fullmatch(found)
    value = shared["shared"].strip("\"'.,;)") if shared else ""
    return re.search(r"\d", value) is not None and re.search(r"[A-Za-z]", value) is not None


def is_basic(found: str, _before: str, _after: str) -> bool:
    """Whether what stands in a header decodes to a name and a password (RFC 7617)."""
    return is_pair_coded(found.split(" ")[1])


def is_pair_coded(given: str) -> bool:
    """Whether base 64 is that of a name and a password, and the password is one."""
    name, password = _pair(given)
    return len(name) > 1 and len(password) > 3 and not is_placeholder(password)


def is_printed_pair(given: str) -> bool:
    """Whether base 64 is that of a name and a word for a password."""
    name, password = _pair(given)
    return bool(name) and is_placeholder(password)


def _pair(given: str) -> tuple[str, str]:
    """The name and the password that base 64 holds, or nothing (RFC 7617)."""
    try:
        pair = base64.b64decode(given + "=" * (-len(given) % 4)).decode("ascii")
    except (binascii.Error, ValueError):
        return "", ""
    name, sign, password = pair.partition(":")
    return (name, password) if sign and pair.isprintable() else ("", "")


def is_no_shown_pair(found: str, _before: str, _after: str) -> bool:
    """Whether what a header holds is no ``user:password`` in base 64, as manuals print it."""
    scheme, _, given = found.rpartition(" ")
    if not scheme.lower().endswith("basic"):
        return True
    return is_pair_coded(given) or not is_printed_pair(given)


def is_shaped(found: str, before: str, after: str) -> bool:
    """Whether a word shaped like a password stands where somebody lets others in."""
    if _ADDRESS.fullmatch(found) or _PLACEHOLDER.search(found):
        return False
    return bool(_OPENED.search(before[-64:]) or _OPENED.search(after))
