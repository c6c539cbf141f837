"""Values told by what stands near them, where no grammar links the two.

A label and its value need not be joined by words that a list has: "private key for the address that
holds the desk's coins: 0x…". What is left is a shape hardly anything else has, a label within the
same sentence or record, somebody whose it is where the shape alone tells little, and no word that
speaks against it.
"""

import re
from itertools import takewhile
from typing import NamedTuple

from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.kind import Check, Kind, always
from activities.rules.sensitive.people import is_full_name
from activities.rules.sensitive.sentences import ahead, behind
from activities.rules.sensitive.somebody import NAME_ZH, names_one

_BEFORE, _BEHIND, _READ = 96, 24, 72
_CUT_WORD = regex(r"\A[A-Za-z]+")
"""What may be the end of a word only: ``pin`` of ``shipping``."""
NOTHING = regex(r"(?!)")
VALUE = "▮"
"""What stands for the value where its surroundings are looked at."""

_NEXT = regex(r"[,;，；、]\s?(?:[$¥€£]|HK\$|US\$)?\d")
"""Where a further entry begins, with a number of its own."""
_WHOSE = regex(
    rf"(?<![\u4e00-\u9fff])(?P<name>{NAME_ZH})(?:本人|自己)?"
    rf"(?:的(?:护照|证件|账号|卡号|号码?)?)?(?:则?是|为|[:：])?\s?{VALUE}"
)
"""A name that leads to the value: 梁佳琪的是▮."""
_FEWEST_OF_A_NAME = 3
"""Characters, where nothing but its first says that a word is a name."""

SHOWN = (
    r"示例|样例|占位|测试|虚构|演示|模板|脱敏|掩码|打码|校验(?!码)|格式|"
    r"(?i:(?<![\w@.-])(?:examples?|samples? (?:data|value|card|number)|dummy|fake|fictitious|"
    r"placeholders?|"
    r"test (?:card|data|number|account|value)|sandbox|masked|redacted|truncated|format|regex|"
    r"pattern|synthetic)(?![\w-]|\.[a-z]))"
)
"""What a text says that shows no one's value."""


class Near(NamedTuple):
    """One kind of value: its shape, the words of its label and what else must hold near it.

    ``label`` stands before the value or right behind it, ``against`` does not;
    ``beside`` is asked with all that stands near. ``needs`` is as in :class:`Kind`.
    """

    rule: str
    value: re.Pattern[str]
    label: re.Pattern[str]
    needs: str
    against: re.Pattern[str] = NOTHING
    holds: Check = always
    beside: re.Pattern[str] | None = None
    of_one: bool = False
    """Whether somebody must be named near it."""


def against(*patterns: str) -> re.Pattern[str]:
    """Any of the patterns, each with its own flags."""
    return regex("|".join(patterns))


def kind(row: Near) -> Kind:
    """The kind that a row of nearness tells of."""

    def is_told(found: str, before: str, after: str) -> bool:
        left = _left(before).replace("_", " ")
        right = behind(after)[:_READ].replace("_", " ")
        if not (row.label.search(left) or row.label.search(right[:_BEHIND])):
            return False
        near = f"{left}{VALUE}{right}"
        entry = _NEXT.split(right[:_BEHIND], maxsplit=1)[0]
        wide = f"{_record_above(before)}{near}"
        if row.against.search(f"{left}{VALUE}{entry}") or (
            row.beside and not row.beside.search(wide)
        ):
            return False
        return (not row.of_one or names_one(wide) or _leads_a_name(near)) and row.holds(
            found, before, after
        )

    return Kind(row.rule, row.value, is_told, row.needs, reads=_READ)


_FIELD = regex(r"\s{0,8}(?:- )?[\"']?[A-Za-z_ \u4e00-\u9fff]{1,24}[\"']?\s?[:=：]\s?(?:\S.{0,80})?")
_LINES = 5
"""Lines that a record has up to one of its fields."""


def _record_above(before: str) -> str:
    """The fields above a value that is one on a line of its own, where they may name somebody."""
    *above, own = before.split("\n")[-_LINES:]
    if not above or not _FIELD.fullmatch(own):
        return ""
    fields = list(takewhile(_FIELD.fullmatch, reversed(above)))
    return "".join(f"{field}; " for field in reversed(fields))


def _leads_a_name(near: str) -> bool:
    """Whether the name of somebody leads to the value, and no other word stands between."""
    led = _WHOSE.search(near)
    name = led["name"] if led else ""
    return len(name) >= _FEWEST_OF_A_NAME and is_full_name(name)


def _left(before: str) -> str:
    """What stands before a value in its sentence, as far as a label reaches."""
    said = ahead(before)
    return said if len(said) <= _BEFORE else _CUT_WORD.sub("", said[-_BEFORE:])
