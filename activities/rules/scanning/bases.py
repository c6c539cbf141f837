"""What runs of letters and digits encode: base64, 32 and 85, hexadecimal and other numbers."""

import base64
import binascii
import re
from collections.abc import Callable

from activities.rules.scanning.bytewise import is_common, printable_text
from activities.rules.scanning.regex import regex

_BASE64 = regex(
    r"(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{16,}(?:[ \t]?\r?\n[ \t>]*[A-Za-z0-9+/_-]{8,})*={0,2}"
)
_LIMITS = regex(r"[/\n]")
_SHORTEST = 16
_SPACED64 = regex(r"(?<![A-Za-z0-9+/])(?:[A-Za-z0-9+/]{4} ){5,}[A-Za-z0-9+/]{2,4}={0,2}")
_BASE32 = regex(r"(?<![A-Za-z0-9])(?:[A-Z2-7]{16,}|[a-z2-7]{24,})={0,6}(?![A-Za-z0-9])")
_ASCII85 = regex(r"<~([!-u\s]{20,})~>")
_SHORTEST85 = 20
_HEX = regex(
    r"(?<![A-Za-z0-9])(?:0x|\\x)?[0-9A-Fa-f]{2}"
    r"(?:[ \t\r\n:,-]{0,2}(?:\\x|0x)?[0-9A-Fa-f]{2}){7,}"
)
_OFFSETS = regex(r"(?m)^[0-9A-Fa-f]{6,8}:?[ \t]{1,2}(?=(?:[0-9A-Fa-f]{2} ?){4})")
"""Where the lines of a dump begin."""
_SECOND_LINE = "00010"
_CALLS = regex(r"(?i)cha?r\(\d{2,5}\)(?:\s*[+.,&|]{1,2}\s*cha?r\(\d{2,5}\)){3,}")
_DECIMAL = regex(r"(?<!\d)\d{2,5}(?:[ ,]{1,2}\d{2,5}){7,}(?!\d)")
_BINARY = regex(r"(?<![01])(?:[01]{8}(?: ?[01]{8}){5,}|[01]{7}(?: [01]{7}){5,})(?![01])")
_PLACES = regex(r"(?<![\d-])\d{1,2}(?:-\d{1,2})+(?:[ /]+\d{1,2}(?:-\d{1,2})*){3,400}(?![\d-])")
"""Letters by their places in the alphabet."""
_ALPHABET = 26
_BASE64_CLASS = bytes(
    97 if chr(code).isascii() and (chr(code).isalnum() or chr(code) in "+/_-") else 32
    for code in range(256)
)
_HEX_CLASS = bytes(97 if chr(code) in "0123456789abcdefABCDEF" else 32 for code in range(256))
_HEX_JOINTS = b" \t\r\n:,-\\x"
_BIG32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
_BIG32_CLASS = bytes(97 if chr(code) in _BIG32 else 32 for code in range(256))
_SMALL32_CLASS = bytes(97 if chr(code) in _BIG32.lower() else 32 for code in range(256))
_SOLID_CLASS = bytes(97 if 33 <= code <= 126 else 32 for code in range(256))
_RUN = b"a" * 16
"""What every encoded run is at least: sixteen characters of its class, joints apart."""
_SOLID = b"a" * 25
_FOURS = b"aaaa " * 5
_QUOTE = '"'
"""In no base85 of patches, and around most of what a page is told."""
_SIGNS = frozenset("!#$%&()*+;<>?@^`{|}~")
_FEW_SIGNS, _LETTERED = 3, 0.6


