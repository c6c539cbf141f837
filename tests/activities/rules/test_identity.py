"""Which rules gave a verdict."""

import subprocess
import sys

from activities.rules.identity import identified
from activities.rules.ingest import RULES_VERSION, screen


def test_a_verdict_names_the_rules_that_gave_it() -> None:
    """The version that people count, and a digest of the words and weights behind it."""
    given = screen((), "贵州茅台", ()).rules_version

    assert given == identified(RULES_VERSION)
    assert given.startswith(f"{RULES_VERSION}+")
    assert len(given.partition("+")[2]) == 12


def test_another_process_names_the_same_rules() -> None:
    """The digest is of the files, not of the process that reads them."""
    code = "from activities.rules.identity import identified; print(identified('x/1'))"
    said = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout

    assert said.strip() == identified("x/1")
