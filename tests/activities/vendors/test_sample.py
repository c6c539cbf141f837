"""The recording: what it holds, that it says so where it ends, and that it makes nothing up."""

import json
from datetime import date
from decimal import Decimal
from functools import partial
from importlib import resources
from typing import Any

import pytest

from activities.errors import NoData, NotRecorded
from activities.rules import recorded
from activities.rules.routing import NEVER_RECORDED, datasets
from activities.vendors.akshare import AkshareSource
from activities.vendors.answer import VendorAnswer
from activities.vendors.sample import recorded_codes
from activities.vendors.tencent import TencentSource
from activities.vendors.tushare import TushareSource
from activities.vendors.tushare_interfaces import interface_of
from schemas.fetch import CATALOGUE, Dataset, DatasetQuery
from schemas.instrument import NAMES_ABROAD, Market
from tests.activities.vendors.asking import (
    MAINLAND,
    QUOTED,
    SAMPLE,
    ZIJIN,
    ask_sample,
    figure,
    shanghai,
)

RECORDED = (
    "000001.SZ", "000333.SZ", "000858.SZ", "002594.SZ", "002714.SZ", "300750.SZ", "600036.SH",
    "600519.SH", "600809.SH", "601318.SH", "601899.SH",
)  # fmt: skip
SOURCES: dict[str, Any] = {
    "tushare": TushareSource(None, SAMPLE),
    "akshare": AkshareSource(None, SAMPLE),
    "tencent": TencentSource(SAMPLE),
}


def fetch(query: DatasetQuery) -> VendorAnswer:
    """The answer of whichever source serves that dataset."""
    answer: VendorAnswer = SOURCES[CATALOGUE[query.dataset].source].fetch(query)
    return answer


def test_the_recorded_companies_are_named() -> None:
    """The recording knows which companies it is about."""
    assert recorded_codes() == RECORDED


_THIN = {"000001.SZ", "000333.SZ", "000858.SZ"}
GAPS = {
    Dataset.LIVE_QUOTE: set(RECORDED),
    Dataset.INCOME_RESTATED: set(RECORDED),
    Dataset.INCOME: _THIN,
    Dataset.BALANCE_SHEET: _THIN,
    Dataset.CASH_FLOW: _THIN,
    Dataset.DIVIDENDS: _THIN,
    Dataset.ANNOUNCEMENTS: _THIN,
    Dataset.INVESTOR_QA: _THIN | {"600036.SH", "600519.SH", "601899.SH"},
    Dataset.SECOND_ANNUAL: {"000001.SZ", "600809.SH"},
    Dataset.LIVE_QUOTE_TENCENT: set(RECORDED),
    Dataset.LIVE_QUOTE_EASTMONEY: set(RECORDED),
    Dataset.THIRD_CLOSE: set(RECORDED),
    Dataset.NEWS: set(RECORDED),
    Dataset.DISCLOSURES: set(RECORDED),
}
"""What SOURCES.md says is missing, at the end of the recording."""
NEVER = (
    Dataset.ADJ_FACTORS, Dataset.FORECAST, Dataset.EXPRESS, Dataset.DISCLOSURE_DATES,
    Dataset.FUND_CLOSE, Dataset.INDEX_CLOSE, Dataset.CODE_CHANGES, Dataset.MAJOR_NEWS,
    Dataset.FLASH_NEWS, Dataset.NAME_CHANGES,
)  # fmt: skip
"""Interfaces of which nothing at all was recorded."""
PAIRS = [(code, dataset) for code in RECORDED for dataset in MAINLAND if dataset not in NEVER]


@pytest.mark.parametrize(
    ("code", "dataset"), [pair for pair in PAIRS if pair[0] not in GAPS.get(pair[1], ())]
)
def test_what_was_recorded_is_served(code: str, dataset: Dataset) -> None:
    """Each recorded dataset of each company answers with content."""
    answer = fetch(ask_sample(dataset, code))

    assert answer.observations or answer.texts or answer.calendar
    assert json.loads(answer.raw)


@pytest.mark.parametrize(
    ("code", "dataset"), [pair for pair in PAIRS if pair[0] in GAPS.get(pair[1], ())]
)
def test_what_was_not_recorded_is_named(code: str, dataset: Dataset) -> None:
    """A gap of the recording says what is missing; it never looks like an empty market."""
    with pytest.raises(
        NotRecorded, match=rf"the sample.*({code[:6]}|report_type 4)|is not in the sample"
    ):
        fetch(ask_sample(dataset, code))


