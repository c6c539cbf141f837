"""Who a text speaks of: the companies of the facts, and strangers to them."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from activities.rules.prose import nicknames, subjects
from activities.rules.prose.companies import CODES, COMPANIES
from activities.rules.prose.folding import fold, is_latin
from activities.rules.prose.institutions import AVERAGES, GENERIC, INSTITUTIONS
from activities.rules.prose.phrases import words
from activities.rules.prose.strangers import Names
from schemas.facts import Fact

_SUFFIX_ZH = re.compile(r"(?:股份有限公司|有限责任公司|有限公司|集团股份|集团|股份|控股|公司)$")
_SUFFIX_EN = re.compile(
    r",?\s+(?:Inc|Incorporated|Corp|Corporation|Co|Company|Ltd|Limited|PLC|plc|LLC|Holdings?|Group|N\.V|S\.A|AG|SE|SA|NV|AB|ASA|Oyj|REIT|Airlines|Air Lines|Airways"
    r"|S\.p\.A|Industries|Platforms|Technologies|Technology|Motors?|& Co)\.?$"
)
_NOT_NAMES = re.compile(
    r"日产\s?[0-9约近逾超达量能]|高通胀|高通量|京东方面|联想到|理想化|增长苹果|经营苹果|财务苹果|成本苹果|苹果期货|苹果价格"
)
_CODE = re.compile(
    r"(?<![0-9A-Za-z.])(?P<code>[0-9]{4,6})\.(?:SH|SZ|BJ|HK|SS|US)(?![0-9A-Za-z])|\((?P<six>[0-9]{6})\)"
    r"|(?<![0-9A-Za-z])(?:SH|SZ|BJ|sh|sz|bj)[:.]?(?P<pre>[0-9]{6})(?![0-9])"
    r"|(?:NASDAQ|NYSE|Nasdaq|HKEX|SEHK|NYSE American|AMEX|SSE|SZSE)\s?:\s?(?P<listed>[A-Z0-9]{1,6}(?:\.[A-Z])?)"
    r"|\((?P<paren>[A-Z]{1,5}(?:\.[A-Z])?)\)|\$(?P<cash>[A-Z]{1,5})(?![A-Za-z0-9])"
    r"|(?<![0-9A-Za-z.,])(?P<bare>(?:60[0135]|68[89]|00[0-3]|30[0-2])[0-9]{3})(?![0-9.,]|\s?[%元股万亿倍户台辆])"
)
_NOT_TICKERS = frozenset(
    [
        "TTM",
        "IT",
        "AM",
        "PM",
        "VS",
        "YTD",
        "OR",
        "NO",
        "ON",
        "AT",
        "MM",
        "BN",
        "YOY",
        "QOQ",
        "EPS",
        "PE",
        "PB",
        "ROE",
        "ROA",
        "GAAP",
        "USD",
        "CNY",
        "RMB",
        "HKD",
        "EUR",
        "FY",
        "CEO",
        "CFO",
        "AI",
        "EV",
        "EVS",
        "IPO",
        "ETF",
        "US",
        "UK",
        "EU",
        "CAGR",
        "EBIT",
        "CPI",
        "GDP",
        "NIM",
        "NPL",
        "LTM",
        "MOM",
        "FCF",
        "OCF",
        "ASP",
        "R",
        "D",
        "A",
        "B",
        "H",
        "Q",
        "MAU",
        "DAU",
        "ARPU",
        "BPS",
        "PP",
        "NA",
        "N",
        "X",
        "E",
        "F",
        "PS",
        "DCF",
        "WACC",
        "SEC",
    ]
)
_STRANGERS = re.compile(
    _NOT_NAMES.pattern
    + "|"
    + words(
        name for names in COMPANIES.values() for name in names
        if not (name.isascii() and len(name) < 3)
    )
)  # fmt: skip


_WORDLY = re.compile(r"[A-Za-z0-9_]")
_WORDLY_BEFORE = re.compile(r"[A-Za-z0-9_.]")


_PRONOUNS = {"Fund": ("the fund", "The fund", "The Fund", "the Fund"), "Trust": ("the trust", "The trust", "The Trust", "the Trust")}  # fmt: skip
_LEAST = 4
_OTHERWISE = re.compile(
    r"\s(?:States|Kingdom|Nations|Arab)|\s(?:share|cap|price|value|leader)s?(?![a-z])"
)
"""Behind a word that is no name there: United States, market share."""
_PLACES = frozenset(["贵州", "山西", "江苏", "浙江", "广东", "四川", "山东", "上海", "深圳", "北京", "中国", "中信", "国家", "华润", "招商", "广州", "天津", "重庆", "湖南", "湖北", "河南", "河北", "福建", "安徽", "江西", "云南", "广西", "海南", "辽宁", "吉林", "陕西", "甘肃", "青海", "宁夏", "新疆", "西藏", "内蒙", "香港", "南京", "杭州", "苏州", "宁波", "东方", "华夏", "国泰", "国信", "国金", "光大", "中银", "中金", "平安", "交通", "工商", "建设", "农业", "民生", "兴业", "浦发", "第一", "万科", "新华", "人民"])  # fmt: skip
"""Where a name begins with a place, or with a word of other names, that word alone is no name."""


_LISTED = re.compile(r"[0-9]{4,6}\.[A-Z]{2}|[A-Z]{1,5}")


class EntityMention(NamedTuple):
    """Where a text names a company. ``key`` is that of the facts, or ``?`` and a strange name."""

    start: int
    end: int
    key: str


class Cast(NamedTuple):
    """The companies of a set of facts: a key for each fact, and the names of each key."""

    keys: tuple[str, ...]
    names: dict[str, str]
    codes: dict[str, str]
    full: dict[str, str]
    strangers: Names

    def within(self, folded: str) -> "Cast":
        """The same with those names alone that a text has."""
        return self._replace(
            names={name: key for name, key in self.names.items() if name in folded}
        )


def cast(facts: Sequence[Fact]) -> Cast:
    """The companies that the facts speak of."""
    pairs = tuple((fact.entity, fact.code or "") for fact in facts)
    return _cast(pairs, frozenset(fact.metric.lower() for fact in facts))


@lru_cache(maxsize=256)
def _cast(pairs: tuple[tuple[str, str], ...], metrics: frozenset[str]) -> Cast:
    coded = {entity: _key(entity, code) for entity, code in reversed(pairs) if code}
    keys = tuple(coded.get(entity) or _key(entity, code) for entity, code in pairs)
    everyone = frozenset(entity for entity, _ in pairs)
    names: dict[str, str] = {}
    everyone |= {fold(name) for name in everyone}
    taken: set[str] = set()
    codes: dict[str, str] = {}
    for (entity, code), key in zip(pairs, keys, strict=True):
        more = nicknames.of(entity, everyone, coded=bool(code) or key in COMPANIES)
        for alias in filter(None, (*_aliases(fold(entity), key), *more)):
            if alias not in (entity, fold(entity)) and alias in everyone:
                continue
            if names.setdefault(alias, key) != key:
                taken.add(alias)
        for form in {code, code.partition(".")[0], key, key.partition(".")[0]} - {""}:
            codes[form.upper()] = key
            if form.isascii() and (form.isdigit() or _is_ticker(form)) and form == form.upper():
                names.setdefault(form, key)
    kept = {name: key for name, key in names.items() if name not in taken}
    full = dict(zip(keys, (entity for entity, _ in pairs), strict=True))
    return Cast(keys, kept, codes, full, Names(everyone, metrics))


def _is_ticker(form: str) -> bool:
    """Whether a code may stand alone for its company in a text."""
    return len(form) >= 3 or (len(form) == 2 and form.isalpha() and form not in _NOT_TICKERS)


def _key(entity: str, code: str) -> str:
    """The same key for one company, however a fact names it."""
    plain = code.upper().replace(".SS", ".SH")
    if plain in COMPANIES:
        return plain
    return CODES.get(entity) or CODES.get(_short(entity)) or plain or entity


def _short(entity: str) -> str:
    shorter = _SUFFIX_ZH.sub("", entity)
    while (cut := _SUFFIX_EN.sub("", shorter)) != shorter:
        shorter = cut
    return shorter.strip(" ,") or entity


def _aliases(entity: str, key: str) -> Iterator[str]:
    short = _short(entity)
    yield from {entity, entity.upper(), short, *COMPANIES.get(key, ())} - {""}
    if is_latin(short):
        yield short.upper()
        if (plain := _unaccented(short)) != short:
            yield plain
            yield plain.partition(" ")[0] if len(plain.partition(" ")[0]) >= _LEAST else plain
        yield from _other_cases(short, named=key == entity)
        first = short.split(" ")[0]
        upper = len(first) == 3 and first.isupper() and first not in _NOT_TICKERS
        if " " in short and upper:
            yield first
        if " " in short and len(first) >= _LEAST and first not in GENERIC and first[0].isupper():
            yield from (
                (first,) if key in COMPANIES or short.endswith("peers") else (first, first.lower())
            )
        if len(head := short.rpartition(" ")[0]) >= 4 and head not in GENERIC:
            yield head
    yield from _of_last_word(short)
    yield from INSTITUTIONS.get(short, ())
    yield from sorted(word for word in AVERAGES if word in entity)
    if is_latin(short) or any(word in entity for word in AVERAGES):
        return
    if len(short) >= 4:
        yield short[2:] if short[:2] in _PLACES else short[:2]


def _of_last_word(short: str) -> Iterator[str]:
    """What the last word of a name alone is said of: the fund, peers."""
    last = short.rpartition(" ")[2]
    plain = "," not in short and last == last.lower()
    if plain or last.lower() in AVERAGES:
        last = last.lower()
        yield from (last, f"{last}s") if last.isascii() and len(last) >= _LEAST else ()
    if " of " not in short:
        yield from _PRONOUNS.get(last, ())


def _unaccented(name: str) -> str:
    """A name as those write it who leave out its accents."""
    letters = unicodedata.normalize("NFKD", name)
    return "".join(char for char in letters if not unicodedata.combining(char))


def _other_cases(short: str, *, named: bool) -> Iterator[str]:
    """NIO as Nio, and of what has no code, a Fund, the fund."""
    if short.isupper() and len(short) >= 3:
        yield short.title()
    if named and short.isalpha() and short.istitle():
        yield from (f"the {short.lower()}", f"The {short.lower()}", f"our {short.lower()}")


def find(folded: str, known: Cast) -> list[EntityMention]:
    """Every company that the text names or gives the code of, in order."""
    found: dict[int, EntityMention] = {}
    for name, key in known.names.items():
        for start in _places(name, folded):
            _add(found, EntityMention(start, start + len(name), key))
    for hit in _STRANGERS.finditer(folded):
        if not _NOT_NAMES.fullmatch(hit[0]):
            _add(found, EntityMention(hit.start(), hit.end(), _stranger(hit[0], known)))
    _add_codes(found, folded, known)
    _add_strangers(found, folded, known)
    return [m for m in _disjoint(found) if not _is_venue(folded, m, found.values())]


def _is_venue(folded: str, mention: EntityMention, others: Iterable[EntityMention]) -> bool:
    """Whether a stranger stands in brackets behind a name: where that one is listed, (HKEX)."""
    alone = folded[: mention.start][-1:] == "(" and folded[mention.end :][:1] == ")"
    if not alone or not mention.key.startswith("?"):
        return False
    return any(
        folded[m.end : mention.start].strip() == "(" and m.end < mention.start for m in others
    )


def _add_codes(found: dict[int, EntityMention], folded: str, known: Cast) -> None:
    for hit in _CODE.finditer(folded):
        code = str(hit[str(hit.lastgroup)])
        if not _repeats(code, hit.start(), found.values()) and _is_code(
            code, known, loose=hit.lastgroup == "paren"
        ):
            _add(found, EntityMention(hit.start(), hit.end(), _of_code(code, known)))


def _add_strangers(found: dict[int, EntityMention], folded: str, known: Cast) -> None:
    for start, end in (*known.strangers.find(folded), *subjects.unknown(folded)):
        taken = any(m.start < end and start < m.end for m in found.values())
        if not taken and not known.strangers.is_metric(folded[start:end]):
            found[start] = EntityMention(start, end, _short_form(folded[start:end], known))


def _short_form(name: str, known: Cast) -> str:
    """The one company whose name begins with a stranger's, or the stranger."""
    keys = {key for key, full in known.full.items() if full.startswith(f"{name} ")}
    return keys.pop() if len(keys) == 1 else f"?{name}"


