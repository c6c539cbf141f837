"""What the cite of a figure says, in full and in one line."""

from functools import cache

import pytest

from activities.rendering import cites, phrases
from schemas.gate import Verdict
from schemas.report import Figure, OutputType
from schemas.text import Lang
from tests.documents import documents


@cache
def figures() -> list[Figure]:
    return [figure for document in documents().values() for figure in document.figures]


def by_metric(metric: str) -> Figure:
    return next(figure for figure in figures() if figure.metric == metric)


@pytest.mark.parametrize("lang", Lang)
def test_every_figure_of_every_document_can_be_cited(lang: Lang) -> None:
    """Each has its period, its exact value, and an origin: a fetch, a formula or a competence."""
    for figure in figures():
        shown = dict(cites.rows(figure, lang))
        labels = {name: text.in_(lang) for name, text in phrases.CITE_FIELDS.items()}
        assert {labels["metric"], labels["period"], labels["exact"]} <= set(shown)
        assert {labels["source"], labels["formula"], labels["competence"]} & set(shown)
        assert cites.line(figure, lang)


def test_the_exact_value_is_not_rounded() -> None:
    """Where prose shows 34.46%, the cite shows what was recorded."""
    assert ("精确值", "34.462 percent") in cites.rows(by_metric("ROE"), Lang.ZH)


def test_a_derived_figure_names_formula_and_inputs() -> None:
    """A reader can recompute the growth rate from what the card says."""
    shown = dict(cites.rows(by_metric("profit_growth"), Lang.EN))

    assert shown["Formula"] == "(current / base - 1) × 100"
    assert shown["Inputs"].startswith("base = ev_")


def test_a_fetch_is_shown_with_who_served_it_and_when() -> None:
    """Source, table, call id, served_by and the time of the fetch."""
    shown = dict(cites.rows(by_metric("close"), Lang.EN))

    assert shown["Source"].startswith("tushare.daily · tc_")
    assert shown["Source"].endswith("served_by tushare")
    assert shown["Fetched at"] == "2026-08-21T08:30:00+00:00"
    assert shown["Evidence tier"] == "B"


def test_an_assumption_is_shown_in_words() -> None:
    """A discount rate comes with what it assumes, not with a number alone."""
    assumed = next(figure for figure in figures() if figure.competence_id)
    shown = dict(cites.rows(assumed, Lang.ZH))

    assert shown["能力条目"].startswith(f"{assumed.competence_id}: ")


@pytest.mark.parametrize("kind", OutputType)
def test_every_outcome_has_a_name_for_the_reader(kind: OutputType) -> None:
    """No reader meets an internal word for what a run delivered."""
    assert phrases.KINDS[kind].zh
    assert phrases.KINDS[kind].en
    assert set(phrases.VERDICTS) == set(Verdict)
