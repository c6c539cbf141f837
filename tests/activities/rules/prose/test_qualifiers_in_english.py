"""Words in English that make a number another one than a fact tells, and times of what follows."""

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(
    metric: str, value: object, unit: str, period: str | None = "2026H1", **more: object
) -> Fact:
    told = {"entity": "Orrin", "metric": metric, "value": value, "unit": unit, "period": period}
    return Fact.model_validate({**told, "as_of": "2026-06-30", **more})


_DAY = {"period": None}
_MOVES = (
    _fact("price change", 7.9, "%", **_DAY),
    _fact("after-hours price change", 13.2, "%", **_DAY),
    _fact("after-hours price", 17.1, "USD", **_DAY),
    _fact("closing price", 15.11, "USD", **_DAY),
)
_MULTIPLES = (_fact("forward P/E", 13.9, "x", **_DAY), _fact("trailing P/E", 17.9, "x", **_DAY))
_TARGETS = (
    _fact("target price", 31.2, "USD", **_DAY),
    _fact("previous target price", 28.9, "USD", **_DAY),
)
_PAID = (_fact("cash dividend per 10 shares", 8.8, "CNY", "2025FY"),)
_PARTS = (
    _fact("net income", 8.3, "billion CNY"),
    _fact("net income", 7.0, "billion CNY", "2025H1", as_of="2025-06-30"),
    _fact("revenue", 63.6, "billion CNY"),
    _fact("revenue YoY", -31.9, "%"),
)
_QUARTERS = (
    _fact("gross margin", 26.6, "%", "2026Q3", as_of="2026-09-30"),
    _fact("gross margin", 21.5, "%", "2026Q2"),
)
_SPENT = (
    _fact("capital expenditure", 639, "million USD"),
    _fact("share repurchases", 168, "million USD"),
)
_ROW = (
    _fact("revenue", 1520, "million USD"),
    _fact("gross profit", 829, "million USD", entity="Keldon"),
)
_LOANS = (_fact("NPL ratio", 1.19, "%"),)
_STORES = (_fact("net new stores", 317, "stores"),)
_MADE = (_fact("vehicle deliveries", 23122, "vehicles"),)
_LEFT = (
    _fact("share repurchases", 2.83, "billion USD"),
    _fact("remaining repurchase authorization", 5.92, "billion USD"),
)
_PACES = (_fact("revenue QoQ", 2.7, "%"), _fact("revenue YoY", 21.5, "%"))
_SOLD = (_fact("vehicle exports", 69120, "vehicles"), _fact("vehicle sales", 282924, "vehicles"))
_RATIOS = (
    _fact("P/E (TTM)", 13.2, "x", **_DAY),
    _fact("P/E (TTM)", 12.3, "x", **_DAY, as_of="2026-06-23"),
)
_DIVIDENDS = (
    _fact("interim dividend per share", 1.61, "HKD/share"),
    _fact("total interim dividend", 805, "million HKD"),
)
_CUSTOMERS = (
    _fact("customers with ARR above $100k", 1941, "customers"),
    _fact("ARR", 831, "million USD"),
)
_GUIDED = (_fact("net profit guidance", [13.6, 14.4], "billion CNY"),)


