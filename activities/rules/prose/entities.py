"""Who a text speaks of: the companies of the facts, and strangers to them."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from activities.rules.prose import (
    codes,
    initials,
    legal,
    nicknames,
    romanised,
    sectors,
    sources,
    subjects,
    surnames,
    tickers,
    variants,
)
from activities.rules.prose.companies import CODES, COMPANIES, HEADS
from activities.rules.prose.entity_words import FORMER, NOT_NAMES, OTHERWISE, STRANGERS
from activities.rules.prose.folding import fold, is_latin
from activities.rules.prose.institutions import (
    AVERAGES,
    GENERIC,
    INSTITUTIONS,
    PEERS,
    PLACES,
    PRONOUNS,
)
from activities.rules.prose.strangers import LINES_ZH, Names
from activities.rules.scanning.regex import regex
from schemas.facts import Fact

_WORDLY = regex(r"(?!(?:19|20)[0-9]{2}(?:年|财年))[A-Za-z0-9_]")
_WORDLY_BEFORE = regex(r"[A-Za-z0-9_.]")


_LEAST, _LONG = 4, 6
_HEADS = frozenset(("中信", "国信", "国金", "国泰", "招商", "光大", "中金", "浦发"))
"""What a financial house may be called for short, whoever else begins so."""
_HOUSES = frozenset(("银行", "证券", "人寿", "财险"))
"""What many financial houses are called at the end: no more a name than a line of business is."""

_TRADES = frozenset(("移动", "电信", "石油", "铝业"))
"""What follows 中国 in a name, and is said of a trade as often."""


_BOTH = regex(r"\s?[、/,，;；|]\s?")
_LISTED = regex(r"[0-9]{4,6}\.[A-Z]{2}|[A-Z]{1,5}")


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
    sectors: dict[str, str]
    wide: bool

    def within(self, folded: str) -> "Cast":
        """The same with those names alone that a text has.

        Chinese ones are in Latin letters where it is in these.
        """
        names = {name: key for name, key in self.names.items() if name in folded}
        for key, whole in self.full.items() if is_latin(folded) else ():
            if not is_latin(whole):
                names.update(
                    (name, names.get(name, key))
                    for name in romanised.called(whole)
                    if name in folded
                )
        for name, key in (*surnames.called(self.full, folded), *initials.called(self.full, folded)):
            names.setdefault(name, key)
        return self._replace(names=names)


def cast(facts: Sequence[Fact]) -> Cast:
    """The companies that the facts speak of."""
    pairs = tuple((fact.entity, codes.of_fact(fact)) for fact in facts)
    return _cast(pairs, frozenset(fact.metric.lower() for fact in facts))


@lru_cache(maxsize=256)
def _cast(pairs: tuple[tuple[str, str], ...], metrics: frozenset[str]) -> Cast:
    everyone = frozenset(entity for entity, _ in pairs)
    called = {entity: legal.short(entity, everyone) or entity for entity in everyone}
    coded = {called[entity]: _key(called[entity], code) for entity, code in reversed(pairs) if code}
    keys = tuple(coded.get(called[entity]) or _key(called[entity], code) for entity, code in pairs)
    names: dict[str, str] = {}
    everyone |= {fold(name) for name in everyone}
    taken: set[str] = set()
    forms: dict[str, str] = {}
    for (entity, code), key in zip(pairs, keys, strict=True):
        more = nicknames.of(entity, everyone, coded=bool(code) or key in COMPANIES)
        for alias in map(fold, filter(None, (*_aliases(fold(entity), key), *more))):
            if alias not in (entity, fold(entity)) and alias in everyone:
                continue
            if names.setdefault(alias, key) != key:
                taken.add(alias)
        for form in {code, code.partition(".")[0], key, key.partition(".")[0]} - {""}:
            forms[form.upper()] = forms[tickers.unpadded(form.upper())] = key
            if (
                form.isascii()
                and (form.isdigit() or tickers.is_ticker(form))
                and form == form.upper()
            ):
                names.setdefault(form, key)
    kept = {name: key for name, key in names.items() if name not in taken}
    full = dict(zip(keys, (entity for entity, _ in pairs), strict=True))
    _add_kin(kept, everyone)
    wide = sources.are_no_companies(everyone)
    return Cast(keys, kept, forms, full, Names(everyone, metrics), sectors.short_names(kept), wide)


def _add_kin(names: dict[str, str], everyone: frozenset[str]) -> None:
    """Name the benchmarks beside those of the facts, and what tells variants of one name apart."""
    for name, key in sectors.rivals(everyone).items():
        names.setdefault(name, key)
    for word, name in variants.shortened({fold(name) for name in everyone}).items():
        names.setdefault(word, names.get(name, name))


def _key(entity: str, code: str) -> str:
    """The same key for one company, however a fact names it."""
    plain = code.upper().replace(".SS", ".SH")
    if plain in COMPANIES:
        return plain
    if tickers.padded(plain) in COMPANIES and entity not in CODES:
        return tickers.padded(plain)
    head = HEADS.get(entity, "")
    if head and plain in ("", head.partition(".")[0]):
        return head
    return CODES.get(entity) or CODES.get(legal.plain(entity)) or plain or entity


def _aliases(entity: str, key: str) -> Iterator[str]:
    short = legal.plain(entity)
    yield from {entity, entity.upper(), short, *COMPANIES.get(key, ())} - {""}
    if is_latin(short):
        yield short.upper()
        if (plain := _unaccented(short)) != short:
            yield plain
            yield plain.partition(" ")[0] if len(plain.partition(" ")[0]) >= _LEAST else plain
        yield from _other_cases(short, named=key == entity)
        first = short.split(" ")[0]
        upper = len(first) == 3 and first.isupper() and first not in tickers.NOT_TICKERS
        if " " in short and upper:
            yield first
        if " " in short and len(first) >= _LEAST and first not in GENERIC and first[0].isupper():
            yield from (
                (first,) if key in COMPANIES or short.endswith("peers") else (first, first.lower())
            )
        head = short.rpartition(" ")[0]
        if len(head) >= _LEAST and head not in GENERIC and not head.endswith(" of"):
            yield head
        yield from nicknames.half(short)
    yield from _of_last_word(short)
    yield from INSTITUTIONS.get(short, ())
    yield from sectors.called(entity)
    yield from sorted(word for word in AVERAGES if word in entity)
    yield from PEERS if entity.startswith("Peer ") else ()
    if is_latin(short) or any(word in entity for word in AVERAGES) or sectors.is_traded(entity):
        return
    if len(short) >= 4:
        yield from _halves(short)


def _halves(short: str) -> Iterator[str]:
    """The half of a Chinese name that tells it from others, if any does.

    茅台, 隆基; not 保险 for 新华保险.
    """
    half = short[2:] if short[:2] in PLACES else short[:2]
    if half in _HOUSES and short[:2] in _HEADS:
        yield short[:2]
    if half not in LINES_ZH and half not in _HOUSES and half not in _TRADES:
        yield half
    if len(short) >= _LONG and short[2:4] in LINES_ZH:
        yield short[:4]


def _of_last_word(short: str) -> Iterator[str]:
    """What the last word of a name alone is said of: the fund, peers."""
    last = short.rpartition(" ")[2]
    plain = "," not in short and last == last.lower()
    if plain or last.lower() in AVERAGES:
        last = last.lower()
        yield from (last, f"{last}s") if last.isascii() and len(last) >= _LEAST else ()
    if " of " not in short:
        yield from PRONOUNS.get(last, ())


def _unaccented(name: str) -> str:
    """A name as those write it who leave out its accents."""
    letters = unicodedata.normalize("NFKD", name)
    return "".join(char for char in letters if not unicodedata.combining(char))


def _other_cases(short: str, *, named: bool) -> Iterator[str]:
    """NIO as Nio, and of what has no code, a Fund, the fund."""
    if short.isupper() and len(short) >= 3:
        yield short.title()
    yield from nicknames.uncapped(short)
    if named and short.isalpha() and short.istitle():
        yield from (f"the {short.lower()}", f"The {short.lower()}", f"our {short.lower()}")


def find(folded: str, known: Cast) -> list[EntityMention]:
    """Every company that the text names or gives the code of, in order."""
    found: dict[int, EntityMention] = {}
    for name, key in known.names.items():
        for start in _places(name, folded):
            _add(found, EntityMention(start, start + len(name), key))
    for start, end, key in sectors.find(folded, known.sectors):
        _add(found, EntityMention(start, end, key))
    for hit in STRANGERS.finditer(folded):
        if NOT_NAMES.fullmatch(hit[0]):
            found.pop(hit.end() - 2, None)
            found.pop(hit.start(), None)
        elif not (
            tickers.is_unit(folded, hit.start(), hit.end())
            or (hit[0][0] == "中" and folded.startswith("其", hit.start() - 1))
        ):
            _add(found, EntityMention(hit.start(), hit.end(), _stranger(hit[0], known)))
    _add_codes(found, folded, known)
    _add_strangers(found, folded, known)
    kept = (m for m in _disjoint(found) if not FORMER.search(folded[max(0, m.start - 8) : m.start]))
    return [m for m in kept if not _is_venue(folded, m, found.values())]


def _is_venue(folded: str, mention: EntityMention, others: Iterable[EntityMention]) -> bool:
    """Whether a stranger stands in brackets behind a name: where that one is listed, (HKEX)."""
    alone = folded[: mention.start][-1:] == "(" and folded[mention.end :][:1] == ")"
    strange = mention.key.startswith("?") and not tickers.is_whole(mention.key[1:])
    if not (alone and strange):
        return False
    return any(
        folded[m.end : mention.start].strip() == "(" and m.end < mention.start for m in others
    )


def _add_codes(found: dict[int, EntityMention], folded: str, known: Cast) -> None:
    for hit in tickers.CODE.finditer(folded):
        code = str(hit[str(hit.lastgroup)])
        if elsewhere := codes.at_another_place(hit[0], code, known.codes):
            _add(found, EntityMention(hit.start(), hit.end(), elsewhere))
            continue
        if first := _first(folded, hit, found.values(), known):
            _add(found, EntityMention(hit.start(), hit.end(), first))
            continue
        listed = hit.lastgroup == "listed"
        if not _repeats(code, hit.start(), found.values()) and (
            listed or _is_code(code, known, loose=hit.lastgroup == "paren")
        ):
            _add(found, EntityMention(hit.start(), hit.end(), _of_code(code, known)))


def _add_strangers(found: dict[int, EntityMention], folded: str, known: Cast) -> None:
    for start, end in (*known.strangers.find(folded), *subjects.unknown(folded)):
        taken = any(m.start < end and start < m.end for m in found.values())
        if not taken and not known.strangers.heads_metric(folded, start, end):
            name = folded[start:end]
            if any(variants.is_whole(name, fold(whole)) for whole in known.full.values()):
                continue
            if _is_common(name, known):
                continue
            found[start] = EntityMention(start, end, _shortened(name, known) or f"?{name}")


def _is_common(name: str, known: Cast) -> bool:
    """Whether a strange name ends in a common word that those of several facts have.

    Three-month copper.
    """
    last = name.rpartition(" ")[2]
    if not (last.isascii() and last.islower()) or last == name:
        return False
    return any(last in whole.split(" ") for whole in known.full.values())


def _shortened(name: str, known: Cast) -> str | None:
    """The one company of the facts whose name begins with a short one.

    Or has its characters (长电 of 长江电力), or its sounds.
    """
    if name.isascii():
        alike = {
            key
            for key, whole in known.full.items()
            if whole.startswith(f"{name} ") or whole == name.removesuffix(".com")
        }
    elif 2 <= len(name) <= 3:
        alike = {key for key, whole in known.full.items() if _is_made_of(name, whole)}
    else:
        alike = set()
    return alike.pop() if len(alike) == 1 else _sounding(name, known)


def _sounding(name: str, known: Cast) -> str | None:
    """The one company of the facts whose name in the other script sounds the same.

    Hengrui, 恒锐轴承.
    """
    alike = romanised.alike(name, known.full.values())
    keys = {key for key, whole in known.full.items() if whole in alike}
    return keys.pop() if len(keys) == 1 else None


def _is_made_of(name: str, whole: str) -> bool:
    rest = iter(whole)
    return whole[:1] == name[:1] and len(whole) > len(name) and all(char in rest for char in name)


def _places(name: str, folded: str) -> Iterator[int]:
    """Where a name stands; a Latin one only as a whole word."""
    at = folded.find(name)
    while at >= 0:
        end = at + len(name)
        latin = is_latin(name)
        inside = (latin or name[0].isascii()) and at and _WORDLY_BEFORE.match(folded, at - 1)
        longer = latin and (
            _WORDLY.match(folded, end)
            or ((name == "United" or name in AVERAGES) and OTHERWISE.match(folded, end))
        )
        if not inside and not longer:
            yield at
        at = folded.find(name, end)


def _first(
    folded: str, code: re.Match[str], found: Iterable[EntityMention], known: Cast
) -> str | None:
    """The company whose listing elsewhere an unknown code is: (601766.SH、01766.HK)."""
    if str(code[str(code.lastgroup)]).upper() in known.codes:
        return None
    listed = (
        m.key
        for m in found
        if not m.key.startswith("?")
        and folded[m.start - 1 : m.start] == "("
        and _BOTH.fullmatch(folded, m.end, code.start())
        and folded[m.end - 3 : m.end] != code[0][-3:]
    )
    return next(listed, None)


def _repeats(code: str, start: int, found: Iterable[EntityMention]) -> bool:
    """Whether a code that nobody knows stands behind a company that has none in the facts."""
    if code in COMPANIES or any(known.startswith(f"{code}.") for known in COMPANIES):
        return False
    return any(m.end == start and not _LISTED.fullmatch(m.key) for m in found)


def _is_code(code: str, known: Cast, *, loose: bool) -> bool:
    """Whether letters are a ticker; in brackets only a known one is."""
    return code not in tickers.NOT_TICKERS and (
        not loose or code in COMPANIES or code in known.codes
    )


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
    return code if code in known.keys else _sounding(name, known) or f"?{name}"


def _of_code(code: str, known: Cast) -> str:
    """The company of a code; letters that nobody knows may be those of a company of the facts."""
    if key := known.codes.get(code.upper()) or known.codes.get(tickers.unpadded(code)):
        return key
    alike = {key for key, name in known.full.items() if tickers.abbreviate(code, name)}
    return alike.pop() if len(alike) == 1 and code not in CODES else f"?{code}"
