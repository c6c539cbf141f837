"""Of when a quantity speaks: which of the times of a text is its own."""

import re
from typing import NamedTuple

from activities.rules.prose import (
    asides,
    bars,
    baselines,
    bases,
    contact,
    echoes,
    events,
    fiscal,
    frames,
    gaps,
    horizons,
)
from activities.rules.prose.context import Scene
from activities.rules.prose.periods import YEAR, Period, PeriodMention
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.timing_words import (
    ANNOUNCED,
    BOOKED,
    CLOSING,
    FROM,
    IN,
    PUBLISHED,
    WEIGHED,
)
from activities.rules.prose.units import Kind
from activities.rules.prose.years import is_of_a_base, resolved
from activities.rules.scanning.regex import regex

_CLOSED = regex(r"\s?(?:[),，;]|(?:TTM|actual|同比|A|年)\s?\))")
_OPENING = regex(r"(?<![a-z])(?:began|begun|beginning|started|starting|entered|entering|opened)\s$")
"""Before a year at whose beginning something is told: having begun 2025 at 4.3 million."""
_GOES_WITH = regex(r",?\s(?:up|down)\s(?:by\s)?(?:about\s|some\s|roughly\s|nearly\s)?")
"""Between the time of a level and by how much that changed, which is of the same time."""
_REPORTED = frozenset({"FY", "END", "Q1", "Q2", "Q3", "Q4", "H1", "H2", "9M", "R1", "R2", "R3"})
_THENCE = regex(r"\s?(?:to|到|至)\s?(?:[$¥€£]|[A-Z]{3}\s)?")
FOLLOWS = regex(
    (
        r"\s?(?:的|in|of|for|as|on|from|worth of)?"
        r"\s?(?:(?:a|an|the|its|total|annual|quarterly|full-year|consolidated|reported)\s){0,2}$"
    ),
    re.IGNORECASE,
)
LOOK = 40
_SHARE = regex(r"(?:占|相当于|约为|占到)\s?$|(?:equal to|percent of|% of|share of)\s$")
"""Before a time: it dates what a share is one of, and not always the share."""
_WAS = regex(r"\((?:was|previously|prior|old|原为?|前值|此前)\s?:?\s?(?:[A-Z]{2,3})?[$¥€£]?$")
"""Before a number that another one replaced."""

_RATES = frozenset({Kind.PERCENT, Kind.MULTIPLE})


class Timing(NamedTuple):
    """Of when a quantity speaks, and how surely.

    ``near`` tells how close the time stands: clause, sentence, far. ``dated`` is a time that words
    date (as of), ``direct`` one between which and the quantity no other quantity stands; ``back``
    tells by how many months it was counted back from another one: a year ago.
    """

    period: Period | None = None
    near: str = "far"
    dated: bool = False
    direct: bool = False
    back: int = 0


def period(
    scene: Scene,
    quantity: Quantity,
    sentence: tuple[int, int],
    around: tuple[int, int],
    *,
    growth: bool,
) -> Timing:
    """The time of a quantity that stands between two others."""
    previous, following = around
    until = min(following, sentence[1])
    for mention in scene.after(scene.periods, quantity.end, min(until, quantity.end + LOOK))[:1]:
        if (own := _behind(scene, quantity, mention, sentence, growth)) is not None:
            return own
    if planned := horizons.of_plan(scene, quantity, (max(previous, sentence[0]), until)):
        return Timing(resolved(scene, planned, sentence), "clause", True, True)
    start = scene.clause(quantity.start)
    if gaps.DUE.match(scene.plain, quantity.end) or events.is_now(scene, start, quantity.start):
        return Timing()
    if told := _then(scene, quantity.start) or _replaced(scene.text, quantity.start, start):
        return told
    found = _period_before_it(scene, quantity, sentence, (start, previous), growth)
    if not found.direct and bars.is_open(scene, quantity.start, quantity.end):
        return Timing()
    if found.near == "far" or (found.period and found.period.part == "TTM"):
        day = events.day_of_all(scene, quantity.end, sentence[1])
        found = Timing(day, "sentence") if day else found
    return Timing() if events.is_moved(scene, quantity.start, found.period) else found


