"""Parts of a company that figures are of: regions, channels, sources of power."""

from functools import lru_cache

from activities.rules.prose.phrases import words
from activities.rules.scanning.regex import regex

_GROUPS = (
    "americas|north america,北美|emea|apac,asia pacific,asia-pacific,亚太|"
    "latam,latin america,拉美|europe,欧洲|iberia|benelux|nordics|dach|middle east,中东"
    "|japan,日本|india,印度|germany,德国|france,法国|southeast asia,东南亚",
    "international,overseas,海外,境外,国外,外销|domestic,国内,境内,内销",
    "出口|进口|进出口",
    "华东|华南|华北|华中|西南|西北|东北",
    "online,e-commerce,线上,电商|in-store,offline,线下",
    "wholesale,批发|direct-to-consumer,dtc,直营|加盟,franchise|经销",
    "solar,光伏|wind,风电|火电,煤电|水电|核电",
)
"""One group a row, of parts that exclude each other; the names of one part stand side by side."""
_PARTS = {
    name: (row, number)
    for row, group in enumerate(_GROUPS)
    for number, names in enumerate(group.split("|"))
    for name in names.split(",")
}
_PATTERN = regex("其中|" + words(_PARTS))
"""其中 is no part, and says nothing of 中东 in 其中东南亚."""
_BEHIND = regex(r"(?:(?!\s(?:and|but|while)\s)[^,，、;；。\n0-9]){0,24}")
Part = tuple[int, int]


@lru_cache(maxsize=4096)
def of(lower: str) -> frozenset[Part]:
    """The parts that a stretch of text in lower case names."""
    return frozenset(_PARTS[hit[0]] for hit in _PATTERN.finditer(lower) if hit[0] in _PARTS)


def listed(lower: str) -> list[Part]:
    """The parts of one group that a stretch of text in lower case lists, in order."""
    found = [_PARTS[hit[0]] for hit in _PATTERN.finditer(lower) if hit[0] in _PARTS]
    return found if len({row for row, _ in found}) == 1 else []


def around(lower: str, start: int, end: int, bounds: tuple[int, int]) -> frozenset[Part]:
    """The parts named since the number before, and behind a number as far as its clause goes."""
    behind = _BEHIND.match(lower, end, bounds[1])
    return of(lower[bounds[0] : start] + "\n" + (behind[0] if behind else ""))


def clash(said: frozenset[Part], fact: frozenset[Part]) -> bool:
    """Whether a text names another part of a group than a fact is of."""
    rows = {row for row, _ in said} & {row for row, _ in fact}
    return bool(rows) and not said & fact
