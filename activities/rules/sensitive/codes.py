"""Codes that let somebody in once: asked for in a chat, told behind, or kept as a list."""

from activities.rules.sensitive.edges import regex

_NAME = (
    r"(?:(?:短信|手机|登[录陆]|动态|邮箱|微信|银行)?(?:验证码|校验码|确认码)|动态[码口]令?|"
    r"动态密码|短信(?:的?码|密码)|"
    r"一次性(?:密码|口令|码)|(?:[uU]盾|令牌|将军令)(?:口令|密码|数字|上的数)|谷歌验证器?|"
    r"(?i:\b(?:otp|totp|2fa|mfa|two[- ]factor|verification|authenticat(?:or|ion)|one[- ]time|sms|"
    r"login|log-in|sign-?in|text(?:ed)?|okta|duo|rsa|token|security|access|passcode)"
    r"(?:\s(?:pass)?(?:code|pin|password|number|digits))?\b|"
    r"\b(?:the|that|a|your|new)\s(?:6[- ]digit\s|sms\s)?code\b))"
)
_COUNTED = (
    r"(?i:how (?:many|much)|users?\b|customers?\b|vendors?\b|revenue|ticker|stock|sales|volume|"
    r"share\b|"
    r"price|cost|market|count\b|adoption|budget|rows?\b|error|log line|line number|points?\b)|"
    r"客户|单价|收入|业务|平台|市场|股票|证券|代码|数量|销量|多少[条个家亿万钱]|几[条家]|份额|"
    r"占比|用户数"
)
_STAMP = (
    r"(?:[\[(（<【]?(?:20\d\d[-/.]\d\d?[-/.]\d\d?\s)?\d{1,2}:\d\d(?::\d\d)?"
    r"(?:\s?[AaPp][Mm])?[\])）>】]?\s?)?"
)
_SPEAKER = r"(?:[\[<【(][^\n\])>】]{1,24}[\])>】]\s?|[^\n:：\d]{1,24}[:：]\s?)?"
_HEAD = rf"(?:[^\n:：\d]{{1,16}}\s{_STAMP}\n)?"
"""Who answers and when, on a line of its own."""
_OPENING = (
    r"(?:(?i:sure|yes|yep|yeah|ok|okay|here|its|it'?s|it is|got it|just came|one sec|try|use|k)"
    r"[\s,.:!-]{1,3}|[是就好的嗯哦给来了有在刚到收]{1,4}[，,：:\s]{0,2}){0,3}"
)
ASKED = regex(
    rf"(?:^|(?<=\n))(?!(?:[^\n]){{0,100}}(?:{_COUNTED}))[^\n]{{0,60}}?{_NAME}"
    rf"[^\n\d]{{0,40}}\n{{1,2}}{_HEAD}\s?{_STAMP}(?:{_SPEAKER}){{0,2}}{_OPENING}"
    r"(?:[A-Z]-)?(?P<code>\d{3}[ -]\d{3}|\d{4}[ -]\d{4}|\d{4,8})(?=\s?[.。!！]?\s*(?:\n|\Z))"
)
"""A line of a chat that names the code, and the next, which holds it alone."""
ASKED_ANCHORS = (
    "验证码|校验码|确认码|动态|短信|一次性|u盾|令牌|将军令|谷歌验证|otp|2fa|mfa|two-factor|"
    "two factor|"
    "verification|authenticat|one-time|one time|sms|login|log-in|sign-in|signin|text|okta|duo|rsa|"
    "token|security|access|passcode|code"
)
_ASKS = regex(
    r"(?i)发|给|告诉|报|多少|什么|是啥|几|收到|要|念|[?？吗呢]|\b(?:send|sent|need|needs|"
    r"forward|give|"
    r"share|what'?s|what|whats|read|text(?:ed)?|got|get|paste|drop|ping|pls|please|again|came|"
    r"waiting|asking|wants|tell|resend)\b"
)


def is_asked(found: str, _before: str, _after: str) -> bool:
    """Whether the line that names the code asks for it."""
    return _ASKS.search(found.rsplit("\n", 1)[0]) is not None


SENT = regex(
    r"(?i)\b(?:use|enter|type|input)\s(?:the\s)?(?:code\s)?\d{3}[ -]?\d{3,5}\s(?:to|for|"
    r"as)\s(?:\w+\s){0,3}?"
    r"(?:sign|log|verify|confirm|authenticate|authorize|reset|complete|access|(?:verification|"
    r"login|"
    r"sign-?in|security|one-time)\s(?:pass)?code)\b"
    r"|(?<![\w.])(?:[A-Z]-)?(?:\d{3}[ -]?\d{3}|\d{4,8})\sis\s(?:your|the|my|his|her|"
    r"our)\s(?:[\w.]{1,20}\s){0,4}?"
    r"(?:verification|security|authentication|login|log-in|sign-?in|one[- ]time|2fa|mfa|otp|access|"
    r"confirmation)(?:\s(?:pass)?(?:code|pin|password))?\b"
    r"|\b(?:pass)?code,?\s(?:was\s|is\s)?(?:\d{3}[ -]\d{3}|\d{4,8}),?\s(?:that|which|he|she|"
    r"they|i|just|it)?\s?"
    r"(?:\w+\s){0,2}?(?:(?:came|sent|arrived|got|received|texted)\b[^.\n]{0,24}?\b(?:text|sms|"
    r"phone|"
    r"email|authenticator|app|okta|duo)|texted)\b"
)
"""A code told with what it is for, or how it came, behind it."""
SENT_ANCHORS = "code|use |enter |type |input |is your|is the|is my|is his|is her|is our"
_KEPT = (
    r"(?:(?i:\b(?:recovery|backup|back-up|scratch|rescue|emergency|spare)\s"
    r"(?:(?:verification|access|login|sign-?in|security|2fa|mfa|otp|authenticator)\s)?"
    r"(?:pass)?codes?\b)|(?:备用|备份|恢复|救援|应急|紧急)(?:的)?(?:验证|登[录陆]|安全|"
    r"动态)?(?:代|密)?码)"
)
_DASHED = r"(?=[a-z-]{0,12}\d)[a-z0-9]{4,6}(?:-[a-z0-9]{4,6}){1,3}"
_ONE = rf"(?i:{_DASHED}|\d{{4}} \d{{4}}|\d{{3}} \d{{3}}|\d{{6}}|\d{{8,10}})"
_NEXT = r"(?:[、,，;；/|]\s?|\s{1,2}(?:(?i:and|or)\s)?|\n[-*•\d.) ]{0,4})"
KEPT = regex(
    rf"{_KEPT}[^\n:：]{{0,70}}[:：]\s{{0,2}}[-*•]?\s?(?:(?i:{_DASHED})|"
    rf"{_ONE}(?:{_NEXT}{_ONE}){{1,15}})(?![\w-])"
)
"""A list of codes, each of which lets in where the telephone is lost."""
KEPT_ANCHORS = (
    "recovery|backup|back-up|scratch|rescue|emergency|spare|备用|备份|恢复|救援|应急|紧急"
)
