"""The shapes of numbers in prose, and of what stands around them."""

import re

from activities.rules.prose import chinese_numerals, english_numerals
from activities.rules.prose.phrases import starts
from activities.rules.scanning.regex import regex

_CHINESE = (
    rf"[零一二三四五六七八九十两][{chinese_numerals.NUMERAL}]*+(?:点[零一二三四五六七八九]++)?"
)
_ARABIC = r"(?:[0-9]{1,3}(?:,[0-9]{3})++(?![0-9])|[0-9]++)(?:\.[0-9]++)?|(?<![0-9A-Za-z.])\.[0-9]++"
CORE = regex(
    r"(?P<share>(?P<of>[二三四五六七八九十百千]{1,3})分之"
    rf"(?P<part>{_CHINESE}|[0-9]++(?:\.[0-9]++)?))"
    rf"|(?P<arabic>{_ARABIC})|(?P<chinese>{_CHINESE})|(?P<english>{english_numerals.PATTERN})"
    r"|(?P<fixed>翻(?:了)?[一1两二2三3]?(?:番|倍)"
    r"|(?<![A-Za-z])(?:doubl|tripl|quadrupl)(?:ed|ing|es?)(?![A-Za-z]|[- ]digit)"
    r"|(?:(?<!另)(?<!后)(?<!前)一半|(?<![A-Za-z])(?:(?<=by )half|(?<!upper )(?<!lower )(?<!top )"
    r"(?<!bottom )(?<!first )(?<!second )(?<!back )(?<!other )(?<!better )half(?= of (?:its|the|"
    r"their|our|total|all|net|group|revenue|sales|profit))(?! of the year)|halved))(?![A-Za-z]))",
    re.IGNORECASE,
)
STARTS = starts(
    (
        *".0123456789零一二三四五六七八九十两百千翻",
        *english_numerals.STARTS,
        *("doubl", "tripl", "quadrupl", "half", "halved"),
    )
)
FIGURES = starts((
    *"0123456789零二三四五六七八九十两百千翻", *(f"一{unit}" for unit in "成倍半万亿百千点元"),
    *english_numerals.WORDS, "doubl", "tripl", "quadrupl", "half", "halved",
))  # fmt: skip
PRICED = regex(
    r"(?:收盘?价?|报收?|收[报于]|股价|"
    r"(?<![a-z])(?:clos(?:ed?|es|ing)|settled|ended|shares|stock)(?: at)?)\s?$"
)
VOTED = regex(
    r"\s(?:vote|majority|split|decision|ruling|win|victory|defeat|score|in favour|against)"
)
THE_ONE = regex(
    r"的(?!收|支|部分|区间|水平|目标|门槛|规模|增[长幅速]|高?速|涨|跌|降|产|客户|企业|公司)[一-鿿]"
)
"""Behind a number that something is above or below: it may be exact, 高于141.9亿元的净利润."""
