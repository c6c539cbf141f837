"""``python -m starter`` is ``research``."""

from starter.entry import main

main()
