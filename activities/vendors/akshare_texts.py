"""Reading texts off the answers of Eastmoney's news search and of cninfo: untrusted, all of it."""

import json
import re
from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Any

from activities.errors import SchemaDrift, SourceDown
from activities.rules.calendar import SHANGHAI
from activities.vendors.clock import clock_day
from activities.vendors.wire.core import Capture, Exchange
from schemas.fetch import DatasetQuery, TextItem

NEWS, FILINGS = "akshare.stock_news_em", "akshare.stock_zh_a_disclosure_report_cninfo"
FILES = "http://static.cninfo.com.cn/"
LIST, QUERY = "/new/data/szse_stock.json", "/new/hisAnnouncement/query"
_CALLBACK = re.compile(r"\s*jQuery\w*\((.*)\)\s*;?\s*", re.DOTALL)
_MARKS = re.compile(r"</?em>|[\u3000\r\n]+")


def is_news(wire: Capture) -> bool:
    """Whether the answer looks like news: the package trips over an empty list, or a semicolon."""
    return not wire.failed and bool(wire.exchanges) and b"jQuery" in wire.last.body[:20]


def news(query: DatasetQuery, body: bytes) -> tuple[TextItem, ...]:
    """Headlines that name the company's code and were out at the clock, newest first."""
    found = _CALLBACK.fullmatch(body.decode("utf-8"))
    if found is None:
        raise SchemaDrift("akshare stock_news_em: the answer is no call of the callback")
    rows = json.loads(found[1])["result"]["cmsArticleWebOld"]
    digits = (query.code or "").partition(".")[0]
    kept = [row for row in rows if _out(query, row) and digits in row["title"] + row["content"]]
    return tuple(
        TextItem(
            item_id=f"news_{number:03d}",
            source=NEWS,
            code=query.code or "",
            published=_moment(row).date(),
            title=_MARKS.sub("", row["title"]).strip(),
            body=_MARKS.sub("", row["content"]).strip(),
            url=_link(row["url"]),
        )
        for number, row in enumerate(kept, 1)
    )


def _moment(row: dict[str, Any]) -> datetime:
    return datetime.fromisoformat(row["date"]).replace(tzinfo=SHANGHAI)


def _out(query: DatasetQuery, row: dict[str, Any]) -> bool:
    return _moment(row) <= query.clock


def _link(url: str) -> str | None:
    return url if url.startswith(("http://", "https://")) else None


def forget_company_list() -> None:
    """The package keeps cninfo's list for the life of the process, and so would a recording."""
    from akshare.stock_feature import stock_disclosure_cninfo  # noqa: PLC0415 - with its package

    vars(stock_disclosure_cninfo)["__get_stock_json"].cache_clear()


def is_unlisted(query: DatasetQuery, exchange: Exchange) -> bool:
    """Whether cninfo answered with a list of companies that the company is not on."""
    body, digits = exchange.body.replace(b" ", b""), (query.code or "").partition(".")[0]
    listed = f'"code":"{digits}"'.encode() in body
    return exchange.path == LIST and b'"stockList":[{' in body and not listed


def merged(query: DatasetQuery, exchanges: Sequence[Exchange]) -> bytes:
    """All answers of one fetch as one: what a later reading gets in place of each of them."""
    digits = (query.code or "").partition(".")[0]
    (found,) = [page for page in exchanges if page.path == LIST]
    listed = [row for row in json.loads(found.body)["stockList"] if row["code"] == digits]
    rows = [r for page in pages(exchanges) for r in json.loads(page.body)["announcements"] or ()]
    whole = {"stockList": listed, "totalAnnouncement": len(rows), "announcements": rows}
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode()


def pages(exchanges: Sequence[Exchange]) -> Sequence[Exchange]:
    """The answers that hold announcements; the first is asked for twice."""
    return [page for page in exchanges if page.path == QUERY][1:]


def disclosures(query: DatasetQuery, exchanges: Sequence[Exchange]) -> tuple[TextItem, ...]:
    """Announcements that were public at the clock, with the address of the file."""
    rows: dict[str, dict[str, Any]] = {}
    for page in pages(exchanges):
        if page.status >= 300:
            raise SourceDown(f"akshare {FILINGS}: HTTP {page.status}")
        for row in json.loads(page.body)["announcements"] or ():
            if row["secCode"] != (query.code or "").partition(".")[0]:
                raise SchemaDrift(f"akshare: asked for {query.code}, got {row['secCode']!r}")
            rows[row["announcementId"]] = row
    kept = [row for row in rows.values() if _day(row) <= clock_day(query)]
    return tuple(
        TextItem(
            item_id=f"dis_{number:03d}",
            source=FILINGS,
            code=query.code or "",
            published=_day(row),
            title=_MARKS.sub("", row["announcementTitle"]).strip(),
            url=FILES + row["adjunctUrl"].removeprefix("/"),
        )
        for number, row in enumerate(kept, 1)
    )


def _day(row: dict[str, Any]) -> date:
    """Announcements carry the day in Shanghai as milliseconds."""
    moment = datetime.fromtimestamp(row["announcementTime"] / 1000, UTC)
    return moment.astimezone(SHANGHAI).date()
