"""Looking things up among the recorded fetches of a run."""

from datetime import date
from decimal import Decimal

import pytest

from activities.rules.ledger import Ledger, cite_of, tier_of
from schemas.claim import Tier
from schemas.fetch import CATALOGUE, Dataset, Series
from schemas.metrics import Period
from tests.ledgers import FY2025, MOUTAI, fetched, fetches, seen

FY2024 = date(2024, 12, 31)


@pytest.mark.parametrize(
    ("source", "tier"), [("tushare", Tier.B), ("akshare", Tier.C), ("a blog", Tier.C)]
)
def test_a_source_has_a_tier_and_an_unknown_one_the_lowest(source: str, tier: Tier) -> None:
    """A licensed vendor is tier B; scraped pages and strangers are tier C."""
    assert tier_of(source) is tier


def test_statutory_disclosure_is_tier_a() -> None:
    """The site that filings are published on by law, though a package carries it to us."""
    table = CATALOGUE[Dataset.DISCLOSURES]

    assert tier_of(table.source, table.table) is Tier.A
    assert tier_of("akshare", CATALOGUE[Dataset.NEWS].table) is Tier.C


def test_the_better_source_comes_first_and_then_the_newer_date() -> None:
    """For one figure the licensed vendor is preferred to the scraped page."""
    ledger = Ledger(
        [
            fetched(Dataset.SECOND_ANNUAL, seen("net_profit", 3), seen("net_profit", 1, FY2024)),
            fetched(Dataset.INCOME, seen("net_profit", 2, FY2024)),
        ]
    )
    best = ledger.best("net_profit", Period.YEAR, FY2024)

    assert [r.observation.value for r in ledger.readings("net_profit")] == [2, 3, 1]
    assert best is not None
    assert best.observation.value == 2


def test_the_newest_figure_wins_over_the_better_source() -> None:
    """Newest means newest: a later year from the second source is not passed over."""
    ledger = Ledger(
        [
            fetched(Dataset.INCOME, seen("net_profit", 2, FY2024)),
            fetched(Dataset.SECOND_ANNUAL, seen("net_profit", 3, FY2025)),
        ]
    )
    latest = ledger.latest("net_profit", Period.YEAR)

    assert latest is not None
    assert latest.observation.value == 3


def test_what_was_never_fetched_is_none() -> None:
    """An unknown metric, call, figure or series is absent, not zero."""
    ledger = Ledger(fetches(MOUTAI).calls)

    assert ledger.latest("goodwill") is None
    assert ledger.best("ROE", Period.YEAR, date(1999, 12, 31)) is None
    assert ledger.call("tc_000000000000") is None
    assert ledger.node("series:daily.made_up") is None


def test_a_series_is_found_by_the_name_derivations_use() -> None:
    """``series:TABLE.METRIC`` leads to the longest fetched series and its fetch."""
    short, long = (
        fetched(Dataset.DAILY_INDICATORS, number=n).model_copy(
            update={"series": (Series(metric="pe_ttm", unit="times", days=days, values=days),)}
        )
        for n, days in enumerate([(20260820,), (20260819, 20260820)])
    )
    found = Ledger([short, long]).node("series:daily_basic.pe_ttm")

    assert found is not None
    assert found[0] == long


def test_an_envelope_carries_the_cite_of_its_fetch() -> None:
    """Value, date and code come from the observation, the cite from the call."""
    call = fetched(Dataset.INCOME, seen("net_profit", 7))
    reading = Ledger([call]).readings("net_profit")[0]
    envelope = reading.envelope("000000.XX")

    assert (envelope.value, envelope.as_of, envelope.code) == (Decimal(7), FY2025, MOUTAI)
    assert envelope.cite == cite_of(call)
