"""Times that frame a text.

The month that heads it, the year that its last words give all figures.
"""

import re

from activities.rules.prose import periods
from activities.rules.prose.folding import lower
from activities.rules.prose.periods import Period, PeriodMention
from activities.rules.scanning.regex import regex

_ALL = regex(
    r"(?:数据|统计|报告|财务)(?:所属)?(?:期间|区间|期)\s?[:：为]\s?|"
    r"(?:数据|行情|报价|估值|统计|更新|采集|基准|取数|定价)(?:更新|截止|截至)?(?:日期|时间|日)"
    r"\s?[:：为是]?\s?|"
    r"(?:数据|行情|指标)(?:均|皆|都|全部)?(?:截[至止]|来自|取自|摘自|出自|源自|来源于|来源[:：为]?)"
    r"(?:于|自|公司)?\s?|"
    r"(?:[两二三四五六]项|两者|各项|均)(?:数据|指标|数字)?(?:均|皆|都|全部)?"
    r"(?:取自|来自|摘自|出自|源自)\s?|"
    r"(?:以上|上述|前述|上列|上表|文中|本文|表中|表内)(?:全部|所有|各项|主要|相关|财务|经营|业绩|"
    r"运营)*(?:数据|数字|金额|指标|口径|数值|内容)?(?:均|皆|都|全部|统一|全)*(?:为|系|是|指|来自|"
    r"取自|截至|截止|对应|采用|按)"
    r"|(?<![A-Za-z])(?:[Ff]igures|[Nn]umbers|[Dd]ata|[Aa]mounts|[Pp]rices) "
    r"(?:above |shown |here )?(?:are|is|as) (?:all )?(?:for|of|from|as of|at|as at) (?:the )?"
    r"|^[ (*_]*As (?:of|at) (?=[^.,\n]{3,12}(?:, 20[0-9]{2}|\s20[0-9]{2})[.)*_ ]*$)"
    r"|(?<![A-Za-z])(?:[Rr]eporting |[Ff]iscal )?[Pp]eriod(?: covered)?:\s?"
    r"|[Aa]ll (?:figures|numbers|data|amounts|values) (?:above |shown |here )?(?:are |is |as )?"
    r"(?:for|of|from|as of|in|at) (?:the )?",
    re.MULTILINE,
)
_ASIDE_AT_THE_END = regex(
    r"[。；\n]\s*\([^()\n0-9]{2,16}[，,、:\s]\s?(?P<time>[^()\n]{4,16})\)\s*$"
)
"""Whose and of when all before was, in brackets of its own: …增长30.59%。（甲公司，2023年H1）."""
_HEADS = ("期间", "区间", "数据", "日期", "更新", "行情", "估值日", "取自", "来自", "摘自",
          "出自", "源自", "报告期:", "以上", "上述", "前述", "上列", "上表", "文中",
          "本文", "表中", "表内")  # fmt: skip
_HEADS_EN = (
    "igures ",
    "umbers ",
    "ata ",
    "mounts ",
    "ll values ",
    "eriod",
    "rices ",
    "As of ",
    "As at ",
)
"""What ``_ALL`` has in it: most texts have none of these."""
_FISCAL = frozenset({"FY", "Q1", "Q2", "Q3", "Q4", "H1", "H2", "9M"})
_SHORT = 300
_CHINESE = regex(r"[一-鿿]")
_OTHER_TIME = regex(
    r"[去上前今明次往同]年|同期|此前|以来|[年期][初末底内]|期间|[单本上当]季|历史|前值|预[计测期]|"
    r"目标|指引|计划|最新|截[至止]|[较比自从由]|月"
)
"""Words of a time beside the one that a text names."""
_LOOK = 24
_TAIL = 48
_SEVERAL = Period("MONTH", month=0)


def closing(folded: str) -> Period | None:
    """The time that a text says all its figures are of: 以上均为2024年口径."""
    if aside := _ASIDE_AT_THE_END.search(folded[-_TAIL:]):
        found = next(periods.find(lower(aside["time"])), None)
        if found is not None and found.period.year:
            return found.period
    if only := _only(folded):
        return only
    heads = _HEADS_EN if folded.isascii() else (*_HEADS, *_HEADS_EN)
    if not any(head in folded for head in heads):
        return None
    for hit in _ALL.finditer(folded):
        behind = lower(folded[hit.end() : hit.end() + _LOOK])
        found = next(periods.find(behind), None)
        if found is None or set("，。；,;") & set(behind[: found.start]):
            continue
        if found.period.year:
            return found.period
    return None


def _only(folded: str) -> Period | None:
    """The only fiscal time of a short Chinese text, wherever it stands: 净利率22%，2022年如何."""
    if len(folded) > _SHORT or not _CHINESE.search(folded):
        return None
    plain = lower(folded)
    if _OTHER_TIME.search(plain):
        return None
    told = {mention.period for mention in periods.find(plain)}
    one = told.pop() if len(told) == 1 else None
    return one if one and one.year and one.part in _FISCAL else None


def month(times: list[PeriodMention], known: Period | None) -> Period | None:
    """The only month that a text has named so far; one of month 0 where it has named several."""
    for mention in times:
        if mention.period.part == "MONTH" and mention.period.day is None:
            same = known is None or known.month == mention.period.month
            known = mention.period if same and known != _SEVERAL else _SEVERAL
    return known


def fits(said: Period, fact: Period | None) -> bool:
    """Whether a month that heads a text may be that of a fact.

    One that is of no month is of any.
    """
    if not said.month or fact is None or fact.part != "MONTH":
        return True
    return fact.month == said.month and said.year in (None, fact.year)
