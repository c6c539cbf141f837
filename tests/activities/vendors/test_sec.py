"""SEC EDGAR: its figures as of any day, and every way in which it can fail to serve."""

import json
from datetime import UTC, date, datetime
from decimal import Decimal
from typing import Any

import pytest

from activities.errors import (
    AuthOrPermission,
    NoData,
    NotRecorded,
    RateLimited,
    SchemaDrift,
    SourceDown,
    VendorError,
)
from activities.vendors.answer import VendorAnswer
from activities.vendors.sec import PENALTY_SECONDS, SecSource
from activities.vendors.sec_text import LIMIT, PART, parts, plain_text
from activities.vendors.wire.wiring import Wiring
from schemas.fetch import Dataset
from schemas.metrics import Period
from tests.activities.vendors.asking import SAMPLE, ask, ask_sample
from tests.loopback import Loopback, Reply, cut, gzip_bomb, page, redirect, reset, stream, whole

TESLA, CIK = "TSLA.US", "0001318605"
TICKERS_PATH = "/files/company_tickers.json"
FACTS_PATH = f"/api/xbrl/companyfacts/CIK{CIK}.json"
CLOCK = datetime(2026, 11, 2, 22, tzinfo=UTC)
TICKERS = {
    "0": {"cik_str": 1318605, "ticker": "TSLA", "title": "Tesla, Inc."},
    "1": {"cik_str": 1067983, "ticker": "BRK-B", "title": "BERKSHIRE HATHAWAY INC"},
}
COLUMNS = ("form", "reportDate", "filingDate", "accessionNumber", "primaryDocument")
FILINGS = (
    ("10-Q", "2026-09-30", "2026-11-03", "0001318605-26-000090", "later.htm"),
    ("8-K", "2026-10-21", "2026-10-21", "0001318605-26-000080", "news.htm"),
    ("4", "2026-10-01", "2026-10-02", "0001318605-26-000070", "insider.xml"),
    ("10-Q", "2026-06-30", "2026-07-23", "0001318605-26-000060", "second.htm"),
    ("10-K", "2025-12-31", "2026-01-29", "0001318605-26-000010", "year.htm"),
)
DOCUMENT = b"""<html><head><title>no</title></head><body><ix:header>hidden</ix:header>
<p>Item 1.&nbsp;Business</p><script>evil()</script><div>We make <b>cars</b>.</div></body></html>"""


def submissions(**changes: Any) -> bytes:
    """The company's list of filings, in EDGAR's columns."""
    recent = {name: [row[at] for row in FILINGS] for at, name in enumerate(COLUMNS)}
    body = {
        "cik": CIK, "name": "Tesla, Inc.", "tickers": ["TSLA"], "fiscalYearEnd": "1231",
        "sicDescription": "Motor Vehicles & Passenger Car Bodies",
        "filings": {"recent": recent, "files": []},
    }  # fmt: skip
    return json.dumps({**body, **changes}).encode()


def row(start: str | None, end: str, value: Any, filed: str, accession: str) -> dict[str, Any]:
    """One fact as EDGAR writes it."""
    told = {"end": end, "val": value, "accn": accession, "filed": filed, "form": "10-Q"}
    return {"start": start, **told} if start else told


REVENUES = [
    row("2025-01-01", "2025-12-31", 94827000000, "2026-01-29", "k-25"),
    row("2026-01-01", "2026-06-30", 50623000000, "2026-07-23", "q-2"),
    row("2026-04-01", "2026-06-30", 28236000000, "2026-07-23", "q-2"),
    row("2026-01-01", "2026-01-31", 7000000000, "2026-07-23", "q-2"),
    row("2026-07-01", "2026-09-30", 30000000000, "2026-11-03", "q-3"),
    row("2025-01-01", "2025-12-31", 94827000000, "2026-01-29", "k-25"),
]


def facts(revenues: Any = REVENUES, **changes: Any) -> bytes:
    """The company's facts."""
    gaap = {
        "Revenues": {"label": "Revenues", "units": {"USD": revenues}},
        "EarningsPerShareDiluted": {
            "units": {"USD/shares": [row("2025-01-01", "2025-12-31", 1.08, "2026-01-29", "k-25")]}
        },
        "Assets": {"units": {"USD": [row(None, "2026-06-30", 148524000000, "2026-07-23", "q-2")]}},
    }
    body = {"cik": 1318605, "entityName": "Tesla, Inc.", "facts": {"us-gaap": gaap}}
    return json.dumps({**body, **changes}).encode()


