"""Asking about US companies in words: fiscal years and quarters, without a server."""

from datetime import date

import pytest

from activities.rules.answering import AnswerInput, DraftAnswer, draft, verify
from activities.rules.calendar import session_at
from activities.rules.ledger import Ledger
from activities.rules.questions import read
from schemas.metrics import Period
from schemas.question import Question
from schemas.text import Lang
from tests.ledgers import AUGUST, fetches

TESLA, APPLE = "TSLA.US", "AAPL.US"
YEAR, QUARTER, INSTANT = Period.YEAR, Period.QUARTER, Period.INSTANT


def ask(text: str, lang: Lang = Lang.EN) -> DraftAnswer:
    """The answer from the recorded filings; what it shows is verified on the way."""
    code = APPLE if text.startswith("AAPL") else TESLA
    made, reading, session = fetches(code), read(text, AUGUST.date()), session_at(AUGUST, None)
    question = Question(
        text=text, code=code, topics=reading.topics, asks=reading.asks, notes=reading.notes,
        lang=lang, sample=True,
    )  # fmt: skip
    answer = draft(
        AnswerInput(
            question=question, code=code, name=made.name, clock=AUGUST, phase=session.phase,
            session=session.last_close.isoformat(), calls=made.calls, failures=made.failures,
        )
    )  # fmt: skip
    assert verify(answer, Ledger(made.calls)).ok
    assert answer.findings == ()
    return answer


FIGURES: dict[str, list[tuple[str, Period, str]]] = {
    "AAPL FY2025 revenue": [("total_revenue", YEAR, "2025-09-27")],
    "AAPL 2025 revenue": [("total_revenue", YEAR, "2025-09-27")],
    "AAPL FY2025Q3 revenue": [("total_revenue", QUARTER, "2025-06-28")],
    "AAPL 2025财年第三季度营收": [("total_revenue", QUARTER, "2025-06-28")],
    "AAPL CY2025Q2 revenue": [("total_revenue", QUARTER, "2025-06-28")],
    "AAPL FY2025 Q4 revenue": [("total_revenue", QUARTER, "2025-09-27")],
    "AAPL CY2025Q3 net profit": [("net_profit", QUARTER, "2025-09-27")],
    "AAPL FY2026Q3 net profit": [("net_profit", QUARTER, "2026-06-27")],
    "AAPL latest quarter revenue": [("total_revenue", QUARTER, "2026-06-27")],
    "AAPL FY2024 and FY2025Q2 revenue": [
        ("total_revenue", YEAR, "2024-09-28"), ("total_revenue", QUARTER, "2025-03-29"),
    ],
    "AAPL FY2025 gross margin, net margin, ROE and debt ratio": [
        ("gross_margin", YEAR, "2025-09-27"), ("net_margin", YEAR, "2025-09-27"),
        ("ROE", YEAR, "2025-09-27"), ("debt_to_assets", INSTANT, "2025-09-27"),
    ],
    "TSLA 2025Q4 revenue": [("total_revenue", QUARTER, "2025-12-31")],
    "TSLA FY2025 revenue": [("total_revenue", YEAR, "2025-12-31")],
    "TSLA 2026Q2 revenue": [("total_revenue", QUARTER, "2026-06-30")],
}  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), FIGURES.items(), ids=FIGURES)
def test_a_fiscal_period_is_found(text: str, expected: list[tuple[str, Period, str]]) -> None:
    """A year is never given for its last quarter, nor the quarter for the year."""
    answer = ask(text)
    shown = [(c.metric, c.period, f"{c.as_of}") for c in answer.claims]
    shown += [(c.metric, c.period, f"{c.as_of}") for c in answer.derived]

    assert shown == expected


def test_the_fourth_quarter_is_what_the_year_leaves() -> None:
    """No filing reports it: the answer names the formula, and all of its inputs are there."""
    (quarter,) = ask("TSLA 2025Q4 revenue").derived

    assert quarter.derivation is not None
    assert quarter.derivation.formula == "difference"
    assert quarter.window_start == date(2025, 10, 1)


UNREAD: dict[str, list[str]] = {
    "AAPL 2025Q3 revenue": ["2025-06-28", "FY2025Q3", "2025-09-27", "CY2025Q3"],
    "AAPL 2023Q3 revenue": ["not reported", "FY2023Q3", "2023-09-30", "CY2023Q3"],
    "AAPL FY2026 revenue": ["no such period", "2025-09-27", "2026-06-27"],
    "TSLA 2026Q3 revenue": ["no such period", "2026-06-30"],
    "AAPL 2025H1 revenue": ["no sums over several quarters"],
    "AAPL FY2025Q2 ROE": ["for fiscal years only"],
}


@pytest.mark.parametrize(("text", "says"), UNREAD.items(), ids=UNREAD)
def test_what_has_two_readings_or_none_is_said_not_guessed(text: str, says: list[str]) -> None:
    """No figure is given; the periods that there are, are named in both languages."""
    answer = ask(text)
    (gap,) = answer.missing

    assert not answer.claims
    assert not answer.derived
    assert [word for word in says if word not in gap.reason] == []
    assert "无数据" in ask(text, Lang.ZH).text