def runs(text: str, raw: bytes) -> list[str]:
    """What the runs in a text encode; ``raw`` is its UTF-8."""
    plain: list[str] = []
    classed = raw.translate(_BASE64_CLASS)
    if _RUN in classed:
        plain += [_from_base64(run) for run in _BASE64.findall(text)]
        if _RUN in raw.translate(_BIG32_CLASS) or _RUN in raw.translate(_SMALL32_CLASS):
            plain += [_base32(run) for run in _BASE32.findall(text)]
    if _FOURS in classed:
        plain += [_base64(run.replace(" ", "")) for run in _SPACED64.findall(text)]
    if _SOLID in raw.translate(_SOLID_CLASS):
        tokens = [token for token in text.split() if len(token) >= _SHORTEST85]
        plain += [_base85(token, base64.b85decode) for token in tokens if _QUOTE not in token]
    if "<~" in text:
        plain += [_base85(run, base64.a85decode) for run in _ASCII85.findall(text)]
    if _RUN in raw.translate(_HEX_CLASS, _HEX_JOINTS):
        plain += _numbers(text)
    if "hr(" in text or "har(" in text or "HR(" in text:
        plain += [_from_numbers(run, 10) for run in _CALLS.findall(text)]
    return [part for part in plain if part]


def _numbers(text: str) -> list[str]:
    """What runs of hexadecimal, decimal, octal or binary digits encode."""
    dumped = _OFFSETS.sub("", text) if _SECOND_LINE in text else text
    plain = [_from_hex(run) for run in _HEX.findall(dumped)]
    for run in _DECIMAL.findall(text):
        plain.append(_from_numbers(run, 10))
        plain.append("" if re.search("[89]", run) else _from_numbers(run, 8))
    plain += [_from_numbers(run, 2) for run in _BINARY.findall(text)]
    return plain + [_from_places(run) for run in _PLACES.findall(text)]


def _from_base64(run: str) -> str:
    """The text that a run encodes; where it encodes none, what its lines and parts do."""
    joined = re.sub(r"[\s>]", "", run).removeprefix("--")
    whole = _base64(joined) or _base64(joined[::-1])
    if whole or not _LIMITS.search(run):
        return whole
    parts = [part.strip(" \t>") for part in _LIMITS.split(run)]
    return "\n".join(filter(None, map(_base64, (p for p in parts if len(p) >= _SHORTEST))))


def _base64(run: str) -> str:
    bare = run.strip("=").replace("-", "+").replace("_", "/")
    bare = bare[:-1] if len(bare) % 4 == 1 else bare
    try:
        return printable_text(binascii.a2b_base64(bare + "=" * (-len(bare) % 4)))
    except ValueError:
        return ""


def _base32(run: str) -> str:
    bare = run.rstrip("=").upper()
    try:
        return printable_text(base64.b32decode(bare + "=" * (-len(bare) % 8)))
    except ValueError:
        return ""


def _base85(run: str, decode: Callable[[str], bytes]) -> str:
    """What a run of letters and signs encodes; words, tags and addresses are none."""
    if len(_SIGNS & {*run}) < _FEW_SIGNS:
        return ""
    try:
        return printable_text(decode("".join(run.split())))
    except ValueError:
        return ""


def _from_hex(run: str) -> str:
    """What hexadecimal digits say; a number without a letter says something in letters only."""
    digits = re.sub(r"0x|\\x|[^0-9A-Fa-f]", "", run)
    plain = printable_text(bytes.fromhex(digits[: len(digits) // 2 * 2]))
    if not digits.isdecimal():
        return plain
    letters = sum(map(str.isalpha, plain)) + plain.count(" ")
    return plain if letters >= _LETTERED * len(plain) else ""


def _from_numbers(run: str, base: int) -> str:
    """The text whose bytes, or characters, the numbers are."""
    width = 8 if " " not in run else len(run.split(" ", 1)[0])
    words = re.findall(f"[01]{{{width}}}" if base == 2 else r"\d+", run)
    codes = [int(word, base) for word in words]
    if all(code < 256 for code in codes):
        return printable_text(bytes(codes))
    plain = "".join(map(chr, codes)) if max(codes) < 0xD800 else ""
    return plain if plain and is_common(plain) else ""


def _from_places(run: str) -> str:
    words = [re.findall(r"\d+", word) for word in re.split("[ /]+", run)]
    if any(not 0 < int(place) <= _ALPHABET for word in words for place in word):
        return ""
    return " ".join("".join(chr(96 + int(place)) for place in word) for word in words)
