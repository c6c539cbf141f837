"""Opening a run: who is asked about, and which session it is."""

from temporalio import activity

from activities.archive.store import Archive
from activities.errors import BadRequest, NoData
from activities.failing import typed_failures
from activities.rules.calendar import session_at
from activities.rules.resolution import ResolutionError, by_code, by_name, confirm
from activities.rules.routing import datasets, price_routes
from schemas.fetch import Company, CompanyList
from schemas.instrument import Instrument, parse_target
from schemas.research import Target
from schemas.stages import OpenInput


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
                price_routes=price_routes(session, None, market),
                datasets=datasets(market),
            )

    def _company(self, given: OpenInput) -> Company:
        if given.companies is None:
            raise NoData("the stock list could not be fetched, so the company is not known")
        companies = self._archive.load(given.companies, CompanyList).companies
        if given.sample and given.code and given.code not in {c.code for c in companies}:
            recorded = ", ".join(company.code for company in companies)
            raise BadRequest(f"{given.code} is not in the sample; recorded are {recorded}")
        try:
            if given.code is not None:
                company = by_code(given.code, companies)
                return confirm(company, given.alias) if given.alias else company
            return by_name(given.name or "", companies)
        except ResolutionError as error:
            raise BadRequest(str(error)) from None
