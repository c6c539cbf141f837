"""What becomes of every way in which Tushare can fail to serve."""

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
from activities.vendors.tushare import HOSTS, TushareSource
from activities.vendors.tushare_client import TushareClient, rows_of
from activities.vendors.wire.core import Capture, capture
from activities.vendors.wire.wiring import Wiring
from schemas.fetch import Dataset
from tests.activities.vendors.asking import END, MOUTAI, ask, refused
from tests.loopback import (
    HTML,
    Loopback,
    Reply,
    cut,
    page,
    redirect,
    refusal,
    reset,
    silence,
    table,
    whole,
)

COLUMNS = ["ts_code", "trade_date", "close", "pre_close"]
ROW = [MOUTAI, "20260821", 1371.05, 1370.0]
GOOD = table(COLUMNS, [ROW])
MINUTE, LONG = 61.0, 3600.0

ANSWERS: dict[str, tuple[Reply, type[VendorError]]] = {
    "no rows": (whole(table(COLUMNS, [])), NoData),
    "400": (page(400), SourceDown),
    "403": (page(403), Blocked),
    "404": (page(404), SourceDown),
    "429": (page(429), RateLimited),
    "500": (page(500), SourceDown),
    "502": (page(502), SourceDown),
    "502 around a valid empty table": (whole(table(COLUMNS, []), 502), SourceDown),
    "503": (whole(b"", 503), SourceDown),
    "504": (page(504), SourceDown),
    "302 on the same host": (redirect("http://api.waditu.com/new"), SchemaDrift),
    "302 to another host": (redirect("http://evil.example/"), SchemaDrift),
    "307 keeps the body, and the token in it": (redirect("/new", 307), SchemaDrift),
    "200 with a page": (page(200), SourceDown),
    "200 with nothing": (whole(b""), SourceDown),
    "200 with half the JSON": (whole(GOOD[:-20]), SourceDown),
    "200 with a number of 5000 digits": (whole(b'{"code":' + b"1" * 5000 + b"}"), SourceDown),
    "200 nested too deep": (whole(b"[" * 100_000), SourceDown),
    "connection cut in the body": (cut(GOOD, 40), SourceDown),
    "connection reset": (reset(), SourceDown),
    "broken gzip": (whole(b"\x1f\x8bnonsense", Content_Encoding="gzip"), SourceDown),
    "data is null": (whole('{"code":0,"msg":"","data":null}'), SchemaDrift),
    "data is a list": (whole('{"code":0,"data":[]}'), SchemaDrift),
    "a list": (whole("[]"), SchemaDrift),
    "no code": (whole('{"data":{}}'), SchemaDrift),
    "fields are null": (whole('{"code":0,"data":{"fields":null,"items":[]}}'), SchemaDrift),
    "items are null": (
        whole(
            '{"code":0,"data":{"fields":["ts_code","trade_date","close","pre_close"],"items":null}}'
        ),
        SchemaDrift,
    ),
    "items are numbers": (
        whole(
            '{"code":0,"data":{"fields":["ts_code","trade_date","close","pre_close"],"items":[1]}}'
        ),
        SchemaDrift,
    ),
    "a column is missing": (whole(table(COLUMNS[:3], [ROW[:3]])), SchemaDrift),
    "a column was renamed": (whole(table([*COLUMNS[:2], "last", "pre_close"], [ROW])), SchemaDrift),
    "a row is too short": (whole(table(COLUMNS, [ROW[:2]])), SchemaDrift),
    "another company": (whole(table(COLUMNS, [["000858.SZ", *ROW[1:]]])), SchemaDrift),
    "another company among the rows": (
        whole(table(COLUMNS, [ROW, ["000858.SZ", "20260820", 100.0, 99.0]])),
        SchemaDrift,
    ),
}


@pytest.mark.parametrize(("reply", "expected"), ANSWERS.values(), ids=ANSWERS)
def test_each_answer_has_its_class(
    far_end: Loopback, tushare: TushareSource, reply: Reply, expected: type[VendorError]
) -> None:
    """Every answer that carries no figures becomes exactly one class of error, in one request."""
    far_end.answer_with(reply)

    assert type(refused(tushare, ask(Dataset.CLOSE))) is expected
    assert far_end.paths() == ["/dataapi/daily"]


