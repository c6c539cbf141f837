"""Secrets as files and commands of programs keep them, each with its own word for a password."""

import base64
import binascii

from activities.rules.sensitive.credentials import looks_secret
from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.openers import is_pair_coded
from activities.rules.sensitive.placeholders import is_placeholder

CODED = regex(
    r"(?i)(?<![a-z])_?(?:auth|basic_?auth|proxy_?auth|registry_?auth|"
    r"identity_?token)[\"']?\s{0,3}[:=]\s{0,3}[\"']?"
    r"(?P<coded>[A-Za-z0-9+/]{8,2000}={0,2})(?![A-Za-z0-9+/=])"
)
"""A name and a password in base 64, as registries of images and packages keep them."""
CODED_ANCHORS = "auth|identitytoken|identity_token"

NESTED_KEY = regex(
    r"(?i)\.?docker(?:cfg|config(?:json)?)[\"']?\s{0,3}[:=]\s{0,3}[\"']?"
    r"(?P<coded>[A-Za-z0-9+/]{24,4000}={0,2})"
)
"""The whole file of a registry, in base 64 again."""
NESTED_ANCHORS = "dockerc"
_VALUE = r"[\"']?(?P<{}>[^\s\"'<>;,)]{{6,80}})"
HANDED = regex(
    r"(?i)(?:(?:^|[\s\"'])(?:bindpw|rootpw|masterauth|ipsec psk|snmp-server community|(?:tacacs|"
    r"radius)(?:-server)? key|(?:isakmp|ike) key|pre-?shared-?(?:secret|key)|"
    r"-(?:store|key|dest|src|new)pass(?:wd)?|-storepassword|--from-literal=[\w-]{1,40}=)\s{0,3}"
    + _VALUE.format("word")
    + r"|\bldap(?:search|modify|add|passwd|whoami|delete)\b[^\n]{0,120}?\s-w\s{0,2}"
    + _VALUE.format("ldap")
    + r"|\bidentified\s(?:with\s\S{1,40}\s)?by\s(?:values\s)?"
    + _VALUE.format("sql")
    + r"|\bnet use\s[^\n]{0,80}?/user:\S{1,60}\s"
    + _VALUE.format("share")
    + r"|\brasdial\s\S{1,40}\s\S{1,40}\s"
    + _VALUE.format("dial")
    + r"|\becho\s[\"']?[\w.-]{1,32}:"
    + _VALUE.format("piped")
    + r"\s?\|\s?(?:sudo\s)?chpasswd"
    + r"|\bWIFI:[^\n]{0,80}?P:(?P<qr>[^;\n]{6,64});"
    + r"|<(?:keyMaterial|sharedKey)>(?P<xml>[^<>\s]{6,64})<"
    + r"|<auth-user-pass>\s{0,3}\S{1,60}\s{1,3}(?P<vpn>\S{6,80})\s{0,3}<"
    + r"|\busername\s\S{1,40}\s(?:privilege\s\d{1,2}\s)?(?:password|"
    r"secret)\s[5-9]\s(?P<router>[0-9A-Za-z$./]{12,120})" + r"|"
    r"\bstringData:\s{0,40}(?:\S{1,40}:\s\S{1,120}\s{1,20}){0,6}?\S{1,40}:\s(?P<stringed>\S{8,120})"
    + r"|\bvariable\s[\"']?[\w-]{0,40}(?:pass|pwd|secret|"
    r"token)[\w-]{0,20}[\"']?\s?\{[^{}]{0,120}?\bdefault\s{0,12}=\s{0,3}"
    + _VALUE.format("default")
    + r"|(?:\.login|HTTP(?:Basic|Digest|Proxy)Auth|\bauth\s?=|"
    r"\.connect)\s?\(\s?[\"'][\w.@-]{1,60}[\"']\s?,\s?[\"'](?P<called>[^\"'\n]{6,80})[\"']"
    + r"|<pass(?:word|phrase)>(?P<kept>\{[A-Za-z0-9+/=]{12,200}\}|\{DESede\}[^<\s]{8,200})<)"
)
"""What is handed to a program by the word that it knows for a password."""
HANDED_ANCHORS = (
    "community|tacacs|radius|bindpw|rootpw|masterauth|psk|isakmp|ike key|pre-shared|preshared|"
    "pass|from-literal|ldap|"
    "identified|net use|rasdial|wifi:|keymaterial|sharedkey|username|stringdata|variable|login|"
    "auth|connect"
)
SLASHED = regex(
    r"[:：]\s?[\w.@-]{2,32}\s[/／]\s(?P<slashed>(?=[!-~]{0,39}[a-z])(?=[!-~]{0,39}[A-Z])"
    r"(?=[!-~]{0,39}\d)[!-~]{10,40})(?![!-~])"
)
"""A name and, behind a stroke, what only a password looks like."""
SLASHED_ANCHORS = " / | ／ "
DIGEST = regex(
    r"(?<![\w.-])[\w.-]{1,40}:(?:\{(?:SHA|SSHA|SHA256|SSHA512|MD5|"
    r"CRYPT)\}[A-Za-z0-9+/]{20,120}={0,2}"
    r"|\d{0,6}:?[0-9a-fA-F]{32}:[0-9a-fA-F]{32}:::)"
)
"""A password as servers of pages and Windows keep it, behind who has it."""
DIGEST_ANCHORS = "sha}|sha256}|sha512}|md5}|crypt}|:::"
SESSION = regex(
    r"(?i)(?<![a-z])(?:[a-z]{2,20}[_-]session|remember[_-](?:me|web)|session[_ -]?(?:id|key)|"
    r"sessionid|会话\s?(?:id|标识|令牌|号)|"
    r"登录态|asp\.net_sessionid)[\"']?(?:\s?(?:[:=]|is|是|为)\s?|"
    r"\s)[\"']?(?P<session>[A-Za-z0-9%._~+/=-]{16,2000})"
)
"""By what a site knows who is logged in."""
SESSION_ANCHORS = "session|remember|会话|登录态"
_TURN = regex(r"(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z])|(?<=[a-z])(?=[A-Z])")
_FEWEST_TURNS = 4
_DATED = regex(r"(?:19|20)\d\d-?[01]\d-?[0-3]\d")


