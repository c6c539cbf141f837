"""What people said to a run: their corrections of figures, and how its questions ended."""

from collections.abc import Sequence

from activities.rules.ledger import Reading
from activities.rules.periods import describe
from activities.rules.rulings import every_word, rulings
from activities.rules.wording import joined, label, token
from schemas.claim import Evidence
from schemas.control import PendingQuestion
from schemas.fetch import ToolCall
from schemas.integrity import Conflict, IntegrityReport
from schemas.report import Paragraph, Quote, Section, Table
from schemas.text import Bilingual


def corrections(calls: Sequence[ToolCall], report: IntegrityReport) -> Section | None:
    """Every figure that a person corrected: before and after, each with its source.

    Below stands who said each of the values, also of those that a newer word replaced.
    """
    words = rulings(calls)
    if not words:
        return None
    found = [(word, _evidence(word, report)) for word in words.values()]
    used = [(word, node) for word, node in found if node]
    return Section(
        key="corrections",
        heading=Bilingual(zh="人工更正", en="Corrected by a person"),
        paragraphs=tuple(_unused(word) for word, node in found if node is None),
        table=Table(
            header=(
                Bilingual(zh="指标", en="Figure"), Bilingual(zh="来源", en="Source"),
                Bilingual(zh="数值", en="Value"), Bilingual(zh="采用", en="Used"),
            ),
            rows=tuple(row for word, node in used for row in _rows(word, node, report)),
        ) if used else None,
        quotes=tuple(_quote(word, _evidence(word, report)) for word in every_word(calls)),
    )  # fmt: skip


def _evidence(word: Reading, report: IntegrityReport) -> str | None:
    """The evidence that a correction became; None where no figure of the run is the one meant."""
    seen, source = word.observation, f"{word.call.source}.{word.call.table}"
    same = (seen.metric, seen.period, seen.as_of, seen.value)
    return next(
        (
            item.evidence_id
            for item in report.evidence
            if item.source == source and _figure(item) == same
        ),
        None,
    )


def _figure(item: Evidence) -> tuple[object, ...]:
    said = item.envelope
    return said.metric, said.period, said.as_of, said.value


def _rows(
    word: Reading, node: str, report: IntegrityReport
) -> list[tuple[Bilingual, Bilingual, Bilingual, Bilingual]]:
    what = _named(word)
    conflict = next((c for c in report.conflicts if _is_about(c, word)), None)
    readings = {r.evidence_id: r.source for r in conflict.readings} if conflict else {}
    shown = {**readings, node: f"{word.call.source}.{word.call.table}"}
    backing = _in_use(word, report)
    return [
        (what, _same(source), _same(token(found)), _MARK[found in backing])
        for found, source in shown.items()
    ]


def _in_use(word: Reading, report: IntegrityReport) -> frozenset[str]:
    """The evidence of the figure itself; a series that others derive from may hold its old value.

    Without a data point of its own, that of whatever is derived from it.
    """
    seen = word.observation
    subject = (seen.metric, seen.period, seen.as_of)
    own = [p for p in report.data_points if (p.metric, p.period, p.as_of_date) == subject]
    return frozenset(e for point in own or report.data_points for e in point.evidence_ids)


_MARK = {True: Bilingual(zh="是", en="yes"), False: Bilingual(zh="否", en="no")}


def _is_about(conflict: Conflict, word: Reading) -> bool:
    seen = word.observation
    return (conflict.metric, conflict.period, conflict.as_of) == (
        seen.metric, seen.period, seen.as_of,
    )  # fmt: skip


def _named(word: Reading) -> Bilingual:
    seen = word.observation
    what, when = label(seen.metric), describe(seen.period, seen.as_of)
    return Bilingual(zh=joined(when.zh, what.zh), en=f"{what.en}, {when.en}")


def _unused(word: Reading) -> Paragraph:
    what = _named(word)
    return Paragraph(
        template=Bilingual(
            zh=f"{what.zh}：更正未改变任何数据，未采用。",
            en=f"{what.en}: the correction changes no figure of this run and is not used.",
        )
    )


def _quote(word: Reading, node: str | None) -> Quote:
    """Who said it, and where it is written, in the person's own words."""
    said, what = word.call.query, _named(word)
    if node:
        value = token(node)
        what = Bilingual(zh=f"{what.zh} {value}", en=f"{what.en}, {value}")
    parts = [said.get("by", ""), said.get("source", ""), said.get("note", "")]
    return Quote(lead=what, words=_same(" · ".join(part for part in parts if part)))


def questions(asked: Sequence[PendingQuestion]) -> Section | None:
    """What the run asked people, and how each question ended."""
    if not asked:
        return None
    quotes = []
    for question in asked:
        quotes.append(Quote(lead=Bilingual(zh="问题", en="Question"), words=question.text))
        if question.ended:
            quotes.append(Quote(lead=Bilingual(zh="结果", en="Outcome"), words=question.ended))
    return Section(
        key="questions",
        heading=Bilingual(zh="向人提出的问题", en="Questions to people"),
        quotes=tuple(quotes),
    )


def _same(text: str) -> Bilingual:
    return Bilingual(zh=text, en=text)