REFUSALS: dict[str, tuple[int, str, type[VendorError], float | None]] = {
    "per minute": (
        40203,
        "抱歉，您每分钟最多访问该接口200次，权限的具体详情访问：doc_id=108",
        RateLimited,
        MINUTE,
    ),
    "per hour": (40203, "抱歉，您每小时最多访问该接口1次，权限的具体详情", RateLimited, LONG),
    "per day": (40201, "抱歉，您每天最多访问该接口5次", RateLimited, LONG),
    "too many addresses": (40204, "您的IP数量超限，最大数量为2个！", AuthOrPermission, None),
    "five addresses": (40204, "您的IP数量超限，最大数量为5个！", AuthOrPermission, None),
    "wrong token": (40101, "您的token不对，请确认。", AuthOrPermission, None),
    "wrong token, unknown code": (-1, "您的token不对，请确认。", AuthOrPermission, None),
    "40001": (40001, "", AuthOrPermission, None),
    "2002": (2002, "抱歉，您没有访问该接口的权限", AuthOrPermission, None),
    "no right to the interface": (40203, "没有接口(anns_d)访问权限", AuthOrPermission, None),
    "too few points": (-2001, "抱歉，您积分不足，没有访问该接口的权限", AuthOrPermission, None),
    "bad parameter": (-2001, "参数错误，ts_code必填", SchemaDrift, None),
    "anything else": (-1, "系统繁忙", SourceDown, None),
}


@pytest.mark.parametrize("content_type", [HTML, "application/json"])
@pytest.mark.parametrize(("code", "text", "expected", "wait"), REFUSALS.values(), ids=REFUSALS)
def test_each_refusal_has_its_class(
    far_end: Loopback,
    tushare: TushareSource,
    content_type: str,
    code: int,
    text: str,
    expected: type[VendorError],
    wait: float | None,
) -> None:
    """A refusal is told by its text, even where the page names no charset.

    A report prints the reason, so the vendor's words stay in the raw answer and our own go out.
    """
    far_end.answer_with(whole(refusal(code, text), content_type=content_type))

    with pytest.raises(VendorError) as failed:
        tushare.fetch(ask(Dataset.CLOSE))

    assert type(failed.value) is expected
    assert getattr(failed.value, "retry_after", None) == wait
    assert f"refused ({str(code) if code >= 0 else repr(str(code))})" in str(failed.value)
    assert not text or text not in str(failed.value)
    assert failed.value.evidence == refusal(code, text)


def test_a_refusal_in_writing_is_kept_short() -> None:
    """A refusal of any length leaves one short line."""
    with pytest.raises(SourceDown) as failed:
        rows_of("daily", "close", 200, refusal(-1, "忙" * 10_000))

    assert len(str(failed.value)) < 200


def test_a_server_that_never_answers_is_down(far_end: Loopback) -> None:
    """Waiting ends after the client's timeout."""
    far_end.answer_with(silence())
    client, rules = TushareClient("token", 0.1), Capture(HOSTS, END, loopback=far_end.url)

    with capture(rules), pytest.raises(SourceDown, match="ReadTimeout"):
        client.query("daily", "close")


def test_a_refused_connection_is_down() -> None:
    """Nobody listening is an outage, not an absence of data."""
    with Loopback() as server:
        url = server.url

    with pytest.raises(SourceDown, match="ConnectionError"):
        TushareSource("token", Wiring(loopback=url)).fetch(ask(Dataset.CLOSE))


def test_without_a_token_nothing_is_sent() -> None:
    """A live query without a token says which variable to set."""
    with pytest.raises(AuthOrPermission, match="TUSHARE_TOKEN"):
        TushareSource(None, Wiring()).fetch(ask(Dataset.CLOSE))


def test_the_answer_names_what_was_asked(far_end: Loopback, tushare: TushareSource) -> None:
    """A good answer carries the raw bytes, the query without the token, and the table."""
    far_end.answer_with(whole(GOOD))

    answer = tushare.fetch(ask(Dataset.CLOSE))

    assert (answer.table, answer.served_by, answer.raw) == ("daily", "tushare", GOOD)
    assert answer.query == {
        "api_name": "daily", "fields": "ts_code,trade_date,close,pre_close", "ts_code": MOUTAI,
        "start_date": "20250820", "end_date": "20260821",
    }  # fmt: skip
