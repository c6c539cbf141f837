"""From the words of a command line to a request: parsed once, here, and never again."""

import re
import unicodedata
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from activities.rules.periods import is_quarter_end
from schemas.instrument import (
    A_SHARE_MARKETS,
    PRICED,
    Instrument,
    Kind,
    Market,
    NameQuery,
    parse_target,
)
from schemas.question import Basis, Span
from schemas.research import LONGEST_HOLD, SAMPLE_CLOCK, ResearchRequest
from schemas.text import Bilingual, Lang
from starter.problems import BadInput

SHANGHAI = ZoneInfo("Asia/Shanghai")
_KINDS = {
    Kind.B_SHARE: Bilingual(zh="B 股", en="a B share"),
    Kind.ETF: Bilingual(zh="基金", en="a fund"),
    Kind.INDEX: Bilingual(zh="指数", en="an index"),
    Kind.CONVERTIBLE: Bilingual(zh="可转债", en="a convertible bond"),
}
DEFAULT_TIME = time(16, 30)
"""When a bare --as-of date looks at its day: after the close is published."""


def research_request(
    target: str,
    *,
    lang: Lang,
    as_of: str | None,
    sample: bool,
    hold: str | None = None,
    now: datetime | None = None,
) -> ResearchRequest:
    """The request that a command line means; raises BadInput or TargetError."""
    parsed = reporting(parse_target(target))
    clock = knowledge_time(as_of, sample=sample, now=now)
    if isinstance(parsed, NameQuery):
        return ResearchRequest(
            name=parsed.name, lang=lang, as_of=clock, sample=sample, hold=duration(hold)
        )
    return ResearchRequest(
        code=parsed.code, lang=lang, as_of=clock, sample=sample, note=parsed.note,
        hold=duration(hold),
    )  # fmt: skip


_DURATION = re.compile(r"(?:(\d{1,3})d)?(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,5})s)?")


def duration(text: str | None, option: str = "--hold") -> timedelta | None:
    """A time span written as 90s, 30m, 2h, 1d or 1h30m."""
    if text is None:
        return None
    found = _DURATION.fullmatch(text.strip().lower())
    parts = [int(part or 0) for part in found.groups()] if found else [0] * 4
    days, hours, minutes, seconds = parts
    span = timedelta(days=days, hours=hours, minutes=minutes, seconds=seconds)
    if not timedelta(0) < span <= LONGEST_HOLD:
        raise BadInput(f"{option} {text!r} is no time to wait: use 30m, 2h or 1d, at most 30d")
    return span


_RESEARCHED = A_SHARE_MARKETS | {Market.US}
_QUOTED = _RESEARCHED | {Market.HK}
_OFFERED = {
    _RESEARCHED: Bilingual(
        zh="只研究 A 股和美股；最近收盘可用 `research price` 查",
        en="research covers mainland and US stocks; `research price` gives its last close",
    ),
}
"""What is said of a market that is not covered; everything is quoted."""


