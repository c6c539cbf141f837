"""Facts that only their number speaks for: of a company that a text never names, of a year before all that it tells of.

A figure needs no name and no time beside it. But a text that speaks of one company does not speak of another
unnamed, and one that tells a year does not go back behind it without a word.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
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
    r"|(?<![a-z])(?:index|treasury|gilts?|bunds?|bank of|federal reserve|market|sector|industry|average|peers?|benchmark|brent|crude|gold|copper|gas|oil|rates?|futures?|spread|cdx|itraxx)(?![a-z])"
)
"""In the name of what is no company."""
_EARLIER = regex(
    r"去年|上年|上一?[年季财]|同期|前[一两三]?年|年前|[年期]初|此前|之前|原[来先]|曾|又|预[计测期]|计划|目标|指引|明年|历史|最|较|[高低]于|[由从自]"
    r"|(?<![a-z])(?:ago|earlier|prior|previous(?:ly)?|last|before|versus|vs|against|compared|year-end|expect\w*|guid\w+|plan\w*|target\w*|forecasts?|will|next|estimates?|consensus|former(?:ly)?|from|since|ever|record|than|was|were|had)(?![a-z])|[0-9]e(?![a-z])"
)
"""In a sentence that may tell of more times than the one it names."""
_SOMEONE = regex(
    r"公司|集团|隔壁|对门|同[行业]|友商|对手|另一家|该[股行司店企]|[本我]们?[行司]"
    r"|(?<![a-z])(?:the|this|our) (?:company|group|firm|bank|insurer|lender|stock|shares?|maker|[a-z]*maker|retailer|fund|operator|producer|business)(?![a-z])|(?<![a-z])(?:rivals?|competitors?|another)(?![a-z])"
)
"""Words for a company that a text need not name."""
_PRICE = regex(r"价|(?<![a-z])(?:price|quote|spot|close|yield|level|index)(?![a-z])")
_PIECE = 2
_WORD = regex(r"[A-Za-z]{3,}")


class Witness(NamedTuple):
    """A figure that facts stand behind, with the year that the words near it name.

    ``alone`` tells that its sentence speaks of one time only, ``someone`` that it has words for a company without a name.
    """

    span: str
    backing: tuple[Reading, ...]
    year: int | None
    alone: bool
    someone: bool


class Told(NamedTuple):
    """What a block of text tells of: figures, whom it names and which years."""

    witnesses: tuple[Witness, ...]
    named: frozenset[str]
    years: frozenset[int]


def may_be_among(readings: Readings) -> bool:
    """Whether facts are of several companies or of several years."""
    years = {reading.period.year for reading in readings if reading.period}
    return len(readings.entities) > 1 or len(years - {None}) > 1


def witness(scene: Scene, quantity: Quantity, bound: Bound, known: Index) -> Iterator[Witness]:
    """What stands behind a figure, and of when its place in the text says that it is; nothing behind a range."""
    backing = () if quantity.top else tuple(judging.backing(quantity, bound, known))
    if not backing:
        return
    year = bound.period.year if bound.period and bound.near != "far" else None
    sentence = scene.sentence(quantity.start)
    alone = _EARLIER.search(scene.plain, *sentence) is None
    someone = _SOMEONE.search(scene.plain, *sentence) is not None
    yield Witness(scene.text[quantity.start : quantity.end], backing, year, alone, someone)


def told(scene: Scene, witnesses: Sequence[Witness]) -> Told:
    """What a block tells of."""
    years = frozenset(mention.period.year for mention in scene.periods if mention.period.year)
    return Told(tuple(witnesses), frozenset(name.key for name in scene.entities), years)


def check(folded: str, blocks: Collection[Told], readings: Readings) -> Iterator[Finding]:
    """Findings on figures of companies that a text never names and of years behind those that it tells."""
    witnesses = [figure for block in blocks for figure in block.witnesses]
    if witnesses:
        named = frozenset().union(*(block.named for block in blocks))
        years = frozenset().union(*(block.years for block in blocks))
        yield from _of_strangers(folded, witnesses, named, readings)
        yield from _of_the_past(witnesses, years)


def _of_strangers(
    folded: str, witnesses: Sequence[Witness], named: Collection[str], readings: Readings
) -> Iterator[Finding]:
    present = readings.entities.intersection(named)
    if not present or present == readings.entities:
        return
    absent = readings.entities - present
    outside = {key for key in absent if _is_unheard(key, folded, present, readings)}
    begun: set[str] = set()
    started = False
    for figure in witnesses:
        owners = {reading.entity for reading in figure.backing}
        if owners & present:
            started = True
        elif not started:
            begun |= owners
        elif owners <= outside and not owners & begun and not _may_go_unnamed(figure):
            yield _finding("entity", figure, "in a text that does not name its company")


def _may_go_unnamed(figure: Witness) -> bool:
    """Whether words stand for the company, or what is told is a price, which goods have as well."""
    return figure.someone or any(_PRICE.search(reading.words) for reading in figure.backing)


def _is_unheard(key: str, folded: str, present: Collection[str], readings: Readings) -> bool:
    """Whether nothing in a text sounds like a company, or like one that the company is a part of."""
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


def _of_the_past(witnesses: Sequence[Witness], years: Collection[int]) -> Iterator[Finding]:
    dated = [(figure, _years(figure)) for figure in witnesses]
    first = _first_year(dated, years)
    if first is None:
        return
    for figure, own in dated:
        if own and figure.alone and max(own) < first:
            yield _finding("period", figure, f"in a text of {first}")


def _years(figure: Witness) -> frozenset[int]:
    """The years of the facts behind a figure; none where one of them is of no fiscal time."""
    found = {reading.period.year if reading.period else None for reading in figure.backing}
    return frozenset() if None in found else frozenset(year for year in found if year)


def _first_year(
    dated: Sequence[tuple[Witness, frozenset[int]]], years: Collection[int]
) -> int | None:
    """The earliest year that a text tells figures of: of those that it names, else the one of most of its facts."""
    if years:
        held = any(figure.year in own and figure.alone for figure, own in dated)
        return min(years) if held else None
    common = Counter(year for _, own in dated for year in own).most_common(2)
    clear = len(common) > 1 and common[0][1] > common[1][1]
    return common[0][0] if clear else None


def _finding(rule: str, figure: Witness, why: str) -> Finding:
    reading = figure.backing[0]
    return Finding(
        rule=f"grounding.{rule}",
        span=figure.span,
        reason=f"says {figure.span} {why}; {reading.name} is {reading.shown}",
    )
