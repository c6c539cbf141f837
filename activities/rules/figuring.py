"""Finding the figures that an answer owes: as fetched, derived, or a gap and its reason.

Derived figures follow the rules of the integrity stage: the same formulas over the same inputs, and
no margins of banks, insurers and brokers.
"""

from collections.abc import Sequence
from datetime import date, datetime

from activities.rules.calendar import SHANGHAI, TradingDays
from activities.rules.figuring_abroad import Abroad
from activities.rules.gaps import Found, Gap
from activities.rules.industries import is_financial
from activities.rules.ledger import Ledger, Reading
from activities.rules.periods import describe, is_year_end, span, year_before
from activities.rules.points import MEANINGLESS, PointBook
from activities.rules.wording import label
from schemas.fetch import Dataset, SourceFailure
from schemas.instrument import A_SHARE_MARKETS, market_of
from schemas.integrity import StalenessStatus
from schemas.metrics import Period
from schemas.question import DAILY, DATASETS, DERIVED_FROM, Ask, Measure, Topic
from schemas.text import Bilingual

_ALTERNATIVES = {Topic.REVENUE: ("revenue", "total_revenue")}
_GROWTH = {
    Topic.REVENUE: "revenue_growth",
    Topic.TOTAL_REVENUE: "revenue_growth",
    Topic.NET_PROFIT: "profit_growth",
}
_FORMULAS: dict[Topic, tuple[str, dict[str, str]]] = {
    Topic.GROSS_MARGIN: ("margin_percent", {"revenue": "revenue", "cost": "oper_cost"}),
    Topic.NET_MARGIN: ("ratio_percent", {"numerator": "net_income", "denominator": "revenue"}),
    Topic.DEBT_TO_ASSETS: (
        "ratio_percent", {"numerator": "total_liab", "denominator": "total_assets"},
    ),
}  # fmt: skip
_MARGINS = frozenset({Topic.GROSS_MARGIN, Topic.NET_MARGIN})
CLOSES = ("close", "index_level")
"""What the last price of a session is called: a stock's or a fund's, and an index's."""
CLOSING = frozenset(
    {Dataset.CLOSE, Dataset.FUND_CLOSE, Dataset.INDEX_CLOSE, Dataset.FOREIGN_HISTORY}
)  # fmt: skip
"""Where closes come from: stocks, funds, indices, abroad."""


