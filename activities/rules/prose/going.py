"""Chinese figures that go on with others than the last one.

收入A、净利润B，均高于甲公司同期的C和D; 研发费用A，占收入的B%，同比增长C%.

As many figures as were told before are of the metrics of these, one by one; a growth behind a share
is of what has the share.
"""

from collections.abc import Iterator, Sequence

from activities.rules.prose.bounds import Bound, given
from activities.rules.prose.context import Scene
from activities.rules.prose.listing import Named
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.units import Kind
from activities.rules.prose.years import resolved
from activities.rules.scanning.regex import regex

_JOINT = regex(r"\s?(?:和|与|及|以及|、|/|，)\s?(?:约|近)?")
_SHARE = regex(
    r"[，,(、]?\s?(?:约|合计|合共|大约)?占[^，。；;0-9]{2,20}(?:约|近|逾|超过?|为|达|的|至|到)?\s?"
    r"|[^，。；;0-9]{0,12}占[^，。；;0-9]{0,12}(?:比[例重]?|率)[^，。；;0-9]{0,4}"
)
"""Between a figure and the share of a whole that it is."""
_PACE = regex(
    r"[)]?[，,、]?\s?(?:且|并|也)?(?:同比|环比|较[^，。；;0-9]{2,8})(?:小幅|大幅|略|微)?"
    r"(?:[增减][长加少]|[上下][升降滑涨跌]|下降|提[升高]|回落|[增减升降])?了?(?:约|近|逾|超过?)?\s?"
)
"""Between the share and the growth of what it is a share of."""


def set_against(
    scene: Scene, quantities: Sequence[Quantity], bounds: Sequence[Bound], at: int
) -> Iterator[tuple[Bound, int]]:
    """A figure of a group as said of its own among as many before; with the place of that one.

    At the time or of the company named between.
    """
    of = counterpart(scene, quantities, at)
    if of is None:
        return
    first, _ = _group(scene, quantities, at)
    for name in _names(scene, quantities[first - 1].end, quantities[first].start):
        yield given(bounds[of], name), of


def counterpart(scene: Scene, quantities: Sequence[Quantity], at: int) -> int | None:
    """The place of the figure that one of a group is set against.

    None where as many are not told before it.
    """
    first, last = _group(scene, quantities, at)
    if first == last or not first:
        return None
    kind = quantities[at].unit.kind
    told = [i for i in range(first) if quantities[i].unit.kind is kind]
    alike = [i for i in range(first, last + 1) if quantities[i].unit.kind is kind]
    if len(told) < len(alike):
        return None
    of = told[-len(alike) :][alike.index(at)]
    apart = scene.text.count("。", quantities[of].start, quantities[at].start)
    return None if apart else of


def _group(scene: Scene, quantities: Sequence[Quantity], at: int) -> tuple[int, int]:
    """The first and the last of the figures that stand side by side with one."""
    first = last = at
    while first and _JOINT.fullmatch(
        scene.text, quantities[first - 1].end, quantities[first].start
    ):
        first -= 1
    while last + 1 < len(quantities) and _JOINT.fullmatch(
        scene.text, quantities[last].end, quantities[last + 1].start
    ):
        last += 1
    return first, last


def _names(scene: Scene, start: int, end: int) -> Iterator[Named]:
    """The only company, and else the only time, between two figures."""
    companies = scene.between(scene.entities, start, end)
    times = scene.between(scene.periods, start, end)
    if len(companies) == 1:
        yield companies[0]
    elif len(times) == 1 and not companies:
        yield times[0]._replace(period=resolved(scene, times[0], scene.sentence(end)))


def behind_share(scene: Scene, quantities: Sequence[Quantity], at: int) -> int | None:
    """The place of the figure that the one before a growth is the share of; None of any other."""
    if at < 2 or quantities[at].unit.kind is not Kind.PERCENT:
        return None
    first, share, growth = quantities[at - 2 : at + 1]
    if share.unit.kind is not Kind.PERCENT or first.unit.kind is Kind.PERCENT:
        return None
    shared = _SHARE.fullmatch(scene.text, first.end, share.start)
    paced = _PACE.fullmatch(scene.text, share.end, growth.start)
    return at - 2 if shared and paced else None
