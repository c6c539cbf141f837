"""A question about a few figures, and its answer."""

from datetime import date, datetime
from enum import StrEnum
from typing import Literal

from pydantic import Field

from schemas.base import Number, Record
from schemas.claim import Claim, Envelope, Evidence, Fault, Node, ToolCite
from schemas.control import Who
from schemas.fetch import Dataset, SourceFailure
from schemas.instrument import A_SHARE_MARKETS, Market
from schemas.metrics import Period
from schemas.text import Bilingual, Lang


class Topic(StrEnum):
    """A figure one can ask for."""

    PRICE = "price"
    ROE = "ROE"
    GROSS_MARGIN = "gross_margin"
    NET_MARGIN = "net_margin"
    DEBT_TO_ASSETS = "debt_to_assets"
    PE_TTM = "pe_ttm"
    PB = "pb"
    MARKET_CAP = "total_mv"
    DIVIDEND_YIELD = "dv_ttm"
    REVENUE = "revenue"
    TOTAL_REVENUE = "total_revenue"
    NET_PROFIT = "net_profit"


FUNDAMENTALS = (Topic.ROE, Topic.GROSS_MARGIN, Topic.NET_MARGIN, Topic.DEBT_TO_ASSETS)
"""What ``research fundamentals`` answers with, in this order."""


DATASETS: dict[Topic, Dataset] = {
    Topic.ROE: Dataset.FINANCIAL_INDICATORS,
    Topic.GROSS_MARGIN: Dataset.FINANCIAL_INDICATORS,
    Topic.NET_MARGIN: Dataset.FINANCIAL_INDICATORS,
    Topic.DEBT_TO_ASSETS: Dataset.FINANCIAL_INDICATORS,
    Topic.PE_TTM: Dataset.DAILY_INDICATORS,
    Topic.PB: Dataset.DAILY_INDICATORS,
    Topic.MARKET_CAP: Dataset.DAILY_INDICATORS,
    Topic.DIVIDEND_YIELD: Dataset.DAILY_INDICATORS,
    Topic.REVENUE: Dataset.INCOME,
    Topic.TOTAL_REVENUE: Dataset.INCOME,
    Topic.NET_PROFIT: Dataset.INCOME,
}
"""Which dataset serves a topic on the mainland. The price has routes of its own."""

_US_DATASETS = {
    Topic.REVENUE: Dataset.US_FACTS,
    Topic.TOTAL_REVENUE: Dataset.US_FACTS,
    Topic.NET_PROFIT: Dataset.US_FACTS,
    Topic.ROE: Dataset.US_FACTS,
    Topic.GROSS_MARGIN: Dataset.US_FACTS,
    Topic.NET_MARGIN: Dataset.US_FACTS,
    Topic.DEBT_TO_ASSETS: Dataset.US_FACTS,
}


def dataset_of(topic: Topic, market: Market) -> Dataset | None:
    """The dataset that serves a topic, or a price as a close; None where the market has none."""
    if market in A_SHARE_MARKETS:
        return DATASETS.get(topic, Dataset.CLOSE)
    if topic is Topic.PRICE:
        return Dataset.FOREIGN_HISTORY
    return _US_DATASETS.get(topic) if market is Market.US else None


DERIVED_FROM: dict[Topic, tuple[Dataset, ...]] = {
    Topic.GROSS_MARGIN: (Dataset.INCOME,),
    Topic.NET_MARGIN: (Dataset.INCOME,),
    Topic.DEBT_TO_ASSETS: (Dataset.BALANCE_SHEET,),
}
"""What a figure is computed from where its own dataset lacks it."""

ATTEMPTS = 2
"""How often an answer is drafted before it is withheld (seed 001)."""

SECOND = frozenset({Topic.REVENUE, Topic.TOTAL_REVENUE, Topic.NET_PROFIT})
"""Figures that a second source of the mainland has too, for whole years."""

DAILY = frozenset(
    {Topic.PRICE, Topic.PE_TTM, Topic.PB, Topic.MARKET_CAP, Topic.DIVIDEND_YIELD}
)  # fmt: skip
"""Figures of a trading day. All others are of a report."""

GROWING = frozenset({Topic.REVENUE, Topic.TOTAL_REVENUE, Topic.NET_PROFIT})
"""Figures whose growth over the year before can be asked for."""


class Measure(StrEnum):
    """What is wanted of a figure: itself, its growth over a year, its mean over years."""

    LEVEL = "level"
    GROWTH = "growth"
    MEAN = "mean"


class Basis(StrEnum):
    """By which year a period was said to be counted, where that was said."""

    FISCAL = "fiscal"
    CALENDAR = "calendar"


