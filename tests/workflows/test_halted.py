"""A halted stock: two sites whose closes end on the same day prove it, one alone does not."""

import json
from collections.abc import Iterator
from datetime import datetime
from typing import Any

import pytest

from activities.archive.store import Archive
from activities.vendors.sample import SampleFarEnd
from activities.vendors.tushare_interfaces import INTERFACES
from activities.vendors.wire.core import WireRequest
from schemas.fetch import Dataset
from schemas.question import Question, Topic
from schemas.text import Lang
from starter.commands import fallback_note, price_envelope
from tests.lab import Lab, live_sources
from tests.loopback import Loopback, page, whole

CLOSED = datetime.fromisoformat("2026-08-21T16:30:00+08:00")
LAST_TRADED = datetime.fromisoformat("2026-08-07T16:30:00+08:00")
KLINE, TENCENT = "push2his.eastmoney.com", "web.ifzq.gtimg.cn"
SAID = "停牌自 2026-08-07"


@pytest.fixture
def far_end() -> Iterator[Loopback]:
    """All sites; those with closes say that 600519 last traded on 2026-08-07."""
    with Loopback() as server:
        for dataset in (Dataset.PRICE_HISTORY, Dataset.DAILY_INDICATORS):
            interface = INTERFACES[dataset]
            asked = {
                "api_name": interface.api, "fields": interface.columns,
                "params": {"ts_code": "600519.SH"},
            }  # fmt: skip
            body = as_it_stood(f"http://api.waditu.com/dataapi/{interface.api}", asked)
            server.answer_with(whole(body), path=f"/dataapi/{interface.api}")
        query = "secid=1.600519&fqt=0&beg=20260701&end=20260821"
        bars = as_it_stood(f"https://{KLINE}/api/qt/stock/kline/get?{query}")
        server.answer_with(whole(bars), host=KLINE)
        yield server


def as_it_stood(url: str, body: Any = None) -> bytes:
    """What the recorded site said on the last day of trading."""
    request = WireRequest("POST", url, json.dumps(body).encode() if body else b"")
    return SampleFarEnd().answer(request, LAST_TRADED).body


@pytest.fixture
def live(lab: Lab, archive: Archive, far_end: Loopback) -> Lab:
    """A laboratory whose sources ask the far end."""
    return Lab(lab.client, archive, served=live_sources(far_end.url))


async def research(lab: Lab) -> dict[str, Any]:
    """What ``run --json`` prints of a run on 600519."""
    async with lab.workers():
        handle = await lab.start("600519.SH", as_of=CLOSED, sample=False)
        return lab.json(await handle.result())


async def test_a_halted_stock_is_judged_by_the_last_day_on_which_it_traded(live: Lab) -> None:
    """Its close and its multiples are as new as they can be; the report says why, in both ways."""
    run = await research(live)
    made = live.archive.get(run["artifacts"]["data_integrity"]["ref"]["sha256"])
    summary = json.loads(made)["freshness_summary"]

    assert run["verdict"] == "PASS"
    assert summary["halted_since"] == "2026-08-07"
    assert not {"close", "pe_ttm", "pb", "total_mv"} & set(summary["stale_metrics"])
    for lang, words in ((Lang.ZH, SAID), (Lang.EN, "Trading halted since 2026-08-07")):
        told = live.archive.report(run["run_id"], "md", lang).decode()
        assert words in told


async def test_one_source_alone_may_only_be_late(live: Lab, far_end: Loopback) -> None:
    """Then the close is stale, as every old close is."""
    far_end.answer_with(page(403), host=KLINE)
    run = await research(live)
    told = live.archive.report(run["run_id"], "md", Lang.ZH).decode()

    assert run["verdict"] == "DEGRADE"
    assert "停牌" not in told


async def test_a_question_asks_a_second_site_before_it_speaks_of_a_halt(
    live: Lab, far_end: Loopback
) -> None:
    """Eastmoney refuses, so Tencent is asked: its bar without volume is no trade."""
    far_end.answer_with(page(403), host=KLINE)
    bars = [
        ["2026-08-07", "1300.00", "1300.00", "1310.00", "1290.00", "21456.000"],
        ["2026-08-21", "1300.00", "1300.00", "1300.00", "1300.00", "0.000"],
    ]
    shown = {"code": 0, "msg": "", "data": {"sh600519": {"day": bars}}}
    far_end.answer_with(whole(json.dumps(shown)), host=TENCENT)
    answer = await live.ask(
        Question(text="price", code="600519.SH", topics=(Topic.PRICE,), as_of=CLOSED)
    )

    assert SAID in answer.text
    assert "最近收盘：" in answer.text
    envelope = price_envelope(answer)
    assert (envelope["metric"], envelope["as_of"]) == ("close", "2026-08-07")
    assert envelope["halted_since"] == "2026-08-07"
    assert "halted since 2026-08-07" in (fallback_note(answer) or "")


async def test_a_late_source_is_not_taken_for_a_halt(live: Lab, far_end: Loopback) -> None:
    """Where the second site shows later trades, its close is the newest there is."""
    query = "secid=1.600519&fqt=0&beg=20260701&end=20260821"
    request = WireRequest("GET", f"https://{KLINE}/api/qt/stock/kline/get?{query}", b"")
    bars = SampleFarEnd().answer(request, CLOSED).body
    far_end.answer_with(whole(bars), host=KLINE)
    answer = await live.ask(
        Question(text="price", code="600519.SH", topics=(Topic.PRICE,), as_of=CLOSED)
    )

    assert answer.halted_since is None
    assert "停牌" not in answer.text
    assert str(answer.claims[0].as_of) == "2026-08-21"
