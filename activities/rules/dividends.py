"""Dividends of the last year and their yield, held against what the licensed vendor says.

A dividend is known as paid only once its row says so (``实施``); a table that still shows the plan
misses the payment, and the sum is too low without any sign of it. So the sum is used only where
the vendor's own yield, on the same day and price, comes to the same payments.
"""

from collections.abc import Mapping
from datetime import date, timedelta
from decimal import Decimal

from activities.rules.ledger import Ledger
from activities.rules.points import PointBook
from activities.rules.prices import newest
from activities.rules.reconciliation import relative_difference
from schemas.base import Number
from schemas.metrics import Period

WINDOW = timedelta(days=365)
AGREEMENT = Decimal("0.02")
"""A missed payment is far more; the vendor's rounding and net of tax are far less."""
NOTICE = timedelta(days=20)
"""Of a general meeting (Company Law, article 115), and the fastest payment on record."""
CONFIRMED_FOR = timedelta(days=10)
"""How long an agreeing yield speaks for today: the longest holiday, and a payment's lead time."""
REASON = "dividends_incomplete"


def build(book: PointBook, today: date) -> None:
    """Cash dividends whose ex-date lies in the last 365 days, and the yield they make.

    Where the vendor's yield contradicts their sum, or is not at hand while a plan may have been
    paid, the sum and its yield are refused.
    """
    payments = _payments(book.ledger)
    paid = sorted(day for day in payments if today - WINDOW < day <= today)
    ids = {
        f"paid_{n}": book.reported("cash_div_tax", Period.INSTANT, day, newest=False)
        for n, day in enumerate(paid, 1)
    }
    if not ids:
        return
    close = newest(book.ledger.readings("close", Period.INSTANT))
    reason = contradiction(book.ledger, payments, today) or _open_plan(book.ledger, today)
    if reason:
        book.refuse("dv_ttm", Period.TRAILING, close or today, reason)
        return
    total = book.derived("dividend_ttm", "sum", ids, Period.TRAILING, paid[-1], newest=False)
    price = book.find("close", Period.INSTANT, close) if close else None
    book.derived(
        "dv_ttm", "ratio_percent", {"numerator": total, "denominator": price},
        Period.TRAILING, close,
    )  # fmt: skip


def contradiction(ledger: Ledger, payments: Mapping[date, Number], today: date) -> str | None:
    """Why the payments are not all there, judged by the vendor's yield; None where they agree.

    Both are taken on the vendor's day, so that neither the price since nor a payment since counts.
    The vendor drops last year's payment once this year's is made, so the payments that still count
    ``today`` may agree as well.
    """
    said = ledger.latest("dv_ttm", Period.INSTANT)
    if said is None or isinstance(said.observation.value, str):
        return None
    day = said.observation.as_of
    close = ledger.best("close", Period.INSTANT, day)
    if close is None or isinstance(close.observation.value, str):
        return None
    implied = said.observation.value * close.observation.value / 100
    paid = [
        sum((v for ex, v in payments.items() if start - WINDOW < ex <= day), Decimal(0))
        for start in (day, today)
    ]
    if any(relative_difference(one, implied) <= AGREEMENT for one in paid):
        return None
    return (
        f"{REASON}: payments up to {day} sum to {paid[0]:.3f} a share, the dividend yield of "
        f"{said.call.source} means {implied:.3f}"
    )


def _open_plan(ledger: Ledger, today: date) -> str | None:
    """A plan that may have been paid meanwhile, with no vendor's yield of these days to tell."""
    said = newest(ledger.readings("dv_ttm", Period.INSTANT))
    if said is not None and said > today - CONFIRMED_FOR:
        return None
    for reading in ledger.readings("cash_div_planned", Period.INSTANT):
        announced = reading.observation.announced
        if announced is not None and today - WINDOW < announced < today - NOTICE:
            return f"{REASON}: the plan for {reading.observation.as_of} may have been paid since"
    return None


def _payments(ledger: Ledger) -> dict[date, Number]:
    """What was paid a share, by ex-date; of several sources the preferred one."""
    found: dict[date, Number] = {}
    for reading in ledger.readings("cash_div_tax", Period.INSTANT):
        value = reading.observation.value
        if not isinstance(value, str):
            found.setdefault(reading.observation.as_of, value)
    return found
