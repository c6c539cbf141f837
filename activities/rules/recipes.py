"""What every derived figure is made of: its formula, of which figures, of which spans of time.

A formula proves that the arithmetic is right; a recipe proves that the result is what it is called.
"""

from collections.abc import Mapping
from datetime import date
from typing import NamedTuple

from schemas.metrics import METRICS, Period

EACH = "*"
"""The argument of a formula that takes any number of them."""
YEAR_APART = (350, 380)
"""Days between the ends of a period and of the same a year before, fiscal calendars included."""
THREE_YEARS_APART = (1_080, 1_112)
OF_TODAY = frozenset(
    {
        "growth_estimate",
        "stage_one_growth",
        "discount_rate",
        "terminal_growth",
        "value_per_share",
        "upside",
    }
)
"""What a valuation makes of older figures is of its own day; all else is of its newest input's."""
_TOGETHER = frozenset(
    {"gross_margin", "net_margin", "cash_conversion", "debt_to_assets", "ROE", "fcf"}
)
"""Made of figures of one and the same date."""
_SAME_SPAN = _TOGETHER - {"ROE"}
"""And of one and the same span of time; a profit is set against the mean equity of its year."""
_FLOWS = ("revenue", "total_revenue", "net_profit", "net_income", "ocf", "capex")
_REVENUES = "revenue|total_revenue"
_PRICES = "close|current_price"

Recipe = tuple[str, Mapping[str, frozenset[str]]]


class Input(NamedTuple):
    """A figure that goes in; a series has neither period nor date."""

    metric: str
    period: Period | None = None
    as_of: date | None = None


def _recipe(formula: str, **arguments: str) -> Recipe:
    return formula, {name: frozenset(metrics.split("|")) for name, metrics in arguments.items()}


def _each(formula: str, metrics: str) -> Recipe:
    return formula, {EACH: frozenset(metrics.split("|"))}


def _flow(metric: str) -> tuple[Recipe, ...]:
    """A flow of a longer or a shorter span, from the same of others."""
    return (
        _recipe("ttm", ytd=metric, last_year=metric, last_ytd=metric),
        _recipe("identity", value=metric),
        _recipe("difference", minuend=metric, subtrahend=metric),
        _each("sum", metric),
    )


_GROWTH_OF_REVENUE = (
    _recipe("growth_percent", current="revenue", base="revenue"),
    _recipe("growth_percent", current="total_revenue", base="total_revenue"),
    _recipe("cagr_3y_percent", current="total_revenue", base="total_revenue"),
)


def _stepped(metric: str) -> tuple[Recipe, ...]:
    """A rate a registered step up or down."""
    return (
        _recipe("difference", minuend=metric, subtrahend="scenario_step"),
        _recipe("sum", middle=metric, step="scenario_step"),
    )


