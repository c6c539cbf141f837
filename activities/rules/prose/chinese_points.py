"""What Chinese research writes as pct: percentage points, where something moved by it.

归母净利润同比+12.3pct is no growth of 12.3 %. In English prose pct is percent.
"""

from activities.rules.prose.quantities import Quantity
from activities.rules.prose.units import Kind, Unit
from activities.rules.scanning.regex import regex

_HAN = regex(r"[一-鿿]")
_LATIN = regex(r"[a-z]{3,}")
_MOVED = regex(
    r"(?:同比|环比|[增减升降涨跌提扩收变]|回落|下滑|改善|恶化|高于|低于|[多少高低]|较)"
    r"[^，。；;|\n0-9]{0,10}$"
)
_LOOK = 24


def told(plain: str, found: list[Quantity]) -> list[Quantity]:
    """The quantities, those in pct of a Chinese text that tell a move in percentage points."""
    if not any(quantity.unit.noun == "pct" for quantity in found) or not _is_chinese(plain):
        return found
    return [_in_points(quantity) if _moves(plain, quantity) else quantity for quantity in found]


def _is_chinese(plain: str) -> bool:
    """Whether a text has more Chinese characters than words of another script."""
    return len(_HAN.findall(plain)) > len(_LATIN.findall(plain))


def _moves(plain: str, quantity: Quantity) -> bool:
    if quantity.unit.noun != "pct":
        return False
    before = plain[max(0, quantity.start - _LOOK) : quantity.start]
    return quantity.sign != 0 or _MOVED.search(before) is not None


def _in_points(quantity: Quantity) -> Quantity:
    top = _in_points(quantity.top) if quantity.top else None
    return quantity._replace(unit=Unit(Kind.POINT), top=top)
