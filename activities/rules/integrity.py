"""Data integrity (agent 1): from the ledger to reconciled data points, conflicts and gaps."""

from collections.abc import Iterable, Sequence
from datetime import date, datetime
from functools import partial
from typing import Literal

from activities.rules import (
    disclosure,
    dividends,
    foreign,
    freshness,
    halts,
    meaningless,
    price_window,
    restatement,
)
from activities.rules.calendar import SHANGHAI, TradingDays, local_day, session_at
from activities.rules.completeness import FOREIGN, freshness_summary, missing
from activities.rules.industries import is_financial
from activities.rules.ledger import Ledger, Reading
from activities.rules.periods import is_year_end, span, year_before
from activities.rules.points import PointBook
from activities.rules.prices import day_of, newest
from activities.rules.reconciliation import Disagreement, disagreements, is_recent, outvoted
from activities.rules.rulings import placed
from schemas.base import Record
from schemas.claim import Tier
from schemas.fetch import CalendarSlice, SourceFailure, ToolCall
from schemas.instrument import A_SHARE_MARKETS, market_of
from schemas.integrity import (
    Conflict,
    IntegrityReport,
    MissingItem,
    NormalizationSummary,
    SourceReading,
)
from schemas.metrics import Period

YEARS_SHOWN = 5
SESSIONS_NEEDED = 120
"""Fewer recorded sessions than half a year make no history to rank a multiple in."""
YEARS_IN_DEPTH = 3


class IntegrityInput(Record):
    """Everything the integrity rules look at."""

    code: str
    industry: str | None
    clock: datetime
    calendar: CalendarSlice | None
    calls: tuple[ToolCall, ...]
    failures: tuple[SourceFailure, ...] = ()


def assemble(given: IntegrityInput) -> IntegrityReport:
    """The integrity report of a run: the same ledger always gives the same report."""
    if market_of(given.code) in A_SHARE_MARKETS:
        return _mainland(given)
    return _foreign(given)


def _mainland(given: IntegrityInput) -> IntegrityReport:
    today = given.clock.astimezone(SHANGHAI).date()
    days, last = TradingDays(given.calendar), session_at(given.clock, given.calendar).last_close
    calls, early = freshness.timely(given.calls, today, last)
    found = disagreements(Ledger(calls))
    ledger = Ledger(calls, outvoted(found))
    halted = halts.halted_since(ledger, given.clock, last, days)
    traded = halts.last_traded(ledger, given.clock, last, days)
    now = freshness.Moment(
        today, traded or last, days, disclosure.disclosed(ledger, today),
        quote_age=freshness.quote_age(ledger),
    )  # fmt: skip
    book = PointBook(ledger, given.code, given.clock, partial(freshness.status, now=now), early)
    _identity(book)
    financial = is_financial(given.industry, book.points)
    _market(book)
    _statements(book, financial=financial)
    _growth(book)
    disclosure.previews(book)
    _multiples(book)
    dividends.build(book, today)
    absent = missing(book.points, given.failures, book.refused, financial=financial)
    return _report(book, today, absent, "CNY", date(today.year, 12, 31), found, halted)


def _foreign(given: IntegrityInput) -> IntegrityReport:
    """The same picture from filings abroad, in the filer's currency and fiscal year."""
    market = market_of(given.code)
    today, last = local_day(given.clock, market), session_at(given.clock, None, market).last_close
    calls, early = freshness.timely(placed(given.calls), today, last)
    found = disagreements(Ledger(calls))
    ledger = Ledger(calls, outvoted(found))
    year_end = foreign.year_end(ledger)
    now = freshness.Moment(
        today, last, TradingDays(None, market), year_end=year_end,
    )  # fmt: skip
    book = PointBook(
        ledger, given.code, given.clock, partial(freshness.foreign_status, now=now), early
    )
    _identity(book)
    financial = is_financial(given.industry)
    reasons = foreign.build(book, financial=financial)
    absent = missing(
        book.points, given.failures, book.refused, financial=financial, expected=FOREIGN,
        reasons=reasons,
    )  # fmt: skip
    return _report(book, today, absent, foreign.currency(ledger), year_end, found)


