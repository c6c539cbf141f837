"""Yahoo's chart: closes of the right sessions, and every way in which it can fail to serve."""

import json
from datetime import UTC, date, datetime
from decimal import Decimal
from typing import Any

import pytest

from activities.errors import (
    AuthOrPermission,
    BadRequest,
    NoData,
    NotRecorded,
    RateLimited,
    ResearchError,
    SchemaDrift,
    SourceDown,
)
from activities.vendors.answer import VendorAnswer
from activities.vendors.wire.wiring import Wiring
from activities.vendors.yahoo import YahooSource, quantised, symbol_of
from schemas.fetch import Dataset
from tests.activities.vendors.asking import SAMPLE, ask, ask_sample, figure
from tests.loopback import Loopback, Reply, cut, page, redirect, reset, whole

TESLA, TENCENT = "TSLA.US", "00700.HK"
EVENING = datetime(2026, 8, 21, 21, tzinfo=UTC)
"""17:00 in New York: the session of 2026-08-21 is over."""
BARS = ((1787146200, 351.1199951171875), (1787232600, 345.1300048828125), (1787319000, 362.86))
"""The opens of 2026-08-19, -20 and -21 in New York, with closes as float32 leaves them."""


def chart(**changes: Any) -> bytes:
    """A chart as Yahoo sends it; ``changes`` replace parts of its one result."""
    meta = {
        "currency": "USD", "symbol": "TSLA", "exchangeTimezoneName": "America/New_York",
        "longName": "Tesla, Inc.", "regularMarketPrice": 362.86,
    }  # fmt: skip
    result = {
        "meta": {**meta, **changes.pop("meta", {})},
        "timestamp": [moment for moment, _ in BARS],
        "indicators": {"quote": [{"close": [close for _, close in BARS]}]},
        **changes,
    }
    return json.dumps({"chart": {"result": [result], "error": None}}).encode()


def closes(*values: object) -> dict[str, Any]:
    """The closes of a chart."""
    return {"quote": [{"close": list(values)}]}


def refused(code: str, status: int, text: str = "No data found, symbol may be delisted") -> Reply:
    """An error as Yahoo sends it."""
    body = {"chart": {"result": None, "error": {"code": code, "description": text}}}
    return whole(json.dumps(body), status)


@pytest.fixture
def yahoo(far_end: Loopback) -> YahooSource:
    """Yahoo, as the far end plays it."""
    far_end.answer_with(whole(chart()))
    return YahooSource(Wiring(loopback=far_end.url))


def fetch(source: YahooSource, code: str = TESLA, clock: datetime = EVENING) -> VendorAnswer:
    """The history of a listing."""
    return source.fetch(ask(Dataset.FOREIGN_HISTORY, code, clock))


def test_closes_are_on_their_tick_and_dated_where_the_exchange_is(yahoo: YahooSource) -> None:
    """Float32 noise is gone, the day is New York's, the unit the chart's currency."""
    answer = fetch(yahoo)
    (series,) = answer.series

    assert series.days == (20260819, 20260820, 20260821)
    assert series.values == (Decimal("351.12"), Decimal("345.13"), Decimal("362.86"))
    assert figure(answer, "close").as_of == date(2026, 8, 21)
    assert (figure(answer, "close").unit, series.unit) == ("USD", "USD")
    assert figure(answer, "close_low").value == Decimal("345.13")
    assert answer.companies[0].name == "Tesla, Inc."
    assert "adjusted for splits" in answer.notes[0]


def test_one_request_says_what_it_is_asked_with(far_end: Loopback, yahoo: YahooSource) -> None:
    """A year of days up to the day of the clock; equal questions of a day are equal requests."""
    answer = fetch(yahoo)
    fetch(yahoo, clock=EVENING.replace(minute=59))
    first, second = far_end.requests

    assert first.path == "/v8/finance/chart/TSLA"
    assert dict(first.query) == dict(second.query) == {
        "period1": "1755734400", "period2": "1787356800", "interval": "1d", "events": "split"
    }  # fmt: skip
    assert first.headers["user-agent"] == "Mozilla/5.0"
    assert answer.query["symbol"] == "TSLA"


