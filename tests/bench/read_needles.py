"""Read the needles off every pattern of the gates, for those who start a worker.

    python -m tests.bench.read_needles [--check]

Writes ``needles.tsv`` (``activities/rules/scanning/remembered.py``), the same from the same
patterns; with ``--check`` it writes nothing and ends with 1 where the file would change.
"""

import argparse
import gc
import pkgutil
import sys
from importlib import import_module
from pathlib import Path

from activities import gates, rules
from activities.rules.injection.tongues import Tongue
from activities.rules.scanning import remembered
from activities.rules.scanning.needles import read_off
from activities.rules.scanning.sieve import Sieve

FILE = Path(remembered.__file__).with_name(remembered.ROWS)


def patterns() -> set[str]:
    """Every pattern that a gate reads needles off before its first text."""
    for module in pkgutil.walk_packages(rules.__path__, f"{rules.__name__}."):
        import_module(module.name)
    gates.prepare()
    readers = [thing for thing in gc.get_objects() if isinstance(thing, Sieve | Tongue)]
    return {pattern for reader in readers for pattern in reader.read_off}


def lines() -> list[str]:
    """The rows of the file as they ought to be."""
    return sorted(remembered.line(pattern, read_off(pattern)) for pattern in patterns())


def main() -> int:
    """The exit code."""
    parser = argparse.ArgumentParser(description="Read the needles off every pattern of the gates.")
    parser.add_argument("--check", action="store_true", help="write nothing, say what differs")
    check, due = parser.parse_args().check, lines()
    if not check:
        FILE.write_text("\n".join(due) + "\n", encoding="utf-8")
        return 0
    differing = len({*FILE.read_text(encoding="utf-8").splitlines()}.symmetric_difference(due))
    print(f"{differing} rows of {len(due)} patterns are missing, wrong or of no pattern")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
