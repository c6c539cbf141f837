"""What becomes of every way in which the scraped sites can fail to serve."""

import json
from typing import Any

import pytest

from activities.errors import (
    AuthOrPermission,
    Blocked,
    NoData,
    RateLimited,
    SchemaDrift,
    SourceDown,
    VendorError,
)
from activities.vendors.akshare import AkshareSource
from schemas.fetch import Dataset
from tests.activities.vendors.asking import MOUTAI, QUOTED, ZIJIN, ask, refused
from tests.loopback import HTML, Loopback, Reply, cut, page, redirect, reset, whole

EXPIRED = {
    "error_description": "遇到错误，请刷新页面或者重新登录帐号后再试",
    "error_uri": "/v5/stock/quote.json",
    "error_data": None,
    "error_code": "400016",
}
QUOTE = {
    "symbol": "SH601899", "code": "601899", "name": "紫金矿业", "currency": "CNY",
    "current": 11.1, "last_close": 10.26, "volume": 400016, "time": 1633921777180,
}  # fmt: skip


def _quote(**changes: Any) -> str:
    quote = {name: value for name, value in {**QUOTE, **changes}.items() if value != "absent"}
    return json.dumps({"data": {"market": {"status_id": 5}, "quote": quote}, "error_code": 0})


def _number(text: str) -> Reply:
    return whole(_quote(current=0).replace('"current": 0', f'"current": {text}'))


QUOTES: dict[str, tuple[Reply, type[VendorError]]] = {
    "400 with 400016": (whole(json.dumps(EXPIRED), 400), AuthOrPermission),
    "400 with 400016, no spaces": (
        whole(json.dumps(EXPIRED, separators=(",", ":")), 400),
        AuthOrPermission,
    ),
    "401": (page(401), AuthOrPermission),
    "403 with a page": (page(403), Blocked),
    "200 with a page": (page(200), Blocked),
    "429": (page(429), RateLimited),
    "500": (whole("{}", 500), SourceDown),
    "502 with a page": (page(502), SourceDown),
    "503 with a page": (page(503), SourceDown),
    "200 with nothing": (whole(b""), SourceDown),
    "200 with half the JSON": (whole(_quote()[:-30]), SourceDown),
    "connection cut in the body": (cut(_quote().encode(), 30), SourceDown),
    "connection reset": (reset(), SourceDown),
    "redirect to another host": (redirect("https://evil.example/"), Blocked),
    "data is null": (whole('{"data": null, "error_code": 0}'), NoData),
    "quote is null": (whole('{"data": {"market": null, "quote": null}}'), NoData),
    "a list": (whole("[]"), SchemaDrift),
    "data is a list": (whole('{"data": ["quote"]}'), SchemaDrift),
    "an error of another kind": (whole('{"error_code": "22207", "data": {}}'), SchemaDrift),
    "numbers only": (whole('{"data":{"quote":{"current":1.0,"time":1}}}'), SchemaDrift),
    "halted": (whole(_quote(current=None)), NoData),
    "another company": (whole(_quote(symbol="SH600519")), SchemaDrift),
    "the index of the same number": (whole(_quote(symbol="SZ601899")), SchemaDrift),
    "price is a dash": (whole(_quote(current="-")), SchemaDrift),
    "price is a word": (whole(_quote(current="停牌")), SchemaDrift),
    "price is true": (whole(_quote(current=True)), SchemaDrift),
    "price is a list": (whole(_quote(current=[11.1])), SchemaDrift),
    "price is NaN": (_number("NaN"), SchemaDrift),
    "price is infinite": (_number("Infinity"), SchemaDrift),
    "price is beyond measure": (_number("1e999999999"), SchemaDrift),
    "price is absurd": (_number("1e300"), SchemaDrift),
    "price is zero": (_number("0"), SchemaDrift),
    "price is negative": (_number("-11.1"), SchemaDrift),
    "no time": (whole(_quote(time="absent")), SchemaDrift),
    "time is null": (whole(_quote(time=None)), SchemaDrift),
    "time is absurd": (whole(_quote(time=10**20)), SchemaDrift),
}


@pytest.mark.parametrize(("reply", "expected"), QUOTES.values(), ids=QUOTES)
def test_each_answer_of_xueqiu_has_its_class(
    far_end: Loopback, akshare: AkshareSource, reply: Reply, expected: type[VendorError]
) -> None:
    """The raw answer decides the class, whatever the package raised, or did not raise."""
    far_end.answer_with(reply, host="stock.xueqiu.com")

    assert type(refused(akshare, ask(Dataset.LIVE_QUOTE, ZIJIN, QUOTED))) is expected
    assert far_end.paths() == ["/", "/v5/stock/quote.json"]


