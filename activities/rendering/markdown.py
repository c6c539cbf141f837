"""A document as Markdown, with a footnote for the cite of every figure."""

import re
from collections.abc import Iterable, Sequence

from activities.rendering import cites, phrases
from activities.rendering.failures import failure_lines
from activities.rules.calendar import SHANGHAI
from activities.rules.composing.common import facts_of, quality_sentence
from activities.rules.figures import FIGURE, FigureBook, apparatus, safe
from schemas.report import (
    Blocked,
    ErrorReport,
    Figure,
    Hypothesis,
    HypothesisList,
    MonitoringTrigger,
    Outcome,
    Section,
    Table,
    VerifiedFailure,
    WatchlistCard,
)
from schemas.text import Lang

_MARKUP = re.compile(r"[\\`*\[\]<>&|~]|(?<!\w)_|_(?!\w)")


class MarkdownWriter:
    """Writes one document in one language. The result still carries the figure marks."""

    def __init__(self, document: Outcome, lang: Lang) -> None:
        self._document, self._lang = document, lang
        self._book = FigureBook(document.figures, facts_of(document.quality))
        self._figures = {figure.node_id: figure for figure in document.figures}
        self._notes: dict[str, int] = {}

    def write(self) -> str:
        """The marked Markdown."""
        first, *rest = [list(self._section(section)) for section in self._document.sections]
        body = [
            *self._head(),
            *first,
            *self._hypotheses(),
            *(line for section in rest for line in section),
            *self._next_step(),
            *self._failures(),
            f"*{self._document.disclaimer.in_(self._lang)}*",
            "",
        ]
        return "\n".join([*body, *self._footnotes()]).rstrip() + "\n"

    def _head(self) -> Iterable[str]:
        document, lang = self._document, self._lang
        kind = phrases.KINDS[document.output_type].in_(lang)
        verdict = document.verdict.value if document.verdict else "—"
        clock = document.as_of.astimezone(SHANGHAI).strftime("%Y-%m-%d %H:%M")
        sample = f" · {phrases.SAMPLE.in_(lang)}" if document.sample else ""
        yield f"# {document.title.in_(lang)}"
        yield ""
        yield f"**{verdict}** · {kind} · {phrases.AS_OF.in_(lang)} {clock} (Asia/Shanghai){sample}"
        yield ""
        yield f"> {self._fill(quality_sentence(document.quality).in_(lang))}"
        for line in document.lineage:
            yield f"> {apparatus(safe(line.in_(lang)))}"
        for warning in document.warnings:
            yield f"> ⚠ {self._fill(warning.in_(lang))}"
        yield ""

    def _section(self, section: Section) -> Iterable[str]:
        yield f"## {section.heading.in_(self._lang)}"
        yield ""
        for paragraph in section.paragraphs:
            yield self._fill(paragraph.template.in_(self._lang))
            yield ""
        if section.table:
            yield from self._table(section.table)
            yield ""
        for quote in section.quotes:
            said = apparatus(_literal(safe(quote.words.in_(self._lang))))
            yield f"- {self._fill(quote.lead.in_(self._lang))}: {said}"
        if section.quotes:
            yield ""

    def _table(self, table: Table) -> Iterable[str]:
        yield self._row([cell.in_(self._lang) for cell in table.header])
        yield "|" + " --- |" * len(table.header)
        for row in table.rows:
            yield self._row([cell.in_(self._lang) for cell in row])

    def _row(self, cells: Sequence[str]) -> str:
        return "| " + " | ".join(self._fill(cell).replace("|", "\\|") for cell in cells) + " |"

    def _hypotheses(self) -> Iterable[str]:
        """What a DEGRADE is read for."""
        document = self._document
        if isinstance(document, HypothesisList):
            yield f"## {phrases.HYPOTHESES.in_(self._lang)}"
            yield ""
            for hypothesis in document.hypotheses:
                yield from self._hypothesis(hypothesis)
        if isinstance(document, WatchlistCard):
            yield from self._triggers(document.monitoring_triggers, heading="##")

    def _next_step(self) -> Iterable[str]:
        document = self._document
        if isinstance(document, ErrorReport | VerifiedFailure | Blocked):
            yield f"**{phrases.NEXT.in_(self._lang)}** {document.next_step.in_(self._lang)}"
            yield ""

    def _hypothesis(self, hypothesis: Hypothesis) -> Iterable[str]:
        lang = self._lang
        level = phrases.LEVELS[hypothesis.confidence].in_(lang)
        statement = self._fill(hypothesis.statement.template.in_(lang))
        yield f"- **{statement}** ({phrases.CONFIDENCE.in_(lang)}: {level})"
        for needed in hypothesis.verification_needed:
            yield f"  - {phrases.NEEDED.in_(lang)}: {self._fill(needed.in_(lang))}"
        for trigger in hypothesis.monitoring_triggers:
            yield f"  - {phrases.TRIGGER.in_(lang)}: {self._trigger(trigger)}"
        yield ""

    def _triggers(self, triggers: Sequence[MonitoringTrigger], heading: str) -> Iterable[str]:
        yield f"{heading} {phrases.TRIGGERS.in_(self._lang)}"
        yield ""
        for trigger in triggers:
            yield f"- {self._trigger(trigger)}"
        yield ""

    def _trigger(self, trigger: MonitoringTrigger) -> str:
        event, action = trigger.event.in_(self._lang), trigger.action.in_(self._lang)
        return f"{self._fill(event)} → {action}"

    def _failures(self) -> Iterable[str]:
        if not self._document.source_failures:
            return
        yield f"## {phrases.FAILURES.in_(self._lang)}"
        yield ""
        for name, what, reason in failure_lines(self._document.source_failures):
            yield f"- {name}: {what.in_(self._lang)} ({apparatus(safe(reason))})"
        yield ""

    def _fill(self, template: str) -> str:
        """The filled template, each figure followed by the mark of its footnote."""
        filled = self._book.fill(template, self._lang)
        return FIGURE.sub(lambda found: found[0] + self._note(found[1]), filled)

    def _note(self, node_id: str) -> str:
        figure = self._figures.get(node_id)
        if figure is None:
            return ""
        number = self._notes.setdefault(_same_cite(figure), len(self._notes) + 1)
        return apparatus(f"[^{number}]")

    def _footnotes(self) -> Iterable[str]:
        known = {_same_cite(figure): figure for figure in reversed(self._document.figures)}
        for key, number in self._notes.items():
            yield apparatus(f"[^{number}]: {cites.line(known[key], self._lang)}")


def _literal(text: str) -> str:
    """A person's words as they stand: no tag, link, image, footnote, code or emphasis."""
    return _MARKUP.sub(r"\\\g<0>", text)


def _same_cite(figure: Figure) -> str:
    """Figures that repeat each other (a claim and its data point) share one footnote.

    The same value of two sources has two: each cites its own fetch.
    """
    fetches = ",".join(sorted({cite.tool_call_id for cite in figure.cites}))
    return f"{figure.metric}/{figure.as_of}/{figure.period}/{figure.value}/{fetches}"