def _behind(
    scene: Scene,
    quantity: Quantity,
    mention: PeriodMention,
    sentence: tuple[int, int],
    growth: bool,
) -> Timing | None:
    """The time that stands behind a quantity, none where it is only due then or compared with.

    None where it is not its own.
    """
    aside = bars.is_of_other(scene, (quantity.start, quantity.end), mention)
    if aside and _attached(scene.text[quantity.end : mention.start], mention, ""):
        return Timing()
    if not _is_behind(scene, quantity, mention, growth):
        return None
    if horizons.is_deadline(scene, mention, (sentence[0], quantity.start)):
        return Timing()
    told = fiscal.in_brackets(scene, mention, sentence[1]) or mention
    named = _at_its_end(scene, told, resolved(scene, told, sentence))
    return Timing(named, "clause", True, True, _back(told))


def _at_its_end(scene: Scene, mention: PeriodMention, named: Period) -> Period:
    """The end of a year, where words say that something is of then: at the end of 2024."""
    closing = CLOSING.search(scene.text[max(0, mention.start - 16) : mention.start])
    return named._replace(part="END") if closing and named.part == "FY" else named


def _period_before_it(
    scene: Scene,
    quantity: Quantity,
    sentence: tuple[int, int],
    behind: tuple[int, int],
    growth: bool,
) -> Timing:
    """The time named before a quantity, in the clause and behind the quantity that begin there.

    Or afar.
    """
    earlier = horizons.dating(scene, scene.before(scene.periods, quantity.start, sentence[0]))
    for mention in (m for m in earlier if not _is_year_ago(scene, m, quantity)):
        if bases.is_left(scene, mention, quantity.start):
            continue
        if mention.period.part == "THEN" or _leads_to(scene, mention, quantity):
            return Timing()
        if mention.end > behind[1] and horizons.is_elsewhere(scene, mention):
            return Timing()
        if _is_before(scene, mention, quantity, behind[1], growth):
            timed = _timed(scene, mention, sentence, behind)
            goes = _GOES_WITH.fullmatch(scene.text, mention.end, quantity.start)
            return (
                timed._replace(direct=True) if goes and mention.period.part in _REPORTED else timed
            )
        over = mention.period.part != "LAST" and gaps.OVER.match(scene.text, mention.end)
        if not (growth or over) and baselines.is_base(scene, mention, quantity.start, growth):
            return Timing()
    return _period_afar(scene, quantity, sentence)


def _leads_to(scene: Scene, mention: PeriodMention, quantity: Quantity) -> bool:
    """Whether a quantity is where something went from a time: from 2024 to $5bn."""
    return _THENCE.fullmatch(scene.text[mention.end : quantity.start]) is not None


def _is_year_ago(scene: Scene, mention: PeriodMention, quantity: Quantity) -> bool:
    """Whether a level grew from the one of a year ago, and is of the time named before.

    From a year earlier to $5bn.
    """
    last = mention.period.part == "LAST"
    return last and (asides.ends_change(scene.text, mention) or _leads_to(scene, mention, quantity))


def _replaced(text: str, position: int, start: int) -> Timing | None:
    """The time of a number that another one replaced: (was $58), from $58; None of any other."""
    if _WAS.search(text[max(0, position - 12) : position]):
        return Timing(Period("LAST", month=0), "clause", direct=True)
    if earlier := bars.once(text, position):
        return Timing(earlier, "clause", direct=True)
    return Timing() if FROM.search(text[max(start, position - 28) : position]) else None


def _then(scene: Scene, position: int) -> Timing | None:
    """The time of a number that is said to be of the same part of another year.

    None of any other.
    """
    last = scene.before(scene.periods, position, max(0, position - 24))[:1]
    period = events.same_time(scene, last[0], position) if last else None
    period = period or echoes.second(scene, position)
    if period is None and last and echoes.goes_on(scene, last[0], position):
        return Timing()
    return Timing(period, "clause", direct=True) if period else None


def _is_behind(scene: Scene, quantity: Quantity, mention: PeriodMention, growth: bool) -> bool:
    """Whether the time behind a quantity is its own."""
    gap, behind = _gap(scene, quantity, mention), scene.text[mention.end : mention.end + 12]
    if quantity.unit.kind is Kind.PERCENT and gap.lstrip().startswith("of the "):
        return False
    if quantity.words and quantity.unit.kind in _RATES and baselines.MULTIPLIED.fullmatch(gap):
        return False
    estimated = gap == " " and scene.text[mention.start] == "'"
    if horizons.is_elsewhere(scene, mention) or not (estimated or _attached(gap, mention, behind)):
        return False
    return not baselines.is_base(scene, mention, quantity.start, growth)


