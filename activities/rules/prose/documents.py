"""Our own documents against their own figures: the second look, which needs no marks."""

from collections.abc import Iterator

from activities.rules.composing.common import facts_of
from activities.rules.figures import APPARATUS, unmark
from activities.rules.prose.matching import check_prose
from schemas.facts import Fact
from schemas.gate import Finding
from schemas.report import Figure, Outcome


def check_document(rendered: str, document: Outcome) -> tuple[Finding, ...]:
    """What is wrong with the figures of a rendering, marked or not; nothing means grounded.

    They are held against the figures that the document carries and the counts of its quality
    line. Footnotes, cites and ids are no prose.
    """
    return check_prose(unmark(APPARATUS.sub(" ", rendered)), tuple(known(document)))


def known(document: Outcome) -> Iterator[Fact]:
    """The facts of a document: its figures, and what its quality line counts."""
    for figure in document.figures:
        if not isinstance(figure.value, str):
            yield _fact(figure, document.name)
    for name, count in facts_of(document.quality).items():
        yield Fact(
            entity=document.name,
            code=document.ticker,
            metric=name,
            value=count,
            unit="percent" if name.endswith("coverage") else "",
            as_of=document.as_of.date(),
        )


def _fact(figure: Figure, name: str) -> Fact:
    return Fact(
        entity=name,
        code=figure.code,
        metric=figure.metric,
        value=figure.value,
        unit=figure.unit,
        as_of=figure.as_of,
    )
