"""Records of keys and values: JSON, YAML and lines of ``key: value``, as what a table would say."""

import json
import re
from collections.abc import Iterator
from typing import NamedTuple

from activities.rules.prose import record_keys, tickers
from activities.rules.prose.record_keys import Role
from activities.rules.scanning.regex import regex

_OPEN = regex(r"(?:[{\[]\s*){1,4}\"")
"""Where an object, or a list of some, may begin."""
_TELLING = frozenset({Role.ENTITY, Role.CODE, Role.TIME, Role.DAY, Role.LABEL})
"""One of these at least is in a record; a list in prose has none."""
_MAX_DEPTH = 12
_MAX_PAIRS = 400
_MAX_COMMON = 40
"""So many pairs at most hold for the records inside an object: names and times, not lists."""
_MAX_VALUE = 48
_TIME = regex(
    r"(?:FY|CY)?\s?(?:19|20)[0-9]{2}(?:FY|[AE]|年度?)?|(?:19|20)[0-9]{2}[-\s年]?(?:第?[一二三四]季度?|"
    r"Q[1-4]|H[12]|[上下]半年|中报|年报|[一三]季报)|(?:Q[1-4]|H[12]|[1-4]Q|[12]H)[-\s']?(?:20)?[0-9]{2}|"
    r"(?:19|20)[0-9]{2}[-/.年][0-9]{1,2}(?:[-/.月][0-9]{1,2}日?|月)?|(?:TTM|LTM)"
)
"""A key or a value that is a time and nothing else."""
_NUMBER = regex(r"[0-9零一二三四五六七八九十百千]")
_BARE = regex(r"[-+(]{0,2}[0-9][0-9,]*(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?\)?")
_PAIR = regex(
    r"(?P<indent>[ \t]*)(?P<item>[-*•]\s+)?(?P<quote>[\"'`]?)(?P<key>[^\s\"'`:：=|<>{}\[\]，。；?!]"
    r"[^\"'`:：=|<>{}\[\]，。；?!\n]{0,40}?)(?P=quote)[ \t]*(?P<mark>[:：=])(?:[ \t]+|(?<=[：=]))"
    r"(?P<value>[^\n]{1,80}?),?[ \t]*"
)
_FOLDER = regex(r"[ \t]*(?:[-*•]\s+)?[\"'`]?(?P<key>[^\s\"'`:：=|]{1,32})[\"'`]?\s?[:：][ \t]*")
_SNAKE = regex(r"[a-z0-9]+(?:_[a-z0-9]+)+")
_SIX = regex(r"[0-9]{6}")
_QUOTES = "\"'`"


class Pair(NamedTuple):
    """A key and the value that a text gives it, as written."""

    key: str
    value: str


class Record(NamedTuple):
    """The pairs of one thing at one time, those that hold for all of it before the others."""

    pairs: tuple[Pair, ...]

    def said(self, role: Role) -> str:
        """The value of the last key of a role, or nothing: an inner key comes behind an outer."""
        return next((p.value for p in self.pairs[::-1] if record_keys.role(p.key) is role), "")

    @property
    def figures(self) -> tuple[Pair, ...]:
        """The pairs that tell figures."""
        return tuple(pair for pair in self.pairs if record_keys.role(pair.key) is Role.FIGURE)


class Stretch(NamedTuple):
    """Where records stand in a text, and what they are."""

    start: int
    end: int
    records: tuple[Record, ...]


def of_json(text: str) -> Iterator[Stretch]:
    """The objects of JSON in a text. What is read once, well or badly, is not read again."""
    decoder = json.JSONDecoder(
        parse_float=str, parse_int=str, parse_constant=str, object_pairs_hook=_Object
    )
    at = 0
    while hit := _OPEN.search(text, at):
        try:
            value, at = decoder.raw_decode(text, hit.start())
        except json.JSONDecodeError as error:
            at = max(hit.end(), error.pos)
        except RecursionError:
            return
        else:
            found = tuple(_records(value, (), 0))
            if found:
                yield Stretch(hit.start(), at, found)


class _Object(list[tuple[str, object]]):
    """The pairs of an object of JSON, in order."""


def _records(value: object, outer: tuple[Pair, ...], depth: int) -> Iterator[Record]:
    if depth > _MAX_DEPTH:
        return
    if isinstance(value, _Object):
        yield from _of_object(value, outer, depth)
    elif isinstance(value, list):
        for item in value:
            yield from _records(item, outer, depth + 1)


def _of_object(value: _Object, outer: tuple[Pair, ...], depth: int) -> Iterator[Record]:
    """The records of an object: its own pairs and those of its folders are one, others follow."""
    own, nested = [*outer], list[tuple[str, object]]()
    for key, inner in _unfolded(value, depth):
        if isinstance(inner, list):
            nested.append((key, inner))
        else:
            own.append(Pair(key, _written(inner)))
    common = tuple(pair for pair in own if record_keys.role(pair.key) is not Role.FIGURE)
    common = common[-_MAX_COMMON:]
    figures = [pair for pair in own if record_keys.role(pair.key) is Role.FIGURE]
    for key, inner in nested:
        if isinstance(inner, _Object) and (pair := _measured(key, inner)):
            figures.append(pair)
        else:
            yield from _records(inner, (*common, *_of_key(key, inner)), depth + 1)
    if figures:
        yield Record((*common, *_labelled(common, figures)))


