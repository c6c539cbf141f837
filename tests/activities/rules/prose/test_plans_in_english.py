"""Results beside a plan, and a level beside the one of a year or a quarter before, in English."""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(
    metric: str, value: float | tuple[float, float], unit: str, period: str, day: str
) -> Fact:
    return Fact(
        entity="Tarn Mining",
        code="TRN",
        metric=metric,
        value=value,
        unit=unit,
        as_of=date.fromisoformat(day),
        period=period,
    )


_FACTS = [
    _fact("copper_sales", 410, "million pounds", "2026Q3", "2026-09-30"),
    _fact("copper_sales", 396, "million pounds", "2025Q3", "2025-09-30"),
    _fact("copper_sales", 402, "million pounds", "2026Q2", "2026-06-30"),
    _fact("copper_sales_yoy_change", 14, "million pounds", "2026Q3", "2026-09-30"),
    _fact("copper_production_guidance", (610, 640), "million pounds", "FY2027", "2026-10-20"),
    _fact("copper_production_guidance", (560, 580), "million pounds", "FY2026", "2026-10-20"),
    _fact("gross_margin", 31.4, "%", "2026Q3", "2026-09-30"),
    _fact("gross_margin", 31.9, "%", "2026Q2", "2026-06-30"),
    _fact("gross_margin", 28.8, "%", "2025Q3", "2025-09-30"),
    _fact("gross_margin", 30.1, "%", "9M2026", "2026-09-30"),
    _fact("gross_margin", 27.7, "%", "9M2025", "2025-09-30"),
    _fact("gold_output", 52, "thousand ounces", "2026Q3", "2026-09-30"),
    _fact("gold_output", 47, "thousand ounces", "2026Q2", "2026-06-30"),
    _fact("revenue", 3.2, "billion USD", "2026H1", "2026-06-30"),
    _fact("revenue", 2.9, "billion USD", "2025H1", "2025-06-30"),
]
_SOLD = "Tarn Mining sold 410 million pounds of copper in Q3 2026"


@pytest.mark.parametrize(
    "text",
    [
        (
            f"{_SOLD}, and it plans to produce 610 to 640 million pounds at "
            f"its northern mines in 2027."
        ),
        f"{_SOLD} and expects to bring 560–580 million pounds to the surface in fiscal 2026.",
        f"{_SOLD}, 14 million pounds above the year-earlier level of 396 million pounds.",
        f"{_SOLD}, ahead of the year-before 396 million pounds.",
        f"{_SOLD}, compared with 396 million pounds a year back.",
        f"{_SOLD}, against the prior-quarter level of 402 million pounds.",
        f"{_SOLD}, against the 396 million pounds sold in the same quarter of 2025.",
        "Tarn Mining's gross margin slipped from the prior quarter's 31.9% to 31.4% in Q3 2026.",
        (
            "Tarn Mining's gross margin was 31.4% at the end of Q3 2026, "
            "more than at the end of Q3 2025, and its gross margin for the nine months was 30.1%."
        ),
        (
            "Tarn Mining's copper sales rose to 410 million pounds in Q3 2026 from "
            "402 million pounds in Q2, "
            "although gold output climbed to 52 thousand ounces from 47 thousand ounces."
        ),
        "Tarn Mining aims higher in 2026, after interim revenue of $3.2 billion.",
    ],
)
def test_right_texts_pass(text: str) -> None:
    """A plan has its own time, and a hyphened name of the time before dates its level."""
    assert not check_prose(text, _FACTS, "en")


@pytest.mark.parametrize(
    "text",
    [
        (
            f"{_SOLD}, and it plans to produce 610 to 640 million pounds at "
            f"its northern mines in 2026."
        ),
        f"{_SOLD} and expects to bring 560–580 million pounds to the surface in fiscal 2027.",
        f"{_SOLD}, 14 million pounds above the year-earlier level of 402 million pounds.",
        f"{_SOLD}, against the prior-quarter level of 396 million pounds.",
        f"{_SOLD}, compared with 402 million pounds a year back.",
        f"{_SOLD}, against the 402 million pounds sold in the same quarter of 2025.",
        "Tarn Mining's gross margin slipped from the prior quarter's 28.8% to 31.4% in Q3 2026.",
        "Tarn Mining's gross margin slipped from the prior quarter's 31.9% to 31.2% in Q3 2026.",
        (
            "Tarn Mining's gross margin was 31.4% at the end of Q3 2026, "
            "more than at the end of Q3 2025, and its gross margin for the nine months was 27.7%."
        ),
        (
            "Tarn Mining's copper sales rose to 402 million pounds in Q2 2026 from 410 million "
            "pounds in Q3, although gold output was 52 thousand ounces."
        ),
        "Tarn Mining aims higher in 2026, after interim revenue of $2.9 billion.",
    ],
)
def test_look_alikes_are_findings(text: str) -> None:
    """The figure of another time is none of the one named."""
    assert check_prose(text, _FACTS, "en")
