"""Two values of one thing, as no text says.

A figure read that way is of what its sentence names beside it.

Boeing burned $2.3bn in 2025Q1, better than the $3.9bn outflow of 2024Q1: were the second of 2025Q1,
too, the sentence would contradict itself, and it names the time of which the fact is.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain

from activities.rules.prose import comparing, going, incomes, judging, shortened, worded
from activities.rules.prose.bounds import Bound, given
from activities.rules.prose.context import Scene
from activities.rules.prose.index import Index
from activities.rules.prose.listing import Named
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.readings import Reading
from activities.rules.prose.years import resolved
from activities.rules.scanning.regex import regex

_NUMBERS = frozenset({"value", "rounding", "sign"})
"""Disagreements on nothing but how much something is."""
_OF = regex(r"的|'s ")
"""Between a time and the figure that is its own: 高于一年前的1.71%."""
_ON = regex(r",\s(?:and|but|while)\s[a-z]+\s")
"""Behind a time, what leads on to what else was done: of 2024, and delivered."""
_BRACKET = regex(r"\s?\(\s?")
_OWNED = regex(r"(?:\s[a-z/-]{2,14})?\s?\)\s(?:at|for|by)\s")
"""Between a level and its change in brackets, and behind them before who has both."""
_FEW = 2
"""Figures before the second of one thing, one of which is the first: by how much it grew may stand
between."""
_NEAR = 12
"""Figures on either side of one that it may contradict."""
_Attempt = tuple[Bound, Callable[[Reading], bool]]
"""What a figure may be said of, and whether a fact behind it then is one that is meant."""


class Figures:
    """The figures of a block, each with what it is said of and the first fact behind it."""

    def __init__(
        self, scene: Scene, quantities: Sequence[Quantity], bounds: Sequence[Bound], known: Index
    ) -> None:
        self._scene, self._known = scene, known
        self._quantities, self._bounds = quantities, bounds
        self._facts: dict[int, Reading | None] = {}

    def settled(self, at: int) -> tuple[Bound, Reading | None]:
        """What a figure is said of, and its fact.

        Read once more where no fact stands behind it as it stands.
        """
        bound, quantity = self._bounds[at], self._quantities[at]
        if (fact := self._fact(at)) is not None or quantity.top is not None:
            return bound, fact
        for other, is_meant in chain(
            self._returned(at),
            self._beside(at),
            self._called(at),
            self._worded(at),
            self._in_chinese(at),
        ):
            behind = judging.fact_behind(quantity, other, self._known)
            if behind is not None and is_meant(behind):
                self._facts[at] = behind
                return other, behind
        return bound, None

    def _fact(self, at: int) -> Reading | None:
        """The fact behind a figure as it stands."""
        if at not in self._facts:
            quantity, bound = self._quantities[at], self._bounds[at]
            self._facts[at] = judging.fact_behind(quantity, bound, self._known)
        return self._facts[at]

    def _returned(self, at: int) -> Iterator[_Attempt]:
        """A figure behind two of one thing at two times.

        Of the first of these times, where it is of another thing.
        """
        bound = self._bounds[at]
        if at < 2 or not self._goes_on(at):
            return
        then = self._fact(at - 1)
        for one in range(at - 2, max(-1, at - 2 - _FEW), -1):
            first = self._fact(one)
            if first and then and (first.entity, first.words) == (then.entity, then.words):
                told = self._bounds[one]
                other = bound._replace(period=told.period, back=told.back)
                yield other, lambda fact: fact.words != then.words
                return

    def _goes_on(self, at: int) -> bool:
        """Whether a figure has no time but that of the one before it.

        Of 2024, and delivered 600.
        """
        bound, before = self._bounds[at], self._quantities[at - 1].end
        if not bound.direct:
            then = self._fact(at - 1)
            own = then is not None and then.period == bound.period
            return own or self._bounds[at - 1].period == bound.period
        times = self._scene.between(self._scene.periods, before, self._quantities[at].start)
        gap = self._scene.text[times[-1].end : self._quantities[at].start] if times else ""
        told = self._scene.text[before : times[0].start] if times else ","
        after = self._scene.between(self._scene.periods, *self._behind(at))
        return len(times) == 1 and "," not in told and not after and _ON.match(gap) is not None

    def _behind(self, at: int) -> tuple[int, int]:
        """What stands between a figure and the next one or the end of its sentence."""
        end = self._quantities[at].end
        last = at + 1 == len(self._quantities)
        sentence = self._scene.sentence(end - 1)[1]
        return end, sentence if last else min(self._quantities[at + 1].start, sentence)

    def _beside(self, at: int) -> Iterator[_Attempt]:
        """A figure that would be a second value.

        Of what is named between the figures on both sides of it.
        """
        near = range(max(0, at - _NEAR), min(len(self._bounds), at + _NEAR))
        told = (fact for fact in map(self._plain_fact, near) if fact is not None)
        one = next((fact for fact in told if self._is_said_of_the_same(at, fact)), None)
        if one is not None:
            for name in self._names(at):
                yield given(self._bounds[at], name), lambda fact: _differ_once(one, fact)

    def _called(self, at: int) -> Iterator[_Attempt]:
        """A figure behind a part of the name of what is no company.

        Of that, where no other has it.
        """
        for entity in shortened.before(self._scene, self._known, self._quantities[at].start):
            other = self._bounds[at]._replace(entity=entity, others=frozenset(), loose=frozenset())
            yield other, partial(_is_of, entity)

    def _worded(self, at: int) -> Iterator[_Attempt]:
        """A figure whose own words are the whole name of a fact: of that one."""
        last = at + 1 == len(self._quantities)
        start = self._quantities[at - 1].end if at else 0
        end = len(self._scene.text) if last else self._quantities[at + 1].start
        quantity, bound = self._quantities[at], self._bounds[at]
        for other, reading in worded.told(self._scene, self._known, quantity, bound, (start, end)):
            yield other, partial(_is, reading)

    def _in_chinese(self, at: int) -> Iterator[_Attempt]:
        """A figure that goes on with others before the last one, or is of what brings income in."""
        quantities, bounds = self._quantities, self._bounds
        for other, of in going.set_against(self._scene, quantities, bounds, at):
            if (one := self._fact(of)) is not None:
                yield other, partial(_is_told_again, one)
        if (first := going.behind_share(self._scene, quantities, at)) is not None:
            told, one = bounds[first], self._fact(first)
            if one is not None:
                other = bounds[at]._replace(metric=told.metric, adjacent=False, label=told.label)
                yield other, partial(_is_change_of, one)
        if (line := incomes.line(self._scene, quantities[at].start)) is not None:
            other = bounds[at]._replace(metric=None, adjacent=False, lead="")
            yield other, partial(incomes.is_of, line)

    def _plain_fact(self, at: int) -> Reading | None:
        """The fact behind a figure, where it is of the very company that the figure is said of."""
        bound, fact = self._bounds[at], self._fact(at)
        if fact is None or bound.entity not in (None, fact.entity):
            return None
        return fact if bound.others <= {fact.entity} else None

    def _is_said_of_the_same(self, at: int, fact: Reading) -> bool:
        """Whether a figure is said of the very thing that a fact is of, with another number."""
        quantity, bound, known = self._quantities[at], self._bounds[at], self._known.readings
        found = list(comparing.disagreements(quantity, bound, fact, known, fact.low))
        return bool(found) and all(reason.rule in _NUMBERS for reason in found)

    def _with_change(self, at: int) -> int:
        """The last of a figure and its change in brackets: RMB189.2bn (-7.3%) at Gree Electric."""
        if at + 1 == len(self._quantities):
            return at
        gap = self._scene.text[self._quantities[at].end : self._quantities[at + 1].start]
        owned = _OWNED.match(self._scene.text, self._quantities[at + 1].end)
        return at + 1 if owned and _BRACKET.fullmatch(gap) else at

    def _names(self, at: int) -> Iterator[Named]:
        """The companies and times beside a figure with no other between, and its metric before."""
        scene, quantity, bound = self._scene, self._quantities[at], self._bounds[at]
        sentence = scene.sentence(quantity.start)
        start = max(self._quantities[at - 1].end if at else 0, sentence[0])
        last = at + 1 == len(self._quantities)
        end = self._behind(self._with_change(at))[1]
        companies = scene.between(scene.entities, start, end)
        if all(m.start > quantity.start or m.key != bound.entity for m in companies):
            yield from (m for m in companies if not m.key.startswith("?"))
        for time in scene.between(scene.periods, start, end):
            if not last and _OF.fullmatch(scene.text, time.end, self._quantities[at + 1].start):
                continue
            yield time._replace(period=resolved(scene, time, sentence))
        for metric in scene.before(scene.metrics, quantity.start, start)[:1]:
            if bound.metric is None or metric.metric.id != bound.metric.id:
                yield metric


def _is(one: Reading, fact: Reading) -> bool:
    """Whether a fact is the very one."""
    return fact is one


def _is_of(entity: str, fact: Reading) -> bool:
    """Whether a fact is of a company."""
    return fact.entity == entity


def _is_told_again(one: Reading, fact: Reading) -> bool:
    """Whether a fact tells the same as another one, of another company or time."""
    return fact.words == one.words and _differ_once(one, fact)


def _is_change_of(one: Reading, fact: Reading) -> bool:
    """Whether a fact tells by how much another one has changed."""
    changed = fact.metric is not None and fact.metric.change
    return changed and fact.entity == one.entity and fact.words.startswith(one.words)


def _differ_once(one: Reading, other: Reading) -> bool:
    """Whether two facts are of the same but for the company, the time or the metric."""
    differ = (
        one.entity != other.entity,
        one.words != other.words,
        (one.period or one.fact.as_of) != (other.period or other.fact.as_of),
    )
    return sum(differ) == 1
