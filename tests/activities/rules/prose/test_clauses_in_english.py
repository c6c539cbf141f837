"""How English tells a figure in clauses that hang on a name, by deadlines and in columns.

And in turn.
"""

from datetime import date

import pytest

from schemas.facts import Fact
from tests.activities.rules.prose.talk import fact, passes

_FLOWS = [
    fact("free cash flow", -38.4, "million USD", "FY2024"),
    fact("free cash flow", 61, "million USD", "FY2025"),
    fact("EPS impact of higher tax", -0.14, "USD", "FY2025"),
]
_MONEY = [
    fact("net new money", 3.1, "billion CHF", "FY2025", entity="Rhone Asset Management"),
    fact("net new assets", -0.7, "billion CHF", "FY2024", entity="Rhone Asset Management"),
]
_COUNTS = [
    fact("passengers", 8.1, "million", "H1 2025"),
    fact("passengers", 17.3, "million", "FY2025"),
    fact("headcount", 4120, "employees", "FY2025"),
    fact("headcount (peak)", 5200, "employees", "FY2022"),
    fact("store count", 812, "stores", "FY2025"),
    fact("planned store openings", 64, "stores", "FY2026"),
    fact("planned branch closures", 41, "branches", "FY2025"),
    fact("dividend per share", 0.22, "USD", "FY2024"),
    fact("dividend per share", 0.25, "USD", "FY2025"),
    fact("contract liabilities", 31.4, "million USD", "H1 2025", as_of=date(2025, 6, 30)),
]
_RETURNS = [
    fact("return on equity", 11.2, "%", "FY2023"),
    fact("return on equity", 8.4, "%", "FY2024"),
    fact("return on equity", 9.9, "%", "FY2025"),
]
_PEERS = [
    fact("organic growth", 6.1, "%", "FY2025", entity="Garner Foods"),
    fact("organic growth", 2.2, "%", "FY2025", entity="Tolby Snacks"),
]
_TRUST = [
    fact("attributable profit", 88.2, "million SGD", "FY2025", entity="Merlion Retail REIT"),
    fact("attributable profit", 80, "million SGD", "FY2024", entity="Merlion Retail REIT"),
]
_PRICED = [
    fact("normalized FFO per share", 1.34, "USD", "Q3 2025"),
    fact("normalized FFO per share", 1.11, "USD", "Q3 2024"),
    fact("order backlog", 29.8, "GW", "FY2025"),
    fact("market cap", 125.3, "billion USD", as_of=date(2025, 11, 14)),
]
_QUARTERS = [
    fact(
        "revenue",
        512,
        "million USD",
        "2026Q3 (Oct 2025 quarter)",
        as_of=date(2025, 11, 20),
    ),
    fact(
        "revenue",
        480,
        "million USD",
        "2026Q2 (Jul 2025 quarter)",
        as_of=date(2025, 8, 20),
    ),
    fact("capex", 24, "billion USD", "quarter ended June 2025", as_of=date(2025, 6, 30)),
    fact("capex", 21, "billion USD", "quarter ended March 2025", as_of=date(2025, 3, 31)),
]
_PROFITS = [
    fact("net profit", 15.5, "million USD", "FY2025"),
    fact("net profit", 11.5, "million USD", "9M 2025"),
    fact("adjusted net profit", 13.6, "million USD", "FY2025"),
    fact("trailing P/E", 15.7, "x"),
    fact("forward P/E", 13.2, "x"),
    fact("total operating expenses", 48, "million USD", "Q1 2026"),
    fact("R&D expense", 33, "million USD", "Q1 2026"),
    fact("annualised new premium", 19.2, "billion HKD", "FY2025"),
    fact("value of new business", 10.1, "billion HKD", "FY2025"),
]
_NOTES = [
    fact("credit spread", 268, "bps", entity="Corley 2032 notes"),
    fact("credit spread", 221, "bps", entity="Corley 2029 notes"),
]
_GROWTH = [
    fact("Tiles organic growth", 3.3, "%", "2025Q4"),
    fact("Pipes organic growth", -2.5, "%", "2025Q4"),
    fact("Roofing organic growth", -0.4, "%", "2025Q4"),
]
_TANKERS = [fact("TCE rate", 38700, "USD/day", "FY2025", entity="Aral Tankers")]
_TABLE = (
    "| Segment | Organic growth, 2025Q4 |\n|---|---|\n| Tiles | 3.3% |\n"
    "| Pipes | {} |\n| Roofing | -0.4% |"
)


