"""The verbs, nouns and stretches beside an English number.

Earned or paid, ended with or opened, year to date or on the day.
"""

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(
    metric: str, value: object, unit: str, period: str | None = "2026H1", **more: object
) -> Fact:
    told = {"entity": "Orrin", "metric": metric, "value": value, "unit": unit, "period": period}
    return Fact.model_validate({**told, "as_of": "2026-06-30", **more})


_SHARES = (_fact("diluted EPS", 2.4, "USD/share"), _fact("dividend per share", 0.7, "USD/share"))
_STORES = (_fact("total stores", 6837, "stores"), _fact("stores opened", 412, "stores"))
_STAFF = (_fact("employees", 20373, "people"), _fact("R&D engineers", 1438, "people"))
_HELD = (
    _fact("Penrose Media holding value", 64, "million USD", None),
    _fact("Gantry Logistics holding value", 51, "million USD", None),
)
_RATES = (_fact("gross margin", 49.1, "%"), _fact("R&D as % of revenue", 7.6, "%"))
_MOVES = (
    _fact("daily price change", 7.3, "%", None),
    _fact("year-to-date price change", 15.1, "%", None),
)
_RETURNS = (_fact("net return", 11.9, "%", "2026YTD"),)
_TOTALS = (
    _fact("revenue", 5.6, "billion USD"),
    _fact("total revenue", 4.0, "billion USD", "2025H1", as_of="2025-06-30"),
)
_PAIR = (
    _fact("revenue y/y", -16.2, "%"),
    _fact("revenue y/y", 13.2, "%", entity="Keldon"),
    _fact("net margin", 7.2, "%"),
    _fact("net margin", 13.9, "%", entity="Keldon"),
)
_TABLE = (
    _fact("revenue", 4316.5, "million USD"),
    _fact("revenue", 5028.1, "million USD", "2025H1", as_of="2025-06-30"),
    _fact("revenue y/y", -14.2, "%"),
    _fact("net income y/y", -17.0, "%"),
)
_MINES = (
    _fact("copper sales", 977, "million pounds", entity="Freeport-McMoRan", code="FCX"),
    _fact("free cash flow", 1283, "million USD", entity="Freeport-McMoRan", code="FCX"),
    _fact("share repurchases", 655, "million USD", entity="Freeport-McMoRan", code="FCX"),
    _fact("price target", 58, "USD", None, entity="Freeport-McMoRan", code="FCX"),
    _fact("loyalty revenue vs prior year", 3.0, "x", entity="Freeport-McMoRan", code="FCX"),
)


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("Orrin earned $2.40 a share and paid $0.70 a share.", _SHARES),
        ("Orrin ended the half with 6,837 stores after opening 412.", _STORES),
        ("Orrin employed 20,373 people, 1,438 of them engineers.", _STAFF),
        ("Orrin has a $51 million stake in Gantry Logistics.", _HELD),
        ("Orrin's R&D was 7.6% of revenue.", _RATES),
        ("Orrin gained 7.3% on June 30 and is up 15.1% year to date.", _MOVES),
        ("Orrin is up 11.9% year to date.", _RETURNS),
        ("Revenue shrank 16.2% at the former and grew 13.2% at the latter.", _PAIR),
        (
            (
                "Orrin, H1 2026 ($ million)\n\n| Item | Current | Year ago |\n|---|---|---|\n"
                "| Revenue | 4,316.5 | 5,028.1 |"
            ),
            _TABLE,
        ),
        ("Freeport sold 977 million pounds of copper.", _MINES),
        (
            (
                "Free cash flow was $1.28 billion, "
                "and the company repurchased shares for $655 million."
            ),
            _MINES,
        ),
        ("We have a December 2027 price target of $58 on Freeport.", _MINES),
        ("Loyalty revenue tripled.", _MINES),
    ],
)
def test_the_words_beside_a_number_tell_its_fact(text: str, facts: tuple[Fact, ...]) -> None:
    """A verb, a noun or a stretch that is a fact's own leaves its number grounded."""
    told = f"Orrin and Keldon reported. {text}" if facts is _PAIR else text
    assert not check_prose(told, facts, "en")


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("Orrin earned $0.70 a share.", _SHARES),
        ("Orrin paid $2.40 a share.", _SHARES),
        ("Orrin ended the half with 412 stores.", _STORES),
        ("Orrin employed 20,373 engineers.", _STAFF),
        ("Orrin has a $64 million stake in Gantry Logistics.", _HELD),
        ("Orrin's R&D was 49.1% of revenue.", _RATES),
        ("Orrin gained 15.1% on June 30, 2026.", _MOVES),
        ("Since inception Orrin is up 11.9%.", _RETURNS),
        ("Orrin, H1 2026: stores were open. Revenue for the period was $4.0 billion.", _TOTALS),
        ("Revenue grew 13.2% at the former.", _PAIR),
        ("| Orrin | Revenue | y/y |\n|---|---|---|\n| H1 2026 | $4,316.5m | (17.0%) |", _TABLE),
    ],
)
def test_the_words_beside_a_number_tell_another_fact(text: str, facts: tuple[Fact, ...]) -> None:
    """They contradict the fact of its value where they are another one's."""
    told = f"Orrin and Keldon reported. {text}" if facts is _PAIR else text
    assert check_prose(told, facts, "en")
