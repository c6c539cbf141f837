"""Which fiscal period of a company abroad a word means: FY2025, 2025Q3, fiscal 2025 Q3.

A fiscal year bears the number of the year in which it ends; one that ends in the first days of
January still bears the number of the year before. A bare quarter counts the fiscal year's
quarters or the calendar's: where these are different periods, the word is not read at all.
"""

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import NamedTuple

from activities.rules.figures import apparatus
from activities.rules.us_facts import Length
from activities.rules.us_periods import SLACK, Flow, years
from schemas.question import Basis
from schemas.text import Bilingual

NEAR = timedelta(days=45)
"""A calendar quarter is the fiscal one whose end lies within half a quarter of its own."""
_DRIFT = timedelta(days=15)
"""By so much a quarter of 12 to 14 weeks may end beside its quarter of the year."""
_DAY, _QUARTER_DAYS = timedelta(days=1), 91.3
_SHOWN = 6
"""How many of the newest periods are listed where none fits."""


class Unclear(NamedTuple):
    """Why a word names no period: none of that name is reported, or it could name two."""

    why: Bilingual


def fiscal_year(end: date) -> int:
    """The number of the fiscal year that ends on ``end``."""
    return (end - SLACK).year


def year_of(flows: Sequence[Flow], number: int) -> date | Unclear:
    """The last day of the fiscal year of that number."""
    ends = [end for end in years(flows) if fiscal_year(end) == number]
    return ends[-1] if ends else _unknown(flows)


def quarter_of(flows: Sequence[Flow], day: date, basis: Basis | None) -> date | Unclear:
    """The last day of the quarter that is called by the calendar quarter ending on ``day``."""
    ends = quarter_ends(flows)
    fiscal, calendar = _fiscal(flows, ends, day), _within(ends, day, NEAR)
    if basis is Basis.FISCAL or fiscal == calendar:
        return fiscal or _unknown(flows)
    if basis is Basis.CALENDAR:
        return calendar or _unknown(flows)
    return _either(day, fiscal, calendar)


def quarter_ends(flows: Sequence[Flow]) -> tuple[date, ...]:
    """The last days of all quarters: the reported ones, and the fourth, which ends its year."""
    quarters = {flow.end for flow in flows if flow.length is Length.QUARTER}
    return tuple(sorted(quarters | years(flows).keys()))


def _fiscal(flows: Sequence[Flow], ends: Iterable[date], day: date) -> date | None:
    start = _start(flows, day.year)
    if start is None:
        return None
    expected = start + timedelta(days=round(day.month // 3 * _QUARTER_DAYS)) - _DAY
    return _within(ends, expected, _DRIFT)


def _start(flows: Sequence[Flow], number: int) -> date | None:
    """The first day of a fiscal year: as reported, or the day after the year before ended."""
    known = {fiscal_year(end): flow for end, flow in years(flows).items()}
    if number in known:
        return known[number].start
    return known[number - 1].end + _DAY if number - 1 in known else None


def _within(ends: Iterable[date], day: date, reach: timedelta) -> date | None:
    near = [end for end in ends if abs(end - day) <= reach]
    return min(near, key=lambda end: abs(end - day), default=None)


def _either(day: date, fiscal: date | None, calendar: date | None) -> Unclear:
    """The word has two readings; the reader is told both, and how to say which."""
    word = f"{day.year}Q{day.month // 3}"
    ask = [apparatus(f"{basis}{word}") for basis in ("FY", "CY")]
    zh = [f"截至 {end}" if end else "没有报告" for end in (fiscal, calendar)]
    en = [f"to {end}" if end else "not reported" for end in (fiscal, calendar)]
    return Unclear(
        Bilingual(
            zh=f"财年与日历年不同，该季有两种读法：财季{zh[0]}（写作 {ask[0]}），"
            f"历季{zh[1]}（写作 {ask[1]}）",
            en=f"the fiscal year is not the calendar's, and the quarter has two readings: fiscal, "
            f"{en[0]} (ask for {ask[0]}), or by the calendar, {en[1]} (ask for {ask[1]})",
        )
    )


def _unknown(flows: Sequence[Flow]) -> Unclear:
    """None is reported under that name: what there is instead."""
    of_years = ", ".join(map(str, list(years(flows))[-_SHOWN:])) or "—"
    of_quarters = ", ".join(map(str, quarter_ends(flows)[-_SHOWN:])) or "—"
    return Unclear(
        Bilingual(
            zh=f"没有这一期；最近的财年截至 {of_years}，最近的季度截至 {of_quarters}",
            en=f"no such period is reported; the newest fiscal years end on {of_years}, the newest "
            f"quarters on {of_quarters}",
        )
    )
