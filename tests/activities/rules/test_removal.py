"""Whoever withholds evidence gains nothing by it: over whole ledgers, not only over the gate."""

from collections.abc import Collection, Iterator, Sequence
from datetime import date, datetime
from decimal import Decimal

import pytest

from activities.rules.calendar import SHANGHAI
from activities.rules.integrity import assemble
from activities.rules.ledger import Ledger
from activities.rules.mechanism import RuleAnalyst, ThesisInput
from activities.rules.quality import QualityInput, judge
from schemas.claim import Claim
from schemas.fetch import Dataset, Observation, ToolCall
from schemas.gate import GateReport, Verdict
from schemas.integrity import IntegrityReport
from schemas.metrics import Period
from schemas.text import Lang
from tests.ledgers import (
    AUGUST,
    CMB,
    MAY,
    MOUTAI,
    PING_AN,
    WULIANGYE,
    Fetches,
    fetched,
    fetches,
    integrity_input,
    seen,
)

RANK = {Verdict.FAIL: 0, Verdict.DEGRADE: 1, Verdict.PASS: 2}
IN_SESSION = datetime(2026, 8, 21, 11, tzinfo=SHANGHAI)
QUOTED = Decimal("1290.01")
MARKET = frozenset({"close", "pe_ttm", "pb", "dv_ttm", "total_mv"})


def quote(
    value: Decimal = QUOTED, clock: datetime = IN_SESSION, dataset: Dataset = Dataset.LIVE_QUOTE
) -> ToolCall:
    """A live quote of the moment."""
    price = seen("current_price", value, clock.date(), Period.INSTANT)
    return fetched(dataset, price.model_copy(update={"as_of_ts": clock}), clock=clock)


def picture(
    made: Fetches, calls: Sequence[ToolCall]
) -> tuple[IntegrityReport, tuple[Claim, ...], GateReport]:
    """What the rules make of a ledger: report, claims, verdict."""
    report = assemble(integrity_input(made, calls=tuple(calls)))
    claims = RuleAnalyst().draft(
        ThesisInput(
            code=made.code, name=made.name, industry=made.text("industry"), lang=Lang.ZH,
            clock=made.clock, report=report,
        )
    )  # fmt: skip
    judged = judge(
        QualityInput(
            claims=claims, evidence=report.evidence, conflicts=report.conflicts,
            missing=report.missing,
            core_staleness_days=report.freshness_summary.core_staleness_days,
        )
    )  # fmt: skip
    return report, claims, judged


def rank(made: Fetches, calls: Sequence[ToolCall]) -> int:
    """How good the verdict is."""
    return RANK[picture(made, calls)[2].verdict]


def without_fetch(calls: Sequence[ToolCall]) -> Iterator[tuple[str, tuple[ToolCall, ...]]]:
    """The ledger without each of its fetches."""
    for number, call in enumerate(calls):
        yield call.dataset, (*calls[:number], *calls[number + 1 :])


def without_rows(
    calls: Sequence[ToolCall], since: int
) -> Iterator[tuple[Observation, tuple[ToolCall, ...]]]:
    """The ledger without each of its rows, which are newer than the year ``since``."""
    for number, call in enumerate(calls):
        for row in call.observations:
            if row.as_of.year < since:
                continue
            kept = tuple(other for other in call.observations if other is not row)
            less = call.model_copy(update={"observations": kept})
            yield row, (*calls[:number], less, *calls[number + 1 :])


def contested(report: IntegrityReport) -> set[tuple[str, Period, object]]:
    """The figures in conflict: to withhold one side of a contradiction ends it."""
    return {(c.metric, c.period, c.as_of) for c in report.conflicts}


def figures(call: ToolCall) -> set[tuple[str, Period, object]]:
    """What a fetch brought."""
    return {(o.metric, o.period, o.as_of) for o in call.observations}


def moved(call: ToolCall, day: date, metrics: Collection[str]) -> ToolCall:
    """The fetch, as if these figures of it were of another day."""
    return call.model_copy(
        update={
            "observations": tuple(
                row.model_copy(update={"as_of": day}) if row.metric in metrics else row
                for row in call.observations
            )
        }
    )


def bare(call: ToolCall) -> ToolCall:
    """The fetch without its closes."""
    rows = tuple(row for row in call.observations if row.metric != "close")
    return call.model_copy(update={"observations": rows})


LEDGERS = [
    (code, clock, live)
    for code in (MOUTAI, "300750.SZ", CMB, WULIANGYE, PING_AN, "000001.SZ", "TSLA.US")
    for clock, live in ((AUGUST, False), (IN_SESSION, False), (IN_SESSION, True), (MAY, False))
    if not (live and code.endswith("US"))
]


