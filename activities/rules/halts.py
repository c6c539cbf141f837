"""Trading halts: what the closes prove when they stop coming."""

from datetime import date, datetime, time, timedelta

from activities.rules.calendar import SHANGHAI, TradingDays
from activities.rules.ledger import Ledger
from schemas.fetch import CATALOGUE
from schemas.metrics import Period
from schemas.text import Bilingual

PUBLISHED = time(17)
"""By then the day's close is out everywhere; Tushare documents 15 to 17 h."""


def halted_since(
    ledger: Ledger, clock: datetime, last_close: date, days: TradingDays
) -> date | None:
    """The last day on which a mainland stock traded, where it is halted; else None.

    A live price of today ends a halt.
    """
    if ledger.readings("current_price"):
        return None
    return last_traded(ledger, clock, last_close, days)


def last_traded(
    ledger: Ledger, clock: datetime, last_close: date, days: TradingDays
) -> date | None:
    """The day after which no session that is over saw a trade; None where that is not proven.

    One site that ends early may be late. Two that end on the same day, with no site that shows
    a later close, are not: the stock did not trade in the sessions since. One of those must surely
    have been a session: beyond the calendar every holiday looks like a halt. ``last_close`` is the
    last session that is over; it counts from the hour at which its close must be out.
    """
    ends = _newest_by_site(ledger)
    newest = max(ends.values(), default=None)
    if newest is None or list(ends.values()).count(newest) < 2:
        return None
    since = (_published(clock, last_close, days) - newest).days
    missed = (newest + timedelta(days=n) for n in range(1, since + 1))
    return newest if any(map(days.surely_open, missed)) else None


def told(day: date) -> Bilingual:
    """How a reader is told that a stock is halted; ``day`` is the last on which it traded."""
    return Bilingual(
        zh=f"停牌自 {day}：此后各来源均无成交，最近收盘为该日收盘价，行情数据以该日为准。",
        en=f"Trading halted since {day}: no source shows a trade after it. The last close is that "
        "day's, and market figures are judged by it.",
    )


def _newest_by_site(ledger: Ledger) -> dict[str, date]:
    """Per site; a person's correction is no site, and bears no witness to what was traded."""
    ends: dict[str, date] = {}
    for reading in ledger.readings("close", Period.INSTANT):
        table = CATALOGUE[reading.call.dataset]
        if not table.is_site:
            continue
        site = table.upstream
        ends[site] = max(ends.get(site, date.min), reading.observation.as_of)
    return ends


def _published(clock: datetime, last_close: date, days: TradingDays) -> date:
    """The newest session whose close every source must have."""
    local = clock.astimezone(SHANGHAI)
    if local.date() == last_close and local.time() < PUBLISHED:
        return days.last_on_or_before(last_close - timedelta(days=1))
    return last_close
