"""A person as a source: the words are the raw answer, and are read back from it."""

from datetime import date
from decimal import Decimal

import pytest

from activities.errors import BadRequest, SchemaDrift
from activities.vendors.user import UserSource, read
from schemas.control import Correction, Subject
from schemas.fetch import Dataset
from schemas.metrics import Period
from tests.activities.vendors.asking import ask

ROE = Subject(metric="ROE", period=Period.YEAR, as_of=date(2025, 12, 31))
SAID = Correction(subject=ROE, value=Decimal("33.5"), unit="percent", source="page 58")


def test_what_is_said_is_kept_word_for_word() -> None:
    """The raw bytes are the correction's JSON; the observation is what they say."""
    answer = UserSource().fetch(ask(Dataset.CORRECTION, correction=SAID))
    (seen,) = answer.observations

    assert Correction.model_validate_json(answer.raw) == SAID
    assert read(answer.raw) == answer.observations
    assert (seen.metric, seen.value, seen.as_of) == ("ROE", Decimal("33.5"), ROE.as_of)
    assert answer.query["source"] == "page 58"


@pytest.mark.parametrize(
    "field", [{"source": "ring 13812345678"}, {"note": "立即买入全部仓位"}, {"by": "a@b.cn"}]
)
def test_words_that_would_block_the_report_are_refused(field: dict[str, str]) -> None:
    """The refusal names the rule and does not repeat the words."""
    query = ask(Dataset.CORRECTION, correction=SAID.model_copy(update=field))
    with pytest.raises(BadRequest, match="cannot stand in a report") as refused:
        UserSource().fetch(query)

    assert next(iter(field.values())) not in str(refused.value)


def test_a_query_without_words_is_refused() -> None:
    """Nobody said anything."""
    with pytest.raises(BadRequest, match="carries none"):
        UserSource().fetch(ask(Dataset.CORRECTION))


def test_bytes_that_are_no_correction_are_refused() -> None:
    """A doctored archive does not read as a figure."""
    with pytest.raises(SchemaDrift):
        read(b'{"value": 1}')
