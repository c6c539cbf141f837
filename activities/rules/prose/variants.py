"""Variants of one name among the facts.

The classes of a fund, grades, kinds of shares, scopes of accounts.
"""

import re
from collections.abc import Collection, Iterator
from itertools import takewhile

from activities.rules.scanning.regex import regex

_VARYING = regex(
    r"(?<![A-Za-z0-9])(?:[A-Z]{1,3}[+-]?|[0-9]{1,2})(?![A-Za-z0-9.+-])"
    r"|(?<![0-9.A-Za-z])(?P<size>[0-9]+(?:\.[0-9]+)?(?:[mcnμ]m|英?寸|kV|kg))(?![0-9A-Za-z])"
    r"|\((?P<scope>[一-鿿]{2,4}?)(?:口径|报表)?\)|(?:合并|母公司|本部|优先级|次级)(?:口径|报表)?$"
)
"""What one name has where another has something else, and all else is the same."""
_BEHIND = regex(r"类(?:份额)?|份额|级|股|年期|个月期?|天期")
"""What is said behind a varying letter or number: C类, AA+级, H股."""
_REST = regex(f"(?:{_BEHIND.pattern})?")
_SHARED = 3
_SEGMENT = regex(
    r"(?P<line>[一-鿿A-Za-z0-9()·:/_—－-]{4,}?)(?:业务)?"
    r"(?:分部|业务|板块|事业[部群]|部门|产品线)\)?"
    r"|(?P<whole>[一-鿿A-Za-z0-9]{2,})[(·:/_—－-]"
    r"(?P<part>(?!合并|母公司|本部)[一-鿿]{2,8}(?<!口径)(?<!报表)(?<!先级)(?<!级))\)?"
)
"""The name of a company with that of one of its segments."""


_CONVERTIBLE = regex(r"(?P<head>[一-鿿]{2})[一-鿿]{0,2}(?:转债|转[0-9]{1,2})")
"""The name of a convertible bond, which begins as that of its issuer does."""


def shortened(names: Collection[str]) -> dict[str, str]:
    """How the varying part of each name is said alone, where it picks one name."""
    groups: dict[str, dict[str, tuple[str, ...]]] = {}
    for name in names:
        for hit in _VARYING.finditer(name):
            rest = f"{name[: hit.start()]}\x00{name[hit.end() :]}"
            if len(rest) > _SHARED:
                groups.setdefault(rest, {})[name] = tuple(_said(name, hit))
    found = _by_exchange(names)
    for word, name in (*_by_segment(names), *_by_bond(names)):
        found.setdefault(word, set()).add(name)
    for group in groups.values():
        for name, said in group.items() if len(group) > 1 else ():
            for word in said:
                found.setdefault(word, set()).add(name)
    return {word: picked.pop() for word, picked in found.items() if len(picked) == 1}


def _by_exchange(names: Collection[str]) -> dict[str, set[str]]:
    """The shares of one company that are listed twice: 中芯国际 and 中芯国际H股."""
    found: dict[str, set[str]] = {}
    for name in names:
        home = name.removesuffix("股").removesuffix("H").rstrip("- ")
        if name.endswith(("H股", "H")) and home in names:
            found.setdefault("H股", set()).add(name)
            if f"{home}A股" not in names:
                found.setdefault("A股", set()).add(home)
    return found


def _by_bond(names: Collection[str]) -> Iterator[tuple[str, str]]:
    """Whose shares a convertible bond turns into: 正股 is 荣晟环保 beside 荣晟转债."""
    for bond in names:
        if hit := _CONVERTIBLE.fullmatch(bond):
            head = hit["head"]
            yield from (("正股", name) for name in names if name != bond and name[:2] == head)


def _by_segment(names: Collection[str]) -> Iterator[tuple[str, str]]:
    """The segments of one company.

    空调 of 格兰电器空调分部, where it is told apart from others or from the whole.
    """
    parts = {name: hit for name in names if (hit := _SEGMENT.fullmatch(name))}
    for name, hit in parts.items():
        if hit["part"]:
            if sum(other.startswith(hit["whole"]) for other in names) > 1:
                yield hit["part"], name
            continue
        others = [other for other in names if other != name and other[:2] == name[:2]]
        heads = [other for other in others if hit["line"].startswith(other)]
        heads = heads or [
            _shared(hit["line"], parts[other]["line"])
            for other in others
            if other in parts and parts[other]["line"]
        ]
        for head in sorted(heads, key=len)[:1]:
            at = min(len(head), len(hit["line"]) - 2)
            if at >= 2 and (core := hit["line"][at:].strip("-－—_·:/( ")):
                yield core, name


def _shared(one: str, other: str) -> str:
    """What two names begin with."""
    pairs = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    return "".join(char for char, _ in pairs)


def is_part(name: str, whole: str, around: str) -> bool:
    """Whether a company is that of a segment which the words name.

    格兰电器 and 空调 for 格兰电器空调分部.
    """
    hit = _SEGMENT.fullmatch(whole) if whole.startswith(name) else None
    if hit is None:
        return False
    return (hit["part"] or hit["line"][len(name) :]) in around


def is_whole(name: str, other: str) -> bool:
    """Whether a name is that of another one without its class: 华澄成长混合 of 华澄成长混合A."""
    if len(name) < _SHARED or not other.startswith(name):
        return False
    varying = _VARYING.match(other, len(name))
    return varying is not None and bool(_REST.fullmatch(other, varying.end()))


def _said(name: str, hit: re.Match[str]) -> Iterator[str]:
    part = hit[0]
    if hit["size"]:
        yield part
    elif not part[0].isascii() or hit["scope"]:
        plain = re.sub(r"口径|报表", "", hit["scope"] or part)
        yield from (f"{plain}口径", f"{plain}报表")
    elif told := _BEHIND.match(name, hit.end()):
        yield f"{part}{told[0]}"
    elif not part.isdigit():
        yield from (f"{part}类", f"{part}份额", f"{part}级")
