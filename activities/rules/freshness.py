"""How old a figure may be before it no longer speaks for the present.

Budgets are those of reference data 7.5. A figure of a day that has not come yet is never fresh; a
run does not use one at all (``timely``). A derived figure is as stale as its stalest input
(``points.as_stale_as``).
"""

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import NamedTuple

from activities.rules.calendar import TradingDays, traded_time
from activities.rules.disclosure import PREVIEWS
from activities.rules.ledger import Ledger
from activities.rules.periods import AGING_DAYS, HARD_LIMIT_DAYS, is_year_end, latest_due
from schemas.fetch import Observation, ToolCall
from schemas.integrity import RefusedFigure, StalenessStatus
from schemas.metrics import METRICS, FigureKind, Period

SESSIONS_BUDGET = 3
"""A close or a daily indicator more than three sessions behind is stale."""

MARKET_METRICS = frozenset({"close", "pe_ttm", "pb", "dv_ttm", "total_mv", "total_share"})

WINDOW_METRICS = frozenset({"pe_percentile", "pe_low", "pe_median", "pe_high", "pe_sessions"})
"""What is made of the daily P/E ages with it."""

LISTING_METRICS = frozenset({"name", "industry"})
LISTING_BUDGET_DAYS = 7
"""What the stock list says holds for a week."""

REGISTER_METRICS = frozenset({"dividend_ttm", "diluted_share"})
REGISTER_BUDGET_DAYS, PAYMENT_COUNTS_DAYS = 30, 365
"""Share counts hold for 30 days. So do dividends, which then age while a payment still counts."""

LIVE_BUDGET, LIVE_LIMIT = timedelta(seconds=60), timedelta(minutes=10)
"""A live price is fresh for a minute of trading; after ten it no longer speaks for the present."""

OUTER_BUDGET_DAYS = 3650
"""The seeds' default (365 × 10 days): the verifier's fallback where a metric has no own budget."""

VERIFIER_BUDGET_DAYS = {"current_price": 1}


def verifier_budget(metric: str) -> int:
    """Days that may lie between the date a claim speaks of and the fetch that made it."""
    return VERIFIER_BUDGET_DAYS.get(metric, OUTER_BUDGET_DAYS)


def market_status(as_of: date, last_close: date, days: TradingDays) -> StalenessStatus:
    """The status of a daily market figure, counted in sessions, not in calendar days.

    A session that is not over by ``last_close`` has no close: such a figure is stale.
    """
    if as_of > last_close:
        return StalenessStatus.STALE
    behind = days.sessions_behind(as_of, last_close)
    if behind == 0:
        return StalenessStatus.FRESH
    return StalenessStatus.AGING if behind <= SESSIONS_BUDGET else StalenessStatus.STALE


def statement_status(
    period_end: date, today: date, *, annual: bool, disclosed: Sequence[date] = ()
) -> StalenessStatus:
    """The status of a statement figure that claims to be the newest of its kind.

    Stale as soon as a newer report must have been published, by law or by the company's own
    schedule (``disclosed`` are the period ends whose day has passed), or after 200 days for
    interim figures; an annual figure stays the newest until the next annual report is due. A
    period that has not ended has no report.
    """
    if period_end > today:
        return StalenessStatus.STALE
    out = [end for end in disclosed if is_year_end(end) or not annual]
    if period_end < max(latest_due(today, annual=annual), *out, date.min):
        return StalenessStatus.STALE
    age = (today - period_end).days
    if annual and is_year_end(period_end):
        return StalenessStatus.FRESH
    if age > HARD_LIMIT_DAYS:
        return StalenessStatus.STALE
    return StalenessStatus.FRESH if age <= AGING_DAYS else StalenessStatus.AGING


