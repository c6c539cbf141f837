"""Views of an external text, so that a pattern meets what a reader or a model would read.

Every pass is linear in the text: each looks at a character a bounded number of times.
"""

import re
import unicodedata

from activities.rules.scanning.regex import regex
from activities.rules.scanning.scripts import CONFUSABLES, SIMPLIFIED

BEGINNING = 100_000
"""Characters of a text of which what is rarely hidden, or dear to look for, is looked for."""
MAX_CHARACTERS = 1_000_000
_SLICE = 512
_INVISIBLE = regex(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e007f"
    "\U000e0100-\U000e01ef]"
)
_PLAIN_EMOJI = regex("(?<=[\u0023-\u0039\u2100-\u3299\U0001f000-\U0001faff])[\ufe0f\u200d]")
_SMUGGLED = regex(
    "(?:[\U000e0020-\U000e007e][^\U000e0020-\U000e007e]{0,4}){4}|[\U000e0100-\U000e01ef]{4}"
    "|[\ufe00-\ufe0e]{4}|(?:\u200b{1,8}[\u200c\u200d\u2060\ufeff]{1,8}|"
    "[\u200c\u200d\u2060\ufeff]{1,8}\u200b{1,8}){4}|[\u2061-\u2064]{4}"
)
"""Tags, variation selectors, alternating blanks of no width: what nobody sees can spell."""
_SPELLING = regex("[\u200b\u2061-\u2064\ufe00-\ufe0e\U000e0020-\U000e007e\U000e0100-\U000e01ef]")
"""Of these all that is smuggled holds one."""
_FLAGS = regex("\U0001f3f4[\U000e0020-\U000e007e]{2,6}\U000e007f")
_MARKS = regex("[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]+")
_TABLE = str.maketrans({**CONFUSABLES, **SIMPLIFIED})
_FOLDABLE = frozenset((*CONFUSABLES, *SIMPLIFIED))
_CJK = "\u3400-\u4dbf\u4e00-\u9fff"
_SPACED_CJK = regex(rf"[ \t·.*_/—–-](?<=[{_CJK}].)[ \t·.*_|/—–-]?(?=[{_CJK}])")
_SPREAD_CJK = regex(rf"[{_CJK}](?:[^\w。！？；：]{{1,3}}[{_CJK}]){{3,}}")
_LONE_CJK = regex(rf"[^\w。！？；：][{_CJK}](?=[^\w。！？；：])")
"""A character between signs: every spread-out run of them has one inside."""
_WIDE_MARKS = tuple(zip("，：；！？（）％．～＋＝", ",:;!?()%.~+=", strict=True))
_UNUSUAL = regex(
    f"[^\x00-\x7f\u4e00-\u9fff。、“”‘’《》【】—{''.join(wide for wide, _ in _WIDE_MARKS)}]"
)
"""What a news text in simplified characters does not hold: without it, less is to be done."""
_TRADITIONAL = regex(f"[{''.join(SIMPLIFIED)}]")
_SPACED_LETTERS = regex(
    r"[A-Za-z](?<![A-Za-z]{2})(?<![A-Za-z*]\*.)"
    "(?:([ !-/:-@\\[-`{-~·\n\u2190-\u2bff\U0001f000-\U0001faff]{1,3})[A-Za-z]"
    "(?:\\1[A-Za-z])+|[.·*][A-Za-z](?![.*]))"
    r"(?![A-Za-z])"
)
_SIGN = r"[!#-&*+./:;=?@\\^_`|~,·•-]"
_SIGNED_LETTERS = regex(rf"(?<![A-Za-z0-9])[A-Za-z](?:{_SIGN}[A-Za-z](?![A-Za-z0-9])){{3,}}")
"""A word with one sign between its letters, now this, now that."""
_SIGNED_WORDS = regex(rf"(?<![A-Za-z0-9])[A-Za-z](?:{_SIGN}[A-Za-z](?![A-Za-z0-9]))+{_SIGN}?")
_MANY_SIGNED = 3
"""So many such words: the short ones are written so, too, with signs behind them."""
_BRACKETED = regex(r"(?:[\[({<][A-Za-z][\])}>] ?){4,}")
_IN_BRACKETS = regex(r"[\[({<]([A-Za-z])[\])}>]")
_PICTURE = "\u2190-\u21ff\u2300-\u23ff\u2460-\u24ff\u2600-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff"
_PICTURES = regex(
    rf"[{_PICTURE}](?<=[A-Za-z{_CJK}：:，,].)[{_PICTURE}]{{0,2}}(?=[A-Za-z{_CJK}：:，,])"
)
"""Between letters, between Chinese characters, and about the marks in their midst."""
_MANY_PICTURES = 4
_ALL_PICTURES = regex(rf"[{_PICTURE}]+")
_EVERYWHERE = 16
"""So many pictures inside of words: those between and behind the words are no more than they."""
_BETWEEN_WORDS = regex(
    rf" [{_PICTURE}](?<=[A-Za-z0-9,.;:'\"%] .)[{_PICTURE}]{{0,2}}(?= [A-Za-z0-9$])"
)
_MANY_BETWEEN = 5
"""So many words with pictures between them: no list has its signs so close."""
_CLOSE_PICTURES = regex(rf"(?:[{_PICTURE}]{{1,3}} [^\s{_PICTURE}]{{1,16}} ){{5}}")
_EMPHASIS = regex(rf"[*_~`](?<=[{_CJK}，。：；！？,:;].)[*_~`]{{0,7}}(?=[{_CJK}，。：；！？,:;])")
_PARTS = regex(rf"(?<=[{_CJK}])[^{_CJK}](?=[{_CJK}])|[^{_CJK},:;]")
_PAIR = regex("(?<![A-Za-z0-9.'])([A-Za-z])[ .*_|/~^+·-]([A-Za-z])(?![A-Za-z0-9.'])")
_LOOSE = regex(r" (?=[:.,;!?](?:\s|$))|(?<=[ \n]\d) (?=[\d.] )|(?<= \.) (?=\d )|(?<= \d) (?=\d\s)")
"""Before signs, and in numbers that are spread out."""
_SPREAD_OUT = 24
"""So many signs between letters taken out: words of two letters are spread out, too."""
_NOT_LETTER = regex(r"[^A-Za-z]+")
_LETTERS = bytes(97 if chr(code).isascii() and chr(code).isalpha() else 32 for code in range(256))
_ALONE = re.compile(b" a {1,6}a ")
"""Two letters that stand alone, with signs between them: every spread-out word begins so."""