def test_a_sample_run_leaves_out_what_was_recorded_of_nobody() -> None:
    """Exactly these: of everything else that a run gathers, some company's answer is there."""
    gathered = {*datasets(Market.SH), *datasets(Market.SH, sample=True)}
    nobody = {dataset for dataset in gathered if not any(map(partial(_has, dataset), RECORDED))}

    assert nobody == NEVER_RECORDED
    assert not nobody & {*datasets(Market.SH, sample=True)}


def _has(dataset: Dataset, code: str) -> bool:
    try:
        fetch(ask_sample(dataset, code))
    except NotRecorded:
        return False
    return True


def test_the_refusal_lists_exactly_what_was_recorded() -> None:
    """Mainland and US companies, each in the list that every refusal of the sample shows."""
    wire = resources.files("activities.vendors.sample").joinpath("wire")
    listed = json.loads(wire.joinpath("sec", "company_tickers.json").read_text("utf-8"))
    titles = {f"{row['ticker']}.US": row["title"].upper() for row in listed.values()}

    assert {*RECORDED, *titles} == set(recorded.RECORDED)
    assert all(titles[code].startswith(name) for name, code in NAMES_ABROAD.items())


@pytest.mark.parametrize("dataset", NEVER)
def test_an_interface_that_was_never_recorded_is_a_gap(dataset: Dataset) -> None:
    """Nothing recorded is not nothing there."""
    with pytest.raises(NotRecorded, match="is not in the sample"):
        fetch(ask_sample(dataset))


@pytest.mark.parametrize(
    "dataset", [d for d in MAINLAND if d not in (Dataset.STOCK_LIST, Dataset.CALENDAR, *NEVER)]
)
def test_an_unknown_company_is_a_gap(dataset: Dataset) -> None:
    """A company that was not recorded is not one without data."""
    with pytest.raises(NotRecorded, match=r"600000|is not in the sample"):
        fetch(ask_sample(dataset, "600000.SH"))


@pytest.mark.parametrize("clock", ["2019-06-03 12:00", "2021-10-11 11:10"])
@pytest.mark.parametrize("code", RECORDED)
def test_before_the_recording_there_are_gaps(code: str, clock: str) -> None:
    """Statements that existed then but were not recorded are never called missing."""
    with pytest.raises(NotRecorded):
        fetch(ask_sample(Dataset.INCOME, code, shanghai(clock)))


GOLDEN = [
    (Dataset.CLOSE, "2026-05-07 16:30", "close", "2026-05-07", "1371.05"),
    (Dataset.FINANCIAL_INDICATORS, "2026-08-21 16:30", "ROE", "2024-12-31", "38.4283"),
    (Dataset.FINANCIAL_INDICATORS, "2026-08-21 16:30", "gross_margin", "2024-12-31", "91.9312"),
    (Dataset.FINANCIAL_INDICATORS, "2026-08-21 16:30", "net_margin", "2024-12-31", "52.2734"),
    (Dataset.FINANCIAL_INDICATORS, "2026-08-21 16:30", "debt_to_assets", "2024-12-31", "19.0448"),
    (Dataset.FINANCIAL_INDICATORS, "2026-08-21 16:30", "ROE", "2025-12-31", "34.462"),
    (Dataset.INCOME, "2026-08-21 16:30", "net_profit", "2024-12-31", "86228146421.62"),
    (Dataset.SECOND_ANNUAL, "2026-08-21 16:30", "roe_waa", "2025-12-31", "32.53"),
    (Dataset.SECOND_CLOSE, "2026-07-15 16:30", "close", "2026-07-15", "1251.06"),
]


@pytest.mark.parametrize(("dataset", "clock", "metric", "day", "value"), GOLDEN)
def test_real_figures_come_out_as_they_are(
    dataset: Dataset, clock: str, metric: str, day: str, value: str
) -> None:
    """Well-known figures of 600519 pass through the adapters digit by digit."""
    answer = fetch(ask_sample(dataset, clock=shanghai(clock)))

    assert figure(answer, metric, date.fromisoformat(day)).value == Decimal(value)


