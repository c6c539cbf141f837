"""Trading sessions: is the market open, and which close is the last. Mainland, Hong Kong, US.

Sources in order: the fetched ``trade_cal`` (mainland only), the bundled table of closures, the
Monday-to-Friday heuristic. The answer always says which one it used.
"""

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from enum import StrEnum
from functools import lru_cache
from zoneinfo import ZoneInfo

from activities.rules.closures import (
    HONG_KONG_CLOSED,
    HONG_KONG_EARLY,
    MAINLAND_CLOSED,
    NEW_YORK_CLOSED,
    NEW_YORK_EARLY,
    clock_times,
    days_of,
)
from schemas.base import Record
from schemas.fetch import CalendarSlice
from schemas.instrument import Market

SHANGHAI = ZoneInfo("Asia/Shanghai")
NEW_YORK = ZoneInfo("America/New_York")
HONG_KONG = ZoneInfo("Asia/Hong_Kong")

BUNDLED_FROM, BUNDLED_UNTIL = date(2021, 1, 1), date(2026, 12, 31)
FOREIGN_UNTIL = date(2027, 11, 19)
"""The last day of the bundled tables: of the mainland, and of Hong Kong and New York."""
BUNDLED, HEURISTIC = "bundled", "heuristic"
CLOSED_WEEKDAYS = days_of(MAINLAND_CLOSED)
"""Weekdays without trading on the mainland, 2021 to 2026."""


class Phase(StrEnum):
    """Where in its day the market is. PRE_MARKET exists in the US only."""

    CLOSED_DAY = "closed_day"
    PRE_OPEN = "pre_open"
    PRE_MARKET = "pre_market"
    CALL_AUCTION = "call_auction"
    CONTINUOUS = "continuous"
    LUNCH = "lunch"
    CLOSING_AUCTION = "closing_auction"
    AFTER_HOURS = "after_hours"
    CLOSED = "closed"


LIVE_PHASES = frozenset({Phase.CONTINUOUS, Phase.LUNCH, Phase.CLOSING_AUCTION})
"""Phases in which a last traded price of today exists and is not yet the close."""

_Phases = tuple[tuple[time, Phase], ...]
"""Each phase with the time at which it ends; after the last one the market is closed."""


@dataclass(frozen=True)
class _Exchange:
    """The hours of one exchange, and the days that its bundled table covers."""

    zone: ZoneInfo
    until: date
    closed: frozenset[date]
    phases: _Phases
    early: frozenset[date] = frozenset()
    early_phases: _Phases = ()


def _hours(times: str, *phases: Phase) -> _Phases:
    return tuple(zip(clock_times(times), phases, strict=True))


_MAINLAND = _Exchange(
    zone=SHANGHAI, until=BUNDLED_UNTIL, closed=CLOSED_WEEKDAYS,
    phases=_hours(
        "09:15 09:30 11:30 13:00 14:57 15:00 15:30",
        Phase.PRE_OPEN, Phase.CALL_AUCTION, Phase.CONTINUOUS, Phase.LUNCH, Phase.CONTINUOUS,
        Phase.CLOSING_AUCTION, Phase.AFTER_HOURS,
    ),
)  # fmt: skip
_US_PHASES = (Phase.PRE_OPEN, Phase.PRE_MARKET, Phase.CONTINUOUS, Phase.AFTER_HOURS)
_NEW_YORK = _Exchange(
    zone=NEW_YORK, until=FOREIGN_UNTIL, closed=days_of(NEW_YORK_CLOSED),
    phases=_hours("04:00 09:30 16:00 20:00", *_US_PHASES),
    early=days_of(NEW_YORK_EARLY),
    early_phases=_hours("04:00 09:30 13:00 17:00", *_US_PHASES),
)  # fmt: skip
_HONG_KONG = _Exchange(
    zone=HONG_KONG, until=FOREIGN_UNTIL, closed=days_of(HONG_KONG_CLOSED),
    phases=_hours(
        "09:00 09:30 12:00 13:00 16:00 16:10",
        Phase.PRE_OPEN, Phase.CALL_AUCTION, Phase.CONTINUOUS, Phase.LUNCH, Phase.CONTINUOUS,
        Phase.CLOSING_AUCTION,
    ),
    early=days_of(HONG_KONG_EARLY),
    early_phases=_hours(
        "09:00 09:30 12:00 12:10",
        Phase.PRE_OPEN, Phase.CALL_AUCTION, Phase.CONTINUOUS, Phase.CLOSING_AUCTION,
    ),
)  # fmt: skip
_EXCHANGES = {Market.US: _NEW_YORK, Market.HK: _HONG_KONG}


