"""Which source is asked for a price, and which one next (the table of seed 000)."""

from datetime import date, datetime

import pytest

from activities.rules.calendar import SHANGHAI, session_at
from activities.rules.routing import datasets, price_routes
from schemas.fetch import CATALOGUE
from schemas.instrument import A_SHARE_MARKETS, Market
from workflows.policy import opening

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


@pytest.mark.parametrize("market", [Market.US, Market.HK])
@pytest.mark.parametrize("trade_date", [None, date(2026, 5, 7)])
def test_abroad_there_is_one_route_to_a_close(market: Market, trade_date: date | None) -> None:
    """A chart may be late and does not say so: it never gives a current price."""
    moment = datetime.fromisoformat("2026-08-20T22:00+08:00")
    routes = price_routes(session_at(moment, None, market), trade_date, market)

    assert [(route.dataset, route.metric) for route in routes] == [("foreign_history", "close")]


@pytest.mark.parametrize("market", Market)
def test_a_run_gathers_what_its_market_has(market: Market) -> None:
    """Mainland companies are not looked up abroad, nor the other way round."""
    sources = {CATALOGUE[dataset].source for dataset in datasets(market)}
    mainland = market in A_SHARE_MARKETS

    assert sources
    assert (sources <= {"sec.gov", "yahoo"}) is not mainland


@pytest.mark.parametrize(
    ("code", "asked"),
    [
        (None, ["stock_list", "calendar"]), ("600519.SH", ["stock_list", "calendar"]),
        ("920163.BJ", ["stock_list", "calendar"]), ("TSLA.US", ["us_filings"]),
        ("BRK.B.US", ["us_filings"]), ("00700.HK", ["foreign_history"]),
    ],
)  # fmt: skip
def test_a_run_opens_with_the_list_of_its_market(code: str | None, asked: list[str]) -> None:
    """A name is looked up among mainland companies; a code knows its market."""
    assert list(opening(code)) == asked
