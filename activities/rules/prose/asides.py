"""Times in brackets: those of a figure that stands in the brackets with them."""

import re
from bisect import bisect_right

from activities.rules.prose.context import Scene
from activities.rules.prose.periods import Period, PeriodMention
from activities.rules.scanning.regex import regex

_LOOK = 40
_YEAR = 4
"""Digits of a year."""

_CHANGED_FROM = regex(
    r"[0-9](?:%|\spercent|\sper cent|\spp|\spercentage points|\sbasis points|bps?)\s(?:from|on|"
    r"against|versus|vs\.?|compared (?:with|to))\s$"
)
"""Between a change and the time it is counted from: down 31.9% from a year earlier."""
_HEADS = regex(r"(?:\s?[:=]\s?[^0-9\s]{0,4}|'s\s\(?[+$¥€£-]{0,2})\s?[0-9]")
"""Behind a time: it heads another figure, (Q3'24: 5.1m)."""


_OWN_ASIDE = regex(
    r"\((?:(?:it|this|that|they)\s)?(?:was|were|had been|vs\.?|versus|against|"
    r"compared (?:with|to)|(?:up |down )?from|after|"
    r"previously)?\s?[^0-9()a-z]{0,3}[0-9][^()a-z]{0,8}(?:(?:%|bn|m|million|billion|percent|bps|"
    r"basis points|x|times)\s)?\s?(?:in|for|at)\s(?:the\s)?$"
)
"""Between a number and a time, brackets with a number of that time: 23.6% of sales (it was 19.8% in
2024)."""
_THROUGH = regex(
    r"(?<![a-z])(?<!months )(?<!month )(?<!quarter )(?<!half )(?<!year )(?<!weeks )(?<!period )"
    r"through\s(?:the end of\s|end-)?$"
)
_NEXT = regex(r",?\s(?:and|while|but)\s(?:[^,;.0-9]|\.(?=\S))*\s(?:on|at|as of|as at)\s$")
_IS = regex(r"\s(?:was|is|were|are|stood at|came to|closed at|reached)\s[^,;.0-9]{0,16}[0-9]")
"""Around the day of the next figure: 55.4%, and the yield on November 7 was 2.97%."""
_OF_A_VIEW = regex(
    r"\s(?:[a-z-]+\s){0,3}?(?:outlook|guidance|guide|forecasts?|range)\s"
    r"(?:from|to|at|of|by|was|is|now)\s[^;.]{0,24}?[0-9]"
)
"""Behind a time, what was foreseen for it, and how much: grew 1% and cut its 2025 outlook from
10%."""
_TURNS_TO = regex(
    r"(?:,\s(?:and|while|but)|;(?:\s(?:and|while|but))?)\s(?:(?:for|in)\s)?"
    r"(?:(?:all of|the whole of|full-year|fiscal)\s)?$"
)
_SEEN = regex(
    r"(?:\s(?:it|they|we|management|the company))?"
    r"(?:\s(?:is|was|are|were|should|will|would|has|had|now|still|looks))+\s[^,;.0-9]{0,40}[0-9]"
)
"""Around a time that its own clause begins with: beat the guide of $5.55, and 2025 is now seen at
$15.58."""
_DATED = regex(
    r"(?:截至|截止|至|于|as of|as at|at|ended|ending|through|to|until|on)\s?(?:the end of\s)?$",
    re.IGNORECASE,
)

_BRACKETED = regex(r"\([^()]*[0-9][^()]*[:为][^()]*\)")


def heads(text: str, mention: PeriodMention) -> bool:
    """Whether a year heads what was in another one: (2024: 13.9p). Any part of it may be meant."""
    before, behind = text[max(0, mention.start - 2) : mention.start], text[mention.end :][:2]
    bare = mention.end - mention.start == _YEAR
    return (bare and before.rstrip()[-1:] in ("(", ",", ";") and behind[:1] in (":", "=")) or (
        bare and before.endswith("(") and behind == " -"
    )


