"""Grounding: every numeral in outgoing prose is a filled figure or harmless by name.

Writers use tokens, so the figures in a text are known to the character (``figures``). What is left
between them may hold numerals only of the named harmless classes below; and each filled figure
must still read exactly as its value is shown, whatever happened to the text on the way.
"""

import re
from collections.abc import Iterable

from activities.rules.figures import (
    APPARATUS,
    FIGURE,
    MARKS,
    FigureBook,
    UnknownFigure,
)
from schemas.base import Record
from schemas.gate import Finding
from schemas.text import Lang

HARMLESS: tuple[tuple[str, str], ...] = (
    (
        "datetime",
        r"\d{4}-\d{2}-\d{2}"
        r"(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?",
    ),
    ("code", r"(?<![0-9A-Za-z])\d{5,6}\.(?:SH|SZ|BJ|HK)(?![0-9A-Za-z])"),
    ("tool_call", r"tc_[0-9a-f]{12}"),
    ("rule", r"ks_00[1-5]"),
    (
        "fiscal_period",
        r"(?:FY|H1 |Q1 |9M )(?:19|20)\d{2}"
        r"|(?:19|20)\d{2} 年(?:度|上半年|一季度|前三季度|初至)",
    ),
    ("trailing_period", r"(?<!\d)12 个月|(?<!\d)12 months"),
    ("index_name", r"(?:上证|深证|沪深|中证|科创) ?\d{2,4}(?!\d)"),
    (
        "year",
        r"(?<![\d.,¥￥$])(?<!CNY )(?<!RMB )(?:19|20)\d{2}(?!\d|[.,]\d|\s*"
        r"(?:[%％元股倍亿万手×]|个百分点|个基点|yuan|shares|million|billion|trillion|times))",
    ),
)  # fmt: skip
_HARMLESS = re.compile("|".join(pattern for _, pattern in HARMLESS))
_NUMERAL = re.compile(
    r"[0-9０-９]+(?:[.,．，][0-9０-９]+)*"
    r"|(?<=百分之)[零〇一二两三四五六七八九十百点]+"
    r"|[零〇一二两三四五六七八九十百千]+(?:点[零〇一二三四五六七八九]+)?(?=\s*(?:[万亿倍%％成元]|个百分点|个基点))"
)


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
    for name in filter(None, names):
        rest = rest.replace(name, " ")
    for numeral in _NUMERAL.finditer(_HARMLESS.sub(" ", rest)):
        findings.append(
            Finding(
                rule="grounding.ungrounded",
                reason="a numeral that no verified figure stands behind",
                span=numeral.group(0),
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
