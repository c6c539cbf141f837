"""Parsing a command line into a request."""

from datetime import UTC, date, datetime

import pytest

from schemas.instrument import TargetError
from schemas.question import Basis
from schemas.text import Lang
from starter.commands import fundamentals_question, price_question
from starter.problems import BadInput
from starter.requests import (
    fiscal_span,
    knowledge_time,
    past_date,
    report_period,
    research_request,
)

NOW = datetime(2026, 11, 21, 4, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("target", "code"),
    [("600519", "600519.SH"), ("sz000858", "000858.SZ"), ("６００５１９", "600519.SH")],
)
def test_a_code_becomes_canonical(target: str, code: str) -> None:
    """Whatever the spelling, the request carries one canonical code."""
    assert research_request(target, lang=Lang.ZH, as_of=None, sample=True, now=NOW).code == code


def test_an_ambiguous_code_is_the_stock_with_a_note() -> None:
    """000001 alone is the stock, and the request says that the index exists too."""
    request = research_request("000001", lang=Lang.ZH, as_of=None, sample=True, now=NOW)

    assert request.code == "000001.SZ"
    assert "上证指数" in str(request.note)


def test_a_name_is_kept_for_the_stock_list() -> None:
    """A company name is looked up by the run, not guessed here."""
    request = research_request("贵州茅台", lang=Lang.ZH, as_of=None, sample=True, now=NOW)

    assert (request.code, request.name) == (None, "贵州茅台")


@pytest.mark.parametrize(
    ("target", "says"),
    [
        ("700", "00700.HK or 000700.SZ"),
        ("", "is empty"),
        ("00700", "00700.HK is listed in HK: research covers mainland and US stocks"),
        ("510300", "is a fund, not a stock.*research price 510300.SH"),
        ("000300.SH", "is an index, not a stock.*research price 000300.SH"),
        ("113050", "is a convertible bond: A-shares are covered"),
        ("900901", "is a B share: A-shares are covered"),
        ("60051", "begins with 60051"),
        ("600519.SZ", "600519.SH"),
        ("###", "neither a code nor a company name"),
        ("1234567", "too many digits"),
    ],
)
def test_an_impossible_target_is_refused_with_the_way_out(target: str, says: str) -> None:
    """Each refusal is one line that says what to type instead."""
    with pytest.raises((BadInput, TargetError), match=says):
        research_request(target, lang=Lang.ZH, as_of=None, sample=True, now=NOW)


@pytest.mark.parametrize(
    ("text", "sample", "says"),
    [
        ("2026-13-01", False, "is not a date"),
        ("yesterday", False, "is not a date"),
        ("2027-01-01", False, "in the future"),
        ("2026-10-01", True, "after the sample's last moment"),
    ],
)
def test_an_impossible_moment_is_refused(text: str, sample: bool, says: str) -> None:
    """A malformed, future or unrecorded --as-of is named as such."""
    with pytest.raises(BadInput, match=says):
        knowledge_time(text, sample=sample, now=NOW)


@pytest.mark.parametrize(
    ("text", "iso"),
    [
        ("2026-05-07", "2026-05-07T16:30:00+08:00"),
        ("20260507", "2026-05-07T16:30:00+08:00"),
        ("2021-10-11T11:10", "2021-10-11T11:10:00+08:00"),
        ("2021-10-11T03:10:00+00:00", "2021-10-11T03:10:00+00:00"),
    ],
)
def test_a_moment_is_read_in_shanghai_time(text: str, iso: str) -> None:
    """A bare day means after its close; a bare time means Shanghai."""
    assert knowledge_time(text, sample=True, now=NOW) == datetime.fromisoformat(iso)


@pytest.mark.parametrize(
    ("text", "iso"),
    [("20251231", "2025-12-31"), ("2025Q4", "2025-12-31"), ("fy2024", "2024-12-31"),
     ("2025H1", "2025-06-30"), ("2026-03-31", "2026-03-31")],
)  # fmt: skip
def test_report_periods_are_read_in_every_spelling(text: str, iso: str) -> None:
    """A period may be written as a day, a quarter or a fiscal year."""
    assert report_period(text, NOW.date()).isoformat() == iso


@pytest.mark.parametrize(
    ("text", "says"),
    [("20251130", "ends no quarter"), ("2025Q5", "not a report period"), ("20270331", "future")],
)
def test_an_impossible_period_is_refused(text: str, says: str) -> None:
    """Only ended quarters can be asked for."""
    with pytest.raises(BadInput, match=says):
        report_period(text, NOW.date())


def test_a_future_session_is_refused() -> None:
    """There is no close of a day that has not come."""
    with pytest.raises(BadInput, match="--trade-date 2026-12-01 is in the future"):
        past_date("2026-12-01", "--trade-date", NOW.date())


@pytest.mark.parametrize("code", ["TSLA", "0700.HK", "600519"])
def test_a_price_is_asked_for_in_every_market(code: str) -> None:
    """A close is served of mainland, Hong Kong and US stocks."""
    assert price_question(code, None, sample=True).code in ("TSLA.US", "00700.HK", "600519.SH")


def test_ratios_are_of_what_has_statements() -> None:
    """Hong Kong has a last close, and no source of statements; a US period is a fiscal one."""
    with pytest.raises(BadInput, match="its last close"):
        fundamentals_question("0700.HK", None, sample=True)
    asks = fundamentals_question("AAPL", "FY2025", sample=True).asks

    assert {ask.span.periods for ask in asks} == {(date(2025, 12, 31),)}
    assert {ask.span.basis for ask in asks} == {Basis.FISCAL}


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("FY2025", (date(2025, 12, 31), False, Basis.FISCAL)),
        ("2025", (date(2025, 12, 31), False, None)),
        ("fy2025q3", (date(2025, 9, 30), True, Basis.FISCAL)),
        ("CY2025Q2", (date(2025, 6, 30), True, Basis.CALENDAR)),
        ("2025-09-27", (date(2025, 9, 27), False, None)),
    ],
)
def test_a_period_abroad_is_a_fiscal_year_a_quarter_or_its_last_day(
    text: str, span: tuple[date, bool, Basis | None]
) -> None:
    """FY and CY say which year counts; a bare quarter leaves it open."""
    found = fiscal_span(text, NOW.date())

    assert (found.periods[0], found.quarter, found.basis) == span


@pytest.mark.parametrize("text", ["2025H1", "2030Q1", "2026-12-01", "soon"])
def test_a_period_abroad_that_cannot_be_is_refused(text: str) -> None:
    """A half year is none of the periods that are answered, and the future is not known."""
    with pytest.raises(BadInput, match="--period"):
        fiscal_span(text, NOW.date())
