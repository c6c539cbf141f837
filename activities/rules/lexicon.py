"""The words that a question may use, and finding them: the longest known word wins.

Whatever is not found here is left over. Nothing left over is ever ignored: it is the name of the
company, or the question is refused.
"""

import re
from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple

from activities.rules.scanning.regex import regex
from activities.rules.timewords import DAYS, REPORTS, Reader
from schemas.question import Measure, Topic


class Word(StrEnum):
    """What a known word does in a question."""

    TOPIC = "topic"
    SPAN = "span"
    MEASURE = "measure"
    MONEY = "money"
    CODE = "code"
    UNKNOWABLE = "unknowable"
    JOIN = "join"
    FILLER = "filler"
    PUNCTUATION = "punctuation"


class Token(NamedTuple):
    """A known word at its place."""

    word: Word
    start: int
    end: int
    text: str
    meaning: Topic | Measure | Callable[..., object] | None
    match: re.Match[str]


class Entry(NamedTuple):
    """A pattern of the lexicon."""

    word: Word
    pattern: re.Pattern[str]
    meaning: Topic | Measure | Reader | None = None


TOPICS: tuple[tuple[Topic, str], ...] = (
    (Topic.ROE, r"(?<![a-z])roe(?![a-z])|净资产收益率|return\s+on\s+equity"),
    (Topic.GROSS_MARGIN, r"(?:销售)?毛利率|gross\s+(?:profit\s+)?margins?"),
    (Topic.NET_MARGIN, r"(?:销售)?净利率|净利润率|net\s+(?:profit\s+)?margins?"),
    (
        Topic.DEBT_TO_ASSETS,
        r"资产负债率|负债率|debt[- ]to[- ]assets?(?:\s+ratio)?|debt\s+ratio|leverage",
    ),
    (
        Topic.PE_TTM,
        r"(?:滚动|ttm\s*)?市盈率\s*(?:\(?ttm\)?)?|(?:ttm\s*)?(?<![a-z])p/?e(?![a-z])"
        r"(?:\s+(?:ratio|multiple))?(?:\s*\(?ttm\)?)?|price[- ]to[- ]earnings(?:\s+ratio)?",
    ),
    (
        Topic.PB,
        r"市净率|(?<![a-z])p/?b(?![a-z])(?:\s+(?:ratio|multiple))?"
        r"|price[- ]to[- ]book(?:\s+ratio)?",
    ),
    (
        Topic.MARKET_CAP,
        r"总?市值|market\s+(?:cap(?:italisation|italization)?|value)(?![a-z])",
    ),
    (
        Topic.DIVIDEND_YIELD,
        r"(?:滚动|ttm\s*)?股息率\s*(?:\(?ttm\)?)?|dividend\s+yield(?:\s*\(?ttm\)?)?",
    ),
    (
        Topic.NET_PROFIT,
        r"归母净利润?|归属(?:于)?母公司(?:股东|所有者)?的?净利润|净利润?(?!率)"
        r"|net\s+(?:profit|income)(?:\s+attributable\s+to\s+(?:the\s+)?(?:parent|shareholders))?"
        r"(?!\s+margin)|(?<![a-z])earnings(?![a-z])",
    ),
    (Topic.TOTAL_REVENUE, r"营业总收入|总营收|总收入|total\s+revenues?"),
    (Topic.REVENUE, r"营业收入|营收|(?<![a-z])(?:revenues?|sales)(?![a-z])"),
    (
        Topic.PRICE,
        r"当前(?:价格?|股价)|现价|最新(?:价格?|股价)|股价|收盘(?:价格?)?|价格"
        r"|(?:(?:current|latest|last|stock|share|closing)\s+)*price(?![a-z])"
        r"|(?<=昨)收(?!盘)|(?<![a-z])(?:last\s+)?(?:quote|close)(?![a-z])",
    ),
)
_MULTIPLES = (Topic.PE_TTM, Topic.PB)
_TIMES = r"(?:\s*是?(?:多少|几)倍)?"
"""Only of a multiple is it harmless to ask how many times."""
_MEASURES: tuple[tuple[Measure, str], ...] = (
    (
        Measure.GROWTH,
        r"(?:的)?(?:同比)?(?:增速|增长率|增长幅度|增幅|增长)|同比(?:变化|变动)?"
        r"|(?<![a-z])(?:yoy|y/y|year[- ]o(?:ver|n)[- ]year)(?:\s+(?:growth|change))?(?![a-z])"
        r"|(?<![a-z])(?:growth(?:\s+rate)?|grow|grew|grown)(?![a-z])",
    ),
    (
        Measure.MEAN,
        r"(?:的)?平均(?:值|数|水平)?|均值|(?<![a-z])(?:averages?|averaged|avg|mean)(?![a-z])",
    ),
)
_UNKNOWABLE = (
    r"扣非归母|扣非后?|扣除非经常性损益后?的?|非经常性?损益|非gaap|non[- ]gaap|adjusted|经调整",
    r"非?流动(?:资产|负债)?|有息负债率?|净负债率?|流通市值|流通股?|总资产|加权|摊薄|稀释|每股",
    r"预测|预计|预期|预估|一致预期|目标价位?|目标|明天|明年|后年|下周|下个?月|下个?季度?",
    r"\b(?:forecasts?|targets?|estimates?|estimated|expected|expectations?|guidance|outlook"
    r"|predict(?:ed|ion|ions)?|consensus|projected|projections?|tomorrow|next\s+\w+|will)\b",
    r"最高价?|最低价?|历史新高|新高|新低|极值|中位数|分位数?|百分位",
    r"\b(?:highest|lowest|high|low|max(?:imum)?|min(?:imum)?|peak|all[- ]time|median|percentile"
    r"|record)\b",
    r"复合(?:年?均?)?(?:增速|增长率?)?|环比(?:增速|增长率?)?|单季度?|动态|静态|市销率|市现率",
    r"\b(?:cagr|compound(?:ed)?|qoq|quarter[- ]o(?:ver|n)[- ]quarter|forward|trailing|single|per"
    r"\s+share|p/s|price[- ]to[- ]sales|ev/ebitda|ebitda|eps)\b",
    r"开盘价?|涨跌幅?|涨幅|跌幅|成交量|成交额|换手率|历史|行业|同行|排名|对比|比较|相比|差",
    r"\b(?:open(?:ing)?|volume|turnover|histor(?:y|ical)|industry|peers?|versus|vs|compared?"
    r"|difference|change[ds]?|not|without|excluding|except|before|after|since|until)\b",
    r"不含|不要|除了|除去|去掉|除以|乘以|减去|加上|之前|之后|以前|以后|以来|分季度|每年|每季度?",
    r"上个?月|本月|这个月|上周(?![一二三四五])|上个?星期(?![一二三四五])|本周(?![一二三四五])",
    r"年底|年末|年初(?!至今)|月底|月末|月初|涨|跌|\b(?:last|this|past)\s+(?:week|month)\b",
)
_FILLERS = (
    (
        r"请问|请|麻烦|查询|查一查|查一下|查下|查看|查|帮我|帮忙|我想知道|我想|想知道|告诉我|"
        r"看一下|看看|看下|给我|一下"
    ),
    r"是多少(?:亿|元)?|有多少(?:亿|元)?|是什么|多少(?:亿|元)?|怎么样|怎样|如何|几何|多高|多大|是几",
    r"这只|这个(?!季)|该股|可以|能不能|截至|大概|大约|分别|各自|各|数据|财报|情况|水平|数值",
    r"股票|公司|这家|该公司|是|呢|吗|吧|啊|呀|了|谢谢|您好|你好",
    r"\b(?:i'd\s+like\s+to\s+know|what|what's|whats|is|are|was|were|the|of|for|show|tell|me|"
    r"give|get|find|please|thanks"
    r"|thank|you|hi|hello|its|it|their|a|an"
    r"|at|on|in|during|by|how|much|did|does|do|has|have|had|been|be|check|look\s+up|can|could"
    r"|i|would|like\s+to\s+know|want\s+to\s+know|figures?|company|stock|report(?:ed)?"
    r"|so\s+far)\b|(?<=\w)'s\b|(?<=[a-z\d])'(?=\s|$)",
)
_MONEY = r"是?多少钱|值多少钱|how\s+much\s+is(?=\W)"
_JOINS = r"以及|还有|、|,|,|;|&|\+|\b(?:and|plus|also)\b"
_PUNCTUATION = r"(?:[\s.:?!'\"()\[\]。…“”‘’〈〉《》【】·]|(?<=\s)[-—~](?=\s))+"
"""No bare stroke or hyphen: between two figures it may mean a ratio or a difference."""

