"""The sample: recorded answers of the real interfaces, served as of any recorded moment.

It answers requests as the recorded sites would have answered them at the clock of the run: rows
that were not public yet are not in the answer. A request that was never recorded raises
NotRecorded; nothing is made up.
"""

import json
from collections.abc import Callable
from datetime import UTC, date, datetime, time
from functools import cache
from importlib import resources
from typing import Any

from activities.errors import NotRecorded
from activities.rules.calendar import SHANGHAI
from activities.rules.periods import deadline
from activities.rules.recorded import refusal
from activities.vendors.sample import us
from activities.vendors.wire.core import WireAnswer, WireRequest

DAILY_PUBLISHED = time(15, 30)
"""When the day's bars are on the wire (Tushare documents 15 to 16 h)."""
RECORDED_UNTIL = date(2026, 8, 21)
"""What bears no date at all was public by the end of the recording; before that nobody knows."""

_DATE_COLUMN = {
    "daily": "trade_date", "daily_basic": "trade_date", "trade_cal": "cal_date",
    "income": "ann_date", "balancesheet": "ann_date", "cashflow": "ann_date",
    "fina_indicator": "end_date", "anns_d": "ann_date", "irm_qa_sh": "trade_date",
    "irm_qa_sz": "trade_date",
}  # fmt: skip
_STATEMENTS = frozenset({"income", "balancesheet", "cashflow"})
_REPORTS = _STATEMENTS | {"fina_indicator"}
Row = dict[str, Any]


class SampleFarEnd:
    """Answers in place of the recorded sites."""

    def answer(self, request: WireRequest, clock: datetime) -> WireAnswer:
        """The recorded answer to ``request`` as of ``clock``."""
        site = _SITES.get(request.host)
        if site is None:
            raise NotRecorded(f"{request.host!r} is not in the sample")
        local = clock.astimezone(SHANGHAI)
        return WireAnswer(200, site(request.path, request.query, request.body, local))


@cache
def _load(name: str) -> Any:
    file = resources.files(__package__).joinpath("wire", *name.split("/"))
    if not file.is_file():
        return None
    return json.loads(file.read_text(encoding="utf-8"))


@cache
def recorded_codes() -> tuple[str, ...]:
    """The codes of the companies in the sample."""
    return tuple(sorted(row["ts_code"] for row in _rows("stock_basic")))


@cache
def _rows(api: str) -> tuple[Row, ...]:
    body = _load(f"tushare/{api}.json")
    if body is None:
        raise NotRecorded(f"tushare {api} is not in the sample")
    fields = body["data"]["fields"]
    return tuple(dict(zip(fields, item, strict=True)) for item in body["data"]["items"])


def _dump(body: object) -> bytes:
    return json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()


def _tushare(_: str, __: dict[str, str], body: bytes, clock: datetime) -> bytes:
    asked = json.loads(body or "{}")
    api, params = asked["api_name"], asked["params"]
    rows = _of_code(api, params.get("ts_code"))
    if params.get("report_type", "1") != "1" and api in _STATEMENTS:
        raise NotRecorded(f"the sample holds no {api} rows of report_type {params['report_type']}")
    if params.get("list_status", "L") != "L":
        raise NotRecorded("the sample holds listed companies only")
    _check_window(api, params, rows)
    _check_period(api, params, rows, clock.date())
    wanted = [r for r in rows if _asked_for(api, params, r) and _public(api, r, clock)]
    if not wanted and api in _REPORTS and "period" not in params:
        raise NotRecorded(f"the sample holds no {api} rows that were public on {clock.date()}")
    fields = asked["fields"].split(",")
    shown = [_as_it_stood(row, clock.date()) for row in wanted]
    items = [[row.get(name) for name in fields] for row in shown]
    data = {"fields": fields, "items": items, "has_more": False}
    return _dump({"request_id": "recorded", "code": 0, "msg": "", "data": data})


def _of_code(api: str, code: str | None) -> tuple[Row, ...]:
    if not code:
        return _rows(api)
    if code not in recorded_codes():
        raise NotRecorded(refusal(code))
    rows = tuple(row for row in _rows(api) if row["ts_code"] == code)
    if not rows:
        raise NotRecorded(f"the sample holds no {api} rows of {code}")
    return rows


def _check_window(api: str, params: dict[str, str], rows: tuple[Row, ...]) -> None:
    """A window outside what was recorded is a gap of the sample, not an empty market."""
    column = _DATE_COLUMN.get(api)
    if column is None:
        return
    days = [row[column] for row in rows if row[column]]
    first = params.get("trade_date") or params.get("start_date") or "00000000"
    last = params.get("trade_date") or params.get("end_date") or "99999999"
    if days and (last < min(days) or first > max(days)):
        raise NotRecorded(f"the sample holds {api} from {min(days)} to {max(days)} only")


