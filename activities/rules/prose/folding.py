"""One spelling for the reader of numerals, without moving a single character.

Every fold maps one character to one, so that spans in the folded text are spans in the original.
"""

import re

_ZEROS = (0x0660, 0x06F0, 0x0966, 0x09E6, 0xFF10, *range(0x1D7CE, 0x1D800, 10))
_OTHERS = {
    "−": "-", "–": "-", "—": "-", "‐": "-", "‑": "-", "﹣": "-", "〜": "~", "∼": "~", "﹪": "%",
    "٪": "%", "￥": "¥", "￡": "£", "￠": "¢", "\u00a0": " ", "\u2007": " ", "\u2009": " ", "\u202f": " ",
    "\u3000": " ", "﹕": ":", "﹔": ";", "＄": "$", "〇": "零", "\u2019": "'", "\u2018": "'", "萬": "万",
    "億": "亿", "兩": "两", "個": "个", "點": "点", "倍": "倍", "壹": "一", "贰": "二", "叁": "三", "肆": "四",
    "伍": "五", "陆": "六", "柒": "七", "捌": "八", "玖": "九", "拾": "十", "佰": "百", "仟": "千", "圆": "元",
}  # fmt: skip
_LOWER = {ord(upper): upper.lower() for upper in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
_FOLDS = {
    **{code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F) if code != 0xFF0C},
    **{zero + digit: str(digit) for zero in _ZEROS for digit in range(10)},
    **{ord(other): plain for other, plain in _OTHERS.items()},
}
_BEYOND_LATIN = "\u0250"
_WIDE_SEPARATOR = re.compile(r"(?<=[０-９])，(?=[０-９]{3}(?![０-９]))")


def fold(text: str) -> str:
    """The text with full-width, foreign and formal digits and signs in their plain form.

    A full-width comma stays one, but for a thousands separator inside full-width digits.
    """
    return _WIDE_SEPARATOR.sub(",", text).translate(_FOLDS)


def lower(folded: str) -> str:
    """The text with Latin letters in lower case, and no character moved."""
    return folded.translate(_LOWER)


def is_latin(text: str) -> bool:
    """Whether a text has letters of Latin alone, accents and all: Comptoir Général."""
    return text.isascii() or all(char < _BEYOND_LATIN for char in text)
