"""Losses that became profits, and profits that became losses, as the figures beside them say."""

from collections.abc import Iterator, Sequence

from activities.rules.prose import judging
from activities.rules.prose.bounds import Bound
from activities.rules.prose.context import Scene
from activities.rules.prose.index import Index
from activities.rules.prose.periods import Period
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.readings import Reading
from activities.rules.prose.told import within
from activities.rules.scanning.regex import regex
from schemas.gate import Finding

_TURN = regex(
    r"(?P<lost>(?:由盈)?转亏|转为亏损|陷入亏损|(?<![a-z])(?:swung|swings?|swinging|turned|slipped|fell|"
    r"slid|moved|went|plunged)\s(?:in)?to\s(?:an?\s|the\s)?(?:(?:net|operating|pre-tax|full-year|"
    r"annual|quarterly)\s)?(?:loss|losses|red)(?![a-z])|(?<![a-z])into the red(?![a-z]))"
    r"|扭亏|转盈|转为盈利|(?<![a-z])(?:return(?:ed|s)?|swung|swings?|turned|moved|came back)\s"
    r"(?:in)?to\s(?:an?\s|the\s)?(?:(?:net|operating|pre-tax|full-year|annual|quarterly)\s)?"
    r"(?:profit|profitability|black)(?![a-z])|(?<![a-z])back in(?:to)? the black(?![a-z])"
)
_NOT_YET = regex(
    r"子公司|分部|业务|板块|剔除|扣除|未|没|难|有望|目前|今年|现已|此后|随后|预[计期]|将|若|如果|能否|力争|目标|何时|计划|避免|单[季月]|"
    r"当[季月]|"
    r"(?<![a-z])(?:unit|arm|division|subsidiary|segment|business|excluding|not|"
    r"never|now|since|currently|this year|fail(?:ed|s)?|yet|expects?|"
    r"expected|could|would|may|might|aims?|if|when|will|before|until|after|from|quarterly|monthly|avoid(?:ed)?)(?![a-z])"
)
"""Words of a turn that is not told of the figures beside it."""
_BUT = regex(r"但|却|仍|不过|然而|(?<![a-z])(?:though|but|while|although|whereas|however)(?![a-z])")
"""Between a turn and a figure that it is not told of."""
_CLAUSE = regex(r"[，。；;：（(]|[,.:]\s?")
_PROFITS = frozenset({"profit", "adjusted_profit", "operating_profit", "pretax_profit", "eps"})
_BEFORE = regex(
    r"上年|去年|上一?年度|前一年|同期|"
    r"(?<![a-z])(?:last year|year[- ]ago|a year (?:ago|earlier|before)|prior|previous|"
    r"from|against|versus|compared)(?![a-z])"
)
"""Around a figure of an earlier time."""
_LOOK, _BEHIND, _JUST_BEHIND = 40, 20, 8


def check(
    scene: Scene, quantities: Sequence[Quantity], bounds: Sequence[Bound], known: Index
) -> Iterator[Finding]:
    """Findings on turns that the latest result of their sentence did not take."""
    figures = list(zip(quantities, bounds, strict=True))
    for hit in _TURN.finditer(scene.plain) if figures else ():
        start, end = scene.sentence(hit.start())
        clause = _CLAUSE.split(scene.plain[max(start, hit.start() - _LOOK) : hit.start()])[-1]
        if _NOT_YET.search(clause):
            continue
        said = _CLAUSE.split(scene.plain[hit.end() : hit.end() + _JUST_BEHIND])[0]
        behind = scene.between(scene.periods, hit.end(), hit.end() + len(said))
        before = scene.between(scene.periods, hit.start() - len(clause), hit.start())
        times = [mention.period for mention in behind[:1] or before[-1:]]
        beside = [
            told
            for told in within(figures, start, end)
            if not _BUT.search(scene.plain, *sorted((hit.start(), told[0].start)))
        ]
        told = [
            reading
            for quantity, bound in beside
            for reading in _results(quantity, bound, known)
            if not (times and reading.period and not _is_one_of(reading.period, times))
        ]
        ranged = any(quantity.top is not None for quantity, _ in beside)
        if not ranged and _is_otherwise(told, lost=bool(hit["lost"])):
            span = scene.text[hit.start() : hit.end()]
            reason = f"says {span}; the figures go the other way"
            yield Finding(rule="grounding.sign", reason=reason, span=span)


def _is_one_of(period: Period, times: Sequence[Period]) -> bool:
    """Whether the time of a fact is one of those that stand beside a turn."""
    return any(
        time.part in (period.part, "YEAR", "FY") and time.year in (None, period.year)
        for time in times
    )


def _results(quantity: Quantity, bound: Bound, known: Index) -> Iterator[Reading]:
    """The profits and losses that a figure tells, unless it is of a year before another."""
    if _BEFORE.search(bound.before + bound.behind[:_BEHIND]):
        return
    for reading in judging.backing(quantity, bound, known):
        metric = reading.metric
        if metric and metric.family in _PROFITS and not metric.change and not reading.is_range:
            yield reading


def _is_otherwise(told: Sequence[Reading], *, lost: bool) -> bool:
    """Whether the latest of some results, all of one company, has the other sign."""
    if not told or len({reading.entity for reading in told}) > 1:
        return False
    last = max(reading.fact.as_of for reading in told)
    return all(
        reading.low != 0 and (reading.low > 0) == lost
        for reading in told
        if reading.fact.as_of == last
    )