def _check_period(api: str, params: dict[str, str], rows: tuple[Row, ...], today: date) -> None:
    """A report that must have been out by then but was not recorded is a gap of the sample."""
    period = params.get("period")
    if not period or deadline(_day(period)) >= today:
        return
    if all(row["end_date"] != period for row in rows):
        raise NotRecorded(f"the sample holds no {api} row of {period}")


def _asked_for(api: str, params: dict[str, str], row: Row) -> bool:
    for name, column in (("trade_date", "trade_date"), ("period", "end_date")):
        if name in params and row[column] != params[name]:
            return False
    dated = _DATE_COLUMN.get(api)
    day = str(row[dated] or "") if dated else ""
    return not day or params.get("start_date", "") <= day <= params.get("end_date", "99999999")


def _public(api: str, row: Row, clock: datetime) -> bool:
    """Whether the row was on the wire at ``clock``; without a date, from the deadline on."""
    today = clock.date()
    if api in ("daily", "daily_basic"):
        day = _day(row["trade_date"])
        return day < today or (day == today and clock.time() >= DAILY_PUBLISHED)
    if api == "dividend" and row["ex_date"] and _day(row["ex_date"]) > today:
        return False
    if row.get("ann_date"):
        return _day(row["ann_date"]) <= today
    if api == "anns_d":
        return today >= RECORDED_UNTIL
    if api in _REPORTS:
        return deadline(_day(row["end_date"])) < today
    if api.startswith("irm_qa"):
        return _day(row["trade_date"]) <= today
    return True


def _as_it_stood(row: Row, today: date) -> Row:
    """The row without what was added later: a question stands alone until it is answered."""
    answered = row.get("pub_time")
    if answered and date.fromisoformat(answered) > today:
        return {**row, "a": None, "pub_time": None}
    return row


def _day(text: str) -> date:
    return date(int(text[:4]), int(text[4:6]), int(text[6:]))


def _xueqiu_home(*_: object) -> bytes:
    return b"<html></html>"


def _xueqiu_quote(_: str, query: dict[str, str], __: object, clock: datetime) -> bytes:
    symbol = query.get("symbol", "")
    body = _load(f"xueqiu/{symbol}.json")
    if body is None:
        raise NotRecorded(f"the sample holds no live quote of {symbol}")
    moment = datetime.fromtimestamp(body["data"]["quote"]["time"] / 1000, UTC)
    if moment > clock or moment.astimezone(SHANGHAI).date() != clock.date():
        raise NotRecorded(f"the sample's live quote of {symbol} is of {moment:%Y-%m-%d} only")
    return _dump({**body, "error_code": 0, "error_description": ""})


def _eastmoney_kline(_: str, query: dict[str, str], __: object, clock: datetime) -> bytes:
    body = _load(f"eastmoney/kline/{query['secid']}.json")
    if body is None or query.get("fqt") != "0":
        raise NotRecorded(f"the sample holds no unadjusted Eastmoney bars of {query['secid']}")
    data = body["data"]

    def shown(line: str) -> bool:
        day = date.fromisoformat(line[:10])
        public = day < clock.date() or (day == clock.date() and clock.time() >= DAILY_PUBLISHED)
        return public and query["beg"] <= line[:10].replace("-", "") <= query["end"]

    lines = [line for line in data["klines"] if shown(line)]
    if not lines:
        first, last = data["klines"][0][:10], data["klines"][-1][:10]
        raise NotRecorded(f"the sample holds Eastmoney bars from {first} to {last} only")
    return _dump({**body, "data": {**data, "klines": lines}})


def _eastmoney_annual(_: str, query: dict[str, str], __: object, clock: datetime) -> bytes:
    code = query["filter"].split('"')[1]
    body = _load(f"eastmoney/main_indicators/{code}.json")
    if body is None:
        raise NotRecorded(f"the sample holds no Eastmoney annual figures of {code}")
    public = [
        row
        for row in body["result"]["data"]
        if deadline(date.fromisoformat(row["REPORT_DATE"][:10])) < clock.date()
    ]
    result = {**body["result"], "data": public, "count": len(public)}
    return _dump({**body, "result": result})


def _sec(path: str, _: dict[str, str], __: bytes, clock: datetime) -> bytes:
    return _dump(us.sec(_load, path, clock))


def _yahoo(path: str, query: dict[str, str], _: bytes, clock: datetime) -> bytes:
    return _dump(us.chart(_load, path, query, clock))


_Site = Callable[[str, dict[str, str], bytes, datetime], bytes]
_SITES: dict[str, _Site] = {
    "api.waditu.com": _tushare,
    "api.tushare.pro": _tushare,
    "xueqiu.com": _xueqiu_home,
    "stock.xueqiu.com": _xueqiu_quote,
    "push2his.eastmoney.com": _eastmoney_kline,
    "datacenter.eastmoney.com": _eastmoney_annual,
    "www.sec.gov": _sec,
    "data.sec.gov": _sec,
    "query2.finance.yahoo.com": _yahoo,
}
