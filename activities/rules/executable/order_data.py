"""Orders and transfers as fields with quoted names, as brokers and exchanges take them.

A field has one of a few parts to play, whatever its interface calls it; fields that stand together
make an order, and those of a disclosure or of a back-test beside them make it a record.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from activities.rules.executable import slips
from activities.rules.executable.frames import Marks
from activities.rules.executable.order_shapes import (
    AT_ONCE,
    BIDDING,
    DEEDS,
    DOING,
    FIELD,
    FORM,
    LAUNCH,
    LIKE,
    LOOSE,
    METHOD,
    NUMBERED,
    OPINION,
    PARTS,
    READING,
    SCOPE,
    SIDED,
    TYPED,
    WHOLE,
)
from activities.rules.scanning.regex import regex

_ROW = regex(r"(?m)^(?:\|\s?)?[^\n,|;\t]{1,24}(?:[,|;\t][^\n,|;\t]{0,24}){2,14}\|?$")
_BEFORE_LAST = regex(r"^.*[/.:](?=\w)")
_MARKS = Marks({"form": FORM})
_APART = 200
_MONEY = regex(r"_(?:usd|cny|rmb|eur|gbp|hkd|jpy|chf|usdt)$")
"""What an amount is counted in, at the end of a name."""
_TYPES = frozenset(
    "type ordertype ordtype style algo algorithm strategy exectype executiontype pricetype".split()
)
"""Kinds of orders, and the fields that hold them: with instrument and size they need no side."""
_STATES = frozenset("status state orderstatus ordstatus ordstate 状态 订单状态 委托状态".split())
_OVER = regex(
    r"(?i)(?:(?:partially|fully)?[_ ]?filled|executed|done|closed|settled|complete[d]?|rejected|"
    r"expired|cancell?ed|已(?:成交?|完成|撤单?|结算|报废)|(?:全部|部分)成交|部成|废单)$"
)
"""A state in which nothing is left to be done."""
_SUM_MOVED = regex(r"^(?:转账|汇款|付款|划款|出金|提现|划转|转出|支付)(?:金额|数额|数量)$")
_APPLIED = regex(r"^(?:赎回|申购|认购|转换|买入|卖出)(?:份额|金额|数量|股数)$")
_LEG = regex(r"(?i)(?:buy|sell|long|short)_?(?:strike|leg)")
_SIDE_ALONE = regex(r"(?:BUY|SELL|Buy|Sell|buy|sell|买入|卖出)$")
"""A side, whatever its field is called, unless it is an opinion or the side of a tick."""
_COUNT = regex(r"[\d,.]+[万千]?[份元股]?$")
_TOKENS = regex(r"[A-Za-z][a-z]+|[A-Z]+(?![a-z])")
_UNDOING = frozenset(("cancel", "replace", "amend", "modify", "revise"))


def ordered(view: str) -> bool:
    """Whether fields of the text make an order, its cancellation, or a transfer of money."""
    plain = slips.unticked(view)
    return any(map(_acts, _clusters(plain))) or _table(view) or _filled(view)


def _filled(view: str) -> bool:
    """Whether a form says how much is to be traded."""
    return _MARKS.heard(view).has("form") or slips.filled(view)


def _table(view: str) -> bool:
    """Whether rows under the names of columns are orders: a file for a broker."""
    columns: list[str] = []
    for row in _ROW.finditer(view):
        framed = row[0].startswith("|")
        bars = "[|]" if framed else r"[,|;\t]"
        cells = [cell.strip() for cell in re.split(bars, row[0].strip("|"))]
        parts = set().union(*map(_named, cells))
        if {"side", "symbol", "size"} <= parts:
            told = parts & {"record", "date"} or (framed and "order" not in parts)
            columns = [] if told else cells
        elif len(cells) == len(columns) and any(map(SIDED.match, cells)):
            return True
    return False


def _named(cell: str) -> frozenset[str] | set[str]:
    """The parts of a column, by its name."""
    return PARTS.get(re.sub(r"[\W_]", "", cell).lower()) or _alike(cell, "")


def is_record(view: str) -> bool:
    """Whether quoted fields say that a trade was disclosed, or made in a test."""
    return any(_recorded(cluster) for cluster in _clusters(view))


def _clusters(view: str) -> Iterator[set[str]]:
    """The parts played by fields that stand close to each other."""
    parts: set[str] = set()
    last = 0
    for field in _fields(view):
        played = _plays(*field[2:])
        if not played:
            continue
        if field[0] - last > _APART and parts:
            yield parts
            parts = set()
        last = field[1]
        parts |= played
    yield parts


def _fields(view: str) -> list[tuple[int, int, str, str]]:
    """The start and end of every field, its name and its value, in order."""
    colon = ":" in view or "：" in view
    quoted = [
        (found.start(), found.end(), found["name"], found["said"] or found["bare"] or "")
        for found in FIELD.finditer(view if colon else "")
    ]
    loose = [
        (found.start(), found.end(), found["name"] or found["tag"],
         found["said"] or found["value"] or "")
        for found in LOOSE.finditer(view if ":" in view or "=" in view or "</" in view else "")
    ]  # fmt: skip
    return sorted(quoted + loose)


@lru_cache(maxsize=1024)
def _plays(label: str, value: str) -> frozenset[str]:
    """The parts of a field; a name may be the order itself, with the fields of it within."""
    label, value = _MONEY.sub("", label), value.strip()
    name = re.sub(r"[\W_]", "", label).lower()
    parts = set(PARTS.get(name, ())) or _alike(label, value)
    if not parts and _SIDE_ALONE.match(value) and not OPINION.search(label.lower()):
        parts.add("side")
    if "side" in parts:
        numbered = name in NUMBERED and value in ("0", "1", "2", "23", "24", "-1")
        if not (numbered or SIDED.match(value)):
            parts.discard("side")
    if (not value and name in ("buy", "sell", "short", "cover")) or _LEG.match(label):
        parts.add("side")
    return frozenset(parts | _meant(name, value))


def _meant(name: str, value: str) -> set[str]:
    """What a field adds by its value: that it happens at once, where money goes, what is done."""
    parts = {"order"} if name in LAUNCH and AT_ONCE.match(value) else set[str]()
    if name in _STATES and _OVER.match(value):
        parts.add("over")
    if name in _TYPES and TYPED.match(value):
        parts.add("typed")
    if value in ("证券转银行", "银行转证券"):
        parts |= {"move", "to"}
    if name in BIDDING and WHOLE.match(value):
        parts.add("whole")
    if name in SCOPE and value:
        parts.add("scope")
    if name in METHOD:
        last = _BEFORE_LAST.sub("", value)
        parts |= {deed for deed, pattern in DEEDS if pattern.match(value) or pattern.match(last)}
        parts |= _called(last)
    return parts


def _alike(label: str, value: str) -> set[str]:
    """The part of a field by what its name has in common with others."""
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", label).lower().replace(" ", "_")
    if _SUM_MOVED.match(name):
        return {"move", "size"}
    if _APPLIED.match(name):
        return {"applied", "size"} if _COUNT.match(value) else set()
    return next(({part} for part, pattern in LIKE if pattern.search(name)), set())


def _called(method: str) -> set[str]:
    """What a method does, by the words of its name: one that reads does nothing."""
    words = [word.lower() for word in _TOKENS.findall(method)]
    if len(words) < 2 or not READING.isdisjoint(words):
        return set()
    if not _UNDOING.isdisjoint(words):
        return {"cancel"}
    return {"place"} if not DOING.isdisjoint(words) else set()


def _recorded(parts: set[str]) -> bool:
    if "over" in parts:
        return not parts & {"place", "cancel"}
    return "record" in parts and not parts & {"order", "id", "place", "cancel"}


def _acts(parts: set[str]) -> bool:
    if _recorded(parts):
        return False
    order = (
        ("side" in parts and {"symbol", "size"} <= parts and "date" not in parts)
        or ({"side", "order"} <= parts and bool(parts & {"symbol", "size"}))
        or ("place" in parts and {"symbol", "size"} <= parts and "date" not in parts)
        or ({"typed", "symbol", "size"} <= parts and not parts & {"date", "record"})
        or {"place", "symbol", "to"} <= parts
        or ({"place", "order"} <= parts and bool(parts & {"symbol", "size"}))
    )
    closed = ("whole" in parts and bool(parts & {"order", "scope", "to", "symbol"})) or (
        {"place", "order", "scope"} <= parts and "date" not in parts
    )
    cancel = "cancel" in parts and ("id" in parts or bool({"order", "symbol"} & parts))
    applied = {"applied", "symbol"} <= parts and "date" not in parts
    return order or closed or cancel or applied or _moves(parts)


def _moves(parts: set[str]) -> bool:
    """Whether money is to go from one place to another."""
    return {"size", "to"} <= parts and (
        "move" in parts or ("from" in parts and "date" not in parts)
    )
