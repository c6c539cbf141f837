"""Finding the figures of a company abroad that an answer owes: of fiscal years and quarters.

Statements abroad are of a year or of a single quarter; sums since some day in spring mislead and
are not answered. The fourth quarter and the ratios are reported by nobody: they are derived as the
integrity stage derives them.
"""

from collections.abc import Sequence
from datetime import date

from activities.rules import fiscal, foreign
from activities.rules.figures import apparatus
from activities.rules.gaps import Found, Gap
from activities.rules.periods import describe, is_quarter_end
from activities.rules.points import MEANINGLESS, PointBook
from activities.rules.us_periods import Flow, years
from activities.rules.wording import label
from schemas.fetch import SourceFailure
from schemas.instrument import Market
from schemas.metrics import Period
from schemas.question import Ask, Basis, Measure, Span, Topic, dataset_of
from schemas.text import Bilingual

RATIOS = (Topic.ROE, Topic.GROSS_MARGIN, Topic.NET_MARGIN, Topic.DEBT_TO_ASSETS)
_OF_FINANCIALS = (Topic.GROSS_MARGIN, Topic.NET_MARGIN)
_ONLY = Bilingual(
    zh="境外公司只回答单个季度或年度的数值，不推算同比与平均",
    en="of foreign companies single quarters and years are answered, no growth and no averages",
)
_WHOLE = Bilingual(
    zh="境外公司的比率只按财年推算",
    en="ratios of foreign companies are derived for fiscal years only",
)
_PART = Bilingual(
    zh="境外公司只回答单个季度或财年，不回答年初至今的累计数",
    en="of foreign companies single quarters and fiscal years are answered, no sums over "
    "several quarters",
)


class Abroad:
    """Looks up what was asked in the filings that were fetched for one question."""

    def __init__(
        self,
        book: PointBook,
        market: Market,
        failures: Sequence[SourceFailure],
        *,
        financial: bool,
    ) -> None:
        self._book, self._market, self._failures = book, market, failures
        self._financial = financial

    def find(self, ask: Ask) -> list[Found]:
        """Everything that one ask about a report is answered with."""
        metric = "total_revenue" if ask.topic is Topic.REVENUE else ask.topic.value
        if dataset_of(ask.topic, self._market) is None:
            return [self._gap(ask.topic, metric, None)]
        if ask.measure is not Measure.LEVEL or ask.span.years or ask.span.since:
            return [Gap(metric, None, None, _ONLY, None)]
        return [self._one(ask, metric, day) for day in ask.span.periods or (None,)]

    def _one(self, ask: Ask, metric: str, day: date | None) -> Found:
        quarter = _is_quarter(ask.span, day)
        if quarter is None:
            return Gap(metric, day, _day(day), _PART, None)
        if ask.topic in RATIOS and quarter:
            return Gap(metric, day, _day(day), _WHOLE, None)
        flows = foreign.observed(
            self._book.ledger, "total_revenue" if ask.topic in RATIOS else metric
        )
        end = self._meant(ask, flows, day, quarter=quarter)
        if isinstance(end, fiscal.Unclear):
            return self._gap(ask.topic, metric, day, end.why)._replace(when=_word(ask.span, day))
        if end is None:
            return self._gap(ask.topic, metric, None)
        if ask.topic in RATIOS:
            return self._ratio(ask.topic, end)
        return self._flow(ask.topic, metric, flows, end, quarter=self._by_quarter(ask, end, flows))

    def _meant(
        self, ask: Ask, flows: Sequence[Flow], day: date | None, *, quarter: bool
    ) -> date | fiscal.Unclear | None:
        """The last day of the period that is asked about; without one, of the newest."""
        if day is not None:
            if not is_quarter_end(day):
                return day
            if not flows:
                return None
            if quarter:
                return fiscal.quarter_of(flows, day, ask.span.basis)
            return fiscal.year_of(flows, day.year)
        yearly = ask.span.annual or (ask.topic in RATIOS and not ask.span.quarter)
        known = list(years(flows)) if yearly else fiscal.quarter_ends(flows)
        return max(known, default=None)

    def _by_quarter(self, ask: Ask, end: date, flows: Sequence[Flow]) -> bool:
        """Whether the quarter that ends there is meant; at a year's end only where it was said."""
        if ask.span.annual:
            return False
        return ask.span.quarter or end not in years(flows)

    def _flow(
        self, topic: Topic, metric: str, flows: Sequence[Flow], end: date, *, quarter: bool
    ) -> Found:
        period = Period.QUARTER if quarter else Period.YEAR
        if found := self._book.ledger.best(metric, period, end):
            return found
        derived = foreign.fourth(self._book, metric, flows, end) if quarter else None
        return self._book.point(derived) if derived else self._gap(topic, metric, end)

    def _ratio(self, topic: Topic, end: date) -> Found:
        if self._financial and topic in _OF_FINANCIALS:
            why = Bilingual(
                zh="银行、保险、证券公司不推算此项",
                en="it is not derived for banks, insurers and brokers",
            )
            return self._gap(topic, topic.value, end, why)
        derived = foreign.ratio(self._book, topic.value, end)
        return self._book.point(derived) if derived else self._gap(topic, topic.value, end)

    def _gap(
        self, topic: Topic, metric: str, end: date | None, why: Bilingual | None = None
    ) -> Gap:
        """The reason in the reader's words, and the source's own where it failed."""
        if end is not None and self._book.meaningless(metric, end):
            return Gap(metric, end, _day(end), MEANINGLESS, None)
        dataset = dataset_of(topic, self._market)
        own = next((f.reason for f in self._failures if f.dataset is dataset), None)
        at, name = (f" for {end}" if end else ""), label(metric)
        told = why or Bilingual(zh="数据源没有这一数字", en=f"the source has no {name.en}{at}")
        if dataset is None:
            told = Bilingual(
                zh=f"没有数据源提供 {self._market} 股票的{name.zh}",
                en=f"no source of ours reports {name.en} of {self._market} shares",
            )
        return Gap(metric, end, _day(end), told, own)


def _day(day: date | None) -> Bilingual | None:
    return describe(Period.INSTANT, day) if day else None


def _word(span: Span, day: date | None) -> Bilingual | None:
    """The period in the words in which it was asked for."""
    if day is None:
        return None
    basis = {None: "", Basis.FISCAL: "FY", Basis.CALENDAR: "CY"}[span.basis]
    word = f"{basis}{day.year}Q{day.month // 3}" if _is_quarter(span, day) else f"FY{day.year}"
    return Bilingual(zh=apparatus(word), en=apparatus(word))


def _is_quarter(span: Span, day: date | None) -> bool | None:
    """Whether a quarter is asked for, or a year; None for a half year and for nine months."""
    if span.quarter:
        return True
    if day is None or not is_quarter_end(day) or day.month == 12:
        return False
    return True if day.month == 3 else None
