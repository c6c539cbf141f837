"""Tencent: what its two pages give, and what becomes of every way in which they can fail."""

import json
from datetime import date, datetime
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
from activities.vendors.tencent import TencentSource
from schemas.fetch import Dataset
from tests.activities.vendors.asking import MOUTAI, ask, refused, shanghai
from tests.loopback import HTML, Loopback, Reply, cut, page, redirect, reset, whole

QUOTE = (
    'v_sh600519="1~贵州茅台~600519~1386.16~1421.28~1418.00~32038~12201~19838~1386.16~20~1386.15~9'
    "~1386.13~23~1386.12~7~1386.11~9~1386.18~2~1386.19~3~1386.20~17~1386.23~13~1386.24~5~"
    "~20240801143003~-35.12~-2.47~1420.00~1384.70~1386.16/32038/4470988088~32038~447099~0.26~22.32"
    "~~1420.00~1384.70~2.48~17412.91~17412.91~8.67~1563.41~1279.15~0.86~28~1395.53~18.09~23.30"
    '~~~0.70~447098.8088~0.0000~0~ ~GP-A~-18.23~-3.10~3.61~32.54~28.33~1856.54~1361.30~CNY~0";\n'
)
"""A line that the site once sent, moved into the session from 15:59:03."""
NOW = shanghai("2024-08-01 14:30")
TYPE = "text/html; charset=GBK"


def quote(**changes: str) -> Reply:
    """The line with some of its fields changed: ``f3="-"``."""
    head, fields, tail = QUOTE.split('"')
    parts = fields.split("~")
    for name, value in changes.items():
        parts[int(name[1:])] = value
    return whole(f'{head}"{"~".join(parts)}"{tail}'.encode("gbk"), content_type=TYPE)


def line(text: str) -> Reply:
    """Some other text in the site's encoding."""
    return whole(text.encode("gbk"), content_type=TYPE)


def test_the_live_quote_is_read(far_end: Loopback, tencent: TencentSource) -> None:
    """The last price of the session, with its time on the Shanghai clock, served by tencent."""
    far_end.answer_with(quote())

    answer = tencent.fetch(ask(Dataset.LIVE_QUOTE_TENCENT, MOUTAI, NOW))

    (seen,) = answer.observations
    assert (seen.metric, seen.value, seen.unit) == ("current_price", Decimal("1386.16"), "CNY")
    assert (seen.as_of, answer.served_by) == (date(2024, 8, 1), "tencent")
    assert seen.as_of_ts == datetime.fromisoformat("2024-08-01T14:30:03+08:00")
    assert [(r.host, r.path) for r in far_end.requests] == [("qt.gtimg.cn", "/q=sh600519")]


@pytest.mark.parametrize(
    ("code", "symbol"),
    [("600519.SH", "sh600519"), ("000001.SZ", "sz000001"), ("920163.BJ", "bj920163"),
     ("000001.SH", "sh000001")],
)  # fmt: skip
def test_the_market_is_part_of_the_question(
    far_end: Loopback, tencent: TencentSource, code: str, symbol: str
) -> None:
    """The stock and the index of one number are not confused."""
    with pytest.raises(NoData):
        tencent.fetch(ask(Dataset.LIVE_QUOTE_TENCENT, code, NOW))

    assert far_end.paths() == [f"/q={symbol}"]


