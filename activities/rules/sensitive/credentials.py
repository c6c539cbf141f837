"""The shapes of keys, tokens and passwords, as their issuers make them."""

import re

from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.meetings import opens_a_meeting
from activities.rules.sensitive.placeholders import is_placeholder
from activities.rules.sensitive.vendors import VENDORS

_NOT_WORD = r"(?<![A-Za-z0-9_])"
KEYS: tuple[tuple[str, str], ...] = (
    ("aws", r"(?:AKIA|ASIA|AGPA|AIDA|AROA)[0-9A-Z]{16}(?![A-Za-z0-9])"),
    ("github", r"gh[pousr]_[A-Za-z0-9]{30,255}|github_pat_[A-Za-z0-9_]{22,255}"),
    ("gitlab", r"gl(?:pat|rt|dt|cbt|ptt|ft|soat)-[A-Za-z0-9_-]{18,80}"),
    ("openai", r"sk-(?:[a-z]{2,12}-)?(?:[a-z0-9]{2,8}-)?[A-Za-z0-9_-]{16,220}"),
    ("google", r"AIza[A-Za-z0-9_-]{30,40}|ya29\.[A-Za-z0-9_-]{20,500}|GOCSPX-[A-Za-z0-9_-]{20,40}"),
    ("slack", r"xox[abeoprs]-[A-Za-z0-9-]{10,250}|xapp-[0-9]-[A-Za-z0-9-]{10,250}"),
    ("stripe", r"(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{16,250}|whsec_[A-Za-z0-9+/=]{20,100}"),
    ("sendgrid", r"SG\.[A-Za-z0-9_-]{8,80}\.[A-Za-z0-9_-]{12,120}"),
    ("package", r"npm_[A-Za-z0-9]{30,60}|pypi-[A-Za-z0-9_-]{40,250}|dckr_pat_[A-Za-z0-9_-]{20,60}"),
    (
        "model_hub",
        (
            r"hf_[A-Za-z0-9]{28,60}|r8_[A-Za-z0-9]{30,60}|"
            r"gsk_[A-Za-z0-9]{30,80}|xai-[A-Za-z0-9]{30,120}"
        ),
    ),
    (
        "cloud",
        (
            r"LTAI[A-Za-z0-9]{12,30}|AKID[A-Za-z0-9]{16,60}|"
            r"AccountKey=[A-Za-z0-9+/]{40,100}={0,2}|do[opr]_v1_[a-f0-9]{40,80}"
        ),
    ),
    ("mail", r"key-[0-9a-f]{32}(?![A-Za-z0-9])"),
    ("tables", r"pat[A-Za-z0-9]{14}\.[0-9a-f]{64}|secret_[A-Za-z0-9]{43}(?![A-Za-z0-9])"),
    ("vault", r"A3-[A-Z0-9]{6}(?:-[A-Z0-9]{5,6}){4,5}(?![A-Za-z0-9])"),
    ("shop", r"shp(?:at|ss|pa|ca)_[0-9a-f]{32}|sq0(?:atp|csp)-[A-Za-z0-9_-]{20,60}"),
    (
        "service",
        (
            r"(?:dapi|NRAK-|PMAK-|nvapi-|tvly-|pplx-|lin_api_|figd_|ntn_|sntrys_|ATATT3x|hvs\.|"
            r"dp\.pt\.)[A-Za-z0-9_-]{20,200}"
        ),
    ),
    ("telegram", r"(?:bot)?[0-9]{8,10}:AA[A-Za-z0-9_-]{30,40}"),
    (
        "product",
        (
            r"glsa_[A-Za-z0-9]{20,60}|pscale_(?:tkn|pw|oauth)_[A-Za-z0-9_.-]{20,80}|"
            r"sb(?:p_|_secret_)[A-Za-z0-9_-]{24,60}|aio_[A-Za-z0-9]{24,40}|EAA[A-Za-z0-9]{60,300}|"
            r"[A-Za-z0-9]{14}\.atlasv1\.[A-Za-z0-9_-]{40,100}|[01]/[0-9]{12,20}:[0-9a-f]{32}|"
            r"T?[sp]k_[0-9a-f]{32}(?![0-9a-f])|rnd_[A-Za-z0-9]{20,60}|fo1_[A-Za-z0-9_-]{30,80}|"
            r"re_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,40}|"
            r"(?:phc|phx)_[A-Za-z0-9]{30,60}|jina_[A-Za-z0-9]{40,80}|lsv2_(?:pt|"
            r"sk)_[0-9a-f]{32}_[0-9a-f]{8,12}|"
            r"e2b_[0-9a-f]{30,60}|bce-v3/ALTAK-[A-Za-z0-9]{12,30}/[0-9a-f]{30,60}|"
            r"ALTAK-?[A-Za-z0-9]{16,30}|"
            r"fc-[0-9a-f]{32}|vercel_[A-Za-z0-9]{20,40}|CFPAT-[A-Za-z0-9_-]{30,60}|"
            r"(?:AT|UID)_[A-Za-z0-9]{28,40}"
        ),
    ),
    ("jwt", r"eyJ[A-Za-z0-9_-]{8,2000}\.eyJ[A-Za-z0-9_-]{8,4000}(?:\.[A-Za-z0-9_-]{0,2000})?"),
)
KEY_ANCHORS = (
    "key-|pat|secret_|a3-|akia|asia|agpa|aida|aroa|ghp_|gho_|ghu_|ghs_|ghr_|github_pat_|glpat-|"
    "glrt-|"
    "gldt-|glcbt-|glptt-|glft-|"
    "glsoat-|sk-|aiza|ya29.|gocspx-|xox|xapp-|sk_live_|sk_test_|rk_live_|rk_test_|"
    "pk_live_|pk_test_|whsec_|"
    "sg.|npm_|pypi-|dckr_pat_|hf_|r8_|gsk_|xai-|ltai|akid|accountkey=|shpat_|shpss_|shppa_|shpca_|"
    "sq0atp-|sq0csp-|dapi|nrak-|pmak-|nvapi-|tvly-|pplx-|lin_api_|figd_|ntn_|sntrys_|atatt3x|hvs.|"
    "sk_|pk_|glsa_|pscale_|sbp_|sb_|aio_|eaa|atlasv1|0/|1/|rnd_|fo1_|re_|phc_|phx_|jina_|lsv2_|"
    "e2b_|altak|fc-|"
    "vercel_|cfpat-|at_|uid_|dp.pt.|dop_v1_|doo_v1_|dor_v1_|:aa|eyj"
)
"""One of these stands in every key, in lower case."""
HEX_KEY = regex(
    r"(?:SK|AC)(?<![A-Za-z0-9_]..)[0-9a-f]{32}(?![0-9a-f])"
    r"|(?<![\w.])[MNO][A-Za-z0-9]{23,25}\.[\w-]{6}\.[\w-]{27,38}(?![\w.-])"
    r"|(?<![\w.])[0-9a-f]{32}\.[A-Za-z0-9]{16}(?![A-Za-z0-9])"
    r"|SEC(?<![A-Za-z0-9_]...)[0-9a-f]{64}(?![0-9a-f])"
    rf"|{_NOT_WORD}(?=[a-f0-9]{{0,55}}[a-f])(?=[a-f0-9]{{0,55}}[0-9])[a-f0-9]{{56}}(?![A-Za-z0-9])"
)
"""Keys of a telephony service, chat robots, a house of models, a data vendor (56 digits of 16)."""
SPOKEN = regex(
    r"(?i:\b(?:password|passwd|passphrase|passcode|pwd|"
    r"requirepass)\b)\s{0,2}[\s\"“'‘`→>-]{1,3}(?=\S{0,40}[a-z])(?=\S{0,40}[A-Z])"
    r"(?=\S{0,40}\d)[^\s,;<>{}]{8,40}"
    r"|(?:密码|口令|授权码)(?!学)(?:[（(][^)）\n]{1,12}[)）])?[\s“\"‘「]{0,2}(?=[!-~]{0,40}[a-z])"
    r"(?:(?=[!-~]{0,40}[A-Z])(?=[!-~]{0,40}[!#$%&*@^])|(?=[!-~]{0,40}\d)(?=[!-~]{0,40}[!#$%&*@^])|"
    r"(?=[!-~]{0,40}[A-Z])(?<=\s)|"
    r"(?=[!-~]{0,40}[A-Z])(?=[!-~]{11}))(?!https?:)[!-+\-.-:=-~]{8,40}"
)
MAILED = regex(
    r"(?:密码|(?i:\bpassword))[^\n。;；]{0,12}?(?<![A-Za-z])"
    r"(?=(?:[a-z]{4} ){0,3}[bcdfghjklmnpqrstvwxz]{4}(?![a-z]))[a-z]{4}(?: [a-z]{4}){3}(?![A-Za-z])"
    r"|授权码[^A-Za-z0-9\n]{0,6}[a-z]{16}(?![A-Za-z0-9])"
)
"""What mail services give out for programs: four times four letters, or sixteen."""
TOLD = regex(
    r"(?i:\b(?:password|passwd|passphrase|passcode|(?:vault|room|archive|access) code|pwd|pwrd|pw|"
    r"(?:ssh|vpn|wi-?fi|admin|root|login|db|database|"
    r"server|portal|terminal) pass)\b)[^\n.;:=]{0,24}?"
    r"(?:(?i:\b(?:is|was|now|still|to(?!\s[a-z]+\s)|as)\b)|(?<=[a-z]):)"
    r"\s(?:(?i:still|now|again|currently)\s)?['\"“‘`]?(?P<told>[!-~]{6,40})"
    r"|(?<![!-~])(?P<told_behind>(?=[!-~]{0,39}[a-z])(?=[!-~]{0,39}\d)(?=[!-~]{0,39}[A-Z!#$%^&*])[!-~]{8,40})"
    r"\s(?:as|is) (?:the|our|your|my) (?:\w{1,12} )?(?i:password|passphrase|passcode)\b"
    r"|(?i:\b(?:password|passphrase|passcode|pw)\b)\s[\"“'`](?P<told_quoted>[!-~]{6,40})"
    r"|(?:密码|密匙|口令)(?!学)[^\n。；;:=A-Za-z0-9]{0,16}?(?:改成|改为|换成|设成|设为|重置为|还是|"
    r"老样子|没变|不变|照旧|就是|仍是|仲?[係系]|是|为|用)(?:了|的|嗰[個个]|"
    r"那个)?\s?[:：“\"‘]?(?P<told_zh>[!-~]{6,40})"
)
"""A password that a sentence tells."""
ONE_TIME = regex(
    r"(?:验证码|动态码|校验码|动态(?:口令|密码)|一次性(?:密码|口令)|(?:随机|短信)密码|短信码|"
    r"短信(?:里|中)?(?:发来|收到|发)?的?码)"
    r"(?:[是为:：\s\[【(（]){0,4}"
    r"(?P<code>\d{3}[ -]?\d{3}|\d{4}[ -]\d{4}|\d{4,8})(?!\d|\.\d|,\d{3}|\s?[年月万亿元%个位])"
    r"|(?i:\b(?:verification|security|authentication|one[- ]time|login|sign[- ]?in|sms|2fa|mfa|"
    r"otp)\b(?: pass)?\s?(?:code|password|pin)?(?:\s(?:they|it|she|he|i|the bank)\s(?:just\s)?"
    r"(?:texted|sent|got|read(?:\sout)?|received|gave)(?:\s(?:me|you|us))?)?|"
    r"\byour code\b)[^0-9A-Za-z\n]{0,3}"
    r"(?:(?i:is|was|of|reads?)\s)?(?P<code_en>\d{3}[ -]\d{3}|\d{4,8})(?!\d|[.-]\d|,\d{3}|%)"
)
"""A code that lets somebody in once."""
ONE_TIME_ANCHORS = (
    "验证码|动态码|校验码|动态|一次性|随机密码|短信|"
    "verification|security|authentication|one-time|one time|login|"
    "sign in|sign-in|signin|sms|2fa|mfa|otp|your code"
)
_ONCE = regex(r"(?i)one[- ]time|otp|2fa|mfa|动态|一次性|随机密码|短信密码")
_DIALLED = regex(
    r"(?i)conference|dial|webcast|replay|会议|电话会|接入|证券代码|证券简称|股票代码|股份代号|"
    r"\b(?:ticker|nasdaq|nyse|hkex|isin|cusip|sedol)\b"
)
"""What a code of many opens, or a share is known by."""
_SENT = regex(
    r"(?i)别告诉|别给|泄露|告诉别人|"
    r"\btext(?:ed|s)?\b|\bsms\b|\bexpire|time out|share it|don'?t share|"
    r"minutes?\b|log ?in|"
    r"sign[- ]?in|2fa|mfa|otp|短信|登录|登陆|登一下|登进|分钟|有效|勿|不要|收到|发来|输入"
)
"""Words beside a code that somebody was sent; a security code may be that of a share."""
NAME_ANCHORS = (
    "pass|pw|token|secret|key|password|passwd|passphrase|passcode|pwd|credential|密码|解压码|"
    "访问码|密匙|口令|"
    "密钥|"
    "秘钥|令牌|授权码|凭证|凭据"
)
KEY = regex("|".join(f"(?P<{kind}>{_NOT_WORD}(?:{shape}))" for kind, shape in KEYS))
PRIVATE_KEY = regex(
    r"-----BEGIN (?:[A-Z0-9]{1,12} ){0,4}PRIVATE KEY(?: BLOCK)?-----|"
    r"PuTTY-User-Key-File-\d: ?(?=[a-z])"
)
_MENTION = regex(
    r"(?i)['\"`”’」]?\s?(?:[.,;:)。，；、）]|(?:的|开头|这样|字样|一类|之类)|"
    r"(?:header|footer|lines?|blocks?|markers?|and|or|is|in|at|followed|anywhere)\b)"
)
"""What goes on behind the head of a key, where the key itself would stand."""
BEARER = regex(
    r"(?i)\b(?:authorization|proxy-authorization|x-api-key|x-auth-token|"
    r"apca-api-(?:key-id|secret-key)|api-key)['\"]?\s{0,3}[:=]\s{0,3}['\"]?"
    r"(?:(?:bearer|basic|token|digest)\s{1,3})?[A-Za-z0-9._~+/=-]{12,2000}"
    r"|\bx-(?!cache|idempotency|request|partition|surrogate|sort|trace)[a-z-]{2,30}-"
    r"(?:key|token|secret)['\"]?\s{0,3}[:=]\s{0,3}['\"]?"
    r"(?=[A-Za-z._~+/=-]{0,60}[0-9])[A-Za-z0-9._~+/=-]{16,2000}"
    r"|\bbearer\s{1,3}(?=[A-Za-z._~+/=-]{0,60}[0-9])[A-Za-z0-9._~+/=-]{16,2000}"
)
NAMED = regex(
    r"(?i:\bsecret)\s(?=[^\s]{0,60}\d)(?=[^\s]{0,60}[a-z])(?=[^\s]{0,60}[A-Z])"
    r"[A-Za-z0-9/+]{30,200}(?![A-Za-z0-9/+_-])|"
    r"(?i:\balpaca\b)[^\n]{0,24}?\b[PA]K[A-Z0-9]{18}(?![A-Za-z0-9])|"
    r"(?i:\b(?:api|secret|access|client|app|auth)[ _-]?(?:key|secret|token)s?\b)\s{1,2}"
    r"(?=[A-Za-z_-]{0,60}\d)(?=[0-9_-]{0,60}[A-Za-z])[A-Za-z0-9_-]{24,200}(?![A-Za-z0-9_-])"
    rf"|(?i:(?<![a-z])(?:{VENDORS})(?:['’]s|的)?[ _-]?(?:(?:api|app|access|secret)[ _-]?)?"
    r"(?:key|token|secret|密钥|秘钥|令牌|凭证))"
    r"(?:\s(?i:is)|是|为)?[^\w\n]{1,4}"
    r"(?=[A-Za-z_-]{0,60}\d)(?=[0-9_-]{0,60}[A-Za-z])[A-Za-z0-9_-]{16,200}(?![A-Za-z0-9_-])"
)
"""A key right behind its name, with no sign between, or behind that of the house it opens."""
COOKIE = regex(
    r"(?i)\b(?:li_at|remember_(?:user_)?token|user_remember_token|session_token|xq_a_token|"
    r"xq_r_token|xq_id_token|xqat|sessionid|session_id|phpsessid|jsessionid|"
    r"asp\.net_sessionid|csrftoken|connect\.sid|auth_token|sid|sess|sessdata|bili_jct|"
    r"_xsrf|z_c0|ut|pi)\s{0,2}=\s{0,2}(?=[^;\s]{0,60}[0-9])[A-Za-z0-9%._-]{16,2000}"
    r"|\b(?:set-)?cookie:\s?(?:[^;\n]{1,80};\s?){0,6}(?!_g|_ga|_gid|utm)[\w.-]{2,40}="
    r"(?=[^;\s]{0,60}[0-9])(?=[^;\s]{0,60}[a-z])[A-Za-z0-9%._-]{24,2000}"
)
SIGNED_URL = regex(
    r"(?i)[?&](?:x-amz-signature|x-goog-signature|signature|sig|access_token|"
    r"auth_token|token|api_?key|appkey|"
    r"secret|password|key|ossaccesskeyid)=(?=[^\s&]{0,80}[0-9])[A-Za-z0-9%_.~+/-]{16,500}"
)
ASSIGNED = regex(
    r"(?i)(?P<name>[A-Za-z0-9]{2,30}_key|token|secret|api[_ -]?key|apikey|"
    r"access[_ -]?key(?:[_ -]?(?:id|secret))?|secret[_ -]?key|"
    r"client[_ -]?secret|app[_ -]?secret|appsecret|private[_ -]?key|auth[_ -]?key|"
    r"encryption[_ -]?key|signing[_ -]?key|"
    r"password|passwd|passphrase|passcode|pwd|(?<![a-z])(?:pass|pw)(?=['\"]?\s?[:=])|解压码|"
    r"访问码|密匙|"
    r"credentials?|"
    r"密码|口令|密钥|秘钥|令牌|授权码|凭证|凭据|访问密钥)"
    r"(?P<join>['\"]?\s{0,3}(?:[（(][^)）\n]{1,16}[)）]\s?)?(?:=>|->|→|:=|=|:|\bis\b|为|是|"
    r"在这[里儿]?[:：]|"
    r"如下[:：])\s{0,3})(?:[\w.@-]{1,40}\s?[/／]\s?)?"
    r"(?P<quote>['\"“]?)(?P<value>[^\s'\"“”,，;；。（(）)<>]{6,200})"
)
_RESOURCE = regex(r"(?:[a-z]{2,14}[-_/.]){1,8}(?:[a-z]{2,14}|v?\d{1,2})")
"""The name under which a secret is kept: postgres-creds-v1."""
_TURN = regex(r"(?<=[a-z])(?=[A-Z])")
"""Where a word made of words begins the next: more than two of them were drawn."""