RECIPES: dict[str, tuple[Recipe, ...]] = {
    **{metric: _flow(metric) for metric in _FLOWS},
    "fcf": (_recipe("difference", minuend="ocf", subtrahend="capex"),),
    "gross_margin": (
        _recipe("margin_percent", revenue=_REVENUES, cost="oper_cost"),
        _recipe("ratio_percent", numerator="gross_profit", denominator="total_revenue"),
    ),
    "net_margin": (
        _recipe("ratio_percent", numerator="net_income", denominator="revenue"),
        _recipe("ratio_percent", numerator="net_profit", denominator="total_revenue"),
    ),
    "ROE": (_recipe("ratio_percent", numerator="net_profit", denominator="equity"),),
    "debt_to_assets": (
        _recipe("ratio_percent", numerator="total_liab", denominator="total_assets"),
    ),
    "cash_conversion": (_recipe("ratio_percent", numerator="ocf", denominator="net_profit"),),
    "revenue_growth": _GROWTH_OF_REVENUE,
    "profit_growth": (_recipe("growth_percent", current="net_profit", base="net_profit"),),
    "price_change": (_recipe("growth_percent", current=_PRICES, base="close_first"),),
    "adjusted_change": (
        _recipe(
            "adjusted_growth_percent", current=_PRICES, base="close_first",
            current_factor="adj_factor", base_factor="adj_factor_first|adj_factor",
        ),
    ),
    "total_share": (_recipe("quotient", numerator="total_mv", denominator="close"),),
    "total_mv": (_recipe("product", first="close", second="total_share"),),
    "pe_ttm": (_recipe("quotient", numerator="total_mv", denominator="net_profit"),),
    "pe_percentile": (_recipe("percentile_rank", current="pe_ttm", series="pe_ttm"),),
    "pe_low": (_recipe("quartile_1", series="pe_ttm"),),
    "pe_median": (_recipe("median", series="pe_ttm"),),
    "pe_high": (_recipe("quartile_3", series="pe_ttm"),),
    "pe_sessions": (_recipe("count", series="pe_ttm"),),
    "dividend_ttm": (_each("sum", "cash_div_tax"),),
    "dv_ttm": (_recipe("ratio_percent", numerator="dividend_ttm", denominator="close"),),
    "growth_estimate": (
        _recipe("mean", history="revenue_growth", latest="revenue_growth"),
        _recipe("difference", minuend="stage_one_growth", subtrahend="scenario_step"),
        _recipe("sum", base="stage_one_growth", step="scenario_step"),
    ),
    "stage_one_growth": (
        _recipe("clamp", value="growth_estimate", low="growth_floor", high="growth_cap"),
    ),
    "discount_rate": _stepped("discount_rate"),
    "terminal_growth": _stepped("terminal_growth"),
    "value_per_share": (
        _recipe(
            "dcf_two_stage_5y", cash_flow="fcf", growth="stage_one_growth",
            discount_rate="discount_rate", terminal_growth="terminal_growth", shares="total_share",
        ),
        _recipe(
            "multiple_value", multiple="pe_low|pe_median|pe_high", earnings="net_profit",
            shares="total_share",
        ),
    ),
    "upside": (_recipe("growth_percent", current="value_per_share", base=_PRICES),),
}  # fmt: skip


def objection(metric: str, as_of: date, formula: str, inputs: Mapping[str, Input]) -> str | None:
    """Why ``formula`` of these inputs does not yield ``metric`` of that day; None where it does."""
    if metric not in METRICS:
        return f"metric {metric!r} is not registered"
    if not any(_fits(recipe, formula, inputs) for recipe in _recipes(metric, formula)):
        made = ", ".join(sorted({given.metric for given in inputs.values()}))
        return f"{formula} of {made} is not {metric}"
    newest = max((given.as_of for given in inputs.values() if given.as_of), default=as_of)
    if as_of != newest and not (metric in OF_TODAY and as_of > newest):
        return f"as_of mismatch: claim={as_of}, trace={newest}"
    return _apart(metric, formula, inputs)


def _recipes(metric: str, formula: str) -> tuple[Recipe, ...]:
    """The recipes of a metric; the mean of a metric over time is of that metric."""
    mean = (_each("mean", metric),) if formula == "mean" else ()
    return (*RECIPES.get(metric, ()), *mean)


def _fits(recipe: Recipe, formula: str, inputs: Mapping[str, Input]) -> bool:
    named, arguments = recipe
    if named != formula:
        return False
    if EACH in arguments:
        return all(given.metric in arguments[EACH] for given in inputs.values())
    return arguments.keys() == inputs.keys() and all(
        inputs[name].metric in metrics for name, metrics in arguments.items()
    )


def _apart(metric: str, formula: str, inputs: Mapping[str, Input]) -> str | None:
    """Why the inputs are of the wrong dates or spans of time for what is made of them."""
    dates = {name: given.as_of for name, given in inputs.items() if given.as_of}
    if metric in _TOGETHER and formula != "mean" and len(set(dates.values())) > 1:
        return f"{metric} is made of figures of different dates"
    if metric in _SAME_SPAN and formula != "mean" and len({i.period for i in inputs.values()}) > 1:
        return f"{metric} is made of figures of different periods"
    for later, earlier, (least, most) in _distances(metric, formula):
        if not least <= (dates[later] - dates[earlier]).days <= most:
            return f"{metric}: {earlier} of {dates[earlier]} is not what {later} is held against"
    return None


def _distances(metric: str, formula: str) -> tuple[tuple[str, str, tuple[int, int]], ...]:
    """Which inputs must lie how many days apart."""
    if formula == "ttm":
        return (("ytd", "last_ytd", YEAR_APART), ("ytd", "last_year", (1, YEAR_APART[1])))
    if formula == "cagr_3y_percent":
        return (("current", "base", THREE_YEARS_APART),)
    if formula == "growth_percent" and metric in ("revenue_growth", "profit_growth"):
        return (("current", "base", YEAR_APART),)
    return ()
