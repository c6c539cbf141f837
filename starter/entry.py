"""Where ``research`` begins: ``check`` needs no engine and does not wait for one."""

import sys
from collections.abc import Callable

from starter.late import loaded

EXIT_INTERRUPTED = 130


def main() -> None:
    """Run a command, and end with its exit code."""
    try:
        _run()
    except KeyboardInterrupt:  # while it was still loading
        sys.exit(EXIT_INTERRUPTED)


def _run() -> None:
    if sys.argv[1:2] == ["check"]:
        check = loaded(_checks)
        sys.exit(check(sys.argv[2:]))
    command = loaded(_commands)
    command()


def _checks() -> Callable[[list[str]], int]:
    from starter.checks import main as check  # noqa: PLC0415 - a second faster than the rest

    return check


def _commands() -> Callable[[], None]:
    from starter.cli import main as command  # noqa: PLC0415 - its options alone take time

    return command