def looks_secret(name: str, value: str) -> bool:
    """Whether an assigned value is one that somebody made up or drew, and no word or placeholder.

    A password needs letters beside digits or signs; a key needs length as well.
    """
    bare = value.rstrip(".!?、")
    if not bare.isascii() or is_placeholder(bare) or _is_drawn_out(bare):
        return False
    kinds = sum(
        bool(re.search(kind, bare)) for kind in (r"[a-z]", r"[A-Z]", r"[0-9]", r"[^A-Za-z0-9]")
    )
    letters_and_more = re.search(r"[A-Za-z]", bare) and re.search(r"[0-9!@#$%^&*]", bare)
    if name.lower() in (
        "password",
        "passwd",
        "passphrase",
        "passcode",
        "pwd",
        "pass",
        "pw",
        "密码",
        "解压码",
        "访问码",
        "密匙",
        "口令",
        "授权码",
    ):
        return len(bare) >= 6 and (
            letters_and_more is not None
            or (len(bare) >= 10 and (kinds > 2 or len(_TURN.findall(bare)) > 2))
        )
    if _RESOURCE.fullmatch(bare):
        return False
    long_enough = len(bare) >= 16 and (kinds > 1 or len(bare) >= 24)
    return long_enough and (letters_and_more is not None or len(bare) >= 24)


