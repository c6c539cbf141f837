"""What a document asserts, as facts: layer B reads its finished text against them.

Layer A (``grounding``) knows which characters a verified figure filled. It cannot know whether
the sentence round them says what the figure is; for that the text is read once more, from the
outside, as ``research check grounding`` reads anybody's.
"""

import re
from collections.abc import Iterable, Sequence

from activities.rules.figures import APPARATUS, CLOSE, MIDDLE, OPEN, unmark
from activities.rules.periods import describe
from activities.rules.prose import check_prose
from activities.rules.scanning.regex import regex
from activities.rules.wording import label
from schemas.facts import Fact
from schemas.gate import Finding
from schemas.report import Figure
from schemas.text import Lang

_COUNT = regex(f"{OPEN}run\\.[a-z_]+{MIDDLE}[^{CLOSE}]*{CLOSE}")
_WARNING = regex(r"^> ⚠.*$", re.MULTILINE)
_REASON = "the words round a figure do not say what the figure is"


def misread(marked: str, facts: Sequence[Fact], lang: Lang, subject: str) -> tuple[Finding, ...]:
    """What a reader of the text would learn that is not so.

    Cites and their kind are not read, nor are warnings, which may name another company, nor counts
    of the run, which speak of no company. Where there is no fact, layer A has refused every
    numeral.

    ``subject`` is the company of the facts. It is read by its code, because a name may look like
    an amount (三元股份). The reasons name no figure: what is wrong with a text must not leave in
    the notice that stands in its place.
    """
    if not facts:
        return ()
    text = unmark(_COUNT.sub("", APPARATUS.sub(" ", _WARNING.sub("", marked))))
    code = next((fact.code for fact in facts if fact.code), None)
    if subject and code:
        text = text.replace(subject, f" {code} ")
    found = check_prose(text, facts, lang, strict=True)
    return tuple(finding.model_copy(update={"reason": _REASON}) for finding in found)


def asserted(figures: Iterable[Figure], name: str) -> tuple[Fact, ...]:
    """The figures as facts on a company, named as templates name them, once in each language."""
    return tuple(
        _fact(figure, name, lang)
        for figure in figures
        if not isinstance(figure.value, str)
        for lang in Lang
    )


def _fact(figure: Figure, name: str, lang: Lang) -> Fact:
    when = describe(figure.period, figure.as_of, figure.window_start).in_(lang)
    return Fact(
        entity=name,
        metric=label(figure.metric).in_(lang),
        value=figure.value,
        unit=figure.unit,
        code=figure.code,
        as_of=figure.as_of,
        period=when or None,
    )
