"""Facts that only their number speaks for.

Of a company that a text never names, of a year before all that it tells of.

A figure needs no name and no time beside it. But a text that speaks of one company does not speak
of another unnamed, and one that tells a year does not go back behind it without a word.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from activities.rules.prose import judging, sources
from activities.rules.prose.bounds import Bound
from activities.rules.prose.context import Scene
from activities.rules.prose.folding import is_latin
from activities.rules.prose.index import Index
from activities.rules.prose.institutions import AVERAGES
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.readings import Reading, Readings
from activities.rules.scanning.regex import regex
from schemas.gate import Finding

_MARKET = regex(
    r"指数|汇率|国债|债券|市场|行业|板块|全国|价格|原油|均值|中位|央行|/"
    r"|(?<![a-z])(?:index|treasury|gilts?|bunds?|bank of|federal reserve|market|sector|industry|"
    r"average|peers?|benchmark|brent|crude|gold|copper|gas|oil|rates?|futures?|"
    r"spread|cdx|itraxx)(?![a-z])"
)
"""In the name of what is no company."""
_EARLIER = regex(
    r"去年|上年|上一?[年季财]|同期|前[一两三]?年|年前|[年期]初|此前|之前|原[来先]|曾|又|"
    r"预[计测期]|计划|目标|指引|明年|历史|最|较|[高低]于|[由从自]"
    r"|(?<![a-z])(?:ago|earlier|prior|previous(?:ly)?|last|before|versus|vs|against|compare[sd]?|"
    r"years? back|year-end|expect\w*|guid\w+|plan\w*|target\w*|forecasts?|will|next|estimates?|"
    r"consensus|former(?:ly)?|from|since|ever|record|than|was|were|had)(?![a-z])|[0-9]e(?![a-z])"
)
"""In a sentence that may tell of more times than the one it names."""
_SOMEONE = regex(
    r"公司|集团|隔壁|对门|同[行业]|友商|对手|另一家|该[股行司店企]|[本我]们?[行司]"
    r"|(?<![a-z])(?:the|this|our) (?:company|group|firm|bank|insurer|lender|stock|shares?|maker|"
    r"[a-z]*maker|retailer|fund|operator|producer|business)(?![a-z])|"
    r"(?<![a-z])(?:rivals?|competitors?|another)(?![a-z])"
)
"""Words for a company that a text need not name."""
_PRICE = regex(r"价|(?<![a-z])(?:price|quote|spot|close|yield|level|index)(?![a-z])")
_QUARTERS = frozenset({"Q1", "Q2", "Q3", "Q4"})
_CLEAR = 2
"""So many other figures at least are of the only quarter that a text names."""
_PIECE = 2
_WORD = regex(r"[A-Za-z]{3,}")


class Sentence:
    """A stretch of a block, and what its words say of all figures in it."""

    def __init__(self, plain: str, start: int, end: int) -> None:
        self._stretch = plain, start, end

    @cached_property
    def alone(self) -> bool:
        """Whether it tells of one time only."""
        plain, start, end = self._stretch
        return _EARLIER.search(plain, start, end) is None

    @cached_property
    def speaks_of_someone(self) -> bool:
        """Whether it has words for a company without a name."""
        plain, start, end = self._stretch
        return _SOMEONE.search(plain, start, end) is not None


class Witness(NamedTuple):
    """A figure, a fact that stands behind it, and the sentence around it."""

    span: str
    fact: Reading
    sentence: Sentence
    quantity: Quantity
    bound: Bound

    @property
    def year(self) -> int | None:
        """The year that the words near the figure name."""
        near = self.bound.period is not None and self.bound.near != "far"
        return self.bound.period.year if near and self.bound.period else None

    @property
    def is_of_before(self) -> bool:
        """Whether the head of its column says that it is of a year before: 上年同期."""
        return self.bound.period is not None and self.bound.period.part == "LAST"

    def backing(self, known: Index) -> tuple[Reading, ...]:
        """Every fact that stands behind the figure."""
        return tuple(judging.backing(self.quantity, self.bound, known))


class Told(NamedTuple):
    """What a block of text tells of: figures, whom it names and which years."""

    witnesses: tuple[Witness, ...]
    named: frozenset[str]
    years: frozenset[int]
    parts: frozenset[str]


class Hearing:
    """The figures of one block that facts stand behind."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._sentences: dict[int, Sentence] = {}
        self._witnesses: list[Witness] = []

    def add(self, quantity: Quantity, bound: Bound, fact: Reading) -> None:
        """Hear a figure with the first fact that stands behind it."""
        start, end = self._scene.sentence(quantity.start)
        if start not in self._sentences:
            self._sentences[start] = Sentence(self._scene.plain, start, end)
        span = self._scene.text[quantity.start : quantity.end]
        self._witnesses.append(Witness(span, fact, self._sentences[start], quantity, bound))

    def told(self) -> Told:
        """What the block tells of."""
        years = (mention.period.year for mention in self._scene.periods)
        named = frozenset(name.key for name in self._scene.entities)
        parts = frozenset(mention.period.part for mention in self._scene.periods)
        return Told(tuple(self._witnesses), named, frozenset(year for year in years if year), parts)