def _report(
    book: PointBook,
    today: date,
    absent: tuple[MissingItem, ...],
    currency: str,
    year_end: date | None,
    found: Sequence[Disagreement],
    halted: date | None = None,
) -> IntegrityReport:
    used = (d for d in found if is_recent(d, today) or book.find(d.metric, d.period, d.as_of))
    conflicts = _conflicts(book, used)
    return IntegrityReport(
        data_points=book.points,
        evidence=book.evidence,
        conflicts=conflicts,
        missing=absent,
        refused=book.refused,
        normalization_summary=NormalizationSummary(
            base_currency=currency, share_count_basis="total",
            fiscal_year_end=f"{year_end:%B} {year_end.day}" if year_end else "unknown",
            gaap_basis=True,
        ),
        freshness_summary=freshness_summary(book.points, today, halted),
    )  # fmt: skip


def _identity(book: PointBook) -> None:
    """Who the company is, as the exchange list has it."""
    for metric in ("name", "industry", "statement_form"):
        book.reported(metric, Period.INSTANT, newest(book.ledger.readings(metric)))


def _market(book: PointBook) -> None:
    """Price, its window, and the day's indicators.

    Where the licensed vendor is behind, its newest close stands beside the newest of all.
    """
    ledger = book.ledger
    for metric in ("current_price", "close"):
        book.reported(metric, Period.INSTANT, newest(ledger.readings(metric, Period.INSTANT)))
    closes = ledger.readings("close", Period.INSTANT)
    book.reported("close", Period.INSTANT, newest(r for r in closes if r.tier is not Tier.C))
    price_window.build(book)
    meaningless.price_earnings(book)
    for metric in ("pb", "dv_ttm", "total_mv", "total_share"):
        book.reported(metric, Period.INSTANT, newest(ledger.readings(metric, Period.INSTANT)))
    _implied_shares(book)


def _implied_shares(book: PointBook) -> None:
    """Shares outstanding as market value over close of the same day, where not reported."""
    as_of = newest(book.ledger.readings("total_mv", Period.INSTANT))
    if as_of is None or book.find("total_share", Period.INSTANT, as_of):
        return
    close = book.reported("close", Period.INSTANT, as_of, newest=False)
    value = book.find("total_mv", Period.INSTANT, as_of)
    book.derived(
        "total_share", "quotient", {"numerator": value, "denominator": close},
        Period.INSTANT, as_of,
    )  # fmt: skip


def _statements(book: PointBook, *, financial: bool) -> None:
    """Annual figures, their ratios, and the newest interim ones."""
    years = _years(book.ledger)
    for year in years[-YEARS_IN_DEPTH:]:
        _one_year(book, year, newest=year == years[-1], financial=financial)
    for year in years[:-YEARS_IN_DEPTH]:
        for metric in ("total_revenue", "net_profit"):
            book.reported(metric, Period.YEAR, year, newest=False)
    for metric in ("ROE", "debt_to_assets"):
        for period in (Period.YEAR, Period.YEAR_TO_DATE, Period.INSTANT):
            meaningless.ratio(book, metric, period)
    _free_cash_flow_mean(book, years)


def _years(ledger: Ledger) -> Sequence[date]:
    days = {
        reading.observation.as_of
        for metric in ("net_profit", "total_revenue", "revenue")
        for reading in ledger.readings(metric, Period.YEAR)
    }
    return sorted(days)[-YEARS_SHOWN:]


