"""The words for time that a question may use, and the days and report periods they mean."""

import re
from collections.abc import Callable
from datetime import date, timedelta

from activities.rules.calendar import TradingDays
from schemas.instrument import TargetError
from schemas.question import Basis, Span
from schemas.text import Bilingual

Reader = Callable[[re.Match[str], date], Span]
MOST_YEARS = 5
"""Statements are fetched six years back, so that the oldest of five still has a year before it."""

_HAN = {"一": 1, "二": 2, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
        "十": 10}  # fmt: skip
_ENGLISH = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
            "eight": 8, "nine": 9, "ten": 10, "first": 1, "second": 2, "third": 3,
            "fourth": 4}  # fmt: skip
_WEEKDAYS_ZH = "一二三四五六日天"
_WEEKDAYS_EN = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_ENDS = {1: (3, 31), 2: (6, 30), 3: (9, 30), 4: (12, 31)}
_YEAR = (
    r"(?:[fc]y\s*|\b(?:fiscal|calendar)\s+(?:year\s+)?|公历)?"
    r"(?<!\d)(?:19|20)\d{2}(?!\d)(?!\s*[-/.年]\s*\d{1,2}\s*[-/.月])\s*"
    r"(?:财年|会计年度|年度?)?"
    r"|去年度?|上一?年度?|大前年|前年|今年|本年度?|\b(?:last|previous|prior|this)\s+year(?:'s)?"
    r"|\bthe\s+year\s+before\s+last|\byear\s+before\s+last"
)
_PART = (
    r"q[1-4]|h1|9m|第?[一二三四1-4]季度?报?(?:告)?|上半年|前半年|半年度?报?(?:告)?|中报"
    r"|前三季度?|全年|年报|年度报告"
    r"|(?:the\s+)?(?:first|second|third|fourth)\s+quarter|(?:the\s+)?first\s+half"
    r"|(?:the\s+)?first\s+nine\s+months|full\s+year|annual(?:\s+report)?"
)


def _number(text: str) -> int:
    return int(text) if text.isdigit() else _HAN.get(text) or _ENGLISH[text]


def _day_of(year: int, month: int, day: int, text: str) -> Span:
    try:
        return Span(day=date(year, month, day))
    except ValueError:
        raise TargetError(
            Bilingual(
                zh=f"{text} 不是日期：请写成 2026-05-07",
                en=f"{text} is not a date: use 2026-05-07",
            )
        ) from None


def _full_day(found: re.Match[str], _: date) -> Span:
    return _day_of(int(found["y"]), int(found["m"]), int(found["d"]), found[0])


def _compact_day(found: re.Match[str], _: date) -> Span:
    return _day_of(int(found["cy"]), int(found["cm"]), int(found["cd"]), found[0])


def _month_day(found: re.Match[str], today: date) -> Span:
    """``8月20日``: the newest such day."""
    month, day = int(found["mm"]), int(found["md"])
    span = _day_of(today.year, month, day, found[0])
    if span.day and span.day > today:
        return _day_of(today.year - 1, month, day, found[0])
    return span


def _ago(days: int) -> Reader:
    return lambda _, today: Span(day=today - timedelta(days=days))


def _previous_session(_: re.Match[str], today: date) -> Span:
    return Span(day=TradingDays(None).last_on_or_before(today - timedelta(days=1)))


def _week_day(found: re.Match[str], today: date) -> Span:
    """``上周五``: by the calendar week that begins on Monday."""
    monday = today - timedelta(days=today.weekday())
    offset = min(_WEEKDAYS_ZH.index(found["wd"]), 6)
    weeks = 7 if found["wk"].startswith("上") else 0
    return Span(day=monday - timedelta(days=weeks) + timedelta(days=offset))


def _last_weekday(found: re.Match[str], today: date) -> Span:
    """``last Friday``: the newest one before today."""
    wanted = _WEEKDAYS_EN.index(found["ew"])
    return Span(day=today - timedelta(days=(today.weekday() - wanted - 1) % 7 + 1))


def _year_of(text: str, today: date) -> int:
    digits = re.search(r"\d{4}", text)
    if digits:
        return int(digits[0])
    for words, back in (
        (("大前年",), 3), (("前年", "before last"), 2),
        (("去年", "上", "last", "prev", "prior"), 1),
    ):  # fmt: skip
        if any(word in text for word in words):
            return today.year - back
    return today.year


def _quarter_of(text: str) -> tuple[int, bool]:
    """Which quarter a part of a year ends with, and whether it was called a quarter."""
    if found := re.fullmatch(r"q([1-4])|第?([一二三四1-4])季度?", text):
        return _number(found[1] or found[2]), True
    if found := re.match(r"第?([一二三四1-4])季", text):
        return _number(found[1]), False
    if found := re.search(r"(first|second|third|fourth)\s+quarter", text):
        return _number(found[1]), True
    if re.search(r"半年|中报|h1|half", text):
        return 2, False
    return (3, False) if re.search(r"前三季|9m|nine", text) else (4, False)


def _end(year: int, quarter: int) -> date:
    return date(year, *_ENDS[quarter])


def _year(found: re.Match[str], today: date) -> Span:
    year = _year_of(found["year"], today)
    if year == today.year and not re.search(r"\d", found["year"]):
        return Span(since=date(year, 1, 1))
    return Span(periods=(_end(year, 4),), basis=_basis(found["year"]))


def _part_of_year(found: re.Match[str], today: date) -> Span:
    quarter, named = _quarter_of(found["part"].strip())
    end = _end(_year_of(found["year"], today), quarter)
    return Span(periods=(end,), quarter=named, basis=_basis(found["year"]))


