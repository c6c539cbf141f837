"""Data points of a company that files with the SEC: what its filings report, and what follows.

Everything that filings do not say (fourth quarter, year to date, twelve months, margins, return,
earnings multiple) is derived by a registered formula from reported figures, so that the verifier
can recompute it. What cannot be derived is left out, and its reason is kept.
"""

from collections.abc import Sequence
from datetime import date

from activities.rules.ledger import Ledger
from activities.rules.points import PointBook
from activities.rules.prices import change, newest, window
from activities.rules.us_facts import Length
from activities.rules.us_periods import (
    Flow,
    Missing,
    Trailing,
    fourth_quarter,
    trailing,
    year_on_year,
    years,
)
from schemas.metrics import Period

TABLE = "chart"
YEARS_SHOWN = 5
YEARS_IN_DEPTH = 3
_FLOWS = (Period.YEAR, Period.YEAR_TO_DATE, Period.QUARTER)
_LENGTHS = {Length.YEAR: Period.YEAR, Length.QUARTER: Period.QUARTER}
_GROWTH = {"total_revenue": "revenue_growth", "net_profit": "profit_growth"}


def year_end(ledger: Ledger) -> date | None:
    """The last day of the newest fiscal year that was reported."""
    return newest(
        reading
        for metric in ("net_profit", "total_revenue")
        for reading in ledger.readings(metric, Period.YEAR)
    )


def currency(ledger: Ledger) -> str:
    """The currency of the books."""
    found = ledger.latest("net_profit") or ledger.latest("total_assets") or ledger.latest("close")
    return found.observation.unit if found else "unknown"


def build(book: PointBook, *, financial: bool) -> dict[str, str]:
    """All data points; returns why figures that were wanted could not be derived, by metric."""
    reasons: dict[str, str] = {}
    book.reported("close", Period.INSTANT, newest(book.ledger.readings("close", Period.INSTANT)))
    if over := window(book, TABLE):
        change(book, over)
    _years(book, financial=financial)
    _position(book)
    for metric in ("total_revenue", "net_profit", "ocf"):
        _flows(book, metric, reasons)
    _compound_growth(book)
    _multiple(book, reasons)
    return reasons


def observed(ledger: Ledger, metric: str) -> list[Flow]:
    """The reported flows of a metric; of contradicting ones the first, as the book takes it."""
    flows: dict[tuple[date, date], Flow] = {}
    for reading in ledger.readings(metric):
        seen = reading.observation
        if seen.start and seen.period in _FLOWS and not isinstance(seen.value, str):
            flow = Flow(seen.start, seen.as_of, seen.value, seen.announced)
            flows.setdefault((seen.start, seen.as_of), flow)
    return list(flows.values())


def _years(book: PointBook, *, financial: bool) -> None:
    """Five years of revenue and profit; margins and cash of the last three."""
    ends = sorted(years(observed(book.ledger, "net_profit")))[-YEARS_SHOWN:]
    for end in ends:
        last, deep = end == ends[-1], end in ends[-YEARS_IN_DEPTH:]
        for metric in ("total_revenue", "net_profit"):
            book.reported(metric, Period.YEAR, end, newest=last)
        if last:
            _return_on_equity(book, ends)
        if deep and not financial:
            _margins(book, end, newest=last)
            _cash(book, end, newest=last)


def _margins(book: PointBook, end: date, *, newest: bool) -> None:
    """Gross margin from cost where it is reported, else from gross profit; and net margin."""
    revenue = book.find("total_revenue", Period.YEAR, end)
    cost = book.reported("oper_cost", Period.YEAR, end, newest=newest)
    if cost:
        inputs, formula = {"revenue": revenue, "cost": cost}, "margin_percent"
    else:
        gross = book.reported("gross_profit", Period.YEAR, end, newest=newest)
        inputs, formula = {"numerator": gross, "denominator": revenue}, "ratio_percent"
    book.derived("gross_margin", formula, inputs, Period.YEAR, end, newest=newest)
    profit = book.find("net_profit", Period.YEAR, end)
    book.derived(
        "net_margin", "ratio_percent", {"numerator": profit, "denominator": revenue},
        Period.YEAR, end, newest=newest,
    )  # fmt: skip


