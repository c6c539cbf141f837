"""The stretches of time that a price moved over, in Chinese: 今年以来, 近一周, 过去三个月."""

import re

from activities.rules.prose.readings import Reading, Readings
from activities.rules.scanning.regex import regex

_NAMES = regex(
    r"(?P<since>自?(?:基金|产品)?成立(?:以来|至今))|"
    r"(?P<sofar>今年以来|年初至今|年初以来|本年以来|年内)"
    r"|(?:最近|过去|近)(?P<count>[一二两三四五六七八九十]|"
    r"[0-9]{1,3})个?(?:完整)?(?:交易)?(?P<of>[日天周月年])"
)
_PARTS = regex(r"[，,。；;：:%]")
_MOVED = regex(r"涨跌幅|涨幅|跌幅|收益率|回报|净值增长率|涨跌")
_NUMERALS = {"一": "1", "二": "2", "两": "2", "三": "3", "四": "4", "五": "5", "六": "6", "七": "7",
             "八": "8",
             "九": "9", "十": "10"}  # fmt: skip


def _named(words: str) -> set[str]:
    """The stretches that words name, each in one spelling."""
    return {_spelt(hit) for hit in _NAMES.finditer(words)}


def _spelt(hit: re.Match[str]) -> str:
    if hit["sofar"] or hit["since"]:
        return "年内" if hit["sofar"] else "成立以来"
    unit = "日" if hit["of"] == "天" else hit["of"]
    told = _NUMERALS.get(hit["count"], hit["count"]) + unit
    return {"12月": "1年", "52周": "1年"}.get(told, told)


def _told(sentence: str) -> set[str]:
    """Those of the last clause of what a sentence says before a number; two are those of a list.

    Or of a clause that names nothing else.
    """
    *before, last = _PARTS.split(sentence)
    alone = before and _NAMES.fullmatch(before[-1].strip(" 自在"))
    found = _named(last) or (_named(before[-1]) if alone else set())
    return found if len(found) == 1 else set()


def agree(told: str, reading: Reading) -> bool:
    """Whether what is told before a number names the stretch that a fact's move is over."""
    named = _told(told) if _MOVED.search(reading.words) else set()
    return bool(named) and named == _named(reading.words)


def contradict(told: str, reading: Reading, readings: Readings) -> bool:
    """Whether it names another one, and a fact of the same is over that one."""
    mine = _named(reading.words) if _MOVED.search(reading.words) else set()
    named = _told(told) if mine else set()
    if not named or mine == named:
        return False
    return any(
        other.entity == reading.entity
        and _named(other.words) == named
        and _NAMES.sub("", other.words) == _NAMES.sub("", reading.words)
        for other in readings
    )
