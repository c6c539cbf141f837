"""What a text says once, and goes on with: companies, the way of time, who tells it."""

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact

_QUARTER = {"as_of": "2025-03-31", "period": "2025Q1"}
_PAIR = [
    Fact(entity=entity, metric=metric, value=value, unit="%", **_QUARTER)
    for entity, metric, value in (
        ("Netflix", "roe", 8.1),
        ("Pfizer", "roe", 4.4),
        ("Netflix", "gross_margin", 31.0),
        ("Pfizer", "gross_margin", 45.2),
    )
]
_MOVED = [
    Fact(entity="Harlow", metric=metric, value=value, unit=unit, as_of=day, period=period)
    for metric, unit, levels in (
        ("net_profit", "USD", (3.26e9, 2.77e9)),
        ("debt_ratio", "%", (36.1, 38.9)),
        ("roe", "%", (5.7, 6.6)),
    )
    for value, day, period in zip(
        levels, ("2024-06-30", "2025-06-30"), ("2024H1", "2025H1"), strict=True
    )
]
_TABLE = "| 项目 | 2025H1 |\n|---|---|\n| 营业收入(亿元) | 124.5 |\n\n"
_SOURCES = [
    Fact(entity=entity, metric="营业收入", value=value, unit="亿元", as_of="2025-06-30",
         period="2025H1", code=code)
    for entity, value, code in (("海天味业", 124.5, "603288.SH"), ("三一重工", 403.7, "600031.SH"))
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "grounded"),
    [
        ("Gross margins at Netflix and Pfizer were 31.0% and 45.2%; ROE was 8.1% and 4.4%.", True),
        ("Gross margins at Netflix and Pfizer were 31.0% and 45.2%; ROE was 4.4% and 8.1%.", False),
        ("Netflix and Pfizer had margins of 31.0% and 45.2%; ROE was 4.4% at Pfizer.", True),
        ("Netflix vs Pfizer, Q1 2025: ROE 8.1% vs 4.4%.", True),
        ("Netflix vs Pfizer, Q1 2024: ROE 8.1% vs 4.4%.", False),
    ],
)  # fmt: skip
def test_a_list_without_names_is_of_the_companies_of_the_list_before(
    text: str, grounded: bool
) -> None:
    """Numbers joined as those before are of the same companies, in their order."""
    assert (check_prose(text, _PAIR) == ()) is grounded


@pytest.mark.parametrize(
    ("text", "grounded"),
    [
        ("Harlow's net profit went from $3.26 billion to $2.77 billion.", True),
        ("Harlow's net profit went from $2.77 billion to $3.26 billion.", False),
        ("Harlow的净利润由32.6亿美元变为27.7亿美元。", True),
        ("Harlow的净利润由27.7亿美元变为32.6亿美元。", False),
        ("Harlow的资产负债率从36.1%变为38.9%。", True),
        ("Harlow的资产负债率从36.1%变为6.6%。", False),
    ],
)
def test_a_move_goes_from_the_earlier_level_to_the_later_of_one_metric(
    text: str, grounded: bool
) -> None:
    """That holds whether or not the verb says up or down."""
    assert (check_prose(text, _MOVED) == ()) is grounded


@pytest.mark.parametrize(
    ("last", "grounded"),
    [
        ("公司:海天味业(603288.SH)", True),
        ("公司:三一重工(600031.SH)", False),
        ("来源:海天味业定期报告。", True),
        ("来源:三一重工定期报告。", False),
        ("来源:中信证券研究部。", True),
    ],
)
def test_who_stands_behind_a_table_owns_it(last: str, grounded: bool) -> None:
    """Brokers only pass figures on."""
    assert (check_prose(_TABLE + last, _SOURCES) == ()) is grounded


@pytest.mark.parametrize(
    ("who", "grounded"),
    [("Netflix", True), ("Pfizer", False), ("AMD", False), ("the company", True)],
)
def test_who_tells_a_text_in_its_last_words_owns_it(who: str, grounded: bool) -> None:
    """So does a company of no fact."""
    text = f"Gross margin was 31.0% in Q1 2025 and ROE 8.1%, according to {who}."
    assert (check_prose(text, _PAIR) == ()) is grounded


def test_what_a_board_decided_on_a_day_is_of_its_year() -> None:
    """The day of a meeting is none of the dividend's."""
    paid = Fact(entity="格力电器", code="000651.SZ", metric="dividend_per_share", value=2.46,
                unit="CNY/share", as_of="2025-12-31", period="2025FY")  # fmt: skip
    text = "格力电器董事会于2026年4月24日审议通过利润分配预案,每股派发现金红利2.46元(含税)。"
    assert check_prose(text, [paid]) == ()


def test_a_minus_is_of_its_own_number_alone() -> None:
    """A negative ROE of -11.5% says its minus once, and the debt ratio beside it has none."""
    facts = [
        Fact(entity="Harlow", metric=metric, value=value, unit="%", **_QUARTER)
        for metric, value in (("roe", -11.5), ("debt_ratio", 63.3))
    ]
    text = "Harlow had a negative ROE of -11.5%, and a 63.3% debt ratio."
    assert check_prose(text, facts) == ()


def test_trailing_sales_are_no_trailing_earnings() -> None:
    """Another multiple that is trailing, too, is no rival of the one of sales."""
    facts = [
        Fact(entity="Chevron", metric=metric, value=value, unit="x", as_of="2026-08-14")
        for metric, value in (("pe_ttm", 22.42), ("ps_ttm", 1.92))
    ]
    told = "Chevron was at {} trailing earnings and {} trailing sales on August 14, 2026."
    assert check_prose(told.format("22.4x", "1.9x"), facts) == ()
    assert check_prose(told.format("1.9x", "22.4x"), facts)