class Finder:
    """Looks up what was asked in the ledger of one question."""

    def __init__(
        self, ledger: Ledger, code: str, clock: datetime, failures: Sequence[SourceFailure]
    ) -> None:
        self._ledger, self._failures, self._market = ledger, failures, market_of(code)
        self._today = clock.astimezone(SHANGHAI).date()
        self.book = PointBook(ledger, code, clock, lambda *_: StalenessStatus.HISTORICAL)
        industry = ledger.latest("industry")
        self._financial = ledger.latest("statement_form") is not None or is_financial(
            str(industry.observation.value) if industry else None
        )

    def find(self, ask: Ask) -> list[Found]:
        """Everything that one ask is answered with, oldest period first."""
        if self._market not in A_SHARE_MARKETS:
            return self._foreign(ask)
        if ask.topic in DAILY:
            return [self._daily(ask.topic, ask.span.day)]
        if ask.measure is Measure.GROWTH:
            days = self._days(ask, self._growth_days(ask.topic))
            return [self._growth(ask.topic, day) for day in days]
        days = self._days(ask, self._level_days(ask.topic))
        metrics = self._metrics(ask.topic, days)
        found = [self._level(ask.topic, day, metrics) for day in days]
        return (
            [*found, self._mean(ask.topic, days, found)] if ask.measure is Measure.MEAN else found
        )

    def _daily(self, topic: Topic, day: date | None) -> Found:
        metrics = CLOSES if topic is Topic.PRICE else (topic.value,)
        if day is not None:
            dated = (self._ledger.best(metric, Period.INSTANT, day) for metric in metrics)
            return next(filter(None, dated), None) or self._daily_gap(topic, metrics[0], day)
        if topic is Topic.PRICE and (live := self._ledger.latest("current_price")):
            return live
        newest = (self._ledger.latest(metric, Period.INSTANT) for metric in metrics)
        return next(filter(None, newest), None) or self._gap(topic, metrics[0], None)

    def _foreign(self, ask: Ask) -> list[Found]:
        if ask.topic is Topic.PRICE:
            return [self._daily(ask.topic, ask.span.day)]
        abroad = Abroad(self.book, self._market, self._failures, financial=self._financial)
        return abroad.find(ask)

    def _daily_gap(self, topic: Topic, metric: str, day: date) -> Gap:
        days = TradingDays(None)
        when = Bilingual(zh=f"{day}", en=f"{day}")
        if days.is_open(day) or self._market not in A_SHARE_MARKETS:
            return self._gap(topic, metric, day, when)
        last = days.last_on_or_before(day)
        why = Bilingual(
            zh=f"{day} 不是交易日，此前最近的交易日是 {last}",
            en=f"{day} is not a trading day; the last one before it is {last}",
        )
        return Gap(metric, day, when, why, None)

    def _days(self, ask: Ask, known: Sequence[date]) -> list[date | None]:
        """The report periods that a span means; None where nothing at all is known."""
        asked = ask.span
        if asked.periods:
            return list(asked.periods)
        if asked.annual or asked.years:
            last = max((day for day in known if is_year_end(day)), default=None)
            if last is None:
                return [None]
            return [date(last.year - n, 12, 31) for n in reversed(range(asked.years or 1))]
        return [max((d for d in known if asked.since is None or d >= asked.since), default=None)]

    def _level_days(self, topic: Topic) -> list[date]:
        days = {
            reading.observation.as_of
            for metric in _ALTERNATIVES.get(topic, (topic.value,))
            for reading in self._ledger.readings(metric)
            if reading.observation.period is _period(topic, reading.observation.as_of)
        }
        if topic in _FORMULAS and self._derivable(topic):
            first, second = (
                {r.observation.as_of for r in self._ledger.readings(metric)}
                for metric in _FORMULAS[topic][1].values()
            )
            days |= first & second
        return sorted(days)

    def _metrics(self, topic: Topic, days: Sequence[date | None]) -> tuple[str, ...]:
        """What is looked for, in order: one metric for all the years where there is one."""
        metrics = _ALTERNATIVES.get(topic, (topic.value,))
        known = [day for day in days if day is not None]
        whole = [
            metric
            for metric in metrics
            if all(self._ledger.best(metric, _period(topic, day), day) for day in known)
        ]
        return (*whole[:1], *metrics)

    def _level(self, topic: Topic, day: date | None, metrics: Sequence[str]) -> Found:
        if day is None:
            return self._gap(topic, topic.value, None)
        for metric in metrics:
            if found := self._ledger.best(metric, _period(topic, day), day):
                return found
        derived = self._derived(topic, day)
        if derived is not None:
            return self.book.point(derived)
        return self._gap(topic, topic.value, day, describe(_period(topic, day), day))

    def _derivable(self, topic: Topic) -> bool:
        return topic in _FORMULAS and not (self._financial and topic in _MARGINS)

    def _derived(self, topic: Topic, day: date) -> str | None:
        if not self._derivable(topic):
            return None
        formula, inputs = _FORMULAS[topic]
        period = _period(topic, day)
        nodes = {name: self.book.reported(metric, period, day) for name, metric in inputs.items()}
        return self.book.derived(topic.value, formula, nodes, period, day)

    def _mean(self, topic: Topic, days: Sequence[date | None], found: Sequence[Found]) -> Found:
        """The simple mean over the years; one missing year leaves no mean."""
        known = [day for day in days if day is not None]
        metrics = {_metric(item) for item in found}
        if len(known) < 2 or len(metrics) != 1 or any(isinstance(item, Gap) for item in found):
            why = Bilingual(
                zh="平均值需要每一年的数据，缺一不算",
                en="a mean needs every one of its years",
            )
            when = Bilingual(zh="年度平均", en="mean of the years")
            return Gap(topic.value, known[-1] if known else None, when, why, None)
        metric = metrics.pop()
        nodes = {
            f"year_{n}": self.book.reported(metric, _period(topic, day), day)
            or self._derived(topic, day)
            for n, day in enumerate(known, 1)
        }
        point = self.book.derived(
            metric, "mean", nodes, Period.WINDOW, known[-1], window_start=known[0]
        )
        return self.book.point(point) if point else self._gap(topic, metric, known[-1])

    def _growth_days(self, topic: Topic) -> list[date]:
        days = self._flow_days(_GROWTH[topic])
        for metric in _ALTERNATIVES.get(topic, (topic.value,)):
            flows = self._flow_days(metric)
            days |= {day for day in flows if year_before(day) in flows}
        return sorted(days)

    def _flow_days(self, metric: str) -> set[date]:
        return {
            reading.observation.as_of
            for reading in self._ledger.readings(metric)
            if reading.observation.period is span(reading.observation.as_of)
        }

    def _growth(self, topic: Topic, day: date | None) -> Found:
        name = _GROWTH[topic]
        if day is None:
            return self._gap(topic, name, None)
        for metric in _ALTERNATIVES.get(topic, (topic.value,)):
            current = self.book.reported(metric, span(day), day)
            base = self.book.reported(metric, span(day), year_before(day))
            inputs = {"current": current, "base": base}
            if point := self.book.derived(name, "growth_percent", inputs, span(day), day):
                return self.book.point(point)
        reported = self._ledger.best(name, span(day), day)
        return reported or self._gap(topic, name, day, describe(span(day), day))

    def _gap(
        self, topic: Topic, metric: str, day: date | None, when: Bilingual | None = None
    ) -> Gap:
        """The reason in the reader's words, and the source's own where one failed."""
        wanted = {DATASETS.get(topic), *DERIVED_FROM.get(topic, ())}
        own = {f.dataset: f.reason for f in self._failures if f.dataset in wanted}
        if topic is Topic.PRICE:
            own = {f.dataset: f.reason for f in self._failures if f.dataset in CLOSING}
        if day is not None and self.book.meaningless(metric, day):
            return Gap(metric, day, when, MEANINGLESS, None)
        at = f" for {day}" if day else ""
        why = Bilingual(zh="数据源没有这一数字", en=f"the source has no {label(metric).en}{at}")
        if topic in _MARGINS and self._financial:
            why = Bilingual(
                zh=f"{why.zh}，且银行、保险、证券公司不推算此项",
                en=f"{why.en}, and it is not derived for banks, insurers and brokers",
            )
        elif any(call.dataset in DERIVED_FROM.get(topic, ()) for call in self._ledger.calls):
            why = Bilingual(
                zh=f"{why.zh}，推算所需的报表数据也不齐",
                en=f"{why.en}, and the statements do not hold what it is derived from",
            )
        return Gap(metric, day, when, why, "; ".join(dict.fromkeys(own.values())) or None)


def _period(topic: Topic, day: date) -> Period:
    """A balance is of a day, everything else of the year up to it."""
    return Period.INSTANT if topic is Topic.DEBT_TO_ASSETS else span(day)


def _metric(found: Found) -> str:
    return found.observation.metric if isinstance(found, Reading) else found.metric
