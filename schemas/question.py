"""A question about a few figures, and its answer."""

from datetime import date, datetime
from enum import StrEnum
from typing import Literal

from pydantic import Field

from schemas.base import Record
from schemas.claim import Envelope
from schemas.fetch import Dataset, SourceFailure
from schemas.instrument import A_SHARE_MARKETS, Market
from schemas.text import Lang


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
    Topic.NET_PROFIT: Dataset.INCOME,
}
"""Which dataset serves a topic on the mainland. The price has routes of its own."""

_US_DATASETS = {Topic.REVENUE: Dataset.US_FACTS, Topic.NET_PROFIT: Dataset.US_FACTS}


def dataset_of(topic: Topic, market: Market) -> Dataset | None:
    """The dataset that serves a topic, or a price as a close; None where the market has none."""
    if market in A_SHARE_MARKETS:
        return DATASETS.get(topic, Dataset.CLOSE)
    if topic is Topic.PRICE:
        return Dataset.FOREIGN_HISTORY
    return _US_DATASETS.get(topic) if market is Market.US else None


class Question(Record):
    """A parsed question: one company, some topics, optionally a session or a report period."""

    text: str = Field(max_length=500)
    code: str | None = None
    name: str | None = None
    topics: tuple[Topic, ...] = Field(min_length=1)
    trade_date: date | None = None
    period: date | None = None
    annual: bool = False
    lang: Lang = Lang.ZH
    as_of: datetime | None = None
    sample: bool = False
    note: str | None = None


class MissingAnswer(Record):
    """A figure that was asked for and is not there, with the reason."""

    metric: str
    reason: str


class Answer(Record):
    """The verified answer: envelopes, and the prose made from them and nothing else."""

    run_id: str
    workflow_id: str
    code: str
    name: str
    status: Literal["answered", "verified_failure", "no_data"]
    text: str
    claims: tuple[Envelope, ...]
    missing: tuple[MissingAnswer, ...] = ()
    source_failures: tuple[SourceFailure, ...] = ()
    as_of: datetime
    sample: bool
