"""How failed fetches are listed: each with its reason, the gaps of a recording in one line."""

from collections.abc import Iterable, Sequence

from activities.rules.wording import failure_words
from schemas.failures import Failure
from schemas.fetch import SourceFailure
from schemas.text import Bilingual


def failure_lines(failures: Sequence[SourceFailure]) -> Iterable[tuple[str, Bilingual, str]]:
    """Name, meaning and the source's own reason of each failure.

    What was never recorded is no fault of a source: several such gaps share one line.
    """
    gaps = [failure for failure in failures if failure.error == Failure.NOT_RECORDED]
    for failure in failures:
        if len(gaps) < 2 or failure not in gaps:
            reason = f"{failure.error}: {failure.reason}"
            yield _name(failure), failure_words(failure.error), reason
    if len(gaps) > 1:
        named = ", ".join(map(_name, gaps))
        yield str(Failure.NOT_RECORDED), failure_words(Failure.NOT_RECORDED), named


def _name(failure: SourceFailure) -> str:
    return f"{failure.source}.{failure.dataset}"
