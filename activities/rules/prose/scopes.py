"""What a Chinese number is counted over or when.

权益口径下, 春节期间. Each holds only where a fact like it is of that.
"""

import re

from activities.rules.prose.readings import Reading, Readings
from activities.rules.scanning.regex import regex

_SCOPE = regex(r"(?P<scope>权益|全|并表|合并(?:报表)?|母公司|备考|操盘|同店|归母)口径")
_OWN = regex(r"权益|全口径|并表|合并(?:报表)?|母公司|备考|操盘|同店|归母")
_HOLIDAY = regex(
    r"(?P<may>五一|劳动节)|(?P<oct>国庆|十一(?=假期|黄金周|期间|长假))|(?P<new>春节|除夕)|元旦|"
    r"中秋|端午|清明|双(?:11|十一)|618|暑期|寒假"
)
_AGAINST = regex(r"[较比与同于过自从由]$|相[较比]于?$|超过$|不及$")
"""Before what is compared with."""


def contradict(before: str, reading: Reading, readings: Readings) -> bool:
    """Whether the words since the last number name another scope or holiday than that of a fact.

    A fact like it is of that one.
    """
    return _is_of_other_scope(before, reading, readings) or _is_of_other_holiday(
        before, reading, readings
    )


def _is_of_other_scope(before: str, reading: Reading, readings: Readings) -> bool:
    said = _only(_SCOPE, before)
    if said is None:
        return False
    scope = "全口径" if said["scope"] == "全" else said["scope"]
    if scope in reading.words:
        return False
    return any(
        other.entity == reading.entity
        and scope in other.words
        and _plain(other.words) == _plain(reading.words)
        for other in readings
    )


def _is_of_other_holiday(before: str, reading: Reading, readings: Readings) -> bool:
    said = _only(_HOLIDAY, before)
    mine = _holiday(reading) if said else ""
    if said is None or not mine or mine == _named(said):
        return False
    if _AGAINST.search(before[: said.start()]) and before[said.end() :][:1] != "的":
        return False
    return any(
        (other.entity, other.words) == (reading.entity, reading.words)
        and _holiday(other) == _named(said)
        for other in readings
    )


def _only(pattern: re.Pattern[str], before: str) -> re.Match[str] | None:
    hits = list(pattern.finditer(before))
    return hits[0] if len(hits) == 1 else None


def _plain(words: str) -> str:
    return _OWN.sub("", words).replace("口径", "").strip(" ()")


def _holiday(reading: Reading) -> str:
    hit = _HOLIDAY.search(f"{reading.fact.period or ''} {reading.words}")
    return _named(hit) if hit else ""


def _named(hit: re.Match[str]) -> str:
    return hit.lastgroup or hit[0].replace("十一", "11")
