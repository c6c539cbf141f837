"""Grounding: every numeral in outgoing prose is a filled figure or harmless by name.

Writers use tokens, so the figures in a text are known to the character (``figures``). What is left
between them may hold numerals only of the named harmless classes (``prose.harmless``); and each
filled figure must still read exactly as its value is shown, whatever happened to the text on the
way. Prose that nobody marked is held against facts instead (``prose.check_prose``).
"""

from collections.abc import Iterable

from activities.rules.figures import (
    APPARATUS,
    FIGURE,
    MARKS,
    FigureBook,
    UnknownFigure,
)
from activities.rules.prose.free import numerals
from schemas.base import Record
from schemas.gate import Finding
from schemas.text import Lang


class GroundingResult(Record):
    """How many figures a text shows, and what is wrong with the rest of its numerals."""

    figures: int
    findings: tuple[Finding, ...]


def check(marked: str, book: FigureBook, lang: Lang, names: Iterable[str] = ()) -> GroundingResult:
    """Hold a marked text against the figures it claims to show.

    ``names`` are companies the text may speak of: 三元 in 三元股份 is no amount.
    """
    findings = []
    figures = list(FIGURE.finditer(marked))
    for found in figures:
        if problem := _figure_problem(found[1], found[2], book, lang):
            findings.append(problem)
    rest = FIGURE.sub(" ", APPARATUS.sub(" ", marked))
    if MARKS.search(rest):
        findings.append(Finding(rule="grounding.marks", reason="figure marks are broken"))
    for numeral in numerals(rest, names):
        findings.append(
            Finding(
                rule="grounding.ungrounded",
                reason="a numeral that no verified figure stands behind",
                span=numeral,
            )
        )
    return GroundingResult(figures=len(figures), findings=tuple(findings))


def _figure_problem(node: str, text: str, book: FigureBook, lang: Lang) -> Finding | None:
    try:
        expected = book.shown(node, lang)
    except UnknownFigure:
        return Finding(rule="grounding.unknown", reason=f"{node} is no verified figure", span=node)
    if text != expected:
        return Finding(
            rule="grounding.altered", reason=f"{node} reads differently from its value", span=node
        )
    return None
