"""Faults planted in grounded prose, one kind at a time, by text alone.

No parser of ours is used.
"""

import random
import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from schemas.facts import Fact


class Corrupted(NamedTuple):
    """A text with one fault, and the facts it is to be held against."""

    kind: str
    text: str
    facts: tuple[Fact, ...]


_FIGURE = re.compile(
    r"(?<![0-9A-Za-z_.\-/年月^])(?<!FY)(?P<n>[0-9]{1,3}(?:,[0-9]{3})+(?:\.[0-9]+)?|"
    r"[0-9]+(?:\.[0-9]+)?)"
    r"(?=\s?(?:[%％xX倍元]|亿|万|个百分点|个基点|bps|basis|bn|B\b|billion|million|percent|pp|pct|"
    r"\s?a share|$|[，。,;；（(）)| ]))"
)
_MONEY_OR_RATE = re.compile(
    r"\s?(?:[%％倍元]|x\b|亿|万|个百分点|个基点|bps|basis|bn|B\b|billion|million|percent|pct|yuan)"
)
_UNITS = [("万亿", "亿"), ("亿元", "万元"), ("亿股", "万股"), ("亿", "万"), ("元/股", "万元"),
          ("billion", "million"), ("bn", "m"), ("B,", "M,"), ("million", "billion"),
          ("CNY", "USD"), ("RMB", "USD"), ("$", "€"), ("¥", "$"), ("yuan", "dollars"),
          ("元", "美元"), ("x ", "% ")]  # fmt: skip
_PERIODS = [(r"(?<!October 31, )2025(?=年|[^0-9\-]|$)", "2023"), (r"2024(?=年|[^0-9\-]|$)", "2022"),
            (r"一季度|第一季度", "三季度"), (r"Q1", "Q3"), (r"Q2", "Q4"),
            (r"8月20日", "8月19日"), (r"5月7日", "4月7日"), (r"6月26日", "6月25日"),
            (r"August 20", "August 19"), (r"August 21", "July 21"), (r"2026-08-20", "2026-08-19"),
            (r"2026-05-07", "2026-05-06"), (r"(?i)second.quarter", "third quarter"),
            (r"(?i)first.quarter", "third quarter"), (r"2026年3月31日", "2025年9月30日"),
            (r"25年", "23年"), (r"２０２５", "２０２３")]  # fmt: skip
_SIGNS = [("同比下降", "同比增长"), ("下降", "增长"), ("大降", "大增"), ("增长", "下降"),
          ("大增", "大降"), ("减少", "增加"), ("提升", "下降"), ("上升", "下降"), ("回落", "上升"),
          ("下跌", "上涨"),
          ("跌幅", "涨幅"), ("降幅", "增幅"), ("跌", "涨"), ("+", "-"), ("增逾", "降逾"),
          (" -", " +"), ("(-", "(+"), ("-1", "1"), ("-4", "4"), ("rose", "fell"), ("up ", "down "),
          ("down ", "up "), ("fell", "rose"), ("declined by", "rose by"),
          ("dropped", "jumped"), ("expanded", "contracted"), ("contracted", "expanded"),
          ("widened", "narrowed"), ("narrowed", "widened"), ("slipped", "rose"),
          ("decrease", "increase"),
          ("declined", "rose"), ("decline", "rise"), ("drop ", "rise "), ("shrink", "grow"),
          ("growth -", "growth ")]  # fmt: skip
_KINDS = [
    ("个百分点", "%"),
    ("％", "个百分点"),
    ("percentage points", "%"),
    ("basis points", "percentage points"),
    ("bps", "%"),
    ("个基点", "个百分点"),
    ("pct", "%"),
    ("%", "个百分点"),
]


_HEDGED = re.compile(r"(?:近|不足|不到|nearly|almost|nearly (?:CNY )?\$)\s?(?:CNY )?\$?$")


def _digit(text: str, rng: random.Random) -> str | None:
    hits = [
        h for h in _FIGURE.finditer(text) if _MONEY_OR_RATE.match(text, h.end()) or "." in h["n"]
    ]
    hits = [h for h in hits if not _HEDGED.search(text[: h.start()])]
    if not hits:
        return None
    hit = rng.choice(hits)
    places = [i for i, c in enumerate(hit["n"]) if c.isdigit()]
    at = rng.choice(places[: max(2, len(places) - 1)])
    new = rng.choice([d for d in "123456789" if d != hit["n"][at]])
    return text[: hit.start() + at] + new + text[hit.start() + at + 1 :]


def _swap(pairs: Sequence[tuple[str, str]]) -> Callable[[str, random.Random], str | None]:
    def change(text: str, rng: random.Random) -> str | None:
        fits = [(old, new) for old, new in pairs if old in text]
        if not fits:
            return None
        old, new = fits[0]
        places = [h.start() for h in re.finditer(re.escape(old), text)]
        at = rng.choice(places)
        return text[:at] + new + text[at + len(old) :]

    return change


_SIGN_WORDS = re.compile(
    "|".join(sorted((re.escape(old) for old, _ in _SIGNS), key=len, reverse=True))
)


def _sign(text: str, rng: random.Random) -> str | None:
    """The first word or sign of change that stands beside a figure, turned around."""
    swaps = dict(reversed(_SIGNS))
    for hit in _SIGN_WORDS.finditer(text):
        around = text[max(0, hit.start() - 6) : hit.end() + 10]
        if re.search(r"[0-9]", re.sub(r"(?:19|20)[0-9]{2}", "", around)) and not re.search(
            "增长后|下降后|连续", around
        ):
            return text[: hit.start()] + swaps[hit[0]] + text[hit.end() :]
    return None