def _cash(book: PointBook, end: date, *, newest: bool) -> None:
    """Free cash flow, and how much of the profit became cash."""
    ocf = book.reported("ocf", Period.YEAR, end, newest=newest)
    capex = book.reported("capex", Period.YEAR, end, newest=newest)
    book.derived(
        "fcf", "difference", {"minuend": ocf, "subtrahend": capex}, Period.YEAR, end,
        newest=newest,
    )  # fmt: skip
    profit = book.find("net_profit", Period.YEAR, end)
    book.derived(
        "cash_conversion", "ratio_percent", {"numerator": ocf, "denominator": profit},
        Period.YEAR, end, newest=newest,
    )  # fmt: skip


def _return_on_equity(book: PointBook, ends: Sequence[date]) -> None:
    """Profit of the newest year over the mean of the equity at its beginning and at its end."""
    if len(ends) < 2:
        return
    before, end = ends[-2:]
    inputs = {
        "begin": book.reported("equity", Period.INSTANT, before, newest=False),
        "end": book.reported("equity", Period.INSTANT, end, newest=False),
    }
    mean = book.derived(
        "equity", "mean", inputs, Period.WINDOW, end, newest=False, window_start=before
    )
    profit = book.find("net_profit", Period.YEAR, end)
    book.derived(
        "ROE", "ratio_percent", {"numerator": profit, "denominator": mean}, Period.YEAR, end
    )


def _position(book: PointBook) -> None:
    """The newest balance sheet."""
    end = newest(book.ledger.readings("total_assets", Period.INSTANT))
    for metric in ("total_assets", "total_liab", "equity", "money_cap"):
        book.reported(metric, Period.INSTANT, end)
    if end:
        _leverage(book, end)


def _leverage(book: PointBook, end: date) -> None:
    book.derived(
        "debt_to_assets", "ratio_percent",
        {
            "numerator": book.find("total_liab", Period.INSTANT, end),
            "denominator": book.find("total_assets", Period.INSTANT, end),
        },
        Period.INSTANT, end,
    )  # fmt: skip


def _flows(book: PointBook, metric: str, reasons: dict[str, str]) -> None:
    """Growth of the newest year to date, the last fourth quarter, and twelve months."""
    flows = observed(book.ledger, metric)
    end = max((flow.end for flow in flows), default=None)
    if end is None:
        return
    twelve = trailing(flows, end)
    if isinstance(twelve, Missing):
        reasons[metric] = twelve.reason
        if metric == "net_profit":
            reasons["pe_ttm"] = twelve.reason
    else:
        _trailing(book, metric, twelve, end)
    if metric in _GROWTH:
        _last_quarter(book, metric, flows)
        _growth(book, metric, flows, end, reasons)


def _reported(book: PointBook, metric: str, flow: Flow, *, newest: bool) -> str | None:
    """A reported flow as a data point; one that is not a year is named by its first day too."""
    period = _LENGTHS.get(flow.length, Period.YEAR_TO_DATE) if flow.length else None
    if period is None:
        return None
    start = None if period is Period.YEAR else flow.start
    return book.reported(metric, period, flow.end, newest=newest, window_start=start)


def _together(
    book: PointBook, metric: str, parts: Sequence[Flow], *, newest: bool = False
) -> str | None:
    """The year to date: reported as one flow or the sum of its quarters; the last is newest."""
    ids = [_reported(book, metric, part, newest=newest and part is parts[-1]) for part in parts]
    if len(ids) == 1:
        return ids[0]
    quarters = {f"quarter_{number}": node for number, node in enumerate(ids, 1)}
    return book.derived(
        metric, "sum", quarters, Period.YEAR_TO_DATE, parts[-1].end, newest=newest,
        window_start=parts[0].start,
    )  # fmt: skip


def _trailing(book: PointBook, metric: str, twelve: Trailing, end: date) -> None:
    ytd = _together(book, metric, twelve.ytd, newest=True)
    if not twelve.last_year:
        book.derived(metric, "identity", {"value": ytd}, Period.TRAILING, end)
        return
    inputs = {
        "ytd": ytd,
        "last_year": _together(book, metric, twelve.last_year),
        "last_ytd": _together(book, metric, twelve.last_ytd),
    }
    book.derived(metric, "ttm", inputs, Period.TRAILING, end)


def _last_quarter(book: PointBook, metric: str, flows: Sequence[Flow]) -> None:
    """The fourth quarter of the newest year."""
    if ends := years(flows):
        fourth(book, metric, flows, max(ends))