def _unfolded(value: _Object, depth: int) -> Iterator[tuple[str, object]]:
    """The pairs of an object, those of an inner one that only holds them together in its place."""
    for key, inner in value:
        if isinstance(inner, _Object) and record_keys.is_folder(key) and depth < _MAX_DEPTH:
            yield from _unfolded(inner, depth + 1)
        else:
            yield key, inner


def _measured(key: str, value: _Object) -> Pair | None:
    """A figure that is an object of its own: {"value": 83.9, "unit": "USD million"}."""
    told = {record_keys.role(name): _written(inner) for name, inner in value}
    holds = [inner for name, inner in value if record_keys.names_nothing(name)]
    if len(holds) != 1 or isinstance(holds[0], list):
        return None
    unit = " ".join(filter(None, (told.get(Role.CURRENCY, ""), told.get(Role.UNIT, ""))))
    time = told.get(Role.TIME) or told.get(Role.DAY) or ""
    return Pair(f"{time} {key}".strip() + (f" ({unit})" if unit else ""), _written(holds[0]))


def _of_key(key: str, value: object) -> tuple[Pair, ...]:
    """What a key says of the object below it: of when it is, whose, or what its values measure."""
    if is_time(key):
        return (Pair("period", key),)
    if isinstance(value, _Object) and any(
        is_time(name) and not isinstance(inner, list) for name, inner in value
    ):
        return (Pair("metric", key),)
    return () if record_keys.is_folder(key) else (Pair("entity", key),)


def _labelled(common: tuple[Pair, ...], figures: list[Pair]) -> Iterator[Pair]:
    """The figures by their names: what a record or the object above calls them."""
    label = next((p.value for p in common[::-1] if record_keys.role(p.key) is Role.LABEL), "")
    for pair in figures:
        if label and (record_keys.names_nothing(pair.key) or is_time(pair.key)):
            time = f"{pair.key} " if is_time(pair.key) else ""
            yield Pair(time + label, pair.value)
        else:
            yield pair


def _written(value: object) -> str:
    if isinstance(value, str):
        return value
    return "" if value is None or isinstance(value, (bool, list)) else str(value)


def is_time(words: str) -> bool:
    """Whether words are a time and nothing else."""
    return _TIME.fullmatch(words.strip()) is not None


def of_lines(text: str) -> Iterator[Stretch]:
    """The records of lines of keys and values, each until a blank line or its first key again."""
    start, end, items, position = -1, 0, 0, 0
    pairs, outer = list[Pair](), list[Pair]()
    for line in text.splitlines(keepends=True):
        hit = _PAIR.fullmatch(line.rstrip("\r\n")) if len(line) <= _MAX_VALUE * 4 else None
        folder = hit is None and _FOLDER.fullmatch(line.rstrip("\r\n"))
        again = hit is not None and _begins(hit, pairs, items)
        if again or not (hit or folder) or len(pairs) >= _MAX_PAIRS:
            yield from _closed(start, end, pairs)
            outer = outer if again and hit and hit["item"] else []
            start, items, pairs = -1, 0, list(outer)
        if hit:
            if hit["item"] and not items:
                outer = [p for p in pairs if record_keys.role(p.key) is not Role.FIGURE]
            start = position if start < 0 else start
            items += hit["item"] is not None
            pairs.append(Pair(hit["key"].strip(), hit["value"].strip().strip(_QUOTES)))
            end = position + len(line.rstrip("\r\n"))
        position += len(line)
    yield from _closed(start, end, pairs)


def _begins(hit: re.Match[str], pairs: list[Pair], items: int) -> bool:
    """Whether a line begins another record: the next item of a list, or a key that came before."""
    if hit["item"] and items == 1 and len(pairs) > 1:
        return True
    named = record_keys.role(hit["key"]) is not Role.FIGURE
    return named and any(pair.key == hit["key"].strip() for pair in pairs)


def _closed(start: int, end: int, pairs: list[Pair]) -> Iterator[Stretch]:
    """Lines of keys and values, where they are a record and no list in prose."""
    roles = [record_keys.role(pair.key) for pair in pairs]
    figures = roles.count(Role.FIGURE)
    known = any(role in _TELLING for role in roles)
    short = all(len(pair.value) <= _MAX_VALUE for pair in pairs)
    machine = any(_SNAKE.fullmatch(pair.key) for pair in pairs)
    if start >= 0 and figures and short and (known or machine) and len(pairs) > 1:
        common = tuple(p for p, role in zip(pairs, roles, strict=True) if role is not Role.FIGURE)
        told = [p for p, role in zip(pairs, roles, strict=True) if role is Role.FIGURE]
        yield Stretch(start, end, (Record((*common, *_labelled(common, told))),))


def is_bare(value: str) -> bool:
    """Whether a value is a number without a unit of its own."""
    return _BARE.fullmatch(value.strip()) is not None


def has_number(value: str) -> bool:
    """Whether a value may tell a figure."""
    return _NUMBER.search(value) is not None


def number(value: str) -> str:
    """A value with a mark before it where it looks like the code of a company, which it is not."""
    return f"{tickers.NO_CODE}{value}" if _SIX.fullmatch(value.strip()) else value


def cell(words: str) -> str:
    """Words as a cell of a table: what parts cells, or things inside one, is a comma."""
    plain = re.sub(r"[\n\r\t]+", " ", words).strip(" |｜;")
    return re.sub(r"\s*[|｜;]+\s*", ", ", plain)
