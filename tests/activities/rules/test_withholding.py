"""What is told of an answer that failed verification twice."""

from datetime import date
from decimal import Decimal

import pytest

from activities.rules.answering import AnswerInput, DraftAnswer, draft, verify
from activities.rules.calendar import Phase
from activities.rules.ledger import Ledger
from activities.rules.withholding import withheld
from schemas.claim import ToolCite
from schemas.fetch import Dataset, SourceFailure
from schemas.question import Answer, Ask, Measure, Question, Span, Topic
from schemas.text import Lang
from tests.documents import LIE, states
from tests.ledgers import AUGUST, MOUTAI, fetches

LEDGER = Ledger(fetches(MOUTAI).calls)
DOWN = SourceFailure(
    dataset=Dataset.LIVE_QUOTE, source="akshare", error="Blocked", reason="HTTP 403"
)
GROWTH = Ask(
    topic=Topic.NET_PROFIT, measure=Measure.GROWTH, span=Span(periods=(date(2025, 12, 31),))
)  # fmt: skip


def _answer(lang: Lang, *asks: Ask) -> Answer:
    question = Question(
        text="test", code=MOUTAI, topics=(Topic.PRICE,), asks=asks, lang=lang, sample=True
    )
    drafted: DraftAnswer = draft(
        AnswerInput(
            question=question, code=MOUTAI, name="贵州茅台", clock=AUGUST, session="2026-08-21",
            phase=Phase.CLOSED, calls=LEDGER.calls, failures=(DOWN,),
        )
    )  # fmt: skip
    return Answer(
        run_id="r", workflow_id="w", code=MOUTAI, name="贵州茅台", status="answered",
        text=drafted.text, claims=drafted.claims, conflicts=drafted.conflicts,
        derived=drafted.derived, evidence=drafted.evidence, nodes=drafted.nodes,
        source_failures=(DOWN,), as_of=AUGUST, sample=True,
    )  # fmt: skip


def _told(answer: Answer, lang: Lang, ledger: Ledger = LEDGER) -> Answer:
    found = verify(answer, ledger)
    assert not found.ok
    return withheld(answer, found.failures, ledger, lang, 2)


def _lying(lang: Lang) -> Answer:
    """The seed's scene: 1500 under the cite of a real fetch."""
    honest = _answer(lang)
    lie = honest.claims[0].model_copy(update={"value": LIE})
    return honest.model_copy(update={"claims": (lie, *honest.claims[1:])})


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            Lang.ZH,
            [
                "- 最近收盘（2026-08-21）：答案所给的数值未通过校验，不予显示；"
                "台账记录为 ¥1272.83（tushare daily，2026-08-21）。原因：与台账记录不一致。",
                "尝试次数：2",
                "下一步：请稍后重试或提供更具体的时间范围。",
            ],
        ),
        (
            Lang.EN,
            [
                "- Last close (2026-08-21): the value given was rejected and is not shown; "
                "on record: ¥1272.83 (tushare daily, 2026-08-21). "
                "Reason: it contradicts the ledger.",
                "Attempts: 2",
                "Next step: Try again later, or give a narrower period.",
            ],
        ),
    ],
)
def test_a_lie_is_told_with_the_record_the_reason_and_the_next_step(
    lang: Lang, lines: list[str]
) -> None:
    """Seed 001: not 1500, but what went wrong and what to do."""
    told = _told(_lying(lang), lang)

    assert told.status == "verified_failure"
    assert set(lines) <= set(told.text.splitlines())


@pytest.mark.parametrize("lang", Lang)
def test_the_sources_tried_are_named_with_why_they_failed(lang: Lang) -> None:
    """Who served and who did not, in the reader's words; the source's own for programs."""
    told = _told(_lying(lang), lang)
    assert told.failure is not None
    failed = [item for item in told.failure.sources if item.error]

    why = {Lang.ZH: "（来源拒绝了本机访问）", Lang.EN: " (the source refuses this address)"}[lang]
    assert f"akshare stock_individual_spot_xq{why}" in told.text
    assert "tushare daily" in told.text
    assert [(item.error, item.reason) for item in failed] == [("Blocked", "HTTP 403")]


@pytest.mark.parametrize("lang", Lang)
def test_the_rejected_value_is_nowhere(lang: Lang) -> None:
    """Neither in the text nor in what programs read."""
    told = _told(_lying(lang), lang)

    assert not states(told.model_dump_json(), str(LIE))
    assert (told.claims, told.conflicts, told.derived, told.evidence, told.nodes) == ((),) * 5


def test_programs_read_the_same_content() -> None:
    """The record with its own cite, the reason, the attempts, the next step."""
    told = _told(_lying(Lang.ZH), Lang.ZH)
    assert told.failure is not None
    (figure,) = told.failure.rejected

    assert (figure.metric, figure.recorded) == ("close", Decimal("1272.83"))
    assert figure.cite is not None
    assert (figure.cite.source, figure.cite.table) == ("tushare", "daily")
    assert figure.reason.startswith(f"value mismatch for {figure.cite.tool_call_id}")
    assert told.failure.attempts == 2
    assert told.failure.next_step.zh in told.text


@pytest.mark.parametrize("lang", Lang)
def test_what_must_not_leave_is_not_told_either(lang: Lang) -> None:
    """A hostile name passed no draft; a telling of the failure does not carry it out."""
    named = _lying(lang).model_copy(update={"name": "张三 13571462938"})
    told = _told(named, lang)

    assert "13571462938" not in told.text
    assert MOUTAI in told.text
    assert told.failure is not None
    assert told.failure.next_step.in_(lang) in told.text


def _lie_of_the_result(answer: Answer) -> Answer:
    (claim,) = answer.derived
    return answer.model_copy(update={"derived": (claim.model_copy(update={"value": LIE}),)})


def _lie_of_an_input(answer: Answer) -> Answer:
    first, *rest = answer.evidence
    lie = first.envelope.model_copy(update={"value": LIE})
    return answer.model_copy(
        update={"evidence": (first.model_copy(update={"envelope": lie}), *rest)}
    )


def test_a_derived_figure_is_told_as_recomputed() -> None:
    """What is on record for growth is the growth, never one of the profits it is made of."""
    honest = _answer(Lang.ZH, GROWTH)
    told = _told(_lie_of_the_result(honest), Lang.ZH)
    assert told.failure is not None
    (figure,) = told.failure.rejected

    assert figure.recorded == honest.derived[0].value
    assert "按台账重算为 -4.53%（growth_percent）" in told.text
    assert "原因：与台账记录不一致" in told.text


def test_nothing_stands_for_a_derived_figure_whose_input_was_forged() -> None:
    """It was never held against a value of its own."""
    told = _told(_lie_of_an_input(_answer(Lang.ZH, GROWTH)), Lang.ZH)
    assert told.failure is not None
    (figure,) = told.failure.rejected

    assert figure.recorded is None
    assert "不予显示。原因：与台账记录不一致。" in told.text


def test_a_fetch_that_never_was_has_no_record() -> None:
    """A made-up cite is told as one, and nothing stands for its figure."""
    honest = _answer(Lang.EN)
    (claim,) = honest.claims
    assert isinstance(claim.cite, ToolCite)
    cite = claim.cite.model_copy(update={"tool_call_id": "tc_000000000000"})
    told = _told(
        honest.model_copy(update={"claims": (claim.model_copy(update={"cite": cite}),)}), Lang.EN
    )

    assert "is not shown. Reason: it cites no fetch, or not the one, that proves it." in told.text
    assert "1272.83" not in told.text
