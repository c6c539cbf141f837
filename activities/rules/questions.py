"""Reading a question: which company, which figures, which time. Rules only, zh and en.

The whole sentence is accounted for. A word that is not understood may change what is asked, so it
is the name of the company or the question is refused; no figure is ever given past it.
"""

import unicodedata
from collections.abc import Sequence
from datetime import date, timedelta
from typing import NamedTuple

from activities.rules.binding import bind, split
from activities.rules.lexicon import Scan, Token, Word, scan
from activities.rules.periods import is_quarter_end
from activities.rules.wording import label
from schemas.base import Record
from schemas.fetch import Dataset
from schemas.instrument import A_SHARE_MARKETS, Instrument, TargetError, parse_target
from schemas.question import (
    DAILY,
    DATASETS,
    DERIVED_FROM,
    GROWING,
    SECOND,
    Ask,
    Measure,
    Span,
    Topic,
)
from schemas.text import Bilingual

EXAMPLE = Bilingual(
    zh="例如“查 600519 的当前价格和最近一季 ROE”",
    en='ask e.g. "查 600519 的当前价格和最近一季 ROE"',
)
ASKABLE = Bilingual(
    zh="可问：价格、ROE、毛利率、净利率、资产负债率、市盈率、市净率、市值、股息率、"
    "营业收入、营业总收入、净利润；"
    "某一天（昨天、2026-05-07）、某一期（2025Q3、去年、最近一季）"
    "或几年（近三年）；收入与利润的同比；"
    "平均值（三年平均）",
    en="ask for price, ROE, gross margin, net margin, debt ratio, P/E, P/B, market cap, dividend "
    "yield, revenue, total revenue or net profit; of a day (昨天, 2026-05-07), a report (2025Q3, "
    "去年, latest quarter) or years (近三年); growth (同比) of revenue and profit; "
    "an average (三年平均)",
)


_DAILY = Bilingual(
    zh="是每日数据：请给日期，如 2024-12-31",
    en="is a daily figure: name a day, such as 2024-12-31",
)
_OF_REPORTS = Bilingual(
    zh="是报告期数据：请给报告期，如 2025Q3",
    en="is a figure of reports: name one, such as 2025Q3",
)


def _refused(zh: str, en: str) -> TargetError:
    return TargetError(Bilingual(zh=zh, en=en))


_AHEAD = timedelta(days=366)
"""A fiscal year may end, and its quarters bear its number, up to a year before the calendar's."""


class Reading(Record):
    """What a question was understood to ask. ``alias`` is a name that stood beside the code."""

    target: str
    alias: str | None = None
    asks: tuple[Ask, ...]
    notes: tuple[Bilingual, ...] = ()

    @property
    def topics(self) -> tuple[Topic, ...]:
        """The figures asked for, in order, each once."""
        return tuple(dict.fromkeys(ask.topic for ask in self.asks))

    @property
    def trade_date(self) -> date | None:
        """The day that the daily figures are asked of."""
        return next((ask.span.day for ask in self.asks if ask.span.day), None)

    @property
    def period(self) -> date | None:
        """The report period, where one figure of one period is all that is asked."""
        reports = [ask for ask in self.asks if ask.topic not in DAILY]
        spans = {ask.span.periods for ask in reports}
        plain = all(ask.measure is Measure.LEVEL for ask in reports)
        only = spans.pop() if len(spans) == 1 and plain else ()
        return only[0] if len(only) == 1 else None

    @property
    def datasets(self) -> tuple[Dataset, ...]:
        """What has to be fetched, but for the price, which has routes of its own."""
        found: list[Dataset] = []
        for ask in self.asks:
            if ask.topic is not Topic.PRICE:
                found += [DATASETS[ask.topic], *DERIVED_FROM.get(ask.topic, ())]
            if ask.measure is Measure.GROWTH and ask.topic is Topic.NET_PROFIT:
                found.append(Dataset.FINANCIAL_INDICATORS)
            if ask.topic in SECOND and ask.span.may_be_annual:
                found.append(Dataset.SECOND_ANNUAL)
        return tuple(dict.fromkeys(found))


class _Company(NamedTuple):
    target: str
    alias: str | None


