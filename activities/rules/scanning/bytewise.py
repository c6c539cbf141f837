"""Bytes as text, where they are text that somebody could read."""

from activities.rules.scanning.regex import regex

_COMMON = regex("[A-Za-z0-9.% ，。、：；！？\u4e00-\u9fff]")
_MOSTLY = 0.9
_DIFFERENT = 4
_OTHERS = ("gb18030", "utf-16-le", "utf-16-be", "big5")


def printable_text(raw: bytes) -> str:
    """The text that the bytes are, or nothing.

    Chance makes printable ASCII of hardly any bytes, but Chinese characters of many: there the
    common ones must prevail.
    """
    for cut in range(min(4, len(raw))):
        try:
            plain = raw[: len(raw) - cut].decode()
        except ValueError:
            continue
        if is_printable(plain):
            return plain
        break
    for encoding in _OTHERS:
        try:
            plain = raw[: len(raw) - len(raw) % 2 if "16" in encoding else None].decode(encoding)
        except ValueError:
            continue
        if is_common(plain):
            return plain.removeprefix("\ufeff")
    return ""


def is_printable(plain: str) -> bool:
    """Whether a text holds no control characters but those that set lines."""
    return plain.replace("\n", " ").replace("\t", " ").replace("\r", " ").isprintable()


def is_common(plain: str) -> bool:
    """Whether a text is printable and made of common letters for the most part."""
    bare = plain.removeprefix("\ufeff")
    return (
        len({*bare}) >= _DIFFERENT
        and is_printable(bare)
        and len(_COMMON.findall(bare)) >= _MOSTLY * len(bare)
    )
