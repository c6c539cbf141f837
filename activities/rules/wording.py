"""How figures and claims read in Chinese and English.

Amounts are scaled and rounded half-even; a price keeps two decimals and no separators.
"""

from collections.abc import Callable
from datetime import date
from decimal import ROUND_HALF_EVEN, Decimal
from typing import NamedTuple

from activities.rules.periods import describe
from schemas.failures import Failure
from schemas.metrics import METRICS, FigureKind, Period
from schemas.text import Bilingual, Lang

_SCALES = {
    Lang.ZH: ((Decimal(10) ** 12, "万亿"), (Decimal(10) ** 8, "亿"), (Decimal(10) ** 4, "万")),
    Lang.EN: (
        (Decimal(10) ** 12, "trillion"), (Decimal(10) ** 9, "billion"),
        (Decimal(10) ** 6, "million"),
    ),
}  # fmt: skip


def token(node_id: str) -> str:
    """The placeholder that the renderer replaces by the figure of ``node_id``."""
    return "{{" + node_id + "}}"


def rounded(value: Decimal, places: int = 2) -> str:
    """The value with a fixed number of decimals, half-even, never as ``-0.00``."""
    shown = value.quantize(Decimal(1).scaleb(-places), rounding=ROUND_HALF_EVEN)
    return f"{shown + 0:f}" if shown else f"{abs(shown):f}"


def show(
    value: Decimal | str, metric: str, unit: str, lang: Lang, like: Decimal | None = None
) -> str:
    """The figure as prose shows it; ``unit`` names the currency of an amount.

    ``like`` is an amount beside which it stands: it is written in the same power of ten.
    """
    if isinstance(value, str):
        return value
    kind = METRICS[metric].kind
    if kind is FigureKind.AMOUNT:
        return _amount(value, _currency(unit), lang, like)
    if kind in _MONEY:
        return _MONEY[kind](value, _currency(unit), lang)
    return _SHOW[kind](value, lang)


def label(metric: str) -> Bilingual:
    """The name of a metric."""
    known = METRICS[metric]
    return Bilingual(zh=known.zh, en=known.en)


_FAILURES: dict[str, Bilingual] = {
    Failure.SOURCE_DOWN: Bilingual(zh="来源没有应答", en="the source did not answer"),
    Failure.RATE_LIMITED: Bilingual(zh="来源限流", en="the source limits the rate"),
    Failure.BLOCKED: Bilingual(zh="来源拒绝了本机访问", en="the source refuses this address"),
    Failure.CIRCUIT_OPEN: Bilingual(zh="来源暂时停用", en="the source is left alone for a while"),
    Failure.AUTH_OR_PERMISSION: Bilingual(
        zh="缺少密钥或权限", en="a key or a permission is lacking"
    ),
    Failure.NO_DATA: Bilingual(zh="来源没有该数据", en="the source has no such data"),
    Failure.NOT_RECORDED: Bilingual(zh="样本没有录制该数据", en="the sample has no recording"),
    Failure.REPLAY_MISS: Bilingual(zh="录制带上没有该请求", en="the tape has no such request"),
    Failure.BAD_REQUEST: Bilingual(zh="无法处理", en="this cannot be done"),
    Failure.SCHEMA_DRIFT: Bilingual(
        zh="来源的应答格式异常", en="the source answered in an unknown shape"
    ),
}
_OTHER_FAILURE = Bilingual(zh="未能取得", en="nothing was served")


def failure_words(error: str) -> Bilingual:
    """What a type of failure means for the reader; the source's own words stand beside it."""
    return _FAILURES.get(error, _OTHER_FAILURE)


def capitalised(text: str) -> str:
    """English prose as it begins a sentence."""
    return text[:1].upper() + text[1:]


def entitled(metric: str, when: Bilingual | None, lang: Lang) -> str:
    """A figure's name at the head of a line, with its time in brackets."""
    what = label(metric)
    if lang is Lang.ZH:
        return f"{what.zh}（{when.zh}）" if when else what.zh
    return f"{capitalised(what.en)} ({when.en})" if when else capitalised(what.en)


