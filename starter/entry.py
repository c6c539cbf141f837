"""Where ``research`` begins: ``check`` needs no engine and does not wait for one."""

import sys


def main() -> None:
    """Run a command, and end with its exit code."""
    if sys.argv[1:2] == ["check"]:
        from starter.checks import main as check  # noqa: PLC0415 - a second faster than the rest

        sys.exit(check(sys.argv[2:]))
    from starter.cli import main as command  # noqa: PLC0415 - loads the engine

    command()
