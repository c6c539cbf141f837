"""How far a price moves in a day: what is beyond it is no price."""

from decimal import Decimal

import pytest

from activities.errors import (
    SchemaDrift,
)
from activities.vendors.tushare import TushareSource
from schemas.fetch import Dataset
from tests.activities.vendors.asking import MOUTAI, ask, figure
from tests.loopback import Loopback, table, whole

MOVES: dict[str, tuple[str, float, float, bool]] = {
    "main board, limit up": (MOUTAI, 1100.0, 1000.0, True),
    "main board, a unit off": (MOUTAI, 100000.0, 1000.0, False),
    "main board, adjusted": (MOUTAI, 1250.0, 1000.0, False),
    "a tick above ten per cent": (MOUTAI, 1.05, 0.95, True),
    "growth board": ("300750.SZ", 1200.0, 1000.0, True),
    "growth board, too far": ("300750.SZ", 1300.0, 1000.0, False),
    "science board": ("688981.SH", 1200.0, 1000.0, True),
    "Beijing": ("920163.BJ", 13.0, 10.0, True),
}


@pytest.mark.parametrize(("code", "close", "before", "possible"), MOVES.values(), ids=MOVES)
def test_a_price_moves_within_the_limits(
    far_end: Loopback,
    tushare: TushareSource,
    code: str,
    close: float,
    before: float,
    possible: bool,
) -> None:
    """A close that the exchange would not have allowed is something else than a close."""
    days = ["20260813", "20260814", "20260817", "20260818", "20260819", "20260820"]
    rows = [[code, day, before, before] for day in days]
    reply = table(
        ["ts_code", "trade_date", "close", "pre_close"], [*rows, [code, "20260821", close, before]]
    )
    far_end.answer_with(whole(reply))
    query = ask(Dataset.CLOSE, code)

    if possible:
        assert figure(tushare.fetch(query), "close").value == Decimal(str(close))
    else:
        with pytest.raises(SchemaDrift, match="limits"):
            tushare.fetch(query)


@pytest.mark.parametrize("days", [["20260820"], ["20260701", "20260702", "20260703", "20260706",
                                                "20260707", "20260708"]])  # fmt: skip
def test_new_listings_and_long_halts_know_no_limits(
    far_end: Loopback, tushare: TushareSource, days: list[str]
) -> None:
    """In its first days, and on resuming after weeks, a price may go anywhere."""
    rows = [[MOUTAI, day, 10.0, 10.0] for day in days]
    reply = table(
        ["ts_code", "trade_date", "close", "pre_close"], [*rows, [MOUTAI, "20260821", 30.0, 10.0]]
    )
    far_end.answer_with(whole(reply))

    assert figure(tushare.fetch(ask(Dataset.CLOSE)), "close").value == 30