def _one_year(book: PointBook, year: date, *, newest: bool, financial: bool) -> None:
    for metric in ("total_revenue", "net_profit"):
        book.reported(metric, Period.YEAR, year, newest=newest)
    if newest:
        _position(book, year)
    if financial:
        return
    _margins(book, year, newest=newest)
    flows = {
        metric: book.reported(metric, Period.YEAR, year, newest=newest)
        for metric in ("ocf", "capex")
    }
    book.derived(
        "fcf", "difference", {"minuend": flows["ocf"], "subtrahend": flows["capex"]},
        Period.YEAR, year, newest=newest,
    )  # fmt: skip
    book.derived(
        "cash_conversion", "ratio_percent",
        {
            "numerator": flows["ocf"],
            "denominator": book.find("net_profit", Period.YEAR, year),
        },
        Period.YEAR, year, newest=newest,
    )  # fmt: skip


def _position(book: PointBook, year: date) -> None:
    """What the newest annual balance sheet says of assets, debt and equity."""
    stocks = {
        metric: book.reported(metric, Period.INSTANT, year)
        for metric in ("total_assets", "total_liab", "equity", "money_cap")
    }
    book.derived(
        "debt_to_assets", "ratio_percent",
        {"numerator": stocks["total_liab"], "denominator": stocks["total_assets"]},
        Period.INSTANT, year,
    )  # fmt: skip


def _margins(book: PointBook, year: date, *, newest: bool) -> None:
    """Margins as the licensed vendor reports them, else derived from its statements."""
    for metric in ("gross_margin", "net_margin"):
        book.reported(metric, Period.YEAR, year, newest=newest)
    if book.find("gross_margin", Period.YEAR, year) and book.find("net_margin", Period.YEAR, year):
        return
    revenue = book.reported("revenue", Period.YEAR, year, newest=newest)
    book.derived(
        "gross_margin", "margin_percent",
        {
            "revenue": revenue,
            "cost": book.reported("oper_cost", Period.YEAR, year, newest=newest),
        },
        Period.YEAR, year, newest=newest,
    )  # fmt: skip
    book.derived(
        "net_margin", "ratio_percent",
        {
            "numerator": book.reported("net_income", Period.YEAR, year, newest=newest),
            "denominator": revenue,
        },
        Period.YEAR, year, newest=newest,
    )  # fmt: skip


def _free_cash_flow_mean(book: PointBook, years: Sequence[date]) -> None:
    last = years[-3:]
    if len(last) < 3:
        return
    inputs = {f"year_{n}": book.find("fcf", Period.YEAR, year) for n, year in enumerate(last, 1)}
    book.derived("fcf", "mean", inputs, Period.WINDOW, last[-1], newest=False, window_start=last[0])


def _growth(book: PointBook) -> None:
    """Growth of the newest cumulative period over the same period a year earlier, and TTM."""
    for metric, growth in (("revenue", "revenue_growth"), ("net_profit", "profit_growth")):
        base = metric
        if metric == "revenue" and not _pair(book, "revenue"):
            base = "total_revenue"
        _year_on_year(book, base, growth)
    for metric in ("revenue", "net_profit", "ocf"):
        _trailing(book, metric)
    _three_year_growth(book)


def _pair(book: PointBook, metric: str) -> date | None:
    """The newest cumulative period for which last year's figure is there too."""
    days = {r.observation.as_of for r in book.ledger.readings(metric) if _is_flow(r)}
    usable = [day for day in days if year_before(day) in days]
    return max(usable, default=None)


def _is_flow(reading: Reading) -> bool:
    return reading.observation.period in (Period.YEAR, Period.YEAR_TO_DATE)


def _year_on_year(book: PointBook, metric: str, growth: str) -> None:
    as_of = _pair(book, metric)
    reported = newest(r for r in book.ledger.readings(growth) if _is_flow(r))
    if reported and (as_of is None or reported > as_of):
        book.reported(growth, span(reported), reported)
        return
    if as_of is None:
        return
    if reason := restatement.mismatch(book.ledger, metric, year_before(as_of)):
        book.refuse(growth, span(as_of), as_of, reason)
        return
    book.derived(
        growth, "growth_percent",
        {
            "current": book.reported(metric, span(as_of), as_of),
            "base": book.reported(metric, span(as_of), year_before(as_of), newest=False),
        },
        span(as_of), as_of,
    )  # fmt: skip