def joined(first: str, second: str) -> str:
    """Two pieces of Chinese prose, with a blank where Chinese meets Latin letters or digits."""
    mixed = first[-1:].isascii() != second[:1].isascii()
    latin = first[-1:].isascii() and second[:1].isascii()
    return f"{first} {second}" if mixed or latin else f"{first}{second}"


def statement(
    name: str,
    metric: str,
    period: Period,
    as_of: date,
    node_id: str,
    window_start: date | None = None,
) -> Bilingual:
    """The plain sentence of a claim: who, when, what, and a token for the figure."""
    when, what = describe(period, as_of, window_start), label(metric)
    return Bilingual(
        zh=f"{name} {joined(joined(when.zh, what.zh), '为')} {token(node_id)}",
        en=f"{name}: {what.en} {token(node_id)} ({when.en})",
    )


def _scaled(value: Decimal, lang: Lang, like: Decimal | None = None) -> tuple[str, str]:
    for factor, word in _SCALES[lang]:
        if abs(value if like is None else like) >= factor:
            return rounded(value / factor), word
    return rounded(value), ""


class _Currency(NamedTuple):
    """How a currency is written: after a Chinese amount, before an English one, on a price."""

    zh: str
    en: str
    sign: str

    def before(self, number: str) -> str:
        """The English form; a sign hugs the number, and minus stands before it."""
        if self.en.endswith("$") and number.startswith("-"):
            return f"-{self.en}{number[1:]}"
        return f"{self.en}{number}"


_CURRENCIES = {
    "CNY": _Currency("元", "CNY ", "¥"),
    "USD": _Currency("美元", "$", "$"),
    "HKD": _Currency("港元", "HK$", "HK$"),
}


def is_currency(unit: str) -> bool:
    """Whether a unit is money: three capital letters."""
    return len(unit) == 3 and unit.isascii() and unit.isupper()


def _currency(unit: str) -> _Currency:
    """A currency without a sign of its own is written by its code."""
    known = _CURRENCIES.get(unit)
    if known is None and is_currency(unit):
        return _Currency(f" {unit}", f"{unit} ", f"{unit} ")
    return known or _CURRENCIES["CNY"]


def _amount(value: Decimal, money: _Currency, lang: Lang, like: Decimal | None) -> str:
    number, word = _scaled(value, lang, like)
    zh = f"{number} {word}{money.zh}" if word else f"{number} {money.zh.strip()}"
    return zh if lang is Lang.ZH else f"{money.before(number)} {word}".rstrip()


def _shares(value: Decimal, lang: Lang) -> str:
    number, word = _scaled(value, lang)
    return f"{number} {word}股" if lang is Lang.ZH else f"{number} {word} shares".replace("  ", " ")


def _per_share(value: Decimal, money: _Currency, lang: Lang) -> str:
    number = rounded(value)
    zh = f"{number} {money.zh.strip()}/股"
    return zh if lang is Lang.ZH else f"{money.before(number)} a share"


def _multiple(value: Decimal, lang: Lang) -> str:
    return f"{rounded(value)} 倍" if lang is Lang.ZH else f"{rounded(value)}×"


def _level(value: Decimal, lang: Lang) -> str:
    return f"{rounded(value)} 点" if lang is Lang.ZH else f"{rounded(value)} points"


_MONEY: dict[FigureKind, Callable[[Decimal, _Currency, Lang], str]] = {
    FigureKind.PRICE: lambda value, money, _: f"{money.sign}{rounded(value)}",
    FigureKind.PER_SHARE: _per_share,
}
_SHOW: dict[FigureKind, Callable[[Decimal, Lang], str]] = {
    FigureKind.PERCENT: lambda value, _: f"{rounded(value)}%",
    FigureKind.MULTIPLE: _multiple,
    FigureKind.SHARES: _shares,
    FigureKind.COUNT: lambda value, _: rounded(value, 0),
    FigureKind.LEVEL: _level,
    FigureKind.TEXT: lambda value, _: str(value),
}
