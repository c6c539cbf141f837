"""What a share is one of: 占收入的比重, SG&A as % of net sales, 14% of net income."""

from activities.rules.prose import naming, soles
from activities.rules.prose.bounds import Bound
from activities.rules.prose.labels import BEHIND
from activities.rules.prose.metrics import LEVEL_PERCENTS, Metric
from activities.rules.prose.readings import Reading
from activities.rules.scanning.regex import regex

_SHARE_OF = regex(r"占(?:到|了)?(?:[0-9]{4}\s?年度?的?)?(?P<whole>[^占，。；0-9]{2,16})")
"""What a share is one of."""
_REVENUE, _PROFIT = frozenset({"revenue"}), frozenset({"profit"})
_WHOLES = {
    **dict.fromkeys(("roe", "roe_weighted", "roe_diluted"), frozenset({"equity"})),
    **dict.fromkeys(("roa", "debt_ratio"), frozenset({"total_assets"})),
    "payout": _PROFIT, "rnd_ratio": _REVENUE, "selling_ratio": _REVENUE, "admin_ratio": _REVENUE,
    "expense_ratio": _REVENUE, "net_margin": _REVENUE, "gross_margin": _REVENUE,
}  # fmt: skip
_DISTRIBUTABLE = regex(r"可供?分配|未分配")
"""Of profits, those that are left to be paid: not those of the year."""
PERCENT_OF = regex(r"\sof\s(?P<whole>[a-z][a-z &-]{2,30})")
_ITS = regex(r"^(?:their|our)\s")
_PERCENT_IN_NAME = regex(r"(?:%|percent|percentage|share) of (?P<whole>[a-z &-]+)")


def is_share_of_it(said: Metric, reading: Reading) -> bool:
    """Whether a fact is the share that a metric named beside a number is of another.

    SG&A as % of net sales.
    """
    told = _PERCENT_IN_NAME.search(reading.words)
    return told is not None and said.family in soles.families(reading.words[: told.start()])


def is_share_of_other(label: str, reading: Reading) -> bool:
    """Whether a share is said to be one of another whole than that of the fact.

    占净利润 for 占收入.
    """
    hit = _SHARE_OF.search(label.partition(BEHIND)[0])
    said = _whole(hit["whole"]) if hit else frozenset()
    if not said or (reading.metric is None and "占" not in reading.words):
        return False
    told = _SHARE_OF.search(reading.words)
    whole = (
        _whole(told["whole"]) if told else _WHOLES.get(reading.metric.id if reading.metric else "")
    )
    return bool(whole) and not said & (whole or frozenset())


def _whole(words: str) -> frozenset[str]:
    """The families of what a share is one of."""
    return frozenset({"distributable"}) if _DISTRIBUTABLE.search(words) else soles.families(words)


def is_percent_of_other(bound: Bound, reading: Reading) -> bool:
    """Whether a percentage is told of another whole than the one of a fact.

    14% of net income for 14% of revenue.
    """
    said = PERCENT_OF.match(bound.behind)
    known = soles.families(said["whole"]) - LEVEL_PERCENTS if said else frozenset()
    if said is None or not known or not reading.words.isascii():
        return False
    told = _PERCENT_IN_NAME.search(reading.words)
    if told and naming.telling(_ITS.sub("", said["whole"])) <= naming.telling(told["whole"]):
        return False
    own = (
        soles.families(told["whole"])
        if told
        else _WHOLES.get(reading.metric.id if reading.metric else "")
    )
    return bool(own) and not known & (own or frozenset())
