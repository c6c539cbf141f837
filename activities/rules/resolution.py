"""Resolving what a request is about: identity first, by code, never by guess."""

import unicodedata
from collections.abc import Sequence
from datetime import date

from schemas.fetch import Company, FormerName, ListStatus
from schemas.text import Bilingual

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

    ``unnamed`` says that no company bears the name, so that it may still be a former one;
    ``options`` are the companies among which a person could choose.
    """

    def __init__(
        self,
        message: Bilingual,
        *,
        missing: bool,
        unnamed: bool = False,
        options: Sequence[Company] = (),
    ) -> None:
        super().__init__(message.en)
        self.message, self.missing, self.unnamed = message, missing, unnamed
        self.options = tuple(options)


def by_code(code: str, companies: Sequence[Company]) -> Company:
    """The listed company of that code."""
    for company in companies:
        if company.code == code:
            return company
    raise ResolutionError(
        Bilingual(
            zh=f"股票列表中没有 {code}：请核对代码",
            en=f"{code} is not in the stock list; check the code",
        ),
        missing=True,
    )


def confirm(company: Company, alias: str) -> Company:
    """The company, if ``alias`` is its name or a part of it; else the words were not understood."""
    if plain_name(alias) in plain_name(company.name):
        return company
    raise ResolutionError(
        Bilingual(
            zh=f"没有看懂“{alias}”，它也不是 {company.code} {company.name} 的名称："
            "请去掉它，或改问认识的数据",
            en=f"not understood: {alias!r}, which is not the name of {company.code} "
            f"{company.name} either; leave it out, or ask for a figure that is known",
        ),
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
            Bilingual(
                zh=f"没有名为“{name}”的上市公司：请给代码，如 600519",
                en=f"no listed company is called {name!r}; give the code, e.g. 600519",
            ),
            missing=True,
            unnamed=True,
        )
    raise _ambiguous(name, close, unnamed=True)


def by_former_name(
    name: str, former: Sequence[FormerName], companies: Sequence[Company]
) -> tuple[Company, Bilingual]:
    """The one company that was once called so, and what the reader must know of it."""
    codes = {item.code for item in former}
    found = [company for company in companies if company.code in codes]
    if not found:
        raise ResolutionError(
            Bilingual(
                zh=f"“{name}”是 {'、'.join(sorted(codes))} 的曾用名，但股票列表中没有它",
                en=f"{name!r} was the name of {', '.join(sorted(codes))}, which is not in the "
                "stock list",
            ),
            missing=True,
        )
    if len(codes) > 1:
        raise _ambiguous(name, found)
    company, until = found[0], max(item.until for item in former)
    note = Bilingual(
        zh=f"“{name}”是 {company.code} 的曾用名（至 {until}），现名{company.name}",
        en=f"{name!r} is a former name of {company.code} (until {until}), now called "
        f"{company.name}",
    )
    return _single_listing(name, company), note


def same_name(one: str, other: str) -> bool:
    """Whether two names are one, but for blanks, letter forms and what the exchange puts first."""
    return bool(plain_name(other)) and plain_name(one) == plain_name(other)


def _is_named(company: Company, name: str) -> bool:
    """By its short or full name, to the letter."""
    return bare(name) in (bare(company.name), bare(company.full_name or company.name))


def _is_called(company: Company, name: str) -> bool:
    """By its short name without what the exchange put in front of it."""
    return same_name(company.name, name)


def _has_initials(company: Company, name: str) -> bool:
    return bool(company.initials) and bare(company.initials or "") == bare(name)


def _ambiguous(
    name: str, close: Sequence[Company], *, unnamed: bool = False
) -> ResolutionError:  # fmt: skip
    options = ", ".join(f"{company.code} {company.name}" for company in close[:5])
    text = Bilingual(
        zh=f"“{name}”可能是 {options}：请给代码", en=f"{name!r} could be {options}; give the code"
    )
    return ResolutionError(text, missing=False, unnamed=unnamed, options=close[:5])


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
            Bilingual(
                zh=f"{who} 于 {company.listed} 上市，晚于 {today}",
                en=f"{who} was listed on {company.listed}, after {today}",
            ),
            missing=True,
        )
    if gone(company, today):
        day = company.delisted
        zh, en = (f"于 {day} ", f" on {day}") if day else ("", "")
        raise ResolutionError(
            Bilingual(
                zh=f"{who} 已{zh}退市：请用 --as-of 给出之前的日期",
                en=f"{who} was delisted{en}; give --as-of a day before that",
            ),
            missing=True,
        )


def _single_listing(name: str, company: Company) -> Company:
    twin = HONG_KONG_TWINS.get(company.code)
    if twin:
        raise ResolutionError(
            Bilingual(
                zh=f"“{name}”在两地上市：{company.code} 和 {twin}，请给代码",
                en=f"{name!r} has two listings: {company.code} and {twin}; give the code",
            ),
            missing=False,
            options=(company,),
        )
    return company
