"""Live runs on sources that a loopback server plays: the quote chain and the third close."""

import json
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any

import pytest

from activities.archive.store import Archive
from schemas.question import Answer, Question, Topic
from schemas.text import Lang
from tests.lab import Lab, assert_history_at_most, live_sources
from tests.loopback import Loopback, Reply, page, refusal, whole

OPEN = datetime.fromisoformat("2026-08-21T10:59:00+08:00")
LUNCH = datetime.fromisoformat("2026-08-21T12:10:00+08:00")
AUCTION = datetime.fromisoformat("2026-08-21T09:26:00+08:00")
CLOSED = datetime.fromisoformat("2026-08-21T16:30:00+08:00")
EXPIRED = whole('{"error_description":"","error_code":"400016"}', 400)


@pytest.fixture
def far_end() -> Iterator[Loopback]:
    """All sites; the recorded ones answer as recorded."""
    with Loopback() as server:
        yield server


@pytest.fixture
def live(lab: Lab, archive: Archive, far_end: Loopback) -> Lab:
    """A laboratory whose sources ask the far end."""
    return Lab(lab.client, archive, served=live_sources(far_end.url))


def xueqiu(price: float, moment: datetime) -> Reply:
    """Xueqiu's quote of 600519."""
    quote = {
        "symbol": "SH600519", "name": "贵州茅台", "current": price,
        "time": int(moment.timestamp() * 1000),
    }  # fmt: skip
    return whole(json.dumps({"data": {"market": {}, "quote": quote}, "error_code": 0}))


def tencent(price: str, moment: datetime) -> Reply:
    """Tencent's quote of 600519."""
    fields = [""] * 49
    fields[2], fields[3], fields[5] = "600519", price, "1285.00"
    fields[30], fields[33], fields[34] = f"{moment:%Y%m%d%H%M%S}", "1299.00", "1270.00"
    return whole(f'v_sh600519="{"~".join(fields)}";\n'.encode("gbk"))


def eastmoney(price: float, moment: datetime) -> Reply:
    """Eastmoney's quote of 600519."""
    data: dict[str, Any] = {f"f{number}": 1.0 for number in range(11, 300)}
    data |= {"f43": price, "f57": "600519", "f107": 1, "f51": 1413.5, "f52": 1156.5}
    data["f86"] = int(moment.timestamp())
    return whole(json.dumps({"rc": 0, "data": data}))


def bars(close: str) -> Reply:
    """Tencent's bar of 2026-08-21."""
    bar = ["2026-08-21", close, close, "1399.00", "1170.00", "1.000"]
    return whole(json.dumps({"code": 0, "msg": "", "data": {"sh600519": {"day": [bar]}}}))


async def price(lab: Lab, clock: datetime) -> Answer:
    """The answer to the question for the price."""
    asked = Question(
        text="price", code="600519.SH", topics=(Topic.PRICE,), as_of=clock
    )  # fmt: skip
    return await lab.ask(asked)


