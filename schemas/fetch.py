"""One fetch from a source: what is asked, what was answered, what is recorded of it."""

from datetime import date, datetime
from enum import StrEnum

from pydantic import Field

from schemas.base import Compact, Number, Record
from schemas.control import Correction
from schemas.metrics import Period


class Ref(Record):
    """Points at content in the archive by its SHA-256; payloads carry this instead of the bulk."""

    sha256: str = Field(pattern=r"^[0-9a-f]{64}$")
    kind: str
    size: int = Field(ge=0)


class Dataset(StrEnum):
    """What can be fetched. Each belongs to one table of one source (see CATALOGUE)."""

    STOCK_LIST = "stock_list"
    CALENDAR = "calendar"
    LIVE_QUOTE = "live_quote"
    CLOSE = "close"
    PRICE_HISTORY = "price_history"
    DAILY_INDICATORS = "daily_indicators"
    INCOME = "income"
    INCOME_RESTATED = "income_restated"
    BALANCE_SHEET = "balance_sheet"
    CASH_FLOW = "cash_flow"
    FINANCIAL_INDICATORS = "financial_indicators"
    DIVIDENDS = "dividends"
    ANNOUNCEMENTS = "announcements"
    INVESTOR_QA = "investor_qa"
    ADJ_FACTORS = "adj_factors"
    FORECAST = "forecast"
    EXPRESS = "express"
    DISCLOSURE_DATES = "disclosure_dates"
    FUND_CLOSE = "fund_close"
    INDEX_CLOSE = "index_close"
    CODE_CHANGES = "code_changes"
    NAME_CHANGES = "name_changes"
    MAJOR_NEWS = "major_news"
    FLASH_NEWS = "flash_news"
    SECOND_CLOSE = "second_close"
    SECOND_ANNUAL = "second_annual"
    US_TICKERS = "us_tickers"
    US_FILINGS = "us_filings"
    US_FACTS = "us_facts"
    US_FILING_TEXT = "us_filing_text"
    FOREIGN_HISTORY = "foreign_history"
    LIVE_QUOTE_TENCENT = "live_quote_tencent"
    LIVE_QUOTE_EASTMONEY = "live_quote_eastmoney"
    THIRD_CLOSE = "third_close"
    NEWS = "news"
    DISCLOSURES = "disclosures"
    CORRECTION = "correction"


class Table(Record):
    """The table of a source that serves a dataset.

    ``upstream`` is the site or service that the bytes come from: each has its own task queue,
    its own rate and its own circuit breaker.
    """

    source: str
    table: str
    upstream: str

    @property
    def is_site(self) -> bool:
        """Whether a site is asked, and not a person's word taken."""
        return self.upstream != PEOPLE


PEOPLE = "people"
"""Where a person's word comes from: no site, so it has neither rate nor breaker."""

CATALOGUE: dict[Dataset, Table] = {
    dataset: Table(source=source, table=table, upstream=upstream)
    for source, upstream, tables in (
        ("tushare", "tushare", {
            Dataset.STOCK_LIST: "stock_basic",
            Dataset.CALENDAR: "trade_cal",
            Dataset.CLOSE: "daily",
            Dataset.PRICE_HISTORY: "daily",
            Dataset.DAILY_INDICATORS: "daily_basic",
            Dataset.INCOME: "income",
            Dataset.INCOME_RESTATED: "income",
            Dataset.BALANCE_SHEET: "balancesheet",
            Dataset.CASH_FLOW: "cashflow",
            Dataset.FINANCIAL_INDICATORS: "fina_indicator",
            Dataset.DIVIDENDS: "dividend",
            Dataset.ANNOUNCEMENTS: "anns_d",
            Dataset.INVESTOR_QA: "irm_qa",
            Dataset.ADJ_FACTORS: "adj_factor",
            Dataset.FORECAST: "forecast",
            Dataset.EXPRESS: "express",
            Dataset.DISCLOSURE_DATES: "disclosure_date",
            Dataset.FUND_CLOSE: "fund_daily",
            Dataset.INDEX_CLOSE: "index_daily",
            Dataset.CODE_CHANGES: "bse_mapping",
            Dataset.NAME_CHANGES: "namechange",
            Dataset.MAJOR_NEWS: "major_news",
            Dataset.FLASH_NEWS: "news",
        }),
        ("akshare", "xueqiu", {
            Dataset.LIVE_QUOTE: "stock_individual_spot_xq",
        }),
        ("akshare", "eastmoney", {
            Dataset.SECOND_CLOSE: "stock_zh_a_hist",
            Dataset.SECOND_ANNUAL: "stock_financial_analysis_indicator_em",
            Dataset.LIVE_QUOTE_EASTMONEY: "stock_bid_ask_em",
            Dataset.NEWS: "stock_news_em",
        }),
        ("akshare", "cninfo", {
            Dataset.DISCLOSURES: "stock_zh_a_disclosure_report_cninfo",
        }),
        ("tencent", "tencent", {
            Dataset.LIVE_QUOTE_TENCENT: "quote",
            Dataset.THIRD_CLOSE: "fqkline",
        }),
        ("sec.gov", "sec", {
            Dataset.US_TICKERS: "company_tickers",
            Dataset.US_FILINGS: "submissions",
            Dataset.US_FACTS: "companyfacts",
            Dataset.US_FILING_TEXT: "filing",
        }),
        ("yahoo", "yahoo", {
            Dataset.FOREIGN_HISTORY: "chart",
        }),
        ("user", PEOPLE, {
            Dataset.CORRECTION: "correction",
        }),
    )
    for dataset, table in tables.items()
}  # fmt: skip