_BETWEEN = regex(_PUNCTUATION)
_CODE = (
    r"(?<![0-9a-z.])(?:(?:sh|sz|bj|hk)\.?\d{5,6}|[01]\.\d{6}|\d{6}\.(?:sh|ss|sz|bj|xshg|xshe)"
    r"|\d{4,5}\.hk|\d{6}|[a-z]{1,5}\.us|[a-z]{1,4}[.-][ab])(?![0-9a-z])"
)
_WEAK = regex(r"[的之和与及跟]")
"""Words that are also letters of names (新和成, 美的集团): they count only beside known words."""


def _entries() -> tuple[Entry, ...]:
    rows: list[tuple[Word, str, Topic | Measure | Reader | None]] = []
    rows += [(Word.CODE, _CODE, None)]
    rows += [(Word.MONEY, _MONEY, Topic.PRICE)]
    rows += [(Word.UNKNOWABLE, pattern, None) for pattern in _UNKNOWABLE]
    rows += [(Word.SPAN, pattern, reader) for pattern, reader in (*DAYS, *REPORTS)]
    rows += [
        (Word.TOPIC, f"(?:{pattern}){_TIMES if topic in _MULTIPLES else ''}", topic)
        for topic, pattern in TOPICS
    ]
    rows += [(Word.MEASURE, pattern, measure) for measure, pattern in _MEASURES]
    rows += [(Word.FILLER, pattern, None) for pattern in _FILLERS]
    rows += [(Word.JOIN, _JOINS, None), (Word.PUNCTUATION, _PUNCTUATION, None)]
    return tuple(Entry(word, regex(pattern), meaning) for word, pattern, meaning in rows)