def serve(far_end: Loopback, **bodies: bytes) -> None:
    """Answer as EDGAR does: tickers, submissions, facts, and the main documents."""
    paths = {
        TICKERS_PATH: json.dumps(TICKERS).encode(),
        f"/submissions/CIK{CIK}.json": bodies.get("submissions", submissions()),
        FACTS_PATH: bodies.get("facts", facts()),
        "/Archives/edgar/data/1318605/000131860526000060/second.htm": bodies.get(
            "document", DOCUMENT
        ),
    }
    for path, body in paths.items():
        far_end.answer_with(whole(body), path=path)


@pytest.fixture
def sec(far_end: Loopback) -> SecSource:
    """EDGAR, as the far end plays it."""
    serve(far_end)
    return SecSource("Jane Doe jane@example.com", Wiring(loopback=far_end.url))


def fetch(sec: SecSource, dataset: Dataset, clock: datetime = CLOCK) -> VendorAnswer:
    """The answer about Tesla."""
    return sec.fetch(ask(dataset, TESLA, clock))


def test_every_request_says_who_asks(far_end: Loopback, sec: SecSource) -> None:
    """Name and mail address are in each request's User-Agent, and in nothing that is kept."""
    answer = fetch(sec, Dataset.US_FACTS)

    assert {r.headers["user-agent"] for r in far_end.requests} == {"Jane Doe jane@example.com"}
    assert far_end.paths() == [
        "/files/company_tickers.json",
        f"/api/xbrl/companyfacts/CIK{CIK}.json",
    ]
    assert "jane" not in repr(answer)


def test_without_a_contact_nothing_is_asked() -> None:
    """A live query without RESEARCH_SEC_CONTACT ends in one line that names it."""
    with pytest.raises(AuthOrPermission, match="set RESEARCH_SEC_CONTACT"):
        SecSource(None, Wiring()).fetch(ask(Dataset.US_FACTS, TESLA, CLOCK))


def test_the_tickers_are_a_company_list(sec: SecSource) -> None:
    """Class shares are spelled with a point, as our codes are."""
    answer = fetch(sec, Dataset.US_TICKERS)

    assert [(c.code, c.name) for c in answer.companies] == [
        ("TSLA.US", "Tesla, Inc."), ("BRK.B.US", "BERKSHIRE HATHAWAY INC")
    ]  # fmt: skip


def test_the_filings_tell_who_the_company_is(sec: SecSource) -> None:
    """Name, industry, and the notable filings that were out by then; not the later one."""
    answer = fetch(sec, Dataset.US_FILINGS)

    assert answer.companies[0].industry == "Motor Vehicles & Passenger Car Bodies"
    assert {seen.metric: seen.value for seen in answer.observations} == {
        "name": "Tesla, Inc.", "industry": "Motor Vehicles & Passenger Car Bodies"
    }  # fmt: skip
    assert [text.title.split()[:2] for text in answer.texts] == [
        ["8-K", "2026-10-21"], ["10-Q", "2026-06-30"], ["10-K", "2025-12-31"]
    ]  # fmt: skip


def test_facts_become_figures_of_their_periods(sec: SecSource) -> None:
    """Each with its first day, its filing and the day it became known; odd spans are left out."""
    answer = fetch(sec, Dataset.US_FACTS)
    revenue = [s for s in answer.observations if s.metric == "total_revenue"]
    (year, half, quarter) = sorted(revenue, key=lambda s: (s.as_of, s.start or date.min))

    assert (year.period, str(year.value), year.unit) == (Period.YEAR, "94827000000", "USD")
    assert (half.period, half.start) == (Period.YEAR_TO_DATE, date(2026, 1, 1))
    assert (quarter.period, str(quarter.value)) == (Period.QUARTER, "28236000000")
    assert (quarter.announced, quarter.filing) == (date(2026, 7, 23), "q-2")
    assert next(s for s in answer.observations if s.metric == "eps").value == Decimal("1.08")
    assert "total_revenue: us-gaap:Revenues" in answer.notes


def test_what_is_filed_tomorrow_is_not_known_today(sec: SecSource) -> None:
    """The third quarter appears on the day it is filed, in New York."""
    known = {
        clock: max(s.as_of for s in fetch(sec, Dataset.US_FACTS, clock).observations)
        for clock in (
            CLOCK,
            datetime(2026, 11, 3, 3, tzinfo=UTC),
            datetime(2026, 11, 3, 15, tzinfo=UTC),
        )
    }

    assert list(known.values()) == [date(2026, 6, 30), date(2026, 6, 30), date(2026, 9, 30)]


