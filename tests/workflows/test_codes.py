"""Codes that need more than the stock list: funds, indices, Beijing's old codes."""

from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest
from temporalio.client import WorkflowFailureError

from activities.vendors.tushare import TushareSource
from activities.vendors.tushare_interfaces import INTERFACES
from activities.vendors.wire.wiring import Wiring
from schemas.fetch import Dataset
from schemas.question import Question, Topic
from schemas.research import SAMPLE_CLOCK
from starter.errors import explain
from tests.lab import Lab
from tests.loopback import Loopback, refusal, table, whole


@pytest.fixture
def live(lab: Lab) -> Iterator[tuple[Lab, Loopback]]:
    """A laboratory whose sources ask a server on this machine."""
    with Loopback() as server:
        lab.served = [TushareSource("token-of-this-test", Wiring(loopback=server.url))]
        yield lab, server


def serve(server: Loopback, dataset: Dataset, **row: Any) -> None:
    """Answer an interface with one row."""
    serve_rows(server, dataset, row)


def serve_rows(server: Loopback, dataset: Dataset, *rows: dict[str, Any]) -> None:
    """Answer an interface with rows."""
    interface = INTERFACES[dataset]
    columns = interface.columns.split(",")
    body = table(columns, [[row.get(name) for name in columns] for row in rows])
    server.answer_with(whole(body), path=f"/dataapi/{interface.api}")


def price(code: str, trade_date: date | None = None) -> Question:
    """The question behind ``research price``."""
    return Question(
        text="test", code=code, topics=(Topic.PRICE,), as_of=SAMPLE_CLOCK, trade_date=trade_date
    )


async def test_an_index_is_answered_with_its_level(live: tuple[Lab, Loopback]) -> None:
    """Points, not yuan, from the table of indices."""
    lab, server = live
    serve(server, Dataset.INDEX_CLOSE, ts_code="000300.SH", trade_date="20260821", close=4321.09)

    answer = await lab.ask(price("000300.SH"))

    (claim,) = answer.claims
    assert (claim.metric, str(claim.value), claim.unit) == ("index_level", "4321.09", "points")
    assert "最近收盘点位：4321.09 点（tushare index_daily，2026-08-21）" in answer.text


@pytest.mark.parametrize("day", [None, date(2026, 8, 21)])
async def test_a_fund_is_answered_with_its_close(
    live: tuple[Lab, Loopback], day: date | None
) -> None:
    """A fund has a price like a stock, in the table of funds."""
    lab, server = live
    serve(server, Dataset.FUND_CLOSE, ts_code="510300.SH", trade_date="20260821", close=4.123)

    answer = await lab.ask(price("510300.SH", day))

    (claim,) = answer.claims
    assert (claim.metric, str(claim.value)) == ("close", "4.123")
    assert claim.cite.table == "fund_daily"  # type: ignore[union-attr]


async def test_a_fund_without_the_right_to_it_is_no_data(live: tuple[Lab, Loopback]) -> None:
    """An account that lacks the interface is told so, in our words and not in the source's."""
    lab, server = live
    text = "抱歉，您没有访问该接口的权限"
    server.answer_with(whole(refusal(2002, text)), path="/dataapi/fund_daily")

    answer = await lab.ask(price("510300.SH"))

    assert answer.status == "no_data"
    assert "the token does not cover this interface" in answer.missing[0].reason
    assert text not in answer.text


async def test_a_former_beijing_code_is_followed_to_the_current_one(
    live: tuple[Lab, Loopback],
) -> None:
    """The documented example of the exchange's move: 838163.BJ is 920163.BJ."""
    lab, server = live
    serve(server, Dataset.CODE_CHANGES, o_code="838163.BJ", n_code="920163.BJ")
    serve(server, Dataset.STOCK_LIST, ts_code="920163.BJ", name="方大新材", list_status="L")
    serve(server, Dataset.CLOSE, ts_code="920163.BJ", trade_date="20260821", close=10.0)

    answer = await lab.ask(price("838163.BJ"))

    assert (answer.code, answer.name) == ("920163.BJ", "方大新材")
    assert server.paths()[0] == "/dataapi/bse_mapping"


async def test_a_code_that_was_never_beijings_is_refused(live: tuple[Lab, Loopback]) -> None:
    """A share of NEEQ has no current code, so there is nobody to look at."""
    lab, _ = live
    with pytest.raises(WorkflowFailureError) as failed:
        await lab.ask(price("400002.BJ"))
    problem = explain(failed.value)

    assert "400002.BJ is a former Beijing code or one of NEEQ" in str(problem)
    assert problem.code == 3


def once(code: str, name: str, start: str, end: str | None) -> dict[str, Any]:
    """A row of the table of names."""
    return {"ts_code": code, "name": name, "start_date": start, "end_date": end}


def named(name: str) -> Question:
    """The question for the price of a company by its name."""
    return Question(text="test", name=name, topics=(Topic.PRICE,), as_of=SAMPLE_CLOCK)


async def test_a_former_name_leads_to_the_company_and_says_its_name_of_today(
    live: tuple[Lab, Loopback],
) -> None:
    """平安银行 was 深发展A until 2012, with breaks; the answer names both."""
    lab, server = live
    serve_rows(
        server, Dataset.NAME_CHANGES,
        once("000001.SZ", "平安银行", "20120802", None),
        once("000001.SZ", "深发展A", "20070620", "20120801"),
        once("000001.SZ", "深发展A", "19910403", "20061008"),
    )  # fmt: skip

    answer = await lab.ask(named("深发展Ａ"))

    assert (answer.code, answer.name, answer.status) == ("000001.SZ", "平安银行", "answered")
    assert "“深发展Ａ”是 000001.SZ 的曾用名（至 2012-08-01），现名平安银行" in answer.text


async def test_a_name_of_today_needs_no_look_at_the_former_ones(
    live: tuple[Lab, Loopback],
) -> None:
    """One request less, and the name of today goes first."""
    lab, server = live
    answer = await lab.ask(named("平安银行"))

    assert answer.code == "000001.SZ"
    assert "/dataapi/namechange" not in server.paths()


async def test_a_former_name_of_two_companies_is_no_guess(live: tuple[Lab, Loopback]) -> None:
    """Both are offered, and a code is asked for."""
    lab, server = live
    serve_rows(
        server, Dataset.NAME_CHANGES,
        once("000001.SZ", "旧名股份", "20010101", "20011231"),
        once("600519.SH", "旧名股份", "20020101", "20021231"),
    )  # fmt: skip
    with pytest.raises(WorkflowFailureError) as failed:
        await lab.ask(named("旧名股份"))
    problem = explain(failed.value)

    assert "could be 600519.SH 贵州茅台, 000001.SZ 平安银行; give the code" in str(problem)
    assert problem.code == 2


async def test_the_sample_says_that_it_holds_no_former_names(lab: Lab) -> None:
    """What was not recorded is a gap with its reason; no name is made up."""
    with pytest.raises(WorkflowFailureError) as failed:
        await lab.ask(named("深发展A").model_copy(update={"sample": True}))
    problem = explain(failed.value)

    assert "no listed company is called '深发展A'" in str(problem)
    assert "former names: tushare namechange is not in the sample" in str(problem)
    assert problem.code == 2
