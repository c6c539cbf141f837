"""Inline SVG charts. Every label that is a number is a figure; the rest is shape."""

from collections.abc import Callable, Sequence
from html import escape

from schemas.report import Chart, ChartLine, ChartPoint
from schemas.text import Lang

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 250, 12, 96, 24, 30
_BAR_CLASSES = ("bar-a", "bar-b")
Label = Callable[[str], str]
"""Turns a node id into the text of its figure."""


def draw(chart: Chart, lang: Lang, label: Label) -> str:
    """The chart as one SVG element."""
    body = _line(chart.lines[0], label) if chart.kind == "line" else _bars(chart.lines, lang, label)
    title = escape(chart.title.in_(lang))
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}" '
        f'preserveAspectRatio="xMidYMid meet"><title>{title}</title>{body}</svg>'
    )


def _line(line: ChartLine, label: Label) -> str:
    values = [float(point.value) for point in line.points]
    low, high = min(values), max(values)
    spread = (high - low) or 1.0
    step = (WIDTH - LEFT - RIGHT) / max(len(values) - 1, 1)

    def x(index: int) -> float:
        return LEFT + index * step

    def y(value: float) -> float:
        return TOP + (high - value) / spread * (HEIGHT - TOP - BOTTOM)

    path = "M" + "L".join(f"{x(i):.1f} {y(v):.1f}" for i, v in enumerate(values))
    area = f"{path}L{x(len(values) - 1):.1f} {HEIGHT - BOTTOM}L{LEFT} {HEIGHT - BOTTOM}Z"
    parts = [f'<path class="area" d="{area}"/><path class="line" d="{path}"/>']
    parts += _line_labels(line.points, x, y, label)
    first, last = line.points[0].label, line.points[-1].label
    parts.append(
        _text(LEFT, HEIGHT - 8, first, "start") + _text(x(len(values) - 1), HEIGHT - 8, last, "end")
    )
    return "".join(parts)


def _line_labels(
    points: Sequence[ChartPoint],
    x: Callable[[int], float],
    y: Callable[[float], float],
    label: Label,
) -> list[str]:
    """A dot and a label at each point that is a figure; labels are kept apart."""
    marked = [(i, p) for i, p in enumerate(points) if p.node]
    seen: dict[str, tuple[int, ChartPoint]] = {str(p.node): (i, p) for i, p in marked}
    parts: list[str] = []
    taken: list[float] = []
    for index, point in sorted(seen.values(), key=lambda pair: -float(pair[1].value)):
        height = y(float(point.value))
        line = height + 4
        while any(abs(line - other) < 17 for other in taken):
            line += 17
        taken.append(line)
        parts.append(f'<circle class="dot" cx="{x(index):.1f}" cy="{height:.1f}" r="3"/>')
        parts.append(_text(WIDTH - RIGHT + 8, line, label(str(point.node)), "start"))
    return parts


def _bars(lines: Sequence[ChartLine], lang: Lang, label: Label) -> str:
    years = sorted({point.label for line in lines for point in line.points})
    top = max(float(point.value) for line in lines for point in line.points) or 1.0
    slot = (WIDTH - 2 * LEFT) / len(years)
    width = min(slot / (len(lines) + 1), 64.0)
    floor, room = HEIGHT - BOTTOM, HEIGHT - TOP - BOTTOM - 24
    parts = []
    for column, year in enumerate(years):
        middle = LEFT + slot * (column + 0.5)
        parts.append(_text(middle, HEIGHT - 8, year, "middle"))
        for row, line in enumerate(lines):
            point = next((p for p in line.points if p.label == year), None)
            if point is None:
                continue
            height = max(float(point.value), 0.0) / top * room
            left = middle + (row - len(lines) / 2) * width
            parts.append(
                f'<rect class="{_BAR_CLASSES[row % 2]}" x="{left + 2:.1f}" '
                f'y="{floor - height:.1f}" width="{width - 4:.1f}" height="{height:.1f}" rx="2"/>'
            )
            shown = label(str(point.node)) if point.node else ""
            parts.append(_text(left + width / 2, floor - height - 5, shown, "middle"))
    for row, line in enumerate(lines):
        left = LEFT + row * 150
        parts.append(
            f'<rect class="{_BAR_CLASSES[row % 2]}" x="{left}" y="2" width="12" height="12"/>'
        )
        parts.append(_text(left + 18, 13, line.name.in_(lang), "start"))
    return "".join(parts)


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
