"""Trading sessions of the mainland exchanges: is the market open, and which close is the last.

Sources in order: the fetched ``trade_cal``, the table bundled here, the Monday-to-Friday heuristic.
The answer always says which one it used.
"""

from datetime import date, datetime, time, timedelta
from enum import StrEnum
from zoneinfo import ZoneInfo

from schemas.base import Record
from schemas.fetch import CalendarSlice

SHANGHAI = ZoneInfo("Asia/Shanghai")

BUNDLED_FROM, BUNDLED_UNTIL = date(2021, 1, 1), date(2026, 12, 31)
_CLOSED_WEEKDAYS = {
    2021: "0101 0211 0212 0215 0216 0217 0405 0503 0504 "
    "0505 0614 0920 0921 1001 1004 1005 1006 1007",
    2022: "0103 0131 0201 0202 0203 0204 0404 0405 0502 "
    "0503 0504 0603 0912 1003 1004 1005 1006 1007",
    2023: "0102 0123 0124 0125 0126 0127 0405 0501 0502 "
    "0503 0622 0623 0929 1002 1003 1004 1005 1006",
    2024: "0101 0209 0212 0213 0214 0215 0216 0404 0405 0501 "
    "0502 0503 0610 0916 0917 1001 1002 1003 1004 1007",
    2025: "0101 0128 0129 0130 0131 0203 0204 0404 0501 "
    "0502 0505 0602 1001 1002 1003 1006 1007 1008",
    2026: "0101 0102 0216 0217 0218 0219 0220 0223 0406 "
    "0501 0504 0505 0619 0925 1001 1002 1005 1006 1007",
}
CLOSED_WEEKDAYS = frozenset(
    date(year, int(day[:2]), int(day[2:]))
    for year, days in _CLOSED_WEEKDAYS.items()
    for day in days.split()
)
"""Weekdays without trading, 2021 to 2026 (exchange notices, as in akshare's calendar table)."""


class Phase(StrEnum):
    """Where in its day the market is."""

    CLOSED_DAY = "closed_day"
    PRE_OPEN = "pre_open"
    CALL_AUCTION = "call_auction"
    CONTINUOUS = "continuous"
    LUNCH = "lunch"
    CLOSING_AUCTION = "closing_auction"
    AFTER_HOURS = "after_hours"
    CLOSED = "closed"


LIVE_PHASES = frozenset({Phase.CONTINUOUS, Phase.LUNCH, Phase.CLOSING_AUCTION})
"""Phases in which a last traded price of today exists and is not yet the close."""

_PHASES: tuple[tuple[time, Phase], ...] = (
    (time(9, 15), Phase.PRE_OPEN),
    (time(9, 30), Phase.CALL_AUCTION),
    (time(11, 30), Phase.CONTINUOUS),
    (time(13, 0), Phase.LUNCH),
    (time(14, 57), Phase.CONTINUOUS),
    (time(15, 0), Phase.CLOSING_AUCTION),
    (time(15, 30), Phase.AFTER_HOURS),
)


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

    def __init__(self, fetched: CalendarSlice | None) -> None:
        self._fetched = fetched
        self._open = frozenset(fetched.open_days) if fetched else frozenset()

    def source(self, day: date) -> str:
        """Which source answers for ``day``."""
        if self._fetched and self._fetched.first <= day <= self._fetched.last:
            return self._fetched.source
        return "bundled" if BUNDLED_FROM <= day <= BUNDLED_UNTIL else "heuristic"

    def is_open(self, day: date) -> bool:
        """Whether the exchange trades on ``day``."""
        if self._fetched and self._fetched.first <= day <= self._fetched.last:
            return day in self._open
        return day.weekday() < 5 and day not in CLOSED_WEEKDAYS

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


def session_at(clock: datetime, calendar: CalendarSlice | None) -> Session:
    """The market session at ``clock`` (aware; any time zone)."""
    local = clock.astimezone(SHANGHAI)
    today, days = local.date(), TradingDays(calendar)
    phase = _phase(local.time()) if days.is_open(today) else Phase.CLOSED_DAY
    closed_today = phase in (Phase.AFTER_HOURS, Phase.CLOSED)
    last = days.last_on_or_before(today if closed_today else today - timedelta(days=1))
    return Session(phase=phase, today=today, last_close=last, calendar_source=days.source(today))


def _phase(now: time) -> Phase:
    for end, phase in _PHASES:
        if now < end:
            return phase
    return Phase.CLOSED
