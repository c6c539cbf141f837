"""Lists without metrics, times that close figures, quarters in one head, answers of two lines."""

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(who: str, metric: str, value: float, unit: str, period: str | None = None) -> Fact:
    return Fact.model_validate(
        {
            "entity": who,
            "metric": metric,
            "value": value,
            "unit": unit,
            "as_of": f"{period[:4]}-12-31" if period else "2026-05-15",
            "period": period,
        }
    )


VALUES = [
    _fact("Harlow", "pe_ttm", 33.27, "x"),
    _fact("Harlow", "pb", 4.67, "x"),
    _fact("Linden", "pe_ttm", 48.3, "x"),
    _fact("Linden", "pb", 10.8, "x"),
    _fact("Harlow", "gross_margin", 41.2, "%", "2025FY"),
    _fact("Harlow", "net_margin", 18.3, "%", "2025FY"),
    _fact("Linden", "gross_margin", 36.4, "%", "2025FY"),
    _fact("Linden", "net_margin", 9.7, "%", "2025FY"),
    _fact("Harlow", "net_profit", 13100000000.0, "USD", "2025FY"),
    _fact("Linden", "net_profit", 8200000000.0, "USD", "2025FY"),
    _fact("Harlow", "revenue", 47900000000.0, "USD", "2025FY"),
    _fact("Linden", "revenue", 93900000000.0, "USD", "2025FY"),
]
YEARS = [
    _fact("Harlow", "revenue", 17000000000.0, "USD", "2025Q1"),
    _fact("Harlow", "net_profit", 3100000000.0, "USD", "2025Q1"),
    _fact("Harlow", "revenue", 15100000000.0, "USD", "2026Q1"),
    _fact("Harlow", "net_profit", 2600000000.0, "USD", "2026Q1"),
    _fact("Harlow", "revenue_yoy", -11.2, "%", "2026Q1"),
]
PARTS = [
    _fact("Harlow", "revenue", 19340000000.0, "USD", "2025Q1"),
    _fact("Harlow", "revenue", 22500000000.0, "USD", "2025Q2"),
    _fact("Harlow", "revenue_yoy", -9.2, "%", "2025Q1"),
    _fact("Harlow", "revenue_yoy", -11.8, "%", "2025Q2"),
    _fact("Harlow", "revenue", 28100000000.0, "USD", "2025Q3"),
    _fact("Harlow", "revenue", 41000000000.0, "USD", "2025H1"),
    _fact("Harlow", "revenue", 52000000000.0, "USD", "2025H2"),
]
HALF = [
    _fact("江夏科技", "revenue", 28190000000.0, "CNY", "2025H1"),
    _fact("江夏科技", "revenue_yoy", -10.97, "%", "2025H1"),
    _fact("江夏科技", "net_profit", 1803000000.0, "CNY", "2025H1"),
    _fact("江夏科技", "net_profit_yoy", 37.05, "%", "2025H1"),
    _fact("江夏科技", "gross_margin", 47.16, "%", "2025H1"),
    _fact("江夏科技", "net_margin", 24.24, "%", "2025H1"),
]


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        (
            "Harlow trades at 33.3x trailing earnings and 4.67x book; Linden trades at "
            "48.3x and 10.8x.",
            VALUES,
        ),
        (
            "Harlow's gross and net margins were 41.2% and 18.3% in 2025; Linden's "
            "were 36.4% and 9.7%.",
            VALUES,
        ),
        (
            "Harlow had a gross margin of 41.2% and a net margin of 18.3% in 2025, "
            "against 36.4% and 9.7% at Linden.",
            VALUES,
        ),
        (
            "In 2025 Harlow posted revenue of $47.9 billion and net income of $13.1 "
            "billion, while Linden posted $93.9 billion and $8.2 billion.",
            VALUES,
        ),
        ("On P/E and P/B, Harlow is at 33.3x and 4.67x. Linden is at 48.3x and 10.8x.", VALUES),
        (
            "Harlow's P/E is 33.3x and its P/B 4.67x, compared with Linden at 48.3x and 10.8x.",
            VALUES,
        ),
        (
            "Linden trails Harlow in 2025: net income of $8.2 billion against $13.1 billion.",
            VALUES,
        ),
        (
            "Harlow out-earned Linden in 2025: $13.1 billion versus $8.2 billion in net income.",
            VALUES,
        ),
        (
            "Harlow topped Linden on margin in 2025: gross margin of 41.2% versus "
            "36.4%, net margin of 18.3% versus 9.7%.",
            VALUES,
        ),
        (
            "Linden outsold Harlow in 2025: revenue of $93.9 billion against $47.9 billion.",
            VALUES,
        ),
        (
            "Harlow booked revenue of $17.0 billion and net profit of $3.1 billion in "
            "Q1 2025, and revenue of $15.1 billion and net profit of $2.6 billion in "
            "Q1 2026.",
            YEARS,
        ),
        (
            "Harlow reported sales of $17.0 billion and net income of $3.1 billion for "
            "the first quarter of 2025, and sales of $15.1 billion and net income of "
            "$2.6 billion for the first quarter of 2026.",
            YEARS,
        ),
        (
            "Revenue was $17.0 billion and net profit $3.1 billion in Q1 2025; revenue "
            "was $15.1 billion and net profit $2.6 billion in Q1 2026 at Harlow.",
            YEARS,
        ),
        (
            "Harlow earned $3.1 billion on revenue of $17.0 billion in Q1 2025 and "
            "$2.6 billion on revenue of $15.1 billion in Q1 2026.",
            YEARS,
        ),
        (
            "Harlow had revenue of $17.0 billion and net profit of $3.1 billion in Q1 "
            "2025, but revenue of $15.1 billion and net profit of $2.6 billion in Q1 "
            "2026, a decline of 11.2% in sales.",
            YEARS,
        ),
        (
            "Harlow took in $17.0 billion of revenue and $3.1 billion of net profit in "
            "Q1 2025, and $15.1 billion of revenue and $2.6 billion of net profit in "
            "Q1 2026.",
            YEARS,
        ),
        (
            "For the first and second quarters of 2025, Harlow reported revenue of "
            "$19.34 billion and $22.50 billion, respectively, declines of 9.2% and "
            "11.8%.",
            PARTS,
        ),
        (
            "Harlow's revenue was $19.34 billion, $22.5 billion and $28.1 billion in "
            "the first, second and third quarters of 2025, respectively.",
            PARTS,
        ),
        (
            "In the first and second halves of 2025 Harlow's revenue was $41 billion "
            "and $52 billion, respectively.",
            PARTS,
        ),
        (
            "Harlow's second-quarter 2025 revenue was $22.5 billion, down 11.8%; the "
            "first quarter of 2025 brought $19.34 billion.",
            PARTS,
        ),
        (
            "In the first quarter of 2025 and the second quarter of 2025, Harlow's "
            "revenue fell 9.2% and 11.8%, respectively.",
            PARTS,
        ),
        (
            "财报显示，2025年上半年江夏科技收入281.90亿元，同比下降10.97%，"
            "利润18.03亿元，同比增长37.05%。",
            HALF,
        ),
        (
            "2025年上半年江夏科技收入281.90亿元，利润18.03亿元，分别同比下降10.97%和增长37.05%。",
            HALF,
        ),
        (
            "2025年上半年，江夏科技收入281.90亿元，降10.97%；利润18.03亿元，增37.05%。",
            HALF,
        ),
        (
            "问：江夏科技2025年上半年的毛利率和净利率？\n答：分别是47.16%和24.24%。",
            HALF,
        ),
        (
            "江夏科技2025年上半年收入和净利润各是多少？\n答：分别为281.9亿元和18.03亿元。",
            HALF,
        ),
        (
            "Q: What were Harlow's gross and net margins in 2025?\nA: 41.2% and 18.3%, "
            "respectively.",
            VALUES,
        ),
        ("江夏科技2025H1毛利率47.16%，净利率24.24%（本章编号5.1）。", HALF),
        ("Harlow2025Q2实现营收225亿美元，同比下降11.8%。", PARTS),
        ("Harlow2025年Q1营收193.4亿美元。", PARTS),
        ("江夏科技2025年上半年毛利率47.16%，高于TCL中环。", HALF),
        (
            "Both stocks are dear. Harlow: 33.3x earnings, 4.67x book. Linden: 48.3x, 10.8x.",
            VALUES,
        ),
    ],
)
def test_a_grounded_text_passes(text: str, facts: list[Fact]) -> None:
    """Each number is that of the name, metric or time in its place."""
    assert check_prose(text, facts) == ()


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        (
            "Harlow trades at 33.3x trailing earnings and 4.67x book; Linden trades at "
            "10.8x and 48.3x.",
            VALUES,
        ),
        (
            "Harlow's gross and net margins were 41.2% and 18.3% in 2025; Linden's "
            "were 9.7% and 36.4%.",
            VALUES,
        ),
        (
            "Harlow had a gross margin of 41.2% and a net margin of 18.3% in 2025, "
            "against 9.7% and 36.4% at Linden.",
            VALUES,
        ),
        (
            "In 2025 Harlow posted revenue of $47.9 billion and net income of $13.1 "
            "billion, while Linden posted $8.2 billion and $93.9 billion.",
            VALUES,
        ),
        ("On P/E and P/B, Harlow is at 33.3x and 4.67x. Linden is at 10.8x and 48.3x.", VALUES),
        (
            "Harlow out-earned Linden in 2025: net income of $8.2 billion against $13.1 billion.",
            VALUES,
        ),
        (
            "Harlow topped Linden on margin in 2025: gross margin of 41.2% versus "
            "36.4%, net margin of 9.7% versus 18.3%.",
            VALUES,
        ),
        (
            "Linden outsold Harlow in 2025: revenue of $47.9 billion against $93.9 billion.",
            VALUES,
        ),
        (
            "Harlow booked revenue of $17.0 billion and net profit of $3.1 billion in "
            "Q1 2026, and revenue of $15.1 billion and net profit of $2.6 billion in "
            "Q1 2025.",
            YEARS,
        ),
        (
            "Harlow booked revenue of $17.0 billion and net profit of $2.6 billion in "
            "Q1 2025, and revenue of $15.1 billion and net profit of $3.1 billion in "
            "Q1 2026.",
            YEARS,
        ),
        (
            "Harlow earned $2.6 billion on revenue of $17.0 billion in Q1 2025 and "
            "$3.1 billion on revenue of $15.1 billion in Q1 2026.",
            YEARS,
        ),
        (
            "Harlow took in $15.1 billion of revenue and $3.1 billion of net profit in "
            "Q1 2025, and $17.0 billion of revenue and $2.6 billion of net profit in "
            "Q1 2026.",
            YEARS,
        ),
        (
            "For the first and second quarters of 2025, Harlow reported revenue of "
            "$22.50 billion and $19.34 billion, respectively.",
            PARTS,
        ),
        (
            "For the first and second quarters of 2025, Harlow reported revenue of "
            "$19.34 billion and $22.50 billion, respectively, declines of 11.8% and "
            "9.2%.",
            PARTS,
        ),
        (
            "Harlow's revenue was $22.5 billion, $19.34 billion and $28.1 billion in "
            "the first, second and third quarters of 2025, respectively.",
            PARTS,
        ),
        (
            "In the first and second halves of 2025 Harlow's revenue was $52 billion "
            "and $41 billion, respectively.",
            PARTS,
        ),
        (
            "财报显示，2025年上半年江夏科技收入281.90亿元，同比增长37.05%，"
            "利润18.03亿元，同比下降10.97%。",
            HALF,
        ),
        ("2025年上半年江夏科技利润281.90亿元，收入18.03亿元。", HALF),
        (
            "问：江夏科技2025年上半年的净利率和毛利率？\n答：分别是47.16%和24.24%。",
            HALF,
        ),
        (
            "Q：江夏科技2025年上半年营收和归母净利润分别是多少？\nA：分别为18.03亿元和281.9亿元。",
            HALF,
        ),
        (
            "Q: What were Harlow's gross and net margins in 2025?\nA: 18.3% and 41.2%, "
            "respectively.",
            VALUES,
        ),
        ("Harlow2025Q2实现营收193.4亿美元。", PARTS),
        ("Harlow2025年Q1营收225亿美元。", PARTS),
        ("TCL中环2025年上半年毛利率47.16%。", HALF),
        ("重庆啤酒2025年上半年毛利率为47.16%，净利率24.24%。", HALF),
        ("深南电路2025H1实现营收281.9亿元。", HALF),
        (
            "Both stocks are dear. Harlow: 33.3x earnings, 4.67x book. Linden: 10.8x, 48.3x.",
            VALUES,
        ),
    ],
)
def test_numbers_out_of_their_places_are_found(text: str, facts: list[Fact]) -> None:
    """The same numbers in another order, or another company's."""
    assert check_prose(text, facts)