def _is_before(
    scene: Scene, mention: PeriodMention, quantity: Quantity, previous: int, growth: bool
) -> bool:
    """Whether a time before a quantity may be its own: not the one that something came from."""
    before = scene.text[max(0, mention.start - 8) : mention.start]
    left = mention.end <= previous and bool(FROM.search(before))
    if (mention.period.part, mention.period.month) == ("FY", 0):
        gap = scene.text[mention.end : quantity.start]
        left = left or len(gap) > LOOK or "," in gap or " after " in gap
    return not left and not _skipped(scene, mention, quantity, growth)


def _timed(
    scene: Scene, mention: PeriodMention, sentence: tuple[int, int], behind: tuple[int, int]
) -> Timing:
    """The time of a mention, for a quantity in the clause and behind the quantity begun there."""
    clause, previous = behind
    named = events.before_it(scene, mention) or resolved(scene, mention, sentence)
    named = _at_its_end(scene, mention, named)
    if named.part == "FY" and _OPENING.search(scene.text[: mention.start][-16:]):
        named = Period("END", named.year - 1 if named.year else None)
    if named.part == "MONTH" and asides.runs_through(scene.plain, mention):
        named = named._replace(part="YTD", day=None)
    if named.part == "FY" and (_is_measure(scene, mention) or asides.heads(scene.text, mention)):
        named = named._replace(part="YEAR")
    owned = mention.end > previous and _of_another(scene, mention, previous)
    if owned and (named.part == "DAY" or mention.period.part == "LAST"):
        return Timing()
    share = _SHARE.search(scene.text[max(0, mention.start - 8) : mention.start])
    direct = mention.end > previous and not owned and not share
    near = "clause" if mention.start >= clause else "sentence"
    return Timing(named, near, asides.dates(scene.text, mention), direct, _back(mention))


def _back(mention: PeriodMention) -> int:
    return (mention.period.month or YEAR) if mention.period.part == "LAST" else 0


def _gap(scene: Scene, quantity: Quantity, mention: PeriodMention) -> str:
    """The words between a quantity and a time, past the quantity's own metric: of cash in 2024."""
    for named in scene.after(scene.metrics, quantity.end, mention.start)[:1]:
        if FOLLOWS.fullmatch(scene.text[quantity.end : named.start]):
            return scene.text[named.end : mention.start]
    return scene.text[quantity.end : mention.start]


def _is_measure(scene: Scene, mention: PeriodMention) -> bool:
    """Whether a year is what another figure is measured against: any part of it may be meant."""
    return bool(baselines.COMPARED.search(scene.text[max(0, mention.start - 16) : mention.start]))


def _of_another(scene: Scene, mention: PeriodMention, previous: int) -> bool:
    """Whether a time stands directly behind the quantity before: $5bn in 2024, then."""
    for named in scene.after(scene.metrics, previous, mention.start)[:1]:
        if FOLLOWS.fullmatch(scene.text[previous : named.start]):
            previous = named.end
    gap = scene.text[previous : mention.start]
    if previous and gap == " " and mention.period.part == "LAST":
        return True
    if asides.opens(scene.text, mention):
        return False
    return bool(previous and gap.strip(" ,的") and IN.fullmatch(gap))


