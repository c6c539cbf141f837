"""What a request is about: one listed instrument, named by a canonical code."""

import re
import unicodedata
from enum import StrEnum
from functools import lru_cache
from typing import NoReturn

from schemas.base import Record
from schemas.text import Bilingual


class Market(StrEnum):
    """Where an instrument is listed."""

    SH = "SH"
    SZ = "SZ"
    BJ = "BJ"
    HK = "HK"
    US = "US"


class Kind(StrEnum):
    """What an instrument is."""

    STOCK = "stock"
    B_SHARE = "b_share"
    ETF = "etf"
    INDEX = "index"
    CONVERTIBLE = "cb"


A_SHARE_MARKETS = frozenset({Market.SH, Market.SZ, Market.BJ})
PRICED = frozenset({Kind.ETF, Kind.INDEX})
"""What has a price worth asking for, and no statements to research."""


@lru_cache(maxsize=4096)
def market_of(code: str) -> Market:
    """The market that a canonical code names; raises ValueError for anything else."""
    return Market(code.rpartition(".")[2])


class Instrument(Record):
    """A canonical code such as ``600519.SH`` with its kind and, where it was guessed, a note."""

    code: str
    market: Market
    kind: Kind = Kind.STOCK
    note: Bilingual | None = None


class NameQuery(Record):
    """A company name, still to be looked up in the stock list."""

    name: str


class TargetError(ValueError):
    """The text names no instrument, or more than one. ``suggestions`` holds codes to try.

    As text it is English; ``zh`` says the same to a reader of Chinese.
    """

    def __init__(self, message: Bilingual, suggestions: tuple[str, ...] = ()) -> None:
        super().__init__(message.en)
        self.zh, self.suggestions = message.zh, suggestions


_SUFFIXES = {
    "SH": Market.SH, "SS": Market.SH, "XSHG": Market.SH,
    "SZ": Market.SZ, "XSHE": Market.SZ,
    "BJ": Market.BJ, "HK": Market.HK, "US": Market.US,
}  # fmt: skip
_SECIDS = {"1": Market.SH, "116": Market.HK, "105": Market.US, "106": Market.US, "107": Market.US}
INDEX_TWINS = {
    "000001": "上证指数",
    "000016": "上证50",
    "000300": "沪深300",
    "000852": "中证1000",
    "000905": "中证500",
}
"""Shanghai indices whose six digits are a Shenzhen stock's, or could be."""
NAMES_ABROAD = {"APPLE": "AAPL.US", "TESLA": "TSLA.US"}
"""The recorded US companies by their names with the SEC; others are asked for by ticker."""
_SIX_DIGIT_RULES: tuple[tuple[str, Market, Kind], ...] = (
    (r"60|68", Market.SH, Kind.STOCK),
    (r"900", Market.SH, Kind.B_SHARE),
    (r"399", Market.SZ, Kind.INDEX),
    (r"00[0-3]|30[0-2]", Market.SZ, Kind.STOCK),
    (r"200", Market.SZ, Kind.B_SHARE),
    (r"920", Market.BJ, Kind.STOCK),
    (r"899", Market.BJ, Kind.INDEX),
    (r"50|51|52|56|58", Market.SH, Kind.ETF),
    (r"15|16|18", Market.SZ, Kind.ETF),
    (r"11", Market.SH, Kind.CONVERTIBLE),
    (r"12", Market.SZ, Kind.CONVERTIBLE),
)


def is_former_beijing(code: str) -> bool:
    """Whether ``code`` is of the kind that Beijing companies had before 920xxx (or NEEQ's still).

    Which one it is today only the exchange's table of moved codes knows.
    """
    return re.fullmatch(r"(?!899)[48][0-9]{5}\.BJ", code) is not None


def parse_target(text: str) -> Instrument | NameQuery:
    """The instrument a person means by ``text``, or the name to look up.

    Raises TargetError where the text is empty, malformed, or could mean several instruments.
    The table of accepted spellings stands in docs/user.md.
    """
    cleaned = "".join(unicodedata.normalize("NFKC", text).split())
    if not cleaned:
        raise TargetError(
            Bilingual(
                zh="没有给出公司：请给代码（如 600519）或名称",
                en="the company is empty: give a code such as 600519 or a name",
            )
        )
    if len(cleaned) > 40:
        raise TargetError(
            Bilingual(
                zh=f"“{cleaned[:40]}…”太长，不是代码或公司名称",
                en=f"{cleaned[:40]!r}… is too long for a code or a company name",
            )
        )
    upper = cleaned.upper()
    if abroad := NAMES_ABROAD.get(re.sub(r"[,.]|INC\.?$", "", upper)):
        return Instrument(code=abroad, market=Market.US)
    found = _with_market(upper) or _bare_digits(upper)
    return found or _us_ticker(_in_one_case(cleaned)) or _name(cleaned)


