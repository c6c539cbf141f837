"""The same figures side by side: by year, and by quarter where quarters are known."""

from collections.abc import Sequence
from datetime import date

from activities.rules.composing.common import Desk, same
from activities.rules.periods import describe
from activities.rules.wording import label, token
from schemas.integrity import DataPoint
from schemas.metrics import Period
from schemas.report import Section, Table
from schemas.text import Bilingual

_BY_YEAR = ("total_revenue", "net_profit", "gross_margin", "net_margin", "fcf")
_BY_QUARTER = ("total_revenue", "net_profit")


def period_sections(desk: Desk) -> tuple[Section, ...]:
    """Revenue, profit and margins by year; revenue and profit by quarter."""
    year = Bilingual(zh="年度", en="Year")
    quarter = Bilingual(zh="季度", en="Quarter")
    sections = (
        _section(desk, Period.YEAR, _BY_YEAR, year, Bilingual(zh="历年数据", en="By year")),
        _section(
            desk, Period.QUARTER, _BY_QUARTER, quarter, Bilingual(zh="分季数据", en="By quarter")
        ),
    )
    return tuple(section for section in sections if section)


def _section(
    desk: Desk, period: Period, metrics: Sequence[str], corner: Bilingual, heading: Bilingual
) -> Section | None:
    points = [p for p in desk.given.report.data_points if p.period is period]
    ends = sorted({p.as_of_date for p in points if p.metric == "net_profit"})
    shown = [m for m in metrics if any(_find(points, m, end) for end in ends)]
    if not shown:
        return None
    rows = tuple(
        (label(metric), *(_cell(_find(points, metric, end)) for end in ends)) for metric in shown
    )
    return Section(
        key="years" if period is Period.YEAR else "quarters",
        heading=heading,
        table=Table(header=(corner, *(describe(period, end) for end in ends)), rows=rows),
    )


def _find(points: Sequence[DataPoint], metric: str, end: date) -> DataPoint | None:
    return next((p for p in points if (p.metric, p.as_of_date) == (metric, end)), None)


def _cell(point: DataPoint | None) -> Bilingual:
    return same(token(point.point_id)) if point else same("—")
