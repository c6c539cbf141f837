"""Words in English beside a number that make it another one than a fact tells.

After hours, trailing, exported.

Each holds only where another fact of the same company tells what the words say.
"""

import re

from activities.rules.prose import deeds, events, metrics, returns, verbs
from activities.rules.prose.bounds import Bound
from activities.rules.prose.readings import Reading, Readings
from activities.rules.scanning.regex import regex

_SESSIONS = regex(
    r"(?<![a-z])(?:(?P<after>after[- ]hours|post-?market|extended[- ](?:hours|trading)|"
    r"late trading)|(?P<before>pre-?market|before the (?:open|bell))|"
    r"(?P<regular>regular (?:session|trading|hours)))(?![a-z])"
)
_SPANS = (
    (
        regex(
            r"(?<![a-z])(?:forward|fwd|expected|estimated|forecast|projected|prospective|"
            r"consensus|next[- ]year'?s?|(?:next|coming) (?:12|twelve) months'?)(?![a-z])"
        ),
        "forward",
    ),
    (
        regex(
            r"(?<![a-z])(?:trailing|ttm|ltm|historic(?:al)?|last[- ]year'?s|"
            r"(?:past|last) (?:12|twelve) months'?)(?![a-z])"
        ),
        "trailing",
    ),
)
_PRICED = regex(
    r"(?:\s(?:its|the|their))?\s(?:[a-z0-9'-]+\s){0,4}?(?:earnings|profits?|p/e|pe|"
    r"eps|sales|revenue|ebitda)"
)
"""Behind a multiple, what it is one of: 13.9x trailing earnings."""
_BASIS = regex(
    r"(?<![a-z])on an?\s(?P<on>forward|fwd|prospective|trailing|ttm|ltm|historical|historic)\s"
    r"(?:earnings\s|12-month\s|twelve-month\s|one-year\s|p/e\s)?(?:basis|view|measure)(?![a-z])"
)
"""By which earnings the multiples of a sentence are told."""
_TRADED = regex(
    r"(?<![a-z])(?P<way>exported|imported)\s(?:about\s|some\s|nearly\s|almost\s|"
    r"more than\s|over\s|a total of\s)?$"
)
_GONE = {"exported": "export", "imported": "import"}
_GOODS = regex(
    r"\s(?:of (?:them|those)\s)?(?:vehicles?\s|cars\s|units\s)?(?:were\s)?(?:for\s)?"
    r"(?P<way>export|import)(?:s|ed)?(?![a-z])"
)
"""Behind a count, that it crossed a border: including 9,000 exports."""
_SOLD = regex(
    r"(?<![a-z])sold\s(?:about\s|some\s|nearly\s|almost\s|more than\s|over\s|a total of\s)?$"
)
_REST = regex(r"(?<![a-z])(?:remaining|unused|undrawn|unspent|left|available)(?![a-z])")
_IS_LEFT = regex(
    r"\s(?:of\s[a-z ]{3,20}\s)?(?:left|remaining|unused|still (?:available|unused|to spend)|"
    r"of (?:unused|remaining))(?![a-z])"
)
_SPENT = regex(
    r"(?<![a-z])(?:repurchased|bought back|spent|used|drew|drawn)\s(?:about\s|some\s|nearly\s|"
    r"almost\s|more than\s|over\s|a total of\s)?(?:[a-z]{2,3}\s?)?[$¥€£]?$"
)
"""Before what is gone of an authorization, and no more left of it."""
_COUNTED = frozenset({"deliveries", "production", "sales_volume"})
_LEFT = regex(r"\s?,?\s?\(?from\s(?:[a-z]{2,3}\s?)?[$¥€£]?")
"""Between the level that a move led to and the one it left: to $12 from $10."""
_STOP = regex(r"[,;.](?!\S)")


