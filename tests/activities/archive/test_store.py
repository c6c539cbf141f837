"""What is written to the archive is what is read from it, once and whole."""

import hashlib
import zlib
from datetime import datetime, timedelta, timezone
from functools import partial

import pytest
from sqlalchemy.exc import IntegrityError, StatementError

from activities.archive import tables
from activities.archive.engine import make_engine
from activities.archive.records import StoredWindow
from activities.archive.store import Archive
from activities.errors import ArchiveCorrupt, NoData
from schemas.fetch import Ref
from schemas.text import Bilingual
from tests.activities.archive.records import MOMENT, eval_case, run_record

ABSENT = Ref(sha256="0" * 64, kind="report", size=1)
TABLES = ("runs", "blackboards", "claims", "tool_calls", "reports")


@pytest.mark.parametrize("content", [b"", b"x", "中文".encode(), bytes(range(256)) * 4096], ids=len)
def test_content_comes_back(archive: Archive, content: bytes) -> None:
    """Content of any kind and size is kept under its own hash."""
    ref = archive.put("snapshot", content)

    assert ref == Ref(
        sha256=hashlib.sha256(content).hexdigest(), kind="snapshot", size=len(content)
    )
    assert archive.get(ref.sha256) == content
    assert archive.has(ref.sha256)


def test_writing_again_changes_nothing(archive: Archive) -> None:
    """A retried activity leaves one copy."""
    first = archive.put("snapshot", b"same")
    second = archive.put("snapshot", b"same")

    assert first == second
    assert archive.count("blobs") == 1


def test_a_model_comes_back_equal(archive: Archive) -> None:
    """A model is kept as JSON and read as the same model."""
    model = Bilingual(zh="净资产收益率", en="ROE")

    assert archive.load(archive.put_model("text", model), Bilingual) == model


def test_unknown_content_is_no_data(archive: Archive) -> None:
    """What was never written is absent, which is not the same as damaged."""
    assert not archive.has(ABSENT.sha256)
    with pytest.raises(NoData, match="000000000000"):
        archive.get(ABSENT.sha256)


DOCTORED = {
    "other content": zlib.compress(b"1371.06"),
    "no compression": b"1371.05",
    "cut off": zlib.compress(b"1371.05")[:-3],
    "nothing": b"",
}


@pytest.mark.parametrize("packed", DOCTORED.values(), ids=DOCTORED)
def test_doctored_content_is_noticed(archive: Archive, archive_url: str, packed: bytes) -> None:
    """Every read checks the hash: nobody changes evidence behind our back."""
    ref = archive.put("snapshot", b"1371.05")
    engine = make_engine(archive_url)
    with engine.begin() as connection:
        connection.execute(tables.blobs.update().values(content=packed))
    engine.dispose()

    with pytest.raises(ArchiveCorrupt, match=ref.sha256[:12]):
        archive.get(ref.sha256)


def test_a_run_is_filed_once(archive: Archive) -> None:
    """A second filing of the same run, even a different one, changes nothing."""
    blob = archive.put("report", b"memo")
    archive.file(run_record("r1", blob))
    archive.file(run_record("r1", blob, status="failed"))

    assert [archive.count(table) for table in TABLES] == [1] * 5
    assert archive.runs()[0].status == "completed"


def test_a_run_is_filed_whole_or_not_at_all(archive: Archive) -> None:
    """When the last row cannot be written, none of the others is there."""
    whole = run_record("r1", archive.put("report", b"memo"))
    broken = whole.model_copy(update={"reports": [{**whole.reports[0], "sha256": "0" * 64}]})

    with pytest.raises(IntegrityError):
        archive.file(broken)

    assert [archive.count(table) for table in TABLES] == [0] * 5


def test_a_run_may_be_filed_after_a_failure(archive: Archive) -> None:
    """A failed filing leaves no lock and no half behind."""
    blob = archive.put("report", b"memo")
    with pytest.raises(IntegrityError):
        archive.file(run_record("r1", ABSENT))

    archive.file(run_record("r1", blob))

    assert archive.report("r1", "md", "zh") == b"memo"


def test_an_eval_case_is_added_once(archive: Archive) -> None:
    """Capturing a case again leaves the first one, with its label."""
    archive.add_eval_case(eval_case())
    archive.add_eval_case(eval_case())

    assert archive.count("eval_cases") == 1


ZONES = [timezone(timedelta(hours=hours)) for hours in (0, 8, -5)]


@pytest.mark.parametrize("zone", ZONES, ids=str)
def test_moments_come_back_in_utc(archive: Archive, zone: timezone) -> None:
    """A moment keeps its instant to the microsecond, and comes back aware."""
    moment = MOMENT.astimezone(zone)
    archive.file(run_record("r1", archive.put("report", b"memo"), started_at=moment))

    (row,) = archive.runs()
    assert row.started_at == MOMENT
    assert row.started_at.utcoffset() == timedelta(0)


