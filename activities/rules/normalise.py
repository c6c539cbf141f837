"""Views of an external text, so that a pattern meets what a reader or a model would read."""

import binascii
import html
import re
import unicodedata
from urllib.parse import unquote

MAX_CHARACTERS = 1_000_000
_INVISIBLE = re.compile(
    "[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff"
    "\U000e0000-\U000e007f]"
)
_CONFUSABLES = dict(
    zip("аеорсухіѕԁһԛԝАВЕКМНОРСТХІαονι", "aeopcyxisdhqwABEKMHOPCTXIaovi", strict=True)
)
_CONFUSABLE = re.compile(f"[{''.join(_CONFUSABLES)}]")
_CJK = "\u3400-\u4dbf\u4e00-\u9fff"
_SPACED_CJK = re.compile(rf"(?<=[{_CJK}])[ \t·.*_|/—–-]{{1,2}}(?=[{_CJK}])")
_SPACED_LETTERS = re.compile(r"(?<![A-Za-z])[A-Za-z](?: [A-Za-z]){2,}(?![A-Za-z])")
_BASE64 = re.compile(r"[A-Za-z0-9+/]{24,}={0,2}")
_PERCENT = re.compile(r"(?:%[0-9A-Fa-f]{2}){3,}")
_ENTITY = re.compile(r"&#?[0-9A-Za-z]{2,8};")


def readable(text: str) -> str:
    """The text without invisible characters, compatibility forms and look-alike letters."""
    visible = _INVISIBLE.sub("", unicodedata.normalize("NFKC", text[:MAX_CHARACTERS]))
    plain = _CONFUSABLE.sub(lambda found: _CONFUSABLES[found[0]], visible)
    joined = _SPACED_CJK.sub("", plain)
    return _SPACED_LETTERS.sub(lambda found: found[0].replace(" ", ""), joined)


def decoded(text: str) -> tuple[str, ...]:
    """The readable views of what base64, percent signs or HTML entities in the text encode."""
    head = text[:MAX_CHARACTERS]
    views = [plain for run in _BASE64.findall(head) if (plain := _from_base64(run))]
    if _PERCENT.search(head):
        views.append(unquote(head, errors="replace"))
    if _ENTITY.search(head):
        views.append(html.unescape(head))
    return tuple(readable(view) for view in views)


def _from_base64(run: str) -> str | None:
    """The text that a run encodes, or None where it encodes no text."""
    bare = run.rstrip("=")
    try:
        plain = binascii.a2b_base64(bare + "=" * (-len(bare) % 4)).decode()
    except ValueError:
        return None
    return plain if plain.isprintable() else None


def invisible_count(text: str) -> int:
    """How many characters of the text a reader cannot see."""
    return len(_INVISIBLE.findall(text[:MAX_CHARACTERS]))