@pytest.mark.parametrize(
    ("clock", "newest"),
    [
        ("2026-08-21T19:59:59", "2026-08-20"),
        ("2026-08-21T20:00:00", "2026-08-21"),
        ("2026-08-21T13:00:00", "2026-08-20"),
        ("2026-08-23T12:00:00", "2026-08-21"),
    ],
    ids=["a second before the end", "at the end", "before the open", "on Sunday"],
)
def test_the_bar_of_a_running_session_is_no_close(
    yahoo: YahooSource, clock: str, newest: str
) -> None:
    """Until four in the afternoon in New York today's bar is still moving."""
    answer = fetch(yahoo, clock=datetime.fromisoformat(clock).replace(tzinfo=UTC))

    assert figure(answer, "close").as_of.isoformat() == newest


def test_a_session_can_be_asked_for(yahoo: YahooSource) -> None:
    """The close of that day, and nothing beside it."""
    asked = ask(Dataset.FOREIGN_HISTORY, TESLA, EVENING, session=date(2026, 8, 20))

    assert figure(yahoo.fetch(asked), "close").value == Decimal("345.13")
    with pytest.raises(NoData):
        yahoo.fetch(asked.model_copy(update={"session": date(2026, 8, 16)}))


def test_a_bar_without_a_close_is_no_bar(far_end: Loopback, yahoo: YahooSource) -> None:
    """Yahoo writes null where nothing was traded."""
    far_end.answer_with(whole(chart(indicators=closes(351.12, None, 362.86))))

    assert fetch(yahoo).series[0].days == (20260819, 20260821)


def test_hong_kong_has_its_own_spelling_zone_and_currency(
    far_end: Loopback, yahoo: YahooSource
) -> None:
    """00700.HK is asked for as 0700.HK, in Hong Kong dollars."""
    meta = {
        "currency": "HKD", "symbol": "0700.HK", "exchangeTimezoneName": "Asia/Hong_Kong",
        "longName": "Tencent Holdings Limited",
    }  # fmt: skip
    moments = [1787189400]
    far_end.answer_with(
        whole(chart(meta=meta, timestamp=moments, indicators=closes(601.5)))
    )  # fmt: skip
    answer = fetch(yahoo, TENCENT)

    assert far_end.paths() == ["/v8/finance/chart/0700.HK"]
    assert (figure(answer, "close").unit, figure(answer, "close").as_of) == (
        "HKD", date(2026, 8, 20)
    )  # fmt: skip


def test_a_split_is_told(far_end: Loopback, yahoo: YahooSource) -> None:
    """A share count of before it would fit none of the closes."""
    splits = {"1787232600": {"date": 1787232600, "numerator": 3, "denominator": 1}}
    far_end.answer_with(whole(chart(events={"splits": splits})))
    split = figure(fetch(yahoo), "split_ratio")

    assert split.value == 3
    assert split.as_of == date(2026, 8, 20)


ANSWERS: dict[str, tuple[Reply, type[ResearchError]]] = {
    "unknown symbol": (refused("Not Found", 404), NoData),
    "unknown symbol with 200": (refused("Not Found", 200), NoData),
    "a crumb is wanted": (refused("Unauthorized", 200, "Invalid Crumb"), AuthOrPermission),
    "401": (page(401), AuthOrPermission),
    "a bad request": (refused("Bad Request", 200), SchemaDrift),
    "404 page": (page(404), NoData),
    "429": (whole("Too Many Requests", 429, "text/plain"), RateLimited),
    "500": (page(500), SourceDown),
    "502": (page(502), SourceDown),
    "302 to a consent page": (redirect("https://guce.yahoo.com/consent"), SchemaDrift),
    "200 with a page": (page(200), SourceDown),
    "half the JSON": (whole(chart()[:-20]), SourceDown),
    "nested too deep": (whole(b"[" * 100_000), SourceDown),
    "connection cut": (cut(chart(), 30), SourceDown),
    "connection reset": (reset(), SourceDown),
    "a list": (whole("[]"), SchemaDrift),
    "no chart": (whole('{"finance":{}}'), SchemaDrift),
    "chart is null": (whole('{"chart":null}'), SchemaDrift),
    "no result and no error": (whole('{"chart":{"result":[],"error":null}}'), NoData),
    "every close is null": (whole(chart(indicators=closes(None, None, None))), NoData),
    "no timestamps": (whole(chart(timestamp=None, indicators={"quote": [{}]})), NoData),
    "too few closes": (whole(chart(indicators=closes(351.12))), SchemaDrift),
    "no indicators": (whole(chart(indicators=None)), SchemaDrift),
    "a close in words": (whole(chart(indicators=closes("-", 1, 2))), SchemaDrift),
    "a close that is true": (whole(chart(indicators=closes(True, 1, 2))), SchemaDrift),
    "a close of zero": (whole(chart(indicators=closes(0, 1, 2))), SchemaDrift),
    "a close below zero": (whole(chart(indicators=closes(-1.5, 1, 2))), SchemaDrift),
    "not a number": (whole(chart().replace(b"362.86]", b"NaN]")), SchemaDrift),
    "another symbol": (whole(chart(meta={"symbol": "TSLL"})), SchemaDrift),
    "another currency": (whole(chart(meta={"currency": "EUR"})), SchemaDrift),
    "another zone": (whole(chart(meta={"exchangeTimezoneName": "Europe/Berlin"})), SchemaDrift),
    "a split into nothing": (
        whole(chart(events={"splits": {"1": {"date": 1, "numerator": 1, "denominator": 0}}})),
        SchemaDrift,
    ),
}


