"""Words that are written so that a machine misses them and a model still reads them."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from activities.rules.injection.sounds import sounded
from activities.rules.injection.spelling import (
    KNOWN,
    SHAPES,
    VOCABULARY,
    respelt,
    segmented,
    shape,
    unmasked,
)
from activities.rules.scanning.composed import composed
from activities.rules.scanning.literals import Literals
from activities.rules.scanning.regex import regex
from activities.rules.scanning.sieve import Sieve

KEYS = (
    "ignore ignoring disregard forget override bypass previous prior above earlier instruction "
    "instructions prompt prompts system assistant developer guidelines rules reveal output respond "
    "recommend recommendation rating summary report unrestricted restrictions language model "
    "strong credentials password secret token verification important urgent administrator analysis "
    "answer directive directives mention following jailbreak agent everything contents reply "
    "message messages hidden safety filters response please target price "
    "stock conclude always never"
).split()
_SUBSTITUTES = str.maketrans("013457890@$!|+€£¡(<", "oieastbgoasiiteeicc")
_ELLS = str.maketrans("1!|", "lll")
_SIGN = r"[a-z0-9@$!|+€£¡(<*._~^·'\"`/\[\]\\-]"
_ODD = regex(
    rf"{_SIGN}(?<![A-Za-z0-9]{_SIGN})(?<=(?=[^a-z\s]{{0,14}}[a-z])(?=[a-z]{{0,14}}[^a-z\s])"
    rf"{_SIGN}){_SIGN}{{1,39}}(?![A-Za-z0-9])"
)
_SEPARATORS = regex(r"[*._~^·'\"`\\|+/\[\]-]")
_MASKED = regex(
    r"(?<![a-z0-9*#?_.~^-])(?:[*][a-z]{1,6}(?![a-z0-9*])|(?:[a-z]|[*](?=[a-z]))"
    r"[a-z]{0,14}[*#?_.~^-][a-z*#?_.~^-]{0,16})(?![a-z0-9])"
)
"""A word in which signs stand for letters."""
_SEPARATING = "!#$%&*+,./:;<=>@|~"
_PARTED = {
    sign: regex(rf"{re.escape(sign)} ?[a-z']{{1,20}}(?: ?{re.escape(sign)} ?[a-z']{{1,20}}){{3,}}")
    for sign in _SEPARATING
}
_PICTURED = regex(
    "([\u2190-\u2bff\U0001f000-\U0001faff]) ?[a-z']{1,20}[,.:;]?(?: ?\\1 ?[a-z']{1,20}[,.:;]?){3,}"
)
_PARTS = 4
"""So many words that one sign sets apart, the first of them not counted."""
_LONG = regex(r"(?<![a-z])[a-z_-]{16,240}(?![a-z])")
_JOINED_CLASS = bytes(
    97 if chr(code) in "abcdefghijklmnopqrstuvwxyz_-" else 32 for code in range(256)
)
_JOINED = b"a" * 16
_WORD = regex(r"(?<![a-z])[a-z]{4,32}(?![a-z])")
_LETTERS = bytes(code if 97 <= code <= 122 else 32 for code in range(256))
_LATIN = regex("[a-z]")
_SHORTEST, _LONGEST = 4, 32
_BETWEEN = "\n\x1e\n"
"""Between texts that are repaired in one go: ``plain`` leaves no such sign in them."""
_KEPT = 64
"""Letters of a token that is remembered: a Chinese sentence is one token, and comes once."""


def _slips(word: str) -> Iterable[str]:
    """The word with a letter left out, doubled, or two exchanged."""
    yield word[0] + word
    for at in range(1, len(word)):
        if at < len(word) - 1:
            yield word[:at] + word[at + 1 :]
        yield word[:at] + word[at] + word[at:]
        yield word[: at - 1] + word[at] + word[at - 1] + word[at + 1 :]


_KEYS = frozenset(KEYS)
_WORDS = _KEYS | VOCABULARY
_CUT = 6
"""Letters of a word that may be cut in two."""
_PIECES = frozenset(
    piece
    for word in _WORDS
    if len(word) >= _CUT
    for at in range(1, len(word))
    for piece in (word[:at], word[at:])
    if len(piece) > 2
) - (KNOWN | _WORDS)
"""What words leave that are cut in two, and is no word itself."""
_MOST = max(map(len, _WORDS))
_KEY_LITERALS = Literals(dict.fromkeys(sorted(word for word in _WORDS if len(word) > 3)))
_PLACE = "a1"
"""The name of a place, a cell or a car, and no AI."""
_UNLIKE = frozenset("26")
"""Digits that stand for no letter."""
_HOMOPHONES = (
    ("[旨纸址栺恉]令|指[今另岭泠伶]|旨今|扌旨令", "指令"),
    ("[坪萍枰]级|评[极汲]|讠平级", "评级"),
    ("[乎呼惚勿怱唿]略|[忽乎][掠晷畧]", "忽略"),
    ("之[煎歬湔偂]", "之前"),
    ("所[冇宥洧侑]", "所有"),
    ("[冇有]旳", "有的"),
    ("[细糸]统|系[桶筒]", "系统"),
    ("题示词|提[试是]词|提示[辞司]", "提示词"),
    ("输[岀础]|书出", "输出"),
    ("[吾芜]限制", "无限制"),
    ("妀(?=[成为写称])", "改"),
    ("[鈈吥](?=[要得许准用必可能])", "不"),
    ("[氵扌讠忄纟钅亻冫]", ""),
)
"""Characters that sound or look like those of a key word, where they make no word themselves."""
_MISHEARD = tuple((regex(looks), word) for looks, word in _HOMOPHONES)
_MISHEARD_SIEVE = Sieve({"misheard": [looks for looks, _ in _HOMOPHONES]})
_ACCENTED = regex("[\u00c0-\u024f\u1e00-\u1eff]")
_BROKEN = regex(r"(?<![a-z])([a-z]{2,12})- ([a-z]{2,12})(?![a-z])")
_TONED = regex(r"(?<![a-z0-9])(?:[a-z]{1,6}[1-5][ ,]{1,2}){3,200}[a-z]{1,6}[1-5](?![a-z0-9])")
_TONE = regex("(?<=[a-z])[1-5](?![a-z0-9])")
_TONES = regex("[a-z]{1,6}[1-5],?")
_TONE_ENDS = "12345,"
_TONELESS = 3
"""Chinese in Latin letters, the tones as digits: more than so many syllables that differ."""
_SLIPS = {
    slip: word for word in KEYS if len(word) > 6 or word == "ignore" for slip in _slips(word)
    if slip not in _WORDS
}  # fmt: skip


def _deletions(word: str) -> Iterable[str]:
    return (word[:at] + word[at + 1 :] for at in range(1, len(word)))


_NEAR = {shorter: word for word in KEYS if len(word) > 6 for shorter in _deletions(word)}
"""Key words with a letter left out: two that share one differ in a letter."""


def is_key(word: str) -> bool:
    """Whether the word, of four letters at least, is one that the rules ask for."""
    return len(word) > 3 and word.lower() in _WORDS


def holds_key(letters: str) -> bool:
    """Whether a word that the rules ask for stands somewhere in a run of letters."""
    return bool(_KEY_LITERALS.found(letters.lower()))


def _unaccented(text: str) -> str:
    return "".join(
        unicodedata.normalize("NFD", letter)[0] if _ACCENTED.match(letter) else letter
        for letter in text
    )


def _homely(text: str) -> str:
    """The text without accents and with misheard characters put right."""
    text = _unaccented(text) if _ACCENTED.search(text) else text
    text = composed(text)
    if _MISHEARD_SIEVE.whole(text):
        for looks, word in _MISHEARD:
            text = looks.sub(word, text)
    return text


def repaired(text: str) -> str:
    """The text (as ``plain`` gives it) with disguised key words put right."""
    if not text.isascii():
        text = _homely(text)
    if "- " in text:
        text = _BROKEN.sub(lambda f: f[1] + f[2] if f[1] + f[2] in _WORDS else f[0], text)
    text = _rejoined(text)
    words = {word: right for word in _words(text) if (right := _respelt(word))}
    if words:
        text = _WORD.sub(lambda found: words.get(found[0], found[0]), text)
    odd = [token for token in set(text.split()) if not token.isalpha()]
    if sum(map(_toned, odd)) > _TONELESS:
        text = _TONED.sub(lambda found: _TONE.sub("", found[0]), text)
    tokens = {token: right for token in odd if (right := _mended(token)) != token}
    if tokens:
        text = "\n".join(
            " ".join([tokens.get(token, token) for token in line.split(" ")])
            for line in text.split("\n")
        )
    text = _unparted(sounded(text))
    if _JOINED not in text.encode("utf-8", "surrogatepass").translate(_JOINED_CLASS):
        return text
    return _LONG.sub(lambda found: segmented(found[0]), text)


def _rejoined(text: str) -> str:
    """The text with key words in one piece that a blank cuts, where a piece is no word."""
    pieces = _PIECES.intersection(text.split())
    if not pieces:
        return text
    either = "|".join(sorted(pieces))
    cut = rf"(?<![a-z])(?:([a-z]{{1,10}}) ({either})|({either}) ([a-z]{{1,10}}))(?![a-z])"
    return re.sub(cut, _in_one, text)


def _in_one(found: re.Match[str]) -> str:
    whole = (found[1] or found[3]) + (found[2] or found[4])
    return whole if whole in _WORDS else found[0]


def _unparted(text: str) -> str:
    """The text with blanks between words that a sign sets apart."""
    for sign, run in _PARTED.items():
        if text.count(sign) >= _PARTS:
            text = "".join(_blanks_in(run, text, sign))
    if text.isascii():
        return text
    return _PICTURED.sub(lambda found: _blanked(found[0], found[1]), text)


def _blanks_in(run: re.Pattern[str], text: str, sign: str) -> Iterator[str]:
    at = 0
    for found in run.finditer(text):
        yield text[at : found.start()]
        yield _blanked(found[0], sign)
        at = found.end()
    yield text[at:]


def _blanked(run: str, sign: str) -> str:
    return " " + " ".join(run.replace(sign, " ").split())


def _words(text: str) -> Iterator[str]:
    """The different words that ``_WORD`` finds."""
    for word in set(text.encode("utf-8", "surrogatepass").translate(_LETTERS).split()):
        if _SHORTEST <= len(word) <= _LONGEST:
            yield word.decode()


def each_repaired(parts: Sequence[str]) -> list[str]:
    """What ``repaired`` makes of each part, in one go where that is the same."""
    text = _BETWEEN.join(parts)
    if sum(map(_toned, set(text.split()))) > _TONELESS:
        return [repaired(part) for part in parts]
    return repaired(text).split(_BETWEEN)


def _toned(token: str) -> bool:
    """Whether the token is a syllable with its tone as a digit."""
    return token[-1] in _TONE_ENDS and _TONES.fullmatch(token) is not None


def _mended(token: str) -> str:
    if len(token) <= _KEPT:
        return _remembered(token)
    return _unmasked(token) if _LATIN.search(token) else token


def _unmasked(token: str) -> str:
    """The token with the disguised words in it put right."""
    right = _ODD.sub(lambda found: _undisguised(found[0]), token)
    return _MASKED.sub(lambda found: _filled(found[0]), right)


def _filled(token: str) -> str:
    """The word whose vowels or letters are masked; what is put together of words is none."""
    if all(part in KNOWN for part in _SEPARATORS.split(token) if part):
        return token
    bare = token.rstrip(".?-")
    return unmasked(token) or (unmasked(bare) if bare != token else None) or token


_remembered = lru_cache(maxsize=65_536)(_unmasked)


@lru_cache(maxsize=65_536)
def _respelt(word: str) -> str | None:
    if word in KNOWN or word in _KEYS:
        return None
    right = _SLIPS.get(word) or SHAPES.get(shape(word)) or respelt(word)
    if right is None and 6 < len(word) < 14:
        right = next((_NEAR[d] for d in _deletions(word) if d in _NEAR), None)
    return right


@lru_cache(maxsize=8192)
def _undisguised(token: str) -> str:
    """A token in which other signs stand for letters, or part them, where that makes a key word."""
    if token.rstrip(".").isalpha() or not _LATIN.search(token):
        return token
    if "*" in token and (word := unmasked(token.rstrip("."))):
        return word
    bare = _SEPARATORS.sub("", token)
    if len(bare) > _MOST or not _UNLIKE.isdisjoint(token):
        return token
    for candidate in (
        bare, token.translate(_SUBSTITUTES), bare.translate(_SUBSTITUTES),
        token.translate(_ELLS).translate(_SUBSTITUTES),
        bare.translate(_ELLS).translate(_SUBSTITUTES),
    ):  # fmt: skip
        plain = candidate.strip("._-'\"`*!|")
        if plain in _WORDS and token != _PLACE:
            return plain
    return token