def read(text: str, today: date) -> Reading:
    """The company, figures and times that a question names, as of ``today``.

    Raises TargetError naming what is missing or not understood.
    """
    plain = unicodedata.normalize("NFKC", text).strip()
    if not plain:
        raise _refused(f"问题是空的：{EXAMPLE.zh}", f"the question is empty: {EXAMPLE.en}")
    if len(plain) > 500:
        raise _refused(
            "问题超过 500 个字符：一次请问一家公司",
            "the question is longer than 500 characters: ask about one company",
        )
    words = scan(plain.lower().replace("\u2019", "'"))
    _refuse_unknowable(words)
    clauses = split(_money_read(words.tokens), today)
    if not clauses:
        raise _nothing_known(words)
    company = _company(words, plain)
    asks = bind(clauses)
    asks, notes = _placed(asks, today, today + _AHEAD if _abroad(company.target) else today)
    return Reading(target=company.target, alias=company.alias, asks=asks, notes=notes)


def _abroad(target: str) -> bool:
    """Whether the company is one whose fiscal year may run ahead of the calendar's."""
    try:
        parsed = parse_target(target)
    except TargetError:
        return False
    return isinstance(parsed, Instrument) and parsed.market not in A_SHARE_MARKETS


def _refuse_unknowable(words: Scan) -> None:
    unknown = [token.text.strip() for token in words.tokens if token.word is Word.UNKNOWABLE]
    if unknown:
        named = ", ".join(repr(word) for word in dict.fromkeys(unknown))
        raise _refused(
            f"这里不回答：{named}；{ASKABLE.zh}", f"not answered here: {named}; {ASKABLE.en}"
        )


def _money_read(tokens: Sequence[Token]) -> list[Token]:
    """``多少钱`` asks for the price, unless another figure is what is counted in money."""
    if any(token.word is Word.TOPIC for token in tokens):
        return [token for token in tokens if token.word is not Word.MONEY]
    return [t._replace(word=Word.TOPIC) if t.word is Word.MONEY else t for t in tokens]


def _nothing_known(words: Scan) -> TargetError:
    left = ", ".join(map(repr, words.left))
    zh, en = (f"（剩下：{left}）", f" (left over: {left})") if left else ("", "")
    return _refused(
        f"问题里没有认识的数据{zh}：{ASKABLE.zh}",
        f"no known figure in the question{en}: {ASKABLE.en}",
    )


def _company(words: Scan, plain: str) -> _Company:
    """The code, or what is left over; a name beside a code is kept to be checked against it."""
    codes = list(dict.fromkeys(t.text for t in words.tokens if t.word is Word.CODE))
    if len(codes) > 1:
        raise _refused(
            f"一次请问一家公司：问题里有 {'、'.join(codes)}",
            f"one company a question: found {', '.join(codes)}",
        )
    names = [_as_written(piece, plain) for piece in words.left]
    if len(names) > 1 or (codes and names and not _may_be_a_name(names[0])):
        named = ", ".join(repr(name) for name in names)
        raise _refused(f"没有看懂：{named}；{ASKABLE.zh}", f"not understood: {named}; {ASKABLE.en}")
    if codes:
        return _Company(codes[0], names[0] if names else None)
    if not names:
        raise _refused(
            "问题里没有公司：请给代码（如 600519）或名称（如贵州茅台）",
            "no company in the question: name a code such as 600519 or a company such as 贵州茅台",
        )
    return _Company(names[0], None)


def _may_be_a_name(text: str) -> bool:
    """Whether a piece beside a code could be the company's name: two Han characters at least."""
    han = sum("\u4e00" <= char <= "\u9fff" for char in text)
    return han >= 2 and not any(char.isdigit() for char in text)


def _as_written(piece: str, plain: str) -> str:
    start = plain.lower().find(piece)
    return plain[start : start + len(piece)].strip() if start >= 0 else piece.strip()


