"""Verbs, states and judgements in English that tell which fact a number is of.

Invested, owed, installed, on order, eased, positive.
"""

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(
    metric: str, value: object, unit: str, period: str | None = "FY2025", **more: object
) -> Fact:
    told = {"entity": "Tarrow", "metric": metric, "value": value, "unit": unit, "period": period}
    return Fact.model_validate({**told, "as_of": "2025-12-31", **more})


_MONEY = (
    _fact("gross debt", 6.2, "billion USD"),
    _fact("capex", 2.4, "billion USD"),
    _fact("operating cash flow", 3.1, "billion USD"),
    _fact("dividends paid", 0.9, "billion USD"),
)
_SCANNERS = (_fact("scanners ordered", 512, "units"), _fact("installed base", 377, "units"))
_FLEET = (_fact("vessels in fleet", 61, "vessels"), _fact("vessels on order", 14, "vessels"))
_CARS = (_fact("vehicles produced", 318400, "units"), _fact("vehicles delivered", 301250, "units"))
_PUBS = (_fact("pubs opened", 212, "pubs"), _fact("pubs closed", 87, "pubs"))
_INSURER = (
    _fact("net earned premiums", 6.1, "billion USD"),
    _fact("claims paid", 4.2, "billion USD"),
)
_GROWTH = (_fact("归母净利润同比", 27.5, "%"), _fact("扣非净利润同比", 11.2, "%"))
_PROFITS = (
    _fact("net profit", 734, "million USD"),
    _fact("net profit excluding one-off items", 618, "million USD"),
)
_MULTIPLES = (_fact("forward P/E", 16.3, "x"), _fact("trailing P/E", 22.7, "x"))
_LENDER = (
    _fact("NPL ratio", 1.8, "%"),
    _fact("NPL ratio change yoy", -0.3, "pp"),
)
_FLOWS = (
    _fact("free cash flow", -140, "million USD"),
    _fact("free cash flow", 57, "million USD", "FY2024", as_of="2024-12-31"),
)
_RATES = (
    _fact("renewal rate", 91, "%", "FY2023", as_of="2023-12-31"),
    _fact("renewal rate", 94, "%"),
)
_TOWN = (_fact("general fund balance", 12.6, "million USD"),)
_TOWN_SHORT = (_fact("general fund balance", -12.6, "million USD"),)
_FUNDS = (
    _fact("eligible own funds", 22.8, "billion EUR"),
    _fact("surplus over solvency capital requirement", 12.1, "billion EUR"),
)
_SHARES = (_fact("net cash per share", 9.3, "USD"), _fact("book value per share", 21.75, "USD"))
_PAYOUT = (
    _fact("payout ratio", 58, "%"),
    _fact("payout ratio", 52, "%", "FY2024", as_of="2024-12-31"),
)


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("Tarrow invested $2.4 billion in 2025.", _MONEY),
        ("Tarrow owed its lenders $6.2 billion at the end of 2025.", _MONEY),
        (
            (
                "Tarrow paid its shareholders $0.9 billion and generated $3.1 billion "
                "of cash from operations."
            ),
            _MONEY,
        ),
        ("Tarrow counts 377 installed scanners; 512 were ordered.", _SCANNERS),
        ("Clinics have ordered 512 of Tarrow's scanners and installed 377.", _SCANNERS),
        ("Tarrow has 14 vessels on order and 61 in its fleet.", _FLEET),
        ("Tarrow built 318,400 vehicles and handed over 301,250.", _CARS),
        ("Tarrow opened 212 pubs and shut 87.", _PUBS),
        ("Tarrow paid $4.2 billion in claims.", _INSURER),
        ("Excluding one-off items, Tarrow's net profit rose 11.2% in 2025.", _GROWTH),
        ("Net profit rose 27.5% at Tarrow, but only 11.2% excluding non-recurring gains.", _GROWTH),
        ("Net profit before exceptional items was $618 million at Tarrow.", _PROFITS),
        ("Tarrow trades on 16.3 times next year's expected earnings.", _MULTIPLES),
        ("Tarrow's bad-loan ratio eased by 0.3 percentage points to 1.8% in 2025.", _LENDER),
        (
            (
                "Free cash flow swung to an outflow of $140 million at Tarrow in 2025; "
                "in 2024 it had been a positive $57 million."
            ),
            _FLOWS,
        ),
        ("The renewal rate at Tarrow has never been below 91%, which was in 2023.", _RATES),
        ("Tarrow: general fund balance, a deficit of $12.6 million.", _TOWN_SHORT),
        ("Tarrow: general fund balance, a surplus of $12.6 million.", _TOWN),
        ("The capital surplus over the requirement reached EUR 12.1 billion at Tarrow.", _FUNDS),
        ("Book value per share, for anyone wondering about Tarrow, is $21.75.", _SHARES),
        ("At 58%, the payout ratio of Tarrow is above the 52% paid out for 2024.", _PAYOUT),
    ],
)
def test_what_a_verb_or_a_state_says_holds_for_its_own_fact(
    text: str, facts: tuple[Fact, ...]
) -> None:
    """Each verb agrees with the fact that it is said of."""
    assert check_prose(text, facts, "en") == ()


