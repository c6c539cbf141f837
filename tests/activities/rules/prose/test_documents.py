"""Our own documents, read as anybody's text: every figure is one of their own."""

import re

import pytest

from activities.rules.figures import FIGURE, unmark
from activities.rules.prose.documents import check_document
from schemas.report import OutputType
from schemas.text import Lang
from tests.documents import documents, renderings


@pytest.mark.parametrize("kind", [OutputType.INVESTMENT_MEMO, OutputType.WATCHLIST_CARD])
def test_our_documents_are_grounded_without_their_marks(kind: OutputType) -> None:
    """Markdown and page, Chinese and English: nothing is found."""
    document = documents()[kind]
    for rendering in renderings(document):
        assert check_document(rendering.marked, document) == ()


@pytest.mark.parametrize("lang", list(Lang))
def test_a_figure_that_changed_is_found(lang: Lang) -> None:
    """One digit of a price, of a percentage or of an amount, wherever it stands in a memo."""
    memo = documents()[OutputType.INVESTMENT_MEMO]
    marked = min((r.marked for r in renderings(memo) if r.lang is lang), key=len)
    shown = [hit for hit in FIGURE.finditer(marked) if re.search(r"[0-9]{2}\.[0-9]", hit[2])]
    missed = []
    for hit in shown[::4][:8]:
        digit = hit[2].index(".") - 1
        other = str((int(hit[2][digit]) + 3) % 10)
        changed = hit[2][:digit] + other + hit[2][digit + 1 :]
        text = marked[: hit.start(2)] + changed + marked[hit.end(2) :]
        if not check_document(unmark(text), memo):
            missed.append(changed)

    assert missed == []