def _trailing(book: PointBook, metric: str) -> None:
    """TTM(t) = YTD(t) + FY(t-1) - YTD(t, one year earlier); at a year end it is the year itself."""
    as_of = newest(r for r in book.ledger.readings(metric) if _is_flow(r))
    if as_of is None or is_year_end(as_of):
        year = book.find(metric, Period.YEAR, as_of) if as_of else None
        book.derived(metric, "identity", {"value": year}, Period.TRAILING, as_of)
        return
    for base in (date(as_of.year - 1, 12, 31), year_before(as_of)):
        if reason := restatement.mismatch(book.ledger, metric, base):
            book.refuse(metric, Period.TRAILING, as_of, reason)
            return
    book.derived(
        metric, "ttm",
        {
            "ytd": book.reported(metric, Period.YEAR_TO_DATE, as_of),
            "last_year": book.reported(metric, Period.YEAR, date(as_of.year - 1, 12, 31)),
            "last_ytd": book.reported(
                metric, Period.YEAR_TO_DATE, year_before(as_of), newest=False
            ),
        },
        Period.TRAILING, as_of,
    )  # fmt: skip


def _three_year_growth(book: PointBook) -> None:
    years = _years(book.ledger)
    if len(years) < 4 or years[-1].year - years[-4].year != 3:
        return
    book.derived(
        "revenue_growth", "cagr_3y_percent",
        {
            "current": book.find("total_revenue", Period.YEAR, years[-1]),
            "base": book.find("total_revenue", Period.YEAR, years[-4]),
        },
        Period.WINDOW, years[-1], newest=False, window_start=years[-4],
    )  # fmt: skip


def _multiples(book: PointBook) -> None:
    """Where today's P/E stands in its own recorded history, and how many sessions that is."""
    meaningless.no_multiple(book)
    found = book.ledger.series("daily_basic", "pe_ttm")
    as_of = newest(book.ledger.readings("pe_ttm", Period.INSTANT))
    if found is None or as_of is None or len(found[1].days) < SESSIONS_NEEDED:
        return
    node, start = "series:daily_basic.pe_ttm", day_of(found[1].days[0])
    current = book.find("pe_ttm", Period.INSTANT, as_of)
    for metric, formula in (
        ("pe_percentile", "percentile_rank"), ("pe_low", "quartile_1"),
        ("pe_median", "median"), ("pe_high", "quartile_3"), ("pe_sessions", "count"),
    ):  # fmt: skip
        inputs = {"series": node}
        if formula == "percentile_rank" and current:
            inputs["current"] = current
        book.derived(
            metric, formula, inputs, Period.WINDOW, as_of, newest=False, window_start=start
        )


def _conflicts(book: PointBook, found: Iterable[Disagreement]) -> tuple[Conflict, ...]:
    return tuple(
        Conflict(
            conflict_id=f"cf_{number:03d}",
            metric=item.metric,
            as_of=item.as_of,
            period=item.period,
            relative_difference=item.difference,
            resolution=_resolution(item),
            readings=tuple(
                SourceReading(
                    source=f"{r.call.source}.{r.call.table}",
                    value=r.observation.value if not isinstance(r.observation.value, str) else 0,
                    evidence_id=book.evidence_id(r),
                    unit=r.observation.unit,
                )
                for r in item.readings
            ),
        )
        for number, item in enumerate(found, 1)
    )


def _resolution(item: Disagreement) -> Literal["majority", "ruling"] | None:
    if item.ruled:
        return "ruling"
    return "majority" if item.outvoted else None
