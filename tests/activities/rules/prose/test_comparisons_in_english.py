"""What English sets side by side.

Pairs, brackets, companies and years, and what each number of them is told of.
"""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact

_DAYS = {"2025": date(2025, 12, 31), "2024": date(2024, 12, 31), "2023": date(2023, 12, 31)}


def _fact(
    entity: str, metric: str, value: float | tuple[float, float], unit: str, year: str = "2025"
) -> Fact:
    return Fact(
        entity=entity, metric=metric, value=value, unit=unit, as_of=_DAYS[year], period=f"FY{year}"
    )


def _price(entity: str, metric: str, value: float, day: date = date(2026, 2, 13)) -> Fact:
    return Fact(entity=entity, metric=metric, value=value, unit="x", as_of=day)


_FACTS = [
    _fact("Chevron", "net income", 12.3, "billion USD"),
    _fact("Chevron", "net income", 17.7, "billion USD", "2024"),
    _fact("Exxon Mobil", "net income", 28.8, "billion USD"),
    _fact("Exxon Mobil", "net income", 33.7, "billion USD", "2024"),
    _fact("Exxon Mobil", "Diluted EPS", 6.70, "USD"),
    _fact("Exxon Mobil", "Diluted EPS", 7.84, "USD", "2024"),
    _fact("Delta Air Lines", "adjusted net debt", 14.3, "billion USD"),
    _fact("Delta Air Lines", "adjusted net debt", 18.0, "billion USD", "2024"),
    _fact("Delta Air Lines", "gross leverage", 2.4, "x"),
    _fact("Delta Air Lines", "gross leverage", 2.6, "x", "2024"),
    _fact("Boeing", "free cash flow", -1877, "million USD"),
    _fact("Boeing", "free cash flow", -14310, "million USD", "2024"),
    _fact("Hikvision", "net cash flow from operations", 132.6, "亿元"),
    _fact("Hikvision", "net cash flow from operations", -1.9, "亿元", "2024"),
    _fact("Hygon", "研发费用率", 29.1, "%"),
    _fact("Hygon", "毛利率", 57.3, "%"),
    _fact("Coca-Cola", "Organic revenue growth", 5, "%"),
    _fact("Intel", "GAAP EPS", -0.12, "USD"),
    _fact("Intel", "Non-GAAP EPS", 0.15, "USD"),
    _fact("HKEX", "IPO funds raised", 285.8, "billion HKD"),
    _fact("HKEX", "Number of IPOs", 119, "companies"),
    _fact("Wells Fargo", "net interest income growth guidance", (1, 3), "%"),
    _fact("Cambricon", "归母净利润", 20.59, "亿元"),
    _fact("Cambricon", "归母净利润", -4.52, "亿元", "2024"),
    _fact("Cambricon", "营业收入", 64.95, "亿元"),
    _fact("Cambricon", "营业收入", 11.74, "亿元", "2024"),
    _price("NVIDIA", "Trailing P/E", 45.27),
    _price("NVIDIA", "P/B", 37.4),
    _price("NVIDIA", "Trailing P/E", 52.9, date(2025, 12, 31)),
    _price("NVIDIA", "P/B", 41.6, date(2025, 12, 31)),
    _price("AMD", "Trailing P/E", 78.92),
    _price("AMD", "P/B", 5.6),
]


def _passes(text: str) -> bool:
    return not check_prose(text, _FACTS, "en")


@pytest.mark.parametrize(
    "text",
    [
        (
            "On 13 February 2026 NVIDIA traded at 45.3x trailing earnings and 37.4x book, "
            "versus 78.9x and 5.6x respectively for AMD."
        ),
        (
            "On 13 February 2026 NVIDIA traded at 45.3 times trailing earnings and 37.4 times "
            "book, against 52.9 times and 41.6 times at end-2025."
        ),
        (
            "On 13 February 2026 NVIDIA traded at 45.3x trailing earnings and 37.4x book; "
            "AMD at 78.9x and 5.6x."
        ),
        (
            "On 13 February 2026 a P/B of 37.4x at NVIDIA compares with AMD's 5.6x and with "
            "its own 41.6x at end-2025."
        ),
        (
            "Full-year 2025 earnings were $28.8bn at Exxon Mobil and $12.3bn at Chevron, "
            "compared with $33.7bn and $17.7bn respectively in 2024."
        ),
        (
            "Delta Air Lines closed 2025 with adjusted net debt of $14.3bn and gross leverage of "
            "2.4x, compared with $18.0bn and 2.6x a year before."
        ),
        (
            "Delta Air Lines had adjusted net debt of $14.3bn and gross leverage of 2.4x in 2025. "
            "A year earlier, the figures were $18.0bn and 2.6x."
        ),
        (
            "Delta Air Lines had adjusted net debt of $14.3bn and gross leverage of 2.4x for 2025 "
            "($18.0bn and 2.6x the previous year)."
        ),
        (
            "Exxon Mobil had diluted EPS of $6.70 and net income of $28.8bn in 2025, "
            "against $7.84 and $33.7bn a year earlier."
        ),
        (
            "Net income in 2025: Exxon Mobil $28.8bn ($33.7bn in the same period of 2024), "
            "Chevron $12.3bn ($17.7bn)."
        ),
        (
            "Net income by company in 2025: Exxon Mobil $28.8bn vs $33.7bn; "
            "Chevron $12.3bn vs $17.7bn."
        ),
        "Exxon Mobil's net income was $28.8bn for 2025, a year after it had been $33.7bn.",
        (
            "Chevron's net income was $12.3bn, against $17.7bn in the prior year, "
            "and Exxon Mobil's $28.8bn, against $33.7bn, for 2025."
        ),
    ],
)
def test_a_pair_is_told_of_what_it_is_set_against(text: str) -> None:
    assert _passes(text)