def readable(text: str) -> str:
    """The text without invisible characters, compatibility forms and look-alike letters."""
    head, spread = text[:MAX_CHARACTERS], 0
    if not head.isascii():
        if "*" in head or "~" in head or "_" in head or "`" in head:
            head = _EMPHASIS.sub("", head)
        head = _unusual(head) if _UNUSUAL.search(head) else _usual(head)
        if _LONE_CJK.search(head):
            head = _SPREAD_CJK.sub(lambda run: _PARTS.sub("", run[0]), head)
        size = len(head)
        head = _SPACED_CJK.sub("", head)
        spread = size - len(head)
    head = head[:MAX_CHARACTERS]
    letters = f" {head} ".encode("utf-8", "surrogatepass").translate(_LETTERS)
    if not _ALONE.search(letters):
        return head
    head = _BRACKETED.sub(lambda run: _IN_BRACKETS.sub(r"\1", run[0]), head)
    joined = head
    if signed := len(_SIGNED_LETTERS.findall(head)):
        words = _SIGNED_WORDS if signed >= _MANY_SIGNED else _SIGNED_LETTERS
        joined = words.sub(lambda run: _NOT_LETTER.sub("", run[0]), head)
    joined = _SPACED_LETTERS.sub(lambda run: _NOT_LETTER.sub("", run[0]), joined)
    if spread + len(head) - len(joined) < _SPREAD_OUT:
        return joined
    return _LOOSE.sub("", _PAIR.sub(r"\1\2", joined))


def _usual(text: str) -> str:
    """What ``_unusual`` gives, for a text that holds wide punctuation at most."""
    for wide, narrow in _WIDE_MARKS:
        text = text.replace(wide, narrow)
    return text.translate(_TABLE) if _TRADITIONAL.search(text) else text


def _unusual(text: str) -> str:
    """The text without what cannot be seen, with compatibility forms and look-alikes folded."""
    visible = _MARKS.sub("", _INVISIBLE.sub("", _compatible(_INVISIBLE.sub("", text))))
    inside = len(_PICTURES.findall(visible))
    if inside >= _MANY_PICTURES:
        visible = (_ALL_PICTURES if inside >= _EVERYWHERE else _PICTURES).sub("", visible)
    if _CLOSE_PICTURES.search(visible) and len(_BETWEEN_WORDS.findall(visible)) >= _MANY_BETWEEN:
        visible = _BETWEEN_WORDS.sub("", visible)
    return visible if _FOLDABLE.isdisjoint(set(visible)) else visible.translate(_TABLE)


def _compatible(text: str) -> str:
    """NFKC in slices: on one long run of combining marks it would take quadratic time."""
    if unicodedata.is_normalized("NFKC", text):
        return text
    slices = (text[at : at + _SLICE] for at in range(0, len(text), _SLICE))
    return "".join(unicodedata.normalize("NFKC", part) for part in slices)


def smuggled(text: str) -> bool:
    """Whether invisible characters of the text could spell a message of their own."""
    if text.isascii() or not _SPELLING.search(text, 0, MAX_CHARACTERS):
        return False
    return bool(_SMUGGLED.search(_FLAGS.sub("", text[:MAX_CHARACTERS])))


def invisible_count(text: str) -> int:
    """How many characters of the text a reader cannot see, those inside emoji apart."""
    head = text[:MAX_CHARACTERS]
    if head.isascii():
        return 0
    return len(_INVISIBLE.findall(_PLAIN_EMOJI.sub("", head).removeprefix("\ufeff")))
