"""What people asked a run beside its request, answered from the same ledger."""

from collections.abc import Sequence

from activities.rules.answering import figure_of
from activities.rules.figures import claim_figures
from activities.rules.periods import describe
from activities.rules.wording import capitalised, label, token
from schemas.base import Number
from schemas.claim import Claim, Derivation, Envelope
from schemas.metrics import Period
from schemas.question import FollowedUp
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
        return []
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
    answer, paragraphs = item.answer, []
    if answer is None:
        paragraphs.append(_say("答案与取数记录不一致，未予发布。", "The answer was withheld."))
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