def test_the_books_of_a_foreign_filer_keep_their_currency(
    far_end: Loopback, sec: SecSource
) -> None:
    """Renminbi books with one year translated into dollars stay in renminbi."""
    both = {
        "us-gaap": {
            "Revenues": {"units": {"CNY": REVENUES, "USD": REVENUES[:1]}},
            "Assets": {"units": {"CNY": [row(None, "2026-06-30", 1, "2026-07-23", "q-2")]}},
        }
    }
    serve(far_end, facts=facts(facts=both))

    assert {seen.unit for seen in fetch(sec, Dataset.US_FACTS).observations} == {"CNY"}


def test_the_newest_report_is_read_as_plain_text(far_end: Loopback, sec: SecSource) -> None:
    """The 10-Q that was out by then, without markup, scripts and hidden elements."""
    answer = fetch(sec, Dataset.US_FILING_TEXT)
    (text,) = answer.texts

    assert text.body == "Item 1. Business\nWe make cars."
    assert (text.title, text.published) == ("10-Q 2026-06-30 (1)", date(2026, 7, 23))
    assert answer.query["accession"] == "0001318605-26-000060"
    assert not answer.observations


def test_a_long_document_is_cut_and_split() -> None:
    """No document brings more than its share of text."""
    text = plain_text(b"<p>" + b"word " * LIMIT + b"</p>")
    pieces = list(parts(text))

    assert len(text) == LIMIT
    assert max(map(len, pieces)) == PART
    assert "".join(pieces) == text


def one_fact(**changes: Any) -> bytes:
    """Facts with one row that is spoiled."""
    return facts([{**REVENUES[0], **changes}])


LATER = facts(
    facts={"us-gaap": {"Revenues": {"units": {"USD": [{**REVENUES[0], "filed": "2026-12-01"}]}}}}
)
ANSWERS: dict[str, tuple[Reply, type[VendorError]]] = {
    "403 without a contact": (page(403), AuthOrPermission),
    "403 over the rate": (page(403, "<h1>Request Rate Threshold Exceeded</h1>"), RateLimited),
    "404 in XML": (whole("<Error><Code>NoSuchKey</Code></Error>", 404, "text/xml"), NoData),
    "429": (page(429), RateLimited),
    "500": (page(500), SourceDown),
    "502": (page(502), SourceDown),
    "503": (whole(b"", 503), SourceDown),
    "302": (redirect("https://evil.example/"), SchemaDrift),
    "200 with a page": (page(200), SourceDown),
    "200 with nothing": (whole(b""), SourceDown),
    "half the JSON": (whole(facts()[:-30]), SourceDown),
    "nested too deep": (whole(b"[" * 100_000), SourceDown),
    "connection cut": (cut(facts(), 40), SourceDown),
    "connection reset": (reset(), SourceDown),
    "200 MB": (stream(200 * 1024 * 1024), SchemaDrift),
    "a gzip bomb": (gzip_bomb(200 * 1024 * 1024), SchemaDrift),
    "a list": (whole("[]"), SchemaDrift),
    "no facts": (whole(b'{"cik":1318605}'), SchemaDrift),
    "facts are null": (whole(b'{"cik":1318605,"facts":null}'), SchemaDrift),
    "another company": (whole(facts(cik=320193)), SchemaDrift),
    "a value in words": (whole(one_fact(val="much")), SchemaDrift),
    "a value that is null": (whole(one_fact(val=None)), SchemaDrift),
    "a value that is true": (whole(one_fact(val=True)), SchemaDrift),
    "an impossible value": (whole(one_fact(val=10**30)), SchemaDrift),
    "not a number": (whole(facts().replace(b"94827000000", b"NaN")), SchemaDrift),
    "no such day": (whole(one_fact(end="2025-02-30")), SchemaDrift),
    "no end": (whole(one_fact(end=None)), SchemaDrift),
    "nothing known yet": (whole(LATER), NoData),
    "no amounts": (whole(facts(facts={})), NoData),
}


@pytest.mark.parametrize(("reply", "expected"), ANSWERS.values(), ids=ANSWERS)
def test_each_answer_has_its_class(
    far_end: Loopback, sec: SecSource, reply: Reply, expected: type[VendorError]
) -> None:
    """Every answer that carries no figures becomes exactly one class of error."""
    far_end.answer_with(reply, path=FACTS_PATH)

    with pytest.raises(VendorError) as failed:
        fetch(sec, Dataset.US_FACTS)

    assert type(failed.value) is expected


def test_over_the_rate_nobody_asks_for_ten_minutes(far_end: Loopback, sec: SecSource) -> None:
    """EDGAR shuts an address out until it was quiet for ten minutes: longer than a run waits."""
    far_end.answer_with(page(429))

    with pytest.raises(RateLimited) as failed:
        fetch(sec, Dataset.US_TICKERS)

    assert failed.value.retry_after == PENALTY_SECONDS


