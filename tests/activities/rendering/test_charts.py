"""Inline charts: shape from the series, labels from figures only."""

import re
from decimal import Decimal
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rendering import charts
from schemas.report import Chart, ChartLine, ChartPoint
from schemas.text import Bilingual, Lang
from tests.documents import memo
from tests.properties import stable

LINE, BARS = memo().sections[0].charts
NAME = Bilingual(zh="毛利率", en="gross margin")


def label(node: str) -> str:
    return f"<{node}>"


def drawn(chart: Chart) -> ET.Element:
    return ET.fromstring(charts.draw(chart, Lang.ZH, label))  # noqa: S314 - our own output


def texts(chart: Chart) -> list[str]:
    return [element.text or "" for element in drawn(chart).iter("text")]


def line_of(*values: float, nodes: tuple[str | None, ...] = ()) -> Chart:
    points = tuple(
        ChartPoint(label=f"d{n}", value=Decimal(str(v)), node=dict(enumerate(nodes)).get(n))
        for n, v in enumerate(values)
    )
    return LINE.model_copy(update={"lines": (ChartLine(name=NAME, points=points),)})


def bars_of(*values: float) -> Chart:
    points = tuple(
        ChartPoint(label=str(2021 + n), value=Decimal(str(v)), node=f"dp_{n}")
        for n, v in enumerate(values)
    )
    return BARS.model_copy(update={"lines": (ChartLine(name=NAME, points=points),)})


@pytest.mark.parametrize("chart", [LINE, BARS], ids=["price", "margins"])
@pytest.mark.parametrize("lang", Lang)
def test_a_chart_is_a_titled_picture(chart: Chart, lang: Lang) -> None:
    """Well-formed SVG with a title for those who cannot see it, and no markup from outside."""
    root = ET.fromstring(charts.draw(chart, lang, label))  # noqa: S314 - our own output

    assert root.tag == "svg"
    assert root.get("role") == "img"
    assert root.get("aria-label") == chart.title.in_(lang)


def test_the_price_line_labels_only_figures() -> None:
    """High, low and last close are labelled; the axis shows the first and the last day."""
    shown = texts(LINE)

    assert [t for t in shown if t.startswith("<")] == ["<ev_005>", "<ev_003>", "<ev_006>"]
    assert shown[-2:] == ["2026-01-26", "2026-08-21"]


def test_bars_show_every_year_with_its_figures() -> None:
    """Each year stands under its bars, and each bar carries its figure."""
    shown = texts(BARS)

    assert [t for t in shown if re.fullmatch(r"20\d\d", t)] == ["2023", "2024", "2025"]
    assert sum(t.startswith("<dp_") for t in shown) == 6


@stable
@given(st.lists(st.floats(-1e6, 1e6), min_size=1, max_size=12))
def test_any_margins_can_be_drawn(values: list[float]) -> None:
    """Losses and zeros give bars of no height, never of a negative one, inside the picture."""
    bars = [r for r in drawn(bars_of(*values)).iter("rect") if r.get("rx")]

    assert len(bars) == len(values)
    for bar in bars:
        assert 0 <= float(bar.get("height", "-1")) <= charts.HEIGHT
        assert 0 <= float(bar.get("y", "-1")) <= charts.HEIGHT


@stable
@given(st.lists(st.floats(0.01, 1e5), min_size=1, max_size=40))
def test_any_price_series_stays_inside_the_picture(values: list[float]) -> None:
    """One session, a flat line or a crash: every point lies within the frame."""
    (path,) = (p for p in drawn(line_of(*values)).iter("path") if p.get("class") == "line")
    points = [tuple(map(float, pair.split())) for pair in path.get("d", "")[1:].split("L")]

    assert len(points) == len(values)
    assert all(0 <= x <= charts.WIDTH and 0 <= y <= charts.HEIGHT for x, y in points)


def test_labels_are_kept_apart() -> None:
    """Figures of nearly equal height do not print over each other."""
    chart = line_of(100, 100.1, 100.2, 500, nodes=("a", "b", "c"))
    heights = [
        float(t.get("y", "0")) for t in drawn(chart).iter("text") if (t.text or "").startswith("<")
    ]

    assert len(heights) == 3
    assert all(abs(a - b) >= 17 for a, b in pairwise(heights))


def test_a_label_cannot_break_out_of_the_picture() -> None:
    """Titles, legends and labels are escaped."""
    hostile = Bilingual(zh='"><script>', en="x")
    chart = bars_of(1).model_copy(update={"title": hostile})
    source = charts.draw(chart, Lang.ZH, lambda _: "</svg><script>")

    assert "<script" not in source
    assert ET.fromstring(source).get("aria-label") == '"><script>'  # noqa: S314 - our own output
