"""What the encoded parts of a text say: base64, hexadecimal, percent signs, escapes, rot13."""

import binascii
import codecs
import html
import re
from urllib.parse import unquote

from activities.rules.injection.words_en import WORDS
from activities.rules.scanning.regex import regex

_BASE64 = regex(
    r"(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{16,}(?:[ \t]?\r?\n[ \t>]*[A-Za-z0-9+/_-]{8,})*={0,2}"
)
_HEX = regex(r"(?:0x|\\x)?[0-9A-Fa-f]{2}(?:(?:[ \t\r\n:,-]|\\x|0x|, ?0x){0,1}[0-9A-Fa-f]{2}){7,}")
_DECIMAL = regex(r"(?<!\d)\d{2,3}(?:[ ,]{1,2}\d{2,3}){7,}(?!\d)")
_BINARY = regex(r"(?<![01])[01]{8}(?: ?[01]{8}){5,}(?![01])")
_PERCENT = regex(r"%[0-9A-Fa-f]{2}[^%\n]{0,40}%[0-9A-Fa-f]{2}|%20(?<=\w%20)(?=\w)")
_ENTITY = regex(r"&#?[0-9A-Za-z]{2,8};")
_ESCAPE = regex(
    r"\\(?:[ux]\{([0-9A-Fa-f]{1,6})\}|u([0-9A-Fa-f]{4})|U00([0-9A-Fa-f]{6})|x([0-9A-Fa-f]{2})"
    r"|(00[0-9A-Fa-f]{4}) ?|([01][0-7]{2}))|U\+([0-9A-Fa-f]{4,5})[ ,]?"
)
"""Of JavaScript, Python, C, Perl, style sheets (six digits) and shells (three octal ones)."""
_OCTAL = 6
_QUOTED = regex(r"(?:=[0-9A-F]{2}){3,}")
_JOINED = regex(r"[\"'”’]\s*(?:\+|\.\.|&)\s*[\"'“‘]")
_LETTERS = bytes(code if 97 <= code <= 122 else 32 for code in range(256))
_BASE64_CLASS = bytes(
    97 if chr(code).isascii() and (chr(code).isalnum() or chr(code) in "+/_-") else 32
    for code in range(256)
)
_HEX_CLASS = bytes(97 if chr(code) in "0123456789abcdefABCDEF" else 32 for code in range(256))
_HEX_JOINTS = b" \t\r\n:,-\\x"
_RUN = b"a" * 16
"""What every encoded run is at least: sixteen characters of its class, joints apart."""
_TELLING = frozenset(
    word for listed in WORDS.values() for word in re.split(r"[ |'-]", listed)
    if word.isascii() and word.isalpha() and len(word) > 4
) | {"the", "and", "you", "your", "this", "with", "from", "that", "for", "are", "not", "must",
     "only", "buy"}  # fmt: skip
_ROT13 = frozenset(
    word.encode() for word in {codecs.encode(word, "rot13") for word in _TELLING} - _TELLING
)
_REVERSED = frozenset(word.encode() for word in {word[::-1] for word in _TELLING} - _TELLING)
_REVERSED_ZH = regex(
    "何任|受不|式模|入进|者发开|则规|束约|前之|要摘|记标|实核|词示|令指|略忽|视无|级评|词示提|"
    "入买|记忘|手助|型模|统系|出输|须必|务任|论结|告报|能智工人|验校|掉忘|议建|荐推|限不|为改|"
    "成改|为写|成写|的你|诉告"
)
_ENDS_FIRST = regex("\n[ \t]*[。！？][\u4e00-\u9fff]")
_MORSE_RUN = regex(
    r"[.·•-](?<!\S[.·•-])[.·•-]{0,5}(?: {1,3}| ?/ ?)"
    r"(?:[.·•-]{1,6}(?: {1,3}| ?/ ?)){6,}[.·•-]{1,6}(?![^\s])"
)
_MORSE = dict(
    zip(
        (
            ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... "
            "- ..- ...- .-- -..- -.-- --.."
        ).split(),
        "abcdefghijklmnopqrstuvwxyz",
        strict=True,
    )
)
_ENOUGH = 2
_COMMON = regex("[A-Za-z ，。、\u4e00-\u9fff]")
_MOSTLY = 0.9