_SHOWN = regex(r"(?i)示例|样例|占位|文档|documentation|\bdocs\b|dummy|placeholder|\bsample\b")
_SPELT = regex(r"(?i)[-_](?:your|my|insert|replace|paste|put|enter)(?:[-_][a-z]{2,12}){1,5}$")
"""A key whose place words hold: xoxb-your-token."""
_CROSSED = regex(r"(?i)([x*.#])\1{7,}$")
_TAIL, _PLAIN = 16, 2
"""Of so many last characters a key has more kinds than a placeholder: sk-XXXXXXXXXXXXXXXX."""


def _is_drawn_out(key: str) -> bool:
    """Whether a key ends in one sign over and over, where its secret would stand."""
    drawn_out = len(key) >= _TAIL and len(set(key[-_TAIL:].lower())) <= _PLAIN
    return drawn_out or _CROSSED.search(key) is not None


def opens_something(found: str, before: str, after: str) -> bool:
    """Whether a key is none that only shows what one looks like."""
    return not (_is_drawn_out(found) or _SPELT.search(found) or is_shown(found, before, after))


def is_shown(found: str, before: str, after: str) -> bool:
    """Whether a key that calls itself an example is spoken of as one."""
    shown = _SHOWN.search(f"{before[-60:]} {found} {after}")
    return found.rstrip(".,;").endswith("EXAMPLE") and shown is not None


