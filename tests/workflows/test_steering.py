"""What may be said to a run in which state, as pure rules."""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from typing import Any

import pytest

from schemas.control import (
    Choice,
    ControlState,
    Corrected,
    Correction,
    PendingQuestion,
    Reply,
    Ruling,
    Steering,
    Subject,
)
from schemas.instrument import Kind, Market
from schemas.integrity import Conflict, SourceReading
from schemas.metrics import Period
from schemas.question import FollowedUp, FollowUp, Question, Topic
from schemas.research import Target
from schemas.text import Bilingual
from tests.ledgers import MOUTAI, report_of
from workflows import steering
from workflows.asking import Questions, next_reminder
from workflows.steering import Known

ME = Steering(by="analyst", reason="a look at the figures")
STATES = {
    "running": ControlState(),
    "paused": ControlState(paused=ME),
    "stopping": ControlState(stopping=ME),
    "closing": ControlState(closing=True),
}
OPEN = ("running", "paused")
LEGAL = {
    "pause": {"running"}, "resume": {"paused"}, "stop": set(OPEN), "correct": set(OPEN),
    "resolve": set(OPEN), "answer": set(OPEN), "follow_up": set(OPEN),
}  # fmt: skip
REPORT = report_of(MOUTAI)
ROE = Subject(metric="ROE", period=Period.YEAR, as_of=date(2025, 12, 31))
PROFIT = Subject(metric="net_profit", period=Period.YEAR, as_of=date(2025, 12, 31))
SAID = Correction(subject=ROE, value=Decimal("33.5"), unit="percent", source="page 58")
RULING = Ruling(subject=PROFIT, choice="tushare.income")
FOLLOW_UP = FollowUp(question=Question(text="P/B", code=MOUTAI, topics=(Topic.PB,)))


def _reading(source: str, evidence_id: str, value: str) -> SourceReading:
    return SourceReading(source=source, value=Decimal(value), evidence_id=evidence_id)


def _known(**changes: Any) -> Known:
    profit = next(
        e for e in REPORT.evidence
        if (e.envelope.metric, e.as_of) == ("net_profit", PROFIT.as_of)
    )  # fmt: skip
    conflict = Conflict(
        conflict_id="cf_001", metric="net_profit", as_of=PROFIT.as_of, period=Period.YEAR,
        relative_difference=Decimal("0.01"),
        readings=(
            _reading("tushare.income", profit.evidence_id, "82320067101.68"),
            _reading("akshare.x", profit.evidence_id, "83143267772.70"),
        ),
    )  # fmt: skip
    nodes = [point.node() for point in REPORT.data_points if point.derivation]
    known = Known(True, REPORT.evidence, nodes, (conflict,), REPORT.missing)
    return known._replace(**changes)


def _question(**changes: Any) -> PendingQuestion:
    now = datetime(2026, 8, 21, tzinfo=UTC)
    asked = PendingQuestion(
        id="q_1", text=Bilingual(zh="?", en="?"), asked_at=now, deadline=now + timedelta(hours=2),
        otherwise=Bilingual(zh="-", en="-"),
        options=(Choice(value="report", text=Bilingual(zh="-", en="-")),),
    )  # fmt: skip
    return asked.model_copy(update=changes)


TARGET = Target(
    code=MOUTAI, name="贵州茅台", industry=None, market=Market.SH, kind=Kind.STOCK,
    session="2026-08-21", phase="closed", calendar_source="test", price_routes=(), datasets=(),
)  # fmt: skip


ASK: dict[str, Callable[[ControlState], str | None]] = {
    "pause": steering.refuse_pause,
    "resume": steering.refuse_resume,
    "stop": lambda state: steering.refuse_stop(state, "enough"),
    "correct": lambda state: steering.refuse_correction(state, SAID, _known()),
    "resolve": lambda state: steering.refuse_ruling(state, RULING, _known()),
    "answer": lambda state: steering.refuse_reply(state, Reply(answer="report"), [_question()]),
    "follow_up": lambda state: steering.refuse_follow_up(state, FOLLOW_UP, TARGET, ()),
}


@pytest.mark.parametrize("order", ASK)
@pytest.mark.parametrize("state", STATES)
def test_each_order_is_legal_in_its_states_only(order: str, state: str) -> None:
    """The whole table: every order in every state, legal or refused with a reason."""
    refused = ASK[order](STATES[state])

    assert (refused is None) == (state in LEGAL[order]), refused
    assert refused is None or len(refused) > 10


def test_a_run_is_not_paused_for_ever() -> None:
    """Beyond the bound only a pause is refused: who is held can go on, and end."""
    weary = ControlState(pauses=steering.MOST_PAUSES)
    held = ControlState(pauses=steering.MOST_PAUSES, paused=ME)

    assert "100 times" in str(steering.refuse_pause(weary))
    assert steering.refuse_resume(held) is None
    assert steering.refuse_stop(weary, "enough") is None


def test_a_stop_without_a_reason_is_refused() -> None:
    """The reason stands in the report, so there must be one."""
    assert "needs a reason" in str(steering.refuse_stop(ControlState(), "  "))


TAKEN = Corrected(correction=SAID)