def _exchange(market: Market) -> _Exchange:
    return _EXCHANGES.get(market, _MAINLAND)


def zone_of(market: Market) -> ZoneInfo:
    """The time zone in which a market counts its days."""
    return _exchange(market).zone


@lru_cache(maxsize=4096)
def local_day(clock: datetime, market: Market) -> date:
    """The day that ``clock`` (aware) falls on where the market is."""
    return clock.astimezone(zone_of(market)).date()


class Session(Record):
    """The market at one moment. ``last_close`` is the day of the newest close that exists."""

    phase: Phase
    today: date
    last_close: date
    calendar_source: str

    @property
    def live(self) -> bool:
        """Whether a price of today is being made."""
        return self.phase in LIVE_PHASES


class TradingDays:
    """Answers whether a day is a trading day, from the best source that covers it."""

    def __init__(self, fetched: CalendarSlice | None, market: Market = Market.SH) -> None:
        self._fetched, self._exchange = fetched, _exchange(market)
        self._open = frozenset(fetched.open_days) if fetched else frozenset()

    def source(self, day: date) -> str:
        """Which source answers for ``day``."""
        if self._fetched and self._fetched.first <= day <= self._fetched.last:
            return self._fetched.source
        return BUNDLED if BUNDLED_FROM <= day <= self._exchange.until else HEURISTIC

    def surely_open(self, day: date) -> bool:
        """Whether a source says so, and not the heuristic, which knows of no holiday."""
        return self.is_open(day) and self.source(day) != HEURISTIC

    def is_open(self, day: date) -> bool:
        """Whether the exchange trades on ``day``."""
        if self._fetched and self._fetched.first <= day <= self._fetched.last:
            return day in self._open
        return day.weekday() < 5 and day not in self._exchange.closed

    def last_on_or_before(self, day: date) -> date:
        """The newest trading day that is not after ``day``."""
        while not self.is_open(day):
            day -= timedelta(days=1)
        return day

    def sessions_behind(self, day: date, reference: date) -> int:
        """How many trading days lie after ``day`` up to and including ``reference``."""
        count = 0
        while reference > day:
            count += self.is_open(reference)
            reference -= timedelta(days=1)
        return count


def session_at(
    clock: datetime, calendar: CalendarSlice | None, market: Market = Market.SH
) -> Session:
    """The session of ``market`` at ``clock`` (aware; any time zone)."""
    exchange = _exchange(market)
    local = clock.astimezone(exchange.zone)
    today, days = local.date(), TradingDays(calendar, market)
    phase = _phase(exchange, local) if days.is_open(today) else Phase.CLOSED_DAY
    closed_today = phase in (Phase.AFTER_HOURS, Phase.CLOSED)
    last = days.last_on_or_before(today if closed_today else today - timedelta(days=1))
    return Session(phase=phase, today=today, last_close=last, calendar_source=days.source(today))


def _phase(exchange: _Exchange, local: datetime) -> Phase:
    early = local.date() in exchange.early
    for end, phase in exchange.early_phases if early else exchange.phases:
        if local.time() < end:
            return phase
    return Phase.CLOSED


TRADING_HOURS = ((time(9, 30), time(11, 30)), (time(13), time(15)))
"""When the mainland trades: a price does not age over lunch."""


def traded_time(start: datetime, end: datetime) -> timedelta:
    """For how long the mainland traded between two moments (aware), on the day of the first."""
    day, total = start.astimezone(SHANGHAI).date(), timedelta(0)
    for opens, closes in TRADING_HOURS:
        since = max(start, datetime.combine(day, opens, SHANGHAI))
        until = min(end, datetime.combine(day, closes, SHANGHAI))
        total += max(until - since, timedelta(0))
    return total