def test_text_comes_back_as_it_was(archive: Archive) -> None:
    """Long names, both scripts and nested JSON are the same on every database."""
    name = "贵州茅台 " * 40
    summary = {"名": ["中", 1.5, None, True, {"a": '\\u0000 "'}], "n": 10**15 - 1}
    record = run_record("r1", archive.put("report", b"memo"), name=name, summary=summary)
    archive.file(record)

    (row,) = archive.runs()
    assert (row.name, row.summary) == (name, summary)
    assert (row.sample, row.fallbacks, row.verdict) == (True, 0, "PASS")


def test_a_naive_moment_is_refused(archive: Archive) -> None:
    """A time without a zone is ambiguous for ever after."""
    naive = datetime(2026, 8, 21)  # noqa: DTZ001
    record = run_record("r1", archive.put("report", b"memo"), as_of=naive)

    with pytest.raises(StatementError, match="without a time zone"):
        archive.file(record)


def test_runs_come_newest_first(archive: Archive) -> None:
    """Lists begin with the latest run, whatever zone it was written in."""
    blob = archive.put("report", b"memo")
    for name, zone, hours in (("old", ZONES[1], 0), ("new", ZONES[2], 2), ("mid", ZONES[0], 1)):
        started = (MOMENT + timedelta(hours=hours)).astimezone(zone)
        archive.file(run_record(name, blob, started_at=started))

    assert [row.run_id for row in archive.runs()] == ["new", "mid", "old"]
    assert [row.run_id for row in archive.runs(limit=1)] == ["new"]


def test_runs_are_found_by_company(archive: Archive) -> None:
    """A company's runs are its own."""
    blob = archive.put("report", b"memo")
    archive.file(run_record("r1", blob))
    archive.file(run_record("r2", blob, ticker="000858.SZ"))

    assert [row.run_id for row in archive.runs(ticker="000858.SZ")] == ["r2"]


@pytest.mark.parametrize(
    ("name", "found"),
    [("abc", ["abcd"]), ("research/600519.SH/abcd", ["abcd"]), ("%", []), ("_bcd", []), ("x", [])],
)
def test_runs_are_found_by_the_beginning_of_their_id(
    archive: Archive, name: str, found: list[str]
) -> None:
    """A few characters of the id are enough, and none of them is a wildcard."""
    archive.file(run_record("abcd", archive.put("report", b"memo")))

    assert [row.run_id for row in archive.find_runs(name)] == found


@pytest.mark.parametrize(("kind", "lang"), [("pdf", "zh"), ("md", "en")])
def test_a_report_that_was_not_rendered_is_no_data(archive: Archive, kind: str, lang: str) -> None:
    """Another format or language is not quietly replaced by one that exists."""
    archive.file(run_record("r1", archive.put("report", b"memo")))

    with pytest.raises(NoData, match=kind):
        archive.report("r1", kind, lang)


def test_a_run_finds_the_newest_history_that_it_may_know(archive: Archive) -> None:
    """By dataset and code; of two with one clock the later fetch; written twice it is one."""
    record = archive.put("tool_call", b"{}")

    def window(number: int, clock: datetime, **other: str) -> StoredWindow:
        known = {"dataset": "price_history", "code": "600519.SH", **other}
        return StoredWindow(
            **known, knowledge=clock, tool_call_id=f"tc_{number:012x}", last_day=MOMENT.date(),
            fetched_at=MOMENT + timedelta(seconds=number), ref=record,
        )  # fmt: skip

    later = MOMENT + timedelta(days=1)
    stored = [
        window(1, MOMENT), window(3, later), window(2, later), window(4, later, code="000858.SZ"),
        window(5, later, dataset="adj_factors"),
    ]  # fmt: skip
    for item in (*stored, *stored):
        archive.store_window(item)

    assert archive.count("stored_windows") == len(stored)
    ask = partial(archive.stored_window, "price_history", "600519.SH")
    assert ask(later) == stored[1]
    assert ask(later - timedelta(seconds=1)) == stored[0]
    assert ask(MOMENT - timedelta(seconds=1)) is None


def test_the_stored_days_of_a_span(archive: Archive) -> None:
    """Each day's newest answer that was known, and no day outside."""
    old, new = archive.put("market", b"old"), archive.put("market", b"new")
    later = MOMENT + timedelta(hours=1)
    days = [MOMENT.date() + timedelta(days=n) for n in range(4)]
    for day in days:
        archive.store_answer("close", day, MOMENT, old)
    archive.store_answer("close", days[1], later, new)
    archive.store_answer("adj_factors", days[1], later, new)

    span = partial(archive.stored_days, "close", days[1], days[2])
    assert span(later) == {days[1]: new, days[2]: old}
    assert span(MOMENT) == {days[1]: old, days[2]: old}
    assert span(MOMENT - timedelta(seconds=1)) == {}
