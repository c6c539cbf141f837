"""Every type of failure is described for operators, as it behaves."""

import re
from pathlib import Path

import pytest

from schemas.failures import EXIT_CODES, NON_RETRYABLE, Failure

MANUAL = Path(__file__).parents[2] / "docs" / "operator.md"
ROW = re.compile(r"^\| `(\w+)` \| (.+) \| (yes|no)[^|]* \| (\d) \| (.+) \|$", re.MULTILINE)
DESCRIBED = {row[1]: row for row in ROW.finditer(MANUAL.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("failure", Failure)
def test_the_manual_describes_the_failure_as_it_behaves(failure: Failure) -> None:
    """What it looks like, whether it is tried again, its exit code, and what to do."""
    assert failure in DESCRIBED, f"docs/operator.md has no row for {failure}"
    _, looks, again, code, remedy = DESCRIBED[failure].groups()

    assert (again == "yes") == (failure not in NON_RETRYABLE)
    assert int(code) == EXIT_CODES[failure]
    assert min(len(looks), len(remedy)) > len("none")


def test_the_manual_describes_nothing_else() -> None:
    """A type that is gone leaves the table too."""
    assert DESCRIBED.keys() == set(Failure)
