"""What people asked a run beside its request, answered from the same ledger."""

from collections.abc import Iterator, Sequence

from activities.rules.answering import figure_of
from activities.rules.figures import claim_figures
from activities.rules.periods import describe
from activities.rules.rejections import FAULTS
from activities.rules.wording import capitalised, label, token
from schemas.base import Number
from schemas.claim import Claim, Derivation, Envelope
from schemas.metrics import METRICS, Period
from schemas.question import AnswerFailure, FollowedUp
from schemas.report import Figure, Paragraph, Quote, Section
from schemas.text import Bilingual


def node_of(number: int, index: int) -> str:
    """The name of a figure in the answer to the follow-up of that number."""
    return f"followup_{number}.{index}"


def values(number: int, item: FollowedUp) -> dict[str, Number | str]:
    """Every figure of an answer under its name."""
    return {figure.node_id: figure.value for figure in _figures(number, item)}


def figures(asked: Sequence[FollowedUp]) -> list[Figure]:
    """The figures of all answers."""
    return [figure for number, item in enumerate(asked, 1) for figure in _figures(number, item)]


def _figures(number: int, item: FollowedUp) -> list[Figure]:
    answer = item.answer
    if answer is None:
        return _recorded(number, item.failure)
    fetched = [figure_of("", claim) for claim in answer.claims]
    found = [*fetched, *claim_figures(answer.derived, answer.evidence)]
    return [
        figure.model_copy(
            update={
                "node_id": node_of(number, index), "derivation": _own(number, figure.derivation)
            }
        )
        for index, figure in enumerate(found)
    ]  # fmt: skip


def _recorded(number: int, failure: AnswerFailure | None) -> list[Figure]:
    """What is on record in the place of rejected figures that were fetched."""
    return [
        Figure(
            node_id=node_of(number, index), metric=item.metric, value=item.recorded,
            unit=item.unit, code=item.code, as_of=item.as_of, period=item.period,
            cites=(item.cite,),
        )
        for index, item in enumerate(failure.rejected if failure else ())
        if item.recorded is not None and item.cite and item.metric in METRICS
    ]  # fmt: skip


def _own(number: int, derivation: Derivation | None) -> Derivation | None:
    """The derivation with inputs that cannot be taken for those of the run's own picture."""
    if derivation is None:
        return None
    inputs = {name: f"followup_{number}.{node}" for name, node in derivation.inputs.items()}
    return derivation.model_copy(update={"inputs": inputs})


def sections(asked: Sequence[FollowedUp]) -> tuple[Section, ...]:
    """One section for each further question: its words, and its figures or why there are none."""
    return tuple(_section(number, item) for number, item in enumerate(asked, 1))


def _section(number: int, item: FollowedUp) -> Section:
    answer = item.answer
    paragraphs: list[Paragraph] = []
    if answer is None:
        paragraphs += _withheld(number, item.failure)
    else:
        stated: tuple[Envelope | Claim, ...] = (*answer.claims, *answer.derived)
        paragraphs += [_line(node_of(number, i), claim) for i, claim in enumerate(stated)]
        for gap in answer.missing:
            what = label(gap.metric)
            paragraphs.append(_say(f"{what.zh}：无数据。", f"{capitalised(what.en)}: no data."))
        if not paragraphs:
            paragraphs.append(_say("台账中没有答案。", "The ledger holds no answer."))
    return Section(
        key=f"follow_up_{number}",
        heading=Bilingual(zh="追问", en="Follow-up"),
        paragraphs=tuple(paragraphs),
        quotes=(
            Quote(
                lead=Bilingual(zh="问题", en="Question"),
                words=Bilingual(zh=item.question.text, en=item.question.text),
            ),
        ),
    )


def _withheld(number: int, failure: AnswerFailure | None) -> Iterator[Paragraph]:
    """That an answer is not given; for each rejected figure why, and what is on record."""
    yield _say("答案未予发布。", "The answer was withheld.")
    shown = {figure.node_id for figure in _recorded(number, failure)}
    for index, item in enumerate(failure.rejected if failure else ()):
        node, fault = node_of(number, index), FAULTS[item.fault]
        known = item.metric in METRICS
        what = label(item.metric) if known else Bilingual(zh="一项数字", en="A figure")
        record = token(node) if node in shown else ""
        yield _say(
            f"{what.zh}：{fault.zh}，不予显示。" + (f"台账记录为 {record}。" if record else ""),
            f"{capitalised(what.en)}: it {fault.en} and is not shown."
            + (f" On record: {record}." if record else ""),
        )
    if failure:
        yield _say(f"下一步：{failure.next_step.zh}", f"Next step: {failure.next_step.en}")


def _line(node: str, claim: Envelope | Claim) -> Paragraph:
    what = label(claim.metric)
    start = claim.window_start if isinstance(claim, Claim) else None
    when = describe(claim.period or Period.INSTANT, claim.as_of, start)
    return _say(
        f"{what.zh}（{when.zh}）：{token(node)}",
        f"{capitalised(what.en)} ({when.en}): {token(node)}",
    )


def _say(zh: str, en: str) -> Paragraph:
    return Paragraph(template=Bilingual(zh=zh, en=en))
