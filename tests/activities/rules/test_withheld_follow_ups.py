"""What a report says of a further question whose answer did not hold."""

import pytest

from activities.rules.answering import AnswerInput, draft, verify
from activities.rules.calendar import Phase
from activities.rules.composing import follow_ups
from activities.rules.figures import FigureBook, unmark
from activities.rules.grounding import check
from activities.rules.ledger import Ledger
from activities.rules.withholding import withheld
from schemas.question import ATTEMPTS, Answer, FollowedUp, Question, Topic
from schemas.text import Lang
from tests.documents import LIE, states
from tests.ledgers import AUGUST, MOUTAI, fetches

LEDGER = Ledger(fetches(MOUTAI).calls)
QUESTION = Question(text="收盘价？", code=MOUTAI, topics=(Topic.PRICE,), sample=True)


def _refused() -> FollowedUp:
    """A question answered with 1500 under the cite of a real fetch."""
    drafted = draft(
        AnswerInput(
            question=QUESTION, code=MOUTAI, name="贵州茅台", clock=AUGUST, session="2026-08-21",
            phase=Phase.CLOSED, calls=LEDGER.calls, failures=(),
        )
    )  # fmt: skip
    lie = drafted.claims[0].model_copy(update={"value": LIE})
    answer = Answer(
        run_id="r", workflow_id="w", code=MOUTAI, name="贵州茅台", status="answered",
        text=drafted.text, claims=(lie,), as_of=AUGUST, sample=True,
    )  # fmt: skip
    told = withheld(answer, verify(answer, LEDGER).failures, LEDGER, Lang.ZH, ATTEMPTS)
    return FollowedUp(by="t", question=QUESTION, withheld=True, failure=told.failure)


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            Lang.ZH,
            [
                "答案未予发布。",
                "最近收盘：与台账记录不一致，不予显示。台账记录为 ¥1272.83。",
                "下一步：请稍后重试或提供更具体的时间范围。",
            ],
        ),
        (
            Lang.EN,
            [
                "The answer was withheld.",
                "Last close: it contradicts the ledger and is not shown. On record: ¥1272.83.",
                "Next step: Try again later, or give a narrower period.",
            ],
        ),
    ],
)
def test_the_reader_learns_what_was_refused_and_what_is_on_record(
    lang: Lang, lines: list[str]
) -> None:
    """Never the refused value; the recorded one is a figure with its cite."""
    refused = _refused()
    book = FigureBook(follow_ups.figures([refused]), {})
    (section,) = follow_ups.sections([refused])
    marked = [book.fill(p.template.in_(lang), lang) for p in section.paragraphs]

    assert [unmark(line) for line in marked] == lines
    assert all(not check(line, book, lang, ()).findings for line in marked)
    assert all(figure.cites for figure in follow_ups.figures([refused]))
    assert not states("".join(marked), str(LIE))


def test_an_answer_that_was_blocked_with_its_document_says_only_that() -> None:
    (section,) = follow_ups.sections([FollowedUp(by="t", question=QUESTION, withheld=True)])

    assert [p.template.zh for p in section.paragraphs] == ["答案未予发布。"]
