"""Answers of Tushare in pages: read to the end, or refused."""

import pytest

from activities.errors import (
    SchemaDrift,
)
from activities.vendors.tushare import TushareSource
from activities.vendors.tushare_interfaces import INTERFACES
from schemas.fetch import Dataset
from tests.activities.vendors.asking import MOUTAI, ask
from tests.loopback import Loopback, Reply, table, whole


def _page_of(rows: int, *, first: int = 0, more: object = False) -> Reply:
    items = [[MOUTAI, f"2026{8 - n // 28:02d}{28 - n % 28:02d}", 10.0 + n, None]
             for n in range(first, first + rows)]  # fmt: skip
    body = table(["ts_code", "trade_date", "close", "pre_close"], items)
    return whole(body.replace(b'"has_more": false', f'"has_more": {more}'.lower().encode()))


def test_pages_are_read_to_the_end(far_end: Loopback, tushare: TushareSource) -> None:
    """An answer that says it has more is continued where it ended."""
    far_end.answer_with(_page_of(10, first=50), times=1)
    far_end.answer_with(_page_of(50, more=True), times=1)

    answer = tushare.fetch(ask(Dataset.PRICE_HISTORY))

    assert len(answer.series[0].days) + 7 == 60, "seven days lie after the clock"
    assert [request.body["params"].get("offset") for request in far_end.requests] == [None, 50]
    assert answer.raw.startswith(b"[")


def test_a_full_page_is_not_believed_to_be_all(far_end: Loopback, tushare: TushareSource) -> None:
    """At the documented limit of rows the next page is asked for, even if nothing said so."""
    columns = INTERFACES[Dataset.FINANCIAL_INDICATORS].columns.split(",")
    row = {"ts_code": MOUTAI, "ann_date": "20260401", "end_date": "20251231", "roe": 34.462}
    rows = [[{**row, "roe_waa": n}.get(name) for name in columns] for n in range(100)]
    far_end.answer_with(whole(table(columns, [])), times=1)
    far_end.answer_with(whole(table(columns, rows)), times=1)

    tushare.fetch(ask(Dataset.FINANCIAL_INDICATORS))

    assert [request.body["params"].get("offset") for request in far_end.requests] == [None, 100]


def test_pages_without_end_are_refused(far_end: Loopback, tushare: TushareSource) -> None:
    """A server that ignores the offset sends the same page for ever: that is no answer."""
    far_end.answer_with(_page_of(5, more=True))

    with pytest.raises(SchemaDrift, match="repeats the first"):
        tushare.fetch(ask(Dataset.PRICE_HISTORY))


def test_a_promise_of_more_that_is_not_kept_is_incomplete(
    far_end: Loopback, tushare: TushareSource
) -> None:
    """Rows that were announced and did not come are missing rows."""
    far_end.answer_with(_page_of(0, more=True), times=1)
    far_end.answer_with(_page_of(5, more=True), times=1)

    with pytest.raises(SchemaDrift, match="incomplete"):
        tushare.fetch(ask(Dataset.PRICE_HISTORY))
