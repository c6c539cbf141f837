"""Typing EDGAR's JSON: from its columns and facts to observations in the filer's currency."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import date, timedelta
from decimal import Decimal
from typing import Any, NamedTuple

from activities.errors import NoData, SchemaDrift
from activities.rules.calendar import local_day
from activities.rules.us_facts import FLOWS, STOCKS, Chosen, Fact, choose, known
from activities.vendors.answer import figure
from activities.vendors.quoting import shown
from schemas.base import Number
from schemas.fetch import Company, DatasetQuery, Observation, TextItem
from schemas.instrument import Market
from schemas.metrics import Period

REPORTS = frozenset({"10-K", "10-Q", "20-F", "40-F", "10-KT", "10-QT"})
NOTABLE = REPORTS | {"10-K/A", "10-Q/A", "8-K", "6-K", "DEF 14A", "NT 10-K", "NT 10-Q"}
FILINGS_KEPT = 40
_MONEY = re.compile(r"[A-Z]{3}")
_YEARS, _INTERIM, _BALANCES = (timedelta(days=days) for days in (6 * 366, 920, 3 * 366))
_INTERIM_FLOWS = frozenset({"total_revenue", "net_profit", "ocf", "capex"})
_NEWEST_INTERIM = frozenset({"eps", "diluted_share"})


class Report(NamedTuple):
    """One periodic report as the list of filings has it."""

    form: str
    period: str
    filed: date
    accession: str
    document: str


def _code(ticker: object) -> str:
    return f"{str(ticker).upper().replace('-', '.')}.US"


def ciks(body: dict[str, Any]) -> dict[str, int]:
    """The number of each company by its code."""
    return {_code(row["ticker"]): int(row["cik_str"]) for row in body.values()}


def companies(body: dict[str, Any]) -> tuple[Company, ...]:
    """Every ticker with the title of its company."""
    return tuple(Company(code=_code(r["ticker"]), name=str(r["title"])) for r in body.values())


def of_company(body: dict[str, Any], cik: int) -> dict[str, Any]:
    """The body, after making sure that it is about the company that was asked for."""
    if int(body["cik"]) != cik:
        raise SchemaDrift(f"sec.gov: asked for CIK {cik}, got {shown(body['cik'])}")
    return body


def profile(query: DatasetQuery, body: dict[str, Any]) -> dict[str, Any]:
    """Name and industry of the company, and its notable filings that were out by then."""
    today, code = local_day(query.clock, Market.US), query.code or ""
    company = Company(
        code=code, name=str(body["name"]), industry=body.get("sicDescription") or None
    )
    texts = tuple(
        TextItem(
            item_id=f"filings_{number:03d}", source="sec.gov.submissions", code=code,
            published=report.filed, title=f"{report.form} {report.period} {report.accession}",
        )
        for number, report in enumerate(_filed(body, NOTABLE, today), 1)
        if number <= FILINGS_KEPT
    )  # fmt: skip
    observations = tuple(
        Observation(metric=metric, value=value, as_of=today, unit="text")
        for metric, value in (("name", company.name), ("industry", company.industry))
        if value
    )
    return {"companies": (company,), "observations": observations, "texts": texts}


def newest_report(query: DatasetQuery, body: dict[str, Any]) -> Report:
    """The newest periodic report that was filed by the clock of the query."""
    today = local_day(query.clock, Market.US)
    found = [report for report in _filed(body, REPORTS, today) if report.document]
    if not found:
        raise NoData(f"sec.gov: {query.code} has no 10-K or 10-Q filed by {today}")
    return max(found, key=lambda report: (report.filed, report.accession))


def _filed(body: dict[str, Any], forms: frozenset[str], today: date) -> Iterator[Report]:
    """The filings of those forms, newest first, that were out on ``today``."""
    recent = body.get("filings", {}).get("recent", {})
    names = ("form", "reportDate", "filingDate", "accessionNumber", "primaryDocument")
    if not recent:
        return
    for form, period, filed, accession, document in zip(
        *(recent[name] for name in names), strict=True
    ):
        day = date.fromisoformat(filed)
        if form in forms and day <= today:
            yield Report(form, period, day, accession, document)


def facts(query: DatasetQuery, body: dict[str, Any]) -> dict[str, Any]:
    """The figures of the last years as they were known at the clock of the query."""
    today = local_day(query.clock, Market.US)
    every = tuple(_facts(body["facts"]))
    currency = _currency(every)
    told = known((f for f in every if f.unit in (currency, "shares")), today)
    chosen = _wanted(choose(told, FLOWS | STOCKS), today)
    if not chosen:
        raise NoData(f"sec.gov: no figure of {query.code} was filed by {today}")
    return {
        "observations": tuple(dict.fromkeys(_observation(item) for item in chosen)),
        "notes": tuple(_concepts(chosen)),
    }


def _facts(body: dict[str, Any]) -> Iterator[Fact]:
    for concept in dict.fromkeys(c for names in (FLOWS | STOCKS).values() for c in names):
        taxonomy, _, tag = concept.partition(":")
        units = body.get(taxonomy, {}).get(tag, {}).get("units", {})
        for unit, found in units.items():
            for row in found:
                yield _fact(concept, unit.removesuffix("/shares"), row)


def _fact(concept: str, unit: str, row: dict[str, Any]) -> Fact:
    value = row["val"]
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        raise SchemaDrift(f"sec.gov: {concept} is {shown(value)}, not a number")
    number: Number = figure(Decimal(value), f"sec.gov: {concept}")
    start, filed = row.get("start"), row.get("filed")
    return Fact(
        concept=concept, value=number, unit=unit, end=date.fromisoformat(row["end"]),
        start=date.fromisoformat(start) if start else None,
        filed=date.fromisoformat(filed) if filed else None, accession=row.get("accn"),
    )  # fmt: skip


def _currency(every: Iterable[Fact]) -> str:
    """The currency that the filer keeps its books in: others are translations of a few years."""
    counted = Counter(f.unit for f in every if _MONEY.fullmatch(f.unit))
    if not counted:
        raise NoData("sec.gov: the company reports no amounts")
    return max(sorted(counted), key=lambda unit: counted[unit])


def _wanted(chosen: Sequence[Chosen], today: date) -> tuple[Chosen, ...]:
    """What an analysis looks at: six years, the interim periods of two and a half, year ends."""
    year_ends = {c.fact.end for c in chosen if c.period is Period.YEAR}
    newest: dict[str, date] = {}
    for item in chosen:
        newest[item.metric] = max(newest.get(item.metric, date.min), item.fact.end)

    def is_wanted(item: Chosen) -> bool:
        age, last = today - item.fact.end, item.fact.end == newest[item.metric]
        match item.period:
            case Period.YEAR:
                return age <= _YEARS
            case Period.INSTANT:
                return last or (item.fact.end in year_ends and age <= _BALANCES)
            case _ if item.metric in _INTERIM_FLOWS:
                return age <= _INTERIM
            case _:
                return last and item.metric in _NEWEST_INTERIM

    return tuple(item for item in chosen if is_wanted(item))


def _observation(item: Chosen) -> Observation:
    fact = item.fact
    return Observation(
        metric=item.metric, value=fact.value, as_of=fact.end, unit=fact.unit, period=item.period,
        announced=fact.since, start=fact.start, filing=fact.accession,
    )  # fmt: skip


def _concepts(chosen: Sequence[Chosen]) -> Iterator[str]:
    """Which concepts speak for which metric: they may change over the years."""
    used: dict[str, dict[str, None]] = {}
    for item in chosen:
        used.setdefault(item.metric, {})[item.fact.concept] = None
    return (f"{metric}: {', '.join(concepts)}" for metric, concepts in used.items())
