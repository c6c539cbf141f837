"""How often each upstream may be asked: defaults, the operator's word, and what was learnt.

The Temporal server keeps one limit per task queue, with a reason. The reasons written here say
where a limit is from, so that a worker that starts later knows which of them it may replace.
"""

import re
from collections.abc import Iterable, Mapping

from activities.rules.scanning.regex import regex
from schemas.base import Record

VARIABLE = "RESEARCH_RATES"
WINDOW_SECONDS = 61.0
"""A minute and a second: N calls in it are never more than N in a minute, start burst included."""
LONGEST_REASON = 300
"""Characters. The server refuses reasons of more than 1000 bytes; Chinese takes three each."""
_OURS = "durable-research: "
_LEARNT = regex(r"^learnt \d+/min, was (?P<was>[^:]+):")
_STATED = regex(r"每分钟最多访问(?:该接口)?\s*(\d+)\s*次")


class Rate(Record):
    """Calls per minute that an upstream bears, and why so many."""

    per_minute: int
    why: str


DEFAULTS: dict[str, Rate] = {
    "tushare": Rate(per_minute=50, why="what a basic account is given for each interface"),
    "xueqiu": Rate(per_minute=30, why="a public page; one call in two seconds"),
    "eastmoney": Rate(per_minute=40, why="addresses with less than a second between calls are cut"),
    "tencent": Rate(per_minute=120, why="a public page that bears two calls a second"),
    "sec": Rate(per_minute=300, why="half of the ten calls a second that the SEC allows"),
    "yahoo": Rate(per_minute=30, why="an unofficial interface; one call in two seconds"),
    "cninfo": Rate(per_minute=30, why="a public page; one call in two seconds"),
}
UNKNOWN = Rate(per_minute=30, why="nothing is known of this upstream; one call in two seconds")


class QueueLimit(Record):
    """The limit of a task queue as the server keeps it."""

    per_minute: float
    reason: str

    @property
    def per_second(self) -> float:
        """The limit in the server's unit."""
        return self.per_minute / WINDOW_SECONDS

    @property
    def source(self) -> str:
        """The reason without the mark that says that it is ours."""
        return self.reason.removeprefix(_OURS)


def from_server(per_second: float, reason: str) -> QueueLimit:
    """A limit of the server, whose numbers are single precision."""
    return QueueLimit(per_minute=round(per_second * WINDOW_SECONDS, 3), reason=reason)


def parse_rates(text: str, upstreams: Iterable[str]) -> dict[str, int]:
    """The operator's calls per minute, as in ``tushare=200,sec=300``.

    Raises ValueError, naming the variable and the way out.
    """
    known, rates = tuple(upstreams), dict[str, int]()
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, number = (piece.strip() for piece in part.partition("="))
        if name not in known:
            raise ValueError(f"{VARIABLE} names no upstream {name!r}: use {', '.join(known)}")
        if not re.fullmatch(r"[1-9][0-9]{0,5}", number):
            raise ValueError(
                f"{VARIABLE} has {part!r}: use calls per minute from 1 to 999999, as {name}=60"
            )
        rates[name] = int(number)
    return rates


def wanted(upstream: str, rates: Mapping[str, int]) -> QueueLimit:
    """The limit that this installation is set up with."""
    if upstream in rates:
        number, words = rates[upstream], ""
        origin = VARIABLE
    else:
        rate = DEFAULTS.get(upstream, UNKNOWN)
        number, words, origin = rate.per_minute, f": {rate.why}", "default"
    return QueueLimit(per_minute=number, reason=f"{_OURS}{origin} {number}/min{words}")


def at_start(current: QueueLimit | None, wish: QueueLimit) -> QueueLimit | None:
    """What a starting worker sets, or None where the server's limit stays.

    A limit that a person set on the server stays. One that was learnt stays too, and only an
    operator's setting that is another than the one it replaced, or a lower wish, takes its place.
    """
    if current is None:
        return wish
    if not current.reason.startswith(_OURS):
        return None
    learnt = _LEARNT.match(current.source)
    if learnt is None:
        return None if wish == current else wish
    explicit = wish.source.startswith(VARIABLE) and learnt["was"] != _setting(wish)
    return wish if explicit or wish.per_minute < current.per_minute else None


def learnt(current: QueueLimit | None, per_minute: int, text: str) -> QueueLimit | None:
    """The limit after a source stated that it bears so many; None where we keep it already."""
    if current is not None and current.per_minute <= per_minute:
        return None
    reason = f"{_OURS}learnt {per_minute}/min, was {_setting(current)}: {text}"
    return QueueLimit(per_minute=per_minute, reason=reason[:LONGEST_REASON])


def stated_per_minute(text: str) -> int | None:
    """The calls per minute that a refusal states, as in 每分钟最多访问该接口50次."""
    found = _STATED.search(text)
    return int(found[1]) or None if found else None


def _setting(limit: QueueLimit | None) -> str:
    """Who set a limit, and to what; of one that was learnt, the setting that it replaced."""
    if limit is None:
        return "no limit"
    if not limit.reason.startswith(_OURS):
        return f"set on the server {limit.per_minute:g}/min"
    before = _LEARNT.match(limit.source)
    return before["was"] if before else limit.source.partition(":")[0]
