"""The registry of formulas: every derived figure names one, and the verifier recomputes it.

All arithmetic is Decimal in a fixed context, so the same inputs give the same digits anywhere.
"""

from collections.abc import Callable, Mapping, Sequence
from decimal import ROUND_HALF_EVEN, Context, Decimal, localcontext

from schemas.base import PRECISION, Record

HUNDRED = Decimal(100)
_WORK = Context(prec=40, rounding=ROUND_HALF_EVEN)
_RESULT = Context(prec=PRECISION, rounding=ROUND_HALF_EVEN)

Value = Decimal | tuple[Decimal, ...]
Arguments = Mapping[str, Value]


class FormulaError(ValueError):
    """The formula is unknown, an argument is missing, or the result is undefined."""


class NotPositiveError(FormulaError):
    """What a figure would be a share or a growth of is zero or negative: it would mean nothing.

    ``argument`` names that argument of the formula.
    """

    def __init__(self, argument: str, what: str) -> None:
        super().__init__(f"{what} is not positive")
        self.argument = argument


class Formula(Record):
    """What a formula is called in prose, and the names of its arguments."""

    name: str
    expression: str
    arguments: tuple[str, ...]


def _number(arguments: Arguments, name: str) -> Decimal:
    value = arguments[name]
    if isinstance(value, tuple):
        raise FormulaError(f"{name} is a series, a number is needed")
    return value


def _series(arguments: Arguments, name: str) -> Sequence[Decimal]:
    value = arguments[name]
    if not isinstance(value, tuple) or not value:
        raise FormulaError(f"{name} is not a series with values")
    return value


def _positive(arguments: Arguments, name: str, what: str) -> Decimal:
    """The argument, called ``what`` in prose. Raises NotPositiveError."""
    value = _number(arguments, name)
    if value <= 0:
        raise NotPositiveError(name, what)
    return value


def _ttm(a: Arguments) -> Decimal:
    return _number(a, "ytd") + _number(a, "last_year") - _number(a, "last_ytd")


def _ratio_percent(a: Arguments) -> Decimal:
    """A share of something: of a loss, or of negative equity, there is none.

    Cash burnt over a loss would read as cash earned over a profit.
    """
    return _quotient(a) * HUNDRED


def _margin_percent(a: Arguments) -> Decimal:
    revenue = _positive(a, "revenue", "the revenue")
    return (revenue - _number(a, "cost")) / revenue * HUNDRED


def _growth_percent(a: Arguments) -> Decimal:
    base = _positive(a, "base", "the base of a growth rate")
    return (_number(a, "current") / base - 1) * HUNDRED


def _adjusted_growth_percent(a: Arguments) -> Decimal:
    """Change of closes times their cumulative factors: ex-rights days leave no gap."""
    base = _positive(a, "base", "the base of a growth rate")
    factor = _positive(a, "base_factor", "an adjustment factor")
    adjusted = _number(a, "current") * _number(a, "current_factor")
    return (adjusted / (base * factor) - 1) * HUNDRED


def _cagr_percent(years: int) -> Callable[[Arguments], Decimal]:
    def compute(a: Arguments) -> Decimal:
        base = _positive(a, "base", "the base of a growth rate")
        current = _positive(a, "current", "the end of a growth rate")
        return ((current / base) ** (Decimal(1) / years) - 1) * HUNDRED

    return compute


def _difference(a: Arguments) -> Decimal:
    return _number(a, "minuend") - _number(a, "subtrahend")


def _sum(a: Arguments) -> Decimal:
    return sum((_number(a, name) for name in sorted(a)), Decimal(0))


def _mean(a: Arguments) -> Decimal:
    return _sum(a) / len(a)


def _quotient(a: Arguments) -> Decimal:
    return _number(a, "numerator") / _positive(a, "denominator", "the denominator")


def _product(a: Arguments) -> Decimal:
    return _number(a, "first") * _number(a, "second")


def _clamp(a: Arguments) -> Decimal:
    return max(_number(a, "low"), min(_number(a, "high"), _number(a, "value")))


def _percentile_rank(a: Arguments) -> Decimal:
    """Share of sessions at or below the current value, ties counted in full."""
    values, current = _series(a, "series"), _number(a, "current")
    return Decimal(sum(value <= current for value in values)) / len(values) * HUNDRED


def _count(a: Arguments) -> Decimal:
    return Decimal(len(_series(a, "series")))


def _quantile(fraction: str) -> Callable[[Arguments], Decimal]:
    """Linear interpolation between closest ranks (the common "type 7" quantile)."""

    def compute(a: Arguments) -> Decimal:
        ordered = sorted(_series(a, "series"))
        rank = Decimal(fraction) * (len(ordered) - 1)
        low = int(rank)
        high = min(low + 1, len(ordered) - 1)
        return ordered[low] + (ordered[high] - ordered[low]) * (rank - low)

    return compute