ANY: dict[str, tuple[Reply, type[VendorError]]] = {
    "403 with a page": (page(403), Blocked),
    "200 with a page": (page(200), Blocked),
    "429": (page(429), RateLimited),
    "404": (page(404), SchemaDrift),
    "500": (whole("", 500), SourceDown),
    "502 with a page": (page(502), SourceDown),
    "200 with nothing": (whole(b""), SourceDown),
    "connection reset": (reset(), SourceDown),
    "connection cut in the body": (cut(QUOTE.encode("gbk"), 30), SourceDown),
    "redirect": (redirect("https://evil.example/"), SchemaDrift),
}
QUOTES: dict[str, tuple[Reply, type[VendorError]]] = {
    **ANY,
    "unknown code": (line('v_pv_none_match="1";'), NoData),
    "an empty line": (line('v_sh600519="";'), NoData),
    "another company": (quote(f2="000858"), SchemaDrift),
    "another name of the line": (line(QUOTE.replace("v_sh", "v_sz")), SchemaDrift),
    "two lines": (line(QUOTE + QUOTE), SchemaDrift),
    "half a line": (line(QUOTE[:90]), SchemaDrift),
    "fewer fields": (line('v_sh600519="1~贵州茅台~600519~1386.16";'), SchemaDrift),
    "JSON": (whole('{"code": 0}'), SchemaDrift),
    "junk for GBK": (whole(b'v_sh600519="1~\xff\xff~600519";', content_type=TYPE), SchemaDrift),
    "halted": (quote(f5="0.00", f6="0", f33="0.00", f34="0.00"), NoData),
    "price is zero": (quote(f3="0.00"), SchemaDrift),
    "price is negative": (quote(f3="-1386.16"), SchemaDrift),
    "price is a dash": (quote(f3="-"), SchemaDrift),
    "price is missing": (quote(f3=""), SchemaDrift),
    "price is NaN": (quote(f3="NaN"), SchemaDrift),
    "price is infinite": (quote(f3="Infinity"), SchemaDrift),
    "price is in fen": (quote(f3="138616"), SchemaDrift),
    "price is out of the day's range": (quote(f3="1420.01"), SchemaDrift),
    "price is out of the limits": (quote(f47="1386.15"), SchemaDrift),
    "range is a dash": (quote(f33="-"), SchemaDrift),
    "yesterday's session": (quote(f30="20240731143003"), NoData),
    "before the open": (quote(f30="20240801092503"), NoData),
    "after the knowledge time": (quote(f30="20240801150003"), NoData),
    "no time": (quote(f30=""), SchemaDrift),
    "time is no time": (quote(f30="20249901143003"), SchemaDrift),
}


@pytest.mark.parametrize(("reply", "expected"), QUOTES.values(), ids=QUOTES)
def test_each_answer_of_the_quote_has_its_class(
    far_end: Loopback, tencent: TencentSource, reply: Reply, expected: type[VendorError]
) -> None:
    """What is not today's last price of this very company is refused, with the bytes kept."""
    far_end.answer_with(reply)

    with pytest.raises(VendorError) as failed:
        tencent.fetch(ask(Dataset.LIVE_QUOTE_TENCENT, MOUTAI, NOW))

    assert type(failed.value) is expected
    assert len(far_end.requests) == 1
    if expected is SchemaDrift:
        assert failed.value.evidence is not None


@pytest.mark.parametrize("limit", ["", "0.00", "-1"])
def test_a_day_without_limits_has_a_price(
    far_end: Loopback, tencent: TencentSource, limit: str
) -> None:
    """On its first days a new listing has no price limits."""
    far_end.answer_with(quote(f47=limit, f48=limit))

    assert tencent.fetch(ask(Dataset.LIVE_QUOTE_TENCENT, MOUTAI, NOW)).observations


BAR = ["2026-08-21", "1290.00", "1272.83", "1291.00", "1270.10", "32038.000"]
OLDER = ["2026-08-20", "1280.00", "1291.50", "1292.00", "1279.00", "30000.000"]
LATER = ["2026-08-24", "1290.00", "1300.00", "1301.00", "1270.10", "32038.000"]


def bars(*rows: Any, symbol: str = "sh600519", key: str = "day", **more: Any) -> Reply:
    """K-line bars in the wire form."""
    data = {symbol: {key: list(rows), "qt": {}, "prec": "1291.50"}}
    return whole(json.dumps({"code": 0, "msg": "", "data": data, **more}), content_type=HTML)


def bar(**changes: Any) -> list[Any]:
    """The bar of 2026-08-21 with some fields changed: ``f2="-"``."""
    return [changes.get(f"f{number}", value) for number, value in enumerate(BAR)]


