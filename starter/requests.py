"""From the words of a command line to a request: parsed once, here, and never again."""

import unicodedata
from datetime import UTC, date, datetime, time
from zoneinfo import ZoneInfo

from schemas.instrument import (
    A_SHARE_MARKETS,
    PRICED,
    Instrument,
    Kind,
    Market,
    NameQuery,
    parse_target,
)
from schemas.research import SAMPLE_CLOCK, ResearchRequest
from schemas.text import Lang
from starter.errors import BadInput

SHANGHAI = ZoneInfo("Asia/Shanghai")
_KINDS = {
    Kind.B_SHARE: "a B share", Kind.ETF: "a fund", Kind.INDEX: "an index",
    Kind.CONVERTIBLE: "a convertible bond",
}  # fmt: skip
DEFAULT_TIME = time(16, 30)
"""When a bare --as-of date looks at its day: after the close is published."""


def research_request(
    target: str, *, lang: Lang, as_of: str | None, sample: bool, now: datetime | None = None
) -> ResearchRequest:
    """The request that a command line means; raises BadInput or TargetError."""
    parsed = researched(parse_target(target))
    clock = knowledge_time(as_of, sample=sample, now=now)
    if isinstance(parsed, NameQuery):
        return ResearchRequest(name=parsed.name, lang=lang, as_of=clock, sample=sample)
    return ResearchRequest(
        code=parsed.code, lang=lang, as_of=clock, sample=sample, note=parsed.note
    )


_RESEARCHED = A_SHARE_MARKETS | {Market.US}
_QUOTED = _RESEARCHED | {Market.HK}
_OFFERED = {
    _RESEARCHED: "research covers mainland and US stocks; `research price` gives its last close",
    A_SHARE_MARKETS: "only mainland A-shares are covered",
}
"""What is said of a market that is not covered; everything is quoted."""


def researched(parsed: Instrument | NameQuery) -> Instrument | NameQuery:
    """A stock that a run covers."""
    return covered(parsed, _RESEARCHED)


def a_share(parsed: Instrument | NameQuery) -> Instrument | NameQuery:
    """A mainland stock: only of those the ratios of a report period are served."""
    return covered(parsed, A_SHARE_MARKETS)


def quoted(parsed: Instrument | NameQuery) -> Instrument | NameQuery:
    """A stock that single figures are served of."""
    return covered(parsed, _QUOTED)


def priced(parsed: Instrument | NameQuery) -> Instrument | NameQuery:
    """Whatever has a price that can be asked for: stocks, and mainland funds and indices."""
    return covered(parsed, _QUOTED, PRICED)


def covered(
    parsed: Instrument | NameQuery,
    markets: frozenset[Market],
    beside: frozenset[Kind] = frozenset(),
) -> Instrument | NameQuery:
    """The stock, where its market is among ``markets``, or what is of a kind ``beside`` stocks.

    Raises BadInput saying what there is.
    """
    if isinstance(parsed, NameQuery):
        return parsed
    if parsed.market is Market.HK and parsed.code.startswith(("60", "68", "30")):
        raise BadInput(
            f"{parsed.code} has five digits, which is the form of a Hong Kong code; a mainland "
            f"code has six: did you mean one that begins with {parsed.code[:5]}?"
        )
    if parsed.market not in markets:
        raise BadInput(f"{parsed.code} is listed in {parsed.market}: {_OFFERED[markets]}")
    if parsed.kind is not Kind.STOCK and parsed.kind not in PRICED:
        raise BadInput(
            f"{parsed.code} is {_KINDS[parsed.kind]}: A-shares are covered, and the prices of "
            "funds and indices"
        )
    if parsed.kind in PRICED - beside:
        raise BadInput(
            f"{parsed.code} is {_KINDS[parsed.kind]}, not a stock: only its price is known here, "
            f"ask with `research price {parsed.code}`"
        )
    return parsed


def knowledge_time(
    text: str | None, *, sample: bool, now: datetime | None = None
) -> datetime | None:
    """The moment that ``--as-of`` names; None means the moment at which the run starts."""
    if text is None:
        return SAMPLE_CLOCK if sample else None
    moment = _moment(text)
    if moment > (now or datetime.now(UTC)):
        raise BadInput(f"--as-of {text} is in the future: nothing is known of it yet")
    if sample and moment > SAMPLE_CLOCK:
        raise BadInput(
            f"--as-of {text} is after the sample's last moment, {SAMPLE_CLOCK:%Y-%m-%d %H:%M}"
        )
    return moment


def _moment(text: str) -> datetime:
    try:
        if len(text.strip()) <= 10:
            return datetime.combine(a_date(text, "--as-of"), DEFAULT_TIME, SHANGHAI)
        moment = datetime.fromisoformat(text.strip())
    except ValueError:
        raise BadInput(
            f"--as-of {text!r} is not a date: use 2026-05-07 or 2026-05-07T11:00"
        ) from None
    return moment if moment.tzinfo else moment.replace(tzinfo=SHANGHAI)


def a_date(text: str, option: str) -> date:
    """A day written as 2026-05-07 or 20260507; raises BadInput naming the option."""
    plain = unicodedata.normalize("NFKC", text).strip()
    try:
        if len(plain) == 8 and plain.isdigit():
            return date(int(plain[:4]), int(plain[4:6]), int(plain[6:]))
        return date.fromisoformat(plain)
    except ValueError:
        raise BadInput(f"{option} {text!r} is not a date: use 2026-05-07") from None


def past_date(text: str, option: str, latest: date) -> date:
    """A day that is not after ``latest``."""
    day = a_date(text, option)
    if day > latest:
        raise BadInput(f"{option} {day} is in the future (the newest known day is {latest})")
    return day
