"""Full legal names of Chinese companies, and the short names that they begin with."""

import re
from collections.abc import Collection

from activities.rules.prose.companies import CODES

_LEGAL = re.compile(r"(?:股份|有限|责任|集团)+公司$")
_UNIT = re.compile(
    r"[(（·-]|财务|财产|人寿|资产管理|资管|基金|信托|租赁|证券|期货|投资|销售|贸易|置业|物业|分公司|子公司"
)
"""What is said in the names of a group's units, and not in its own."""
_LEAST = 3


def short(entity: str, others: Collection[str] = ()) -> str:
    """The short name of a company that has its full one, among others or the well-known; empty where none is known."""
    end = _LEGAL.search(entity)
    if end is None:
        return ""
    for length in range(end.start(), _LEAST - 1, -1):
        head = entity[:length]
        if (head in others or head in CODES) and not _UNIT.search(entity[length : end.start()]):
            return head
    return ""
