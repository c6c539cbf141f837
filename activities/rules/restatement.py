"""Whether figures of one year speak of the same version of its accounts.

A report may restate last year's figure beside this year's (``report_type`` 4). What is computed
from last year's interim figure and last year's annual one needs both restated, or neither.
"""

from datetime import date

from activities.rules.ledger import Ledger, Reading
from activities.rules.reconciliation import TOLERANCE, relative_difference
from schemas.fetch import Dataset

REASON = "restatement_mismatch"


def mismatch(ledger: Ledger, metric: str, base: date) -> str | None:
    """Why the figure of ``base`` must not be used beside others of its year; None if it may.

    It is of the old accounts while another figure of the same year has been restated to another
    value, so that the two would be mixed.
    """
    readings = [r for r in ledger.readings(metric) if r.observation.as_of.year == base.year]
    if _restated(readings, base):
        return None
    changed = sorted({r.observation.as_of for r in readings if _changed(readings, r)})
    if not changed:
        return None
    return f"{REASON}: {metric} of {changed[-1]} is restated, that of {base} is not"


def _restated(readings: list[Reading], as_of: date) -> bool:
    return any(r.observation.as_of == as_of and _is_restated(r) for r in readings)


def _is_restated(reading: Reading) -> bool:
    return reading.call.dataset is Dataset.INCOME_RESTATED


def _changed(readings: list[Reading], restated: Reading) -> bool:
    """Whether a restatement says something else than the original did."""
    if not _is_restated(restated):
        return False
    after = restated.observation
    return any(
        before.observation.as_of == after.as_of
        and before.observation.period is after.period
        and before.call.dataset is Dataset.INCOME
        and not isinstance(before.observation.value, str)
        and not isinstance(after.value, str)
        and relative_difference(before.observation.value, after.value) > TOLERANCE
        for before in readings
    )