def is_told(found: str, before: str, _after: str) -> bool:
    """Whether what a sentence calls a password is one."""
    if opens_a_meeting(found, before):
        return False
    told = TOLD.fullmatch(found)
    value = next(filter(None, told.groups()), "") if told else ""
    return looks_secret("password", value.rstrip(",.;:!?\"'`)”"))


_WORDS = regex(
    r"[A-Za-z_]+(?:\.[A-Za-z_]+)+|\d+[-.][A-Za-z]+|[A-Za-z]+-\d+|"
    r"(?i:sha|aes|rsa|base|utf|md|sm|tls|ipv|web)-?\d{1,4}|"
    r"[^@]+@[^@]+\.[^@]+|[\w-]+\.(?:py|md|txt|json|ya?ml|html?)"
)
"""What a word and a number make, an address, a file: SHA-256, 8-character."""


def is_made_up(found: str, _before: str, _after: str) -> bool:
    """Whether what is called a password is one that somebody made up, and no word of the text."""
    bare = found.rstrip(".,;:!?")
    return not _WORDS.fullmatch(bare) and looks_secret("password", bare)


def is_sent(_found: str, before: str, after: str) -> bool:
    """Whether a code is one that somebody was sent, by the words on both sides."""
    if _DIALLED.search(before[-60:]):
        return False
    return _ONCE.search(before[-60:]) is not None or _SENT.search(before[-60:] + after) is not None


def is_one_time(found: str, before: str, after: str) -> bool:
    """Whether a code is one that somebody was sent, and not that of a share or a conference."""
    if _DIALLED.search(before[-60:] + found):
        return False
    return (
        _ONCE.match(found) is not None
        or _SENT.search(f"{before[-60:]} {found} {after}") is not None
    )


def is_no_mention(_found: str, _before: str, after: str) -> bool:
    """Whether the head of a private key is not only spoken of."""
    return not _MENTION.match(after)


def is_drawn(found: str, _before: str, _after: str) -> bool:
    """Whether what lets in by a header is no placeholder for it."""
    given = re.split(r"[\s:='\"]", found)[-1]
    return not (is_placeholder(given) or _SPELT.search(given))