class Moment(NamedTuple):
    """When figures are looked at: the day, the newest close, the sessions, the reports out.

    ``last_close`` is the last session that is over, of a halted stock the last in which it traded.
    ``year_end`` is the last day of the newest fiscal year, where that is not the calendar's.
    ``quote_age`` is for how long the market traded between the live quote and its fetch.
    """

    today: date
    last_close: date
    days: TradingDays
    disclosed: tuple[date, ...] = ()
    year_end: date | None = None
    quote_age: timedelta | None = None


def quote_age(ledger: Ledger) -> timedelta | None:
    """How much trading the live quote missed before it was fetched; None without its own time."""
    reading = ledger.latest("current_price", Period.INSTANT)
    quoted = reading.observation.as_of_ts if reading else None
    return traded_time(quoted, reading.call.fetched_at) if reading and quoted else None


def live_status(age: timedelta | None) -> StalenessStatus:
    """The status of a live price of today, by the trading that it missed."""
    if age is None or age <= LIVE_BUDGET:
        return StalenessStatus.FRESH
    return StalenessStatus.AGING if age <= LIVE_LIMIT else StalenessStatus.STALE


def foreign_status(metric: str, period: Period, as_of: date, now: Moment) -> StalenessStatus:
    """The status of the newest figure of ``metric`` of a company that files with the SEC.

    Share counts are of its filings and age with them.
    """
    if METRICS[metric].kind is FigureKind.TEXT:
        return StalenessStatus.FRESH
    if as_of > now.today:
        return StalenessStatus.STALE
    if metric in MARKET_METRICS - {"total_share"} and period is Period.INSTANT:
        return market_status(as_of, now.last_close, now.days)
    if period is Period.WINDOW:
        return StalenessStatus.FRESH
    if period is Period.YEAR and metric not in _NEWEST_CUMULATIVE:
        due = as_of + _YEAR + ANNUAL_LAG
        return StalenessStatus.STALE if now.today > due else StalenessStatus.FRESH
    if now.today > _next_interim(as_of, now.year_end):
        return StalenessStatus.STALE
    fresh = (now.today - as_of).days <= AGING_DAYS
    return StalenessStatus.FRESH if fresh else StalenessStatus.AGING


def _next_interim(as_of: date, year_end: date | None) -> date:
    """When the report after the one of ``as_of`` must be out; after the third quarter, a 10-K."""
    elapsed = (as_of - year_end).days % _YEAR.days if year_end else 0
    if _THIRD_QUARTER[0] <= elapsed <= _THIRD_QUARTER[1]:
        return as_of + _QUARTER + ANNUAL_LAG
    return as_of + INTERIM_LAG


ANNUAL_LAG, INTERIM_LAG = timedelta(days=100), timedelta(days=135)
"""A 10-K is out 100 days after its year; a newer 10-Q 135 days after the period shown."""
_YEAR, _QUARTER, _THIRD_QUARTER = timedelta(days=365), timedelta(days=91), (255, 290)


def status(metric: str, period: Period, as_of: date, now: Moment) -> StalenessStatus:
    """The status of the newest figure of ``metric``."""
    if metric in FORECASTS and as_of > now.today:
        return StalenessStatus.FRESH
    if as_of > now.today and budgeted(metric, period):
        return StalenessStatus.STALE
    if _daily(metric, period):
        return market_status(as_of, now.last_close, now.days)
    if metric == "current_price":
        return live_status(now.quote_age) if as_of == now.today else StalenessStatus.STALE
    if metric in LISTING_METRICS:
        age = (now.today - as_of).days
        return StalenessStatus.FRESH if age <= LISTING_BUDGET_DAYS else StalenessStatus.STALE
    if _registered(metric, period):
        return register_status(metric, (now.today - as_of).days)
    if period in _STATEMENT or metric in _BALANCE:
        annual = period is Period.YEAR and metric not in _NEWEST_CUMULATIVE
        return statement_status(as_of, now.today, annual=annual, disclosed=now.disclosed)
    return StalenessStatus.FRESH