def _with_market(text: str) -> Instrument | None:
    """Spellings that carry their market: 600519.SH, sh600519, 1.600519, 0700.HK, TSLA.US."""
    if found := re.fullmatch(r"([A-Z0-9._-]+)\.(SH|SS|XSHG|SZ|XSHE|BJ|HK|US)", text):
        return _listed(found[1], _SUFFIXES[found[2]], text)
    if found := re.fullmatch(r"(SH|SZ|BJ|HK)\.?([0-9]{3,6})", text):
        return _listed(found[2], _SUFFIXES[found[1]], text)
    if found := re.fullmatch(r"(0|1|105|106|107|116)\.([A-Z0-9_]+)", text):
        return _secid(found[1], found[2], text)
    return None


def _secid(prefix: str, code: str, text: str) -> Instrument:
    if prefix != "0":
        return _listed(code, _SECIDS[prefix], text)
    market = Market.BJ if re.match(r"920|[48]", code) else Market.SZ
    return _listed(code, market, text)


def _listed(digits: str, market: Market, text: str) -> Instrument:
    if market is Market.US:
        return _us_ticker(digits) or _reject(
            f"“{text}”不是美股代码", f"{text!r} is not a US ticker"
        )
    if market is Market.HK:
        if not re.fullmatch(r"[0-9]{1,5}", digits):
            _reject(
                f"“{text}”：港股代码最多 5 位数字",
                f"{text!r}: a Hong Kong code has at most 5 digits",
            )
        return Instrument(code=f"{int(digits):05d}.HK", market=market)
    if not re.fullmatch(r"[0-9]{6}", digits):
        _reject(f"“{text}”：A 股代码是 6 位数字", f"{text!r}: a mainland code has 6 digits")
    return Instrument(code=f"{digits}.{market}", market=market, kind=_kind(digits, market, text))


def _kind(digits: str, market: Market, text: str) -> Kind:
    if market is Market.SH and digits.startswith("000"):
        return Kind.INDEX
    for pattern, home, kind in _SIX_DIGIT_RULES:
        if re.match(pattern, digits):
            if home is not market:
                _reject(
                    f"“{text}”：{digits} 在 {home} 上市",
                    f"{text!r}: {digits} is listed on {home}",
                    (f"{digits}.{home}",),
                )
            return kind
    if market is Market.BJ:
        return Kind.STOCK
    return _reject(
        f"“{text}”：{market} 没有这样的代码",
        f"{text!r}: no {market} instrument has a code like {digits}",
    )


def _bare_digits(text: str) -> Instrument | None:
    if not text.isascii() or not text.isdigit():
        return None
    if len(text) == 6:
        return _six_digits(text)
    if len(text) == 5:
        return Instrument(code=f"{text}.HK", market=Market.HK)
    if len(text) > 6:
        _reject(f"“{text}”的位数太多，不是代码", f"{text!r} has too many digits for a code")
    return _reject(
        f"“{text}”不是完整的代码",
        f"{text!r} is not a full code",
        (f"{int(text):05d}.HK", f"{int(text):06d}.SZ"),
    )


def _six_digits(text: str) -> Instrument:
    for pattern, market, kind in _SIX_DIGIT_RULES:
        if re.match(pattern, text):
            return Instrument(
                code=f"{text}.{market}", market=market, kind=kind, note=_twin_note(text)
            )
    if is_former_beijing(f"{text}.BJ"):
        return Instrument(code=f"{text}.BJ", market=Market.BJ)
    return _reject(
        f"A 股没有“{text}”这样的代码", f"no mainland instrument has a code like {text!r}"
    )


def _twin_note(digits: str) -> Bilingual | None:
    twin = INDEX_TWINS.get(digits)
    if twin is None:
        return None
    return Bilingual(
        zh=f"按股票 {digits}.SZ 理解；指数{twin}的代码是 {digits}.SH",
        en=f"read as the stock {digits}.SZ; the index {twin} is {digits}.SH",
    )


def _in_one_case(text: str) -> str:
    """A ticker in capitals; a word written like a name is none, however short it is.

    Ford is not FORD: that is another company.
    """
    if re.fullmatch(r"[A-Z][a-z]{2,4}", text):
        _reject(
            f"没有名为“{text}”的公司；美股请给大写的代码，如 NVDA",
            f"no company called {text!r} is known; give a US ticker in capitals, as NVDA",
        )
    return text.upper()


def _us_ticker(text: str) -> Instrument | None:
    found = re.fullmatch(r"([A-Z]{1,5})(?:[._-]([A-Z]))?", text)
    if not found:
        return None
    ticker = f"{found[1]}.{found[2]}" if found[2] else found[1]
    return Instrument(code=f"{ticker}.US", market=Market.US)


def _name(text: str) -> NameQuery:
    if not re.search(r"[^\W\d_]", text):
        _reject(
            f"“{text}”既不是代码，也不是公司名称",
            f"{text!r} is neither a code nor a company name",
        )
    return NameQuery(name=text)


def _reject(zh: str, en: str, suggestions: tuple[str, ...] = ()) -> NoReturn:
    if suggestions:
        zh += f"；是不是 {' 或 '.join(suggestions)}？"
        en += f"; did you mean {' or '.join(suggestions)}?"
    raise TargetError(Bilingual(zh=zh, en=en), suggestions)
