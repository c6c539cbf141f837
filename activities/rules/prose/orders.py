"""Orders that came in, and are no backlog: 签下5.8GW订单."""

from activities.rules.prose.metrics import NAMES, Metric
from activities.rules.scanning.regex import regex

_TAKEN = regex(
    r"(?:签下|签得|签了|斩获|拿下|新接|接到|接获|获得|揽获|揽下|新签|落袋|接下)(?:了|约|近|逾|超过?|\s)*$"
)


def taken(said: Metric | None, before: str) -> Metric | None:
    """The metric that a name means: orders that were signed are new ones."""
    general = said is not None and said.general and said.id == "backlog"
    return NAMES["新签订单"] if general and _TAKEN.search(before) else said
