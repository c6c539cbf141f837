"""More or less than half, beside the share that is told in figures: 占比过半，达45%."""

import re
from collections.abc import Iterator, Sequence
from decimal import Decimal

from activities.rules.prose.bounds import Bound
from activities.rules.prose.context import Scene
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.told import within
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex
from schemas.gate import Finding

_SAID = regex(
    r"(?P<over>超过?一半|(?<![超通成间])过半|逾半(?!年)|半数以上|一半以上|"
    r"(?<![a-z])(?:more than|over|above) (?:one )?half(?! a|[- ]year)(?![a-z])|"
    r"(?<![a-z])(?:the|a) (?:clear |large |vast )?majority of (?:[a-z'’.&-]+ ){0,4}"
    r"(?:revenues?|sales|profits?|income|assets|loans|deposits|volume|orders|shipments)(?![a-z]))"
    r"|不足一半|不到一半|不及一半|未过半|近半(?!年|个)|将近一半|接近一半|"
    r"(?<![a-z])(?:less than|just under|under|below|nearly|almost) (?:one )?half"
    r"(?! a|[- ]year)(?![a-z])"
)
_OF_A_WHOLE = regex(
    r"占|收入|营收|销售|利润|来自|贡献|"
    r"(?<![a-z])(?:revenues?|sales|profits?|income|assets|loans|deposits|volumes?|orders|"
    r"shipments)(?![a-z])"
)
"""Beside a half that may be one of money or goods."""
_OF_PEOPLE = regex(
    r"的?(?:分析师|机构|员工|股东|高管|受访)|"
    r"\s(?:of )?(?:the |its |all )?(?:analysts|staff|brokers|employees|investors|holders)"
)
_NEAR, _LOOK = 60, 45
_HALF, _WHOLE = Decimal(50), Decimal(100)


def check(
    scene: Scene, quantities: Sequence[Quantity], bounds: Sequence[Bound]
) -> Iterator[Finding]:
    """Findings on a half that the only share of the sentence does not come to, or goes beyond."""
    figures = list(zip(quantities, bounds, strict=True))
    for hit in _SAID.finditer(scene.plain) if figures else ():
        around = scene.plain[max(0, hit.start() - _LOOK) : hit.end() + _LOOK]
        if not _OF_A_WHOLE.search(around) or _OF_PEOPLE.match(scene.plain, hit.end()):
            continue
        beside = within(figures, *scene.sentence(hit.start()))
        shares = [
            told for told in beside if told[0].unit.kind is Kind.PERCENT and not told[0].words
        ]
        if len(shares) == 1 and _is_no_half(hit, *shares[0]):
            share = scene.text[shares[0][0].start : shares[0][0].end]
            said = scene.text[hit.start() : hit.end()]
            yield Finding(rule="grounding.value", reason=f"says {said} beside {share}", span=share)


def _is_no_half(hit: re.Match[str], share: Quantity, bound: Bound) -> bool:
    """Whether a share lies on the other side of a half than words near it say."""
    near = max(share.start - hit.end(), hit.start() - share.end) <= _NEAR
    if bound.direction.change or share.top is not None or not near or share.value > _WHOLE:
        return False
    return share.value != _HALF and (share.value > _HALF) != bool(hit["over"])
