"""How failed fetches are listed: each with its reason, the gaps of a recording in one line."""

from collections.abc import Iterable, Sequence

from schemas.failures import Failure
from schemas.fetch import SourceFailure


def failure_lines(failures: Sequence[SourceFailure]) -> Iterable[tuple[str, str]]:
    """Name and reason of each failure. What was never recorded is no fault of a source."""
    gaps = [failure for failure in failures if failure.error == Failure.NOT_RECORDED]
    for failure in failures:
        if len(gaps) < 2 or failure not in gaps:
            yield f"{_name(failure)} ({failure.error})", failure.reason
    if len(gaps) > 1:
        yield str(Failure.NOT_RECORDED), ", ".join(map(_name, gaps))


def _name(failure: SourceFailure) -> str:
    return f"{failure.source}.{failure.dataset}"
