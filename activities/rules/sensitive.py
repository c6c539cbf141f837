"""Personal data and secrets in outgoing text. Findings name the kind and never the value."""

import re
from collections.abc import Callable, Iterable
from datetime import date

from activities.rules.normalise import readable
from schemas.gate import Finding

_ROLE_MAILBOX = re.compile(r"(?i)^(?:ir|investor[a-z.]*|disclosure|info|contact|service)@")
_ID_WEIGHTS = (7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2)
_ID_CHECK = "10X98765432"


def is_resident_id(text: str) -> bool:
    """Whether 18 characters are a valid resident identity number (GB 11643-1999)."""
    if not re.fullmatch(r"[1-8]\d{16}[\dXx]", text):
        return False
    try:
        born = date(int(text[6:10]), int(text[10:12]), int(text[12:14]))
    except ValueError:
        return False
    total = sum(int(d) * w for d, w in zip(text, _ID_WEIGHTS, strict=False))
    return born.year >= 1900 and _ID_CHECK[total % 11] == text[-1].upper()


def is_luhn(text: str) -> bool:
    """Whether the digits pass the Luhn check (ISO/IEC 7812-1)."""
    digits = [int(d) for d in reversed(text)]
    doubled = [d * 2 - 9 if d > 4 else d * 2 for d in digits[1::2]]
    return (sum(digits[::2]) + sum(doubled)) % 10 == 0


def _always(_: str) -> bool:
    return True


_KINDS: tuple[tuple[str, re.Pattern[str], Callable[[str], bool]], ...] = (
    ("pii.resident_id", re.compile(r"(?<![0-9A-Za-z])\d{17}[\dXx](?![0-9A-Za-z])"), is_resident_id),
    (
        "pii.mobile",
        re.compile(
            r"(?:(?<![\d.,¥￥$])(?<!CNY )(?<!RMB )|(?<=\+86)|(?<=0086))1[3-9]\d(?:[- ]?\d{4}){2}"
            r"(?!\d|\.\d|,\d|\s*(?:元|股|万|亿|手|美元|shares|lots|yuan))"
        ),
        _always,
    ),
    (
        "pii.email",
        re.compile(r"(?<![A-Za-z0-9._%+-])[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+"),
        lambda found: not _ROLE_MAILBOX.match(found),
    ),
    (
        "pii.bank_card",
        re.compile(
            r"(?i)(?:卡号|账号|帐号|银行卡|card|acct|account)\D{0,12}(\d(?:[ -]?\d){14,18})(?!\d)"
        ),
        lambda found: is_luhn(re.sub(r"\D", "", found)),
    ),
    (
        "secret.token",
        re.compile(
            r"(?i)\b(?:token|secret|api[_-]?key|password)\s*[=:]\s*['\"]?[0-9A-Za-z_\-]{24,}"
            r"|\bsk-[A-Za-z0-9_-]{20,}|\bAKIA[0-9A-Z]{16}\b|-----BEGIN [A-Z ]*PRIVATE KEY-----"
            r"|\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.",
            re.ASCII,
        ),
        _always,
    ),
    (
        "secret.webhook",
        re.compile(
            r"https?://[^\s]{0,80}(?:(?:webhook|robot/send)[^\s]{0,20}(?:key|access_token)=[^\s]{8,}"
            r"|/hook/[0-9A-Za-z-]{8,})"
        ),
        _always,
    ),
)  # fmt: skip


_OWN_IDS = re.compile(
    r"\btc_[0-9a-f]{12}\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b[0-9a-f]{64}\b",
    re.ASCII,
)
"""Call ids, run ids and hashes: a run of digits inside one is nobody's phone number."""


def find(text: str) -> Iterable[Finding]:
    """The kinds of personal data and secrets in ``text``."""
    view = _OWN_IDS.sub(" ", readable(text))
    for rule, pattern, valid in _KINDS:
        for match in pattern.finditer(view):
            if valid(match.group(match.lastindex or 0)):
                yield Finding(rule=rule, reason="personal data or a secret", remedy="remove it")
                break
