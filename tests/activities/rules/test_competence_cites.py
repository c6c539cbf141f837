"""Claims that rest on the competence registry: in its time, its scope and its own metric."""

from datetime import date
from decimal import Decimal

import pytest

from activities.rules.competences import COMPETENCES
from activities.rules.ledger import Ledger
from activities.rules.verification import Verifier, verify_envelopes
from schemas.claim import Claim, CompetenceCite, Envelope
from schemas.fetch import Dataset
from schemas.metrics import Period
from tests.ledgers import MAY, claim_of, evidence_of, fetched, seen

CALL = fetched(
    Dataset.CLOSE, seen("close", Decimal("1371.05"), MAY.date(), Period.INSTANT), clock=MAY
)
(EVIDENCE,) = evidence_of([CALL])
PRICE, CLAIM = EVIDENCE.envelope, claim_of(EVIDENCE)


def _cited(envelope: Envelope) -> list[str]:
    result = verify_envelopes([envelope], Ledger([CALL]), COMPETENCES)
    return [failure.reason for failure in result.failures]


def _claimed(claim: Claim) -> list[str]:
    result = Verifier(Ledger([CALL]), (EVIDENCE,), (), COMPETENCES).verify([claim])
    return [failure.reason for failure in result.failures]


@pytest.mark.parametrize(
    ("competence_id", "value", "reasons"),
    [
        ("valuation.growth_cap", 8, []),
        ("valuation.growth_cap", 9,
         ["value mismatch for valuation.growth_cap: claim=9.0, trace=8.0"]),
        ("gut.feeling", 8, ["competence_id 'gut.feeling' is not registered"]),
    ],
    ids=["as registered", "another value", "unregistered"],
)  # fmt: skip
def test_a_knowledge_cite_must_be_registered_and_repeated(
    competence_id: str, value: int, reasons: list[str]
) -> None:
    """A competence is cited with the value it is registered with, or not at all."""
    cite = CompetenceCite(competence_id=competence_id)
    envelope = PRICE.model_copy(
        update={"cite": cite, "value": Decimal(value), "metric": "growth_cap"}
    )

    assert _cited(envelope) == reasons


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"as_of": date(2027, 7, 1)}, "was due for review"),
        ({"code": "TSLA.US"}, "not for TSLA.US"),
    ],
    ids=["overdue", "out of scope"],
)
def test_an_assumption_out_of_its_time_or_scope_proves_nothing(
    changes: dict[str, object], reason: str
) -> None:
    """Whoever must look at an entry again has to do so before it is used again."""
    assumed = CLAIM.model_copy(
        update={
            "metric": "discount_rate", "value": Decimal(9), "unit": "percent", "evidence_ids": (),
            "competence_id": "valuation.discount_rate.cn",
        }
    )  # fmt: skip

    assert _claimed(assumed) == []
    assert reason in _claimed(assumed.model_copy(update=changes))[0]


def test_a_competence_proves_only_its_own_metric() -> None:
    """The growth cap of 8 percent is no ROE of 8 percent."""
    claim = CLAIM.model_copy(
        update={
            "metric": "ROE", "value": Decimal(8), "evidence_ids": (),
            "competence_id": "valuation.growth_cap",
        }
    )  # fmt: skip

    assert _claimed(claim) == [
        "metric mismatch for valuation.growth_cap: claim=ROE, trace=growth_cap"
    ]