def _placed(
    asks: Sequence[Ask], today: date, newest: date
) -> tuple[tuple[Ask, ...], tuple[Bilingual, ...]]:
    """The asks with spans that fit their figures, and what the reader must know about that.

    ``newest`` is the last day that a report period may be named by.
    """
    asks = [_of_report(ask) for ask in asks]
    for ask in asks:
        _refuse_impossible(ask, today, newest)
    notes = []
    daily = [ask for ask in asks if ask.topic in DAILY]
    reports = [ask for ask in asks if ask.topic not in DAILY]
    if any(ask.span.of_reports for ask in daily):
        _refuse_lonely(daily, reports, _DAILY)
        notes.append(_daily_note(daily))
    if any(ask.span.day for ask in reports):
        _refuse_lonely(reports, daily, _OF_REPORTS)
        notes.append(_report_note(reports))
    placed = tuple(dict.fromkeys(_fitting(ask) for ask in asks))
    if len({ask.span.day for ask in placed if ask.topic in DAILY}) > 1:
        raise _refused("一次请问一天", "one day a question: ask about each day by itself")
    return placed, tuple(notes)


def _of_report(ask: Ask) -> Ask:
    """A quarter's last day names its report, where a figure of reports is asked for."""
    day = ask.span.day
    if day is None or ask.topic in DAILY or not is_quarter_end(day):
        return ask
    return ask.model_copy(update={"span": Span(periods=(day,))})


def _fitting(ask: Ask) -> Ask:
    """A report period does not place a daily figure, nor a day a figure of reports."""
    span = ask.span
    keep = span.day is not None if ask.topic in DAILY else span.day is None
    return ask if keep else ask.model_copy(update={"span": Span()})


def _refuse_lonely(misplaced: Sequence[Ask], others: Sequence[Ask], why: Bilingual) -> None:
    if not others:
        name = _called(misplaced[0].topic)
        raise _refused(f"{name.zh}{why.zh}", f"{name.en} {why.en}")


def _called(topic: Topic) -> Bilingual:
    return Bilingual(zh="价格", en="price") if topic is Topic.PRICE else label(topic)


def _refuse_impossible(ask: Ask, today: date, newest: date) -> None:
    span = ask.span
    late = [day for day in (span.day,) if day and day > today]
    late += [day for day in span.periods if day > newest]
    if late:
        raise _refused(
            f"{late[0]} 在将来：目前所知的最新一天是 {today}",
            f"{late[0]} is in the future: the newest known day is {today}",
        )
    if ask.measure is Measure.GROWTH and ask.topic not in GROWING:
        raise _refused(
            f"只计算收入和净利润的同比，不计算{_called(ask.topic).zh}的同比",
            f"growth is computed for revenue and net profit, not for {ask.topic}",
        )
    if ask.measure is Measure.GROWTH and len(span.periods) > 1:
        raise _refused(
            "同比：请给一个年份，或用“近三年”逐年给出",
            "growth over the year before: name one year, or 近三年 for each of them",
        )
    if ask.measure is not Measure.MEAN:
        return
    if ask.topic in DAILY:
        raise _refused(
            f"只计算报告期数据的平均值，不计算{_called(ask.topic).zh}的平均值",
            f"an average is computed for figures of reports, not for {ask.topic}",
        )
    if not span.years and len(span.periods) < 2:
        raise _refused(
            "平均值要有年份：请问“三年平均”或“2023-2025 平均”",
            "an average needs its years: ask for 三年平均 or 2023-2025 average",
        )


def _daily_note(asks: Sequence[Ask]) -> Bilingual:
    zh, en = _names(asks)
    return Bilingual(
        zh=f"{zh}是每日数据，不属于报告期；以上为最新交易日的数值。",
        en=f"{en}: a daily figure, not one of a report; the newest day's is given.",
    )


def _report_note(asks: Sequence[Ask]) -> Bilingual:
    zh, en = _names(asks)
    return Bilingual(
        zh=f"{zh}是报告期数据，不属于某一天；以上为最新一期的数值。",
        en=f"{en}: a figure of reports, not of a day; the newest report's is given.",
    )


def _names(asks: Sequence[Ask]) -> tuple[str, str]:
    labels = [
        label("close") if ask.topic is Topic.PRICE else label(ask.topic)
        for ask in dict.fromkeys(asks)
    ]
    return "、".join(x.zh for x in labels), ", ".join(x.en for x in labels)
