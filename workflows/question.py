"""One question about a few figures, answered with cites or not at all."""

import asyncio

from temporalio import workflow

with workflow.unsafe.imports_passed_through():
    from activities.answering import AnswerActivities
    from schemas.fetch import Dataset, DatasetQuery, Fetched, Ref, SourceFailure
    from schemas.following import Carried
    from schemas.instrument import A_SHARE_MARKETS
    from schemas.question import ATTEMPTS, Answer, Question, Topic, dataset_of
    from schemas.research import SAMPLE_CLOCK, RunContext, Target
    from schemas.stages import AnswerArchive, AnswerCheck, AnswerProof, AnswerStage, OpenInput
    from schemas.text import Lang
    from workflows import options, visibility
    from workflows.following import carry_over
    from workflows.gathering import (
        Result,
        corroborate,
        current_code,
        fetch_all,
        fetch_price,
        refuse_unknown,
        resolve,
    )
    from workflows.policy import opening

_REPORTS = (
    Dataset.INCOME, Dataset.BALANCE_SHEET, Dataset.FINANCIAL_INDICATORS, Dataset.US_FACTS,
)  # fmt: skip
"""What is asked for as of the clock, whatever day the price is asked of."""


@workflow.defn
class QuestionWorkflow:
    """Recognised company and topics in, verified envelopes and one short text out."""

    @workflow.init
    def __init__(self, question: Question) -> None:
        default = SAMPLE_CLOCK if question.sample else workflow.now()
        self._question, self._clock = question, question.as_of or default
        self._results: list[Result] = []
        self._code = question.code
        self._carried: Carried | None = None

    @workflow.run
    async def run(self, question: Question) -> Answer:
        """The story of a question."""
        target = await self._open()
        await self._gather(target)
        answer = await self._answer(target)
        if not (await self._check(answer)).ok:
            answer = await self._answer(target)
            proof = await self._check(answer, attempt=ATTEMPTS)
            if not proof.ok:
                answer = proof.withheld or _unexplained(answer, question.lang)
        await self._archive(answer)
        return answer

    async def _open(self) -> Target:
        self._carried = await carry_over(self._question.follows, self._clock)
        self._code, moved = await current_code(self._query(Dataset.STOCK_LIST), self._carried)
        results = await fetch_all(map(self._query, opening(self._code)), self._carried)
        refuse_unknown(results)
        self._results += [*results, *moved]
        fetched = [r for r in results if isinstance(r, Fetched)]
        target, former = await resolve(
            OpenInput(
                code=self._code, name=self._question.name, note=self._question.note,
                clock=self._clock, sample=self._question.sample, alias=self._question.alias,
                stocks_only=False,
                companies=next((f.rows for f in fetched if f.rows), None),
                calendar=next((f.calendar for f in fetched if f.calendar), None),
            ),
            self._query(Dataset.STOCK_LIST),
        )  # fmt: skip
        self._results += former
        self._question = _noted(self._question, target)
        if target.code != self._question.code:
            visibility.publish(ticker=target.code)
        return target

    async def _gather(self, target: Target) -> None:
        """The price by its routes, everything else in parallel, each dataset once."""
        topics = self._question.topics
        served = (dataset_of(t, target.market) for t in topics if t is not Topic.PRICE)
        wanted = self._question.datasets if target.market in A_SHARE_MARKETS else ()
        datasets = dict.fromkeys(wanted or (dataset for dataset in served if dataset))
        dated = self._question.trade_date is not None
        routes = target.price_routes[-1:] if dated else target.price_routes
        price, others = await asyncio.gather(
            fetch_price(
                self._query(Dataset.CLOSE, target.code),
                routes if Topic.PRICE in topics else (),
                self._carried,
            ),
            fetch_all((self._query(dataset, target.code) for dataset in datasets), self._carried),
        )
        closes = await corroborate(self._query(Dataset.CLOSE, target.code), price, target.session)
        self._results += [*price, *closes, *others]

    async def _answer(self, target: Target) -> Answer:
        info, question = workflow.info(), self._question
        return await workflow.execute_activity_method(
            AnswerActivities.draft_answer,
            AnswerStage(
                question=question,
                run=RunContext(
                    run_id=info.run_id, workflow_id=info.workflow_id, code=target.code,
                    name=target.name, lang=question.lang, clock=self._clock,
                    sample=question.sample,
                ),
                session=target.session, phase=target.phase, calls=self._calls(),
                failures=tuple(r for r in self._results if isinstance(r, SourceFailure)),
            ),
            **options.judge("draft the answer from the fetches"),
        )  # fmt: skip

    async def _check(self, answer: Answer, attempt: int = 1) -> AnswerProof:
        return await workflow.execute_activity_method(
            AnswerActivities.verify_answer,
            AnswerCheck(
                answer=answer, calls=self._calls(), lang=self._question.lang, attempt=attempt
            ),
            **options.judge("verify every envelope against the ledger"),
        )

    async def _archive(self, answer: Answer) -> None:
        await workflow.execute_activity_method(
            AnswerActivities.archive_answer,
            AnswerArchive(
                answer=answer, lang=self._question.lang, calls=self._calls(),
                started_at=workflow.info().start_time, finished_at=workflow.now(),
            ),
            **options.judge("archive the answer"),
        )  # fmt: skip

    def _calls(self) -> tuple[Ref, ...]:
        return tuple(r.ref for r in self._results if isinstance(r, Fetched))

    def _query(self, dataset: Dataset, code: str | None = None) -> DatasetQuery:
        question = self._question
        return DatasetQuery(
            dataset=dataset,
            code=code or self._code,
            name=question.name if code is None else None,
            session=None if dataset in _REPORTS else question.trade_date,
            period=question.period if dataset is Dataset.FINANCIAL_INDICATORS else None,
            clock=self._clock,
            sample=question.sample,
        )


def _noted(question: Question, target: Target) -> Question:
    """The question with what was learnt about its company on the way to it."""
    learnt = tuple(note for note in target.notes if note != question.note)
    return question.model_copy(update={"notes": (*question.notes, *learnt)})


def _unexplained(answer: Answer, lang: Lang) -> Answer:
    """What is told where a worker of an earlier version verified, which explains no failure."""
    text = (
        "校验失败：答案与取数记录不一致，未予发布。请稍后重试或提供更具体的时间范围。"
        if lang is Lang.ZH
        else "Verification failed: the answer contradicts the recorded fetches and is withheld. "
        "Try again later, or give a narrower period."
    )
    return answer.model_copy(
        update={
            "status": "verified_failure", "text": text, "claims": (), "conflicts": (),
            "derived": (), "evidence": (), "nodes": (),
        }
    )  # fmt: skip
