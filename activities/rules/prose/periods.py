"""The times that prose and facts name: fiscal periods, days, months, and last year."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from activities.rules.prose import ranges
from activities.rules.prose.period_words import MONTH, RULES, Y
from activities.rules.prose.phrases import matches, starts
from activities.rules.scanning.regex import regex

_MONTHS = {name: number for number, name in enumerate(
    ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"), 1
)}  # fmt: skip
_ORDINALS = {"一": 1, "二": 2, "三": 3, "四": 4, "first": 1, "second": 2, "third": 3, "fourth": 4,
             "final": 4, "closing": 4, "1st": 1, "2nd": 2, "3rd": 3, "4th": 4}  # fmt: skip


_HEADS = starts((
    *"'次明那彼当过近最滚第前上下半中年期去今本报全财末首一二三四同", "ttm", "ltm", "trailing",
    "last", "past", "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep",
    "oct", "nov", "dec", "q1", "q2", "q3", "q4", "h1", "h2", "fy", "fq", "fh", "f1", "f2", "f3",
    "f4", "fiscal", "financial", "calendar", "cy", "full", "year", "first", "second", "third",
    "fourth",
    "nine", "interim", "half", "same", "comparable", "corresponding", "prior", "previous",
    "preceding", "a year", "a quarter", "a week", "a month", "one week", "one month", "two week",
    "two month", "one year", "one quarter", "two year", "two quarter",
    "the season", "the summer", "the winter", "the period", "the year", "the quarter", "quarter-",
    "the half", "the month", "three quarter", "four quarter", "three month", "six month",
    "nine month", "twelve month",
    "three year", "four year", "five year", "whole", "six", "final", "closing", "this", "ytd",
    "the current", "the coming", "the following", "the next", "next",
))  # fmt: skip
_DIGITS = (
    r"1(?=9[0-9]{2})|2(?=0[0-9]{2})|[0-9](?=[0-9]?(?:st|nd|rd|th|[ -]month))|"
    r"(?<![0-9])[0-9](?=[0-9]?\s?年)"
    r"|(?<![0-9.,])[0-9]"
    r"(?=[0-9]?\s{0,2}[年月季财会自度的第一二三四上下半中首前全末/~至到qhfmjasond-]|"
    r"[0-9]\s{0,2}(?:[1-4]财?季|1\s?月?\s?[-~至到]|9m))"
)
"""A digit that a rule may start with, by what stands behind it: most digits are those of
figures."""
_STARTS = regex(f"{_HEADS.pattern}|{_DIGITS}")
"""No rule starts elsewhere: most places are left at once."""
_PATTERN = regex("(?:" + "|".join(f"(?P<{name}>{pattern})" for name, pattern in RULES) + ")")
_QUARTER_END = {"R1": (3, 31), "R2": (6, 30), "R3": (9, 30), "Q1": (3, 31), "Q2": (6, 30),
                "H1": (6, 30), "Q3": (9, 30), "9M": (9, 30), "Q4": (12, 31),
                "H2": (12, 31), "FY": (12, 31), "END": (12, 31), "Q": (0, 0)}  # fmt: skip
_REPORTS = {"年报": "FY", "中报": "H1", "半年报": "H1", "一季报": "R1", "二季报": "R2",
            "三季报": "R3", "四季报": "Q4"}  # fmt: skip
_QUARTERS_END = {"Q1": "R1", "Q2": "R2", "Q3": "R3", "Q4": "END"}
"""What stands at the end of a quarter stands at that of the months so far, too."""
_MONTHS_SO_FAR = {"first": "Q1", "final": "Q4", "last": "Q4", "nine": "9M", "six": "H1", "九": "9M",
                  "9": "9M", "六": "H1", "6": "H1",
                  "三": "Q1", "3": "Q1", "12": "FY"}  # fmt: skip
_HALF_NAMES = {
    "interim": "H1",
    "interims": "H1",
    "上半年": "H1",
    "下半年": "H2",
    "半年度": "H1",
    "半年末": "H1",
    "中期": "H1",
    "上半财年": "H1",
    "下半财年": "H2",
    "首半年": "H1",
    "前半年": "H1",
    "头半年": "H1",
}


_PART_ON = regex(r"(?<=[0-9])(?:q[1-4]|h[12]|9m)(?![0-9a-z])")
"""The part of a fiscal year that stands behind it: fy2026q2."""
_MONTHS_ON = regex(
    r"(?:(?:19|20)[0-9]{2}-|年)0?1月?\s?(?:[-~至到]|to)\s?(?:(?:19|20)[0-9]{2}[-年])?"
    r"(?:0?[124578]|1[01])月?$"
)
"""From January to a month that ends no half-year and no three quarters."""


_MONTH_SPAN = regex(
    r"((?:19|20)[0-9]{2})-(0[1-9]|1[0-2])\s?(?:to|[-~/至到])\s?((?:19|20)[0-9]{2})"
    r"-(0[1-9]|1[0-2])(?![-0-9])"
)
_YEAR_SPAN = regex(
    rf"(?:fy|fiscal)?\s?{Y}\s?年?\s?(?:[-~/至到]|to)\s?(?:fy|fiscal)?\s?((?:19|20)[0-9]{{2}})\s?年?|"
    r"fy\s?[0-9]{2}\s?(?:[-~/]|to)\s?(?:fy)?\s?([0-9]{2})"
)
"""Years taken together: 2023-2025, FY2022-FY2025, told as of the last."""
_NAMED_SPAN = regex(
    rf"(?<![a-z])(?P<m1>{MONTH})\s?(?P<y1>{Y})?\s?(?:to|through|[-~/])\s?(?P<m2>{MONTH})"
    rf"\s?(?P<y>{Y})?(?![0-9a-z])"
)
"""July-September 2025, April to June 2025."""
_ENDED = regex(
    r"(?<![a-z])(?:(?P<of>quarter|(?:three|3)[ -]months?|half[ -]?year|half|(?:six|6)[ -]months?|"
    r"(?:nine|9)[ -]months?|(?:twelve|12)[ -]months?|(?:fiscal |financial )?year))(?: period)?\s"
    r"(?:that )?(?:ended|ending|ends|to)\s(?:on )?"
)
"""Before the day on which the time of a fact ends: quarter ended 2026-06-30."""
_LENGTHS = {
    "quarter": "Q",
    "three": "Q",
    "3": "Q",
    "half": "H",
    "six": "H",
    "6": "H",
    "nine": "9M",
    "9": "9M",
}
_CLOSES = {("Q", 3): "Q1", ("Q", 6): "Q2", ("Q", 9): "Q3", ("Q", 12): "Q4", ("H", 6): "H1",
           ("H", 12): "H2"}  # fmt: skip
_LATE, _LAST_DAY = 28, 31
"""On no earlier day a month ends."""
_TO_MONTH = regex(rf"(?<![a-z])(?:to|ended|ending)\s(?P<m>{MONTH})\s(?P<y>{Y})")
"""In which month a fiscal year ends: 2026FY (to February 2026)."""
_PARTS = {(1, 3): "Q1", (4, 6): "Q2", (7, 9): "Q3", (10, 12): "Q4", (1, 6): "H1", (7, 12): "H2",
          (1, 9): "9M", (1, 12): "FY"}  # fmt: skip
_NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "nine": 9, "twelve": 12}
_COUNTED = regex(
    r"(?P<many>a|one|two|three|four|five|six|nine|twelve|"
    r"the)\s(?P<of>year|quarter|month)s?\s(?:earlier|ago|back|before|prior|previously)"
)
_SEASON = regex(
    r"\s(?:first |second )?interim (?:cash )?(?:dividend|distribution|payout)|"
    r"\s(?:[a-z]+\s)?(?:quarter|half|season|summer|winter|spring|autumn|holidays?)(?![a-z])"
    r"|\s?度?的?末期(?=股息|股利|分红|派)|\s?度?的?中期(?=(?:拟|将|计划|预案|方案|宣派|实施|按|再|"
    r"又|已|还|另)*(?:每1?[0-9十]?0?股|现金|利润|特别|合计|共|总)*(?:拟|将|计划|宣派|实施)*"
    r"(?:股息|股利|分红|派(?:[息发现付每]|约?[0-9])|红利|权益分派|分配))"
)
"""Behind a year of which only a part is meant: the 2025 summer quarter, 2026年中期股息."""
_AGAINST = regex(
    r"(?<![a-z])(?:compar(?:ed|es|ing)|versus|vs|against|from|than|was|were|"
    r"had been)(?![a-z])[^.;!?]*$|[(]\s?$"
)
_SOURCE = regex(r"(?<![a-z])from(?=\s(?!last|the last|about|some)[a-z])")
"""Where something comes from, which is no figure: orders from cloud customers."""
_SAME = regex(r"(?:the )?same (?:\S+ )?\S+$")
_DURING = regex(r"(?<![a-z])(?:for|in|over|during|across|through)\s(?:the\s)?$")
_WEIGHED = regex(
    r"(?<![a-z])(?:compar(?:ed|es|ing)|comparison|versus|vs|against|from|than|year|ago|earlier|"
    r"last|prior|previous|up|down|rose|fell|grew)(?![a-z])[^.;!?]*$"
)
YEAR, QUARTER = 12, 3
"""How far back LAST reaches: in months, kept as its ``month``."""


class Period(NamedTuple):
    """A time: a year and its part.

    ``part`` is FY, Q1…, H1…, 9M, TTM, END, DAY, MONTH, LAST, THIS, THEN (那年: one told elsewhere).

    A FY with a month ends in it, one of month 0 is a full year that the words leave open. A MONTH
    of day 0 is the quarter that ends in it. R1 to R3 are the reports of a quarter and what stands
    at its end, whose figures count from January.
    """

    part: str
    year: int | None = None
    month: int | None = None
    day: int | None = None

    def __str__(self) -> str:
        """The period as a reason shows it."""
        if self.part == "DAY":
            return "-".join(f"{n:02d}" for n in (self.year, self.month, self.day) if n is not None)
        if self.part == "MONTH":
            return f"{self.year or ''}-{self.month or 0:02d}".strip("-")
        names = {"FY": "FY", "END": "end of ", "LAST": "the year before", "THIS": "this period"}
        return f"{names.get(self.part, self.part)}{self.year or ''}"


class PeriodMention(NamedTuple):
    """Where a text names a time."""

    start: int
    end: int
    period: Period


def find(lower: str) -> Iterator[PeriodMention]:
    """Every time that a folded text in lower case names, in order."""
    before = ""
    for hit in matches(_STARTS, _PATTERN, lower):
        if ranges.begins(lower, *hit.span()):
            continue
        found = _read(hit)
        if hit.lastgroup == "nth":
            if before[:1] not in ("Q", "H"):
                continue
            found = found._replace(part=before[0] + found.part[1])
        before = found.part
        yield PeriodMention(hit.start(), hit.end(), found)


def parse(text: str) -> Period | None:
    """The period that a fact gives in words, or None where it names none."""
    plain = text.strip().lower()
    if span := _span(plain):
        return span
    found = [m.period for m in find(plain) if m.period.part not in ("THIS", "LAST", "THEN")]
    if not found:
        return None
    if (ended := _ENDED.search(plain)) and found[-1].part in ("DAY", "MONTH"):
        return _ended_on(ended["of"], found[-1]._replace(day=found[-1].day or _LAST_DAY))
    if _MONTHS_ON.search(plain) and found[0].part in ("FY", "MONTH"):
        return Period("YTD", found[0].year, _last_month(plain))
    if (
        found[0].part == "FY"
        and (ends := _TO_MONTH.search(plain))
        and (int(ends["y"]) == found[0].year)
    ):
        return found[0]._replace(month=_month(ends["m"]))
    if found[0].part == "FY":
        part = next((p.part for p in found[1:] if p.part in _QUARTER_END), None)
        part = part or next((hit[0].upper() for hit in _PART_ON.finditer(plain)), "FY")
        return found[0]._replace(part=part)
    return found[0]


def _ended_on(length: str, day: Period) -> Period:
    """The time of a length that ends on a day.

    Which part of a fiscal year that is stays open but at the ends of calendar ones.
    """
    part = next((part for head, part in _LENGTHS.items() if length.startswith(head)), "FY")
    if part == "FY":
        return Period("FY", day.year, day.month)
    whole = (day.day or 0) >= _LATE
    return day._replace(part=_CLOSES.get((part, day.month or 0), part) if whole else part)


def _span(plain: str) -> Period | None:
    """The period between two months, or two years taken together."""
    if months := _MONTH_SPAN.search(plain):
        return _of_months(*map(int, months.groups()))
    if years := _YEAR_SPAN.fullmatch(plain):
        return Period("FY", int(years[1] or f"20{years[2]}"))
    if named := _NAMED_SPAN.search(plain):
        year = _year(named["y"] or named["y1"])
        first, last = _month(named["m1"]), _month(named["m2"])
        return _of_months(_year(named["y1"]) or year or 0, first, year or 0, last) if year else None
    return None


def _of_months(year: int, first: int, last_year: int, last: int) -> Period:
    """The part of a year between two of its months; a year that ends in another month."""
    if last_year != year:
        return Period("FY", last_year, last)
    part = _PARTS.get((first, last), "YTD")
    return Period(part, year, last if part == "YTD" and first == 1 else None)


def _last_month(plain: str) -> int | None:
    hit = re.search(r"(1[0-2]|0?[1-9])月?$", plain)
    return int(hit[1]) if hit else None


def _read(hit: re.Match[str]) -> Period:
    kind = str(hit.lastgroup)
    kind = kind.split("_")[0]
    groups = {name.split("_")[1]: value for name, value in hit.groupdict().items()
              if value is not None and name.startswith(f"{kind}_")}  # fmt: skip
    year = _year(next((year for name, year in groups.items() if name[0] == "y"), None))
    if kind in ("day", "usday", "slashday", "compact", "zhday", "enday", "ukday"):
        month, day = (next(v for n, v in groups.items() if n[0] == mark) for mark in "md")
        return Period("DAY", year, _month(month), int(day))
    if kind in ("month", "enmonth"):
        quarter = 0 if {"m2", "m9", "m11", "m13"} & set(groups) and kind == "enmonth" else None
        named = next(value for name, value in groups.items() if name[0] == "m")
        return Period("MONTH", year, _month(named), quarter)
    if kind == "yearto":
        return Period("FY", year, _month(groups["m"]))
    if kind == "wholeyear":
        return Period("FY", month=0)
    if kind == "last":
        return _last(hit, year)
    if year and kind in ("year", "zhpart") and (part := _within(hit)):
        return Period(part, year)
    if kind in ("ttm", "this", "then", "span"):
        return Period(kind.upper()) if kind != "span" else _named_span(groups, year)
    part = (
        "9M"
        if kind == "sofarq"
        else _part(groups)
        if kind != "sofarto"
        else {"h": "H1"}.get(next(iter(groups)), "9M")
    )
    months = groups.get("n2") or groups.get("n3") if part == "YTD" else None
    return Period(part, year, _count(months) if months else None)


def _within(hit: re.Match[str]) -> str:
    """The part of a year that the words beside it mean, if they mean one."""
    if hit.string.endswith("mid-", 0, hit.start()):
        return "R2"
    return "YEAR" if _SEASON.match(hit.string, hit.end()) else ""


def _count(months: str) -> int:
    return int(months) if months.isdigit() else "一二三四五六七八九十".index(months) + 1


def _named_span(groups: dict[str, str], year: int | None) -> Period:
    first, last = _month(groups["a"]), _month(groups["b"])
    return Period("MONTH", year, last, 0) if (last - first) % 12 == 2 else Period("YTD", year)


def _last(hit: re.Match[str], year: int | None) -> Period:
    if year is not None:
        return Period("YEAR", year)
    if _is_same(hit):
        return Period("THIS")
    if hit[0] == "last quarter" and (against := _may_be_latest(hit)) is not None:
        return Period("LAST", month=QUARTER, day=0) if against else Period("THIS")
    return Period("LAST", month=_distance(hit[0]))


def _may_be_latest(hit: re.Match[str]) -> str | None:
    """What makes last quarter perhaps not the one reported now.

    Was; None where it is compared with.
    """
    before = hit.string[max(0, hit.start() - 40) : hit.start()]
    told = _AGAINST.search(_SOURCE.sub(" ", before))
    if told is None:
        return ""
    return told[0] if told[0].startswith(("was", "were")) else None


def _is_same(hit: re.Match[str]) -> bool:
    """Whether the same period is the one just spoken of: nothing is compared with it."""
    before = hit.string[max(0, hit.start() - 90) : hit.start()]
    return bool(_SAME.match(hit[0]) and _DURING.search(before) and not _WEIGHED.search(before))


def _distance(words: str) -> int | None:
    """How many months before, where the words compare two like periods."""
    if "week" in words and "same" not in words:
        return 0
    if counted := _COUNTED.match(words):
        size = YEAR if counted["of"] == "year" else QUARTER if counted["of"] == "quarter" else 1
        return _NUMBERS.get(counted["many"], 1) * size
    if ("季" in words and "同季" not in words) or re.search(
        r"(?:prior|previous|preceding|last)[- ]quarter|quarter[- ](?:earlier|ago|before)", words
    ):
        return QUARTER
    return (
        YEAR
        if re.search(
            (
                r"同期|同季|同月|same|comparable|corresponding|ago|earlier|year-before|"
                r"prior[- ]year\s|previous[- ]year\s"
            ),
            words,
        )
        else None
    )


def _part(groups: dict[str, str]) -> str:
    if quarter := groups.get("q") or groups.get("q2") or groups.get("q3"):
        part = f"Q{_ORDINALS.get(quarter.lower()) or int(quarter)}"
        return _QUARTERS_END[part] if "z" in groups else part
    if half := groups.get("h") or groups.get("h2"):
        return _HALF_NAMES.get(half) or f"H{_ORDINALS.get(half.lower()) or int(half)}"
    if (
        months := groups.get("n2")
        or groups.get("n3")
        or groups.get("n4")
        or groups.get("n5")
        or groups.get("n6")
    ):
        return _MONTHS_SO_FAR.get(months, "YTD")
    if "s" in groups:
        return "Q1"
    if quarters := groups.get("c"):
        return {"2": "H1", "3": "9M", "two": "H1", "three": "9M", "三": "9M"}.get(quarters, "FY")
    if "n" in groups:
        return "9M"
    if report := groups.get("r"):
        return _REPORTS[report]
    return "END" if "e" in groups else "FY"


def _year(text: str | None) -> int | None:
    if text is None:
        return None
    return int(text) if len(text) == 4 else 2000 + int(text)


def _month(text: str) -> int:
    return int(text) if text.isdigit() else _MONTHS[text[:3].lower()]


def end_of(period: Period) -> tuple[int, int, int] | None:
    """The last day of a fiscal period of the calendar year."""
    ends = _QUARTER_END.get(period.part)
    return (period.year, *ends) if ends and period.year else None
