"""Sectors and indices as prose shortens their names: 通信（+6.4%） of 通信行业指数."""

import re
from collections.abc import Iterator

from activities.rules.prose.phrases import alternatives

_KIND = re.compile(r"(?:行业|板块|概念|主题)?(?:指数|板块|行业|ETF|概念)$")
_BEHIND = (
    r"(?=(?:行业|板块|指数|概念)?(?:今日|本周|单日|当日|则|也|逆势)?(?:\(|[+-]?[0-9]|[收大小累微领急暴上下]?[涨跌]"
    r"|回调|回落|反弹|下挫|重挫|走强|走弱|飙升|上扬|下探|跳水|收[红绿升降]|和|、|及|与))"
)


def short_names(entities: dict[str, str]) -> dict[str, str]:
    """The short name of each sector or index among the names of facts, with its key."""
    found: dict[str, str] = {}
    for name, key in entities.items():
        stem = _KIND.sub("", name)
        if stem != name and len(stem) >= 2 and not stem.isascii():
            found.setdefault(stem, key)
    return found


def find(folded: str, known: dict[str, str]) -> Iterator[tuple[int, int, str]]:
    """Where a short name stands before a move of its own, and whose it is."""
    present = [name for name in known if name in folded]
    if not present:
        return
    for hit in re.finditer(f"(?:{alternatives(present)}){_BEHIND}", folded):
        yield hit.start(), hit.end(), known[hit[0]]
