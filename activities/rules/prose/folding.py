"""One spelling for the reader of numerals, without moving a single character.

Every fold maps one character to one, so that spans in the folded text are spans in the original.
"""

import re

from activities.rules.scanning.regex import regex

_ZEROS = (0x0660, 0x06F0, 0x0966, 0x09E6, 0xFF10, *range(0x1D7CE, 0x1D800, 10))
_OTHERS = {
    "−": "-", "–": "-", "—": "-", "‐": "-", "‑": "-", "﹣": "-", "〜": "~", "∼": "~", "﹪": "%",
    "٪": "%", "￥": "¥", "￡": "£", "￠": "¢", "\u00a0": " ", "\u2007": " ", "\u2009": " ",
    "\u202f": " ",
    "\u3000": " ", "﹕": ":", "﹔": ";", "＄": "$", "〇": "零", "\u2019": "'", "\u2018": "'",
    "萬": "万",
    "億": "亿", "兩": "两", "個": "个", "點": "点", "倍": "倍",
}  # fmt: skip
_FORMAL = dict(zip("壹贰叁肆伍陆柒捌玖拾佰仟圆", "一二三四五六七八九十百千元", strict=True))
_ANY_SPELT = regex(f"[{''.join(_FORMAL)}]")
_MARKS = regex(
    r"\*\*|</?(?:b|strong|em|i|u|mark)>|(?<![A-Za-z0-9_`])`(?=[^`\n]{1,40}`)|(?<=[0-9%元股倍亿万])`"
)
"""What only makes a figure stand out: **3.2亿元**."""
_SPELT = regex(
    r"(?:[零〇壹贰叁肆伍陆柒捌玖拾佰仟万亿萬億点點]{2,}|"
    r"[壹贰叁肆伍柒捌玖])(?:圆|(?=[元成倍角%]|个百分点))|[0-9万亿萬億百千]圆"
)
"""Numerals as bills spell them; one alone may belong to a name: 北陆, 圆通, 伍德."""
_YEAR = regex(
    r"(?<![零一二三四五六七八九十百千万亿])(?:一九|二零)[零一二三四五六七八九]{2}(?=[年/-])"
)
_DIGITS = str.maketrans("零一二三四五六七八九", "0123456789")
"""A year spelt digit by digit: 二〇二四年."""
_FOLDS = {
    **{code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F) if code != 0xFF0C},
    **{zero + digit: str(digit) for zero in _ZEROS for digit in range(10)},
    **{ord(other): plain for other, plain in _OTHERS.items()},
}
_HAN = regex(r"[\u4e00-\u9fff]")
_BEYOND_LATIN = "\u0250"
_WIDE_SEPARATOR = regex(r"(?<=[０-９])，(?=[０-９]{3}(?![０-９]))")
_CHINESE_COMMA = regex(r",(?:(?<=[一-鿿）】》”],)|(?=\s?[一-鿿])|(?<=[%％)],)(?=[0-9+-]))")
"""A Latin comma beside Chinese: it parts clauses, and no thousands."""


def fold(text: str) -> str:
    """The text with full-width, foreign and formal digits and signs in their plain form.

    A full-width comma stays one, but for a thousands separator inside full-width digits; a Latin
    comma beside Chinese is one as well.
    """
    if text.isascii():
        return text
    plain = _CHINESE_COMMA.sub("，", _WIDE_SEPARATOR.sub(",", text))
    if _ANY_SPELT.search(plain):
        plain = _SPELT.sub(_unspelt, plain)
    return _YEAR.sub(lambda hit: hit[0].translate(_DIGITS), plain.translate(_FOLDS))


def unmarked(text: str) -> str:
    """The text without marks of emphasis, which writers set around figures and names."""
    return _MARKS.sub("", text) if "**" in text or "<" in text or "`" in text else text


def _unspelt(hit: re.Match[str]) -> str:
    return "".join(_FORMAL.get(char, char) for char in hit[0])


def lower(folded: str) -> str:
    """The text with Latin letters in lower case, and no character moved: bytes know no others."""
    return folded.encode(errors="surrogatepass").lower().decode(errors="surrogatepass")


def is_without_han(text: str) -> bool:
    """Whether a text has no Chinese character, whatever signs and pictures it has."""
    return _HAN.search(text) is None


def is_latin(text: str) -> bool:
    """Whether a text has letters of Latin alone, accents and all: Comptoir Général."""
    return text.isascii() or all(char < _BEYOND_LATIN for char in text)
