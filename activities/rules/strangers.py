"""Companies that a document may not speak of: whoever the run did not look at.

A figure beside the wrong name is a wrong figure. Names come from the stock list of the run and
from the issuers that ``prose.companies`` knows; codes are recognised by their form.
"""

import re
from collections.abc import Iterable, Iterator

from activities.rules.prose.companies import CODES, SPOKEN_OF
from activities.rules.scanning.regex import regex
from schemas.fetch import Company
from schemas.gate import Finding

_CODE = regex(r"(?<![0-9A-Za-z.])[0-9]{6}\.(?:SH|SZ|BJ)(?![0-9A-Za-z])")
_SHORTEST = 3
_ORDINARY = frozenset(
    {"机器人", "太阳能", "农产品", "新产业", "好想你", "三人行", "数据港", "国际医学", "信息发展"}
)
"""Names of companies that are words, too; they say nothing about whom a sentence speaks of."""
_VENDORS = frozenset({"东方财富", "同花顺", "雪球", "腾讯", "East Money"})
"""Listed companies that are named as the source of a figure."""


def strangers(text: str, codes: Iterable[str], companies: Iterable[Company]) -> Iterator[Finding]:
    """Each company in ``text``, by code or by name, whose code is not among ``codes``."""
    known = set(codes)
    for code in dict.fromkeys(_CODE.findall(text)):
        if code not in known:
            yield _stranger(code)
    names: dict[str, bool] = dict.fromkeys(_VENDORS, True)
    for code, name in (*_well_known(), *((c.code, c.name) for c in companies)):
        names[name] = names.get(name, False) or code in known or f"{code}.US" in known
    rest = text
    for name in sorted((n for n, allowed in names.items() if allowed), key=len, reverse=True):
        rest = rest.replace(name, " ")
    for name, allowed in names.items():
        if not allowed and name in rest and _is_name(name, rest):
            yield _stranger(name)


def _well_known() -> Iterator[tuple[str, str]]:
    return ((CODES[name], name) for name in sorted(SPOKEN_OF))


def _is_name(name: str, text: str) -> bool:
    if len(name) < _SHORTEST or name in _ORDINARY:
        return False
    if not name.isascii():
        return True
    return re.search(rf"(?<![A-Za-z]){re.escape(name)}(?![A-Za-z])", text) is not None


def _stranger(span: str) -> Finding:
    return Finding(
        rule="company.unknown", reason="a company that the run did not look at", span=span
    )
