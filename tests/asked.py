"""Asking in words, without a server: the rules, and the adapters on the recorded sample."""

from datetime import datetime
from functools import cache

from activities.rules.answering import AnswerInput, DraftAnswer, draft
from activities.rules.calendar import SHANGHAI, session_at
from activities.rules.questions import read
from activities.rules.resolution import ResolutionError, by_code, by_name, confirm
from schemas.fetch import Company, Dataset
from schemas.instrument import Instrument, TargetError, parse_target
from schemas.question import Question, Topic
from schemas.text import Lang
from tests.ledgers import AUGUST, MOUTAI, fetches, try_fetch

Refusal = (TargetError, ResolutionError)


def ask(text: str, clock: datetime = AUGUST) -> DraftAnswer:
    """The answer to a sentence, as ``research ask --sample`` drafts it; raises a Refusal."""
    return draft(asked(text, clock))


@cache
def asked(text: str, clock: datetime = AUGUST) -> AnswerInput:
    """A sentence with everything that is fetched for it."""
    reading = read(text, clock.astimezone(SHANGHAI).date())
    company = _company(reading.target)
    if reading.alias:
        confirm(company, reading.alias)
    daily = (Dataset.CLOSE, Dataset.DAILY_INDICATORS)
    wanted = [Dataset.STOCK_LIST, *reading.datasets]
    wanted += [Dataset.CLOSE] if Topic.PRICE in reading.topics else []
    calls, failures = try_fetch(
        company.code, clock,
        {
            dataset: {
                "session": reading.trade_date if dataset in daily else None,
                "period": reading.period if dataset is Dataset.FINANCIAL_INDICATORS else None,
            }
            for dataset in wanted
        },
    )  # fmt: skip
    session = session_at(clock, None)
    chinese = any("\u4e00" <= char <= "\u9fff" for char in text)
    return AnswerInput(
        question=Question(
            text=text, code=company.code, topics=reading.topics, asks=reading.asks,
            trade_date=reading.trade_date, period=reading.period, notes=reading.notes,
            datasets=reading.datasets, lang=Lang.ZH if chinese else Lang.EN, sample=True,
        ),
        code=company.code, name=company.name, clock=clock,
        session=session.last_close.isoformat(), phase=session.phase, calls=calls,
        failures=failures,
    )  # fmt: skip


def _company(target: str) -> Company:
    parsed = parse_target(target)
    companies = fetches(MOUTAI).companies
    if not isinstance(parsed, Instrument):
        return by_name(parsed.name, companies)
    return by_code(parsed.code, companies)