def _multiple_value(a: Arguments) -> Decimal:
    shares = _positive(a, "shares", "the share count")
    return _number(a, "multiple") * _number(a, "earnings") / shares


def _dcf_two_stage(years: int) -> Callable[[Arguments], Decimal]:
    """Damodaran's two-stage model: ``years`` of growth, then the Gordon perpetuity.

    Rates are in percent, the cash flow and the value in the same currency unit.
    """

    def compute(a: Arguments) -> Decimal:
        growth = _number(a, "growth") / HUNDRED
        discount = _number(a, "discount_rate") / HUNDRED
        terminal = _number(a, "terminal_growth") / HUNDRED
        shares = _positive(a, "shares", "the share count")
        if discount <= terminal:
            raise FormulaError("the discount rate does not exceed the terminal growth")
        flow, value = _number(a, "cash_flow"), Decimal(0)
        for year in range(1, years + 1):
            flow *= 1 + growth
            value += flow / (1 + discount) ** year
        value += flow * (1 + terminal) / (discount - terminal) / (1 + discount) ** years
        return value / shares

    return compute


def _identity(a: Arguments) -> Decimal:
    return _number(a, "value")


_Entry = tuple[str, tuple[str, ...], Callable[[Arguments], Decimal]]
_REGISTRY: dict[str, _Entry] = {
    "ttm": ("ytd + last_year - last_ytd", ("ytd", "last_year", "last_ytd"), _ttm),
    "ratio_percent": (
        "numerator / denominator × 100", ("numerator", "denominator"), _ratio_percent,
    ),
    "margin_percent": ("(revenue - cost) / revenue × 100", ("revenue", "cost"), _margin_percent),
    "growth_percent": ("(current / base - 1) × 100", ("current", "base"), _growth_percent),
    "adjusted_growth_percent": (
        "(current × current_factor / (base × base_factor) - 1) × 100",
        ("current", "base", "current_factor", "base_factor"),
        _adjusted_growth_percent,
    ),
    "cagr_3y_percent": (
        "((current / base) ^ (1/3) - 1) × 100", ("current", "base"), _cagr_percent(3),
    ),
    "difference": ("minuend - subtrahend", ("minuend", "subtrahend"), _difference),
    "sum": ("sum of all arguments", (), _sum),
    "mean": ("sum of all arguments / their number", (), _mean),
    "quotient": ("numerator / denominator", ("numerator", "denominator"), _quotient),
    "product": ("first × second", ("first", "second"), _product),
    "clamp": ("max(low, min(high, value))", ("value", "low", "high"), _clamp),
    "percentile_rank": (
        "share of the series at or below current × 100", ("series", "current"), _percentile_rank,
    ),
    "count": ("number of values in the series", ("series",), _count),
    "quartile_1": ("first quartile of the series", ("series",), _quantile("0.25")),
    "median": ("median of the series", ("series",), _quantile("0.5")),
    "quartile_3": ("third quartile of the series", ("series",), _quantile("0.75")),
    "multiple_value": (
        "multiple × earnings / shares", ("multiple", "earnings", "shares"), _multiple_value,
    ),
    "dcf_two_stage_5y": (
        "Σ₅ cash_flow·(1+growth)ᵗ/(1+discount_rate)ᵗ + terminal value, over shares",
        ("cash_flow", "growth", "discount_rate", "terminal_growth", "shares"),
        _dcf_two_stage(5),
    ),
    "identity": ("value", ("value",), _identity),
}  # fmt: skip

FORMULAS: dict[str, Formula] = {
    name: Formula(name=name, expression=expression, arguments=arguments)
    for name, (expression, arguments, _) in _REGISTRY.items()
}


def compute(name: str, arguments: Arguments) -> Decimal:
    """The value of formula ``name``, rounded half-even to 15 significant digits.

    Raises FormulaError for an unknown formula, wrong arguments, or an undefined result.
    """
    if name not in _REGISTRY:
        raise FormulaError(f"formula {name!r} is not registered")
    _, expected, function = _REGISTRY[name]
    if not arguments or (expected and arguments.keys() != set(expected)):
        raise FormulaError(f"formula {name!r} takes {', '.join(expected) or 'numbers'}")
    try:
        with localcontext(_WORK):
            return _RESULT.plus(function(arguments))
    except ArithmeticError as error:
        raise FormulaError(f"formula {name!r} is undefined: {type(error).__name__}") from error
