"""Which fetches of a finished run still speak for the present.

A figure with a budget of its own holds while it is fresh: a close until the next session ends, a
statement until a newer one is due, a live price for a minute of trading. The newest figures of a
fetch tell its age: one that is older had no newer value when it was made. What has no budget
(texts, dividends, schedules) holds for the day on which it was fetched.
"""

from collections.abc import Sequence
from datetime import date, datetime, timedelta

from activities.rules import disclosure, foreign, freshness
from activities.rules.calendar import TradingDays, local_day, session_at, traded_time
from activities.rules.ledger import Ledger
from schemas.fetch import DatasetQuery, ToolCall
from schemas.instrument import A_SHARE_MARKETS, market_of
from schemas.integrity import StalenessStatus
from schemas.metrics import Period

_Key = tuple[str, Period]


class Reviewer:
    """Judges the fetches of one company as of a moment."""

    def __init__(self, calls: Sequence[ToolCall], code: str, clock: datetime) -> None:
        self._clock, self._market = clock, market_of(code)
        self._mainland = self._market in A_SHARE_MARKETS
        today = local_day(clock, self._market)
        ledger = Ledger(calls)
        self._now = freshness.Moment(
            today, session_at(clock, None, self._market).last_close,
            TradingDays(None, self._market),
            disclosure.disclosed(ledger, today) if self._mainland else (),
            None if self._mainland else foreign.year_end(ledger),
        )  # fmt: skip

    def outdated(self, query: DatasetQuery, call: ToolCall) -> str | None:
        """Why the fetch must be made again; None where it still holds."""
        if query.clock > self._clock:
            return f"it was made as of {query.clock.isoformat()}, which is later"
        newest = _newest(call)
        budgeted = {key: day for key, day in newest.items() if self._budgeted(*key)}
        for (metric, period), day in budgeted.items():
            status = self._status(call, metric, period, day)
            if status is not StalenessStatus.FRESH:
                return f"{metric} of {day} is {status}"
        fetched = local_day(query.clock, self._market)
        if not budgeted and fetched != self._now.today:
            return f"it is of {fetched}, another day"
        return None

    def _budgeted(self, metric: str, period: Period) -> bool:
        if self._mainland:
            return freshness.budgeted(metric, period)
        return freshness.foreign_budgeted(metric, period)

    def _status(self, call: ToolCall, metric: str, period: Period, day: date) -> StalenessStatus:
        if not self._mainland:
            return freshness.foreign_status(metric, period, day, self._now)
        age = _quote_age(call, self._clock) if metric == "current_price" else None
        return freshness.status(metric, period, day, self._now._replace(quote_age=age))


def _newest(call: ToolCall) -> dict[_Key, date]:
    """The newest figures of each kind of period: metric, period and day."""
    found: dict[_Key, date] = {}
    for seen in call.observations:
        key = seen.metric, seen.period
        found[key] = max(seen.as_of, found.get(key, seen.as_of))
    for series in call.series:
        if series.days:
            last = date.fromisoformat(str(series.days[-1]))
            found[series.metric, Period.INSTANT] = last
    last_of: dict[Period, date] = {}
    for (_, period), day in found.items():
        last_of[period] = max(day, last_of.get(period, day))
    return {key: day for key, day in found.items() if day == last_of[key[1]]}


def _quote_age(call: ToolCall, clock: datetime) -> timedelta | None:
    """For how long the market has traded since the quote of a live price."""
    quoted = next((o.as_of_ts for o in call.observations if o.as_of_ts), None)
    return traded_time(quoted, clock) if quoted else None