def _kind(text: str, rng: random.Random) -> str | None:
    english = text.isascii() or not re.search("[一-鿿]", text)
    pairs = [(old, "percentage points" if english and old == "%" else new) for old, new in _KINDS]
    pairs = [(old, " percentage points" if old == "%" and english else new) for old, new in pairs]
    return _swap(pairs)(text, rng)


def _period(text: str, rng: random.Random) -> str | None:
    for pattern, new in _PERIODS:
        hits = list(re.finditer(pattern, text))
        if hits:
            hit = rng.choice(hits)
            return text[: hit.start()] + new + text[hit.end() :]
    return None


def _rounding(text: str, rng: random.Random) -> str | None:
    """Off by one in the last shown place."""
    hits = [h for h in _FIGURE.finditer(text) if "." in h["n"]]
    if not hits:
        return None
    hit = rng.choice(hits)
    last = int(hit["n"][-1])
    return text[: hit.end() - 1] + str(last + 1 if last < 9 else last - 1) + text[hit.end() :]


_NAMES = {
    "贵州茅台": ("五粮液", "泸州老窖", "招商银行"), "茅台": ("五粮液", "山西汾酒"),
    "五粮液": ("贵州茅台", "洋河股份"), "比亚迪": ("宁德时代", "长城汽车", "上汽集团"),
    "宁德时代": ("比亚迪", "亿纬锂能"), "招商银行": ("紫金矿业", "工商银行", "兴业银行"),
    "招行": ("平安银行",), "中国平安": ("紫金矿业", "中国人寿"),
    "紫金矿业": ("招商银行", "洛阳钼业"),
    "Apple": ("Tesla", "Microsoft", "Dell"), "Tesla": ("Apple", "Ford", "Rivian"),
    "Kweichow Moutai": ("BYD", "Wuliangye"), "Moutai": ("BYD", "Wuliangye"),
    "BYD": ("Moutai", "Geely"),
    "Ping An": ("China Life", "BYD"),
}  # fmt: skip


def _entity(text: str, rng: random.Random) -> str | None:
    hits = [(h.start(), name) for name in _NAMES for h in re.finditer(re.escape(name), text)]
    hits = [(at, name) for at, name in hits if not any(o < at and at < o + len(n) for o, n in hits)]
    if not hits:
        return None
    named = {name for _, name in hits}
    at, name = rng.choice(hits)
    if text.count(name) > 1 and len(named) == 1:
        return text.replace(name, rng.choice(_NAMES[name]))
    return (
        text[:at]
        + rng.choice([n for n in _NAMES[name] if n not in named] or ["格力电器"])
        + text[at + len(name) :]
    )


_RULES: tuple[tuple[str, Callable[[str, random.Random], str | None]], ...] = (
    ("digit", _digit), ("unit", _swap(_UNITS)), ("period", _period), ("entity", _entity),
    ("sign", _sign),
    ("kind", _kind), ("rounding", _rounding),
)  # fmt: skip
_EXTRA = {
    "zh": (
        "其海外收入占比为27.3%。",
        "全年研发投入61.8亿元。",
        "目标价为188.5元。",
        "机构持股比例达43.7%。",
        "公司员工总数为48,213人。",
    ),
    "en": (
        "Its order backlog was $61.8 billion.",
        "Its market share was 27.3%.",
        "The price target is $188.50.",
        "Headcount was 48,213 employees.",
    ),
}


def corrupt(text: str, facts: tuple[Fact, ...], lang: str, seed: str) -> Iterator[Corrupted]:
    """One text for each kind of fault that can be planted in the given one."""
    for kind, rule in _RULES:
        rng = random.Random(f"{seed}:{kind}")  # noqa: S311 - a repeatable choice, no secret
        changed = rule(text, rng)
        if changed is not None and changed != text:
            yield Corrupted(kind, changed, facts)
    rng = random.Random(f"{seed}:missing")  # noqa: S311 - a repeatable choice, no secret
    yield Corrupted(
        "missing",
        text
        + ("" if text.endswith(("。", ".")) else "\n")
        + " " * (lang == "en")
        + rng.choice(_EXTRA[lang]),
        facts,
    )
    if shown := next((h for h in _FIGURE.finditer(text) if len(h["n"]) > 2), None):
        number = shown["n"].replace(",", "")
        kept = tuple(f for f in facts if not _could_be(f, number))
        if len(kept) < len(facts):
            yield Corrupted("missing", text, kept)


def _could_be(fact: Fact, shown: str) -> bool:
    """Whether the digits of a number are those of a fact, at any scale."""
    digits = shown.replace(".", "").rstrip("0") or "0"
    values = fact.value if isinstance(fact.value, tuple) else (fact.value,)
    return any(
        _leading(f"{abs(v):f}", len(digits)) in (digits, str(int(digits) - 1), str(int(digits) + 1))
        for v in values
    )


def _leading(number: str, count: int) -> str:
    digits = number.replace(".", "").lstrip("0")
    kept = digits[:count].ljust(count, "0")
    return (
        str(
            int(kept) + (1 if digits[count : count + 1] >= "5" and digits[count : count + 1] else 0)
        ).rstrip("0")
        or "0"
    )
