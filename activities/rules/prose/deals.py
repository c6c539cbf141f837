"""Who a company deals with: 三生制药与辉瑞的授权合作首付款 is paid to the first."""

from activities.rules.prose.context import Scene
from activities.rules.prose.entities import EntityMention
from activities.rules.scanning.regex import regex

_WITH = regex(r"\s?(?:\([A-Z0-9.]+\))?\s?(?:此前|已|就[^，。；]{1,12})?[与和跟同及]\s?")
_DEAL = regex(
    r"(?:\([A-Za-z0-9 .]+\))?(?:之间)?(?:的|就|关于|在|签[署订下约]|达成|订立|敲定|开展|推进|"
    r"合[作资])?[^，。；0-9]{0,14}?(?:合作|授权|许可|交易|协议|合同|订单|合资|仲裁|诉讼|联盟|并购|"
    r"重组|换股|框架|供货|BD|JV|协作)"
)


def is_partner(scene: Scene, mention: EntityMention) -> bool:
    """Whether a company is the other side of a deal that the company right before it has."""
    left = scene.before(scene.entities, mention.start, max(0, mention.start - 40))[:1]
    if not left or left[0].key == mention.key:
        return False
    beside = _WITH.fullmatch(scene.text, left[0].end, mention.start)
    return bool(beside) and _DEAL.match(scene.text, mention.end) is not None
