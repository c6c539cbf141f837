"""Which source is asked for a price, and which one next (the table of seed 000)."""

from datetime import date, datetime

import pytest

from activities.rules.calendar import SHANGHAI, session_at
from activities.rules.routing import price_routes

LIVE = [
    ("live_quote", "current_price"),
    ("live_quote_tencent", "current_price"),
    ("live_quote_eastmoney", "current_price"),
    ("close", "close"),
]
CLOSE = [("close", "close")]


@pytest.mark.parametrize(
    ("moment", "trade_date", "expected"),
    [
        ("2026-08-21T10:00", None, LIVE),
        ("2026-08-21T11:45", None, LIVE),
        ("2026-08-21T14:58", None, LIVE),
        ("2026-08-21T10:00", date(2026, 5, 7), CLOSE),
        ("2026-08-21T09:20", None, CLOSE),
        ("2026-08-21T09:29:59", None, CLOSE),
        ("2026-08-21T09:30", None, LIVE),
        ("2026-08-21T15:03", None, CLOSE),
        ("2026-08-21T21:42", None, CLOSE),
        ("2026-08-22T10:00", None, CLOSE),
        ("2026-10-01T10:00", None, CLOSE),
    ],
    ids=[
        "open", "lunch", "closing auction", "open but a date is given", "call auction",
        "a second before the open", "the open",
        "after the close", "evening", "weekend", "holiday",
    ],
)  # fmt: skip
def test_the_route_to_a_price(
    moment: str, trade_date: date | None, expected: list[tuple[str, str]]
) -> None:
    """An open market is asked live, of one source after the other; all else is a close."""
    session = session_at(datetime.fromisoformat(moment).replace(tzinfo=SHANGHAI), None)
    routes = price_routes(session, trade_date)

    assert [(route.dataset, route.metric) for route in routes] == expected
