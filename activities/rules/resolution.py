"""Resolving what a request is about: identity first, by code, never by guess."""

from collections.abc import Sequence

from schemas.fetch import Company

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


class ResolutionError(ValueError):
    """No company, or more than one, answers to the request. ``missing`` tells which."""

    def __init__(self, message: str, *, missing: bool) -> None:
        super().__init__(message)
        self.missing = missing


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


def by_name(name: str, companies: Sequence[Company]) -> Company:
    """The one company of that name; a name with two listings is refused."""
    wanted = plain_name(name)
    exact = [company for company in companies if plain_name(company.name) == wanted]
    if len(exact) == 1:
        return _single_listing(name, exact[0])
    close = exact or [c for c in companies if wanted and wanted in plain_name(c.name)]
    if not close:
        raise ResolutionError(
            f"no listed company is called {name!r}; give the code, e.g. 600519", missing=True
        )
    options = ", ".join(f"{company.code} {company.name}" for company in close[:5])
    raise ResolutionError(f"{name!r} could be {options}; give the code", missing=False)


def plain_name(name: str) -> str:
    """The name without blanks, full-width letters and trading-status prefixes."""
    text = "".join(name.translate(str.maketrans("ＡＢ", "AB")).split())
    for prefix in _PREFIXES:
        if text.startswith(prefix) and len(text) > len(prefix) + 1:
            return text[len(prefix) :]
    return text


def _single_listing(name: str, company: Company) -> Company:
    twin = HONG_KONG_TWINS.get(company.code)
    if twin:
        raise ResolutionError(
            f"{name!r} has two listings: {company.code} and {twin}; give the code", missing=False
        )
    return company
