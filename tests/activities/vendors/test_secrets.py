"""A token goes to its source and nowhere else."""

import copy
import pickle
import traceback
from collections.abc import Callable
from typing import Any

import pytest

from activities.errors import VendorError
from activities.vendors.akshare import AkshareSource
from activities.vendors.tushare import HOSTS, TushareSource
from activities.vendors.tushare_client import TushareClient
from activities.vendors.wire.core import Capture, capture
from activities.vendors.wire.wiring import Wiring
from schemas.fetch import Dataset
from tests.activities.vendors.asking import END, MOUTAI, QUOTED, ZIJIN, ask
from tests.loopback import Loopback, Reply, page, redirect, refusal, reset, table, whole

CANARY = "canary-5f0c2d9e7b1a4863"
ECHO = refusal(-1, f"您的token {CANARY} 不对，请确认。")
GOOD = table(["ts_code", "trade_date", "close", "pre_close"], [[MOUTAI, "20260821", 1371.05, None]])


@pytest.fixture
def client(far_end: Loopback) -> TushareClient:
    """The client that carries the canary."""
    far_end.answer_with(whole(GOOD))
    return TushareClient(CANARY)


COPIES: dict[str, Callable[[TushareClient], object]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda client: pickle.loads(pickle.dumps(client)),  # noqa: S301 - our own bytes
    "hasattr": lambda client: hasattr(client, "_repr_html_"),
    "repr": repr,
    "dir": dir,
}


@pytest.mark.parametrize("handle", COPIES.values(), ids=COPIES)
def test_handling_the_client_sends_nothing(
    far_end: Loopback, client: TushareClient, handle: Callable[[TushareClient], object]
) -> None:
    """Copying, pickling and looking at the client is no request with a token in it."""
    with capture(Capture(HOSTS, END, loopback=far_end.url)):
        handle(client)

    assert far_end.requests == []


def test_a_copied_client_works(far_end: Loopback, client: TushareClient) -> None:
    """A copy asks with the same token as its original."""
    with capture(Capture(HOSTS, END, loopback=far_end.url)):
        rows = copy.deepcopy(client).query("daily", "close")

    assert rows[0]["ts_code"] == MOUTAI
    assert far_end.requests[0].body["token"] == CANARY


def test_the_package_asks_where_the_allow_list_expects_it(
    far_end: Loopback, client: TushareClient
) -> None:
    """The real client's address is on the list, and the body has the documented form."""
    with capture(Capture(HOSTS, END, loopback=far_end.url)):
        client.query("daily", "close", ts_code=MOUTAI)

    (asked,) = far_end.requests
    assert (asked.method, asked.host, asked.path) == ("POST", "api.waditu.com", "/dataapi/daily")
    assert asked.body["params"] == {
        "ts_code": MOUTAI, "ts_type_name": "http://api.waditu.com/dataapi"
    }  # fmt: skip


def test_the_wire_log_holds_no_token(far_end: Loopback, client: TushareClient) -> None:
    """Neither the token in the body nor any request header is kept."""
    rules = Capture(HOSTS, END, loopback=far_end.url, secret=CANARY)
    with capture(rules):
        client.query("daily", "close")

    assert len(rules.exchanges) == 1
    assert CANARY not in repr(rules)
    assert "user-agent" not in repr(rules).lower()


def test_a_tushare_answer_holds_no_token(far_end: Loopback) -> None:
    """What is archived of a good answer is free of the token that bought it."""
    far_end.answer_with(whole(GOOD))

    answer = TushareSource(CANARY, Wiring(loopback=far_end.url)).fetch(ask(Dataset.CLOSE))

    assert far_end.requests[0].body["token"] == CANARY
    assert CANARY not in repr(answer)


def test_an_akshare_answer_holds_no_token(far_end: Loopback) -> None:
    """The token travels to Xueqiu as a cookie, and stays out of the answer."""
    source = AkshareSource(CANARY, Wiring(loopback=far_end.url))

    answer = source.fetch(ask(Dataset.LIVE_QUOTE, ZIJIN, QUOTED))

    assert CANARY in far_end.requests[-1].headers["cookie"]
    assert CANARY not in repr(answer)


FAILURES: dict[str, Reply] = {
    "refused": whole(refusal(-1, "系统繁忙")),
    "echoed in a refusal": whole(ECHO),
    "echoed in a page": page(200, f"<p>{CANARY}</p>"),
    "echoed as a figure": whole(
        table(["ts_code", "trade_date", "close", "pre_close"], [[MOUTAI, "20260821", CANARY, None]])
    ),
    "echoed as a company": whole(
        table(["ts_code", "trade_date", "close", "pre_close"], [[CANARY, "20260821", 1.0, None]])
    ),
    "echoed in a redirect": redirect(f"http://evil.example/{CANARY}"),
    "reset": reset(),
    "502": page(502),
}


@pytest.mark.parametrize("dataset", [Dataset.CLOSE, Dataset.LIVE_QUOTE, Dataset.SECOND_CLOSE])
@pytest.mark.parametrize("reply", FAILURES.values(), ids=FAILURES)
def test_no_failure_tells_the_token(far_end: Loopback, reply: Reply, dataset: Dataset) -> None:
    """Even a server that echoes the token gets it into no error text and no traceback."""
    far_end.answer_with(reply)
    source: Any = TushareSource(CANARY, Wiring(loopback=far_end.url))
    if dataset is not Dataset.CLOSE:
        source = AkshareSource(CANARY, Wiring(loopback=far_end.url))

    with pytest.raises(VendorError) as failed:
        source.fetch(ask(dataset))

    assert CANARY not in "".join(traceback.format_exception(failed.value))


def test_an_echoed_token_is_not_archived(far_end: Loopback) -> None:
    """The raw bytes of an answer that repeats the token are kept without it."""
    far_end.answer_with(
        whole(
            table(
                ["ts_code", "trade_date", "close", "pre_close", "debug"],
                [[MOUTAI, "20260821", 1371.05, None, CANARY]],
            )
        )
    )

    answer = TushareSource(CANARY, Wiring(loopback=far_end.url)).fetch(ask(Dataset.CLOSE))

    assert CANARY.encode() not in answer.raw
    assert b"***" in answer.raw


def test_a_short_placeholder_is_no_secret(far_end: Loopback) -> None:
    """A token too short to be one does not punch holes into figures."""
    far_end.answer_with(whole(GOOD))

    answer = TushareSource("1371", Wiring(loopback=far_end.url)).fetch(ask(Dataset.CLOSE))

    assert answer.raw == GOOD
