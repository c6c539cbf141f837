"""The competence registry: what the rules hold to be true without a fetch."""

from datetime import date

import pytest

from activities.rules import competences
from activities.rules.competences import COMPETENCES, Competence
from schemas.metrics import METRICS

TODAY = date(2026, 11, 21)


@pytest.mark.parametrize("entry", COMPETENCES.values(), ids=lambda entry: entry.competence_id)
def test_an_assumption_is_explained_scoped_and_due_for_review(entry: Competence) -> None:
    """Each entry says what it assumes, for whom, and when a person must look at it again."""
    assert entry.text.zh
    assert entry.text.en
    assert entry.scope
    assert entry.review_by > TODAY
    assert entry.metric in METRICS
    assert entry.value is not None


def test_no_entry_hides_another() -> None:
    """Ids are unique: the registry holds as many entries as were written."""
    assert len(COMPETENCES) == len(competences._ENTRIES)
    assert all(key == entry.competence_id for key, entry in COMPETENCES.items())


def test_the_assumptions_are_consistent() -> None:
    """The discount rate exceeds perpetual growth over the whole grid, and the floor the cap."""
    value = {key.removeprefix("valuation."): float(str(e.value)) for key, e in COMPETENCES.items()}
    step = value["grid_step"]

    assert value["discount_rate.cn"] - step > value["terminal_growth.cn"] + step
    assert value["growth_floor"] < value["growth_cap"]
