"""The far end of the tests is itself faithful."""

import pytest

from activities.errors import NoData
from activities.vendors.akshare import AkshareSource
from activities.vendors.tushare import TushareSource
from schemas.fetch import CATALOGUE, Dataset
from tests.activities.vendors.asking import SAMPLE, ask, ask_sample, shanghai
from tests.loopback import Loopback, page, reset

HELD = [
    Dataset.STOCK_LIST, Dataset.CALENDAR, Dataset.CLOSE, Dataset.INCOME, Dataset.DIVIDENDS,
    Dataset.SECOND_CLOSE, Dataset.SECOND_ANNUAL,
]  # fmt: skip


@pytest.mark.parametrize("dataset", HELD)
def test_it_serves_the_recording(
    tushare: TushareSource, akshare: AkshareSource, dataset: Dataset
) -> None:
    """Over a real connection comes, byte for byte, what the recording answers directly."""
    clock = shanghai("2026-07-15 16:30")
    live, kept = tushare, TushareSource(None, SAMPLE)
    if CATALOGUE[dataset].source == "akshare":
        live, kept = akshare, AkshareSource(None, SAMPLE)  # type: ignore[assignment]

    over_the_wire = live.fetch(ask(dataset, clock=clock))

    assert over_the_wire == kept.fetch(ask_sample(dataset, clock=clock))


@pytest.mark.parametrize(
    "dataset",
    [Dataset.INCOME_RESTATED, Dataset.LIVE_QUOTE, Dataset.SECOND_CLOSE, Dataset.SECOND_ANNUAL],
)
def test_it_knows_nothing_else(
    tushare: TushareSource, akshare: AkshareSource, dataset: Dataset
) -> None:
    """What was not recorded does not exist for a site, each in its own words."""
    source = tushare if CATALOGUE[dataset].source == "tushare" else akshare

    with pytest.raises(NoData):
        source.fetch(ask(dataset, "600000.SH"))


def test_it_remembers_what_it_was_asked(far_end: Loopback, tushare: TushareSource) -> None:
    """Every request is on the list, with host, path and parsed body."""
    tushare.fetch(ask(Dataset.CLOSE))
    tushare.fetch(ask(Dataset.CALENDAR))

    assert [asked.body["api_name"] for asked in far_end.requests] == ["daily", "trade_cal"]
    assert far_end.paths("api.waditu.com") == ["/dataapi/daily", "/dataapi/trade_cal"]


def test_an_order_may_be_limited(far_end: Loopback, akshare: AkshareSource) -> None:
    """One failure, then the recording again: a source that recovers."""
    far_end.answer_with(page(502), path="/api/qt/stock/kline/get", times=1)

    with pytest.raises(Exception, match="502"):
        akshare.fetch(ask(Dataset.SECOND_CLOSE))

    assert akshare.fetch(ask(Dataset.SECOND_CLOSE)).observations


def test_an_order_may_name_a_host(
    far_end: Loopback, tushare: TushareSource, akshare: AkshareSource
) -> None:
    """One site fails, and the others go on."""
    far_end.answer_with(reset(), host="push2his.eastmoney.com")

    with pytest.raises(Exception, match="akshare"):
        akshare.fetch(ask(Dataset.SECOND_CLOSE))

    assert tushare.fetch(ask(Dataset.CLOSE)).observations
