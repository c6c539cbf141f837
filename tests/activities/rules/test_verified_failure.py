"""What a reader is told of a run whose claims were rejected twice."""

import re
from collections.abc import Callable
from decimal import Decimal

import pytest

from activities.rules.composing import compose
from schemas.claim import Claim, VerificationFailure
from schemas.report import OutputType, VerifiedFailure
from schemas.text import Lang
from tests.documents import compose_input, documents, rejected_input, screened, written
from tests.ledgers import MOUTAI, verifier_of


@pytest.mark.parametrize("lang", Lang)
def test_a_verified_failure_shows_the_record_and_never_the_lie(lang: Lang) -> None:
    """The reader sees what is on record, where it was looked up and what to do; never 1500."""
    made = documents(lang)[OutputType.VERIFIED_FAILURE]
    assert isinstance(made, VerifiedFailure)
    (failure,) = made.failures

    assert (failure.claim_id, failure.metric, failure.recorded) == (
        "claim_001", "close", "{{ev_003}}",
    )  # fmt: skip
    assert "¥1272.83" in made.sections[0].paragraphs[0].text
    assert "tushare.daily" in made.sources_tried
    assert made.next_step.zh == "请稍后重试或提供更具体的时间范围。"
    assert not re.search(r"(?<![0-9a-f])1,?500(?![0-9a-f])", made.model_dump_json())


def _refused(make: Callable[[Claim], Claim], metric: str) -> VerifiedFailure:
    """The document of a run of which one claim was changed and rejected."""
    given = compose_input(MOUTAI)
    claims = tuple(make(c) if c.metric == metric else c for c in given.claims)
    failures = verifier_of(MOUTAI).verify(claims).failures
    made = written(given.model_copy(update={
        "claims": claims, "rejected": failures, "valuation": None, "gate": None,
    }))  # fmt: skip
    assert isinstance(made, VerifiedFailure)
    assert screened(made).findings == ()
    return made


def test_of_a_derived_claim_the_recomputed_value_is_shown_and_none_of_its_inputs() -> None:
    """A cash conversion of 74.74 % is no amount of 615.22 亿元."""
    made = _refused(lambda c: c.model_copy(update={"value": Decimal(150)}), "cash_conversion")
    [first] = made.sections[0].paragraphs

    assert "净现比：与台账记录不一致，未予发布。台账记录为 74.74%。" in first.text
    assert "亿" not in first.text
    assert made.attempts == 2
    assert "tushare.cashflow" in made.sections[1].paragraphs[1].text


def _formula(claim: Claim, formula: str) -> Claim:
    assert claim.derivation
    derivation = claim.derivation.model_copy(update={"formula": formula})
    return claim.model_copy(update={"derivation": derivation})


@pytest.mark.parametrize(
    ("make", "metric", "words"),
    [
        (lambda c: _formula(c, "nope"), "cash_conversion", "不能由登记的公式从其来源重算得出"),
        (lambda c: c.model_copy(update={"unit": "USD"}), "close", "与台账不符"),
        (lambda c: c.model_copy(update={"evidence_ids": ("ev_999",)}), "close", "没有引用能证明"),
    ],
    ids=["formula", "unit", "cite"],
)
def test_nothing_is_said_to_be_on_record_where_nothing_answers_the_claim(
    make: Callable[[Claim], Claim], metric: str, words: str
) -> None:
    """The fault is named; a value that was never held against the claim would mislead."""
    made = _refused(make, metric)
    paragraph = made.sections[0].paragraphs[0].text

    assert words in paragraph
    assert "台账记录为" not in paragraph
    assert made.failures[0].recorded is None


def test_a_rejected_claim_about_an_unknown_metric_is_still_reported() -> None:
    """A draft may invent a metric; the reader is told, and the run does not break."""
    given = rejected_input()
    invented = given.claims[0].model_copy(update={"metric": "price_target"})
    made = written(given.model_copy(update={"claims": (invented, *given.claims[1:])}))

    assert isinstance(made, VerifiedFailure)
    assert made.failures[0].metric == "price_target"
    assert screened(made).findings == ()


def test_rejections_keep_their_public_reason_only() -> None:
    """The reason in the document is the one without the rejected value."""
    given = rejected_input()
    failure = given.rejected[0]
    made = compose(given)
    assert isinstance(failure, VerificationFailure)
    assert isinstance(made, VerifiedFailure)

    assert made.failures[0].reason == failure.public_reason != failure.reason
