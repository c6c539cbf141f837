"""Whether a text names another metric than that of a fact.

A well-known one, or one that another fact has.
"""

import re
from functools import lru_cache

from activities.rules.prose import (
    adjusted,
    cadences,
    deeds,
    events,
    exclusive,
    legal,
    lines,
    metrics,
    naming,
    paces,
    qualifiers,
    scopes,
    soles,
    spellings,
    stretches,
    tellings,
    whole_names,
    wholes,
)
from activities.rules.prose.bounds import Bound
from activities.rules.prose.institutions import AVERAGES
from activities.rules.prose.labels import BEHIND
from activities.rules.prose.metrics import LEVEL_PERCENTS, Metric
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.readings import PER_SHARE, Reading, Readings
from activities.rules.prose.rival_words import (
    ALIKE,
    AMOUNTS,
    COMMON,
    COUNTS,
    EFFECT,
    FLOWS,
    GROWTH,
    PAID,
    SHARE,
    SPOKEN,
    STEM,
    WHOLE,
    WHOLE_BEFORE,
    WIDER,
)
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex

_MULTIPLES = metrics.MULTIPLES | {
    "pe", "pb", "ps", "ev_ebitda", "ev_sales", "peg", "current_ratio", "quick_ratio",
    "inventory_turnover", "asset_turnover", "equity_multiplier",
}  # fmt: skip
_AMOUNTS = metrics.AMOUNTS | AMOUNTS | {
    "backlog", "orders", "enterprise_value", "aum", "current_assets", "current_liabilities",
    "long_term_debt", "short_term_debt", "depreciation", "amortization", "operating_expense",
    "minority_profit", "impairment",
}  # fmt: skip
_COUNTS = metrics.COUNTS | COUNTS | {"volume", "stores", "users", "capacity"}
_YEARS = regex(r"(?:19|20)[0-9]{2}年度?")
_OF_CASH = regex(r"\s(?:of|in)\scash(?![a-z])")
_CASH_FLOWS = frozenset({"ocf", "fcf"})
_IN_CASH = regex(r"\s(?:(?:a|per) share\s)?in (?:an )?(?:all[- ])?cash(?![a-z])")
_STATED = regex(r"(?:余额|规模|总量|总额)?(?:则|也|已|仍)?(?:为|是|达到?|有)(?:约|近|逾|超过?)?$")
_HEAD = 2
"""So many characters at the end of a Chinese name say what kind of thing it is: 储备, 产量."""
_AVERAGE = regex(r"行业(?:平均|均值|中位数)?$|平均|均值|中位|^(?:同业|同行|同类|可比)")
_PACES = frozenset({"同比", "环比"})
_PACE = regex(r"同比|环比")
_SO_FAR = frozenset({"累计"})
"""What is said of all months so far, whatever is counted."""
_NEXT = regex(rf"(?<={BEHIND})[^{BEHIND}]*?\s(?:and|while|but)\s(?=[a-z]).*$")
"""Behind a number in English, what goes on with the next one: earned RMB11.7bn and sat on cash
of."""
_AT_CLOSE = regex(r"(?<=\sat\s)the [a-z0-9,. -]{4,20}\sclose(?=\s?[:;,.]|\s(?:was|is|stood)\s)")
"""When something was, and no price of its own: market cap at the 2025-11-07 close."""
_CLAUSE = regex(r"[,.;:|，。；]|(?<![a-z])(?:and|while|but)(?![a-z])")
_TOKEN = regex(r"(?<![a-z0-9])(?!(?:19|20)[0-9]{2}(?![0-9]))[a-z0-9][a-z0-9.&+/-]*|[一-鿿]+")


def is_well_known_other(said: Metric, quantity: Quantity, reading: Reading) -> bool:
    """Whether a well-known metric beside a number is not that of a fact, which has one of its own.

    It must measure what the number does (收入占38% is no revenue), and the fact's name must not
    have it, too.
    """
    metric = reading.metric
    if metric is None or not metric.id or said.family == metric.family:
        return False
    if frozenset({said.family, metric.family}) in ALIKE and not qualifiers.is_adjusted(
        said.id, reading.words
    ):
        return False
    if metric.family in WIDER.get(said.family, ()):
        return False
    if not _measures(said, quantity, changed=metric.change):
        return False
    return said.family not in soles.families(reading.words)


