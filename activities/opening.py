"""Opening a run: who is asked about, and which session it is."""

from collections.abc import Sequence
from typing import NamedTuple

from temporalio import activity

from activities.archive.store import Archive
from activities.errors import BadRequest, NoData, NotRecorded, ResearchError, UnknownName
from activities.failing import typed_failures
from activities.rules.calendar import SHANGHAI, local_day, session_at
from activities.rules.market import NoSession, session_to_store
from activities.rules.recorded import refusal
from activities.rules.resolution import (
    ResolutionError,
    by_code,
    by_former_name,
    by_name,
    check_listed,
    confirm,
)
from activities.rules.routing import datasets, price_routes
from schemas.control import Choice
from schemas.fetch import Company, CompanyList
from schemas.instrument import INDEX_TWINS, PRICED, Instrument, Kind, market_of, parse_target
from schemas.market import SessionChoice, SessionDay
from schemas.research import Target
from schemas.stages import OpenInput
from schemas.text import Bilingual

INDEX_NAMES = {f"{digits}.SH": name for digits, name in INDEX_TWINS.items()}


class _Found(NamedTuple):
    """The company, and what the reader must know of how it was found."""

    company: Company
    note: Bilingual | None = None


class OpeningActivities:
    """Resolves targets against the stock list in the archive."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive

    @activity.defn
    def resolve_target(self, given: OpenInput) -> Target:
        """The instrument and session of a request; ambiguity is refused, never guessed."""
        with typed_failures():
            company, renamed = self._company(given)
            instrument = parse_target(company.code)
            if not isinstance(instrument, Instrument):
                raise BadRequest(f"{company.code} is no code of a listed company")
            if given.stocks_only and instrument.kind is not Kind.STOCK:
                raise BadRequest(
                    Bilingual(
                        zh=f"{company.code} 不是股票：只研究股票",
                        en=f"{company.code} is not a stock: only stocks can be researched",
                    )
                )
            market = instrument.market
            session = session_at(given.clock, given.calendar, market)
            return Target(
                code=company.code,
                name=company.name,
                industry=company.industry,
                market=market,
                kind=instrument.kind,
                notes=tuple(note for note in (given.note, renamed) if note),
                session=session.last_close.isoformat(),
                phase=session.phase,
                calendar_source=session.calendar_source,
                price_routes=price_routes(session, None, market, instrument.kind),
                datasets=datasets(market, sample=given.sample),
            )

    @activity.defn
    def resolve_session(self, given: SessionChoice) -> SessionDay:
        """The session of a market-wide fetch; a day that is none is refused."""
        with typed_failures():
            try:
                return session_to_store(given)
            except NoSession as error:
                raise BadRequest(str(error)) from None

    def _company(self, given: OpenInput) -> _Found:
        if given.companies is None:
            raise NoData("the stock list could not be fetched, so the company is not known")
        companies = self._archive.load(given.companies, CompanyList).companies
        if given.sample and given.code and given.code not in {c.code for c in companies}:
            raise NotRecorded(refusal(given.code))
        try:
            found = self._found(given, companies)
            check_listed(found.company, local_day(given.clock, market_of(found.company.code)))
            if given.alias:
                confirm(found.company, given.alias)
            return found
        except ResolutionError as error:
            raise _refusal(given, error) from None

    def _found(self, given: OpenInput, companies: Sequence[Company]) -> _Found:
        if given.code is None:
            return _by_name(given, companies)
        parsed = parse_target(given.code)
        if isinstance(parsed, Instrument) and parsed.kind in PRICED:
            return _Found(Company(code=parsed.code, name=INDEX_NAMES.get(parsed.code, parsed.code)))
        return _Found(by_code(given.code, companies))


def _by_name(given: OpenInput, companies: Sequence[Company]) -> _Found:
    """By the name of today; where nobody bears it, by a former one that was looked up."""
    name = given.name or ""
    try:
        return _Found(by_name(name, companies, given.clock.astimezone(SHANGHAI).date()))
    except ResolutionError as error:
        if not (error.unnamed and given.former):
            raise
    return _Found(*by_former_name(name, given.former, companies))


def _refusal(given: OpenInput, error: ResolutionError) -> ResearchError:
    """The refusal with what stands beside it: a twin of the code, an unread table of names."""
    zh, en = error.message.zh, error.message.en
    if given.note and error.missing:
        zh, en = f"{zh}；{given.note.zh}", f"{en}; {given.note.en}"
    if error.unnamed and not given.former and given.former_gap is None:
        return UnknownName(Bilingual(zh=zh, en=en))
    if given.former_gap and error.missing:
        zh, en = f"{zh}；曾用名：{given.former_gap}", f"{en}; former names: {given.former_gap}"
    return BadRequest(Bilingual(zh=zh, en=en), [_choice(c) for c in error.options])


def _choice(company: Company) -> Choice:
    return Choice(value=company.code, text=Bilingual(zh=company.name, en=company.name))
