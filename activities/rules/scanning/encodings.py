"""What the encoded parts of a text say: escapes, ciphers, codes, and runs of digits or letters."""

import html
import re
import unicodedata
from urllib.parse import unquote

from activities.rules.scanning.bases import runs
from activities.rules.scanning.bytewise import printable_text
from activities.rules.scanning.ciphers import EDGE, deciphered
from activities.rules.scanning.regex import regex
from activities.rules.scanning.wordplay import played

_PERCENT = regex(r"%[0-9A-Fa-f]{2}[^%\n]{0,40}%[0-9A-Fa-f]{2}|%20(?<=\w%20)(?=\w)")
_ENTITY = regex(r"&(?:#?[0-9A-Za-z]{2,8};|#x?[0-9A-Fa-f]{2,6})")
_ESCAPE = regex(
    r"\\(?:[ux]\{([0-9A-Fa-f]{1,6})\}|u([0-9A-Fa-f]{4})|U00([0-9A-Fa-f]{6})|x([0-9A-Fa-f]{2})"
    r"|(00[0-9A-Fa-f]{4}) ?|([01][0-7]{2}))|U\+([0-9A-Fa-f]{4,5})[ ,]?|%u([0-9A-Fa-f]{4})"
)
"""Of JavaScript, Python, C, Perl, style sheets (six digits) and shells (three octal ones)."""
_OCTAL = 6
_OCTETS = regex(r"(?:\\[0-3][0-7]{2}){4,}")
_SHORT_ESCAPES = regex(r"(?:\\[2-9A-Fa-f][0-9A-Fa-f]{1,3} ?){4,}")
"""Of style sheets, as short as they may be."""
_NAMED = regex(r"\\N\{([A-Z0-9 -]{2,60})\}")
_QUOTED = regex(r"=(?:[0-9A-F]{2}(?:=[0-9A-F]{2}){2,}|20(?![0-9A-Z]))")
_MIME = regex(r"(?i)=\?[\w-]{3,20}\?q\?([^?\s]{4,2000})\?=")
_PUNYCODE = regex(r"xn--([a-z0-9-]{8,63})(?![a-z0-9-])")
_MOJIBAKE = regex("(?:[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u0178\u02c6-\u2122]{1,3}){4,}")
_JOINED = regex(r"[\"'”’]\s*(?:\+|\.\.|&)\s*[\"'“‘]")
_MORSE_RUN = regex(
    r"[.·•-](?<!\S[.·•-])[.·•-]{0,5}(?: {1,3}| ?/ ?)"
    r"(?:[.·•-]{1,6}(?: {1,3}| ?/ ?)){6,}[.·•-]{1,6}(?![^\s])"
)
_MORSE = dict(
    zip(
        (
            ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... "
            "- ..- ...- .-- -..- -.-- --.. "
            "----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----. "
            ".-.-.- --..-- ---... ..--.. .----. -....- -..-. -.--. -.--.- .-..-. -.-.-- .--.-."
        ).split(),
        "abcdefghijklmnopqrstuvwxyz0123456789.,:?'-/()\"!@",
        strict=True,
    )
)
_MOST_REPLACED = 0.05
"""More than so many broken characters: another alphabet of bytes was meant."""


def decoded(text: str) -> str:
    """What the encoded parts of the text say, one below the other; empty where nothing is."""
    return "\n\n".join(filter(None, (_whole(text), disguised(text))))


def escaped(text: str) -> str:
    """The lines, texts of tags and values that have escapes, as whoever shows them resolves them.

    Entities, percent signs and the like are how pages, addresses and payloads are written: what
    stands beside them is no more hidden than they are, and is left out.
    """
    if not _whole(text):
        return ""
    joined = text.replace("=\n", "")
    known = frozenset() if joined is text else frozenset(EDGE.split(text))
    resolved = ((piece, _whole(piece)) for piece in EDGE.split(joined))
    return "\n".join(
        plain or piece for piece, plain in resolved if plain or (known and piece not in known)
    )


def disguised(text: str) -> str:
    """What ciphers and runs of digits or letters say, one below the other; nobody sees it so."""
    raw = text.encode("utf-8", "surrogatepass")
    parts = [*runs(text, raw), *deciphered(text, raw)]
    parts += [_from_morse(run) for run in _MORSE_RUN.findall(text)]
    parts += played(text)
    return "\n\n".join(filter(None, parts))


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
    if "=?" in plain:
        plain = _MIME.sub(lambda word: word[1].replace("_", "=20") + " ", plain)
    if "%" in plain and _PERCENT.search(plain):
        plain = _unquoted(plain)
    if "\\" in plain or "U+" in plain or "%u" in plain:
        plain = _unescaped(plain)
    if "=" in plain:
        plain = _unquoted_printable(plain)
    if "xn--" in plain:
        plain = _PUNYCODE.sub(_from_punycode, plain)
    if "\u00e5" in plain or "\u00e6" in plain or "\u00e7" in plain:
        plain = _MOJIBAKE.sub(_as_meant, plain)
    plain = _JOINED.sub("", plain)
    return "" if plain == text else plain


def _unquoted(text: str) -> str:
    """Percent signs resolved: as UTF-8, or as what Chinese systems wrote before it."""
    plain = unquote(text, errors="replace")
    for encoding in ("gb18030", "big5"):
        if plain.count("\ufffd") <= _MOST_REPLACED * len(plain):
            return plain
        plain = unquote(text, encoding=encoding, errors="replace")
    return plain


def _unescaped(text: str) -> str:
    text = _OCTETS.sub(_from_octets, text)
    text = _SHORT_ESCAPES.sub(_from_short_escapes, text)
    text = _NAMED.sub(_from_name, text)
    return _ESCAPE.sub(_character, text)


def _unquoted_printable(text: str) -> str:
    if "=\n" in text:
        text = text.replace("=\n", "")
    if not _QUOTED.search(text):
        return text
    return _QUOTED.sub(
        lambda run: printable_text(bytes.fromhex(run[0].replace("=", ""))) or run[0], text
    )


def _character(found: re.Match[str]) -> str:
    kind = found.lastindex or 0
    code = int(found[kind], 8 if kind == _OCTAL else 16)
    return chr(code) if code < 0x110000 else found[0]


def _from_octets(run: re.Match[str]) -> str:
    octets = [int(part, 8) for part in run[0].split("\\")[1:]]
    return printable_text(bytes(octets)) or run[0]


def _from_short_escapes(run: re.Match[str]) -> str:
    return "".join(chr(int(part, 16)) for part in run[0].split("\\")[1:])


def _from_name(found: re.Match[str]) -> str:
    try:
        return unicodedata.lookup(found[1])
    except KeyError:
        return found[0]


def _from_punycode(run: re.Match[str]) -> str:
    try:
        return run[1].encode("ascii").decode("punycode")
    except ValueError:
        return run[0]


def _as_meant(run: re.Match[str]) -> str:
    """UTF-8 that was read as Latin letters, read as what it is."""
    for encoding in ("latin-1", "cp1252"):
        try:
            return run[0].encode(encoding).decode()
        except ValueError:
            continue
    return run[0]