def register_status(metric: str, age: int) -> StalenessStatus:
    """The status of a share count or of a year's dividends, ``age`` days after its date."""
    if age <= REGISTER_BUDGET_DAYS:
        return StalenessStatus.FRESH
    paid = metric == "dividend_ttm" and age <= PAYMENT_COUNTS_DAYS
    return StalenessStatus.AGING if paid else StalenessStatus.STALE


def budgeted(metric: str, period: Period) -> bool:
    """Whether ``status`` has a budget for the metric; what it has none for never ages."""
    return (
        _daily(metric, period)
        or metric in LISTING_METRICS | _BALANCE | {"current_price"}
        or _registered(metric, period)
        or period in _STATEMENT
    )


def _daily(metric: str, period: Period) -> bool:
    """Whether a figure is of a session."""
    if period is Period.WINDOW:
        return metric in WINDOW_METRICS
    return metric in MARKET_METRICS and period is Period.INSTANT


def _registered(metric: str, period: Period) -> bool:
    """Whether a figure is of a register; shares counted over a period are of its report."""
    return metric == "dividend_ttm" or (metric in REGISTER_METRICS and period is Period.INSTANT)


def foreign_budgeted(metric: str, period: Period) -> bool:
    """The same for ``foreign_status``."""
    known = METRICS.get(metric)
    return known is not None and period is not Period.WINDOW and known.kind is not FigureKind.TEXT


_STATEMENT = (Period.YEAR, Period.YEAR_TO_DATE, Period.QUARTER, Period.TRAILING)

_NEWEST_CUMULATIVE = frozenset({"revenue_growth", "profit_growth", *PREVIEWS})
"""Growth claims to be of the newest cumulative report, even where that is the annual one.

So do first figures of a report; the report itself replaces them.
"""

_BALANCE = frozenset(
    {
        "total_assets", "total_liab", "equity", "money_cap", "goodwill", "debt_to_assets", "ROE",
        "roe_waa",
    }
)  # fmt: skip
"""What reports say of a day, with ratios whose source names a day for the period."""

FORECASTS = frozenset({"profit_forecast_low", "profit_forecast_high"})
_AHEAD = FORECASTS | {"cash_div_planned", "cash_div_tax", "split_ratio"}
"""What is told before its day comes: forecasts, plans, ex-dates, splits."""

AHEAD = "dated_ahead"


def timely(
    calls: Iterable[ToolCall], today: date, last_close: date
) -> tuple[tuple[ToolCall, ...], tuple[RefusedFigure, ...]]:
    """The fetches without what could not be known yet, and what was left out, with the reason.

    That is a figure or a series dated after ``today``, and a close of a session after
    ``last_close``, which is not over. Texts, plans and forecasts may speak of days to come.
    """
    kept, refused = [], []
    for call in calls:
        late = [seen for seen in call.observations if _too_early(seen, today, last_close)]
        refused += [_refusal(call, seen) for seen in late]
        kept.append(_without(call, late, int(f"{today:%Y%m%d}")))
    return tuple(kept), tuple(dict.fromkeys(refused))


def _without(call: ToolCall, late: Sequence[Observation], today: int) -> ToolCall:
    """The fetch without some observations, and without series that go on after ``today``."""
    series = tuple(s for s in call.series if not s.days or s.days[-1] <= today)
    if not late and len(series) == len(call.series):
        return call
    known = tuple(seen for seen in call.observations if seen not in late)
    return call.model_copy(update={"observations": known, "series": series})


def _too_early(seen: Observation, today: date, last_close: date) -> bool:
    if seen.metric in _AHEAD or isinstance(seen.value, str):
        return False
    closes = seen.metric == "close" and seen.period is Period.INSTANT
    return seen.as_of > (last_close if closes else today)


def _refusal(call: ToolCall, seen: Observation) -> RefusedFigure:
    reason = f"{AHEAD}: {call.source} dates it {seen.as_of}, after the moment of this run"
    return RefusedFigure(metric=seen.metric, period=seen.period, as_of=seen.as_of, reason=reason)
