"""Reading a question: which company, which figures, which period. Rules only, zh and en."""

import re
import unicodedata
from datetime import date

from schemas.base import Record
from schemas.instrument import TargetError
from schemas.question import Topic

_TOPICS: tuple[tuple[Topic, str], ...] = (
    (Topic.ROE, r"\broe\b|净资产收益率|return on equity"),
    (Topic.GROSS_MARGIN, r"毛利率|gross\s+(?:profit\s+)?margin"),
    (Topic.NET_MARGIN, r"净利率|净利润率|net\s+(?:profit\s+)?margin"),
    (Topic.DEBT_TO_ASSETS, r"资产负债率|负债率|debt[- ]to[- ]assets?|debt\s+ratio|leverage"),
    (Topic.PE_TTM, r"市盈率|(?<![a-z])p/?e(?![a-z])(?:\s*\(?ttm\)?)?"),
    (Topic.PB, r"市净率|(?<![a-z])p/?b(?![a-z])"),
    (Topic.MARKET_CAP, r"总?市值|market\s+(?:cap(?:italisation|italization)?|value)"),
    (Topic.DIVIDEND_YIELD, r"股息率|dividend\s+yield"),
    (Topic.NET_PROFIT, r"归母净利润|净利润(?!率)|net\s+(?:profit|income)(?!\s+margin)|earnings"),
    (Topic.REVENUE, r"营业收入|营收|revenue|sales"),
    (
        Topic.PRICE,
        r"当前价格?|现价|最新价格?|股价|收盘价?|价格|多少钱|(?:current|latest|last|stock|share|closing)?\s*price"
        r"|\bquote\b|\bclose\b",
    ),
)
_TOPIC_PATTERNS = tuple((topic, re.compile(pattern, re.ASCII)) for topic, pattern in _TOPICS)
"""ASCII: ``贵州茅台ROE是多少`` has a word boundary on both sides of ROE."""

_CODE = re.compile(
    r"(?<![0-9a-z.])(?:(?:sh|sz|bj|hk)\.?\d{5,6}|\d{6}\.(?:sh|ss|sz|bj|xshg|xshe)|\d{4,5}\.hk|\d{6}"
    r"|[a-z]{1,5}\.us)(?![0-9a-z])"
)
_DAY = re.compile(r"(?<!\d)((?:19|20)\d{2})(?:-|年|/)(\d{1,2})(?:-|月|/)(\d{1,2})日?(?!\d)")
_FILLER = re.compile(
    r"请问|请|查询|查一下|查下|查|帮我|看看|看一下|告诉我|一下|是多少|是什么|多少|怎么样|如何|最近一季度?|最近一期|最近"
    r"|最新一季度?|最新一期|最新|当前|目前|现在|今天|今日|年报|年度|半年报|中报|[一三]季报|季报|季度|报告|全年|的|和|与|及|以及|还有|呢|吗|股票|公司"
    r"|\b(?:what|what's|is|are|the|of|for|and|show|tell|me|give|please|its|latest|last|current|recent|most|quarter|quarterly"
    r"|annual|yearly|year|full|now|today|stock|share|shares|a|as|at|on|in|how|much|ttm)\b"
)
_PUNCTUATION = re.compile(r"[\s,.;:?!'\"()\[\]/，。；：？！、“”‘’（）·\-+&]+")
_QUARTER_END = {1: (3, 31), 2: (6, 30), 3: (9, 30), 4: (12, 31)}
_HAN = {"一": 1, "二": 2, "三": 3, "四": 4}


class Reading(Record):
    """What a question was understood to ask."""

    target: str
    topics: tuple[Topic, ...]
    trade_date: date | None = None
    period: date | None = None
    annual: bool = False


def read(text: str) -> Reading:
    """The company and figures that a question names.

    Raises TargetError, saying what is missing, where there is no company or no known figure.
    """
    plain = unicodedata.normalize("NFKC", text).strip().lower()
    if not plain:
        raise TargetError('the question is empty: ask e.g. "查 600519 的当前价格和最近一季 ROE"')
    if len(plain) > 500:
        raise TargetError("the question is longer than 500 characters: ask about one company")
    rest, topics = _topics(plain)
    rest, day = _day(rest)
    codes = list(dict.fromkeys(_CODE.findall(rest)))
    if len(codes) > 1:
        raise TargetError(f"one company a question: found {', '.join(codes)}")
    rest, period = _period(_CODE.sub(" ", rest))
    annual = bool(re.search(r"(?<!半)年报|年度|全年|annual|yearly|full\s+year", plain))
    target = codes[0] if codes else _name(rest, text)
    if not topics:
        raise TargetError(
            "no known figure in the question: ask for price, ROE, gross margin, net margin, debt "
            "ratio, P/E, P/B, market cap, dividend yield, revenue or net profit"
        )
    return Reading(target=target, topics=topics, trade_date=day, period=period, annual=annual)


def _topics(text: str) -> tuple[str, tuple[Topic, ...]]:
    """The topics in the order in which they are asked for, and the text without them."""
    found: list[tuple[int, Topic]] = []
    for topic, pattern in _TOPIC_PATTERNS:
        matches = list(pattern.finditer(text))
        if matches:
            found.append((matches[0].start(), topic))
            text = pattern.sub(lambda m: " " * len(m[0]), text)
    return text, tuple(topic for _, topic in sorted(found))


def _day(text: str) -> tuple[str, date | None]:
    found = _DAY.search(text)
    if not found:
        return text, None
    try:
        day = date(int(found[1]), int(found[2]), int(found[3]))
    except ValueError:
        raise TargetError(f"{found[0]} is not a date: use 2026-05-07") from None
    return _DAY.sub(" ", text), day


def _period(text: str) -> tuple[str, date | None]:
    """A report period: 2025Q3, 2025 年三季度, FY2025; a bare year means its annual report."""
    found = re.search(
        r"(?:fy\s*)?(?<!\d)((?:19|20)\d{2})(?!\d)\s*年?\s*"
        r"(?:q([1-4])|第?([一二三四])季度?|(半年|中报|h1)|(前三季度|9m))?(?:报告?)?",
        text,
    )
    if not found:
        return text, None
    quarter = 4
    if found[2] or found[3]:
        quarter = int(found[2]) if found[2] else _HAN[found[3]]
    elif found[4]:
        quarter = 2
    elif found[5]:
        quarter = 3
    month, day = _QUARTER_END[quarter]
    return text[: found.start()] + " " + text[found.end() :], date(int(found[1]), month, day)


def _name(rest: str, text: str) -> str:
    """What is left of the question once figures and filler words are gone."""
    name = _PUNCTUATION.sub("", _FILLER.sub(" ", rest))
    if not name:
        raise TargetError(
            "no company in the question: name a code such as 600519 or a company such as 贵州茅台"
        )
    original = unicodedata.normalize("NFKC", text)
    start = original.lower().find(name)
    return original[start : start + len(name)] if start >= 0 else name
