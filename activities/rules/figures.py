"""Filling figures into prose, and keeping track of which characters are figures.

A template names a figure as ``{{node_id}}``. Filling wraps each figure in marks from the private
use area, so that every later step (Markdown, HTML, the grounding check) knows exactly which
characters came from a verified figure. The apparatus (cites, formulas, error texts of sources)
carries marks of its own: it may hold digits, and is never prose.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal

from activities.rules.scanning.regex import regex
from activities.rules.wording import rounded, show
from schemas.claim import Claim, Evidence, Tier, ToolCite
from schemas.integrity import Conflict, DataPoint
from schemas.report import Figure
from schemas.text import Bilingual, Lang

OPEN, MIDDLE, CLOSE = "\ue000", "\ue001", "\ue002"
APPARATUS_OPEN, APPARATUS_CLOSE = "\ue003", "\ue004"
MARKS = regex(f"[{OPEN}-{APPARATUS_CLOSE}]")
FIGURE = regex(f"{OPEN}([a-z_.0-9]+){MIDDLE}([^{OPEN}{MIDDLE}{CLOSE}]*){CLOSE}")
APPARATUS = regex(f"{APPARATUS_OPEN}([^{APPARATUS_OPEN}{APPARATUS_CLOSE}]*){APPARATUS_CLOSE}")
_TOKEN = regex(r"\{\{([a-z_.0-9]+)\}\}")


class UnknownFigure(KeyError):
    """A template names a figure that nothing verified stands behind."""


class FigureBook:
    """All figures that a document may show: claims, data points, evidence and run facts."""

    def __init__(self, figures: Iterable[Figure], facts: Mapping[str, int | Decimal]) -> None:
        self._figures = {figure.node_id: figure for figure in figures}
        self._facts = dict(facts)
        self._used: dict[str, Figure] = {}

    @property
    def used(self) -> tuple[Figure, ...]:
        """The figures that were filled in so far, in order of first use."""
        return tuple(self._used.values())

    def shown(self, node_id: str, lang: Lang) -> str:
        """How the figure reads; raises UnknownFigure."""
        if node_id in self._facts:
            return str(self._facts[node_id])
        figure = self._figures.get(node_id)
        if figure is None:
            raise UnknownFigure(node_id)
        return show(figure.value, figure.metric, figure.unit, lang, figure.like)

    def fill(self, template: str, lang: Lang) -> str:
        """The template with every token replaced by its marked figure."""

        def replace(match: re.Match[str]) -> str:
            node_id = match[1]
            text = self.shown(node_id, lang)
            if node_id in self._figures:
                self._used[node_id] = self._figures[node_id]
            return f"{OPEN}{node_id}{MIDDLE}{text}{CLOSE}"

        return _TOKEN.sub(replace, template)

    def plain(self, template: Bilingual, lang: Lang) -> str:
        """The filled template without marks."""
        return unmark(self.fill(template.in_(lang), lang))


def unmark(text: str) -> str:
    """The text as a reader sees it."""
    return MARKS.sub("", FIGURE.sub(r"\2", text))


def apparatus(text: str) -> str:
    """A cite, a formula or a source's error text, marked as such and stripped of other marks."""
    return f"{APPARATUS_OPEN}{MARKS.sub('', text)}{APPARATUS_CLOSE}"


def safe(text: str) -> str:
    """External text that cannot pose as a token or a mark."""
    return re.sub(r"([{}])(?=\1)", r"\1 ", MARKS.sub("", text))


def claim_figures(claims: Sequence[Claim], evidence: Sequence[Evidence]) -> list[Figure]:
    """The figures of claims, each with the cites of all its evidence."""
    known = {item.evidence_id: item for item in evidence}
    return [
        Figure(
            node_id=claim.claim_id,
            metric=claim.metric,
            value=claim.value,
            unit=claim.unit,
            code=claim.code,
            as_of=claim.as_of,
            period=claim.period,
            window_start=claim.window_start,
            tier=worst_tier(known[e] for e in claim.evidence_ids if e in known),
            cites=cites_of(known[e] for e in claim.evidence_ids if e in known),
            derivation=claim.derivation,
            competence_id=claim.competence_id,
        )
        for claim in claims
    ]


def point_figures(
    points: Sequence[DataPoint], evidence: Sequence[Evidence], code: str
) -> list[Figure]:
    """The figures of data points, under their own id and under the id derivations use."""
    known = {item.evidence_id: item for item in evidence}
    figures = []
    for point in points:
        backing = [known[e] for e in point.evidence_ids if e in known]
        for node_id in dict.fromkeys((point.point_id, point.reference)):
            figures.append(
                Figure(
                    node_id=node_id,
                    metric=point.metric,
                    value=point.value,
                    unit=point.unit,
                    code=code,
                    as_of=point.as_of_date,
                    period=point.period,
                    window_start=point.window_start,
                    tier=worst_tier(backing),
                    cites=cites_of(backing),
                    derivation=point.derivation,
                )
            )
    return figures


def evidence_figures(evidence: Sequence[Evidence]) -> list[Figure]:
    """The figures of single pieces of evidence (both sides of a conflict are shown this way)."""
    return [
        Figure(
            node_id=item.evidence_id,
            metric=item.envelope.metric,
            value=item.envelope.value,
            unit=item.envelope.unit or "",
            code=item.envelope.code,
            as_of=item.as_of,
            period=item.envelope.period or "instant",
            tier=item.tier,
            cites=cites_of((item,)),
        )
        for item in evidence
    ]


def side_by_side(figures: Iterable[Figure], conflicts: Sequence[Conflict]) -> list[Figure]:
    """The figures, both sides of a conflict in one power of ten: the smaller one's."""
    like = {
        reading.evidence_id: min((abs(side.value) for side in sides if side.value), default=None)
        for sides in (conflict.readings for conflict in conflicts)
        for reading in sides
    }
    return [
        figure.model_copy(update={"like": like[figure.node_id]})
        if like.get(figure.node_id) is not None
        else figure
        for figure in figures
    ]


def worst_tier(evidence: Iterable[Evidence]) -> Tier | None:
    """The weakest tier among the evidence."""
    return max((item.tier for item in evidence), default=None)


def cites_of(evidence: Iterable[Evidence]) -> tuple[ToolCite, ...]:
    """The distinct tool cites of the evidence, in order."""
    cites = (item.envelope.cite for item in evidence)
    return tuple(dict.fromkeys(cite for cite in cites if isinstance(cite, ToolCite)))


def percent(value: Decimal) -> str:
    """A share as the quality line shows it."""
    return f"{rounded(value, 0)}%"
