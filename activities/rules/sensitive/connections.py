"""How programs reach a base, a queue or a mailbox: an address with a name and a password in it."""

from activities.rules.sensitive.credentials import looks_secret
from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.placeholders import is_default_here, is_placeholder

CONNECTION = regex(
    r"(?i)\b[a-z][a-z0-9+._-]{1,24}://[^\s/:@'\"<>]{0,80}"
    r":(?P<inside>[^\s/@'\"<>]{3,120})@(?P<host>[a-z0-9\[][a-z0-9.:-]{0,40})"
    r"|https?://[0-9a-f]{32}@[a-z0-9.-]{3,80}"
    r"|\b(?:server|data source|host)=[^;\n]{1,80};[^\n]{0,120}\b(?:password|pwd)"
    r"=(?P<field>[^;\s]{3,80})"
)
ANCHORS = "://|password|pwd"
ORACLE = regex(
    r"(?i)(?:\boracle:(?:thin|oci\d?):|\b(?:sqlplus|impdp|expdp|imp|exp|sqlldr|rman|connect|conn)\b"
    r"(?:\s-\w{1,8}|\starget)?[\s('\"]{1,3}|userid=)[\w$#.-]{1,30}/[\"']?(?P<told>[^\s/@'\"]{4,60})[\"']?@"
    r"|(?<![\w./@-])[\w$#]{1,30}/(?P<bare>[^\s/@'\"]{6,60})@(?://[\w.-]{1,60}|[\w.-]{1,60}:\d{2,5})[:/][\w.]{1,30}"
    r"|(?<![\w./@-])[a-z_]{1,30}/(?P<named>[^\s/@'\"]{8,60})@(?-i:[A-Z][A-Z0-9_]{2,20})(?![\w.])"
)
"""A name, a stroke, a password and where to: as Oracle's programs and drivers take it."""
ORACLE_ANCHORS = "@"
_TUNNELLED = r"[A-Za-z0-9+/_-]{16,2000}={0,2}"
BY_TOKEN = regex(
    r"https?://(?P<token>[A-Za-z0-9_-]{12,200})@[a-z0-9-]{1,60}(?:\.[a-z0-9-]{1,60}){1,5}"
    r"|\b(?:trojan|hysteria2?|tuic|anytls)://(?P<lets>[^\s/:@]{6,120})@[\w.\[]"
    rf"|\b(?:ss|ssr|vmess)://(?P<coded>{_TUNNELLED})"
)
"""An address that a token alone opens, and that of a tunnel."""
ADDRESS_ANCHORS = "://"
_TURN = regex(r"(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z])|(?<=[a-z])(?=[A-Z])")
_FEWEST_TURNS = 3


def is_open(found: str, _before: str, _after: str) -> bool:
    """Whether the password in an address is one, and no place for one."""
    match = CONNECTION.match(found)
    if match is None:
        return False
    password = match["inside"] or match["field"] or ""
    if not password:
        return True
    return not (
        is_placeholder(password.rstrip(",;")) or is_default_here(password, match["host"] or "")
    )


def is_logged_in(found: str, _before: str, _after: str) -> bool:
    """Whether what stands between a stroke and the sign is a password."""
    match = ORACLE.match(found)
    password = next(filter(None, match.groups()), "") if match else ""
    return looks_secret("password", password)


def is_by_token(found: str, _before: str, _after: str) -> bool:
    """Whether the only word before the sign was drawn; tunnels hold nothing else."""
    match = BY_TOKEN.fullmatch(found)
    if match is None:
        return False
    token = match["token"]
    if token is None:
        return not is_placeholder(match["lets"] or match["coded"])
    return looks_secret("password", token) and len(_TURN.findall(token)) >= _FEWEST_TURNS