def by_share(said: Metric, quantity: Quantity) -> Metric:
    """What a metric is called by the share: net income was $4.9bn, or $5.30 per share."""
    name = exclusive.SHARED.get(said.family, "") if quantity.per_share else ""
    return said._replace(id=name, family=name) if name else said


def _measures(said: Metric, quantity: Quantity, *, changed: bool) -> bool:
    kind = quantity.unit.kind
    if changed:
        return kind is Kind.PERCENT and said.family in _AMOUNTS | _COUNTS
    if kind is Kind.AMOUNT:
        return said.family in (PER_SHARE if quantity.per_share else _AMOUNTS)
    if kind in (Kind.PERCENT, Kind.POINT):
        return said.id in LEVEL_PERCENTS
    if kind is Kind.COUNT:
        return said.family in _COUNTS
    return kind in (Kind.MULTIPLE, Kind.BARE) and said.family in _MULTIPLES


_OF_A_YEAR_TO_COME = regex(
    r"20[0-9]{2}e\s?(?:pe|p/e|市盈率)|对应20[0-9]{2}年?(?:的|预测)?(?:pe|市盈率)"
)
"""A multiple by the year that it is foreseen for: 2025E PE."""
_FORESEEN = regex(r"预[期测计]|一致")


def is_foreseen(bound: Bound, reading: Reading) -> bool:
    """Whether a multiple is told by the year of a forecast that a fact is of, and by no other."""
    said, year = bound.period, reading.period
    if not (reading.metric and reading.metric.id == "forward_pe" and said and year):
        return False
    named = _OF_A_YEAR_TO_COME.search(bound.label) or _FORESEEN.search(bound.around)
    return bool(named) and said.year == year.year


