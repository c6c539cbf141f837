"""What commands print: results on stdout, everything about them on stderr."""

import json
import os
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from starter.problems import BadInput


def result(text: str) -> None:
    """Print a result."""
    print(text, flush=True)


def result_json(value: Any) -> None:
    """Print a result as one JSON object."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def table(rich_table: Table, width: int = 200) -> None:
    """Print a table: to the terminal's width, elsewhere to at most ``width`` columns.

    Its cells are text as it stands: what people and sources wrote is no markup.
    """
    shown = None if sys.stdout.isatty() else width
    Console(highlight=False, markup=False, emoji=False, width=shown).print(rich_table)


def document(markdown: str) -> None:
    """Print a document: formatted on a terminal, as it stands elsewhere."""
    if sys.stdout.isatty():
        from rich.markdown import Markdown  # noqa: PLC0415 - elsewhere nothing is formatted

        Console(highlight=False).print(Markdown(markdown))
    else:
        print(markdown, end="")


def note(text: str) -> None:
    """Say something about the result."""
    print(text, file=sys.stderr, flush=True)


def problem(text: str) -> None:
    """Say in one line what went wrong."""
    print(f"research: {' '.join(text.split())}", file=sys.stderr)


def problem_json(kind: str, text: str) -> None:
    """Say what went wrong as one JSON object (the contract of the seeds' scripts)."""
    print(json.dumps({"error": kind, "message": text}, ensure_ascii=False), file=sys.stderr)


def check_writable(path: Path) -> None:
    """Refuse a file that could not be written, before any work is done for it."""
    if path.is_dir():
        raise BadInput(f"{path} is a directory: name a file")
    if not path.parent.is_dir():
        raise BadInput(f"cannot write {path}: there is no directory {path.parent}")
    if not os.access(path.parent, os.W_OK):
        raise BadInput(f"cannot write {path}: {path.parent} is not writable")


def to_file(path: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    try:
        draft = path.with_name(f".{path.name}.tmp")
        draft.write_bytes(content)
        draft.replace(path)
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from None