@pytest.mark.parametrize(("code", "clock", "live"), LEDGERS)
def test_without_a_fetch_no_verdict_is_better(code: str, clock: datetime, live: bool) -> None:
    """A source that failed never helps; one side of a contradiction is the exception."""
    made = fetches(code, clock)
    calls = (*made.calls, quote(clock=clock)) if live else made.calls
    whole, before = contested(picture(made, calls)[0]), rank(made, calls)

    for number, (dataset, less) in enumerate(without_fetch(calls)):
        if not figures(calls[number]) & whole:
            assert rank(made, less) <= before, dataset


@pytest.mark.parametrize(
    ("code", "clock", "live"),
    [
        (MOUTAI, IN_SESSION, True),
        (MOUTAI, AUGUST, False),
        ("300750.SZ", IN_SESSION, True),
        (WULIANGYE, AUGUST, False),
    ],
)
def test_without_a_row_no_verdict_is_better(code: str, clock: datetime, live: bool) -> None:
    """Nor does a row that a source left out."""
    made = fetches(code, clock)
    calls = (*made.calls, quote(clock=clock)) if live else made.calls
    before = rank(made, calls)

    for row, less in without_rows(calls, since=2025):
        assert rank(made, less) <= before, row


@pytest.mark.parametrize("gone", list(Dataset))
def test_without_two_fetches_no_verdict_is_better_than_without_one(gone: Dataset) -> None:
    """Where one source has failed already, the failure of another one does not help."""
    made = fetches(MOUTAI, IN_SESSION)
    calls = tuple(c for c in (*made.calls, quote()) if c.dataset is not gone)
    before = rank(made, calls)

    if len(calls) <= len(made.calls):
        for dataset, less in without_fetch(calls):
            assert rank(made, less) <= before, dataset


@pytest.mark.parametrize("value", [QUOTED, Decimal("1500")], ids=["near", "far"])
def test_a_live_price_lowers_no_verdict(value: Decimal) -> None:
    """In the session the close carries the verdict, and the live price stands beside it."""
    made = fetches(MOUTAI, IN_SESSION)
    _, claims, judged = picture(made, (*made.calls, quote(value)))
    prices = {c.topic: (c.metric, c.value, c.key) for c in claims if c.topic.startswith("price.")}

    assert judged.verdict is Verdict.PASS
    assert prices["price.last"] == ("close", Decimal("1291.5"), True)
    assert prices["price.newest"] == ("current_price", value, False)


def test_a_live_price_alone_carries_no_verdict() -> None:
    """Without any close it is the key claim, and tier C."""
    made = fetches(MOUTAI, IN_SESSION)
    closeless = [bare(call) for call in made.calls]
    _, claims, judged = picture(made, (*closeless, quote()))

    assert judged.verdict is Verdict.DEGRADE
    assert "current_price: tier C only" in [f.reason for f in judged.findings]
    assert "price.newest" not in {c.topic for c in claims}
    assert RANK[judged.verdict] >= rank(made, closeless)


@pytest.mark.parametrize(
    ("day", "verdict", "prices"),
    [
        (date(2026, 8, 20), Verdict.PASS, ["2026-08-20", "2026-08-21"]),
        (date(2026, 8, 10), Verdict.DEGRADE, ["2026-08-21"]),
    ],
    ids=["one session", "stale"],
)
def test_a_scraped_close_that_is_newer_takes_nothing_from_the_licensed_one(
    day: date, verdict: Verdict, prices: list[str]
) -> None:
    """As long as the licensed close holds it is the key claim; the newer one stands beside it."""
    made = fetches(MOUTAI)
    licensed = fetched(Dataset.CLOSE, seen("close", Decimal("1291.5"), day, Period.INSTANT))
    scraped = [c for c in made.calls if c.dataset is Dataset.SECOND_CLOSE]
    ledger = [licensed, *scraped, *(bare(c) for c in made.calls if c not in scraped)]
    _, claims, judged = picture(made, ledger)
    told = [claim for claim in claims if claim.topic in ("price.last", "price.newest")]

    assert (judged.verdict, [str(claim.as_of) for claim in told]) == (verdict, prices)
    assert [claim.key for claim in told] == [True, False][: len(told)]
    for dataset, less in without_fetch(ledger):
        assert rank(made, less) <= RANK[judged.verdict], dataset


def test_a_quote_after_a_halt_does_not_age_the_close() -> None:
    """Two sites prove that nothing was traded in between; the live price ends the halt."""
    made = fetches(MOUTAI, IN_SESSION)
    day = date(2026, 8, 10)
    older = [moved(c, day, MARKET) for c in made.calls if c.dataset is not Dataset.SECOND_CLOSE]
    close = Ledger(older).latest("close")
    assert close is not None
    other = seen("close", close.observation.value, day, Period.INSTANT)
    halted = [*older, fetched(Dataset.SECOND_CLOSE, other)]
    silent, _, before = picture(made, halted)
    quoted, _, after = picture(made, [*halted, quote()])

    assert silent.freshness_summary.halted_since == day
    assert quoted.freshness_summary.halted_since is None
    assert RANK[after.verdict] >= RANK[before.verdict]
