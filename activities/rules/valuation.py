"""Valuation (agent 5), on PASS only: a two-stage DCF and the company's own historical multiples.

Every assumption is a claim that cites a competence, every output a claim with a formula: the
verifier recomputes all of it. Where the data do not carry a method it is refused, with the reason.

The cash flow that is discounted is operating cash flow less capital expenditure, averaged over
three years, per share of equity. Interest-bearing debt is not among the recorded figures, so cash
is not added and debt not subtracted.
"""

from collections.abc import Iterable, Mapping
from datetime import date, datetime
from decimal import Decimal

from activities.rules.calendar import SHANGHAI
from activities.rules.competences import COMPETENCES, objection
from activities.rules.formulas import FormulaError, Value, compute
from activities.rules.industries import is_financial
from activities.rules.ledger import Ledger
from activities.rules.prices import carrying
from activities.rules.wording import show, statement, token
from schemas.base import Record
from schemas.claim import Claim, Confidence, Derivation
from schemas.fetch import ToolCall
from schemas.integrity import DataPoint
from schemas.metrics import METRICS, Period
from schemas.text import Lang
from schemas.valuation import MultipleValue, Scenario, SensitivityCell, ValuationSummary

AGENT = "valuation_engine"


class ValuationInput(Record):
    """The verified picture that a valuation starts from."""

    code: str
    name: str
    industry: str | None
    lang: Lang
    clock: datetime
    points: tuple[DataPoint, ...]
    calls: tuple[ToolCall, ...]
    claims_before: int


class _Workbook:
    """Writes claims one by one; each may use data points and the claims before it."""

    def __init__(self, given: ValuationInput) -> None:
        self._given = given
        self._points = {point.reference: point for point in given.points}
        self._ledger = Ledger(given.calls)
        self.claims: dict[str, Claim] = {}

    def find(self, metric: str, period: Period) -> DataPoint | None:
        """The newest data point of that metric and period."""
        found = [p for p in self._given.points if p.metric == metric and p.period is period]
        return max(found, key=lambda p: p.as_of_date, default=None)

    @property
    def price(self) -> DataPoint | None:
        """What a value is compared with: the price that the conclusions rest on."""
        return carrying(self._given.points)

    def assume(self, competence_id: str) -> str:
        """A claim that repeats a registered assumption."""
        entry = COMPETENCES[competence_id]
        if entry.metric is None or entry.value is None:
            raise FormulaError(f"{competence_id} has no value")
        if reason := objection(entry, self._given.code, self._today):
            raise FormulaError(reason)
        return self._add("assumption", entry.metric, entry.value, competence_id=competence_id)

    @property
    def _today(self) -> date:
        return self._given.clock.astimezone(SHANGHAI).date()

    def derive(self, topic: str, metric: str, formula: str, inputs: Mapping[str, str]) -> str:
        """A claim computed from other nodes; raises FormulaError where that is undefined."""
        arguments = {name: self._value(node) for name, node in inputs.items()}
        value = compute(formula, arguments)
        return self._add(
            topic, metric, value,
            derivation=Derivation(formula=formula, inputs=dict(inputs)),
            evidence_ids=self._evidence(inputs.values()),
        )  # fmt: skip

    def _value(self, node: str) -> Value:
        if node.startswith("series:"):
            found = self._ledger.node(node)
            if found is None:
                raise FormulaError(f"{node} was not fetched")
            return found[1].values
        value = self.claims[node].value if node in self.claims else self._points[node].value
        if isinstance(value, str):
            raise FormulaError(f"{node} is text")
        return value

    def _evidence(self, nodes: Iterable[str]) -> tuple[str, ...]:
        ids: list[str] = []
        for node in nodes:
            if node in self.claims:
                ids += self.claims[node].evidence_ids
            elif node in self._points:
                ids += self._points[node].evidence_ids
        return tuple(dict.fromkeys(ids))

    def _add(
        self,
        topic: str,
        metric: str,
        value: Decimal,
        *,
        derivation: Derivation | None = None,
        evidence_ids: tuple[str, ...] = (),
        competence_id: str | None = None,
    ) -> str:
        given = self._given
        claim_id = f"claim_{given.claims_before + len(self.claims) + 1:03d}"
        today = self._today
        sentence = statement(given.name, metric, Period.INSTANT, today, claim_id).in_(given.lang)
        self.claims[claim_id] = Claim(
            claim_id=claim_id,
            text=sentence.replace(
                token(claim_id), show(value, metric, METRICS[metric].unit, given.lang)
            ),
            source_agent=AGENT,
            evidence_ids=evidence_ids,
            confidence=Confidence.MODERATE,
            last_updated=given.clock,
            topic=topic,
            metric=metric,
            code=given.code,
            value=value,
            unit=METRICS[metric].unit,
            as_of=today,
            period=Period.INSTANT,
            derivation=derivation,
            competence_id=competence_id,
        )
        return claim_id


def value_company(given: ValuationInput) -> ValuationSummary:
    """The valuation, or the reasons why a method was refused. A refused one leaves no claim."""
    book, refusals = _Workbook(given), []
    scenarios: tuple[Scenario, ...] = ()
    grid: tuple[SensitivityCell, ...] = ()
    multiples: tuple[MultipleValue, ...] = ()
    try:
        scenarios, grid = _discounted_cash_flow(
            book, financial=is_financial(given.industry, given.points)
        )
    except FormulaError as error:
        refusals.append(f"DCF: {error}")
        book.claims.clear()
    kept = dict(book.claims)
    try:
        multiples = _multiples(book)
    except FormulaError as error:
        refusals.append(f"multiples: {error}")
        book.claims = kept
    return ValuationSummary(
        claims=tuple(book.claims.values()),
        scenarios=scenarios,
        sensitivity=grid,
        multiples=multiples,
        refusals=tuple(refusals),
    )