def is_coded(found: str, _before: str, _after: str) -> bool:
    """Whether base 64 is that of a name and a password."""
    match = CODED.fullmatch(found)
    return match is not None and is_pair_coded(match["coded"])


def is_nested(found: str, _before: str, _after: str) -> bool:
    """Whether base 64 holds the file of a registry."""
    match = NESTED_KEY.fullmatch(found)
    if match is None:
        return False
    try:
        inner = base64.b64decode(match["coded"] + "==")
    except (binascii.Error, ValueError):
        return False
    return b"auth" in inner


def is_handed(found: str, _before: str, _after: str) -> bool:
    """Whether what a program is handed is a password, and no place for one."""
    match = HANDED.fullmatch(found)
    if match is None:
        return False
    if match["router"] or match["kept"]:
        return True
    value = next(filter(None, match.groups()), "")
    return not is_placeholder(value) and looks_secret("password", value.rstrip(".,;"))


def is_slashed(found: str, _before: str, _after: str) -> bool:
    """Whether what stands behind a stroke was drawn."""
    match = SLASHED.fullmatch(found)
    value = match["slashed"].rstrip(".,;") if match else ""
    return value.isalnum() and len(_TURN.findall(value)) > _FEWEST_TURNS


def is_session(found: str, _before: str, _after: str) -> bool:
    """Whether what a session is known by was drawn, and is no date or name."""
    match = SESSION.fullmatch(found)
    value = match["session"] if match else ""
    drawn = len(_TURN.findall(value)) >= _FEWEST_TURNS and not _DATED.search(value)
    return drawn and not is_placeholder(value)