@pytest.mark.parametrize(("reply", "expected"), ANSWERS.values(), ids=ANSWERS)
def test_each_answer_has_its_class(
    far_end: Loopback, yahoo: YahooSource, reply: Reply, expected: type[ResearchError]
) -> None:
    """Every answer that carries no close becomes exactly one class of error, in one request."""
    far_end.answer_with(reply)

    with pytest.raises(ResearchError) as failed:
        fetch(yahoo)

    assert type(failed.value) is expected
    assert far_end.paths() == ["/v8/finance/chart/TSLA"]


@pytest.mark.parametrize(
    ("code", "symbol"),
    [
        ("TSLA.US", "TSLA"), ("BRK.B.US", "BRK-B"), ("00700.HK", "0700.HK"),
        ("09988.HK", "9988.HK"), ("80700.HK", "80700.HK"),
    ],
)  # fmt: skip
def test_codes_are_spelled_as_yahoo_spells_them(code: str, symbol: str) -> None:
    """Class shares with a hyphen, Hong Kong with at least four digits."""
    assert symbol_of(code) == symbol


def test_mainland_codes_are_not_asked_for() -> None:
    """Their closes there are adjusted for bonus shares, and compared with nothing of ours."""
    with pytest.raises(BadRequest):
        symbol_of("600519.SH")


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("1371.050048828125", "1371.05"), ("0.23499999940395355", "0.235"),
        ("0.48500001430511475", "0.485"), ("14.897333145141602", "14.8973"), ("100", "100.00"),
    ],
    ids=["float32", "a tick of 0.005", "half a cent", "adjusted by a split", "whole"],
)  # fmt: skip
def test_prices_are_quantised_to_their_tick(raw: str, shown: str) -> None:
    """Noise of one part in a million goes; a smaller tick stays."""
    assert quantised(Decimal(raw)) == Decimal(shown)


RECORDED = YahooSource(SAMPLE)


@pytest.mark.parametrize(
    ("clock", "day", "close"),
    [
        (datetime(2026, 8, 21, 8, 30, tzinfo=UTC), "2026-08-20", "345.13"),
        (datetime(2026, 8, 21, 20, 30, tzinfo=UTC), "2026-08-21", "362.86"),
    ],
)
def test_the_recorded_close_is_the_one_that_was_known(
    clock: datetime, day: str, close: str
) -> None:
    """The sample's clock stands before dawn in New York: the last close is of the day before."""
    found = figure(RECORDED.fetch(ask_sample(Dataset.FOREIGN_HISTORY, TESLA, clock)), "close")

    assert (found.as_of.isoformat(), found.value) == (day, Decimal(close))


@pytest.mark.parametrize(
    ("code", "clock", "told"),
    [
        (TENCENT, EVENING, "is not in the sample; recorded are"),
        ("NVDA.US", EVENING, "is not in the sample; recorded are"),
        (TESLA, datetime(2024, 1, 5, tzinfo=UTC), "the sample holds"),
    ],
    ids=["Hong Kong", "another company", "before the recording"],
)
def test_what_was_not_recorded_is_named(code: str, clock: datetime, told: str) -> None:
    """A gap of the recording is not a listing without trades."""
    with pytest.raises(NotRecorded, match=told):
        RECORDED.fetch(ask_sample(Dataset.FOREIGN_HISTORY, code, clock))