def _need(point: DataPoint | None, what: str) -> str:
    if point is None:
        raise FormulaError(f"{what} is not in the data")
    return point.reference


def _discounted_cash_flow(
    book: _Workbook, *, financial: bool
) -> tuple[tuple[Scenario, ...], tuple[SensitivityCell, ...]]:
    if financial:
        raise FormulaError("the operating cash flow of a financial company is not distributable")
    quoted = book.price
    if quoted is not None and quoted.unit != "CNY":
        raise FormulaError(f"there are no registered assumptions for a price in {quoted.unit}")
    flow = book.find("fcf", Period.WINDOW)
    if flow is not None and not isinstance(flow.value, str) and flow.value <= 0:
        raise FormulaError("the three-year mean free cash flow is not positive")
    model = {
        "cash_flow": _need(flow, "the three-year mean free cash flow"),
        "shares": _need(book.find("total_share", Period.INSTANT), "the share count"),
    }
    price = _need(quoted, "the price")
    discount = book.assume("valuation.discount_rate.cn")
    terminal = book.assume("valuation.terminal_growth.cn")
    scenarios = tuple(
        _scenario(book, name, growth, discount, terminal, model, price)
        for name, growth in _growth_cases(book)
    )
    return scenarios, _sensitivity(book, scenarios[1].growth, discount, terminal, model)


def _growth_cases(book: _Workbook) -> tuple[tuple[str, str], ...]:
    """Bear, base and bull growth, none of them outside of floor and cap.

    Base is the mean of three-year and newest growth, bear and bull lie a step around it; each is
    kept between floor and cap, so that at the cap bull is base, and at the floor bear is.
    """
    history = _need(book.find("revenue_growth", Period.WINDOW), "three-year revenue growth")
    latest = _need(
        book.find("revenue_growth", Period.YEAR_TO_DATE)
        or book.find("revenue_growth", Period.YEAR),
        "the newest revenue growth",
    )
    mean = book.derive(
        "dcf.growth_mean", "growth_estimate", "mean", {"history": history, "latest": latest}
    )
    limits = {
        "low": book.assume("valuation.growth_floor"),
        "high": book.assume("valuation.growth_cap"),
    }
    base = book.derive("dcf.growth", "stage_one_growth", "clamp", {"value": mean, **limits})
    step = book.assume("valuation.scenario_step")
    lower = book.derive(
        "dcf.growth_bear", "growth_estimate", "difference", {"minuend": base, "subtrahend": step}
    )
    upper = book.derive("dcf.growth_bull", "growth_estimate", "sum", {"base": base, "step": step})
    bear, bull = (
        book.derive("dcf.growth", "stage_one_growth", "clamp", {"value": value, **limits})
        for value in (lower, upper)
    )
    return (("bear", bear), ("base", base), ("bull", bull))


def _scenario(
    book: _Workbook,
    name: str,
    growth: str,
    discount: str,
    terminal: str,
    model: Mapping[str, str],
    price: str,
) -> Scenario:
    value = book.derive(
        f"dcf.{name}", "value_per_share", "dcf_two_stage_5y",
        {**model, "growth": growth, "discount_rate": discount, "terminal_growth": terminal},
    )  # fmt: skip
    upside = book.derive(
        f"dcf.{name}", "upside", "growth_percent", {"current": value, "base": price}
    )
    return Scenario(
        name=name, growth=growth, discount_rate=discount, terminal_growth=terminal,
        value_per_share=value, upside=upside,
    )  # fmt: skip


def _sensitivity(
    book: _Workbook, growth: str, discount: str, terminal: str, model: Mapping[str, str]
) -> tuple[SensitivityCell, ...]:
    """Three discount rates by three terminal growth rates, around the base case."""
    step = book.assume("valuation.grid_step")

    def around(metric: str, middle: str) -> tuple[str, str, str]:
        low = book.derive("dcf.grid", metric, "difference", {"minuend": middle, "subtrahend": step})
        high = book.derive("dcf.grid", metric, "sum", {"middle": middle, "step": step})
        return low, middle, high

    rates, perpetuities = around("discount_rate", discount), around("terminal_growth", terminal)
    return tuple(
        SensitivityCell(
            discount_rate=rate,
            terminal_growth=perpetuity,
            value_per_share=book.derive(
                "dcf.grid", "value_per_share", "dcf_two_stage_5y",
                {**model, "growth": growth, "discount_rate": rate, "terminal_growth": perpetuity},
            ),
        )
        for rate in rates
        for perpetuity in perpetuities
    )  # fmt: skip


def _multiples(book: _Workbook) -> tuple[MultipleValue, ...]:
    """What the newest twelve months of profit are worth at the quartiles of the own P/E history."""
    profit = book.find("net_profit", Period.TRAILING)
    if profit is not None and not isinstance(profit.value, str) and profit.value <= 0:
        raise FormulaError("the last twelve months show no profit")
    earnings = _need(profit, "net profit of the last twelve months")
    shares = _need(book.find("total_share", Period.INSTANT), "the share count")
    return tuple(
        MultipleValue(
            label=label,
            multiple=(multiple := _need(book.find(label, Period.WINDOW), "the P/E history")),
            value_per_share=book.derive(
                f"multiple.{label}", "value_per_share", "multiple_value",
                {"multiple": multiple, "earnings": earnings, "shares": shares},
            ),
        )
        for label in ("pe_low", "pe_median", "pe_high")
    )  # fmt: skip
