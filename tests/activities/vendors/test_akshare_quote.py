"""Eastmoney's quote: what is read of it, and what becomes of every way in which it can fail."""

import json
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from activities.errors import (
    Blocked,
    NoData,
    RateLimited,
    SchemaDrift,
    SourceDown,
    VendorError,
)
from activities.vendors.akshare import AkshareSource
from schemas.fetch import Dataset
from tests.activities.vendors.asking import MOUTAI, ask, refused, shanghai
from tests.loopback import Loopback, Reply, cut, page, redirect, reset, whole

NOW = shanghai("2026-08-20 14:30")
LEVELS = {f"f{number}": 1291.5 for number in (*range(11, 21), *range(31, 41))}
DATA = {
    **LEVELS, "f43": 1291.5, "f44": 1295.0, "f45": 1280.0, "f46": 1285.0, "f47": 21456,
    "f48": 2.9e9, "f49": 10000, "f50": 0.9, "f51": 1413.5, "f52": 1156.5, "f57": "600519",
    "f58": "贵州茅台", "f60": 1285.0, "f71": 1290.0, "f86": 1787207403, "f107": 1, "f161": 11456,
    "f168": 0.17, "f169": 6.5, "f170": 0.51,
}  # fmt: skip
"""The shape of a real answer; f86 is 2026-08-20 14:30:03 in Shanghai."""


def quote(**changes: Any) -> Reply:
    """The answer with some of its fields changed, or left out where ``absent``."""
    data = {name: value for name, value in {**DATA, **changes}.items() if value != "absent"}
    return whole(json.dumps({"rc": 0, "rt": 4, "svr": 1, "lt": 1, "full": 1, "data": data}))


def test_the_quote_is_read(far_end: Loopback, akshare: AkshareSource) -> None:
    """The last price, with the time that the package drops."""
    far_end.answer_with(quote())

    answer = akshare.fetch(ask(Dataset.LIVE_QUOTE_EASTMONEY, MOUTAI, NOW))

    (seen,) = answer.observations
    assert (seen.metric, seen.value, seen.as_of) == (
        "current_price", Decimal("1291.5"), date(2026, 8, 20)
    )  # fmt: skip
    assert str(seen.as_of_ts) == "2026-08-20 06:30:03+00:00"
    assert (answer.table, answer.served_by) == ("stock_bid_ask_em", "akshare")
    (asked,) = far_end.requests
    assert (asked.host, asked.query["secid"]) == ("push2.eastmoney.com", "1.600519")


def test_without_sellers_there_is_still_a_price(far_end: Loopback, akshare: AkshareSource) -> None:
    """At the upper limit nobody sells: the dashes of the book are not the price."""
    empty = dict.fromkeys((f"f{number}" for number in range(31, 41)), "-")
    far_end.answer_with(quote(**empty, f43=1413.5, f44=1413.5))

    answer = akshare.fetch(ask(Dataset.LIVE_QUOTE_EASTMONEY, MOUTAI, NOW))

    assert answer.observations[0].value == Decimal("1413.5")


@pytest.mark.parametrize("dataset", [Dataset.LIVE_QUOTE_EASTMONEY, Dataset.SECOND_CLOSE])
@pytest.mark.parametrize("code", ["510300.SH", "900901.SH", "000001.SH", "113050.SH"])
def test_what_the_package_would_mistake_is_not_asked(
    far_end: Loopback, akshare: AkshareSource, dataset: Dataset, code: str
) -> None:
    """Its rule takes all but 6xxxxx for Shenzhen: a fund, a B share or an index of Shanghai."""
    with pytest.raises(NoData, match="another instrument"):
        akshare.fetch(ask(dataset, code, NOW))

    assert far_end.requests == []


@pytest.mark.parametrize(("code", "secid"), [("000001.SZ", "0.000001"), ("920163.BJ", "0.920163")])
def test_shenzhen_and_beijing_are_asked_as_zero(
    far_end: Loopback, akshare: AkshareSource, code: str, secid: str
) -> None:
    """Eastmoney's own spelling of the market."""
    with pytest.raises(NoData):
        akshare.fetch(ask(Dataset.LIVE_QUOTE_EASTMONEY, code, NOW))

    assert [r.query["secid"] for r in far_end.requests] == [secid]


QUOTES: dict[str, tuple[Reply, type[VendorError]]] = {
    "unknown code": (whole('{"rc":100,"rt":4,"data":null}'), NoData),
    "halted": (quote(f43="-", f44="-", f45="-", f46="-", f47="-"), NoData),
    "halted, all dashes": (quote(**dict.fromkeys(LEVELS, "-"), f43="-"), NoData),
    "403 with a page": (page(403), Blocked),
    "200 with a page": (page(200), Blocked),
    "429": (page(429), RateLimited),
    "500": (whole("{}", 500), SourceDown),
    "502 around a quote": (whole(json.dumps({"data": DATA}), 502), SourceDown),
    "502 around null data": (whole('{"rc":0,"data":null}', 502), SourceDown),
    "200 with nothing": (whole(b""), SourceDown),
    "200 with half the JSON": (whole('{"rc":0,"data":{"f43":12'), SourceDown),
    "connection reset": (reset(), SourceDown),
    "connection cut": (cut(b'{"rc":0,"data":{}}', 5), SourceDown),
    "redirect to another host": (redirect("https://evil.example/"), Blocked),
    "a list": (whole("[]"), SchemaDrift),
    "data is a list": (whole('{"data":[1]}'), SchemaDrift),
    "data is empty": (whole('{"rc":0,"data":{}}'), SchemaDrift),
    "another company": (quote(f57="000858"), SchemaDrift),
    "the same number of another market": (quote(f107=0), SchemaDrift),
    "no price": (quote(f43="absent"), SchemaDrift),
    "a level is missing": (quote(f31="absent"), SchemaDrift),
    "a level is null": (quote(f32=None), SchemaDrift),
    "price is null": (quote(f43=None), SchemaDrift),
    "price is a word": (quote(f43="停牌"), SchemaDrift),
    "price is NaN": (quote(f43=float("nan")), SchemaDrift),
    "price is infinite": (quote(f43=float("inf")), SchemaDrift),
    "price is zero": (quote(f43=0), SchemaDrift),
    "price is negative": (quote(f43=-1.0), SchemaDrift),
    "price is in fen": (quote(f43=129150), SchemaDrift),
    "price is beyond the limits": (quote(f43=1413.51), SchemaDrift),
    "no time": (quote(f86="absent"), SchemaDrift),
    "time is null": (quote(f86=None), SchemaDrift),
    "time is absurd": (quote(f86=10**18), SchemaDrift),
    "yesterday's session": (quote(f86=1787207403 - 86400), NoData),
    "before the open": (quote(f86=1787207403 - 6 * 3600), NoData),
    "after the knowledge time": (quote(f86=1787207403 + 1800), NoData),
}


@pytest.mark.parametrize(("reply", "expected"), QUOTES.values(), ids=QUOTES)
def test_each_answer_of_the_quote_has_its_class(
    far_end: Loopback, akshare: AkshareSource, reply: Reply, expected: type[VendorError]
) -> None:
    """The package raises nearly anything, or nothing; the raw answer decides."""
    far_end.answer_with(reply)

    assert type(refused(akshare, ask(Dataset.LIVE_QUOTE_EASTMONEY, MOUTAI, NOW))) is expected