def _places(name: str, folded: str) -> Iterator[int]:
    """Where a name stands; a Latin one only as a whole word."""
    at = folded.find(name)
    while at >= 0:
        end = at + len(name)
        if not is_latin(name) or not (
            _WORDLY.match(folded, end)
            or (at and _WORDLY_BEFORE.match(folded, at - 1))
            or ((name == "United" or name in AVERAGES) and _OTHERWISE.match(folded, end))
        ):
            yield at
        at = folded.find(name, end)


def _repeats(code: str, start: int, found: Iterable[EntityMention]) -> bool:
    """Whether a code that nobody knows stands behind a company that has none in the facts."""
    if code in COMPANIES or any(known.startswith(f"{code}.") for known in COMPANIES):
        return False
    return any(m.end == start and not _LISTED.fullmatch(m.key) for m in found)


def _is_code(code: str, known: Cast, *, loose: bool) -> bool:
    """Whether letters are a ticker; in brackets only a known one is."""
    return code not in _NOT_TICKERS and (not loose or code in COMPANIES or code in known.codes)


def _add(found: dict[int, EntityMention], mention: EntityMention) -> None:
    other = found.get(mention.start)
    if other is None or other.end < mention.end:
        found[mention.start] = mention


def _disjoint(found: dict[int, EntityMention]) -> list[EntityMention]:
    kept: list[EntityMention] = []
    for start in sorted(found):
        if not kept or start >= kept[-1].end:
            kept.append(found[start])
    return kept


def _stranger(name: str, known: Cast) -> str:
    code = CODES[name]
    return code if code in known.keys else f"?{name}"


def _of_code(code: str, known: Cast) -> str:
    """The company of a code; letters that nobody knows may be those of a company of the facts."""
    if code.upper() in known.codes:
        return known.codes[code.upper()]
    alike = {key for key, name in known.full.items() if _abbreviates(code, name)}
    return alike.pop() if len(alike) == 1 and code not in CODES else f"?{code}"


def _abbreviates(code: str, name: str) -> bool:
    """Whether a ticker is made of letters of a name, in order: NGR of Northgate Retail."""
    rest = iter(name.upper())
    return code.isalpha() and code[:1] == name[:1].upper() and all(c in rest for c in code)