def test_the_third_close_is_read(far_end: Loopback, tencent: TencentSource) -> None:
    """The newest unadjusted close, asked for without an adjustment."""
    far_end.answer_with(bars(OLDER, BAR))

    answer = tencent.fetch(ask(Dataset.THIRD_CLOSE))

    (seen,) = answer.observations
    assert (seen.metric, seen.value, seen.as_of) == (
        "close", Decimal("1272.83"), date(2026, 8, 21)
    )  # fmt: skip
    (asked,) = far_end.requests
    assert asked.query == {"param": "sh600519,day,2025-08-20,2026-08-21,640,"}


@pytest.mark.parametrize(
    ("clock", "session", "day"),
    [
        ("2026-08-21 16:30", None, "2026-08-21"),
        ("2026-08-21 14:59", None, "2026-08-20"),
        ("2026-08-21 16:30", date(2026, 8, 20), "2026-08-20"),
    ],
    ids=["after the close", "in the session", "an earlier session is asked for"],
)
def test_no_bar_of_the_future_is_read(
    far_end: Loopback, tencent: TencentSource, clock: str, session: date | None, day: str
) -> None:
    """Today's bar moves until the close, and what comes later is not known yet."""
    far_end.answer_with(bars(LATER, BAR, OLDER))

    answer = tencent.fetch(ask(Dataset.THIRD_CLOSE, clock=shanghai(clock), session=session))

    assert answer.observations[0].as_of.isoformat() == day


def test_an_ex_day_carries_an_object_more(far_end: Loopback, tencent: TencentSource) -> None:
    """A dividend is noted in the bar of its day; the close stays what was traded."""
    far_end.answer_with(bars([*BAR, {"nd": "2025", "FHcontent": "10派280.24元"}]))

    assert tencent.fetch(ask(Dataset.THIRD_CLOSE)).observations[0].value == Decimal("1272.83")


BARS: dict[str, tuple[Reply, type[VendorError]]] = {
    **ANY,
    "not JSON": (whole("kline_day2026={}"), SourceDown),
    "half the JSON": (whole('{"code":0,"data":{"sh6'), SourceDown),
    "a refusal": (whole('{"code":1,"msg":"bad params","data":{}}'), SchemaDrift),
    "no code": (whole('{"data":{}}'), SchemaDrift),
    "a list": (whole("[]"), SchemaDrift),
    "data is null": (whole('{"code":0,"msg":"","data":null}'), NoData),
    "data is empty": (whole('{"code":0,"msg":"","data":[]}'), NoData),
    "no bars": (bars(), NoData),
    "only later bars": (bars(LATER), NoData),
    "another company": (bars(BAR, symbol="sz000858"), SchemaDrift),
    "adjusted bars": (bars(BAR, key="qfqday"), SchemaDrift),
    "a field more": (bars([*BAR, "1"]), SchemaDrift),
    "a field less": (bars(BAR[:-1]), SchemaDrift),
    "bars are objects": (bars({"close": 1}), SchemaDrift),
    "columns swapped": (bars(bar(f3="1272.00")), SchemaDrift),
    "close is a dash": (bars(bar(f2="-")), SchemaDrift),
    "close is NaN": (bars(bar(f2="NaN")), SchemaDrift),
    "close is zero": (bars(bar(f2="0")), SchemaDrift),
    "close is null": (bars(bar(f2=None)), SchemaDrift),
    "the day is no day": (bars(bar(f0="20260821x")), SchemaDrift),
}


@pytest.mark.parametrize(("reply", "expected"), BARS.values(), ids=BARS)
def test_each_answer_of_the_bars_has_its_class(
    far_end: Loopback, tencent: TencentSource, reply: Reply, expected: type[VendorError]
) -> None:
    """A close that is not surely this company's, unadjusted and of that day is refused."""
    far_end.answer_with(reply)

    assert type(refused(tencent, ask(Dataset.THIRD_CLOSE))) is expected
    assert len(far_end.requests) == 1