def _period_afar(scene: Scene, quantity: Quantity, sentence: tuple[int, int]) -> Timing:
    """The time that a sentence gives behind its figures, or the last one of the text before."""
    behind = scene.after(scene.periods, quantity.end, sentence[1])[:1]
    if behind and WEIGHED.search(scene.text, quantity.end, behind[0].start):
        behind = []
    behind = [
        m
        for m in behind
        if not (
            horizons.is_elsewhere(scene, m)
            or events.is_planned(scene.text, m)
            or horizons.is_deadline(scene, m, (sentence[0], quantity.start))
        )
    ]
    behind = [m for m in behind if (m.period.part, m.period.month) != ("FY", 0)]
    behind = [m for m in behind if not horizons.begins_between(scene, quantity.end, m.start)]
    behind = [m for m in behind if not contact.tells(scene, quantity.end, m)]
    behind = [m for m in behind if "of which" not in scene.text[quantity.end : m.start]]
    behind = [m for m in behind if not asides.heads_figure(scene, m, sentence[1], quantity.end)]
    behind = [m for m in behind if not is_of_a_base(scene, m, quantity.start)]
    behind = [m for m in behind if not baselines.PERCENT_ON.search(scene.text[: m.start][-LOOK:])]
    if behind and events.is_placed(scene.text, behind[0]):
        dated = asides.dates(scene.text, behind[0])
        named = _at_its_end(scene, behind[0], resolved(scene, behind[0], sentence))
        return Timing(named, "sentence", dated)
    if not behind and horizons.is_foreseen(scene, quantity.start, sentence[0]):
        return Timing()
    behind = [
        m for m in behind if _is_reported(scene, m, quantity) and asides.may_follow(scene.text, m)
    ]
    if behind:
        named = _at_its_end(scene, behind[0], resolved(scene, behind[0], sentence))
        return Timing(named, "sentence")
    return _period_before(scene, quantity, sentence)


def _period_before(scene: Scene, quantity: Quantity, sentence: tuple[int, int]) -> Timing:
    """The last fiscal time of the text before.

    Of its year any part, where a part stands behind it.
    """
    parted: Period | None = None
    for mention in scene.before(scene.periods, sentence[0], 0):
        if bars.ends_a_report(scene.plain, mention):
            return Timing()
        if not _is_reported(scene, mention, quantity) or asides.has_figure(scene.text, mention):
            continue
        if bases.is_left(scene, mention, quantity.start):
            continue
        if mention.period.year:
            named = resolved(scene, mention, sentence)
            if parted and named.part == "FY":
                named = named._replace(part="YEAR")
            return Timing(named, "far")
        parted = parted or asides.of_what_follows(scene, mention)
    earlier = [m for m in scene.periods if m.end <= sentence[0]]
    carry = scene.carry
    told = carry.period or carry.closing or frames.month(earlier, carry.month)
    return Timing(told or parted)


def _is_reported(scene: Scene, mention: PeriodMention, quantity: Quantity) -> bool:
    """Whether a time is a fiscal one, and that of figures."""
    if mention.period.part not in _REPORTED or horizons.is_elsewhere(scene, mention):
        return False
    if asides.is_inside(scene, mention, quantity.start):
        return False
    return not baselines.is_base(scene, mention, quantity.start, growth=True)


def reported(scene: Scene) -> Period | None:
    """The fiscal period that a text speaks of at its end."""
    end = len(scene.text)
    if "|" in scene.text and len({mention.period for mention in scene.periods}) > 1:
        return None
    for mention in reversed(scene.periods[-8:]):
        named = mention.period.part in _REPORTED and mention.period.year
        named = named and not (
            horizons.is_elsewhere(scene, mention) or asides.has_figure(scene.text, mention)
        )
        if named and not baselines.is_base(scene, mention, end, growth=True):
            return mention.period
    return None


def _attached(gap: str, mention: PeriodMention, behind: str) -> bool:
    """Whether a time behind a quantity is the quantity's own: in 2024, (2024), a year earlier."""
    gap = gaps.without(gap.removeprefix(")"))
    if "(" in gap:
        return bool(IN.fullmatch(gap)) and bool(_CLOSED.match(behind))
    if mention.period.part == "LAST" and BOOKED.sub("", gap).strip(" ,") == "":
        return True
    if mention.period.part == "THIS" and gap == " ":
        return True
    return bool(gap.strip(" ,的")) and bool(IN.fullmatch(gap))


def _skipped(scene: Scene, mention: PeriodMention, quantity: Quantity, growth: bool) -> bool:
    if horizons.is_elsewhere(scene, mention) or asides.is_inside(scene, mention, quantity.start):
        return True
    if quantity.unit.kind is Kind.PERCENT and horizons.is_plan(scene, mention):
        return True
    if quantity.unit.kind is Kind.MULTIPLE and events.is_measure(scene, mention, quantity.start):
        return True
    if mention.period.part == "THIS" or baselines.is_base(scene, mention, quantity.start, growth):
        return True
    if growth and mention.period.part == "LAST":
        return True
    published = mention.period.part in ("DAY", "MONTH")
    before = scene.text[max(0, mention.start - 16) : mention.start]
    return published and bool(ANNOUNCED.match(scene.text, mention.end) or PUBLISHED.search(before))