def is_inside(scene: Scene, mention: PeriodMention, position: int) -> bool:
    """Whether a time is that of a number inside brackets that are closed.

    （2025年为2.24亿元）, (41.0% a year before).
    """
    close = scene.text.find(")", mention.end, min(position, mention.end + _LOOK))
    if close < 0 or "(" in scene.text[mention.end : close]:
        return False
    opened = scene.text.rfind("(", max(0, mention.start - _LOOK), mention.start)
    if opened < 0 or ")" in scene.text[opened : mention.start]:
        return False
    return bisect_right(scene.ends, close) > bisect_right(scene.ends, opened)


def has_figure(text: str, mention: PeriodMention) -> bool:
    """Whether a time stands in brackets with a figure of its own.

    (2024: 96.1%), (down from 3 in 2024).
    """
    opened = text.rfind("(", max(0, mention.start - 48), mention.start)
    if opened < 0 or ")" in text[opened : mention.start]:
        return False
    closed = text.find(")", mention.end, mention.end + 48)
    rest = text[opened : mention.start] + text[mention.end : closed]
    return closed >= 0 and any(char.isdigit() for char in rest)


def opens(text: str, mention: PeriodMention) -> bool:
    """Whether a Chinese time stands at the head of brackets with its own figure.

    5亿元（上年同期：4亿元）.
    """
    chinese = not text[mention.start : mention.end].isascii()
    opened = text[: mention.start].rstrip()[-1:] == "("
    return chinese and opened and has_figure(text, mention)


def heads_figure(scene: Scene, mention: PeriodMention, end: int, since: int) -> bool:
    """Whether a time stands before a figure of its own, in Chinese before any.

    截至4月10日已回购460万股.
    """
    if _HEADS.match(scene.text, mention.end) or _OF_A_VIEW.match(scene.plain, mention.end):
        return True
    if (aside := _OWN_ASIDE.search(scene.plain, since, mention.start)) and aside.start() >= since:
        return scene.plain[mention.end : mention.end + 1] == ")"
    if mention.period.part == "DAY" and _NEXT.search(scene.plain, since, mention.start):
        return _IS.match(scene.plain, mention.end) is not None
    if _TURNS_TO.search(scene.plain, since, mention.start) and _SEEN.match(
        scene.plain, mention.end
    ):
        return True
    ahead = bisect_right(scene.ends, mention.end)
    figures = ahead < len(scene.ends) and scene.ends[ahead] <= end
    return figures and not scene.text[max(0, mention.start - 2) : mention.end + 2].isascii()


def ends_change(text: str, mention: PeriodMention) -> bool:
    """Whether a time is only what the change before it is counted from, and its clause is over.

    Down 5% from a year earlier, and.
    """
    closed = text[mention.end : mention.end + 2] in (", ", "; ")
    return closed and bool(
        _CHANGED_FROM.search(text[max(0, mention.start - _LOOK) : mention.start])
    )


def of_what_follows(scene: Scene, mention: PeriodMention) -> Period | None:
    """A part of a year in an English sentence without a figure, which tells of what follows.

    The second-quarter print was in line.
    """
    start, end = scene.sentence(mention.start)
    figures = bisect_right(scene.ends, end) > bisect_right(scene.ends, start)
    return None if figures or not scene.text[start:end].isascii() else mention.period


def runs_through(plain: str, mention: PeriodMention) -> bool:
    """Whether a month is the last of all so far.

    Through October, and not three months through October.
    """
    return _THROUGH.search(plain, max(0, mention.start - _LOOK), mention.start) is not None


def dates(text: str, mention: PeriodMention) -> bool:
    """Whether a time is one at which something stood.

    截至6月, as of June 30, the end of a month.
    """
    ends = mention.period.part == "MONTH" and text[mention.end - 1] in "末底"
    return ends or bool(_DATED.search(text[max(0, mention.start - 20) : mention.start]))


def may_follow(text: str, mention: PeriodMention) -> bool:
    """Whether a time may stand behind its figures without a word that says so.

    In Chinese, a report's only.
    """
    around = text[max(0, mention.start - 2) : mention.end + 6]
    return around.isascii() or "报" in text[mention.end - 1 : mention.end + 2]


def without(around: str) -> str:
    """The words around a figure without what another one in closed brackets is told of.

    44亿美元（2024年上半年：35亿美元）.
    """
    return _BRACKETED.sub(" ", around) if "(" in around else around