XUEQIU, TENCENT, EASTMONEY = "stock.xueqiu.com", "qt.gtimg.cn", "push2.eastmoney.com"
CHAIN: dict[str, tuple[dict[str, Reply], str, list[str]]] = {
    "the first serves": (
        {XUEQIU: xueqiu(1281.5, OPEN)}, "akshare stock_individual_spot_xq", []
    ),
    "the second serves": (
        {XUEQIU: EXPIRED, TENCENT: tencent("1281.50", OPEN)}, "tencent quote",
        ["AuthOrPermission"],
    ),
    "the third serves": (
        {XUEQIU: EXPIRED, TENCENT: page(403), EASTMONEY: eastmoney(1281.5, OPEN)},
        "akshare stock_bid_ask_em", ["AuthOrPermission", "Blocked"],
    ),
    "a quote of yesterday does not serve": (
        {XUEQIU: xueqiu(1291.5, OPEN - timedelta(days=1)), TENCENT: tencent("1281.50", OPEN)},
        "tencent quote", ["NoData"],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("replies", "served", "errors"), CHAIN.values(), ids=CHAIN)
async def test_a_live_price_comes_from_the_first_source_that_has_one(
    live: Lab, far_end: Loopback, replies: dict[str, Reply], served: str, errors: list[str]
) -> None:
    """The answer names who served, and every source before it with the reason."""
    for host, reply in replies.items():
        far_end.answer_with(reply, host=host)
    answer = await price(live, OPEN)

    (claim,) = answer.claims
    assert (claim.metric, float(claim.value)) == ("current_price", 1281.5)
    assert f"当前价：¥1281.50（{served}，2026-08-21 实时）" in answer.text
    assert [failure.error for failure in answer.source_failures] == errors
    assert ("未取得" in answer.text) is bool(errors)
    asked = [host for host in (XUEQIU, TENCENT, EASTMONEY) if far_end.paths(host)]
    assert len(asked) == len(errors) + 1, "nobody is asked after the first that served"


async def test_without_any_live_price_there_is_the_last_close(live: Lab, far_end: Loopback) -> None:
    """Three hops failed, each visible; the close is called a close."""
    far_end.answer_with(EXPIRED, host=XUEQIU)
    answer = await price(live, OPEN)

    cites = [claim.cite for claim in answer.claims]
    assert [claim.metric for claim in answer.claims] == ["close"]
    assert [cite.source for cite in cites] == ["tushare"]  # type: ignore[union-attr]
    assert [f.error for f in answer.source_failures] == ["AuthOrPermission", "NoData", "NoData"]
    assert "已回退到最近收盘价" in answer.text
    assert "当前价" not in answer.text


@pytest.mark.parametrize("clock", [AUCTION, CLOSED], ids=["call auction", "closed"])
async def test_where_no_price_is_made_none_is_asked_for(
    live: Lab, far_end: Loopback, clock: datetime
) -> None:
    """Before 09:30 and after the close the live sources are left alone."""
    answer = await price(live, clock)

    assert answer.claims[0].metric == "close"
    assert [far_end.paths(host) for host in (XUEQIU, TENCENT, EASTMONEY)] == [[], [], []]


async def test_at_lunch_the_price_says_so(live: Lab, far_end: Loopback) -> None:
    """The last price of the morning, and that the market rests."""
    far_end.answer_with(EXPIRED, host=XUEQIU)
    far_end.answer_with(tencent("1281.50", LUNCH.replace(hour=11, minute=30)), host=TENCENT)
    answer = await price(live, LUNCH)

    assert "当前价：¥1281.50" in answer.text
    assert "午间休市" in answer.text


async def research(lab: Lab, clock: datetime = CLOSED) -> dict[str, Any]:
    """What ``run --json`` prints of a run on 600519."""
    async with lab.workers():
        handle = await lab.start("600519.SH", as_of=clock, sample=False)
        return lab.json(await handle.result())


async def test_a_report_in_the_session_names_the_source_of_its_price(
    live: Lab, far_end: Loopback
) -> None:
    """The live price is cited from where it came, the failed hop stands in the report."""
    far_end.answer_with(EXPIRED, host=XUEQIU)
    far_end.answer_with(tencent("1281.50", OPEN), host=TENCENT)
    run = await research(live, OPEN)

    quoted = [e["source"] for e in run["evidence"] if e["envelope"]["metric"] == "current_price"]
    assert quoted == ["tencent.quote"]
    failed = [(f["dataset"], f["error"]) for f in run["outcome"]["source_failures"]]
    assert ("live_quote", "AuthOrPermission") in failed
    assert "live_quote_eastmoney" not in dict(failed)


async def test_a_live_price_stands_beside_the_close_that_carries_the_verdict(
    live: Lab, far_end: Loopback
) -> None:
    """An answering quote source costs a run nothing; its values are measured by the close."""
    far_end.answer_with(xueqiu(1281.5, OPEN), host=XUEQIU)
    run = await research(live, OPEN)
    claims = {claim["topic"]: claim for claim in run["claims"]}
    told = live.archive.report(run["run_id"], "md", Lang.ZH).decode()

    assert (run["verdict"], run["outcome"]["output_type"]) == ("PASS", "investment_memo")
    assert [(claims[t]["metric"], claims[t]["value"]) for t in ("price.last", "price.newest")] == [
        ("close", 1291.5), ("current_price", 1281.5),
    ]  # fmt: skip
    assert "最近收盘 ¥1291.50[^1]（2026-08-20）。" in told
    assert "当前价 ¥1281.50[^2]（2026-08-21）。" in told
    assert "相对最近收盘空间" in told


@pytest.mark.parametrize(("third", "status"), [("1272.83", ["agreed"]), ("1300.00", ["majority"])])
async def test_the_third_close_is_compared(
    live: Lab, far_end: Loopback, third: str, status: list[str]
) -> None:
    """One page that differs from two other sites is on record, and does not stop the run."""
    far_end.answer_with(bars(third), host="web.ifzq.gtimg.cn")
    run = await research(live)
    made = live.archive.get(run["artifacts"]["data_integrity"]["ref"]["sha256"])
    points = [p for p in json.loads(made)["data_points"] if p["metric"] == "close"]
    newest = [p for p in points if p["as_of_date"] == "2026-08-21"]
    claim = next(c for c in run["claims"] if c["topic"] == "price.last")

    assert [p["reconciliation"]["status"] for p in newest] == status
    assert "tencent.fqkline" in newest[0]["reconciliation"]["compared_with"]
    assert (run["verdict"], float(claim["value"])) == ("PASS", 1272.83)
    told = live.archive.report(run["run_id"], "md", Lang.ZH).decode()
    assert ("取多数来源的值" in told) is (status == ["majority"])


async def test_cninfo_stands_in_for_announcements_that_the_account_does_not_cover(
    live: Lab, far_end: Loopback
) -> None:
    """The vendor's interface is paid for separately; the statutory site is asked only then."""
    row = {
        "secCode": "600519", "secName": "贵州茅台", "orgId": "gssh0600519",
        "announcementId": "1", "announcementTitle": "半年度报告",
        "announcementTime": 1787155200000, "adjunctUrl": "finalpage/1.PDF",
    }  # fmt: skip
    listed = whole(json.dumps({"totalAnnouncement": 1, "announcements": [row]}))
    far_end.answer_with(listed, path="/new/hisAnnouncement/query")
    far_end.answer_with(whole(refusal(40203, "抱歉，您没有接口访问权限")), path="/dataapi/anns_d")
    run = await research(live)

    tables = [f["dataset"] for f in run["outcome"]["source_failures"]]
    assert "announcements" in tables
    assert "disclosures" not in tables
    assert run["verdict"] == "PASS"
    assert far_end.paths("www.cninfo.com.cn").count("/new/hisAnnouncement/query") == 2


async def test_announcements_that_came_need_no_second_source(live: Lab, far_end: Loopback) -> None:
    """The statutory site is left alone while the vendor serves."""
    await research(live)

    assert far_end.paths("www.cninfo.com.cn") == []


@pytest.mark.parametrize(
    ("quoted", "vendor", "events", "kib"),
    [
        ({XUEQIU: xueqiu(1281.5, OPEN)}, None, 96, 143),
        (
            {XUEQIU: EXPIRED, TENCENT: page(403), EASTMONEY: eastmoney(1281.5, OPEN)},
            whole(refusal(40203, "抱歉，您没有接口访问权限")), 105, 152,
        ),
    ],
    ids=["the first quote serves", "every detour"],
)  # fmt: skip
async def test_gathering_in_the_session_stays_within_the_bounds(
    live: Lab,
    far_end: Loopback,
    quoted: dict[str, Reply],
    vendor: Reply | None,
    events: int,
    kib: int,
) -> None:
    """A detour costs some events, and 2 KB for each source that failed."""
    far_end.answer_with(bars("1272.83"), host="web.ifzq.gtimg.cn")
    for host, reply in quoted.items():
        far_end.answer_with(reply, host=host)
    if vendor:
        far_end.answer_with(vendor, path="/dataapi/anns_d")
    async with live.workers():
        handle = await live.start("600519.SH", as_of=OPEN, sample=False)
        await handle.result()

    await assert_history_at_most(handle, events, kib)