def decoded(text: str) -> str:
    """What the encoded parts of the text say, one below the other; empty where nothing is."""
    raw = text.encode("utf-8", "surrogatepass")
    parts = [_whole(text), *_runs(text, raw)]
    words = set(raw.lower().translate(_LETTERS).split())
    if len(words & _ROT13) >= _ENOUGH:
        parts.append(codecs.decode(text, "rot13"))
    if len(words & _REVERSED) >= _ENOUGH or _reversed(text):
        parts.append(text[::-1])
    parts += [_from_morse(run) for run in _MORSE_RUN.findall(text)]
    return "\n\n".join(filter(None, parts))


def _reversed(text: str) -> bool:
    """Whether Chinese key words stand in it from right to left, or one begins with its end."""
    if text.isascii():
        return False
    return bool(_REVERSED_ZH.search(text) or _ENDS_FIRST.search(f"\n{text}"))


def _from_morse(run: str) -> str:
    """What a run of dots and dashes says, where most of it are letters."""
    signs = re.sub(r"[·•]", ".", run).replace("/", " / ").split()
    letters = [" " if sign == "/" else _MORSE.get(sign, "") for sign in signs]
    return "".join(letters) if all(letters) and len({*signs}) > 3 else ""


def _whole(text: str) -> str:
    """The text with its escapes resolved, where it has any."""
    plain = text
    if "&" in plain and _ENTITY.search(plain):
        plain = html.unescape(plain)
    if "%" in plain and _PERCENT.search(plain):
        plain = unquote(plain, errors="replace")
    if "\\" in plain or "U+" in plain:
        plain = _ESCAPE.sub(_character, plain)
    if "=" in plain and _QUOTED.search(plain):
        plain = _QUOTED.sub(
            lambda run: _text(bytes.fromhex(run[0].replace("=", ""))) or run[0], plain
        )
    plain = _JOINED.sub("", plain)
    return "" if plain == text else plain


def _character(found: re.Match[str]) -> str:
    kind = found.lastindex or 0
    code = int(found[kind], 8 if kind == _OCTAL else 16)
    return chr(code) if code < 0x110000 else found[0]


def _runs(text: str, raw: bytes) -> list[str]:
    """What runs of base64, hexadecimal, decimal or binary digits encode."""
    plain = []
    if _RUN in raw.translate(_BASE64_CLASS):
        plain += [_from_base64(run) for run in _BASE64.findall(text)]
    if _RUN not in raw.translate(_HEX_CLASS, _HEX_JOINTS):
        return [part for part in plain if part]
    plain += [_from_hex(run) for run in _HEX.findall(text)]
    for pattern, base in ((_DECIMAL, 10), (_BINARY, 2)):
        plain += [_from_numbers(run, base) for run in pattern.findall(text)]
    return [part for part in plain if part]


def _from_base64(run: str) -> str:
    """The text that a run encodes; where it encodes none, what its parts between slashes do."""
    joined = re.sub(r"[\s>]", "", run).removeprefix("--")
    whole = _base64(joined)
    if whole or "/" not in joined:
        return whole
    return "\n".join(filter(None, (_base64(p) for p in joined.split("/") if len(p) >= 16)))


def _base64(run: str) -> str:
    bare = run.rstrip("=").replace("-", "+").replace("_", "/")
    bare = bare[:-1] if len(bare) % 4 == 1 else bare
    try:
        return _text(binascii.a2b_base64(bare + "=" * (-len(bare) % 4)))
    except ValueError:
        return ""


def _from_hex(run: str) -> str:
    digits = re.sub(r"0x|\\x|[^0-9A-Fa-f]", "", run)
    return _text(bytes.fromhex(digits[: len(digits) // 2 * 2]))


def _from_numbers(run: str, base: int) -> str:
    words = re.findall(r"[01]{8}" if base == 2 else r"\d+", run)
    codes = [int(word, base) for word in words]
    return _text(bytes(codes)) if all(code < 256 for code in codes) else ""


def _text(raw: bytes) -> str:
    """The bytes as text, where they are text that somebody could read.

    Chance makes printable ASCII of hardly any bytes, but Chinese characters of many: there the
    common ones must prevail.
    """
    for cut in range(min(4, len(raw))):
        try:
            plain = raw[: len(raw) - cut].decode()
        except ValueError:
            continue
        return plain if _printable(plain) else ""
    for encoding in ("gb18030", "utf-16-le"):
        try:
            plain = raw.decode(encoding)
        except ValueError:
            continue
        if _printable(plain) and len(_COMMON.findall(plain)) >= _MOSTLY * len(plain):
            return plain
    return ""


def _printable(plain: str) -> bool:
    return plain.replace("\n", " ").replace("\t", " ").replace("\r", " ").isprintable()
