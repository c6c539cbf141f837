"""Which time and which measure belong to which figure of a sentence.

A clause is what stands between two joining words. What a clause says of time and measure is its
own; said before the figure it also holds for the clauses that follow, said after it, for those
before. Where a measure is only inherited, the figure itself is answered too: more than was asked,
each line with its label, never something else.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import cast

from activities.rules.lexicon import Token, Word
from activities.rules.timewords import Reader
from schemas.instrument import TargetError
from schemas.question import DAILY, GROWING, Ask, Basis, Measure, Span, Topic
from schemas.text import Bilingual


@dataclass
class Clause:
    """Figures, times and measures that stand together; True marks what follows its figure."""

    topics: list[Topic] = field(default_factory=list)
    spans: list[tuple[Span, bool]] = field(default_factory=list)
    measures: list[tuple[Measure, bool]] = field(default_factory=list)
    joined: bool = False

    def absorb(self, other: "Clause", *, trailing: bool) -> None:
        """Take over the times and measures of a clause without figures."""
        self.spans += [(span, trailing) for span, _ in other.spans]
        self.measures += [(measure, trailing) for measure, _ in other.measures]
        self.joined = self.joined or (trailing and bool(other.measures))


def split(tokens: Sequence[Token], today: date) -> list[Clause]:
    """The clauses that name a figure, with everything said in between."""
    raw = [Clause()]
    for token in tokens:
        clause = raw[-1]
        match token.word:
            case Word.JOIN:
                raw.append(Clause())
            case Word.TOPIC:
                clause.topics.append(cast(Topic, token.meaning))
            case Word.SPAN:
                span = cast(Reader, token.meaning)(token.match, today)
                clause.spans.append((span, bool(clause.topics)))
            case Word.MEASURE:
                clause.measures.append((cast(Measure, token.meaning), bool(clause.topics)))
            case _:
                pass
    return _with_figures(raw)


def _with_figures(raw: Sequence[Clause]) -> list[Clause]:
    """Clauses without a figure belong to the one before, or, at the beginning, to the next."""
    found: list[Clause] = []
    waiting = Clause()
    for clause in raw:
        if clause.topics:
            clause.spans = [(span, False) for span, _ in waiting.spans] + clause.spans
            clause.measures = [(m, False) for m, _ in waiting.measures] + clause.measures
            waiting = Clause()
            found.append(clause)
        elif found and (clause.measures or any(after for _, after in found[-1].spans)):
            found[-1].absorb(clause, trailing=True)
        else:
            waiting.absorb(clause, trailing=False)
    if found:
        found[-1].absorb(waiting, trailing=True)
    return found


def bind(clauses: Sequence[Clause]) -> tuple[Ask, ...]:
    """One ask for each figure, time and measure."""
    asks: list[Ask] = []
    for number, clause in enumerate(clauses):
        span = _merged([span for span, _ in clause.spans] or _inherited_spans(clauses, number))
        for topic in clause.topics:
            asks += _asks(topic, span, _measures(clauses, number, topic))
    return tuple(dict.fromkeys(asks))


def _inherited_spans(clauses: Sequence[Clause], number: int) -> list[Span]:
    for clause in reversed(clauses[:number]):
        if clause.spans:
            return [span for span, after in clause.spans if not after]
    for clause in clauses[number + 1 :]:
        if clause.spans:
            return [span for span, after in clause.spans if after]
    return []


def _merged(spans: Sequence[Span]) -> list[Span]:
    """Several named periods of one kind are one list of periods; all else stays apart."""
    periods = [period for span in spans for period in span.periods]
    others = [span for span in spans if not span.periods]
    if periods and any(span.annual for span in others) and all(d.month == 12 for d in periods):
        others = [span for span in others if not span.annual]
    merged = _of_one_kind([span for span in spans if span.periods])
    if any(span.years for span in others):
        others = [span for span in others if not span.annual]
    if any(span.annual or span.years or span.since for span in others):
        others = [span for span in others if span != Span()]
    return [*merged, *dict.fromkeys(others)] or [Span()]


def _of_one_kind(spans: Sequence[Span]) -> list[Span]:
    """Quarters together and years together; a basis that was said once holds for all."""
    said = {span.basis for span in spans if span.basis}
    only = said.pop() if len(said) == 1 else None
    kinds: dict[tuple[bool, Basis | None], list[date]] = {}
    for span in spans:
        kinds.setdefault((span.quarter, span.basis or only), []).extend(span.periods)
    return [
        Span(periods=tuple(dict.fromkeys(periods)), quarter=quarter, basis=basis)
        for (quarter, basis), periods in kinds.items()
    ]


def _measures(clauses: Sequence[Clause], number: int, topic: Topic) -> list[Measure]:
    clause = clauses[number]
    own = [measure for measure, _ in clause.measures]
    if len(set(own)) > 1:
        raise TargetError(
            Bilingual(
                zh="同时问了增长和平均：请分开问",
                en="growth and an average in one: ask for each by itself",
            )
        )
    if own and not _serves(own[0], topic) and any(_serves(own[0], t) for t in clause.topics):
        return [Measure.LEVEL]
    if own:
        return [Measure.LEVEL, own[0]] if clause.joined else [own[0]]
    before = [m for c in clauses[:number] for m, after in c.measures if not after]
    later = [m for c in clauses[number + 1 :] for m, after in c.measures if after]
    inherited = [m for m in (*before[-1:], *later[:1]) if _serves(m, topic)]
    return [Measure.LEVEL, *dict.fromkeys(inherited)]


def _serves(measure: Measure, topic: Topic) -> bool:
    return topic in GROWING if measure is Measure.GROWTH else topic not in DAILY


def _asks(topic: Topic, spans: Sequence[Span], measures: Sequence[Measure]) -> list[Ask]:
    """A mean lists its years too, so it stands for the figure itself."""
    if Measure.MEAN in measures:
        measures = [m for m in measures if m is not Measure.LEVEL]
        spans = [span for span in spans if span != Span()] or spans
    return [Ask(topic=topic, measure=measure, span=span) for span in spans for measure in measures]
