"""Codes of listed companies, as texts write them."""

import re

from activities.rules.prose.units import NOUN
from activities.rules.scanning.regex import regex

CODE = regex(
    r"(?<![0-9A-Za-z.])(?P<code>[0-9]{4,6})\.(?:SH|SZ|BJ|HK|SS|US|sh|sz|bj|hk|XSHE|XSHG)"
    r"(?![0-9A-Za-z])|\((?P<six>[0-9]{6})\)"
    r"|(?<![0-9A-Za-z.,])(?P<hk>[0-9]{1,5})[. ](?:HK|hk)(?![0-9A-Za-z$])|"
    r"(?<![0-9A-Za-z])(?:HK|hk)[:.]?\s?(?P<prehk>[0-9]{4,5})(?![0-9.,])"
    r"|(?<![0-9A-Za-z])(?:SH|SZ|BJ|sh|sz|bj)[:.]?\s?(?P<pre>[0-9]{6})(?![0-9])"
    r"|(?:NASDAQ|NYSE|Nasdaq|HKEX|SEHK|NYSE American|AMEX|SSE|"
    r"SZSE|[Tt]icker|[Ss]ymbol)\s?:\s?(?P<listed>[A-Z0-9]{1,6}(?:\.[A-Z])?)(?![A-Za-z0-9])"
    r"|\((?P<paren>[A-Z]{1,5}(?:\.[A-Z])?)\)|\$(?P<cash>[A-Z]{1,5})(?![A-Za-z0-9])"
    r"|(?<![0-9A-Za-z.,\u2060])(?<!\|\s-)(?P<bare>(?:60[0135]|68[89]|00[0-3]|30[0-2])[0-9]{3})(?![0-9.,]|"
    r"\s?[%元股万亿倍户台辆家吨套]|\s?人(?![形民工]))"
)
NO_CODE = "\u2060"
"""Before six digits that are a number, and no code."""
NOT_TICKERS = frozenset([
    "TTM", "IT", "AM", "PM", "VS", "YTD", "OR", "NO", "ON", "AT", "MM", "BN", "YOY", "QOQ", "EPS",
    "PE", "PB", "ROE", "ROA", "GAAP", "USD", "CNY", "RMB", "HKD", "EUR", "FY", "CEO", "CFO", "AI",
    "EV", "EVS", "IPO", "ETF", "US", "UK", "EU", "CAGR", "EBIT", "CPI", "GDP", "NIM", "NPL", "LTM",
    "MOM", "FCF", "OCF", "ASP", "R", "D", "A", "B", "H", "Q", "MAU", "DAU", "ARPU", "BPS", "PP",
    "NA",
    "N", "X", "E", "F", "PS", "DCF", "WACC", "SEC",
])  # fmt: skip


_COUNTED = regex(
    r"(?:(?<![A-Za-z])per |/\s?|[0-9]\s?(?:[kKmMbB]|mm|MM|thousand |million |billion )?\s?)$"
)


def is_unit(folded: str, start: int, end: int) -> bool:
    """Whether letters that are a company's, too, are what something is counted in.

    $45.77 per BOE.
    """
    counted = folded[start:end].lower() in NOUN
    return counted and _COUNTED.search(folded, max(0, start - 16), start) is not None


def is_ticker(form: str) -> bool:
    """Whether a code may stand alone for its company in a text."""
    return len(form) >= 3 or (len(form) == 2 and form.isalpha() and form not in NOT_TICKERS)


_PLACES = {
    "SH": "SH", "SS": "SH", "XSHG": "SH", "SZ": "SZ", "XSHE": "SZ", "BJ": "BJ", "HK": "HK",
}  # fmt: skip
"""The exchanges of China, as their codes and those of others call them."""
_BEHIND = regex(rf"(?P<code>[0-9]{{1,6}})[. ](?P<place>{'|'.join(_PLACES)})", re.IGNORECASE)
_BEFORE = regex(rf"(?P<place>{'|'.join(_PLACES)})[:.]?\s?(?P<code>[0-9]{{4,6}})", re.IGNORECASE)
_ABROAD = regex(
    r"(?:NASDAQ|NYSE|AMEX|US)\s?:\s?(?P<pre>[A-Z]{1,5}(?:\.[A-Z])?)|(?P<code>[A-Z]{1,5})\.US"
)


def plain(code: str) -> str:
    """A code as it is known here, however it is written: 600519.SH for SH600519 and 600519.XSHG."""
    if hit := _BEHIND.fullmatch(code) or _BEFORE.fullmatch(code):
        return f"{hit['code']}.{_PLACES[hit['place'].upper()]}"
    hit = _ABROAD.fullmatch(code)
    return (hit["pre"] or hit["code"]) if hit else code


def is_whole(code: str) -> bool:
    """Whether a code has its exchange of China: 600519.SH."""
    return _BEHIND.fullmatch(code) is not None


def is_elsewhere(one: str, other: str) -> bool:
    """Whether two codes of the same digits are of two exchanges of China: 000001.SH, 000001.SZ."""
    (digits, _, place), (same, _, another) = (plain(code).partition(".") for code in (one, other))
    return digits == same and place != another and bool(place and another)


def unpadded(code: str) -> str:
    """A code of Hong Kong without the zeros before it, which not everybody writes.

    700 for 00700.
    """
    number, dot, place = code.partition(".")
    return f"{number.lstrip('0')}{dot}{place}" if number.isdigit() and len(number) < 6 else code


def padded(code: str) -> str:
    """A code of Hong Kong with five digits: 00700.HK for 0700.HK."""
    number, dot, place = code.partition(".")
    return f"{number.zfill(5)}{dot}{place}" if number.isdigit() and place == "HK" else code


def abbreviate(code: str, name: str) -> bool:
    """Whether a ticker is made of letters of a name, in order: NGR of Northgate Retail."""
    rest = iter(name.upper())
    return code.isalpha() and code[:1] == name[:1].upper() and all(c in rest for c in code)
