"""What an English desk writes around its figures: forms, footers, arrows, brackets, sources."""

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(metric: str, value: float, unit: str, **more: str) -> Fact:
    given = {"entity": "Harlow", "as_of": "2024-12-31", "period": "2024", **more}
    return Fact.model_validate({"metric": metric, "value": value, "unit": unit, **given})


_DAY = {"as_of": "2025-02-28", "period": ""}
FACTS = [
    _fact("revenue", 8.32, "USD billion"),
    _fact("revenue_consensus", 7.8, "USD billion"),
    _fact("revenue_yoy", -13, "%"),
    _fact("free_cash_flow", -277, "USD million"),
    _fact("depreciation_and_amortization", 274, "USD million"),
    _fact("eps_diluted", -0.45, "USD/share"),
    _fact("fx_impact_on_growth_pp", -2, "pp"),
    _fact("overseas_revenue_share", 37.3, "%"),
    _fact("net_margin", 12.105, "%"),
    _fact("net_income_yoy", 8, "%"),
    _fact("inventory", 4.601, "USD million", period=""),
    _fact("operating_cash_flow", 6.24, "USD billion"),
    _fact("net_charge_off_rate_change_bps", 16.9, "bps"),
    _fact("one_off_items", -350, "USD million"),
    _fact("close", 360.79, "USD/share", **_DAY),
    _fact("target_price", 314, "USD/share", **_DAY),
    _fact("target_price_previous", 312, "USD/share", **_DAY),
    _fact("pe_ttm", 24, "x", **_DAY),
    _fact("net_debt", 2.5, "USD billion", **_DAY),
    _fact("net_debt_to_ebitda", 1.809, "x", **_DAY),
    _fact("pe_ttm", 22.4, "x", entity="The Aldgate Companies, Inc.", **_DAY),
    _fact("revenue", 5.1, "USD billion", entity="The Aldgate Companies, Inc."),
    _fact("revenue", 6.6, "USD billion", period="2021", as_of="2021-12-31"),
]


@pytest.mark.parametrize(
    "text",
    [
        "ITEM 2.02 Results. Harlow had revenue of $8.32 billion in 2024. EXHIBIT 99.1.",
        "Harlow's revenue was $8.32 billion in 2024. Tel. +44 20 7946 0018, T: (212) 555-0142.",
        "Harlow's 2024 revenue: $8.32 billion. 200 West Street, New York, NY 10282",
        "Commission file number 001-33829. Harlow had 2024 revenue of $8.32 billion. Common stock, "
        "par value $0.01 per share.",
        "Harlow closed at $360.79 on 2/28/2025.",
        "Harlow closed at $360.79 on 2/28.",
        "Harlow closed at $360.79 on 28/02/2025.",
        "Harlow's revenue: $8.32 billion ▼ 13.0% YoY in 2024.",
        "Harlow burned $277 million in 2024 (free cash flow of ($277 million)).",
        "Harlow 2024 free cash flow: ($277 million).",
        "Depreciation of $274 million weighed on Harlow in 2024.",
        "Foreign exchange reduced Harlow's revenue growth by 2.0 percentage points in 2024.",
        "Revenue at Harlow was $8.32 billion in 2024; overseas sales contributed 37.3% of the "
        "total.",
        "On sales in 2024, Harlow kept 12.1% as net profit.",
        "Harlow's net debt was $2.5 billion on February 28, 2025, or 1.8 times trailing EBITDA.",
        "Harlow balance sheet, December 31, 2024 (unaudited; in thousands of U.S. dollars)\n"
        "Inventories ........ 4,601",
        "Harlow threw off $6.24 billion of operating cash in 2024.",
        "Harlow booked one-off charges of $350 million in 2024.",
        "We value Harlow at $314 per share (previously $312).",
        "Harlow had sales of $8.32 billion in 2024. Aldgate had $5.1 billion. The market pays "
        "24.0x trailing earnings for the former and 22.4x for the latter.",
        "Item,2024,2021\nRevenue ($ millions),8320,6600\n# company: Harlow",
        "Harlow's revenue in 2024 was $8.32 billion, which beat consensus of $7.80 billion.",
    ],
)
def test_what_stands_around_right_figures_is_no_fault(text: str) -> None:
    """Item numbers, telephones, addresses and short dates are no figures; the rest is meant so."""
    assert not check_prose(text, FACTS, "en")


@pytest.mark.parametrize(
    "text",
    [
        "Harlow closed at $360.79 on 2/21/2025.",
        "Harlow's revenue: $8.32 billion ▲ 13.0% YoY in 2024.",
        "Harlow 2024 loss: ($8.32 billion) of revenue.",
        "Harlow: net loss in 2024, or income of $0.45 per diluted share.",
        "Harlow's net charge-off rate fell 17bps in 2024.",
        "Revenue: $8.32 billion in 2024. (Aldgate press release)",
        "* Revenue: $8.32 billion\nAldgate 2024, company filings",
        "Aldgate had revenue of $8.32 billion in 2024.",
        "Revenue came to $6.6 billion. That is Harlow's 2024 top line.",
        "Harlow posted revenue of $8.32 billion for the year ended December 31, 2024, missing the "
        "$7.80 billion analysts had expected.",
        "Harlow's revenue was $8.32 billion in 2024, which missed consensus of $7.80 billion.",
    ],
)
def test_a_fault_among_them_is_found(text: str) -> None:
    """A wrong day, way, company or year, wherever it is told."""
    assert check_prose(text, FACTS, "en")