def may_be_among(readings: Readings) -> bool:
    """Whether facts are of several companies, of several years or of several quarters."""
    times = [reading.period for reading in readings if reading.period]
    years, quarters = {time.year for time in times}, {time.part for time in times} & _QUARTERS
    return len(readings.entities) > 1 or len(years - {None}) > 1 or len(quarters) > 1


def check(folded: str, blocks: Collection[Told], known: Index) -> Iterator[Finding]:
    """Findings on figures of companies never named and of years behind those that a text tells."""
    witnesses = [figure for block in blocks for figure in block.witnesses]
    if witnesses:
        named = frozenset().union(*(block.named for block in blocks))
        years = frozenset().union(*(block.years for block in blocks))
        yield from _of_strangers(folded, witnesses, named, known)
        yield from _of_the_past(witnesses, years, known)
        parts = frozenset().union(*(block.parts for block in blocks))
        yield from _of_another_quarter(witnesses, parts, known)


def _of_strangers(
    folded: str, witnesses: Sequence[Witness], named: Collection[str], known: Index
) -> Iterator[Finding]:
    readings = known.readings
    present = readings.entities.intersection(named)
    if not present or present == readings.entities:
        return
    heard: dict[str, bool] = dict.fromkeys(present, True)
    started = False
    for figure in witnesses:
        if started and heard.get(figure.fact.entity):
            continue
        backing = figure.backing(known)
        owners = {reading.entity for reading in backing}
        if not started and not owners & present:
            heard.update(dict.fromkeys(owners, True))
            continue
        started = True
        for owner in owners - heard.keys():
            heard[owner] = not _is_unheard(owner, folded, present, readings)
        if not any(map(heard.get, owners)) and not _may_go_unnamed(figure, backing):
            yield _finding("entity", figure, "in a text that does not name its company")


def _may_go_unnamed(figure: Witness, backing: Sequence[Reading]) -> bool:
    """Whether words stand for the company, or what is told is a price, which goods have as well."""
    return figure.sentence.speaks_of_someone or any(
        _PRICE.search(reading.words) for reading in backing
    )


def _is_unheard(key: str, folded: str, present: Collection[str], readings: Readings) -> bool:
    """Whether nothing in a text sounds like a company, or like one that it is a part of."""
    names = readings.called(key)
    heard = {name for other in present for name in readings.called(other)}
    return not any(
        is_latin(name) != folded.isascii()
        or _MARKET.search(name.lower())
        or any(word in name for word in AVERAGES)
        or sources.are_no_companies((name,))
        or any(piece in words for piece in _pieces(name) for words in (folded, *heard))
        for name in names
    )


def _pieces(name: str) -> list[str]:
    """What a text has of a name that it tells short: two characters, or a word."""
    if is_latin(name):
        return _WORD.findall(name)
    return [name[at : at + _PIECE] for at in range(len(name) - 1)]


def _of_the_past(
    witnesses: Sequence[Witness], years: Collection[int], known: Index
) -> Iterator[Finding]:
    first = _first_year(witnesses, years)
    if first is None:
        return
    for figure in witnesses:
        own = _year(figure.fact)
        if own is None or own >= first or not figure.sentence.alone or figure.is_of_before:
            continue
        told = [_year(reading) for reading in figure.backing(known)]
        if all(year is not None and year < first for year in told):
            yield _finding("period", figure, f"in a text of {first}")


def _of_another_quarter(
    witnesses: Sequence[Witness], parts: Collection[str], known: Index
) -> Iterator[Finding]:
    """Findings on the only figure of another quarter than the one that a text names.

    All others are of that one.
    """
    if len(parts) != 1 or not _QUARTERS.issuperset(parts):
        return
    said = next(iter(parts))
    told = [{_part(reading) for reading in figure.backing(known)} for figure in witnesses]
    apart = [index for index, of in enumerate(told) if said not in of]
    if len(apart) != 1 or len(told) - 1 < _CLEAR:
        return
    figure, own = witnesses[apart[0]], told[apart[0]]
    if (
        own <= _QUARTERS
        and figure.sentence.alone
        and figure.fact.fact.as_of < max(other.fact.fact.as_of for other in witnesses)
    ):
        yield _finding("period", figure, f"in a text of {said}")


def _part(reading: Reading) -> str:
    return reading.period.part if reading.period else ""


def _year(reading: Reading) -> int | None:
    return reading.period.year if reading.period else None


def _first_year(witnesses: Sequence[Witness], years: Collection[int]) -> int | None:
    """The earliest year that a text tells figures of.

    Of those that it names, else the one of most of its facts.
    """
    if years:
        held = any(
            figure.year is not None and figure.year == _year(figure.fact) and figure.sentence.alone
            for figure in witnesses
        )
        return min(years) if held else None
    told = Counter(year for figure in witnesses if (year := _year(figure.fact)))
    common = told.most_common(2)
    clear = len(common) > 1 and common[0][1] > common[1][1]
    return common[0][0] if clear else None


def _finding(rule: str, figure: Witness, why: str) -> Finding:
    fact = figure.fact
    return Finding(
        rule=f"grounding.{rule}",
        span=figure.span,
        reason=f"says {figure.span} {why}; {fact.name} is {fact.shown}",
    )
