"""One metric under two names: 营收 and 营业收入, 境外收入 and 海外收入."""

import re
from functools import lru_cache

from activities.rules.prose import metrics
from activities.rules.prose.metrics import Metric
from activities.rules.scanning.regex import regex

_ABROAD = regex(r"境外|国外")
_WORDS = (
    (_ABROAD, "海外"),
    (regex(r"境内"), "国内"),
    (regex(r"归属于?(?:上市|母)公司(?:股东|所有者)?的?|归母|归属"), ""),
    (regex(r"今年以来|年内(?!到期)|年初以来"), "年初至今"),
    (regex(r"增长率|同比增速|同比增幅|同比变动|同比变化|(?<=同比)增长"), "同比"),
    (regex(r"(?:占(?:营业总?收入|总?营收|总?收入)的?)?(?:比[例重]|占比)$"), "占比"),
    (regex(r"^(?:控股股东|第一大股东|大股东|实际控制人|实控人)(?=持股|<holding_ratio>)"), ""),
    (regex(r"\(?(?:ttm|mrq|lf|lyr)\)?$"), ""),
    (regex(r"^(?:期末|年末|报告期末|季末|本期|当期)|(?:余额|总额|金额|合计|数量|数额)$"), ""),
    (regex(r"[\s()（）的%]+"), ""),
    (regex(r"每股(?=<dps>)"), ""),
    (regex(r"<adjusted_profit>后?<net_profit>"), "<adjusted_profit>"),
)  # fmt: skip
"""What is said for a part of a metric's name, and what it says no more with."""
_SHOWS = regex(r"所?(?:显示|表明|暗示|预示|指向|隐含|意味着)")
"""Behind the name of what only tells the number of something else."""
_FORECAST = regex(r"(?:指引|预测|预期|目标|计划|预计)(?:值|区间|范围)?")
_FORESEEN = regex(r"预计|预期|预测|指引|展望|目标|计划|料将|有望")
"""What the name of a forecast says besides its metric, and what prose says for it."""
_GENERAL = {"operating_revenue": "revenue", "controller_share": "holding_ratio"}
"""Metrics whose names are those of another one, too."""
_TOTAL = {"total_revenue": "revenue"}
"""Metrics that one report gives under the name of another."""


def placed(words: str) -> str:
    """The words with one name for what is abroad: 海外 for 境外."""
    return _ABROAD.sub("海外", words)


def same(one: str, other: str) -> bool:
    """Whether two names of facts are of one metric, spelled in two ways."""
    if one.isascii() or other.isascii():
        return _is_same_metric(one, other)
    first, second = _plain(one), _plain(other)
    return first == second or _general(first) == second or first == _general(second)


def _is_same_metric(one: str, other: str) -> bool:
    """Whether two names, one of them in Latin letters, are names of one metric and nothing more."""
    first, second = (metrics.NAMES.get(name) for name in (one, other))
    if first is None or second is None:
        return False
    kin = first.family == second.family
    open_name = kin and (first.family == "pe" or "roe" in (first.id, second.id))
    return open_name or metric(first) == metric(second)


def ending(before: str, words: str) -> int:
    """How much of the end of a text is the name of a fact, in whatever spelling.

    扣非归母净利润 for 扣非净利润.
    """
    hits = [hit for hit in metrics.pattern().finditer(before) if hit.end() == len(before)]
    return len(hits[-1][0]) if hits and same(hits[-1][0], words) else 0


def is_name(said: str, around: str, words: str) -> bool:
    """Whether a name is that of a fact, what it lacks of it told before: 累计合同面积A，合同金额B.

    In English, or only said of it: 计入损益的政府补助.

    It is also that of a fact which is said to show it: 点阵图中位数显示，利率为.
    """
    if shows(around, words):
        return True
    rest = words.replace(said, "", 1)
    only = not rest or rest.isascii() or rest in around
    only = only or (_FORECAST.fullmatch(rest) is not None and _FORESEEN.search(around) is not None)
    return said in words and (only or (rest.endswith("的") and words.endswith(said)))


def shows(around: str, words: str) -> bool:
    """Whether the name of a fact is said to show a number.

    Its metric is then only what the number is of.
    """
    at = around.find(words) + len(words)
    return words in around and not words.isascii() and _SHOWS.match(around, at) is not None


def metric(named: Metric | None) -> Metric | None:
    """A metric by the id of the general one that it is called by, too."""
    general = named and (_GENERAL.get(named.id) or _TOTAL.get(named.id))
    return named._replace(id=general) if named and general else named


@lru_cache(maxsize=4096)
def _plain(words: str) -> str:
    words = metrics.fact_pattern().sub(_id, words)
    for pattern, form in _WORDS:
        words = pattern.sub(form, words)
    return re.sub(r"(?:同比)+", "同比", words)


def _id(hit: re.Match[str]) -> str:
    known = metrics.NAMES[hit[0]].id
    return f"<{_GENERAL.get(known, known)}>"


def _general(words: str) -> str:
    return words.replace("<total_revenue>", "<revenue>")