def contradicts_unforeseen(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """As ``contradicts``, of a number whose words foresee nothing of this fact's."""
    return not is_foreseen(bound, reading) and contradicts(bound, reading, readings)


def contradicts(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether the words of a number are those of another fact, or of a share of another whole."""
    label = bound.label
    if (
        adjusted.are_other_books(bound.before, reading.words)
        or adjusted.is_plain_share(bound.before, reading, readings)
        or wholes.is_share_of_other(label, reading)
        or wholes.is_percent_of_other(bound, reading)
        or deeds.is_other_ratio(bound, reading)
    ):
        return True
    if GROWTH.search(bound.before) and SHARE.search(reading.words):
        return not (reading.metric and reading.metric.change)
    if _is_of_other_line(label, reading, readings) or lines.is_under_other(
        bound, reading, readings
    ):
        return True
    if reading.words.isascii():
        if (
            whole_names.contradict(_AT_CLOSE.sub(" ", bound.before), reading, readings)
            or soles.contradicts(bound, reading, readings)
            or qualifiers.contradict(bound, reading, readings)
        ):
            return True
        if (
            naming.is_opposite(label, reading)
            or cadences.differ(label, reading.words)
            or paces.contradict(bound.behind, reading, readings.rivals(reading))
        ):
            return True
        behind = _CLAUSE.split(bound.behind, maxsplit=1)[0]
        whole = (
            reading.unit and reading.unit.kind is Kind.PERCENT and wholes.PERCENT_OF.match(behind)
        )
        named = soles.families(behind) if not whole else ()
        if reading.metric and reading.metric.id and reading.metric.family in named:
            return False
        said, text = (adjusted.as_in(words, reading.words) for words in (label, bound.around))
        return naming.contradicts(said, text, reading, _of_its_time(reading, readings))
    return _is_of_another_in_chinese(bound, reading, readings)


def _is_of_another_in_chinese(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether the words of a number are those of another fact than one whose name is Chinese."""
    told = bound.told
    return (
        _is_of_other_stock(bound.before, reading, readings)
        or tellings.are_of_another(bound.before, reading, readings)
        or tellings.are_of_before(bound.before, reading, readings)
        or tellings.are_of_all(told, reading, readings)
        or (
            not events.was_left(bound.before, reading.words)
            and tellings.are_of_other_side(told, reading, readings)
        )
        or tellings.are_of_a_day(told, bound.before, reading, readings)
        or stretches.contradict(told, reading, readings)
        or scopes.contradict(bound.before, reading, readings)
        or (
            not stretches.agree(told, reading)
            and not events.was_left(bound.before, reading.words)
            and not spellings.shows(told, reading.words)
            and is_named_instead(bound.label, reading, readings)
        )
    )


def _is_of_other_stock(before: str, reading: Reading, readings: Readings) -> bool:
    """Whether the words before a number are the whole name of another fact.

    It is told in another unit, of the like of this one: 外汇储备余额为2,303吨 for 黄金储备.
    """
    told, mine = _STATED.sub("", before), reading.words
    if told == before or mine[-_HEAD:] in told[:-_HEAD] or mine in told:
        return False
    return any(
        told.endswith(other.words)
        and other.entity == reading.entity
        and other.words[-_HEAD:] == mine[-_HEAD:]
        and min(len(other.words), len(mine)) >= 2 * _HEAD
        and not set(other.words[:-_HEAD]) & set(mine[:-_HEAD])
        for other in readings
    )


def _of_its_time(reading: Reading, readings: Readings) -> list[str]:
    """The names of rivals, without those of the same family that no fact of the same time has.

    EPS and diluted EPS.
    """
    found, own = [], reading.metric
    for words in readings.rivals(reading):
        metric = metrics.named(words)
        alike = own and metric and own.family == metric.family != metric.id != own.id
        if naming.are_same(words, reading.words):
            continue
        if not (alike and metric) or readings.has_beside(reading, metric.id, change=metric.change):
            found.append(words)
    return found


def is_named_instead(label: str, reading: Reading, readings: Readings) -> bool:
    """Whether the words before a number are of another fact's metric, and none of this one's.

    Only facts that tell the same kind of thing of the same company are its rivals.
    """
    rivals = readings.rivals(reading) if label else ()
    known = [words for words in rivals if not spellings.same(words, reading.words)]
    if not known:
        return False
    label = WHOLE.sub("占", _nameless(label, reading.fact.entity))
    named = soles.families(label)
    mine, label = _tokens(reading.words), spoken(_NEXT.sub("", label))
    if (pace := _pace(label)) and mine & _PACES and pace not in mine:
        return any(pace in words for words in known)
    before = label.partition(BEHIND)[0].rstrip("为达约是至到近超逾 ")
    own = spellings.ending(before, reading.words)
    longer = {words for words in map(spoken, known) if len(words) > own}
    ends = [
        words for words in longer if before.endswith(words) and words not in spoken(reading.words)
    ]
    if ends:
        return not before.endswith(reading.words) or any(reading.words in words for words in ends)
    own_family = reading.metric.family if reading.metric else ""
    if _plain(reading.words) and own_family in named | soles.families(label):
        return False
    return any(_tells(label, _tokens(words) - _PACES, mine - _PACES) for words in known)


def _nameless(label: str, entity: str) -> str:
    """The words without the company's name, whether a full legal one or the short one."""
    label = label.replace(entity.lower(), " ")
    short = legal.short(entity) if entity.endswith("公司") else ""
    return label.replace(short.lower(), " ") if short else label


def _pace(label: str) -> str:
    """同比 or 环比, whichever stands last before a number."""
    hits = _PACE.findall(label.partition(BEHIND)[0])
    return hits[-1] if hits else ""


def is_no_name(bound: Bound, reading: Reading) -> bool:
    """Whether the metric beside a number is only what a share is one of, or cash that flows.

    Or what a charge is taken from, or what a fact is the share of: 占净利润的40%, SG&A as % of net
    sales.
    """
    if bound.metric and wholes.is_share_of_it(bound.metric, reading):
        return True
    share = bound.metric is not None and bound.metric.id in LEVEL_PERCENTS
    whole = not share and WHOLE_BEFORE.search(bound.label.partition(BEHIND)[0])
    if whole or EFFECT.search(bound.before):
        return True
    flows = _OF_CASH.match(bound.behind) and FLOWS.search(bound.before)
    if flows and not (bound.metric and bound.metric.id in _CASH_FLOWS):
        return True
    return bool(_IN_CASH.match(bound.behind) and PAID.search(bound.before))


def is_unnamed_average(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether a fact is of an average that nothing before a number speaks of.

    Another fact is of whom it may be.
    """
    if reading.words.isascii() or not _AVERAGE.search(reading.entity):
        return False
    line = reading.entity.removesuffix("行业")
    if _AVERAGE.search(bound.around + reading.words + bound.label) or (
        len(line) > 1 and line in bound.around + bound.label
    ):
        return False
    family = reading.metric.family if reading.metric else ""
    return any(
        other.metric is not None
        and other.metric.family == family
        and not _AVERAGE.search(other.entity)
        for other in readings
    )


def _is_of_other_line(label: str, reading: Reading, readings: Readings) -> bool:
    """Whether a label names another line of business, which the facts know.

    游戏业务收入 for 广告业务收入.
    """
    own, said = lines.LINE.match(reading.words), lines.LINE.findall(label.partition(BEHIND)[0])
    if own is None or not said or said[-1].endswith("主营") or set(own["line"]) & set(said[-1]):
        return False
    return any(said[-1][-2:] in other.words for other in readings)


def is_of_no_other(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether the company handed on from before has no fact like one of another one named.

    What is of no company (行业), or has no code beside a company that has one, need not be named
    where the words before the number name its metric.
    """
    named = reading.entity in bound.loose
    common = bound.loose and any(word in reading.entity for word in AVERAGES)
    chinese = not reading.words.isascii() and bound.entity in readings.entities
    nobody = chinese and reading.entity == reading.fact.entity and not reading.fact.code
    nobody = nobody and bound.entity in readings.coded
    if not named and not ((common or nobody) and _names_all(bound.label, reading)):
        return False
    return bound.entity is None or not readings.has_same(bound.entity, reading)


def _names_all(label: str, reading: Reading) -> bool:
    mine = _tokens(reading.words)
    return bool(mine) and len(mine) > 1 and all(token in spoken(label) for token in mine)


def _tells(label: str, other: frozenset[str], mine: frozenset[str]) -> bool:
    """Whether a label has a token that only the other name has, and none that only this one has."""
    return any(_has(label, token) for token in other - mine - COMMON) and not any(
        _has(label, token) for token in mine - other - _SO_FAR
    )


def _has(label: str, token: str) -> bool:
    """Whether a label has a token, a Latin one as a whole word.

    N of n_cashflow_act is none of against.
    """
    if token not in label or not token.isascii():
        return token in label
    return re.search(rf"(?<![a-z0-9]){re.escape(token)}(?![a-z0-9])", label) is not None


@lru_cache(maxsize=4096)
def spoken(words: str) -> str:
    """The words with what is said for parts of a name in the form that names have."""
    for pattern, form in SPOKEN:
        words = pattern.sub(form, words)
    return words


@lru_cache(maxsize=4096)
def _plain(words: str) -> bool:
    """Whether a name is that of a known metric and nothing more."""
    return not re.sub(r"同比|环比|\s", "", metrics.pattern().sub("", STEM.sub("", words)))


@lru_cache(maxsize=4096)
def _tokens(words: str) -> frozenset[str]:
    """What a name is made of: Latin words, and each two Chinese characters side by side."""
    found: set[str] = set()
    for hit in _TOKEN.finditer(
        STEM.sub(" ", _YEARS.sub(" ", _PACE.sub(r" \g<0> ", spoken(words))))
    ):
        run = hit[0]
        if run.isascii():
            found.add(run)
        else:
            found.update(run[at : at + 2] for at in range(len(run) - 1))
    return frozenset(found)
