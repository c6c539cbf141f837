"""An answer whose figure another source contradicts says so, with that source's figure."""

from decimal import Decimal

import pytest

from activities.rules.answering import AnswerInput, DraftAnswer, draft, verify
from activities.rules.calendar import Phase
from activities.rules.ledger import Ledger
from schemas.fetch import Dataset, SourceFailure, ToolCall
from schemas.metrics import Period
from schemas.question import Ask, Measure, Question, Span, Topic
from schemas.text import Lang
from tests.ledgers import AUGUST, FY2025, MOUTAI, fetched, seen


def of_year(dataset: Dataset, value: str) -> ToolCall:
    return fetched(dataset, seen("net_profit", Decimal(value), FY2025, Period.YEAR))


OURS = of_year(Dataset.INCOME, "82320067101.68")
THEIRS = of_year(Dataset.SECOND_ANNUAL, "83143200000")
SAME = of_year(Dataset.SECOND_ANNUAL, "82320067000")
DOWN = SourceFailure(
    dataset=Dataset.SECOND_ANNUAL, source="akshare", error="SourceDown", reason="HTTP 502"
)


def ask(
    *calls: ToolCall, lang: Lang = Lang.ZH, failures: tuple[SourceFailure, ...] = ()
) -> DraftAnswer:
    asks = (Ask(topic=Topic.NET_PROFIT, span=Span(periods=(FY2025,))),)
    question = Question(text="q", code=MOUTAI, topics=(Topic.NET_PROFIT,), asks=asks, lang=lang)
    return draft(
        AnswerInput(
            question=question, code=MOUTAI, name="贵州茅台", clock=AUGUST, session="2026-08-21",
            phase=Phase.CLOSED, calls=calls, failures=failures,
        )
    )  # fmt: skip


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        (Lang.ZH, "- 另一来源与此不一致：归母净利润（2025 年度）：831.43 亿元（akshare "),
        (
            Lang.EN,
            "- Another source differs: Net profit to the parent (FY2025): CNY 83.14 billion ",
        ),
    ],
)
def test_both_figures_are_given_each_with_its_source(lang: Lang, line: str) -> None:
    """One per cent apart: the licensed source first, the other one below it, both cited."""
    answer = ask(OURS, THEIRS, lang=lang)

    assert [c.value for c in answer.claims] == [Decimal("82320067101.68")]
    assert [c.value for c in answer.conflicts] == [Decimal("83143200000")]
    assert line in answer.text
    assert answer.findings == ()
    assert verify(answer, Ledger([OURS, THEIRS])).ok


def test_a_contradiction_that_no_fetch_holds_is_not_published() -> None:
    """The contradicting figure is verified like every other."""
    answer = ask(OURS, THEIRS)

    assert not verify(answer, Ledger([OURS, SAME])).ok


def test_sources_that_agree_are_not_mentioned_twice() -> None:
    """Within 0.01 % there is nothing to say."""
    answer = ask(OURS, SAME)

    assert answer.conflicts == ()
    assert "不一致" not in answer.text


def test_a_second_source_that_is_down_is_told() -> None:
    """The figure stands, and its reader knows that nobody else was heard."""
    answer = ask(OURS, failures=(DOWN,))

    assert "注：年度数据未能与第二来源对照（akshare：" in answer.text
    assert answer.findings == ()


def test_growth_names_a_contested_year_that_it_is_computed_from() -> None:
    """A growth rate is no better than its years."""
    before = FY2025.replace(year=2024)
    earlier = fetched(Dataset.INCOME, seen("net_profit", Decimal(80), before, Period.YEAR))
    contested = fetched(Dataset.SECOND_ANNUAL, seen("net_profit", Decimal(81), before, Period.YEAR))
    asks = (Ask(topic=Topic.NET_PROFIT, measure=Measure.GROWTH, span=Span(periods=(FY2025,))),)
    question = Question(text="q", code=MOUTAI, topics=(Topic.NET_PROFIT,), asks=asks)
    answer = draft(
        AnswerInput(
            question=question, code=MOUTAI, name="贵州茅台", clock=AUGUST, session="2026-08-21",
            phase=Phase.CLOSED, calls=(OURS, earlier, contested), failures=(),
        )
    )  # fmt: skip

    assert [c.metric for c in answer.derived] == ["profit_growth"]
    assert [(c.as_of, c.value) for c in answer.conflicts] == [(before, Decimal(81))]