class Span(Record):
    """The time that is asked about; with nothing set, the newest there is.

    ``periods`` are report period ends, ``years`` a number of annual reports back from the newest,
    ``since`` the day that the newest report must not end before. ``quarter`` remembers that a
    quarter was named, where statements are cumulative, and ``basis`` by which year it counts.
    """

    day: date | None = None
    periods: tuple[date, ...] = ()
    annual: bool = False
    years: int | None = None
    since: date | None = None
    quarter: bool = False
    basis: Basis | None = None

    @property
    def may_be_annual(self) -> bool:
        """Whether a whole year may be among what is meant: named, or the newest there is."""
        return self.day is None and (
            not self.periods or any(day.month == 12 for day in self.periods)
        )

    @property
    def of_reports(self) -> bool:
        """Whether this names report periods."""
        return bool(self.periods or self.annual or self.years or self.since)


class Ask(Record):
    """One thing that an answer owes."""

    topic: Topic
    measure: Measure = Measure.LEVEL
    span: Span = Span()


class Question(Record):
    """A parsed question: one company, and what is asked of it.

    ``asks`` and ``datasets`` are what a sentence was understood to ask and what that takes; where
    they are empty, each topic is asked for once, at ``trade_date`` or ``period``. ``alias`` is a
    name that stood beside the code and must be the company's own. ``follows`` is the finished run
    whose fetches are used again where they still hold.
    """

    text: str = Field(max_length=500)
    code: str | None = None
    name: str | None = None
    alias: str | None = None
    topics: tuple[Topic, ...] = Field(min_length=1)
    trade_date: date | None = None
    period: date | None = None
    annual: bool = False
    asks: tuple[Ask, ...] = ()
    datasets: tuple[Dataset, ...] = ()
    lang: Lang = Lang.ZH
    as_of: datetime | None = None
    sample: bool = False
    note: Bilingual | None = None
    notes: tuple[Bilingual, ...] = ()
    follows: str | None = None


class MissingAnswer(Record):
    """A figure that was asked for and is not there, with the reason."""

    metric: str
    reason: str
    as_of: date | None = None


class RejectedFigure(Record):
    """A figure of an answer that failed verification twice; its value itself is never shown.

    ``recorded`` is what the fetch it cites recorded, with that fetch's own ``cite``, or for a
    derived figure what its ``formula`` gives by the record; None where there is no record.
    ``reason`` is worded as the verifier words it, without the rejected value.
    """

    metric: str
    code: str
    as_of: date
    period: Period
    window_start: date | None = None
    recorded: Number | str | None
    unit: str
    cite: ToolCite | None = None
    formula: str | None = None
    reason: str
    fault: Fault = Fault.VALUE


class SourceTried(Record):
    """A table that was asked; ``error`` and ``reason`` say why it did not serve."""

    source: str
    table: str
    error: str | None = None
    reason: str | None = None


class AnswerFailure(Record):
    """Why an answer was withheld, and what was tried."""

    rejected: tuple[RejectedFigure, ...]
    sources: tuple[SourceTried, ...]
    attempts: int
    next_step: Bilingual


class Answer(Record):
    """The verified answer: figures, and the prose made from them and nothing else.

    ``claims`` are figures as fetched, ``conflicts`` what other sources say that contradicts one of
    them (or an input of a derived one) by more than 0.01 %; ``derived`` are computed by a
    registered formula from ``evidence``, from each other and from ``nodes``, the steps in between.
    ``halted_since`` is the last day on which a halted stock traded. ``failure`` stands in the
    place of figures that failed verification twice.
    """

    run_id: str
    workflow_id: str
    code: str
    name: str
    status: Literal["answered", "verified_failure", "no_data"]
    text: str
    claims: tuple[Envelope, ...]
    conflicts: tuple[Envelope, ...] = ()
    derived: tuple[Claim, ...] = ()
    evidence: tuple[Evidence, ...] = ()
    nodes: tuple[Node, ...] = ()
    missing: tuple[MissingAnswer, ...] = ()
    source_failures: tuple[SourceFailure, ...] = ()
    halted_since: date | None = None
    follows: str | None = None
    as_of: datetime
    sample: bool
    failure: AnswerFailure | None = Field(default=None, exclude_if=lambda told: told is None)


class FollowUp(Record):
    """One more question to a run under way: it answers from its own ledger when it delivers."""

    by: Who = "operator"
    question: Question


class FollowedUp(Record):
    """A further question that a run has taken, and once it delivers its answer.

    ``withheld`` says that the answer did not hold against the ledger and is not given, ``failure``
    what of it did not and what was tried; a document that was blocked as a whole has none.
    """

    by: str
    question: Question
    answer: Answer | None = None
    withheld: bool = False
    failure: AnswerFailure | None = None

    @property
    def settled(self) -> bool:
        """Whether it was dealt with."""
        return self.answer is not None or self.withheld
