"""Codes that let somebody in once, told near their name: in a chat, a message or a log."""

from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.kind import counts_nothing
from activities.rules.sensitive.nearness import SHOWN
from activities.rules.sensitive.sums import is_sum

_NAME = regex(
    r"(?<!统一)发码|验证码|校验码|确认码|随机码|动态(?:验证)?(?:码|口令|密码|数字)|短信(?:里|上)?的?(?:码|密码|口令|"
    r"验证)|(?:二次|两步|双重|双因[素子]|手机|身份|登[录陆](?:[^，,。\n]{0,5}需)?)验证|一次性(?:密码|口令|码)|"
    r"(?:[uU]盾|令牌|将军令|验证器)(?:上|里)?的?(?:码|口令|密码|数字)|口令(?![红卡])|"
    r"(?i:(?<![a-z])(?:2fa|mfa|t?otp|two[- ]?factor|2[- ]?step|two[- ]step|step[- ]up|"
    r"authenticator|pin(?=\s(?:was\s)?(?:texted|sent))|"
    r"(?:texted|sent|pinged|messaged)\s(?:me\s|us\s|him\s|her\s|you\s)?(?:a|the|this)\scode|"
    r"codes?\s(?:for|to)\s(?:(?:your|the|my|a)\s)?(?:transfer|log|sign|payment|transaction|verify|"
    r"confirm|approve|authori[sz]e)[\w-]{0,8}|verify[- ]code|(?:pass|pin)codes?|"
    r"(?:one[- ]time|single[- ]use|verification|confirmation|sms|text|texted|log[- ]?in|"
    r"sign[- ]?in|sign[- ]?on|auth|authentication|okta|duo|rsa|push)\s"
    r"(?:pass)?(?:codes?|pins?|passwords?|tokens?|digits))(?![a-z]))"
)
ANCHORS = (
    "发码|验证|校验码|确认码|随机码|动态|短信|一次性|u盾|令牌|将军令|口令|2fa|mfa|otp|factor|2-step|"
    "2 step|two-step|two step|authenticator|step-up|step up|pin |verify|code|"
    "one-time|one time|"
    "single-use|single use|verification|confirmation|sms|text|login|log-in|"
    "log in|sign|auth|okta|duo|rsa|push"
)
CODE = regex(
    r"(?<![\w./%$¥€£￥#+-])(?<!\d,)(?<![A-Za-z]-)(?:[A-Z]-)?"
    r"(?:\d{3}[ -]\d{3}|\d{4}[ -]\d{4}|(?!(?:19|20)\d\d(?!\d))"
    r"(?!(?:19|20)\d\d(?:0\d|1[0-2])(?:[0-2]\d|3[01])(?!\d))\d{4,8})(?<!000)"
    r"(?![\w%/+-]|\s?[-–~]\s?\d|[.,:]\d|\.[A-Za-z]|\s?[年月日万亿元个位条次户人家股份笔张件倍％])"
)
_LAST = r"[\s\"'“”‘’「『\[【(（<>*`]{0,3}$"
_LED = regex(
    r"(?:[是为:：]|收到(?:了|的)?|显示(?:的|了)?|弹出(?:来)?的?|发来(?:了|的)?|来了|有了|到了|数字|"
    r"念的?|报|填|输入?|用|(?<!代)码|[，,。！!？?；;\n—–])" + _LAST + r"|(?i:\b(?:is|it'?s|its|was|"
    r"says?|said|reads?|reading|shows?|showing|got|here|through|sent|texted|forwarded|use|enter|"
    r"type|try|code|otp|pin|passcode)[\s:,.–—-]{1,4}|[.:!?]\s{0,2}|^)" + _LAST
)
"""What stands right before a code: it comes, is, is told; or a clause begins."""
_CLOSED = regex(
    r"[\"'”’」』\]】)）*`<]{0,3}\s{0,2}(?:\Z|[,，。.!！;；?？\n—–<(（]|-\s|(?:that'?s|is|这?[是就]|发你|"
    r"给你|快|赶|你|for|to|on|with|right|if|so|but|before|go|hurry|use|and|then|within|now|asap|pls|please|valid|"
    r"expires)(?![a-z]))"
)
"""What goes on behind it: nothing it would count."""
_TELLS = regex(
    r"收到|发[来到给你我]|来了|有了|[弹跳冒蹦][出窗]|写着|帮我[登输填]|你要|显示|念|报给|告诉|转你|填|输入|输一?下|给你|快[点填输]|"
    r"赶[紧快]|外传|别给|有效|过期|\b(?i:text(?:ed|s)?|sent|got|came|comes|arrived|received|"
    r"forwarded|says|shared?|shows?|reads?|hurry|"
    r"from (?:the|my|your|his|her) (?:text|sms|phone|app)|"
    r"quick(?:ly)?|use it|type|enter|punch|expires?|valid|"
    r"read me|gave me|it'?s|popped|landed|here'?s|pinged|asap|good for|"
    r"what'?s|fast|(?:is|was) (?:the|your))\b"
)
_COUNTS = (
    r"(?i:\b(?:revenue|ticker|stock|sales|shares?|price|cost|market|count|adoption|budget|"
    r"customers|subscribers|users|messages|volume|rows|hits|million|billion|error|otp bank|"
    r"otp group|conference|dial(?:-?in)?|webcast|replay|meeting|isin|cusip|charge of)\b)|"
    r"股票|证券|代码[:：\s]{0,2}▮|单价|收入|业务|平台|销量|份额|占比|用户数|投诉|申请|亿|会议|"
    r"电话会|接入|参会|文号|公告|红包"
)
_AGAINST = regex(rf"{_COUNTS}|{SHOWN}")
_SENTENCE = regex(r"(?:[。！!？?\n]|[.](?=\s))[\s。！!？?.]{0,4}")
_BEFORE, _BEHIND = 110, 64
_FIELD = regex(
    r"(?i)(?<![a-z])(?<!error )(?<!error_)(?<!status )(?<!status_)(?<!http )(?<!http_)(?<!result_)"
    r"(?<!ret_)(?<!return_)(?<!exit_)(?<!response_)(?<!err_)(?<!stock_)(?<!sec_)"
    r"(?:(?:sms|otp|verify|verification|auth|login)_)?"
    r"(?:code|otp|value|token|passcode|pin|vcode|验证码)[\"']?\s?(?:[=:：]|=>)\s?[\"']?$"
)
_EVENT = regex(
    r"(?i)(?<![a-z])(?:(?:sms|login|send|user|auth)[._-])?(?:t?otp|2fa|mfa|one[-_ ]time|"
    r"two[-_ ]factor|(?:verif(?:y|ication)|sms|login|auth)[-_. ]?(?:code|send|pin))(?![a-z])"
)
"""What a record is of."""
_STATES = regex(
    r"(?i)error|fail|status|http|latency|rows|retr(?:y|ies)|shard|bank\b|version|disabled|"
    r"gateway_code|示例|测试"
)
"""What a record tells of a machine."""
_RECORD, _LINES = 160, 4
_SHORTEST = 6
"""Digits in a record, where shorter ones are what a machine returned."""


def is_told(found: str, before: str, after: str) -> bool:
    """Whether digits are told as a code in the sentence of its name, or in the one behind."""
    if not counts_nothing(found, before, after):
        return False
    return _is_said(before, after) or _is_logged(found, before, after)


def _is_said(before: str, after: str) -> bool:
    if not (_LED.search(before[-24:]) and _CLOSED.match(after)):
        return False
    left = _SENTENCE.split(before[-_BEFORE:])
    right = _SENTENCE.split(after[:_BEHIND])
    near = f"{' '.join(left[-2:])}▮{right[0]}"
    if _AGAINST.search(near) or is_sum(before, after):
        return False
    return _NAME.search(near) is not None and _TELLS.search(near) is not None


def _is_logged(found: str, before: str, after: str) -> bool:
    """Whether digits are the field of a record of such a code."""
    if len(found) < _SHORTEST or not _FIELD.search(before[-40:]):
        return False
    record = "\n".join(before[-_RECORD:].split("\n")[-_LINES:]) + "▮" + after.split("\n")[0]
    return _EVENT.search(record) is not None and _STATES.search(record) is None
