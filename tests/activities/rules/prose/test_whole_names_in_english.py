"""What an English sentence says beside a figure.

A fact's whole name, its quarter, the size of what flowed out.
"""

import pytest

from activities.rules.prose import check_prose
from tests.activities.rules.prose.talk import of

_FACTS = [
    of("Allstate", "catastrophe losses, pre-tax", 1990, "million USD", "2025Q2"),
    of("Allstate", "net income", 2079, "million USD", "2025Q2"),
    of("Enel", "ordinary EBITDA", 11.5, "billion EUR", "2025H1"),
    of("Iberdrola", "adjusted recurring net profit", 3.4, "billion EUR", "2025H1"),
    of("Lucid", "free cash flow", -590, "million USD", "2025Q1"),
    of("Lucid", "free cash flow", -715, "million USD", "2024Q1"),
    of("Fastenal", "inventory days", 131, "days", "FY2025"),
    of("Fastenal", "inventory days", 140, "days", "FY2024"),
    of("PulseGrid", "sales", 812, "million USD", "2025Q3"),
    of("PulseGrid", "sales growth yoy", 112, "%", "2025Q3"),
    of("PulseGrid", "stores", 903, "stores", "2025-09-28"),
    of("PulseGrid", "leverage ratio", 12.9, "%", "2025-09-30"),
    of("PulseGrid", "leverage ratio", 12.4, "%", "2025-06-30"),
    of("PulseGrid", "capital returned to shareholders", 90, "million USD", "2025Q3"),
    of("PulseGrid", "share repurchases", 61, "million USD", "2025Q3"),
    of("PulseGrid", "churn", 2.6, "%", "2024Q1"),
]  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "Allstate booked pre-tax catastrophe losses of $1.99bn in the second quarter of 2025.",
        "Enel's ordinary EBITDA of EUR 11.5bn in the first half of 2025 dwarfed the EUR "
        "3.4bn adjusted recurring net "
        "profit at Iberdrola.",
        (
            "Lucid's free cash flow was $(590)m in 2025Q1, "
            "a smaller outflow than the $(715)m of 2024Q1."
        ),
        "Inventory days at Fastenal quickened to 131 days in FY2025 from 140 days in FY2024.",
        "PulseGrid sold $812 million in 2025Q3, more than double the year-ago figure (up 112%).",
        "Pulsegrid's September-quarter 2025 sales were $812 million.",
        (
            "PulseGrid ended September 2025 with a leverage ratio of 12.9%, "
            "above the June reading of 12.4%."
        ),
        "PulseGrid returned $90 million to shareholders in Q3 2025: $61 million through buybacks.",
        "PulseGrid ended the September 2025 quarter with 903 stores.",
        "PulseGrid opened stores in 14 markets and had 903 stores on September 28, 2025.",
    ],
)
def test_what_stands_beside_a_figure_is_read_whole(text: str) -> None:
    """Each sentence says what its facts say."""
    assert check_prose(text, _FACTS) == ()


@pytest.mark.parametrize(
    "text",
    [
        "Allstate booked pre-tax catastrophe losses of $2.08bn in the second quarter of 2025.",
        "Enel's adjusted recurring net profit was EUR 3.4bn in the first half of 2025.",
        (
            "Lucid's free cash flow was $(590)m in 2025Q1, "
            "a larger outflow than the $(715)m of 2024Q1."
        ),
        "Inventory days at Fastenal slowed to 131 days in FY2025 from 140 days in FY2024.",
        "PulseGrid sold $812 million in 2025Q3, more than triple the year-ago figure.",
        "PulseGrid's June-quarter 2025 sales were $812 million.",
        (
            "PulseGrid ended September 2025 with a leverage ratio of 12.9%, "
            "above the March reading of 12.4%."
        ),
        "PulseGrid returned $90 million to shareholders in Q3 2025: $62 million through buybacks.",
        "PulseGrid ended the June 2025 quarter with 903 stores.",
        "PulseGrid sold $812 million in 2025Q3, and churn stood at 2.6%.",
        "Hartwells' sales were $812 million in 2025Q3.",
    ],
)
def test_a_look_alike_is_still_a_finding(text: str) -> None:
    """The same words with a figure, time, way or company of something else."""
    assert check_prose(text, _FACTS) != ()