def fourth(book: PointBook, metric: str, flows: Sequence[Flow], end: date) -> str | None:
    """The fourth quarter of the fiscal year to ``end``, which no filing reports."""
    found = fourth_quarter(flows, end)
    if isinstance(found, Missing):
        return None
    inputs = {
        "minuend": _together(book, metric, (found.year,)),
        "subtrahend": _together(book, metric, found.nine_months),
    }
    return book.derived(
        metric, "difference", inputs, Period.QUARTER, found.year.end, newest=False,
        window_start=found.start,
    )  # fmt: skip


def ratio(book: PointBook, metric: str, end: date) -> str | None:
    """A ratio of the fiscal year to ``end``, or of the balance sheet on its last day."""
    if metric == "debt_to_assets":
        for stock in ("total_liab", "total_assets"):
            book.reported(stock, Period.INSTANT, end)
        _leverage(book, end)
        return book.find(metric, Period.INSTANT, end)
    for flow in ("total_revenue", "net_profit"):
        book.reported(flow, Period.YEAR, end)
    if metric == "ROE":
        before = [day for day in years(observed(book.ledger, "net_profit")) if day < end]
        _return_on_equity(book, (*before[-1:], end))
    else:
        _margins(book, end, newest=False)
    return book.find(metric, Period.YEAR, end)


def _growth(
    book: PointBook, metric: str, flows: Sequence[Flow], end: date, reasons: dict[str, str]
) -> None:
    """The newest year to date against the same part of the year before."""
    compared = year_on_year(flows, end)
    if isinstance(compared, Missing):
        reasons[_GROWTH[metric]] = compared.reason
        return
    parts = compared.current
    whole = parts[0].length is Length.YEAR
    book.derived(
        _GROWTH[metric], "growth_percent",
        {
            "current": _together(book, metric, parts, newest=True),
            "base": _together(book, metric, compared.base),
        },
        Period.YEAR if whole else Period.YEAR_TO_DATE, end,
        window_start=None if whole else parts[0].start,
    )  # fmt: skip


def _compound_growth(book: PointBook) -> None:
    """Revenue growth a year over the last three."""
    ends = sorted(years(observed(book.ledger, "total_revenue")))
    if len(ends) < 4:
        return
    inputs = {
        "current": book.find("total_revenue", Period.YEAR, ends[-1]),
        "base": book.find("total_revenue", Period.YEAR, ends[-4]),
    }
    book.derived(
        "revenue_growth", "cagr_3y_percent", inputs, Period.WINDOW, ends[-1], newest=False,
        window_start=ends[-4],
    )  # fmt: skip


def _multiple(book: PointBook, reasons: dict[str, str]) -> None:
    """Market value, and the price over the profit of twelve months.

    With diluted shares of the same period the multiple is price over earnings a share; without
    them it is market value over profit. A split after the count of shares spoils both.
    """
    ledger = book.ledger
    close = newest(ledger.readings("close", Period.INSTANT))
    price = book.find("close", Period.INSTANT, close) if close else None
    counted = newest(ledger.readings("total_share", Period.INSTANT))
    end = max((flow.end for flow in observed(ledger, "net_profit")), default=None)
    split = newest(ledger.readings("split_ratio", Period.INSTANT))
    if split and (counted is None or split > counted):
        reasons["pe_ttm"] = f"the shares were split on {split}, after they were last counted"
        return
    value = book.derived(
        "total_mv", "product",
        {"first": price, "second": book.reported("total_share", Period.INSTANT, counted)},
        Period.INSTANT, close,
    )  # fmt: skip
    profit = book.find("net_profit", Period.TRAILING, end) if end else None
    earned = book.value(profit)
    if end is None or earned is None:
        return
    if earned <= 0:
        reasons["pe_ttm"] = "the last twelve months show no profit"
        return
    _earnings_multiple(book, end, close, price, value)
    if not book.find("pe_ttm", Period.INSTANT, close or end):
        reasons["pe_ttm"] = "price and shares are missing, or of another currency than the books"


def _earnings_multiple(
    book: PointBook, end: date, close: date | None, price: str | None, value: str | None
) -> None:
    profit = book.find("net_profit", Period.TRAILING, end)
    shares = next(
        (
            node
            for period in (Period.QUARTER, Period.YEAR)
            if (node := book.reported("diluted_share", period, end))
        ),
        None,
    )
    earnings = book.derived(
        "eps", "quotient", {"numerator": profit, "denominator": shares}, Period.TRAILING, end
    )
    inputs = {"numerator": price, "denominator": earnings}
    if earnings is None:
        inputs = {"numerator": value, "denominator": profit}
    book.derived("pe_ttm", "quotient", inputs, Period.INSTANT, close)