@pytest.mark.parametrize(
    ("text", "facts", "rule"),
    [
        ("Tarrow invested $6.2 billion in 2025.", _MONEY, "metric"),
        ("$6.2 billion: that is the sum that Tarrow invested in 2025.", _MONEY, "metric"),
        ("Investment at Tarrow came to $3.1 billion in 2025.", _MONEY, "metric"),
        ("Tarrow owed its lenders, all told, more; it owed $2.4 billion.", _MONEY, "metric"),
        ("Tarrow paid its shareholders $3.1 billion.", _MONEY, "metric"),
        ("Tarrow generated $6.2 billion of cash from operations.", _MONEY, "metric"),
        ("Tarrow counts 512 installed scanners.", _SCANNERS, "metric"),
        ("Clinics have installed 512 of Tarrow's scanners.", _SCANNERS, "metric"),
        ("Tarrow has 61 vessels on order.", _FLEET, "metric"),
        ("Tarrow built 301,250 vehicles.", _CARS, "metric"),
        ("Tarrow shut 212 pubs.", _PUBS, "metric"),
        ("Tarrow paid $6.1 billion in claims.", _INSURER, "metric"),
        ("Excluding one-off items, Tarrow's net profit rose 27.5% in 2025.", _GROWTH, "metric"),
        ("Net profit excluding non-recurring gains and losses rose 27.5% at Tarrow.", _GROWTH,
         "metric"),
        ("Net profit before exceptional items was $734 million at Tarrow.", _PROFITS, "metric"),
        ("Net profit was $618 million at Tarrow.", _PROFITS, "metric"),
        ("Tarrow trades on 22.7 times next year's expected earnings.", _MULTIPLES, "metric"),
        ("Tarrow's bad-loan ratio worsened by 0.3 percentage points to 1.8% in 2025.", _LENDER,
         "sign"),
        ("Free cash flow at Tarrow was a positive $140 million in 2025.", _FLOWS, "sign"),
        ("The renewal rate at Tarrow was not below 95% in 2025.", _RATES, ""),
        ("Tarrow: general fund balance, a deficit of $12.6 million.", _TOWN, "sign"),
        ("The capital surplus over the requirement reached EUR 22.8 billion at Tarrow.", _FUNDS,
         "metric"),
        ("Book value per share, for anyone wondering about Tarrow, is $9.30.", _SHARES, "metric"),
        ("At 58%, the payout ratio of Tarrow for 2024 is above that of its peers.", _PAYOUT,
         "period"),
    ],
)  # fmt: skip
def test_what_a_verb_or_a_state_says_is_no_other_fact(
    text: str, facts: tuple[Fact, ...], rule: str
) -> None:
    """A verb, a state or a judgement beside a number contradicts a fact of another thing.

    Or of another way or sign.
    """
    rules = {finding.rule for finding in check_prose(text, facts, "en")}

    assert rules
    assert not rule or f"grounding.{rule}" in rules


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("Tarrow invested $3.1 billion in 2025.", _MONEY[2:]),
        ("Tarrow's guidance was raised; revenue of $6.1 billion took claims to $4.2 billion.",
         (*_INSURER, _fact("revenue", 6.1, "billion USD"))),
        ("Tarrow has 512 scanners.", _SCANNERS),
        ("Tarrow opened 212 pubs and closed 87, leaving 1,904 in operation.",
         (*_PUBS, _fact("total pubs", 1904, "pubs"))),
        ("Tarrow sold 512 scanners.", _SCANNERS),
    ],
)  # fmt: skip
def test_without_a_fact_of_what_the_verb_says_it_contradicts_none(
    text: str, facts: tuple[Fact, ...]
) -> None:
    """A verb only tells one fact from another.

    Where no other is of what it says, the value stands.
    """
    assert check_prose(text, facts, "en") == ()