def test_an_unknown_ticker_is_no_data(sec: SecSource) -> None:
    """The list of tickers answers for all companies."""
    with pytest.raises(NoData, match=r"NOPE\.US is not among the tickers"):
        sec.fetch(ask(Dataset.US_FACTS, "NOPE.US", CLOCK))


@pytest.mark.parametrize(
    ("spoiled", "expected"),
    [
        ({"filings": {"recent": {}, "files": []}}, NoData),
        ({"filings": {"recent": {"form": ["10-K"]}}}, SchemaDrift),
        ({"cik": "0000320193"}, SchemaDrift),
    ],
    ids=["no filings", "a column is missing", "another company"],
)
def test_a_list_of_filings_without_a_report(
    far_end: Loopback, sec: SecSource, spoiled: dict[str, Any], expected: type[VendorError]
) -> None:
    """No report, or an unknown shape: no document is asked for."""
    serve(far_end, submissions=submissions(**spoiled))

    with pytest.raises(expected):
        fetch(sec, Dataset.US_FILING_TEXT)

    assert not [path for path in far_end.paths() if "/Archives/" in path]


RECORDED = SecSource(None, SAMPLE)


@pytest.mark.parametrize(
    ("metric", "period", "end", "value"),
    [
        ("total_revenue", Period.YEAR, date(2025, 12, 31), 94_827_000_000),
        ("total_revenue", Period.QUARTER, date(2025, 3, 31), 19_335_000_000),
        ("total_revenue", Period.QUARTER, date(2025, 6, 30), 22_496_000_000),
        ("total_revenue", Period.QUARTER, date(2025, 9, 30), 28_095_000_000),
        ("net_profit", Period.QUARTER, date(2026, 6, 30), 1_114_000_000),
        ("total_share", Period.INSTANT, date(2026, 7, 16), 3_949_547_394),
    ],
)
def test_recorded_figures_come_out_as_they_are(
    metric: str, period: Period, end: date, value: int
) -> None:
    """Tesla's reported figures pass digit by digit, unscaled, in dollars."""
    answer = RECORDED.fetch(ask_sample(Dataset.US_FACTS, TESLA))
    found = [
        s for s in answer.observations if (s.metric, s.period, s.as_of) == (metric, period, end)
    ]

    assert [seen.value for seen in found] == [value]
    assert found[0].filing is None, "the recording knows no filings, and makes none up"


def test_a_derived_quarter_was_not_recorded_as_reported() -> None:
    """No filing reports a fourth quarter today: it is derived, or it is not there."""
    answer = RECORDED.fetch(ask_sample(Dataset.US_FACTS, TESLA))
    quarters = {s.as_of for s in answer.observations if s.period is Period.QUARTER}

    assert date(2025, 12, 31) not in quarters
    assert date(2025, 9, 30) in quarters


@pytest.mark.parametrize(
    ("clock", "newest"),
    [
        (datetime(2026, 5, 9, 12, tzinfo=UTC), date(2025, 12, 31)),
        (datetime(2026, 5, 10, 12, tzinfo=UTC), date(2026, 3, 31)),
        (datetime(2026, 8, 9, 12, tzinfo=UTC), date(2026, 6, 30)),
    ],
)
def test_a_recorded_fact_appears_at_its_deadline(clock: datetime, newest: date) -> None:
    """Nobody recorded when it was filed, only by when it must have been."""
    answer = RECORDED.fetch(ask_sample(Dataset.US_FACTS, TESLA, clock))

    assert max(s.as_of for s in answer.observations if s.metric == "net_profit") == newest


@pytest.mark.parametrize(
    ("dataset", "code", "says"),
    [
        (Dataset.US_FACTS, "NVDA.US", "recorded are .*AAPL.US, TSLA.US"),
        (Dataset.US_FILINGS, "NVDA.US", "recorded are .*AAPL.US, TSLA.US"),
        (Dataset.US_FILING_TEXT, TESLA, "no texts of US filings"),
    ],
)
def test_what_was_not_recorded_is_named(dataset: Dataset, code: str, says: str) -> None:
    """A gap of the recording is not a company without filings."""
    with pytest.raises(NotRecorded, match=says):
        RECORDED.fetch(ask_sample(dataset, code))


def test_before_the_recording_there_is_a_gap() -> None:
    """Facts that existed then but were not recorded are never called missing."""
    with pytest.raises(NotRecorded, match="no facts of Tesla"):
        RECORDED.fetch(ask_sample(Dataset.US_FACTS, TESLA, datetime(2012, 1, 1, tzinfo=UTC)))
