"""Profits said to be without one-off items, in whatever words.

剔除一次性损益后净利润, 净利润（扣非）.
"""

from activities.rules.prose import metrics
from activities.rules.prose.metrics import Metric
from activities.rules.prose.readings import Reading, Readings
from activities.rules.scanning.regex import regex

WITHOUT = regex(
    r"(?<![未不])(?:(?:扣除|扣掉|剔除|去除|排除|撇除|撇开|刨除|刨去|除去|抛开|不计入?|"
    r"不含|不包括|不考虑)(?:了)?"
    r"(?:一次性|非经常性?)的?(?:损益|项目|因素|影响|收益|利得|损失|事项|科目)*|扣非(?:口径)?)"
)
_THEN = (
    r"(?:的?(?:影响|因素))?之?后?(?:口径|的(?:情况|前提|基础))?[下上]?"
    r"(?:[,，](?:[^,，。；;:：0-9]|20[0-9]{2}年|[0-9]{1,2}月){0,24}|"
    r"的?(?:归属[^,，。；;0-9]{0,14})?)"
)
"""Between what a profit is without and the profit: 影响后，前三季度."""
_BEFORE = regex(rf"{WITHOUT.pattern}{_THEN}$")
_BEHIND = regex(rf"\s?\({WITHOUT.pattern}之?(?:后|口径|后口径)?\)")
_FIRST = regex(
    rf"(?<![a-z]){metrics.WITHOUT_ONE_OFFS},\s(?:[^,.;:0-9%]|\.(?=[a-z])|20[0-9]{{2}}){{0,40}}$"
)
"""Before a profit, what it is told without: excluding one-off items, Harlow's net profit."""
_BOOKS = (
    r"(?P<non>non-?\s?|非\s?)?(?:gaap|(?:hk)?ifrs|hkfrs|公认会计(?:准则|原则)|"
    r"(?:国际|香港)财务报告准则)"
)
_TOLD = regex(rf"{_BOOKS}(?:(?!\s(?:but|and|while)\s)[^，。；、,;|0-9]){{0,20}}$")
_OWN = regex(_BOOKS)
MADE = regex(
    r"(?:non-?\s?|非\s?)gaap(?:准则)?|非公认会计(?:准则|原则)下?|"
    r"(?:经调整|调整后)(?=的?(?:每股|eps|净|利|毛|ebit))|(?<![a-z])adj(?:\.|usted)?(?![a-z.])"
)
"""What makes a figure an adjusted one, in either language."""
_SHARE = r"(?:每(?:股|ads)|(?<![a-z])(?:eps|earnings per (?:diluted )?share)(?![a-z]))"
_MADE_SHARE = regex(
    rf"(?:{MADE.pattern})[^，。；、,;|0-9]{{0,12}}{_SHARE}[^，。；、,;|0-9]{{0,12}}$"
)
"""Before a number, that it is what was earned a share, adjusted."""
_REMADE = regex(
    rf"{MADE.pattern}|"
    rf"(?<![a-z])(?:adjusted|core|underlying|operating|recurring)(?![a-z])|调整|扣非|扣除"
)
_REMADE_BOOKS = regex(r"(?<![a-z])(?:adjusted|underlying|recurring|core)(?![a-z])|经?调整后?")
"""In the name of a fact that no books are told of, what makes it none by the book."""
_NEAR, _FAR, _FAR_EN = 24, 56, 100
_MARKS = "扣剔去排撇刨除抛不"


def end(plain: str, start: int, stop: int) -> int:
    """Where the name of a profit between two places ends that is said to be without one-off items.

    0 where it is not.
    """
    if behind := _BEHIND.match(plain, stop):
        return behind.end()
    if told_behind := metrics.without_one_offs(plain, stop):
        return told_behind
    if metrics.CORE.search(plain[max(0, start - _NEAR) : start]):
        return stop
    if _FIRST.search(plain[max(0, start - _FAR_EN) : start]):
        return stop
    before = plain[max(0, start - _FAR) : start]
    if (books := _TOLD.search(before)) and books["non"]:
        return stop
    told = any(mark in before for mark in _MARKS) and _BEFORE.search(before)
    return stop if told else 0


def are_other_books(before: str, words: str) -> bool:
    """Whether the words before a number say GAAP and a fact's name non-GAAP, or the other way.

    GAAP每股收益 for non-GAAP EPS.
    """
    own = _OWN.search(words)
    made = own is None and _REMADE_BOOKS.search(words) is not None
    told = _TOLD.search(before) if own or made else None
    if told is None:
        return False
    return bool(told["non"]) != bool(own["non"] if own else made)


def is_plain_share(before: str, reading: Reading, readings: Readings) -> bool:
    """Whether the words before a number say adjusted EPS and a fact is of the plain one.

    Another fact is then of what they say.
    """
    own = reading.metric
    if own is None or own.family != "eps" or _REMADE.search(reading.words.replace("_", " ")):
        return False
    if not _MADE_SHARE.search(before):
        return False
    alike = readings.of_family(own)
    return any(_REMADE.search(other.words.replace("_", " ")) for other in alike)


def is_adjusted_share(before: str, metric: Metric) -> bool:
    """Whether a number is said to be adjusted earnings by the share, as a fact of that metric is.

    However diluted it is called: non-GAAP diluted EPS.
    """
    return metric.id == "eps_adjusted" and _MADE_SHARE.search(before) is not None


def as_in(told: str, words: str) -> str:
    """What a Chinese text says of adjusted figures, by the word that a fact's name has for it."""
    if told.isascii():
        return told
    return MADE.sub(" non-gaap " if "gaap" in words else " adjusted ", told)