@pytest.mark.parametrize(
    "text",
    [
        (
            "On 13 February 2026 NVIDIA traded at 45.3x trailing earnings and 37.4x book, "
            "versus 5.6x and 78.9x respectively for AMD."
        ),
        (
            "On 13 February 2026 NVIDIA traded at 45.3 times trailing earnings and 37.4 times "
            "book, against 41.6 times and 52.9 times at end-2025."
        ),
        (
            "Full-year 2025 earnings were $28.8bn at Exxon Mobil and $12.3bn at Chevron, "
            "compared with $17.7bn and $33.7bn respectively in 2024."
        ),
        (
            "Delta Air Lines closed 2025 with adjusted net debt of $14.3bn and gross leverage of "
            "2.4x, compared with $14.3bn and 2.4x a year before."
        ),
        (
            "Delta Air Lines had adjusted net debt of $14.3bn and gross leverage of 2.4x in 2025. "
            "A year earlier, the figures were $14.3bn and 2.4x."
        ),
        (
            "Exxon Mobil had diluted EPS of $7.84 and net income of $28.8bn in 2025, "
            "against $7.84 and $33.7bn a year earlier."
        ),
        "Exxon Mobil's net income was $28.8bn for 2025, a year after it had been $28.8bn.",
    ],
)
def test_a_pair_of_others_is_found(text: str) -> None:
    assert not _passes(text)


@pytest.mark.parametrize(
    "text",
    [
        "Free cash flow at Boeing was negative at -$14.3bn in 2024.",
        (
            "Hikvision's operating cash flow was RMB 13.3bn in 2025, "
            "compared with an outflow of RMB 190 million in 2024."
        ),
        "Hikvision's operations consumed RMB 190m of cash flow from operations in 2024.",
        "R&D expense took up 29.1% of sales at Hygon in 2025.",
        "Coca-Cola delivered 5% organic revenue growth in 2025.",
        "Intel lost $0.12 per share in 2025 (GAAP) but earned $0.15 on a non-GAAP basis.",
        "HKEX raised HK$285.8bn through 119 IPOs in 2025.",
        "Wells Fargo expects 2025 net interest income to grow by between one and three percent.",
        (
            "Cambricon swung to a net profit of RMB 2.06bn in FY2025 after losing RMB 452m in "
            "FY2024; revenue came to RMB 6.5bn."
        ),
        "Gross margin at Hygon was close to 57% in 2025.",
        "Gross margin at Hygon was close to 58% in 2025.",
    ],
)
def test_small_words_are_read_for_what_they_say(text: str) -> None:
    assert _passes(text)


@pytest.mark.parametrize(
    "text",
    [
        "Free cash flow at Boeing was a positive $14.3bn in 2024.",
        (
            "Hikvision's operating cash flow was RMB 13.3bn in 2025, "
            "compared with an inflow of RMB 190 million in 2024."
        ),
        "R&D expense took up 28.1% of sales at Hygon in 2025.",
        "Coca-Cola saw organic revenue shrink by 5% in 2025.",
        (
            "Intel lost $0.12 per share in 2025 (GAAP) but earned $0.15 on a GAAP basis per the "
            "release, with EPS of $0.51."
        ),
        "HKEX raised HK$285.8bn through 191 IPOs in 2025.",
        "Wells Fargo expects 2025 net interest income to grow by between one and four percent.",
        (
            "Cambricon swung to a net profit of RMB 2.06bn in FY2025 after losing RMB 452m in "
            "FY2024; revenue came to RMB 1.17bn."
        ),
        "Gross margin at Hygon was close to 52% in 2025.",
    ],
)
def test_the_same_words_with_another_figure_are_found(text: str) -> None:
    assert not _passes(text)


def test_the_time_of_a_price_per_kilogram_is_its_own() -> None:
    cost = [
        Fact(
            entity="Muyuan",
            metric="full breeding cost",
            value=value,
            unit="CNY/kg",
            as_of=day,
            period=f"{day:%Y-%m}",
        )
        for value, day in ((11.6, _DAYS["2025"]), (13.0, _DAYS["2024"]))
    ]
    text = (
        "Muyuan's full breeding cost came down to CNY 11.6/kg in December 2025 from "
        "CNY 13.0/kg in December {}."
    )
    assert not check_prose(text.format(2024), cost, "en")
    assert check_prose(text.format(2023), cost, "en")
