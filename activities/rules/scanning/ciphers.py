"""What letters say that were shifted, mirrored, turned around or turned upside down."""

import re
from collections import Counter

from activities.rules.injection.words_en import WORDS
from activities.rules.scanning.backwards import backwards
from activities.rules.scanning.regex import regex

_SMALL = "abcdefghijklmnopqrstuvwxyz"
_BIG = _SMALL.upper()
_LETTERS = bytes(code if 97 <= code <= 122 else 32 for code in range(256))
_BACKWARDS, _MIRROR = "backwards", "mirror"
_CIPHERS = {
    **{f"shift{by}": str.maketrans(_SMALL + _BIG, _SMALL[by:] + _SMALL[:by] + _BIG[by:] + _BIG[:by])
       for by in range(1, 26)},
    _MIRROR: str.maketrans(_SMALL + _BIG, _SMALL[::-1] + _BIG[::-1]),
}  # fmt: skip
"""How each cipher is undone: Caesar's by all letters, and the alphabet read from its end."""
_TELLING = frozenset(
    word for listed in WORDS.values() for word in re.split(r"[ |'-]", listed)
    if word.isascii() and word.isalpha() and len(word) > 4
)  # fmt: skip
_SHORT = frozenset(
    ("the", "and", "you", "your", "this", "with", "from", "that", "for", "are", "not", "must",
     "only", "buy")
)  # fmt: skip
_PLAIN = _TELLING | _SHORT


def _disguises() -> dict[bytes, str]:
    """What telling words become, and by which cipher; what is a word itself tells nothing."""
    known = {word[::-1]: _BACKWARDS for word in _PLAIN}
    for name, table in _CIPHERS.items():
        undone = {plain: letter for letter, plain in table.items()}
        telling = _PLAIN if name == "shift13" else _TELLING
        known |= {word.translate(undone): name for word in telling}
    return {word.encode(): name for word, name in known.items() if word not in _PLAIN}


_DISGUISED = _disguises()
_DISGUISED_WORDS = frozenset(_DISGUISED)
_ENOUGH = 2
"""So many disguised words of one kind are no chance."""
_REVERSED_ZH = regex(
    "何任|受不|式模|入进|者发开|则规|束约|前之|要摘|记标|实核|词示|令指|略忽|视无|级评|词示提|"
    "入买|记忘|手助|型模|统系|出输|须必|务任|论结|告报|能智工人|验校|掉忘|议建|荐推|限不|为改|"
    "成改|为写|成写|的你|诉告|令命|体能智|验核|验查|价标目|印打|出导|钥密|文下上|具工|人器机|"
    "答回|复回|送发|加附|持增|过跳|定设|设预|色角|演扮|转发|账转|单下|提别"
)
_ENDS_FIRST = regex("[ \t]*[。！？][\u4e00-\u9fff]")
EDGE = regex(r"[\n<>\"]+")
"""Where a line, a tag or a quoted value ends."""
_WORD = regex("[A-Za-z]+")
_TURNED = str.maketrans("ɐɔǝɟƃɥᴉıɾʞɯɹʇʌʍʎʃlbpqdnu∀ƎℲ⅁ſ⅂ԀΛ", "acefghiijkmrtvwyllqdbpunAEFGJLPV")
_TURNED_ONLY = regex("[ɐɔǝɟƃɥᴉɾʞɯɹʇʌʍʎ]")
_TURNED_MANY = 6
_ROT47 = str.maketrans({chr(33 + at): chr(33 + (at + 47) % 94) for at in range(94)})
_ROT47_WORDS = ("E96", "2?5", "J@F", "E9:D", "C2E6", "4@>A2?J", "DJDE6>", ":8?@C6", "CF=6D")
"""*the*, *and*, *you*, *this*, *rate*, *company*, *system*, *ignore*, *rules*."""


def deciphered(text: str, raw: bytes) -> list[str]:
    """The text as it reads when its letters are put right; ``raw`` is its UTF-8."""
    words = set(raw.lower().translate(_LETTERS).split())
    kinds = Counter(map(_DISGUISED.__getitem__, words & _DISGUISED_WORDS))
    found = [kind for kind, count in sorted(kinds.items()) if count >= _ENOUGH]
    parts = [text.translate(_CIPHERS[kind]) for kind in found if kind != _BACKWARDS]
    if _BACKWARDS in found:
        parts.append(_WORD.sub(lambda word: word[0][::-1], text))
    if _BACKWARDS in found:
        parts.append(text[::-1])
    elif not text.isascii():
        parts += [_backwards(text), backwards(text)]
    if not text.isascii() and len(_TURNED_ONLY.findall(text)) >= _TURNED_MANY:
        parts.append("\n".join(line.translate(_TURNED)[::-1] for line in text.split("\n")))
    if sum(word in text for word in _ROT47_WORDS) >= _ENOUGH:
        parts.append(text.translate(_ROT47))
    return parts


def _backwards(text: str) -> str:
    """The lines and values in which Chinese key words stand from right to left, turned around.

    One such word is chance (业务任职 holds the 任务 of that order); a line that begins with its end
    is none.
    """
    turned = (
        line[::-1]
        for line in EDGE.split(text)
        if _ENDS_FIRST.match(line) or len(set(_REVERSED_ZH.findall(line))) >= _ENOUGH
    )
    return "\n".join(turned)
