"""Which fetches of a finished run are used again, and when they are made anew."""

from datetime import date, datetime, timedelta

import pytest

from activities.rules.following import Reviewer
from schemas.fetch import Dataset, DatasetQuery, Observation, ToolCall
from schemas.metrics import Period
from tests.ledgers import AUGUST, fetches

MOUTAI = "600519.SH"
NEXT_MORNING = datetime.fromisoformat("2026-08-24T10:00:00+08:00")
NEXT_EVENING = datetime.fromisoformat("2026-08-24T16:30:00+08:00")
NOVEMBER = datetime.fromisoformat("2026-11-02T16:30:00+08:00")


def _call(dataset: Dataset, code: str = MOUTAI) -> ToolCall:
    return next(call for call in fetches(code).calls if call.dataset is dataset)


def _outdated(call: ToolCall, now: datetime, made: datetime = AUGUST) -> str | None:
    query = DatasetQuery(dataset=call.dataset, code=call.code, clock=made, sample=True)
    return Reviewer([call], call.code or MOUTAI, now).outdated(query, call)


JUDGED = {
    "the close, at the same moment": (Dataset.CLOSE, AUGUST, None),
    "the close, while the next session runs": (Dataset.CLOSE, NEXT_MORNING, None),
    "the close, when the next session is over": (
        Dataset.CLOSE, NEXT_EVENING, "close of 2026-08-21 is AGING",
    ),
    "the history of prices, then too": (
        Dataset.PRICE_HISTORY, NEXT_EVENING, "close of 2026-08-21 is AGING",
    ),
    "indicators that were late already": (
        Dataset.DAILY_INDICATORS, AUGUST, "close of 2026-08-20 is AGING",
    ),
    "a statement, the next day": (Dataset.INCOME, NEXT_EVENING, None),
    "a statement, when a newer one is due": (Dataset.INCOME, NOVEMBER, "is STALE"),
    "the stock list, over a weekend": (Dataset.STOCK_LIST, NEXT_EVENING, None),
    "the stock list, after a week": (Dataset.STOCK_LIST, NOVEMBER, "is STALE"),
    "dividends, on the same day": (Dataset.DIVIDENDS, AUGUST, None),
    "dividends, on another day": (Dataset.DIVIDENDS, NEXT_EVENING, "of 2026-08-21, another day"),
    "texts, on another day": (Dataset.ANNOUNCEMENTS, NEXT_MORNING, "of 2026-08-21, another day"),
}  # fmt: skip


@pytest.mark.parametrize(("dataset", "now", "said"), JUDGED.values(), ids=JUDGED)
def test_a_fetch_holds_within_the_budgets_of_its_figures(
    dataset: Dataset, now: datetime, said: str | None
) -> None:
    """Real fetches of 2026-08-21, looked at then and later."""
    reason = _outdated(_call(dataset), now)

    assert (reason is None) == (said is None), reason
    assert said is None or said in str(reason)


def test_what_was_learnt_later_is_not_used() -> None:
    """A run as of May must not see a fetch as of August."""
    before = AUGUST - timedelta(days=90)

    assert "which is later" in str(_outdated(_call(Dataset.INCOME), before))


@pytest.mark.parametrize(("seconds", "held"), [(30, True), (90, False)])
def test_a_live_price_holds_for_a_minute_of_trading(seconds: int, held: bool) -> None:
    """Its own time counts, not that of the fetch."""
    quoted = NEXT_MORNING
    price = Observation(
        metric="current_price", value=1270, as_of=date(2026, 8, 24), unit="CNY",
        period=Period.INSTANT, as_of_ts=quoted,
    )  # fmt: skip
    call = _call(Dataset.CLOSE).model_copy(
        update={"dataset": Dataset.LIVE_QUOTE, "observations": (price,), "series": ()}
    )

    assert (_outdated(call, quoted + timedelta(seconds=seconds), quoted) is None) is held


def test_statements_abroad_hold_until_the_next_are_due() -> None:
    """A company that files with the SEC has periods of its own."""
    facts = _call(Dataset.US_FACTS, "TSLA.US")

    assert _outdated(facts, NEXT_EVENING) is None
    assert "is STALE" in str(_outdated(facts, NOVEMBER + timedelta(days=60)))
