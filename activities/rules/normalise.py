"""Views of an external text, so that a pattern meets what a reader or a model would read."""

import re
import unicodedata

MAX_CHARACTERS = 1_000_000
_INVISIBLE = re.compile(
    "[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff"
    "\U000e0000-\U000e007f]"
)
_CONFUSABLES = str.maketrans(
    "аеорсухіѕԁһԛԝАВЕКМНОРСТХІαονι",
    "aeopcyxisdhqwABEKMHOPCTXIaovi",
)
_CJK = "\u3400-\u4dbf\u4e00-\u9fff"
_SPACED_CJK = re.compile(rf"(?<=[{_CJK}])[ \t·.*_-]{{1,2}}(?=[{_CJK}])")


def readable(text: str) -> str:
    """The text without invisible characters, compatibility forms and look-alike letters."""
    visible = _INVISIBLE.sub("", unicodedata.normalize("NFKC", text[:MAX_CHARACTERS]))
    return _SPACED_CJK.sub("", visible.translate(_CONFUSABLES))


def invisible_count(text: str) -> int:
    """How many characters of the text a reader cannot see."""
    return len(_INVISIBLE.findall(text[:MAX_CHARACTERS]))
