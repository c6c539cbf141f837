"""Typing Tushare's texts: announcements, questions of investors, news. Titles are data."""

from collections.abc import Sequence
from datetime import date, datetime
from typing import Any

from activities.errors import NoData, SchemaDrift
from activities.rules.calendar import SHANGHAI
from activities.vendors.clock import clock_day
from activities.vendors.quoting import shown
from activities.vendors.tushare_cells import Row, day_of, day_or_none, own_rows
from schemas.fetch import DatasetQuery, TextItem


def read_announcements(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
    """Announcement titles that were public at the clock."""
    today = clock_day(query)
    texts = tuple(
        TextItem(
            item_id=f"ann_{number:03d}",
            source="tushare.anns_d",
            code=query.code or "",
            published=published,
            title=str(row["title"]),
        )
        for number, row in enumerate(own_rows(query, rows, "anns_d"), 1)
        if (published := day_or_none(row["ann_date"], "anns_d")) is None or published <= today
    )
    return {"texts": texts}


def read_questions(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
    """Questions of investors, with the answers where there are any."""
    today = clock_day(query)
    texts = tuple(
        TextItem(
            item_id=f"qa_{number:03d}",
            source="tushare.irm_qa",
            code=query.code or "",
            published=published,
            title=str(row["q"]),
            body=str(row["a"] or ""),
        )
        for number, row in enumerate(own_rows(query, rows, "irm_qa"), 1)
        if (published := day_of(row["trade_date"], "irm_qa")) <= today
    )
    return {"texts": texts}


def read_major_news(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
    """Long news whose title names the company: the interface itself knows no companies."""
    return _news(query, rows, "major_news", "pub_time")


def read_flash_news(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
    """Short news that name the company."""
    return _news(query, rows, "news", "datetime")


def _news(query: DatasetQuery, rows: Sequence[Row], api: str, column: str) -> dict[str, Any]:
    named = query.name or query.code or ""
    texts = tuple(
        TextItem(
            item_id=f"{api}_{number:03d}",
            source=f"tushare.{api}",
            code=query.code or "",
            published=published,
            title=str(row["title"] or ""),
            body=str(row.get("content") or ""),
        )
        for number, row in enumerate(rows, 1)
        if named in f"{row['title']}{row.get('content') or ''}"
        and (published := _published(row[column], api, query)) is not None
    )
    if not texts:
        raise NoData(f"tushare {api} names {named} nowhere in the window")
    return {"texts": texts}


def _published(text: object, api: str, query: DatasetQuery) -> date | None:
    """The day of a piece of news; None for one that came after the clock."""
    try:
        moment = datetime.fromisoformat(str(text))
    except ValueError:
        raise SchemaDrift(f"tushare {api}: {shown(text)} is no moment") from None
    local = moment if moment.tzinfo else moment.replace(tzinfo=SHANGHAI)
    return local.astimezone(SHANGHAI).date() if local <= query.clock else None
