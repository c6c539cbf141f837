"""The codes of facts, however they are written, and the same digits at another exchange."""

from collections.abc import Mapping

from activities.rules.prose import tickers
from activities.rules.prose.companies import COMPANIES
from schemas.facts import Fact


def of_fact(fact: Fact) -> str:
    """The code of a fact as it is known here, or what stands for its company in its place."""
    if fact.code and fact.code.strip():
        return tickers.plain(fact.code.strip())
    code = tickers.plain(fact.entity.strip().upper())
    if code.isdigit():
        wholes = (f"{code}.SH", f"{code}.SZ", f"{code}.BJ", tickers.padded(f"{code}.HK"))
        listed = [whole for whole in wholes if whole in COMPANIES]
        return listed[0] if len(listed) == 1 else ""
    return code if tickers.is_whole(code) or code != fact.entity.strip().upper() else ""


def at_another_place(written: str, code: str, known: Mapping[str, str]) -> str | None:
    """Who has the digits of a fact's code at another exchange; None at its own."""
    whole = tickers.plain(written.strip("()"))
    own = known.get(code.upper())
    if own is None or not tickers.is_elsewhere(whole, own):
        return None
    return known.get(whole) or f"?{whole}"