def test_a_reset_home_page_is_an_outage(far_end: Loopback, akshare: AkshareSource) -> None:
    """When the first of the two requests fails there is no page to judge."""
    far_end.answer_with(reset(), host="xueqiu.com")

    with pytest.raises(SourceDown):
        akshare.fetch(ask(Dataset.LIVE_QUOTE, ZIJIN, QUOTED))


def test_a_blocked_home_page_does_not_matter(far_end: Loopback, akshare: AkshareSource) -> None:
    """Only the quote counts: the package visits the home page for nothing."""
    far_end.answer_with(page(403), host="xueqiu.com")

    assert akshare.fetch(ask(Dataset.LIVE_QUOTE, ZIJIN, QUOTED)).observations


BAR = "2026-08-20,1,1371.05,2,3,4,5,6,7,8,9"


def _bars(*lines: str, code: str = "600519") -> Reply:
    return whole(json.dumps({"rc": 0, "data": {"code": code, "klines": lines}}))


BARS: dict[str, tuple[Reply, type[VendorError]]] = {
    "unknown code": (whole('{"rc":100,"data":null}'), NoData),
    "no bars": (_bars(), NoData),
    "502 around null data": (whole('{"rc":0,"data":null}', 502), SourceDown),
    "429 around null data": (whole('{"rc":0,"data":null}', 429), RateLimited),
    "403 around null data": (whole('{"rc":0,"data":null}', 403), Blocked),
    "200 with a page": (page(200), Blocked),
    "connection reset": (reset(), SourceDown),
    "a column more": (_bars(f"{BAR},10"), SchemaDrift),
    "a column less": (_bars(BAR[:-2]), SchemaDrift),
    "another company": (_bars(BAR, code="000858"), SchemaDrift),
    "close is a dash": (_bars(BAR.replace("1371.05", "-")), SchemaDrift),
    "close is NaN": (_bars(BAR.replace("1371.05", "NaN")), SchemaDrift),
    "close is negative": (_bars(BAR.replace("1371.05", "-1")), SchemaDrift),
    "close is zero": (_bars(BAR.replace("1371.05", "0")), SchemaDrift),
    "the day is no day": (_bars(BAR.replace("08-20", "99-99")), SchemaDrift),
    "bars are numbers": (whole('{"data":{"code":"600519","klines":[1]}}'), SchemaDrift),
    "only later bars": (_bars(BAR.replace("08-20", "08-24")), NoData),
}


@pytest.mark.parametrize(("reply", "expected"), BARS.values(), ids=BARS)
def test_each_answer_of_the_eastmoney_bars_has_its_class(
    far_end: Loopback, akshare: AkshareSource, reply: Reply, expected: type[VendorError]
) -> None:
    """An empty frame of the package is no proof that the site knows no figure."""
    far_end.answer_with(reply)

    assert type(refused(akshare, ask(Dataset.SECOND_CLOSE))) is expected


YEAR = {
    "SECUCODE": MOUTAI, "REPORT_DATE": "2025-12-31 00:00:00", "NOTICE_DATE": None,
    "TOTALOPERATEREVE": 172054000000, "PARENTNETPROFIT": 82320000000, "ROEJQ": 32.53,
}  # fmt: skip


def _years(**changes: Any) -> Reply:
    return whole(json.dumps({"result": {"data": [{**YEAR, **changes}]}, "code": 0}))


NULL = '{"result": null, "success": false, "message": "%s", "code": %d}'
YEARS: dict[str, tuple[Reply, type[VendorError]]] = {
    "no data": (whole(NULL % ("返回数据为空", 9201)), NoData),
    "no data, as text": (whole(NULL % ("返回数据为空", 9201), content_type=HTML), NoData),
    "another refusal": (whole(NULL % ("系统繁忙", 9501)), SchemaDrift),
    "500 around no data": (whole(NULL % ("", 9201), 500), SourceDown),
    "200 with a page": (page(200), Blocked),
    "connection reset": (reset(), SourceDown),
    "another company": (_years(SECUCODE="000858.SZ"), SchemaDrift),
    "the day is no day": (_years(REPORT_DATE=None), SchemaDrift),
    "a figure is a word": (_years(ROEJQ="--"), SchemaDrift),
    "a figure is NaN": (_years(ROEJQ=float("nan")), SchemaDrift),
    "a figure is absurd": (_years(PARENTNETPROFIT=10**25), SchemaDrift),
    "announced later": (_years(NOTICE_DATE="2026-08-22 00:00:00"), NoData),
    "a quarter only": (_years(REPORT_DATE="2026-03-31 00:00:00"), NoData),
}


@pytest.mark.parametrize(("reply", "expected"), YEARS.values(), ids=YEARS)
def test_each_answer_of_the_eastmoney_figures_has_its_class(
    far_end: Loopback, akshare: AkshareSource, reply: Reply, expected: type[VendorError]
) -> None:
    """No data, a refusal and a drifted row are three different things."""
    far_end.answer_with(reply)

    assert type(refused(akshare, ask(Dataset.SECOND_ANNUAL))) is expected
