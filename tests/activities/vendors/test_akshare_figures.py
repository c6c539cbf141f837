"""The figures that are read off the scraped sites, and what they may be called."""

import json
import os
import subprocess
import sys
from datetime import UTC, date, datetime
from decimal import Decimal
from pathlib import Path

import pytest

from activities.errors import NoData
from activities.vendors.akshare import AkshareSource
from schemas.fetch import Dataset
from schemas.metrics import Period
from tests.activities.vendors.asking import (
    END,
    MOUTAI,
    QUOTED,
    ZIJIN,
    ask,
    figure,
    shanghai,
)
from tests.loopback import Loopback, whole

ROOT = Path(__file__).parents[3]
READ_QUOTE = """
from activities.vendors.akshare import AkshareSource
from activities.vendors.sample import SampleFarEnd
from activities.vendors.wire.wiring import Wiring
from schemas.fetch import DatasetQuery
query = DatasetQuery.model_validate(
    {"dataset": "live_quote", "code": "601899.SH", "clock": "2021-10-11T11:10:00+08:00",
     "sample": True})
source = AkshareSource(None, Wiring(sample=SampleFarEnd()))
(quote,) = source.fetch(query).observations
print(quote.model_dump_json())
"""


def test_the_live_quote_is_the_recorded_one(far_end: Loopback, akshare: AkshareSource) -> None:
    """601899 stood at 11.1 at nine and a half minutes past eleven on 2021-10-11."""
    answer = akshare.fetch(ask(Dataset.LIVE_QUOTE, ZIJIN, QUOTED))

    price = figure(answer, "current_price")
    assert (price.value, price.unit, price.period) == (Decimal("11.1"), "CNY", Period.INSTANT)
    assert price.as_of == date(2021, 10, 11)
    assert price.as_of_ts == datetime(2021, 10, 11, 3, 9, 37, 180_000, UTC)
    assert answer.raw.startswith(b'{"data":{"market"')


def test_the_quote_does_not_depend_on_the_zone_of_the_process() -> None:
    """The package prints local time without an offset; the figure is read from the epoch."""
    workers = [
        subprocess.Popen(
            [sys.executable, "-c", READ_QUOTE],
            env={**os.environ, "TZ": zone},
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        for zone in ("UTC", "Asia/Shanghai")
    ]
    utc, local = (json.loads(worker.communicate(timeout=60)[0]) for worker in workers)

    assert utc == local
    assert utc["as_of_ts"] == "2021-10-11T03:09:37.180000Z"


@pytest.mark.parametrize(
    "clock",
    ["2021-10-12 09:31", "2021-10-12 00:30", "2021-10-10 23:30"],
    ids=["next morning", "next day, the same in UTC", "the day before"],
)
def test_a_quote_of_another_day_is_no_current_price(
    far_end: Loopback, akshare: AkshareSource, clock: str
) -> None:
    """Only a price of today's session, counted in Shanghai, is current."""
    quote = {"symbol": "SH601899", "name": "紫金矿业", "current": 11.1, "time": 1633921777180}
    far_end.answer_with(whole(json.dumps({"data": {"quote": quote}})), host="stock.xueqiu.com")

    with pytest.raises(NoData, match="2021-10-11"):
        akshare.fetch(ask(Dataset.LIVE_QUOTE, ZIJIN, shanghai(clock)))


def test_the_day_of_a_quote_is_counted_in_shanghai(
    far_end: Loopback, akshare: AkshareSource
) -> None:
    """One minute to eight in the morning is today there, though still yesterday in UTC."""
    moment = shanghai("2021-10-12 07:59")
    quote = {
        "symbol": "SH601899", "name": "紫金矿业", "current": 11.1,
        "time": int(moment.timestamp() * 1000),
    }  # fmt: skip
    far_end.answer_with(whole(json.dumps({"data": {"quote": quote}})), host="stock.xueqiu.com")

    with pytest.raises(NoData, match="07:59, before the open"):
        akshare.fetch(ask(Dataset.LIVE_QUOTE, ZIJIN, shanghai("2021-10-12 09:31")))


@pytest.mark.parametrize(("code", "symbol"), [("601899.SH", "SH601899"), ("000001.SZ", "SZ000001")])
def test_xueqiu_is_asked_in_its_own_spelling(
    far_end: Loopback, akshare: AkshareSource, code: str, symbol: str
) -> None:
    """The market goes in front of the digits."""
    with pytest.raises(NoData):
        akshare.fetch(ask(Dataset.LIVE_QUOTE, code))

    assert far_end.requests[-1].query["symbol"] == symbol


@pytest.mark.parametrize(("code", "secid"), [("600519.SH", "1.600519"), ("000001.SZ", "0.000001")])
def test_eastmoney_is_asked_for_unadjusted_bars(
    far_end: Loopback, akshare: AkshareSource, code: str, secid: str
) -> None:
    """Adjusted bars must never be compared with raw closes."""
    akshare.fetch(ask(Dataset.SECOND_CLOSE, code))

    query = far_end.requests[-1].query
    assert (query["secid"], query["fqt"], query["klt"]) == (secid, "0", "101")
    assert (query["beg"], query["end"]) == ("20250820", "20260821")


BARS = [f"2026-08-{day},1,{price},2,3,4,5,6,7,8,9" for day, price in ((21, 3), (19, 1), (20, 2))]


@pytest.mark.parametrize(
    ("clock", "session", "close"),
    [
        (END, None, 3),
        (END, date(2026, 8, 20), 2),
        (shanghai("2026-08-21 14:59"), None, 2),
        (shanghai("2026-08-21 15:00"), None, 3),
        (shanghai("2026-08-20 09:00"), None, 1),
    ],
    ids=["after the close", "of a session", "in the session", "at the close", "before the open"],
)
def test_the_second_close_is_a_close(
    far_end: Loopback,
    akshare: AkshareSource,
    clock: datetime,
    session: date | None,
    close: int,
) -> None:
    """The bar of a session that still runs is not its close, whatever the site sends."""
    far_end.answer_with(whole(json.dumps({"data": {"code": "600519", "klines": BARS}})))

    answer = akshare.fetch(ask(Dataset.SECOND_CLOSE, MOUTAI, clock, session=session))

    assert [seen.metric for seen in answer.observations] == ["close"]
    assert figure(answer, "close").value == close


def test_annual_figures_keep_their_own_names(far_end: Loopback, akshare: AkshareSource) -> None:
    """The weighted ROE of Eastmoney is roe_waa, never ROE; what is null is left out."""
    row = {
        "SECUCODE": MOUTAI, "REPORT_DATE": "2024-12-31 00:00:00", "NOTICE_DATE": None,
        "TOTALOPERATEREVE": None, "PARENTNETPROFIT": 86228000000, "ROEJQ": 36.02,
    }  # fmt: skip
    far_end.answer_with(whole(json.dumps({"result": {"data": [row]}})))

    answer = akshare.fetch(ask(Dataset.SECOND_ANNUAL))

    assert {(seen.metric, str(seen.value), seen.unit) for seen in answer.observations} == {
        ("net_profit", "86228000000", "CNY"), ("roe_waa", "36.02", "percent")
    }  # fmt: skip
    assert {seen.period for seen in answer.observations} == {Period.YEAR}