def test_the_live_quote_is_served_in_its_minute() -> None:
    """The one recorded live quote is a current price then."""
    answer = fetch(ask_sample(Dataset.LIVE_QUOTE, ZIJIN, QUOTED))

    assert figure(answer, "current_price").value == Decimal("11.1")


@pytest.mark.parametrize("clock", ["2021-10-11 11:09", "2021-10-12 11:10", "2026-08-21 11:00"])
def test_the_live_quote_is_not_served_at_another_time(clock: str) -> None:
    """Before it was made, or on another day, the recording holds no live quote."""
    with pytest.raises(NotRecorded, match="live quote"):
        fetch(ask_sample(Dataset.LIVE_QUOTE, ZIJIN, shanghai(clock)))


@pytest.mark.parametrize("code", RECORDED)
def test_both_sources_agree_on_the_last_close(code: str) -> None:
    """On the last recorded day the two sources of closes can be compared, and agree."""
    first = figure(fetch(ask_sample(Dataset.CLOSE, code)), "close")
    second = figure(fetch(ask_sample(Dataset.SECOND_CLOSE, code)), "close")

    assert (first.value, first.as_of) == (second.value, second.as_of)


def test_market_value_is_price_times_shares() -> None:
    """After the conversion from 万元 and 万股, the three figures of a day fit together."""
    answer = fetch(ask_sample(Dataset.DAILY_INDICATORS, clock=shanghai("2025-10-23 18:00")))
    close, value, shares = (
        Decimal(figure(answer, name).value) for name in ("close", "total_mv", "total_share")
    )

    assert shares == Decimal(1252270215)
    assert abs(value / (close * shares) - 1) < Decimal("1e-6")


def test_a_day_without_trading_is_no_data() -> None:
    """A Saturday within the recording has no bar: that is a fact, not a gap."""
    with pytest.raises(NoData):
        fetch(ask_sample(Dataset.CLOSE, session=date(2026, 8, 15)))


@pytest.mark.parametrize("day", [date(2026, 1, 23), date(2025, 6, 30)])
def test_a_day_before_the_recording_is_a_gap(day: date) -> None:
    """A bar that was not recorded is not one that never was."""
    with pytest.raises(NotRecorded, match="20260126"):
        fetch(ask_sample(Dataset.CLOSE, session=day))


def test_a_period_that_was_not_recorded_is_a_gap() -> None:
    """The report of an old quarter exists, though not in the recording."""
    with pytest.raises(NotRecorded, match="20191231"):
        fetch(ask_sample(Dataset.FINANCIAL_INDICATORS, period=date(2019, 12, 31)))


@pytest.mark.parametrize("end", [date(2026, 6, 30), date(2026, 9, 30)], ids=["not due", "future"])
def test_a_period_that_is_not_due_is_no_data(end: date) -> None:
    """A report that need not be out yet is missing for everybody."""
    with pytest.raises(NoData):
        fetch(ask_sample(Dataset.FINANCIAL_INDICATORS, period=end))


def test_restated_statements_were_not_recorded() -> None:
    """Rows of another report type are not passed off as the ones asked for."""
    with pytest.raises(NotRecorded, match="report_type 4"):
        fetch(ask_sample(Dataset.INCOME_RESTATED))


def _wire(name: str) -> Any:
    file = resources.files("activities.vendors.sample").joinpath("wire", "tushare", f"{name}.json")
    return json.loads(file.read_text(encoding="utf-8"))


TELLING = {
    "f_ann_date", "comp_type", "update_flag", "fullname", "cnspell", "list_status", "list_date",
    "delist_date",
}  # fmt: skip
"""Columns that were not recorded, and that carry no figure: they come as null."""


@pytest.mark.parametrize(
    "dataset", [d for d, kept in CATALOGUE.items() if kept.source == "tushare" and d not in NEVER]
)
def test_every_column_asked_for_was_recorded(dataset: Dataset) -> None:
    """A column that the recording lacks would come back as null, and be taken for no figure."""
    interface = interface_of(ask_sample(dataset))

    recorded = _wire(interface.api)["data"]["fields"]

    assert set(interface.columns.split(",")) - TELLING <= set(recorded)


def test_the_provenance_is_not_sent() -> None:
    """The column that says where a row is from never reaches the wire."""
    assert b"_src" not in fetch(ask_sample(Dataset.CLOSE)).raw
