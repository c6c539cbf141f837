"""Keys without a form of their own: what a machine drew, behind a word for what opens something.

Of some houses a key is any run of letters and digits. It is one where a word says so: ``令牌``,
``premium key``. A key by which something is found (of a cache, of a column) opens nothing.
"""

import re

from activities.rules.sensitive.edges import regex

_FOUND_BY = (
    "cache|primary|foreign|sort|partition|row|routing|lookup|idempotency|dedup|dedupe|message|"
    "event|"
    "group|order|sorting|shard|hash|map|object|snapshot|content|document|doc|file|blob|asset|image|"
    "model|record|item|entry|page|series|report|run|build|commit|trace|span|batch|job|task|etag|"
    "public|query|search|index|join|composite|surrogate|natural|business|dataset|storage|bucket|"
    "state|translation|registry|node|next|prev|cursor|continuation|feature|metric|storage"
)
NO_SECRETS = frozenset(f"{of}_key" for of in _FOUND_BY.split("|"))
"""Keys by which something is found, and that open nothing."""
_NO_KEY = regex(rf"(?i)(?<![a-z])(?:{_FOUND_BY})[ _-]?(?:key|token)s?$")
_OPENS = (
    r"(?:(?i:(?<![a-z])[a-z]{0,12}[_-]?(?:key|token|secret|credential|sendkey)s?(?![a-z]))|"
    r"(?<![A-Za-z])[AS]K(?![A-Za-z])|密钥|秘钥|密匙|令牌|授权码|凭证|凭据|口令|接入码|许可码|[鉴授]权[串码]|访问串|licen[cs]e)"
)
DRAWN = regex(
    rf"(?P<name>{_OPENS})(?P<gap>(?:\s?[(（][^)）\n]{{1,16}}[)）])?(?:[^\n。;；\d]{{1,24}}?|"
    rf"))(?<![A-Za-z0-9_/+.@-])"
    r"(?P<drawn>[A-Za-z0-9_-][A-Za-z0-9_./+~=-]{15,300})"
)
BEHIND = regex(
    r"(?<![A-Za-z0-9_/+.@-])(?P<drawn>[A-Za-z0-9][A-Za-z0-9_+~.-]{14,300}[A-Za-z0-9_+~-])"
    r"(?:\s?[(（,，][^\n)）]{0,16}?|\s(?:as|is|for|was)\s[^\n,.;]{0,24}?|"
    r"\s?(?:就?是|为|即)[^\n，。；]{0,12}?)"
    r"(?:(?i:\b(?:(?:api|access|secret|auth)[ _]?(?:key|token)|key|token|secret)\b)|"
    r"密钥|秘钥|令牌|口令|授权码)"
)
"""The same with its name behind it."""
ANCHORS = (
    "key|token|secret|credential|ak|sk|密钥|秘钥|密匙|令牌|授权码|凭证|凭据|口令|接入码|许可码|鉴权|授权|访问串|license|"
    "licence"
)
_CALLED = regex(
    r"(?i)(?:sha-?\d|md5|hash|checksum|digest|fingerprint|commit|etag|uuid|摘要|校验|哈希|指纹|"
    r"公钥|public|contract|合约|transaction|版本|编号|地址|型号|part|model|sku|version|address)"
)
_OTHER_FIELD = regex(
    r"[\"'][}\]]{0,2}\s?,\s{0,4}[\"'](?!(?:value|val|content|data|secret|key|token)[\"'])\w{1,32}[\"']\s?:"
)
"""Where the string that speaks of a key ends, and another field holds what follows."""
_PLACE = regex(r"(?i)your|xxxx|\*\*|example|placeholder|redacted|demo|_here|insert|sample|changeme")
_FEWEST_TURNS = 4
"""How often a drawn run goes from a letter to a digit or back; a name of a model seldom does."""
_CASED = 5
"""Turns of one that has hardly a digit: no word has so many capitals inside."""
_CAMEL = regex(r"[A-Za-z][a-z]+(?:[A-Z][a-z]+)+(?:19|20)\d\d")
"""The name of a field and a year: netIncomeRatio2024."""
_DATED = regex(r"(?<![0-9A-Za-z])(?:19|20)\d\d-?[01]\d-?[0-3]\d(?![0-9A-Za-z])")


def is_drawn(value: str, *, named: bool = False) -> bool:
    """Whether a run of letters and digits is one that a machine drew, and no name or number.

    Right behind the word for it (``named``) one turn is enough.
    """
    if (
        _PLACE.search(value)
        or "://" in value
        or len(set(value.lower())) < 8
        or _CAMEL.fullmatch(value)
    ):
        return False
    letters = sum(c.isalpha() for c in value)
    digits = sum(c.isdigit() for c in value)
    turns = len(re.findall(r"(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z])|(?<=[a-z])(?=[A-Z])", value))
    mixed = digits > 1 or (digits == 1 and turns > _CASED)
    long = turns >= (1 if named else _FEWEST_TURNS)
    return mixed and long and letters > 1 and not _DATED.search(value)


def is_otherwise_called(told: str) -> bool:
    """Whether words say that what was drawn is a hash, an address or a version."""
    return _CALLED.search(told) is not None


def is_named_behind(found: str, before: str, _after: str) -> bool:
    """Whether what was drawn is called a key behind it, and nothing else before it."""
    match = BEHIND.fullmatch(found)
    return (
        match is not None and is_drawn(match["drawn"]) and not _CALLED.search(before[-24:] + found)
    )


def opens(found: str, before: str, _after: str) -> bool:
    """Whether what is called a key was drawn, and is called nothing else."""
    match = DRAWN.fullmatch(found)
    if match is None:
        return False
    right_behind = re.search(r"\w", match["gap"]) is None
    if not is_drawn(match["drawn"].rstrip(".=-"), named=right_behind):
        return False
    named = before[-16:] + match["name"]
    return not (
        _NO_KEY.search(named)
        or _CALLED.search(named + match["gap"])
        or _OTHER_FIELD.search(match["gap"])
    )
