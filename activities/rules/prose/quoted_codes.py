"""The code that a text gives a company beside its name, held against the one that it has.

平安银行(600000.SH), Apple (NYSE: AAPL), 600519.SZ: each is a finding. Known are the codes of the
facts and of our tables of issuers; what may be a second listing is left open.
"""

import re
from collections.abc import Iterator

from activities.rules.prose import tickers
from activities.rules.prose.companies import COMPANIES
from activities.rules.prose.context import Scene
from activities.rules.prose.entities import EntityMention
from activities.rules.scanning.regex import regex
from schemas.gate import Finding

_BEHIND = regex(
    r"(?:,?\s?(?:Inc|Corp|Corporation|Co|Ltd|Group|Holdings|plc|股份|集团)\.?,?\s?)?"
    r"(?:\s?\(|\s)\s?(?:(?:A股|股票|证券)?代码|ticker|symbol|stock code)?\s?:?\s?"
    r"(?:(?P<exchange>NASDAQ|Nasdaq|NYSE|HKEX|SEHK|SSE|SZSE)\s?:\s?)?"
    r"(?P<code>(?:(?:SH|SZ|BJ|HK|sh|sz|bj|hk)[:.]?)?(?<![0-9])[0-9]{4,6}"
    r"(?:[. ](?:SH|SS|SZ|BJ|HK|sh|ss|sz|bj|hk|XSHG|XSHE))?(?![0-9A-Za-z.,])|[A-Z]{1,5}(?:\.[AB])?"
    r"(?:\.US)?(?=\)|\s?[,;/]\s?[0-9A-Z]))"
    r"(?!\s?(?:[%元股万亿倍年月户台辆家吨套人:]|million|billion|[mb]n))"
)
"""Behind the name of a company, its code, alone or with its exchange; behind a comma stands the
next of a list."""
_LISTED = regex(
    r"\s?\((?:[A-Z]{1,5}\s?[,.:]\s?)?(?P<exchange>NASDAQ|Nasdaq|NYSE)"
    r"(?:\s?:\s?(?P<code>[A-Z]{1,5}(?:\.[AB])?))?\s?[),;]"
)
"""Behind a name or a ticker, the exchange of America where it is listed: AAPL (NYSE)."""
_AT = {"SSE": "SH", "SZSE": "SZ", "HKEX": "HK", "SEHK": "HK"}
_MAINLAND = frozenset({"SH", "SZ", "BJ"})
_PLACES = (
    (regex(r"6(?:0[0135]|8[89])[0-9]{3}"), "SH"),
    (regex(r"(?:00[1-3]|30[0-2])[0-9]{3}"), "SZ"),
)
"""How the codes of shares begin at each exchange; 000 begins those of indices of Shanghai, too."""
_B_SHARES = ("900", "200")
_IN_YUAN = "8"
"""How a second counter of Hong Kong begins, where a share is traded in yuan: 80700.HK."""
_NASDAQ = frozenset([
    "AAPL", "TSLA", "MSFT", "GOOGL", "GOOG", "AMZN", "META", "NVDA", "AMD", "INTC", "AVGO", "QCOM",
    "MU", "TXN", "ASML", "ADBE", "CSCO", "NFLX", "PYPL", "COST", "SBUX", "PEP", "ABNB", "COIN",
    "PDD", "RIVN", "LCID",
])  # fmt: skip
_NYSE = frozenset([
    "TSM", "ORCL", "CRM", "IBM", "DIS", "UBER", "F", "GM", "TM", "HMC", "SONY", "JPM", "BAC", "C",
    "WFC", "GS", "MS", "BRK.B", "V", "MA", "TGT", "HD", "KO", "MCD", "NKE", "PG", "JNJ", "PFE",
    "MRK", "LLY", "ABBV", "UNH", "XOM", "CVX", "SHEL", "BP", "BA", "CAT", "GE", "MMM", "LMT",
    "UPS", "FDX", "T", "VZ", "NVS", "SNOW", "BABA",
])  # fmt: skip
"""Where the best-known shares of America are traded."""
_EXCHANGES = {**dict.fromkeys(_NASDAQ, "NASDAQ"), **dict.fromkeys(_NYSE, "NYSE")}
_STEM = 3


def check(scene: Scene) -> Iterator[Finding]:
    """Findings on a name with the code of another company, or with one that no exchange has."""
    for mention in scene.entities:
        hit = _BEHIND.match(scene.text, mention.end)
        placed = _LISTED.match(scene.text, mention.end)
        name = scene.text[mention.start : mention.end]
        if hit and _is_wrong(mention, name, hit):
            code = hit["code"]
        elif placed and _is_elsewhere(mention, placed):
            code = placed[0].strip(" (),;")
        else:
            continue
        yield Finding(rule="grounding.entity", reason=f"says {name}; {code} is another", span=name)


def _is_elsewhere(mention: EntityMention, placed: re.Match[str]) -> bool:
    """Whether a share is said to be traded at the other exchange of America."""
    known = _EXCHANGES.get(placed["code"] or mention.key)
    return known is not None and known != placed["exchange"].upper()


def _is_wrong(mention: EntityMention, name: str, hit: re.Match[str]) -> bool:
    """Whether the code behind a name is that of another company."""
    written = tickers.plain(hit["code"].replace(" ", "."))
    digits, _, place = written.partition(".")
    place = place or _AT.get(hit["exchange"] or "", "")
    own = tickers.plain(mention.key.removeprefix("?"))
    if not digits.isdigit():
        return _is_other_ticker(own, name, written, hit["exchange"])
    return _is_other_number(own, name, digits, place)


def _is_other_number(own: str, name: str, digits: str, place: str) -> bool:
    """Whether a code in digits is none of a company's, whose own is ``own`` if it has one."""
    mine, _, at = own.partition(".")
    if place in _MAINLAND or (not place and len(digits) == len(mine) == 6):
        if at in _MAINLAND and not digits.startswith(_B_SHARES):
            return digits != mine or bool(place and place != at)
        if place and any(p.fullmatch(digits) and place != home for p, home in _PLACES):
            return True
    elif place == "HK" and at == "HK" and _IN_YUAN not in (digits.zfill(5)[0], mine.zfill(5)[0]):
        return digits.zfill(5) != mine.zfill(5)
    if not place:
        return False
    return _is_of_others(tickers.padded(f"{digits}.{place}"), own, name)


def _is_of_others(code: str, own: str, name: str) -> bool:
    """Whether the tables know who has a code, and by none of the names that are beside it."""
    names = COMPANIES.get(code, ())
    known = (name, *COMPANIES.get(own, ()))
    return (
        bool(names)
        and code != own
        and not any(one in other or other in one for one in names for other in known)
    )


def _is_other_ticker(own: str, name: str, written: str, exchange: str | None) -> bool:
    """Whether a ticker of America is another company's; GOOG and GOOGL are classes of one."""
    if own == written or written in tickers.NOT_TICKERS or written == name.upper():
        return False
    if written[:_STEM] == own[:_STEM] or tickers.is_unit(name, 0, len(name)):
        return False
    american = exchange in ("NASDAQ", "Nasdaq", "NYSE")
    if american and own.isalpha() and own.isupper() and own.isascii():
        return written not in COMPANIES.get(own, ())
    return _is_of_others(written, own, name)
