"""Report periods: quarter ends, statutory deadlines, and how a period is called."""

from datetime import date

from schemas.metrics import Period
from schemas.text import Bilingual

_QUARTER_ENDS = ((3, 31), (6, 30), (9, 30), (12, 31))
HARD_LIMIT_DAYS = 200
AGING_DAYS = 90


def is_quarter_end(day: date) -> bool:
    """Whether ``day`` ends a calendar quarter."""
    return (day.month, day.day) in _QUARTER_ENDS


def is_year_end(day: date) -> bool:
    """Whether ``day`` ends a calendar year (the fiscal year of every mainland issuer)."""
    return (day.month, day.day) == (12, 31)


def span(day: date) -> Period:
    """The span of a mainland flow figure dated ``day``: statements are year to date."""
    return Period.YEAR if is_year_end(day) else Period.YEAR_TO_DATE


def year_before(day: date) -> date:
    """The same report period one year earlier."""
    return date(day.year - 1, day.month, day.day)


def deadline(period_end: date) -> date:
    """The last day on which a mainland issuer may publish the report of ``period_end``."""
    match period_end.month:
        case 3:
            return date(period_end.year, 4, 30)
        case 6:
            return date(period_end.year, 8, 31)
        case 9:
            return date(period_end.year, 10, 31)
        case _:
            return date(period_end.year + 1, 4, 30)


def latest_due(today: date, *, annual: bool = False) -> date:
    """The newest period end whose report must have been published before ``today``."""
    ends = [date(y, m, d) for y in range(today.year - 2, today.year + 1) for m, d in _QUARTER_ENDS]
    due = [end for end in ends if deadline(end) < today and (not annual or is_year_end(end))]
    return max(due)


def describe(period: Period, as_of: date, window_start: date | None = None) -> Bilingual:
    """How prose names the time that a figure speaks of."""
    if period is Period.WINDOW and window_start:
        return Bilingual(zh=f"{window_start} 至 {as_of}", en=f"{window_start} to {as_of}")
    if period is Period.TRAILING:
        return Bilingual(zh=f"截至 {as_of} 的 12 个月", en=f"12 months to {as_of}")
    if period is Period.YEAR:
        return _year(as_of)
    if period is Period.QUARTER:
        return Bilingual(zh=f"截至 {as_of} 的季度", en=f"quarter to {as_of}")
    if period is Period.YEAR_TO_DATE and window_start:
        return Bilingual(zh=f"{window_start} 至 {as_of}", en=f"{window_start} to {as_of}")
    if period is Period.YEAR_TO_DATE:
        return _year_to_date(as_of)
    return Bilingual(zh=f"{as_of}", en=f"{as_of}")


def _year(as_of: date) -> Bilingual:
    """A calendar year has a name; a fiscal year that ends elsewhere is named by its last day."""
    if is_year_end(as_of):
        return Bilingual(zh=f"{as_of.year} 年度", en=f"FY{as_of.year}")
    return Bilingual(zh=f"截至 {as_of} 的财年", en=f"fiscal year to {as_of}")


def _year_to_date(as_of: date) -> Bilingual:
    names = {3: ("一季度", "Q1"), 6: ("上半年", "H1"), 9: ("前三季度", "9M")}
    if as_of.month not in names:
        return Bilingual(zh=f"{as_of.year} 年初至 {as_of}", en=f"year to {as_of}")
    zh, en = names[as_of.month]
    return Bilingual(zh=f"{as_of.year} 年{zh}", en=f"{en} {as_of.year}")