@pytest.mark.parametrize(
    ("facts", "text"),
    [
        (_FLOWS, "Free cash flow was negative, to the tune of $38 million, in 2024."),
        (_FLOWS, "Free cash flow came in to the tune of $61 million in 2025."),
        (_FLOWS, "The higher tax rate cost shareholders 14 cents of EPS in fiscal 2025."),
        (_MONEY, "Rhone Asset Management attracted a net CHF 3.1 billion in 2025."),
        (_MONEY, "Clients pulled CHF 0.7 billion from Rhone Asset Management in 2024."),
        (_COUNTS, "Over the whole of 2025, passengers numbered 17.3 million."),
        (
            _COUNTS,
            "Headcount, which had peaked at 5,200 in 2022, was down to 4,120 by the end of 2025.",
        ),
        (_COUNTS, "The plan is to close 41 of the branches by the end of 2027."),
        (_COUNTS, "Having paid 22 cents in 2024, it paid 25 cents in 2025."),
        (_COUNTS, "It had 812 stores at the end of 2025 and 64 more planned for 2026."),
        (_COUNTS, "Contract liabilities had risen to $31.4 million by mid-2025."),
        (_RETURNS, "Return on equity was 11.2% in 2023, then 8.4%, and in 2025 9.9%."),
        (
            _PEERS,
            (
                "Compared with Garner Foods, whose organic growth was 6.1% in 2025, "
                "Tolby Snacks looks slow at 2.2%."
            ),
        ),
        (_PEERS, "Tolby Snacks, which trails Garner Foods, grew organically by 2.2% in 2025."),
        (_TRUST, "Attributable profit at the Singaporean REIT was S$88.2 million in 2025."),
        (_QUARTERS, "Revenue was $512 million for the October 2025 quarter."),
        (_QUARTERS, "Revenue was $512 million in the three months to October 2025."),
        (_QUARTERS, "Capex was $24 billion in the three months to June 2025."),
        (_QUARTERS, "Capex was $24 billion in the three months to June 30, 2025."),
        (_QUARTERS, "Capex was $24 billion in the second quarter of 2025."),
        (
            _PROFITS,
            "FY2025 net profit was $15.5 million; nine-month net profit had been $11.5 million.",
        ),
        (_PROFITS, "Excluding one-offs, the 2025 net profit was $13.6m."),
        (_PROFITS, "On a forward basis the shares trade at 13.2 times earnings."),
        (_PROFITS, "On a trailing basis the shares trade at 15.7 times earnings."),
        (_PROFITS, "Its research spending during that first quarter was $33m."),
        (_PROFITS, "New business value came to HK$10.1 billion for 2025."),
        (_NOTES, "The 2032s trade at 268bp, the 2029s at 221bp."),
        (_GROWTH, _TABLE.format("-2.5%")),
        (_GROWTH, "| Segment | Decline in sales |\n|---|---|\n| Pipes | 2.5% |"),
        (
            _PRICED,
            (
                "Normalized FFO per share was $1.34, "
                "and the market value was some $125bn on 14 November 2025."
            ),
        ),
        (
            _PRICED,
            (
                "The backlog was about 30 GW at year-end, "
                "and Bexley was worth $125.3bn on 14 November 2025."
            ),
        ),
        (_TANKERS, "Neither its Boeing 737 fleet nor its Hall 340 lab made news."),
    ],
)
def test_what_facts_say_passes(facts: list[Fact], text: str) -> None:
    """A clause, a deadline, a turn or a column that says what facts say is no finding."""
    assert passes(text, *facts)


@pytest.mark.parametrize(
    ("facts", "text"),
    [
        (_FLOWS, "Free cash flow was negative, to the tune of $61 million, in 2025."),
        (_MONEY, "Clients withdrew a net CHF 3.1 billion from Rhone Asset Management in 2025."),
        (_COUNTS, "Over the whole of 2025, passengers numbered 8.1 million."),
        (
            _COUNTS,
            "Headcount, which had peaked at 4,120 in 2022, was down to 5,200 by the end of 2025.",
        ),
        (_COUNTS, "Having paid 22 cents in 2024, it paid 22 cents again in 2025."),
        (_COUNTS, "It had 812 stores at the end of 2025 and 64 more planned for 2027."),
        (_COUNTS, "Contract liabilities had risen to $31.4 million by mid-2024."),
        (_RETURNS, "Return on equity was 11.2% in 2023, then 8.9%, and in 2025 9.9%."),
        (_RETURNS, "Return on equity was 11.2% in 2023 and 8.4% in 2025."),
        (
            _PEERS,
            (
                "Compared with Garner Foods, whose organic growth was 2.2% in 2025, "
                "Tolby Snacks looks slow at 6.1%."
            ),
        ),
        (
            _PEERS,
            "Demand is back, to judge from Tolby Snacks, where organic growth was 6.1% in 2025.",
        ),
        (_TRUST, "Attributable profit at Harbour REIT was S$88.2 million in 2025."),
        (_QUARTERS, "Revenue was $512 million for the July 2025 quarter."),
        (_QUARTERS, "Revenue was $480 million in the three months to October 2025."),
        (_QUARTERS, "Capex was $24 billion in the three months to March 2025."),
        (
            _PROFITS,
            "FY2025 net profit was $11.5 million; nine-month net profit had been $15.5 million.",
        ),
        (_PROFITS, "Excluding one-offs, the 2025 net profit was $15.5m."),
        (_PROFITS, "On a forward basis the shares trade at 15.7 times earnings."),
        (_PROFITS, "Its research spending during that first quarter was $48m."),
        (_PROFITS, "New business value came to HK$19.2 billion for 2025."),
        (_NOTES, "The 2032s trade at 221bp, the 2029s at 268bp."),
        (_GROWTH, _TABLE.format("2.5%")),
        (_PRICED, "Normalized FFO per share was $1.34 on 14 November 2025, and the shares rose."),
        (_PRICED, "On 14 November 2025 FFO per share was $1.34, and the market value was $125bn."),
        (
            _PRICED,
            (
                "Normalized FFO per share was $1.11, "
                "and in the third quarter of 2025 the market value was $125bn."
            ),
        ),
        (_TANKERS, "Queues cost Aral Tankers 340 off-hire days in 2025."),
    ],
)
def test_what_facts_do_not_say_is_a_finding(facts: list[Fact], text: str) -> None:
    """The same words beside a number of another time, company, metric or sign are a finding."""
    assert not passes(text, *facts)