_ENTRIES = _entries()


class Scan(NamedTuple):
    """The known words of a text, and the pieces of it that no known word covers."""

    tokens: tuple[Token, ...]
    left: tuple[str, ...]


def scan(text: str) -> Scan:
    """The words of ``text`` (lower case, NFKC)."""
    tokens: list[Token] = []
    left: list[list[int]] = []
    at = 0
    while at < len(text):
        token = _longest(text, at) or _weak(text, at, tokens, left)
        if token is None:
            if left and not text[left[-1][1] : at].strip():
                left[-1][1] = at + 1
            else:
                left.append([at, at + 1])
            at += 1
            continue
        if token.word is not Word.PUNCTUATION:
            tokens.append(token)
        at = token.end
    return Scan(tuple(tokens), tuple(text[start:end] for start, end in left))


def _longest(text: str, at: int) -> Token | None:
    """The longest known word at a place; of equal ones the first in the lexicon."""
    found: Token | None = None
    for entry in _ENTRIES:
        match = entry.pattern.match(text, at)
        if match and match.end() > at and (found is None or match.end() > found.end):
            found = Token(entry.word, at, match.end(), match[0], entry.meaning, match)
    return found


def _weak(text: str, at: int, tokens: list[Token], left: list[list[int]]) -> Token | None:
    """A weak word beside known ones: ``ROE 和 …``, ``…的 ROE``; inside a name it is a letter."""
    match = _WEAK.match(text, at)
    if match is None:
        return None
    word = Word.FILLER if match[0] in "的之" else Word.JOIN
    token = Token(word, at, at + 1, match[0], None, match)
    after_known = bool(tokens) and not _BETWEEN.sub("", text[tokens[-1].end : at])
    if after_known and tokens[-1].word is not Word.FILLER:
        return token
    open_name = left and not text[left[-1][1] : at].strip() and left[-1][1] - left[-1][0] >= 2
    rest = len(text) - len(text[at + 1 :].lstrip())
    return token if open_name and (rest >= len(text) or _longest(text, rest)) else None
