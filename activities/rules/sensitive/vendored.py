"""Keys of houses that sell data and models: a house, a word for a key and what was drawn.

The three stand in any order, and a few words between them say what the key is for.
"""

import re

from activities.rules.sensitive.drawn import is_drawn, is_otherwise_called
from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.vendors import VENDORS

_HOUSE = rf"(?i:(?<![a-z])(?:{VENDORS})(?![a-z]))"
_WORD = (
    r"(?:(?i:(?<![a-z])(?:(?:api|app|access|auth|secret|client)[ _-]?)?(?:key|token|secret|"
    r"credential)s?"
    r"(?![a-z]))(?=\s{0,2}(?:[^\w\s]|(?i:for|to|of|is|was|on|in|from|we|that|which|used|shared|"
    r"below|here|"
    r"value|the|now|still|reads|behind)\b|[^\x00-\x7f]|\S{0,32}\d))"
    r"|(?i:licen[cs]e key)|密钥|秘钥|密匙|令牌|口令|凭证|凭据|授权码|接入码|鉴权码|许可码)"
)
_TELLS = r"[^\n。;；]{0,64}?"
_LINK = (
    r"(?:[:：=→>(（,，\"'“‘「`]|(?<![a-z])(?i:is|was|reads|as|to|now|still|key|token|secret)|"
    r"[是为即用]|(?<=[\u4e00-\u9fff]))\s{0,2}[\"'“‘「`]?"
)
_VALUE = (
    r"(?<![A-Za-z0-9_/.+@-])[A-Za-z0-9][A-Za-z0-9_.=+-]{13,200}[A-Za-z0-9=]"
    r"(?::[A-Za-z0-9]{12,64}|(?<=[A-Za-z0-9_.=+-]{16}))"
)
KEY = regex(
    rf"(?:{_HOUSE}[^\n。;；]{{0,32}}?{_WORD}|"
    rf"{_WORD}[^\n。;；]{{0,32}}?{_HOUSE})(?P<gap>{_TELLS}){_LINK}"
    rf"(?P<drawn>{_VALUE})(?![A-Za-z0-9_@/])"
    rf"|(?P<first>{_VALUE})(?![A-Za-z0-9_@/])(?:\s?[(（,，]|\s(?i:is|was|as|for)\s|\s?[是为即])"
    rf"(?P<behind>[^\n。;；.]{{0,16}}?(?:{_HOUSE}[^\n。;；]{{0,12}}?(?i:key|token|secret|密钥|"
    rf"秘钥|令牌|口令)"
    rf"|(?i:key|token|secret|密钥|令牌)\s(?i:for|of|to)\s{_HOUSE}))"
)
ANCHORS = (
    "key|token|secret|credential|密钥|秘钥|密匙|令牌|口令|凭证|凭据|授权码|接入码|鉴权码|许可码"
)
_NAMES = regex(
    r"(?i)(?<![a-z])(?:(?:request|run|call|trace|job|session) id|path|endpoint|field|ticker|symbol|"
    r"figi|isin|variable|column)(?![a-z])|代码|字段|文件|变量|请求|编号|证书号"
)
_WORDS = regex(r"(?:[A-Za-z]+|\d+)(?:[_.=+-]+(?:[A-Za-z]+|\d+[A-Za-z]?|[A-Za-z]\d+))*")
"""Words and numbers that signs join, as programs name files and fields."""


_SAID = regex(rf"{_WORD}{_TELLS}$")
_REACH, _HOUSE_NEAR = 112, 48
_VENDOR = regex(_HOUSE)


def is_said_before(text: str, start: int) -> bool:
    """Whether a house and a word for its keys stand before a place, in the same sentence."""
    near = text[max(0, start - _REACH) : start]
    word = _SAID.search(near)
    return (
        word is not None
        and near.endswith((": ", "：", "= ", "=", "is ", "是", "为"))
        and _VENDOR.search(near, max(0, word.start() - _HOUSE_NEAR)) is not None
    )


def is_given_out(found: str, _before: str, _after: str) -> bool:
    """Whether what stands beside a house and a word for its keys was drawn, and is nothing else."""
    match = KEY.fullmatch(found)
    if match is None:
        return False
    gap, value = match["gap"] or match["behind"] or "", match["drawn"] or match["first"]
    if _WORDS.fullmatch(value) or re.match(r"0x|tc_|ev_", value):
        return False
    return is_drawn(value.rstrip(".=-"), named=True) and not (
        _NAMES.search(gap) or is_otherwise_called(gap)
    )