LIVE_QUOTES = (Dataset.LIVE_QUOTE, Dataset.LIVE_QUOTE_TENCENT, Dataset.LIVE_QUOTE_EASTMONEY)
"""The chain of live quotes, in the order in which they are asked."""

UPSTREAMS = tuple(dict.fromkeys(t.upstream for t in CATALOGUE.values() if t.is_site))
"""Every site or service that is fetched from, each with a task queue of its own."""


class DatasetQuery(Compact):
    """One question to one source. ``clock`` is the knowledge time: nothing later may be used.

    ``correction`` is what a person said, where the source is a person.
    """

    dataset: Dataset
    code: str | None = None
    name: str | None = None
    session: date | None = None
    period: date | None = None
    clock: datetime
    sample: bool = False
    attempt: int = 1
    correction: Correction | None = None


class Observation(Compact):
    """One figure or text as a source gave it, in canonical units.

    ``announced`` is the day on which it became known, ``basis`` the source's own unit where it
    was converted, ``code`` is set where it differs from the code of the fetch. ``start`` is the
    first day of a flow and ``filing`` the filing it was read from, where the source tells them.
    """

    metric: str
    value: Number | str
    as_of: date
    unit: str
    period: Period = Period.INSTANT
    announced: date | None = None
    basis: str | None = None
    code: str | None = None
    start: date | None = None
    filing: str | None = None
    as_of_ts: datetime | None = None


class Series(Record):
    """A run of daily figures of one metric, oldest first; ``days`` are YYYYMMDD."""

    metric: str
    unit: str
    days: tuple[int, ...]
    values: tuple[Number, ...]


class ToolCall(Record):
    """One recorded fetch: an entry of the ledger that every cite points into.

    ``cache_hit`` says that the answer was stored already, fetched once for many runs: then
    ``fetched_at``, ``query`` and ``snapshot`` are those of that fetch, and ``market`` is what was
    made of it. Of a history that was extended they are those of the fetch it began with, but for
    ``fetched_at``, which is that of its newest part; ``sessions`` are the stored ones after it.
    """

    tool_call_id: str
    dataset: Dataset
    source: str
    table: str
    served_by: str
    code: str | None
    fetched_at: datetime
    query: dict[str, str]
    snapshot: Ref
    observations: tuple[Observation, ...] = ()
    series: tuple[Series, ...] = ()
    notes: tuple[str, ...] = ()
    cache_hit: bool = False
    market: Ref | None = None
    sessions: tuple[Ref, ...] = Field(default=(), exclude_if=lambda refs: not refs)


class CalendarSlice(Record):
    """The trading days around a date, and where they are known from."""

    source: str
    open_days: tuple[date, ...]
    first: date
    last: date


class Fetched(Compact):
    """What a fetch returns to the workflow: the ledger entry, and references to its bulk.

    The workflow adds ``query``, what was asked; ``made_by`` is the run that asked, where that was
    another one.
    """

    call: ToolCall
    ref: Ref
    rows: Ref | None = None
    texts: Ref | None = None
    calendar: CalendarSlice | None = None
    query: DatasetQuery | None = None
    made_by: str | None = None


_NO_DATA = frozenset({"NoData", "NotRecorded", "ReplayMiss"})
"""Errors of a source that answered: it has nothing of what was asked."""


class SourceFailure(Record):
    """A fetch that gave nothing, and why; it is shown to reader and operator alike.

    ``snapshot`` is the raw answer that was rejected, where one came.
    """

    dataset: Dataset
    source: str
    error: str
    reason: str
    attempt: int = 1
    snapshot: Ref | None = None

    @property
    def mendable(self) -> bool:
        """Whether another try might mend it, rather than the source having no data."""
        return self.error not in _NO_DATA


class TextItem(Record):
    """One external text: a headline, an announcement, a question to the company."""

    item_id: str
    source: str
    code: str
    published: date | None
    title: str
    body: str = ""
    url: str | None = None


class TextBundle(Record):
    """All texts of one fetch, kept in the archive."""

    tool_call_id: str
    items: tuple[TextItem, ...]


class SanitizedTexts(Record):
    """The texts that passed the ingest gate, by item id, each wrapped as data."""

    wrapped: dict[str, str]


class ListStatus(StrEnum):
    """Where a listing stands."""

    LISTED = "L"
    DELISTED = "D"
    SUSPENDED = "P"


class Company(Compact):
    """One row of the stock list. ``initials`` are the pinyin initials, such as ``gzmt``."""

    code: str
    name: str
    industry: str | None = None
    full_name: str | None = None
    initials: str | None = None
    status: ListStatus = ListStatus.LISTED
    listed: date | None = None
    delisted: date | None = None


class FormerName(Record):
    """A name that the company of ``code`` bore, and the last day that is known of it."""

    code: str
    name: str
    until: date


class CompanyList(Record):
    """The stock list as fetched, kept in the archive."""

    tool_call_id: str
    companies: tuple[Company, ...]
