"""Whom a figure is of where several names stand near it."""

from datetime import date

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(entity: str, metric: str, value: float, unit: str) -> Fact:
    return Fact(entity=entity, metric=metric, value=value, unit=unit, as_of=date(2025, 12, 31))


_FUND = (
    _fact("Ostrava Tools", "weight in Larkfield Trust", 1.8, "%"),
    _fact("Larkfield Trust", "number of holdings", 37, "holdings"),
)


def test_a_name_without_a_like_fact_does_not_take_the_next_figure() -> None:
    """A holding that is named before the fund's own count has no such count."""
    text = "We bought Ostrava Tools at 1.8% of the trust, and the number of holdings is now 37."

    assert check_prose(text, _FUND, "en") == ()


def test_a_name_with_a_like_fact_still_takes_it() -> None:
    """Two that tell the same metric are told apart in the next sentence, too."""
    facts = (
        _fact("Corvane", "load factor", 94, "%"),
        _fact("Norvik", "load factor", 91, "%"),
    )

    assert check_prose("Load factors: Corvane 91% and Norvik 94%.", facts, "en")
    assert check_prose("Load factors: Corvane 94% and Norvik 91%.", facts, "en") == ()


def test_pence_and_megatonnes_are_read_by_the_case_of_their_letters() -> None:
    """GBp is no GBP, and Mt a million tonnes."""
    facts = (
        _fact("Halewood plc", "share price", 1842, "GBp"),
        _fact("Halewood plc", "ore output", 84.3, "million tonnes"),
    )

    assert check_prose("Halewood closed at 1,842p; ore output was 84.3Mt.", facts, "en") == ()
    assert check_prose("Halewood closed at £1,842; ore output was 84.3kt.", facts, "en")