def contradict(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether the words beside a number say another session, span, way or state than a fact's."""
    return (
        _is_of_other_session(bound, reading, readings)
        or _is_of_other_span(bound, reading, readings)
        or _is_of_other_way(bound, reading, readings)
        or _is_of_what_is_left(bound, reading, readings)
        or _was_left(bound, reading, readings)
        or returns.contradict(bound, reading, readings)
        or deeds.contradict(bound, reading, readings)
        or verbs.contradict(bound, reading, readings)
    )


def is_adjusted(said: str, words: str) -> bool:
    """Whether an adjusted profit is said of a fact whose English name tells the plain one."""
    return said == "adjusted_profit" and words.isascii()


def _is_of_other_session(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether a price or its move is told of one session, and a fact is of another.

    13.2% in after-hours trading.
    """
    told = bound.around.partition(bound.before)[2] if bound.before else ""
    at = told.find(bound.behind)
    behind = _STOP.split(told[at:] if at >= 0 else bound.behind, maxsplit=1)[0]
    before = re.split(r"[,;](?!\S)", bound.before)[-1]
    said = _SESSIONS.search(behind) or next(iter([*_SESSIONS.finditer(before)][-1:]), None)
    if said is None:
        return False
    session, mine = str(said.lastgroup), _session(reading.words)
    if session == mine:
        return False
    return any(_session(words) == session for words in readings.rivals(reading))


def _session(words: str) -> str:
    hit = _SESSIONS.search(words)
    return str(hit.lastgroup) if hit else "regular"


def _is_of_one_base(words: str, reading: Reading) -> bool:
    """Whether the name of a multiple is of what a fact is one of, past or to come.

    P/E and forward P/E; not P/S.
    """
    named = metrics.named(words)
    if named is None or reading.metric is None:
        return True
    one, other = (metric.family.removeprefix("forward_") for metric in (named, reading.metric))
    return one == other


def _is_of_other_span(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether a multiple is said to be of past earnings and a fact is of those to come.

    Or the other way.
    """
    hit = _PRICED.match(bound.behind)
    if hit is None or "debt" in reading.words:
        return False
    bases = {basis["on"] for basis in _BASIS.finditer(bound.around)}
    told = hit[0] if len(bases) != 1 else f"{hit[0]} {bases.pop()}"
    said = {name for pattern, name in _SPANS if pattern.search(told)}
    mine = {name for pattern, name in _SPANS if pattern.search(reading.words)}
    if len(said) != 1 or said & mine:
        return False
    rivals = [words for words in readings.rivals(reading) if _is_of_one_base(words, reading)]
    known = any(_SPANS[name == "trailing"][0].search(words) for words in rivals for name in said)
    return bool(mine) or known


def _is_of_other_way(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether goods are said to have crossed a border, and a fact counts those made or delivered.

    Or the other way.
    """
    if reading.metric is not None and reading.metric.change:
        return False
    hit, behind = _TRADED.search(bound.before), _GOODS.match(bound.behind)
    way = _GONE[hit["way"]] if hit else behind["way"] if behind else ""
    if way:
        counted = reading.metric is not None and reading.metric.family in _COUNTED
        told = any(way in words for words in readings.rivals(reading))
        return way not in reading.words and (told or (counted and hit is not None))
    abroad = "export" in reading.words and bool(_SOLD.search(bound.before))
    return abroad and any("sales" in words for words in readings.rivals(reading))


def _is_of_what_is_left(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether an amount is said to be left of a whole, or spent, and a fact tells the other."""
    rest = _REST.search(reading.words) is not None
    if _IS_LEFT.match(bound.behind):
        return not rest and any(_REST.search(words) for words in readings.rivals(reading))
    if not rest or not _SPENT.search(bound.before) or _REST.search(bound.behind):
        return False
    return any(not _REST.search(words) for words in readings.rivals(reading))


def _was_left(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether a number that something moved from is that of a fact of what there is now.

    Raised to $12 from $12.
    """
    if not _LEFT.fullmatch(bound.before) or events.is_former(reading.words):
        return False
    return any(
        events.is_former(other.words)
        and other.entity == reading.entity
        and other.fact.as_of == reading.fact.as_of
        and (other.unit and other.unit.kind) == (reading.unit and reading.unit.kind)
        and other.metric == reading.metric
        for other in readings
    )
