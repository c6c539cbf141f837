"""The real Tushare client, made honest: HTTP status, error code and columns are checked first."""

import json
import re
from decimal import Decimal
from typing import Any, NamedTuple

import requests
from tushare.pro.client import DataApi

from activities.errors import (
    AuthOrPermission,
    Blocked,
    NoData,
    RateLimited,
    SchemaDrift,
    SourceDown,
    VendorError,
)
from activities.rules.rates import stated_per_minute
from activities.vendors.quoting import shown
from activities.vendors.wire.outage import outage
from schemas.breaker import About

LONG_LIMIT_SECONDS = 3600.0
MINUTE_LIMIT_SECONDS = 61.0
MAX_PAGES = 8
"""More pages than any table of ours has; a server that promises ever more is not believed."""

Row = dict[str, Any]


class Page(NamedTuple):
    """The rows of one answer, and whether the server says that there are more."""

    rows: list[Row]
    more: bool


class TushareClient(DataApi):  # type: ignore[misc]
    """``DataApi`` with a strict ``query``.

    The stock class answers HTTP errors with an empty frame, loses the error code, and turns every
    unknown attribute into an API call with the token in it (copying the object included).
    """

    def __init__(self, token: str, timeout: float = 20.0) -> None:
        super().__init__(token, timeout)
        self._token, self._timeout = token, timeout

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return super().__getattr__(name)

    def query(
        self, api_name: str, fields: str = "", *, full_page: int | None = None, **params: Any
    ) -> list[Row]:
        """All rows of one interface, page by page; raises a VendorError on anything else.

        ``full_page`` is the most rows that the interface gives in one answer: such a page is
        taken for a cut one, whatever the server says of it.
        """
        rows: list[Row] = []
        for _ in range(MAX_PAGES):
            page = self._page(api_name, fields, {**params, "offset": len(rows)} if rows else params)
            if page.rows and page.rows[0] in rows[:1]:
                raise SchemaDrift(f"tushare {api_name}: the second page repeats the first")
            rows += page.rows
            if not page.more and (full_page is None or len(page.rows) < full_page):
                return rows
            if page.more and not page.rows:
                break
        raise SchemaDrift(f"tushare {api_name}: incomplete, there are more rows than {len(rows)}")

    def _page(self, api_name: str, fields: str, params: dict[str, Any]) -> Page:
        url = self._DataApi__http_url  # the class attribute of the real client
        body: dict[str, Any] = {
            "api_name": api_name,
            "token": self._token,
            "params": {**params, "ts_type_name": url},
            "fields": fields,
        }
        try:
            answer = requests.post(
                f"{url}/{api_name}", json=body, timeout=self._timeout, allow_redirects=False
            )
        except requests.RequestException as error:
            raise SourceDown(f"tushare {api_name}: {outage(type(error).__name__)}") from None
        return page_of(api_name, fields, answer.status_code, answer.content, params.get("offset"))


def rows_of(api_name: str, fields: str, status: int, body: bytes) -> list[Row]:
    """The rows in a wire answer that must have some."""
    return page_of(api_name, fields, status, body).rows


def page_of(
    api_name: str, fields: str, status: int, body: bytes, offset: int | None = None
) -> Page:
    """The rows in a wire answer; numbers become Decimal. Only a later page may be empty.

    JSON is UTF-8, whatever the content type says: a page without a charset would be read as
    Latin-1, and neither names nor refusals would be understood.
    """
    if status == 429:
        raise RateLimited(f"tushare {api_name}: HTTP 429", MINUTE_LIMIT_SECONDS)
    if status == 403:
        raise Blocked(f"tushare {api_name}: HTTP 403")
    if status >= 400:
        raise SourceDown(f"tushare {api_name}: HTTP {status}")
    if status >= 300:
        raise SchemaDrift(f"tushare {api_name}: HTTP {status}, the interface has moved")
    try:
        answer = json.loads(body, parse_float=Decimal)
    except (ValueError, RecursionError):
        raise SourceDown(f"tushare {api_name}: the answer is not JSON") from None
    if not isinstance(answer, dict) or "code" not in answer:
        raise SchemaDrift(f"tushare {api_name}: the answer has no code")
    if answer["code"] != 0:
        raise refusal(api_name, answer["code"], str(answer.get("msg", "")))
    return _table(api_name, fields, answer.get("data"), offset)


def _table(api_name: str, fields: str, data: object, offset: int | None) -> Page:
    if not isinstance(data, dict) or not {"fields", "items"} <= data.keys():
        raise SchemaDrift(f"tushare {api_name}: the answer has no table")
    columns, items = data["fields"], data["items"]
    if not isinstance(columns, list) or not isinstance(items, list):
        raise SchemaDrift(f"tushare {api_name}: the table has another shape")
    absent = [name for name in fields.split(",") if name and name not in columns]
    if absent:
        raise SchemaDrift(f"tushare {api_name}: columns are missing: {', '.join(absent)}")
    if not items and not offset:
        raise NoData(f"tushare {api_name} has no rows for this request")
    if any(not isinstance(item, list) or len(item) != len(columns) for item in items):
        raise SchemaDrift(f"tushare {api_name}: a row does not fit the columns")
    rows = [dict(zip(columns, item, strict=True)) for item in items]
    return Page(rows, bool(data.get("has_more")))


def refusal(api_name: str, code: object, message: str) -> VendorError:
    """The class of a refusal, in our words: the vendor's could say anything to a reader.

    Texts come first: several meanings share one code.
    """
    refused = f"tushare {api_name} refused ({shown(code)}): "
    if re.search(r"每分钟最多访问", message):
        limit = stated_per_minute(message)
        often = f"more than {limit} calls a minute" if limit else "too many calls a minute"
        return RateLimited(refused + often, MINUTE_LIMIT_SECONDS, limit)
    if re.search(r"每(?:小时|天)最多访问", message):
        return RateLimited(f"{refused}too many calls an hour or a day", LONG_LIMIT_SECONDS)
    if code in (40001, 40101) or re.search(r"IP数量超限|token", message):
        return AuthOrPermission(
            f"{refused}the token is wrong, or used from too many places", About.UPSTREAM
        )
    if code == 2002 or re.search(r"权限|积分", message):
        return AuthOrPermission(f"{refused}the token does not cover this interface")
    if re.search(r"参数|必填", message):
        return SchemaDrift(f"{refused}it objects to the parameters")
    return SourceDown(f"{refused}for a reason of its own")
