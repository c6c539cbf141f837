"""Resolving what a request is about: identity first, by code, never by guess."""

import unicodedata
from collections.abc import Sequence
from datetime import date

from schemas.fetch import Company, ListStatus

HONG_KONG_TWINS = {
    "600036.SH": "03968.HK",
    "601318.SH": "02318.HK",
    "002594.SZ": "01211.HK",
    "601899.SH": "02899.HK",
    "300750.SZ": "03750.HK",
    "000333.SZ": "00300.HK",
}
"""Companies of the sample that are listed in Hong Kong too: their bare name is ambiguous."""

_PREFIXES = ("*ST", "ST", "XD", "XR", "DR", "N", "C")
"""What the exchanges put in front of a name: risk, ex-rights, new listing."""


class ResolutionError(ValueError):
    """No company, or more than one, answers to the request. ``missing`` tells which.

    ``options`` are the companies among which a person could choose.
    """

    def __init__(self, message: str, *, missing: bool, options: Sequence[Company] = ()) -> None:
        super().__init__(message)
        self.missing, self.options = missing, tuple(options)


def by_code(code: str, companies: Sequence[Company]) -> Company:
    """The listed company of that code."""
    for company in companies:
        if company.code == code:
            return company
    raise ResolutionError(f"{code} is not in the stock list; check the code", missing=True)


def confirm(company: Company, alias: str) -> Company:
    """The company, if ``alias`` is its name or a part of it; else the words were not understood."""
    if plain_name(alias) in plain_name(company.name):
        return company
    raise ResolutionError(
        f"not understood: {alias!r}, which is not the name of {company.code} {company.name} "
        "either; leave it out, or ask for a figure that is known",
        missing=False,
    )


def by_name(name: str, companies: Sequence[Company], today: date | None = None) -> Company:
    """The one company of that name; a name with two listings is refused.

    A listed company goes before a delisted one of the same name.
    """
    alive = [company for company in companies if not gone(company, today)]
    for pool in (alive, companies):
        for matches in (_is_named, _is_called, _has_initials):
            found = [company for company in pool if matches(company, name)]
            if len(found) == 1:
                return _single_listing(name, found[0])
            if found:
                raise _ambiguous(name, found)
    wanted = plain_name(name)
    close = [c for c in companies if wanted and wanted in plain_name(c.name)]
    if not close:
        raise ResolutionError(
            f"no listed company is called {name!r}; give the code, e.g. 600519", missing=True
        )
    raise _ambiguous(name, close)


def _is_named(company: Company, name: str) -> bool:
    """By its short or full name, to the letter."""
    return bare(name) in (bare(company.name), bare(company.full_name or company.name))


def _is_called(company: Company, name: str) -> bool:
    """By its short name without what the exchange put in front of it."""
    return bool(plain_name(name)) and plain_name(company.name) == plain_name(name)


def _has_initials(company: Company, name: str) -> bool:
    return bool(company.initials) and bare(company.initials or "") == bare(name)


def _ambiguous(name: str, close: Sequence[Company]) -> ResolutionError:
    options = ", ".join(f"{company.code} {company.name}" for company in close[:5])
    return ResolutionError(
        f"{name!r} could be {options}; give the code", missing=False, options=close[:5]
    )


def bare(name: str) -> str:
    """The name without blanks, in half-width capitals."""
    return "".join(unicodedata.normalize("NFKC", name).split()).upper()


def plain_name(name: str) -> str:
    """The name without blanks, full-width letters and trading-status prefixes."""
    text = bare(name)
    for prefix in _PREFIXES:
        if text.startswith(prefix) and len(text) > len(prefix) + 1:
            return text[len(prefix) :]
    return text


def gone(company: Company, today: date | None) -> bool:
    """Whether the company was no longer listed on ``today``."""
    if company.delisted and today:
        return company.delisted <= today
    return company.status is ListStatus.DELISTED


def check_listed(company: Company, today: date) -> None:
    """Refuse a company that was not listed on ``today``, with the date that decides."""
    who = f"{company.code} {company.name}"
    if company.listed and company.listed > today:
        raise ResolutionError(
            f"{who} was listed on {company.listed}, after {today}", missing=True
        )  # fmt: skip
    if gone(company, today):
        when = f" on {company.delisted}" if company.delisted else ""
        raise ResolutionError(
            f"{who} was delisted{when}; give --as-of a day before that", missing=True
        )


def _single_listing(name: str, company: Company) -> Company:
    twin = HONG_KONG_TWINS.get(company.code)
    if twin:
        raise ResolutionError(
            f"{name!r} has two listings: {company.code} and {twin}; give the code", missing=False,
            options=(company,),
        )  # fmt: skip
    return company
