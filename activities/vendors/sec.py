"""SEC EDGAR: who the company is, what it filed, and every figure of its filings.

Raw JSON of sec.gov, tier A evidence. Amounts arrive in the filer's currency, unscaled; which
version of a fact counts, and which concept speaks for a metric, is decided in ``us_facts``.
"""

import json
from datetime import date
from decimal import Decimal
from typing import Any

from activities.errors import (
    AuthOrPermission,
    NoData,
    NotRecorded,
    RateLimited,
    SchemaDrift,
    SourceDown,
)
from activities.rules.calendar import local_day
from activities.rules.recorded import refusal
from activities.vendors import sec_rows as rows
from activities.vendors.answer import VendorAnswer, strict_reading
from activities.vendors.sec_text import parts, plain_text
from activities.vendors.wire.core import Exchange
from activities.vendors.wire.http import checked, get
from activities.vendors.wire.wiring import Wiring
from schemas.breaker import About
from schemas.fetch import CATALOGUE, Dataset, DatasetQuery, TextItem
from schemas.instrument import Market

HOSTS = frozenset({"www.sec.gov", "data.sec.gov"})
TICKERS = "https://www.sec.gov/files/company_tickers.json"
SUBMISSIONS = "https://data.sec.gov/submissions/CIK{cik:010d}.json"
FACTS = "https://data.sec.gov/api/xbrl/companyfacts/CIK{cik:010d}.json"
DOCUMENT = "https://www.sec.gov/Archives/edgar/data/{cik}/{accession}/{name}"
PENALTY_SECONDS = 600.0
"""An address over the rate is shut out until it has been quiet for ten minutes."""
_OVER_RATE = b"Request Rate Threshold"


class SecSource:
    """Fetches datasets from EDGAR, or from a recording of it.

    ``contact`` (a name and a mail address) goes into the User-Agent: EDGAR refuses who has none.
    """

    name = "sec.gov"

    def __init__(self, contact: str | None, wiring: Wiring) -> None:
        self._contact, self._wiring = contact, wiring
        self._ciks: tuple[date, dict[str, int]] | None = None

    def prepare(self) -> None:
        """Import the HTTP library now."""
        import httpx  # noqa: F401, PLC0415 - as in wire.http

    def fetch(self, query: DatasetQuery) -> VendorAnswer:
        """The rows of one dataset."""
        table = CATALOGUE[query.dataset].table
        if self._wiring.is_live(query) and not self._contact:
            raise AuthOrPermission(
                "sec.gov wants to know who asks: set RESEARCH_SEC_CONTACT in the worker's "
                "environment to a name and a mail address, or use --sample",
                About.WORKER,
            )
        with self._wiring.open(query, HOSTS), strict_reading(f"sec.gov {table}"):
            match query.dataset:
                case Dataset.US_TICKERS:
                    return self._tickers(query)
                case Dataset.US_FILINGS:
                    return self._filings(query)
                case Dataset.US_FACTS:
                    return self._facts(query)
                case _:
                    return self._filing_text(query)

    def _get(self, url: str) -> Exchange:
        agent = {"User-Agent": self._contact or "durable-research"}
        exchange = get(url, headers=agent)
        where = f"sec.gov {exchange.path.rsplit('/', 1)[-1]}"
        if exchange.status == 429 or (exchange.status == 403 and _OVER_RATE in exchange.body):
            raise RateLimited(f"{where}: HTTP {exchange.status}, over the rate", PENALTY_SECONDS)
        if exchange.status == 403:
            raise AuthOrPermission(f"{where}: HTTP 403, check RESEARCH_SEC_CONTACT", About.UPSTREAM)
        return checked(exchange, where)

    def _json(self, url: str) -> tuple[Exchange, dict[str, Any]]:
        exchange = self._get(url)
        try:
            body = json.loads(exchange.body, parse_float=Decimal)
        except (ValueError, RecursionError):
            raise SourceDown(f"{exchange.host} answered with something else than JSON") from None
        if not isinstance(body, dict):
            raise SchemaDrift(f"{exchange.host} answered with a list")
        return exchange, body

    def _cik(self, query: DatasetQuery) -> int:
        """The company's number. The list of all tickers is fetched once a day and process."""
        today, live = local_day(query.clock, Market.US), self._wiring.is_live(query)
        if live and self._ciks and self._ciks[0] == today:
            known = self._ciks[1]
        else:
            body = self._json(TICKERS)[1]
            if "cik" in body:  # an archived answer is read again: it answers every request
                return int(body["cik"])
            known = rows.ciks(body)
            self._ciks = (today, known) if live else None
        found = known.get(query.code or "")
        if found is not None:
            return found
        if query.sample:
            raise NotRecorded(refusal(query.code or ""))
        raise NoData(f"{query.code} is not among the tickers of sec.gov; check the ticker")

    def _submissions(self, query: DatasetQuery) -> tuple[int, Exchange, dict[str, Any]]:
        cik = self._cik(query)
        exchange, body = self._json(SUBMISSIONS.format(cik=cik))
        return cik, exchange, rows.of_company(body, cik)

    def _tickers(self, query: DatasetQuery) -> VendorAnswer:
        exchange, body = self._json(TICKERS)
        return self._answer(query, exchange, companies=rows.companies(body))

    def _filings(self, query: DatasetQuery) -> VendorAnswer:
        cik, exchange, body = self._submissions(query)
        return self._answer(query, exchange, {"cik": str(cik)}, **rows.profile(query, body))

    def _facts(self, query: DatasetQuery) -> VendorAnswer:
        cik = self._cik(query)
        exchange, body = self._json(FACTS.format(cik=cik))
        found = rows.facts(query, rows.of_company(body, cik))
        return self._answer(query, exchange, {"cik": str(cik)}, **found)

    def _filing_text(self, query: DatasetQuery) -> VendorAnswer:
        """The main document of the newest report that was filed by the clock of the query."""
        cik, _, body = self._submissions(query)
        if "filings" not in body and query.sample:
            raise NotRecorded("the sample holds no texts of US filings")
        report = rows.newest_report(query, body)
        url = DOCUMENT.format(
            cik=cik, accession=report.accession.replace("-", ""), name=report.document
        )
        exchange = self._get(url)
        title = f"{report.form} {report.period}"
        texts = tuple(
            TextItem(
                item_id=f"filing_{number:03d}", source="sec.gov.filing", code=query.code or "",
                published=report.filed, title=f"{title} ({number})", body=part,
            )
            for number, part in enumerate(parts(plain_text(exchange.body)), 1)
        )  # fmt: skip
        if not texts:
            raise SchemaDrift(f"sec.gov: {report.accession} holds no text")
        told = {"cik": str(cik), "accession": report.accession, "document": report.document}
        return self._answer(query, exchange, told, texts=texts)

    def _answer(
        self,
        query: DatasetQuery,
        exchange: Exchange,
        told: dict[str, str] | None = None,
        **typed: Any,
    ) -> VendorAnswer:
        return VendorAnswer(
            table=CATALOGUE[query.dataset].table, served_by=self.name, raw=exchange.body,
            query={"path": exchange.path, **(told or {})}, **typed,
        )  # fmt: skip