@pytest.mark.parametrize(
    ("right", "wrong", "facts"),
    [
        (
            (
                "Orrin jumped 13.2% to $17.10 in after-hours trading, "
                "having ended the regular session up 7.9% at $15.11."
            ),
            (
                "Orrin jumped 7.9% to $17.10 in after-hours trading, "
                "having ended the regular session up 7.9% at $15.11."
            ),
            _MOVES,
        ),
        (
            "Orrin trades on 13.9x forward earnings.",
            "Orrin trades on 13.9x trailing earnings.",
            _MULTIPLES,
        ),
        (
            "A broker raised its price target on Orrin to $31.20 from $28.90.",
            "A broker raised its price target on Orrin to $31.20 from $31.20.",
            _TARGETS,
        ),
        (
            "Orrin paid a cash dividend of RMB8.80 per 10 shares (before tax) for 2025.",
            "Orrin paid a cash dividend of RMB8.80 per share (before tax) for 2025.",
            _PAID,
        ),
        (
            (
                "Orrin had revenue of 63.6 billion yuan for the six months to June 2026, "
                "down 31.9% from a year earlier, and net income of 8.3 billion yuan."
            ),
            (
                "Orrin had revenue of 63.6 billion yuan for the six months to June 2026, "
                "down 31.9% from a year earlier, and net income of 7.0 billion yuan."
            ),
            _PARTS,
        ),
        (
            "Orrin's third-quarter print was in line. Gross margin printed at 26.6%.",
            "Orrin's second-quarter print was in line. Gross margin printed at 26.6%.",
            _QUARTERS,
        ),
        (
            (
                "Orrin put $639 million into capital expenditure and bought "
                "back $168 million of stock."
            ),
            (
                "Orrin put $168 million into capital expenditure and bought "
                "back $639 million of stock."
            ),
            _SPENT,
        ),
        (
            "| Orrin, $m | H1 2026 |\n|---|---|\n| Revenue | 1,520 |",
            "| Keldon, $m | H1 2026 |\n|---|---|\n| Revenue | 1,520 |",
            _ROW,
        ),
        (
            "The NPL ratio of Orrin was 1.19%.",
            "The special-mention loan ratio of Orrin was 1.19%.",
            _LOANS,
        ),
        (
            "Orrin made net openings of 317 stores.",
            "Orrin made net openings of 317 k stores.",
            _STORES,
        ),
        ("Orrin delivered 23,122 vehicles.", "Orrin exported 23,122 vehicles.", _MADE),
        (
            "Orrin expects net profit of RMB 13.6 billion to RMB 14.4 billion.",
            "Orrin expects adjusted net profit of RMB 13.6 billion to RMB 14.4 billion.",
            _GUIDED,
        ),
        (
            "Orrin repurchased $2.83 billion of shares and has $5.92 billion left.",
            "Orrin repurchased $5.92 billion of shares and has $2.83 billion left.",
            _LEFT,
        ),
        (
            (
                "Orrin's revenue was 2.7% more than in the first quarter and 21.5% "
                "more than a year earlier."
            ),
            (
                "Orrin's revenue was 21.5% more than in the first quarter and 2.7% "
                "more than a year earlier."
            ),
            _PACES,
        ),
        (
            "Orrin sold 282,924 cars, including 69,120 exports.",
            "Orrin sold 69,120 cars, including 282,924 exports.",
            _SOLD,
        ),
        (
            "At the June 30 close: Orrin on 13.2x trailing earnings (a week earlier: 12.3x).",
            "At the June 30 close: Orrin on 12.3x trailing earnings (a week earlier: 13.2x).",
            _RATIOS,
        ),
        (
            "Orrin pays an interim dividend of HK$1.61 per share, HK$805 million in all.",
            "Orrin pays an interim dividend of HK$1.61 million, HK$805 million in all.",
            _DIVIDENDS,
        ),
        (
            "Orrin has 1,941 customers above $100k.",
            "Orrin has 1,941 customers above $250k.",
            _CUSTOMERS,
        ),
    ],
)
def test_words_that_make_another_number_of_it_contradict(
    right: str, wrong: str, facts: tuple[Fact, ...]
) -> None:
    assert not check_prose(right, facts, "en")
    assert check_prose(wrong, facts, "en")


def test_hedges_do_not_break_a_list_of_numbers() -> None:
    facts = [
        _fact("revenue", value, "million USD", entity=name)
        for name, value in (("Orrin", 25396), ("Keldon", 9973), ("Varnay", 636.9))
    ]
    text = (
        "Orrin, Keldon and Varnay booked revenue of $25.4bn, "
        "$9.97bn and more than $636m respectively."
    )
    assert not check_prose(text, facts, "en")
