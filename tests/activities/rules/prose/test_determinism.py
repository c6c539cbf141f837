"""The same text and facts give the same findings, in any process."""

import json
import os
import subprocess
import sys

from activities.rules.prose import check_prose
from tests.bench.grounded import families

_AGAIN = """
import json
from activities.rules.prose import check_prose
from tests.bench.grounded import families
cases = list(families("written"))[:10]
told = [check_prose(fault.text, fault.facts) for case in cases for fault in case.faults]
print(json.dumps([[finding.model_dump() for finding in found] for found in told]))
"""


def test_another_process_finds_the_same() -> None:
    """Byte for byte, whatever the seed of its hashes, its locale and its time zone."""
    cases = list(families("written"))[:10]
    told = [check_prose(fault.text, fault.facts) for case in cases for fault in case.faults]
    here = json.dumps([[finding.model_dump() for finding in found] for found in told])
    changed = {"PYTHONHASHSEED": "7", "LC_ALL": "C", "TZ": "Asia/Tokyo"}
    there = subprocess.run(
        [sys.executable, "-c", _AGAIN],
        env={**os.environ, **changed},
        capture_output=True,
        check=True,
    )

    assert there.stdout.decode().strip() == here