@pytest.mark.parametrize(
    ("changes", "known", "says"),
    [
        ({"value": Decimal("34.462")}, {}, "is 34.462 already, by tushare.fina_indicator"),
        ({"value": Decimal("3446.2")}, {}, "not in another unit"),
        ({"unit": "CNY"}, {}, "give it in percent"),
        ({}, {"corrections": (TAKEN,)}, "corrected to 33.5 already"),
        ({"value": Decimal(30)}, {"corrections": (TAKEN,) * 20}, "has taken 20 corrections"),
        ({"subject": ROE.model_copy(update={"metric": "industry"})}, {}, "is a text"),
        ({"subject": ROE.model_copy(update={"metric": "volume"})}, {}, "no figure volume: it has"),
        ({"value": Decimal(10) ** 20}, {}, "no figure of a company"),
        (
            {"subject": Subject(metric="close", period="instant", as_of=date(2026, 8, 21)),
             "value": Decimal(-1)}, {}, "not above zero",
        ),
        (
            {"subject": PROFIT, "unit": "CNY", "value": Decimal("823.2")}, {},
            "give net_profit in CNY",
        ),
    ],
)  # fmt: skip
def test_a_correction_that_cannot_be_is_refused(
    changes: dict[str, Any], known: dict[str, Any], says: str
) -> None:
    """The refusal names the field and how to mend it."""
    said = SAID.model_copy(update=changes)

    assert says in str(steering.refuse_correction(ControlState(), said, _known(**known)))


def test_a_mistaken_correction_can_be_taken_back() -> None:
    """What the newest word says is in effect: the fetched value is a change again."""
    back = SAID.model_copy(update={"value": Decimal("34.462")})
    known = _known(corrections=(TAKEN,))
    read = next(
        e for e in REPORT.evidence if (e.envelope.metric, e.as_of) == (ROE.metric, ROE.as_of)
    )
    slip = read.envelope.model_copy(update={"value": Decimal("0.34462")})
    mine = read.model_copy(update={"source": "user.correction", "envelope": slip})
    alone = _known(corrections=(TAKEN,), evidence=(mine,))

    assert steering.refuse_correction(ControlState(), back, known) is None
    assert steering.refuse_correction(ControlState(), back, alone) is None


def test_before_the_figures_are_known_a_full_correction_is_taken() -> None:
    """A rewind applies orders again before the run knows its figures; none of them is lost."""
    full = RULING.model_copy(update={"value": Decimal(1)})

    assert steering.refuse_correction(ControlState(), SAID, Known()) is None
    assert steering.refuse_ruling(ControlState(), full, Known()) is None
    assert "wait for them" in str(steering.refuse_ruling(ControlState(), RULING, Known()))


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"choice": None}, "or gives value and source"),
        ({"choice": "yahoo.chart"}, "choose among tushare.income"),
        ({"subject": ROE}, "no unresolved conflict about ROE"),
        ({"value": Decimal(5)}, "says 82320067101.68 by now, not 5"),
        ({"choice": None, "value": Decimal(5), "source": "page 58"}, "not in another unit"),
    ],
)
def test_a_ruling_that_settles_nothing_is_refused(changes: dict[str, Any], says: str) -> None:
    """What was looked at may have changed since: then the person looks again."""
    said = RULING.model_copy(update=changes)

    assert says in str(steering.refuse_ruling(ControlState(), said, _known()))


def test_a_ruling_is_a_correction_with_the_chosen_value() -> None:
    """The value and unit are those of the reading; a given value takes its place."""
    chosen = steering.as_correction(RULING, _known())
    given = RULING.model_copy(update={"choice": None, "value": Decimal(8), "source": "page 58"})

    assert (chosen.value, chosen.unit) == (Decimal("82320067101.68"), "CNY")
    assert chosen.source == "chosen: tushare.income"
    assert steering.as_correction(given, _known()).value == Decimal(8)


@pytest.mark.parametrize(
    ("reply", "questions", "says"),
    [
        ({}, (), "asks nothing now"),
        ({}, (_question(), _question(id="q_2")), "asks 2 questions"),
        ({"question": "q_9"}, (_question(),), "open is q_1"),
        ({"answer": "perhaps"}, (_question(),), "not offered by question q_1: report"),
        (
            {"question": "q_1"}, (_question(ended=Bilingual(zh="-", en="answered by A")),),
            "is closed: answered by A",
        ),
    ],
)  # fmt: skip
def test_an_answer_to_nothing_is_refused(
    reply: dict[str, Any], questions: tuple[PendingQuestion, ...], says: str
) -> None:
    """An unknown question, one that is closed, or an answer that was not offered."""
    given = Reply(answer="report").model_copy(update=reply)

    assert says in str(steering.refuse_reply(ControlState(), given, questions))


def test_a_further_question_is_about_the_company_of_the_run() -> None:
    """Another company, the same question again, or too many; before it has opened, too."""
    other = FOLLOW_UP.question.model_copy(update={"code": "601318.SH"})
    stranger = FOLLOW_UP.model_copy(update={"question": other})
    asked = FollowedUp(by="me", question=FOLLOW_UP.question)

    def said(given: FollowUp, target: Any, known: tuple[FollowedUp, ...] = ()) -> str:
        return str(steering.refuse_follow_up(ControlState(), given, target, known))

    assert "not about 601318.SH" in said(stranger, TARGET)
    assert "has this question already" in said(FOLLOW_UP, TARGET, (asked,))
    assert "has 10 further questions" in said(stranger, TARGET, (asked,) * 10)
    assert steering.refuse_follow_up(ControlState(), FOLLOW_UP, None, (), TARGET.code) is None
    early = steering.refuse_follow_up(ControlState(), stranger, None, (), TARGET.code)
    assert "not about 601318.SH" in str(early)


def test_reminders_come_after_each_quarter() -> None:
    """Three of them, and then the end."""
    questions, now = Questions(), datetime(2026, 8, 21, tzinfo=UTC)
    asked = questions.ask(Bilingual(zh="?", en="?"), Bilingual(zh="-", en="-"), now, _HOLD)
    due = [next_reminder(asked)]
    for _ in range(3):
        due.append(next_reminder(questions.remind(asked.id)))

    assert [(moment - now) / _HOLD for moment in due] == [0.25, 0.5, 0.75, 1.0]


_HOLD = timedelta(hours=2)
