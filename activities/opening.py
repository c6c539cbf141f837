"""Opening a run: who is asked about, and which session it is."""

from collections.abc import Sequence

from temporalio import activity

from activities.archive.store import Archive
from activities.errors import BadRequest, NoData
from activities.failing import typed_failures
from activities.rules.calendar import SHANGHAI, local_day, session_at
from activities.rules.market import NoSession, session_to_store
from activities.rules.resolution import ResolutionError, by_code, by_name, check_listed, confirm
from activities.rules.routing import datasets, price_routes
from schemas.control import Choice
from schemas.fetch import Company, CompanyList
from schemas.instrument import INDEX_TWINS, PRICED, Instrument, Kind, market_of, parse_target
from schemas.market import SessionChoice, SessionDay
from schemas.research import Target
from schemas.stages import OpenInput
from schemas.text import Bilingual

INDEX_NAMES = {f"{digits}.SH": name for digits, name in INDEX_TWINS.items()}


class OpeningActivities:
    """Resolves targets against the stock list in the archive."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive

    @activity.defn
    def resolve_target(self, given: OpenInput) -> Target:
        """The instrument and session of a request; ambiguity is refused, never guessed."""
        with typed_failures():
            company = self._company(given)
            instrument = parse_target(company.code)
            if not isinstance(instrument, Instrument):
                raise BadRequest(f"{company.code} is no code of a listed company")
            if given.stocks_only and instrument.kind is not Kind.STOCK:
                raise BadRequest(f"{company.code} is not a stock: only stocks can be researched")
            market = instrument.market
            session = session_at(given.clock, given.calendar, market)
            return Target(
                code=company.code,
                name=company.name,
                industry=company.industry,
                market=market,
                kind=instrument.kind,
                notes=(given.note,) if given.note else (),
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

    def _company(self, given: OpenInput) -> Company:
        if given.companies is None:
            raise NoData("the stock list could not be fetched, so the company is not known")
        companies = self._archive.load(given.companies, CompanyList).companies
        if given.sample and given.code and given.code not in {c.code for c in companies}:
            recorded = ", ".join(company.code for company in companies)
            raise BadRequest(f"{given.code} is not in the sample; recorded are {recorded}")
        try:
            company = self._found(given, companies)
            check_listed(company, local_day(given.clock, market_of(company.code)))
            return confirm(company, given.alias) if given.alias else company
        except ResolutionError as error:
            about = f"; {given.note.en}" if given.note and error.missing else ""
            raise BadRequest(f"{error}{about}", [_choice(c) for c in error.options]) from None

    def _found(self, given: OpenInput, companies: Sequence[Company]) -> Company:
        if given.code is None:
            today = given.clock.astimezone(SHANGHAI).date()
            return by_name(given.name or "", companies, today)
        parsed = parse_target(given.code)
        if isinstance(parsed, Instrument) and parsed.kind in PRICED:
            return Company(code=parsed.code, name=INDEX_NAMES.get(parsed.code, parsed.code))
        return by_code(given.code, companies)


def _choice(company: Company) -> Choice:
    return Choice(value=company.code, text=Bilingual(zh=company.name, en=company.name))