def reporting(parsed: Instrument | NameQuery) -> Instrument | NameQuery:
    """A stock whose statements there is a source of."""
    return covered(parsed, _RESEARCHED)


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
            f"code has six: did you mean one that begins with {parsed.code[:5]}?",
            f"{parsed.code} 是五位数字，属港股代码的写法；A 股代码是六位：是不是 "
            f"{parsed.code[:5]} 开头的？",
        )
    if parsed.market not in markets:
        offered = _OFFERED[markets]
        raise BadInput(
            f"{parsed.code} is listed in {parsed.market}: {offered.en}",
            f"{parsed.code} 在 {parsed.market} 上市：{offered.zh}",
        )
    if parsed.kind is not Kind.STOCK and parsed.kind not in PRICED:
        raise BadInput(
            f"{parsed.code} is {_KINDS[parsed.kind].en}: A-shares are covered, and the prices of "
            "funds and indices",
            f"{parsed.code} 是{_KINDS[parsed.kind].zh}：只回答 A 股，以及基金和指数的价格",
        )
    if parsed.kind in PRICED - beside:
        raise BadInput(
            f"{parsed.code} is {_KINDS[parsed.kind].en}, not a stock: only its price is known "
            f"here, ask with `research price {parsed.code}`",
            f"{parsed.code} 是{_KINDS[parsed.kind].zh}，不是股票：这里只有它的价格，可用 "
            f"`research price {parsed.code}` 查",
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
        raise BadInput(
            f"--as-of {text} is in the future: nothing is known of it yet",
            f"--as-of {text} 在将来：还没有任何数据",
        )
    if sample and moment > SAMPLE_CLOCK:
        raise BadInput(
            f"--as-of {text} is after the sample's last moment, {SAMPLE_CLOCK:%Y-%m-%d %H:%M}",
            f"--as-of {text} 晚于样本的最后时点 {SAMPLE_CLOCK:%Y-%m-%d %H:%M}",
        )
    return moment


def _moment(text: str) -> datetime:
    try:
        if len(text.strip()) <= 10:
            return datetime.combine(a_date(text, "--as-of"), DEFAULT_TIME, SHANGHAI)
        moment = datetime.fromisoformat(text.strip())
    except ValueError:
        raise BadInput(
            f"--as-of {text!r} is not a date: use 2026-05-07 or 2026-05-07T11:00",
            f"--as-of “{text}”不是日期：请写成 2026-05-07 或 2026-05-07T11:00",
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


def report_period(text: str, today: date) -> date:
    """A report period: 20251231, 2025-12-31, 2025Q4 or FY2025."""
    plain = text.strip().upper()
    ends = {"Q1": "0331", "Q2": "0630", "H1": "0630", "Q3": "0930", "Q4": "1231", "FY": "1231"}
    if len(plain) == 6 and plain[:4].isdigit() and plain[4:] in ends:
        plain = plain[:4] + ends[plain[4:]]
    elif len(plain) == 6 and plain.startswith("FY"):
        plain = plain[2:] + ends["FY"]
    try:
        day = a_date(plain, "--period")
    except BadInput:
        raise BadInput(
            f"--period {text!r} is not a report period: use 20251231, 2025Q4 or FY2025"
        ) from None
    if not is_quarter_end(day):
        raise BadInput(f"--period {day} ends no quarter: use 0331, 0630, 0930 or 1231")
    if day > today:
        raise BadInput(f"--period {day} is in the future")
    return day


_FISCAL = re.compile(r"(FY|CY)?([0-9]{4})(Q[1-4])?")
_AHEAD = timedelta(days=366)


def fiscal_span(text: str, today: date) -> Span:
    """A fiscal year, a quarter of it or of the calendar, or its last day: FY2025, CY2025Q3."""
    plain = "".join(unicodedata.normalize("NFKC", text).upper().split())
    found = _FISCAL.fullmatch(plain)
    if found is None:
        try:
            return Span(periods=(past_date(plain, "--period", today),))
        except BadInput:
            raise BadInput(
                f"--period {text!r} is no past period: use FY2025, FY2025Q3, CY2025Q3 or its last "
                "day, 2025-09-27"
            ) from None
    year, quarter = int(found[2]), int(found[3][1]) if found[3] else 0
    day = date(year, 3 * (quarter or 4), 30 if quarter in (2, 3) else 31)
    if day > today + _AHEAD:
        raise BadInput(f"--period {text} is in the future")
    basis = {"FY": Basis.FISCAL, "CY": Basis.CALENDAR}.get(found[1] or "")
    return Span(periods=(day,), quarter=bool(quarter), basis=basis)


NOTE_LENGTH = 200


def remark(text: str, option: str = "--note") -> Bilingual:
    """A note for the first screen of a report; raises BadInput where it could not stand there."""
    plain = text.strip()
    if not plain or len(plain) > NOTE_LENGTH:
        raise BadInput(f"{option} holds 1 to {NOTE_LENGTH} characters")
    if any(c.isdigit() for c in plain):
        raise BadInput(f"{option}: digits would stand in the report without a source; use words")
    return Bilingual(zh=plain, en=plain)