def _basis(year: str) -> Basis | None:
    """By which year a period counts, if the word for the year says so; on the mainland all do."""
    if re.search(r"cy|calendar|公历", year):
        return Basis.CALENDAR
    return Basis.FISCAL if re.search(r"fy|fiscal|财年|会计年度", year) else None


def _part(found: re.Match[str], today: date) -> Span:
    """A part of an unnamed year: the newest that has ended."""
    quarter, named = _quarter_of(found["part"].strip())
    if quarter == 4 and not named:
        return Span(annual=True)
    year = today.year if _end(today.year, quarter) <= today else today.year - 1
    return Span(periods=(_end(year, quarter),), quarter=named)


def _last_quarter(_: re.Match[str], today: date) -> Span:
    quarter = (today.month - 1) // 3
    end = _end(today.year, quarter) if quarter else _end(today.year - 1, 4)
    return Span(periods=(end,), quarter=True)


def _annual(*_: object) -> Span:
    return Span(annual=True)


def _newest(found: re.Match[str], _: date) -> Span:
    return Span(quarter=bool(re.search(r"季度?$|quarter", found[0])))


def _now(*_: object) -> Span:
    return Span()


def _too_many(text: str) -> TargetError:
    return TargetError(
        Bilingual(
            zh=f"{text.strip()}：一次可问 2 到 {MOST_YEARS} 年",
            en=f"{text.strip()}: ask for 2 to {MOST_YEARS} years at a time",
        )
    )


def _several(found: re.Match[str], _: date) -> Span:
    count = _number(found["n"] or found["en"])
    if not 2 <= count <= MOST_YEARS:
        raise _too_many(found[0])
    return Span(years=count)


def _range(found: re.Match[str], _: date) -> Span:
    first, last = int(found["from"]), int(found["to"])
    if not 0 < last - first < MOST_YEARS:
        raise _too_many(found[0])
    return Span(periods=tuple(_end(year, 4) for year in range(first, last + 1)))


def _this_year_so_far(_: re.Match[str], today: date) -> Span:
    return Span(since=date(today.year, 1, 1))


DAYS: tuple[tuple[str, Reader], ...] = (
    (r"(?<!\d)(?P<y>(?:19|20)\d{2})(?:-|年|/|\.)(?P<m>\d{1,2})(?:-|月|/|\.)(?P<d>\d{1,2})"
     r"[日号]?(?!\d)", _full_day),
    (r"(?<!\d)(?P<cy>20\d{2})(?P<cm>\d{2})(?P<cd>\d{2})(?!\d)", _compact_day),
    (r"(?<!\d)(?P<mm>\d{1,2})月(?P<md>\d{1,2})[日号]", _month_day),
    (r"大前天", _ago(3)),
    (r"前天|前日|\b(?:the\s+)?day\s+before\s+yesterday(?:'s)?", _ago(2)),
    (r"昨天|昨日|\byesterday(?:'s)?", _ago(1)),
    (r"上一?个?交易日|前一个?交易日|昨(?=收)|\bprevious\s+(?:trading\s+day|session)(?:'s)?"
     r"|\bprevious(?=\s+clos)", _previous_session),
    (r"(?P<wk>上个?|本|这个?)(?:周|星期|礼拜)(?P<wd>[一二三四五六日天])", _week_day),
    (rf"\blast\s+(?P<ew>{'|'.join(_WEEKDAYS_EN)})(?:'s)?", _last_weekday),
)  # fmt: skip
REPORTS: tuple[tuple[str, Reader], ...] = (
    (rf"(?P<year>{_YEAR})\s*的?\s*(?P<part>{_PART})", _part_of_year),
    (rf"(?P<part>{_PART})\s*(?:,|of|in|for)?\s*(?P<year>{_YEAR})", _part_of_year),
    (rf"(?P<year>{_YEAR})", _year),
    (rf"(?P<part>{_PART})", _part),
    (
        r"(?:\bfrom\s+|从)?(?:fy\s*)?(?<!\d)(?P<from>(?:19|20)\d{2})"
        r"\s*年?\s*(?:-|~|—|至|到|to|through|–)\s*(?:fy\s*)?"
        r"(?P<to>(?:19|20)\d{2})(?!\d)\s*年?度?",
        _range,
    ),
    (r"上一?个?季度?|\b(?:last|previous|prior)\s+quarter(?:'s)?", _last_quarter),
    (
        r"最[近新]一?个?季度?(?:报告?)?|最[近新]一期|最[近新]报告期?|季报|\bquarterly"
        r"|\b(?:latest|most\s+recent|newest|recent|current)\s+(?:fiscal\s+)?"
        r"(?:quarter(?:'s)?|quarterly|report)(?!\w)",
        _newest,
    ),
    (
        r"(?:最近|近|过去|前|连续|这)?(?P<n>(?<!\d)\d{1,2}|"
        r"[一二两三四五六七八九十])个?(?:财年|会计年度|年度?)"
        r"(?:来|间|内|里)?(?![前后])"
        r"|(?:\b(?:over\s+)?(?:the\s+)?(?:last|past|previous|recent)\s+)?(?P<en>\b\d{1,2}|"
        r"\b(?:two|three|four|five|six|seven|eight"
        r"|nine|ten))[\s-]+(?:fiscal\s+|financial\s+)?years?(?:'s|')?(?!\w)(?!\s+ago)",
        _several,
    ),
    (r"年度(?!报)|每?年度|\b(?:annual|yearly|full[- ]year)\b", _annual),
    (
        r"最近|最新|当前|目前|现在|今天(?!国际)|今日"
        r"|\b(?:latest|current|currently|(?:most\s+)?recent|newest|now|today(?:'s)?)\b",
        _now,
    ),
    (r"今年以来|年初至今|\byear[- ]to[- ]date|\bytd\b|\bthis\s+year\s+so\s+far", _this_year_so_far),
)
