"""Nothing is visible in the recording before it was known."""

import json
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Any

import pytest

from activities.errors import NoData, NotRecorded
from activities.rules.calendar import SHANGHAI
from activities.vendors.akshare import AkshareSource
from activities.vendors.answer import VendorAnswer
from activities.vendors.sample import recorded_codes
from activities.vendors.tencent import TencentSource
from activities.vendors.tushare import TushareSource
from schemas.fetch import CATALOGUE, Dataset
from tests.activities.vendors.asking import END, MAINLAND, SAMPLE, ask_sample, shanghai

SOURCES: dict[str, Any] = {
    "tushare": TushareSource(None, SAMPLE),
    "akshare": AkshareSource(None, SAMPLE),
    "tencent": TencentSource(SAMPLE),
}
CLOCKS = [
    "2021-10-11 11:10", "2025-06-01 12:00", "2026-02-06 15:29", "2026-04-30 23:59",
    "2026-05-07 09:00", "2026-05-07 16:30", "2026-06-20 12:00", "2026-08-15 10:00",
    "2026-08-21 11:00", "2026-08-21 16:30",
]  # fmt: skip


@cache
def _answers(clock: datetime) -> tuple[VendorAnswer, ...]:
    found = []
    for code in recorded_codes():
        for dataset in MAINLAND:
            try:
                found.append(
                    SOURCES[CATALOGUE[dataset].source].fetch(ask_sample(dataset, code, clock))
                )
            except (NoData, NotRecorded):
                continue
    return tuple(found)


def _days(answer: VendorAnswer) -> Iterator[date]:
    """Every day that an answer speaks of, the published calendar aside."""
    for seen in answer.observations:
        yield seen.as_of
        yield seen.announced or seen.as_of
        if seen.as_of_ts:
            yield seen.as_of_ts.astimezone(SHANGHAI).date()
    for series in answer.series:
        yield from (datetime.strptime(str(d), "%Y%m%d").date() for d in series.days)  # noqa: DTZ007
    yield from (item.published for item in answer.texts if item.published)


DATED = {"trade_date", "ann_date", "ex_date", "pub_time"}


def _raw_days(answer: VendorAnswer) -> Iterator[str]:
    """Every date column in the raw bytes of a Tushare answer, as digits."""
    read = json.loads(answer.raw)
    for body in read if isinstance(read, list) else [read]:
        data = body.get("data") or {}
        for name in DATED.intersection(data.get("fields", ())):
            where = data["fields"].index(name)
            yield from (str(item[where]).replace("-", "") for item in data["items"] if item[where])


@pytest.mark.parametrize("text", CLOCKS)
def test_no_figure_is_later_than_the_clock(text: str) -> None:
    """No observation, series or text of any company is dated after the knowledge time."""
    clock = shanghai(text)
    newest = [max(_days(answer)) for answer in _answers(clock) if list(_days(answer))]

    assert newest
    assert max(newest) <= clock.date()


@pytest.mark.parametrize("text", CLOCKS)
def test_no_raw_row_is_later_than_the_clock(text: str) -> None:
    """What is archived as evidence holds nothing of the future either."""
    clock = shanghai(text)
    seen = [day for answer in _answers(clock) for day in _raw_days(answer)]

    assert seen
    assert max(seen) <= clock.strftime("%Y%m%d")


BARS = [
    ("2026-05-07 11:00", date(2026, 5, 6)),
    ("2026-05-07 15:29", date(2026, 5, 6)),
    ("2026-05-07 15:30", date(2026, 5, 7)),
    ("2026-05-07 16:30", date(2026, 5, 7)),
    ("2026-08-21 11:00", date(2026, 8, 20)),
    ("2026-08-21 15:29", date(2026, 8, 20)),
    ("2026-08-21 16:30", date(2026, 8, 21)),
    ("2026-08-23 12:00", date(2026, 8, 21)),
]


@pytest.mark.parametrize("dataset", [Dataset.CLOSE, Dataset.PRICE_HISTORY])
@pytest.mark.parametrize("code", ["600519.SH", "000001.SZ"])
@pytest.mark.parametrize(("clock", "newest"), BARS)
def test_a_bar_appears_after_the_close(
    dataset: Dataset, code: str, clock: str, newest: date
) -> None:
    """Before half past three today's bar is not on the wire."""
    answer = SOURCES["tushare"].fetch(ask_sample(dataset, code, shanghai(clock)))

    assert max(seen.as_of for seen in answer.observations) == newest


@pytest.mark.parametrize(("clock", "newest"), [bar for bar in BARS if bar[0] >= "2026-08"])
def test_the_second_close_appears_with_the_first(clock: str, newest: date) -> None:
    """Both sources publish at the same time, so that they can be compared."""
    answer = SOURCES["akshare"].fetch(ask_sample(Dataset.SECOND_CLOSE, clock=shanghai(clock)))

    assert [seen.as_of for seen in answer.observations] == [newest]


def test_the_clock_may_be_in_any_zone() -> None:
    """The same moment shows the same bar, wherever the clock hangs."""
    moments = [shanghai("2026-08-21 15:29"), shanghai("2026-08-21 15:29").astimezone(UTC)]

    answers = [SOURCES["tushare"].fetch(ask_sample(Dataset.CLOSE, clock=m)) for m in moments]

    assert answers[0].raw == answers[1].raw


@pytest.mark.parametrize(
    ("clock", "known"), [("2026-08-14 16:30", False), ("2026-08-15 00:00", True)]
)
def test_a_report_appears_on_its_day(clock: str, known: bool) -> None:
    """The half-year report of 600519 is known from 2026-08-15 on."""
    answer = SOURCES["tushare"].fetch(ask_sample(Dataset.INCOME, clock=shanghai(clock)))

    assert (date(2026, 6, 30) in {seen.as_of for seen in answer.observations}) is known


@pytest.mark.parametrize(
    ("clock", "answered"), [("2026-05-17 20:00", False), ("2026-05-18 00:00", True)]
)
def test_a_question_stands_alone_until_it_is_answered(clock: str, answered: bool) -> None:
    """601318 answered a question of April only on 2026-05-18."""
    query = ask_sample(Dataset.INVESTOR_QA, "601318.SH", shanghai(clock))

    (text,) = SOURCES["tushare"].fetch(query).texts

    assert text.published == date(2026, 4, 13)
    assert bool(text.body) is answered


@pytest.mark.parametrize("clock", [END - timedelta(days=1), END])
def test_an_undated_announcement_waits_for_the_end(clock: datetime) -> None:
    """Nobody knows when it became public, only that it was by the end of the recording."""
    texts = SOURCES["tushare"].fetch(ask_sample(Dataset.ANNOUNCEMENTS, "600036.SH", clock)).texts

    assert any(text.published is None for text in texts) is (clock == END)
