"""What analysts of American companies leave out or put apart.

Ends of a range, percent signs, points, and the days of prices.
"""

from datetime import date
from decimal import Decimal

import pytest

from schemas.facts import Fact
from tests.activities.rules.prose.talk import fact, passes

_RANGE = Fact(
    entity="Bexley Dairy",
    metric="AFFO per share guidance",
    value=(Decimal("4.25"), Decimal("4.31")),
    unit="USD",
    as_of=date(2025, 12, 31),
    period="FY2025",
)
_RATIOS = [
    fact("combined ratio", 89.5, "%", "2025Q3"),
    fact("combined ratio", 93.4, "%", "2024Q3"),
    fact("net charge-off ratio", 0.47, "%", "2025Q3"),
    fact("management fee", 0.65, "%"),
    fact("net interest margin change qoq", 9, "bps", "2025Q3"),
    fact("net interest margin change yoy", 58, "bps", "2025Q3"),
    fact("Rule of 40 score", 61, "%", "2025Q3"),
]
_SHARES = [
    fact("52-week high", 223.98, "USD", as_of=date(2025, 1, 30)),
    fact("change from 52-week high", -62.3, "%", as_of=date(2025, 11, 7)),
    fact("close price", 84.4, "USD", as_of=date(2025, 11, 7)),
    fact("price change", -18.2, "%", as_of=date(2025, 10, 30)),
    fact("same-store sales growth", 0.3, "%", "2025Q3", as_of=date(2025, 9, 30)),
]
_RESULTS = [
    fact("distributable earnings", 1.9, "billion USD", "2025Q3"),
    fact("distributable earnings per share", 1.52, "USD", "2025Q3"),
    fact("fee-related earnings per share", 1.20, "USD", "2025Q3"),
    fact("net revenue", 15.18, "billion USD", "2025Q3"),
    fact("net revenue", 15.6, "billion USD", "2021Q3"),
    fact("gross margin", 44.8, "%", "2025Q3"),
    fact("revenue guidance", 61, "billion USD", "FY2025"),
    fact("customers with ACV above $5 million", 553, "customers", "2025Q3"),
    fact("R&D to sales ratio", 23.6, "%", "FY2025"),
    fact("R&D to sales ratio", 19.8, "%", "FY2024"),
]


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Bexley Dairy raised the low end of its AFFO guidance to $4.25 a share.", True),
        ("Bexley Dairy's AFFO per share guidance tops out at $4.31.", True),
        ("Bexley Dairy raised the low end of its AFFO guidance to $4.31 a share.", False),
        ("The upper bound of Bexley Dairy's AFFO per share guidance is $4.25.", False),
        ("Bexley Dairy guided AFFO to $4.25 a share.", False),
    ],
)
def test_ends_of_a_range(text: str, right: bool) -> None:
    """A number alone is an end of a range where the words say which."""
    assert passes(text, _RANGE) is right


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Bexley Dairy's combined ratio was 89.5, from 93.4 a year earlier.", True),
        ("Bexley Dairy's Rule of 40 score: 61.", True),
        ("Bexley Dairy's net charge-offs ran at 47 basis points of average loans.", True),
        ("Bexley Dairy charges 65 basis points a year to manage it.", True),
        (
            (
                "Bexley Dairy's margin is 9 basis points wider than in June and "
                "58 wider than a year ago."
            ),
            True,
        ),
        ("Bexley Dairy's NIM rose 9bp sequentially and 58 from a year ago.", True),
        ("Bexley Dairy's combined ratio was 93.4 in the third quarter of 2025.", False),
        ("Bexley Dairy's combined ratio was 88.5.", False),
        ("Bexley Dairy's net charge-offs rose 47 basis points.", False),
        ("Bexley Dairy's net charge-offs ran at 46 basis points of average loans.", False),
        (
            (
                "Bexley Dairy's margin is 9 basis points wider than in June and "
                "57 wider than a year ago."
            ),
            False,
        ),
        (
            (
                "Bexley Dairy's margin is 9 basis points wider than in June and 58 "
                "narrower than a year ago."
            ),
            False,
        ),
    ],
)
def test_ratios_and_points(text: str, right: bool) -> None:
    """Some ratios go without a percent sign, some levels in basis points.

    A second difference goes without its points.
    """
    assert passes(text, *_RATIOS) is right


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("From its January 30 high of $223.98, Bexley Dairy has lost 62%; it closed at $84.40.",
         True),
        ("Bexley Dairy peaked on January 30 at $223.98 and has lost 62% since.", True),
        ("Bexley Dairy sank 18.2% on Oct. 30 after same-store sales rose just 0.3%.", True),
        ("Bexley Dairy reported same-store sales growth of 0.3% on October 29.", True),
        ("From its January 30 high of $84.40, Bexley Dairy has lost 62%.", False),
        ("Bexley Dairy sank 18.2% on Oct. 29 after same-store sales rose just 0.3%.", False),
        ("Bexley Dairy reported same-store sales growth of 0.3% on May 29.", False),
    ],
)  # fmt: skip
def test_days_of_prices(text: str, right: bool) -> None:
    """The day of a high, of a move or of a report is none of the figures beside it."""
    assert passes(text, *_SHARES) is right


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Bexley Dairy's distributable earnings were $1.52.", True),
        (
            (
                "Bexley Dairy's net revenue was $15.2bn, "
                "second only to the $15.6bn of the third quarter of 2021."
            ),
            True,
        ),
        (
            (
                "Bexley Dairy's net revenue of $15.2bn fell shy of the record $15.6bn of "
                "the third quarter of 2021."
            ),
            True,
        ),
        (
            "Bexley Dairy's gross margin hit 44.8%, a level it did not expect to see before 2027.",
            True,
        ),
        ("Bexley Dairy's 44.8% gross margin arrived well ahead of its 2027 goal.", True),
        (
            (
                "Bexley Dairy's gross margin was 44.8%, "
                "and 2025 is now seen at $61 billion of revenue."
            ),
            True,
        ),
        ("Bexley Dairy has 553 customers paying more than $5m a year.", True),
        ("Bexley Dairy spent 23.6% of sales on R&D (it was 19.8% in 2024).", True),
        ("Bexley Dairy's distributable earnings were $1.20.", False),
        ("Bexley Dairy's net income was $1.52.", False),
        (
            (
                "Bexley Dairy's net revenue was $15.6bn, "
                "second only to the $15.2bn of the third quarter of 2021."
            ),
            False,
        ),
        ("Bexley Dairy's gross margin was 44.8% in 2027.", False),
        ("Bexley Dairy has 553 customers paying more than $1m a year.", False),
        ("Bexley Dairy spent 19.8% of sales on R&D (it was 23.6% in 2024).", False),
    ],
)
def test_results(text: str, right: bool) -> None:
    """Cents are those of a share, and the time of what a level is held against is not its own."""
    assert passes(text, *_RESULTS) is right


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Bexley Dairy's combined ratio was 5.8 points better at 88.0.", True),
        ("Bexley Dairy grew revenue 1%, cut its 2025 outlook from 10% to 4%, and fell.", True),
        ("Bexley Dairy's revenue grew 1% after low double-digit to mid-teens growth.", True),
        ("Bexley Dairy's 30+ day delinquencies were 4.39%.", True),
        ("Bexley Dairy's combined ratio was 5.8 points worse at 88.0.", False),
        ("Bexley Dairy grew revenue 1% in fiscal 2025.", False),
        ("Bexley Dairy's revenue doubled.", False),
        ("Bexley Dairy has 30+ stores.", False),
    ],
)
def test_moves_and_views(text: str, right: bool) -> None:
    """A ratio that is better is lower where less is better.

    The year of an outlook is that of its own figure.
    """
    facts = [
        fact("combined ratio", 88.0, "%", "2025Q3"),
        fact("combined ratio change yoy", -5.8, "pp", "2025Q3"),
        fact("revenue growth yoy", 1, "%", "2025Q3"),
        fact("revenue growth guidance (previous)", 10, "%", "FY2025"),
        fact("revenue growth guidance", 4, "%", "FY2025"),
        fact("30+ day delinquency rate", 4.39, "%", "2025Q3"),
        fact("stores", 44, "stores", "2025Q3"),
    ]
    assert passes(text, *facts) is right


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Bexley Dairy, net income ($ million): Q1 2025 (289), Q1 2024 (345).", True),
        ("Bexley Dairy, net income ($ million): Q1 2025 289, Q1 2024 345.", False),
        ("Bexley Dairy, net income ($ million): Q1 2025 (345), Q1 2024 (289).", False),
    ],
)
def test_brackets_behind_times(text: str, right: bool) -> None:
    """A number in brackets behind a time of a list may be below zero."""
    facts = [
        fact("net income", -289, "million USD", "2025Q1"),
        fact("net income", -345, "million USD", "2024Q1"),
    ]
    assert passes(text, *facts) is right


@pytest.mark.parametrize(
    ("sales", "right"), [("$4.5bn, $1.9bn and $2.3bn", True), ("$4.5bn, $2.3bn and $1.9bn", False)]
)
def test_units_behind_their_owner(sales: str, right: bool) -> None:
    """Units listed behind the company that owns them are each told their number."""
    facts = [
        fact("Aerospace Technologies sales", 4511, "million USD", "2025Q3"),
        fact("Building Automation sales", 1878, "million USD", "2025Q3"),
        fact("Industrial Automation sales", 2272, "million USD", "2025Q3"),
    ]
    units = "Aerospace Technologies, Building Automation and Industrial Automation units"
    assert passes(f"Sales at Bexley Dairy's {units} were {sales}, respectively.", *facts) is right
