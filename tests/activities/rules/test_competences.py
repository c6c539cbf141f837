"""The competence registry: what the rules hold to be true without a fetch."""

from datetime import date

import pytest

from activities.rules import competences
from activities.rules.competences import COMPETENCES, Competence, objection
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


@pytest.mark.parametrize(
    ("code", "day", "reason"),
    [
        ("600519.SH", date(2027, 6, 30), None),
        ("600519.SH", date(2027, 7, 1), "was due for review on 2027-06-30"),
        ("TSLA.US", TODAY, "holds for CN, non-financial, not for TSLA.US"),
    ],
    ids=["in time", "overdue", "another market"],
)
def test_an_assumption_is_used_in_its_scope_and_in_its_time(
    code: str, day: date, reason: str | None
) -> None:
    """A discount rate of A shares says nothing of Tesla, and an old one nothing of today."""
    found = objection(COMPETENCES["valuation.discount_rate.cn"], code, day)

    assert found is None if reason is None else reason in str(found)
