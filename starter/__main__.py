"""``python -m starter`` is ``research``."""

from starter.cli import main

main()
