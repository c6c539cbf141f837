"""Which version of a report counts: the newest that was public at the knowledge time.

Tushare keeps several rows for one report period: corrections (``update_flag`` 1) beside what they
corrected, each with the day on which it became public.
"""

from collections import defaultdict
from collections.abc import Hashable, Iterable
from datetime import date
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Version(NamedTuple, Generic[T]):
    """One row of a report. ``key`` is company, period end and report type.

    ``public`` is the day on which this very version became known; None where only the
    statutory deadline is known to have passed.
    """

    key: Hashable
    corrected: bool
    public: date | None
    row: T


def newest(versions: Iterable[Version[T]]) -> list[Version[T]]:
    """The version of each report that counts, in an order that the answer's has no part in.

    The corrected ones first, of those the newest. What is equal in both stays: identical rows
    do no harm, and contradicting ones are a conflict for others to see, never a silent pick.
    """
    groups: dict[Hashable, list[Version[T]]] = defaultdict(list)
    for version in versions:
        groups[version.key].append(version)
    return [
        version for key in sorted(groups, key=str) for version in _of_one_report(groups[key])
    ]  # fmt: skip


def _of_one_report(group: list[Version[T]]) -> list[Version[T]]:
    best = max(_rank(version) for version in group)
    return sorted((v for v in group if _rank(v) == best), key=lambda v: str(v.row))


def _rank(version: Version[T]) -> tuple[bool, date]:
    return version.corrected, version.public or date.min
